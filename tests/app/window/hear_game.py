#!/usr/bin/python3 -B
"""Has the screen reader Orca follow a game of each kind, a review and steps of the Search Lab, and judges
what it says as a listener would.

Usage: hear_game.py PROGRAM. Runs inside desktop.sh and needs Orca.
"""

import collections
import contextlib
import os
import random
import shutil
import subprocess
import sys

from gi.repository import GLib
from hearing import MOVES, RESULT, Notices, check_hearing
from players import AccessibilityPlayer, is_over, play_moves, start_game
from window import Failure, Window, elements, enabled, press, running, showing, wait_for

HERE = os.path.dirname(os.path.abspath(__file__))
# Of a window's or a list's name Orca makes "Othello frame." or "Moves table."
ROLES = ("frame.", "panel.", "table.", "push button", "radio button", "label.", "combo box", "list.")


class Orca:
    """The screen reader, and what it has said since it started."""

    def __init__(self, folder):
        self.path = os.path.join(folder, "said")
        # It speaks into a file, and shall find neither a speech dispatcher nor a braille display.
        surroundings = dict(os.environ, ORCA_SPEECH=self.path, GSETTINGS_BACKEND="memory",
                            XDG_DATA_HOME=folder, SPEECHD_ADDRESS=f"unix_socket:{folder}/none")
        # Orca writes settings of its own beside those that it finds.
        preferences = shutil.copytree(os.path.join(HERE, "orca"), os.path.join(folder, "preferences"))
        words = ["orca", "--replace", "--disable", "braille", "--user-prefs", preferences]
        with open(os.path.join(folder, "orca.log"), "w", encoding="utf-8") as log:
            self.process = subprocess.Popen(words, env=surroundings, stdout=log, stderr=log)
        wait_for("Orca to speak", self.said)

    def said(self):
        with contextlib.suppress(FileNotFoundError), open(self.path, encoding="utf-8") as file:
            return file.read().splitlines()
        return []

    def wait_for(self, what, count=1):
        """What was said, once a text was heard so often."""
        return wait_for(f"Orca to say '{what}' {count} times",
                        lambda: self.said() if sum(what in text for text in self.said()) >= count else None)


def check_nothing_hidden(window, texts):
    """No element is spoken that is not shown: those that are have other names."""
    shown, hidden = set(), set()
    for element in elements(window.frame):
        (shown if showing(element) else hidden).add(element.get_name())
    for name in hidden - shown - {""}:
        for text in texts:
            if text.startswith(name) and text[len(name):].strip().startswith(ROLES):
                raise Failure(f"heard '{text}', which is not shown: {texts}")


def check_notices(texts, notices):
    """What the window announces is spoken, and no more often than it was announced."""
    announced = collections.Counter(plain(notice) for notice in notices)
    spoken = collections.Counter(plain(text) for text in texts)
    for text, count in announced.items():
        if spoken[text] != count:
            raise Failure(f"'{text}' was announced {count} times and heard {spoken[text]} times: {texts} of {notices}")


def check_nothing_again(texts):
    """No sentence is spoken twice, alone and then with another; no move, and then the square that it was on; no
    pass that was to come, and then that it came."""
    for before, one, other in zip(["", *texts], texts, texts[1:]):
        if one.endswith(".") and other.startswith(one + " "):
            raise Failure(f"heard '{one}' and again '{other}': {texts}")
        # Where the board gets the keyboard, its square may have been taken before Orca says it.
        pairs = [(one, other)] if before.endswith("board panel.") else [(one, other), (other, one)]
        for text, beside in pairs:
            if any(square and beside.startswith(square + ",") for square, _ in MOVES.findall(text)):
                raise Failure(f"heard '{text}' beside '{beside}': {texts}")
        if " must pass: " in one and " had no legal square and passed." in other:
            raise Failure(f"heard of a pass again: {texts}")


def plain(text):
    """A text as it is written down: each blank alone, as Orca's customizations have it."""
    return " ".join(text.split())


