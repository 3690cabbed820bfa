//! Steps, captures, and what they lead to.

use super::board::{distance, go, neighbours, own, point_text, rank_of_role, ways};
use super::rules::decided;
use super::{At, Board, Naive};

/// The captures that the piece on `at` can make: what it jumps and where it lands.
fn jumps(board: &Board, at: At) -> Vec<(At, At)> {
    let mine = board[&at];
    let side = if mine.is_ascii_uppercase() { 'S' } else { 'N' };
    let mut found = Vec::new();
    for way in ways(at) {
        let Some(over) = go(at, way) else { continue };
        // The line must go on in the same way from the jumped point.
        let Some(landing) = ways(over).contains(&way).then(|| go(over, way)).flatten() else {
            continue;
        };
        let Some(&victim) = board.get(&over) else { continue };
        let outranked = rank_of_role(victim) > rank_of_role(mine);
        if !own(victim, side) && !outranked && !board.contains_key(&landing) {
            found.push((over, landing));
        }
    }
    found
}

fn jumped(board: &Board, at: At, over: At, landing: At) -> Board {
    let mut after = board.clone();
    after.remove(&over);
    let piece = after.remove(&at).unwrap();
    after.insert(landing, piece);
    after
}

impl Naive {
    fn own_points(&self) -> Vec<At> {
        let mine = self.board.iter().filter(|(_, letter)| own(**letter, self.side));
        mine.map(|(&at, _)| at).collect()
    }

    /// Every step, whatever a rule option says of it.
    fn all_steps(&self) -> Vec<Vec<At>> {
        let free = |at: At| neighbours(at).into_iter().filter(|to| !self.board.contains_key(to));
        self.own_points().into_iter().flat_map(|at| free(at).map(move |to| vec![at, to])).collect()
    }

    /// Every chain from the pieces on `origins`, each stop of it a chain of its own.
    fn chains(&self, origins: &[At]) -> Vec<Vec<At>> {
        let mut found = Vec::new();
        for &origin in origins {
            self.extend(&self.board, &[origin], &mut found);
        }
        found
    }

    fn extend(&self, board: &Board, path: &[At], found: &mut Vec<Vec<At>>) {
        let at = *path.last().unwrap();
        for (over, landing) in jumps(board, at) {
            let after = jumped(board, at, over, landing);
            let mut longer = path.to_owned();
            longer.push(landing);
            found.push(longer.clone());
            let cut = self.rules.judged_at_capture && decided(&after, &self.rules).is_some();
            if !cut {
                self.extend(&after, &longer, found);
            }
        }
    }

    /// "When each side has exactly one piece and both are warriors or both are princes."
    fn duel(&self) -> Option<At> {
        let letters: Vec<(At, char)> =
            self.board.iter().map(|(&at, &letter)| (at, letter)).collect();
        let [(a, one), (b, two)] = letters[..] else { return None };
        let alike = one.eq_ignore_ascii_case(&two);
        let sides = own(one, 'S') != own(two, 'S');
        let duel = self.rules.single_combat && alike && sides && !one.eq_ignore_ascii_case(&'k');
        duel.then_some(if own(one, self.side) { b } else { a })
    }

    fn may_step(&self, step: &[At]) -> bool {
        let (from, to) = (step[0], step[1]);
        let letter = self.board[&from];
        let away = if self.side == 'S' { to.1 - from.1 } else { from.1 - to.1 };
        if self.rules.forward && letter.eq_ignore_ascii_case(&'w') && away <= 0 {
            return false;
        }
        self.duel().is_none_or(|enemy| distance(to, enemy) < distance(from, enemy))
    }

    /// Steps and captures as their points, whether or not the game is decided; no pass.
    pub(crate) fn moves(&self) -> Vec<Vec<At>> {
        if let Some(at) = self.chain {
            return self.chains(&[at]);
        }
        let captures = self.chains(&self.own_points());
        let by_warriors =
            captures.iter().any(|path| self.board[&path[0]].eq_ignore_ascii_case(&'w'));
        let must = match self.rules.capture.as_str() {
            "warriors" => by_warriors,
            "all" => !captures.is_empty(),
            _ => false,
        };
        if must || (self.duel().is_some() && !captures.is_empty()) {
            return captures;
        }
        let steps = self.all_steps().into_iter().filter(|step| self.may_step(step));
        steps.chain(captures).collect()
    }

    fn is_jump(path: &[At]) -> bool {
        !neighbours(path[0]).contains(&path[1])
    }

    fn text_of(path: &[At]) -> String {
        let joint = if Naive::is_jump(path) { "x" } else { "-" };
        path.iter().map(|&at| point_text(at)).collect::<Vec<_>>().join(joint)
    }

    /// The legal turns as texts.
    pub(crate) fn turns(&self) -> Vec<String> {
        if self.outcome().is_some() {
            return Vec::new();
        }
        let moves = self.moves();
        if moves.is_empty() {
            return vec!["pass".to_owned()];
        }
        moves.iter().map(|path| Naive::text_of(path)).collect()
    }

    /// The legal single decisions as texts.
    pub(crate) fn actions(&self) -> Vec<String> {
        let mut actions: Vec<String> = self.turns();
        actions.retain(|text| text.matches('x').count() < 2);
        if self.chain.is_some() && self.outcome().is_none() {
            actions.push("stop".to_owned());
        }
        actions
    }

    /// The position after a legal turn.
    pub(crate) fn after_turn(&self, text: &str) -> Naive {
        if text == "pass" {
            return self.passed();
        }
        let path: Vec<At> = text.split(['-', 'x']).map(super::board::parse_point).collect();
        let mut after = self.clone();
        if Naive::is_jump(&path) {
            for pair in path.windows(2) {
                let over = ((pair[0].0 + pair[1].0) / 2, (pair[0].1 + pair[1].1) / 2);
                after.board = jumped(&after.board, pair[0], over, pair[1]);
            }
            after.quiet = 0;
        } else {
            let piece = after.board.remove(&path[0]).unwrap();
            after.board.insert(path[1], piece);
            after.quiet += 1;
        }
        after.handed_over()
    }

    /// The position after a legal single decision.
    pub(crate) fn after_action(&self, text: &str) -> Naive {
        if text == "stop" {
            return self.handed_over();
        }
        let after = self.after_turn(text);
        if !text.contains('x') {
            return after;
        }
        let landing = super::board::parse_point(text.split('x').next_back().unwrap());
        let cut = self.rules.judged_at_capture && decided(&after.board, &self.rules).is_some();
        if cut || jumps(&after.board, landing).is_empty() {
            return after;
        }
        Naive { side: self.side, chain: Some(landing), turn: self.turn, ..after }
    }
}
