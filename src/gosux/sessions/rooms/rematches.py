"""Once more: the room for the players of a finished game."""

import time

from gosux.records.shuffles import new_secret
from gosux.sessions.lobby import Lobby, new_id
from gosux.sessions.messages.requests import HttpProblem
from gosux.sessions.requests import RequestError
from gosux.sessions.rooms.problems import unknown_token
from gosux.sessions.rooms.records import RoomRecord, RoomSeatRecord
from gosux.sessions.storage.games import PERSON
from gosux.sessions.storage.records import GameRecord


async def finished_game(lobby: Lobby, token: str) -> tuple[GameRecord, int]:
    """A finished game of several people, and the seat of a token in it."""
    place = await lobby.find(token)
    record = (await lobby.store.summaries([place[0]])).get(place[0]) if place is not None else None
    if place is None or record is None:
        raise unknown_token()
    people = [seat for seat in record.seats if seat.kind == PERSON]
    if not record.over or len(people) < 2 or record.seats[place[1]].kind != PERSON:
        raise RequestError(409, HttpProblem(code="not-over", text=None, detail="no finished game of people"))
    return record, place[1]


def again(record: GameRecord, host: int) -> RoomRecord:
    """A room for the players of a finished game: everybody moves up by one seat."""
    count = len(record.seats)
    before = [(number + 1) % count for number in range(count)]
    seats = [
        RoomSeatRecord("person", was=was, kept=record.seats[was].name) if record.seats[was].kind == PERSON
        else RoomSeatRecord("bot", record.seats[was].level)
        for was in before
    ]  # fmt: skip
    return RoomRecord(
        new_id(), record.ruleset, record.options, seats, before.index(host), time.time(), after=record.id,
        clock=(record.terms or {}).get("clock"), watch=(record.terms or {}).get("watch"),
        stand_in=(record.terms or {}).get("stand_in"), secret=new_secret(),
        rated=bool((record.terms or {}).get("rated")),
    )  # fmt: skip
