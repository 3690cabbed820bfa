//! `draw`.

use super::run;

fn draw(arguments: &[&str]) -> super::Answer {
    run("draw", arguments, b"")
}

#[test]
fn text_and_picture() {
    let board = draw(&[]);
    assert_eq!((board.status, board.out.lines().count()), (0, 26));
    assert!(board.out.starts_with("13 w---w---w---w---w---w\n"), "{}", board.out);
    assert_eq!(draw(&["--bare"]).out.lines().count(), 25);
    assert!(draw(&["--from-north"]).out.starts_with(" 1 W---W"));
    let picture = draw(&["--svg", "--width", "123", "--colours", "dark"]);
    assert!(picture.out.starts_with("<svg xmlns"), "{}", picture.out);
    assert!(picture.out.contains("width=\"123\"") && picture.out.ends_with("</svg>\n"));
}

#[test]
fn turns_and_marks() {
    let board = draw(&["--play", "c5-d6 i9-h8", "--mark", "d6,e7"]);
    assert!(board.out.contains("\n 6 | · |(W)| · | · | P |\n"), "{}", board.out);
    assert!(board.out.contains("\n 7 k---·---*---·---·---K\n"), "{}", board.out);
    let picture = draw(&["--svg", "--play", "c5-d6", "--arrow", "a5-b6,c3-e7"]);
    assert!(picture.out.contains("after c5-d6</desc>"), "{}", picture.out);
    assert_eq!(picture.out.matches("stroke=\"none\" d=\"M").count(), 6, "four crowns, two heads");
}

#[test]
fn wrong_arguments() {
    let answer = draw(&["6/5 S"]);
    answer.assert(2, "");
    assert!(answer.errors.contains("the position cannot be read: column"), "{}", answer.errors);
    let answer = draw(&["--play", "c5-d6 c5-d6"]);
    answer.assert(2, "");
    assert!(answer.errors.contains("no piece stands on c5"), "{}", answer.errors);
    for arguments in [["--mark", "a2"], ["--arrow", "a1"], ["--width", "-1"], ["--colours", "red"]]
    {
        assert_eq!(draw(&arguments).status, 2);
    }
}
