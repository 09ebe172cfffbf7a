"""What a seed may be, for new games, positions, saves and replays."""

from typing import Final

from gosux.model.messages.mistakes import Mistake

LONGEST_SEED: Final = 1000


class BadSeed(Mistake):
    """The seed cannot be written to a file."""


def seed_text(seed: "int | str") -> str:
    """The text of a seed; raises BadSeed for a lone surrogate or a text that is too long."""
    try:
        text = str(seed)
        text.encode()
    except ValueError as error:  # a number with thousands of digits, or invalid Unicode
        raise BadSeed("bad-seed", {"most": LONGEST_SEED}) from error
    if len(text) > LONGEST_SEED:
        raise BadSeed("bad-seed", {"most": LONGEST_SEED})
    return text
