"""Bots that play on for persons who are away: which of the game's actions are theirs."""

from dataclasses import dataclass

from gosux.sessions.messages.requests import BotPlayed
from gosux.sessions.storage.records import Json


@dataclass
class Span:
    """A bot of a level plays a seat from action ``start`` on, before action ``end``; None while it plays."""

    seat: int
    level: str
    start: int
    end: int | None = None


class StandIns:
    def __init__(self, spans: "list[Span] | None" = None) -> None:
        self.spans = spans or []

    def level_at(self, seat: int) -> "str | None":
        """The level of the bot that plays a seat now."""
        return next((span.level for span in self.spans if span.seat == seat and span.end is None), None)

    @property
    def seats(self) -> list[int]:
        return [span.seat for span in self.spans if span.end is None]

    def begin(self, seat: int, level: str, place: int) -> None:
        self.spans.append(Span(seat, level, place))

    def end(self, seat: int, place: int) -> None:
        """The person plays again; a bot that has not acted leaves no trace."""
        for span in self.spans:
            if span.seat == seat and span.end is None:
                span.end = place
        self.spans = [span for span in self.spans if span.end is None or span.end > span.start]

    def to_json(self) -> list[Json]:
        return [{"seat": one.seat, "level": one.level, "start": one.start, "end": one.end} for one in self.spans]


def bots_played(stored: "list[Json] | None", last: int) -> list[BotPlayed]:
    """Of a finished game with so many actions: what was stored, counted in its moments."""
    return [
        BotPlayed(seat=one.seat, level=one.level, first=one.start + 1, last=last if one.end is None else one.end)
        for one in stand_ins_of(stored).spans
        if one.start < last
    ]


def stand_ins_of(stored: "list[Json] | None") -> StandIns:
    return StandIns([Span(**one) for one in stored or []])
