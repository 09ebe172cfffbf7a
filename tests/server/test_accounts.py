"""Accounts: passkeys, printed codes, devices, and the games that an account keeps."""

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from gosux.server.accounts.passkeys import NoPasskeysHere, site_of
from gosux.server.storage.accounts import accounts as stored
from tests.server.authenticator import PRESENT, Passkey
from tests.server.playing import Served, serving
from tests.server.test_rooms import TWO, Guest
from tests.sessions.playing import Json, sitting


class Owner:
    """Somebody with an account, on one device. ``passkey`` is shared by their devices, as browsers sync it."""

    def __init__(self, served: Served, name: str = "Ada", passkey: "Passkey | None" = None) -> None:
        self.served = served
        self.name = name
        self.host = f"localhost:{served.port}"
        self.passkey = passkey or Passkey(f"http://{self.host}")
        self.session = ""

    async def ask(self, path: str, **body: object) -> tuple[int, Json]:
        headers = {"content-type": "application/json", "host": self.host, "origin": f"http://{self.host}"}
        answer = await self.served.http.post(f"/api/{path}", content=json.dumps(body), headers=headers)
        return answer.status_code, json.loads(answer.text) if answer.text else {}

    async def post(self, path: str, **body: object) -> Json:
        status, data = await self.ask(path, **body)
        assert status in (200, 204), data
        return data

    async def own(self, path: str, **body: object) -> Json:
        """A request of whoever is signed in."""
        return await self.post(f"account{path}", session=self.session, **body)

    async def options(self, purpose: str, **body: object) -> str:
        found: str = (await self.post("account/passkey", purpose=purpose, **body))["options"]
        return found

    async def register(self) -> "Owner":
        answer = self.passkey.register(await self.options("register", name=self.name))
        made = await self.post("account/register", name=self.name, device="Test", answer=answer)
        self.session = made["session"]
        return self

    async def sign_in(self) -> "Owner":
        answer = self.passkey.sign(await self.options("sign-in"))
        self.session = (await self.post("account/sign-in", device="Test", answer=answer))["session"]
        return self

    async def add_passkey(self, passkey: Passkey) -> Json:
        answer = passkey.register(await self.options("add", session=self.session))
        return await self.own("/passkeys/add", name="Phone", answer=answer)

    def passkey_at(self, served: Served) -> Passkey:
        """The same passkey, used at another process of the site."""
        self.passkey.origin = f"http://localhost:{served.port}"
        return self.passkey

    async def other_device(self) -> "Owner":
        return await Owner(self.served, self.name, self.passkey).sign_in()


@asynccontextmanager
async def owning(folder: Path) -> AsyncIterator[Owner]:
    async with serving(folder) as served:
        yield await Owner(served).register()


def run(folder: Path, scene: "Callable[[Owner], Awaitable[None]]") -> None:
    async def play() -> None:
        async with owning(folder) as owner:
            await scene(owner)

    asyncio.run(play())


# -- signing in --------------------------------------------------------------------------------------------------


def test_an_account_is_made_and_opened_by_its_passkey_on_another_device(tmp_path: Path) -> None:
    async def scene(ada: Owner) -> None:
        phone = await ada.other_device()
        assert phone.session != ada.session
        now = await phone.own("")
        assert now["name"] == "Ada" and [one["name"] for one in now["passkeys"]] == ["Test"]
        assert sorted(one["here"] for one in now["sessions"]) == [False, True]

    run(tmp_path, scene)
    with closing(sqlite3.connect(tmp_path / "games.sqlite3")) as database:
        assert database.execute("SELECT count(*) FROM challenges").fetchone() == (0,)


def test_a_second_passkey_lets_its_owner_in_and_the_last_one_cannot_be_removed(tmp_path: Path) -> None:
    async def scene(ada: Owner) -> None:
        second = Passkey(ada.passkey.origin)
        first, other = [one["passkey"] for one in (await ada.add_passkey(second))["passkeys"]]
        renamed = await ada.own("/passkeys/change", passkey=other, name="Key ring")
        assert [one["name"] for one in renamed["passkeys"]] == ["Test", "Key ring"]
        await Owner(ada.served, passkey=second).sign_in()
        await ada.own("/passkeys/change", passkey=first)
        status, problem = await ada.ask("account/passkeys/change", session=ada.session, passkey=other)
        assert status == 400 and "only passkey" in problem["text"]["en"]
        answer = ada.passkey.sign(await ada.options("sign-in"))
        assert (await ada.ask("account/sign-in", device="Test", answer=answer))[0] == 403

    run(tmp_path, scene)


