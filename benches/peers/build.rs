//! Hands the program what it was built with, to print beside its rates.

use std::env;
use std::process::Command;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed=CARGO_ENCODED_RUSTFLAGS");

    let flags = env::var("CARGO_ENCODED_RUSTFLAGS").unwrap_or_default();
    // The compiler obeys the last one given.
    let cpu = flags
        .rsplit('\x1f')
        .find_map(|flag| flag.split_once("target-cpu=").map(|(_, cpu)| cpu))
        .unwrap_or("default");
    println!("cargo::rustc-env=PEERS_TARGET_CPU={cpu}");

    let toolchain = env::var("RUSTC")
        .ok()
        .and_then(|rustc| Command::new(rustc).arg("--version").output().ok())
        .and_then(|output| String::from_utf8(output.stdout).ok());
    println!(
        "cargo::rustc-env=PEERS_TOOLCHAIN={}",
        toolchain.as_deref().map_or("unknown", str::trim)
    );
}
