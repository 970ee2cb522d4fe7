#!/usr/bin/env bash
# Makes chunks of each kind by GNU parallel, in another order and some of them twice, and compares them with
# what one process makes; then what chunk.sh says to wrong arguments.
# Usage: tests/app/cluster/chunks.sh TRAINER CLI
set -euo pipefail
chunk=$(cd "$(dirname "${BASH_SOURCE[0]}")/../../.." && pwd -P)/app/cluster/chunk.sh
PATH=$(realpath "$(dirname "$1")"):$(realpath "$(dirname "$2")"):$PATH
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

fail() {
    printf '%s\n' "$*" >&2
    exit 1
}

# spread COMMAND...: runs it for the chunks 5 to 0, number 2 twice, two at once.
spread() {
    parallel --will-cite --jobs 2 "$chunk" {} "$@" ::: 5 4 2 3 2 1 0 >/dev/null
}

play=(--seed 7 --games 3 --depth 1 --exact 6)
tabuleiro-trainer generate whole --chunks 6 "${play[@]}" >/dev/null
spread selfplay games "${play[@]}"
diff -r whole games || fail "The games of single chunks are others than those of one run."
[ "$(find games -name '*.games' | wc -l)" -eq 6 ] || fail "There are not six files of games."

search=(--depth 2 --exact 8)
tabuleiro-trainer label whole labelled "${search[@]}" >/dev/null
spread relabel games relabelled "${search[@]}"
diff -r labelled relabelled || fail "The labels of single chunks are others than those of one run."

known=(--empties 5 --positions 4)
tabuleiro-trainer gauge gauge --chunks 6 "${known[@]}" >/dev/null
spread gauge spread "${known[@]}"
diff -r gauge spread || fail "The exact values of single chunks are others than those of one run."

{
    for _ in {1..8}; do
        printf 'f5d6c3d3c4f4f6\n---------------------------XO------OX--------------------------- X\n'
    done
    echo f5d6c3d3c4f4f6
} >positions
tabuleiro-cli analyze --depth 3 <positions >answers
spread analyze positions valued 3 --depth 3
cat valued/*.txt | diff answers - || fail "The values of single chunks are others than those of one run."
[ "$(find valued -type f | wc -l)" -eq 6 ] || fail "There are not six files of values."

# The values of a library: in another order, some twice at once, then those that are left in strides.
for line in f5d6c3d3c4f4f6 f5f6e6f4e3 f5d6c4d3c3f4e3 f5d6c5f4e3c6; do
    printf '%s\n' "$line" >"$line.txt"
done
tabuleiro-cli library import whole.db f5*.txt >/dev/null
cp whole.db split.db
# values FILE: the table of values as text.
values() {
    python3 -c 'import sqlite3, sys; print(*sqlite3.connect(sys.argv[1]).execute("SELECT * FROM value ORDER BY key"), sep="\n")' "$1"
}
tabuleiro-cli library analyze whole.db --depth 6 --threads 2 >/dev/null
tabuleiro-cli library chunks split.db values --depth 6 --positions 1 >/dev/null
parallel --will-cite --jobs 3 "$chunk" {} values values ::: 3 1 2 2 1 0 >/dev/null
parallel --will-cite --jobs 2 "$chunk" {} values values --step 2 ::: 0 1 >/dev/null
tabuleiro-cli library collect split.db values >/dev/null
diff <(values whole.db) <(values split.db) || fail "The values of chunks are others than those of one process."
[ "$(values split.db | wc -l)" -gt 10 ] || fail "There are few values: $(values split.db)"

# Without failures and with machines of one speed the time follows from the numbers alone.
simulated() {
    "$(dirname "$chunk")/simulate.py" --hours-to-failure 0 --slow-share 0 --start-seconds 0 --minutes 30 --workers 10 \
        --tasks "$1" | tail -n 1
}
[ "$(simulated 200)" = '| 30 | 10.00 | 0 | 100.0% |' ] || fail "The simulation found: $(simulated 200)"
[ "$(simulated 205)" = '| 30 | 10.50 | 0 | 97.6% |' ] || fail "The simulation found: $(simulated 205)"
"$(dirname "$chunk")/simulate.py" --tasks 500 --workers 20 --hours-to-failure 2 >simulation
awk -F'|' 'NR > 3 && !($5 + 0 > 40 && $5 + 0 < 100) { exit 1 } NR == 6 && $4 + 0 < 100 { exit 1 }' simulation ||
    fail "The simulation found: $(cat simulation)"

# refused STATUS WORDS ARGUMENT...: the arguments end with the status and a message with the words.
refused() {
    local wanted=$1 words=$2 status=0
    shift 2
    "$chunk" "$@" >output 2>errors || status=$?
    [ "$status" -eq "$wanted" ] || fail "chunk.sh $*: ended with $status, expected $wanted"
    grep -qF -- "$words" errors || fail "chunk.sh $*: did not say '$words' but: $(cat errors)"
}

refused 2 'Usage: app/cluster/chunk.sh'
refused 1 "'x' is not the number of a chunk" x selfplay games
refused 1 "'09' is not the number of a chunk" 09 selfplay games
refused 1 "'book' is not a kind of chunk" 0 book games
refused 1 'has 6 files of games, none with number 6' 6 relabel games more
refused 1 'positions: has no line 19' 6 analyze positions more 3
refused 1 'missing: cannot be read' 0 analyze missing more 3
refused 2 'Usage: app/cluster/chunk.sh' 0 analyze positions more 0
printf 'nonsense\n' >positions
refused 1 'nonsense' 0 analyze positions bad 3
[ -z "$(find bad -type f)" ] || fail "A chunk that failed left a file."
