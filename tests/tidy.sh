#!/usr/bin/env bash
# Runs clang-tidy 14 with the checks of .clang-tidy. Usage: tests/tidy.sh [--all | FILE...]
#   --all   every source, a folder's compiled as one as .ci/run does, which takes half an hour on two cores
#   FILE... these sources; without any, those that changed since the commit TIDY_BASE, or else in the last
#           commit, and for a changed header whose source did not change that, or one that includes it
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
# shellcheck source=app/prepare.sh
. "$root/app/prepare.sh"
cd "$root"

unity=OFF
case ${1:-} in
    --help) usage; exit ;;
    --all) unity=ON ;;
    '')
        base=${TIDY_BASE:-HEAD~1}
        # A branch that is pushed for the first time has none.
        git rev-parse --quiet --verify "$base^{commit}" >/dev/null || base=HEAD~1
        changed=$(git diff --name-only --diff-filter=d "$base" -- '*.cpp')
        for header in $(git diff --name-only --diff-filter=d "$base" -- '*.h'); do
            source=${header%.h}.cpp
            [ -f "$source" ] || source=$(git grep -lF "#include \"$header\"" -- '*.cpp' | head -n 1) || true
            changed+=$'\n'$source
        done
        mapfile -t files < <(sort -u <<<"$changed")
        ;;
    *) files=("$@") ;;
esac

needPackages "${gamePackages[@]}" "${testPackages[@]}" clang clang-tidy-14
build=$root/.build/tidy
options=(-p "$build" --quiet '--warnings-as-errors=*')
configure "$build" -DCMAKE_BUILD_TYPE=Debug -DCMAKE_CXX_COMPILER=clang++ -DCMAKE_CXX_COMPILER_LAUNCHER= \
    -DTABULEIRO_BENCHMARKS=ON -DTABULEIRO_UNITY=$unity -DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON
# Only what is compiled has a command; the generated headers of the tests must be there.
known=$(sed -n 's/^ *"file": "\(.*\)"\(,\)\?$/\1/p' "$build/compile_commands.json" | sort -u)
chosen=()
if [ "$unity" = ON ]; then
    # Qt's headers, which take most of the time, are read once a folder, and the files that it includes are checked.
    mapfile -t chosen < <(grep -vE '/\.rcc/|_autogen/|/headers\.cpp$' <<<"$known")
    options+=('--header-filter=/(core|ai|ui|app|tests)/[^.]*\.(h|cpp)$' --checks=-bugprone-suspicious-include)
else
    for file in "${files[@]}"; do
        # No pipe: grep ends at the first match, and what writes to it would count as failed.
        if grep -qxF "$root/$file" <<<"$known"; then
            chosen+=("$file")
        fi
    done
fi
[ ${#chosen[@]} -gt 0 ] || { printf 'clang-tidy: nothing to check\n'; exit 0; }
cmake --build "$build" --target test_mocs >&2
printf '%s\n' "${chosen[@]}" | xargs -P "$(nproc)" -n 1 clang-tidy-14 "${options[@]}"
printf 'clang-tidy: %d sources are clean\n' "${#chosen[@]}"
