"""The server as a process: killed and started again, stopped, twice in one folder, and what it writes down."""

import asyncio
import json
import os
import random
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
from websockets.exceptions import ConnectionClosed

import gosux
from gosux.server.storage import Store
from gosux.server.storage.check import log_of
from tests.server.playing import Served
from tests.sessions.playing import Json, page, sitting

COMMAND = [sys.executable, "-m", "gosux", "serve", "--workers", "1", "--pause", "0"]


class Process(Served):
    """``gosux serve`` in a process of its own."""

    def __init__(self, process: "subprocess.Popen[str]", port: int) -> None:
        super().__init__(None, port)
        self.process = process

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()


@contextmanager
def process(folder: Path, log: Path, port: int = 0) -> Iterator[Process]:
    with log.open("a") as errors:
        started = subprocess.Popen(
            [*COMMAND, "--port", str(port), "--data", str(folder)], stdout=subprocess.PIPE, stderr=errors, text=True
        )
    assert started.stdout is not None
    try:
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", started.stdout.readline())
        assert found, log.read_text()
        yield Process(started, int(found[1]))
    finally:
        started.kill()
        started.wait()
        started.stdout.close()


def test_every_acknowledged_action_survives_a_kill_and_pages_go_on(tmp_path: Path) -> None:
    """Killed at a random moment of a game against a bot, again and again."""
    rng = random.Random(3)
    log = tmp_path / "log"

    async def begin(served: Process) -> str:
        made = await served.new_game(seed="3")
        await served.http.aclose()
        return str(made["seats"][0]["token"])

    async def play(served: Process, token: str, last: int, deeds: int) -> tuple[list[Json], int]:
        """So many deeds, then a kill without waiting for the answer to another one; returns what was seen."""
        async with sitting(served, token, last) as person:
            for _ in range(deeds):
                if await person.turn():
                    await person.draft_and_confirm(rng)
            if person.choices:
                steps = [rng.choice(person.choices)["action"]]
                await person.say("confirm", number=person.state["number"], steps=steps)
            served.kill()
            try:
                while True:
                    await person.hear()
            except ConnectionClosed:
                pass
        return person.story, person.state["number"]

    with process(tmp_path / "data", log) as served:
        token = asyncio.run(begin(served))
        port = served.port
        story, number = asyncio.run(play(served, token, 0, 3))
    for deeds in (0, 4):
        with process(tmp_path / "data", log, port) as served:
            more, later = asyncio.run(play(served, token, len(story), deeds))
            assert later >= number
            story += more
            number = later

    async def whole(served: Process) -> tuple[list[Json], bool]:
        async with sitting(served, token) as person:
            return person.state["events"], await person.turn()

    with process(tmp_path / "data", log, port) as served:
        everything, goes_on = asyncio.run(whole(served))
        assert everything[: len(story)] == story  # nothing that was told is gone
        assert goes_on


def test_it_stops_cleanly_when_asked(tmp_path: Path) -> None:
    async def talk(served: Process) -> int:
        made = await served.new_game(seed="3", seats=[{"kind": "person"}, {"kind": "bot", "level": "immortal"}])
        async with page(served, made["seats"][0]["token"]) as person:
            await person.join()
            served.process.send_signal(signal.SIGTERM)
            try:
                while True:
                    await person.hear()
            except ConnectionClosed as closed:
                return closed.rcvd.code if closed.rcvd else 0

    log = tmp_path / "log"
    with process(tmp_path / "data", log) as served:
        assert asyncio.run(talk(served)) in (1001, 1012)
        assert served.process.wait(timeout=180) in (0, -signal.SIGTERM)
    events = [json.loads(line)["event"] for line in log.read_text().splitlines()]
    assert events[0] == "started" and events[-1] == "stopped"


def test_one_folder_has_one_server(tmp_path: Path) -> None:
    with process(tmp_path / "data", tmp_path / "log"):
        second = subprocess.run(
            [*COMMAND, "--port", "0", "--data", str(tmp_path / "data")], capture_output=True, text=True, timeout=180
        )
        assert second.returncode == 2
        assert second.stderr.endswith("another server keeps its games in this folder\n")


