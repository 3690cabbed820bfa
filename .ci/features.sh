#!/usr/bin/env bash
# Checks the core with every set of its features, and tests it with those that differ most.
set -euo pipefail
cd "$(dirname "$0")/.."

cargo hack --version >/dev/null 2>&1 || cargo install --locked --quiet cargo-hack@0.6.46
# `default` is `std` by another name.
cargo hack check --locked --feature-powerset --exclude-features default -p dablot --quiet

for features in '' alloc 'alloc serde'; do
    cargo test --locked --quiet -p dablot --no-default-features --features "$features" --lib --tests
done
