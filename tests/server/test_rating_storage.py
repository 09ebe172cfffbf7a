"""Ratings in both databases: a result counts once, whatever is repeated or done at once, and the ladder lists it."""

import asyncio
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import update

from gosux.server.ratings.glicko import DAY, LEAST, NEW, SETTLED, Rating
from gosux.server.storage import Store
from gosux.server.storage.accounts.seats import delete_account
from gosux.server.storage.accounts.tables import AccountRow
from gosux.server.storage.expiry import limit_of, remove_games
from gosux.server.storage.postgres.store import PostgresStore
from gosux.server.storage.ratings import ratings
from gosux.server.storage.ratings.tables import RatedGameRow, RatingRow
from gosux.sessions.storage.records import NewActions, SeatRecord
from tests.server.test_expiry import age
from tests.sessions.test_storage import NEW as GAME

POOL = ("gosu-x", 2)


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    sqlite = request.param == "sqlite"
    found = Store(tmp_path) if sqlite else PostgresStore(request.getfixturevalue("postgres_database"))
    yield found
    found.close()


async def add_accounts(store: Store, *names: str) -> None:
    rows = [AccountRow(id=name.lower(), name=name, made=0.0) for name in names]
    await store.transact(lambda session: session.add_all(rows))


async def begin(store: Store, id: str, *accounts: str) -> None:
    """A game between accounts; one alone plays against a recruit."""
    seats = [SeatRecord(seat, "person", None, f"{id} {seat}", one, one) for seat, one in enumerate(accounts)]
    if len(accounts) == 1:
        seats.append(SeatRecord(1, "bot", "recruit", None))
    await store.create(replace(GAME, id=id, seats=seats, terms={"rated": True}))


def ending(id: str, *scores: float) -> NewActions:
    return NewActions(id, 0, 1, [-2], {"round": 1}, {"asked": -1}, True, scores=list(scores))


async def play(store: Store, id: str, *accounts: str) -> None:
    """The first account wins."""
    await begin(store, id, *accounts)
    await store.append(ending(id, 1.0, 0.0))
    await store.transact(lambda session: ratings.settle(session, id))


async def games_of(store: Store) -> dict[str, int]:
    rows = await store.transact(lambda session: [(row.account, row.games) for row in session.query(RatingRow)])
    return dict(rows)


def test_an_end_that_is_stored_again_and_settled_by_several_counts_once(store: Store) -> None:
    async def scene() -> None:
        await add_accounts(store, "Ada", "Bo")
        await begin(store, "one", "ada", "bo")
        for _ in range(2):  # as after a commit whose outcome nobody heard of
            await store.append(ending("one", 1.0, 0.0))
        assert await games_of(store) == {}
        await asyncio.gather(*[store.transact(lambda session: ratings.settle(session, "one")) for _ in range(5)])
        assert await games_of(store) == {"ada": 1, "bo": 1}

    asyncio.run(scene())


