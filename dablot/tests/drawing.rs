//! Drawings, as text and as pictures, the pictures read by an XML parser of another's making.

use std::collections::HashSet;

use dablot::strategies::{point, position, position_and_turn, side};
use dablot::{
    Colour, Drawing, ParseColourError, Piece, PieceColours, Point, PointSet, Position, Role, Rules,
    Setup, Side, Theme, Turn,
};
use proptest::collection::vec;
use proptest::prelude::*;
use roxmltree::{Document, Node};

fn config() -> ProptestConfig {
    ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() }
}

fn position_of(text: &str) -> Position {
    Position::parse(text, Rules::STANDARD).unwrap()
}

const IN_CHAIN: &str = "5k/5/6/5/6/5/3K2/3w1/6/5/6/5/6 S g7 0 3";

#[test]
fn text_from_both_sides() {
    let position = position_of("k5/5/6/5/6/3w1/6/2w2/2K3/5/6/5/6 S");
    let rows = [
        "13 k---·---·---·---·---·",
        "12 | · | · | · | · | · |",
        "11 ·---·---·---·---·---·",
        "10 | · | · | · | · | · |",
        " 9 ·---·---·---·---·---·",
        " 8 | · | · | · | w | · |",
        " 7 ·---·---·---·---·---·",
        " 6 | · | · | w | · | · |",
        " 5 ·---·---K---·---·---·",
        " 4 | · | · | · | · | · |",
        " 3 ·---·---·---·---·---·",
        " 2 | · | · | · | · | · |",
        " 1 ·---·---·---·---·---·",
    ];
    let south = position.drawing().to_string();
    let lines: Vec<&str> = south.lines().collect();
    assert_eq!(lines.len(), 26);
    assert_eq!(lines[25], "   a b c d e f g h i j k");
    for (at, row) in rows.into_iter().enumerate() {
        assert_eq!(lines[2 * at], row);
    }
    assert!(
        lines.iter().skip(1).step_by(4).take(6).all(|line| *line == r"   |\ /|\ /|\ /|\ /|\ /|")
    );
    let north = position.drawing().seen_from(Side::North).to_string();
    let lines: Vec<&str> = north.lines().collect();
    assert_eq!(lines[25], "   k j i h g f e d c b a");
    for (at, row) in rows.into_iter().rev().enumerate() {
        let turned: String = row[3..].chars().rev().collect();
        assert_eq!(lines[2 * at], format!("{}{turned}", &row[..3]));
    }
}

#[test]
fn marks_in_the_text() {
    let position = position_of("k5/5/6/5/6/3w1/6/2w2/2K3/5/6/5/6 S");
    let marked: PointSet =
        [Point::A13, Point::E5, Point::F6, Point::G7, Point::K1].into_iter().collect();
    let text = position.drawing().highlights(marked).to_string();
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[0], "13(k)--·---·---·---·---·");
    assert_eq!(lines[14], " 6 | · | · |(w)| · | · |");
    assert_eq!(lines[16], " 5 ·---·--(K)--·---·---·");
    assert_eq!(lines[24], " 1 ·---·---·---·---·---*");
    assert_eq!(lines[12], " 7 ·---·---·---*---·---·");
    let chain = position_of(IN_CHAIN).drawing().to_string();
    assert!(chain.contains(" 7 ·---·---·--(K)--·---·"), "{chain}");
    let bare = position.drawing().coordinates(false).to_string();
    assert_eq!(bare.lines().count(), 25);
    assert!(bare.starts_with("k---·"));
}

/// The elements of a name, in the order in which they are painted.
fn elements<'a>(document: &'a Document<'a>, name: &'a str) -> Vec<Node<'a, 'a>> {
    document.descendants().filter(|node| node.has_tag_name(name)).collect()
}

fn number(node: Node<'_, '_>, name: &str) -> f64 {
    node.attribute(name).unwrap().parse().unwrap()
}

/// Where pieces of a side stand on the picture, with their roles' sizes.
fn bodies(picture: &str, fill: &str) -> Vec<(f64, f64, String)> {
    let document = Document::parse(picture).unwrap();
    let group = document
        .descendants()
        .find(|node| node.has_tag_name("g") && node.attribute("fill") == Some(fill));
    let circles = group.unwrap().children().filter(|node| node.has_tag_name("circle"));
    let large = |radius: &str| ["6.5", "8.5", "10"].contains(&radius);
    circles
        .map(|node| (number(node, "cx"), number(node, "cy"), node.attribute("r").unwrap().into()))
        .filter(|(_, _, radius): &(f64, f64, String)| large(radius))
        .collect()
}

