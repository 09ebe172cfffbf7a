"""Backups are made while games go on, and restored into either database."""

import asyncio
import gzip
import random
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from gosux.server.storage import Store
from gosux.server.storage.migrate import migrate
from gosux.server.storage.operating.backup import BackupMistake, restore_backup, snapshot, write_backup
from gosux.server.storage.operating.reach import database_of
from gosux.server.storage.postgres.store import PostgresStore
from gosux.server.storage.store import FILE, engine_of, make_file
from tests.server.playing import serving
from tests.sessions.playing import sitting
from tests.sessions.test_storage import NEW


def put_back(file: Path, folder: Path, database: "str | None" = None) -> dict[str, int]:
    if database is None:
        folder.mkdir(exist_ok=True)
        make_file(folder / FILE)
    with database_of(folder, database) as engine:
        return restore_backup(engine, file)


def back_up(file: Path, folder: Path, database: "str | None" = None) -> dict[str, int]:
    with database_of(folder, database) as engine:
        return write_backup(engine, file)


def test_a_game_in_progress_goes_on_from_its_backup(tmp_path: Path) -> None:
    asyncio.run(play_on(tmp_path, None, None))


def test_a_game_goes_on_in_the_other_database(tmp_path: Path, postgres_database: str) -> None:
    asyncio.run(play_on(tmp_path, None, postgres_database))
    back_up(tmp_path / "again.gz", tmp_path, postgres_database)
    assert put_back(tmp_path / "again.gz", tmp_path / "third")["games"] == 1


async def play_on(tmp_path: Path, database: "str | None", other: "str | None") -> None:
    """A game of two is backed up while it is played, and restored; then it goes on from the moment of the backup."""
    file, dice = tmp_path / "games.gz", random.Random(1)
    async with serving(tmp_path / "one", database=database) as served:
        made = await served.new_game(seed="a\0b\\", seats=[{"kind": "person"}, {"kind": "person"}])
        one, two = [sitting(served, seat["token"]) for seat in made["seats"]]
        async with one as first, two as second:
            for turn in range(12):
                asked = first if first.choices else second
                await asked.confirm(dice.choice(asked.choices)["action"])
                while not (first.choices or second.choices):
                    await (second if asked is first else first).hear()
                if turn == 7:
                    actions = len(served.lobby.sessions[made["game"]].game.history)
                    counts = await asyncio.to_thread(back_up, file, tmp_path / "one", database)
                    assert (counts["games"], counts["seats"], counts["actions"]) == (1, 2, actions)
    assert file.stat().st_mode & 0o777 == 0o600
    assert put_back(file, tmp_path / "two", other) == counts
    async with serving(tmp_path / "two", database=other) as served:
        for seat in made["seats"]:
            async with sitting(served, seat["token"]) as person:
                if person.choices:
                    await person.confirm(person.choices[0]["action"])
        assert len(served.lobby.sessions[made["game"]].game.history) > actions
        assert served.lobby.sessions[made["game"]].game.seed == "a\0b\\"


def filled(folder: Path) -> Path:
    """A backup of one game."""

    async def create() -> None:
        store = Store(folder)
        await store.create(NEW)
        await store.put_room("room", "{}")
        store.close()

    asyncio.run(create())
    back_up(folder / "backup.gz", folder)
    return folder / "backup.gz"


def test_nothing_is_restored_over_other_games(tmp_path: Path) -> None:
    file = filled(tmp_path)
    with pytest.raises(BackupMistake) as refused:
        put_back(file, tmp_path)
    assert refused.value.id == "backup-not-empty"


def test_nothing_is_restored_under_a_running_server(tmp_path: Path) -> None:
    file = filled(tmp_path / "one")
    Store(tmp_path / "two").close()
    with closing(sqlite3.connect(tmp_path / "two" / FILE)) as database, database:
        database.execute("INSERT INTO nodes (id, until, alone) VALUES ('node', 4e9, 0)")
    with pytest.raises(BackupMistake) as refused:
        put_back(file, tmp_path / "two")
    assert refused.value.id == "backup-in-use"


