"""``--pack`` at every command that plays, shows or reads a game."""

import json
import random
import subprocess
import sys
from pathlib import Path

import pytest

import gosux
from gosux.packs import use_packs
from gosux.records.replays import write_replay
from tests.commands.run import mistake, run

EXAMPLE = str(Path(__file__).parents[2] / "examples" / "embers.py")


def gosux_alone(*arguments: str) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own, which knows no pack yet."""
    return subprocess.run([sys.executable, "-m", "gosux", *arguments], capture_output=True, text=True)


def finished(folder: Path) -> str:
    game = gosux.new_game(use_packs("gosu-x", [EXAMPLE]), 5)
    rng = random.Random(5)
    while game.legal():
        game.step(rng.choice(game.legal()))
    write_replay(game, folder / "game.json")
    return str(folder / "game.json")


@pytest.mark.parametrize(("lang", "name"), [("en", "Cinder"), ("fr", "Escarbille")])
def test_its_cards_are_shown(lang: str, name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert name in run(capsys, "cards", "--pack", EXAMPLE, "--lang", lang, name).out
    assert name in run(capsys, "cards", "--pack", EXAMPLE, "--lang", lang, "--clan", "phoenix").out


def test_its_games_are_simulated_alike_in_one_process_and_in_two(capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for workers in ("1", "2"):
        words = ("--games", "8", "--seed", "3", "--workers", workers, "--json")
        data = json.loads(run(capsys, "simulate", "--pack", EXAMPLE, *words).out)
        assert data["ruleset"] == "gosu-x+embers"
        told.append({key: data[key] for key in ("wins", "draws", "reasons", "decisions", "turns")})
    assert told[0] == told[1]


@pytest.mark.parametrize("command", [["replay", "--verify"], ["check"]])
def test_a_record_is_read_with_its_pack_and_refused_without(command: list[str], tmp_path: Path) -> None:
    file = finished(tmp_path)
    with_pack = gosux_alone(*command, file, "--pack", EXAMPLE)
    assert (with_pack.returncode, with_pack.stderr) == (0, "")
    without = gosux_alone(*command, file)
    assert without.returncode == 2
    assert without.stderr.startswith(f"gosux: {file}: gosu-x+embers is a game with a pack: name its file")


def test_a_pack_that_does_not_fit_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    wrong = mistake(capsys, "simulate", "--ruleset", "gosu", "--pack", EXAMPLE)
    assert wrong == "the pack embers is made for gosu-x or gosu-x-quick, not for gosu"
    assert mistake(capsys, "cards", "--pack", "nowhere.py") == "there is no file nowhere.py"
