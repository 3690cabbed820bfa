//! Sequences of calls on a game: turns, legal or not, what is taken back and played again, and what
//! the players say. A plain list of positions must agree with it at every moment.
#![no_main]

use dablot::{Ending, Game, Position, Rules, Side, Turn};
use libfuzzer_sys::arbitrary::{Result, Unstructured};
use libfuzzer_sys::fuzz_target;

/// The same game, kept in the simplest way.
struct Plain {
    positions: Vec<Position>,
    undone: Vec<(Turn, Position)>,
    said: Option<Ending>,
}

impl Plain {
    fn now(&self) -> Position {
        self.positions[self.positions.len() - 1]
    }

    fn occurrences(&self) -> usize {
        self.positions.iter().filter(|before| before.is_repetition_of(&self.now())).count()
    }

    fn is_over(&self) -> bool {
        let limit = self.now().rules().repetition();
        self.said.is_some()
            || self.now().outcome().is_some()
            || limit.is_some_and(|limit| self.occurrences() >= usize::from(limit))
    }

    fn play(&mut self, turn: Turn) -> bool {
        let after = self.now().play(turn).ok().filter(|_| !self.is_over());
        let is_played = after.is_some();
        if let Some(after) = after {
            self.positions.push(after);
            self.undone.clear();
        }
        is_played
    }

    fn undo(&mut self, turn: Option<Turn>) {
        if let Some(turn) = turn {
            self.undone.push((turn, self.now()));
            self.positions.pop();
            self.said = None;
        }
    }

    fn redo(&mut self) -> Option<Turn> {
        let (turn, position) = self.undone.pop()?;
        self.positions.push(position);
        Some(turn)
    }

    fn say(&mut self, ending: Ending) -> bool {
        let is_open = !self.is_over();
        if is_open {
            self.said = Some(ending);
            self.undone.clear();
        }
        is_open
    }
}

fn check(bytes: &mut Unstructured<'_>) -> Result<()> {
    let rules: Rules = bytes.arbitrary()?;
    let start = Position::start(rules, bytes.arbitrary()?);
    let mut game = Game::from_position(start);
    let mut plain = Plain { positions: vec![start], undone: Vec::new(), said: None };
    while !bytes.is_empty() {
        match bytes.int_in_range(0..=15)? {
            0..=9 => {
                let number = usize::from(bytes.arbitrary::<u8>()?);
                // A step back and forth repeats positions.
                let turn = game.position().turns().nth(number % 40);
                let turn = turn.or_else(|| game.position().turns().next());
                if let Some(turn) = turn {
                    assert_eq!(game.play(turn).is_ok(), plain.play(turn));
                }
            }
            10 => {
                // A chain that cannot be jumped may be the ends of one that can: a text may be abridged.
                let text = bytes.arbitrary::<Turn>()?.to_string();
                let meant = plain.now().parse_turn(&text).ok();
                let played = meant.is_some_and(|turn| plain.play(turn));
                assert_eq!(game.play_text(&text).is_ok(), played, "{text}");
            }
            11 | 12 => {
                let is_first = plain.positions.len() == 1;
                let turn = game.undo();
                assert_eq!(turn.is_none(), is_first);
                plain.undo(turn);
            }
            13 => assert_eq!(game.redo(), plain.redo()),
            14 => {
                let loser: Side = bytes.arbitrary()?;
                let said = plain.say(Ending::Resignation { loser });
                assert_eq!(game.resign(loser).is_ok(), said);
            }
            _ => assert_eq!(game.agree_draw().is_ok(), plain.say(Ending::Agreement)),
        }
        assert_eq!(game.position(), plain.now());
        assert_eq!(game.ply() + 1, plain.positions.len());
        assert_eq!(game.occurrences(), plain.occurrences());
        assert_eq!(game.ending().is_some(), plain.is_over());
    }
    assert!(game.positions().eq(plain.positions));
    let again = Game::from_record(&game.to_record()).unwrap();
    assert!(again.turns() == game.turns() && again.ending() == game.ending());
    Ok(())
}

fuzz_target!(|data: &[u8]| {
    // Too few bytes make no game.
    let _ = check(&mut Unstructured::new(data));
});
