#!/usr/bin/env bash
# Builds the command line with Clang and for ARM64, and compares what the Othello engine finds there
# with its kept signature. ARM64 runs in an emulator.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
# shellcheck source=app/prepare.sh
. "$root/app/prepare.sh"

needPackages cmake ninja-build clang g++-aarch64-linux-gnu qemu-user-static
expected=$(grep '^nodes ' "$root/tests/data/othello-bench.txt")

# checked NAME PREFIX OPTION...: configures with the options, builds, and runs behind the prefix.
checked() {
    local name=$1 prefix=$2 build=$root/.build/$1 found
    shift 2
    # Compiling takes far longer than the search, so it is optimised a little only.
    configure "$build" -DCMAKE_BUILD_TYPE=Release -DCMAKE_CXX_FLAGS_RELEASE='-O1 -DNDEBUG' \
        -DTABULEIRO_GUI=OFF -DTABULEIRO_TESTS=OFF -DTABULEIRO_WARNINGS_AS_ERRORS=ON \
        -DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON "$@"
    cmake --build "$build" --target tabuleiro-cli >&2
    # shellcheck disable=SC2086 # the prefix is a command and its options
    found=$($prefix "$build/app/cli/tabuleiro-cli" bench | grep '^nodes ')
    if [ "$found" != "$expected" ]; then
        say "$name: the search looked at other positions: $found, expected $expected"
        return 1
    fi
    printf '%s: %s, as expected\n' "$name" "$found"
}

checked clang "" -DCMAKE_CXX_COMPILER=clang++
checked arm64 "qemu-aarch64-static -L /usr/aarch64-linux-gnu" \
    -DCMAKE_CXX_COMPILER=aarch64-linux-gnu-g++ -DCMAKE_SYSTEM_NAME=Linux \
    -DCMAKE_SYSTEM_PROCESSOR=aarch64 -DCMAKE_EXE_LINKER_FLAGS='' # its own linker
