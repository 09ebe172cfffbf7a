"""Only this machine's own pages get in, with bodies of a reasonable size."""

import asyncio
import json
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.server.playing import serving

FOREIGN: list[dict[str, str]] = [
    {"Origin": "http://evil.example"},
    {"Origin": "null"},
    {"Origin": "http://127.0.0.1:1"},
    {"Origin": "file://"},
    {"Origin": "http://["},
    {"Origin": "http://[::1"},
    {"Host": "evil.example"},
    {"Host": "127.0.0.1.evil.example"},
    {"Sec-Fetch-Site": "cross-site"},
]


def test_no_page_of_another_site_gets_in(tmp_path: Path) -> None:
    async def talk() -> None:
        async with serving(tmp_path) as served:
            for headers in FOREIGN:
                with pytest.raises(InvalidStatus) as refused:
                    await open_with(served.port, headers)
                assert refused.value.response.status_code == 403, headers
                answer = await served.http.post("/api/games", json={}, headers=headers)
                assert (answer.status_code, answer.json()["code"]) == (403, "foreign"), headers
                assert (await served.http.get("/", headers=headers)).status_code == 403, headers

    asyncio.run(talk())


LINK = {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document"}


def test_a_link_of_another_site_opens_the_page_and_nothing_else(tmp_path: Path) -> None:
    async def talk() -> None:
        async with serving(tmp_path) as served:
            for path in ("/", "/index.html"):
                opened = await served.http.get(path, headers=LINK)
                assert opened.status_code == (await served.http.get(path)).status_code
            framed = await served.http.get("/", headers={**LINK, "Sec-Fetch-Dest": "iframe"})
            fetched = await served.http.get("/", headers={**LINK, "Sec-Fetch-Mode": "cors"})
            posted = await served.http.post("/api/games", json={}, headers=LINK)
            looked_up = await served.http.get("/api/offer", headers=LINK)
            assert [answer.status_code for answer in (framed, fetched, posted, looked_up)] == [403] * 4

    asyncio.run(talk())


async def open_with(port: int, headers: dict[str, str]) -> None:
    """Browsers write some headers themselves; so does the library."""
    given = dict(headers)
    origin = given.pop("Origin", None)
    address = f"ws://{given.pop('Host', '127.0.0.1')}:{port}/api/play"
    async with connect(address, origin=origin, additional_headers=given, host="127.0.0.1", port=port):  # type: ignore[arg-type]
        pass


def test_its_own_page_gets_in(tmp_path: Path) -> None:
    async def talk() -> None:
        async with serving(tmp_path) as served:
            async with connect(served.play, origin=served.web) as socket:  # type: ignore[arg-type]
                await socket.send("{}")
                assert json.loads(await socket.recv())["code"] == "malformed"
            named = f"http://localhost:{served.port}"
            answer = await served.http.get("/api/alive", headers={"Host": f"localhost:{served.port}", "Origin": named})
            assert answer.status_code == 200

    asyncio.run(talk())


def test_a_large_body_is_refused(tmp_path: Path) -> None:
    async def talk() -> None:
        async with serving(tmp_path) as served:
            answer = await served.http.post("/api/import", content=b"x" * 5_000_000)
            assert (answer.status_code, answer.json()["code"]) == (413, "oversized")

            async def endless() -> "object":
                for _ in range(6):
                    yield b" " * 1_000_000

            with pytest.raises(httpx.HTTPError):
                raise_unless_refused(await served.http.post("/api/import", content=endless()))  # type: ignore[arg-type]

    asyncio.run(talk())


def raise_unless_refused(answer: httpx.Response) -> None:
    if answer.status_code >= 400:
        raise httpx.HTTPError(str(answer.status_code))
