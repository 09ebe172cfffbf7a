"""What a seed may be: decided here for new games, positions, saves and replays alike."""

from typing import Final

from gosux.model.messages.mistakes import Mistake

LONGEST_SEED: Final = 1000


class BadSeed(Mistake):
    """The seed is no text that can be written to a file."""


def seed_text(seed: "int | str") -> str:
    """The text of a seed; raises BadSeed for half a character (a lone surrogate) or a text without an end."""
    try:
        text = str(seed)
        text.encode()
    except ValueError as error:  # a number of thousands of digits, or no Unicode
        raise BadSeed("bad-seed", {"most": LONGEST_SEED}) from error
    if len(text) > LONGEST_SEED:
        raise BadSeed("bad-seed", {"most": LONGEST_SEED})
    return text
