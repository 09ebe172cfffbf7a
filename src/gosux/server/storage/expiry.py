"""Games that nobody has touched for a long time are removed, in small batches."""

import time
from datetime import UTC, datetime, timedelta
from typing import Any, NamedTuple

from sqlalchemy import delete, or_, select, tuple_
from sqlalchemy.orm import Session

from gosux.server.storage.ratings import ratings
from gosux.server.storage.tables import Base, GameRow, NodeRow

GAMES = Base.metadata.tables["games"]
BATCH = 50


class Mark(NamedTuple):
    """How far games have been looked at: in the order of their last move."""

    moved: str = ""
    id: str = ""


class Batch(NamedTuple):
    """Games to remove, and where the next batch begins; None after the last one."""

    games: list[str]
    next: Mark | None


def limit_of(days: float) -> str:
    """Games whose last move is older than this are removed."""
    return (datetime.now(UTC) - timedelta(days=days)).isoformat(timespec="milliseconds")


def find_expired(session: Session, limit: str, after: Mark) -> Batch:
    """Without games that another process plays. Only what says whether a clock still runs is read."""
    alive = select(NodeRow.id).where(NodeRow.until > time.time())
    rows = session.execute(
        select(GameRow.moved, GameRow.id, GameRow.over, GameRow.terms, GameRow.summary)
        .where(GameRow.moved < limit, tuple_(GameRow.moved, GameRow.id) > tuple_(*after))
        .where(or_(GameRow.owner.is_(None), GameRow.owner.not_in(alive)))
        .order_by(GameRow.moved, GameRow.id)
        .limit(BATCH)
    ).all()
    found = [row.id for row in rows if row.over or not has_days_left(row.terms, row.summary)]
    return Batch(found, Mark(rows[-1].moved, rows[-1].id) if len(rows) == BATCH else None)


def has_days_left(terms: "dict[str, Any] | None", summary: "dict[str, Any]") -> bool:
    """Whether somebody in a game with days for each turn still has time: then it is not abandoned."""
    clock = (terms or {}).get("clock")
    if clock is None or not clock["days"]:
        return False
    stored = summary.get("clock")
    return stored is None or all(left is None or left > 0 for left in stored["left"])


def remove_games(session: Session, games: list[str], limit: "str | None" = None) -> int:
    """Forget games with everything that belongs to them, unless somebody has made a move since; returns how many."""
    unmoved = GAMES.c.moved < limit if limit is not None else GAMES.c.id.is_not(None)
    gone = list(session.scalars(select(GAMES.c.id).where(GAMES.c.id.in_(games), unmoved)))
    ratings.remove(session, gone, expired=limit is not None)
    return session.connection().execute(delete(GAMES).where(GAMES.c.id.in_(games), unmoved)).rowcount
