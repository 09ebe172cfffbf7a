"""Clocks of games between people."""

from typing import Annotated

from pydantic import Field

from gosux.sessions.messages.base import Given, Part

DAY = 24 * 3600


class ClockTerms(Given):
    """``base`` seconds for the whole game, and ``increment`` more after each turn; with ``days``, ``base`` anew for
    each turn."""

    base: Annotated[int, Field(ge=60, le=30 * DAY)]
    increment: Annotated[int, Field(ge=0, le=3600)] = 0
    days: bool = False


class ClockNow(Part):
    """The seconds that each seat has left (None for bots), and whose clock runs. Who has none left may be claimed a win
    from."""

    left: list[int | None]
    running: int | None
