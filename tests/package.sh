#!/usr/bin/env bash
# The Debian packages from their making to their removal: two makings give the same bytes, lintian finds
# nothing, and in a Debian system made for it they are installed, tested, upgraded and removed, and nothing
# is left. Then the README's three ways in, each in a bare Debian system by an ordinary user who may use sudo.
# Usage: tests/package.sh [--ways], as root and with a network; some 25 minutes on two cores.
#   --ways  the three ways in alone
# shellcheck disable=SC2317 # check calls the functions
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
# shellcheck source=app/prepare.sh
. "$root/app/prepare.sh"

if [ "$(id -u)" -ne 0 ]; then
    say "tests/package.sh makes a Debian system in a folder, which needs root rights."
    exit 77 # what ctest takes for skipped
fi
needPackages debootstrap
work=$(mktemp -d)
system=$work/system
bare=$work/bare
user=player
mirror=${DEBIAN_MIRROR:-http://deb.debian.org/debian}
# Nothing of it is mounted once the commands in it have ended.
trap 'rm -rf "$work"' EXIT
failures=0

# within SYSTEM COMMAND...: in a system, whose /proc is gone when the command ends.
within() {
    unshare --mount --pid --fork --mount-proc="$1/proc" chroot "$1" \
        env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive HOME=/root "${@:2}"
}

# inside COMMAND...: in the system of the packages.
inside() {
    within "$system" "$@"
}

# everyFile: what the new system holds, less what package managers write about themselves.
everyFile() {
    (cd "$system" && find . -xdev \( -path ./proc -o -path ./var/lib/apt -o -path ./var/cache -o -path ./var/log \
        -o -path ./tmp -o -path './var/lib/dpkg/*-old' \) -prune -o -print | sort)
}

# check WHAT COMMAND...: runs it, and counts and reports a failure.
check() {
    local what=$1 status=0
    shift
    # As a condition, a function would go on after a command in it that fails.
    set +e
    (set -e; "$@") >"$work/output" 2>&1
    status=$?
    set -e
    if [ "$status" -eq 0 ]; then
        say "ok: $what"
    else
        failures=$((failures + 1))
        say "FAIL: $what"
        tail -n 30 "$work/output" >&2
    fi
}

# older PACKAGE: the same package with the version before, to upgrade from.
older() {
    local content=$work/older
    rm -rf "$content"
    dpkg-deb --raw-extract "$1" "$content"
    sed -i 's/^Version: .*/&~before/' "$content/DEBIAN/control"
    dpkg-deb --root-owner-group --build "$content" "$system/tmp/older-${1##*/}"
}

makePackages() {
    "$root/app/package.sh" "$work/first"
    # In another folder, time zone, language and number of processes.
    TZ=Asia/Tokyo LC_ALL=C.UTF-8 DEB_BUILD_OPTIONS=parallel=1 "$root/app/package.sh" "$work/second"
}

sameBytes() {
    local package
    for package in "$work"/first/*.deb "$work"/first/*.dsc "$work"/first/*.tar.*; do
        cmp "$package" "$work/second/${package##*/}"
    done
}

makeSystem() {
    debootstrap --variant=minbase bookworm "$system" "$mirror"
    inside apt-get update
    cp "$work"/first/*.deb "$system/tmp"
    local package
    for package in "$work"/first/*.deb; do
        older "$package"
    done
}

# What the packages need stays, to see what they themselves leave.
installNeeds() {
    local package needs all=''
    for package in "$work"/first/*.deb; do
        all+=$(dpkg-deb --field "$package" Depends),
    done
    mapfile -t needs < <(tr ',' '\n' <<<"${all%,}" | sed 's/ //g; s/(.*//' | sort -u)
    inside apt-get install --yes --no-install-recommends "${needs[@]}"
}

# runTests: the packages' own, as autopkgtest runs them.
runTests() {
    local name
    for name in terminal window; do
        cp "$root/resources/debian/tests/$name" "$system/tmp/$name"
        inside env AUTOPKGTEST_TMP=/tmp "/tmp/$name"
    done
}

hardened() {
    local package
    for package in "$work"/first/*.deb; do
        dpkg-deb --extract "$package" "$work/content"
    done
    "$root/tests/app/hardening.sh" "$work"/content/usr/games/* "$work"/content/usr/bin/*
}

noQtForTheTerminal() {
    ! dpkg-deb -f "$work"/first/tabuleiro-cli_*.deb Depends | grep -i qt
}

# What a new system has, an ordinary user who may use sudo, and the tree in the user's home.
makeBareSystem() {
    local tree=$bare/home/$user/tabuleiro
    debootstrap --variant=minbase bookworm "$bare" "$mirror"
    within "$bare" apt-get update
    within "$bare" apt-get install --yes --no-install-recommends sudo
    within "$bare" useradd --create-home --shell /bin/bash "$user"
    echo "$user ALL=(ALL) NOPASSWD: ALL" >"$bare/etc/sudoers.d/$user"
    mkdir "$tree"
    cp -r "$root"/{CMakeLists.txt,LICENSE,README.md,app,core,ai,ui,resources,tests} "$tree"
    within "$bare" chown -R "$user:" "/home/$user"
}

# asUser SYSTEM COMMAND: a line of the shell in the tree, as the user types it.
asUser() {
    within "$1" su - "$user" -c "cd tabuleiro && $2"
}

fromTheTree() {
    asUser "$work/tree" 'app/run.sh --version'
    # A second start installs and builds nothing.
    asUser "$work/tree" 'app/run.sh --version' 2>"$work/second"
    ! grep -E 'Installing|Building' "$work/second"
}

installedFromTheTree() {
    asUser "$work/tree" 'cmake --build .build/release && sudo cmake --install .build/release'
    asUser "$work/tree" 'tabuleiro --version && tabuleiro-cli --version'
    asUser "$work/tree" 'sudo cmake --build .build/release --target uninstall && ! command -v tabuleiro'
}

asPackages() {
    asUser "$bare" 'app/package.sh'
    asUser "$bare" 'sudo apt-get install --yes --no-install-recommends ./.build/package/*.deb'
    asUser "$bare" '/usr/games/tabuleiro --version && /usr/games/tabuleiro-cli --version'
}

checkWays() {
    check "a bare Debian system is made" makeBareSystem
    cp -a "$bare" "$work/tree"
    check "from the tree, in a bare system" fromTheTree
    check "installed, from there" installedFromTheTree
    check "as packages, in a bare system" asPackages
}

if [ "${1:-}" = --ways ]; then
    checkWays
    exit "$((failures > 0))"
fi

check "the packages are made twice, and lintian finds nothing" makePackages
check "both makings are equal byte for byte" sameBytes
check "the programs are hardened" hardened
check "the command line needs no Qt" noQtForTheTerminal
check "a new Debian system is made" makeSystem
check "what the packages need is installed" installNeeds
everyFile >"$work/before"
check "the version before is installed" inside sh -c 'dpkg --install /tmp/older-*.deb'
check "it is upgraded" inside sh -c 'dpkg --install /tmp/tabuleiro*.deb'
check "the tests of the packages pass" runTests
check "they are removed" inside dpkg --purge tabuleiro tabuleiro-cli tabuleiro-trainer
everyFile >"$work/after"
check "nothing is left" diff "$work/before" "$work/after"
checkWays
exit "$((failures > 0))"