def test_a_game_that_nobody_looks_at_counts_after_a_while(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        await add_accounts(store, "Ada", "Bo")
        await begin(store, "one", "ada", "bo")
        await store.append(ending("one", 1.0, 0.0))
        assert await store.rating_of("ada", *POOL) == (1500, True)
        monkeypatch.setattr(ratings, "HIDDEN", 0.0)
        assert (await store.rating_of("ada", *POOL))[0] > 1500 > (await store.rating_of("bo", *POOL))[0]

    asyncio.run(scene())


def test_a_game_without_scores_never_counts(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ratings, "HIDDEN", 0.0)

    async def scene() -> None:
        await add_accounts(store, "Ada", "Bo")
        await begin(store, "one", "ada", "bo")
        await store.append(ending("one"))
        await store.settle_ratings()
        assert await games_of(store) == {}

    asyncio.run(scene())


def test_the_ladder_has_pages_and_no_provisional_ratings_and_forgets_deleted_accounts(store: Store) -> None:
    async def scene() -> None:
        await add_accounts(store, "Ada", "Bo", "Cy", "Di")
        for number, pair in enumerate([("ada", "bo"), ("ada", "bo"), ("bo", "cy"), ("ada", "cy")]):
            await play(store, f"a{number}", *pair)
        known = update(RatingRow).where(RatingRow.account.in_(("ada", "bo"))).values(deviation=SETTLED - 10)
        await store.transact(lambda session: session.execute(known))
        total, first = await store.transact(lambda session: ratings.ladder(session, *POOL, 0, 1))
        assert (total, [one.name for one in first]) == (2, ["Ada"])
        assert (first[0].games, first[0].wins) == (3, 3)
        _, rest = await store.transact(lambda session: ratings.ladder(session, *POOL, 1, 50))
        assert [one.name for one in rest] == ["Bo"]
        assert await store.transact(lambda session: ratings.ladder(session, "gosu", 2, 0, 50)) == (0, [])
        places = {}
        for name in ("ada", "bo", "cy"):
            (one,) = await store.transact(lambda session, name=name: ratings.standings(session, name))  # type: ignore[misc]
            places[name] = (one.place, one.rating.provisional)
        assert places == {"ada": (1, False), "bo": (2, False), "cy": (None, True)}
        await store.transact(lambda session: delete_account(session, "ada"))
        assert [one.name for one in (await store.transact(lambda one: ratings.ladder(one, *POOL, 0, 9)))[1]] == ["Bo"]
        assert sorted(await games_of(store)) == ["bo", "cy"]

    asyncio.run(scene())


def test_whoever_leaves_a_game_against_bots_until_it_expires_has_lost_it(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ratings, "HIDDEN", 0.0)

    async def scene() -> None:
        await add_accounts(store, "Ada", "Bo")
        await begin(store, "alone", "ada")
        await begin(store, "both", "ada", "bo")
        assert await store.plays_alone("ada", *POOL) and not await store.plays_alone("bo", *POOL)
        for game in ("alone", "both"):
            await age(store, game, 40)
        limit = limit_of(30)
        assert await store.transact(lambda session: remove_games(session, ["alone", "both"], limit)) == 2
        assert not await store.plays_alone("ada", *POOL)
        assert (await store.rating_of("ada", *POOL))[0] < 1500
        assert await games_of(store) == {"ada": 1}  # nobody claimed the other one
        await begin(store, "removed", "bo")
        assert await store.transact(lambda session: remove_games(session, ["removed"])) == 1  # an operator's wish
        await store.settle_ratings()
        assert "bo" not in await games_of(store) and not await store.plays_alone("bo", *POOL)
        left = await store.transact(lambda session: [row.game for row in session.query(RatedGameRow)])
        assert left == ["alone"]

    asyncio.run(scene())


def test_two_servers_that_settle_the_same_games_count_each_once(postgres_database: str) -> None:
    async def scene() -> None:
        one, two = PostgresStore(postgres_database), PostgresStore(postgres_database)
        await add_accounts(one, "Ada", "Bo", "Cy")
        pairs = [("ada", "bo"), ("bo", "cy"), ("cy", "ada")] * 8
        for number, pair in enumerate(pairs):
            await begin(one, f"g{number}", *pair)
            await one.append(ending(f"g{number}", 1.0, 0.0))
        jobs = []
        for number in range(len(pairs)):
            # At first both settle the same game at once, then they come towards each other.
            other = number if number < len(pairs) // 2 else len(pairs) * 3 // 2 - 1 - number
            for store, game in ((one, f"g{number}"), (two, f"g{other}")):
                jobs.append(store.transact(lambda session, game=game: ratings.settle(session, game)))  # type: ignore[misc]
        await asyncio.gather(*jobs)
        assert await games_of(one) == {"ada": 16, "bo": 16, "cy": 16}
        one.close()
        two.close()

    asyncio.run(scene())


def test_a_rating_becomes_uncertain_again_without_games(store: Store) -> None:
    async def scene() -> None:
        await add_accounts(store, "Ada", "Bo")
        await play(store, "one", "ada", "bo")
        assert (await store.rating_of("ada", *POOL))[1]

        for days, provisional in ((200.0, False), (3000.0, True)):
            changed = update(RatingRow).values(deviation=LEAST, changed=time.time() - days * DAY)
            await store.transact(lambda session, changed=changed: session.execute(changed))  # type: ignore[misc]
            assert (await store.rating_of("ada", *POOL))[1] is provisional
            listed, _ = await store.transact(lambda session: ratings.ladder(session, *POOL, 0, 50))
            assert (listed == 0) is provisional

    asyncio.run(scene())
    assert Rating(1500, SETTLED).after(1e12).deviation == NEW
