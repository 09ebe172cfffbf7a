"""Reliability of chances: forecasts sorted into bins, and one small run of each command."""

import random
from dataclasses import replace
from pathlib import Path

import pytest

from benchmarks.calibration import Forecast, bins_of, brier, doubt, main, weighted_error
from benchmarks.hints import main as measure_hints


def forecasts(*pairs: tuple[float, float]) -> list[Forecast]:
    return [Forecast(number, 0, chance, result) for number, (chance, result) in enumerate(pairs)]


def test_forecasts_are_sorted_by_tenths() -> None:
    found = bins_of(forecasts((0.25, 0), (0.21, 1), (0.95, 1), (1.0, 1)))
    assert [(one.count, one.happened) for one in found] == [(2, 0.5), (2, 1.0)]
    assert [one.predicted for one in found] == pytest.approx([0.23, 0.975])


def test_chances_that_are_what_they_say_have_no_error() -> None:
    fair = forecasts(*[(0.25, 1.0)], *[(0.25, 0.0)] * 3)
    assert weighted_error(bins_of(fair)) == 0.0
    wrong = forecasts((0.9, 0.0), (0.1, 0.1))
    assert weighted_error(bins_of(wrong)) == pytest.approx(0.45)
    assert brier(wrong) == pytest.approx(0.405)


def test_positions_of_one_game_say_less_about_a_slope_than_those_of_many() -> None:
    rng = random.Random(1)
    alone = [Forecast(game, 0, chance, float(rng.random() < chance)) for game in range(400) for chance in (0.3, 0.8)]
    together = [replace(one, game=one.game // 20, result=alone[one.game // 20].result) for one in alone]
    assert doubt(alone, 1.0) == pytest.approx(0.077, abs=0.01)  # as the information of the positions says
    assert doubt(together, 1.0) > 2 * doubt(alone, 1.0)


@pytest.mark.slow
def test_a_run_goes_on_where_it_stopped_and_draws_a_plot(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("matplotlib")
    out, plot = tmp_path / "positions.jsonl", tmp_path / "plot.svg"
    main(["--games", "2", "--iterations", "8", "--out", str(out)])
    first = out.read_text(encoding="utf-8")
    main(["--games", "3", "--iterations", "8", "--out", str(out), "--plot", str(plot)])
    assert out.read_text(encoding="utf-8").startswith(first)
    assert "3 positions:" in capsys.readouterr().out
    assert "<svg" in plot.read_text(encoding="utf-8")


@pytest.mark.slow
def test_hints_are_compared_with_ten_times_the_search(capsys: pytest.CaptureFixture[str]) -> None:
    measure_hints(["--positions", "2", "--reviews", "1", "--iterations", "20", "--review-iterations", "8"])
    told = capsys.readouterr().out
    assert told.startswith("2 hints of 20 iterations:") and "review of" in told
