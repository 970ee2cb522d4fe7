"""The window's texts in the language that it speaks, from the translators' files."""

import os
import xml.etree.ElementTree

FOLDER = os.path.join(os.path.dirname(__file__), *[".."] * 3, "resources", "translations")
ENGLISH = "en"
_texts = {}


def speak(language):
    """From now on the window is expected to speak this language; English before the first call."""
    _texts.clear()
    if language == ENGLISH:
        return
    file = os.path.join(FOLDER, f"tabuleiro_{language}.ts")
    for message in xml.etree.ElementTree.parse(file).iter("message"):
        translation = message.find("translation")
        form = translation.find("numerusform")
        text = (form if form is not None else translation).text
        _texts.setdefault(message.findtext("source"), set()).add(text)


def said(source, *arguments):
    """What the window shows for a text of the sources, without the letter to press."""
    meant = _texts.get(source, {source})
    if len(meant) != 1:
        raise ValueError(f"'{source}' is several texts: {meant}")
    text = next(iter(meant)).replace("&", "")
    for i, argument in enumerate(arguments):
        text = text.replace(f"%{i + 1}", argument)
    return text


def said_part(source, part):
    """One of the parts of a text between commas, such as what is said of a square."""
    return said(source).split(", ")[part].split(" %")[0]
