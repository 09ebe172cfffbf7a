"""Reading a text from outside, whatever it is: a position, a save or a replay."""

from gosux.rules.game import Game
from gosux.rules.position_reader import USUAL_SEED, read_position
from gosux.rules.records import Replay, parse_record


def is_record(text: str) -> bool:
    """Whether a text is a save or a replay rather than a position: no TOML begins like this."""
    return text.lstrip("\ufeff \t\r\n").startswith(("{", "[{", '"'))


def read_foreign(text: str, seed: "int | str" = USUAL_SEED) -> "Game | Replay":
    """The game of a position or save, or the replay, not yet verified. Raises Mistake, with one reason.

    ``seed`` is for a position that names none.

    Size and nesting are looked at before anything is parsed, states before anything is played (``limits``,
    ``validate``). The time is bounded, but who reads for many should do it where it can be stopped.
    """
    text = text.lstrip("\ufeff")
    return parse_record(text) if is_record(text) else read_position(text, seed)
