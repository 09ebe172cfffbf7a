"""The log of a game: one entry per action group, including everything that followed from the action.

An entry has a head, which says who did what, and lines for the consequences. A line is nested below the line that names
its cause; a cause named nowhere is added in parentheses. Later events of a group extend its entry.
"""

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import NamedTuple

from gosux.model.events import (
    ChosenForYou,
    Drew,
    Entered,
    Event,
    FirstPlayer,
    Plays,
    Released,
    Round,
    SetAside,
    ShiftedOut,
    Shifts,
    Song,
    TokensReturn,
    TokensSpent,
    Turn,
)
from gosux.model.messages import Argument
from gosux.model.messages.references import CardRef, Reference, RuleRef
from gosux.text.rich_text import RichText, opening
from gosux.text.words import Words

DEEPEST = 2
RULE_STEPS = (FirstPlayer, Round, Song, TokensReturn, Released)  # as the first event of a group


class Line(NamedTuple):
    """A consequence. ``depth`` is its level below the head: 0 is directly below. ``kind`` is that of its first
    event."""

    depth: int
    text: RichText
    kind: str


class Entry(NamedTuple):
    """``kind`` is that of its first event; ``player`` is who acts, None for a step of the rules.

    ``group`` increases from entry to entry.
    """

    group: int
    kind: str
    player: int | None
    head: RichText
    lines: tuple[Line, ...]


class Run(NamedTuple):
    """Events combined in one line; ``forced`` if there was no choice in any of them."""

    events: list[Event]
    forced: bool


class Log:
    """What ``viewer`` has seen so far; everything without a viewer."""

    def __init__(self, words: Words, viewer: "int | None") -> None:
        self.words = words
        self.viewer = viewer
        self.entries: list[Entry] = []
        self._last: list[Event] = []  # the events of the last group

    def add(self, events: Iterable[Event]) -> list[Entry]:
        """Add events, as the viewer sees them; returns the entries that are new or extended."""
        changed: list[Entry] = []
        for group, found in groupby(events, key=lambda event: event.group):
            if self._last and self._last[0].group != group:
                self._last = []
            self._last += found
            entry = entry_of(self.words, self._last, self.viewer)
            if entry is None:
                continue
            if self.entries and self.entries[-1].group == group:
                self.entries[-1] = entry
            else:
                self.entries.append(entry)
            changed.append(entry)
        return changed

    def lines(self) -> list[str]:
        """The log as plain text: heads, and consequences indented below them."""
        return [line for entry in self.entries for line in lines_of(entry)]


def lines_of(entry: Entry) -> list[str]:
    return [str(entry.head), *(f"{'  ' * (line.depth + 1)}{line.text}" for line in entry.lines)]


def entry_of(words: Words, events: list[Event], viewer: "int | None") -> "Entry | None":
    """The entry of one group; None if it has nothing to report."""
    told = [event for event in events if not event.silent or isinstance(event, ChosenForYou)]
    first = next((event for event in told if not isinstance(event, ChosenForYou)), None)
    if first is None or (isinstance(first, Turn) and len(told) == 1):  # the actions of a turn say whose turn it is
        return None
    head, included = _head(words, first, told, viewer)
    lines: list[Line] = []
    for run in _runs(words, told, [first, *included]):
        line = _line(words, run, first, head, lines, viewer)
        if not lines or line != lines[-1]:
            lines.append(line)
    player = None if isinstance(first, RULE_STEPS) else first.args.get("player")
    return Entry(first.group, first.kind, player if isinstance(player, int) else None, head, tuple(lines))


# -- the head ----------------------------------------------------------------------------------------------------


def _head(words: Words, first: Event, told: list[Event], viewer: "int | None") -> "tuple[RichText, list[Event]]":
    """The head, and the events that it covers."""
    own = [event for event in told if not event.causes]
    if isinstance(first, TokensSpent):
        return _draw_head(words, first, [event for event in own if isinstance(event, Drew)], viewer)
    if isinstance(first, Plays):
        steps: list[Event] = [event for event in own if isinstance(event, Entered) and event.card == first.card]
    elif isinstance(first, Shifts):
        kinds = (SetAside, ShiftedOut, Entered)
        steps = [event for event in own if isinstance(event, kinds)]
    else:
        steps = []
    entered = [event for event in steps if isinstance(event, Entered)]
    if not entered:
        return words.event(first, viewer), []
    args: dict[str, Argument] = {**first.args, "new": entered[0].card, "slot": entered[0].slot}
    return words.sentence(f"log-{first.kind}", args, viewer), steps


