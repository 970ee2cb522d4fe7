#!/usr/bin/env bash
# Builds and runs the tests. Usage: tests/run.sh [--slow] [--build-only] [-DOPTION=VALUE...] [CTEST ARGUMENT...]
#   --slow        the complete proofs as well, which take an hour or so
#   --build-only  builds them and runs none
#   -D...         goes to CMake; everything else to ctest, such as -R othello
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
# shellcheck source=app/prepare.sh
. "$root/app/prepare.sh"

options=()
run=1
selection=(--label-exclude '^slow$')
arguments=()
for argument in "$@"; do
    case $argument in
        --help) usage; exit ;;
        --slow) selection=() ;;
        --build-only) run=0 ;;
        -D*) options+=("$argument") ;;
        *) arguments+=("$argument") ;;
    esac
done

build=$root/.build/tests
needPackages "${gamePackages[@]}" "${testPackages[@]}"
# Optimised, and with the assertions that a release leaves out; by folders, which takes less time.
configure "$build" -DCMAKE_BUILD_TYPE=RelWithDebInfo -DCMAKE_CXX_FLAGS_RELWITHDEBINFO='-O2 -g1' \
    -DTABULEIRO_UNITY=ON -DTABULEIRO_TESTS=ON -DTABULEIRO_BENCHMARKS=ON "${options[@]}"
cmake --build "$build" >&2
[ "$run" -eq 1 ] || exit 0
# One more than there are cores: whole games on a window mostly wait.
exec ctest --test-dir "$build" --output-on-failure --no-tests=error --parallel $(($(nproc) + 1)) \
    "${selection[@]}" "${arguments[@]}"
