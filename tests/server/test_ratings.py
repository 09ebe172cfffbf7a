"""Ratings over HTTP: who is rated, what counts, and what is told to whom and when."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import cast

import pytest
from sqlalchemy import update

from gosux import new_game
from gosux.bots.anchors import anchor
from gosux.model.actions import EVERYBODY
from gosux.model.changes.victory import DRAW, win
from gosux.server.ratings.glicko import SETTLED
from gosux.server.storage.ratings.tables import RatingRow
from gosux.sessions.clocks import timing
from gosux.sessions.outbox import Outbox
from gosux.sessions.rooms.rated import final_scores
from gosux.sessions.session import Session
from tests.server.playing import Served, serving
from tests.server.test_accounts import Owner
from tests.server.test_rooms import TWO, Guest
from tests.sessions.playing import Json, Page, sitting
from tests.sessions.together import told

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


async def act(table: Table, pages: list[Page]) -> None:
    """The person who is asked acts once; ``pages`` are those of the first seats."""
    session = session_of(table)
    while session.bot_asked() is not None:
        await asyncio.sleep(0.001)
    page = pages[int(session.game.state.decider)]
    await page.turn()
    await page.confirm(page.choices[0]["action"])


async def lost_by(table: Table, *losers: int, acted: bool = True) -> None:
    """They give up one after the other, after somebody has acted."""
    for loser in losers:
        async with AsyncExitStack() as stack:
            pages = [await stack.enter_async_context(sitting(table.served, token)) for token in table.tokens]
            if acted and all(action < 0 for action in session_of(table).game.history):
                await act(table, pages)
            await pages[loser].ask("concede")


def release(outboxes: list[Outbox]) -> None:
    """They are told now what has been held back."""
    for outbox in outboxes:
        for one in outbox.waiting:
            one.due = 0.0
        outbox.release()


def session_of(table: Table) -> Session:
    return table.served.lobby.alive[table.room]


def set_known(served: Served, deviation: float) -> Awaitable[object]:
    """Let all ratings be as sure as that."""
    assert served.app is not None
    changed = update(RatingRow).values(deviation=deviation)
    found: Awaitable[object] = served.app.state.store.transact(lambda session: session.execute(changed))
    return found


async def own(owner: Owner) -> list[Json]:
    found: list[Json] = (await owner.own("/ratings"))["ratings"]
    return found


def test_a_game_between_two_accounts_changes_both_ratings_once(tmp_path: Path) -> None:
    async def scene(served: Served) -> None:
        ada, bo = await owners(served, "Ada", "Bo")
        table = await begun(served, ada, bo)
        async with sitting(served, table.tokens[0]) as page:
            assert page.heard[0]["rated"]
            assert (await page.hear_of("together"))["back"] == "rated"  # before anything could be taken back, too
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


@pytest.mark.slow
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
        assert await table.ratings() == {"rated": True, "counts": False, "pending": False, "seats": []}
        assert await own(ada) == []

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


@pytest.mark.slow
def test_whoever_gives_up_early_has_lost_and_the_others_play_on_for_the_win(tmp_path: Path) -> None:
    async def scene(served: Served) -> None:
        table = await begun(served, *await owners(served, "Ada", "Bo", "Cy"), ruleset="gosu", seats=[*TWO, TWO[0]])
        await lost_by(table, 0)
        assert (await served.refused("/api/game-ratings", {"token": table.tokens[0]}))[1]["code"] == "not-over"
        await lost_by(table, 2)
        changes = [one["after"] - one["before"] for one in (await table.ratings(1))["seats"]]
        assert changes[0] == changes[2] < 0 < changes[1]

    run(tmp_path, scene)


@pytest.fixture
def nobody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Absences are told without delay, and the win may be claimed at once."""
    monkeypatch.setattr("gosux.sessions.together.presence.GRACE", 0.0)
    monkeypatch.setattr("gosux.sessions.together.presence.LEFT", 0.0)


@asynccontextmanager
async def left_waiting(table: Table) -> AsyncIterator[Page]:
    """The first of two players waits for the other, who has left."""
    async with sitting(table.served, table.tokens[0]) as page:
        async with sitting(table.served, table.tokens[1]) as other:
            while session_of(table).game.state.decider != 1 or not session_of(table).game.history:
                await act(table, [page, other])
            await other.say("leave")
        await told(page, lambda now: now["people"][1]["away"] is not None and now["waits_for"] == [1])
        yield page


@pytest.mark.slow
def test_a_win_that_was_claimed_counts(tmp_path: Path, nobody_waits: None) -> None:
    async def scene(served: Served) -> None:
        table = await begun(served, *await owners(served, "Ada", "Bo"))
        async with left_waiting(table) as page:
            await page.ask("claim", seat=1)
        won, lost = (await table.ratings())["seats"]
        assert won["after"] > 1500 > lost["after"]

    run(tmp_path, scene)


@pytest.mark.slow
def test_whoever_lets_a_bot_end_the_game_has_lost_even_if_it_wins(tmp_path: Path, nobody_waits: None) -> None:
    async def scene(served: Served) -> None:
        table = await begun(served, *await owners(served, "Ada", "Bo"))
        async with left_waiting(table) as page:
            await page.ask("let_bot", seat=1)
            await page.ask("concede")
        assert session_of(table).game.state.winners == 0b10
        away = (await table.ratings())["seats"]
        assert [one["after"] < 1500 for one in away] == [True, True]

    run(tmp_path, scene)


