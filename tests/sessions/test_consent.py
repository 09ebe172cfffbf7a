"""People on several devices ask each other: to take an action back, for a pause, or to end the game."""

import asyncio
import json
from pathlib import Path

import pytest

from gosux import Result, new_game
from gosux.records.replays import parse_replay, verify_replay
from gosux.sessions.messages.clocks import ClockTerms
from gosux.sessions.rooms.terms import Terms
from gosux.sessions.together.consent import DELAY, LONGEST, Ask, Consent
from tests.scene import scene
from tests.sessions.playing import Json, Page, Serving
from tests.sessions.test_leaks import ASKED_UNNOTICED, steps_of
from tests.sessions.together import PLAIN, PLAYER, Company, act, company, told

FISCHER = ClockTerms(base=600, increment=10)


async def rewound(page: Page) -> Json:
    """All events are told again."""
    page.seen = 0
    while True:
        state = await page.hear_of("state")
        if state["taken_back"]:
            return state


async def ask_back(page: Page) -> Json:
    return await page.ask("take_back", number=page.state["number"])


def test_after_each_no_it_takes_longer_until_it_may_be_asked_again() -> None:
    consent, game = Consent(), scene(PLAIN)
    waits = []
    for count in range(8):
        consent.ask = Ask("pause", 0, {1}, [count, count], game)
        consent.refuse(1000.0)
        waits.append(consent.again(0, "pause") - 1000.0)
    assert waits[:3] == [DELAY, 2 * DELAY, 4 * DELAY] and waits[-1] == LONGEST
    assert consent.again(0, "take-back") == consent.again(1, "pause") == 0.0


def test_the_other_agrees_and_the_action_is_taken_back(tmp_path: Path, serving: Serving) -> None:
    async def play() -> None:
        async with serving(tmp_path) as served, company(served, PLAIN) as found:
            one, two = found[0], found[1]
            before = one.state
            assert (await one.ask("take_back", number=before["number"]))["code"] == "illegal"
            after = await act(one, steps_of(PLAIN, ["play nezha"]))
            assert after["may_take_back"]
            assert (await one.hear_of("together"))["back"] == "yes"
            asked = await ask_back(one)
            assert asked["ask"] == {"what": "take-back", "by": 0, "waits": [1]}
            line = await told(two, lambda now: now["ask"] is not None)
            assert line["ask"] == asked["ask"]
            assert (await one.ask("answer", yes=True))["code"] == "illegal"  # not for oneself
            await two.say("answer", yes=True)
            back, other = await rewound(one), await rewound(two)
            assert back["scene"] == before["scene"] and back["number"] > after["number"]
            assert other["scene"]["question"]["player"] == 0
            assert (await told(one, lambda now: now["ask"] is None))["back"] == "nothing"
            again = await act(one, steps_of(PLAIN, ["play lava-goddesses"]))
            assert again["number"] > back["number"]

    asyncio.run(play())


def test_the_other_refuses_and_it_cannot_be_asked_at_once_again(tmp_path: Path, serving: Serving) -> None:
    async def play() -> None:
        async with serving(tmp_path) as served, company(served, PLAIN) as found:
            one, two = found[0], found[1]
            await act(one, steps_of(PLAIN, ["play nezha"]))
            await ask_back(one)
            await two.ask("answer", yes=False)
            now = await told(one, lambda now: now["ask"] is None and now["back_in"] > 0)
            assert DELAY - 5 < now["back_in"] <= DELAY and now["pause_in"] == 0
            assert (await ask_back(one))["code"] == "illegal"
            assert len(found.session.game.history) == 1
            assert (await two.ask("answer", yes=True))["code"] == "illegal"  # it is settled

    asyncio.run(play())


def test_once_the_other_has_acted_nothing_is_taken_back(tmp_path: Path, serving: Serving) -> None:
    async def play() -> None:
        async with serving(tmp_path) as served, company(served, PLAIN) as found:
            one, two = found[0], found[1]
            await act(one, steps_of(PLAIN, ["play nezha"]))
            await ask_back(one)
            await two.turn()
            await two.confirm(two.choices[0]["action"])
            now = await told(one, lambda now: now["ask"] is None)
            assert now["back"] == "others"
            assert (await ask_back(one))["code"] in ("illegal", "stale")
            assert (await two.ask("answer", yes=True))["code"] == "illegal"

    asyncio.run(play())


