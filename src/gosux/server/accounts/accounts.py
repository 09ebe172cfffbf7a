"""Accounts of one server. Everything is in the database, so any process can answer."""

import secrets
from functools import partial

from sqlalchemy.orm import Session

from gosux.model.messages.mistakes import Mistake
from gosux.server.accounts import passkeys
from gosux.server.accounts.passkeys import Site, WrongAnswer, mark_of
from gosux.server.storage import Store
from gosux.server.storage.accounts import accounts
from gosux.server.storage.accounts import seats as account_seats
from gosux.server.storage.accounts.accounts import NewPasskey, SignedIn
from gosux.server.storage.accounts.tables import AccountRow, PasskeyRow
from gosux.server.storage.games import read_seats
from gosux.server.storage.operating.admin import ban_of
from gosux.sessions.lobby import fingerprint, new_id, new_token
from gosux.sessions.log import log
from gosux.sessions.messages.accounts import (
    AccountNow,
    KeptSeat,
    KeptSeats,
    NewCodes,
    PasskeyOptions,
    PasskeyShown,
    PasskeyWanted,
    SessionShown,
    SignedInNow,
)
from gosux.sessions.messages.requests import HttpProblem
from gosux.sessions.requests import RequestError
from gosux.sessions.rooms.link_codes import new_code
from gosux.sessions.rooms.names import named
from gosux.sessions.rooms.problems import problem, signed_out
from gosux.sessions.storage.games import clean_name

CODES = 10
CHALLENGE_BYTES = 32


class AccountRefused(Mistake):
    """Something cannot be done with an account."""


