"""A private feed lists the games that wait for its reader, and nothing that they must not know."""

import asyncio
from pathlib import Path
from xml.etree import ElementTree

import pytest

from gosux.sessions.clocks.pauses import Pauses
from tests.scene import scene
from tests.server.playing import Served, serving
from tests.server.test_rooms import Guest
from tests.sessions.test_leaks import ASKED_UNNOTICED, steps_of
from tests.sessions.test_watching import watchable

ATOM = "{http://www.w3.org/2005/Atom}"


async def feed_of(served: Served, *tokens: str, code: "str | None" = None) -> str:
    made = await served.post("/api/feed", {"tokens": list(tokens), "code": code})
    return str(made["code"])


async def entries(served: Served, code: str, language: str = "en") -> list[str]:
    """The titles in a feed."""
    answer = await served.http.get(f"/api/feed/{code}/{language}")
    assert answer.status_code == 200 and answer.headers["cache-control"] == "no-store"
    feed = ElementTree.fromstring(answer.text)
    return [str(entry.findtext(f"{ATOM}title")) for entry in feed.iter(f"{ATOM}entry")]


def test_a_feed_tells_whose_turn_it_is_in_both_languages(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as served:
            ada, bo = Guest(served, "Ada"), Guest(served, "Bo")
            await bo.sit_down(await ada.invite())
            await bo.ready()
            await ada.ready()
            feeds = [await feed_of(served, one.token, "nobody's token") for one in (ada, bo)]
            asked = int(served.lobby.sessions[ada.room].game.state.decider)
            found = [await entries(served, feed) for feed in feeds]
            assert found[asked] == ["Gosu X: it is your turn"] and found[1 - asked] == []
            assert (await entries(served, feeds[asked], "fr"))[0].startswith("Gosu X\u00a0: c'est à vous")
            text = (await served.http.get(f"/api/feed/{feeds[asked]}/en")).text
            assert not any(secret in text for secret in (ada.token, bo.token, *feeds))
            assert f"#/game/{ada.room}" in text and ("Bo" if asked == 0 else "Ada") in text

    asyncio.run(play())


def test_a_feed_keeps_its_address_over_new_games_and_a_restart(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as served:
            made = await served.new_game(seed="1")
            code = await feed_of(served)
            assert await entries(served, code) == []
            assert await feed_of(served, made["seats"][0]["token"], code=code) == code
            async with asyncio.timeout(30):
                while not (told := await entries(served, code)):  # the rival picks a clan first
                    await asyncio.sleep(0.05)
            other = await feed_of(served, code="0" * 32)  # nobody chooses an address
            assert other != "0" * 32
            assert (await served.http.get(f"/api/feed/{'0' * 32}/en")).status_code == 404
        async with serving(tmp_path) as served:
            assert await entries(served, code) == told

    asyncio.run(play())


@pytest.mark.rule("X10.24")
@pytest.mark.parametrize(("held", "without", "actions"), ASKED_UNNOTICED)
def test_a_feed_does_not_tell_that_somebody_is_asked_unnoticed(
    tmp_path: Path, held: str, without: str, actions: list[str]
) -> None:
    async def play() -> None:
        for number, position in enumerate((held, without)):
            async with serving(tmp_path / str(number), pauses=Pauses(60.0, 0.0)) as served:
                session, tokens = await watchable(served, scene(position))
                code = await feed_of(served, tokens[0])
                assert await entries(served, code) == ["Gosu X: it is your turn, round 1"]
                await session.take(steps_of(position, actions), 0, None)
                assert await entries(served, code) == []

    asyncio.run(play())
