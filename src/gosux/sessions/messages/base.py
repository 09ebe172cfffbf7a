"""What all messages have in common, and words before they are words."""

from typing import Union

from pydantic import BaseModel, ConfigDict
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
    """A text that only the server can form, in each language."""

    en: str
    fr: str


Argument = TypeAliasType("Argument", Union[int, str, "Said", Localised, "list[Argument]"])
"""A number, a plain word, a reference (``card:sati``, ``slot:1:II3``), a message, a text, or a list of these."""


class Said(Part):
    """A message of the Fluent files with its arguments; ``attribute`` is "" for the message's value.

    ``rules`` are the numbers of the rules it cites.
    """

    id: str
    attribute: str = ""
    args: dict[str, Argument] = {}
    rules: list[str] = []
