//! The pictures of the guide are what the library draws, and the files that it names are there. With
//! `DABLOT_DRAW=1` the pictures are drawn anew.

use std::path::Path;

use dablot::{Drawing, Point, PointSet, Position, RuleSet, Rules, Turn, WarriorSteps};

struct Picture {
    file: &'static str,
    rules: Rules,
    position: &'static str,
    /// Played first and shown.
    turn: Option<&'static str>,
    /// All turns of this piece are marked by where they end.
    picked: Option<Point>,
    /// All captures are shown as arrows.
    captures: bool,
    title: &'static str,
}

fn picture(file: &'static str, position: &'static str, title: &'static str) -> Picture {
    let rules = Rules::STANDARD;
    Picture { file, rules, position, turn: None, picked: None, captures: false, title }
}

const START: &str = "wwwwww/wwwww/wwwwww/wwwww/wwwwww/p4/k4K/4P/WWWWWW/WWWWW/WWWWWW/WWWWW/WWWWWW S";
const STEPS: &str = "k5/5/6/5/6/5/6/5/2W3/4W/6/5/5K S";

fn pictures() -> Vec<Picture> {
    vec![
        picture("set-up", START, "The set-up"),
        Picture { picked: Some(Point::E5), ..picture("step", STEPS, "Steps from a grid crossing") },
        Picture {
            picked: Some(Point::J4),
            ..picture("diagonal-step", STEPS, "Steps from a diagonal crossing")
        },
        Picture {
            turn: Some("e5xg7"),
            ..picture("capture", "k5/5/6/5/6/5/6/2w2/2W3/5/6/5/5K S", "A capture")
        },
        Picture {
            turn: Some("e5xg7xi9"),
            ..picture("chain", "k5/5/6/5/6/3w1/6/2w2/2W3/5/6/5/5K S", "A chain of two captures")
        },
        Picture {
            captures: true,
            ..picture("roles", "6/5/6/5/6/5/6/2p2/2WP2/k4/K5/5/6 S", "Which role captures which")
        },
        picture("kings", "k5/5/6/5/6/5/6/5/6/5/6/5/5K S", "Two kings alone"),
        picture("immobile", "k5/5/6/5/6/5/6/5/w5/5/ww4/w4/Www3 S", "South cannot move"),
        Picture {
            picked: Some(Point::E5),
            rules: Rules::STANDARD.with_warrior_steps(WarriorSteps::Forward),
            ..picture("forward", STEPS, "Steps of a warrior under warrior_steps=forward")
        },
        Picture {
            picked: Some(Point::E5),
            rules: RuleSet::Ludii.rules(),
            ..picture("single-combat", "6/5/6/1w3/6/5/6/5/2W3/5/6/5/6 S", "Single combat")
        },
    ]
}

impl Picture {
    fn drawn(&self) -> String {
        let mut position = Position::parse(self.position, self.rules).unwrap();
        let turn: Option<Turn> = self.turn.map(|text| position.parse_turn(text).unwrap());
        if let Some(turn) = turn {
            position = position.play(turn).unwrap();
        }
        let arrows: Vec<(Point, Point)> = position
            .captures()
            .filter(|_| self.captures)
            .map(|turn| (turn.origin().unwrap(), turn.target().unwrap()))
            .collect();
        let mut drawing: Drawing<'_> =
            position.drawing().title(self.title).width(300).arrows(&arrows);
        if let Some(picked) = self.picked {
            let targets = position.turns_from(picked).filter_map(|turn| turn.target());
            drawing = drawing.highlights(targets.collect::<PointSet>());
        }
        if let Some(turn) = turn {
            drawing = drawing.last_turn(turn);
        }
        drawing.svg().to_string()
    }
}

#[test]
fn pictures_are_what_is_drawn() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/guide/rules");
    for picture in pictures() {
        let path = folder.join(picture.file).with_extension("svg");
        let drawn = picture.drawn();
        if std::env::var_os("DABLOT_DRAW").is_some() {
            std::fs::write(&path, &drawn).unwrap();
        }
        let shown = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(shown == drawn, "{} is out of date: run with DABLOT_DRAW=1", path.display());
        // An empty line would end the picture in the middle of a page.
        assert!(!shown.contains("\n\n"));
    }
}

/// What stands between backticks in the text of a page, outside of its examples.
fn names(page: &str) -> impl Iterator<Item = &str> {
    let texts = page.split("```").step_by(2);
    texts.flat_map(|text| text.split('`').skip(1).step_by(2))
}

/// The text of every source and test file below a folder, with its path.
fn sources(folder: &Path) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(sources(&path));
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let text = std::fs::read_to_string(&path).unwrap();
            found.push((path.to_str().unwrap().replace('\\', "/"), text));
        }
    }
    found
}

#[test]
fn what_is_to_be_changed_for_an_option_is_there() {
    let page = include_str!("../docs/guide/adding_an_option.md");
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = sources(&root.join("src"));
    files.extend(sources(&root.join("tests")));
    let is_word = |name: &str| name.bytes().all(|byte| byte == b'_' || byte.is_ascii_lowercase());
    let (mut paths, mut functions) = (0, 0);
    for name in names(page) {
        if name.ends_with(".rs") {
            paths += 1;
            let ending = format!("/{name}");
            assert!(files.iter().any(|(path, _)| path.ends_with(&ending)), "{name}");
        } else if is_word(name) && name.contains('_') && !name.ends_with('_') {
            functions += 1;
            let function = format!("fn {name}(");
            assert!(files.iter().any(|(_, text)| text.contains(&function)), "{name}");
        }
    }
    assert!(paths >= 6 && functions >= 4, "{paths} paths, {functions} functions");
}
