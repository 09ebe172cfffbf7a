"""An operator looks after a running server from beside it."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from gosux.cli import main
from gosux.records.replays import parse_replay
from gosux.records.saves import parse_save
from gosux.server import upkeep
from gosux.server.limits.connections import Limits
from gosux.sessions.lobby import fingerprint
from tests.server.playing import Served
from tests.server.test_limits import limited
from tests.sessions.playing import Page, sitting

TWO = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Ben"}]
Admin = Callable[..., "asyncio.Future[tuple[int, str, str]]"]


@pytest.fixture
def admin(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Admin:
    """``gosux admin``, beside a server that looks often. Returns its exit code and what it printed."""
    monkeypatch.setattr(upkeep, "LOOKS", 0.05)

    def command(*arguments: object) -> tuple[int, str, str]:
        with pytest.raises(SystemExit) as end:
            main(["admin", *map(str, arguments), "--data", str(tmp_path)])
        out, err = capsys.readouterr()
        assert isinstance(end.value.code, int)
        return end.value.code, out, err

    def run(*arguments: object) -> "asyncio.Future[tuple[int, str, str]]":
        return asyncio.ensure_future(asyncio.to_thread(command, *arguments))

    return run


def test_games_are_listed_without_cards_seeds_and_tokens(tmp_path: Path, admin: Admin) -> None:
    async def talk() -> None:
        async with limited(tmp_path, Limits()) as served:
            made = await served.new_game(seed="a secret", seats=TWO)
            _, out, _ = await admin("list", "--json")
            (row,) = map(json.loads, out.splitlines())
            assert (row["game"], row["over"]) == (made["game"], False)
            marks = [fingerprint(seat["token"])[:12] for seat in made["seats"]]
            assert row["players"] == [f"Ann [{marks[0]}]", f"Ben [{marks[1]}]"]
            _, shown, _ = await admin("list", "games", "--lang", "fr")
            assert "dernier coup" in shown
            for text in (out, shown):
                assert "a secret" not in text and made["seats"][0]["token"] not in text
            await served.http.post("/api/rooms", json={"name": "Ann", "seats": TWO_SEATS, "mine": 0})
            _, rooms, _ = await admin("list", "rooms")
            assert "Ann [" in rooms and "1 listed" in rooms

    asyncio.run(talk())


TWO_SEATS = [{"kind": "person"}, {"kind": "person"}]


def test_a_game_is_ended_with_a_winner(tmp_path: Path, admin: Admin) -> None:
    async def talk() -> None:
        async with limited(tmp_path, Limits()) as served:
            made = await served.new_game(seed="1", seats=TWO)
            async with sitting(served, made["seats"][1]["token"]) as page:
                code, out, _ = await admin("end", made["game"], "--winner", 1)
                assert code == 0 and "ended" in out
                while not page.over:
                    await page.hear()
                assert page.state["scene"]["result"]["winners"] == [1]
            code, _, err = await admin("end", made["game"], "--winner", 1)
            assert (code, err) == (2, f"gosux: game {made['game']} is over\n")
            code, _, err = await admin("end", "nothing")
            assert (code, err) == (2, "gosux: there is no game nothing\n")
            await admin("export", made["game"], tmp_path / "replay.json")
            assert parse_replay((tmp_path / "replay.json").read_text()).seed == "1"

    asyncio.run(talk())


def test_a_removed_game_is_gone_for_open_pages_too(tmp_path: Path, admin: Admin) -> None:
    async def talk() -> None:
        async with limited(tmp_path, Limits()) as served:
            made = await served.new_game(seats=TWO)
            other = await served.new_game(seed="2", seats=TWO)
            token = made["seats"][0]["token"]
            await admin("export", made["game"], tmp_path / "save.json")
            assert parse_save((tmp_path / "save.json").read_text()).players == 2
            async with sitting(served, token) as page:
                code, _, _ = await admin("end", made["game"])
                assert code == 0
                with pytest.raises(ConnectionClosed):
                    await hear_on(page)
            mine = await served.post("/api/games/mine", {"tokens": [token, other["seats"][0]["token"]]})
            assert [game["game"] for game in mine["games"]] == [other["game"]]
            answer = await served.http.post("/api/report", json={"token": token})
            assert answer.json()["code"] == "unknown-token"

    asyncio.run(talk())


def test_who_is_banned_is_put_out_and_let_in_again(tmp_path: Path, admin: Admin) -> None:
    async def talk() -> None:
        async with limited(tmp_path, Limits(), proxy=True) as served:
            made = await served.new_game(seats=TWO)
            token = made["seats"][0]["token"]
            async with sitting(served, token) as page:
                await admin("ban", fingerprint(token)[:12], "--days", 2)
                with pytest.raises(ConnectionClosed):
                    await hear_on(page)
            stranger = {"X-Forwarded-For": "203.0.113.7"}
            await admin("ban", "203.0.113.0/24")
            await until(served, stranger, 403)
            _, out, _ = await admin("list", "bans", "--json")
            assert {json.loads(line)["who"] for line in out.splitlines()} == {"203.0.113.0/24", fingerprint(token)[:12]}
            await admin("unban", "203.0.113.0/24")
            await until(served, stranger, 200)
            for who in ("Ann", "abc"):
                code, _, err = await admin("ban", who)
                assert code == 2 and who in err

    asyncio.run(talk())


async def hear_on(page: Page) -> None:
    while True:
        await page.hear()


async def until(served: Served, headers: dict[str, str], status: int) -> None:
    for _ in range(200):
        if (await served.http.get("/api/alive", headers=headers)).status_code == status:
            return
        await asyncio.sleep(0.05)
    raise AssertionError(f"never {status}")


def test_an_announcement_reaches_pages_in_both_languages(tmp_path: Path, admin: Admin) -> None:
    async def talk() -> None:
        async with limited(tmp_path, Limits()) as served:

            async def announced() -> object:
                return (await served.http.get("/api/notice")).json()["announcement"]

            assert await announced() is None
            await admin("announce", "We restart at 8.", "Nous redémarrons à 8 h.")
            while await announced() is None:
                await asyncio.sleep(0.05)
            assert await announced() == {"en": "We restart at 8.", "fr": "Nous redémarrons à 8 h."}
            await admin("announce")
            while await announced() is not None:
                await asyncio.sleep(0.05)
            code, _, err = await admin("announce", "only English", "--lang", "fr")
            assert code == 2 and "français" in err

    asyncio.run(talk())


@pytest.mark.slow
def test_a_game_can_be_ended_while_no_server_runs(
    tmp_path: Path, admin: Admin, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def talk() -> None:
        async with limited(tmp_path, Limits()) as served:
            made = await served.new_game(seats=TWO)
        monkeypatch.setattr("gosux.commands.admin.PATIENCE", 0.3)
        code, out, _ = await admin("end", made["game"])
        assert code == 0 and "No server answers" in out
        async with limited(tmp_path, Limits()) as served:
            while (await served.post("/api/games/mine", {"tokens": [made["seats"][0]["token"]]}))["games"]:
                await asyncio.sleep(0.05)

    asyncio.run(talk())


def test_without_games_or_with_games_of_another_version_it_says_so(tmp_path: Path, admin: Admin) -> None:
    async def talk() -> None:
        code, _, err = await admin("list")
        assert code == 2 and "no games" in err
        (tmp_path / "games.sqlite3").touch()
        code, _, err = await admin("list")
        assert code == 2 and "another version" in err

    asyncio.run(talk())


def test_a_backup_is_written_and_restored_by_command(tmp_path: Path, admin: Admin) -> None:
    async def talk() -> None:
        async with limited(tmp_path, Limits()) as served:
            made = await served.new_game(seats=TWO)
            code, out, _ = await admin("backup", tmp_path / "all.gz")
            assert code == 0 and "1 game is in" in out
        code, _, err = await admin("restore", tmp_path / "all.gz")
        assert code == 2 and "no games are" in err
        for file in tmp_path.glob("games.sqlite3*"):
            file.unlink()
        code, out, _ = await admin("restore", tmp_path / "all.gz", "--lang", "fr")
        assert code == 0 and "restaurée" in out
        async with limited(tmp_path, Limits()) as served, sitting(served, made["seats"][0]["token"]):
            pass

    asyncio.run(talk())