class Accounts:
    def __init__(self, store: Store) -> None:
        self.store = store

    # -- passkeys ----------------------------------------------------------------------------------------------------

    async def options(self, site: Site, wanted: PasskeyWanted) -> PasskeyOptions:
        """What the browser asks a passkey for. Raises RequestError, Mistake."""
        challenge = secrets.token_bytes(CHALLENGE_BYTES)
        account: str | None = None
        if wanted.purpose == "sign-in":
            options = passkeys.request_options(site, challenge)
        elif wanted.purpose == "register":
            account, name = secrets.token_hex(16), named(wanted.name or "")
            options = passkeys.creation_options(site, challenge, account, name, [])
        else:
            owner = await self.owner(wanted.session or "", proved=True)
            account = owner.account
            known = await self.store.transact(lambda session: credentials_of(session, owner.account))
            options = passkeys.creation_options(site, challenge, owner.account, owner.name, known)
        mark = mark_of(challenge)
        await self.store.transact(lambda session: accounts.put_challenge(session, mark, wanted.purpose, account))
        return PasskeyOptions(options=options)

    async def _answered(self, purpose: str, answer: str) -> "tuple[bytes, str | None]":
        """The challenge that was answered, which cannot be answered again, and its account. Raises RequestError."""
        try:
            challenge = passkeys.challenge_in(answer)
        except WrongAnswer as error:
            raise wrong_passkey() from error
        found = await self.store.transact(partial(accounts.take_challenge, mark=mark_of(challenge), purpose=purpose))
        if found is None:
            raise wrong_passkey()
        return challenge, found[0]

    async def register(self, site: Site, name: str, device: str, answer: str) -> SignedInNow:
        """Raises RequestError, Mistake."""
        shown = named(name)
        challenge, account = await self._answered("register", answer)
        passkey = self._new_passkey(site, challenge, answer, device)
        token, id = new_token(), account or ""

        def run(session: Session) -> bool:
            made = accounts.add_account(session, id, shown, passkey)
            if made:
                accounts.add_session(session, id, fingerprint(token), new_id(), cleaned(device))
            return made

        if not await self.store.transact(run):
            raise wrong_passkey()
        log("account-made")
        return SignedInNow(session=token, account=id, name=shown)

    async def add_passkey(self, site: Site, secret: str, name: str, answer: str) -> AccountNow:
        """Raises RequestError, Mistake."""
        owner = await self.owner(secret, proved=True)
        challenge, account = await self._answered("add", answer)
        if account != owner.account:
            raise wrong_passkey()
        passkey = self._new_passkey(site, challenge, answer, name)
        if not await self.store.transact(lambda session: accounts.add_passkey(session, owner.account, passkey)):
            raise AccountRefused("passkey-not-added", {"most": accounts.MOST_PASSKEYS})
        return await self.now(secret)

    def _new_passkey(self, site: Site, challenge: bytes, answer: str, name: str) -> NewPasskey:
        try:
            return passkeys.new_passkey(site, challenge, answer, cleaned(name)[:40])
        except WrongAnswer as error:
            raise wrong_passkey() from error

    async def change_passkey(self, secret: str, mark: str, name: "str | None") -> AccountNow:
        """Rename it, or remove it if there is no name. Raises RequestError, Mistake."""
        owner = await self.owner(secret, proved=True)
        if name is None:
            removed = await self.store.transact(lambda session: accounts.remove_passkey(session, owner.account, mark))
            if removed is None:
                raise AccountRefused("passkey-last")
        else:
            shown = named(name)
            await self.store.transact(lambda session: accounts.rename_passkey(session, owner.account, mark, shown))
        return await self.now(secret)

    # -- signing in --------------------------------------------------------------------------------------------------

    async def sign_in(self, site: Site, device: str, answer: str, secret: "str | None") -> SignedInNow:
        """An unknown passkey, a wrong signature and a challenge that was used are all the same. Raises RequestError."""
        challenge, _ = await self._answered("sign-in", answer)
        try:
            mark = passkeys.credential_in(answer)
            known = await self.store.transact(lambda session: passkey_of(session, mark))
            if known is None:
                raise WrongAnswer
            passkey, name = known
            count = passkeys.check_use(site, challenge, answer, passkey.key, passkey.count)
        except WrongAnswer as error:
            raise wrong_passkey() from error
        token, account = new_token(), passkey.account

        def run(session: Session) -> "str | None":
            """The new secret; None if the device was signed in before."""
            refuse_banned(session, account)
            if not accounts.note_use(session, mark, passkey.count, count):
                raise wrong_passkey()
            if secret is not None:
                if not accounts.prove_session(session, fingerprint(secret), account):
                    raise wrong_passkey()
                return None
            accounts.add_session(session, account, fingerprint(token), new_id(), cleaned(device))
            return token

        made = await self.store.transact(run)
        log("signed-in", by="passkey")
        return SignedInNow(session=made, account=account, name=name)

    async def recover(self, device: str, code: str) -> SignedInNow:
        """Sign in with a printed code. Raises RequestError."""
        token = new_token()
        mark = fingerprint(plain_code(code))

        def run(session: Session) -> "tuple[str, str] | None":
            account = accounts.take_code(session, mark)
            if account is None:
                return None
            refuse_banned(session, account)
            accounts.add_session(session, account, fingerprint(token), new_id(), cleaned(device))
            return account, session.get_one(AccountRow, account).name

        found = await self.store.transact(run)
        if found is None:
            raise RequestError(403, problem("refused", AccountRefused("recovery-code")))
        log("signed-in", by="code")
        return SignedInNow(session=token, account=found[0], name=found[1])

    async def owner(self, secret: str, proved: bool = False) -> SignedIn:
        """Whose session this is; ``proved`` if a passkey or code must have been shown a short time ago. Raises
        RequestError."""
        mark = fingerprint(secret)
        found = await self.store.transact(lambda session: accounts.find_session(session, mark))
        if found is None:
            raise signed_out()
        if proved and not found.proved:
            detail = "a passkey has to be shown again"
            raise RequestError(403, HttpProblem(code="prove", text=None, detail=detail))
        return found

    # -- the account -------------------------------------------------------------------------------------------------

    async def now(self, secret: str) -> AccountNow:
        owner = await self.owner(secret)

        def run(session: Session) -> AccountNow:
            return account_now(session, owner)

        return await self.store.transact(run)

    async def rename(self, secret: str, name: str) -> AccountNow:
        """The name at tables where somebody sits already does not change. Raises RequestError, Mistake."""
        owner, shown = await self.owner(secret), named(name)
        if not await self.store.transact(lambda session: accounts.rename_account(session, owner.account, shown)):
            raise AccountRefused("name-fixed")
        return await self.now(secret)

    async def end_session(self, secret: str, other: "str | None") -> None:
        """Sign a device out: tokens that it got for games of the account end. Raises RequestError."""
        owner = await self.owner(secret)
        id = owner.session if other is None else other
        await self.store.transact(lambda session: accounts.end_session(session, owner.account, id))

    async def new_codes(self, secret: str) -> NewCodes:
        """Raises RequestError."""
        owner = await self.owner(secret, proved=True)
        codes = [new_code() for _ in range(CODES)]
        marks = [fingerprint(code) for code in codes]
        await self.store.transact(lambda session: accounts.replace_codes(session, owner.account, marks))
        return NewCodes(codes=["-".join(code[at : at + 4] for at in range(0, len(code), 4)) for code in codes])

    async def delete(self, secret: str) -> None:
        """Raises RequestError."""
        owner = await self.owner(secret, proved=True)
        await self.store.transact(lambda session: account_seats.delete_account(session, owner.account))
        log("account-deleted")

    # -- games -------------------------------------------------------------------------------------------------------

    async def keep(self, secret: str, tokens: list[str]) -> KeptSeats:
        """Keep the seats of these tokens, and give this device a token for each other seat. Raises RequestError."""
        owner = await self.owner(secret)
        holder = fingerprint(secret)
        marks = [fingerprint(token) for token in tokens]

        def run(session: Session) -> KeptSeats:
            held = set(read_seats(session, marks).values())
            account_seats.keep_seats(session, owner.account, sorted(held))
            kept = account_seats.kept_seats(session, owner.account)
            given = {place: new_token() for place in kept if place not in held}
            account_seats.put_keys(session, holder, {place: fingerprint(one) for place, one in given.items()})
            seats = [KeptSeat(game=game, seat=seat, token=token) for (game, seat), token in given.items()]
            return KeptSeats(games=list(dict.fromkeys(game for game, _ in kept)), seats=seats)

        return await self.store.transact(run)

    async def forget(self, secret: str, game: str) -> None:
        """Raises RequestError."""
        owner = await self.owner(secret)
        await self.store.transact(lambda session: account_seats.forget_game(session, owner.account, game))


