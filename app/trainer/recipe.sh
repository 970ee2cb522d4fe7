#!/usr/bin/env bash
# Makes the weights of the Othello evaluation from an empty folder, as resources/othello/README.md
# describes. Usage: app/trainer/recipe.sh TRAINER FOLDER
#   TRAINER is the built program tabuleiro-trainer, FOLDER takes the data.
# What is there already is kept, so that a run that was stopped, however, goes on. All of it takes some
# eight hours on two cores; with SMALL=1 in the environment a minute, to see that every step works.
set -euo pipefail
if [ "${1:-}" = --help ]; then
    sed -n '2,6s/^# //p' "$0"
    exit
fi
if [ $# -ne 2 ] || ! command -v "$1" >/dev/null; then
    [ $# -ne 2 ] || printf '%s: not a program\n' "$1" >&2
    printf 'usage: %s TRAINER FOLDER, or --help\n' "$0" >&2
    exit 2
fi
trainer=$1
folder=$2
threads=$(nproc)

# The rounds, each a line: its seed, chunks of games and their size; plies that a move is searched, empty
# squares from which play is perfect, random plies at most; the seed of the round whose weights play (0:
# the first weights) and, where weights are learnt, the seeds of the rounds that they are learnt from.
# Then the rounds for the network that corrects the last of these weights, and those that it is fitted to.
rounds='
    1 118 1000  4 12 50  0  1
    2  75 1000  4 12 50  1  2
    3 107 1000  4 12 50  2  3
    4 117 1000  4 12 50  3  3 4
    7 247  200  8 14 50  4
    8 240  200  8 14 16  4
   10 877  500  5 12 50  4
   11 566  500  5 12 20  4  4 7 8 10 11
   12 424 200  8 14 20 11  4 7 8 10 11 12
   13 1447 200  8 14 20 12  4 7 8 10 11 12 13'
networks='
   21 543   200 8 14 20 13
   25 7125  200 5 14 20 13  21 25
   31 12000 200 5 14 20 25  21 25 31'
samples=60000 positions=2500 tests=(--chunks 10 --games 200 --depth 8 --exact 14 --random 20)
strong=(--chunks 10 --games 200 --depth 11 --exact 18 --random 20)
if [ "${SMALL:-0}" = 1 ]; then
    rounds='
    1 2 20  1 12 50  0  1
    2 2 20  2 12 50  1
    3 2 20  2 12 20  1  2 3'
    networks='
    4 2 20  2 12 20  3  4
    5 2 20  2 12 20  4  4 5'
    samples=200 positions=1000 tests=(--chunks 1 --games 20 --depth 2)
    strong=(--chunks 1 --games 20 --depth 3)
fi

mkdir -p "$folder"

# made FILE COMMAND...: runs the command, which writes the file named FILE.part, unless FILE is there.
made() {
    local file=$1
    shift
    if [ ! -f "$file" ]; then
        printf '%s: %s\n' "$file" "$*"
        "$trainer" "$@"
        mv "$file.part" "$file"
    fi
}

# 1. First weights from the rules alone.
made "$folder/weights0.bin" fit --samples "$samples" "$folder/weights0.bin.part"

# play ROUNDS COMMAND...: their games, and by the command what is learnt from them; `last` is its file.
play() {
    local seed chunks games depth exact random player learnt seeds
    while read -r -u 3 seed chunks games depth exact random player learnt; do
        [ -n "$seed" ] || continue
        "$trainer" generate --weights "$folder/weights$player.bin" --seed "$seed" --threads "$threads" \
            --chunks "$chunks" --games "$games" --depth "$depth" --exact "$exact" --random "$random" \
            "$folder/round$seed"
        if [ -n "$learnt" ]; then
            last=$folder/weights$seed.bin
            read -ra seeds <<<"$learnt"
            made "$last" "${@:2}" --overwrite --out "$last.part" "${seeds[@]/#/$folder/round}"
        fi
    done 3<<<"$1"
}

# 2. Games of ever better players. From round 3 on the oldest are left out: they were played too badly.
play "$rounds" train --threads "$threads"

# 3. The network that corrects the last of these weights, from games that they did not learn from.
weights=$last
play "$networks" network --weights "$weights"

# 4. Games that nothing was trained on: the errors, by ply. The second are of better players, who lose
# fewer discs that no evaluation can foresee.
"$trainer" generate --weights "$last" --seed 900008 --threads "$threads" "${tests[@]}" "$folder/test"
"$trainer" generate --weights "$last" --seed 900011 --threads "$threads" "${strong[@]}" "$folder/strong"
for games in test strong; do
    "$trainer" evaluate --weights "$last" --against "$weights" --overwrite \
        --report "$folder/errors-$games.txt" --picture "$folder/errors-$games.svg" "$folder/$games"
done

# 5. The file to ship, and the error model that belongs to it.
made "$folder/weights.bin" pack "$last" "$folder/weights.bin.part" --overwrite
"$trainer" probcut --weights "$folder/weights.bin" --positions "$positions" "$folder/test"
printf 'Done: %s\n' "$folder/weights.bin"
