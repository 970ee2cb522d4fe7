#!/usr/bin/env python3
"""Checks that a game forgotten somewhere does not compile: puts a fourth game into the list of games
and sees the compiler report every place below, function by function.

Usage: tests/fourthgame.py COMPILER INCLUDES, the include folders of the window joined by colons."""

import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent

# Source files, and the functions in them that must know each game.
PLACES = {
    "core/position.cpp": ["gameName", "startOf", "parsePosition", "mustPass"],
    "core/format/movesofanygame.cpp": ["readMovesOfAnyGame"],
    "core/format/transcript.cpp": ["mayBeGlued"],
    "core/format/transcriptreader.cpp": ["exampleOf"],
    "ai/analysis/analyst.cpp": ["isSolved", "value"],
    "ai/analysis/explain.cpp": ["explainMove", "explainMistake"],
    "ai/players/engine.cpp": ["think"],
    "ai/players/namedplayers.cpp": ["plays", "choose"],
    "ai/lab/trace/labposition.cpp": ["fromPosition"],
    "ai/lab/studies/levelstudy.cpp": ["outcomeOf"],
    "app/commandline/sentences.cpp": ["sideText", "moveSentence", "resultSentence", "moveHelp"],
    "app/cli/terminal/terminalgame.cpp": ["title"],
    "app/cli/terminal/textboard.cpp": ["boardText"],
    "ui/board/sidesign.cpp": ["signPixmap"],
    "ui/board/games/boardfactory.cpp": ["createBoardWidget"],
    "ui/common/titles.cpp": ["gameTitle", "sideTitle"],
    "ui/play/gametexts.cpp": ["resultText", "endDetails", "moveSentence"],
    "ui/play/setup/arrangement.cpp": ["problemOfEnd", "arrangementOf", "positionOf"],
    "ui/analysis/review/reasontexts.cpp": ["moveName", "reasonText"],
    "ui/analysis/theory/hinttexts.cpp": ["valueSentence"],
    "ui/analysis/theory/theoryoverlay.cpp": ["countsDiscs"],
}

# The same of the Lab's list, which has trees of textbooks as well.
LAB_PLACES = {
    "ui/lab/export/webpage.cpp": ["boardText"],
    "ui/lab/texts/theorytexts.cpp": ["heuristicParts"],
}

# How the real list of games becomes one with the fourth.
CHANGES = [
    ('#include "core/nim.h"', '#include "core/nim.h"\n#include "tests/support/fourthgame.h"'),
    ("std::variant<TicTacToe, Othello, Nim>", "std::variant<TicTacToe, Othello, Nim, FourthGame>"),
    ("{ TicTacToe, Othello, Nim }", "{ TicTacToe, Othello, Nim, Fourth }"),
    ("std::array<GameKind, 3>", "std::array<GameKind, 4>"),
    ("GameKind::Nim};", "GameKind::Nim, GameKind::Fourth};"),
]
LAB_CHANGES = [
    ("core::Nim, TextTree>", "core::Nim, core::FourthGame, TextTree>"),
]


def write_changed(folder, header, changes):
    text = (ROOT / header).read_text()
    for old, new in changes:
        if text.count(old) != 1:
            sys.exit(f"{header}: expected once: {old}")
        text = text.replace(old, new)
    (folder / header).parent.mkdir(parents=True)
    (folder / header).write_text(text)


def functions(lines, name):
    """The line numbers of the bodies of the functions of a name, which end with a brace alone."""
    found = []
    for start, line in enumerate(lines, 1):
        if re.match(rf"[^\s/].*\b{name}\(", line) and not line.endswith(";"):
            end = next(i for i in range(start, len(lines) + 1) if lines[i - 1] == "}")
            found.append(range(start, end + 1))
    return found


def compiler_errors(compiler, includes, source):
    command = [compiler, "-std=c++20", "-fsyntax-only", "-fPIC", "-Wswitch", "-Werror=switch"]
    command += [f"-I{path}" for path in includes[:2]] + [f"-isystem{path}" for path in includes[2:]]
    return subprocess.run(command + [str(source)], capture_output=True, text=True).stderr


def reported_lines(compiler, includes, folder, places):
    """By file, the lines on which the compiler has an error, or what led it to one."""
    # As one source, whose headers are read once.
    together = folder / "together.cpp"
    together.write_text("".join(f'#include "{ROOT / file}"\n' for file in places))
    if errors := compiler_errors(compiler, [ROOT, ROOT] + includes, together):
        sys.exit("With the three games there must be no error:\n" + errors)
    errors = compiler_errors(compiler, [folder, ROOT] + includes, together)
    return {file: {int(line) for line in re.findall(rf"{re.escape(file)}:(\d+)", errors)}
            for file in places}


def forgotten_places(compiler, includes, folder, places):
    reported = reported_lines(compiler, includes, folder, places)
    forgotten = []
    for file, names in places.items():
        lines = (ROOT / file).read_text().split("\n")
        for function in names:
            bodies = functions(lines, function)
            if not any(line in body for body in bodies for line in reported[file]):
                forgotten.append(f"{file}: {function}() compiles with a game it does not know")
    return forgotten


def main():
    # Named again, the system's own folder would no longer be the last that is searched.
    compiler = sys.argv[1]
    includes = [path for path in sys.argv[2].split(":") if path not in ("", "/usr/include")]
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        write_changed(folder, "core/position.h", CHANGES)
        forgotten = forgotten_places(compiler, includes, folder, PLACES)
        write_changed(folder, "ai/lab/trace/labposition.h", LAB_CHANGES)
        forgotten += forgotten_places(compiler, includes, folder, LAB_PLACES)
    print("\n".join(forgotten) or "A fourth game is reported at every place.")
    return 1 if forgotten else 0


if __name__ == "__main__":
    sys.exit(main())