def test_a_printed_code_works_once_and_new_ones_replace_it(tmp_path: Path) -> None:
    async def scene(ada: Owner) -> None:
        codes = (await ada.own("/codes"))["codes"]
        assert len(set(codes)) == 10
        typed = codes[0].upper().replace("-", " ").replace("0", "O").replace("1", "l")
        back = Owner(ada.served)
        back.session = (await back.post("account/recover", device="New phone", code=typed))["session"]
        assert (await back.own(""))["codes"] == 9 and (await back.own(""))["proved"]
        again = await back.ask("account/recover", device="x", code=codes[0])
        await ada.own("/codes")
        replaced = await back.ask("account/recover", device="x", code=codes[1])
        made_up = await back.ask("account/recover", device="x", code="0000-0000-0000-0000")
        assert again == replaced == made_up and again[0] == 403  # nobody learns which codes there were
        await back.add_passkey(Passkey(ada.passkey.origin))  # and is at home again

    run(tmp_path, scene)


def test_a_device_that_was_signed_out_can_do_nothing(tmp_path: Path) -> None:
    async def scene(ada: Owner) -> None:
        phone = await ada.other_device()
        made = await ada.post("games")
        await ada.own("/games", tokens=[made["seats"][0]["token"]])
        key = (await phone.own("/games", tokens=[]))["seats"][0]["token"]
        other = next(one["session"] for one in (await ada.own(""))["sessions"] if not one["here"])
        await ada.own("/sign-out", other=other)
        for path in ("", "/codes", "/export", "/delete"):
            status, problem = await phone.ask(f"account{path}", session=phone.session)
            assert (status, problem["code"]) == (403, "signed-out")
        assert (await phone.post("games/mine", tokens=[key]))["games"] == []
        room = await phone.ask("rooms", name="Ada", seats=TWO, session=phone.session)
        assert room[0] == 403 and room[1]["code"] == "signed-out"
        await ada.own("/sign-out")
        assert (await ada.ask("account", session=ada.session))[0] == 403

    run(tmp_path, scene)


def test_only_a_fresh_proof_lets_an_account_be_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(ada: Owner) -> None:
        monkeypatch.setattr(stored, "PROOF_LASTS", -1.0)
        passkey = (await ada.own(""))["passkeys"][0]["passkey"]
        for path, more in (("/codes", {}), ("/delete", {}), ("/passkeys/change", {"passkey": passkey, "name": "x"})):
            status, problem = await ada.ask(f"account{path}", session=ada.session, **more)
            assert (status, problem["code"]) == (403, "prove")
        asked = await ada.ask("account/passkey", purpose="add", session=ada.session)
        assert asked[1]["code"] == "prove"
        monkeypatch.undo()
        answer = ada.passkey.sign(await ada.options("sign-in"))
        proved = await ada.post("account/sign-in", device="x", answer=answer, session=ada.session)
        assert proved["session"] is None and (await ada.own(""))["proved"]
        assert len((await ada.own(""))["sessions"]) == 1

    run(tmp_path, scene)


# -- what is refused ---------------------------------------------------------------------------------------------


async def refused(owner: Owner, answer: str, session: "str | None" = None) -> Json:
    status, problem = await owner.ask("account/sign-in", device="x", answer=answer, session=session)
    assert status == 403
    return problem


