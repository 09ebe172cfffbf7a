"""What is done in a transaction for the seats that accounts keep, and for the deletion of an account."""

from sqlalchemy import delete, select, update
from sqlalchemy.orm import Session

from gosux.server.storage.accounts.accounts import execute
from gosux.server.storage.accounts.tables import AccountRow, AccountSeatRow, AccountSessionRow, SeatKeyRow
from gosux.server.storage.ratings import ratings
from gosux.server.storage.tables import GameRow, SeatRow

MOST_KEPT = 1000  # seats that a device is told, the latest first; browsers keep no more

Place = tuple[str, int]


def keep_seats(session: Session, account: str, places: "list[Place]") -> None:
    """Seats that somebody showed the tokens of belong to their account, unless they belong to another one."""
    games = sorted({game for game, _ in places})
    taken = select(AccountSeatRow.game, AccountSeatRow.seat).where(AccountSeatRow.game.in_(games))
    known = {(row.game, row.seat) for row in session.execute(taken)}
    for game, seat in sorted(set(places) - known):
        session.add(AccountSeatRow(game=game, seat=seat, account=account))
    session.flush()


def keep_new_seats(session: Session, game: str, accounts: "dict[int, str]") -> None:
    """The seats of a new game, without accounts that were deleted meanwhile."""
    known = set(session.scalars(select(AccountRow.id).where(AccountRow.id.in_(accounts.values())).with_for_update()))
    session.add_all(
        AccountSeatRow(game=game, seat=seat, account=account) for seat, account in accounts.items() if account in known
    )


def kept_seats(session: Session, account: str) -> "list[Place]":
    """The latest moved first."""
    rows = session.execute(
        select(AccountSeatRow.game, AccountSeatRow.seat)
        .join(GameRow, GameRow.id == AccountSeatRow.game)
        .where(AccountSeatRow.account == account)
        .order_by(GameRow.moved.desc(), AccountSeatRow.game, AccountSeatRow.seat)
        .limit(MOST_KEPT)
    )
    return [(row.game, row.seat) for row in rows]


def put_keys(session: Session, holder: str, keys: "dict[Place, str]") -> None:
    """Further tokens of seats, by fingerprint, for the device whose session is ``holder``: one for each seat."""
    games = sorted({game for game, _ in keys})
    old = select(SeatKeyRow).where(SeatKeyRow.session == holder, SeatKeyRow.game.in_(games))
    for row in session.scalars(old):
        if (row.game, row.seat) in keys:
            session.delete(row)
    session.flush()
    session.add_all(SeatKeyRow(mark=mark, game=game, seat=seat, session=holder) for (game, seat), mark in keys.items())


def forget_game(session: Session, account: str, game: str) -> None:
    """The account does not keep a game any more; tokens that its devices got for it end."""
    here = (AccountSeatRow.account == account) & (AccountSeatRow.game == game)
    execute(session, delete(AccountSeatRow).where(here))
    own = select(AccountSessionRow.mark).where(AccountSessionRow.account == account).scalar_subquery()
    execute(session, delete(SeatKeyRow).where(SeatKeyRow.game == game, SeatKeyRow.session.in_(own)))


def delete_account(session: Session, account: str) -> None:
    """Everything about an account, and its names at tables. The games stay for those who played them."""
    ratings.forget(session, account)
    for row in session.scalars(select(AccountSeatRow).where(AccountSeatRow.account == account)):
        execute(session, update(SeatRow).where(SeatRow.game == row.game, SeatRow.seat == row.seat).values(name=None))
    execute(session, delete(AccountRow).where(AccountRow.id == account))
