"""What the window gives a screen reader to say, heard on the accessibility bus of desktop.sh."""

import re

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

from window import Failure  # noqa: E402

MOVES = re.compile(r"(?:You|The computer) (?:played (\w\d?)|took (\d+)(?: from heap \w)?)\b")
RESULT = re.compile(r"\b(?:You|The computer) won\b|A draw\.")


class Notices:
    """The texts that the window announces, from the making of this on."""

    def __init__(self):
        self.texts = []
        self.listener = Atspi.EventListener.new(self.note)
        self.listener.register("object:state-changed:showing")

    def note(self, event):
        if event.detail1 and event.source.get_role_name() == "notification":
            self.texts.append(event.source.get_name())

    def heard(self):
        context = GLib.MainContext.default()
        while context.pending():
            context.iteration(False)
        return self.texts


def check_hearing(game, names, texts):
    """Of a whole game whose end shows squares of these names: every move and the result are heard, once."""
    heard = [square or int(count) for text in texts for square, count in MOVES.findall(text)]
    if game == "Nim":
        heard = sum(heard)
        played = 20
    else:
        given = {"d4", "e4", "d5", "e5"} if game == "Othello" else set()
        played = sorted({name.split(",")[0] for name in names if "empty" not in name} - given)
        heard.sort()
    if heard != played:
        raise Failure(f"of the moves {played} are heard {heard}: {texts}")
    results = [text for text in texts if RESULT.search(text)]
    if len(results) != 1:
        raise Failure(f"the result is heard {len(results)} times: {texts}")
