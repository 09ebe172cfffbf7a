"""What people say to each other while they wait: ready phrases. It is kept in memory, as long as the room is open."""

import time
from collections import deque

from gosux.sessions.messages.requests import HttpProblem
from gosux.sessions.messages.rooms import Greeting
from gosux.sessions.messages.talk import Phrase
from gosux.sessions.requests import RequestError
from gosux.sessions.rooms.problems import RoomRefused
from gosux.sessions.rooms.records import RoomRecord
from gosux.sessions.together.allowance import Allowance
from gosux.sessions.together.talk import phrases

MOST_KEPT = 8  # greetings of a room


def greetings_offered() -> list[Phrase]:
    """The phrases for people who wait."""
    return [one for one in phrases().values() if one.moment == "start"]


class Greetings:
    def __init__(self) -> None:
        self.rooms: dict[str, deque[Greeting]] = {}
        self.allowances: dict[str, Allowance] = {}  # by the fingerprint of a seat's token

    def say(self, room: RoomRecord, seat: int, phrase: str) -> None:
        """Raises RequestError for a phrase that is not offered, Mistake for speaking too fast."""
        said = next((one for one in greetings_offered() if one.id == phrase), None)
        speaker = room.seats[seat]
        if said is None or speaker.token is None or speaker.name is None:
            raise RequestError(400, HttpProblem(code="malformed", text=None, detail="there is no such phrase"))
        if not self.allowances.setdefault(speaker.token, Allowance(time.monotonic)).spend():
            raise RoomRefused("room-too-fast")
        heard = self.rooms.setdefault(room.id, deque(maxlen=MOST_KEPT))
        number = heard[-1].number + 1 if heard else 1
        heard.append(Greeting(number=number, seat=seat, name=speaker.name, text=said.text))

    def of(self, room: RoomRecord) -> list[Greeting]:
        return [*self.rooms.get(room.id, ())]

    def forget_others(self, rooms: dict[str, RoomRecord]) -> None:
        """Keep only what was said in these rooms, as long as their games have not begun."""
        waiting = {id: room for id, room in rooms.items() if not room.begun}
        tokens = {seat.token for room in waiting.values() for seat in room.seats}
        self.rooms = {id: said for id, said in self.rooms.items() if id in waiting}
        self.allowances = {token: one for token, one in self.allowances.items() if token in tokens}
