#!/usr/bin/env bash
# Makes the Debian packages of the tree, tabuleiro, tabuleiro-cli and tabuleiro-trainer, and has lintian judge them.
# Usage: app/package.sh [FOLDER], which they come to: .build/package if not given
# The same tree always gives the same bytes, wherever it lies and whenever it is packed.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
# shellcheck source=app/prepare.sh
. "$root/app/prepare.sh"

case ${1:-} in
    --help) usage; exit ;;
    -*) usage >&2; exit 2 ;;
esac
folder=$(realpath --canonicalize-missing "${1:-$root/.build/package}")
needPackages "${gamePackages[@]}" "${packagePackages[@]}"

version=$(dpkg-parsechangelog -l "$root/resources/debian/changelog" -S Version)
if ! grep -qF "project(Tabuleiro VERSION $version " "$root/CMakeLists.txt"; then
    say "The newest entry of resources/debian/changelog is $version, which is not the version in CMakeLists.txt."
    exit 1
fi

tree=$folder/tabuleiro-$version
rm -rf "$tree"
mkdir -p "$tree"
rm -f "$folder"/tabuleiro*_"$version"*
cp -r "$root"/{CMakeLists.txt,LICENSE,README.md,app,core,ai,ui,resources,tests} "$tree"
mv "$tree/resources/debian" "$tree/debian"
find "$tree" -name __pycache__ -prune -exec rm -r {} +
# The rights that a file has in the tree depend on who checked it out.
chmod -R u=rwX,go=rX "$tree"

# Without symbols for a debugger, which would double the time that this takes.
(cd "$tree" && DEB_CXXFLAGS_STRIP=-g \
    DEB_BUILD_OPTIONS="noautodbgsym parallel=$(nproc) ${DEB_BUILD_OPTIONS:-}" \
    dpkg-buildpackage --no-sign >&2)
rm -rf "$tree"
lintian --pedantic --fail-on error,warning,info,pedantic --info --allow-root "$folder/tabuleiro_${version}"_*.changes >&2
printf '%s\n' "$folder"/tabuleiro*_"$version"_*.deb
