"""What the connection in memory does by itself."""

import asyncio

import pytest

from gosux.sessions.memory import Closed, memory_lobby
from tests.sessions.playing import NO_PAUSES, ServedInMemory, page, sitting

PERSONS = [{"kind": "person"}, {"kind": "person"}]


def test_whoever_was_taken_over_is_not_heard_any_more() -> None:
    async def play() -> None:
        served = ServedInMemory(memory_lobby(pauses=NO_PAUSES))
        made = await served.new_game(seats=PERSONS, seed="1")
        token = made["seats"][0]["token"]
        async with sitting(served, token, tab="one") as first, page(served, token) as second:
            await second.join(tab="two", take_over=True)
            await first.say("concede")
            await asyncio.sleep(0.01)
            assert not second.over
            assert (await first.hear())["type"] == "elsewhere"
            with pytest.raises(Closed) as ended:
                await first.hear()
            assert ended.value.code == 4001
            with pytest.raises(Closed):
                await first.say("concede")
            assert (await second.ask("concede"))["scene"]["result"] is not None

    asyncio.run(play())


def test_a_connection_that_is_left_has_no_seat() -> None:
    async def play() -> None:
        served = ServedInMemory(memory_lobby(pauses=NO_PAUSES))
        made = await served.new_game(seats=PERSONS, seed="1")
        async with sitting(served, made["seats"][0]["token"]):
            assert served.lobby.connections.anybody(made["game"], 2)
        assert not served.lobby.connections.anybody(made["game"], 2)

    asyncio.run(play())
