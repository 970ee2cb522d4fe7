#!/usr/bin/env bash
# Tests app/run.sh and tests/run.sh without touching the machine: on a copy of the scripts in a folder
# with blanks in its name, with stand-ins for apt, CMake and ctest that log how they are called.
# shellcheck disable=SC2016,SC2317 # stand-ins expand their own variables; conditions are called by expect
set -euo pipefail
project=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd -P)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
copy="$work/a board game"
failures=0

# standIn NAME: a program of that name whose text comes from standard input.
standIn() {
    { echo '#!/bin/bash'; cat; } >"$work/bin/$1"
    chmod +x "$work/bin/$1"
}

# Sets up a copy without a build, and a machine with root rights where nothing is missing.
setUp() {
    rm -rf "$copy" "${work:?}/bin"
    mkdir -p "$copy/app" "$copy/tests" "$copy/core" "$work/bin"
    cp "$project"/app/*.sh "$copy/app"
    cp "$project"/tests/run.sh "$copy/tests"
    touch "$copy/CMakeLists.txt" "$copy/core/move.h"
    local tool
    for tool in bash cat chmod dirname env find grep mkdir mv nproc sed touch; do
        ln -s "$(command -v "$tool")" "$work/bin/$tool"
    done
    : >"$work/log"
    standIn id <<<'echo "${FAKE_USER:-0}"'
    standIn dpkg-query <<'END'
for package in "${@:3}"; do
    [[ " ${FAKE_MISSING:-} " == *" $package "* ]] || echo "installed $package"
done
[ -z "${FAKE_MISSING:-}" ]
END
    standIn apt-get <<<'echo "apt-get $* ($DEBIAN_FRONTEND)" >>"$FAKE_LOG"; exit "${FAKE_APT:-0}"'
    standIn ctest <<<'echo "ctest $*" >>"$FAKE_LOG"'
    standIn cmake <<'END'
echo "cmake $*" >>"$FAKE_LOG"
[ -z "${FAKE_BROKEN:-}" ] || exit 1
case "$1 ${4:-}" in
    '--build tabuleiro') program=$2/app/gui/tabuleiro kind=window ;;
    '--build tabuleiro-cli') program=$2/app/cli/tabuleiro-cli kind=terminal ;;
    *) exit ;;
esac
mkdir -p "${program%/*}"
printf '#!/bin/bash\necho "%s:$(printf " [%%s]" "$@")"\n' "$kind" >"$program"
chmod +x "$program"
END
}

# start [VARIABLE=VALUE...] -- SCRIPT [ARGUMENT...]: runs it there; leaves output, errors and status.
start() {
    local variables=()
    while [ "$1" != -- ]; do
        variables+=("$1")
        shift
    done
    shift
    status=0
    output=$(cd "$work" && env -i PATH="$work/bin" FAKE_LOG="$work/log" "${variables[@]}" "$@" \
        2>"$work/errors" </dev/null) || status=$?
    errors=$(cat "$work/errors")
    log=$(cat "$work/log")
    : >"$work/log"
}

# expect WHAT CONDITION...: reports a condition that does not hold, with what was seen.
expect() {
    local what=$1
    shift
    if "$@"; then
        return
    fi
    failures=$((failures + 1))
    printf 'FAIL: %s\n  status: %s\n  output: %s\n  errors: %s\n  log: %s\n' \
        "$what" "$status" "$output" "$errors" "$log"
}

same() { [ "$1" = "$2" ]; }
has() { [[ $1 == *"$2"* ]]; }
lacks() { [[ $1 != *"$2"* ]]; }

game="$copy/app/run.sh"

setUp
start -- "$game" --game "a b"
expect "the first start builds" has "$log" "cmake --build $copy/.build/release"
expect "the first start makes a release" has "$log" "-DCMAKE_BUILD_TYPE=Release"
expect "nothing is installed where nothing is missing" lacks "$log" apt-get
expect "without a display it says so" has "$errors" "There is no display"
expect "without a display the terminal game starts, arguments as given" \
    same "$output" "terminal: [--game] [a b]"
start -- "$game"
expect "the second start builds nothing" same "$log" ""
expect "the second start starts" same "$output" "terminal: []"
start DISPLAY=:1 -- "$game" --level hard
expect "the window is built where it is to start, and nothing else" \
    same "${log##*--target }" tabuleiro
expect "with a display the window starts" same "$output" "window: [--level] [hard]"
start DISPLAY=:1 -- "$game"
expect "a second start in the window builds nothing" same "$log" ""
expect "with a display nothing else is said" same "$errors" ""
start WAYLAND_DISPLAY=wayland-0 -- "$game"
expect "Wayland is a display" same "$output" "window: []"
start -- ./a\ board\ game/app/run.sh
expect "it starts from any folder" same "$output" "terminal: []"

touch -d '1 hour' "$copy/core/move.h"
start -- "$game"
expect "a changed source is built" has "$log" "cmake --build"

setUp
start FAKE_BROKEN=1 -- "$game"
expect "a failed build ends with status 1" same "$status" 1
expect "a failed build is reported" has "$errors" "The game could not be built"
expect "a failed build starts nothing" same "$output" ""
start -- "$game"
expect "after a failed build the next start builds" has "$log" "cmake --build"

setUp
start FAKE_MISSING="g++ qt6-base-dev" -- "$game"
expect "what is missing is named before it is installed" \
    has "$errors" "Installing what is missing: g++ qt6-base-dev"
expect "root installs exactly what is missing, without a question" has "$log" \
    "apt-get -q install --yes --no-install-recommends g++ qt6-base-dev (noninteractive)"
expect "the lists are refreshed first" has "$log" "apt-get -q update (noninteractive)"
setUp
start FAKE_MISSING="g++" FAKE_APT=100 -- "$game"
expect "a failed installation ends with status 1" same "$status" 1
expect "a failed installation is reported" has "$errors" "Installing failed"
expect "a failed installation builds nothing" lacks "$log" cmake

setUp
start FAKE_USER=1000 FAKE_MISSING="g++ cmake" -- "$game"
expect "without rights it stops" same "$status" 1
expect "without rights it names the packages" has "$errors" "apt-get install cmake g++"
expect "without rights it installs nothing" same "$log" ""
standIn sudo <<<'exit 1'
start FAKE_USER=1000 FAKE_MISSING="g++" -- "$game"
expect "a sudo that needs a password nobody can type is no right" same "$status" 1
standIn sudo <<<'[ "$1" != -n ] || shift; echo "sudo $*" >>"$FAKE_LOG"; [ "$1" = true ] || exec "$@"'
start FAKE_USER=1000 FAKE_MISSING="g++" -- "$game"
expect "sudo is used where there is one" has "$log" "sudo env DEBIAN_FRONTEND=noninteractive apt-get"
expect "with sudo it goes on" same "$output" "terminal: []"

setUp
start WAYLAND_DISPLAY=wayland-0 FAKE_MISSING=qt6-wayland -- "$game"
expect "Wayland without X11 needs Qt's plugin" has "$log" "--no-install-recommends qt6-wayland"

setUp
start FAKE_MISSING=xdotool -- "$copy/tests/run.sh" -DTABULEIRO_WARNINGS_AS_ERRORS=ON -R othello
expect "the tests install what they need" has "$log" "--no-install-recommends xdotool"
expect "-D goes to CMake" has "$log" "-DTABULEIRO_BENCHMARKS=ON -DTABULEIRO_WARNINGS_AS_ERRORS=ON"
expect "the rest goes to ctest" has "$log" "--label-exclude ^slow$ -R othello"
start -- "$copy/tests/run.sh" --slow
expect "--slow leaves no test out" lacks "$log" "--label-exclude"
start -- "$copy/tests/run.sh" --help
expect "--help prints the usage and does nothing" has "$output$log" "Usage: tests/run.sh"

[ "$failures" -eq 0 ] && echo "All as expected."
exit "$((failures > 0))"
