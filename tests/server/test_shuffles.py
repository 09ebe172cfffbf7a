"""The seed of a game between people: fingerprint before, everybody's numbers, the secret afterwards."""

import asyncio
import json
from pathlib import Path

from gosux.records.replays import parse_replay, verify_replay
from gosux.records.shuffles import fingerprint_of
from tests.server.playing import serving
from tests.server.test_rooms import guests, meet
from tests.sessions.playing import sitting

ONE, TWO = "0" * 31 + "1", "0" * 31 + "2"


def test_everybody_adds_to_the_seed_and_the_secret_is_told_afterwards(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as served:
            ada, bo = guests(served)
            await bo.sit_down(await ada.invite())
            fingerprint = (await ada.now())["fingerprint"]
            assert (await bo.now())["fingerprint"] == fingerprint
            await ada.post("rooms/ready", token=ada.token, ready=True, number=ONE)
            assert (await bo.post("rooms/ready", token=bo.token, ready=True, number=TWO))["begun"]
            running = json.dumps({"token": ada.token})
            assert (await served.request("/api/shuffle", running))[0] == 409
        async with serving(tmp_path) as served:  # it is kept over a restart
            ada.served = bo.served = served
            async with sitting(served, ada.token) as page:
                await page.ask("concede")
            assert (await bo.post("story", token=bo.token, view=None))["shuffled_together"]
            told = await bo.post("shuffle", token=bo.token)
            assert fingerprint_of(told["secret"]) == told["fingerprint"] == fingerprint
            assert (told["numbers"], told["names"]) == ([ONE, TWO], ["Ada", "Bo"])
            status, text = await served.request("/api/replay", json.dumps({"token": bo.token}))
            replay = parse_replay(text)
            verify_replay(replay)
            assert status == 200 and replay.shuffle is not None and replay.seed == told["seed"] == replay.shuffle.seed
            # Nothing that was told before the end gives the secret away.
            assert not any(told["secret"] in one or told["seed"] in one for one in ada.told)

    asyncio.run(play())


def test_a_number_of_the_wrong_form_is_refused_and_none_is_needed(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as served:
            ada, bo = guests(served)
            await bo.sit_down(await ada.invite())
            bad = json.dumps({"token": ada.token, "ready": True, "number": "7"})
            assert (await served.request("/api/rooms/ready", bad))[0] == 400
            await ada.ready()
            assert (await bo.ready())["begun"]

    asyncio.run(play())


def test_chosen_cards_have_no_shuffle(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as served:
            ada, bo = await meet(served, seed="7")
            assert (await ada.now())["fingerprint"] is None
            async with sitting(served, ada.token) as page:
                await page.ask("concede")
            assert not (await bo.post("story", token=bo.token, view=None))["shuffled_together"]
            assert (await served.request("/api/shuffle", json.dumps({"token": bo.token})))[0] == 404

    asyncio.run(play())
