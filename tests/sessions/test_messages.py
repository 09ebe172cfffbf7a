"""A stale, repeated, malformed or oversized message gets a clear error and changes nothing."""

import asyncio
import json
from pathlib import Path
from typing import Any

from tests.sessions.playing import Page, Serving, page, sitting

OTHERS = "nobody-has-this-token"


NO_MESSAGES: list[tuple[str, str, int | None]] = [
    ("", "malformed", None),
    ("{", "malformed", None),
    ("[" * 5000, "malformed", None),
    ('"join"', "malformed", None),
    ('{"type": "dance", "request": 3}', "malformed", 3),
    ('{"type": "try", "request": 3, "number": 1, "steps": ["1"]}', "malformed", 3),
    ('{"type": "try", "request": 3, "number": 1, "steps": [-1]}', "malformed", 3),
    ('{"type": "try", "request": 3, "number": 1, "steps": [1], "seat": 1}', "malformed", 3),
    ('{"type": "why", "request": 3, "number": 1, "at": {"at": "slot", "seat": 9, "slot": 1}}', "malformed", 3),
    ('{"type": "hurry", "request": true}', "malformed", None),
    (json.dumps({"type": "try", "request": 3, "number": 1, "steps": [1], "more": "x" * 20_000}), "oversized", None),
    ('{"type": "hurry", "request": 3, "\\ud800": 1}', "malformed", 3),
]


def test_what_is_no_message_is_told_so(tmp_path: Path, serving: Serving) -> None:
    async def talk() -> None:
        async with serving(tmp_path) as served:
            made = await served.new_game(seats=[{"kind": "person"}, {"kind": "person"}], seed="1")
            async with sitting(served, made["seats"][0]["token"]) as person:
                before = person.state
                for text, code, request in NO_MESSAGES:
                    await person.socket.send(text)
                    answer = await person.hear()
                    assert (answer["type"], answer["code"], answer["request"]) == ("error", code, request), text[:80]
                await person.join(last=person.seen)
                assert person.state["number"] == before["number"]
                assert person.state["scene"] == before["scene"]

    asyncio.run(talk())


def test_bytes_are_no_message(tmp_path: Path, serving: Serving) -> None:
    async def talk() -> None:
        async with serving(tmp_path) as served, page(served, OTHERS) as nobody:
            await nobody.socket.send(b"\x00\xff")
            assert (await nobody.hear())["code"] == "malformed"

    asyncio.run(talk())


def test_nothing_is_possible_without_a_seat(tmp_path: Path, serving: Serving) -> None:
    async def talk() -> None:
        async with serving(tmp_path) as served, page(served, OTHERS) as nobody:
            assert (await nobody.join())["code"] == "unknown-token"
            for message in ({"type": "confirm", "number": 1, "steps": [1]}, {"type": "concede"}, {"type": "hurry"}):
                assert (await nobody.ask(**message))["code"] == "not-joined"

    asyncio.run(talk())


async def two_persons(person: Page, other: Page) -> tuple[Page, Page]:
    """Who is asked first, and the other one."""
    return (person, other) if person.choices else (other, person)


def test_stale_and_repeated_steps_change_nothing(tmp_path: Path, serving: Serving) -> None:
    async def talk() -> None:
        async with serving(tmp_path) as served:
            made = await served.new_game(seats=[{"kind": "person"}, {"kind": "person"}], seed="1")
            first, second = [seat["token"] for seat in made["seats"]]
            async with sitting(served, first) as one, sitting(served, second) as two:
                asked, other = await two_persons(one, two)
                number, action = asked.state["number"], asked.choices[0]["action"]
                answer = await asked.confirm(action)
                assert answer["type"] == "state" and answer["number"] > number
                story = asked.state["events"]

                again = await asked.ask("confirm", number=number, steps=[action])
                assert again["code"] == "repeated"
                fresh = await asked.hear()
                assert fresh["number"] == answer["number"] and fresh["events"] == []

                wrong = await asked.ask(
                    "confirm", number=number, steps=[asked.choices[0]["action"] if asked.choices else 1]
                )
                assert wrong["code"] == "stale"
                assert (await asked.hear())["number"] == answer["number"]
                assert (await asked.ask("try", number=number, steps=[action]))["code"] == "stale"
                await asked.hear()

                await other.hear()
                assert [event["kind"] for event in other.state["events"]] == [event["kind"] for event in story]

    asyncio.run(talk())


