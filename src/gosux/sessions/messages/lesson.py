"""What a lesson says, beside the table of its game."""

from typing import Literal

from gosux.sessions.messages.base import Part, Sentence
from gosux.sessions.messages.pointers import Pointer


class IdeaNow(Part):
    """Something that a lesson teaches; ``icon`` is the name of a drawing."""

    icon: str
    name: Sentence
    words: Sentence
    state: Literal["known", "now", "later"]


class AsideNow(Part):
    """A question that comes to mind, and its answer, which takes the place of the step's text when it is asked."""

    question: Sentence
    words: Sentence


class LessonNow(Part):
    """The step of a lesson. ``step`` counts from 1 to ``count``.

    ``asks``: ``move`` for one of the choices, ``watch`` and ``read`` for the ``button``, ``find`` for a click on one of
    ``lit``; ``end`` when the game is over. ``hides`` is what the table does not show meanwhile.
    """

    id: str
    name: Sentence
    step: int
    count: int
    asks: Literal["move", "watch", "find", "read", "end"]
    title: Sentence
    text: Sentence
    button: Sentence | None
    lit: list[Pointer]
    hides: list[Literal["open", "tokens"]]
    ideas: list[IdeaNow]
    aside: AsideNow | None
