"""The benchmarks of memory and of growing cost, on small and given numbers."""

from random import Random

import pytest

import gosux
from benchmarks import memory
from benchmarks.growth import FEWEST, Growth, keen, kinds, measure, table
from gosux.envs.observation import layout


def test_memory_that_stays_the_same_is_fine(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(memory, "resident", lambda: 30.0)
    assert memory.main(["--games", "200"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 2 + memory.LINES + 1
    assert lines[-2].split()[:3] == ["200", "30.00", "30.00"]


def test_memory_that_grows_after_a_tenth_of_the_games_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    sizes = iter([30 + number / 10 for number in range(20)])
    monkeypatch.setattr(memory, "resident", lambda: next(sizes))
    watch = memory.Watch(1000)
    for _ in range(20):
        watch.count(50)
    assert watch.growth() == pytest.approx(1.8)  # from 30.1 after 100 games


def test_memory_is_looked_at_between_the_lines_too(monkeypatch: pytest.MonkeyPatch) -> None:
    sizes = iter([30.0] * 30 + [99.0] + [30.0] * 69)
    monkeypatch.setattr(memory, "resident", lambda: next(sizes))
    watch = memory.Watch(1000)
    for _ in range(100):
        watch.count(10)
    assert watch.growth() == 69


def test_a_run_whose_memory_grows_ends_with_code_1(monkeypatch: pytest.MonkeyPatch) -> None:
    sizes = iter(range(30, 1000))
    monkeypatch.setattr(memory, "resident", lambda: float(next(sizes)))
    assert memory.main(["--games", "200"]) == 1


def test_too_few_games_are_refused() -> None:
    with pytest.raises(SystemExit):
        memory.main(["--games", "100"])


def test_a_batch_is_watched_too(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(memory, "resident", lambda: 44.0)
    assert memory.main(["--games", "200", "--batch", "64", "--ruleset", "gosu-x-quick"]) == 0
    *_, last, arrays, growth = capsys.readouterr().out.splitlines()
    assert last.split()[:3] == ["200", "44.00", "44.00"]
    size = float(arrays.removeprefix("64 games side by side, with arrays of ").split()[0])
    vector = layout("gosu-x-quick").size
    assert vector / 1024 < size < 6 * vector / 1024  # the vector itself, and lists of its entries
    assert growth.startswith("grown by 0.00 MiB")


def test_decisions_are_grouped_by_cards_in_play() -> None:
    growth = Growth("gosu-x", "gosu-x", 2)
    growth.cards = [0, 4] * FEWEST + [5] * FEWEST + [10] * (FEWEST - 1)
    growth.costs = [1.0, 3.0] * FEWEST + [7.0] * FEWEST + [50.0] * (FEWEST - 1)
    assert growth.means() == {0: 2.0, 5: 7.0}  # too few decisions with ten cards for a mean


def test_growth_is_told_for_each_card_more() -> None:
    growth = Growth("gosu-x", "gosu-x", 2, [0, 10, 20], [3.0, 4.0, 5.0])
    assert growth.a_card_more() == pytest.approx(0.1)
    assert "each card more" in table([growth]) and table([growth]).endswith("0.100")


def test_each_decision_of_a_game_is_timed() -> None:
    for growth in kinds():
        measure(growth, games=2)
        assert len(growth.cards) == len(growth.costs) > 50
        assert growth.cards[0] == 0 and max(growth.cards) > 5


def test_keen_players_play_a_card_when_they_can() -> None:
    game = gosux.new_game("gosu-x", 7)
    rng = Random(7)
    seen = set()
    while actions := game.legal():
        texts = {game.action_text(action) for action in keen(game)}
        playing = {text for text in texts if text.startswith("play ")}
        seen.add(bool(playing))
        assert texts == playing or not any(game.action_text(one).startswith("play ") for one in actions)
        assert "pass" not in texts or len(actions) == 1
        game.step(rng.choice(keen(game)))
    assert seen == {True, False}
