"""Options that several commands have, and those of a game as they are typed: KEY=VALUE."""

from typing import Annotated

import typer

from gosux.rules.ruleset import BadOption

UntilOption = Annotated[
    str | None,
    typer.Option(
        help='Stop early: "decided", or once the 95% interval is this many points of 100 on each side.', metavar="WHEN"
    ),
]
RayOption = Annotated[str | None, typer.Option(help="Use a Ray cluster instead of processes.", metavar="ADDRESS|local")]


def options_of(given: list[str]) -> dict[str, object]:
    """Options of a game written as KEY=VALUE. Raises BadOption."""
    options: dict[str, object] = {}
    for text in given:
        key, equals, value = text.partition("=")
        if not equals or not key:
            raise BadOption("key-value", {"text": text})
        if key in options:
            raise BadOption("option-twice", {"option": key})
        options[key] = value
    return options
