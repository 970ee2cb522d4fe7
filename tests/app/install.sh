#!/usr/bin/env bash
# Installs a build into an empty folder, checks what lies there and where, and removes it again.
# Usage: tests/app/install.sh BUILD
# shellcheck disable=SC2013 # the words have no blanks
set -euo pipefail
export LC_ALL=C.UTF-8 # the help in English
project=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd -P)
build=$(cd "$1" && pwd -P)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
id=org.tabuleiro.Tabuleiro
failures=0

fail() {
    failures=$((failures + 1))
    printf 'FAIL: %s\n' "$*" >&2
}

# same WHAT EXPECTED FOUND: reports two texts that differ.
same() {
    [ "$2" = "$3" ] || { fail "$1"; diff <(echo "$2") <(echo "$3") >&2 || true; }
}

# The languages besides English.
languages() {
    local file
    for file in "$project"/resources/translations/tabuleiro_*.ts; do
        file=${file##*/tabuleiro_}
        [ "$file" = en.ts ] || echo "${file%.ts}"
    done
}

expectedFiles() {
    local program size language
    printf '%s\n' bin/tabuleiro bin/tabuleiro-cli bin/tabuleiro-trainer \
        share/man/man6/tabuleiro.6 share/man/man6/tabuleiro-cli.6 share/man/man1/tabuleiro-trainer.1
    for language in $(languages); do
        printf '%s\n' "share/man/$language/man6/tabuleiro.6" "share/man/$language/man6/tabuleiro-cli.6"
    done
    for program in tabuleiro tabuleiro-cli tabuleiro-trainer; do
        printf 'share/%s\n' "bash-completion/completions/$program" "zsh/site-functions/_$program"
    done
    for size in 16 22 24 32 48 64 128 256 512; do
        echo "share/icons/hicolor/${size}x$size/apps/$id.png"
        [ $size = 512 ] || echo "share/icons/hicolor/${size}x$size/mimetypes/$id.game.png"
    done
    printf 'share/%s\n' "icons/hicolor/scalable/apps/$id.svg" "icons/hicolor/scalable/mimetypes/$id.game.svg" \
        "icons/hicolor/symbolic/apps/$id-symbolic.svg" "applications/$id.desktop" \
        "metainfo/$id.metainfo.xml" "mime/packages/$id.xml" licenses/tabuleiro/LICENSE \
        doc/tabuleiro/tabuleiro-game.md
}

checkIcons() {
    local size icon
    for icon in "$share"/icons/hicolor/[0-9]*/*/*.png; do
        size=$(grep -oE '[0-9]+x[0-9]+' <<<"${icon#"$share"}")
        same "the size of $icon" "PNG $size" "$(identify -format '%m %wx%h' "$icon")"
    done
}

# One name for the window, the desktop entry, the icon and the description.
checkId() {
    grep -qF "setDesktopFileName(\"$id\")" "$project/app/gui/main.cpp" || fail "the window has another id"
    same "the entry's icon" "Icon=$id" "$(grep '^Icon=' "$share/applications/$id.desktop")"
    grep -qF "<id>$id</id>" "$share/metainfo/$id.metainfo.xml" || fail "the description has another id"
    grep -qF "<launchable type=\"desktop-id\">$id.desktop<" "$share/metainfo/$id.metainfo.xml" \
        || fail "the description starts something else"
}

checkDesktop() {
    desktop-file-validate "$share/applications/$id.desktop" || fail "the desktop entry is invalid"
    appstreamcli validate --pedantic --no-net --explain "$share/metainfo/$id.metainfo.xml" >"$work/appstream" \
        || { fail "the description is invalid"; cat "$work/appstream" >&2; }
    local picture
    for picture in $(grep -oE '[a-z]+\.png' "$share/metainfo/$id.metainfo.xml"); do
        [ -f "$project/resources/pictures/$picture" ] || fail "there is no picture $picture"
    done
    checkId
    checkIcons
}

# typeIs FILE TYPE: what the desktop takes a file for.
typeIs() {
    same "the type of $1" "standard::content-type: $2" \
        "$(XDG_DATA_HOME=$share gio info -a standard::content-type "$work/$1" | grep -o 'standard::.*')"
}

checkTypes() {
    XDG_DATA_HOME=$share update-mime-database "$share/mime"
    printf 'Tabuleiro game 1\ngame: nim\n' | tee "$work/a.tabuleiro" >"$work/native"
    printf '(;GM[Othello]PC[here];)\n' | tee "$work/a.ggf" >"$work/ggf"
    printf '\24\1\1\2\0\0\0\0' >"$work/WTH_2001.wtb"
    typeIs a.tabuleiro application/x-tabuleiro-game
    typeIs native application/x-tabuleiro-game
    typeIs a.ggf application/x-ggf
    typeIs ggf application/x-ggf
    typeIs WTH_2001.wtb application/x-wthor
    local type
    for type in $(sed -n 's/^MimeType=//p' "$share/applications/$id.desktop" | tr ';' ' '); do
        grep -q "<mime-type type=\"$type\">" "$share/mime/packages/$id.xml" || fail "$type is not described"
        grep -q "<mediatype>$type</mediatype>" "$share/metainfo/$id.metainfo.xml" \
            || fail "the description lacks $type"
    done
    find "$share/mime" -mindepth 1 ! -path '*/packages*' -delete
}

# Every option of a --help is in the program's page and completions.
checkOptions() {
    local program=$1 page=$2 option command help
    help=$("$bin/$program" --help)
    for command in $(sed -n '/^Commands:/,/^$/s/^  \([a-z]\+\) .*/\1/p' <<<"$help"); do
        grep -qx "\\.SS $command" "$page" || fail "$page lacks the command $command"
        help+=$("$bin/$program" "$command" --help)
    done
    for option in $(grep -oE '^ +(-[a-z], )?--[a-z-]+' <<<"$help" | grep -oE '\-\-[a-z-]+' | sort -u); do
        grep -qF -- "${option//-/\\-}" "$page" || fail "$page lacks $option"
        grep -qF -- "$option" "$share/bash-completion/completions/$program" || fail "bash lacks $option of $program"
        grep -qF -- "$option" "$share/zsh/site-functions/_$program" || fail "zsh lacks $option of $program"
    done
}

checkPages() {
    local page name
    for page in "$share"/man/man*/* "$share"/man/*/man*/*; do
        same "$page is accepted by groff" "" "$(groff -K utf8 -man -Tutf8 -ww -z "$page" 2>&1)"
        name=${page##*/}
        checkOptions "${name%.*}" "$page"
    done
}

