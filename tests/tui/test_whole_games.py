"""Whole games at the terminal, by typing the numbers of choices."""

import random
from pathlib import Path

import pytest
from textual.pilot import Pilot

import gosux
from gosux.game.game import Game
from gosux.records.replays import read_replay, verify_replay
from gosux.tui import saves
from gosux.tui.app import Terminal
from gosux.tui.session import Session
from tests.tui.table import a_number, at_the_screen, enter, screen, sit_down

MOST_ANSWERS = 400


def drawn(text: str) -> str:
    """As it is on the screen: every space is a plain one."""
    return text.replace("\xa0", " ")


def play_by_numbers(game: Game, save: Path, lang: str, size: tuple[int, int], seed: int) -> tuple[Session, str]:
    """Play against random bots to the end; whenever somebody looks, all that is needed to answer can be read."""
    session = sit_down(game, save, lang, seed=seed)
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


SMALL, LARGE = (80, 24), (120, 40)


@pytest.mark.parametrize(
    ("ruleset", "players", "lang", "size", "seed"),
    [
        ("gosu-x", 2, "en", LARGE, 35),
        ("gosu-x", 2, "fr", SMALL, 49),
        ("gosu-x-quick", 2, "en", SMALL, 26),
        ("gosu", 2, "fr", LARGE, 16),
        ("gosu", 3, "en", SMALL, 12),
        ("gosu", 4, "fr", SMALL, 1),
    ],
)
def test_a_whole_game_against_bots(
    tmp_path: Path, ruleset: str, players: int, lang: str, size: tuple[int, int], seed: int
) -> None:
    game = gosux.new_game(ruleset, seed, players=players)
    session, last = play_by_numbers(game, tmp_path / "game.json", lang, size, seed)
    result = session.game.result
    assert result is not None and session.replay is not None
    assert drawn(session.words.result(result, 0))[:20] in last
    assert result.rule in last
    replay = read_replay(session.replay)
    assert replay.seats == players
    assert verify_replay(replay) == session.game
    assert not (tmp_path / "game.json").exists()


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize(("lang", "size"), [("en", (160, 50)), ("fr", (100, 30)), ("fr", (60, 16))])
def test_whole_games_on_screens_of_all_sizes(tmp_path: Path, lang: str, size: tuple[int, int], seed: int) -> None:
    for ruleset, players in (("gosu-x", 2), ("gosu-x-quick", 2), ("gosu", 3), ("gosu", 4)):
        game = gosux.new_game(ruleset, seed, players=players)
        session, _ = play_by_numbers(game, tmp_path / f"{ruleset}-{players}.json", lang, size, seed)
        assert session.replay is not None


@pytest.mark.parametrize(
    ("ruleset", "players", "seed"),
    [("gosu-x", 2, 0), ("gosu-x-quick", 2, 1), ("gosu", 2, 2), ("gosu", 3, 3), ("gosu", 4, 4)],
)
def test_a_whole_game_between_people(tmp_path: Path, ruleset: str, players: int, seed: int) -> None:
    game = gosux.new_game(ruleset, seed, players=players)
    session = sit_down(game, tmp_path / "game.json", hot_seat=True)
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
