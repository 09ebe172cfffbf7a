"""What HTTP alone does: answers that are kept, the page's files, liveness."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

import gosux
from gosux.server import page_files
from tests.server.playing import Served, serving

Talk = Callable[[Served], Awaitable[None]]


def talk(folder: Path, what: Talk) -> None:
    async def run() -> None:
        async with serving(folder) as served:
            await what(served)

    asyncio.run(run())


# -- what can be looked up ---------------------------------------------------------------------------------------


def test_the_catalogue_is_sent_once(tmp_path: Path) -> None:
    async def look(served: Served) -> None:
        for path in ("/api/catalogue/gosu-x/fr", "/api/offer"):
            answer = await served.http.get(path)
            assert answer.status_code == 200
            again = await served.http.get(path, headers={"If-None-Match": answer.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")
        assert answer.headers.get("content-encoding") == "gzip"
        for path in ("/api/catalogue/chess/en", "/api/catalogue/gosu-x/de", "/api/nothing"):
            answer = await served.http.get(path)
            assert (answer.status_code, answer.json()["code"]) == (404, "not-found")

    talk(tmp_path, look)


def test_the_page_is_safe_asked_for_anew_and_its_parts_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    built = tmp_path / "page"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<!doctype html>")
    (built / "assets" / "page-1a2b.js").write_text("go()")
    monkeypatch.setattr(page_files, "PAGE", built)

    async def look(served: Served) -> None:
        for path in ("/", "/index.html", "/some/place/of/the/page"):
            answer = await served.http.get(path)
            assert answer.status_code == 200
            assert answer.headers["content-type"].startswith("text/html")
            assert answer.headers["cache-control"] == "no-cache"
            policy = answer.headers["content-security-policy"]
            assert "default-src 'none'" in policy and "frame-ancestors 'none'" in policy
            assert "unsafe" not in policy
        part = await served.http.get("/assets/page-1a2b.js")
        assert (part.text, "immutable" in part.headers["cache-control"]) == ("go()", True)
        for path in ("/nothing.js", "/assets/nothing.js", "/../data/games.sqlite3", "/%2e%2e/data/games.sqlite3"):
            assert (await served.http.get(path)).status_code == 404

    talk(tmp_path / "data", look)


def test_a_page_that_is_not_built_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page_files, "PAGE", tmp_path / "nothing")

    async def look(served: Served) -> None:
        answer = await served.http.get("/")
        assert answer.status_code == 404
        assert "build_page.py" in answer.text

    talk(tmp_path / "data", look)


def test_it_tells_that_it_is_alive(tmp_path: Path) -> None:
    async def look(served: Served) -> None:
        answer = await served.http.get("/api/alive")
        assert answer.json() == {
            "alive": True, "version": gosux.__version__, "compiled": gosux.compiled, "games": 0, "workers": 1
        }  # fmt: skip

    talk(tmp_path, look)
