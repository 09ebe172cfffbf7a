"""The tables of the database."""

import re
from typing import Any

from sqlalchemy import JSON, Boolean, Dialect, Float, ForeignKey, Index, Integer, String, Text, TypeDecorator
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class Base(DeclarativeBase):
    pass


class AnyText(TypeDecorator[str]):
    """A seed may be any text; PostgreSQL cannot store the character 0."""

    impl = String
    cache_ok = True

    def process_bind_param(self, value: "str | None", dialect: Dialect) -> "str | None":
        if value is None or dialect.name != "postgresql":
            return value
        return value.replace("\\", "\\\\").replace("\0", "\\0")

    def process_result_value(self, value: "str | None", dialect: Dialect) -> "str | None":
        if value is None or dialect.name != "postgresql":
            return value
        return re.sub(r"\\(.)", lambda found: "\0" if found[1] == "0" else found[1], value)


class GameRow(Base):
    """A game consists of ruleset, options, seed and actions; ``state`` is the resulting latest state.

    ``origin`` is the state before the actions of this ``epoch``; null for the start of a game. A running game of an
    older rules version continues from its state in a new epoch. ``numbers`` are those of the last messages before the
    epoch, by seat. ``taken`` counts the actions of the epoch, so that a lost one is detected. ``summary`` is what a
    list of games shows. ``lesson`` is the id of the lesson that the game is. ``terms`` are what people on several
    devices agreed on. ``owner`` is the node that plays the game, and ``fence`` the number of its lease
    (``gosux.server.storage.postgres.leases``).
    """

    __tablename__ = "games"

    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    ruleset: Mapped[str] = mapped_column(String(80))
    version: Mapped[str] = mapped_column(String(80))
    options: Mapped[dict[str, Any]] = mapped_column(JSON)
    seed: Mapped[str] = mapped_column(AnyText)
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
    owner: Mapped[str | None] = mapped_column(String(40), nullable=True, index=True)
    fence: Mapped[int] = mapped_column(Integer, default=0)


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


class ReviewRow(Base):
    """The review of a finished game as far as it was computed, as ``gosux.sessions.bots.reviews`` writes it."""

    __tablename__ = "reviews"

    game: Mapped[str] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    review: Mapped[dict[str, Any]] = mapped_column(JSON)


class RoomRow(Base):
    """A waiting room, as ``gosux.sessions.rooms.records`` writes it."""

    __tablename__ = "rooms"

    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    record: Mapped[str] = mapped_column(Text)


class FeedRow(Base):
    """A private feed: the fingerprint of its address, and those of the tokens of its seats as a JSON list."""

    __tablename__ = "feeds"

    mark: Mapped[str] = mapped_column(String(64), primary_key=True)
    seats: Mapped[str] = mapped_column(Text)
    changed: Mapped[float] = mapped_column(Float, index=True)


class PushRow(Base):
    """A browser that wants to be told of turns: the fingerprint of its address, the address, and its keys."""

    __tablename__ = "pushes"

    mark: Mapped[str] = mapped_column(String(64), primary_key=True)
    endpoint: Mapped[str] = mapped_column(Text)
    public: Mapped[str] = mapped_column(String(100))
    secret: Mapped[str] = mapped_column(String(40))
    language: Mapped[str] = mapped_column(String(8))
    changed: Mapped[float] = mapped_column(Float, index=True)


class PushSeatRow(Base):
    """A seat that a browser wants to be told about, by the fingerprint of its token."""

    __tablename__ = "push_seats"

    mark: Mapped[str] = mapped_column(String(64), primary_key=True)
    seat: Mapped[str] = mapped_column(String(64), primary_key=True, index=True)


class NodeRow(Base):
    """A server process; it is alive until a moment of the database's clock, in seconds since 1970. One that is
    ``alone`` cannot talk to others."""

    __tablename__ = "nodes"

    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    until: Mapped[float] = mapped_column(Float)
    alone: Mapped[bool] = mapped_column(Boolean)


class RoleRow(Base):
    """What one process does for all, leased like a game."""

    __tablename__ = "roles"

    name: Mapped[str] = mapped_column(String(40), primary_key=True)
    owner: Mapped[str | None] = mapped_column(String(40), nullable=True)
    fence: Mapped[int] = mapped_column(Integer, default=0)