#[test]
fn every_piece_at_its_place() {
    for seen_from in Side::ALL {
        let position = Position::default();
        let picture = position.drawing().seen_from(seen_from).svg().to_string();
        for side in Side::ALL {
            let fill =
                if side == Side::South { Theme::LIGHT.south.fill } else { Theme::LIGHT.north.fill };
            let drawn = bodies(&picture, &fill.to_string());
            assert_eq!(drawn.len(), 30);
            for role in Role::ALL {
                let radius = match role {
                    Role::Warrior => "6.5",
                    Role::Prince => "8.5",
                    Role::King => "10",
                };
                for point in position.pieces_of(Piece { side, role }) {
                    // Half squares from South's left, and from the top.
                    let (across, down) = (point.file().number() - 1, 13 - point.rank().number());
                    let (across, down) = match seen_from {
                        Side::South => (across, down),
                        Side::North => (10 - across, 12 - down),
                    };
                    let place =
                        (f64::from(across) * 20.0, f64::from(down) * 20.0, radius.to_owned());
                    assert!(drawn.contains(&place), "{side} {role} on {point} from {seen_from}");
                }
            }
        }
    }
}

#[test]
fn sides_and_roles_differ_without_colours() {
    let same =
        PieceColours { fill: Colour::new("white").unwrap(), ink: Colour::new("black").unwrap() };
    let theme = Theme { south: same, north: same, ..Theme::PRINT };
    let mut seen = HashSet::new();
    for letter in "wpkWPK".chars() {
        let piece = Piece::from_char(letter).unwrap();
        let mut setup = Setup::empty(Rules::STANDARD);
        // A side without pieces is no fault: it has lost.
        setup.put(Point::E5, piece);
        let picture = setup.build().unwrap().drawing().theme(theme).title("").svg().to_string();
        let document = Document::parse(&picture).unwrap();
        let shapes: Vec<String> = elements(&document, "g")
            .into_iter()
            .filter(|node| node.attribute("stroke-width") == Some("1.2"))
            .flat_map(|group| group.children().filter(Node::is_element).collect::<Vec<_>>())
            .map(|node| {
                format!(
                    "{:?}",
                    node.attributes().map(|a| (a.name(), a.value())).collect::<Vec<_>>()
                )
            })
            .collect();
        assert!(!shapes.is_empty());
        assert!(seen.insert(shapes), "{letter} looks like another");
    }
    assert_eq!(seen.len(), 6);
}

#[test]
fn names_of_files_and_ranks() {
    let position = Position::default();
    for (seen_from, first) in [
        (Side::South, "a b c d e f g h i j k 13 12 11"),
        (Side::North, "k j i h g f e d c b a 1 2 3"),
    ] {
        let picture = position.drawing().seen_from(seen_from).svg().to_string();
        let document = Document::parse(&picture).unwrap();
        let names: Vec<&str> = elements(&document, "text").iter().filter_map(Node::text).collect();
        assert_eq!(names.len(), 24);
        assert!(names.join(" ").starts_with(first), "{names:?}");
    }
    let picture = position.drawing().coordinates(false).svg().to_string();
    assert!(elements(&Document::parse(&picture).unwrap(), "text").is_empty());
}

#[test]
fn the_last_turn_is_shown_whole() {
    let position = position_of("5k/5/6/5/6/3w1/6/2w2/2K3/5/6/5/6 S - 0 1");
    let turn = position.parse_turn("e5xi9").unwrap();
    let after = position.play(turn).unwrap();
    let picture = after.drawing().last_turn(turn).svg().to_string();
    assert!(picture.contains("d=\"M80 160L120 120L160 80M"), "{picture}");
    // Both captured pieces are crossed out, on f6 and h8.
    for centre in ["cx=\"100\" cy=\"140\" r=\"7.5\"", "cx=\"140\" cy=\"100\" r=\"7.5\""] {
        assert!(picture.contains(centre), "{picture}");
    }
    assert!(picture.contains(", after e5xg7xi9</desc>"));
    let passed = position.drawing().last_turn(Turn::Pass).svg().to_string();
    Document::parse(&passed).unwrap();
}

