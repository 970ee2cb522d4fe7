#!/usr/bin/python3
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
import warnings

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402

PATIENCE = 30  # seconds for anything that should happen at once


class Failure(Exception):
    pass


def wait_for(what, condition):
    """The first true value of the condition; asked again and again until then."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            value = condition()
        except gi.repository.GLib.Error:  # an element that is just going away
            value = None
        if value:
            return value
        time.sleep(0.02)
    raise Failure(f"waited {PATIENCE} s for {what}")


def soon(condition):
    """Whether the condition becomes true within two seconds."""
    end = time.monotonic() + 2
    while time.monotonic() < end:
        if condition():
            return True
        time.sleep(0.05)
    return False


def elements(root, depth=0):
    """All elements below one, each before its children."""
    if depth > 14:
        return
    for i in range(root.get_child_count()):
        child = root.get_child_at_index(i)
        if child is not None:
            yield child
            yield from elements(child, depth + 1)


def showing(element):
    return element.get_state_set().contains(Atspi.StateType.SHOWING)


def enabled(element):
    return element.get_state_set().contains(Atspi.StateType.ENABLED)


class Window:
    """The program's window, seen through the accessibility bus."""

    def __init__(self, process):
        self.process = process
        self.frame = wait_for("the window", self.find_frame)
        wait_for("the window to be the active one", self.active)

    def active(self):
        self.frame.clear_cache()
        return self.frame.get_state_set().contains(Atspi.StateType.ACTIVE)

    def find_frame(self):
        if self.process.poll() is not None:
            raise Failure(f"the program ended with status {self.process.returncode}")
        desktop = Atspi.get_desktop(0)
        for i in range(desktop.get_child_count()):
            program = desktop.get_child_at_index(i)
            if program is not None and program.get_process_id() == self.process.pid:
                for window in (program.get_child_at_index(k) for k in range(program.get_child_count())):
                    if window is not None and showing(window):
                        return window
        return None

    def title(self):
        self.frame.clear_cache()
        return self.frame.get_name()

    def find(self, role, name):
        self.frame.clear_cache()
        for element in elements(self.frame):
            if element.get_role_name() == role and element.get_name() == name:
                return element
        return None

    def get(self, role, name):
        return wait_for(f"the {role} '{name}'", lambda: self.find(role, name))

    def choice(self, value):
        """The radio button of a choice, shown in a row with the others."""
        return self.find("radio button", value)

    def chosen(self, value):
        choice = self.choice(value)
        return choice is not None and choice.get_state_set().contains(Atspi.StateType.CHECKED)

    def names(self):
        return [cell.get_name() for cell in self.cells()]

    def cells(self):
        def find():
            self.frame.clear_cache()
            table = next((e for e in elements(self.frame) if e.get_role_name() == "table"), None)
            if table is None:
                return None
            cells = [table.get_child_at_index(i) for i in range(table.get_child_count())]
            # A cell may have gone meanwhile. In a tuple, for at its end Nim has no counters left.
            return None if None in cells else (cells,)

        return wait_for("the board", find)[0]


def key(*names):
    subprocess.run(["xdotool", "key", "--clearmodifiers", *names], check=True)


def click(element):
    box = Atspi.Component.get_extents(element, Atspi.CoordType.SCREEN)
    if box.width <= 0 or box.height <= 0:
        raise Failure(f"'{element.get_name()}' has no place on the screen")
    x, y = box.x + box.width // 2, box.y + box.height // 2
    subprocess.run(["xdotool", "mousemove", str(x), str(y), "click", "1"], check=True)


