"""Requests about other players: not to meet them again, or to report them to whoever runs the server."""

from typing import Annotated, Literal

from pydantic import Field

from gosux.sessions.messages.play import Token
from gosux.sessions.messages.requests import Body

MOST_NOTE = 500

SeatNumber = Annotated[int, Field(ge=0, lt=10)]


class BlockWanted(Body):
    """Do not meet the player of this seat again."""

    token: Token
    seat: SeatNumber


class ConductReport(Body):
    """Tell whoever runs the server about the player of another seat: what they said, their name, or how they play."""

    token: Token
    seat: SeatNumber
    why: Literal["words", "name", "conduct"]
    note: Annotated[str, Field(max_length=MOST_NOTE)] = ""