#[test]
fn it_says_what_it_shows() {
    let picture = Position::default().drawing().svg().to_string();
    let document = Document::parse(&picture).unwrap();
    let root = document.root_element();
    assert_eq!(root.attribute("role"), Some("img"));
    let text = |name| elements(&document, name)[0].text().unwrap().to_owned();
    assert_eq!(text("title"), "Dablot Prejjesne, turn 1, South to move");
    assert_eq!(text("desc"), Position::default().to_string());
    let hostile = "</title><script>alert('&')</script>\u{0}\u{b}\u{ffff}";
    let picture = Position::default().drawing().title(hostile).svg().to_string();
    let document = Document::parse(&picture).unwrap();
    assert!(elements(&document, "script").is_empty());
    let title = elements(&document, "title")[0].text().unwrap();
    assert_eq!(title, hostile.replace(['\u{0}', '\u{b}', '\u{ffff}'], "\u{fffd}"));
    let chain = position_of(IN_CHAIN).drawing().svg().to_string();
    assert!(chain.contains("<title>Dablot Prejjesne, turn 3, South in a chain on g7</title>"));
}

#[test]
fn only_colours_are_colours() {
    for right in ["#fff", "#ABCDEF", "#11223344", "teal", "rgb(1, 2, 3)", "hsl(200 50% 40% / .5)"] {
        assert_eq!(Colour::new(right).unwrap().to_string(), right);
    }
    let wrong = [
        ("", ParseColourError::Empty),
        ("#12", ParseColourError::Digits),
        ("#ggg", ParseColourError::Digits),
        ("url(#a)", ParseColourError::Function),
        ("rgb(1,2,3", ParseColourError::Function),
        ("red\"/><script>", ParseColourError::Character { character: '"', at: 3 }),
        ("rgb(1;2)", ParseColourError::Character { character: ';', at: 5 }),
        ("röd", ParseColourError::Character { character: 'ö', at: 1 }),
    ];
    for (text, error) in wrong {
        assert_eq!(Colour::new(text), Err(error), "{text}");
    }
}

#[test]
fn the_front_page_shows_what_is_drawn() {
    let drawn = Position::default().drawing().svg().to_string();
    assert_eq!(include_str!("../docs/board.svg"), drawn, "run `cargo run --example draw -- --svg`");
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn every_picture_is_well_formed(
        (before, turn) in position_and_turn(),
        marked in vec(point(), 0..20),
        arrows in vec((point(), point()), 0..10),
        seen_from in side(),
        coordinates: bool,
        title in any::<Option<String>>(),
        width: u32,
    ) {
        let position = before.play(turn).unwrap();
        let mut drawing = position
            .drawing()
            .seen_from(seen_from)
            .coordinates(coordinates)
            .highlights(marked.iter().copied().collect::<PointSet>())
            .arrows(&arrows)
            .last_turn(turn)
            .width(width);
        if let Some(title) = &title {
            drawing = drawing.title(title);
        }
        let picture = drawing.svg().to_string();
        let document = Document::parse(&picture).unwrap();
        let written = width.to_string();
        prop_assert_eq!(document.root_element().attribute("width"), Some(written.as_str()));
        prop_assert_eq!(picture, drawing.svg().to_string());
    }

    #[test]
    fn what_is_taken_for_a_colour_breaks_nothing(text in "[#a-z0-9(),;\"'<>&%/ .-]{0,12}") {
        if let Ok(colour) = Colour::new(&text) {
            let theme = Theme { background: colour, highlights: colour, ..Theme::LIGHT };
            let drawing = Position::default().drawing().theme(theme).highlights(Point::A1);
            let picture = drawing.svg().to_string();
            let document = Document::parse(&picture).unwrap();
            let rect = elements(&document, "rect")[0];
            prop_assert_eq!(rect.attribute("fill"), Some(text.as_str()));
            prop_assert!(!text.contains("url"));
        }
    }

    #[test]
    fn text_shows_every_piece(position in position(), seen_from in side()) {
        let text = position.drawing().seen_from(seen_from).coordinates(false).to_string();
        let lines: Vec<Vec<char>> = text.lines().map(|line| line.chars().collect()).collect();
        for point in Point::ALL {
            let seen = if seen_from == Side::South { point } else { point.half_turn() };
            let symbol = lines[2 * usize::from(13 - seen.rank().number())]
                [2 * usize::from(seen.file().number() - 1)];
            let expected = position.piece_at(point).map_or('·', Piece::to_char);
            prop_assert_eq!(symbol, expected);
        }
        prop_assert!(text.lines().all(|line| line.trim_end() == line));
    }
}

#[test]
fn widths_at_the_edge_of_numbers() {
    for width in [0, 1, Drawing::WIDTH, u32::MAX] {
        let picture = Position::default().drawing().width(width).svg().to_string();
        Document::parse(&picture).unwrap();
    }
}