def first_words(reason: dict[str, Any]) -> str:
    """A reason without the numbers of its rules."""
    return str(reason["en"][0]).removesuffix(" (").removesuffix(".")


def test_what_is_not_possible_is_explained(tmp_path: Path, serving: Serving) -> None:
    async def talk() -> None:
        async with serving(tmp_path) as served:
            made = await served.new_game(seats=[{"kind": "person"}, {"kind": "person"}], seed="1")
            first, second = [seat["token"] for seat in made["seats"]]
            async with sitting(served, first) as one, sitting(served, second) as two:
                asked, other = await two_persons(one, two)
                taken = asked.choices[0]["action"]
                refused = await other.confirm(taken)
                assert refused["code"] == "illegal"
                assert [first_words(reason) for reason in refused["reasons"]] == ["Your opponent has to decide first"]

                await asked.confirm(taken)
                await other.hear()
                refused = await other.confirm(taken)  # the clan is gone
                assert [reason["en"] for reason in refused["reasons"]] == [
                    ["That clan has been picked already (", ["X2.1b", "rule:X2.1b"], ")."]
                ]
                refused = await other.confirm(60_000)
                assert [first_words(reason) for reason in refused["reasons"]] == ["There is no such action"]
                number = other.state["number"]
                await other.join()
                assert other.state["number"] == number

    asyncio.run(talk())


def test_a_second_tab_has_to_take_over(tmp_path: Path, serving: Serving) -> None:
    async def talk() -> None:
        async with serving(tmp_path) as served:
            made = await served.new_game(seats=[{"kind": "person"}, {"kind": "person"}], seed="1")
            token = made["seats"][0]["token"]
            async with sitting(served, token, tab="one") as first, page(served, token) as second:
                assert (await second.join(tab="two"))["code"] == "elsewhere"
                assert (await second.ask("concede"))["code"] == "not-joined"
                await second.join(tab="two", take_over=True)
                assert (await first.hear())["type"] == "elsewhere"
                await first.socket.wait_closed()
                assert first.socket.close_code == 4001
                async with page(served, token) as reloaded:  # the same tab comes back without asking
                    assert (await reloaded.join(tab="two"))["type"] == "state"
                    assert (await second.hear())["type"] == "elsewhere"

    asyncio.run(talk())


def test_a_page_that_comes_back_hears_what_it_missed(tmp_path: Path, serving: Serving) -> None:
    async def talk() -> None:
        async with serving(tmp_path) as served:
            made = await served.new_game(seats=[{"kind": "person"}, {"kind": "person"}], seed="1")
            first, second = [seat["token"] for seat in made["seats"]]
            async with sitting(served, first) as one, sitting(served, second) as two:
                asked, away = await two_persons(one, two)
                last = away.seen
                await away.socket.close()
                await asked.confirm(asked.choices[0]["action"])
                async with sitting(served, away.token, last=last) as back:
                    assert [event["kind"] for event in back.state["events"]] == ["drafted"]
                    assert back.state["number"] > away.state["number"]

    asyncio.run(talk())


def test_a_page_that_has_seen_more_than_the_server_knows_hears_the_whole_story(
    tmp_path: Path, serving: Serving
) -> None:
    """Its games were restored from an older copy, for instance."""

    async def talk() -> None:
        async with serving(tmp_path) as served:
            options = {"clans": "justice+galmi+xian/phoenix+tomorrow+narashima"}
            made = await served.new_game(seats=[{"kind": "person"}, {"kind": "person"}], seed="1", options=options)
            async with sitting(served, made["seats"][0]["token"]) as person:
                told = person.story
                person.seen = 0
                again = await person.ask("join", token=person.token, last=1000, tab="tab", take_over=False)
                assert told and again["events"] == told

    asyncio.run(talk())
