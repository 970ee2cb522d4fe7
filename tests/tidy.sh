#!/usr/bin/env bash
# Runs clang-tidy 14 with the checks of .clang-tidy. Usage: tests/tidy.sh [--all | FILE...]
#   --all   every source, which takes an hour on two cores
#   FILE... these sources; without any, those that the last commit changed, and for a changed header whose
#           source did not change that, or one that includes it
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
# shellcheck source=app/prepare.sh
. "$root/app/prepare.sh"
cd "$root"

case ${1:-} in
    --help) usage; exit ;;
    --all) mapfile -t files < <(git ls-files '*.cpp') ;;
    '')
        changed=$(git diff --name-only --diff-filter=d HEAD~1 -- '*.cpp')
        for header in $(git diff --name-only --diff-filter=d HEAD~1 -- '*.h'); do
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
configure "$build" -DCMAKE_BUILD_TYPE=Debug -DCMAKE_CXX_COMPILER=clang++ -DCMAKE_CXX_COMPILER_LAUNCHER= \
    -DTABULEIRO_BENCHMARKS=ON -DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON
# Only what is compiled has a command; the generated headers of the tests must be there.
known=$(sed -n 's/^ *"file": "\(.*\)"\(,\)\?$/\1/p' "$build/compile_commands.json" | sort -u)
chosen=()
for file in "${files[@]}"; do
    # No pipe: grep ends at the first match, and what writes to it would count as failed.
    if grep -qxF "$root/$file" <<<"$known"; then
        chosen+=("$file")
    fi
done
[ ${#chosen[@]} -gt 0 ] || { printf 'clang-tidy: nothing to check\n'; exit 0; }
cmake --build "$build" --target test_mocs >&2
printf '%s\n' "${chosen[@]}" | xargs -P "$(nproc)" -n 4 clang-tidy-14 -p "$build" --quiet --warnings-as-errors='*'
printf 'clang-tidy: %d sources are clean\n' "${#chosen[@]}"
