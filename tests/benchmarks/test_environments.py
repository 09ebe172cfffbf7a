"""The comparison of environments: what it measures of ours, and how it counts."""

import pytest

pytest.importorskip("pettingzoo", reason="PettingZoo is not installed: pip install gosux[pettingzoo]")

from benchmarks import environments
from benchmarks.environments import InProcesses, Rounds, goals, lines, reached


def test_every_measure_of_ours_finds_a_pace() -> None:
    for name in ("batch", "lists", "parts", "pettingzoo", "gymnasium"):
        found = environments.MEASURES[name][1](0.01)
        assert found["value"] > 0, name
    assert found.keys() == {"value"}
    assert environments.parts(0.01).keys() == {"value", "step", "observation"}


def test_ratios_are_within_a_round() -> None:
    found: Rounds = {
        "batch": [{"value": 100.0}, {"value": 60.0}],
        "uno": [{"value": 10.0}, {"value": 20.0}],
        "parts": [{"value": 1.0, "step": 2.0, "observation": 1.0}, {"value": 1.0, "step": 2.0, "observation": 3.0}],
    }
    walls = {512: [[InProcesses(0, 9.0, 1.0), InProcesses(1, 10.0, 1.0), InProcesses(2, 17.0, 1.9)]]}
    assert [(label, ratios) for label, ratios, _, _ in goals(found, walls)] == [
        ("batch / RLCard UNO", [10.0, 3.0]),
        ("one observation / one step", [0.5, 1.5]),
        ("two processes / one, batch of 512", [1.7]),
    ]
    text = "\n".join(lines(found, walls))
    assert "| batch / RLCard UNO | 6.50 | 3.00 to 10.00 | at least 5 |" in text
    assert "| two processes / one, batch of 512 | 1.70 | 1.70 to 1.70 | at least 1.8 |" in text
    assert "| one step | 2.00 | 2.00 to 2.00 |" in text


def test_goals_from_above_and_from_below() -> None:
    assert reached(5, 5, at_most=False) and not reached(4.9, 5, at_most=False)
    assert reached(1.2, 1.2, at_most=True) and not reached(1.3, 1.2, at_most=True)
