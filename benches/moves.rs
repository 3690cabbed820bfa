//! Perft both ways, lists, masks and random play, on four kinds of position.

mod common;

use std::hint::black_box;

use common::{POSITIONS, XorShift, play_all, play_randomly, position};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};

fn perft(c: &mut Criterion) {
    for (name, text, depth) in POSITIONS {
        let position = position(text);
        let mut group = c.benchmark_group(format!("perft {depth}, {name}"));
        group.throughput(Throughput::Elements(position.perft(depth)));
        group.bench_function("counted in bulk", |b| b.iter(|| black_box(&position).perft(depth)));
        group.bench_function("every turn played", |b| {
            b.iter(|| play_all(black_box(&position), depth));
        });
        group.finish();
    }
}

fn lists(c: &mut Criterion) {
    for (name, text, _) in POSITIONS {
        let position = position(text);
        let mut group = c.benchmark_group(format!("lists, {name}"));
        group.bench_function("turns", |b| {
            b.iter(|| black_box(&position).turns().for_each(|turn| _ = black_box(turn)));
        });
        group.bench_function("turn count", |b| b.iter(|| black_box(&position).turn_count()));
        group.bench_function("any turn", |b| b.iter(|| black_box(&position).has_turn()));
        group.bench_function("outcome", |b| b.iter(|| black_box(&position).outcome()));
        group.bench_function("decisions", |b| b.iter(|| black_box(&position).actions()));
        group.bench_function("mask", |b| b.iter(|| black_box(&position).action_mask()));
        group.bench_function("one decision drawn", |b| {
            let mut random = XorShift(1);
            b.iter(|| black_box(&position).sample_action(|count| random.below(count)));
        });
        group.finish();
    }
}

fn random_play(c: &mut Criterion) {
    const DECISIONS: u64 = 100_000;
    let mut group = c.benchmark_group("random play");
    group.throughput(Throughput::Elements(DECISIONS));
    group.bench_function("by decisions", |b| b.iter(|| play_randomly(black_box(DECISIONS), 1)));
    group.finish();
}

criterion_group!(benches, perft, lists, random_play);
criterion_main!(benches);
