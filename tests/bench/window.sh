#!/usr/bin/env bash
# Builds a release and prints the window's figures: first window, memory, answers. Debian's iagno and
# kreversi are measured beside it where they are installed.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd -P)
# shellcheck source=app/prepare.sh
. "$root/app/prepare.sh"

build=$root/.build/release
needPackages "${gamePackages[@]}" "${testPackages[@]}"
buildRelease "$build" tabuleiro
peers=()
for peer in iagno kreversi; do
    path=$(PATH=$PATH:/usr/games command -v "$peer") && peers+=("$path")
done
exec "$root/tests/app/window/desktop.sh" /usr/bin/python3 "$root/tests/bench/window.py" \
    "$build/app/gui/tabuleiro" "${peers[@]}"
