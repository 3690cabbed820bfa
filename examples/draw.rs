//! Draws a position: `draw [POSITION] [--play TURNS] [--svg] …`, to standard output.
//!
//! As text for a terminal, or with `--svg` as a picture. With `--play` the turns are played first and
//! the last one is shown. The exit status is 2 if the arguments are wrong.

use std::io::{self, Write};
use std::process::ExitCode;

use clap::{Parser, ValueEnum};
use dablot::{Drawing, Point, Position, Rules, Side, Theme, Turn};

/// Draw a position as text or as SVG.
#[derive(Parser)]
struct Arguments {
    /// The position; the set-up of the game with South to move if left out
    position: Option<String>,
    /// The rules: a rule set's name, any options after it, such as "walker quiet_limit=50"
    #[arg(long, default_value = "standard")]
    rules: Rules,
    /// Turns to play first, such as "c5-d6 i9-h8"; the last one is shown
    #[arg(long, default_value = "")]
    play: String,
    /// A picture instead of text
    #[arg(long)]
    svg: bool,
    /// See the board from North's side
    #[arg(long)]
    from_north: bool,
    /// Points to mark, with commas between them
    #[arg(long, value_delimiter = ',')]
    mark: Vec<Point>,
    /// Arrows such as c5-e7, with commas between them
    #[arg(long, value_delimiter = ',', value_parser = arrow)]
    arrow: Vec<(Point, Point)>,
    /// The colours of the picture
    #[arg(long, value_enum, default_value_t = Colours::Light)]
    colours: Colours,
    /// The width of the picture in pixels
    #[arg(long, default_value_t = Drawing::WIDTH)]
    width: u32,
    /// Leave out the names of files and ranks
    #[arg(long)]
    bare: bool,
}

#[derive(Copy, Clone, ValueEnum)]
enum Colours {
    Light,
    Dark,
    Print,
}

fn arrow(text: &str) -> Result<(Point, Point), String> {
    let (from, to) = text.split_once('-').ok_or("expected two points with `-` between them")?;
    let point = |text: &str| text.parse().map_err(|error| format!("{text:?}: {error}"));
    Ok((point(from)?, point(to)?))
}

/// The position to draw, and the turn that led to it.
fn reached(arguments: &Arguments) -> Result<(Position, Option<Turn>), String> {
    let mut position = match &arguments.position {
        None => Position::start(arguments.rules, Side::South),
        Some(text) => Position::parse(text, arguments.rules)
            .map_err(|error| format!("the position cannot be read: {error}"))?,
    };
    let mut last = None;
    for text in arguments.play.split_whitespace() {
        let turn = position.parse_turn(text).map_err(|error| format!("{text}: {error}"))?;
        position = position.play_unchecked(turn);
        last = Some(turn);
    }
    Ok((position, last))
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let (position, last) = match reached(&arguments) {
        Ok(reached) => reached,
        Err(error) => {
            eprintln!("draw: {error}");
            return ExitCode::from(2);
        }
    };
    let theme = match arguments.colours {
        Colours::Light => Theme::LIGHT,
        Colours::Dark => Theme::DARK,
        Colours::Print => Theme::PRINT,
    };
    let marked = arguments.mark.iter().copied().collect::<dablot::PointSet>();
    let mut drawing = position
        .drawing()
        .coordinates(!arguments.bare)
        .highlights(marked)
        .arrows(&arguments.arrow)
        .theme(theme)
        .width(arguments.width);
    if arguments.from_north {
        drawing = drawing.seen_from(Side::North);
    }
    if let Some(turn) = last {
        drawing = drawing.last_turn(turn);
    }
    let mut out = io::stdout().lock();
    let written =
        if arguments.svg { write!(out, "{}", drawing.svg()) } else { writeln!(out, "{drawing}") };
    match written {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("draw: {error}");
            ExitCode::from(2)
        }
    }
}