def test_a_damaged_backup_restores_nothing(tmp_path: Path) -> None:
    file = filled(tmp_path)
    content = file.read_bytes()
    file.write_bytes(content[: len(content) * 9 // 10])
    with pytest.raises(BackupMistake) as refused:
        put_back(file, tmp_path / "other")
    assert refused.value.id == "backup-damaged"
    assert games_in(tmp_path / "other") == 0


def test_a_backup_that_lacks_a_row_is_damaged(tmp_path: Path) -> None:
    file = filled(tmp_path)
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    row = next(place for place, line in enumerate(lines) if b'"table":"seats"' in line) + 1
    file.write_bytes(gzip.compress(b"".join(lines[:row] + lines[row + 1 :])))
    with pytest.raises(BackupMistake):
        put_back(file, tmp_path / "other")
    assert games_in(tmp_path / "other") == 0


@pytest.mark.parametrize(
    "content",
    [b"", b"text", gzip.compress(b"{}\n"), gzip.compress(b"no")],
    ids=["empty", "text", "other", "no-json"],
)
def test_another_file_is_no_backup(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "file").write_bytes(content)
    with pytest.raises(BackupMistake):
        put_back(tmp_path / "file", tmp_path)


def games_in(folder: Path) -> int:
    with closing(sqlite3.connect(folder / FILE)) as database:
        try:
            return int(database.execute("SELECT count(*) FROM games").fetchone()[0])
        except sqlite3.OperationalError:  # there are no tables either
            return 0


def test_a_backup_of_an_older_version_is_migrated(tmp_path: Path) -> None:
    filled(tmp_path)
    engine = engine_of(tmp_path / FILE)
    migrate(engine, back_to="0006")
    engine.dispose()
    back_up(tmp_path / "old.gz", tmp_path)
    put_back(tmp_path / "old.gz", tmp_path / "new")

    async def load() -> None:
        store = Store(tmp_path / "new")
        record = await store.load(NEW.id)
        assert record is not None and record.state == NEW.state and record.origin == NEW.origin
        store.close()

    asyncio.run(load())


def test_a_game_that_cannot_be_read_does_not_prevent_a_backup(tmp_path: Path) -> None:
    filled(tmp_path)
    with closing(sqlite3.connect(tmp_path / FILE)) as database, database:
        database.execute("UPDATE games SET state = '{broken'")
    back_up(tmp_path / "all.gz", tmp_path)
    assert put_back(tmp_path / "all.gz", tmp_path / "new")["games"] == 1


def test_a_backup_sees_nothing_that_is_written_meanwhile(tmp_path: Path) -> None:
    filled(tmp_path)
    with database_of(tmp_path, None) as engine, snapshot(engine) as seen:
        before = seen.exec_driver_sql("SELECT count(*) FROM rooms").scalar()
        with closing(sqlite3.connect(tmp_path / FILE)) as database, database:
            database.execute("DELETE FROM games")
            database.execute("DELETE FROM rooms")
        assert seen.exec_driver_sql("SELECT count(*) FROM games").scalar() == 1
        assert seen.exec_driver_sql("SELECT count(*) FROM rooms").scalar() == before == 1
    assert games_in(tmp_path) == 0


@pytest.mark.slow
def test_new_rows_are_numbered_after_restored_ones(tmp_path: Path, postgres_database: str) -> None:
    from gosux.server.storage.operating.admin import announce, read_wishes

    async def create() -> None:
        store = Store(tmp_path)
        await store.create(replace(NEW, seed="\\0"))
        for _ in range(3):
            await store.transact(lambda session: announce(session, "yes", "oui", 4e9))
        store.close()

    asyncio.run(create())
    back_up(tmp_path / "all.gz", tmp_path)
    put_back(tmp_path / "all.gz", tmp_path, postgres_database)

    async def go_on() -> None:
        store = PostgresStore(postgres_database)
        record = await store.load(NEW.id)
        assert record is not None and record.seed == "\\0"
        await store.transact(lambda session: announce(session, "no", "non", 4e9))
        shown = (await store.transact(read_wishes)).announcement
        assert shown is not None and shown.fr == "non"
        store.close()

    asyncio.run(go_on())
