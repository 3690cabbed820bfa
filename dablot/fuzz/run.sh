#!/usr/bin/env bash
# Fuzzes every target for SECONDS each: `run.sh [SECONDS]`, 15 by default. What is found to be new is
# kept in corpus.tar.gz with `run.sh SECONDS keep`.
set -euo pipefail
cd "$(dirname "$0")"

seconds=${1:-15}
if ! cargo +nightly --version >/dev/null 2>&1; then
    echo "fuzzing needs a nightly toolchain: installing one with rustup"
    rustup toolchain install nightly --profile minimal --no-self-update
fi
cargo fuzz --version >/dev/null 2>&1 || cargo install --locked --quiet cargo-fuzz@0.13.1
mkdir -p corpus
tar -xzf corpus.tar.gz

for target in $(cargo +nightly fuzz list); do
    mkdir -p "corpus/$target"
    cargo +nightly fuzz run "$target" -- -max_total_time="$seconds" -max_len=4096 \
        -timeout=60 -print_final_stats=1 2>&1 |
        tee "/tmp/dablot-fuzz-$target.log" | grep -E 'panicked|SUMMARY|^Done|number_of_executed' ||
        { tail -40 "/tmp/dablot-fuzz-$target.log"; exit 1; }
    if [ "${2:-}" = keep ]; then
        cargo +nightly fuzz cmin "$target" 2>&1 | tail -1
    fi
done
if [ "${2:-}" = keep ]; then
    tar --sort=name --mtime=2026-01-01 --owner=0 --group=0 -czf corpus.tar.gz corpus
fi
