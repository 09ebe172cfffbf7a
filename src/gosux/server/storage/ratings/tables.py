"""The tables of ratings."""

from sqlalchemy import Boolean, Float, ForeignKey, Index, Integer, String
from sqlalchemy.orm import Mapped, mapped_column

from gosux.server.storage.accounts.tables import ACCOUNT
from gosux.server.storage.tables import Base


class RatingRow(Base):
    """An account's rating in games of one ruleset and number of players; ``changed`` in seconds since 1970."""

    __tablename__ = "ratings"
    __table_args__ = (Index("ratings_ladder", "ruleset", "players", "points"),)

    account: Mapped[str] = mapped_column(ForeignKey(ACCOUNT, ondelete="CASCADE"), primary_key=True)
    ruleset: Mapped[str] = mapped_column(String(80), primary_key=True)
    players: Mapped[int] = mapped_column(Integer, primary_key=True)
    points: Mapped[float] = mapped_column(Float)
    deviation: Mapped[float] = mapped_column(Float)
    games: Mapped[int] = mapped_column(Integer)
    wins: Mapped[int] = mapped_column(Integer)
    changed: Mapped[float] = mapped_column(Float)


class RatedGameRow(Base):
    """A game that counts. ``alone`` if one account plays against bots. ``ended`` is when its last action was stored;
    ``settled`` once it has changed the ratings, or does not count after all. It outlives the game."""

    __tablename__ = "rated_games"

    game: Mapped[str] = mapped_column(String(40), primary_key=True)
    ruleset: Mapped[str] = mapped_column(String(80))
    players: Mapped[int] = mapped_column(Integer)
    alone: Mapped[bool] = mapped_column(Boolean)
    ended: Mapped[float | None] = mapped_column(Float, nullable=True)
    settled: Mapped[bool] = mapped_column(Boolean, index=True)


class RatedSeatRow(Base):
    """A seat of a game that counts. ``account`` is None for bots and deleted accounts, ``points`` and ``deviation`` are
    from when the game began; ``score`` is what the seat won of the game, ``before`` and ``after`` what that changed."""

    __tablename__ = "rated_seats"

    game: Mapped[str] = mapped_column(ForeignKey("rated_games.game", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    account: Mapped[str | None] = mapped_column(ForeignKey(ACCOUNT, ondelete="SET NULL"), nullable=True, index=True)
    points: Mapped[float] = mapped_column(Float)
    deviation: Mapped[float] = mapped_column(Float)
    score: Mapped[float | None] = mapped_column(Float, nullable=True)
    before: Mapped[float | None] = mapped_column(Float, nullable=True)
    after: Mapped[float | None] = mapped_column(Float, nullable=True)
    provisional: Mapped[bool | None] = mapped_column(Boolean, nullable=True)
