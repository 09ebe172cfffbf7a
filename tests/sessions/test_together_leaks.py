"""What people on several devices are told about each other is the same in two worlds that are equal for one of them."""

import asyncio
import random
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tests.properties.worlds import WAYS, Pair
from tests.random_play import GOSU_3, GOSU_X, GOSU_X_QUICK, Variant, moments, starts
from tests.sessions.playing import InMemory, Page, Served, sitting
from tests.sessions.test_leaks import Worlds, asked_in_one_world, begun_here
from tests.sessions.together import begin_together, tokens_of


async def compare_together(served: Served, pair: Pair, decisions: int, id: str) -> int:
    """Play two worlds on side by side, as games of people on several devices; the viewer also asks for pauses."""
    async with AsyncExitStack() as stack:
        sessions, tables = [], []
        for side, game in enumerate(pair.games):
            session = await begin_together(served, begun_here(game), id=f"{id} {side}")
            sessions.append(session)
            pages: list[Page] = []
            for token in tokens_of(session.id, game.players):
                pages.append(await stack.enter_async_context(sitting(served, token)))
            tables.append(pages)
        worlds = Worlds(pair, sessions, tables)
        await worlds.play(decisions)
        for viewer in worlds.viewers:
            await viewer.ask("ask_pause")
            await viewer.ask("take_back", number=viewer.state["number"])
            await viewer.ask("answer", yes=False)
        if pair.in_step() and not pair.unnoticed(0) and pair.story[0] == pair.story[1]:
            await worlds.compare()
        assert {"together"} < {message["type"] for message in worlds.viewers[0].heard}
        return worlds.compared


@pytest.fixture
def everybody_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow this machine is, nobody is told to be away."""
    monkeypatch.setattr("gosux.sessions.together.presence.GRACE", 600.0)


@pytest.mark.slow
@pytest.mark.parametrize("variant", [GOSU_X, GOSU_X_QUICK, GOSU_3], ids=str)
def test_no_word_about_people_tells_two_worlds_apart(tmp_path: Path, everybody_stays: None, variant: Variant) -> None:
    async def play() -> tuple[int, int]:
        compared = different = 0
        async with InMemory()(tmp_path) as served:
            for seed, game in starts(variant, 3):
                rng = random.Random(seed)
                for number, _ in enumerate(moments(game, rng)):
                    if rng.random() < 0.02 / variant.share and not game.state.available:
                        way = rng.randrange(len(WAYS))
                        pair = Pair(game, int(game.state.decider), way, random.Random(rng.random()))
                        different += pair.games[0].digest() != pair.games[1].digest()
                        compared += await compare_together(served, pair, 8, f"{seed} {number}")
        return compared, different

    compared, different = asyncio.run(play())
    assert compared > 10 and different > 1


@pytest.mark.rule("X10.24")
def test_no_word_about_people_tells_in_which_world_another_was_asked(tmp_path: Path, everybody_stays: None) -> None:
    async def play() -> list[int]:
        async with InMemory()(tmp_path) as served:
            pairs = asked_in_one_world(4)
            return [await compare_together(served, pair, 3, str(number)) for number, pair in enumerate(pairs)]

    compared = asyncio.run(play())
    assert len(compared) == 4 and sum(count > 1 for count in compared) > 1