def _draw_head(
    words: Words, spent: TokensSpent, drew: list[Drew], viewer: "int | None"
) -> "tuple[RichText, list[Event]]":
    """Tokens spent to draw: what for, and how many cards. Cards that are seen are named in a line of their own."""
    if not drew:
        return words.event(spent, viewer), []
    head = words.sentence("log-tokens-spent", {**spent.args, "number": len(drew)}, viewer)
    return head, [*drew] if all(event.card is None for event in drew) else []


# -- the lines ---------------------------------------------------------------------------------------------------


def _runs(words: Words, told: list[Event], included: list[Event]) -> "list[Run]":
    """Events grouped into lines: the same thing, done by the same player for the same reason."""
    runs: list[Run] = []
    for event, chosen in _with_chosen(told):
        if any(event is one for one in included):
            if chosen is not None:
                runs.append(Run([chosen], False))
        elif runs and _alike(words, runs[-1].events[-1], event):
            runs[-1] = Run([*runs[-1].events, event], runs[-1].forced and chosen is not None)
        else:
            runs.append(Run([event], chosen is not None))
    return runs


def _with_chosen(events: list[Event]) -> "Iterator[tuple[Event, ChosenForYou | None]]":
    """Each event with the forced answer that led to it. A forced answer without an event comes alone."""
    chosen: ChosenForYou | None = None
    for event in events:
        if chosen is not None and chosen.player not in (event.args.get("player"), event.args.get("by")):
            yield chosen, None
            chosen = None
        if isinstance(event, ChosenForYou):
            if chosen is not None:
                yield chosen, None
            chosen = event
        else:
            yield event, chosen
            chosen = None
    if chosen is not None:
        yield chosen, None


def _alike(words: Words, one: Event, two: Event) -> bool:
    if one.kind != two.kind or one.causes != two.causes or not words.messages.has(f"events-{one.kind}"):
        return False
    return one.args.get("player") == two.args.get("player")


def _line(words: Words, run: Run, first: Event, head: RichText, above: list[Line], viewer: "int | None") -> Line:
    event = run.events[0]
    if isinstance(event, ChosenForYou):
        text = words.sentence("log-chosen", {"question": event.question}, viewer)
    else:
        text = words.event(event, viewer) if len(run.events) == 1 else together(words, run.events, viewer)
    depth, cause = _place(event, first, head, above)
    notes = [] if cause is None or _names(text, cause) else [cause_words(words, cause, event.kind)]
    if run.forced:
        notes.append(words.messages.format("log-forced", {}))
    return Line(depth, words.with_notes(text, notes), event.kind)


def together(words: Words, events: list[Event], viewer: "int | None") -> RichText:
    """Several events in one sentence."""
    cards: list[Argument] = [card for event in events if isinstance(card := event.args.get("card"), Reference)]
    shown = "all" if len(cards) == len(events) else "some" if cards else "none"
    args: dict[str, Argument] = {"player": events[0].args["player"], "cards": cards, "shown": shown}
    return words.sentence(f"events-{events[0].kind}", {**args, "count": len(events)}, viewer)


def _place(event: Event, first: Event, head: RichText, above: list[Line]) -> "tuple[int, Reference | None]":
    """The depth of a line, and its cause if no line above names it."""
    cause = event.cause
    if cause is None or cause in first.causes or _names(head, cause):
        return 0, None
    for line in reversed(above) if isinstance(cause, CardRef) else ():
        if _names(line.text, cause):
            return min(line.depth + 1, DEEPEST), None
    return 0, cause


def _names(text: RichText, reference: Reference) -> bool:
    return any(piece.opens == reference for piece in text.pieces)


def cause_words(words: Words, cause: Reference, kind: str) -> RichText:
    """The cause of an event of this kind: the name of a card or keyword, or what a rule is about."""
    if isinstance(cause, RuleRef):
        id = f"cause-{cause.id.lower().replace('.', '-')}"
        return opening(words.messages.format(id, {"kind": kind}), str(cause))
    return words.names.named(cause)
