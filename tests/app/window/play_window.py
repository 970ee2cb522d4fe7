#!/usr/bin/python3 -B
"""Plays a whole game on the real window, as a person would, and keeps a screenshot of its end.

Usage: play_window.py PROGRAM GAME LEVEL HOW SCREENSHOT-FOLDER
GAME is "Othello", "Tic-tac-toe" or "Nim"; LEVEL "Easy", "Medium" or "Hard"; HOW "mouse", "keyboard" or
"accessibility": nothing else is used to choose, start and play. Runs inside desktop.sh.
"""

import os
import random
import subprocess
import sys
import time

from gi.repository import GLib
from hearing import Notices, check_hearing
from players import AccessibilityPlayer, KeyboardPlayer, MousePlayer, play_moves, start_game
from window import Failure, Window, running, wait_for

PLAYERS = {"mouse": MousePlayer, "keyboard": KeyboardPlayer, "accessibility": AccessibilityPlayer}


def main():
    program, game, level, how, folder = sys.argv[1:6]
    random.seed(f"{game} {level} {how}")
    os.makedirs(folder, exist_ok=True)

    with running(program) as process:
        try:
            notices = Notices()
            window = Window(process)
            player = PLAYERS[how](window)
            start_game(window, player, game, level)
            moves = play_moves(window, player)
            wait_for("Play again", lambda: window.find("push button", "Play again"))
            check_hearing(game, window.names(), notices.heard())
            time.sleep(1)  # for the last motion, so that the picture shows the end
            picture = os.path.join(folder, f"{game}-{level}-{how}.png".lower())
            subprocess.run(["import", "-window", "root", picture], check=True)
            print(f"{game}, {level}, by {how}: {moves} moves of the person; {picture}")
        except (Failure, GLib.Error) as failure:
            picture = os.path.join(folder, f"failed-{game}-{level}-{how}.png".lower())
            subprocess.run(["import", "-window", "root", picture], check=False)
            sys.exit(f"{game}, {level}, by {how}: {failure}; see {picture}")


if __name__ == "__main__":
    main()
