"""The tables of accounts. Secrets of any kind are stored as fingerprints only."""

from sqlalchemy import BigInteger, Boolean, Float, ForeignKey, Integer, String, Text, false
from sqlalchemy.orm import Mapped, mapped_column

from gosux.server.storage.tables import Base

ACCOUNT = "accounts.id"


class AccountRow(Base):
    """``name`` is what others see; it need not be unique, and nobody signs in by it. ``name_fixed`` if an operator
    chose it. Times are seconds since 1970."""

    __tablename__ = "accounts"

    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    name: Mapped[str] = mapped_column(String(40))
    name_fixed: Mapped[bool] = mapped_column(Boolean, default=False, server_default=false())
    made: Mapped[float] = mapped_column(Float)


class PasskeyRow(Base):
    """The public half of a passkey. ``mark`` is the fingerprint of its id, which may be long; ``count`` is how often it
    was used as far as it tells (0 if it does not)."""

    __tablename__ = "passkeys"

    mark: Mapped[str] = mapped_column(String(64), primary_key=True)
    account: Mapped[str] = mapped_column(ForeignKey(ACCOUNT, ondelete="CASCADE"), index=True)
    credential: Mapped[str] = mapped_column(Text)
    key: Mapped[str] = mapped_column(Text)
    count: Mapped[int] = mapped_column(BigInteger)
    name: Mapped[str] = mapped_column(String(40))
    made: Mapped[float] = mapped_column(Float)
    used: Mapped[float | None] = mapped_column(Float, nullable=True)


class AccountSessionRow(Base):
    """A device that is signed in. ``mark`` is the fingerprint of its secret, ``id`` names it to its owner; ``proved``
    is when a passkey or code was last shown."""

    __tablename__ = "account_sessions"

    mark: Mapped[str] = mapped_column(String(64), primary_key=True)
    id: Mapped[str] = mapped_column(String(40), unique=True)
    account: Mapped[str] = mapped_column(ForeignKey(ACCOUNT, ondelete="CASCADE"), index=True)
    device: Mapped[str] = mapped_column(String(60))
    made: Mapped[float] = mapped_column(Float)
    used: Mapped[float] = mapped_column(Float)
    proved: Mapped[float] = mapped_column(Float)


class RecoveryCodeRow(Base):
    """The fingerprint of a printed code, which works once."""

    __tablename__ = "recovery_codes"

    mark: Mapped[str] = mapped_column(String(64), primary_key=True)
    account: Mapped[str] = mapped_column(ForeignKey(ACCOUNT, ondelete="CASCADE"), index=True)


class ChallengeRow(Base):
    """The fingerprint of random bytes that a passkey is to sign, once and soon. ``account`` is whose passkey is added,
    or the id of an account that is about to be made; None to sign in."""

    __tablename__ = "challenges"

    mark: Mapped[str] = mapped_column(String(64), primary_key=True)
    purpose: Mapped[str] = mapped_column(String(20))
    account: Mapped[str | None] = mapped_column(String(40), nullable=True)
    until: Mapped[float] = mapped_column(Float, index=True)


class AccountSeatRow(Base):
    """A seat that an account keeps."""

    __tablename__ = "account_seats"

    game: Mapped[str] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    account: Mapped[str] = mapped_column(ForeignKey(ACCOUNT, ondelete="CASCADE"), index=True)


class SeatKeyRow(Base):
    """The fingerprint of a further token of a seat, which a signed-in device got; it ends with the device's session."""

    __tablename__ = "seat_keys"

    mark: Mapped[str] = mapped_column(String(64), primary_key=True)
    game: Mapped[str] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), index=True)
    seat: Mapped[int] = mapped_column(Integer)
    session: Mapped[str] = mapped_column(ForeignKey("account_sessions.mark", ondelete="CASCADE"), index=True)
