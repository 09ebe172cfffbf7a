"""No message to a player differs between two worlds that are equal for that player."""

import asyncio
import random
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from pathlib import Path

import pytest

from gosux import Game
from gosux.model.actions import NO
from gosux.model.codec import state_json
from gosux.model.kinds import KINDS
from gosux.server.messages.table import Player
from gosux.server.scenes import scene_for
from tests.properties.test_secrets import ACTIVATION
from tests.properties.worlds import PERIL, WAYS, Pair
from tests.random_play import GOSU_3, GOSU_X, GOSU_X_QUICK, Variant, moments, starts
from tests.scene import scene
from tests.server.playing import Json, Page, Served, serving, sitting
from tests.server.test_speech import clickable

PLAYER = Player(kind="person", level=None)


def begun_here(game: Game) -> Game:
    """A game that begins with this very state: what came before is not the same in both worlds."""
    return Game(game.rules, game.state.clone(), state_json(game.state), [])


class Worlds:
    """A pair of worlds, each as a game of persons on the server, and all their pages."""

    def __init__(self, pair: Pair, tables: list[list[Page]]) -> None:
        self.pair = pair
        self.tables = tables
        self.viewers = [table[pair.viewer] for table in tables]
        self.compared = 0

    async def play(self, decisions: int) -> None:
        await self.compare()
        pair = self.pair
        for _ in range(decisions):
            if any(game.state.over for game in pair.games):
                return
            actions = pair.choose()
            if isinstance(actions, str):
                return
            if pair.in_step() and pair.question(0)[0] == pair.viewer and actions[0] is not None:
                await self.draft(actions[0])
            for side, action in enumerate(actions):
                if action is not None:
                    asked = self.tables[side][int(pair.games[side].state.decider)]
                    answer = await asked.confirm(action)
                    assert answer["type"] == "state", answer
                    await self.settle(side)
                    pair.take(side, action)
            if pair.in_step():
                if pair.story[0] != pair.story[1]:
                    return
                await self.compare()

    async def settle(self, side: int) -> None:
        """Everybody at a table hears what was said to them."""
        for one in self.tables[side]:
            await one.ask("why", number=one.state["number"], at={"at": "word", "word": "pass"})

    async def draft(self, action: int) -> None:
        """The viewer tries the step, another one, and drops both."""
        number = self.viewers[0].state["number"]
        other = self.pair.rng.choice(self.pair.games[0].legal())
        for steps in ([action], [other], [other, action], []):
            for viewer in self.viewers:
                await viewer.ask("try", number=number, steps=steps)

    async def compare(self) -> None:
        """Whatever the viewer has heard is the same in both worlds, and so are answers to any question."""
        game = self.pair.games[0]
        scene = scene_for(game, self.pair.viewer, [PLAYER] * game.players)
        for at in self.pair.rng.sample(clickable(scene), 3):
            for viewer in self.viewers:
                await viewer.ask("why", number=viewer.state["number"], at=at.model_dump())
        one, two = [known_to(viewer) for viewer in self.viewers]
        assert one == two, f"at {KINDS[game.state.kind].name}"
        self.compared += 1


def known_to(viewer: Page) -> list[Json]:
    """Everything that a page was told, but the name of the game. What happened may come in one state or in two."""
    now = {key: value for key, value in viewer.state.items() if key not in ("events", "request")}
    answers = [
        {key: value for key, value in message.items() if key != "game"}
        for message in viewer.heard
        if message["type"] != "state"
    ]
    return [now, *viewer.story, *answers]


async def compare_worlds(served: Served, pair: Pair, decisions: int) -> int:
    async with AsyncExitStack() as stack:
        tables: list[list[Page]] = []
        for game in pair.games:
            made = await served.lobby.begin(begun_here(game), [PLAYER] * game.players)
            tokens = [seat.token for seat in made.seats]
            tables.append([await stack.enter_async_context(sitting(served, token)) for token in tokens])
        worlds = Worlds(pair, tables)
        await worlds.play(decisions)
        return worlds.compared


@pytest.mark.parametrize("variant", [GOSU_X, GOSU_X_QUICK, GOSU_3], ids=str)
def test_a_player_cannot_tell_two_worlds_apart_by_any_message(tmp_path: Path, variant: Variant) -> None:
    async def play() -> tuple[int, int]:
        compared = different = 0
        async with serving(tmp_path) as served:
            for seed, game in starts(variant, 6):
                rng = random.Random(seed)
                for _ in moments(game, rng):
                    if rng.random() < 0.02 / variant.share and not game.state.available:
                        way = rng.randrange(len(WAYS))
                        pair = Pair(game, int(game.state.decider), way, random.Random(rng.random()))
                        different += pair.games[0].digest() != pair.games[1].digest()
                        compared += await compare_worlds(served, pair, 10)
        return compared, different

    compared, different = asyncio.run(play())
    assert compared > 25
    assert different > 3


ASKED_UNNOTICED = [
    # Held by the other player, who is then asked; without it; what the viewer does; the answer of the one who is asked.
    (PERIL.format(held="red-circle", below="solok"), PERIL.format(held="solok", below="red-circle"),
     ["play lava-goddesses", "capture 1:I1"]),
    (ACTIVATION.format(held="atalanta", below="elle"), ACTIVATION.format(held="elle", below="atalanta"),
     ["activate 0:I1"]),
]  # fmt: skip


@pytest.mark.parametrize(("holding", "other", "actions"), ASKED_UNNOTICED)
def test_nobody_notices_by_a_message_that_another_was_asked(
    tmp_path: Path, holding: str, other: str, actions: list[str]
) -> None:
    async def play() -> None:
        async with serving(tmp_path) as served:
            viewers: list[Page] = []
            for position in (holding, other):
                game = scene(position)
                seats = [{"kind": "person"}, {"kind": "person"}]
                made = await served.new_game(position=position, seats=seats)
                viewer, asked = [page_of(served, seat["token"]) for seat in made["seats"]]
                async with viewer as one, asked as two:
                    steps = [row(game, action) for action in actions]
                    await one.ask("try", number=one.state["number"], steps=steps)
                    await one.confirm(*steps)
                    await two.hear()
                    if position == holding:
                        before = one.state
                        assert before["scene"]["question"] is None
                        assert two.state["scene"]["question"]["kind"] == "will"
                        await two.ask("try", number=two.state["number"], steps=[NO])
                        await one.ask("why", number=one.state["number"], at={"at": "deck", "seat": 0})
                        assert one.state is before  # a draft of the other is nobody's business
                        one.heard.pop()
                        await two.confirm(NO)
                        await one.hear()
                        assert one.state["number"] == before["number"]
                    await one.ask("why", number=one.state["number"], at={"at": "deck", "seat": 0})
                    one.heard[-1]["request"] = 0
                    viewers.append(one)
            assert known_to(viewers[0]) == known_to(viewers[1])

    asyncio.run(play())


def page_of(served: Served, token: str) -> AbstractAsyncContextManager[Page]:
    return sitting(served, token)


def row(game: Game, action: str) -> int:
    """The number of an action that answers the question open now or a later one."""
    number = game.action_id(action)
    if number in game.legal():
        game.step(number)
    return number
