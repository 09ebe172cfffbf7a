"""The benchmark as a command, with next to no time to measure in."""

import json
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from benchmarks.children import ROOT, Child, ChildFailed
from benchmarks.measures import MEASURES, Measure
from benchmarks.run import RESULTS, arguments, in_rounds, simulations

TINY = ("--rounds", "1", "--seconds", "0.02", "--no-goals")


class Listener(Child):
    """Remembers what it is asked for instead of measuring it."""

    def __init__(self) -> None:
        self.asked: list[dict[str, Any]] = []

    def ask(self, request: dict[str, Any]) -> dict[str, Any]:
        self.asked.append(request)
        return {"value": float(len(self.asked)), "games": 10.0, "cores": 1.0}


def test_without_arguments_the_project_gets_the_results() -> None:
    given = arguments([])
    assert (given.rounds, given.seconds, given.json, given.no_goals) == (11, 1.0, RESULTS, False)


@pytest.mark.parametrize("words", [["--rounds", "0"], ["--seconds", "0"], ["--seconds", "soon"]])
def test_nothing_to_measure_is_refused(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ending:
        arguments(words)
    assert ending.value.code == 2
    assert words[0].strip("-") in capsys.readouterr().err


def test_every_other_round_goes_backwards() -> None:
    child = Listener()
    measures = [Measure("a", "A", "one", {"task": "a"}), Measure("b", "B", "one", {"task": "b"}, share=0.5)]
    answers = in_rounds({"one": child}, measures, rounds=2, seconds=4)
    assert [(asked["task"], asked["seconds"]) for asked in child.asked[2:]] == [("a", 4), ("b", 2), ("b", 2), ("a", 4)]
    assert [answer["value"] for answer in answers["a"]] == [3, 6]  # the first two were to get warm
    assert [answer["value"] for answer in answers["b"]] == [4, 5]


def test_one_and_two_workers_play_the_same_games_by_turns() -> None:
    child = Listener()
    found = simulations(child, {"gosu-x": [{"value": 700, "games": 10}]}, rounds=6, seconds=1)
    assert [(asked["workers"], asked["games"]) for asked in child.asked] == [(1, 200), (2, 200), (2, 200), (1, 200)]
    assert [answer["value"] for answer in found["two-workers"]] == [2, 3]


def test_a_process_that_fails_is_told_from_one_that_answers(capfd: pytest.CaptureFixture[str]) -> None:
    with Child(pure=True) as child:
        assert child.ask({"task": "about"})["compiled"] is False
        with pytest.raises(ChildFailed):
            child.ask({"task": "play", "ruleset": "chess", "players": 2, "seconds": 1})
    assert "chess" in capfd.readouterr().err  # it says itself what went wrong


def test_the_simulation_of_a_process_counts_all_its_workers() -> None:
    with Child(pure=True, pinned=False) as child:
        answer = child.ask({"task": "simulate", "games": 8, "workers": 2})
    assert answer["value"] > answer["games"] > 0
    assert answer["cores"] > 0


def test_the_command_measures_whatever_is_installed(tmp_path: Path) -> None:
    json_file, picture = tmp_path / "results.json", tmp_path / "performance.png"
    command = [sys.executable, "-m", "benchmarks.run", *TINY, "--no-workers"]
    told = subprocess.run(
        [*command, "--json", str(json_file), "--picture", str(picture)], cwd=ROOT, capture_output=True, text=True
    )
    assert told.returncode == 0, told.stderr
    results = json.loads(json_file.read_text(encoding="utf-8"))
    modules = {"": True, "open_spiel": find_spec("pyspiel") is not None, "rlcard": find_spec("rlcard") is not None}
    expected = {one.name for one in MEASURES if modules[one.needs] and (one.child != "compiled" or results["compiled"])}
    assert results["measures"].keys() == expected
    assert all(one["median"] > 0 for one in results["measures"].values())
    assert "gosu-x, plain Python" in told.stdout
    if find_spec("matplotlib") is not None:
        assert picture.read_bytes().startswith(b"\x89PNG")
    else:
        assert "matplotlib is not installed" in told.stderr


def test_the_example_tells_the_speed_of_this_machine() -> None:
    script = ROOT / "examples" / "speed.py"
    result = subprocess.run([sys.executable, script, "0.05"], cwd=ROOT, capture_output=True, text=True)
    assert result.returncode == 0, result.stderr
    core, _, speed = result.stdout.partition(": ")
    assert core in ("compiled", "plain Python")
    assert "decisions and" in speed
