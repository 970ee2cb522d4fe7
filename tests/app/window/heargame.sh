#!/usr/bin/env bash
# The screen reader Orca follows a game: installs it where it is missing and runs hear_game.py with it.
# Usage: tests/app/window/heargame.sh PROGRAM
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../../.." && pwd -P)
# shellcheck source=app/prepare.sh
. "$root/app/prepare.sh"

needPackages orca || exit 77 # what ctest takes for skipped
exec "$root/tests/app/window/desktop.sh" /usr/bin/python3 -B "$root/tests/app/window/hear_game.py" "$1"
