"""Ratings over HTTP: who is rated, what counts, and what is told to whom and when."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from gosux.bots.anchors import anchor
from gosux.sessions import timing
from gosux.sessions.session import Session
from tests.server.playing import Served, serving
from tests.server.test_accounts import Owner
from tests.server.test_rooms import TWO, Guest
from tests.sessions.playing import Json, Page, sitting

Scene = Callable[[Served], Awaitable[None]]


def run(folder: Path, scene: Scene) -> None:
    async def play() -> None:
        async with serving(folder) as served:
            await scene(served)

    asyncio.run(play())


async def owners(served: Served, *names: str) -> list[Owner]:
    return [await Owner(served, name).register() for name in names]


class Table:
    """A waiting room that wants to be rated, and the people in it: owners of accounts and guests."""

    def __init__(self, served: Served, tokens: list[str], room: str) -> None:
        self.served, self.tokens, self.room = served, tokens, room

    async def now(self) -> Json:
        return await self.served.post("/api/rooms/now", {"token": self.tokens[0]})

    async def ready(self) -> None:
        for token in self.tokens:
            await self.served.post("/api/rooms/ready", {"token": token, "ready": True})

    async def ratings(self, seat: int = 0) -> Json:
        return await self.served.post("/api/game-ratings", {"token": self.tokens[seat]})


def person(one: "Owner | Guest") -> Json:
    return {"name": one.name, **({"session": one.session} if isinstance(one, Owner) else {})}


async def seated(served: Served, *people: "Owner | Guest", **wanted: object) -> Table:
    body = {"rated": True, "seats": [{"kind": "person"}] * len(people), **person(people[0]), **wanted}
    made = await served.post("/api/rooms", body)
    tokens = [made["token"]]
    for one in people[1:]:
        tokens.append((await served.post("/api/rooms/sit", {"code": made["code"], **person(one)}))["token"])
    return Table(served, tokens, made["room"])


async def begun(served: Served, *people: "Owner | Guest", **wanted: object) -> Table:
    table = await seated(served, *people, **wanted)
    await table.ready()
    assert (await table.now())["begun"]
    return table


async def act(pages: list[Page]) -> None:
    """Whoever is asked acts once."""
    asked = next((one for one in pages if one.choices), None)
    while asked is None:
        await pages[0].hear()
        asked = next((one for one in pages if one.choices), None)
    await asked.confirm(asked.choices[0]["action"])


async def lost_by(table: Table, *losers: int, acted: bool = True) -> None:
    """They give up one after the other, after somebody has acted."""
    for loser in losers:
        async with sitting(table.served, table.tokens[loser]) as page:
            if acted and not any(action >= 0 for action in session_of(table).game.history):
                others = [token for token in table.tokens if token != table.tokens[loser]]
                if others:
                    async with sitting(table.served, others[0]) as other:
                        await act([page, other])
                else:
                    await act([page])
            await page.ask("concede")


def session_of(table: Table) -> Session:
    return table.served.lobby.alive[table.room]


async def own(owner: Owner) -> list[Json]:
    found: list[Json] = (await owner.own("/ratings"))["ratings"]
    return found


def test_a_game_between_two_accounts_changes_both_ratings_once(tmp_path: Path) -> None:
    async def scene(served: Served) -> None:
        ada, bo = await owners(served, "Ada", "Bo")
        table = await begun(served, ada, bo)
        async with sitting(served, table.tokens[0]) as page:
            assert page.heard[0]["rated"]
        status, problem = await served.refused("/api/game-ratings", {"token": table.tokens[0]})
        assert (status, problem["code"]) == (409, "not-over")
        await lost_by(table, 1)
        changed = await table.ratings()
        assert changed["rated"] and not changed["pending"]
        won, lost = changed["seats"]
        assert won["before"] == lost["before"] == 1500 and won["after"] - 1500 == 1500 - lost["after"] > 100
        assert won["provisional"]
        assert await table.ratings(1) == changed == await table.ratings()  # asking again changes nothing
        (mine,) = await own(ada)
        assert mine == {
            "ruleset": "gosu-x", "players": 2, "points": won["after"], "provisional": True, "games": 1, "wins": 1,
            "place": None,
        }  # fmt: skip
        assert [one["wins"] for one in await own(bo)] == [0]
        # The next room shows it beside the name.
        again = await seated(served, ada, bo)
        assert [seat["rating"]["points"] for seat in (await again.now())["seats"]] == [won["after"], lost["after"]]

    run(tmp_path, scene)

    async def later() -> None:  # a server that starts again does not rate it again
        async with serving(tmp_path) as served:
            assert served.app is not None
            await served.app.state.store.settle_ratings()
            rows = await served.app.state.store.transact(
                lambda session: list(session.connection().exec_driver_sql("SELECT games FROM ratings"))
            )
            assert [row[0] for row in rows] == [1, 1]

    asyncio.run(later())


@pytest.mark.parametrize(
    ("why", "wanted"),
    [
        ("chosen", {"seed": "1"}),
        ("options", {"options": {"wonder_returns": "yes"}}),
        ("bot", {"seats": [*TWO, {"kind": "bot", "level": "random"}], "ruleset": "gosu"}),
    ],
)
def test_what_somebody_chose_or_nobody_measured_is_not_rated(tmp_path: Path, why: str, wanted: Json) -> None:
    async def scene(served: Served) -> None:
        table = await seated(served, *await owners(served, "Ada", "Bo"), **wanted)
        now = await table.now()
        assert now["rated"] and now["unrated"] == why
        await table.ready()
        await lost_by(table, 0, 1)
        assert not (await table.ratings())["rated"]

    run(tmp_path, scene)


def test_a_guest_at_the_table_means_that_nobody_is_rated_and_everybody_agrees_again(tmp_path: Path) -> None:
    async def scene(served: Served) -> None:
        (ada,) = await owners(served, "Ada")
        made = await served.post("/api/rooms", {"rated": True, "seats": TWO, **person(ada)})
        now = await served.post("/api/rooms/ready", {"token": made["token"], "ready": True})
        assert (now["rated"], now["unrated"], now["seats"][0]["ready"]) == (True, None, True)
        guest = await served.post("/api/rooms/sit", {"code": made["code"], "name": "Bo"})
        table = Table(served, [made["token"], guest["token"]], made["room"])
        now = await table.now()
        assert now["unrated"] == "guest" and not now["seats"][0]["ready"]
        assert [seat["rating"] for seat in now["seats"]] == [{"points": 1500, "provisional": True}, None]
        await table.ready()
        await lost_by(table, 1)
        assert not (await table.ratings())["rated"] and await own(ada) == []

    run(tmp_path, scene)


def test_one_account_cannot_sit_on_both_sides(tmp_path: Path) -> None:
    async def scene(served: Served) -> None:
        (ada,) = await owners(served, "Ada")
        other = await ada.other_device()
        other.name = "Bo"
        assert (await (await seated(served, ada, other)).now())["unrated"] == "same-account"

    run(tmp_path, scene)


def test_everybody_agrees_again_when_it_is_changed_and_an_unrated_game_counts_for_nobody(tmp_path: Path) -> None:
    async def scene(served: Served) -> None:
        ada, bo = await owners(served, "Ada", "Bo")
        table = await seated(served, ada, bo)
        await served.post("/api/rooms/ready", {"token": table.tokens[0], "ready": True})
        now = await served.post("/api/rooms/rated", {"token": table.tokens[1], "rated": False})
        assert not now["rated"] and not any(seat["ready"] for seat in now["seats"])
        await table.ready()
        await lost_by(table, 0)
        assert not (await table.ratings())["rated"] and await own(bo) == []

    run(tmp_path, scene)


def test_a_game_that_ends_before_anybody_has_acted_does_not_count(tmp_path: Path) -> None:
    async def scene(served: Served) -> None:
        ada, bo = await owners(served, "Ada", "Bo")
        table = await begun(served, ada, bo)
        await lost_by(table, 0, acted=False)
        assert not (await table.ratings())["rated"] and await own(ada) == []

    run(tmp_path, scene)


def test_with_three_seats_only_the_last_one_wins_and_a_bot_is_an_anchor(tmp_path: Path) -> None:
    async def scene(served: Served) -> None:
        ada, bo = await owners(served, "Ada", "Bo")
        seats = [*TWO, {"kind": "bot", "level": "recruit"}]
        table = await seated(served, ada, bo, ruleset="gosu", seats=seats)
        measured = anchor("gosu", 3, "recruit")
        assert (await table.now())["seats"][2]["rating"] == {"points": measured, "provisional": False}
        await table.ready()
        await lost_by(table, 0, 1)
        one, two, bot = (await table.ratings())["seats"]
        assert bot is None and one == two and one["after"] < one["before"] == 1500

    run(tmp_path, scene)


def test_against_bots_alone_there_is_no_help_and_a_game_has_to_be_finished(tmp_path: Path) -> None:
    async def scene(served: Served) -> None:
        (ada,) = await owners(served, "Ada")
        seats = [{"kind": "person"}, {"kind": "bot", "level": "recruit"}]
        table = await begun(served, ada, seats=seats)
        async with sitting(served, table.tokens[0]) as page:
            await page.turn()
            assert not page.state["may_ask_hint"] and page.state["draft_advice"] is None
            await page.confirm(page.choices[0]["action"])
            assert not page.state["may_take_back"]
            answer = await page.ask("take_back", number=page.state["number"])
            assert (answer["type"], answer["code"]) == ("error", "illegal")
        another = await seated(served, ada, seats=seats)
        status, problem = await served.refused("/api/rooms/ready", {"token": another.tokens[0], "ready": True})
        assert status == 400 and "other rated game" in problem["text"]["en"]
        await lost_by(table, 0)
        lost, bot = (await table.ratings())["seats"]
        assert bot is None and lost["after"] < 1500
        await another.ready()
        assert (await another.now())["begun"]

    run(tmp_path, scene)


def test_a_rating_tells_nothing_before_everybody_was_told_the_end(tmp_path: Path) -> None:
    async def scene(served: Served) -> None:
        ada, bo = await owners(served, "Ada", "Bo")
        table = await begun(served, ada, bo)
        async with sitting(served, table.tokens[0]) as one, sitting(served, table.tokens[1]) as two:
            await act([one, two])
        session = session_of(table)

        async def told() -> list[object]:
            """All that Ada can ask for meanwhile, and Bo, who may show it to her."""
            body = {"token": table.tokens[0]}
            refused = [await served.refused(f"/api/{path}", body) for path in ("game-ratings", "story", "replay")]
            listed = (await served.http.get("/api/ladder/gosu-x/2/0")).json()
            room = await seated(served, ada, bo)
            seats = [seat["rating"] for seat in (await room.now())["seats"]]
            kept = await ada.ask("account/export", session=ada.session)
            numbers = [kept[1]["ratings"], kept[1]["rated_games"]]
            return [refused, listed, seats, await own(ada), await own(bo), numbers]

        before = await told()
        async with session.lock:  # Bo gives up, and Ada is not told for a while
            await session.take([-2], 1, None, due=timing.now() + 3600)
        assert await told() == before
        assert await table.ratings(1) == {"rated": True, "pending": True, "seats": [None, None]}
        for outbox in session.outboxes:
            for update in outbox.waiting:
                update.due = 0.0
            outbox.release()
        assert (await table.ratings())["seats"][0]["after"] > 1500 and await own(ada) != []

    run(tmp_path, scene)


def test_deletion_and_export(tmp_path: Path) -> None:
    async def scene(served: Served) -> None:
        ada, bo, cy = await owners(served, "Ada", "Bo", "Cy")
        first, second = await begun(served, ada, bo), await begun(served, ada, cy)
        await lost_by(first, 1)
        await first.ratings()
        _, kept = await ada.ask("account/export", session=ada.session)
        ((rating,), (game,)) = kept["ratings"], kept["rated_games"]
        assert (rating["games"], game["game"], game["before"]) == (1, first.room, 1500)
        await ada.own("/delete")
        assert [one and one["before"] for one in (await first.ratings())["seats"]] == [None, 1500]
        await lost_by(second, 0)  # what was begun with Ada still counts for the other
        won = (await second.ratings(1))["seats"]
        assert won[0] is None and won[1]["after"] > 1500
        assert served.app is not None
        names = await served.app.state.store.transact(
            lambda session: list(session.connection().exec_driver_sql("SELECT account FROM ratings"))
        )
        assert len(names) == 2  # Bo and Cy

    run(tmp_path, scene)


def test_the_ladder_of_a_game_that_does_not_exist(tmp_path: Path) -> None:
    async def scene(served: Served) -> None:
        for path in ("nothing/2/0", "gosu-x/3/0", "gosu-x/2/-1", "gosu-x/x/0"):
            assert (await served.http.get(f"/api/ladder/{path}")).status_code == 400, path
        empty = (await served.http.get("/api/ladder/gosu-x/2/0")).json()
        assert (empty["total"], empty["entries"]) == (0, [])
        assert {"level": "troop", "points": 1500} in empty["anchors"]

    run(tmp_path, scene)
