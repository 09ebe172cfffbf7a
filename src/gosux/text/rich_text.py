"""Texts with words that open an explanation.

In the Fluent files and the rules, such words are written as links: ``[captures](capture)`` opens the term *capture*,
``[Echo](keyword:echo)`` a keyword; cards, clans and rules work the same way. Links are recognized only in these
sources: text from outside, such as a player's name, stays plain.
"""

import re
from collections.abc import Iterable
from typing import NamedTuple

# Enclose a linked word while a text is being built. They are removed from outside text.
START, MIDDLE, END = "\ue000", "\ue001", "\ue002"
_SIGNS = re.compile(f"([{START}{END}])")
_LINK = re.compile(r"\[([^\[\]\n]+)\]\(((?:(?:term|keyword|card|clan|rule):)?[A-Za-z0-9_.-]+)\)")
_RULE = re.compile(r"(?<![\w:])[XG]\d+\.\d+[a-z]?(?!\w)")


class Piece(NamedTuple):
    """``opens`` is the reference that explains the text: ``card:sati``, ``term:capture``; "" for plain text."""

    text: str
    opens: str = ""


class RichText(str):
    """A text with its pieces. As a string, it is the plain text."""

    __slots__ = ("pieces",)

    pieces: tuple[Piece, ...]

    def __new__(cls, pieces: Iterable[Piece]) -> "RichText":
        merged: list[Piece] = []
        for piece in pieces:
            if merged and piece.opens == merged[-1].opens:
                merged[-1] = Piece(merged[-1].text + piece.text, piece.opens)
            elif piece.text:
                merged.append(piece)
        made = super().__new__(cls, "".join(piece.text for piece in merged))
        made.pieces = tuple(merged)
        return made

    def __reduce__(self) -> "tuple[object, tuple[object, ...]]":
        return RichText, (self.pieces,)

    def once(self) -> "RichText":
        """Only the first occurrence of each word is a link."""
        seen: set[str] = set()
        found: list[Piece] = []
        for piece in self.pieces:
            found.append(Piece(piece.text) if piece.opens in seen else piece)
            seen.add(piece.opens)
        return RichText(found) if len(seen) < len(self.pieces) else self

    def without(self, opens: str) -> "RichText":
        """A word is no link inside its own explanation."""
        return RichText(Piece(piece.text) if piece.opens == opens else piece for piece in self.pieces)

    def with_text(self, text: str) -> "RichText":
        """Another form of a name, with the same link."""
        return RichText([Piece(text, self.pieces[0].opens if self.pieces else "")])

    # String operations that keep the pieces.

    def capitalised(self) -> "RichText":
        first, *rest = self.pieces or (Piece(""),)
        return RichText([first._replace(text=first.text[:1].upper() + first.text[1:]), *rest])

    def removesuffix(self, suffix: str) -> "RichText":
        if not suffix or not self.endswith(suffix):
            return self
        *rest, last = self.pieces
        if len(suffix) > len(last.text):
            return RichText([*rest]).removesuffix(suffix[: -len(last.text)])
        return RichText([*rest, last._replace(text=last.text[: -len(suffix)])])

    def strip(self, chars: "str | None" = None) -> "RichText":
        if not self.pieces:
            return self
        first, *rest = self.pieces
        pieces = [first._replace(text=first.text.lstrip(chars)), *rest]
        pieces[-1] = pieces[-1]._replace(text=pieces[-1].text.rstrip(chars))
        return RichText(pieces)


def plain(text: str) -> RichText:
    """A text without links."""
    return RichText([Piece(text)])


def opening(text: str, opens: str) -> RichText:
    return RichText([Piece(text, opens)])


def joined(separator: str, texts: Iterable[str]) -> RichText:
    found: list[Piece] = []
    for text in texts:
        if found:
            found.append(Piece(separator))
        found += text.pieces if isinstance(text, RichText) else [Piece(text)]
    return RichText(found)


# -- marks -------------------------------------------------------------------------------------------------------


def with_signs(source: str) -> str:
    """A source with its links replaced by signs."""
    return _LINK.sub(lambda link: f"{START}{_reference(link[2])}{MIDDLE}{link[1]}{END}", source)


def without_links(source: str) -> str:
    """A source without its links, for the labels of the page."""
    return _LINK.sub(lambda link: link[1], source)


def _reference(name: str) -> str:
    return name if ":" in name else f"term:{name}"


def links_in(source: str) -> set[str]:
    """The references that a source links to."""
    return {_reference(link[2]) for link in _LINK.finditer(source)}


def signed(text: str) -> str:
    """A text as an argument of a message: with signs for its own links and no others."""
    if not isinstance(text, RichText):
        return text.translate(_NO_SIGNS)
    return "".join(
        f"{START}{piece.opens}{MIDDLE}{piece.text}{END}" if piece.opens else piece.text for piece in text.pieces
    )


_NO_SIGNS = {ord(sign): None for sign in (START, MIDDLE, END)}


def read_signs(text: str) -> RichText:
    """The pieces of a text with signs; of nested links, the outer one counts."""
    found: list[Piece] = []
    inside: list[str] = []
    for part in _SIGNS.split(text):
        if part == END:
            inside.pop()
        elif part == START:
            inside.append("")
        else:
            if inside and not inside[-1]:
                inside[-1], _, part = part.partition(MIDDLE)
            found.append(Piece(part, inside[0] if inside else ""))
    return RichText(found)


def read_source(source: str) -> RichText:
    """A text of the rules, with its links; numbers of other rules become links too."""
    found: list[Piece] = []
    for piece in read_signs(with_signs(source)).pieces:
        found += [piece] if piece.opens else _with_numbers(piece.text)
    return RichText(found).once()


def _with_numbers(text: str) -> list[Piece]:
    found: list[Piece] = []
    place = 0
    for match in _RULE.finditer(text):
        found += [Piece(text[place : match.start()]), Piece(match[0], f"rule:{match[0]}")]
        place = match.end()
    return [*found, Piece(text[place:])]
