"""What is done in a transaction for accounts: passkeys, sessions, printed codes, challenges."""

import time
from collections.abc import Iterable
from dataclasses import dataclass

from sqlalchemy import delete, func, select, update
from sqlalchemy.engine import CursorResult
from sqlalchemy.orm import Session
from sqlalchemy.sql.dml import Delete, Update

from gosux.server.storage.accounts.tables import (
    AccountRow,
    AccountSessionRow,
    ChallengeRow,
    PasskeyRow,
    RecoveryCodeRow,
)
from gosux.server.storage.operating.admin import ban_of

MOST_PASSKEYS = 10
MOST_SESSIONS = 20
MOST_CHALLENGES = 10_000
CHALLENGE_LASTS = 300.0  # seconds in which a passkey has to answer
SESSION_LASTS = 180 * 86400.0  # seconds without use after which a device is signed out
NOTED_EVERY = 600.0  # seconds between two notes that a session was used
PROOF_LASTS = 900.0  # seconds after a passkey was shown in which an account may be changed


@dataclass(frozen=True)
class NewPasskey:
    mark: str
    credential: str
    key: str
    count: int
    name: str


@dataclass(frozen=True)
class SignedIn:
    """Whose session a secret is. ``proved`` if a passkey or code was shown a short time ago."""

    account: str
    name: str
    session: str
    proved: bool


def execute(session: Session, statement: "Delete | Update") -> int:
    """Returns the number of rows."""
    found = session.execute(statement)
    assert isinstance(found, CursorResult)
    return int(found.rowcount)


# -- challenges --------------------------------------------------------------------------------------------------


def put_challenge(session: Session, mark: str, purpose: str, account: "str | None") -> None:
    """The oldest ones go when there are too many."""
    now = time.time()
    execute(session, delete(ChallengeRow).where(ChallengeRow.until <= now))
    many = session.scalar(select(func.count()).select_from(ChallengeRow)) or 0
    if many >= MOST_CHALLENGES:
        oldest = select(ChallengeRow.mark).order_by(ChallengeRow.until).limit(many - MOST_CHALLENGES + 1)
        execute(session, delete(ChallengeRow).where(ChallengeRow.mark.in_(oldest.scalar_subquery())))
    session.add(ChallengeRow(mark=mark, purpose=purpose, account=account, until=now + CHALLENGE_LASTS))


def take_challenge(session: Session, mark: str, purpose: str) -> "tuple[str | None] | None":
    """The account of a challenge, which nobody can use again; None if there is none. Only one of several processes
    that try at once gets it."""
    row = session.get(ChallengeRow, mark)
    if row is None:
        return None
    found = (row.purpose, row.account, row.until)
    session.expunge(row)
    if execute(session, delete(ChallengeRow).where(ChallengeRow.mark == mark)) != 1:
        return None
    return (found[1],) if found[0] == purpose and found[2] > time.time() else None


# -- accounts and passkeys ---------------------------------------------------------------------------------------


def add_account(session: Session, id: str, name: str, passkey: NewPasskey) -> bool:
    """False, without changes, if the passkey is known."""
    if session.get(PasskeyRow, passkey.mark) is not None:
        return False
    session.add(AccountRow(id=id, name=name, made=time.time()))
    session.flush()
    return add_passkey(session, id, passkey)


def add_passkey(session: Session, account: str, new: NewPasskey) -> bool:
    if session.get(PasskeyRow, new.mark) is not None or len(passkeys_of(session, account)) >= MOST_PASSKEYS:
        return False
    session.add(
        PasskeyRow(
            mark=new.mark, account=account, credential=new.credential, key=new.key, count=new.count, name=new.name,
            made=time.time(), used=None,
        )
    )  # fmt: skip
    session.flush()
    return True


def passkeys_of(session: Session, account: str) -> list[PasskeyRow]:
    wanted = select(PasskeyRow).where(PasskeyRow.account == account).order_by(PasskeyRow.made, PasskeyRow.mark)
    return list(session.scalars(wanted))


