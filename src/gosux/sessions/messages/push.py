"""Web Push: what a browser sends to be told when it is its reader's turn."""

from typing import Annotated, Literal

from pydantic import Field

from gosux.sessions.messages.play import Token
from gosux.sessions.messages.requests import Body

MOST_TOLD = 50  # seats of one browser

Endpoint = Annotated[str, Field(min_length=1, max_length=1000)]


class PushWanted(Body):
    """``endpoint``, ``public`` and ``secret`` are what the browser's push service gave it: an address, and keys as
    base64url."""

    endpoint: Endpoint
    public: Annotated[str, Field(max_length=100)]
    secret: Annotated[str, Field(max_length=40)]
    language: Literal["en", "fr"] = "en"
    tokens: Annotated[list[Token], Field(max_length=MOST_TOLD)]


class PushEnded(Body):
    endpoint: Endpoint