# completed PROGRAM WORD...: what bash offers for the last word, in one line.
completed() (
    # shellcheck source=/dev/null
    . "$share/bash-completion/completions/$1"
    COMP_WORDS=("$@")
    COMP_CWORD=$(($# - 1))
    "_${1//-/_}" 2>/dev/null
    echo "${COMPREPLY[*]}"
)

# zshCompleted WORD...: the arguments that tabuleiro-cli's function gives to zsh's own.
zshCompleted() {
    zsh -f -c '
        _arguments() { print -rl -- "$@" }
        _describe() { print -rl -- ${(P)2} }
        complete() { local CURRENT=$#; local -a words=("$@"); source $functions_/_$1 }
        functions_=$0; complete "$@"' "$share/zsh/site-functions" tabuleiro-cli "$@"
}

checkCompletions() {
    same "commands" "play perft page practice" "$(completed tabuleiro-cli p)"
    same "values" "easy" "$(completed tabuleiro-cli play --level e)"
    same "values after =" "medium" "$(completed tabuleiro-cli play --level = m)"
    same "values of the command that is meant" "nim" "$(completed tabuleiro-cli --game n)"
    same "options" "--limit" "$(completed tabuleiro-cli play --li)"
    same "options of the window" "--demo" "$(completed tabuleiro --d)"
    same "no files for a number" "" "$(cd "$work" && completed tabuleiro-cli match --seed a)"
    same "files" "a.ggf" "$(cd "$work" && completed tabuleiro a.g)"
    same "files of an option" "a.ggf" "$(cd "$work" && completed tabuleiro-cli match --ggf a.g)"
    local program
    for program in tabuleiro tabuleiro-cli tabuleiro-trainer; do
        zsh -n "$share/zsh/site-functions/_$program" || fail "zsh does not read _$program"
    done
    zshCompleted p | grep -qx 'play:plays a game against you' || fail "zsh lists no commands"
    zshCompleted --game n | grep -q '^--misere' || fail "zsh has no options without a command"
    zshCompleted match -- | grep -q '^--ggf=.*:FILE:_files$' || fail "zsh has no options of a command"
}

# From any folder, with a home of its own.
checkPrograms() {
    local version
    version=$(sed -n 's/^CMAKE_PROJECT_VERSION:STATIC=//p' "$build/CMakeCache.txt")
    cd /
    same "the game's version" "tabuleiro $version" "$(HOME=$work "$bin/tabuleiro" --version)"
    same "the terminal's version" "tabuleiro-cli $version" "$("$bin/tabuleiro-cli" --version)"
    same "the trainer's version" "tabuleiro-trainer $version" "$("$bin/tabuleiro-trainer" --version)"
    "$bin/tabuleiro-cli" solve "$(sed -n 's/^1 | \(.*\) | 14 .*/\1/p' "$project/tests/data/ffo-01-19.txt")" \
        >/dev/null </dev/null || fail "the terminal's program does not solve"
}

export DESTDIR=$work/root
cmake --install "$build" --prefix /usr >/dev/null
bin=$DESTDIR/usr/bin
share=$DESTDIR/usr/share
same "the files" "$(expectedFiles | sort)" "$(cd "$DESTDIR/usr" && find . -type f | sed 's,^\./,,' | sort)"
checkDesktop
checkTypes
checkPages
checkCompletions
checkPrograms
touch "$DESTDIR/usr/share/applications/another.desktop"
cmake --build "$build" --target uninstall >/dev/null
same "what is left after uninstall" "./usr/share/applications/another.desktop" "$(cd "$DESTDIR" && find . -type f)"
# Beside the folder of the other file those that a new system has, too, though they are empty.
same "folders left after uninstall" \
    "$(printf '%s\n' . ./usr ./usr/bin ./usr/share ./usr/share/applications ./usr/share/man)" \
    "$(cd "$DESTDIR" && find . -type d | sort)"

[ "$failures" -eq 0 ] && echo "All as expected."
exit "$((failures > 0))"