def credentials_of(session: Session, account: str) -> list[str]:
    return [row.credential for row in accounts.passkeys_of(session, account)]


def passkey_of(session: Session, mark: str) -> "tuple[PasskeyRow, str] | None":
    """A passkey and the name of its account, to be used outside of the transaction."""
    row = session.get(PasskeyRow, mark)
    if row is None:
        return None
    name = session.get_one(AccountRow, row.account).name
    session.expunge(row)
    return row, name


def account_now(session: Session, owner: SignedIn) -> AccountNow:
    row = session.get_one(AccountRow, owner.account)
    keys = accounts.passkeys_of(session, owner.account)
    devices = accounts.sessions_of(session, owner.account)
    return AccountNow(
        account=row.id, name=row.name, made=row.made, proved=owner.proved,
        passkeys=[PasskeyShown(passkey=one.mark, name=one.name, made=one.made, used=one.used) for one in keys],
        sessions=[
            SessionShown(session=one.id, device=one.device, used=one.used, here=one.id == owner.session)
            for one in devices
        ],
        codes=accounts.count_codes(session, owner.account),
        games=len({game for game, _ in account_seats.kept_seats(session, owner.account)}),
    )  # fmt: skip


def cleaned(device: str) -> str:
    return clean_name(device) or "-"


def plain_code(code: str) -> str:
    """As it was made: people type capitals, spaces, and letters that look alike."""
    letters = code.casefold().translate(str.maketrans("oil", "011"))
    return "".join(letter for letter in letters if letter.isalnum())


def refuse_banned(session: Session, account: str) -> None:
    """Raises RequestError."""
    ban = ban_of(session, account)
    if ban is not None:
        raise RequestError(403, HttpProblem(code="banned", text=ban.text, detail="this account is banned"))


def wrong_passkey() -> RequestError:
    return RequestError(403, problem("refused", AccountRefused("wrong-passkey")))
