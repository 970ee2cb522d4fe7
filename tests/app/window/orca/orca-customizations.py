"""Orca's own hook for what users change: it writes what it would speak, a line each, to $ORCA_SPEECH."""

import os

from orca import settings, speech

settings.enableKeyEcho = False
said = open(os.environ["ORCA_SPEECH"], "a", buffering=1, encoding="utf-8")


def note(text, *_voice_and_interruption):
    said.write(" ".join(text.split()) + "\n")


speech._speak = note  # what every utterance but a single character goes through
speech.speakCharacter = note
