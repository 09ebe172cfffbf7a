"""Whole games over the WebSocket."""

import asyncio
import random
from pathlib import Path

import pytest

from tests.sessions.playing import Serving, sitting


@pytest.mark.parametrize(("ruleset", "players"), [("gosu-x", 2), ("gosu-x-quick", 2), ("gosu", 3)])
def test_a_game_against_bots_is_played_to_its_end(tmp_path: Path, serving: Serving, ruleset: str, players: int) -> None:
    async def play() -> None:
        async with serving(tmp_path) as served:
            made = await served.new_game(ruleset=ruleset, players=players, seed="7")
            token = made["seats"][0]["token"]
            async with sitting(served, token) as person:
                await person.play_out(random.Random(1))
                numbers = [one["number"] for one in person.heard if one["type"] == "state"]
                assert numbers == sorted(numbers)
                assert not [one for one in person.heard if one["type"] == "error"]
            async with sitting(served, token) as again:
                assert again.story == person.story  # the whole story, the same as it was told
                assert again.state["scene"] == person.state["scene"]

    asyncio.run(play())


def test_a_game_of_bots_alone_can_be_watched_and_not_played(tmp_path: Path, serving: Serving) -> None:
    async def watch() -> None:
        async with serving(tmp_path) as served:
            made = await served.new_game(seed="7", seats=[{"kind": "bot", "level": "random"}] * 2)
            async with sitting(served, made["seats"][0]["token"]) as watcher:
                assert (await watcher.ask("concede"))["code"] == "illegal"
                assert (await watcher.ask("confirm", number=watcher.state["number"], steps=[1]))["code"] == "illegal"
                while not watcher.over:
                    await watcher.hear()

    asyncio.run(watch())
