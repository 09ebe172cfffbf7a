"""All games of a browser as one file: to keep it, or to go on in another browser."""

import json
from collections.abc import Awaitable
from typing import Any, Literal, Protocol

from pydantic import TypeAdapter, ValidationError

from gosux.records.files import RecordError
from gosux.sessions.lobby import Lobby, fingerprint
from gosux.sessions.messages.base import Given, Part
from gosux.sessions.storage.records import GameRecord
from gosux.sessions.storage.shelf import Shelf, readable, safely, write_record

_RECORD: TypeAdapter[GameRecord] = TypeAdapter(GameRecord)


class BrowserShelf(Shelf, Protocol):
    def all(self) -> Awaitable[str]:
        """The texts of all games, as a JSON list."""
        ...


class KeptSeat(Given):
    """A seat that the page has the token of."""

    game: str
    seat: int
    token: str


class Backup(Given):
    """The file."""

    gosux: Literal["games"] = "games"
    version: Literal[1] = 1
    seats: list[KeptSeat]
    games: list[Any]


class BackupWanted(Given):
    seats: list[KeptSeat]


class RestoreWanted(Given):
    text: str


class Restored(Part):
    """``seats`` are those of all games of the file; ``added`` games are new here or had gone on elsewhere."""

    added: int
    games: int
    seats: list[dict[str, Any]]


async def back_up(shelf: BrowserShelf, body: str) -> str:
    """The file of all games. Raises ValidationError and Unavailable."""
    wanted = BackupWanted.model_validate_json(body)
    texts: list[str] = json.loads(await safely(shelf.all()))
    records = [json.loads(text) for text in texts if readable(text) is not None]
    kept = {record["id"] for record in records}
    seats = [seat for seat in wanted.seats if seat.game in kept]
    return Backup(seats=seats, games=records).model_dump_json()


async def restore(lobby: Lobby, shelf: BrowserShelf, body: str) -> Restored:
    """Add the games of a file; of a game that is here too, the one that was played last stays. Raises ValidationError,
    RecordError and Unavailable."""
    text = RestoreWanted.model_validate_json(body).text
    try:
        backup = Backup.model_validate_json(text)
        records = [_RECORD.validate_python(record) for record in backup.games]
    except ValidationError as error:
        raise RecordError("no-backup") from error
    added = 0
    for record in records:
        before = await safely(shelf.read(record.id))
        here = readable(before)
        if here is None or here.moved < record.moved:
            await lobby.release(record.id)
            await write_record(shelf, record, before)
            added += 1
    marks = {seat.token for record in records for seat in record.seats}
    seats = [seat.model_dump() for seat in backup.seats if fingerprint(seat.token) in marks]
    return Restored(added=added, games=len(records), seats=seats)
