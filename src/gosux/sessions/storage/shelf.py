"""Games as JSON texts on a shelf: a dictionary in memory, or a browser's database."""

import json
from collections.abc import Awaitable
from dataclasses import replace
from typing import Any, Protocol, TypeVar

from gosux.sessions.storage.records import (
    Damaged,
    GameRecord,
    Json,
    NewActions,
    NewGameRecord,
    SeatRecord,
    TakenBack,
    Unavailable,
    now,
)

T = TypeVar("T")


class Shelf(Protocol):
    """Keeps a text for each game. Only texts are exchanged, so that another language can implement it."""

    def read(self, game: str, /) -> "Awaitable[str | None]": ...

    def find(self, mark: str, /) -> "Awaitable[str | None]":
        """The text of the game that was written with this mark."""
        ...

    def write(self, game: str, text: str, marks: str, before: "str | None", /) -> Awaitable[bool]:
        """Replace the text ``before``, None for a new game; False if another one is there. Returns when it is safe.

        ``marks`` are words by which the game can be found: the fingerprints of its seats.
        """
        ...


class ShelfStorage:
    """A ``Storage`` on a shelf. A game is changed by one session at a time; a second one is noticed and refused."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf

    async def create(self, record: NewGameRecord) -> None:
        moment = now()
        await self._write(GameRecord(**{**vars(record), "epoch": 0, "begun": moment, "moved": moment}), None)

    async def renew(self, record: NewGameRecord) -> int:
        old, text = await self._change(record.id)
        new = GameRecord(**{**vars(record), "epoch": old.epoch + 1, "begun": old.begun, "moved": now()})
        await self._write(new, text)
        return new.epoch

    async def append(self, moved: NewActions) -> None:
        record, text = await self._change(moved.game)
        if (moved.epoch, moved.place) != (record.epoch, len(record.actions)):
            raise Unavailable("the game has gone on")
        new = replace(
            record,
            actions=[*record.actions, *moved.actions],
            state=moved.state,
            summary=moved.summary,
            over=moved.over,
            moved=record.moved if moved.unnoticed else now(),
        )
        await self._write(new, text)

    async def take_back(self, back: TakenBack) -> None:
        record, text = await self._change(back.game)
        if back.epoch != record.epoch or back.place > len(record.actions):
            raise Unavailable("the game has gone on")
        new = replace(
            record, actions=record.actions[: back.place], numbers=back.numbers, state=back.state,
            summary=back.summary, over=False, moved=now(),
        )  # fmt: skip
        await self._write(new, text)

    async def note(self, game: str, notes: Json) -> None:
        record, text = await self._change(game)
        await self._write(replace(record, summary={**record.summary, **notes}), text)

    async def put_review(self, game: str, review: Json) -> None:
        record, text = await self._change(game)
        await self._write(replace(record, review=review), text)

    async def review(self, game: str) -> "Json | None":
        record = readable(await safely(self.shelf.read(game)))
        return None if record is None else record.review

    async def load(self, game: str) -> "GameRecord | None":
        """Raises Damaged."""
        text = await safely(self.shelf.read(game))
        if text is None:
            return None
        try:
            return record_of(text)
        except (LookupError, TypeError, ValueError) as error:
            raise Damaged(game, "its record cannot be read") from error

    async def seats_of(self, tokens: list[str]) -> dict[str, tuple[str, int]]:
        found: dict[str, tuple[str, int]] = {}
        for token in tokens:
            text = await safely(self.shelf.find(token))
            record = readable(text)
            for seat in record.seats if record is not None else []:
                if record is not None and seat.token == token:
                    found[token] = (record.id, seat.seat)
        return found

    async def summaries(self, games: list[str]) -> dict[str, GameRecord]:
        records = [readable(await safely(self.shelf.read(game))) for game in games]
        return {record.id: replace(record, actions=[]) for record in records if record is not None}

    async def _change(self, game: str) -> tuple[GameRecord, str]:
        text = await safely(self.shelf.read(game))
        record = readable(text)
        if record is None or text is None:
            raise Unavailable("the game is gone")
        return record, text

    async def _write(self, record: GameRecord, before: "str | None") -> None:
        await write_record(self.shelf, record, before)


async def write_record(shelf: Shelf, record: GameRecord, before: "str | None") -> None:
    """Raises Unavailable, also if another text than ``before`` is there."""
    marks = " ".join(seat.token for seat in record.seats if seat.token is not None)
    text = json.dumps({**vars(record), "seats": [vars(seat) for seat in record.seats]})  # asdict copies the whole state
    if not await safely(shelf.write(record.id, text, marks, before)):
        raise Unavailable("the game has gone on")


async def safely(work: "Awaitable[T]") -> T:
    """The result. Raises Unavailable, whatever the shelf raises: its errors may be those of another language."""
    try:
        return await work
    except Exception as error:
        raise Unavailable(str(error)) from error


def readable(text: "str | None") -> "GameRecord | None":
    try:
        return None if text is None else record_of(text)
    except (LookupError, TypeError, ValueError):
        return None


def record_of(text: str) -> GameRecord:
    """Raises LookupError, TypeError or ValueError."""
    data: dict[str, Any] = json.loads(text)
    return GameRecord(**{**data, "seats": [SeatRecord(**seat) for seat in data["seats"]]})
