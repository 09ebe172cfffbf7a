"""An operator looks after accounts: they are listed, banned and let in again, and their names changed or hidden."""

import asyncio
import json
import time
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import func, select, update
from sqlalchemy.orm import Session
from websockets.exceptions import ConnectionClosed

from gosux.server.limits.connections import Limits
from gosux.server.ratings.glicko import SETTLED
from gosux.server.storage import Store
from gosux.server.storage.accounts.accounts import add_session, find_session, rename_account
from gosux.server.storage.accounts.seats import put_keys
from gosux.server.storage.accounts.tables import AccountSessionRow, SeatKeyRow
from gosux.server.storage.games import seats_in
from gosux.server.storage.operating.admin import unban
from gosux.server.storage.operating.owners import accounts_listed, ban_account, choose_name, free_name
from gosux.server.storage.ratings import ratings
from gosux.server.storage.ratings.tables import RatingRow
from tests.server.playing import Served
from tests.server.test_accounts import Owner
from tests.server.test_admin import Admin, admin, hear_on
from tests.server.test_limits import limited
from tests.server.test_rating_storage import POOL, add_accounts, games_of, play, store
from tests.sessions.playing import sitting

__all__ = ["admin", "store"]  # fixtures

TWO = [{"kind": "person"}, {"kind": "person"}]
LATER = 4e9  # seconds since 1970


async def account_of(owner: Owner) -> str:
    return str((await owner.own(""))["account"])


async def sign_in_again(owner: Owner) -> tuple[int, str]:
    answer = owner.passkey.sign(await owner.options("sign-in"))
    status, told = await owner.ask("account/sign-in", device="Test", answer=answer)
    return status, str(told.get("code"))


async def refused_page(served: Served, token: str) -> str:
    async with served.link() as socket:
        message = {"type": "join", "request": 1, "token": token, "tab": "", "last": 0, "take_over": False}
        await socket.send(json.dumps(message))
        return str(json.loads(await socket.recv())["code"])


def test_a_banned_account_is_signed_out_put_out_and_not_let_in(tmp_path: Path, admin: Admin) -> None:
    async def talk() -> None:
        async with limited(tmp_path, Limits()) as served:
            ada, bo = await Owner(served).register(), await Owner(served, "Bo").register()
            phone, account = await ada.other_device(), await account_of(ada)
            codes = (await ada.own("/codes"))["codes"]
            mine, other = [(await served.new_game())["seats"][0]["token"] for _ in range(2)]
            await ada.own("/games", tokens=[mine])
            async with sitting(served, mine) as page, sitting(served, other) as stays:
                code, out, _ = await admin("ban", account, "--days", 2)
                assert code == 0 and account in out
                with pytest.raises(ConnectionClosed):
                    await hear_on(page)
                await stays.ask("view")
            for device in (ada, phone):
                for path, more in [("account", {}), ("rooms", {"name": "Ada", "seats": TWO})]:
                    status, told = await ada.ask(path, session=device.session, **more)
                    assert (status, told["code"]) == (403, "signed-out")
            invited = (await bo.post("rooms", name="Bo", seats=TWO, session=bo.session))["code"]
            status, told = await ada.ask("rooms/sit", name="Ada", code=invited, session=ada.session)
            assert (status, told["code"]) == (403, "signed-out")
            assert await sign_in_again(ada) == (403, "banned")
            status, told = await ada.ask("account/recover", device="New phone", code=codes[0])
            assert (status, told["code"]) == (403, "banned") and account not in json.dumps(told)
            assert await refused_page(served, mine) == "banned"
            status, told = await ada.ask("rooms/rematch", token=mine)
            assert (status, told["code"]) == (403, "banned")
            assert (await bo.own(""))["name"] == "Bo"

            _, out, _ = await admin("list", "bans", "--json")
            assert json.loads(out)["who"] == account
            await admin("unban", account)
            assert (await sign_in_again(ada))[0] == 200
            assert (await ada.ask("account/recover", device="New phone", code=codes[0]))[0] == 200  # it was not used
            assert (await ada.ask("account", session=ada.session))[0] == 403  # sessions that ended do not come back
            while served.app is not None and served.app.state.meter.bans.guests:
                await asyncio.sleep(0.05)
            async with sitting(served, mine):
                pass

    asyncio.run(talk())


