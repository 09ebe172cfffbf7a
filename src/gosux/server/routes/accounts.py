"""Accounts over HTTP. Sessions, codes and passkeys' answers are sent in bodies, never in addresses."""

from fastapi import FastAPI, Request
from starlette.responses import Response

from gosux.server.accounts.accounts import AccountRefused, Accounts
from gosux.server.accounts.export import export_text
from gosux.server.accounts.passkeys import NoPasskeysHere, Site, site_of
from gosux.sessions.messages.accounts import (
    AccountForgets,
    AccountNow,
    AccountRenamed,
    AccountSeats,
    AccountWanted,
    KeptSeats,
    NewCodes,
    PasskeyAdded,
    PasskeyChange,
    PasskeyOptions,
    PasskeyWanted,
    Recovery,
    Registration,
    SessionEnded,
    SignedInNow,
    SignIn,
)


def add_accounts(app: FastAPI) -> None:
    def accounts() -> Accounts:
        return Accounts(app.state.store)

    def site(request: Request) -> Site:
        try:
            return site_of(request.headers.get("host", ""))
        except NoPasskeysHere as error:
            raise AccountRefused("no-passkeys-here") from error

    @app.post("/api/account/passkey")
    async def options(wanted: PasskeyWanted, request: Request) -> PasskeyOptions:
        """What the browser is to ask a passkey for."""
        return await accounts().options(site(request), wanted)

    @app.post("/api/account/register")
    async def register(wanted: Registration, request: Request) -> SignedInNow:
        """A new account."""
        return await accounts().register(site(request), wanted.name, wanted.device, wanted.answer)

    @app.post("/api/account/sign-in")
    async def sign_in(wanted: SignIn, request: Request) -> SignedInNow:
        """Sign in with a passkey, or show it again."""
        return await accounts().sign_in(site(request), wanted.device, wanted.answer, wanted.session)

    @app.post("/api/account/recover")
    async def recover(wanted: Recovery) -> SignedInNow:
        """Sign in with a printed code."""
        return await accounts().recover(wanted.device, wanted.code)

    @app.post("/api/account")
    async def account_now(wanted: AccountWanted) -> AccountNow:
        """The reader's account: passkeys, devices, codes that are left."""
        return await accounts().now(wanted.session)

    @app.post("/api/account/name")
    async def rename(wanted: AccountRenamed) -> AccountNow:
        """What others see."""
        return await accounts().rename(wanted.session, wanted.name)

    @app.post("/api/account/passkeys/add")
    async def add_passkey(wanted: PasskeyAdded, request: Request) -> AccountNow:
        """One more passkey."""
        return await accounts().add_passkey(site(request), wanted.session, wanted.name, wanted.answer)

    @app.post("/api/account/passkeys/change")
    async def change_passkey(wanted: PasskeyChange) -> AccountNow:
        """Rename or remove a passkey."""
        return await accounts().change_passkey(wanted.session, wanted.passkey, wanted.name)

    @app.post("/api/account/codes")
    async def new_codes(wanted: AccountWanted) -> NewCodes:
        """New printed codes."""
        return await accounts().new_codes(wanted.session)

    @app.post("/api/account/sign-out", status_code=204)
    async def end_session(wanted: SessionEnded) -> None:
        """Sign this or another device out."""
        await accounts().end_session(wanted.session, wanted.other)

    @app.post("/api/account/games")
    async def keep(wanted: AccountSeats) -> KeptSeats:
        """Keep games, and get those of other devices."""
        return await accounts().keep(wanted.session, wanted.tokens)

    @app.post("/api/account/forget", status_code=204)
    async def forget(wanted: AccountForgets) -> None:
        """Do not keep a game any more."""
        await accounts().forget(wanted.session, wanted.game)

    @app.post("/api/account/export", response_class=Response)
    async def export(wanted: AccountWanted) -> Response:
        """Everything that is kept about the reader's account."""
        owner = await accounts().owner(wanted.session)
        text = await app.state.store.transact(lambda session: export_text(session, owner))
        headers = {"content-disposition": 'attachment; filename="gosux-account.json"', "cache-control": "no-store"}
        return Response(text, media_type="application/json", headers=headers)

    @app.post("/api/account/delete", status_code=204)
    async def delete(wanted: AccountWanted) -> None:
        """Delete the account."""
        await accounts().delete(wanted.session)
