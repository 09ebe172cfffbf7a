"""What is done in a transaction for private feeds."""

import time

from sqlalchemy import delete, func, select
from sqlalchemy.orm import Session

from gosux.server.storage.tables import Base, FeedRow

FEEDS = Base.metadata.tables["feeds"]
MOST_FEEDS = 10_000


def put_feed(session: Session, mark: str, seats: str) -> None:
    session.merge(FeedRow(mark=mark, seats=seats, changed=time.time()))
    session.flush()
    many = session.scalar(select(func.count()).select_from(FEEDS)) or 0
    if many > MOST_FEEDS:
        oldest = select(FEEDS.c.mark).order_by(FEEDS.c.changed).limit(many - MOST_FEEDS)
        session.connection().execute(delete(FEEDS).where(FEEDS.c.mark.in_(oldest)))


def read_feed(session: Session, mark: str) -> "str | None":
    row = session.get(FeedRow, mark)
    return None if row is None else row.seats
