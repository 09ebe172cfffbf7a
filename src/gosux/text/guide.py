"""How a game is played, for newcomers: one Markdown file per game and language, with positions to open.

Only what these files use is read: chapters (``##``), paragraphs, lists, a card (a block ``card``) and positions (blocks
``toml``). The paragraph after a position is about it.
"""

import re
from functools import cache
from importlib.resources import files
from typing import Literal, NamedTuple

from gosux.model.messages.mistakes import Mistake
from gosux.text.rich_text import RichText, read_source

Kind = Literal["text", "item", "step", "card", "position"]

_BLOCK = re.compile(r"```(card|toml)\n(.*?)\n```", re.DOTALL)
_ITEM = re.compile(r"(?:- |(?P<step>\d+\. ))(?P<text>.+)")
_LEAD = re.compile(r"\*\*(?P<lead>.+?)\*\* ?(?P<text>.*)", re.DOTALL)


class NoGuide(Mistake):
    """There is no guide for this game in this language."""


class Block(NamedTuple):
    """A paragraph, an item or a step of a list; or a card or a position, with the words about it. ``lead`` is set in
    bold before the text; ``source`` is the card's id or the position file."""

    kind: Kind
    lead: str
    text: RichText
    source: str = ""


class Chapter(NamedTuple):
    title: str
    blocks: tuple[Block, ...]


class Guide(NamedTuple):
    title: str
    chapters: tuple[Chapter, ...]


@cache
def guide(language: str, ruleset: str) -> Guide:
    """Raises NoGuide."""
    name = f"{ruleset}.{language}.md"
    file = next((one for one in files("gosux.text").joinpath("guides").iterdir() if one.name == name), None)
    if file is None:
        raise NoGuide("no-guide", {"ruleset": ruleset, "language": language})
    title, *chapters = file.read_text(encoding="utf-8").split("\n## ")
    return Guide(title.strip().removeprefix("# "), tuple(map(_chapter, chapters)))


def _chapter(source: str) -> Chapter:
    title, _, body = source.partition("\n")
    blocks: list[Block] = []
    shown: tuple[Kind, str] | None = None  # a position waits for the paragraph about it
    place = 0
    for match in [*_BLOCK.finditer(body), None]:
        for part in body[place : match.start() if match else None].strip().split("\n\n"):
            for line in part.splitlines():
                if shown is not None:
                    blocks.append(_block(shown[0], line, shown[1]))
                    shown = None
                elif item := _ITEM.fullmatch(line):
                    blocks.append(_block("step" if item["step"] else "item", item["text"]))
                else:
                    blocks.append(_block("text", line))
        if match is None:
            break
        place = match.end()
        if match[1] == "toml":
            shown = ("position", match[2])
        else:
            blocks.append(Block("card", "", read_source(""), match[2]))
    return Chapter(title, tuple(blocks))


def _block(kind: Kind, line: str, source: str = "") -> Block:
    lead = _LEAD.fullmatch(line)
    return Block(kind, lead["lead"] if lead else "", read_source(lead["text"] if lead else line), source)
