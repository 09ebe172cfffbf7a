"""Once more: the room for the players of a finished game, and how often each has won so far."""

import time
from typing import NamedTuple

from gosux.records.shuffles import new_secret
from gosux.sessions.lobby import Lobby, new_id
from gosux.sessions.messages.requests import HttpProblem
from gosux.sessions.requests import RequestError
from gosux.sessions.rooms.problems import unknown_token
from gosux.sessions.rooms.records import RoomRecord, RoomSeatRecord
from gosux.sessions.rooms.terms import terms_of
from gosux.sessions.storage.games import PERSON
from gosux.sessions.storage.records import GameRecord


class Finished(NamedTuple):
    """A finished game of several people. ``won`` is how many games of this series of rematches each seat has won, with
    this one."""

    record: GameRecord
    seat: int  # of whoever asks
    won: list[int]


async def finished_game(lobby: Lobby, token: str) -> Finished:
    """The game of a token whose holder has been told its end: an answer before that would tell that nobody was asked a
    secret question (X10.24). Raises RequestError."""
    place = await lobby.find(token)
    record = (await lobby.store.summaries([place[0]])).get(place[0]) if place is not None else None
    if place is None or record is None:
        raise unknown_token()
    result = (await lobby.told([place])).get(place, record.summary)["result"]
    people = [seat for seat in record.seats if seat.kind == PERSON]
    if result is None or len(people) < 2 or record.seats[place[1]].kind != PERSON:
        raise RequestError(409, HttpProblem(code="not-over", text=None, detail="no finished game of people"))
    before = terms_of(record.terms).won or (0,) * len(record.seats)
    won = [games + (seat in result["winners"]) for seat, games in enumerate(before)]
    return Finished(record, place[1], won)


def again(finished: Finished) -> RoomRecord:
    """A room for the players of a finished game: everybody moves up by one seat."""
    record, host, won = finished
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
        rated=bool((record.terms or {}).get("rated")), won=[won[was] for was in before],
    )  # fmt: skip
