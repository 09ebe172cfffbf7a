"""Files from outside are read where they can do no harm."""

import asyncio
import json
import os
import signal
from pathlib import Path

import pytest

from gosux.records.saves import save_text
from gosux.server.file_readers import FileReaders, pool
from gosux.sessions.storage.files import Busy, Unreadable
from tests.random_play import played
from tests.records.test_hostile_files import (
    AT_A_TURN,
    IN_AN_EFFECT,
    SURROGATE,
    Json,
    hostile,
    hostile_start,
    pushed,
    updated,
    with_number,
)
from tests.server.playing import serving
from tests.sessions.playing import sitting


def test_a_file_that_takes_too_long_is_given_up_while_games_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pool, "SECONDS", 1.0)

    async def play() -> None:
        async with serving(tmp_path) as served:
            made = await served.new_game(seed="1", seats=[{"kind": "person"}, {"kind": "person"}])
            readers = served.lobby.files
            assert isinstance(readers, FileReaders)
            async with sitting(served, made["seats"][0]["token"]) as person:
                requests = (("/api/import", {"text": ""}), ("/api/games", {"position": ""}))
                await asyncio.gather(*[served.http.post(path, json=body) for path, body in requests])
                for reader in readers.all:  # nothing that is allowed takes as long as these do now
                    assert reader.process.pid is not None
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


def all_out(state: Json) -> None:
    for seat in state["seats"]:
        seat.update(hand=[], out=True)


def many_cards(state: Json) -> None:
    state["seats"][0]["hand"] *= 20_000


HOSTILE = {
    "a counter near 2^62": hostile(with_number(9, 1 << 62, True)),
    "a counter of 2^63": hostile(with_number(9, 1 << 63, True)),
    "endless drawing": hostile(pushed("draw-three/0", 3, -1, 0, [], -1, -1, -1, 0, 1 << 61, 1 << 61, 0, [])),
    "a replay that begins like that": hostile_start(with_number(9, 1 << 62, True)),
    "a key of many parts": ".".join("a" * 16_000) + "=1",
    "a longer one": ".".join("a" * 500_000) + "=1",
    "ninety thousand cards": hostile(many_cards),
    "bans": hostile(updated(bans=[[0, "sati", 1, False]] * 25_000)),
    "nobody left in a save": hostile(all_out, AT_A_TURN),
    "nobody left in a position": 'ruleset = "gosu"\n' + "[[player]]\nout = true\n" * 3,
    "half a letter": json.dumps(json.loads(IN_AN_EFFECT) | {"seed": SURROGATE}),
}


def test_a_file_made_to_hurt_is_refused_within_two_seconds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "SECONDS", 2.0)

    async def play() -> None:
        async with serving(tmp_path) as served:
            await served.post("/api/import", {"text": "[[player]]\n[[player]]\n"})
            readers = served.lobby.files
            assert isinstance(readers, FileReaders)
            (reader,) = readers.all
            for what, text in HOSTILE.items():
                refused = await served.http.post("/api/import", json={"text": text})
                assert (refused.status_code, refused.json()["code"]) == (400, "refused"), what
                assert refused.json()["detail"] not in ("slow-record", "damaged"), what  # it is told what is wrong
                assert refused.json()["text"]["fr"], what
            assert readers.all == {reader}, "a process had to be ended"
            assert (await served.post("/api/import", {"text": IN_AN_EFFECT}))["over"] is False

    asyncio.run(play())


def test_only_so_many_files_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "MOST_WAITING", 1)

    async def read() -> None:
        made = FileReaders(1)
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
        made = FileReaders(1)
        try:
            seeds = [(await made.read(text)).game.seed for text in ("", "", 'seed = "x"\n')]
            named = [
                (await made.read(text, seed="é🎲")).game.seed for text in ("players = 2\n", "\ufeff", 'seed = "x"')
            ]
        finally:
            made.close()
        assert seeds[0] != seeds[1] and "position" not in seeds
        assert (seeds[2], named) == ("x", ["é🎲", "é🎲", "x"])

    asyncio.run(read())
