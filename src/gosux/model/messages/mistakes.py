"""Errors made by users in commands and files: a message, turned into a sentence only by ``gosux.text``."""

from collections.abc import Callable
from typing import ClassVar, Union

from mypy_extensions import mypyc_attr

from gosux.model.messages.message import Argument

Fact = Union[Argument, "Mistake"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Mistake(ValueError):
    """An error explained in one sentence: ``id`` is the id of the message, ``facts`` are its arguments.

    A fact is a number, a literal text, a list of these, a message, or the mistake that caused this one.
    """

    words: "ClassVar[Callable[[Mistake], str] | None]" = None  # used by str(); set by gosux/__init__.py

    def __init__(self, id: str, facts: "dict[str, Fact] | None" = None) -> None:
        super().__init__(id, facts or {})  # both, so that type(error)(*error.args) makes a copy
        self.id = id
        self.facts: dict[str, Fact] = facts or {}
        self.game = ""  # the ruleset whose cards it names, where that matters

    def __str__(self) -> str:
        words = Mistake.words
        if words is None:
            return f"{self.id} {self.facts}"
        return words(self)
