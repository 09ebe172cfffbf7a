"""What is done in a transaction for games.

Every write to a game carries the fencing number that its owner got with the lease; if another process has taken the
game over meanwhile, the number is an old one and nothing is written. Without leases all numbers are 0.
"""

from sqlalchemy import delete, insert, select, update
from sqlalchemy.engine import Connection
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Session

from gosux.server.storage.accounts.accounts import find_session
from gosux.server.storage.accounts.seats import keep_new_seats
from gosux.server.storage.accounts.tables import AccountSeatRow, SeatKeyRow
from gosux.server.storage.ratings import ratings
from gosux.server.storage.tables import ActionRow, Base, GameRow, SeatRow
from gosux.sessions.log import log
from gosux.sessions.storage.records import (
    Damaged,
    GameRecord,
    Json,
    NewActions,
    NewGameRecord,
    SeatRecord,
    TakenBack,
    Unavailable,
    now,
)

GAMES = Base.metadata.tables["games"]
ACTIONS = Base.metadata.tables["actions"]


class LeaseLost(Unavailable):
    """Another process owns the game now; nothing was written."""


def add_game(session: Session, record: NewGameRecord) -> None:
    moment = now()
    session.add(
        GameRow(
            id=record.id, ruleset=record.ruleset, version=record.version, options=record.options, seed=record.seed,
            origin=record.origin, epoch=0, numbers=record.numbers, state=record.state, summary=record.summary,
            over=record.over, begun=moment, moved=moment, taken=len(record.actions),
            lesson=record.lesson, terms=record.terms,
        )
    )  # fmt: skip
    session.flush()
    for seat in record.seats:
        session.add(
            SeatRow(
                game=record.id, seat=seat.seat, kind=seat.kind, level=seat.level, token=seat.token, name=seat.name
            )
        )  # fmt: skip
    keep_new_seats(session, record.id, {seat.seat: seat.account for seat in record.seats if seat.account is not None})
    if (record.terms or {}).get("rated"):
        ratings.begin(session, record)
    for place, action in enumerate(record.actions):
        session.add(ActionRow(game=record.id, epoch=0, place=place, action=action))


def renew_game(session: Session, record: NewGameRecord, fence: int = 0) -> int:
    row = owned(session, record.id, fence)
    row.epoch += 1
    row.version, row.options, row.origin = record.version, record.options, record.origin
    row.numbers, row.state, row.summary, row.over = record.numbers, record.state, record.summary, record.over
    row.taken = len(record.actions)
    row.moved = now()
    row.lesson = record.lesson
    return row.epoch


def add_actions(session: Session, moved: NewActions, fence: int = 0) -> None:
    """The most frequent job: two statements, and nothing is read."""
    connection = session.connection()
    latest = {
        "state": moved.state, "summary": moved.summary, "over": moved.over, "taken": moved.place + len(moved.actions)
    }  # fmt: skip
    if not moved.unnoticed:
        latest["moved"] = now()
    here = (GAMES.c.id == moved.game) & (GAMES.c.epoch == moved.epoch) & (GAMES.c.taken == moved.place)
    if connection.execute(update(GAMES).where(here, GAMES.c.fence == fence), latest).rowcount != 1:
        if not is_stored(connection, moved, fence):
            raise LeaseLost("the game has gone on elsewhere")
        return
    rows = [
        {"game": moved.game, "epoch": moved.epoch, "place": place, "action": action}
        for place, action in enumerate(moved.actions, start=moved.place)
    ]
    connection.execute(insert(ACTIONS), rows)
    if moved.scores is not None:
        ratings.end(session, moved.game, moved.scores)


def is_stored(connection: Connection, moved: NewActions, fence: int) -> bool:
    """Whether these very actions were stored by an attempt whose outcome was not known: nobody else could, since the
    game was not taken over."""
    game = select(GAMES.c.taken).where(GAMES.c.id == moved.game, GAMES.c.epoch == moved.epoch, GAMES.c.fence == fence)
    if connection.scalar(game) != moved.place + len(moved.actions):
        return False
    stored = select(ACTIONS.c.action).where(
        ACTIONS.c.game == moved.game, ACTIONS.c.epoch == moved.epoch, ACTIONS.c.place >= moved.place
    )
    return list(connection.scalars(stored.order_by(ACTIONS.c.place))) == moved.actions


