//! The programs in `examples/`, run as scripts run them.
//!
//! `cargo test` builds them; `cargo test --test programs` alone does not.
#![cfg(feature = "std")]

mod draw;
mod guide;
mod perft;
mod play;
mod query;
mod validate;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;

/// What a program has written, and its exit status.
struct Answer {
    out: String,
    errors: String,
    status: i32,
}

impl Answer {
    #[track_caller]
    fn assert(&self, status: i32, out: &str) {
        assert_eq!((self.status, self.out.as_str()), (status, out), "{}", self.errors);
        assert!(!self.errors.contains("panicked"), "{}", self.errors);
    }
}

/// Where a program stands: beside the folder of this test.
fn program(name: &str) -> PathBuf {
    let test = std::env::current_exe().unwrap();
    let profile = test.ancestors().nth(2).unwrap();
    let path = profile.join("examples").join(name).with_extension(std::env::consts::EXE_EXTENSION);
    assert!(path.exists(), "{} is missing: run `cargo build --examples` first", path.display());
    path
}

/// Runs a program at the root of the project.
fn run(name: &str, arguments: &[&str], input: &[u8]) -> Answer {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut child = Command::new(program(name))
        .current_dir(root)
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut pipe = child.stdin.take().unwrap();
    let input = input.to_vec();
    // A program that ends early closes the pipe, which is its right.
    let writer = thread::spawn(move || drop(pipe.write_all(&input)));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    Answer {
        out: String::from_utf8(output.stdout).unwrap(),
        errors: String::from_utf8(output.stderr).unwrap(),
        status: output.status.code().unwrap(),
    }
}
