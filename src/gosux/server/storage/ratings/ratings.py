"""What is done in a transaction for ratings.

The result of a game is stored with its last action. It changes the ratings later, once: when everybody has been told
the end, or after HIDDEN seconds. Before that, a changed rating would tell that nobody was asked a secret question
(X10.24).
"""

import time
from typing import NamedTuple

from sqlalchemy import delete, func, select, update
from sqlalchemy.orm import Session
from sqlalchemy.sql.elements import ColumnElement

from gosux.bots.anchors import anchor
from gosux.server.ratings.glicko import DAY, DRIFT, SETTLED, Rating, anchored, rated
from gosux.server.storage.accounts.accounts import execute
from gosux.server.storage.accounts.tables import AccountRow
from gosux.server.storage.operating.admin import banned_now
from gosux.server.storage.ratings.tables import RatedGameRow, RatedSeatRow, RatingRow
from gosux.server.storage.tables import GameRow
from gosux.sessions.storage.records import NewGameRecord

HIDDEN = 120.0  # seconds: longer than any outcome is held back
MOST_SETTLED = 50  # at once


class Standing(NamedTuple):
    """An account's rating in one ruleset and number of players; ``place`` is that of the ladder."""

    ruleset: str
    players: int
    rating: Rating
    games: int
    wins: int
    place: int | None


class RatedSeats(NamedTuple):
    """Of a rated game: whether it has changed the ratings, and who sat there."""

    settled: bool
    seats: list[RatedSeatRow]


class Listed(NamedTuple):
    """An entry of the ladder."""

    name: str
    points: float
    games: int
    wins: int


# -- games that count --------------------------------------------------------------------------------------------


def begin(session: Session, record: NewGameRecord) -> None:
    """A rated game begins."""
    players = len(record.seats)
    people = [seat.account for seat in record.seats if seat.account is not None]
    session.add(
        RatedGameRow(
            game=record.id, ruleset=record.ruleset, players=players, alone=len(people) == 1, ended=None, settled=False
        )
    )  # fmt: skip
    session.flush()
    known = set(session.scalars(select(AccountRow.id).where(AccountRow.id.in_(people))))
    for seat in record.seats:
        found = Rating()
        if seat.account in known:
            found = rating_of(session, str(seat.account), record.ruleset, players)
        elif seat.level is not None:
            found = anchored(float(anchor(record.ruleset, players, seat.level) or found.points))
        session.add(
            RatedSeatRow(
                game=record.id, seat=seat.seat, account=seat.account if seat.account in known else None,
                points=found.points, deviation=found.deviation,
            )
        )  # fmt: skip


def end(session: Session, game: str, scores: "list[float]") -> None:
    """A rated game has ended; without scores it does not count."""
    here = update(RatedGameRow).where(RatedGameRow.game == game, RatedGameRow.ended.is_(None))
    if execute(session, here.values(ended=time.time(), settled=not scores)) != 1:
        return
    for seat, score in enumerate(scores):
        place = (RatedSeatRow.game == game) & (RatedSeatRow.seat == seat)
        execute(session, update(RatedSeatRow).where(place).values(score=score))


def due(session: Session) -> list[str]:
    """Games that ended long enough ago to change the ratings, the first one first."""
    wanted = select(RatedGameRow.game).where(
        RatedGameRow.settled.is_(False), RatedGameRow.ended <= time.time() - HIDDEN
    )
    return list(session.scalars(wanted.order_by(RatedGameRow.ended, RatedGameRow.game).limit(MOST_SETTLED)))


def settle(session: Session, game: str) -> None:
    """Let an ended game change the ratings, unless it has. One at a time: several processes may do this at once."""
    here = RatedGameRow.game == game, RatedGameRow.settled.is_(False), RatedGameRow.ended.is_not(None)
    if execute(session, update(RatedGameRow).where(*here).values(settled=True)) != 1:
        return
    row = session.get_one(RatedGameRow, game, populate_existing=True)
    seats = session.scalars(
        select(RatedSeatRow).where(RatedSeatRow.game == game).order_by(RatedSeatRow.seat)
        .execution_options(populate_existing=True)
    ).all()  # fmt: skip
    wanted = sorted(seat.account for seat in seats if seat.account is not None)
    locked = select(AccountRow.id).where(AccountRow.id.in_(wanted)).order_by(AccountRow.id).with_for_update()
    known = set(session.scalars(locked))  # the others were deleted just now
    kept = {account: kept_rating(session, account, row.ruleset, row.players) for account in wanted if account in known}
    ended = row.ended or 0.0
    before = [
        Rating(seat.points, seat.deviation) if (own := kept.get(seat.account or "")) is None
        else Rating(own.points, own.deviation).after(ended - own.changed)
        for seat in seats
    ]  # fmt: skip
    scores = [seat.score or 0.0 for seat in seats]
    for seat in seats:
        own = kept.get(seat.account or "")
        if own is not None:
            new = rated(before, scores, seat.seat)
            seat.before, seat.after, seat.provisional = before[seat.seat].points, new.points, new.provisional
            own.points, own.deviation, own.changed = new.points, new.deviation, max(own.changed, ended)
            own.games += 1
            own.wins += scores[seat.seat] > 1 / len(seats)


