#!/usr/bin/env bash
# Checks the form of every source and script: clang-format 14 and shellcheck. Usage: tests/style.sh
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
# shellcheck source=app/prepare.sh
. "$root/app/prepare.sh"
cd "$root"

# Other versions format some lines otherwise.
needPackages clang-format-14 shellcheck

mapfile -t sources < <(git ls-files '*.h' '*.cpp')
clang-format-14 --dry-run -Werror "${sources[@]}"
mapfile -t scripts < <(git ls-files '*.sh' '*.sbatch' .ci/run)
shellcheck --external-sources "${scripts[@]}"
printf '%d sources and %d scripts are well formed.\n' "${#sources[@]}" "${#scripts[@]}"
