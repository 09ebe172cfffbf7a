"""Errors in a file, with the card names of the file's game."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from gosux.commands.shared.output import fail
from gosux.model.messages.mistakes import Mistake
from gosux.records.files import RecordError, read_text
from gosux.rules.registry import rulesets
from gosux.text import Words

RULESET = re.compile(r'"?\bruleset"?\s*[=:]\s*["\']([^"\']*)["\']')  # in a position as in a record, damaged or not
USUAL = "gosu-x"


@contextmanager
def reading(file: Path, lang: str) -> Iterator[None]:
    """An error in the file ends the command with one line."""
    try:
        yield
    except Mistake as error:
        fail(Words(lang, ruleset_of(file)).mistake(error))


def ruleset_of(file: Path) -> str:
    """The ruleset that a file names; the default one if it names no known ruleset."""
    try:
        named = RULESET.search(read_text(file))
    except RecordError:
        return USUAL
    return named[1] if named and named[1] in rulesets() else USUAL
