#!/usr/bin/env bash
# Tries the package as it would be published: a source distribution, the wheel that it becomes, and
# that wheel alone in a new virtual environment. Needs what test.sh needs.
set -euo pipefail
cd "$(dirname "$0")"

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# What test.sh has compiled is used again.
export CARGO_TARGET_DIR=${CARGO_TARGET_DIR:-$(cd .. && pwd)/target}

new() { "${PYTHON:-python3}" -m venv "$work/$1"; }
pip() { "$work/$1/bin/python" -m pip --quiet --disable-pip-version-check "${@:2}"; }

new build
pip build install 'maturin>=1.9,<2'
"$work/build/bin/maturin" sdist --out "$work/source"
pip build wheel --no-deps --wheel-dir "$work/wheel" "$work"/source/*.tar.gz

# Nothing of the repository is near, and no other package.
new use
pip use install --no-index "$work"/wheel/*.whl
cp tests/published.py "$work"
cd "$work"
"$work/use/bin/python" published.py "$work"/source/*.tar.gz "$work"/wheel/*.whl
"$work/use/bin/python" -m dablot perft 3
