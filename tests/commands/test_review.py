"""``gosux review``."""

import json
from pathlib import Path

import pytest

import gosux
from gosux.records.replays import write_replay
from tests.analysis.test_reasons import AHEAD, at_last
from tests.commands.run import mistake, run
from tests.scene import scene

QUICKLY = ("--iterations", 120)


@pytest.fixture
def replay(tmp_path: Path) -> Path:
    """A game that the first player throws away in its last turn."""
    game = scene(at_last("supremacy = 1", AHEAD + "\nsupremacy = 1"))
    game.run(["pass"])
    path = tmp_path / "replay.json"
    write_replay(game, path)
    return path


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        ("en", ["Review: Player 1", "Player 1 lost.", "Result without luck: 0%",
                "    + You win the game in this round (X1.1a)"]),
        ("fr", ["Bilan\u00a0: Joueur 1", "Joueur 1 a perdu.", "Résultat sans la chance\u00a0: 0\u00a0%",
                "    + Vous gagnez la partie dans cette ronde (X1.1a)"]),
    ],
)  # fmt: skip
def test_a_review_is_told_in_words(
    lang: str, lines: list[str], replay: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    output = run(capsys, "review", replay, *QUICKLY, "--lang", lang)
    assert (output.code, output.err) == (0, "")
    told = output.out.splitlines()
    assert [line for line in lines if line not in told] == []


def test_a_review_as_json(replay: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = json.loads(run(capsys, "review", replay, *QUICKLY, "--json", "--player", 1).out)
    assert told["format"] == "gosux-review/1"
    (player,) = told["players"]
    (decision,) = player["decisions"]
    assert (decision["played"], decision["best"], decision["mark"]) == ("pass", "play alpha", "blunder")
    assert decision["facts"][0]["kind"] == "victory"
    assert player["turning_points"] == [0]
    assert player["curve"][-1] == [1, 0.0]


def test_a_review_as_a_page_needs_nothing_else(
    replay: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "review.html"
    assert run(capsys, "review", replay, *QUICKLY, "--html", page, "--lang", "fr").code == 0
    text = page.read_text(encoding="utf-8")
    assert '<html lang="fr">' in text and "Vous gagnez la partie dans cette ronde" in text
    assert text.count("<svg") == 4  # a curve and a lane of luck for each player
    assert not [word for word in ("<script", "http:", "https:", "src=", "@import") if word in text]


def test_a_review_goes_on_from_its_checkpoint(replay: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    checkpoint = tmp_path / "checkpoint.jsonl"
    command = ("review", replay, *QUICKLY, "--json", "--checkpoint", checkpoint)
    first = run(capsys, *command).out
    head, step = checkpoint.read_text(encoding="utf-8").splitlines()
    stored = json.loads(step)
    stored["luck"] = [0.25, -0.25]
    checkpoint.write_text(f"{head}\n{json.dumps(stored)}\n", encoding="utf-8")
    again = json.loads(run(capsys, *command).out)
    assert again["players"][0]["luck"] == [[0, 0.25]]  # as stored: it was not computed again
    other = json.loads(run(capsys, "review", replay, "--iterations", 60, "--json", "--checkpoint", checkpoint).out)
    assert other["players"][0]["luck"] == json.loads(first)["players"][0]["luck"]  # another review begins anew


def test_a_player_who_is_not_in_the_game(replay: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert mistake(capsys, "review", replay, "--player", 3) == "the game has 2 players: there is no player 3"


def test_the_picks_of_the_draft_are_told_with_better_ones(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Justice instead of Galmi is a mistake; then the game is given up."""
    game = gosux.new_game("gosu-x", "1")
    game.run(["draft justice", "draft galmi", "draft tomorrow", "concede 1"])
    path = tmp_path / "drafted.json"
    write_replay(game, path)
    told = run(capsys, "review", path, *QUICKLY, "--player", 2).out.splitlines()
    assert told[told.index("The draft") + 1] == "  Justice: 37%; best was Galmi: 47% · Mistake, 10 points"
    told = told[told.index("Turning points") :]
    assert "    + Galmi wins more than Justice in any deck: 18 more in 100" in told
    assert "    + Galmi is the best pick for the other player too" in told
    french = run(capsys, "review", path, *QUICKLY, "--player", 2, "--lang", "fr").out
    assert "Justice\u00a0: 37\u00a0%\u202f; le mieux était Galmi\u00a0: 47\u00a0% · Erreur, 10 points" in french
    (player,) = json.loads(run(capsys, "review", path, *QUICKLY, "--player", 2, "--json").out)["players"]
    first = player["decisions"][0]
    assert (first["played"], first["best"], first["mark"]) == ("draft justice", "draft galmi", "mistake")
    assert (first["chance_played"], first["chance_best"], first["loss"]) == (0.371, 0.466, 0.095)
    assert first["reasons"][0] == "Galmi wins more than Justice in any deck: 18 more in 100"
    page = tmp_path / "drafted.html"
    run(capsys, "review", path, *QUICKLY, "--html", page)
    assert "<h2>The draft</h2><ul><li>Galmi: 63%</li>" in page.read_text(encoding="utf-8")
