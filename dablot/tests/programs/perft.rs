//! `perft`.

use super::run;

fn perft(arguments: &[&str]) -> super::Answer {
    run("perft", arguments, b"")
}

#[test]
fn a_line_for_every_depth() {
    perft(&["4"]).assert(0, "1 15\n2 223\n3 4361\n4 85421\n");
    perft(&["4", "--actions"]).assert(0, "1 15\n2 223\n3 4361\n4 84329\n");
    perft(&["0"]).assert(0, "0 1\n");
}

#[test]
fn any_rules_and_any_position() {
    let duel = "k5/5/6/5/6/3w1/6/2w2/2K3/5/6/5/6 S - 0 1";
    perft(&["1", "--position", duel]).assert(0, "1 9\n");
    perft(&["1", "--position", duel, "--rules", "compulsory quiet_limit=50"]).assert(0, "1 2\n");
}

#[test]
fn divided_by_the_first_turn() {
    let position = "k5/5/6/5/6/3w1/6/2w2/2K3/5/6/5/6 S - 0 1";
    let arguments = ["2", "--divide", "--position", position, "--rules", "compulsory"];
    perft(&arguments).assert(0, "e5xg7 6\ne5xg7xi9 0\n2 6\n");
    let arguments = ["2", "--divide", "--actions", "--position", position, "--rules", "compulsory"];
    perft(&arguments).assert(0, "e5xg7 2\n2 2\n");
}

#[test]
fn wrong_arguments() {
    let answer = perft(&["1", "--rules", "chess"]);
    answer.assert(2, "");
    assert!(answer.errors.contains("expected a rule set"), "{}", answer.errors);
    let answer = perft(&["1", "--position", "6/5 S"]);
    answer.assert(2, "");
    assert!(answer.errors.contains("the position cannot be read: column"), "{}", answer.errors);
    assert_eq!(perft(&[]).status, 2);
    assert_eq!(perft(&["-1"]).status, 2);
}
