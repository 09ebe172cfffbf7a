"""Who sits at a new game."""

from gosux.bots import is_level
from gosux.sessions.storage.games import make_player
from gosux.thinking.temperament import TEMPERAMENTS


def test_a_temperament_to_be_drawn_is_drawn_when_the_game_is_created() -> None:
    levels = {make_player(False, "hero/any").level for _ in range(200)}
    assert levels == {f"hero/{temperament}" for temperament in TEMPERAMENTS}
    assert all(is_level(str(level)) for level in levels)


def test_other_levels_stay_as_they_are() -> None:
    assert [make_player(False, level).level for level in ("hero/bold", "ozeki", None)] == [
        "hero/bold",
        "ozeki",
        "recruit",
    ]