@pytest.mark.rule("X1.5")
def test_a_game_that_all_agree_to_end_changes_no_ratings(tmp_path: Path) -> None:
    async def scene(served: Served) -> None:
        ada, bo = await owners(served, "Ada", "Bo")
        table = await begun(served, ada, bo)
        async with sitting(served, table.tokens[0]) as one, sitting(served, table.tokens[1]) as two:
            await act(table, [one, two])
            await one.ask("ask_end")
            await told(two, lambda now: now["ask"] is not None)
            await two.ask("answer", yes=True)
        assert session_of(table).game.state.over
        assert await table.ratings() == {"rated": True, "counts": False, "pending": False, "seats": []}
        assert await own(ada) == await own(bo) == []

    run(tmp_path, scene)


def test_with_a_bot_at_a_rated_table_nobody_can_offer_to_end(tmp_path: Path) -> None:
    """A bot cannot agree, and people who are losing to it would."""

    async def scene(served: Served) -> None:
        ada, bo = await owners(served, "Ada", "Bo")
        for rated in (True, False):
            seats = [*TWO, {"kind": "bot", "level": "recruit"}]
            table = await begun(served, ada, bo, ruleset="gosu", seats=seats, rated=rated)
            async with sitting(served, table.tokens[0]) as page:
                answer = await page.ask("ask_end")
                assert (answer.get("code"), answer["type"]) == (("illegal", "error") if rated else (None, "together"))

    run(tmp_path, scene)


@pytest.mark.parametrize(
    ("given_up", "away", "scores"),
    [
        ([1, 2], [], [1.0, 0.0, 0.0]),
        ([2, 0], [0], [0.0, 1.0, 0.0]),  # the others get what they won
        ([2, 0], [1], [0.0, 0.0, 0.0]),  # a bot won
        ([2, EVERYBODY], [], []),
    ],
)
def test_what_each_seat_wins(given_up: list[int], away: list[int], scores: list[float]) -> None:
    game = new_game("gosu", seed="1", players=3)
    game.apply(game.legal()[0])
    for seat in given_up:
        game.concede(seat)
    assert final_scores(game, away, False) == scores


def test_a_draw_is_shared_by_those_who_had_not_given_up() -> None:
    game = new_game("gosu", seed="1", players=3)
    game.apply(game.legal()[0])
    game.concede(2)
    win(game.state, DRAW, "X1.6")
    assert final_scores(game, [], False) == [0.5, 0.5, 0.0]


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
        first = await begun(served, ada, bo)
        await lost_by(first, 1)
        await first.ratings()
        await set_known(served, SETTLED - 10)
        table = await begun(served, ada, bo)
        async with sitting(served, table.tokens[0]) as one, sitting(served, table.tokens[1]) as two:
            await act(table, [one, two])
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
        assert len(cast(Json, before[1])["entries"]) == 2
        async with session.lock:  # Bo gives up, and Ada is not told for a while
            await session.take([-2], 1, None, due=timing.now() + 3600)
        assert await told() == before
        assert await table.ratings(1) == {"rated": True, "counts": True, "pending": True, "seats": [None, None]}
        release(session.outboxes)
        won, _ = (await table.ratings())["seats"]
        assert won["after"] > won["before"]
        after = [(await served.http.get("/api/ladder/gosu-x/2/0")).json(), await own(ada), await own(bo)]
        assert [one != two for one, two in zip(after, [before[1], before[3], before[4]], strict=True)] == [True] * 3

    run(tmp_path, scene)


@pytest.mark.rule("X10.24")
def test_whether_a_game_against_bots_is_over_is_not_told_by_the_next_one(tmp_path: Path) -> None:
    async def scene(served: Served) -> None:
        (ada,) = await owners(served, "Ada")
        seats = [{"kind": "person"}, {"kind": "bot", "level": "recruit"}]
        table = await begun(served, ada, seats=seats)
        async with sitting(served, table.tokens[0]) as page:
            await act(table, [page])
        another = await seated(served, ada, seats=seats)
        ready = {"token": another.tokens[0], "ready": True}
        before = await served.refused("/api/rooms/ready", ready)
        session = session_of(table)
        async with session.lock:
            await session.take([-1], 1, None, due=timing.now() + 3600)
        assert session.game.state.over and await served.refused("/api/rooms/ready", ready) == before
        release(session.outboxes)
        await table.ratings()
        await another.ready()
        assert (await another.now())["begun"]

    run(tmp_path, scene)


@pytest.mark.slow
def test_those_who_watch_are_told_the_end_before_ratings_change(tmp_path: Path) -> None:
    async def scene(served: Served) -> None:
        ada, bo = await owners(served, "Ada", "Bo")
        table = await begun(served, ada, bo, watch={"who": "link"})
        async with sitting(served, table.tokens[0]) as one, sitting(served, table.tokens[1]) as two:
            await act(table, [one, two])
        session = session_of(table)
        async with session.lock:
            await session.take([-2], 1, None, due=timing.now() + 3600)
        release(session.outboxes)
        assert (await table.ratings())["pending"]
        assert session.audience is not None
        release([session.audience.outbox])
        assert not (await table.ratings())["pending"]

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
