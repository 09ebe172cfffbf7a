"""Leases of games: one owner at a time, by the database's clock, and writes of an earlier owner are refused."""

import asyncio
from collections.abc import Iterator
from dataclasses import replace

import pytest

from gosux.server.storage.games import LeaseLost
from gosux.server.storage.postgres.leased import LeasedStore, OwnedElsewhere
from gosux.sessions.storage.records import NewActions, TakenBack
from tests.sessions.test_storage import NEW

LONG, OVER = 600.0, -1.0  # seconds that a node is alive


@pytest.fixture
def stores(postgres_database: str) -> Iterator[list[LeasedStore]]:
    made = [LeasedStore(postgres_database, name) for name in ("a", "b")]
    for store in made:
        store.beat(False, LONG)
    yield made
    for store in made:
        store.close()


def moved(place: int) -> NewActions:
    return NewActions(NEW.id, 0, place, [7], {"round": 1}, {"asked": 1}, False)


def test_a_game_belongs_to_whoever_made_it(stores: list[LeasedStore]) -> None:
    async def run() -> None:
        a, b = stores
        await a.create(NEW)
        with pytest.raises(OwnedElsewhere):
            await b.load(NEW.id)
        assert await b.owners([NEW.id, "unknown"]) == {NEW.id: "a"}
        assert await b.load("unknown") is None
        await a.append(moved(1))
        await a.give_up([NEW.id])
        assert await b.owners([NEW.id]) == {}
        record = await b.load(NEW.id)
        assert record is not None and record.actions == [5, 7]

    asyncio.run(run())


def test_late_writes_of_an_owner_that_slept_are_refused(stores: list[LeasedStore]) -> None:
    async def run() -> None:
        a, b = stores
        lost: list[str] = []
        a.on_lost = lost.append
        await a.create(NEW)
        a.beat(False, OVER)
        await b.load(NEW.id)
        with pytest.raises(LeaseLost):
            await a.append(moved(1))  # although b has not written anything yet
        with pytest.raises(LeaseLost):
            await a.note(NEW.id, {"clock": 1})
        with pytest.raises(LeaseLost):
            await a.take_back(TakenBack(NEW.id, 0, 0, [0, 0], {}, {}))
        with pytest.raises(LeaseLost):
            await a.renew(replace(NEW, version="5"))
        assert lost == [NEW.id] * 4
        await b.append(moved(1))
        beat = a.beat(False, LONG)
        assert beat.expired and beat.owned == {} and beat.living == {"a", "b"}
        record = await b.load(NEW.id)
        assert record is not None and record.actions == [5, 7] and record.summary == {"asked": 1}

    asyncio.run(run())


def test_an_owner_that_slept_goes_on_if_nobody_took_the_game(stores: list[LeasedStore]) -> None:
    async def run() -> None:
        a, _ = stores
        await a.create(NEW)
        a.beat(False, OVER)
        await a.append(moved(1))
        beat = a.beat(False, LONG)
        assert beat.expired and beat.owned == a.fences
        assert not a.beat(False, LONG).expired

    asyncio.run(run())


def test_a_node_that_is_not_alive_takes_nothing(stores: list[LeasedStore]) -> None:
    async def run() -> None:
        a, b = stores
        await a.create(NEW)
        await a.end_node()
        b.beat(False, OVER)
        with pytest.raises(OwnedElsewhere):
            await b.load(NEW.id)
        b.beat(False, LONG)
        assert await b.load(NEW.id) is not None

    asyncio.run(run())


def test_one_process_keeps_the_waiting_rooms(stores: list[LeasedStore]) -> None:
    async def run() -> None:
        a, b = stores
        assert await a.rooms_owner() is None
        assert await a.take_rooms() and not await b.take_rooms()
        await a.put_room("room", "{}")
        a.beat(False, OVER)
        assert await b.take_rooms() and await b.rooms_owner() == "b"
        for late in (a.put_room("room", "late"), a.drop_rooms(["room"])):
            with pytest.raises(LeaseLost):
                await late
        assert await b.all_rooms() == ["{}"]
        assert a.beat(False, LONG).rooms is None and b.beat(False, LONG).rooms == b.rooms_fence

    asyncio.run(run())
