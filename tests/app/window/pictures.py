#!/usr/bin/python3
"""Takes the README's pictures from the real window, so that they show the program as it is.

Usage: pictures.py PROGRAM FOLDER. Runs inside desktop.sh; writes FOLDER/othello.png and the others.
"""

import os
import random
import subprocess
import sys
import time

from play_window import (Atspi, Failure, MousePlayer, Window, click, key, playable, wait_for)

MOTION = 1.5  # seconds after which nothing moves any more


def identifier(process):
    """The program's window; Qt has others, which have no title."""
    words = ["xdotool", "search", "--onlyvisible", "--all", "--pid", str(process.pid), "--name", "\u2014"]
    return subprocess.run(words, check=True, capture_output=True, text=True).stdout.split()[-1]


def take(process, path):
    time.sleep(MOTION)
    subprocess.run(["import", "-window", identifier(process), "-strip", path], check=True)
    print(path)


def play(window, player, moves):
    """Plays up to so many moves of the person, at random."""
    for _ in range(moves):
        wait_for("the person's turn or the end",
                 lambda: window.title().startswith(("Your move", "Game over")))
        if window.title().startswith("Game over"):
            return
        cells = window.cells()
        before = window.names()
        player.play(random.choice(playable(cells)), cells)
        wait_for("the move to show", lambda: window.title().startswith("Game over")
                 or window.names() != before)
    wait_for("the answer", lambda: window.title().startswith(("Your move", "Game over")))


def start(window, player, game, level):
    player.start(game, level)
    wait_for(f"a game of {game}", lambda: game in window.title() and "\u2014" in window.title())


def main():
    program, folder = sys.argv[1:3]
    random.seed(3)
    settings = os.path.join(os.environ["XDG_CONFIG_HOME"], "tabuleiro", "tabuleiro.ini")
    os.makedirs(os.path.dirname(settings), exist_ok=True)
    with open(settings, "w", encoding="utf-8") as file:
        file.write("[General]\nthinkingTime=100\npace=fast\n")
    with subprocess.Popen([program]) as process:
        try:
            Atspi.init()
            window = Window(process)
            player = MousePlayer(window)
            start(window, player, "Tic-tac-toe", "Easy")
            play(window, player, 9)
            take(process, os.path.join(folder, "tictactoe.png"))
            start(window, player, "Nim", "Medium")
            play(window, player, 2)
            take(process, os.path.join(folder, "nim.png"))
            start(window, player, "Othello", "Medium")
            play(window, player, 6)
            key("ctrl+h")
            take(process, os.path.join(folder, "othello.png"))
            play(window, player, 40)
            subprocess.run(["xdotool", "windowsize", identifier(process), "1240", "840"], check=True)
            key("F4")
            time.sleep(20)  # the review goes over the whole game
            click(window.get("push button", "Next mistake"))
            take(process, os.path.join(folder, "review.png"))
        except Failure as failure:
            sys.exit(f"{program}: {failure}")
        finally:
            process.terminate()


if __name__ == "__main__":
    main()
