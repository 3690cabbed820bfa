//! Plays on a terminal: `play [--rules RULES] [--random SIDE] …`, two people at one board, or one
//! against random decisions.
//!
//! A line of input is a whole turn (`c5-d6`, `e5xg7xi9`), or a point: the first picks a piece and
//! shows where it can go, the next moves it, one hop at a time. A small front end, and so the example
//! of the guide's page about them: all it knows of the game is what it asks of a `Game`.
//!
//! Ends with the game, with `quit` or with the input, and writes the record. The exit status is 2 if
//! the arguments are wrong.

use std::error::Error;
use std::io::{self, BufRead, IsTerminal, Write};
use std::process::ExitCode;

use clap::Parser;
use dablot::record::GameResult;
use dablot::{Action, Ending, Game, GameError, Illegal, Point, PointSet, Position, Rules, Side};

const HELP: &str = "\
  c5-d6, e5xg7xi9   play a turn; e5xi9 will do where one path fits
  c5                pick a piece; then d6: go there
  stop              end a chain that could go on
  pass              where the rules say that an immobile side passes
  undo, redo        take back, play again
  resign            give the game up
  record            show the record so far
  quit              leave";

/// Play on a terminal, two people or one against random decisions; `help` lists what can be said.
#[derive(Parser)]
struct Arguments {
    /// The rules: a rule set's name, any options after it, such as "walker quiet_limit=50"
    #[arg(long, default_value = "standard")]
    rules: Rules,
    /// The position to begin from; the set-up of the game with South to move if left out
    #[arg(long)]
    position: Option<String>,
    /// The side, S or N, whose decisions are drawn by lot
    #[arg(long, value_parser = side)]
    random: Option<Side>,
    /// What the drawing begins with; the same seed draws the same game
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// See the board from North's side
    #[arg(long)]
    from_north: bool,
}

fn side(text: &str) -> Result<Side, String> {
    let mut letters = text.chars();
    let side = letters.next().and_then(Side::from_char).filter(|_| letters.next().is_none());
    side.ok_or_else(|| "expected S or N".to_owned())
}

/// The game, and what its players see of it.
struct Table {
    game: Game,
    picked: Option<Point>,
    random: Option<Side>,
    seed: u64,
    seen_from: Side,
}

/// What there is to show after a line of input.
enum Answer {
    Board,
    Text(String),
    Quit,
}

impl Table {
    fn answer(&mut self, line: &str) -> Result<Answer, Box<dyn Error>> {
        match line {
            "quit" => return Ok(Answer::Quit),
            "help" => return Ok(Answer::Text(HELP.to_owned())),
            "record" => return Ok(Answer::Text(self.game.to_record().to_string())),
            "undo" => self.undo()?,
            "redo" => drop(self.game.redo().ok_or("nothing was taken back")?),
            "resign" => self.game.resign(self.game.position().side_to_move())?,
            "stop" | "pass" => self.game.play_action(line.parse()?)?,
            _ => match line.parse() {
                Ok(point) => self.point_at(point)?,
                Err(_) => drop(self.game.play_text(line)?),
            },
        }
        // In the middle of a chain there is no choice of a piece.
        let chain = self.game.position().chain();
        self.picked = self.picked.filter(|_| line.parse::<Point>().is_ok()).or(chain);
        Ok(Answer::Board)
    }

    /// Picks a piece, or moves the one that is picked: one step or one jump.
    fn point_at(&mut self, point: Point) -> Result<(), Box<dyn Error>> {
        let position = self.game.position();
        let picks =
            position.chain().is_none() && position.pieces(position.side_to_move()).contains(point);
        match self.picked {
            Some(origin) if !picks => {
                let action = Action::step(origin, point).or(Action::jump(origin, point));
                let no_line = Illegal::NoLine { origin, target: point, capture: false };
                self.game.play_action(action.ok_or(no_line)?)?;
                self.picked = None;
            }
            _ if targets(&position, point).is_empty() => {
                return Err(match position.piece_at(point) {
                    None => Illegal::NoPiece { point }.into(),
                    Some(piece) if piece.side != position.side_to_move() => {
                        Illegal::NotYours { point, piece }.into()
                    }
                    Some(piece) => {
                        format!("the {} on {point} has nowhere to go", piece.role).into()
                    }
                });
            }
            _ => self.picked = Some(point),
        }
        Ok(())
    }

