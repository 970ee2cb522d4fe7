#!/usr/bin/python3 -B
"""Takes the README's pictures from the real window, so that they show the program as it is.

Usage: pictures.py PROGRAM FOLDER [LANGUAGE [COLOURS [SIZE...]]]. Runs inside desktop.sh; writes
FOLDER/othello.png and the others, in English or another language that the program speaks, such as pt_BR, in
the desktop's colours, light or dark. With sizes, such as 360x640, the game's window is taken in each of them
as well (FOLDER/othello-360x640.png), and also at the start.
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


def output_of(*words):
    return subprocess.run(words, capture_output=True, text=True).stdout


def identifier(process, title="\u2014"):
    """The program's window with this in its title; Qt has others, which have none. By the title in UTF-8: that
    which xdotool searches ends before a character that Latin 1 lacks."""
    def found():
        all_of_it = output_of("xdotool", "search", "--onlyvisible", "--pid", str(process.pid)).split()
        return [one for one in all_of_it if title in output_of("xdotool", "getwindowname", one)]

    return wait_for("the window", found)[-1]


def take(process, path, title="\u2014"):
    time.sleep(MOTION)
    subprocess.run(["import", "-window", identifier(process, title), "-strip", path], check=True)
    print(path, flush=True)


def resize(process, size, title="\u2014"):
    subprocess.run(["xdotool", "windowsize", identifier(process, title), *size.split("x")], check=True)


def take_in_sizes(process, folder, name, sizes):
    """The picture of the game's window as it is, and in each size."""
    take(process, os.path.join(folder, f"{name}.png"))
    lines = output_of("xdotool", "getwindowgeometry", "--shell", identifier(process)).split()
    before = dict(line.split("=") for line in lines)
    for size in sizes:
        resize(process, size)
        take(process, os.path.join(folder, f"{name}-{size}.png"))
    if sizes:
        resize(process, f"{before['WIDTH']}x{before['HEIGHT']}")


def take_all(process, folder, sizes):
    window = Window(process)
    player = MousePlayer(window)
    if sizes:
        take_in_sizes(process, folder, "start", sizes)
    start_game(window, player, "Tic-tac-toe", "Easy")
    play_moves(window, player, 9)
    take_in_sizes(process, folder, "tictactoe", sizes)
    start_game(window, player, "Nim", "Medium")
    play_moves(window, player, 2)
    take_in_sizes(process, folder, "nim", sizes)
    start_game(window, player, "Othello", "Medium")
    play_moves(window, player, 6)
    key("ctrl+h")
    time.sleep(MOTION)
    wait_for("the hint", lambda: not window.shows(said("Looking for the best move.")))
    take_in_sizes(process, folder, "othello", sizes)
    play_moves(window, player, 40)
    key("F4")
    for _ in range(30):  # the review goes over the whole game
        time.sleep(10)
        if window.shows(said("The game at a glance")):
            break
    click(window.get("push button", said("Next one")))
    take_in_sizes(process, folder, "review", sizes)
    take_lab(process, folder)


def take_lab(process, folder):
    """The Search Lab in the middle of a search that its library has."""
    key("ctrl+l")
    lab = Window(process, said("Search Lab"))
    resize(process, "1240x840", said("Search Lab"))
    press(lab.get("menu item", said(EXAMPLE)))
    slider = lab.get("slider", said("Step"))
    wait_for("the search", lambda: Atspi.Value.get_maximum_value(slider) > EXAMPLE_STEP)
    Atspi.Value.set_current_value(slider, EXAMPLE_STEP)
    wait_for("the step", lambda: Atspi.Value.get_current_value(slider) == EXAMPLE_STEP)
    take(process, os.path.join(folder, "searchlab.png"), said("Search Lab"))


def main():
    program, folder = sys.argv[1:3]
    language, colours, *sizes = sys.argv[3:] + [ENGLISH, "desktop"][len(sys.argv[3:]):]
    speak(language)
    random.seed(3)
    os.makedirs(folder, exist_ok=True)
    try:
        with running(program, "--language", language, colours=colours) as process:
            take_all(process, folder, sizes)
    except Failure as failure:
        sys.exit(f"{program}: {failure}")


if __name__ == "__main__":
    main()
