#!/usr/bin/env bash
# Builds the command line for ARM64, runs it in an emulator, and compares what the Othello engine finds
# there with its kept signature.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
# shellcheck source=app/prepare.sh
. "$root/app/prepare.sh"

# The libraries' packages for ARM64 stand beside those of this machine.
if command -v dpkg >/dev/null && ! dpkg --print-foreign-architectures | grep -qx arm64; then
    findRights || { say "Adding the architecture needs root rights: dpkg --add-architecture arm64"; exit 1; }
    "${asRoot[@]}" dpkg --add-architecture arm64
fi
needPackages cmake ninja-build g++-aarch64-linux-gnu libbz2-dev:arm64 libsqlite3-dev:arm64 qemu-user-static zlib1g-dev:arm64
build=$root/.build/arm64
# Compiling takes far longer than the search, so it is optimised a little only. The linker is GCC's own.
# What the build itself runs, such as writecatalogs, is emulated as well.
configure "$build" -DCMAKE_BUILD_TYPE=Release -DCMAKE_CXX_FLAGS_RELEASE='-O1 -DNDEBUG' \
    -DCMAKE_CXX_COMPILER=aarch64-linux-gnu-g++ -DCMAKE_SYSTEM_NAME=Linux -DCMAKE_SYSTEM_PROCESSOR=aarch64 \
    -DCMAKE_CROSSCOMPILING_EMULATOR=qemu-aarch64-static \
    -DCMAKE_EXE_LINKER_FLAGS='-static-libstdc++ -static-libgcc' -DCMAKE_SHARED_LINKER_FLAGS='' -DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON \
    -DTABULEIRO_GUI=OFF -DTABULEIRO_TESTS=OFF -DTABULEIRO_UNITY=ON -DTABULEIRO_WARNINGS_AS_ERRORS=ON
cmake --build "$build" --target tabuleiro-cli >&2

# With the loader and the C library of the packages above; those of the compiler may be other versions.
expected=$(grep '^nodes ' "$root/tests/data/othello-bench.txt")
found=$(qemu-aarch64-static "$build/app/cli/tabuleiro-cli" bench | grep '^nodes ')
if [ "$found" != "$expected" ]; then
    say "ARM64: the search visited other positions: $found, expected $expected"
    exit 1
fi
printf 'ARM64: %s, as expected\n' "$found"