@pytest.mark.parametrize(
    ("position", "actions", "why"),
    [
        (PLAIN.replace('deck = ["elle"', 'tokens = 1\nspent = 1\ndeck = ["elle"'), ["draw 1"], "hidden"),
        (ASKED_UNNOTICED[0][0], ASKED_UNNOTICED[0][2], "answer"),
        (ASKED_UNNOTICED[0][1], ASKED_UNNOTICED[0][2], "answer"),
        (ASKED_UNNOTICED[1][0], ASKED_UNNOTICED[1][2], "answer"),
        (ASKED_UNNOTICED[1][1], ASKED_UNNOTICED[1][2], "answer"),
    ],
    ids=["draws", "saved", "not-saved", "cancelled", "not-cancelled"],
)
def test_it_says_why_nothing_can_be_taken_back(
    tmp_path: Path, serving: Serving, position: str, actions: list[str], why: str
) -> None:
    """Where another could have answered, it is the same whether they were asked or not."""

    async def play() -> None:
        async with serving(tmp_path) as served, company(served, position) as found:
            one, two = found[0], found[1]
            await one.say("confirm", number=one.state["number"], steps=steps_of(position, actions))
            while not found.session.game.history:
                await asyncio.sleep(0.001)
            if any(found.session.progress.withheld):
                await two.turn()
                await two.confirm(1)
            now = await told(one, lambda now: now["back"] != "nothing")
            assert now["back"] == why
            assert (await ask_back(one))["code"] in ("illegal", "stale")

    asyncio.run(play())


def test_a_pause_stops_the_clocks_until_somebody_ends_it(tmp_path: Path, serving: Serving) -> None:
    async def play() -> None:
        terms = Terms(clock=FISCHER, stand_in="random")
        async with serving(tmp_path) as served, company(served, PLAIN, terms=terms) as found:
            one, two = found[0], found[1]
            clock = found.session.clock
            assert clock is not None and clock.running == 0
            await two.ask("ask_pause")
            await told(one, lambda now: now["ask"] == {"what": "pause", "by": 1, "waits": [0]})
            answer = await one.ask("answer", yes=True)
            assert (answer["paused"], answer["clock"]["running"]) == (1, None)
            assert found.session.clock is not None and found.session.clock.running is None
            await told(two, lambda now: now["paused"] == 1)
            assert (await one.ask("confirm", number=one.state["number"], steps=[one.choices[0]["action"]]))[
                "code"
            ] == "illegal"
            assert (await two.ask("ask_pause"))["code"] == "illegal"
            ended = await one.ask("end_pause")
            assert (ended["paused"], ended["clock"]["running"]) == (None, 0)
            assert (await two.ask("end_pause"))["code"] == "illegal"
            await act(one, steps_of(PLAIN, ["play nezha"]))
            assert clock.running == 1

    asyncio.run(play())


@pytest.mark.rule("X1.5")
def test_all_agree_to_end_the_game_and_nobody_wins(tmp_path: Path, serving: Serving) -> None:
    async def play() -> None:
        async with serving(tmp_path) as served, company(served, PLAIN) as found:
            one, two = found[0], found[1]
            await act(one, steps_of(PLAIN, ["play nezha"]))
            await two.ask("ask_end")
            await told(one, lambda now: now["ask"] == {"what": "end", "by": 1, "waits": [0]})
            assert (await one.ask("answer", yes=False))["ask"] is None
            now = await told(two, lambda now: now["ask"] is None)
            assert now["end_in"] > 0 == now["pause_in"]
            assert (await two.ask("ask_end"))["code"] == "illegal"  # not again at once
            await one.ask("ask_end")
            await told(two, lambda now: now["ask"] is not None)
            await two.say("answer", yes=True)
            for page in (one, two):
                while page.state["scene"]["result"] is None:
                    await page.hear()
                assert page.state["scene"]["result"]["winners"] == []
                assert page.state["scene"]["result"]["rule"] == "X1.5"
            assert (await one.ask("ask_end"))["code"] == "over"
            file = json.dumps(await served.post("/api/replay", {"token": one.token}))
            replay = parse_replay(file)
            assert replay.actions[-1] == "concede all" and verify_replay(replay).result == Result([], "X1.5")
            moments = (await served.post("/api/moments", {"token": one.token, "view": 0, "first": 2}))["moments"]
            assert (moments[0]["player"], moments[0]["action"]) == (None, "concede all")
            story = await served.post("/api/story", {"token": one.token, "view": 0})
            assert "nobody wins" in str(story["why"]["en"])

    asyncio.run(play())


