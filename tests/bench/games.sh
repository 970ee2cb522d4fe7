#!/usr/bin/env bash
# Builds a release and prints the figures of games that are written down: the journal, archives of GGF
# and WTHOR, a review. On a private desktop.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd -P)
# shellcheck source=app/prepare.sh
. "$root/app/prepare.sh"

build=$root/.build/gamesbench
needPackages "${gamePackages[@]}" "${testPackages[@]}"
buildRelease "$build" gamesbench -DTABULEIRO_BENCHMARKS=ON
exec "$root/tests/app/window/desktop.sh" "$build/tests/bench/gamesbench"
