"""A private feed of the games that wait for somebody."""

from typing import Annotated

from pydantic import Field

from gosux.sessions.messages.play import Token
from gosux.sessions.messages.requests import Body

MOST_FED = 200  # seats of one feed


class FeedWanted(Body):
    """The seats that a feed is about. ``code`` is that of the feed, which keeps its address; None for a new one."""

    code: Annotated[str, Field(max_length=40)] | None = None
    tokens: Annotated[list[Token], Field(max_length=MOST_FED)]
