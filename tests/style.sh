#!/usr/bin/env bash
# Checks the form and length of every source and script, with clang-format 14 and shellcheck, and that the sources,
# scripts and functions that the documents name are there. Usage: tests/style.sh
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
# shellcheck source=app/prepare.sh
. "$root/app/prepare.sh"
cd "$root"

# Other versions format some lines otherwise.
needPackages clang-format-14 shellcheck

mapfile -t sources < <(git ls-files '*.h' '*.cpp')
clang-format-14 --dry-run -Werror "${sources[@]}"
# lupdate takes a fifth hexadecimal digit behind \u for a part of the character, and translators would get another
# text than the compiler: such a character is written itself.
if git grep -nE '\\u[0-9a-fA-F]{5}' -- 'ai/*' 'app/gui/*' 'core/*' 'ui/*' >&2; then
    say 'Here \u has a hexadecimal digit behind its four.'
    exit 1
fi
mapfile -t scripts < <(git ls-files '*.sh' '*.sbatch' .ci/run)
shellcheck --external-sources "${scripts[@]}"

# By its path, or by the end of it.
mapfile -t documents < <(git ls-files '*.md')
tracked=$(git ls-files)
absent=0
# shellcheck disable=SC2016 # the backtick is Markdown's
while IFS=: read -r document name; do
    if ! grep -qE "(^|/)${name//./\\.}\$" <<<"$tracked"; then
        printf '%s: there is no %s\n' "$document" "$name" >&2
        absent=1
    fi
done < <(grep -oE '`[A-Za-z0-9_./-]+\.(cpp|h|md|py|sh)`' "${documents[@]}" | tr -d '`')
# A function that is named with its file, as `name()`: `path`, is in that file or its header.
# shellcheck disable=SC2016
while IFS=: read -r document function file; do
    found=$(grep -E "(^|/)${file//./\\.}\$" <<<"$tracked" | head -n 1)
    if ! grep -qsw "$function" "$found" "${found%.*}.h"; then
        printf '%s: there is no %s() in %s\n' "$document" "$function" "$file" >&2
        absent=1
    fi
done < <(grep -oE '`[A-Za-z]+\(\)`: `[A-Za-z0-9_./-]+\.(cpp|h)`' "${documents[@]}" | tr -d '`() ' | sed 's/::/:/')
# A file that grows beyond this has more than one subject.
long=$(git ls-files 'core/*.h' 'core/*.cpp' 'ai/*.h' 'ai/*.cpp' 'ui/*.h' 'ui/*.cpp' 'app/*.h' 'app/*.cpp' |
    xargs awk 'FNR == 501 { print FILENAME ": has more than 500 lines" }')
if [ -n "$long" ]; then
    printf '%s\n' "$long" >&2
    absent=1
fi
[ "$absent" -eq 0 ]

printf '%d sources and %d scripts are well formed.\n' "${#sources[@]}" "${#scripts[@]}"
