"""What players of one game say to each other: ready phrases, and their own words if all of them want that."""

from typing import Annotated, Literal

from pydantic import Field

from gosux.sessions.messages.base import Given, Localised, Part

MOST_WORDS = 200  # letters of somebody's own words

Request = Annotated[int, Field(ge=0, lt=2**53)]
Moment = Literal["start", "turn", "end"]


class Say(Given):
    """Say a ready phrase, or something in one's own ``words`` while all players have that switched on."""

    type: Literal["say"]
    request: Request
    phrase: Annotated[str, Field(max_length=60)] | None = None
    words: Annotated[str, Field(max_length=MOST_WORDS)] | None = None


class OwnWords(Given):
    """Whether this player wants everybody's own words besides phrases. They are possible while all want them."""

    type: Literal["own_words"]
    request: Request
    on: bool


class Phrase(Part):
    id: str
    moment: Moment
    text: Localised


class Utterance(Part):
    """What somebody said: a phrase, which everybody reads in their own language, or own ``words``."""

    number: int
    seat: int
    phrase: Localised | None
    words: str | None


class TalkNow(Part):
    """Everything that was said and is kept. ``phrases`` come once, after a ``join``. ``own`` are the seats that want
    own words; ``open`` if all do."""

    type: Literal["talk"] = "talk"
    request: int | None
    phrases: list[Phrase]
    own: list[int]
    open: bool
    said: list[Utterance]


class BlockMade(Part):
    """What a page keeps about somebody whom its reader blocked, and hands over with the next rooms."""

    mark: str
    name: str
