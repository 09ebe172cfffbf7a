"""No message to a player differs between two worlds that are equal for that player."""

import asyncio
import random
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest

from gosux import Game
from gosux.game.codec import state_json
from gosux.model.actions import NO
from gosux.model.kinds import KINDS
from gosux.records.files import RecordError
from gosux.sessions.bots.asking import Bots, StopSignal
from gosux.sessions.clocks.pauses import Pauses, may_ask_unnoticed
from gosux.sessions.messages.table import Player
from gosux.sessions.scenes.scene import scene_for
from gosux.sessions.scenes.summaries import board_of
from gosux.sessions.seat_pages import position
from gosux.sessions.session import Session
from tests.properties.test_secrets import ACTIVATION
from tests.properties.worlds import PERIL, WAYS, Pair
from tests.random_play import GOSU_3, GOSU_X, GOSU_X_QUICK, Variant, moments, starts
from tests.scene import scene
from tests.sessions.playing import Json, Page, Served, Serving, sitting
from tests.sessions.test_sentences import clickable

PLAYER = Player(kind="person", level=None)


def begun_here(game: Game) -> Game:
    """A game that begins with this very state: what came before is not the same in both worlds."""
    return Game(game.rules, game.state.clone(), state_json(game.state), [])


class Worlds:
    """A pair of worlds, each as a game of persons, and all their pages.

    The viewer says the same in both worlds. What the others say is not compared.
    """

    def __init__(self, pair: Pair, sessions: list[Session], tables: list[list[Page]]) -> None:
        self.pair = pair
        self.sessions = sessions
        self.tables = tables
        self.viewers = [table[pair.viewer] for table in tables]
        self.compared = 0
        self.handed_on = 0

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
                    await self.confirm(side, action)
                    pair.take(side, action)
            if pair.in_step():
                if pair.story[0] != pair.story[1]:
                    return
                if not pair.unnoticed(0):  # otherwise the viewer waits in both worlds
                    await self.compare()

    async def confirm(self, side: int, action: int) -> None:
        """Whoever is asked answers; nobody waits for the answer, which may be withheld."""
        session = self.sessions[side]
        game = session.game
        seat = int(game.state.decider)
        asked = self.tables[side][seat]
        while asked.state["number"] != session.outboxes[seat].number:
            await asked.hear()
        await asked.say("confirm", number=asked.state["number"], steps=[action])
        while session.game is game:
            await asyncio.sleep(0.001)

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
        await self.sync()
        for at in self.pair.rng.sample(clickable(scene), 3):
            for viewer in self.viewers:
                await viewer.ask("why", number=viewer.state["number"], at=at.model_dump())
        one, two = [known_to(viewer) for viewer in self.viewers]
        positions = [position_known(session, self.pair.viewer) for session in self.sessions]
        assert positions[0] == positions[1]
        self.handed_on += positions[0] is not None
        assert one == two, f"at {KINDS[game.state.kind].name}"
        self.compared += 1

    async def sync(self) -> None:
        """The viewers hear all that was said to them."""
        for viewer in self.viewers:
            await viewer.ask("why", number=0, at={"at": "word", "word": "pass"})  # stale: the state follows
            await viewer.hear()


def position_known(session: Session, seat: int) -> "str | None":
    """The position that a player may hand on, if it is their turn."""
    try:
        return position(session, seat)
    except RecordError:
        return None


def known_to(viewer: Page) -> list[Json]:
    """Everything that a page was told, message by message, but the name of the game."""
    return [{key: value for key, value in message.items() if key != "game"} for message in viewer.heard]


async def compare_worlds(served: Served, pair: Pair, decisions: int) -> Worlds:
    async with AsyncExitStack() as stack:
        tables: list[list[Page]] = []
        sessions: list[Session] = []
        for game in pair.games:
            made = await served.lobby.begin(begun_here(game), [PLAYER] * game.players)
            sessions.append(served.lobby.sessions[made.game])
            tokens = [seat.token for seat in made.seats]
            tables.append([await stack.enter_async_context(sitting(served, token)) for token in tokens])
        worlds = Worlds(pair, sessions, tables)
        await worlds.play(decisions)
        return worlds


