"""What is done in a transaction for waiting rooms and for links to one's own seat."""

from sqlalchemy import delete, select, update
from sqlalchemy.orm import Session

from gosux.server.storage.tables import Base, RoomRow, SeatRow

SEATS = Base.metadata.tables["seats"]
ROOMS = Base.metadata.tables["rooms"]


def put_room(session: Session, id: str, text: str) -> None:
    session.merge(RoomRow(id=id, record=text))


def drop_rooms(session: Session, ids: list[str]) -> None:
    session.connection().execute(delete(ROOMS).where(ROOMS.c.id.in_(ids)))


def all_rooms(session: Session) -> list[str]:
    return list(session.scalars(select(RoomRow.record)))


def set_own_link(session: Session, game: str, seat: int, link: str) -> None:
    session.connection().execute(update(SEATS).where(SEATS.c.game == game, SEATS.c.seat == seat).values(own_link=link))


def seat_of_own_link(session: Session, link: str) -> "tuple[str, int] | None":
    row = session.scalar(select(SeatRow).where(SeatRow.own_link == link))
    return (row.game, row.seat) if row is not None else None


def move_seat(session: Session, game: str, seat: int, token: str) -> None:
    session.connection().execute(update(SEATS).where(SEATS.c.game == game, SEATS.c.seat == seat).values(token=token))
