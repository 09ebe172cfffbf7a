"""What an operator asks of the server: tables that ``gosux admin`` writes and running servers read every few seconds.

This way it works for SQLite and PostgreSQL, for one process and many, and also while no server runs.
"""

import time
from typing import NamedTuple

from sqlalchemy import Float, Integer, Select, String, Text, delete, or_, select, update
from sqlalchemy.orm import Mapped, Session, mapped_column

from gosux.server.limits.bans import Ban
from gosux.server.storage.tables import Base, GameRow, NodeRow
from gosux.sessions.messages.base import Localised

MOST_AT_ONCE = 20  # games that are ended between two looks


class BanRow(Base):
    """``who`` is an address, a network, the id of an account or the beginning of a token's fingerprint; ``until``
    seconds since 1970."""

    __tablename__ = "bans"

    who: Mapped[str] = mapped_column(String(64), primary_key=True)
    until: Mapped[float] = mapped_column(Float)


class AnnouncementRow(Base):
    """A sentence for everybody who has a page open; the latest one counts."""

    __tablename__ = "announcements"

    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    en: Mapped[str] = mapped_column(Text)
    fr: Mapped[str] = mapped_column(Text)
    until: Mapped[float] = mapped_column(Float)


class EndingRow(Base):
    """A game to be ended: ``winner`` wins, or it is removed if there is none. ``answer`` is set when that is done."""

    __tablename__ = "endings"

    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    winner: Mapped[int | None] = mapped_column(Integer, nullable=True)
    answer: Mapped[str | None] = mapped_column(String(40), nullable=True)


class Ending(NamedTuple):
    id: int
    game: str
    winner: int | None


class Wishes(NamedTuple):
    """What an operator wants now."""

    bans: list[Ban]
    announcement: Localised | None
    endings: list[Ending]


# -- what the server reads ---------------------------------------------------------------------------------------


def read_wishes(session: Session) -> Wishes:
    now = time.time()
    bans = session.scalars(select(BanRow).where(BanRow.until > now).order_by(BanRow.who))
    latest = session.scalar(select(AnnouncementRow).order_by(AnnouncementRow.id.desc()).limit(1))
    shown = latest if latest is not None and latest.until > now else None
    endings = session.scalars(
        select(EndingRow).where(EndingRow.answer.is_(None)).order_by(EndingRow.id).limit(MOST_AT_ONCE)
    )
    return Wishes(
        [Ban(row.who, row.until) for row in bans],
        None if shown is None else Localised(en=shown.en, fr=shown.fr),
        [Ending(row.id, row.game, row.winner) for row in endings],
    )


def ban_of(session: Session, account: str) -> "Ban | None":
    row = session.get(BanRow, account, populate_existing=True)
    return Ban(row.who, row.until) if row is not None and row.until > time.time() else None


def banned_now() -> "Select[str]":
    """Whoever is banned, with the ids of accounts."""
    return select(BanRow.who).where(BanRow.until > time.time())


def is_elsewhere(session: Session, game: str) -> bool:
    """Whether another process that is alive plays a game; callers know their own."""
    owner = session.scalar(select(GameRow.owner).where(GameRow.id == game))
    alive = select(NodeRow.id).where(NodeRow.id == owner, NodeRow.until > time.time())
    return owner is not None and session.scalar(alive) is not None


def answer_ending(session: Session, id: int, answer: str) -> None:
    session.execute(update(EndingRow).where(EndingRow.id == id).values(answer=answer))


# -- what `gosux admin` writes -----------------------------------------------------------------------------------


def ban(session: Session, who: str, until: float) -> None:
    session.execute(delete(BanRow).where(or_(BanRow.who == who, BanRow.until <= time.time())))
    session.add(BanRow(who=who, until=until))


def unban(session: Session, who: str) -> bool:
    return bool(session.execute(delete(BanRow).where(BanRow.who == who)).rowcount)  # type: ignore[attr-defined]


def announce(session: Session, en: str, fr: str, until: float) -> None:
    """An announcement that is over takes the place of the one before."""
    session.execute(delete(AnnouncementRow))
    session.add(AnnouncementRow(en=en, fr=fr, until=until))


def order_ending(session: Session, game: str, winner: "int | None") -> int:
    session.execute(delete(EndingRow).where(EndingRow.answer.is_not(None)))
    row = EndingRow(game=game, winner=winner)
    session.add(row)
    session.flush()
    return row.id


def read_answer(session: Session, id: int) -> "str | None":
    return session.scalar(select(EndingRow.answer).where(EndingRow.id == id))
