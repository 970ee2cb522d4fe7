#!/usr/bin/env bash
# Checks which room (a folder of sources) includes which. Usage: tests/layering.sh [PROGRAM...], programs
# that must not link Qt.
#
# A row of the table is a room and the rooms that it may include; a name that ends with /* stands for all
# rooms below it. A room may only name rooms of the rows above its own, so that there is no circle.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

table='
core
core/match              core
core/format             core core/match
core/protocol           core core/match core/format
core/library            core core/match core/format
core/storage
core/programs

ai/search               core
ai/othello/board        core
ai/othello/evaluation   core ai/othello/board
ai/othello/book         core ai/search ai/othello/board ai/othello/evaluation
ai/othello/search       core ai/search ai/othello/board ai/othello/evaluation
ai/othello/kernels      core ai/search ai/othello/board ai/othello/evaluation ai/othello/search
ai/othello              core ai/search ai/othello/*
ai/levels               core ai/search ai/othello/search
ai/players              core ai/search ai/othello ai/othello/board ai/othello/book ai/levels
ai/analysis             core core/match ai/search ai/levels ai/othello ai/othello/board ai/othello/book
ai/learn                core core/* ai/search ai/levels ai/othello ai/othello/board ai/othello/evaluation
ai/lab/trace            core ai/search ai/levels
ai/lab/lessons          core core/format ai/search ai/levels ai/lab/trace
ai/lab/studies          core ai/search ai/players ai/lab/trace ai/lab/lessons

ui/background           core/storage ai/search
ui/accessibility
ui/common               core core/* ai/search ai/levels ai/players
ui/desktop
ui/settings             core core/* ai/search ai/levels ui/background ui/common
ui/style
ui/controls             ui/accessibility ui/style
ui/commands             ui/controls
ui/board                core ui/accessibility ui/common ui/style
ui/board/games          core ui/common ui/style ui/board
ui/play/opponents       core core/* ai/search ai/levels ai/players ui/background ui/common ui/settings
ui/play                 core core/* ai/search ai/levels ai/players ui/common ui/settings ui/board ui/board/games ui/play/opponents
ui/play/card            core ai/search ai/levels ui/accessibility ui/common ui/settings ui/style ui/controls ui/board ui/play
ui/play/setup           core core/* ai/search ai/levels ui/accessibility ui/common ui/settings ui/style ui/controls ui/board ui/board/games ui/play
ui/records/journal      core core/* ui/background ui/common ui/settings ui/board/games ui/play ui/play/setup
ui/records              core core/* ai/levels ui/background ui/common ui/desktop ui/settings ui/style ui/controls ui/commands ui/board ui/board/games ui/play ui/play/setup ui/records/journal
ui/records/statistics   core core/* ai/levels ui/background ui/common ui/desktop ui/controls ui/commands ui/play ui/records ui/records/journal
ui/study/review         core core/* ai/search ai/levels ai/analysis ui/background ui/accessibility ui/common ui/style ui/board ui/play
ui/study/theory         core core/* ai/search ai/levels ai/players ai/analysis ui/background ui/common ui/commands ui/board ui/play ui/records ui/study/review
ui/study                core core/* ai/search ai/levels ai/analysis ui/accessibility ui/common ui/controls ui/commands ui/board ui/play ui/records ui/study/*
ui/lab/texts            core ai/search ai/levels ai/lab/* ui/common
ui/lab/model            core ai/lab/* ui/lab/texts
ui/lab/scene            core ai/lab/* ui/style ui/board ui/lab/texts ui/lab/model
ui/lab/tree             core ai/lab/* ui/accessibility ui/style ui/lab/texts ui/lab/model ui/lab/scene
ui/lab/panels           core ai/search ai/levels ai/lab/* ui/background ui/accessibility ui/common ui/settings ui/style ui/controls ui/board ui/board/games ui/lab/texts ui/lab/model ui/lab/scene
ui/lab/quiz             core ai/search ai/levels ai/lab/* ui/common ui/settings ui/controls ui/lab/texts ui/lab/model
ui/lab/experiments      core core/match ai/search ai/levels ai/players ai/lab/* ui/background ui/common ui/controls ui/board ui/board/games ui/lab/texts ui/lab/scene
ui/lab/learn            core ai/lab/* ui/common ui/settings ui/style ui/controls ui/lab/texts ui/lab/model
ui/lab/edit             core ai/lab/* ui/lab/model
ui/lab/bars             core ai/search ai/levels ai/lab/* ui/accessibility ui/common ui/style ui/controls ui/lab/model ui/lab/texts
ui/lab/export           core ai/search ai/lab/* ui/common ui/background ui/lab/texts ui/lab/scene ui/lab/tree ui/lab/quiz ui/lab/bars
ui/lab/projector        ai/lab/* ui/accessibility ui/common ui/settings ui/controls ui/lab/bars ui/lab/texts ui/lab/model ui/lab/scene ui/lab/tree
ui/lab/window           core core/match ai/search ai/levels ai/lab/* ui/background ui/accessibility ui/common ui/desktop ui/settings ui/controls ui/commands ui/board ui/board/games ui/play ui/lab/*
ui/window/area          ui/style ui/play ui/play/card ui/play/setup
ui/window/frame         ui/background ui/accessibility ui/common ui/settings ui/style
ui/window/help          core ui/common ui/desktop ui/controls ui/commands ui/board ui/board/games
ui/window/pages         core ai/levels ui/accessibility ui/common ui/settings ui/controls ui/board ui/board/games ui/play ui/play/card ui/play/opponents
ui/window               core core/* ai/search ai/levels ui/background ui/common ui/desktop ui/settings ui/style ui/controls ui/commands ui/board ui/board/games ui/play ui/play/* ui/records ui/records/journal ui/records/statistics ui/study ui/study/* ui/lab/window ui/window/area ui/window/frame ui/window/help ui/window/pages

app/commandline         core core/* ai/search ai/levels ai/players ai/othello
app/program             core core/storage app/commandline
app/gui                 core core/* ai/levels ui/common ui/desktop ui/style ui/controls ui/window app/commandline app/program
app/trainer/data        core core/* ai/search ai/othello ai/othello/* app/commandline
app/trainer/fitting     core core/* ai/search ai/othello ai/othello/* app/commandline app/trainer/data
app/trainer/puzzles     core core/* ai/search ai/learn ai/othello ai/othello/* app/commandline app/trainer/data
app/trainer/book        core core/* ai/search ai/othello ai/othello/* app/commandline app/trainer/data
app/trainer             core core/* ai/search ai/learn ai/othello ai/othello/* app/commandline app/program app/trainer/*
app/cli/match/players   core core/* ai/search ai/levels ai/players ai/othello ai/othello/* app/commandline
app/cli/match           core core/* ai/search ai/levels ai/othello ai/othello/* app/commandline app/cli/match/players
app/cli/protocol        core core/* ai/search ai/othello ai/othello/* app/commandline
app/cli/terminal        core core/* ai/search ai/levels ai/players ai/analysis app/commandline
app/cli/library         core core/* ai/search ai/othello ai/othello/* ai/analysis app/commandline
app/cli/commands        core core/* ai/search ai/levels ai/learn ai/players ai/othello ai/othello/* ai/lab/studies app/commandline app/program app/cli/match app/cli/match/players app/cli/protocol app/cli/terminal app/cli/library
app/cli                 core app/commandline app/program app/cli/commands
app/install             app/program app/cli/commands app/trainer app/gui
'

# Prints each include that the table forbids, each room without a row and each row that names a later one.
violations() {
    grep -rnE --include='*.h' --include='*.cpp' '^[[:space:]]*#[[:space:]]*include[[:space:]]*[<"]' core ai ui app |
        awk -v table="$table" '
            BEGIN {
                rows = split(table, row, "\n")
                for (i = 1; i <= rows; ++i) {
                    n = split(row[i], name, " ")
                    if (n == 0)
                        continue
                    for (j = 2; j <= n; ++j) {
                        if (sub(/\/\*$/, "", name[j])) {
                            for (known in rooms)
                                if (index(known, name[j] "/") == 1)
                                    allowed[name[1], known] = 1
                        } else if (name[j] in rooms) {
                            allowed[name[1], name[j]] = 1
                        } else {
                            print "tests/layering.sh: " name[1] " names " name[j] ", which is not a row above it"
                        }
                    }
                    rooms[name[1]] = 1
                }
            }
            {
                file = $0; sub(/:.*/, "", file)
                room = file; sub(/\/[^\/]*$/, "", room)
                target = $0; sub(/^[^<"]*[<"]/, "", target); sub(/[>"].*/, "", target)
                if (!(room in rooms)) {
                    if (!(room in reported))
                        print room ": has no row in tests/layering.sh"
                    reported[room] = 1
                    next
                }
                if (target ~ /^(Q[A-Za-z]|q[a-z]+\.h)/) {
                    if (room !~ /^(ui|app\/gui)(\/|$)/)
                        print file ": includes " target ", but Qt is for ui and app/gui"
                    next
                }
                if (target !~ /^(core|ai|ui|app|tests)\//)
                    next
                to = target; sub(/\/[^\/]*$/, "", to)
                if (to != room && !((room, to) in allowed))
                    print file ": includes " target ", but " room " may not include " to
            }'
}

failed=0
found=$(violations)
if [ -n "$found" ]; then
    printf '%s\n' "$found" >&2
    failed=1
fi

for program in "$@"; do
    libraries=$(readelf --dynamic --wide "$program")
    if grep -E 'NEEDED.*Qt' <<<"$libraries" >&2; then
        echo "$program: links Qt" >&2
        failed=1
    fi
done

[ "$failed" -ne 0 ] || echo "Every room includes what it may include."
exit "$failed"
