"""Games on disk: other versions of the rules, and disks that fail."""

import asyncio
import sqlite3
import threading
import time
from contextlib import closing, suppress
from pathlib import Path

import pytest
from sqlalchemy import inspect
from sqlalchemy.exc import OperationalError
from sqlalchemy.orm import Session

from gosux import read_position
from gosux.records.saves import save_text
from gosux.server.storage import BadDatabase, NewerDatabase, Store, check_database, games, rescue, store
from gosux.server.storage.check import is_cut, log_of
from gosux.server.storage.migrate import migrate
from gosux.server.storage.postgres.store import postgres_engine
from gosux.server.storage.store import engine_of
from gosux.server.storage.tables import Base
from gosux.sessions.player_acts import confirm
from gosux.sessions.storage.records import NewActions
from tests.random_play import played
from tests.server.playing import serving
from tests.sessions.playing import page, sitting


def change(folder: Path, statement: str, *values: object) -> None:
    with sqlite3.connect(folder / store.FILE) as connection:
        connection.execute(statement, values)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_the_migrations_make_the_tables_that_the_code_uses(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    engine = (
        engine_of(tmp_path / store.FILE)
        if kind == "sqlite"
        else postgres_engine(request.getfixturevalue("postgres_database"))
    )
    migrate(engine)
    migrate(engine, "base")  # and back again
    migrate(engine)
    found = inspect(engine)
    for table in Base.metadata.tables.values():
        columns = {column["name"]: column["nullable"] for column in found.get_columns(table.name)}
        assert columns == {column.name: column.nullable for column in table.columns}
        assert found.get_pk_constraint(table.name)["constrained_columns"] == [one.name for one in table.primary_key]
    engine.dispose()


def test_what_is_committed_is_written_through_to_the_disk(tmp_path: Path) -> None:
    made = Store(tmp_path)
    with made.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2  # FULL
    made.close()


def test_a_finished_game_of_older_rules_can_be_seen_if_it_went_the_same_way_and_says_so_otherwise(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        async with serving(tmp_path) as served:
            made = await served.new_game(seed="1")
            token = made["seats"][0]["token"]
            async with sitting(served, token) as person:
                await person.ask("concede")
        change(tmp_path, "UPDATE games SET version = '1'")
        async with serving(tmp_path) as served:
            seen = await served.post("/api/moments", {"token": token, "view": None})
            assert seen["moments"]
        change(tmp_path, "UPDATE actions SET action = -2")
        async with serving(tmp_path) as served:
            answer = await served.http.post("/api/moments", json={"token": token, "view": None})
            assert answer.status_code == 400
            assert "older" in answer.json()["text"]["en"]
            mine = await served.post("/api/games/mine", {"tokens": [token]})
            assert mine["games"][0]["result"]["winners"] == [1]

    asyncio.run(play())


def test_an_action_that_cannot_be_stored_has_not_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(session: object, moved: NewActions, fence: int) -> None:
        raise OperationalError("INSERT", {}, Exception("disk I/O error"))

    async def play() -> None:
        async with serving(tmp_path) as served:
            made = await served.new_game(seed="1", seats=[{"kind": "person"}, {"kind": "person"}])
            pages = [sitting(served, seat["token"]) for seat in made["seats"]]
            async with pages[0] as one, pages[1] as two:
                asked = one if one.choices else two
                before = asked.state
                with monkeypatch.context() as broken:
                    broken.setattr(store, "add_actions", full)
                    refused = await asked.confirm(asked.choices[0]["action"])
                    assert refused["code"] == "unavailable"
                await asked.join(last=asked.seen)
                assert (asked.state["number"], asked.state["scene"]) == (before["number"], before["scene"])
                answer = await asked.confirm(asked.choices[0]["action"])
                assert answer["type"] == "state"

    asyncio.run(play())


def test_one_failing_job_does_not_spoil_those_that_wait_with_it(tmp_path: Path) -> None:
    async def work() -> None:
        made = Store(tmp_path)
        try:
            wrong = NewActions("nobody", 0, 0, [1], {}, {}, False)
            results = await asyncio.gather(
                *[made.load("nobody") for _ in range(5)], made.append(wrong), made.load("x"), return_exceptions=True
            )
            assert results[:5] == [None] * 5 and results[6] is None
            assert isinstance(results[5], Exception)
        finally:
            made.close()

    asyncio.run(work())


def test_an_action_that_nobody_waits_for_any_more_is_stored_and_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    add_actions = games.add_actions
    begun = threading.Event()

    def slowly(session: Session, moved: NewActions, fence: int) -> None:
        begun.set()
        time.sleep(0.2)
        add_actions(session, moved, fence)

    monkeypatch.setattr(store, "add_actions", slowly)

    async def play() -> None:
        async with serving(tmp_path) as served:
            made = await served.new_game(seed="1", seats=[{"kind": "person"}, {"kind": "person"}])
            session = await served.lobby.session(made["game"])
            assert session is not None
            for _ in range(3):
                seat = int(session.game.state.decider)
                begun.clear()
                taking = asyncio.create_task(
                    confirm(session, seat, 1, session.progress.numbers[seat], [session.game.legal()[0]])
                )  # fmt: skip
                assert await asyncio.to_thread(begun.wait, 60)
                taking.cancel()
                with pytest.raises(asyncio.CancelledError):
                    await taking
                await asyncio.gather(*session.unfinished)
            assert len(session.game.history) == 3
            record = await served.lobby.store.load(made["game"])
            assert record is not None and record.actions == session.game.history

    asyncio.run(asyncio.wait_for(play(), 120))


# -- damage ------------------------------------------------------------------------------------------------------


async def two_games(folder: Path) -> list[str]:
    """Two games of two persons with an action each; the tokens of those who took them."""
    tokens = []
    async with serving(folder) as served:
        for seed in ("1", "2"):
            made = await served.new_game(seed=seed, seats=[{"kind": "person"}, {"kind": "person"}])
            one, two = [sitting(served, seat["token"]) for seat in made["seats"]]
            async with one as first, two as second:
                asked = first if first.choices else second
                await asked.confirm(asked.choices[0]["action"])
                tokens.append(asked.token)
    return tokens


FIRST = "(SELECT id FROM games WHERE seed = '1')"


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE games SET state = '{' WHERE seed = '1'",
        "UPDATE games SET state = '{}' WHERE seed = '1'",
        "UPDATE games SET numbers = '[]' WHERE seed = '1'",
        "UPDATE games SET state = (SELECT state FROM games WHERE seed = '2') WHERE seed = '1'",
        f"DELETE FROM actions WHERE game = {FIRST}",
        f"UPDATE actions SET place = 1 WHERE game = {FIRST}",
        f"UPDATE actions SET action = 1 WHERE game = {FIRST}",
    ],
)
def test_damage_to_one_game_costs_that_game_alone(tmp_path: Path, damage: str) -> None:
    async def play() -> None:
        tokens = await two_games(tmp_path)
        change(tmp_path, damage)
        async with serving(tmp_path) as served:
            mine = await served.post("/api/games/mine", {"tokens": tokens})
            assert 1 in [game["place"] for game in mine["games"]]
            async with page(served, tokens[0]) as person:
                answer = await person.join()
                assert (answer["type"], answer["code"]) == ("error", "damaged")
            looked = await served.http.post("/api/replay", json={"token": tokens[0]})
            assert (looked.status_code, looked.json()["code"]) == (500, "damaged")
            async with sitting(served, tokens[1]) as person:
                assert person.state["type"] == "state"

    asyncio.run(play())


