"""Tables between the action groups of one message: each group can be shown by itself, and nothing else is told."""

import asyncio
import random
from pathlib import Path

from tests.sessions.playing import Json, Serving, sitting
from tests.sessions.test_drafts import LAST_TURN

MIDST = """
tiles = []
then = ["play nalin"]
[[player]]
army.I = ["navaj"]
hand = ["nalin"]
[[player]]
"""


def heads(message: Json) -> list[str]:
    return [
        "".join(piece if isinstance(piece, str) else piece[0] for piece in one["head"]["en"]) for one in message["log"]
    ]


def captured(table: Json, seat: int) -> list[bool]:
    return [card["captured"] for card in table["seats"][seat]["army"] if card is not None]


def test_a_battle_has_the_armies_as_they_fought_and_a_report(tmp_path: Path, serving: Serving) -> None:
    async def play() -> None:
        async with serving(tmp_path) as served:
            made = await served.post("/api/import", {"text": LAST_TURN})
            async with sitting(served, made["seats"][0]["token"]) as page:
                (passing,) = [one for one in page.choices if one["at"] == {"at": "word", "word": "pass"}]
                told = await page.confirm(passing["action"])
                assert heads(told)[1:3] == [
                    "You win the Great Battle, 7 to 2.",
                    "Song for the Dead. You sacrifice first.",
                ]
                before, fought = told["stages"][:2]
                assert [before["group"], fought["group"]] == [entry["group"] for entry in told["log"][:2]]
                assert captured(before["table"], 1) == captured(fought["table"], 1) == [False, True]
                assert [seat["points"] for seat in before["table"]["seats"]] == [0, 0]
                assert [seat["points"] for seat in fought["table"]["seats"]] == [1, 0]
                assert captured(told["scene"]["table"], 1) == [False, False]
                (battle,) = [event for event in told["events"] if event["kind"] == "battle"]
                assert [line["amounts"] for line in battle["report"]["lines"]] == [[0, 0], [3, 0], [4, 2]]
                assert [side["score"]["total"] for side in battle["battle"]] == [7, 2]
                assert [card["value"] for card in battle["battle"][1]["cards"]] == [2, 0]

    asyncio.run(play())


def test_a_page_that_opens_gets_the_last_tables_and_one_that_is_back_those_that_it_missed(
    tmp_path: Path, serving: Serving
) -> None:
    async def play() -> None:
        async with serving(tmp_path) as served:
            made = await served.new_game(seed="stages")
            token = made["seats"][0]["token"]
            async with sitting(served, token) as page:
                rng = random.Random(3)
                tables: dict[int, Json] = {}
                while not page.over and page.state["scene"]["table"]["round"] < 2:
                    await page.turn()
                    await page.draft_and_confirm(rng)
                    await page.turn()
                middle, seen = len(page.heard) // 2, page.seen
                for message in page.heard[middle:]:
                    if message["type"] == "state":
                        tables |= {stage["group"]: stage["table"] for stage in message["stages"]}
                first = next(one["events"][0]["place"] for one in page.heard[middle:] if one.get("events"))
            async with sitting(served, token) as page:
                assert len(page.state["stages"]) == 3
                opened = page.state["stages"]
            async with sitting(served, token, last=first) as page:
                assert page.seen == seen
                missed = page.state["stages"]
                assert 3 < len(missed) <= 12
                assert missed[-3:] == opened
                for stage in missed:
                    assert tables.get(stage["group"], stage["table"]) == stage["table"]
                assert any(stage["group"] in tables for stage in missed)

    asyncio.run(play())


def test_the_first_action_of_a_rival_can_be_shown_by_itself(tmp_path: Path, serving: Serving) -> None:
    """The table opens when the rival has taken the first turn: it gets the table before that."""

    async def play() -> None:
        async with serving(tmp_path) as served:
            made = await served.new_game(seed="rival-first-3", options={"clans": "moon-and-scales"})
            async with sitting(served, made["seats"][0]["token"]) as page:
                await page.turn()
            async with sitting(served, made["seats"][0]["token"]) as page:
                assert heads(page.state)[2] == "Round 1 begins. Rival plays first."
                assert page.state["stages"][0]["group"] == page.state["log"][2]["group"]
                assert not any(page.state["stages"][0]["table"]["seats"][1]["army"])

    asyncio.run(play())


def test_a_game_opens_in_the_midst_of_an_action(tmp_path: Path, serving: Serving) -> None:
    async def play() -> None:
        async with serving(tmp_path) as served:
            made = await served.post("/api/import", {"text": MIDST})
            async with sitting(served, made["seats"][0]["token"]) as page:
                assert page.state["scene"]["question"]["kind"] == "player"

    asyncio.run(play())
