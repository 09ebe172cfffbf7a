"""Games in PostgreSQL: the same as in SQLite, and what only a database at the other end of a connection can do."""

import asyncio
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from gosux.server.storage.postgres.store import PostgresStore
from tests.server.playing import serving
from tests.sessions.playing import sitting
from tests.sessions.test_storage import NEW


def test_a_game_goes_on_after_the_server_has_ended(postgres_database: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path, database=postgres_database) as served:
            made = await served.new_game(seed="1", seats=[{"kind": "person"}, {"kind": "person"}])
            one, two = [sitting(served, seat["token"]) for seat in made["seats"]]
            async with one as first, two as second:
                asked = first if first.choices else second
                await asked.confirm(asked.choices[0]["action"])
                number = asked.state["number"]
        async with serving(tmp_path, database=postgres_database) as served:
            async with sitting(served, asked.token) as person:
                assert person.state["number"] == number
            mine = await served.post("/api/games/mine", {"tokens": [asked.token]})
            assert [game["game"] for game in mine["games"]] == [made["game"]]
        assert list(tmp_path.iterdir()) == []  # nothing is kept beside it

    asyncio.run(play())


@pytest.mark.parametrize("seed", ["a\0b", "\\0", "\\\\\0\\"])
def test_any_text_can_be_a_seed(postgres_database: str, seed: str) -> None:
    async def store() -> None:
        made = PostgresStore(postgres_database)
        await made.create(replace(NEW, seed=seed))
        record = await made.load(NEW.id)
        assert record is not None and record.seed == seed
        made.close()

    asyncio.run(store())


def test_a_database_that_is_not_there_is_told_in_one_sentence_without_the_password(tmp_path: Path) -> None:
    for address in ("postgresql://me:hidden@127.0.0.1:1/none", "nonsense"):
        run = subprocess.run(
            [sys.executable, "-m", "gosux", "serve", "--port", "0", "--database", address],
            capture_output=True,
            text=True,
        )
        assert run.returncode == 2 and len(run.stderr.splitlines()) == 1, run.stderr
        assert "cannot be used" in run.stderr and "hidden" not in run.stderr
