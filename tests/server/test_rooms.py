"""Waiting rooms: people on several devices sit down by links, agree, play, and play again."""

import asyncio
import json
import logging
import random
import time
from pathlib import Path

import pytest

from gosux.records.replays import replay_text
from gosux.records.saves import save_text
from gosux.server.qr import qr_code, qr_text
from gosux.sessions.clocks import timing
from gosux.sessions.lobby import fingerprint
from gosux.sessions.log import NAME
from gosux.sessions.rooms.link_codes import CODE_LENGTH, LETTERS
from gosux.sessions.rooms.records import ROOM_LIFETIME
from gosux.sessions.rooms.rooms import Rooms
from gosux.sessions.together.allowance import AT_ONCE
from tests.random_play import played
from tests.scene import scene
from tests.server.playing import Served, serving
from tests.sessions.playing import Json, sitting

TWO = [{"kind": "person"}, {"kind": "person"}]
GUESSED = "0" * CODE_LENGTH
REMATCHES = ("rooms/rematch", "rooms/rematch/now")


class Guest:
    """Somebody on a device of their own. ``told`` is everything that the server ever answered."""

    def __init__(self, served: Served, name: str) -> None:
        self.served = served
        self.name = name
        self.token = ""
        self.room = ""
        self.told: list[str] = []

    async def post(self, path: str, **body: object) -> Json:
        status, text = await self.served.request(f"/api/{path}", json.dumps(body))
        self.told.append(text)
        assert status in (200, 204), text
        data: Json = json.loads(text) if text else {}
        if "token" in data:
            self.token, self.room = data["token"], data["room"]
        return data

    async def invite(self, **wanted: object) -> str:
        """Makes a room; returns the code of its link."""
        code: str = (await self.post("rooms", name=self.name, **{"seats": TWO, **wanted}))["code"]
        return code

    async def sit_down(self, code: str) -> Json:
        return await self.post("rooms/sit", name=self.name, code=code)

    async def now(self) -> Json:
        return await self.post("rooms/now", token=self.token)

    async def ready(self) -> Json:
        return await self.post("rooms/ready", token=self.token, ready=True)


def guests(served: Served) -> tuple[Guest, Guest]:
    return Guest(served, "Ada"), Guest(served, "Bo")


async def meet(served: Served, **wanted: object) -> tuple[Guest, Guest]:
    """Two people who have begun a game."""
    ada, bo = guests(served)
    await bo.sit_down(await ada.invite(**wanted))
    await ada.ready()
    assert (await bo.ready())["begun"]
    return ada, bo


def rooms_of(served: Served) -> Rooms:
    assert served.app is not None
    rooms: Rooms = served.app.state.rooms
    return rooms


