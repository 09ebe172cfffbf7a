"""What is done in a transaction for Web Push."""

import time

from sqlalchemy import delete, func, select
from sqlalchemy.orm import Session

from gosux.server.push.subscriptions import Subscription
from gosux.server.storage.tables import Base, PushRow, PushSeatRow, SeatRow

PUSHES = Base.metadata.tables["pushes"]
PUSH_SEATS = Base.metadata.tables["push_seats"]
MOST_PUSHES = 10_000
MOST_BROWSERS = 5  # that are told about one seat


def put_push(session: Session, subscription: Subscription, seats: list[str]) -> None:
    session.merge(PushRow(**subscription._asdict(), changed=time.time()))
    session.flush()
    connection = session.connection()
    connection.execute(delete(PUSH_SEATS).where(PUSH_SEATS.c.mark == subscription.mark))
    known = session.scalars(select(SeatRow.token).where(SeatRow.token.in_(seats)))
    session.add_all([PushSeatRow(mark=subscription.mark, seat=seat) for seat in known if seat is not None])
    many = session.scalar(select(func.count()).select_from(PUSHES)) or 0
    if many > MOST_PUSHES:  # the oldest go
        oldest = session.scalars(select(PUSHES.c.mark).order_by(PUSHES.c.changed).limit(many - MOST_PUSHES))
        for mark in list(oldest):
            drop_push(session, mark)


def drop_push(session: Session, mark: str) -> None:
    for table in (PUSH_SEATS, PUSHES):
        session.connection().execute(delete(table).where(table.c.mark == mark))


def pushes_of(session: Session, game: str, seat: int) -> list[Subscription]:
    rows = session.scalars(
        select(PushRow)
        .join(PushSeatRow, PushSeatRow.mark == PushRow.mark)
        .join(SeatRow, SeatRow.token == PushSeatRow.seat)
        .where(SeatRow.game == game, SeatRow.seat == seat)
        .order_by(PushRow.changed.desc())
        .limit(MOST_BROWSERS)
    )
    return [Subscription(row.mark, row.endpoint, row.public, row.secret, row.language) for row in rows]
