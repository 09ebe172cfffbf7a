"""The ratings of bots are what the ledgers say."""

from benchmarks import anchors
from benchmarks.anchors import Pool
from gosux.bots.anchors import FILE, START, anchor


def test_the_file_is_what_the_ledgers_say() -> None:
    assert FILE.read_text(encoding="utf-8") == anchors.text(), "python -m benchmarks.anchors"


def test_strengths_are_the_odds_of_the_games() -> None:
    pool = Pool()
    for game in range(100):
        pool.add(["weak", "strong"], [0] if game < 25 else [1])
    found = pool.strengths()
    assert abs(found["strong"] / found["weak"] - 3) < 1e-6
    three = Pool()
    for game in range(100):
        three.add(["weak", "strong", "weak"], [1] if game < 60 else [0])
    found = three.strengths()
    assert abs(found["strong"] / found["weak"] - 3) < 1e-6  # 3 / (3 + 1 + 1)


def test_the_middle_level_stands_where_people_begin_and_unmeasured_ones_nowhere() -> None:
    assert anchor("gosu-x", 2, "troop") == START
    for name, players in (("gosu-x", 2), ("gosu-x-quick", 2), ("gosu", 2), ("gosu", 3), ("gosu", 4)):
        found = [anchor(name, players, level) for level in ("recruit", "bakuto", "troop", "veteran", "ozeki")]
        assert found == sorted(found, key=lambda one: one or 0) and None not in found
    assert anchor("gosu-x", 2, "random") is None and anchor("gosu-x", 2, "hero/bold") is None
