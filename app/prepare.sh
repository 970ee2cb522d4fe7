# shellcheck shell=bash disable=SC2034,SC2154 # the lists are for, and root is from, who sources this
# Installs what the programs need and builds them. Sourced by app/run.sh and tests/run.sh with $root
# set to the project's folder. Everything printed goes to standard error: standard output is the game's.

# Debian's and Ubuntu's names of what is needed to build the game and to run it.
gamePackages=(cmake g++ libbz2-dev libcanberra-dev libsqlite3-dev ninja-build qt6-base-dev qt6-l10n-tools qt6-svg-dev
    qt6-tools-dev qt6-translations-l10n zlib1g-dev)
# What the tests need beside that: a private desktop, tools that press, look and read, benchmarks, an
# engine to play against, what spreads work over processes and machines, what judges an installed program.
testPackages=(appstream at-spi2-core binutils dbus desktop-file-utils fonts-dejavu-core gir1.2-atspi-2.0
    grhino groff-base imagemagick libbenchmark-dev libglib2.0-bin mold munge openbox parallel procps python3
    python3-gi qt6-xdgdesktopportal-platformtheme shared-mime-info slurm-client slurmctld slurmd x11-utils xauth
    xdotool xvfb zsh)

# What packing needs beside the game's.
packagePackages=(build-essential debhelper fakeroot lintian)

say() {
    printf '%s\n' "$*" >&2
}

# The comment at the head of the script that runs, which says how it is called.
usage() {
    sed -n '2,/^[^#]/s/^# //p' "${BASH_SOURCE[-1]}"
}

# missingPackages PACKAGE...: the names of those that are not installed, one a line.
missingPackages() {
    local installed
    # dpkg-query fails where it does not know a package; that one is missing then.
    installed=$(dpkg-query -W \
        -f='${db:Status-Status} ${Package}\n${db:Status-Status} ${Package}:${Architecture}\n' "$@" 2>/dev/null) || true
    local package
    for package in "$@"; do
        grep -qxF "installed $package" <<<"$installed" || printf '%s\n' "$package"
    done
}

# Sets asRoot to what apt must be run through, or fails where there are no rights to install.
findRights() {
    asRoot=()
    [ "$(id -u)" -ne 0 ] || return 0
    asRoot=(sudo)
    # sudo may ask for the password where somebody sits at a terminal.
    command -v sudo >/dev/null && { [ -t 0 ] || sudo -n true 2>/dev/null; }
}

# apt-get without questions, which prints to standard error.
aptGet() {
    "${asRoot[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -q "$@" </dev/null >&2
}

# needPackages PACKAGE...: installs those that are missing, or says which and fails.
needPackages() {
    local missing
    if ! command -v dpkg-query >/dev/null; then
        say "This is not Debian or Ubuntu; going on with what is installed. Needed are: $*"
        return 0
    fi
    mapfile -t missing < <(missingPackages "$@")
    [ ${#missing[@]} -gt 0 ] || return 0
    if ! findRights; then
        say "These packages are missing, and installing them needs root rights or sudo:"
        say "    ${missing[*]}"
        say "Somebody with the rights can run: apt-get install ${missing[*]}"
        return 1
    fi
    say "Installing what is missing: ${missing[*]}"
    aptGet update || say "The lists of packages could not be refreshed; trying with the old ones."
    if ! aptGet install --yes --no-install-recommends "${missing[@]}"; then
        say "Installing failed; apt's messages above say why. Missing are: ${missing[*]}"
        return 1
    fi
}

# configure FOLDER OPTION...: has CMake make the build folder, anew where the project was moved since.
configure() {
    local folder=$1 fresh=() launcher='' linker=''
    shift
    if [ -f "$folder/CMakeCache.txt" ] && ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$folder/CMakeCache.txt"; then
        fresh=(--fresh)
    fi
    ! command -v ccache >/dev/null || launcher=ccache
    # Hundreds of programs link the same libraries: with mold that takes a tenth of the time.
    ! command -v mold >/dev/null || linker=-fuse-ld=mold
    cmake "${fresh[@]}" -S "$root" -B "$folder" -G Ninja -DCMAKE_CXX_COMPILER_LAUNCHER="$launcher" \
        -DCMAKE_EXE_LINKER_FLAGS="$linker" -DCMAKE_SHARED_LINKER_FLAGS="$linker" "$@" >&2
}

# buildRelease FOLDER TARGET OPTION...: a release of what a player needs, compiled by folders. Each line says
# how far it is.
buildRelease() {
    configure "$1" -DCMAKE_BUILD_TYPE=Release -DTABULEIRO_UNITY=ON -DTABULEIRO_TRAINER=OFF \
        -DTABULEIRO_TESTS=OFF "${@:3}" \
        && NINJA_STATUS='[%p after %e s] ' cmake --build "$1" --target "$2" >&2
}

# upToDate STAMP: whether no file or folder of the sources changed since the stamp was made.
upToDate() {
    local changed
    [ -f "$1" ] || return
    changed=$(find "$root/CMakeLists.txt" "$root/LICENSE" "$root/app" "$root/core" "$root/ai" "$root/ui" \
        "$root/resources" -newer "$1" -print -quit 2>/dev/null) || true # a folder may not exist
    [ -z "$changed" ]
}