def test_accounts_are_listed_and_renamed_by_command(tmp_path: Path, admin: Admin) -> None:
    async def talk() -> None:
        async with limited(tmp_path, Limits()) as served:
            ada = await Owner(served).register()
            account = await account_of(ada)
            token = (await served.new_game(seats=[{"kind": "person", "name": "Ada"}, TWO[1]]))["seats"][0]["token"]
            await ada.own("/games", tokens=[token])
            _, out, _ = await admin("list", "accounts", "--json")
            row = json.loads(out)
            assert (row["account"], row["name"], row["devices"], row["seats"]) == (account, "Ada", 1, 1)
            assert ada.session not in out and row["used"] != "-"
            _, out, _ = await admin("list", "games")
            assert account in out  # by which a player can be banned
            code, out, _ = await admin("name", account, "Anna")
            assert code == 0 and "Anna" in out and (await ada.own(""))["name"] == "Anna"
            _, out, _ = await admin("list", "games")
            assert "Anna [" in out and "Ada" not in out
            status, told = await ada.ask("account/name", session=ada.session, name="Ada")
            assert status == 400 and "chosen your name" in told["text"]["en"] and "votre nom" in told["text"]["fr"]
            await admin("name", account)
            assert (await ada.own(""))["name"] == f"#{account[:6]}"
            _, out, _ = await admin("list", "accounts", "--lang", "fr")
            assert "choisi par l'exploitant: oui" in out
            await admin("name", account, "--free")
            assert (await ada.own("/name", name="Ada"))["name"] == "Ada"
            code, _, err = await admin("name", "nobody", "Anna")
            assert code == 2 and "nobody" in err
            code, _, err = await admin("name", account, " ")
            assert code == 2

    asyncio.run(talk())


def test_a_ban_ends_sessions_and_hides_an_account_from_the_ladder(store: Store) -> None:
    async def scene() -> None:
        await add_accounts(store, "Ada", "Bo")
        await play(store, "one", "ada", "bo")
        settled = update(RatingRow).values(deviation=SETTLED - 1)
        await store.transact(lambda session: session.execute(settled))
        for account in ("ada", "bo"):
            await store.transact(
                partial(add_session, account=account, mark=f"mark of {account}", id=account, device="Test")
            )
        await store.transact(lambda session: put_keys(session, "mark of ada", {("one", 0): "key"}))

        async def listed() -> list[str]:
            total, found = await store.transact(lambda session: ratings.ladder(session, *POOL, 0, 10))
            assert total == len(found)
            return [one.name for one in found]

        async def place(account: str) -> "int | None":
            return (await store.transact(lambda session: ratings.standings(session, account)))[0].place

        assert await listed() == ["Ada", "Bo"] and await place("bo") == 2
        await store.transact(lambda session: ban_account(session, "ada", LATER))
        assert await listed() == ["Bo"] and await place("bo") == 1
        assert await store.transact(lambda session: find_session(session, "mark of ada")) is None
        assert await store.account_of("mark of bo") == "bo"
        for table, left in [(AccountSessionRow, 1), (SeatKeyRow, 0)]:
            count = select(func.count()).select_from(table)
            assert await store.transact(partial(Session.scalar, statement=count)) == left
        # A device that signed in at the same moment gets no further.
        await store.transact(lambda session: add_session(session, "ada", "late", "late", "Test"))
        assert await store.account_of("late") is None
        await play(store, "two", "bo", "ada")  # games go on to count for the other one
        assert (await games_of(store))["bo"] == 2
        assert await store.transact(lambda session: unban(session, "ada"))
        assert "Ada" in await listed() and await store.account_of("late") == "ada"
        await store.transact(lambda session: ban_account(session, "ada", time.time() - 1))
        assert "Ada" in await listed()  # it is over

    asyncio.run(scene())


def test_a_name_of_an_operator_stays_until_it_is_free(store: Store) -> None:
    async def scene() -> None:
        await add_accounts(store, "Ada", "Bo")
        await play(store, "one", "ada", "bo")

        async def names() -> list[str]:
            return [row["name"] for row in await store.transact(lambda session: accounts_listed(session, 10))]

        async def at_table() -> "list[str | None]":
            return [seat.name for seat in (await store.transact(lambda session: seats_in(session, ["one"])))["one"]]

        before = await at_table()
        assert await store.transact(lambda session: choose_name(session, "ada", None)) == "#ada"
        assert sorted(await names()) == ["#ada", "Bo"] and await at_table() == [None, before[1]]
        assert not await store.transact(lambda session: rename_account(session, "ada", "Ada"))
        await store.transact(lambda session: choose_name(session, "ada", "Anna"))
        assert sorted(await names()) == ["Anna", "Bo"] and await at_table() == ["Anna", before[1]]
        await store.transact(lambda session: free_name(session, "ada"))
        assert await store.transact(lambda session: rename_account(session, "ada", "Ada"))
        assert sorted(await names()) == ["Ada", "Bo"]

    asyncio.run(scene())
