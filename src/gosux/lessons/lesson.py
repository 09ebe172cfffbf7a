"""Lessons, read from their files."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Literal

from pydantic import BaseModel, ConfigDict, model_validator

from gosux.game.game import Game
from gosux.model.messages.mistakes import Mistake
from gosux.records.position_reader import read_position

Asks = Literal["move", "watch", "find", "read"]


class LessonError(Mistake):
    """There is no such lesson."""


class Data(BaseModel):
    """Part of a lesson's file; unknown keys are mistakes."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Said(Data):
    """Words in each language, with links as in the Fluent files: ``[OPEN](open)``."""

    en: str
    fr: str


class Answer(Said):
    """What a click gets that is not what the step asks for.

    ``at`` says where: a card in hand by its id, a slot (``1:I3``), a button (``pass``, ``draw 1``), ``row 3``,
    ``deck``, ``tokens``; or all of a kind: ``hand``, ``mine``, ``theirs``, ``rows``.
    """

    at: list[str]


class Aside(Data):
    """A question that comes to mind at a step, behind a button, and its answer in the place of the step's text."""

    question: Said
    words: Said


class Idea(Data):
    """Something that a lesson teaches, in one sentence. ``icon`` is a drawing of the browser client."""

    id: str
    icon: str
    name: Said
    words: Said


class Step(Data):
    """One thing that is asked for.

    - ``move``: the student takes ``moves``; for each decision, any of several actions. With ``lasts`` any choice is
      right, as long as questions of this kind are asked. Then the rival takes the actions of ``rival``.
    - ``watch``: the rival takes the next action of ``rival`` whenever the button is pressed.
    - ``find``: ``answer`` is to be clicked, one of the things in ``lit``.
    - ``read``: the button is to be pressed.

    ``hides`` names what the table does not show meanwhile: ``open`` hides which cards are OPEN. ``buttons`` says
    whether buttons of a turn are shown that the step does not ask for.
    """

    asks: Asks
    idea: str | None = None
    rules: list[str]
    title: Said
    text: Said
    button: Said | None = None
    moves: list[list[str]] = []
    lasts: str | None = None
    rival: list[str] = []
    answer: str | None = None
    lit: list[str] = []
    hides: list[Literal["open"]] = []
    buttons: bool = False
    answers: list[Answer] = []
    aside: Aside | None = None

    @model_validator(mode="after")
    def has_what_it_asks_for(self) -> "Step":
        fits = {
            "move": bool(self.moves) != (self.lasts is not None),
            "watch": self.button is not None and bool(self.rival),
            "find": self.answer in self.lit,
            "read": self.button is not None,
        }
        if not fits[self.asks]:
            raise ValueError(f"a step that asks to {self.asks} lacks what it needs: {self.title.en}")
        return self


class Ending(Data):
    """Words for the time when the game is over."""

    title: Said
    text: Said


class Lesson(Data):
    """``otherwise`` is what a click gets that no step answers and no rule forbids, by what the step asks for.

    ``withholds`` names ideas whose part of the table is not shown before the first step about them.
    """

    id: str
    title: Said
    position: str
    otherwise: dict[Asks, Said]
    withholds: list[Literal["open", "tokens"]] = []
    ideas: list[Idea]
    steps: list[Step]
    end: Ending

    @model_validator(mode="after")
    def knows_its_ideas(self) -> "Lesson":
        known = {idea.id for idea in self.ideas}
        unknown = ({step.idea for step in self.steps if step.idea is not None} | set(self.withholds)) - known
        if unknown:
            raise ValueError(f"unknown ideas: {', '.join(sorted(unknown))}")
        return self

    @property
    def count(self) -> int:
        """How many steps it has, the words at the end included."""
        return len(self.steps) + 1

    def hidden_at(self, number: int) -> "list[Literal['open', 'tokens']]":
        """What the table does not show at a step."""
        later = [idea for idea in self.withholds if idea not in {step.idea for step in self.steps[: number + 1]}]
        hides = self.steps[number].hides
        return [*hides, *(idea for idea in later if idea not in hides)]

    def game(self) -> Game:
        """The game at its beginning."""
        return read_position(self.position)


@cache
def lessons() -> tuple[str, ...]:
    """The ids of all lessons."""
    found = files("gosux.lessons").iterdir()
    return tuple(sorted(one.name.removesuffix(".toml") for one in found if one.name.endswith(".toml")))


@cache
def lesson_for(ruleset: str) -> "str | None":
    """The id of the lesson that teaches a game."""
    return next((id for id in lessons() if lesson(id).game().ruleset == ruleset), None)


@cache
def lesson(id: str) -> Lesson:
    """Raises LessonError if there is none."""
    if id not in lessons():
        raise LessonError("no-lesson", {"lesson": id, "known": list(lessons())})
    text = files("gosux.lessons").joinpath(f"{id}.toml").read_text(encoding="utf-8")
    return Lesson.model_validate({"id": id, **tomllib.loads(text)})
