"""``gosux bench``."""

import json

import pytest

import gosux
from tests.commands.run import mistake, run


def test_the_measures_are_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    output = run(capsys, "bench", "--json", "--seconds", 0.2)
    assert (output.code, output.err) == (0, "")
    data = json.loads(output.out)
    assert data["compiled"] is gosux.compiled
    assert data["decisions"] > data["games"] > 0
    assert data["decisions_per_second"] == pytest.approx(data["decisions"] / data["seconds"], rel=0.05)
    assert data["clone_microseconds"] > 0


def test_any_game_is_measured_with_any_number_of_players(capsys: pytest.CaptureFixture[str]) -> None:
    output = run(capsys, "bench", "--json", "--seconds", 0.2, "--ruleset", "gosu", "--players", 4)
    data = json.loads(output.out)
    assert (data["ruleset"], data["players"]) == ("gosu", 4)
    assert data["decisions"] > data["games"] > 0
    assert "2 to 4 players" in mistake(capsys, "bench", "--ruleset", "gosu", "--players", 5)


@pytest.mark.parametrize(("lang", "words"), [("en", "decisions a second"), ("fr", "décisions par seconde")])
def test_people_get_a_few_lines(lang: str, words: str, capsys: pytest.CaptureFixture[str]) -> None:
    output = run(capsys, "bench", "--seconds", 0.1, "--lang", lang)
    assert output.code == 0
    assert words in output.out
    assert len(output.out.splitlines()) == 4


def test_no_time_is_too_little(capsys: pytest.CaptureFixture[str]) -> None:
    assert "--seconds" in mistake(capsys, "bench", "--seconds", 0)
