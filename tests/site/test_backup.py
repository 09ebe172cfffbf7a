"""All games of a browser in one file, and back."""

import asyncio
import json

from tests.sessions.playing import Json, page, sitting
from tests.site.in_worker import FakeDatabase, ServedInWorker

PERSONS = [{"kind": "person"}, {"kind": "person"}]


async def saved(served: ServedInWorker, *made: Json) -> str:
    seats = [{"game": one["game"], **seat} for one in made for seat in one["seats"]]
    status, text = await served.request("backup", json.dumps({"seats": seats}))
    assert status == 200
    return text


async def added(served: ServedInWorker, text: str) -> Json:
    return await served.post("restore", {"text": text})


def test_games_go_on_in_another_browser() -> None:
    async def play() -> None:
        one, two = ServedInWorker(FakeDatabase()), ServedInWorker(FakeDatabase())
        made = [await one.new_game(seats=PERSONS, seed=seed) for seed in "12"]
        token = made[0]["seats"][0]["token"]
        async with sitting(one, token) as first:
            await first.ask("concede")
        found = await added(two, await saved(one, *made))
        assert (found["added"], found["games"]) == (2, 2)
        assert found["seats"] == [{"game": game["game"], **seat} for game in made for seat in game["seats"]]
        async with page(two, token) as again:
            assert (await again.join())["scene"]["result"] is not None
        async with page(two, made[1]["seats"][0]["token"]) as other:
            assert (await other.join())["scene"]["result"] is None

    asyncio.run(play())


def test_of_two_the_game_that_was_played_last_stays() -> None:
    async def play() -> None:
        served = ServedInWorker(FakeDatabase())
        made = await served.new_game(seats=PERSONS, seed="1")
        token = made["seats"][0]["token"]
        before = await saved(served, made)
        await asyncio.sleep(0.002)  # moments are told apart by milliseconds
        async with sitting(served, token) as person:
            await person.ask("concede")
        after = await saved(served, made)
        assert (await added(served, before))["added"] == 0
        other = ServedInWorker(FakeDatabase())
        assert (await added(other, before))["added"] == 1
        async with page(other, token) as running:  # an open game is replaced too
            assert (await running.join())["scene"]["result"] is None
        assert (await added(other, after))["added"] == 1
        async with page(other, token) as over:
            assert (await over.join())["scene"]["result"] is not None

    asyncio.run(play())


def test_seats_of_other_games_are_not_handed_on() -> None:
    async def play() -> None:
        served = ServedInWorker(FakeDatabase())
        made = await served.new_game(seats=PERSONS, seed="1")
        forged = {**made, "seats": [{"seat": 0, "token": "forged"}]}
        backup = await saved(served, made, forged)
        assert [seat["token"] for seat in (await added(served, backup))["seats"]] == [
            seat["token"] for seat in made["seats"]
        ]

    asyncio.run(play())


def test_another_file_is_refused_with_one_sentence_and_changes_nothing() -> None:
    async def play() -> None:
        shelf = FakeDatabase()
        served = ServedInWorker(shelf)
        made = await served.new_game(seats=PERSONS, seed="1")
        before = dict(shelf.texts)
        whole = json.loads(await saved(served, made))
        broken = {**whole, "games": [*whole["games"], {"id": "half"}]}
        for text in ("", "{}", "[]", json.dumps(broken), json.dumps({**whole, "version": 2})):
            status, refused = await served.refused("restore", {"text": text})
            assert (status, refused["code"]) == (400, "refused")
            assert "no file of all games" in refused["text"]["en"] and refused["text"]["fr"]
        assert shelf.texts == before
        assert (await served.refused("restore", {}))[1]["code"] == "malformed"
        assert (await served.refused("backup", {}))[1]["code"] == "malformed"

    asyncio.run(play())
