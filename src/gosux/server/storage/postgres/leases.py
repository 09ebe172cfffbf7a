"""What is done in a transaction for leases: which process plays a game, and which one keeps the waiting rooms.

A process (node) is alive until a moment of the database's clock, which it moves on again and again; with that it renews
all its leases at once. What belongs to nobody, or to a node that is not alive, may be taken by any other. Each taking
raises the fencing number, so that writes of an earlier owner are refused, however late they come.
"""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Float, cast, delete, exists, extract, func, not_, or_, select, update
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.engine import Connection
from sqlalchemy.orm import Session

from gosux.server.storage.games import LeaseLost
from gosux.server.storage.tables import Base

GAMES = Base.metadata.tables["games"]
NODES = Base.metadata.tables["nodes"]
ROLES = Base.metadata.tables["roles"]

ROOMS = "rooms"
FORGOTTEN = 3600.0  # seconds after which a node that died is no longer listed


def clock() -> "ColumnElement[float]":
    """The database's clock, in seconds since 1970."""
    return cast(extract("epoch", func.clock_timestamp()), Float)


def lives(node: Any) -> "ColumnElement[bool]":
    return exists().where(NODES.c.id == node, NODES.c.until > clock())


def is_free(owner: "ColumnElement[Any]", node: str) -> "ColumnElement[bool]":
    """Whether a node may take what has this owner."""
    return or_(owner.is_(None), owner == node, not_(lives(owner)))


@dataclass(frozen=True)
class Beat:
    """What a node learns when it renews its leases: whether they had ``expired`` meanwhile, who lives, the fencing
    numbers of the games that it owns, and that of the waiting rooms if it keeps them."""

    expired: bool
    living: frozenset[str]
    owned: dict[str, int]
    rooms: int | None


# -- nodes -------------------------------------------------------------------------------------------------------


def beat(connection: Connection, node: str, alone: bool, seconds: float) -> Beat:
    """Stay alive for so many seconds from now."""
    until = clock() + seconds
    mine = (NODES.c.id == node) & (NODES.c.until > clock())
    in_time = connection.execute(update(NODES).where(mine).values(until=until)).rowcount == 1
    if not in_time:
        again = insert(NODES).values(id=node, until=until, alone=alone)
        connection.execute(again.on_conflict_do_update(index_elements=["id"], set_={"until": until}))
        connection.execute(insert(ROLES).values(name=ROOMS, owner=None, fence=0).on_conflict_do_nothing())
        connection.execute(delete(NODES).where(NODES.c.until < clock() - FORGOTTEN))
    living = frozenset(connection.scalars(select(NODES.c.id).where(NODES.c.until > clock())))
    owned = {row.id: row.fence for row in connection.execute(owned_by(node))}
    rooms = connection.scalar(select(ROLES.c.fence).where(ROLES.c.name == ROOMS, ROLES.c.owner == node))
    return Beat(not in_time, living, owned, rooms)


def owned_by(node: str) -> Any:
    return select(GAMES.c.id, GAMES.c.fence).where(GAMES.c.owner == node)


def others(connection: Connection) -> list[bool]:
    """Of each living node, whether it is alone."""
    return list(connection.scalars(select(NODES.c.alone).where(NODES.c.until > clock())))


def end_node(session: Session, node: str) -> None:
    """Give up all leases: whoever is not listed is not alive."""
    session.connection().execute(delete(NODES).where(NODES.c.id == node))


# -- games -------------------------------------------------------------------------------------------------------


def take_game(session: Session, game: str, node: str) -> "int | None":
    """The fencing number of a game that was taken; None if another node owns it, or this one is not alive."""
    taken = update(GAMES).where(GAMES.c.id == game, is_free(GAMES.c.owner, node), lives(node))
    fence: int | None = session.connection().scalar(
        taken.values(owner=node, fence=GAMES.c.fence + 1).returning(GAMES.c.fence)
    )
    return fence


def is_known(session: Session, game: str) -> bool:
    return bool(session.connection().scalar(select(exists().where(GAMES.c.id == game))))


def own_new_game(session: Session, game: str, node: str) -> None:
    session.connection().execute(update(GAMES).where(GAMES.c.id == game).values(owner=node, fence=1))


def give_up_games(session: Session, games: list[str], node: str) -> None:
    session.connection().execute(
        update(GAMES).where(GAMES.c.id.in_(games), GAMES.c.owner == node).values(owner=None)
    )  # fmt: skip


def owners(session: Session, games: list[str]) -> dict[str, str]:
    """The living owners of those games that have one."""
    found = select(GAMES.c.id, GAMES.c.owner).where(GAMES.c.id.in_(games), lives(GAMES.c.owner))
    return {row.id: row.owner for row in session.connection().execute(found)}


def running_games(session: Session, node: str, most: int) -> list[str]:
    """Games that are not over and belong, or belonged, to a node."""
    found = select(GAMES.c.id).where(GAMES.c.owner == node, not_(GAMES.c.over)).limit(most)
    return list(session.connection().scalars(found))


# -- what one process does for all -------------------------------------------------------------------------------


def take_role(session: Session, name: str, node: str) -> "int | None":
    taken = update(ROLES).where(ROLES.c.name == name, is_free(ROLES.c.owner, node), lives(node))
    fence: int | None = session.connection().scalar(
        taken.values(owner=node, fence=ROLES.c.fence + 1).returning(ROLES.c.fence)
    )
    return fence


def role_owner(session: Session, name: str) -> "str | None":
    """The living owner."""
    found: str | None = session.connection().scalar(
        select(ROLES.c.owner).where(ROLES.c.name == name, lives(ROLES.c.owner))
    )
    return found


def check_role(session: Session, name: str, fence: "int | None") -> None:
    """Before a write: nobody takes the role over before it is done. Raises LeaseLost."""
    if fence is None or session.connection().scalar(
        select(ROLES.c.fence).where(ROLES.c.name == name).with_for_update(read=True)
    ) != fence:  # fmt: skip
        raise LeaseLost("another process does this now")
