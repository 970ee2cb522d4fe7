"""The program's real window, seen and used through the X server and the accessibility bus."""

import contextlib
import os
import subprocess
import time
import warnings

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402

from texts import said  # noqa: E402

PATIENCE = 30  # seconds for anything that should happen at once


class Failure(Exception):
    pass


def wait_for(what, condition):
    """The first true value of the condition; tested again and again until then."""
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
    """One of the program's windows, the first whose title contains a text, seen through the accessibility
    bus."""

    def __init__(self, process, title=""):
        self.process = process
        self.wanted = title
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
                    if window is not None and showing(window) and self.wanted in window.get_name():
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

    def shows(self, part):
        """Whether a text that is in view contains a part."""
        self.frame.clear_cache()
        return any(showing(e) and part in (e.get_name() or "") for e in elements(self.frame))

    def choice(self, value):
        """The radio button of a choice, shown in a row with the others."""
        return self.find("radio button", value)

    def chosen(self, value):
        choice = self.choice(value)
        return choice is not None and choice.get_state_set().contains(Atspi.StateType.CHECKED)

    def names(self):
        return [cell.get_name() for cell in self.cells()]

    def cells(self):
        boards = [said(board) for board in ("Othello board", "Tic-tac-toe board", "Nim board")]

        def find():
            self.frame.clear_cache()
            board = next((e for e in elements(self.frame)
                          if e.get_role_name() == "panel" and e.get_name() in boards), None)
            if board is None:
                return None
            cells = [board.get_child_at_index(i) for i in range(board.get_child_count())]
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


@contextlib.contextmanager
def running(program, *options, colours="desktop"):
    """The process of the program, with fast animations, a computer that replies at once, and windows in the
    desktop's colours, "light" or "dark". It ends with the block."""
    settings = os.path.join(os.environ["XDG_CONFIG_HOME"], "tabuleiro", "tabuleiro.ini")
    os.makedirs(os.path.dirname(settings), exist_ok=True)
    with open(settings, "w", encoding="utf-8") as file:
        file.write(f"[General]\nthinkingTime=100\npace=fast\nwindowColours={colours}\n")
    with subprocess.Popen([program, *options]) as process:
        try:
            Atspi.init()
            yield process
        finally:
            process.terminate()