def kept_rating(session: Session, account: str, ruleset: str, players: int) -> RatingRow:
    """To be changed; the account is locked."""
    found = session.get(RatingRow, (account, ruleset, players), populate_existing=True)
    if found is None:
        new = Rating()
        found = RatingRow(
            account=account, ruleset=ruleset, players=players, points=new.points, deviation=new.deviation, games=0,
            wins=0, changed=0.0,
        )  # fmt: skip
        session.add(found)
        session.flush()
    return found


def remove(session: Session, games: "list[str]", expired: bool) -> None:
    """Games are about to be removed. Whoever left a rated game against bots until it ``expired`` has lost it: otherwise
    nobody would finish a game that goes badly. Other unfinished ones do not count."""
    for game in games:
        row = session.get(RatedGameRow, game, populate_existing=True)
        if row is not None and row.ended is None and row.alone and expired:
            acted = bool(session.scalar(select(GameRow.taken).where(GameRow.id == game)))
            end(session, game, [0.0] * row.players if acted else [])
        elif row is not None and (row.settled or row.ended is None):
            execute(session, delete(RatedGameRow).where(RatedGameRow.game == game))


def plays_alone(session: Session, account: str, ruleset: str, players: int) -> bool:
    """Whether an account has a rated game against bots alone that has not changed its ratings yet: whether it is over
    is nobody's to know before that."""
    wanted = (
        select(RatedGameRow.game)
        .join(RatedSeatRow, RatedSeatRow.game == RatedGameRow.game)
        .where(RatedSeatRow.account == account, RatedGameRow.alone, RatedGameRow.settled.is_(False))
        .where(RatedGameRow.ruleset == ruleset, RatedGameRow.players == players)
    )
    return session.scalar(wanted.limit(1)) is not None


def seats_of(session: Session, game: str) -> "RatedSeats | None":
    """To be read outside of the transaction."""
    row = session.get(RatedGameRow, game, populate_existing=True)
    if row is None:
        return None
    wanted = select(RatedSeatRow).where(RatedSeatRow.game == game).order_by(RatedSeatRow.seat)
    found = list(session.scalars(wanted.execution_options(populate_existing=True)))
    for seat in found:
        session.expunge(seat)
    return RatedSeats(row.settled, found)


# -- ratings -----------------------------------------------------------------------------------------------------


def aged(row: RatingRow) -> Rating:
    return Rating(row.points, row.deviation).after(time.time() - row.changed)


def rating_of(session: Session, account: str, ruleset: str, players: int) -> Rating:
    row = session.get(RatingRow, (account, ruleset, players), populate_existing=True)
    return Rating() if row is None else aged(row)


def in_pool(ruleset: str, players: int) -> "ColumnElement[bool]":
    """Those who are on the ladder: whose rating is not provisional now, and who are not banned."""
    grown = RatingRow.deviation * RatingRow.deviation + (time.time() - RatingRow.changed) * (DRIFT / DAY)
    known = (RatingRow.ruleset == ruleset) & (RatingRow.players == players) & (grown <= SETTLED**2)
    return known & RatingRow.account.not_in(banned_now())


def ladder(session: Session, ruleset: str, players: int, first: int, count: int) -> "tuple[int, list[Listed]]":
    """How many there are, and a page of them."""
    here = in_pool(ruleset, players)
    total = session.scalar(select(func.count()).select_from(RatingRow).where(here)) or 0
    rows = session.execute(
        select(AccountRow.name, RatingRow.points, RatingRow.games, RatingRow.wins)
        .join(AccountRow, AccountRow.id == RatingRow.account)
        .where(here)
        .order_by(RatingRow.points.desc(), RatingRow.account)
        .offset(first)
        .limit(count)
    )
    return total, [Listed(*row) for row in rows]


def standings(session: Session, account: str) -> list[Standing]:
    wanted = select(RatingRow).where(RatingRow.account == account).order_by(RatingRow.ruleset, RatingRow.players)
    return [standing(session, row) for row in session.scalars(wanted.execution_options(populate_existing=True))]


def standing(session: Session, row: RatingRow) -> Standing:
    rating = aged(row)
    place = None
    if not rating.provisional:
        higher = (RatingRow.points > row.points) | (
            (RatingRow.points == row.points) & (RatingRow.account < row.account)
        )  # in the order of the ladder
        better = in_pool(row.ruleset, row.players) & higher
        place = 1 + (session.scalar(select(func.count()).select_from(RatingRow).where(better)) or 0)
    return Standing(row.ruleset, row.players, rating, row.games, row.wins, place)


def forget(session: Session, account: str) -> None:
    """An account is about to be deleted: its numbers go with it, also at tables that others remember. What a rating was
    when a game began is kept without a name as long as the game runs, for the others' sake."""
    own = update(RatedSeatRow).where(RatedSeatRow.account == account)
    execute(session, own.values(account=None, before=None, after=None, provisional=None))


def history(session: Session, account: str) -> list[RatedSeatRow]:
    """What each game that has counted changed."""
    wanted = select(RatedSeatRow).where(RatedSeatRow.account == account, RatedSeatRow.after.is_not(None))
    return list(session.scalars(wanted.order_by(RatedSeatRow.game)))
