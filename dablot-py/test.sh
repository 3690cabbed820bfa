#!/usr/bin/env bash
# Everything about the Python package, on the wheel as users get it: builds it, installs it into a
# fresh virtual environment, and runs the tests and type checks there. Arguments go to pytest.
#
#   ./test.sh                     # needs python3 (or PYTHON=...), cargo and a package index
#   ./test.sh -k game             # only some of the tests
#   VENV=/tmp/venv ./test.sh      # keeps the environment there and uses it again
set -euo pipefail
cd "$(dirname "$0")"

if [ -n "${VENV:-}" ]; then
    venv=$VENV
else
    venv=$(mktemp -d)
    trap 'rm -rf "$venv"' EXIT
fi
[ -x "$venv/bin/python" ] || "${PYTHON:-python3}" -m venv "$venv"
python=$venv/bin/python

"$python" -m pip install --quiet --disable-pip-version-check -r requirements-test.txt
"$python" -m pip install --quiet --disable-pip-version-check --force-reinstall --no-deps .

"$python" -m pytest "$@"
"$python" -m mypy.stubtest --mypy-config-file pyproject.toml \
    --allowlist tests/stubtest_allowed.txt dablot
"$python" -m mypy --strict --package dablot
MYPYPATH=tests "$python" -m mypy --strict tests/*.py
