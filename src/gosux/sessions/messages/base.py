"""What all messages have in common, and sentences."""

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field
from typing_extensions import TypeAliasType

MOST_SEATS = 4
ARMY_SIZE = 15


class Part(BaseModel):
    """Something the server says. It is built by the server alone, so that nothing is looked at twice."""

    model_config = ConfigDict(extra="forbid", json_schema_serialization_defaults_required=True)


class Given(BaseModel):
    """Something a client says: nothing but what is written down here is taken, and no type is guessed."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Localised(Part):
    """A text in each language."""

    en: str
    fr: str


Piece = TypeAliasType("Piece", str | Annotated[list[str], Field(min_length=2, max_length=2)])
"""Plain words, or words and what explains them: ``keyword:echo``, ``term:open``, ``card:sati``, ``clan:justice``,
``rule:X5.2``."""


class Sentence(Part):
    """A finished sentence in each language, in pieces."""

    en: list[Piece]
    fr: list[Piece]
