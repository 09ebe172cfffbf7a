"""Games that nobody has touched for a long time are removed; those that somebody may still want are not."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from gosux.server.limits.bans import Ban
from gosux.server.limits.connections import Limits
from gosux.server.storage import Store, expiry
from gosux.server.storage.expiry import GAMES, Batch, Mark, find_expired, has_days_left, limit_of, remove_games
from gosux.server.storage.operating.admin import Ending, ban, is_elsewhere, order_ending, read_wishes, unban
from gosux.server.storage.postgres.store import PostgresStore
from gosux.server.upkeep import Notice, Upkeep
from gosux.server.websocket import Sockets
from tests.server.playing import serving
from tests.server.test_limits import limited
from tests.sessions.playing import sitting
from tests.sessions.test_storage import NEW

DAYS = {"clock": {"base": 86400, "increment": 0, "days": True}}


async def age(store: Store, game: str, days: float) -> None:
    """The last move of a game was so many days ago."""
    moment = limit_of(days)
    await store.transact(lambda session: session.execute(GAMES.update().where(GAMES.c.id == game).values(moved=moment)))


def test_old_games_are_removed_and_others_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(expiry, "BATCH", 2)
    monkeypatch.setattr("gosux.server.upkeep.REST", 0.0)

    async def talk() -> None:
        async with serving(tmp_path) as served:
            assert served.app is not None
            store: Store = served.app.state.store
            keeper = Upkeep(store, served.lobby, Sockets(), None, Notice(30), 30)
            ages = {"new": 0, "young": 29, "old": 31, "older": 400, "oldest": 500}
            made = {name: await served.new_game(lesson="first-game") for name in ages}
            for name, days in ages.items():
                await age(store, made[name]["game"], days)
            waits = replace(NEW, id="waits", seats=[], terms=DAYS, summary={"clock": {"left": [5.0, 86400.0]}})
            await store.create(waits)
            out = replace(NEW, id="out", seats=[], terms=DAYS, summary={"clock": {"left": [0.0, 86400.0]}})
            await store.create(out)
            for game in ("waits", "out"):
                await age(store, game, 1000)
            async with sitting(served, made["oldest"]["seats"][0]["token"]):  # somebody looks at it
                assert await keeper.sweep() == 3
            tokens = [one["seats"][0]["token"] for one in made.values()]
            left = {game["game"] for game in (await served.post("/api/games/mine", {"tokens": tokens}))["games"]}
            assert left == {made[name]["game"] for name in ("new", "young", "oldest")}
            assert await store.load("waits") is not None and await store.load("out") is None
            rows = await store.transact(lambda session: session.connection().exec_driver_sql("SELECT game FROM seats"))
            assert {row[0] for row in rows} == left

    asyncio.run(talk())


def test_only_clocks_in_days_keep_a_game(tmp_path: Path) -> None:
    fischer = {"clock": {"base": 600, "increment": 5, "days": False}}
    assert not has_days_left(None, {}) and not has_days_left(fischer, {"clock": {"left": [5.0, 5.0]}})
    assert has_days_left(DAYS, {}) and has_days_left(DAYS, {"clock": {"left": [5.0, None]}})
    assert not has_days_left(DAYS, {"clock": {"left": [0.0, None]}})


def test_the_same_holds_in_postgresql(postgres_database: str) -> None:
    async def talk() -> None:
        store = PostgresStore(postgres_database)
        for name in ("one", "two", "waits"):
            await store.create(replace(NEW, id=name, seats=[], terms=DAYS if name == "waits" else None))
            await age(store, name, 100)
        limit = limit_of(30)
        found = await store.transact(lambda session: find_expired(session, limit, Mark()))
        assert found == Batch(["one", "two"], None)
        assert await store.transact(lambda session: remove_games(session, found.games, limit)) == 2
        assert await store.load("one") is None and await store.load("waits") is not None
        # What an operator wants, too.
        await store.transact(lambda session: ban(session, "203.0.113.7", 4e9))
        order = await store.transact(lambda session: order_ending(session, "waits", None))
        wishes = await store.transact(read_wishes)
        assert (wishes.bans, wishes.endings) == ([Ban("203.0.113.7", 4e9)], [Ending(order, "waits", None)])
        assert not await store.transact(lambda session: is_elsewhere(session, "waits"))
        assert await store.transact(lambda session: unban(session, "203.0.113.7"))
        store.close()

    asyncio.run(talk())


def test_a_server_says_how_long_it_keeps_games_and_removes_them_by_itself(tmp_path: Path) -> None:
    async def talk() -> None:
        async with limited(tmp_path, Limits()) as served:
            assert served.app is not None
            made = await served.new_game()
            await age(served.app.state.store, made["game"], 100)
            assert (await served.http.get("/api/notice")).json()["kept_days"] is None
        async with limited(tmp_path, Limits(), expire=90) as served:
            assert (await served.http.get("/api/notice")).json()["kept_days"] == 90
            while (await served.post("/api/games/mine", {"tokens": [made["seats"][0]["token"]]}))["games"]:
                await asyncio.sleep(0.05)

    asyncio.run(talk())
