"""What is done in a transaction for reports about players."""

import time
from typing import Any

from sqlalchemy import JSON, Float, Integer, delete, func, select
from sqlalchemy.orm import Mapped, Session, mapped_column

from gosux.server.storage.accounts.accounts import execute
from gosux.server.storage.accounts.tables import AccountSeatRow
from gosux.server.storage.tables import Base
from gosux.sessions.storage.records import Json, Unavailable

MOST_REPORTS = 1000  # that nobody has dealt with
LAST = 90 * 86400.0  # seconds, of a report that nobody has dealt with ...
DEALT_LAST = 30 * 86400.0  # ... and after that


class ReportRow(Base):
    """A report as ``gosux.sessions.together.conduct`` writes it, with the account that it is about. ``dealt`` is when
    an operator had dealt with it; times are seconds since 1970."""

    __tablename__ = "reports"

    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    made: Mapped[float] = mapped_column(Float, index=True)
    dealt: Mapped[float | None] = mapped_column(Float, nullable=True)
    report: Mapped[dict[str, Any]] = mapped_column(JSON)


def keep_report(session: Session, report: Json) -> None:
    """Raises Unavailable when there are so many that nobody reads them."""
    forget_reports(session)
    open_ones = select(func.count()).select_from(ReportRow).where(ReportRow.dealt.is_(None))
    if (session.scalar(open_ones) or 0) >= MOST_REPORTS:
        raise Unavailable("there are too many reports")
    seat = session.get(AccountSeatRow, (report["game"], report["about"]))
    account = None if seat is None else seat.account
    session.add(ReportRow(made=time.time(), dealt=None, report={**report, "account": account}))


def forget_reports(session: Session) -> int:
    """Those that are too old; returns how many."""
    now = time.time()
    old = (ReportRow.made <= now - LAST) | (ReportRow.dealt <= now - DEALT_LAST)
    return execute(session, delete(ReportRow).where(old))
