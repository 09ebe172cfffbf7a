"""``gosux admin``: what an operator does beside a running server. It reads and writes the server's database; the server
looks every two seconds for what is wanted of it (docs/operating.md)."""

import json
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Annotated, Literal

import typer

from gosux.commands.play import data_folder
from gosux.model.messages.mistakes import Mistake
from gosux.text.words import Words

app = typer.Typer(help="Look after a server: games, bans, announcements, backups.", rich_markup_mode=None)

DAY = 24 * 3600.0
PATIENCE = 15.0  # seconds in which a running server ends a game
MOST_LETTERS = 500  # of an announcement

Data = Annotated[Path | None, typer.Option(help="The folder of the database.")]
Database = Annotated[
    str | None, typer.Option(help="The database postgresql://..., if it is not in a folder.", envvar="GOSUX_DATABASE")
]
Lang = Annotated[Literal["en", "fr"], typer.Option(help="The language: en or fr.")]
Game = Annotated[str, typer.Argument(help="The id of a game.")]


class AdminMistake(Mistake):
    """Something that cannot be done to a server's games."""


def _folder(data: "Path | None") -> Path:
    return data if data is not None else data_folder() / "server"


@app.callback(invoke_without_command=True)
def _admin(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        print(context.get_help())


@app.command("list")
def list_things(
    what: Annotated[
        Literal["games", "rooms", "accounts", "reports", "bans"],
        typer.Argument(help="games, rooms, accounts, reports or bans."),
    ] = "games",
    most: Annotated[int, typer.Option(help="At most so many, the latest first.", min=1)] = 50,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON, one object per line.")] = False,
    data: Data = None,
    database: Database = None,
    lang: Lang = "en",
) -> None:
    """List games, waiting rooms, accounts, reports about players or bans. Cards and seeds are not shown."""
    from sqlalchemy.orm import Session

    from gosux.server.storage.operating.listing import Row, bans_listed, games_listed, rooms_listed
    from gosux.server.storage.operating.owners import accounts_listed
    from gosux.server.storage.operating.reach import transaction
    from gosux.server.storage.operating.reported import reports_listed

    with transaction(_folder(data), database) as session:
        lists: dict[str, Callable[[Session, int], list[Row]]] = {
            "games": games_listed, "rooms": rooms_listed, "accounts": accounts_listed, "bans": bans_listed,
            "reports": partial(reports_listed, language=lang),
        }  # fmt: skip
        rows = lists[what](session, most)
    words = Words(lang)
    if as_json:
        for row in rows:
            print(json.dumps(row, ensure_ascii=False))
        return
    for row in rows:
        print("  ".join(f"{words.say(f'admin-{name}')}: {_shown(words, name, value)}" for name, value in row.items()))
    print(words.say("admin-count", count=len(rows)))


def _shown(words: Words, name: str, value: object) -> str:
    if name == "why":
        return words.say(f"admin-why-{value}")
    if isinstance(value, bool):
        return words.say("admin-yes" if value else "admin-no")
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)


@app.command("end")
def end(
    game: Game,
    winner: Annotated[
        int | None, typer.Option(help="The seat that wins, from 0; without it, the game is removed.", min=0, max=3)
    ] = None,
    data: Data = None,
    database: Database = None,
    lang: Lang = "en",
) -> None:
    """End a game: all but the winner concede, or it is removed for good."""
    from gosux.server.storage.operating.admin import order_ending, read_answer
    from gosux.server.storage.operating.reach import transaction
    from gosux.server.storage.tables import GameRow

    folder, words = _folder(data), Words(lang)
    with transaction(folder, database) as session:
        if session.get(GameRow, game) is None:
            raise AdminMistake("admin-unknown-game", {"game": game})
        order = order_ending(session, game, winner)
    deadline = time.monotonic() + PATIENCE
    answer = None
    while answer is None and time.monotonic() < deadline:
        time.sleep(0.25)
        with transaction(folder, database) as session:
            answer = read_answer(session, order)
    if answer == "unknown":
        raise AdminMistake("admin-end-unknown", {"game": game})
    if answer == "over":
        raise AdminMistake("admin-end-over", {"game": game})
    if answer == "no-seat":
        raise AdminMistake("admin-end-no-seat", {"game": game})
    if answer == "failed":
        raise AdminMistake("admin-end-failed", {"game": game})
    print(words.say("admin-end-later" if answer is None else "admin-end-done", game=game))


@app.command("ban")
def ban_somebody(
    who: Annotated[
        str, typer.Argument(help="An address, a network, or an account or a fingerprint that `list games` shows.")
    ],
    days: Annotated[float, typer.Option(help="For how many days.", min=0.01, max=36500)] = 7.0,
    data: Data = None,
    database: Database = None,
    lang: Lang = "en",
) -> None:
    """Shut somebody out: an address, a network, an account, or the token of a seat."""
    from gosux.server.limits.bans import Ban, is_fingerprint, network_named
    from gosux.server.storage.operating.admin import ban
    from gosux.server.storage.operating.owners import ban_account, has_account
    from gosux.server.storage.operating.reach import transaction

    network = network_named(who)
    name = str(network) if network is not None else who
    banned = Ban(name, time.time() + days * DAY)
    with transaction(_folder(data), database) as session:
        if has_account(session, who):
            ban_account(session, who, banned.until)
        elif network is None and not is_fingerprint(who):
            raise AdminMistake("admin-who", {"who": who})
        else:
            ban(session, banned.who, banned.until)
    print(Words(lang).say("admin-banned", who=name, until=banned.day))


