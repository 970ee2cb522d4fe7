#!/usr/bin/env bash
# Builds the benchmarks as a release and prints their figures: what a node of each search costs. The
# arguments go to Google Benchmark, such as --benchmark_filter=othello
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd -P)
# shellcheck source=app/prepare.sh
. "$root/app/prepare.sh"

build=$root/.build/bench
needPackages cmake g++ libbz2-dev libsqlite3-dev ninja-build libbenchmark-dev zlib1g-dev
buildRelease "$build" searchbench -DTABULEIRO_BENCHMARKS=ON -DTABULEIRO_GUI=OFF
exec "$build/tests/bench/searchbench" "$@"
