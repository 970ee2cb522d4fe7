#!/usr/bin/python3 -B
"""Takes the README's pictures from the real window, so that they show the program as it is.

Usage: pictures.py PROGRAM FOLDER. Runs inside desktop.sh; writes FOLDER/othello.png and the others.
"""

import os
import random
import subprocess
import sys
import time

from players import MousePlayer, play_moves, start_game
from window import Failure, Window, click, key, running

MOTION = 1.5  # seconds after which nothing moves any more


def identifier(process):
    """The program's window; Qt has others, which have no title."""
    words = ["xdotool", "search", "--onlyvisible", "--all", "--pid", str(process.pid), "--name", "\u2014"]
    return subprocess.run(words, check=True, capture_output=True, text=True).stdout.split()[-1]


def take(process, path):
    time.sleep(MOTION)
    subprocess.run(["import", "-window", identifier(process), "-strip", path], check=True)
    print(path)


def take_all(process, folder):
    window = Window(process)
    player = MousePlayer(window)
    start_game(window, player, "Tic-tac-toe", "Easy")
    play_moves(window, player, 9)
    take(process, os.path.join(folder, "tictactoe.png"))
    start_game(window, player, "Nim", "Medium")
    play_moves(window, player, 2)
    take(process, os.path.join(folder, "nim.png"))
    start_game(window, player, "Othello", "Medium")
    play_moves(window, player, 6)
    key("ctrl+h")
    take(process, os.path.join(folder, "othello.png"))
    play_moves(window, player, 40)
    subprocess.run(["xdotool", "windowsize", identifier(process), "1240", "840"], check=True)
    key("F4")
    time.sleep(20)  # the review goes over the whole game
    click(window.get("push button", "Next mistake"))
    take(process, os.path.join(folder, "review.png"))


def main():
    program, folder = sys.argv[1:3]
    random.seed(3)
    try:
        with running(program) as process:
            take_all(process, folder)
    except Failure as failure:
        sys.exit(f"{program}: {failure}")


if __name__ == "__main__":
    main()
