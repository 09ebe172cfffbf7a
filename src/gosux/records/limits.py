"""Limits on the size and nesting of untrusted text, checked before anything is parsed.

The limits are far above every file that gosux writes (docs/positions.md, docs/records.md). They keep parsing time
linear in the size of the text: the TOML parser is quadratic in the number of dots in a key.
"""

import re
from typing import Final

from gosux.model.messages.mistakes import Mistake

MOST_POSITION: Final = 256 * 1024  # characters of a position file
MOST_RECORD: Final = 2 * 1024 * 1024  # characters of a save or replay
LONGEST_LINE: Final = 20_000  # characters in a line of a position file
MOST_DOTS: Final = 16  # dots in a line of a position file, outside strings and comments
DEEPEST: Final = 20  # nested brackets

# Strings, comments, or what is counted. A string without an end extends to the end of the text, so that nothing is
# scanned twice.
_TOML: Final = re.compile(r"\"\"\"|'''|\"[^\"\\]*(?:\\.[^\"\\]*)*\"?|'[^']*'?|#.*|[.\[\]{}]")
_NO_BRACKET: Final = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"?|[^"\[\]{}]+', re.DOTALL)


class Oversized(Mistake):
    """A text is larger or more deeply nested than any position, save or replay."""


def check_toml(text: str) -> None:
    """Raises Oversized for a text that cannot be a position."""
    if len(text) > MOST_POSITION:
        raise Oversized("oversized", {"most": MOST_POSITION, "count": len(text)})
    _check_unicode(text)
    depth = 0
    for number, line in enumerate(text.split("\n"), start=1):
        if len(line) > LONGEST_LINE:
            raise Oversized("long-line", {"line": number, "most": LONGEST_LINE})
        dots = 0
        for found in _TOML.finditer(line):
            token = found.group()
            if token == ".":
                dots += 1
                if dots > MOST_DOTS:
                    raise Oversized("many-dots", {"line": number, "most": MOST_DOTS})
            elif token in ('"""', "'''"):
                raise Oversized("text-of-lines", {"line": number})
            elif token in "[{":
                depth += 1
                if depth > DEEPEST:
                    raise Oversized("position-too-deep")
            elif token in "]}":
                depth -= 1


def check_json(text: str) -> None:
    """Raises Oversized for a text that can be neither a save nor a replay."""
    if len(text) > MOST_RECORD:
        raise Oversized("oversized", {"most": MOST_RECORD, "count": len(text)})
    _check_unicode(text)
    brackets = _NO_BRACKET.sub("", text)
    for _ in range(DEEPEST):  # each pass removes the innermost pairs
        brackets = brackets.replace("[]", "").replace("{}", "")
    if len(brackets) > DEEPEST:
        raise Oversized("record-too-deep")


def _check_unicode(text: str) -> None:
    try:
        text.encode()
    except UnicodeEncodeError as error:
        raise Oversized("not-unicode") from error