def test_nobody_ends_a_game_while_a_bot_plays_for_somebody(
    tmp_path: Path, serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever is away cannot agree."""
    monkeypatch.setattr("gosux.sessions.together.presence.GRACE", 0.0)

    async def play() -> None:
        async with serving(tmp_path) as served, company(served, PLAIN) as found:
            await act(found[0], steps_of(PLAIN, ["play nezha"]))
            await found.go(1)
            await told(found[0], lambda now: now["people"][1]["away"] is not None)
            await found[0].ask("let_bot", seat=1)
            assert (await found[0].ask("ask_end"))["code"] == "illegal"
            assert not found.session.game.state.over

    asyncio.run(play())


def test_a_pause_survives_a_restart_and_protects_those_who_are_away(
    tmp_path: Path, serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gosux.sessions.together.presence.GRACE", 0.0)
    monkeypatch.setattr("gosux.sessions.together.presence.LEFT", 0.0)

    async def play() -> None:
        terms = Terms(clock=FISCHER, stand_in="random")
        async with serving(tmp_path) as served, company(served, PLAIN, terms=terms) as found:
            await act(found[0], steps_of(PLAIN, ["play nezha"]))
            await found[0].ask("ask_pause")
            await told(found[1], lambda now: now["ask"] is not None)
            await found[1].ask("answer", yes=True)
            await found.go(1)
            await told(found[0], lambda now: now["people"][1]["away"] is not None)
            assert (await found[0].ask("claim", seat=1))["code"] == "illegal"
        async with serving(tmp_path) as served:
            session = await served.lobby.session("shared")
            assert session is not None and session.together is not None and session.clock is not None
            assert (session.together.paused, session.clock.running) == (0, None)

    asyncio.run(play())


def test_a_request_can_be_withdrawn_and_nobody_asks_two_things_at_once(tmp_path: Path, serving: Serving) -> None:
    async def play() -> None:
        async with serving(tmp_path) as served, company(served, PLAIN) as found:
            one, two = found[0], found[1]
            await one.ask("ask_pause")
            assert (await one.ask("ask_pause"))["code"] == "illegal"
            assert (await two.ask("ask_pause"))["code"] == "illegal"
            assert (await one.ask("answer", yes=False))["ask"] is None
            assert (await one.ask("ask_pause"))["code"] == "illegal"  # a withdrawal counts as a no
            assert (await two.ask("ask_pause"))["ask"]["by"] == 1

    asyncio.run(play())


@pytest.mark.parametrize("ruleset", ["gosu-x", "gosu-x-quick", "gosu"])
def test_in_every_game_the_first_turn_can_be_taken_back_if_all_agree(
    tmp_path: Path, serving: Serving, ruleset: str
) -> None:
    """Somebody plays a card; all others agree; everybody sees the table as before."""

    async def play() -> None:
        players = 3 if ruleset == "gosu" else 2
        game = new_game(ruleset, seed="4", players=players)
        async with serving(tmp_path) as served, company(served, game, [PLAYER] * players) as found:
            session = found.session
            await to_first_turn(found)
            asked = int(session.game.state.decider)
            before = {seat: found[seat].state["scene"] for seat in range(players)}
            for choice in [one for one in found[asked].choices if one["verb"] == "play"]:
                draft = await found[asked].ask("try", number=found[asked].state["number"], steps=[choice["action"]])
                if draft["type"] == "draft" and draft["waiting"] and draft["waiting"]["because"] == "other-player":
                    break
            else:
                pytest.skip("no card can be played without more")
            await found[asked].confirm(*[step["action"] for step in draft["steps"]])
            assert (await found[asked].hear_of("together"))["back"] == "yes"
            await ask_back(found[asked])
            others = [seat for seat in range(players) if seat != asked]
            for seat in others:
                await told(found[seat], lambda now: now["ask"] is not None)
                await found[seat].say("answer", yes=True)
            for seat in range(players):
                assert (await rewound(found[seat]))["scene"] == before[seat]

    asyncio.run(play())


async def to_first_turn(found: Company) -> None:
    session = found.session
    while session.game.state.round == 0:
        seat = int(session.game.state.decider)
        await found[seat].turn()
        await found[seat].confirm(session.game.legal()[-1])
    for seat, page in found.pages.items():
        while page.state["number"] != session.outboxes[seat].number:
            await page.hear()


def test_clocks_run_for_whoever_acts_again(tmp_path: Path, serving: Serving) -> None:
    async def play() -> None:
        terms = Terms(clock=FISCHER, stand_in="random")
        async with serving(tmp_path) as served, company(served, PLAIN, terms=terms) as found:
            one, two = found[0], found[1]
            await act(one, steps_of(PLAIN, ["play nezha"]))
            await ask_back(one)
            await told(two, lambda now: now["ask"] is not None)
            await two.say("answer", yes=True)
            back = await rewound(one)
            assert back["clock"]["running"] == 0
            clock = found.session.clock
            assert clock is not None and clock.left[1] is not None
            assert 590 < clock.left[1] <= 600  # no time for a turn that was none

    asyncio.run(play())
