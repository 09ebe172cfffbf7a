"""Files from outside are read where they can do no harm."""

import asyncio
import os
import signal
from pathlib import Path

import pytest

from gosux.rules.records import save_text
from gosux.server.reading import Busy, Readers, Unreadable, readers
from tests.random_play import played
from tests.server.playing import serving, sitting


def test_a_file_that_takes_too_long_is_given_up_while_games_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(readers, "SECONDS", 1.0)

    async def play() -> None:
        async with serving(tmp_path) as served:
            made = await served.new_game(seed="1", seats=[{"kind": "person"}, {"kind": "person"}])
            async with sitting(served, made["seats"][0]["token"]) as person:
                requests = (("/api/import", {"text": ""}), ("/api/games", {"position": ""}))
                await asyncio.gather(*[served.http.post(path, json=body) for path, body in requests])
                for reader in served.lobby.readers.all:  # nothing that is allowed takes as long as these do now
                    os.kill(reader.process.pid, signal.SIGSTOP)
                reading = [asyncio.create_task(served.http.post(path, json=body)) for path, body in requests]
                await asyncio.sleep(0.1)
                why = await person.ask("why", number=person.state["number"], at={"at": "deck", "seat": 0})
                assert why["type"] == "why"
                assert not any(task.done() for task in reading)
                for task in reading:
                    answer = await task
                    assert (answer.status_code, answer.json()["code"]) == (400, "refused")
                    assert answer.json()["text"]["en"] == "this file takes too long to read"
            # Other files are read afterwards.
            made = await served.post("/api/import", {"text": save_text(played(3, 40))})
            assert made["over"] is False

    asyncio.run(play())


def test_only_so_many_files_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readers, "MOST_WAITING", 1)

    async def read() -> None:
        made = Readers(1)
        try:
            first = asyncio.create_task(made.read("nonsense"))
            await asyncio.sleep(0)
            with pytest.raises(Busy):
                await made.read("")
            with pytest.raises(Unreadable):
                await first
            assert (await made.read("")).kind == "position"
        finally:
            made.close()

    asyncio.run(read())


def test_a_position_without_a_seed_gets_a_secret_one() -> None:
    async def read() -> None:
        made = Readers(1)
        try:
            seeds = [(await made.read(text)).game.seed for text in ("", "", 'seed = "x"\n')]
            named = (await made.read("players = 2\n", seed="mine")).game.seed
        finally:
            made.close()
        assert seeds[0] != seeds[1] and "position" not in seeds
        assert (seeds[2], named) == ("x", "mine")

    asyncio.run(read())
