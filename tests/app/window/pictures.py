#!/usr/bin/python3 -B
"""Takes the README's pictures from the real window, so that they show the program as it is.

Usage: pictures.py PROGRAM FOLDER [LANGUAGE]. Runs inside desktop.sh; writes FOLDER/othello.png and the
others, in English or another language that the program speaks, such as pt_BR.
"""

import os
import random
import subprocess
import sys
import time

from players import MousePlayer, play_moves, start_game
from texts import ENGLISH, said, speak
from window import Atspi, Failure, Window, click, key, press, running, wait_for

MOTION = 1.5  # seconds after which nothing moves any more
EXAMPLE = "Tic-tac-toe, three plies"
EXAMPLE_STEP = 636


def identifier(process, title="\u2014"):
    """The program's window with this in its title; Qt has others, which have none."""
    words = ["xdotool", "search", "--onlyvisible", "--all", "--pid", str(process.pid), "--name", title]
    return subprocess.run(words, check=True, capture_output=True, text=True).stdout.split()[-1]


def take(process, path, title="\u2014"):
    time.sleep(MOTION)
    subprocess.run(["import", "-window", identifier(process, title), "-strip", path], check=True)
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
    time.sleep(MOTION)
    wait_for("the hint", lambda: not window.shows(said("Looking for the best move.")))
    take(process, os.path.join(folder, "othello.png"))
    play_moves(window, player, 40)
    key("F4")
    for _ in range(30):  # the review goes over the whole game
        time.sleep(10)
        if window.shows(said("The game at a glance")):
            break
    click(window.get("push button", said("Next one")))
    take(process, os.path.join(folder, "review.png"))
    take_lab(process, folder)


def take_lab(process, folder):
    """The Search Lab in the middle of a search that its library has."""
    key("ctrl+l")
    lab = Window(process, said("Search Lab"))
    subprocess.run(["xdotool", "windowsize", identifier(process, said("Search Lab")), "1240", "840"], check=True)
    press(lab.get("menu item", said(EXAMPLE)))
    slider = lab.get("slider", said("Step"))
    wait_for("the search", lambda: Atspi.Value.get_maximum_value(slider) > EXAMPLE_STEP)
    Atspi.Value.set_current_value(slider, EXAMPLE_STEP)
    wait_for("the step", lambda: Atspi.Value.get_current_value(slider) == EXAMPLE_STEP)
    take(process, os.path.join(folder, "searchlab.png"), said("Search Lab"))


def main():
    program, folder = sys.argv[1:3]
    language = sys.argv[3] if len(sys.argv) > 3 else ENGLISH
    speak(language)
    random.seed(3)
    os.makedirs(folder, exist_ok=True)
    try:
        with running(program, "--language", language) as process:
            take_all(process, folder)
    except Failure as failure:
        sys.exit(f"{program}: {failure}")


if __name__ == "__main__":
    main()
