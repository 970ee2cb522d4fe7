#!/usr/bin/env bash
# Builds the command line with Clang and for ARM64, and compares what the Othello engine finds there
# with its kept signature. ARM64 runs in an emulator.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
# shellcheck source=app/prepare.sh
. "$root/app/prepare.sh"

needPackages cmake ninja-build clang g++-aarch64-linux-gnu qemu-user-static
expected=$(grep '^nodes ' "$root/tests/data/othello-bench.txt")

# checked NAME OPTION...: configures with the options, builds, and runs in the emulator.
checked() {
    local name=$1 build=$root/.build/$1 found
    shift
    # Compiling takes far longer than the search, so it is optimised a little only.
    configure "$build" -DCMAKE_BUILD_TYPE=Release -DCMAKE_CXX_FLAGS_RELEASE='-O1 -DNDEBUG' \
        -DTABULEIRO_GUI=OFF -DTABULEIRO_TESTS=OFF -DTABULEIRO_WARNINGS_AS_ERRORS=ON \
        -DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON "$@"
    cmake --build "$build" --target tabuleiro-cli >&2
    found=$("${emulator[@]}" "$build/app/cli/tabuleiro-cli" bench | grep '^nodes ')
    if [ "$found" != "$expected" ]; then
        say "$name: the search visited other positions: $found, expected $expected"
        return 1
    fi
    printf '%s: %s, as expected\n' "$name" "$found"
}

emulator=()
checked clang -DCMAKE_CXX_COMPILER=clang++
emulator=(qemu-aarch64-static -L /usr/aarch64-linux-gnu)
checked arm64 -DCMAKE_CXX_COMPILER=aarch64-linux-gnu-g++ -DCMAKE_SYSTEM_NAME=Linux \
    -DCMAKE_SYSTEM_PROCESSOR=aarch64 -DCMAKE_EXE_LINKER_FLAGS='' # its own linker
