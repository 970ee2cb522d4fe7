#!/usr/bin/env bash
# Starts the game: installs what is missing, builds it where its sources changed, and passes the
# arguments on. Without a display the game starts in the terminal. Only what starts is built.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
# shellcheck source=app/prepare.sh
. "$root/app/prepare.sh"

build=$root/.build/release
program=gui/tabuleiro
if [ -z "${DISPLAY:-}${WAYLAND_DISPLAY:-}${QT_QPA_PLATFORM:-}" ]; then
    program=cli/tabuleiro-cli
fi
stamp=$build/${program##*/}.built

# Made before the build, so that a source changed meanwhile counts as newer.
makeGame() {
    mkdir -p "$build"
    touch "$stamp.next"
    say "Building the game; this takes some minutes the first time."
    if ! buildRelease "$build" "${program##*/}"; then
        say "The game could not be built; the messages above say why."
        return 1
    fi
    mv "$stamp.next" "$stamp"
}

if ! upToDate "$stamp" || [ ! -x "$build/app/$program" ]; then
    needPackages "${gamePackages[@]}"
    makeGame
fi

# X11 is what Qt speaks by itself; a desktop without it needs the other plugin.
if [ -z "${DISPLAY:-}" ] && [ -n "${WAYLAND_DISPLAY:-}" ]; then
    needPackages qt6-wayland
fi

if [ "$program" = cli/tabuleiro-cli ]; then
    say "There is no display (neither DISPLAY nor WAYLAND_DISPLAY is set): the game starts in the terminal."
fi
exec "$build/app/$program" "$@"