def test_wrong_replayed_late_and_foreign_answers_are_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(ada: Owner) -> None:
        passkey = ada.passkey
        good = passkey.sign(await ada.options("sign-in"))
        await ada.post("account/sign-in", device="x", answer=good)
        found = [await refused(ada, good)]  # once more
        asked = json.loads(await ada.options("sign-in"))
        made_up = json.dumps({**asked, "challenge": "AAAA"})
        found.append(await refused(ada, passkey.sign(made_up)))
        found.append(await refused(ada, Passkey(passkey.origin).sign(json.dumps(asked))))  # a passkey nobody knows
        for change in ("origin", "site", "flags", "count", "key"):
            other = Passkey(passkey.origin)
            other.id, other.key, other.count = passkey.id, passkey.key, passkey.count + 10
            if change == "origin":
                other.origin = "https://evil.example"
            elif change == "site":
                other.site = "evil.example"
            elif change == "flags":
                other.flags = PRESENT  # nobody was verified: the device was only touched
            elif change == "count":
                other.count = 0  # a copy that was made before
            else:
                other.key = Passkey("").key
            found.append(await refused(ada, other.sign(await ada.options("sign-in"))))
        found.append(await refused(ada, passkey.sign(await ada.options("register", name="Ada"))))  # asked otherwise
        found.append(await refused(ada, "{}"))
        bo = Owner(ada.served, "Bo")
        await bo.register()
        found.append(await refused(ada, passkey.sign(await ada.options("sign-in")), bo.session))
        monkeypatch.setattr(stored, "CHALLENGE_LASTS", 0.0)
        found.append(await refused(ada, passkey.sign(await ada.options("sign-in"))))
        assert all(one == found[0] for one in found)

    run(tmp_path, scene)


def test_a_passkey_cannot_be_added_to_an_account_of_somebody_else(tmp_path: Path) -> None:
    async def scene(ada: Owner) -> None:
        bo = await Owner(ada.served, "Bo").register()
        answer = Passkey(bo.passkey.origin).register(await bo.options("add", session=bo.session))
        status, _ = await ada.ask("account/passkeys/add", session=ada.session, name="x", answer=answer)
        assert status == 403
        answer = ada.passkey.register(await bo.options("register", name="Bo"))  # a passkey that has an account
        assert (await bo.ask("account/register", name="Bo", device="x", answer=answer))[0] == 403
        assert len((await ada.own(""))["passkeys"]) == 1

    run(tmp_path, scene)


def test_names_need_not_differ_so_none_can_be_tried_out(tmp_path: Path) -> None:
    async def scene(ada: Owner) -> None:
        other = await Owner(ada.served, "Ada").register()
        assert (await other.own(""))["account"] != (await ada.own(""))["account"]
        one, two = [json.loads(await ada.options("sign-in")) for _ in range(2)]
        assert one.pop("challenge") != two.pop("challenge") and one == two
        assert not one.get("allowCredentials")

    run(tmp_path, scene)


def test_an_answer_that_two_send_at_once_signs_one_in(tmp_path: Path) -> None:
    async def scene(ada: Owner) -> None:
        answer = ada.passkey.sign(await ada.options("sign-in"))
        found = await asyncio.gather(*[ada.ask("account/sign-in", device="x", answer=answer) for _ in range(8)])
        assert sorted(status for status, _ in found) == [200] + [403] * 7

    run(tmp_path, scene)


def test_passkeys_need_a_name() -> None:
    assert site_of("localhost:8000").origins == ["https://localhost:8000", "http://localhost:8000"]
    assert site_of("Play.example") == ("play.example", ["https://play.example"])
    for host in ("127.0.0.1:8000", "192.168.0.7", "[::1]:8000"):
        with pytest.raises(NoPasskeysHere):
            site_of(host)