    /// Takes back to where somebody is asked.
    fn undo(&mut self) -> Result<(), &'static str> {
        self.game.undo().ok_or("nothing was played")?;
        while self.is_random_to_move() && self.game.undo().is_some() {}
        Ok(())
    }

    fn is_random_to_move(&self) -> bool {
        self.random == Some(self.game.position().side_to_move())
    }

    /// Plays a whole turn by lot.
    fn play_randomly(&mut self) -> Result<(), GameError> {
        let ply = self.game.ply();
        while self.game.ply() == ply {
            let seed = &mut self.seed;
            let drawn = self.game.position().sample_action(|count| {
                *seed = seed.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
                ((*seed >> 33) % u64::from(count)) as u32
            });
            // A game that goes on has a decision.
            let Some(action) = drawn else { break };
            self.game.play_action(action)?;
        }
        Ok(())
    }

    fn board(&self) -> String {
        let position = self.game.position();
        let marked = self.picked.map_or(PointSet::EMPTY, |point| targets(&position, point) | point);
        let drawing = position.drawing().seen_from(self.seen_from).highlights(marked);
        let played = self.game.under_way().map(dablot::Turn::Capture);
        match played.or(self.game.turns().last().copied()) {
            Some(turn) => format!("\n{drawing}\nplayed: {turn}"),
            None => format!("\n{drawing}"),
        }
    }
}

/// Where a piece can go by a single decision.
fn targets(position: &Position, origin: Point) -> PointSet {
    let actions = position.actions();
    let own = actions.iter().filter(|action| action.origin() == Some(origin));
    own.filter_map(|action| action.target()).collect()
}

fn said(ending: Ending) -> String {
    let reason = ending.to_string();
    let reason = reason.split_once(' ').map_or("", |(_, reason)| reason);
    match ending.result() {
        GameResult::Won(winner) => format!("{winner} has won: {reason}"),
        GameResult::Drawn | GameResult::Open => format!("drawn: {reason}"),
    }
}

fn play(
    table: &mut Table,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> Result<(), Box<dyn Error>> {
    writeln!(out, "{}", table.board())?;
    let mut line = String::new();
    while table.game.ending().is_none() {
        if table.is_random_to_move() {
            table.play_randomly()?;
            writeln!(out, "{}", table.board())?;
            continue;
        }
        write!(out, "{}> ", table.game.position().side_to_move())?;
        out.flush()?;
        line.clear();
        if input.read_line(&mut line)? == 0 {
            writeln!(out)?;
            break;
        }
        match table.answer(line.trim()) {
            Ok(Answer::Quit) => break,
            Ok(Answer::Text(text)) => writeln!(out, "{text}")?,
            Ok(Answer::Board) => writeln!(out, "{}", table.board())?,
            Err(error) => writeln!(out, "no: {error}")?,
        }
    }
    if let Some(ending) = table.game.ending() {
        writeln!(out, "{}", said(ending))?;
    }
    write!(out, "\n{}", table.game.to_record())?;
    Ok(())
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let start = match &arguments.position {
        None => Ok(Position::start(arguments.rules, Side::South)),
        Some(text) => Position::parse(text, arguments.rules),
    };
    let start = match start {
        Ok(start) => start,
        Err(error) => {
            eprintln!("play: the position cannot be read: {error}");
            return ExitCode::from(2);
        }
    };
    let mut table = Table {
        game: Game::from_position(start),
        picked: start.chain(),
        random: arguments.random,
        seed: arguments.seed,
        seen_from: if arguments.from_north { Side::North } else { Side::South },
    };
    let input = io::stdin();
    if input.is_terminal() {
        println!("{HELP}");
    }
    match play(&mut table, &mut input.lock(), &mut io::stdout().lock()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("play: {error}");
            ExitCode::from(2)
        }
    }
}
