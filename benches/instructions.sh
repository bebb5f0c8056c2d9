#!/usr/bin/env bash
# Prints the instructions of a decision in random games, counted by callgrind: bash benches/instructions.sh
# Deals and the start of the program are included (0.4 % of it); the count does not depend on what else the machine does.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

command -v valgrind >/dev/null || { echo "please install valgrind" >&2 && exit 1; }
cargo build --quiet --release --bin arena
profile=$(mktemp)
trap 'rm -f "$profile"' EXIT

# measure NAME GAMES OPTION...: one line of the table.
measure() {
    local name=$1 games=$2
    shift 2
    local report
    report=$(valgrind --quiet --tool=callgrind --callgrind-out-file="$profile" \
        "${CARGO_TARGET_DIR:-target}/release/arena" --bots random --games "$games" --seed 7 --threads 1 --json "$@")
    awk -v name="$name" -v games="$games" -v report="$report" '
        /^(totals|summary):/ { instructions = $2 }
        END {
            if (!match(report, /"decisions_per_game":[0-9.]+/)) exit 1
            decisions = games * substr(report, RSTART + 21, RLENGTH - 21)
            if (!instructions || !decisions) exit 1
            printf "%-26s %12.0f %10.0f %10.0f\n", name, instructions, decisions, instructions / decisions
        }' "$profile"
}

printf '%-26s %12s %10s %10s\n' table instructions decisions each
measure "card, 5 players, base" 150
measure "card, 8 players, all sets" 60 --players 8 --sets all
