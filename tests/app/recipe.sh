#!/usr/bin/env bash
# Runs the small recipe twice, the first time killed in the middle: the weights must be the same as
# those of a run that was left alone. Usage: tests/app/recipe.sh TRAINER
set -euo pipefail
recipe=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd -P)/app/trainer/recipe.sh
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export SMALL=1

"$recipe" "$1" "$folder/whole" >"$folder/whole.log"
# A process group of its own, so that the trainer under the script dies with it.
setsid "$recipe" "$1" "$folder/killed" >"$folder/killed.log" 2>&1 &
killed=$!
until [ -d "$folder/killed/round2" ]; do sleep 0.01; done
kill -KILL -- "-$killed"
wait "$killed" 2>/dev/null || true
[ ! -f "$folder/killed/weights.bin" ] || { echo "The run was over before it was killed." >&2; exit 1; }
"$recipe" "$1" "$folder/killed" >>"$folder/killed.log"
cmp "$folder/whole/weights.bin" "$folder/killed/weights.bin"
grep -q 'plies 20 to 45' "$folder/killed/errors.txt"
grep -q '<svg' "$folder/killed/errors.svg"
if "$recipe" 2>"$folder/error"; then exit 1; fi
grep -q '^usage' "$folder/error"