@pytest.mark.parametrize("variant", [GOSU_X, GOSU_X_QUICK, GOSU_3], ids=str)
def test_a_player_cannot_tell_two_worlds_apart_by_any_message(
    tmp_path: Path, serving: Serving, variant: Variant
) -> None:
    async def play() -> tuple[int, int, int]:
        compared = different = handed_on = 0
        async with serving(tmp_path) as served:
            for seed, game in starts(variant, 6):
                rng = random.Random(seed)
                for _ in moments(game, rng):
                    if rng.random() < 0.02 / variant.share and not game.state.available:
                        way = rng.randrange(len(WAYS))
                        pair = Pair(game, int(game.state.decider), way, random.Random(rng.random()))
                        different += pair.games[0].digest() != pair.games[1].digest()
                        worlds = await compare_worlds(served, pair, 10)
                        compared += worlds.compared
                        handed_on += worlds.handed_on
        return compared, different, handed_on

    compared, different, handed_on = asyncio.run(play())
    assert compared > 25
    assert handed_on > 3
    assert different > 3


PERILS = {"capture", "destroy", "target"}


def asked_in_one_world(most: int) -> list[Pair]:
    """Pairs from random games in which somebody is asked in one of the two worlds after the first decision."""
    found: list[Pair] = []
    for seed, game in starts(GOSU_X, 60):
        for number, _ in enumerate(moments(game, random.Random(seed))):
            if KINDS[game.state.kind].name in PERILS:
                for deal in range(4):
                    pairs = [
                        Pair(game, int(game.state.decider), 0, random.Random(10 * number + deal)) for _ in range(2)
                    ]
                    if len(found) < most and asks_in_one_world(pairs[0]):
                        found.append(pairs[1])
    return found


def asks_in_one_world(pair: Pair) -> bool:
    actions = pair.choose()
    if isinstance(actions, str):
        return False
    for side, action in enumerate(actions):
        assert action is not None  # both begin at a decision of the viewer
        pair.take(side, action)
    return pair.unnoticed(0) != pair.unnoticed(1)


@pytest.mark.rule("X10.24")
def test_a_player_cannot_tell_in_which_world_another_was_asked(tmp_path: Path, serving: Serving) -> None:
    async def play() -> list[int]:
        async with serving(tmp_path) as served:
            return [(await compare_worlds(served, pair, 3)).compared for pair in asked_in_one_world(6)]

    compared = asyncio.run(play())
    assert len(compared) == 6
    assert sum(count > 1 for count in compared) > 3  # afterwards too


ASKED_UNNOTICED = [
    # Held by the other player, who is then asked; without it; what the viewer does; the answer of the one who is asked.
    (PERIL.format(held="red-circle", below="solok"), PERIL.format(held="solok", below="red-circle"),
     ["play lava-goddesses", "capture 1:I1"]),
    (ACTIVATION.format(held="atalanta", below="elle"), ACTIVATION.format(held="elle", below="atalanta"),
     ["activate 0:I1"]),
]  # fmt: skip


class Table:
    """A game of two persons from a position."""

    def __init__(self, session: Session, viewer: Page, other: Page) -> None:
        self.session = session
        self.viewer = viewer
        self.other = other

    async def act(self, steps: list[int]) -> None:
        """The viewer acts, and nobody waits for the answer."""
        before = self.session.game
        await self.viewer.say("confirm", number=self.viewer.state["number"], steps=steps)
        while self.session.game is before:
            await asyncio.sleep(0.001)

    async def decline(self) -> None:
        await self.other.turn()
        assert self.other.state["scene"]["question"]["kind"] == "will"
        await self.other.ask("try", number=self.other.state["number"], steps=[NO])
        await self.other.confirm(NO)

    async def ask_meanwhile(self) -> list[Json]:
        """What the viewer hears who asks around and comes back in another tab before the outcome is told."""
        one = self.viewer
        number = one.state["number"]
        mark = len(one.heard)
        for at in ({"at": "deck", "seat": 0}, {"at": "slot", "seat": 1, "slot": 0}, {"at": "hand", "card": "ashes"}):
            await one.ask("why", number=number, at={"seat": 0, **at} if at["at"] == "hand" else at)
        await one.ask("try", number=number, steps=[NO])
        await one.ask("confirm", number=number, steps=[NO])
        await one.join(last=one.seen)
        heard = [{key: value for key, value in message.items() if key != "game"} for message in one.heard[mark:]]
        assert not any(message["type"] == "state" and message["events"] for message in heard), "it is told already"
        return heard


