"""Texts in pieces, so that every word of the game in them can open its explanation."""

import re
from typing import TypedDict

from gosux.text.glossary_terms import forms
from gosux.text.words import Words

LEAST_LETTERS = 3  # of a name that is looked for in texts
RULE = r"[A-Z]\d+\.\d+[a-z]?"


class Piece(TypedDict):
    """A piece of a text. ``opens`` names what explains it: ``keyword:echo``, ``term:open``, ``card:sati``,
    ``rule:X5.2``; None for plain words."""

    text: str
    opens: str | None


class Marker:
    """Finds the words of a game in texts: keywords, terms, cards and numbers of rules."""

    def __init__(self, words: Words) -> None:
        self._rules = {number for chapter in words.rules() for number, _ in chapter.rules}
        spelled: dict[str, str] = {}  # what to look for, and what it opens; the first one to claim a word has it
        for id in words.keywords():
            for form in forms(words.messages, f"keyword:{id}"):
                spelled.setdefault(form, f"keyword:{id}")
        for id in words.terms():
            for form in forms(words.messages, f"term:{id}"):
                spelled.setdefault(form, f"term:{id}")
        for card in words.names.catalogue.cards:
            name = words.names.card(card.id)
            if len(name) >= LEAST_LETTERS:
                spelled.setdefault(name, f"card:{card.id}")
        longest_first = sorted(spelled, key=len, reverse=True)
        self._opens = [spelled[form] for form in longest_first]
        parts = [f"({RULE})", *(f"({_pattern(form)})" for form in longest_first)]
        self._words = re.compile(rf"(?<!\w)(?:{'|'.join(parts)})(?!\w)")

    def pieces(self, text: str, but: str = "") -> list[Piece]:
        """The text in pieces. A word is marked where it comes first; ``but`` is what the text itself explains."""
        found: list[Piece] = []
        opened = {but}
        end = 0
        for match in self._words.finditer(text):
            assert match.lastindex is not None
            opens = f"rule:{match[0]}" if match.lastindex == 1 else self._opens[match.lastindex - 2]
            if opens in opened or (match.lastindex == 1 and match[0] not in self._rules):
                continue
            opened.add(opens)
            if match.start() > end:
                found.append({"text": text[end : match.start()], "opens": None})
            found.append({"text": match[0], "opens": opens})
            end = match.end()
        if end < len(text):
            found.append({"text": text[end:], "opens": None})
        return found


def _pattern(form: str) -> str:
    """A small letter at the beginning may be a capital one; a star stands for any ending."""
    first = form[0]
    begins = f"[{first}{first.upper()}]" if first.islower() else re.escape(first)
    return begins + re.escape(form[1:]).replace(r"\*", r"\w*")
