"""Whole games at the terminal, by typing the numbers of choices."""

import random
from pathlib import Path

import pytest
from textual.pilot import Pilot

import gosux
from gosux.rules.records import read_replay, verify_replay
from gosux.tui import saves
from gosux.tui.app import Terminal
from gosux.tui.session import Session
from tests.tui.table import a_number, at_the_screen, enter, screen, sit_down

MOST_ANSWERS = 400


def drawn(text: str) -> str:
    """As it is on the screen: every space is a plain one."""
    return text.replace("\xa0", " ")


def play_by_numbers(save: Path, seed: int, lang: str, size: tuple[int, int]) -> tuple[Session, str]:
    """Play against the random bot to the end; whenever somebody looks, all that is needed to answer can be read."""
    session = sit_down(gosux.new_game("gosu-x", seed), save, lang, seed=seed)
    rng = random.Random(seed)
    last = ""

    async def play(app: Terminal, pilot: "Pilot[str]") -> None:
        nonlocal last
        for answers in range(MOST_ANSWERS):
            if answers % 3 == 0 or session.over:
                last = screen(app)
            decision = session.decision
            if decision is None:
                return
            if answers % 3 == 0:
                assert drawn(session.words.prompt(decision.prompt, session.viewer)).split(" ")[0] in last
                assert drawn(session.words.action(session.view, decision.actions[0]))[:14] in last
                assert saves.read(save).game == session.game  # kept before it is asked
            await enter(app, pilot, str(a_number(session, rng)))

    at_the_screen(session, size, play)
    assert session.over
    return session, last


@pytest.mark.parametrize(("lang", "size", "seed"), [("en", (120, 40), 35), ("fr", (80, 24), 49)])
def test_a_whole_game_against_the_bot(tmp_path: Path, lang: str, size: tuple[int, int], seed: int) -> None:
    session, last = play_by_numbers(tmp_path / "game.json", seed, lang, size)
    result = session.game.result
    assert result is not None and session.replay is not None
    assert drawn(session.words.result(result, 0))[:20] in last
    assert result.rule in last
    assert verify_replay(read_replay(session.replay)) == session.game
    assert not (tmp_path / "game.json").exists()


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize(("lang", "size"), [("en", (160, 50)), ("fr", (100, 30)), ("fr", (60, 16))])
def test_whole_games_on_screens_of_all_sizes(tmp_path: Path, lang: str, size: tuple[int, int], seed: int) -> None:
    session, _ = play_by_numbers(tmp_path / "game.json", seed, lang, size)
    assert session.replay is not None


@pytest.mark.parametrize("seed", range(2))
def test_a_whole_game_between_two_people(tmp_path: Path, seed: int) -> None:
    session = sit_down(gosux.new_game("gosu-x", seed), tmp_path / "game.json", hot_seat=True)
    rng = random.Random(seed)
    seated = -1
    for _ in range(MOST_ANSWERS):
        decision = session.decision
        if decision is None:
            break
        assert session.viewer == decision.player
        assert session.covered == (decision.player != seated)  # never covered for the one who is already there
        session.sit_down()
        seated = decision.player
        session.choose(decision.actions[a_number(session, rng) - 1])
    assert session.over and not session.covered
    assert session.replay is not None
    assert all(session.logs)
