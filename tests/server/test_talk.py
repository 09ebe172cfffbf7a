"""Names that look alike, people who were blocked, reports about players."""

import asyncio
import json
from pathlib import Path

import pytest
from sqlalchemy import select
from sqlalchemy.orm import Session

from gosux.server.storage.reports import ReportRow
from gosux.sessions.rooms.names import look_alike
from tests.server.playing import Served, serving
from tests.server.test_rooms import Guest
from tests.sessions.playing import Json, sitting


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "\u0410da"),  # Cyrillic
        ("Paul", "\u03a1aul"),  # Greek
        ("Alice", "AIice"),
        ("Mary", "rnary"),
        ("Bob", "B0b"),
        ("Ol\u00e9g", "\u041ele\u0261"),
        ("ada", "A d\u00e1"),
    ],
)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert look_alike(one, other) and look_alike(other, one)


@pytest.mark.parametrize(("one", "other"), [("Ada", "Ida"), ("Kim", "Tim"), ("Ana", "Anna"), ("宮本", "宮下")])
def test_names_that_do_not(one: str, other: str) -> None:
    assert not look_alike(one, other)


async def begin(ada: Guest, bo: Guest, **wanted: object) -> None:
    code = await ada.invite(guest="key of ada", **wanted)
    await bo.post("rooms/sit", name="Bo", code=code, guest="key of bo")
    await bo.ready()
    await ada.ready()


async def refused(served: Served, **body: object) -> str:
    _, told = await served.refused("/api/rooms/sit", body)
    return str(told["detail"])


def test_whoever_was_blocked_finds_no_room(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as served:
            ada, bo = Guest(served, "Ada"), Guest(served, "Bo")
            await begin(ada, bo)
            block = await ada.post("players/block", token=ada.token, seat=1)
            assert block["name"] == "Bo" and "key of bo" not in json.dumps(block)
            code = await ada.invite(guest="key of ada", blocked=[block], listed=True)
            # Under another name, by the link; under this name, from the lobby.
            assert await refused(served, name="Other", code=code, guest="key of bo") == "unknown-link"
            assert await refused(served, name="\u0412o", room=ada.room) == "unknown-link"
            # Another Bo who was invited may come.
            cleo = Guest(served, "Cleo")
            seated = await cleo.post("rooms/sit", name="Bo", code=code, guest="key of another")
            assert seated["seat"] == 1

    asyncio.run(play())


def test_nobody_sits_down_with_somebody_they_blocked_without_knowing(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as served:
            ada, bo = Guest(served, "Ada"), Guest(served, "Bo")
            await begin(ada, bo)
            block = await bo.post("players/block", token=bo.token, seat=0)
            code = await ada.invite(guest="key of ada")
            assert await refused(served, name="Bo", code=code, guest="key of bo", blocked=[block]) == "blocked-here"

    asyncio.run(play())


def test_marks_of_one_guest_differ_for_everybody_who_blocks_them(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as served:
            marks = []
            for key in ("key of ada", "key of cleo"):
                host, bo = Guest(served, "Host"), Guest(served, "Bo")
                code = await host.invite(guest=key)
                await bo.post("rooms/sit", name="Bo", code=code, guest="key of bo")
                await bo.ready()
                await host.ready()
                marks.append((await host.post("players/block", token=host.token, seat=1))["mark"])
            assert len(set(marks)) == 2 and all(marks)

    asyncio.run(play())


def test_a_report_is_kept_without_cards_or_tokens(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as served:
            ada, bo = Guest(served, "Ada"), Guest(served, "Bo")
            await begin(ada, bo)
            async with sitting(served, bo.token) as one:
                await one.ask("say", phrase="say-turn-oops")
                report = {"token": ada.token, "seat": 1, "why": "words", "note": "Too loud"}
                await ada.post("players/report", **report)
                status, told = await served.refused("/api/players/report", report)
                assert (status, told["detail"]) == (400, "already-reported")
                status, _ = await served.refused("/api/players/report", {**report, "seat": 0})
                assert status == 400  # nobody reports themselves
            assert served.app is not None
            text, kept = await served.app.state.store.transact(the_report)
            assert (kept["by"], kept["about"], kept["note"]) == (0, 1, "Too loud")
            assert kept["said"][0]["phrase"]["en"] == "Oops!"
            assert set(kept) == {"game", "ruleset", "names", "by", "about", "why", "note", "said", "account", "time"}
            assert ada.token not in text and bo.token not in text

    asyncio.run(play())


def the_report(session: Session) -> "tuple[str, Json]":
    """The only one."""
    report = session.scalars(select(ReportRow)).one().report
    return json.dumps(report), report