def test_a_game_whose_summary_is_damaged_is_left_out_of_the_list(tmp_path: Path) -> None:
    async def play() -> None:
        tokens = await two_games(tmp_path)
        change(tmp_path, "UPDATE games SET summary = '{}' WHERE seed = '1'")
        async with serving(tmp_path) as served:
            mine = await served.post("/api/games/mine", {"tokens": tokens})
            assert [game["place"] for game in mine["games"]] == [1]
            async with sitting(served, tokens[0]) as person:  # the game itself goes on
                assert person.state["type"] == "state"

    asyncio.run(play())


@pytest.mark.parametrize("replaced", [False, True])
def test_a_database_that_is_deleted_or_replaced_while_it_is_used_is_noticed(tmp_path: Path, replaced: bool) -> None:
    async def play() -> None:
        async with serving(tmp_path) as served:
            made = await served.new_game(seed="1", seats=[{"kind": "person"}, {"kind": "person"}])
            one, two = [sitting(served, seat["token"]) for seat in made["seats"]]
            async with one as first, two as second:
                asked = first if first.choices else second
                file = tmp_path / store.FILE
                file.unlink()
                if replaced:
                    sqlite3.connect(file).close()
                for _ in range(2):
                    refused = await asked.confirm(asked.choices[0]["action"])
                    assert (refused["type"], refused["code"]) == ("error", "unavailable")
            answer = await served.http.post("/api/games", json={})
            assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")

    asyncio.run(play())


def go_back(folder: Path, version: str) -> None:
    engine = engine_of(folder / store.FILE)
    migrate(engine, version)
    engine.dispose()


def test_a_database_of_the_first_version_is_brought_up_to_date(tmp_path: Path) -> None:
    """Its games have no count of their actions yet, no names, lessons, rooms, reviews or board to list."""

    async def play() -> None:
        tokens = await two_games(tmp_path)
        go_back(tmp_path, "0001")
        change(tmp_path, "UPDATE games SET summary = json_remove(summary, '$.board')")
        check_database(tmp_path)
        with sqlite3.connect(tmp_path / store.FILE) as connection:
            assert connection.execute("SELECT taken FROM games").fetchall() == [(1,), (1,)]
        async with serving(tmp_path) as served:
            mine = await served.post("/api/games/mine", {"tokens": tokens})
            assert [(game["board"], game["players"][0]["name"]) for game in mine["games"]] == [(None, None)] * 2
            async with sitting(served, tokens[0]) as person:
                assert person.state["number"] > 1

    asyncio.run(play())


