"""The tables of the database."""

from typing import Any

from sqlalchemy import JSON, Boolean, ForeignKey, Index, Integer, String, Text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class Base(DeclarativeBase):
    pass


class GameRow(Base):
    """A game consists of ruleset, options, seed and actions; ``state`` is the resulting latest state.

    ``origin`` is the state before the actions of this ``epoch``; null for the start of a game. A running game of an
    older rules version continues from its state in a new epoch. ``numbers`` are those of the last messages before the
    epoch, by seat. ``taken`` counts the actions of the epoch, so that a lost one is detected. ``summary`` is what a
    list of games shows. ``lesson`` is the id of the lesson that the game is. ``terms`` are what people on several
    devices agreed on.
    """

    __tablename__ = "games"

    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    ruleset: Mapped[str] = mapped_column(String(80))
    version: Mapped[str] = mapped_column(String(80))
    options: Mapped[dict[str, Any]] = mapped_column(JSON)
    seed: Mapped[str] = mapped_column(String)
    origin: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True), nullable=True)
    epoch: Mapped[int] = mapped_column(Integer, default=0)
    numbers: Mapped[list[int]] = mapped_column(JSON)
    state: Mapped[dict[str, Any]] = mapped_column(JSON)
    taken: Mapped[int] = mapped_column(Integer, default=0)
    summary: Mapped[dict[str, Any]] = mapped_column(JSON)
    over: Mapped[bool] = mapped_column(Boolean, default=False)
    begun: Mapped[str] = mapped_column(String(40))
    moved: Mapped[str] = mapped_column(String(40))
    lesson: Mapped[str | None] = mapped_column(String(40), nullable=True)
    terms: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True), nullable=True)


class SeatRow(Base):
    """Who sits where. Only the fingerprint of a token is stored; ``own_link`` is that of the link by which a player
    takes the seat to another device."""

    __tablename__ = "seats"
    __table_args__ = (Index("seats_own_link", "own_link", unique=True),)

    game: Mapped[str] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    kind: Mapped[str] = mapped_column(String(20))
    level: Mapped[str | None] = mapped_column(String(40), nullable=True)
    token: Mapped[str | None] = mapped_column(String(64), nullable=True, unique=True)
    name: Mapped[str | None] = mapped_column(String(40), nullable=True)
    own_link: Mapped[str | None] = mapped_column(String(64), nullable=True)


class ActionRow(Base):
    """An action as in ``Game.history``: its number, or -1 - seat when a player concedes."""

    __tablename__ = "actions"

    game: Mapped[str] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    epoch: Mapped[int] = mapped_column(Integer, primary_key=True)
    place: Mapped[int] = mapped_column(Integer, primary_key=True)
    action: Mapped[int] = mapped_column(Integer)


class RoomRow(Base):
    """A waiting room, as ``gosux.sessions.room_records`` writes it."""

    __tablename__ = "rooms"

    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    record: Mapped[str] = mapped_column(Text)
