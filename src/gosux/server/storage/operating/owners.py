"""What an operator does about accounts."""

from sqlalchemy import delete, func, select, update
from sqlalchemy.orm import Session

from gosux.server.storage.accounts.tables import AccountRow, AccountSeatRow, AccountSessionRow
from gosux.server.storage.operating.admin import ban
from gosux.server.storage.operating.listing import Row, moment
from gosux.server.storage.tables import SeatRow

SHOWN = 6  # digits of its id that stand for a hidden name


def has_account(session: Session, who: str) -> bool:
    return session.scalar(select(AccountRow.id).where(AccountRow.id == who)) is not None


def accounts_listed(session: Session, most: int) -> list[Row]:
    """The latest used first. Nothing that opens one."""
    used = func.max(AccountSessionRow.used)
    rows = session.execute(
        select(AccountRow.id, AccountRow.name, AccountRow.name_fixed, AccountRow.made, used.label("used"),
               func.count(AccountSessionRow.id).label("devices"))
        .outerjoin(AccountSessionRow, AccountSessionRow.account == AccountRow.id)
        .group_by(AccountRow.id)
        .order_by(func.coalesce(used, AccountRow.made).desc(), AccountRow.id)
        .limit(most)
    ).all()  # fmt: skip
    wanted = select(AccountSeatRow.account, func.count()).where(AccountSeatRow.account.in_([row.id for row in rows]))
    seats = {row[0]: row[1] for row in session.execute(wanted.group_by(AccountSeatRow.account))}
    return [
        {
            "account": row.id, "name": row.name, "fixed": row.name_fixed, "made": moment(row.made),
            "used": moment(row.used), "devices": row.devices, "seats": seats.get(row.id, 0),
        }
        for row in rows
    ]  # fmt: skip


def ban_account(session: Session, account: str, until: float) -> None:
    """All its devices are signed out; tokens that they got for its games end with that."""
    ban(session, account, until)
    session.execute(delete(AccountSessionRow).where(AccountSessionRow.account == account))


def choose_name(session: Session, account: str, name: "str | None") -> str:
    """Instead of its owner, who cannot change it until it is free; without a name the old one is hidden. Returns what
    others see now. Tables that the account sits at show it too, or no name."""
    shown = name if name is not None else f"#{account[:SHOWN]}"
    session.execute(update(AccountRow).where(AccountRow.id == account).values(name=shown, name_fixed=True))
    for row in session.scalars(select(AccountSeatRow).where(AccountSeatRow.account == account)):
        here = (SeatRow.game == row.game) & (SeatRow.seat == row.seat)
        session.execute(update(SeatRow).where(here).values(name=name))
    return shown


def free_name(session: Session, account: str) -> None:
    session.execute(update(AccountRow).where(AccountRow.id == account).values(name_fixed=False))
