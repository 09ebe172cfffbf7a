"""The table as text: every army as a grid, tokens, tiles, piles and hand.

Several layouts, from roomy to dense; the first one that fits the screen is shown, the last one can be scrolled.
"""

from collections import Counter
from typing import NamedTuple

from rich.text import Text

from gosux.game.view import View
from gosux.model.changes.knowledge import DESIGN
from gosux.text.words import Words
from gosux.tui.facts import (
    active_clans,
    army_title,
    around,
    brief_title,
    headline,
    known_cards,
    status,
)
from gosux.tui.grid import Grid, clan_marks, hand_numbers
from gosux.tui.phrases import POINTER, UNBROKEN, entry, say, short_name, together

Lines = list[Text]
NUMBER = "bold yellow"  # the style of a choice's number


class Layout(NamedTuple):
    """Lines a card, lines between rows, whether hand and tiles are told in full; ``brief``: one line about a player and
    no empty rows; ``folded``: rows side by side where there is room."""

    lines: int
    ruled: bool
    hand: bool
    tiles: bool = False
    brief: bool = False
    folded: bool = False

    def least(self, armies: int) -> int:
        """No table in this layout has fewer lines: those about the players and those of the rows."""
        return armies if self.brief else armies * (2 + 3 * self.lines + 4 * self.ruled)


LAYOUTS = (
    Layout(3, True, True, True),
    Layout(3, False, True, True),
    Layout(2, True, True, True),
    Layout(2, False, True, True),
    Layout(1, False, True, True),
    Layout(1, False, True, False),
    Layout(1, False, False, True),
    Layout(1, False, False, False),
)
# Where there are no tiles there may be more than two armies.
LAYOUTS_WITHOUT_TILES = (
    Layout(3, True, True),
    Layout(3, False, True),
    Layout(2, True, True),
    Layout(2, False, True),
    Layout(2, False, True, brief=True),
    Layout(1, False, True),
    Layout(1, False, True, brief=True),
    Layout(1, False, False),
    Layout(1, False, False, brief=True),
    Layout(1, False, False, brief=True, folded=True),
)


def layouts(view: View) -> tuple[Layout, ...]:
    return LAYOUTS if view.rules.drafts else LAYOUTS_WITHOUT_TILES


def board(view: View, words: Words, width: int, height: int) -> Lines:
    """Everything on the table as ``view.viewer`` sees it, whose own army comes last."""
    possible = layouts(view)
    drawn: Lines = []
    for layout in possible:
        if layout.least(len(view.state.seats)) <= height or layout is possible[-1]:
            drawn = Board(view, words, width, layout).lines()
            if len(drawn) <= height:
                break
    return drawn


def head(view: View, words: Words, width: int) -> Lines:
    """The line above the table, which stays visible."""
    drawn = wrapped(headline(view, words), width, "bold reverse")
    for line in drawn:
        line.pad_right(width - len(line))
    return drawn


class Board:
    """The table in one layout."""

    def __init__(self, view: View, words: Words, width: int, layout: Layout) -> None:
        self.view = view
        self.state = view.state
        self.words = words
        self.width = width
        self.layout = layout

    def lines(self) -> Lines:
        layout = self.layout
        grid = Grid(self.state, self.words, self.width, layout.lines, layout.ruled)
        drawn: Lines = []
        for seat in (*around(self.view), self.view.viewer):
            if layout.brief:
                drawn += self._wrapped(brief_title(self.view, self.words, seat), "bold", 2)
            else:
                drawn += self._wrapped(army_title(self.view, self.words, seat, layout.lines > 1), "bold")
                drawn += self._wrapped(status(self.state, self.words, seat), "")
            drawn += grid.folded(seat) if layout.folded else grid.army(seat, layout.brief)
        drawn += self._hand() + self._tiles()
        for line in drawn:
            line.highlight_regex(rf"\d+{POINTER}", NUMBER)
        return drawn

    def _wrapped(self, text: str, style: str, indent: int = 0) -> Lines:
        return wrapped(text, self.width, style, indent)

    def _tiles(self) -> Lines:
        clans = active_clans(self.state)
        if not clans:
            return []
        names = ", ".join(self.words.clan(clan) for clan in clans)
        if not self.layout.tiles:
            return self._wrapped(say(self.words, "terminal-tiles-short", clans=names), "")
        lines = [Text(say(self.words, "terminal-tiles"), style="bold")]
        for clan in clans:
            lines += self._wrapped("  " + entry(self.words, self.words.clan(clan), self.words.tile(clan)), "", 4)
        return lines

    def _hand(self) -> Lines:
        """Your hand, what you know of hidden cards, and what has just been revealed."""
        words = self.words
        player = self.state.seats[self.view.viewer]
        numbers = hand_numbers(self.state)
        held = Counter(entry & DESIGN for entry in player.hand)
        title = say(words, "terminal-hand", count=len(player.hand))
        lines: Lines = []
        if self.layout.hand:
            lines.append(Text(title, style="bold"))
            for design, count in held.items():
                lines += self._wrapped(f"{choice_mark(numbers.get(design, 0))}{self._held(design, count)}", "", 8)
        else:
            names = [self._short(design, count, numbers.get(design, 0)) for design, count in held.items()]
            lines += self._wrapped(f"{title} {together(names)}", "", 2)
        for line in known_cards(self.view, words):
            lines += self._wrapped(line, "", 2)
        return lines

    def _held(self, design: int, count: int) -> str:
        card = self.words.card(self.state.catalogue.cards[design].id)
        copies = f" ×{count}" if count > 1 else ""
        clan = f" ({card.clan})" if short_name(card.name, card.clan) == card.name else ""  # otherwise the name shows it
        return entry(self.words, f"{card.level:>3} {card.name}{copies}{clan}", card.gist)

    def _short(self, design: int, count: int, number: int) -> str:
        card = self.state.catalogue.cards[design]
        name = self.words.names.card(card.id)
        marks = clan_marks(self.state, self.words)
        if marks:
            name = f"{short_name(name, self.words.clan(card.clan))} {marks[self.state.catalogue.clan[design]]}"
        pointer = f"{number}{POINTER}" if number else ""
        copies = f" ×{count}" if count > 1 else ""
        return f"{pointer}{name} {'I' * card.level}{copies}"


def choice_mark(number: int) -> str:
    """The number of a choice before what it points at."""
    return f"{number:>3}{POINTER}" if number else "    "


def wrapped(text: str, width: int, style: str = "", indent: int = 0) -> Lines:
    """A text broken into lines of at most ``width`` columns; later ones are indented."""
    lines: list[str] = []
    words = text.lstrip(" ").split(" ")
    line = " " * (len(text) - len(text.lstrip(" "))) + words[0]
    for word in words[1:]:
        if len(line) + 1 + len(word) > width:
            lines.append(line)
            line = " " * indent + word
        else:
            line = f"{line} {word}"
    return [Text(one.replace(UNBROKEN, " "), style=style, no_wrap=True) for one in [*lines, line]]
