#!/usr/bin/env bash
# Makes one chunk of a long computation. Usage: app/cluster/chunk.sh NUMBER KIND ARGUMENT...
#   NUMBER selfplay FOLDER [OPTION...]        a file of games, as tabuleiro-trainer generate writes it
#   NUMBER relabel FROM TO [OPTION...]        the games of one file of FROM, searched again into TO
#   NUMBER analyze FILE TO LINES [OPTION...]  so many lines of FILE, valued into a file of TO
#   NUMBER values FOLDER [OPTION...]          the values of a chunk of FOLDER, as tabuleiro-cli library chunks
#                                             wrote it; with --step N of every Nth chunk after it as well
#   NUMBER gauge FOLDER [OPTION...]           positions with the values of all moves, as tabuleiro-trainer gauge writes them
# Chunks are numbered from 0. The options go to tabuleiro-trainer generate, label or gauge, or to
# tabuleiro-cli analyze or library work, which must be in PATH. A chunk depends on its number and the
# options alone, and its file is there when it is whole: any machine can make any chunk, in any order, and
# again after it was stopped. What is there already is kept.
set -euo pipefail

usage() {
    sed -n '2,8s/^# //p' "${BASH_SOURCE[0]}" >&2
    exit 2
}

fail() {
    printf 'chunk.sh: %s\n' "$*" >&2
    exit 1
}

if [ "${1:-}" = --help ]; then
    sed -n '2,12s/^# //p' "${BASH_SOURCE[0]}"
    exit
fi
[ $# -ge 3 ] || usage
number=$1 kind=$2
shift 2
[[ $number =~ ^(0|[1-9][0-9]{0,8})$ ]] || fail "'$number' is not the number of a chunk; expected 0, 1, 2..."

selfplay() {
    local folder=$1
    shift
    exec tabuleiro-trainer generate "$folder" --first-chunk "$number" --chunks 1 "$@"
}

relabel() {
    [ $# -ge 2 ] || usage
    local from=$1 to=$2 files
    shift 2
    mapfile -t files < <(LC_ALL=C find "$from/" -maxdepth 1 -name '*.games' | LC_ALL=C sort)
    [ "$number" -lt ${#files[@]} ] || fail "$from: has ${#files[@]} files of games, none with number $number"
    exec tabuleiro-trainer label "${files[number]}" "$to" "$@"
}

analyze() {
    [[ $# -ge 3 && $3 =~ ^[1-9][0-9]{0,8}$ ]] || usage
    local from=$1 to=$2 lines=$3 made
    shift 3
    made=$(printf '%s/%06d.txt' "$to" "$number")
    [ ! -f "$made" ] || return 0
    [ -r "$from" ] || fail "$from: cannot be read"
    mkdir -p "$to"
    part=$(mktemp "$made.XXXXXX")
    trap 'rm -f "$part" "$part.out"' EXIT
    sed -n "$((number * lines + 1)),$(((number + 1) * lines))p" "$from" >"$part"
    [ -s "$part" ] || fail "$from: has no line $((number * lines + 1))"
    if ! tabuleiro-cli analyze "$@" <"$part" >"$part.out"; then
        grep '^error' "$part.out" >&2 || true
        fail "$from: the lines from $((number * lines + 1)) on were not all valued"
    fi
    sync "$part.out"
    mv "$part.out" "$made"
}

values() {
    local folder=$1
    shift
    exec tabuleiro-cli library work "$folder" --first "$number" "$@"
}

gauge() {
    local folder=$1
    shift
    exec tabuleiro-trainer gauge "$folder" --first-chunk "$number" --chunks 1 "$@"
}

case $kind in
    selfplay | relabel | analyze | values | gauge) "$kind" "$@" ;;
    *) fail "'$kind' is not a kind of chunk; expected selfplay, relabel, analyze, values or gauge" ;;
esac
