"""Look-ups of decks, and games between them."""

from benchmarks.deck_pairs import all_pairs, look_ups, look_ups_of, parse, play_deal, result
from gosux.rules.registry import ruleset


def test_every_pair_of_decks_occurs_once_and_what_is_shared_is_looked_up_once() -> None:
    pairs = all_pairs()
    assert len({frozenset(pair) for pair in pairs}) == len(pairs) == 280
    one, other, both = look_ups(["galmi"]), look_ups(["phoenix"]), look_ups(["galmi", "phoenix"])
    assert max(one.number, other.number) < both.number < one.number + other.number
    assert all(look_ups_of(parse(clans)).number <= 118 for clans in ruleset("gosu-x").ready_decks.values())


def test_a_deal_is_played_from_both_seats() -> None:
    decks = all_pairs()[0]
    points = play_deal(decks, "random", "1", 0)
    assert points in (0, 0.5, 1, 1.5, 2) and play_deal(decks, "random", "1", 0) == points
    assert result([2, 0, 1, 1]).share == 0.5
