#!/usr/bin/env bash
# Checks which module (a folder of sources) includes which. Usage: tests/layering.sh [PROGRAM...], programs
# that must not link Qt.
#
# The table is the list of all modules: what each is for, and, in the row below that, its name and the modules
# that it may include; a name that ends with /* stands for all modules below it. A module may only name modules
# of the rows above its own, so that there is no circle.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

table='
# the rules: small values with legal moves, play, score and notation; errors as sentences with a place; the
# header of our binary files
core
# a game as it is played: whose turn it is, undo and redo, who plays
core/match              core
# reading and writing of files and texts: our own format, GGF, OBF, WTHOR, transcripts
core/format             core core/match
# GTP and NBoard spoken as a client, without input or output of its own
core/protocol           core core/format
# writing of files so that nothing is lost; locks
core/storage
# collections of games in SQLite
core/library            core core/match core/format core/storage
# other programs: their commands, and their end with ours
core/programs

# one minimax template with policies and an observer; limits, stopping, the thread of a search
ai/search               core
# the fast board
ai/othello/board        core
# trained weights and a small network
ai/othello/evaluation   core ai/othello/board
# the opening book
ai/othello/book         core ai/search ai/othello/board
# exact and selective search, the transposition table, time on a clock
ai/othello/search       core ai/search ai/othello/board ai/othello/evaluation
# the search compiled for each kind of processor
ai/othello/kernels      ai/othello/board ai/othello/search
# the engine, in the order of its README
ai/othello              core ai/search ai/othello/*
# what each level does in each game
ai/levels               core ai/search ai/othello/search
# the engine that answers requests, by a level or a player with a name
ai/players              core ai/search ai/othello ai/othello/board ai/othello/book ai/levels
# the value of a move and the reasons for it, without texts
ai/analysis             core core/match ai/search ai/levels ai/othello ai/othello/board ai/othello/book
# rungs, ratings, puzzles and schedules, without texts
ai/learn                core core/* ai/search ai/levels ai/analysis ai/othello ai/othello/board
# searches of the Search Lab, recorded step by step
ai/lab/trace            core ai/search ai/levels
# examples, exercises, proofs, lessons
ai/lab/lessons          core core/format ai/search ai/levels ai/lab/trace
# what is counted or compared over many searches
ai/lab/studies          core ai/search ai/players ai/lab/trace ai/lab/lessons

# work that the GUI thread does not wait for: the latest job, jobs in order, files
ui/background           core core/storage
# what is reported to a screen reader
ui/accessibility
# titles, names of keys and texts that every module needs
ui/common               core core/* ai/levels ai/players
# what the desktop prefers (dark colours, animations, sounds); its sounds; a window brought to its front
ui/desktop              ui/background ui/common
# what is remembered from start to start, a Setting each; the place of a window
ui/settings             ai/search ai/levels ui/background ui/common
# what all controls look like: surfaces, colours, scaled fonts, symbols, the least size
ui/style
# controls with our own look: cards, buttons, segments, popups, pages that scroll
ui/controls             ui/common ui/accessibility ui/style
# one table of menus and commands for each window; the page of keys
ui/commands             ui/common
# BoardWidget: input, painting, accessibility
ui/board                core ui/accessibility ui/common ui/style
# a board widget for each game
ui/board/games          core ui/common ui/style ui/board
# who moves for the other side, and hints: a level, a named player, another program
ui/play/opponents       core core/* ai/levels ai/players ai/analysis ui/background ui/common ui/settings
# the current game: rules of turns, clock, saving and opponent connected by GameController
ui/play                 core core/* ui/common ui/desktop ui/board ui/board/games ui/play/opponents
# the card of the players, the state as text, what a screen reader says of a move
ui/play/card            core ui/accessibility ui/common ui/settings ui/style ui/controls ui/board ui/play
# the next game: panel, position editor, start
ui/play/setup           core ai/levels ui/accessibility ui/common ui/settings ui/style ui/controls ui/board ui/board/games ui/play
# the current game on the disk, and resuming it after a crash
ui/records/journal      core/* ui/background ui/common ui/settings ui/play ui/play/setup
# games that are kept: files, what is dropped on the window, recent games, lists
ui/records              core/* ui/background ui/common ui/desktop ui/style ui/controls ui/commands ui/board/games ui/play ui/records/journal
# results of games
ui/records/statistics   core core/* ui/background ui/accessibility ui/common ui/desktop ui/style ui/controls ui/commands ui/play ui/records/journal
# the review of a game
ui/analysis/review         core core/* ai/analysis ui/background ui/accessibility ui/common ui/style ui/board ui/play
# theory, hints and openings of a position
ui/analysis/theory         core ai/search ai/levels ai/analysis ui/background ui/common ui/commands ui/board ui/play ui/analysis/review
# the review of a game beside its board, and the list of its moves
ui/analysis                core/* ai/analysis ui/background ui/accessibility ui/common ui/style ui/controls ui/commands ui/play ui/analysis/review
# the library of games beside the board
ui/library              core/* ai/analysis ui/background ui/accessibility ui/common ui/commands ui/settings ui/style ui/controls ui/play
# texts of the Search Lab
ui/lab/texts            core ai/search ai/levels ai/lab/* ui/common
# the session of the Search Lab and its lists
ui/lab/model            ai/lab/* ui/lab/texts
# where the nodes of a tree lie, their labels and colours, how they are painted
ui/lab/scene            ai/lab/* ui/style ui/board ui/lab/texts ui/lab/model
# the widget that shows a tree
ui/lab/tree             ai/lab/* ui/accessibility ui/style ui/lab/texts ui/lab/model ui/lab/scene
# what stands beside the tree
ui/lab/panels           ai/search ai/lab/* ui/background ui/accessibility ui/settings ui/style ui/controls ui/commands ui/board ui/lab/texts ui/lab/model ui/lab/scene
# questions step by step, or on the whole tree
ui/lab/quiz             ai/lab/* ui/accessibility ui/common ui/settings ui/controls ui/lab/texts ui/lab/model
# other weights, the levels compared, refutations, a board with a wall
ui/lab/experiments      core/match ai/search ai/players ai/lab/* ui/background ui/accessibility ui/common ui/style ui/controls ui/board ui/board/games ui/lab/texts ui/lab/scene
# pseudocode, lessons, the path of topics
ui/lab/learn            ai/lab/* ui/settings ui/style ui/controls ui/lab/texts ui/lab/model
# edits of a tree, with undo
ui/lab/edit             ui/lab/model
# what stands above the tree
ui/lab/bars             ai/search ai/lab/* ui/accessibility ui/common ui/style ui/controls ui/lab/model ui/lab/texts
# a page for a browser, a worksheet, questions for learning platforms, a picture
ui/lab/export           core ai/search ai/lab/* ui/common ui/background ui/lab/texts ui/lab/scene ui/lab/tree ui/lab/quiz ui/lab/bars
# the tree over the whole screen
ui/lab/projector        ai/lab/* ui/settings ui/controls ui/lab/bars ui/lab/texts ui/lab/model ui/lab/scene ui/lab/tree
# the window of the Search Lab, which connects the modules
ui/lab/window           core ai/search ai/lab/* ui/background ui/common ui/desktop ui/settings ui/style ui/controls ui/commands ui/play ui/lab/*
# lessons, puzzles and the ladder on a page of their own
ui/learn                core core/* ai/analysis ai/learn ui/background ui/accessibility ui/common ui/style ui/controls ui/board ui/board/games ui/settings ui/play ui/play/setup ui/play/card ui/records/journal ui/analysis/review
# what any window with docks and a menu bar needs
ui/window/frame         ui/background ui/style
# how to play, the page of keys, what the program is
ui/window/help          core ui/desktop ui/controls ui/commands ui/board/games
# pages of the Preferences
ui/window/pages         ui/accessibility ui/common ui/desktop ui/settings ui/style ui/controls ui/board ui/board/games ui/play ui/play/card ui/play/opponents
# the main window, which connects the modules
ui/window               core ai/levels ui/background ui/common ui/desktop ui/settings ui/style ui/controls ui/commands ui/board ui/play ui/play/* ui/records ui/records/journal ui/records/statistics ui/analysis ui/analysis/* ui/library ui/lab/window ui/learn ui/window/frame ui/window/help ui/window/pages

# what the programs without a window share: arguments, output, sentences
app/commandline         core core/* ai/search ai/levels ai/othello
# how a program runs its commands; manual pages and completions
app/program             core core/storage app/commandline
# the program with the window
app/gui                 core core/* ai/search ai/levels ui/common ui/desktop ui/style ui/lab/bars ui/lab/export ui/window app/commandline app/program
# games and positions to learn from
app/trainer/data        core core/* ai/search ai/othello/* app/commandline
# weights fitted to them
app/trainer/fitting     ai/search ai/othello/* app/commandline app/trainer/data
# puzzles made and proved
app/trainer/puzzles     core ai/search ai/learn ai/othello/* app/commandline app/trainer/data
# positions whose exact values measure what a search misses
app/trainer/gauge       ai/othello app/commandline app/trainer/data
# the making of the opening book
app/trainer/book        core core/* ai/othello ai/othello/* app/commandline app/trainer/data
# tabuleiro-trainer
app/trainer             core/* ai/othello/* app/commandline app/program app/trainer/*
# players of a match
app/cli/match/players   core core/* ai/search ai/levels ai/players ai/othello ai/othello/* app/commandline
# matches, and Elo with its error
app/cli/match           core core/* ai/search ai/othello ai/othello/* app/commandline app/cli/match/players
# GTP and NBoard spoken as an engine
app/cli/protocol        core core/* ai/search ai/othello app/commandline
# the game in a terminal
app/cli/terminal        core core/* ai/players ai/analysis app/commandline
# the command library and its values, on one machine or many
app/cli/library         core core/* ai/search ai/othello ai/analysis app/commandline
# commands of tabuleiro-cli
app/cli/commands        core core/* ai/search ai/levels ai/learn ai/players ai/othello ai/othello/* ai/lab/lessons ai/lab/studies app/commandline app/program app/cli/match app/cli/match/players app/cli/protocol app/cli/terminal app/cli/library
# tabuleiro-cli
app/cli                 app/commandline app/program app/cli/commands
# what is installed where
app/install             app/commandline app/cli/commands app/trainer app/gui
'

# Prints each include that the table forbids, each module without a row and each row that names a later one.
violations() {
    grep -rnE --include='*.h' --include='*.cpp' '^[[:space:]]*#[[:space:]]*include[[:space:]]*[<"]' core ai ui app |
        awk -v table="$table" '
            BEGIN {
                rows = split(table, row, "\n")
                for (i = 1; i <= rows; ++i) {
                    n = split(row[i], name, " ")
                    if (n == 0 || name[1] == "#")
                        continue
                    for (j = 2; j <= n; ++j) {
                        if (sub(/\/\*$/, "", name[j])) {
                            for (known in modules)
                                if (index(known, name[j] "/") == 1)
                                    allowed[name[1], known] = 1
                            granted[name[1], name[j] "/*"] = 1
                        } else if (name[j] in modules) {
                            allowed[name[1], name[j]] = granted[name[1], name[j]] = 1
                        } else {
                            print "tests/layering.sh: " name[1] " names " name[j] ", which is not a row above it"
                        }
                    }
                    modules[name[1]] = 1
                }
            }
            {
                file = $0; sub(/:.*/, "", file)
                module = file; sub(/\/[^\/]*$/, "", module)
                target = $0; sub(/^[^<"]*[<"]/, "", target); sub(/[>"].*/, "", target)
                if (!(module in modules)) {
                    if (!(module in reported))
                        print module ": has no row in tests/layering.sh"
                    reported[module] = 1
                    next
                }
                if (target ~ /^(Q[A-Za-z]|q[a-z]+\.h)/) {
                    if (module !~ /^(ui|app\/gui)(\/|$)/)
                        print file ": includes " target ", but Qt is for ui and app/gui"
                    next
                }
                if (target !~ /^(core|ai|ui|app|tests)\//)
                    next
                to = target; sub(/\/[^\/]*$/, "", to)
                used[module, to] = 1
                for (above = to; sub(/\/[^\/]*$/, "", above);)
                    used[module, above "/*"] = 1
                if (to != module && !((module, to) in allowed))
                    print file ": includes " target ", but " module " may not include " to
            }
            END {
                for (pair in granted)
                    if (!(pair in used)) {
                        split(pair, part, SUBSEP)
                        print "tests/layering.sh: " part[1] " may include " part[2] ", and never does"
                    }
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

[ "$failed" -ne 0 ] || echo "Every module includes what it may include."
exit "$failed"