def remove_actions(session: Session, back: TakenBack, fence: int = 0) -> None:
    connection = session.connection()
    latest = {
        "state": back.state, "summary": back.summary, "over": False, "taken": back.place, "numbers": back.numbers,
        "moved": now(),
    }  # fmt: skip
    game = (GAMES.c.id == back.game) & (GAMES.c.epoch == back.epoch) & (GAMES.c.taken >= back.place)
    if connection.execute(update(GAMES).where(game, GAMES.c.fence == fence), latest).rowcount != 1:
        raise LeaseLost("the game has gone on elsewhere")
    later = (ACTIONS.c.game == back.game) & (ACTIONS.c.epoch == back.epoch) & (ACTIONS.c.place >= back.place)
    connection.execute(delete(ACTIONS).where(later))


def write_notes(session: Session, game: str, notes: Json, fence: int = 0) -> None:
    row = owned(session, game, fence)
    row.summary = {**row.summary, **notes}


def owned(session: Session, game: str, fence: int) -> GameRow:
    """A game to be written, which nobody takes over before that. Raises LeaseLost."""
    row = session.get_one(GameRow, game, with_for_update=True)
    if row.fence != fence:
        raise LeaseLost("the game has gone on elsewhere")
    return row


def read_game(session: Session, id: str) -> "GameRecord | None":
    """Raises Damaged."""
    try:
        row = session.get(GameRow, id)
    except (TypeError, ValueError) as error:  # invalid JSON, for instance
        raise Damaged(id, "its record cannot be read") from error
    if row is None:
        return None
    rows = session.scalars(
        select(ActionRow).where(ActionRow.game == id, ActionRow.epoch == row.epoch).order_by(ActionRow.place)
    ).all()
    if [one.place for one in rows] != list(range(row.taken)):
        raise Damaged(id, "an action is missing")
    return record_of(row, seats_in(session, [id])[id], [one.action for one in rows])


def read_seats(session: Session, tokens: list[str]) -> dict[str, tuple[str, int]]:
    """By the token of whoever sat down, or one that another device of theirs got."""
    rows = session.execute(select(SeatRow.token, SeatRow.game, SeatRow.seat).where(SeatRow.token.in_(tokens)))
    found = {str(row.token): (row.game, row.seat) for row in rows}
    others = [token for token in tokens if token not in found]
    if others:
        keys = session.scalars(select(SeatKeyRow).where(SeatKeyRow.mark.in_(others)))
        found |= {row.mark: (row.game, row.seat) for row in keys}
    return found


def account_of_secret(session: Session, mark: str) -> "str | None":
    """The account of a session, or of a seat that it keeps, by the fingerprint of its secret."""
    signed_in = find_session(session, mark)
    if signed_in is not None:
        return signed_in.account
    place = read_seats(session, [mark]).get(mark)
    kept = session.get(AccountSeatRow, place) if place is not None else None
    return None if kept is None else kept.account


def read_summaries(session: Session, games: list[str]) -> dict[str, GameRecord]:
    seats = seats_in(session, games)
    try:
        rows = session.scalars(select(GameRow).where(GameRow.id.in_(games))).all()
    except (SQLAlchemyError, TypeError, ValueError):  # one of them cannot be read: retry each separately
        rows = [row for game in games if (row := readable_row(session, game)) is not None]
    return {row.id: record_of(row, seats[row.id], []) for row in rows}


def readable_row(session: Session, game: str) -> "GameRow | None":
    try:
        return session.get(GameRow, game)
    except (SQLAlchemyError, TypeError, ValueError):
        log("game-damaged", game=game)
        return None


def seats_in(session: Session, games: list[str]) -> dict[str, list[SeatRecord]]:
    found: dict[str, list[SeatRecord]] = {game: [] for game in games}
    kept = (AccountSeatRow.game == SeatRow.game) & (AccountSeatRow.seat == SeatRow.seat)
    rows = select(SeatRow, AccountSeatRow.account).outerjoin(AccountSeatRow, kept).where(SeatRow.game.in_(games))
    for row, account in session.execute(rows.order_by(SeatRow.seat)):
        found[row.game].append(SeatRecord(row.seat, row.kind, row.level, row.token, row.name, account))
    return found


def record_of(row: GameRow, seats: list[SeatRecord], actions: list[int]) -> GameRecord:
    return GameRecord(
        row.id, row.ruleset, row.version, row.options, row.seed, row.origin, row.epoch, row.numbers, row.state,
        row.summary, row.over, row.begun, row.moved, seats, actions, row.lesson, row.terms,
    )  # fmt: skip
