#!/usr/bin/env bash
# Builds a small opening book, and again killed on the way: the files must be the same. Then what is wrong
# with the arguments must be named. Usage: tests/app/trainer/book.sh TRAINER
set -euo pipefail
trainer=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
printf '# The tiger\nf5d6c3d3c4 Tiger\n' >"$folder/openings"
build=("$trainer" book --depth 6 --shallow 4 --plies 6 --openings "$folder/openings")

"${build[@]}" "$folder/whole" >"$folder/log"
grep -q '^ply 5: ' "$folder/log"
lines=$(wc -l <"$folder/whole.values")
"${build[@]}" --values "$folder/values" --threads 2 "$folder/killed" >/dev/null &
killed=$!
until [ "$(wc -l 2>/dev/null <"$folder/values" || echo 0)" -gt 20 ] || ! kill -0 "$killed" 2>/dev/null; do
    sleep 0.01
done
kill -KILL "$killed" 2>/dev/null || true
wait "$killed" 2>/dev/null || true
"${build[@]}" --values "$folder/values" --overwrite "$folder/killed" >"$folder/log"
grep -Eq '^[1-9][0-9]* values are known' "$folder/log" || { echo "It began anew." >&2; exit 1; }
cmp "$folder/whole" "$folder/killed"
[ "$(wc -l <"$folder/values")" -eq "$lines" ]
[ ! -e "$folder/values.lock" ]

refused() {
    local expected=$1
    shift
    if "$@" >/dev/null 2>"$folder/error"; then exit 1; fi
    grep -qF -- "$expected" "$folder/error" || { cat "$folder/error" >&2; exit 1; }
}
refused 'whole: exists; add --overwrite to replace it' "${build[@]}" "$folder/whole"
refused 'values: another run uses it' flock "$folder/values.lock" "${build[@]}" --values "$folder/values" "$folder/out"
refused 'no FILE is given' "$trainer" book
refused '--shallow is more than --depth' "$trainer" book --depth 4 --shallow 6 "$folder/out"
echo f5z9 >"$folder/openings"
refused 'openings: line 1: move 2' "${build[@]}" "$folder/out"
refused 'there is no such file' "$trainer" book --openings "$folder/none" "$folder/out"
echo 'The opening book is built and gone on with.'