@asynccontextmanager
async def table(served: Served, position: str) -> AsyncIterator[Table]:
    made = await served.lobby.begin(scene(position), [PLAYER, PLAYER])
    one, two = [sitting(served, seat.token) for seat in made.seats]
    async with one as viewer, two as other:
        yield Table(served.lobby.sessions[made.game], viewer, other)


def steps_of(position: str, actions: list[str]) -> list[int]:
    """The numbers of actions that answer the question open now or a later one."""
    game = scene(position)
    steps = []
    for action in actions:
        steps.append(game.action_id(action))
        if steps[-1] in game.legal():
            game.step(steps[-1])
    return steps


@pytest.mark.rule("X10.24")
@pytest.mark.parametrize(("holding", "other", "actions"), ASKED_UNNOTICED)
def test_nobody_notices_by_a_message_that_another_was_asked(
    tmp_path: Path, serving: Serving, holding: str, other: str, actions: list[str]
) -> None:
    async def play() -> None:
        async with serving(tmp_path) as served:
            heard: list[list[Json]] = []
            for position in (holding, other):
                steps = steps_of(position, actions)
                async with table(served, position) as found:
                    one = found.viewer
                    await one.ask("try", number=one.state["number"], steps=steps)
                    await found.act(steps)
                    if position == holding:
                        await found.decline()
                    await one.hear()
                    await one.ask("why", number=one.state["number"], at={"at": "deck", "seat": 0})
                    heard.append(known_to(one))
            assert [message["type"] for message in heard[0]] == ["joined", "state", "draft", "state", "why"]
            assert heard[0] == heard[1]

    asyncio.run(play())


@pytest.mark.rule("X10.24")
@pytest.mark.parametrize(("holding", "other", "actions"), ASKED_UNNOTICED)
def test_before_the_outcome_is_told_nothing_tells_whether_another_is_asked(
    tmp_path: Path, serving: Serving, holding: str, other: str, actions: list[str]
) -> None:
    async def play() -> None:
        async with serving(tmp_path, pauses=Pauses(60.0, 0.0)) as served:
            heard: list[list[Json]] = []
            lists: list[Json] = []
            for position in (holding, other):
                async with table(served, position) as found:
                    await found.act(steps_of(position, actions))
                    heard.append(await found.ask_meanwhile())
                    (listed,) = (await served.post("/api/games/mine", {"tokens": [found.viewer.token]}))["games"]
                    lists.append({key: value for key, value in listed.items() if key not in ("game", "begun", "moved")})
            assert heard[0] == heard[1]
            assert lists[0] == lists[1]

    asyncio.run(play())


@pytest.mark.rule("X10.24")
@pytest.mark.parametrize(("holding", "other", "actions"), ASKED_UNNOTICED)
def test_an_outcome_that_a_hidden_card_could_change_is_told_after_the_same_pause(
    tmp_path: Path, serving: Serving, holding: str, other: str, actions: list[str]
) -> None:
    pause = 0.3

    async def play() -> None:
        async with serving(tmp_path, pauses=Pauses(pause, 0.0)) as served:
            for position in (holding, other):
                async with table(served, position) as found:
                    began = time.monotonic()
                    await found.act(steps_of(position, actions))
                    if position == holding:
                        await found.decline()
                    await found.viewer.hear()
                    assert time.monotonic() - began >= pause

    asyncio.run(play())


ONE_CARD = """
tiles = []
[[player]]
army.I = ["spirits-of-smook"]
hand = ["lava-goddesses"]
top = []
[[player]]
clans = ["abhilasha", "justice", "xian"]
army.I = ["apostles-of-the-night"]
hand = ["{held}"]
top = []
"""


@pytest.mark.rule("X10.24")
@pytest.mark.parametrize("held", ["red-circle", "atalanta", "elle"])
@pytest.mark.parametrize("actions", [["activate 0:I1"], ["play lava-goddesses", "capture 1:I1"]])
def test_one_hidden_card_could_be_any_force_of_will(held: str, actions: list[str]) -> None:
    """Whatever it is, the pause is the same: a world is guessed for each kind."""
    for seed in range(5):
        position = f"seed = {seed}\n{ONE_CARD.format(held=held)}"
        game = scene(position)
        assert may_ask_unnoticed(game.view(0), steps_of(position, actions), game.state)
        assert not may_ask_unnoticed(game.view(0), [game.action_id("draw 1")], game.state)


GROUP = ["atalanta", "elle", "volantis", "sati", "quae"]