@app.command("unban")
def unban_somebody(
    who: Annotated[str, typer.Argument(help="As `list bans` shows it.")],
    data: Data = None,
    database: Database = None,
    lang: Lang = "en",
) -> None:
    """Let somebody in again."""
    from gosux.server.limits.bans import network_named
    from gosux.server.storage.operating.admin import unban
    from gosux.server.storage.operating.reach import transaction

    network = network_named(who)
    with transaction(_folder(data), database) as session:
        if not unban(session, str(network) if network is not None else who):
            raise AdminMistake("admin-not-banned", {"who": who})
    print(Words(lang).say("admin-unbanned", who=who))


@app.command("dealt")
def dealt_with(
    report: Annotated[int, typer.Argument(help="The number of a report, as `list reports` shows it.")],
    data: Data = None,
    database: Database = None,
    lang: Lang = "en",
) -> None:
    """Note that a report about a player is dealt with."""
    from gosux.server.storage.operating.reach import transaction
    from gosux.server.storage.operating.reported import deal_with

    with transaction(_folder(data), database) as session:
        if not deal_with(session, report):
            raise AdminMistake("admin-unknown-report", {"report": report})
    print(Words(lang).say("admin-dealt-with", report=report))


@app.command("name")
def choose_name(
    account: Annotated[str, typer.Argument(help="The id of an account, as `list accounts` shows it.")],
    name: Annotated[
        str | None, typer.Argument(help="What others see from now on; without it, the name is hidden.")
    ] = None,
    free: Annotated[bool, typer.Option("--free", help="Let its owner choose again.")] = False,
    data: Data = None,
    database: Database = None,
    lang: Lang = "en",
) -> None:
    """Change or hide the name of an account; its owner cannot change it any more."""
    from gosux.server.storage.operating import owners
    from gosux.server.storage.operating.reach import transaction
    from gosux.sessions.rooms.names import named

    wanted = None if name is None else named(name)
    with transaction(_folder(data), database) as session:
        if not owners.has_account(session, account):
            raise AdminMistake("admin-unknown-account", {"account": account})
        if free:
            owners.free_name(session, account)
            said = Words(lang).say("admin-name-free", account=account)
        else:
            shown = owners.choose_name(session, account, wanted)
            said = Words(lang).say("admin-named", account=account, name=shown)
    print(said)


@app.command("announce")
def announce_something(
    english: Annotated[
        str, typer.Argument(help="The sentence in English; without any, nothing is shown any more.")
    ] = "",
    french: Annotated[str, typer.Argument(help="The same in French.")] = "",
    hours: Annotated[float, typer.Option(help="For how many hours it is shown.", min=0.01, max=8760)] = 24.0,
    data: Data = None,
    database: Database = None,
    lang: Lang = "en",
) -> None:
    """Show a sentence on all open pages, in the language of each."""
    from gosux.server.storage.operating.admin import announce
    from gosux.server.storage.operating.reach import transaction

    if bool(english) != bool(french):
        raise AdminMistake("admin-both-languages")
    if max(len(english), len(french)) > MOST_LETTERS:
        raise AdminMistake("admin-long", {"most": MOST_LETTERS})
    with transaction(_folder(data), database) as session:
        announce(session, english, french, time.time() + hours * 3600 if english else 0.0)
    print(Words(lang).say("admin-announced" if english else "admin-cleared"))


@app.command("export")
def export(
    game: Game,
    file: Annotated[Path, typer.Argument(help="The file to write.")],
    data: Data = None,
    database: Database = None,
    lang: Lang = "en",
) -> None:
    """Write a game as a file: a finished one as a replay, a running one as a save, with every hidden card."""
    from gosux.records.files import write_text
    from gosux.records.saves import SAVE_MODE
    from gosux.server.storage.games import read_game
    from gosux.server.storage.operating.listing import file_of
    from gosux.server.storage.operating.reach import transaction
    from gosux.sessions.storage.records import Damaged

    try:
        with transaction(_folder(data), database) as session:
            record = read_game(session, game)
        if record is None:
            raise AdminMistake("admin-unknown-game", {"game": game})
        text = file_of(record)
    except Damaged as error:
        raise AdminMistake("admin-damaged", {"game": game, "why": error.why}) from error
    write_text(file, text, SAVE_MODE)
    print(Words(lang).say("admin-written", file=str(file)))


@app.command("backup")
def backup(
    file: Annotated[Path, typer.Argument(help="The file to write.")],
    data: Data = None,
    database: Database = None,
    lang: Lang = "en",
) -> None:
    """Write all games to one file, also while the server runs."""
    from gosux.server.storage.operating.backup import write_backup
    from gosux.server.storage.operating.reach import database_of

    with database_of(_folder(data), database) as engine:
        counts = write_backup(engine, file)
    print(Words(lang).say("admin-backed-up", games=counts.get("games", 0), file=str(file)))


@app.command("restore")
def restore(
    file: Annotated[Path, typer.Argument(help="A file that `backup` wrote.")],
    data: Data = None,
    database: Database = None,
    lang: Lang = "en",
) -> None:
    """Fill an empty folder or database with the games of a backup, while no server runs."""
    from gosux.commands.serve import lock_folder
    from gosux.server.storage.operating.backup import restore_backup
    from gosux.server.storage.operating.reach import database_of
    from gosux.server.storage.store import FILE, make_file

    folder = _folder(data)
    lock = lock_folder(folder) if database is None else None
    try:
        if database is None:
            make_file(folder / FILE)
        with database_of(folder, database) as engine:
            counts = restore_backup(engine, file)
    finally:
        if lock is not None:
            lock.release()
    print(Words(lang).say("admin-restored", games=counts.get("games", 0)))
