#!/usr/bin/env bash
# Counts the instructions of the main paths with callgrind and fails where one takes more than its
# bound in instructions.txt. Unlike times, the counts do not depend on what else a machine does.
#
#   instructions.sh           # compares
#   instructions.sh update    # writes new bounds, 3 % above what was counted
set -euo pipefail
cd "$(dirname "$0")"

if ! command -v valgrind >/dev/null; then
    apt-get update -qq
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends valgrind
fi
# No target-cpu: the bounds are for what every machine runs.
RUSTFLAGS= cargo bench --locked --quiet -p dablot --bench instructions --no-run
binary=$(RUSTFLAGS= cargo bench --locked -p dablot --bench instructions --no-run --message-format=json 2>/dev/null |
    grep -o '"executable":"[^"]*instructions-[^"]*"' | cut -d'"' -f4)

count() {
    valgrind --tool=callgrind --callgrind-out-file=/dev/null "$binary" "$1" "$2" 2>&1 |
        awk '/Collected/ { print $4 }'
}

bounds=$(mktemp)
failed=0
for work in $("$binary" --list); do
    # What one round takes: the difference leaves out the start of the program.
    taken=$(($(count "$work" 3) - $(count "$work" 1)))
    bound=$(awk -v work="$work" '$1 == work { print $2 }' instructions.txt 2>/dev/null || true)
    echo "$work $((taken * 103 / 100))" >>"$bounds"
    printf '%-14s %12d instructions, bound %12s\n' "$work" "$taken" "${bound:-none}"
    if [ "${1:-}" != update ] && { [ -z "$bound" ] || [ "$taken" -gt "$bound" ]; }; then
        echo "more than its bound: $work"
        failed=1
    fi
done
if [ "${1:-}" = update ]; then mv "$bounds" instructions.txt; else rm "$bounds"; fi
exit $failed