def test_two_devices_meet_by_a_link_agree_and_play(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as served:
            ada, bo = guests(served)
            code = await ada.invite()
            assert len(code) == CODE_LENGTH and set(code) <= set(LETTERS)
            seen = (await bo.post("rooms/look", code=code))["room"]
            assert [seat["name"] for seat in seen["seats"]] == ["Ada", None]
            await bo.sit_down(code)
            now = await ada.now()
            assert [(seat["name"], seat["ready"]) for seat in now["seats"]] == [("Ada", False), ("Bo", False)]
            assert (now["you"], now["begun"]) == (0, False)
            assert [seat["here"] for seat in now["seats"]] == [True, False]
            await bo.now()
            assert [seat["here"] for seat in (await ada.now())["seats"]] == [True, True]
            assert not (await ada.ready())["begun"]
            assert (await bo.ready())["begun"] and (await ada.now())["begun"]
            async with sitting(served, ada.token) as one, sitting(served, bo.token) as two:
                assert [page.heard[0]["game"] for page in (one, two)] == [ada.room, ada.room]
                assert [page.heard[0]["seat"] for page in (one, two)] == [0, 1]
                assert [player["name"] for player in one.heard[0]["players"]] == ["Ada", "Bo"]
                rng = random.Random(1)
                for _ in range(6):  # the draft
                    asked = one if one.choices else two
                    await asked.turn()
                    await asked.confirm(rng.choice(asked.choices)["action"])
                    await (two if asked is one else one).hear_of("state")
                assert one.state["scene"]["table"]["draft"] is two.state["scene"]["table"]["draft"] is None
            # Whoever invites never holds what opens the other seat.
            assert ada.token != bo.token
            assert not any(bo.token in text for text in ada.told) and not any(ada.token in text for text in bo.told)

    asyncio.run(play())


def test_when_somebody_comes_everybody_agrees_again(tmp_path: Path) -> None:
    """Nobody has agreed to play with whoever comes later."""

    async def play() -> None:
        async with serving(tmp_path) as served:
            ada, bo = guests(served)
            code = await ada.invite()
            assert [seat["ready"] for seat in (await ada.ready())["seats"]] == [True, False]
            await bo.sit_down(code)
            assert [seat["ready"] for seat in (await ada.now())["seats"]] == [False, False]
            assert not (await bo.ready())["begun"] and (await ada.ready())["begun"]

    asyncio.run(play())


def test_links_that_do_not_work_are_all_answered_alike(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with serving(tmp_path) as served:
            ada, bo = guests(served)
            used = await ada.invite()
            await bo.sit_down(used)
            other = Guest(served, "Cleo")
            replaced = await other.invite()
            await other.post("rooms/link", token=other.token)
            expired = await Guest(served, "Dan").invite()
            closed = Guest(served, "Eve")
            gone = await closed.invite()
            await closed.post("rooms/leave", token=closed.token)
            rooms = rooms_of(served)
            next(room for room in rooms.rooms.values() if room.seats[0].name == "Dan").made -= ROOM_LIFETIME
            unlisted = other.room
            answers = set()
            for code in (GUESSED, used, replaced, expired, gone, used.upper(), "", "é" * 40):
                for path, body in (("look", {}), ("sit", {"name": "Zoe"})):
                    answers.add(await served.request(f"/api/rooms/{path}", json.dumps({"code": code, **body})))
                answers.add(await served.request("/api/move", json.dumps({"code": code})))
            for room in (unlisted, "0" * 16):
                answers.add(await served.request("/api/rooms/sit", json.dumps({"room": room, "name": "Zoe"})))
            assert len(answers) == 1
            status, text = answers.pop()
            assert status == 404 and json.loads(text)["code"] == "unknown-link"
            assert "ask for a new one" in json.loads(text)["text"]["en"]
            tokens = {
                await served.request(f"/api/rooms/{path}", json.dumps({"token": token, **more}))
                for token in ("", "x", closed.token)
                for path, more in (("now", {}), ("link", {}), ("ready", {"ready": True}), ("leave", {}))
            }
            assert {(status, json.loads(text)["code"]) for status, text in tokens} == {(404, "unknown-token")}

    asyncio.run(play())


def test_of_many_who_open_a_link_at_once_one_gets_the_seat(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as served:
            code = await Guest(served, "Ada").invite()
            answers = await asyncio.gather(*[
                served.request("/api/rooms/sit", json.dumps({"code": code, "name": f"Guest {number}"}))
                for number in range(10)
            ])  # fmt: skip
            assert sorted(status for status, _ in answers) == [200] + [404] * 9

    asyncio.run(play())


def test_seats_have_links_of_their_own_and_bots_fill_the_rest(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as served:
            ada, bo = guests(served)
            bot = {"kind": "bot", "level": "random"}
            everyone = await ada.invite(ruleset="gosu", seats=[bot, *TWO, {"kind": "person"}], mine=1)
            third = (await ada.post("rooms/link", token=ada.token, seat=3))["code"]
            assert (await bo.sit_down(third))["seat"] == 3
            status, _ = await served.request("/api/rooms/link", json.dumps({"token": bo.token, "seat": 2}))
            assert status == 400  # only whoever invites
            await bo.ready()
            changed = await ada.post("rooms/seat", token=ada.token, seat=2, **bot)
            assert not any(seat["ready"] for seat in changed["seats"])  # what was agreed on has changed
            assert (await served.request("/api/rooms/look", json.dumps({"code": everyone})))[0] == 404  # full
            await ada.ready()
            assert (await bo.ready())["begun"]
            async with sitting(served, bo.token) as page:
                assert [player["kind"] for player in page.heard[0]["players"]] == ["bot", "person", "bot", "person"]

    asyncio.run(play())


def test_the_lobby_shows_listed_rooms_where_somebody_waits(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as served:
            ada, bo = guests(served)
            hidden = Guest(served, "Cleo")
            await ada.invite(listed=True)
            await hidden.invite()
            await hidden.now()
            assert await lobby(served) == []  # nobody waits
            await ada.now()
            assert [room["room"] for room in await lobby(served)] == [ada.room]
            await bo.post("rooms/sit", name="Bo", room=ada.room)
            assert await lobby(served) == []  # full
            await bo.post("rooms/leave", token=bo.token)
            assert len(await lobby(served)) == 1

    asyncio.run(play())


async def lobby(served: Served) -> list[Json]:
    found: list[Json] = (await served.http.get("/api/rooms")).json()["rooms"]
    return found


def test_names_are_wanted_and_told_apart(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as served:
            code = await Guest(served, "Adá").invite()
            for name, problem in (("  ", "name-missing"), ("a d\u00c1", "name-taken"), ("ＡＤＡ", "name-taken")):
                status, told = await served.refused("/api/rooms/sit", {"code": code, "name": name})
                assert (status, told["detail"]) == (400, problem), name

    asyncio.run(play())


POSITION = """
[[player]]
hand = ["sati", "{card}"]
[[player]]
"""


def test_everybody_sees_that_hidden_cards_were_chosen(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as served:
            position = POSITION.format(card="elle")
            for wanted, chosen in (
                ({"seed": "seven"}, "seed"),
                ({"file": position}, "position"),
                ({"file": save_text(scene(position))}, "save"),
                ({}, None),
            ):
                ada, bo = guests(served)
                code = await ada.invite(**wanted)
                assert (await bo.post("rooms/look", code=code))["room"]["chosen"] == chosen
                await bo.sit_down(code)
                assert (await bo.now())["chosen"] == chosen
                await ada.ready()
                await bo.ready()
                async with sitting(served, bo.token) as page:
                    assert page.heard[0]["chosen"] == chosen
            three = [*TWO, {"kind": "person"}]
            wrong = {"name": "Ada", "seats": three, "file": position}
            assert (await served.refused("/api/rooms", wrong))[1]["detail"] == "position-players"
            over = {"name": "Ada", "seats": TWO, "file": replay_text(played(3, 5000))}
            assert (await served.refused("/api/rooms", over))[1]["detail"] == "room-finished"

    asyncio.run(play())


def test_a_room_tells_nothing_about_hidden_cards(tmp_path: Path) -> None:
    """Two worlds that differ in a chosen seed and in hidden cards are the same to a guest and to the lobby."""

    async def play() -> None:
        async with serving(tmp_path) as served:
            for worlds in (
                [{"seed": "one"}, {"seed": "two"}],
                [{"file": POSITION.format(card="elle")}, {"file": POSITION.format(card="nezha")}],
            ):
                told = []
                for world in worlds:
                    ada, bo = guests(served)
                    code = await ada.invite(listed=True, **world)
                    await ada.now()
                    shown = [room for room in await lobby(served) if room["room"] == ada.room]
                    await bo.post("rooms/look", code=code)
                    await bo.sit_down(code)
                    await bo.now()
                    await ada.ready()
                    await bo.ready()
                    heard = json.dumps([shown, bo.told])
                    told.append(heard.replace(ada.room, "room").replace(bo.token, "token"))
                assert told[0] == told[1]

    asyncio.run(play())


def test_a_seat_goes_to_another_device_by_its_own_link(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as served:
            ada, _ = await meet(served)
            async with sitting(served, ada.token) as old:
                code = (await ada.post("own-link", token=ada.token))["code"]
                phone = Guest(served, "Ada")
                assert (await phone.post("rooms/look", code=code)) == {"room": None, "game": ada.room}
                assert (await phone.post("move", code=code))["seat"] == 0
                await old.hear_of("elsewhere")
            async with sitting(served, phone.token) as page:
                assert page.heard[0]["seat"] == 0
            async with served.link() as link:
                await link.send(json.dumps(
                    {"type": "join", "request": 1, "token": ada.token, "tab": "", "last": 0, "take_over": True}
                ))  # fmt: skip
                assert json.loads(await link.recv())["code"] == "unknown-token"
            laptop = Guest(served, "Ada")
            await laptop.post("move", code=code)  # back again, by the same link
            fresh = (await laptop.post("own-link", token=laptop.token))["code"]
            assert (await served.request("/api/move", json.dumps({"code": code})))[0] == 404  # the new one replaces it
            assert (await served.request("/api/move", json.dumps({"code": fresh})))[0] == 200

    asyncio.run(play())


def test_a_seat_of_several_people_on_one_device_stays_there(tmp_path: Path) -> None:
    """Whoever made the game holds all tokens and may know the hidden cards: nobody is invited to it unknowingly."""

    async def play() -> None:
        async with serving(tmp_path) as served:
            shared = await served.new_game(seats=TWO, seed="7")
            token = shared["seats"][1]["token"]
            status, told = await served.refused("/api/own-link", {"token": token})
            assert (status, told["detail"]) == (400, "one-device")
            code = "A" * CODE_LENGTH  # made before links like this were refused
            await rooms_of(served).storage.set_own_link(shared["game"], 1, fingerprint(code))
            status, told = await served.refused("/api/move", {"code": code})
            assert (status, told["code"]) == (404, "unknown-link")
            assert (await served.refused("/api/rooms/look", {"code": code}))[0] == 404
            alone = await served.new_game(seats=[{"kind": "person"}, {"kind": "bot", "level": "random"}])
            own = (await served.post("/api/own-link", {"token": alone["seats"][0]["token"]}))["code"]
            assert (await served.post("/api/move", {"code": own}))["seat"] == 0

    asyncio.run(play())


def test_the_same_people_play_again(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as served:
            ada, bo = await meet(served, options={"edition": "fr"})
            assert (await served.request("/api/rooms/rematch", json.dumps({"token": ada.token})))[0] == 409
            async with sitting(served, ada.token) as page:
                await page.ask("concede")
            before = [ada.token, bo.token]
            first = ada.room
            answer = await bo.post("rooms/rematch/now", token=bo.token)
            assert answer == {"wanted": [], "won": [0, 1], "first": True}
            await ada.post("rooms/rematch", token=ada.token)
            assert (await bo.post("rooms/rematch/now", token=bo.token))["wanted"] == [0]
            assert [(seat["name"], seat["kept"]) for seat in (await ada.now())["seats"]] == [
                (None, "Bo"),
                ("Ada", "Ada"),
            ]
            assert not (await ada.ready())["begun"]
            assert (await bo.post("rooms/rematch", token=bo.token))["room"] == ada.room != first
            assert (await bo.ready())["begun"] and not {ada.token, bo.token} & set(before)
            async with sitting(served, ada.token) as page:
                assert (page.heard[0]["seat"], page.heard[0]["options"]["edition"]) == (1, "fr")
                assert [player["name"] for player in page.heard[0]["players"]] == ["Bo", "Ada"]
                await page.ask("concede")
            # Both sit elsewhere now; Bo has won both games.
            answer = await ada.post("rooms/rematch/now", token=ada.token)
            assert answer == {"wanted": [], "won": [2, 0], "first": False}

    asyncio.run(play())


@pytest.mark.rule("X10.24")
def test_a_rematch_tells_nothing_before_its_player_was_told_the_end(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as served:
            ada, bo = await meet(served)
            async with sitting(served, ada.token), sitting(served, bo.token):
                wanted = [(f"/api/{path}", json.dumps({"token": ada.token})) for path in REMATCHES]
                before = [await served.request(*one) for one in wanted]
                session = await rooms_of(served).lobby.session(ada.room)
                assert session is not None and {status for status, _ in before} == {409}
                async with session.lock:  # Bo gives up, and Ada is not told for a while
                    await session.take([-2], 1, None, due=timing.now() + 3600)
                assert session.game.state.over
                assert [await served.request(*one) for one in wanted] == before
                assert (await bo.post("rooms/rematch/now", token=bo.token))["won"] == [1, 0]

    asyncio.run(play())


def test_people_who_wait_say_ready_phrases(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as served:
            ada, bo = guests(served)
            code = await ada.invite(ruleset="gosu", seats=[*TWO, {"kind": "person"}])
            await bo.sit_down(code)
            offered = (await ada.now())["phrases"]
            assert len(offered) == 5 and {one["moment"] for one in offered} == {"start"}
            await ada.post("rooms/say", token=ada.token, phrase=offered[0]["id"])
            await bo.post("rooms/say", token=bo.token, phrase=offered[1]["id"])
            heard = [(one["number"], one["seat"], one["name"], one["text"]) for one in (await ada.now())["said"]]
            assert heard == [(1, 0, "Ada", offered[0]["text"]), (2, 1, "Bo", offered[1]["text"])]
            for phrase in ("say-turn-oops", "say-start-nothing"):
                body = json.dumps({"token": ada.token, "phrase": phrase})
                assert (await served.request("/api/rooms/say", body))[0] == 400
            for _ in range(AT_ONCE - 1):
                await ada.post("rooms/say", token=ada.token, phrase=offered[0]["id"])
            status, text = await served.request(
                "/api/rooms/say", json.dumps({"token": ada.token, "phrase": offered[0]["id"]})
            )
            assert status == 400 and json.loads(text)["detail"] == "room-too-fast"
            # Whoever only looks is told nothing of it, and the room forgets it when its game begins.
            cy = Guest(served, "Cy")
            looked = (await cy.post("rooms/look", code=code))["room"]
            assert (looked["said"], looked["phrases"]) == ([], [])
            await cy.sit_down(code)
            for one in (ada, bo, cy):
                await one.ready()
            await cy.invite()
            assert not rooms_of(served).greetings.rooms and not rooms_of(served).greetings.allowances

    asyncio.run(play())


def test_rooms_are_there_again_after_a_restart(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as served:
            ada, bo = guests(served)
            code = await ada.invite()
        async with serving(tmp_path) as served:
            ada.served = bo.served = served
            await bo.sit_down(code)
            await ada.ready()
        async with serving(tmp_path) as served:
            ada.served = bo.served = served
            assert (await bo.ready())["begun"]
        async with serving(tmp_path) as served, sitting(served, ada.token) as page:
            assert page.heard[0]["chosen"] is None

    asyncio.run(play())


def test_tokens_and_codes_are_stored_and_logged_nowhere(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    secrets: list[str] = []

    async def play() -> None:
        async with serving(tmp_path) as served:
            ada, bo = guests(served)
            code = await ada.invite(listed=True, seed="verysecret")
            await bo.sit_down(code)
            await ada.ready()
            await bo.ready()
            own = (await bo.post("own-link", token=bo.token))["code"]
            secrets.extend([code, own, ada.token, bo.token])
            await bo.post("move", code=own)
            secrets.append(bo.token)

    with caplog.at_level(logging.DEBUG, NAME):
        asyncio.run(play())
    logged = " ".join(str(vars(record)) for record in caplog.records)
    assert "sat-down" in logged and not any(secret in logged for secret in [*secrets, "verysecret"])
    stored = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert not any(secret.encode() in stored for secret in secrets)


def test_a_full_server_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gosux.sessions.rooms.rooms.MOST_ROOMS", 1)

    async def play() -> None:
        async with serving(tmp_path) as served:
            ada, bo = guests(served)
            await ada.invite()
            status, told = await served.refused("/api/rooms", {"name": "Bo", "seats": TWO})
            assert (status, told["code"]) == (503, "too-many")
            rooms_of(served).rooms[ada.room].made = time.time() - ROOM_LIFETIME
            await bo.invite()  # an expired one makes room

    asyncio.run(play())


def test_rooms_whose_game_has_begun_do_not_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Rooms of rematches do."""
    monkeypatch.setattr("gosux.sessions.rooms.rooms.MOST_ROOMS", 1)

    async def play() -> None:
        async with serving(tmp_path) as served:
            ada, bo = await meet(served)
            async with sitting(served, ada.token) as one, sitting(served, bo.token) as two:
                await one.ask("concede")
                while not two.over:
                    await two.hear()
            other = Guest(served, "Cleo")
            await other.invite()
            status, told = await served.refused("/api/rooms/rematch", {"token": ada.token})
            assert (status, told["code"]) == (503, "too-many")
            await other.post("rooms/leave", token=other.token)
            first = await ada.post("rooms/rematch", token=ada.token)
            assert (await bo.post("rooms/rematch", token=bo.token))["room"] == first["room"]  # it is there already

    asyncio.run(play())


def test_a_qr_code_draws_its_modules() -> None:
    code = qr_code("http://192.168.1.20:8000/#/join/k7q2mv9xtb4ehs3w")
    assert code.size == 33
    cells = {tuple(map(int, one.split("h")[0].split())) for one in code.path.split("M")[1:]}
    finder = {(x, y) for x in range(7) for y in range(7) if not {x, y} & {1, 5} or {x, y} & {0, 6}}
    assert {cell for cell in cells if cell[0] < 7 and cell[1] < 7} == finder
    assert "█" in qr_text("http://192.168.1.20:8000/")
