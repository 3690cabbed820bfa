//! What the rates were taken on.

use std::env::consts;
use std::fs;

/// The lines that go above the tables.
pub(crate) fn describe() -> String {
    format!(
        "- CPU: {}\n- toolchain: {}\n- target: {} {}, target-cpu {}\n- profile: {}",
        cpu(),
        env!("PEERS_TOOLCHAIN"),
        consts::OS,
        consts::ARCH,
        env!("PEERS_TARGET_CPU"),
        if cfg!(debug_assertions) { "debug, whose rates mean nothing" } else { "release" }
    )
}

/// Cloud machines hide the model's name, so its numbers are added.
fn cpu() -> String {
    let info = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let field = |name: &str| {
        info.lines()
            .filter_map(|line| line.split_once(':'))
            .find(|(key, _)| key.trim() == name)
            .map(|(_, value)| value.trim())
    };
    let name = field("model name").unwrap_or("unknown");
    match (field("cpu family"), field("model"), field("stepping")) {
        (Some(family), Some(model), Some(stepping)) => {
            format!("{name}, family {family} model {model} stepping {stepping}")
        }
        _ => name.to_owned(),
    }
}
