"""What an operator sees of games and rooms: who and when, never a card or a seed."""

import time
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session

from gosux.records.replays import replay_text
from gosux.records.saves import save_text
from gosux.server.limits.bans import SHORTEST
from gosux.server.storage.games import seats_in
from gosux.server.storage.operating.admin import read_wishes
from gosux.server.storage.tables import GameRow, RoomRow
from gosux.sessions.rooms.records import room_of
from gosux.sessions.storage.games import PERSON, load_finished, load_game
from gosux.sessions.storage.records import GameRecord, SeatRecord

Row = dict[str, Any]


def games_listed(session: Session, most: int) -> list[Row]:
    rows = session.execute(
        select(GameRow.id, GameRow.ruleset, GameRow.over, GameRow.begun, GameRow.moved, GameRow.lesson)
        .order_by(GameRow.moved.desc())
        .limit(most)
    ).all()
    seats = seats_in(session, [row.id for row in rows])
    return [
        {
            "game": row.id, "ruleset": row.ruleset, "over": row.over, "begun": row.begun, "moved": row.moved,
            "lesson": row.lesson or "-", "players": [player(seat) for seat in seats[row.id]],
        }
        for row in rows
    ]  # fmt: skip


def player(seat: SeatRecord) -> str:
    """A bot's level, or a person's name with the fingerprint and the account by which they can be banned."""
    if seat.kind != PERSON:
        return str(seat.level)
    return " ".join(
        [f"{seat.name or '-'} [{(seat.token or '-')[:SHORTEST]}]", *([seat.account] if seat.account else [])]
    )


def rooms_listed(session: Session, most: int) -> list[Row]:
    found: list[Row] = []
    for text in session.scalars(select(RoomRow.record)):
        try:
            room = room_of(text)
        except (LookupError, TypeError, ValueError):
            continue  # the server tells about it in its log
        people = [
            f"{seat.name} [{(seat.token or '-')[:SHORTEST]}]" if seat.name is not None else seat.level or "-"
            for seat in room.seats
        ]
        age = round((time.time() - room.made) / 60)
        found.append(
            {"room": room.id, "ruleset": room.ruleset, "minutes": age, "open": room.listed, "started": room.begun,
             "players": people}
        )  # fmt: skip
    return sorted(found, key=lambda row: row["minutes"])[:most]


def bans_listed(session: Session, most: int) -> list[Row]:
    return [{"who": ban.who, "until": ban.day} for ban in read_wishes(session).bans[:most]]


def moment(seconds: "float | None") -> str:
    """A minute in UTC."""
    return "-" if seconds is None else f"{datetime.fromtimestamp(seconds, UTC):%Y-%m-%d %H:%M}"


def file_of(record: GameRecord) -> str:
    """A game as a file. Raises Damaged."""
    if record.over:
        return replay_text(load_finished(record)[0])
    return save_text(
        load_game(record)[0], [PERSON if seat.kind == PERSON else str(seat.level) for seat in record.seats]
    )
