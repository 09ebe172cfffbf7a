"""Reading untrusted text: a position, a save or a replay."""

from gosux.game.game import Game
from gosux.records.fields import REPLAY, format_of, parse_data
from gosux.records.position_reader import USUAL_SEED, read_position
from gosux.records.replays import Replay, replay_of
from gosux.records.saves import game_of


def is_record(text: str) -> bool:
    """Whether a text is a save or replay rather than a position: no TOML file starts like this."""
    return text.lstrip("\ufeff \t\r\n").startswith(("{", "[{", '"'))


def read_foreign(text: str, seed: "int | str" = USUAL_SEED) -> "Game | Replay":
    """The game of a position or save, or the replay, not yet verified. Raises Mistake, with one reason.

    ``seed`` is used for a position without one.

    Size and nesting are checked before parsing (``limits``), states before playing (``game/validate``). The time is
    bounded, but a server should read files in a process that it can stop.
    """
    text = text.lstrip("\ufeff")
    return parse_record(text) if is_record(text) else read_position(text, seed)


def parse_record(text: str) -> "Game | Replay":
    """The game if the text is a save, otherwise the replay. Raises RecordError."""
    data = parse_data(text)
    return replay_of(data) if format_of(data) == REPLAY else game_of(data)
