//! What the guide says that the programs write.

use super::run;

const PAGES: [(&str, &str); 1] = [("validating", include_str!("../../docs/guide/validating.md"))];

/// The lines inside the blocks of a page that are marked as a console.
fn consoles(page: &str) -> Vec<Vec<&str>> {
    let mut consoles = Vec::new();
    let mut lines = page.lines();
    while lines.by_ref().any(|line| line == "```console") {
        consoles.push(lines.by_ref().take_while(|&line| line != "```").collect());
    }
    consoles
}

/// A command, which may have `printf '…' |` before it, is run and what it writes compared: standard
/// output, then standard error.
#[test]
fn consoles_show_what_programs_write() {
    for (name, page) in PAGES {
        let consoles = consoles(page);
        assert!(!consoles.is_empty(), "{name}");
        for console in consoles {
            let command = console[0].strip_prefix("$ ").unwrap();
            let (input, command) = match command.split_once(" | ") {
                Some((printf, command)) => (printf, command),
                None => ("", command),
            };
            let input = input.trim_start_matches("printf ").trim_matches('\'').replace("\\n", "\n");
            let words = command.strip_prefix("cargo run --release --example ").unwrap();
            let (program, arguments) = words.split_once(" -- ").unwrap_or((words, ""));
            let arguments: Vec<&str> = arguments.split_whitespace().collect();
            let answer = run(program, &arguments, input.as_bytes());
            let shown = console[1..].iter().map(|line| format!("{line}\n")).collect::<String>();
            let written = answer.out + &answer.errors;
            assert_eq!(written.trim_end(), shown.trim_end(), "{name}: {command}");
        }
    }
}
