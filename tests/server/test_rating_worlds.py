"""Two worlds that a player cannot tell apart, on two servers: ratings, ladder, rooms and figures are the same too until
the player is told the end. With any ruleset and number of players that can be rated."""

import asyncio
import random
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from gosux.server.ratings.glicko import SETTLED
from gosux.sessions.clocks import timing
from gosux.sessions.lobby import fingerprint
from gosux.sessions.rooms.terms import Terms
from tests.properties.worlds import WAYS, Pair
from tests.random_play import GOSU_2, GOSU_3, GOSU_4, GOSU_X, Variant, moments, starts
from tests.server.playing import Served, serving
from tests.server.test_accounts import Owner
from tests.server.test_metrics import figures
from tests.server.test_ratings import Table, begun, lost_by, owners, release, seated, session_of, set_known
from tests.server.test_rooms import TWO
from tests.sessions.playing import Json, sitting
from tests.sessions.test_leaks import PLAYER, Worlds, begun_here
from tests.sessions.together import tokens_of

ID = "worlds"
OWN_RATINGS = 4  # their place in what is told
RANDOM = {"room", "game", "code", "fingerprint", "kept", "begun", "moved"}  # chosen at random, or times of the day


class World:
    """A server with rated people and the game of one world, in which they sit."""

    def __init__(self, served: Served, people: list[Owner], variant: Variant) -> None:
        self.served, self.people, self.variant = served, people, variant
        self.tokens = tokens_of(ID, variant.players)
        self.table = Table(served, self.tokens, ID)

    @classmethod
    async def make(cls, served: Served, variant: Variant) -> "World":
        """Everybody is on the ladder."""
        people = await owners(served, *["Ada", "Bo", "Cy", "Di"][: variant.players])
        world = cls(served, people, variant)
        first = await begun(served, *people, ruleset=variant.ruleset, seats=world.seats)
        await lost_by(first, *range(1, variant.players))
        await first.ratings()
        await set_known(served, SETTLED - 10)
        return world

    @property
    def seats(self) -> list[Json]:
        return [dict(TWO[0]) for _ in self.people]

    async def open(self, pair: Pair, side: int) -> None:
        accounts = {seat: (await one.own(""))["account"] for seat, one in enumerate(self.people)}
        marks = {seat: fingerprint(token) for seat, token in enumerate(self.tokens)}
        terms = Terms(stand_in="random", rated=True)
        players = [PLAYER] * self.variant.players
        game = begun_here(pair.games[side])
        await self.served.lobby.open(ID, game, players, marks, terms=terms, accounts=accounts)

    async def told(self, viewer: int) -> list[object]:
        """All that a player can ask for while the game goes on, and the others, who may show it to them; and the names
        of all figures and how often requests were answered how, which an operator sees."""
        body = {"token": self.tokens[viewer]}
        refused = [await self.served.refused(f"/api/{path}", body) for path in ("game-ratings", "story", "replay")]
        listed = (await self.served.http.get(f"/api/ladder/{self.variant.ruleset}/{self.variant.players}/0")).json()
        room = await seated(self.served, *self.people, ruleset=self.variant.ruleset, seats=self.seats, listed=True)
        seats = await room.now()
        lobby = (await self.served.http.get("/api/rooms")).json()
        await self.served.request("/api/rooms/leave", f'{{"token": "{room.tokens[0]}"}}')
        own = [await one.own("/ratings") for one in self.people]
        kept = [await one.own("/export") for one in self.people]
        numbers = [[one["ratings"], len(one["games"])] for one in kept]
        found = figures(self.served)
        counted = {name: count for name, count in found.items() if name.startswith("gosux_requests_total")}
        return [refused, listed, plain(seats), plain(lobby), own, numbers, sorted(found), counted]


def plain(found: object) -> object:
    if isinstance(found, dict):
        return {key: plain(value) for key, value in found.items() if key not in RANDOM}
    return [plain(one) for one in found] if isinstance(found, list) else found


class RatedWorlds(Worlds):
    """Whatever can be asked of ratings is compared at each step."""

    worlds: list[World]

    async def compare(self) -> None:
        await super().compare()
        one, two = [await world.told(self.pair.viewer) for world in self.worlds]
        assert one == two


def pairs(variant: Variant) -> Iterator[Pair]:
    """In which the hidden cards of somebody else are others."""
    for seed, game in starts(variant, 4, 1):
        rng = random.Random(seed)
        for _ in moments(game, rng):
            if rng.random() < 0.05 and not game.state.available:
                pair = Pair(game, int(game.state.decider), rng.randrange(len(WAYS)), random.Random(rng.random()))
                if pair.games[0].digest() != pair.games[1].digest():
                    yield pair


@pytest.mark.parametrize(
    "variant",
    [
        pytest.param(one, marks=[] if one is GOSU_X else pytest.mark.slow, id=str(one))
        for one in (GOSU_X, GOSU_2, GOSU_3, GOSU_4)
    ],
)
def test_ratings_tell_nothing_of_what_a_player_does_not_know(tmp_path: Path, variant: Variant) -> None:
    pair = next(pairs(variant))

    async def play() -> None:
        async with AsyncExitStack() as stack:
            worlds, tables = [], []
            for side in (0, 1):
                served = await stack.enter_async_context(serving(tmp_path / str(side)))
                world = await World.make(served, variant)
                await world.open(pair, side)
                worlds.append(world)
                tables.append([await stack.enter_async_context(sitting(served, one)) for one in world.tokens])
            sessions = [session_of(world.table) for world in worlds]
            compared = RatedWorlds(pair, sessions, tables)
            compared.worlds = worlds
            await compared.play(3)
            assert compared.compared > 1
            # In one world all others give up, which the player is not told for a while.
            last = sessions[1]
            others = [seat for seat in range(variant.players) if seat != pair.viewer]
            for seat in others:
                async with last.lock:
                    await last.take([-1 - seat], seat, None, due=timing.now() + 3600)
            assert last.game.state.over and not sessions[0].game.state.over
            told = [await world.told(pair.viewer) for world in worlds]
            assert told[0] == told[1]
            release(last.outboxes)
            assert (await worlds[1].table.ratings(pair.viewer))["counts"]
            own = [await one.own("/ratings") for one in worlds[1].people]
            assert own != told[1][OWN_RATINGS]

    asyncio.run(play())
