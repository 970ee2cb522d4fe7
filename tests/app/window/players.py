"""Persons at the window: how they choose and start a game, and how they move."""

import random

from texts import said, said_part
from window import Atspi, Failure, click, elements, key, press, soon, wait_for


def play_button(window, game):
    """It names the game where the board shows one of another kind."""
    names = [said("&Play"), said("&Play %1", said(game))]
    return wait_for("the button Play",
                    lambda: next(filter(None, (window.find("push button", name) for name in names)), None))


class MousePlayer:
    """Choices, Play and squares by clicks."""

    def __init__(self, window):
        self.window = window

    def choose(self, value):
        name = said(value)
        click(self.window.get("radio button", name))
        wait_for(f"'{name}' to be chosen", lambda: self.window.chosen(name))

    def start(self, game, level):
        self.choose(game)
        self.choose(level)
        click(play_button(self.window, game))

    def play(self, cell, cells):
        del cells
        click(cell)


class KeyboardPlayer:
    """Choices by their rows' mnemonics, Tab and arrows, moves by typed squares and by arrows in turn."""

    def __init__(self, window):
        self.window = window
        self.turns = 0

    def start(self, game, level):
        for value, reach in ((game, lambda: key("alt+m")), (level, self.reach_levels)):
            for _ in range(5):
                reach()
                for _ in range(3):
                    if soon(lambda: self.window.chosen(value)):
                        break
                    key("Right")
                if soon(lambda: self.window.chosen(value)):
                    break
            else:
                raise Failure(f"'{value}' cannot be chosen by keys")
        key("ctrl+n")

    def reach_levels(self):
        """By Tab from the games: the row of levels has no letter of its own."""
        levels = [self.window.get("radio button", said(level)) for level in ("Easy", "Medium", "Hard")]
        for _ in range(6):
            if soon(lambda: self.focused(levels)):
                return
            key("Tab")
        raise Failure("Tab does not lead to the levels")

    def play(self, cell, cells):
        self.turns += 1
        if self.turns % 2 == 1:
            self.type(cell)
        else:
            self.travel(cell, cells)

    def type(self, cell):
        name = cell.get_name()
        if "counter" in name:  # "heap a, counter 4 of 7, takes 4", or without a heap if there is one
            heap = name.split(",")[0].split()[1] if name.startswith("heap") else ""
            for letter in heap + name.rsplit(" ", 1)[1]:
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
        press(play_button(self.window, game))

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
    legal = said_part("%1, empty, legal move, turns %n", 2)
    if any(legal in name for _, name in names):
        return [cell for cell, name in names if legal in name]
    free = [said_part("%1, takes %n", 1), said_part("%1, empty", 1)]
    return [cell for cell, name in names if any(word in name for word in free)]


def start_game(window, player, game, level):
    player.start(game, level)
    wait_for(f"a game of {game}", lambda: said(game) in window.title() and "\u2014" in window.title())


def is_over(window):
    return window.title().startswith(said("Game over"))


def wait_for_turn(window):
    wait_for("the person's turn or the end",
             lambda: window.title().startswith(said("Your move")) or is_over(window))


def play_moves(window, player, most=None):
    """Plays moves at random until the game is over, or so many at most; returns how many."""
    moves = 0
    wait_for_turn(window)
    while not is_over(window) and moves != most:
        cells = window.cells()
        before = wait_for("the squares' names", lambda: [cell.get_name() for cell in cells])
        # They have their names for the turn when the board has shown the move before, and the title
        # may still be that of the turn before the end.
        wait_for("a square to play", lambda: is_over(window) or playable(window.cells()))
        choices = playable(window.cells())
        if not choices:
            break
        player.play(random.choice(choices), cells)
        wait_for("the move to show", lambda: is_over(window) or window.names() != before)
        moves += 1
        wait_for_turn(window)
    return moves
