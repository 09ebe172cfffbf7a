"""Base classes of messages, and sentences."""

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field
from typing_extensions import TypeAliasType

MOST_SEATS = 4
ARMY_SIZE = 15


class Part(BaseModel):
    """Part of a message from the server. It is trusted and not validated."""

    model_config = ConfigDict(extra="forbid", json_schema_serialization_defaults_required=True)


class Given(BaseModel):
    """Part of a message from a client: unknown fields are refused, and types are not converted."""

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
