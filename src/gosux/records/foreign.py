"""Reading a text from outside, whatever it is: a position, a save or a replay."""

from gosux.game.game import Game
from gosux.records.fields import REPLAY, format_of, parse_data
from gosux.records.position_reader import USUAL_SEED, read_position
from gosux.records.replays import Replay, replay_of
from gosux.records.saves import game_of


def is_record(text: str) -> bool:
    """Whether a text is a save or a replay rather than a position: no TOML begins like this."""
    return text.lstrip("\ufeff \t\r\n").startswith(("{", "[{", '"'))


def read_foreign(text: str, seed: "int | str" = USUAL_SEED) -> "Game | Replay":
    """The game of a position or save, or the replay, not yet verified. Raises Mistake, with one reason.

    ``seed`` is for a position that names none.

    Size and nesting are looked at before anything is parsed, states before anything is played (``limits``,
    ``game/validate``). The time is bounded, but who reads for many should do it where it can be stopped.
    """
    text = text.lstrip("\ufeff")
    return parse_record(text) if is_record(text) else read_position(text, seed)


def parse_record(text: str) -> "Game | Replay":
    """The game of a save or the replay, whichever the text is. Raises RecordError."""
    data = parse_data(text)
    return replay_of(data) if format_of(data) == REPLAY else game_of(data)
