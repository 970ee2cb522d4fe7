#!/usr/bin/env python3
"""A stand-in for an Othello engine, for tests of the referee: standin.py gtp|nboard MANNER.

With the manner "fine" it plays the first legal move; the others fail, or bear with, what real
engines do. Slow answers after three seconds.
"""
import re
import sys
import time

protocol, manner = sys.argv[1:3]
SQUARES = [column + row for row in "12345678" for column in "abcdefgh"]
STEPS = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y]


def start():
    return {"d4": "O", "e5": "O", "e4": "*", "d5": "*"}


def flips(board, square, mover):
    found = []
    for x, y in STEPS:
        line = []
        column, row = ord(square[0]) + x, ord(square[1]) + y
        while board.get(chr(column) + chr(row), mover) != mover:
            line.append(chr(column) + chr(row))
            column, row = column + x, row + y
        if board.get(chr(column) + chr(row)) == mover:
            found += line
    return found


def legal(board, mover):
    return [s for s in SQUARES if s not in board and flips(board, s, mover)]


def play(board, square, mover):
    for turned in flips(board, square, mover) + [square]:
        board[turned] = mover


def say(text, end="\n"):
    sys.stdout.write(text + end)
    sys.stdout.flush()


def misbehave():
    if manner == "silent":
        time.sleep(1000)
    elif manner == "slow":
        time.sleep(3)
    elif manner == "crash":
        sys.stderr.write("warming up\nout of memory\n")
        sys.exit(3)
    elif manner == "quiet end":
        sys.exit(0)
    elif manner == "flood":
        while True:
            say("status thinking")
    elif manner == "endless line":
        while True:
            say("thinking ", end="")


def choice(board, mover):
    misbehave()
    if manner in ("illegal", "pass", "resign"):
        return {"illegal": "a1", "pass": "pass", "resign": "resign"}[manner]
    if manner == "garbage":
        return "\x01\xff what?"
    return legal(board, mover)[0]


def gtp():
    board = start()
    ending = "\r\n" if manner == "chatty" else "\n"
    if manner == "chatty":
        say("Welcome!\n\n" + "x" * 3_000_000 + "\n")
    for line in sys.stdin:
        words = line.split()
        known, text = True, ""
        if words[0] == "quit":
            break
        if words[0] == "clear_board":
            board = start()
        elif words[0] == "known_command":
            text = "true" if manner == "slow" else "false"
        elif words[0] == "play":
            mover = "*" if words[1] == "black" else "O"
            known = words[2] != "pass" and manner != "refuse"
            if known:
                play(board, words[2], mover)
        elif words[0] == "genmove":
            mover = "*" if words[1] == "black" else "O"
            text = choice(board, mover)
            if manner in ("fine", "chatty"):
                play(board, text, mover)
                text = text.upper()
        if manner == "chatty":
            sys.stderr.write("I was told: " + line * 1000)
        say(("= " if known else "? ") + text + ending, end=ending)


def nboard():
    board, mover = start(), "*"
    if manner == "chatty":
        say("Welcome!\n\n=== H8")
    for line in sys.stdin:
        if line.startswith("ping"):
            say("pong " + line.split()[1])
        elif line.startswith("set game"):
            squares = re.search(r"BO\[8 ([-*O]{64}) ([*O])\]", line)
            board = {s: c for s, c in zip(SQUARES, squares.group(1)) if c != "-"}
            mover = squares.group(2)
            for side, move in re.findall(r"(?<=\])([BW])\[([^]/]+)", line):
                mover = "*" if side == "B" else "O"
                if move != "pass":
                    play(board, move.lower(), mover)
                mover = "O" if mover == "*" else "*"
        elif line.startswith("go"):
            if manner == "chatty":
                say("status thinking\nsearch  D3   1.00 0   10")
            move = choice(board, mover)
            say("=== " + move.upper() + ("/-1.00/0.01" if manner == "chatty" else "")
                + ("\nstatus ready" if manner == "afterthought" else ""))


if manner == "mute":
    time.sleep(1000)
gtp() if protocol == "gtp" else nboard()
