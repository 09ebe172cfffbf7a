"""What is done in a transaction for reviews of finished games."""

from sqlalchemy.orm import Session

from gosux.server.storage.tables import ReviewRow
from gosux.sessions.log import log
from gosux.sessions.storage.records import Json


def write_review(session: Session, game: str, review: Json) -> None:
    session.merge(ReviewRow(game=game, review=review))


def read_review(session: Session, game: str) -> "Json | None":
    """None also for one that cannot be read: it is computed anew."""
    try:
        row = session.get(ReviewRow, game)
    except (TypeError, ValueError):
        log("review-damaged", game=game)
        return None
    return None if row is None else row.review