@pytest.mark.rule("X10.24", "X10.28")
@pytest.mark.parametrize("held", GROUP)
def test_a_card_that_lies_in_a_hand_or_on_a_deck_could_be_in_the_hand(held: str) -> None:
    """All cards of the group are known, but not which of them was drawn."""
    for seed in range(5):
        top = [f"{card}#1" for card in GROUP if card != held]
        whole = ONE_CARD.format(held=f"{held}#1")
        game = scene(f"seed = {seed}\n{whole[: whole.rindex('top')]}top = {top}\n")
        assert may_ask_unnoticed(game.view(0), [game.action_id("activate 0:I1")], game.state)


@pytest.mark.rule("X10.24")
def test_a_bot_that_is_asked_unnoticed_answers_within_the_pause(
    tmp_path: Path, serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It would think for long, but is hurried."""

    async def choose(self: Bots, view: object, level: str, seed: str, signal: StopSignal) -> int:
        while not signal.wanted:
            await asyncio.sleep(0.01)
        return NO

    position, _, actions = ASKED_UNNOTICED[0]

    async def play() -> None:
        async with serving(tmp_path, pauses=Pauses(1.0, 0.0)) as served:
            monkeypatch.setattr(type(served.lobby.bots), "choose", choose)
            made = await served.lobby.begin(scene(position), [PLAYER, Player(kind="bot", level="immortal")])
            async with sitting(served, made.seats[0].token) as person:
                session = served.lobby.sessions[made.game]
                await person.say("confirm", number=person.state["number"], steps=steps_of(position, actions))
                while len(session.game.history) < 3:
                    await asyncio.sleep(0.01)
                assert session.outboxes[0].waiting, "the bot answered too late"
                assert (await person.hear())["type"] == "state"

    asyncio.run(play())


def test_an_outcome_that_no_hidden_card_can_change_is_told_at_once(tmp_path: Path, serving: Serving) -> None:
    async def play() -> None:
        async with serving(tmp_path, pauses=Pauses(60.0, 0.0)) as served:
            position = PERIL.format(held="solok", below="red-circle")
            async with table(served, position) as found:
                assert (await found.viewer.confirm(steps_of(position, ["draw 1"])[0]))["type"] == "state"

    asyncio.run(play())


def test_whoever_waits_for_an_outcome_can_give_up(tmp_path: Path, serving: Serving) -> None:
    async def play() -> None:
        async with serving(tmp_path) as served:
            position, _, actions = ASKED_UNNOTICED[0]
            async with table(served, position) as found:
                await found.act(steps_of(position, actions))
                ended = await found.viewer.ask("concede")
                assert ended["scene"]["result"]["winners"] == [1]

    asyncio.run(play())


def test_a_server_that_starts_again_withholds_what_it_withheld(tmp_path: Path, serving: Serving) -> None:
    position, _, actions = ASKED_UNNOTICED[1]

    async def play() -> None:
        async with serving(tmp_path) as served, table(served, position) as found:
            before = found.viewer.state
            await found.act(steps_of(position, actions))
            tokens = [found.viewer.token, found.other.token]
        async with serving(tmp_path) as served, sitting(served, tokens[0]) as one, sitting(served, tokens[1]) as two:
            assert one.state["number"] == before["number"]
            assert one.state["scene"]["table"] == before["scene"]["table"]
            assert (one.state["scene"]["question"], one.choices) == (None, [])
            await two.confirm(NO)
            told = await one.hear()
            assert told["number"] == before["number"] + 1
            assert told["events"][0]["kind"] == "token-placed"

    asyncio.run(play())


def test_a_list_of_games_shows_no_board_that_is_withheld(tmp_path: Path, serving: Serving) -> None:
    """A card is played, and another player is asked for Force of will before anything is told."""
    position, _, actions = ASKED_UNNOTICED[0]

    async def board(served: Served, token: str) -> Json:
        (game,) = (await served.post("/api/games/mine", {"tokens": [token]}))["games"]
        found: Json = game["board"]
        return found

    async def play() -> None:
        async with serving(tmp_path) as served, table(served, position) as found:
            token = found.viewer.token
            before = await board(served, token)
            await found.act(steps_of(position, actions))
            assert await board(served, token) == before != board_of(found.session.game.state)
        async with serving(tmp_path) as served:  # from storage: no session is open
            assert await board(served, token) == before

    asyncio.run(play())
