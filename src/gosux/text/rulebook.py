"""The rules in our own wording, read from the Markdown files of a ruleset's layers: sections of numbered rules."""

import re
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from gosux.model.messages.mistakes import Mistake
from gosux.rules.registry import ruleset as find_ruleset
from gosux.text.rich_text import Piece, RichText, read_source

_SECTION = re.compile(r"## (?P<number>[A-Z]\d+) (?P<title>.+)")
_FINE = re.compile(r"### .+")  # what follows in a chapter are fine points
_RULE = re.compile(r"- \*\*(?P<number>[A-Z]\d+\.\d+[a-z]?)\*\* (?P<text>.+)")


# What marks our own decisions: a whole rule, or the part of it in brackets.
_MARK = re.compile(r"\s*\((?:Ruling|Décision)\)")
_MARKED_PART = re.compile(r"\((?:Ruling|Décision)\s?: ")


class UnknownRule(Mistake):
    """No rule has that number."""


class Section(NamedTuple):
    """A chapter of the rules: "X5", its title, and its rules as (number, text).

    ``fine`` are the numbers of the last of them: rare cases, orders and limits that nobody has to know to play.
    """

    number: str
    title: str
    rules: tuple[tuple[str, RichText], ...]
    fine: tuple[str, ...] = ()


def _texts(language: str, ruleset: str) -> list[str]:
    """The rules files of the layers that have one."""
    folder = files("gosux.text").joinpath("rules")
    found = [folder.joinpath(f"{layer}.{language}.md") for layer in find_ruleset(ruleset).layers]
    return [file.read_text(encoding="utf-8") for file in found if file.is_file()]


@cache
def sections(language: str, ruleset: str) -> tuple[Section, ...]:
    """All chapters in order."""
    found: list[Section] = []
    fine = False
    for line in "\n".join(_texts(language, ruleset)).splitlines():
        if match := _SECTION.fullmatch(line):
            found.append(Section(match["number"], match["title"], ()))
            fine = False
        elif _FINE.fullmatch(line):
            fine = True
        elif match := _RULE.fullmatch(line):
            last = found[-1]
            text = read_source(match["text"]).without(f"rule:{match['number']}")
            rules = (*last.rules, (match["number"], text))
            found[-1] = last._replace(rules=rules, fine=(*last.fine, match["number"]) if fine else last.fine)
    return tuple(found)


def without_marks(text: RichText) -> RichText:
    """A rule without the notes that it is a decision of ours: who plays needs the rule, not its source."""
    said = str(text)
    dropped = {place for match in _MARK.finditer(said) for place in range(*match.span())}
    raised = set()
    for match in _MARKED_PART.finditer(said):
        dropped.update(range(*match.span()))
        if said[: match.start()].rstrip().endswith("."):
            raised.add(match.end())
        depth = 1
        for place in range(match.end(), len(said)):
            depth += (said[place] == "(") - (said[place] == ")")
            if depth == 0:
                dropped.add(place)
                break
    pieces, start = [], 0
    for piece in text.pieces:
        signs = [sign.upper() if place in raised else sign for place, sign in enumerate(piece.text, start)]
        kept = "".join(sign for place, sign in enumerate(signs, start) if place not in dropped)
        pieces.append(Piece(kept, piece.opens))
        start += len(piece.text)
    return RichText(pieces)


@cache
def title(language: str, ruleset: str) -> str:
    """The title of the rules, from the last layer."""
    return _texts(language, ruleset)[-1].splitlines()[0].removeprefix("# ")


def rules_under(language: str, ruleset: str, number: str) -> list[tuple[str, RichText]]:
    """The rule of that number and its sub-rules: X5.2 gives X5.2, X5.2a … X5.2d. Raises UnknownRule."""
    wanted = number.strip().lower()
    everything = [rule for section in sections(language, ruleset) for rule in section.rules]
    found = [rule for rule in everything if rule[0].lower() == wanted or rule[0].lower()[:-1] == wanted]
    # "X5.1"[:-1] is "X5.", which is not a rule number, but "X10.11"[:-1] is "X10.1".
    found = [rule for rule in found if rule[0].lower() == wanted or rule[0][-1].isalpha()]
    if not found:
        chapters = sections(language, ruleset)
        raise UnknownRule("no-rule", {"rule": number, "first": chapters[0].number, "last": chapters[-1].number})
    return found