class Listener:
    """Somebody who goes on when what the window announced was spoken."""

    def __init__(self, orca):
        self.orca = orca
        self.notices = Notices()

    def begin(self):
        """From here on is judged what was heard."""
        self.before = len(self.orca.said())
        self.announced = len(self.notices.heard())

    def missing(self):
        announced = collections.Counter(plain(text) for text in self.notices.heard()[self.announced:])
        return list((announced - collections.Counter(plain(text) for text in self.heard())).elements())

    def catch_up(self):
        try:
            wait_for("Orca to say what was announced", lambda: not self.missing())
        except Failure:
            raise Failure(f"announced, but not heard: {self.missing()}") from None

    def wait_for(self, what):
        wait_for(f"Orca to say '{what}'", lambda: any(what in text for text in self.heard()))

    def heard(self):
        return self.orca.said()[self.before:]

    def check_hidden(self, window):
        texts = self.heard()
        check_nothing_hidden(window, texts)
        return texts

    def check(self, window):
        self.catch_up()
        texts = self.heard()
        check_notices(texts, self.notices.heard()[self.announced:])
        check_nothing_again(texts)
        return self.check_hidden(window)


def follow_game(window, listener, game):
    player = AccessibilityPlayer(window)
    listener.begin()
    start_game(window, player, game, "Easy")
    while not is_over(window):
        play_moves(window, player, 1)
        listener.catch_up()
    wait_for("Orca to say the result",
             lambda: any(RESULT.search(text) for text in listener.heard()))
    texts = listener.check(window)
    check_hearing(game, window.names(), texts)
    return texts


def follow_review(window, listener):
    """The review says when it is done, and every mistake that one goes to."""
    listener.begin()
    press(window.get("push button", "Review"))
    listener.wait_for(" found.")
    button = window.find("push button", "Next mistake")
    for _ in range(2):
        if not enabled(button):
            break
        count = len(listener.notices.heard())
        press(button)
        # Where one is, and what the mistake was.
        wait_for("the mistake to be announced", lambda count=count: len(listener.notices.heard()) >= count + 2)
        listener.catch_up()
    return listener.check(window)


def follow_lab(process, window, listener):
    """Each step of the search is spoken, as the card below the tree has it."""
    listener.begin()
    press(AccessibilityPlayer(window).item("Search Lab"))
    lab = Window(process, "Search Lab")
    listener.wait_for("Search Lab")
    listener.wait_for("Search tree")
    # What is announced before a window is the active one is not Orca's to say.
    opening = listener.check_hidden(lab)
    listener.begin()
    for _ in range(4):
        count = len(listener.notices.heard())
        press(lab.get("push button", "Forwards a step"))
        wait_for("the step to be announced", lambda count=count: len(listener.notices.heard()) > count)
        listener.catch_up()
    # The lists that follow the step do not take the listener with them.
    if any(text.startswith("Current line") for text in listener.heard()):
        raise Failure(f"heard the pseudocode, which has no focus: {listener.heard()}")
    return opening + listener.check(lab)


def follow(process, orca):
    listener = Listener(orca)
    window = Window(process)
    orca.wait_for("frame.")  # the window
    said = []
    for game in ("Tic-tac-toe", "Nim", "Othello"):
        said += follow_game(window, listener, game)
    said += follow_review(window, listener)
    return said + follow_lab(process, window, listener)


def main():
    random.seed("a game that is heard")
    folder = os.path.join(os.environ["XDG_RUNTIME_DIR"], "orca")
    os.makedirs(folder)
    orca = Orca(folder)
    try:
        with running(sys.argv[1]) as process:
            print("\n".join(follow(process, orca)))
    except (Failure, GLib.Error) as failure:
        sys.exit(f"{failure}\nheard: {orca.said()}")
    finally:
        orca.process.kill()  # it does not always end when it is asked to
        orca.process.wait()


if __name__ == "__main__":
    main()
