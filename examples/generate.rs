//! Writes random games: `generate --games N --seed S [--rules RULES] [--annotate]`.
//!
//! Every decision is drawn evenly from the legal ones. The same seed gives the same games, and game
//! after game is written to standard output, so that any size can be had.

use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use clap::Parser;
use dablot::record::{Comment, Glyph, Line, Mark, Record};
use dablot::{Action, ActionKind, Chain, Game, Position, Rules, Side, Turn};

/// Write random games as records.
#[derive(Parser)]
struct Arguments {
    /// How many games
    #[arg(long, default_value_t = 10)]
    games: u64,
    /// What the games are drawn from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// A rule set, and options as `name=value`
    #[arg(long, default_value = "standard")]
    rules: Rules,
    /// After how many turns a game is left open
    #[arg(long, default_value_t = 2_000)]
    most_turns: usize,
    /// Add comments, glyphs and variations
    #[arg(long)]
    annotate: bool,
}

/// The SplitMix64 generator.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below `count`, even but for one part in four billion.
    fn below(&mut self, count: u32) -> u32 {
        (((self.next() >> 32) * u64::from(count)) >> 32) as u32
    }

    fn chance(&mut self, one_in: u32) -> bool {
        self.below(one_in) == 0
    }
}

/// A turn drawn decision by decision; `None` if the game is over.
fn draw_turn(position: &Position, random: &mut Random) -> Option<Turn> {
    let mut now = *position;
    let mut path = Vec::new();
    loop {
        let action: Action = now.sample_action(|count| random.below(count))?;
        match action.kind() {
            ActionKind::Step { origin, target } => return Some(Turn::Step { origin, target }),
            ActionKind::Pass => return Some(Turn::Pass),
            ActionKind::Stop => break,
            ActionKind::Jump(jump) => {
                if path.is_empty() {
                    path.push(jump.origin);
                }
                path.push(jump.target);
            }
        }
        now = now.play_action_unchecked(action);
        if now.chain().is_none() {
            break;
        }
    }
    Chain::from_path(path).map(Turn::Capture)
}

const WORDS: [&str; 12] = [
    "the", "king", "warrior", "opens", "a", "line", "to", "middle", "and", "waits", "for", "better",
];

fn comment(random: &mut Random) -> Comment {
    let words: Vec<&str> =
        (0..=random.below(20)).map(|_| WORDS[random.below(12) as usize]).collect();
    Comment::new(&words.join(" "))
}

/// Says something about the last turn, or nothing.
fn annotate(line: &mut Line, random: &mut Random, depth: u32) {
    if random.chance(12) {
        line.glyph(Glyph::Mark(Mark::ALL[random.below(6) as usize]));
    }
    if random.chance(20) {
        line.glyph(Glyph::Number(random.below(140) as u8));
    }
    if random.chance(10) {
        line.comment(comment(random));
    }
    if depth < 4 && random.chance(15) {
        let length = 1 + random.below(6);
        let Some(variation) = line.add_variation() else { return };
        for _ in 0..length {
            let end = variation.end();
            let Some(turn) = draw_turn(&end, random) else { return };
            if variation.push(turn).is_err() {
                return;
            }
            annotate(variation, random, depth + 1);
        }
    }
}

/// A random game, whole or left open.
fn play(arguments: &Arguments, random: &mut Random) -> Game {
    let first = Side::ALL[random.below(2) as usize];
    let mut game = Game::from_position(Position::start(arguments.rules, first));
    while game.ply() < arguments.most_turns && game.ending().is_none() {
        match draw_turn(&game.position(), random) {
            Some(turn) => game.play(turn).expect("a legal turn was drawn"),
            None => break,
        }
    }
    game
}

fn record(number: u64, arguments: &Arguments, random: &mut Random) -> Record {
    let game = play(arguments, random);
    let mut record = game.to_record();
    if arguments.annotate {
        let turns: Vec<Turn> = record.line().turns().collect();
        let line = record.line_mut();
        *line = Line::new(game.start());
        for turn in turns {
            line.push(turn).expect("the turn was played");
            annotate(line, random, 0);
        }
    }
    record.set_tag("Event", "Random games").expect("the tag is right");
    record.set_tag("Round", &number.to_string()).expect("the tag is right");
    record
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let mut random = Random(arguments.seed);
    let mut out = BufWriter::with_capacity(1 << 16, io::stdout().lock());
    for number in 1..=arguments.games {
        let separator = if number == 1 { "" } else { "\n" };
        let record = record(number, &arguments, &mut random);
        if let Err(error) = write!(out, "{separator}{record}") {
            return end(&error);
        }
    }
    match out.flush() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => end(&error),
    }
}

/// Nobody reading on is no failure.
fn end(error: &io::Error) -> ExitCode {
    if error.kind() == io::ErrorKind::BrokenPipe {
        return ExitCode::SUCCESS;
    }
    eprintln!("generate: {error}");
    ExitCode::FAILURE
}
