"""The table as text: both armies as grids, tokens, tiles, piles, hand and the running battle score.

Several layouts, from roomy to dense; the first one that fits the screen is shown, the last one can be scrolled.
"""

from collections import Counter
from typing import NamedTuple

from rich.text import Text

from gosux.model.actions import ROMAN, ROW_LENGTH
from gosux.model.knowledge import DESIGN, UNKNOWN
from gosux.model.state import State
from gosux.rules.battle import army_value, hand_strength, slot_value
from gosux.rules.view import View
from gosux.text.words import Words
from gosux.tui.grid import POINTER, Grid, hand_numbers
from gosux.tui.phrases import UNBROKEN, entry, player_of, say, together

Lines = list[Text]
NUMBER = "bold yellow"  # the style of a choice's number


class Layout(NamedTuple):
    """Lines a card, lines between rows, and whether hand and tiles are told in full."""

    lines: int
    ruled: bool
    hand: bool
    tiles: bool


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


def board(view: View, words: Words, width: int, height: int) -> Lines:
    """Everything on the table as ``view.viewer`` sees it, the opponent on top."""
    drawn: Lines = []
    for layout in LAYOUTS:
        drawn = Board(view, words, width, layout).lines()
        if len(drawn) <= height:
            break
    return drawn


class Board:
    """The table in one layout."""

    def __init__(self, view: View, words: Words, width: int, layout: Layout) -> None:
        self.view = view
        self.state = view.state
        self.words = words
        self.width = width
        self.layout = layout
        self.you = view.viewer
        self.rival = view.state.opponent(view.viewer)

    def lines(self) -> Lines:
        grid = Grid(self.state, self.words, self.width, self.layout.lines, self.layout.ruled)
        drawn = self._wrapped(headline(self.view, self.words), "bold reverse")
        for line in drawn:
            line.pad_right(self.width - len(line))
        for seat in (self.rival, self.you):
            drawn += self._wrapped(army_title(self.view, self.words, seat, self.layout.lines > 1), "bold")
            drawn += self._wrapped(status(self.state, self.words, seat), "")
            drawn += grid.army(seat)
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
        player = self.state.seats[self.you]
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
        return entry(self.words, f"{card.level:>3} {card.name}{copies} ({card.clan})", card.gist)

    def _short(self, design: int, count: int, number: int) -> str:
        card = self.words.card(self.state.catalogue.cards[design].id)
        pointer = f"{number}{POINTER}" if number else ""
        copies = f" ×{count}" if count > 1 else ""
        return f"{pointer}{card.name} {card.level}{copies}"


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


def headline(view: View, words: Words) -> str:
    """Round, whose turn, turns left after a pass, and the battle as it stands."""
    state = view.state
    you = view.viewer
    if not state.round:
        return say(words, "terminal-setup")
    parts = [say(words, "terminal-round", round=state.round)]
    if not state.over:
        whose = "yours" if state.active == you else "theirs"
        of = player_of(words, state.active)
        parts.append(say(words, "terminal-turn", whose=whose, of=of, additional=int(state.in_extra_turn)))
        if state.turns_left >= 0:
            parts.append(say(words, "terminal-turns-left", left=state.turns_left))
        if state.extra_turn:
            parts.append(say(words, "terminal-extra-turn"))
    yours = army_value(state, you)
    theirs = army_value(state, state.opponent(you))
    name = words.names.player(state.opponent(you))
    parts.append(say(words, "terminal-score", yours=yours, theirs=theirs, player=name))
    return together(parts)


def army_title(view: View, words: Words, seat: int, clans: bool) -> str:
    """Whose army, its value with its parts, and if there is room the clans of its deck."""
    state = view.state
    whose = "yours" if seat == view.viewer else "theirs"
    title = say(words, "terminal-army", whose=whose, of=player_of(words, seat), value=score(state, words, seat))
    turn = "► " if state.active == seat and state.round and not state.over else ""
    parts = [turn + title]
    if state.wonder == seat:
        parts.append(words.term("wonder-token").name)
    if state.seats[seat].passed:
        parts.append(say(words, "terminal-passed"))
    if clans:
        mask = state.seats[seat].clans
        names = [words.clan(clan.id) for number, clan in enumerate(state.catalogue.clans) if mask >> number & 1]
        parts.append(", ".join(names))
    return together(parts)


def score(state: State, words: Words, seat: int) -> str:
    """The value of an army and its parts: "16 = I 6 + II 5 + hand 5"."""
    parts: list[str] = []
    for row, name in enumerate(ROMAN):
        value = sum(slot_value(state, seat, slot) for slot in range(row * ROW_LENGTH, (row + 1) * ROW_LENGTH))
        if value:
            parts.append(f"{name} {value}")
    cards = hand_strength(state, seat)
    if cards:
        parts.append(say(words, "terminal-hand-strength", count=cards))
    total = str(army_value(state, seat))
    return f"{total} = {' + '.join(parts)}" if parts else total


def status(state: State, words: Words, seat: int) -> str:
    """Tokens, piles and what else lies in front of a player."""
    player = state.seats[seat]
    parts = [say(words, "terminal-supremacy", count=player.supremacy)]
    parts.append(say(words, "terminal-tokens", hand=player.tokens, spent=player.spent, locked=player.locked))
    parts.append(
        say(words, "terminal-piles", hand=len(player.hand), deck=len(player.deck), discard=len(player.discard))
    )
    if player.removed:
        parts.append(say(words, "terminal-removed", count=len(player.removed)))
    for ban in state.bans:
        if ban.seat == seat:
            name = words.card(state.catalogue.cards[ban.design].id).name
            parts.append(say(words, "terminal-banned", card=name))
    return together(parts)


def active_clans(state: State) -> list[str]:
    """The clans whose Immortal tile is active."""
    return [clan.id for number, clan in enumerate(state.catalogue.clans) if state.tiles >> number & 1]


def known_cards(view: View, words: Words) -> list[str]:
    """What the viewer knows of hidden cards, and the cards that lie revealed."""
    state = view.state
    rival = state.opponent(view.viewer)
    known = [entry & DESIGN for entry in state.seats[rival].hand if entry & DESIGN != UNKNOWN]
    found = [
        ("terminal-known", known),
        ("terminal-deck-yours", _known_top(state, view.viewer)),
        ("terminal-deck-theirs", _known_top(state, rival)),
        ("terminal-revealed", state.revealed),
    ]
    return [say(words, id, cards=card_names(state, words, designs)) for id, designs in found if designs]


def _known_top(state: State, seat: int) -> list[int]:
    """The cards on top of a deck, the topmost first, as far down as all are known."""
    designs: list[int] = []
    for card in reversed(state.seats[seat].deck):
        if card & DESIGN == UNKNOWN:
            break
        designs.append(card & DESIGN)
    return designs


def card_names(state: State, words: Words, designs: list[int]) -> str:
    """Names in the order given."""
    names = [words.card(state.catalogue.cards[design].id).name for design in designs]
    return ", ".join(names) or "–"
