#!/usr/bin/env bash
# Builds the benchmark of the library of games as a release and prints its figures, for a made-up archive of the
# size of the public one. The arguments go to Google Benchmark.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd -P)
# shellcheck source=app/prepare.sh
. "$root/app/prepare.sh"

build=$root/.build/bench
needPackages cmake g++ libbz2-dev libsqlite3-dev ninja-build libbenchmark-dev zlib1g-dev
buildRelease "$build" librarybench -DTABULEIRO_BENCHMARKS=ON -DTABULEIRO_GUI=OFF
exec "$build/tests/bench/librarybench" "$@"