def test_at_an_address_without_a_name_guests_are_told_why_there_are_no_passkeys(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as served:
            status, text = await served.request("/api/account/passkey", '{"purpose": "sign-in"}')
            assert status == 400 and "localhost" in json.loads(text)["text"]["fr"]
            await served.new_game()

    asyncio.run(play())


# -- games -------------------------------------------------------------------------------------------------------


def test_games_are_kept_over_devices(tmp_path: Path) -> None:
    async def scene(ada: Owner) -> None:
        served = ada.served
        bo = Guest(served, "Bo")
        room = await ada.post("rooms", name="Ada", seats=TWO, session=ada.session)
        await bo.sit_down(room["code"])
        await bo.ready()
        await ada.post("rooms/ready", token=room["token"], ready=True)
        alone = await ada.post("games")
        await ada.own("/games", tokens=[room["token"], alone["seats"][0]["token"]])
        phone = await ada.other_device()
        kept = await phone.own("/games", tokens=[])
        assert sorted(kept["games"]) == sorted([room["room"], alone["game"]])
        tokens = {one["game"]: one["token"] for one in kept["seats"]}
        listed = await phone.post("games/mine", tokens=list(tokens.values()))
        assert {one["game"]: one["seat"] for one in listed["games"]} == {room["room"]: 0, alone["game"]: 0}
        async with sitting(served, tokens[alone["game"]]):
            pass
        # The device where they sat down goes on playing, and gets no second token.
        assert (await ada.own("/games", tokens=[room["token"], alone["seats"][0]["token"]]))["seats"] == []
        again = await phone.own("/games", tokens=list(tokens.values()))
        assert again["seats"] == []

    run(tmp_path, scene)


def test_a_seat_is_kept_from_the_waiting_room_on(tmp_path: Path) -> None:
    async def scene(ada: Owner) -> None:
        bo = Guest(ada.served, "Bo")
        code = await bo.invite()
        seated = await ada.post("rooms/sit", name="Ada", code=code, session=ada.session)
        await ada.post("rooms/ready", token=seated["token"], ready=True)
        await bo.ready()  # Ada's device has not asked since
        phone = await ada.other_device()
        assert [(one["game"], one["seat"]) for one in (await phone.own("/games", tokens=[]))["seats"]] == [
            (seated["room"], 1)
        ]

    run(tmp_path, scene)


def test_nobody_gets_a_seat_of_another_account(tmp_path: Path) -> None:
    async def scene(ada: Owner) -> None:
        bo = await Owner(ada.served, "Bo").register()
        token = (await ada.post("games"))["seats"][0]["token"]
        await ada.own("/games", tokens=[token])
        assert await bo.own("/games", tokens=["made up"]) == {"games": [], "seats": []}
        assert (await bo.own("/games", tokens=[token]))["games"] == []  # it stays whose it is
        game = (await ada.own("/games", tokens=[]))["games"][0]
        await bo.own("/forget", game=game)
        assert (await ada.own(""))["games"] == 1
        await ada.own("/forget", game=game)
        assert (await ada.own(""))["games"] == 0

    run(tmp_path, scene)


def test_an_account_is_exported_and_deleted(tmp_path: Path) -> None:
    async def scene(ada: Owner) -> None:
        bo = Guest(ada.served, "Bo")
        room = await ada.post("rooms", name="Ada", seats=TWO, session=ada.session)
        await bo.sit_down(room["code"])
        await bo.ready()
        await ada.post("rooms/ready", token=room["token"], ready=True)
        await ada.own("/codes")
        await ada.own("/name", name="Ada Two")
        file = await ada.own("/export")
        assert file["name"] == "Ada Two" and file["codes_left"] == 10
        assert [one["players"] for one in file["games"]] == [["Ada", "Bo"]]
        assert ada.session not in json.dumps(file) and room["token"] not in json.dumps(file)
        await ada.own("/delete")
        assert (await ada.ask("account", session=ada.session))[0] == 403
        await refused(ada, ada.passkey.sign(await ada.options("sign-in")))
        theirs = await bo.post("games/mine", tokens=[bo.token])
        assert [one["name"] for one in theirs["games"][0]["players"]] == [None, "Bo"]

    run(tmp_path, scene)
    with closing(sqlite3.connect(tmp_path / "games.sqlite3")) as database:
        for table in ("accounts", "passkeys", "account_sessions", "recovery_codes", "account_seats", "seat_keys"):
            assert database.execute(f"SELECT count(*) FROM {table}").fetchone() == (0,)
        assert database.execute("SELECT count(*) FROM seats WHERE name LIKE 'Ada%'").fetchone() == (0,)


def test_secrets_are_stored_as_fingerprints(tmp_path: Path) -> None:
    secrets: list[str] = []

    async def scene(ada: Owner) -> None:
        codes = (await ada.own("/codes"))["codes"]
        await ada.own("/games", tokens=[(await ada.post("games"))["seats"][0]["token"]])
        phone = await ada.other_device()
        key = (await phone.own("/games", tokens=[]))["seats"][0]["token"]
        secrets.extend([ada.session, phone.session, key, *codes, *[code.replace("-", "") for code in codes]])

    run(tmp_path, scene)
    with closing(sqlite3.connect(tmp_path / "games.sqlite3")) as database:
        text = "\n".join(database.iterdump())
    assert not any(secret in text for secret in secrets)