def note_use(session: Session, mark: str, before: int, count: int) -> bool:
    """A passkey was used; False if somebody else used it at the same time with the same count."""
    here = (PasskeyRow.mark == mark) & (PasskeyRow.count == before)
    return execute(session, update(PasskeyRow).where(here).values(count=count, used=time.time())) == 1


def rename_passkey(session: Session, account: str, mark: str, name: str) -> bool:
    here = (PasskeyRow.mark == mark) & (PasskeyRow.account == account)
    return execute(session, update(PasskeyRow).where(here).values(name=name)) == 1


def remove_passkey(session: Session, account: str, mark: str) -> "bool | None":
    """None if it is the last one: nobody locks themselves out."""
    # Two removals at once must not leave none: the account's row is the lock.
    session.scalar(select(AccountRow.id).where(AccountRow.id == account).with_for_update())
    known = [row.mark for row in passkeys_of(session, account)]
    if mark not in known:
        return False
    if len(known) == 1:
        return None
    return execute(session, delete(PasskeyRow).where(PasskeyRow.mark == mark)) == 1


def rename_account(session: Session, account: str, name: str) -> bool:
    """False if an operator chose its name."""
    here = (AccountRow.id == account) & AccountRow.name_fixed.is_(False)
    return execute(session, update(AccountRow).where(here).values(name=name)) == 1


# -- sessions ----------------------------------------------------------------------------------------------------


def add_session(session: Session, account: str, mark: str, id: str, device: str) -> None:
    """The devices that were used longest ago are signed out when there are too many."""
    now = time.time()
    known = sessions_of(session, account)
    for row in known[MOST_SESSIONS - 1 :]:
        session.delete(row)
    session.add(AccountSessionRow(mark=mark, id=id, account=account, device=device, made=now, used=now, proved=now))


def sessions_of(session: Session, account: str) -> list[AccountSessionRow]:
    """The latest first."""
    old = time.time() - SESSION_LASTS
    execute(session, delete(AccountSessionRow).where(AccountSessionRow.used <= old))
    wanted = select(AccountSessionRow).where(AccountSessionRow.account == account)
    return list(session.scalars(wanted.order_by(AccountSessionRow.used.desc(), AccountSessionRow.id)))


def find_session(session: Session, mark: str) -> "SignedIn | None":
    row = session.get(AccountSessionRow, mark)
    now = time.time()
    if row is None or row.used <= now - SESSION_LASTS:
        return None
    if ban_of(session, row.account) is not None:
        return None
    account = session.get_one(AccountRow, row.account)
    found = SignedIn(account.id, account.name, row.id, row.proved > now - PROOF_LASTS)
    if row.used < now - NOTED_EVERY:
        execute(session, update(AccountSessionRow).where(AccountSessionRow.mark == mark).values(used=now))
    return found


def prove_session(session: Session, mark: str, account: str) -> bool:
    """A passkey was shown again on a device that is signed in."""
    now = time.time()
    here = (AccountSessionRow.mark == mark) & (AccountSessionRow.account == account)
    return execute(session, update(AccountSessionRow).where(here).values(proved=now, used=now)) == 1


def end_session(session: Session, account: str, id: str) -> bool:
    here = (AccountSessionRow.id == id) & (AccountSessionRow.account == account)
    return execute(session, delete(AccountSessionRow).where(here)) == 1


# -- printed codes -----------------------------------------------------------------------------------------------


def replace_codes(session: Session, account: str, marks: Iterable[str]) -> None:
    execute(session, delete(RecoveryCodeRow).where(RecoveryCodeRow.account == account))
    session.add_all(RecoveryCodeRow(mark=mark, account=account) for mark in marks)


def take_code(session: Session, mark: str) -> "str | None":
    """The account of a code, which works once."""
    row = session.get(RecoveryCodeRow, mark)
    if row is None:
        return None
    account = row.account
    session.expunge(row)
    return account if execute(session, delete(RecoveryCodeRow).where(RecoveryCodeRow.mark == mark)) == 1 else None


def count_codes(session: Session, account: str) -> int:
    wanted = select(func.count()).select_from(RecoveryCodeRow).where(RecoveryCodeRow.account == account)
    return session.scalar(wanted) or 0
