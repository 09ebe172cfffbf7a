"""Every storage keeps games the same way: in both databases and in memory."""

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from gosux.server.storage import Store
from gosux.server.storage.postgres.store import PostgresStore
from gosux.sessions.memory import MemoryStorage
from gosux.sessions.storage.records import NewActions, NewGameRecord, SeatRecord, Storage, TakenBack, Unavailable

SEATS = [SeatRecord(0, "person", None, "mark", "Ada"), SeatRecord(1, "bot", "recruit", None)]
NEW = NewGameRecord(
    "one", "gosu-x", "4", {"edition": "en"}, "seed", None, {"round": 0}, {"asked": 0}, False, SEATS, [0, 0], [5]
)  # fmt: skip


@pytest.fixture(params=["sqlite", "postgresql", "memory"])
def storage(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Storage]:
    if request.param == "memory":
        yield MemoryStorage()
        return
    sqlite = request.param == "sqlite"
    store = Store(tmp_path) if sqlite else PostgresStore(request.getfixturevalue("postgres_database"))
    yield store
    store.close()


def test_what_was_stored_is_read_again(storage: Storage) -> None:
    async def store() -> None:
        await storage.create(NEW)
        await storage.append(NewActions("one", 0, 1, [7, -1], {"round": 1}, {"asked": 1}, True))
        record = await storage.load("one")
        assert record is not None
        assert (record.actions, record.state, record.summary, record.over) == (
            [5, 7, -1],
            {"round": 1},
            {"asked": 1},
            True,
        )
        assert (record.seats, record.options, record.seed, record.epoch) == (SEATS, {"edition": "en"}, "seed", 0)
        assert await storage.load("two") is None

    asyncio.run(store())


def test_what_was_read_is_no_part_of_the_storage(storage: Storage) -> None:
    async def store() -> None:
        await storage.create(NEW)
        record = await storage.load("one")
        assert record is not None
        record.state["round"] = 9
        record.actions.append(9)
        again = await storage.load("one")
        assert again is not None and (again.state, again.actions) == ({"round": 0}, [5])

    asyncio.run(store())


def test_seats_are_found_by_tokens_and_lists_hold_no_actions(storage: Storage) -> None:
    async def store() -> None:
        await storage.create(NEW)
        assert await storage.seats_of(["mark", "nobody"]) == {"mark": ("one", 0)}
        found = await storage.summaries(["one", "two"])
        assert [(id, record.summary, record.actions) for id, record in found.items()] == [("one", {"asked": 0}, [])]

    asyncio.run(store())


def test_a_game_that_begins_anew_has_another_epoch_and_no_actions(storage: Storage) -> None:
    async def store() -> None:
        await storage.create(NEW)
        before = await storage.load("one")
        renewed = replace(NEW, version="5", origin={"round": 3}, numbers=[4, 4], actions=[])
        assert await storage.renew(renewed) == 1
        await storage.append(NewActions("one", 1, 0, [8], {"round": 3}, {"asked": 0}, False))
        record = await storage.load("one")
        assert before is not None and record is not None
        assert (record.epoch, record.version, record.origin, record.numbers) == (1, "5", {"round": 3}, [4, 4])
        assert (record.actions, record.begun) == ([8], before.begun)

    asyncio.run(store())


def test_what_nobody_noticed_does_not_change_when_a_game_was_moved_last(storage: Storage) -> None:
    async def store() -> None:
        await storage.create(NEW)
        before = await storage.load("one")
        await asyncio.sleep(0.01)
        await storage.append(NewActions("one", 0, 1, [7], {}, {}, False, unnoticed=True))
        unnoticed = await storage.load("one")
        await storage.append(NewActions("one", 0, 2, [7], {}, {}, False))
        noticed = await storage.load("one")
        assert before is not None and unnoticed is not None and noticed is not None
        assert before.moved == unnoticed.moved < noticed.moved

    asyncio.run(store())


def test_actions_that_are_taken_back_are_gone(storage: Storage) -> None:
    async def store() -> None:
        await storage.create(NEW)
        await storage.append(NewActions("one", 0, 1, [7, 8], {"round": 1}, {"asked": 1}, True))
        await storage.take_back(TakenBack("one", 0, 2, [6, 6], {"round": 2}, {"asked": 0}))
        record = await storage.load("one")
        assert record is not None
        assert (record.actions, record.numbers, record.state, record.over) == ([5, 7], [6, 6], {"round": 2}, False)
        await storage.append(NewActions("one", 0, 2, [9], {}, {}, False))
        for wrong in (TakenBack("one", 0, 4, [], {}, {}), TakenBack("one", 1, 1, [], {}, {})):
            with pytest.raises(Unavailable):
                await storage.take_back(wrong)
        record = await storage.load("one")
        assert record is not None and record.actions == [5, 7, 9]

    asyncio.run(store())


def test_an_action_in_a_place_that_is_taken_is_refused(storage: Storage) -> None:
    async def store() -> None:
        await storage.create(NEW)
        with pytest.raises(Unavailable):
            await storage.append(NewActions("one", 0, 0, [7], {}, {}, False))
        record = await storage.load("one")
        assert record is not None and record.actions == [5]

    asyncio.run(store())
