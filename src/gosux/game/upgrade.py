"""Upgrades states written in older formats, so that running games can continue (design 11)."""

from typing import Final

Json = dict[str, object]

_SINCE_2: Final[Json] = {"advantage": -1, "vacant": -1, "incoming": "", "foreign": []}
_RENAMED_IN_2: Final = {"song": "after-battle"}


def upgraded(data: Json) -> Json:
    """The same state in the current format; other data is returned unchanged, for the reader to refuse."""
    if data.get("format") != 1:
        return data
    state: Json = {**data, **_SINCE_2, "format": 2, "extra_turns": 1 if data.get("extra_turn") is True else 0}
    state.pop("extra_turn", None)
    winner = data.get("battle_winner")
    more = data.get("extra_sacrifice") is True and isinstance(winner, int) and winner >= 0
    state["extra_sacrifice"] = 1 << winner if more and isinstance(winner, int) else 0
    seats = data.get("seats")
    if isinstance(seats, list):
        state["seats"] = [{**seat, "lost": 0, "out": False} if isinstance(seat, dict) else seat for seat in seats]
    stack = data.get("stack")
    if isinstance(stack, list):
        state["stack"] = [_frame(frame) for frame in stack]
    return state


def _frame(frame: object) -> object:
    if not isinstance(frame, list) or len(frame) != 12 or not isinstance(frame[0], str):
        return frame
    path = frame[0]
    head, slash, rest = path.partition("/")
    return [_RENAMED_IN_2.get(head, head) + slash + rest, *frame[1:8], 0, *frame[8:]]
