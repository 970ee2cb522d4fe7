#!/usr/bin/env bash
# Makes the weights of the Othello evaluation from an empty folder, as resources/othello/README.md
# tells. Usage: app/trainer/recipe.sh TRAINER FOLDER. What is there already is kept, so that a run that
# was stopped, however, goes on. With SMALL=1 it takes a minute: to see that every step works.
set -euo pipefail
if [ $# -ne 2 ]; then
    printf 'usage: %s TRAINER FOLDER\nTRAINER is the program tabuleiro-trainer, FOLDER takes the data.\n' "$0" >&2
    exit 2
fi
trainer=$1
folder=$2
threads=$(nproc)

# The rounds: chunks of games, their size, plies that a move is searched.
samples=60000 chunks=(118 75 107 100) games=1000 depths=(4 4 4 4) tests=5
if [ "${SMALL:-0}" = 1 ]; then
    samples=200 chunks=(2 2) games=20 depths=(1 2) tests=1
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

# 2. Games of ever better players, each round with the weights of the round before. A round is learnt
#    from together with the round before it: older games were played too badly.
for ((round = 1; round <= ${#chunks[@]}; round++)); do
    previous=$folder/weights$((round - 1)).bin
    "$trainer" generate --weights "$previous" --seed "$round" --threads "$threads" \
        --chunks "${chunks[round - 1]}" --games "$games" --depth "${depths[round - 1]}" \
        "$folder/round$round"
    folders=("$folder/round$round")
    [ "$round" -lt 4 ] || folders=("$folder/round$((round - 1))" "${folders[@]}")
    made "$folder/weights$round.bin" train --threads "$threads" \
        --out "$folder/weights$round.bin.part" "${folders[@]}"
done
last=$folder/weights${#chunks[@]}.bin

# 3. Games that nothing was trained on: their errors, by ply.
"$trainer" generate --weights "$last" --seed 900002 --threads "$threads" --chunks "$tests" \
    --games "$games" "$folder/test"
"$trainer" evaluate --weights "$last" --against "$folder/weights0.bin" \
    --report "$folder/errors.txt" --picture "$folder/errors.svg" "$folder/test"

# 4. The file to ship, and the error model that belongs to it.
made "$folder/weights.bin" pack "$last" "$folder/weights.bin.part"
"$trainer" probcut --weights "$folder/weights.bin" "$folder/test"
printf 'Done: %s\n' "$folder/weights.bin"
