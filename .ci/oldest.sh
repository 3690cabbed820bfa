#!/usr/bin/env bash
# Tests the core with the oldest dependencies that its manifest allows, and with the oldest compiler
# that it declares. Works in a copy, so that the lock file stays as it is.
set -euo pipefail
cd "$(dirname "$0")/.."

CARGO_TARGET_DIR=$(mkdir -p "${CARGO_TARGET_DIR:-target}/oldest" && cd "${CARGO_TARGET_DIR:-target}/oldest" && pwd)
export CARGO_TARGET_DIR CARGO_PROFILE_DEV_DEBUG=0 CARGO_INCREMENTAL=0
copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT
git ls-files -z -- Cargo.toml Cargo.lock README.md dablot examples benches dablot-py |
    xargs -0 cp --parents -t "$copy"
cd "$copy"

# The one unstable option is asked of the stable compiler, so that nothing else differs from it.
RUSTC_BOOTSTRAP=1 cargo update --quiet -Zdirect-minimal-versions
cargo tree -p dablot --all-features --edges normal --depth 1
cargo test --quiet -p dablot --all-features

oldest=$(sed -n 's/^rust-version = "\(.*\)"/\1/p' Cargo.toml)
if rustup run "$oldest" rustc --version 2>/dev/null ||
    rustup toolchain install "$oldest" --profile minimal --no-self-update 2>/dev/null; then
    cargo "+$oldest" check --quiet -p dablot --all-features
else
    echo "not checked: Rust $oldest can neither be found nor installed here. What is newer in the" \
        "standard library is found by clippy's incompatible_msrv, what is newer in the language is not."
fi
