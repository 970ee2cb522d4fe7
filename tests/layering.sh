#!/usr/bin/env bash
# Checks that the layers depend on each other in one direction only, app -> ui -> ai -> core, and that
# nothing but the window knows Qt. Usage: tests/layering.sh [PROGRAM...], programs that must not link Qt.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

failed=0

# forbid PATTERN WHY FOLDER...: reports the includes that match.
forbid() {
    local pattern=$1 why=$2 folder
    shift 2
    for folder in "$@"; do
        [ -d "$folder" ] || continue
        if grep -rnE --include='*.h' --include='*.cpp' "^[[:space:]]*#[[:space:]]*include[[:space:]]*[<\"]$pattern" "$folder" >&2; then
            echo "$folder: $why" >&2
            failed=1
        fi
    done
}

forbid '(Q[A-Za-z]|q[a-z]+\.h)' 'Qt is for ui, app/gui and tests' core ai app/cli app/trainer
forbid '(ai|ui|app|tests)/' 'core depends on nothing' core
forbid '(ui|app|tests)/' 'ai depends on core alone' ai
forbid '(app|tests)/' 'ui depends on ai and core' ui
forbid '(ui|app/gui|tests)/' 'the terminal depends on ai and core' app/cli app/trainer

for program in "$@"; do
    libraries=$(readelf --dynamic --wide "$program")
    if grep -E 'NEEDED.*Qt' <<<"$libraries" >&2; then
        echo "$program: links Qt" >&2
        failed=1
    fi
done

[ "$failed" -ne 0 ] || echo "The layers are as they should be."
exit "$failed"
