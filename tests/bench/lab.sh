#!/usr/bin/env bash
# Builds a release and prints the Search Lab's figures: tracing, memory, scrubbing, frames, refusals.
# Drawn by Qt's software renderer into memory.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd -P)
# shellcheck source=app/prepare.sh
. "$root/app/prepare.sh"

build=$root/.build/labbench
needPackages "${gamePackages[@]}" libbenchmark-dev
buildRelease "$build" labbench -DTABULEIRO_BENCHMARKS=ON
settings=$(mktemp -d)
trap 'rm -rf "$settings"' EXIT
QT_QPA_PLATFORM=offscreen XDG_CONFIG_HOME=$settings "$build/tests/bench/labbench"
