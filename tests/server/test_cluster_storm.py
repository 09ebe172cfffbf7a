"""Server processes that are killed, paused and cut off while games are played: no acknowledged action is lost or
doubled, and every game ends."""

import asyncio
from pathlib import Path

import pytest

from tests.server.cluster_storm import Outcome, processes, storm


async def run(folder: Path, database: str, bus: str, games: int, seconds: float, every: float, pause: float) -> Outcome:
    async with processes(folder, database, bus, 3) as servers:
        found = await storm(servers, games, seconds, every, pause)
    print(found)
    return found


def test_a_server_is_killed_every_few_seconds(postgres_database: str, redis_server: str, tmp_path: Path) -> None:
    found = asyncio.run(run(tmp_path, postgres_database, redis_server, games=30, seconds=20, every=3, pause=1))
    assert found.kills >= 2 and found.actions >= 100
    assert found.joins >= 10  # pages have lost their servers and come back


@pytest.mark.slow
def test_a_server_is_killed_every_few_seconds_for_two_minutes(
    postgres_database: str, redis_server: str, tmp_path: Path
) -> None:
    found = asyncio.run(run(tmp_path, postgres_database, redis_server, games=200, seconds=120, every=4, pause=3))
    assert found.kills >= 10 and found.actions >= 1000 and found.joins >= 200
