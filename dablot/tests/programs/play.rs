//! `play`.

use super::{Answer, run};

const CHAIN: &str = "k5/5/6/5/6/3w1/6/2w2/2K3/5/6/5/6 S";

fn play(arguments: &[&str], input: &str) -> Answer {
    let answer = run("play", arguments, input.as_bytes());
    assert!(!answer.errors.contains("panicked"), "{}", answer.errors);
    answer
}

/// Plays and gives the lines that refuse something.
fn refusals(arguments: &[&str], input: &str) -> Vec<String> {
    let answer = play(arguments, input);
    assert_eq!(answer.status, 0, "{}", answer.errors);
    let lines = answer.out.lines();
    let no = lines.filter_map(|line| Some(line.split_once("> no: ")?.1.to_owned()));
    no.collect()
}

#[test]
fn turns_as_texts_and_by_points() {
    let answer = play(&[], "c5-d6\ni9\nh8\nrecord\nquit\n");
    assert_eq!((answer.status, answer.errors.as_str()), (0, ""));
    assert!(answer.out.contains("played: c5-d6\nNorth> "), "{}", answer.out);
    assert!(answer.out.contains(" 9 w---w---w---w--(w)--w\n"), "the picked piece: {}", answer.out);
    assert!(answer.out.contains("\n 8 | p | · | · | * | * |\n"), "its targets: {}", answer.out);
    assert_eq!(answer.out.matches("\n1. c5-d6 i9-h8 *\n").count(), 2, "{}", answer.out);
}

#[test]
fn a_chain_hop_by_hop() {
    let answer = play(&["--position", CHAIN], "e5\ng7\ni9\nquit\n");
    assert!(answer.out.contains("--(K)--"), "{}", answer.out);
    assert!(answer.out.contains("played: e5xg7\nSouth> "), "{}", answer.out);
    assert!(answer.out.ends_with("\n1. e5xg7xi9 1/2-1/2\n"), "{}", answer.out);
    assert!(answer.out.contains("\ndrawn: kings\n"), "{}", answer.out);
    let answer = play(&["--position", CHAIN], "e5\ng7\nstop\nundo\nredo\n");
    assert!(answer.out.ends_with("\n1. e5xg7 *\n"), "{}", answer.out);
    let whole = play(&["--position", CHAIN], "e5xi9\n");
    assert!(whole.out.ends_with("\n1. e5xg7xi9 1/2-1/2\n"), "{}", whole.out);
}

#[test]
fn refusals_say_why_and_change_nothing() {
    let start = refusals(&[], "c7\ni9\nc1\nc5\nf6\nc5-c3\nundo\nredo\nstop\nwhat\nquit\n");
    assert_eq!(
        start,
        [
            "no piece stands on c7",
            "the warrior on i9 is North's, but South is to move",
            "the warrior on c1 has nowhere to go",
            "no line leads from c5 to f6",
            "c3 is occupied",
            "nothing was played",
            "nothing was taken back",
            "no chain is under way that could be stopped",
            "column 1: expected a file, `a` to `k`",
        ]
    );
    let chain = refusals(&["--position", CHAIN], "e5\ng7\nc1\na7-a9\n");
    assert_eq!(
        chain,
        [
            "no line leads from g7 to c1",
            "the piece on g7 is in a chain: it can only capture on or stop",
        ]
    );
}

#[test]
fn against_the_lot() {
    let first = play(&["--random", "N", "--seed", "3"], "c5-d6\nundo\nc5-d6\nresign\n");
    assert_eq!(first.status, 0);
    assert!(first.out.contains("\nNorth has won: resignation\n"), "{}", first.out);
    assert!(first.out.contains("[Termination \"resignation\"]\n\n1. c5-d6 "), "{}", first.out);
    // A random side that begins plays before anybody is asked, and again when all is taken back.
    let begins = play(&["--random", "S"], "undo\nquit\n");
    assert_eq!(begins.out.matches("played: ").count(), 2, "{}", begins.out);
}

#[test]
fn ends_with_the_input() {
    let answer = play(&["--from-north", "--rules", "walker"], "");
    assert_eq!(answer.status, 0);
    assert!(answer.out.starts_with("\n 1 W---W"), "{}", answer.out);
    assert!(answer.out.ends_with("[Rules \"walker\"]\n\n*\n"), "{}", answer.out);
    play(&["--position", "k5/5/6/5/5K/5/6/5/6/5/6/5/6 S"], "quit\n")
        .assert(0, &play(&["--position", "k5/5/6/5/5K/5/6/5/6/5/6/5/6 S"], "").out);
    let wrong = play(&["--position", "6/5"], "");
    wrong.assert(2, "");
    assert!(wrong.errors.starts_with("play: the position cannot be read: "), "{}", wrong.errors);
    assert_eq!(play(&["--random", "X"], "").status, 2);
}