def readable(file: Path) -> list[str]:
    """The seeds of the games whose records can be read."""
    found = []
    with closing(sqlite3.connect(file)) as connection:
        for (number,) in connection.execute("SELECT rowid FROM games").fetchall():
            with suppress(sqlite3.Error):
                found.append(connection.execute("SELECT * FROM games WHERE rowid = ?", (number,)).fetchone()[4])
    return found


def damage_one_game(file: Path) -> str:
    """Break the chain of pages that one record lies in; returns the seed of its game."""
    seeds = readable(file)
    whole = file.read_bytes()
    for start in range(4096, len(whole), 4096):
        file.write_bytes(whole[:start] + b"\x00\x7f\xff\xff" + whole[start + 4 :])
        with suppress(sqlite3.Error):
            lost = set(seeds) - set(readable(file))
            if len(lost) == 1:
                return lost.pop()
    raise AssertionError("no record takes more than one page")


def test_of_a_damaged_database_only_the_damaged_game_is_lost(tmp_path: Path) -> None:
    games = [read_position(played(seed, 60).to_position()) for seed in (3, 4, 5)]  # with the state that they began from

    async def play() -> None:
        tokens = []
        async with serving(tmp_path) as served:
            for game in games:
                made = await served.post("/api/import", {"text": save_text(game)})
                tokens.append(made["seats"][0]["token"])
        seed = damage_one_game(tmp_path / store.FILE)
        left = [place for place, game in enumerate(games) if game.seed != seed]
        with pytest.raises(BadDatabase):
            check_database(tmp_path)
        rescued = rescue(tmp_path)
        assert rescued is not None and (rescued.kept, rescued.lost) == (2, 1)
        assert rescued.file.exists()
        check_database(tmp_path)
        async with serving(tmp_path) as served:
            mine = await served.post("/api/games/mine", {"tokens": tokens})
            assert sorted(game["place"] for game in mine["games"]) == left
            for place in left:
                async with sitting(served, tokens[place]) as person:
                    assert person.state["number"]

    asyncio.run(play())


def test_nothing_is_touched_where_no_game_can_be_read(tmp_path: Path) -> None:
    file = tmp_path / store.FILE
    for content in (b"no database at all" * 100, b""):
        file.write_bytes(content)
        assert rescue(tmp_path) is None
        assert file.read_bytes() == content and [one.name for one in tmp_path.iterdir()] == [store.FILE]


def test_a_write_ahead_log_that_is_cut_off_is_noticed(tmp_path: Path) -> None:
    made = Store(tmp_path)
    try:
        for number in range(4):
            with made.engine.begin() as connection:
                connection.exec_driver_sql(f"CREATE TABLE pages{number} (text)")
                connection.exec_driver_sql(f"INSERT INTO pages{number} VALUES ('{'a' * 9000}')")
        file = tmp_path / store.FILE
        content, log = file.read_bytes(), log_of(file).read_bytes()
    finally:
        made.close()
    assert len(log) > 30_000
    for number, (length, cut) in enumerate([
        (len(log), False), (len(log) - 1, True), (len(log) - 24 - 4096, True), (len(log) - 30_000 + 7, True),
        (20, True), (0, False),
    ]):  # fmt: skip
        folder = tmp_path / str(number)
        folder.mkdir()
        (folder / store.FILE).write_bytes(content)
        log_of(folder / store.FILE).write_bytes(log[:length])
        assert check_database(folder) is cut, length
        assert check_database(folder) is False  # it is told once


def test_an_earlier_log_behind_the_present_one_is_no_damage(tmp_path: Path) -> None:
    made = Store(tmp_path)
    try:
        with made.engine.begin() as connection:
            connection.exec_driver_sql("CREATE TABLE pages (text)")
            connection.exec_driver_sql(f"INSERT INTO pages VALUES ('{'a' * 90_000}')")
        with made.engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA wal_checkpoint(RESTART)")
        with made.engine.begin() as connection:
            connection.exec_driver_sql("CREATE TABLE more (text)")
        log = log_of(tmp_path / store.FILE)
        assert log.stat().st_size > 90_000
        assert not is_cut(log)
    finally:
        made.close()


def test_a_database_that_cannot_be_used_is_told_before_anything_is_served(tmp_path: Path) -> None:
    asyncio.run(two_games(tmp_path))
    file = tmp_path / store.FILE
    whole = file.read_bytes()
    for content in (
        b"no database at all" * 100,
        whole[: len(whole) // 2],
        whole[:8192] + b"\xff" * (len(whole) - 8192),
    ):
        file.write_bytes(content)
        with pytest.raises(BadDatabase):
            check_database(tmp_path)
    file.write_bytes(whole)
    check_database(tmp_path)
    change(tmp_path, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(NewerDatabase):
        check_database(tmp_path)