def test_a_port_that_is_taken_is_told_in_one_line(tmp_path: Path) -> None:
    with process(tmp_path / "data", tmp_path / "log") as served:
        second = subprocess.run(
            [*COMMAND, "--port", str(served.port), "--data", str(tmp_path / "other"), "--lang", "fr"],
            capture_output=True, text=True, timeout=180,
        )  # fmt: skip
        assert second.returncode == 2
        assert second.stderr.startswith("gosux: impossible de servir à 127.0.0.1")
        assert len(second.stderr.splitlines()) == 1


def test_in_a_local_network_it_shows_an_address_and_a_code_and_checks_the_same(tmp_path: Path) -> None:
    """The network is loopback too, by another of its addresses."""
    command = [*COMMAND, "--port", "0", "--data", str(tmp_path), "--lan", "--host", "127.0.0.2"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as started:
        try:
            assert started.stdout is not None
            own, other = [started.stdout.readline() for _ in range(2)]
            port = own.partition("http://127.0.0.1:")[2].partition("/")[0]
            assert f"http://127.0.0.2:{port}/" in other
            assert "█" in "".join(started.stdout.readline() for _ in range(8))
            for host in ("127.0.0.1", "127.0.0.2"):
                lobby = httpx.get(f"http://{host}:{port}/api/rooms", timeout=60)
                assert lobby.json()["address"] == f"http://127.0.0.2:{port}/"
                foreign = httpx.get(f"http://{host}:{port}/", headers={"Host": "127.0.0.3"}, timeout=60)
                assert foreign.status_code == 403
                origin = {"Origin": "http://127.0.0.3"}
                assert httpx.get(f"http://{host}:{port}/", headers=origin, timeout=60).status_code == 403
        finally:
            started.kill()


def test_a_damaged_database_is_told_in_one_line_before_an_address(tmp_path: Path) -> None:
    (tmp_path / "games.sqlite3").write_bytes(b"no database" * 500)
    ended = subprocess.run(
        [*COMMAND, "--port", "0", "--data", str(tmp_path), "--lang", "fr"], capture_output=True, text=True, timeout=180
    )
    assert (ended.returncode, ended.stdout) == (2, "")
    assert len(ended.stderr.splitlines()) == 1 and "illisibles" in ended.stderr


def test_a_write_ahead_log_that_is_cut_off_is_told_in_the_log(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    made = Store(folder)
    log = log_of(made.path).read_bytes()
    made.close()
    for file in folder.iterdir():
        file.unlink()
    made.path.write_bytes(b"")
    log_of(made.path).write_bytes(log[:-1])
    with process(folder, tmp_path / "log") as served:
        asyncio.run(served.new_game(seed="1"))
    events = [json.loads(line)["event"] for line in (tmp_path / "log").read_text().splitlines()]
    assert events.count("database-log-cut") == 1


def test_the_log_names_no_card_token_or_seed_and_only_the_owner_reads_the_games(tmp_path: Path) -> None:
    seed = "a-very-secret-seed"

    async def talk(served: Process) -> str:
        made = await served.new_game(seed=seed)
        token = str(made["seats"][0]["token"])
        async with sitting(served, token) as person:
            for _ in range(6):
                if await person.turn():
                    await person.draft_and_confirm(random.Random(1))
            await person.ask("confirm", number=0, steps=[1])
            await person.ask("dance", card="sati")
            await person.ask("concede")
        await served.http.get(f"/api/nothing?token={token}")
        await served.http.aclose()
        return token

    log = tmp_path / "log"
    with process(tmp_path / "data", log) as served:
        token = asyncio.run(talk(served))
    text = log.read_text()
    assert "joined" in text
    for line in text.splitlines():
        assert json.loads(line)["time"]
    assert token not in text and seed not in text
    named = [card.id for card in gosux.cards("gosu-x") if re.search(rf"\b{card.id}\b", text)]
    assert named == []
    if os.name == "posix":
        for file in (tmp_path / "data").iterdir():
            assert file.stat().st_mode & 0o077 == 0, file.name
