"""What an operator sees of reports about players, and that they have dealt with one."""

import time

from sqlalchemy import select, update
from sqlalchemy.orm import Session

from gosux.server.storage.accounts.accounts import execute
from gosux.server.storage.operating.listing import Row, moment
from gosux.server.storage.reports import ReportRow, forget_reports
from gosux.sessions.storage.records import Json


def reports_listed(session: Session, most: int, language: str) -> list[Row]:
    """Those that nobody has dealt with first, then the latest."""
    forget_reports(session)
    rows = session.scalars(
        select(ReportRow).order_by(ReportRow.dealt.is_not(None), ReportRow.made.desc(), ReportRow.id.desc()).limit(most)
    )
    return [
        {
            "report": row.id, "made": moment(row.made), "dealt": moment(row.dealt), "game": row.report["game"],
            "about": player(row.report, "about"), "account": row.report["account"] or "-",
            "by": player(row.report, "by"), "why": row.report["why"], "note": row.report["note"] or "-",
            "said": [f"{one['seat']}: {one['words'] or one['phrase'][language]}" for one in row.report["said"]],
        }
        for row in rows
    ]  # fmt: skip


def player(report: Json, who: str) -> str:
    """A name, and the seat from 0."""
    return f"{report['names'][report[who]] or '-'} ({report[who]})"


def deal_with(session: Session, id: int) -> bool:
    """False if there is no such report."""
    return execute(session, update(ReportRow).where(ReportRow.id == id).values(dealt=time.time())) == 1
