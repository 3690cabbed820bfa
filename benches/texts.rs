//! Texts, hashes and records.

mod common;

use std::hint::black_box;

use common::{POSITIONS, XorShift, position};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use dablot::record::{Records, Validator};
use dablot::{Game, Position, Rules};

fn positions(c: &mut Criterion) {
    for (name, text, _) in POSITIONS {
        let position = position(text);
        let turn = position.turns().last().expect("the positions have turns");
        let turn_text = turn.to_string();
        let mut group = c.benchmark_group(format!("texts, {name}"));
        group.bench_function("read the position", |b| {
            b.iter(|| Position::parse(black_box(text), Rules::STANDARD));
        });
        group.bench_function("write the position", |b| b.iter(|| black_box(&position).to_string()));
        group.bench_function("read a turn", |b| {
            b.iter(|| black_box(&position).parse_turn(black_box(&turn_text)));
        });
        group.bench_function("write a turn", |b| b.iter(|| black_box(turn).to_string()));
        group.bench_function("check a turn", |b| b.iter(|| black_box(&position).check(&turn)));
        group.bench_function("hash", |b| b.iter(|| black_box(&position).zobrist()));
        group.finish();
    }
}

/// Random games of about a megabyte together.
fn random_games() -> String {
    let mut random = XorShift(1);
    let mut text = String::new();
    while text.len() < 1 << 20 {
        let mut game = Game::new(Rules::STANDARD);
        loop {
            let turns: Vec<_> = game.position().turns().take(1_000).collect();
            let Some(&turn) = turns.get(random.below(turns.len() as u32) as usize) else { break };
            game.play(turn).expect("listed turns are legal");
        }
        text += &game.to_record().to_string();
        text.push('\n');
    }
    text
}

fn records(c: &mut Criterion) {
    let text = random_games();
    let mut group = c.benchmark_group("records");
    group.sample_size(20);
    group.throughput(Throughput::Bytes(text.len() as u64));
    group.bench_function("check", |b| {
        b.iter(|| Validator::new().validate_slice(black_box(text.as_bytes()), |_| {}));
    });
    group.bench_function("read into trees", |b| {
        b.iter(|| Records::new(black_box(text.as_bytes())).count());
    });
    group.finish();
}

criterion_group!(benches, positions, records);
criterion_main!(benches);