def press(element):
    """Does what a screen reader does to press an element."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # its successor cannot be called from Python here
        names = [Atspi.Action.get_action_name(element, i)
                 for i in range(Atspi.Action.get_n_actions(element))]
    for wanted in ("Press", "Toggle"):
        if wanted in names:
            Atspi.Action.do_action(element, names.index(wanted))
            return
    raise Failure(f"'{element.get_name()}' cannot be pressed; it offers {names}")


class MousePlayer:
    """Choices, Play and squares by clicks."""

    def __init__(self, window):
        self.window = window

    def choose(self, value):
        click(self.window.get("radio button", value))
        wait_for(f"'{value}' to be chosen", lambda: self.window.chosen(value))

    def start(self, game, level):
        self.choose(game)
        self.choose(level)
        click(self.window.get("push button", "Play"))

    def play(self, cell, cells):
        del cells
        click(cell)


class KeyboardPlayer:
    """Choices by their rows' mnemonics and arrows, moves by typed squares and by arrows in turn."""

    def __init__(self, window):
        self.window = window
        self.turns = 0

    def start(self, game, level):
        for mnemonic, value in (("alt+m", game), ("alt+e", level)):
            for _ in range(5):
                key(mnemonic)
                for _ in range(3):
                    if soon(lambda: self.window.chosen(value)):
                        break
                    key("Right")
                if soon(lambda: self.window.chosen(value)):
                    break
            else:
                raise Failure(f"'{value}' cannot be chosen by keys")
        key("ctrl+n")

    def play(self, cell, cells):
        self.turns += 1
        if self.turns % 2 == 1:
            self.type(cell)
        else:
            self.travel(cell, cells)

    def type(self, cell):
        name = cell.get_name()
        if name.startswith("heap"):  # "heap a, counter 4 of 7, takes 4"
            for letter in name.split(",")[0].split()[1] + name.rsplit(" ", 1)[1]:
                key(letter)
            key("Return")
        else:
            for letter in name.split(",")[0]:
                key(letter)

    def travel(self, cell, cells):
        goal = cell.get_name()
        for _ in range(80):
            here = wait_for("the keyboard's square", lambda: self.focused(self.window.cells()))
            name = here.get_name()
            if name == goal:
                key("Return")
                return
            key(self.step(here, cell))
            wait_for("the keyboard's square to change", lambda: self.stands_elsewhere(name))
        raise Failure(f"the arrows do not lead to '{goal}'")

    def stands_elsewhere(self, name):
        here = self.focused(self.window.cells())
        return here is not None and here.get_name() != name

    @staticmethod
    def focused(cells):
        for cell in cells:
            cell.clear_cache()
            if cell.get_state_set().contains(Atspi.StateType.FOCUSED):
                return cell
        return None

    @staticmethod
    def step(here, there):
        a = Atspi.Component.get_extents(here, Atspi.CoordType.SCREEN)
        b = Atspi.Component.get_extents(there, Atspi.CoordType.SCREEN)
        if abs(a.y - b.y) >= a.height / 2:
            return "Down" if b.y > a.y else "Up"
        return "Right" if b.x > a.x else "Left"


class AccessibilityPlayer:
    """Menu items, and squares pressed as a screen reader presses them."""

    def __init__(self, window):
        self.window = window

    def start(self, game, level):
        for value in (game, level):
            press(wait_for(f"the menu item '{value}'", lambda: self.item(value)))
        press(self.window.get("push button", "Play"))

    def item(self, name):
        self.window.frame.clear_cache()
        return next((e for e in elements(self.window.frame)
                     if "menu item" in e.get_role_name() and e.get_name().replace("&", "") == name), None)

    def play(self, cell, cells):
        del cells
        press(cell)


def playable(cells):
    """The squares that are worth a try, by what a screen reader says of them."""
    names = [(cell, cell.get_name()) for cell in cells]
    if any("legal move" in name for _, name in names):
        return [cell for cell, name in names if "legal move" in name]
    return [cell for cell, name in names if "takes" in name or "empty" in name]


def play_to_the_end(window, player):
    moves = 0
    while True:
        wait_for("the person's turn or the end",
                 lambda: window.title().startswith(("Your move", "Game over")))
        if window.title().startswith("Game over"):
            return moves
        cells = window.cells()
        before = wait_for("the squares' names", lambda: [cell.get_name() for cell in cells])
        choices = playable(cells)
        if not choices:
            raise Failure(f"no square to play among {before}")
        player.play(random.choice(choices), cells)
        wait_for("the move to show", lambda: window.title().startswith("Game over")
                 or window.names() != before)
        moves += 1


def main():
    program, game, level, how, folder = sys.argv[1:6]
    random.seed(f"{game} {level} {how}")
    settings = os.path.join(os.environ["XDG_CONFIG_HOME"], "tabuleiro", "tabuleiro.ini")
    os.makedirs(os.path.dirname(settings), exist_ok=True)
    with open(settings, "w", encoding="utf-8") as file:
        file.write("[General]\nthinkingTime=100\npace=fast\n")
    with subprocess.Popen([program]) as process:
        try:
            Atspi.init()
            window = Window(process)
            player = {"mouse": MousePlayer, "keyboard": KeyboardPlayer,
                      "accessibility": AccessibilityPlayer}[how](window)
            player.start(game, level)
            wait_for(f"a game of {game}", lambda: game in window.title() and "\u2014" in window.title())
            moves = play_to_the_end(window, player)
            wait_for("Play again", lambda: window.find("push button", "Play again"))
            os.makedirs(folder, exist_ok=True)
            time.sleep(1)  # for the last motion, so that the picture shows the end
            picture = os.path.join(folder, f"{game}-{level}-{how}.png".lower())
            subprocess.run(["import", "-window", "root", picture], check=True)
            print(f"{game}, {level}, by {how}: {moves} moves of the person; {picture}")
        except (Failure, gi.repository.GLib.Error) as failure:
            os.makedirs(folder, exist_ok=True)
            picture = os.path.join(folder, f"failed-{game}-{level}-{how}.png".lower())
            subprocess.run(["import", "-window", "root", picture], check=False)
            sys.exit(f"{game}, {level}, by {how}: {failure}; see {picture}")
        finally:
            process.terminate()


if __name__ == "__main__":
    main()
