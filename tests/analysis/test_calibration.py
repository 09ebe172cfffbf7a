"""Chances as people are told them."""

import random

import pytest

import gosux
from gosux.analysis.calibration import calibrated, fitted_slope
from gosux.analysis.study import Study
from gosux.thinking.weight_files import judge_of, read_judge, weights_text, with_slope

CHANCES = [0.001, 0.1, 0.3, 0.5, 0.7, 0.9, 0.999]


def test_certain_and_even_chances_stay() -> None:
    for players in (2, 3, 4):
        told = [calibrated(chance, 1.3, players) for chance in (0.0, 1 / players, 1.0)]
        assert told == pytest.approx([0.0, 1 / players, 1.0])


def test_a_slope_above_1_leads_away_from_the_middle_and_keeps_the_order() -> None:
    told = [calibrated(chance, 1.2, 2) for chance in CHANCES]
    assert told == sorted(told)
    assert told[1] < 0.1 and told[-2] > 0.9
    assert [one + other for one, other in zip(told, reversed(told), strict=True)] == pytest.approx([1.0] * len(told))
    assert [calibrated(chance, 1.0, 2) for chance in CHANCES] == pytest.approx(CHANCES)


@pytest.mark.parametrize("players", [(2,), (3, 4)])
def test_the_slope_of_games_is_found_again(players: tuple[int, ...]) -> None:
    """Games are won as often as chances with a slope of 1.25 say."""
    rng = random.Random(1)
    forecasts: list[tuple[float, float, int]] = []
    for number in range(20_000):
        chance, count = rng.uniform(0.02, 0.98), players[number % len(players)]
        forecasts.append((chance, float(rng.random() < calibrated(chance, 1.25, count)), count))
    assert fitted_slope(forecasts) == pytest.approx(1.25, abs=0.05)


def test_a_study_tells_chances_with_the_slope_of_its_weights(monkeypatch: pytest.MonkeyPatch) -> None:
    game = gosux.new_game("gosu", seed="1")
    assert game.decision is not None
    study = Study(game.view(game.decision.player), "tested")
    study.search(40)
    raw = study.tree.chance(study.best)
    monkeypatch.setattr(study.judge, "slope", 1.5)
    assert study.chance(study.best) == calibrated(raw, 1.5, 2) != raw
    assert study.ranked()[0].chance == study.chance(study.best)


def test_a_weight_file_keeps_its_slope_until_it_is_trained_again() -> None:
    judge = judge_of("gosu", gosux.new_game("gosu", seed="1").rules.catalogue, 2)
    text = weights_text(judge, "gosu", "tested")
    assert read_judge(judge.catalogue, text).slope == 1.0
    sloped = with_slope(with_slope(text, 1.4), 1.123456)
    read = read_judge(judge.catalogue, sloped)
    assert (read.slope, read.exploration) == (1.123, judge.exploration)
    assert sloped.split("\n", 1)[1] == text.split("\n", 1)[1]
