"""Reports about players in both databases: kept, listed, dealt with, backed up, and forgotten after a while."""

import asyncio
import json
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import func, select, update
from sqlalchemy.orm import Session

from gosux.server.limits.connections import Limits
from gosux.server.storage import Store, reports
from gosux.server.storage.accounts.seats import keep_seats
from gosux.server.storage.operating.reported import deal_with, reports_listed
from gosux.server.storage.reports import DEALT_LAST, LAST, ReportRow, forget_reports
from gosux.sessions.storage.records import Json, Unavailable
from tests.server.playing import serving
from tests.server.test_admin import Admin, admin
from tests.server.test_backup import back_up, put_back
from tests.server.test_limits import limited
from tests.server.test_rating_storage import add_accounts, begin, store
from tests.server.test_rooms import Guest, meet

__all__ = ["admin", "store"]  # fixtures


def report(why: str = "words", game: str = "one") -> Json:
    said = [
        {"number": 1, "seat": 1, "phrase": {"en": "Oops!", "fr": "Oups !"}, "words": None},
        {"number": 2, "seat": 1, "phrase": None, "words": "Ha"},
    ]
    return {
        "time": 0, "game": game, "ruleset": "gosu-x", "names": ["Ada", None], "by": 0, "about": 1, "why": why,
        "note": "", "said": said,
    }  # fmt: skip


def count(store: Store) -> "asyncio.Future[int]":
    rows = select(func.count()).select_from(ReportRow)
    return asyncio.ensure_future(store.transact(partial(Session.scalar, statement=rows)))  # type: ignore[arg-type]


async def age(store: Store, **columns: float) -> None:
    """Let the first report be so many seconds older."""
    older = {name: getattr(ReportRow, name) - seconds for name, seconds in columns.items()}
    await store.transact(lambda session: session.execute(update(ReportRow).where(ReportRow.id == 1).values(older)))


def test_open_reports_are_listed_first_and_can_be_dealt_with(store: Store) -> None:
    async def scene() -> None:
        await add_accounts(store, "Bo")
        await begin(store, "one", "bo")
        await store.transact(lambda session: keep_seats(session, "bo", [("one", 1)]))
        for why in ("words", "name", "conduct"):
            await store.keep_report(report(why, "one" if why == "words" else "unknown"))

        async def listed(language: str = "en") -> list[Json]:
            return await store.transact(lambda session: reports_listed(session, 10, language))

        rows = await listed()
        assert [row["why"] for row in rows] == ["conduct", "name", "words"]
        assert (rows[2]["about"], rows[2]["by"], rows[2]["account"]) == ("- (1)", "Ada (0)", "bo")
        assert (rows[0]["account"], rows[0]["dealt"], rows[0]["said"]) == ("-", "-", ["1: Oops!", "1: Ha"])
        assert (await listed("fr"))[0]["said"] == ["1: Oups !", "1: Ha"]
        assert await store.transact(lambda session: deal_with(session, rows[0]["report"]))
        assert [row["why"] for row in await listed()] == ["name", "words", "conduct"]
        assert (await listed())[2]["dealt"] != "-"
        assert not await store.transact(lambda session: deal_with(session, 99))

    asyncio.run(scene())


@pytest.mark.parametrize(("made", "dealt", "left"), [(LAST, 0.0, 1), (LAST - 60, 0.0, 2), (0.0, DEALT_LAST, 1)])
def test_reports_are_forgotten_after_a_while(store: Store, made: float, dealt: float, left: int) -> None:
    async def scene() -> None:
        for _ in range(2):
            await store.keep_report(report())
        if dealt:
            await store.transact(lambda session: deal_with(session, 1))
            await age(store, dealt=dealt - 60)
            await store.transact(forget_reports)
            assert await count(store) == 2
            await age(store, dealt=60.0)
        else:
            await age(store, made=made)
        await store.transact(forget_reports)
        assert await count(store) == left

    asyncio.run(scene())


def test_when_nobody_deals_with_reports_no_more_are_taken(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reports, "MOST_REPORTS", 2)

    async def scene() -> None:
        for _ in range(2):
            await store.keep_report(report())
        with pytest.raises(Unavailable):
            await store.keep_report(report())
        assert await count(store) == 2
        await store.transact(lambda session: deal_with(session, 2))
        await store.keep_report(report())
        assert await count(store) == 3

    asyncio.run(scene())


def test_reports_are_in_backups_of_both_databases(tmp_path: Path, postgres_database: str) -> None:
    async def made() -> None:
        made = Store(tmp_path / "one")
        await made.keep_report(report())
        made.close()

    async def more(number: int) -> None:
        async with serving(tmp_path / "none", database=postgres_database) as served:
            assert served.app is not None
            store: Store = served.app.state.store
            await store.keep_report(report("name"))
            rows = await store.transact(lambda session: reports_listed(session, 10, "en"))
            assert [(row["report"], row["why"]) for row in rows] == [(number, "name"), (1, "words")]

    asyncio.run(made())
    assert back_up(tmp_path / "one.gz", tmp_path / "one")["reports"] == 1
    assert put_back(tmp_path / "one.gz", tmp_path, postgres_database)["reports"] == 1
    asyncio.run(more(2))  # numbers go on
    back_up(tmp_path / "two.gz", tmp_path, postgres_database)
    assert put_back(tmp_path / "two.gz", tmp_path / "three")["reports"] == 2


def test_an_operator_reads_reports_and_marks_them(tmp_path: Path, admin: Admin) -> None:
    async def talk() -> None:
        async with limited(tmp_path, Limits()) as served:
            ada, bo = await meet(served)
            note = {"seat": 1, "why": "conduct", "note": "Far too slow"}
            await ada.post("players/report", token=ada.token, **note)
            _, out, _ = await admin("list", "reports", "--json")
            row = json.loads(out)
            assert (row["report"], row["game"], row["about"], row["note"]) == (1, ada.room, "Bo (1)", "Far too slow")
            assert ada.token not in out and bo.token not in out
            _, out, _ = await admin("list", "reports", "--lang", "fr")
            assert "motif: sa conduite" in out and "traité: -" in out
            code, out, _ = await admin("dealt", 1)
            assert code == 0 and "Report 1" in out
            _, out, _ = await admin("list", "reports", "--json")
            assert json.loads(out)["dealt"] != "-"
            code, _, err = await admin("dealt", 2)
            assert code == 2 and "2" in err

    asyncio.run(talk())


def test_a_report_is_found_whichever_process_took_it(tmp_path: Path, postgres_database: str, redis_server: str) -> None:
    async def talk() -> None:
        shared = {"database": postgres_database, "bus": redis_server, "lease": 2.0}
        async with serving(tmp_path / "a", **shared) as a, serving(tmp_path / "b", **shared) as b:  # type: ignore[arg-type]
            ada, bo = await meet(a)
            await ada.post("players/report", token=ada.token, seat=1, why="words")
            away = Guest(b, "Bo")
            await away.post("players/report", token=bo.token, seat=0, why="words")
            for served in (a, b):
                assert served.app is not None and await count(served.app.state.store) == 2
        assert not (tmp_path / "a" / "reports").exists()

    asyncio.run(talk())
