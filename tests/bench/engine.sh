#!/usr/bin/env bash
# Builds a release and prints the Othello engine's figures, one thread unless said: perft, the FFO
# positions #40 to #49 to the end (with --all to #59, a quarter of an hour), a midgame position.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd -P)
# shellcheck source=app/prepare.sh
. "$root/app/prepare.sh"

positions=10
[ "${1:-}" != --all ] || positions=20

build=$root/.build/bench
needPackages cmake g++ libbz2-dev libsqlite3-dev ninja-build libbenchmark-dev zlib1g-dev
buildRelease "$build" tabuleiro-cli -DTABULEIRO_BENCHMARKS=ON -DTABULEIRO_GUI=OFF
cli=$build/app/cli/tabuleiro-cli
ends=$(mktemp)
trap 'rm -f "$ends"' EXIT
grep -v '^#' "$root/tests/data/ffo-40-59.txt" | head -n "$positions" >"$ends"

# run ARGUMENT...: says what is run, and runs it.
run() {
    printf '\ntabuleiro-cli %s\n' "${*/$ends/tests/data/ffo-40-59.txt}"
    "$cli" "$@"
}

run perft 12
run perft 12 --hash
run solve "$ends" --table-mb 256
run solve "$ends" --table-mb 256 --threads 2
for depth in 20 24; do
    run bench --depth "$depth" --table-mb 256 f5d6c4d3c3f4f6f3e6e7f7c5b6g6e3e2
done
