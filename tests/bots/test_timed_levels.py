"""Searching levels with another time, ``hero@0.05``: only for measurements."""

import pytest

from gosux.bots import ThinkingBot, UnknownBot, named


@pytest.mark.parametrize(("name", "seconds", "temperament"), [
    ("hero@0.05", 0.05, ""),
    ("immortal@2", 2.0, ""),
    ("hero/bold@0.5", 0.5, "bold"),
])  # fmt: skip
def test_a_level_searches_for_another_time(name: str, seconds: float, temperament: str) -> None:
    bot = named(name, seed=1, measuring=True)
    assert isinstance(bot, ThinkingBot)
    assert (bot.seconds, bot.level.temperament) == (seconds, temperament)


@pytest.mark.parametrize(
    "name", ["hero@", "hero@0", "hero@-1", "hero@nan", "hero@1e9", "troop@1", "oracle@1", "hero@1@2", "@1"]
)
def test_only_searching_levels_take_a_number_of_seconds(name: str) -> None:
    with pytest.raises(UnknownBot):
        named(name, measuring=True)


def test_players_get_no_other_time() -> None:
    with pytest.raises(UnknownBot):
        named("hero@0.05")
