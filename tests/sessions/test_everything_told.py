"""Two worlds that are equal for a player stay equal in everything that this player can look at: their seat, their own
game as somebody who watches, clocks, lists of games, the lobby; and the server's log is the same."""

import asyncio
import json
import logging
import random
import time
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from gosux.sessions.clocks import timing
from gosux.sessions.lobby import fingerprint
from gosux.sessions.log import NAME
from gosux.sessions.messages.clocks import ClockTerms
from gosux.sessions.messages.watching import WatchTerms
from gosux.sessions.rooms.display import played_game
from gosux.sessions.rooms.terms import Terms
from gosux.sessions.session import Session
from tests.properties.worlds import WAYS, Pair
from tests.random_play import GOSU_2, GOSU_3, GOSU_4, GOSU_X, GOSU_X_QUICK, Variant, moments, starts
from tests.sessions.playing import InMemory, Json, Page, Served, page, sitting
from tests.sessions.test_leaks import Worlds, asked_in_one_world, begun_here, known_to
from tests.sessions.test_watching import CODE, watch
from tests.sessions.together import begin_together, tokens_of

TERMS = Terms(
    clock=ClockTerms(base=600, increment=10), watch=WatchTerms(who="lobby", hands=None), watch_code=CODE,
    stand_in="random",
)  # fmt: skip


@pytest.fixture(autouse=True)
def time_stands_still(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow this machine is, clocks show the same, and nobody is told to be away or to watch later."""
    began = time.monotonic()  # as the loop counts: what is to happen later does not happen at once
    monkeypatch.setattr(timing, "now", lambda: began)
    monkeypatch.setattr("gosux.sessions.together.audience.COUNT_PAUSE", 3600.0)


class OpenWorlds(Worlds):
    """The viewer also watches both games, without saying who they are."""

    def __init__(
        self, served: Served, pair: Pair, sessions: list[Session], tables: list[list[Page]], watching: list[Page]
    ) -> None:
        super().__init__(pair, sessions, tables)
        self.served = served
        self.watching = watching

    async def compare(self) -> None:
        await super().compare()
        for one in self.watching:
            await one.ask("concede")  # refused: whatever was sent before it has arrived
        heard = [[message for message in known_to(page) if message["type"] != "error"] for page in self.watching]
        assert heard[0] == heard[1]
        assert await self.listed(0) == await self.listed(1)
        shown = [without(played_game(session).model_dump(), "game") for session in self.sessions]
        assert shown[0] == shown[1]

    async def listed(self, side: int) -> Json:
        """The viewer's game in their list and in their feed."""
        session = self.sessions[side]
        token = tokens_of(session.id, session.game.players)[self.pair.viewer]
        (found,) = (await self.served.lobby.list_marked([fingerprint(token)])).games
        return without(found.model_dump(mode="json"), "game", "begun", "moved")


def without(found: Json, *keys: str) -> Json:
    return {key: value for key, value in found.items() if key not in keys}


async def compare_all(served: Served, pair: Pair, decisions: int, id: str) -> int:
    async with AsyncExitStack() as stack:
        sessions, tables, watching = [], [], []
        for side, game in enumerate(pair.games):
            session = await begin_together(served, begun_here(game), terms=TERMS, id=f"{id} {side}")
            sessions.append(session)
            tokens = tokens_of(session.id, game.players)
            tables.append([await stack.enter_async_context(sitting(served, token)) for token in tokens])
            one = await stack.enter_async_context(page(served, ""))
            assert (await watch(one, session.id))["type"] == "state"
            watching.append(one)
        worlds = OpenWorlds(served, pair, sessions, tables, watching)
        await worlds.play(decisions)
        return worlds.compared


def logged(caplog: pytest.LogCaptureFixture, id: str) -> list[list[str]]:
    """What the server wrote down of each of the two games, without their names."""
    told: list[list[str]] = [[], []]
    for record in caplog.records:
        line = json.dumps([record.getMessage(), vars(record).get("facts")], default=str, sort_keys=True)
        for side in (0, 1):
            if f"{id} {side}" in line:
                told[side].append(line.replace(f"{id} {side}", ""))
    return told


@pytest.mark.parametrize(
    "variant",
    [
        pytest.param(one, marks=[] if one is GOSU_X else pytest.mark.slow, id=str(one))
        for one in (GOSU_X, GOSU_X_QUICK, GOSU_2, GOSU_3, GOSU_4)
    ],
)
def test_a_player_who_also_watches_learns_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, variant: Variant
) -> None:
    caplog.set_level(logging.INFO, NAME)

    async def play() -> tuple[int, int, int]:
        compared = different = lines = 0
        async with InMemory()(tmp_path) as served:
            for seed, game in starts(variant, 2):
                rng = random.Random(seed)
                for number, _ in enumerate(moments(game, rng)):
                    if rng.random() < 0.02 / variant.share and not game.state.available:
                        way = rng.randrange(len(WAYS))
                        pair = Pair(game, int(game.state.decider), way, random.Random(rng.random()))
                        different += pair.games[0].digest() != pair.games[1].digest()
                        id = f"world {seed} {number}"
                        compared += await compare_all(served, pair, 6, id)
                        one, two = logged(caplog, id)
                        assert one == two
                        lines += len(one)
        return compared, different, lines

    compared, different, lines = asyncio.run(play())
    assert compared > 5 and different > 0 and lines > 5


@pytest.mark.rule("X10.24")
def test_a_player_who_also_watches_does_not_see_in_which_world_another_was_asked(tmp_path: Path) -> None:
    async def play() -> list[int]:
        async with InMemory()(tmp_path) as served:
            pairs = asked_in_one_world(2)
            return [await compare_all(served, pair, 3, f"asked {number}") for number, pair in enumerate(pairs)]

    compared = asyncio.run(play())
    assert len(compared) == 2 and sum(count > 1 for count in compared) > 0
