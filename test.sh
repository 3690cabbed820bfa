#!/usr/bin/env bash
# Passes the tests of the whole project on a machine that has Rust and Python.
set -euo pipefail
cd "$(dirname "$0")"

cargo test --locked -p dablot --all-features
./dablot-py/test.sh
