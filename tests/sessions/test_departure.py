"""Somebody leaves a game of people on several devices: others may wait, let a bot play on, or claim the win."""

import asyncio
import json
from pathlib import Path

import pytest

from gosux import new_game
from gosux.records.replays import parse_replay, verify_replay
from gosux.sessions.bots.asking import Chosen
from gosux.sessions.clocks.game_clock import GameClock
from gosux.sessions.messages.clocks import DAY, ClockTerms
from gosux.sessions.rooms.terms import Terms
from gosux.sessions.together.presence import GRACE, LEFT, LOST, Presence
from gosux.sessions.together.stand_ins import StandIns, stand_ins_of
from tests.sessions.playing import Page, Serving
from tests.sessions.test_leaks import steps_of
from tests.sessions.together import PLAIN, PLAYER, Company, act, company, tokens_of, told

FISCHER = ClockTerms(base=600, increment=10)
DAYS = ClockTerms(base=DAY, days=True)


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Absences are told without delay."""
    monkeypatch.setattr("gosux.sessions.together.presence.GRACE", 0.0)


@pytest.fixture
def claimable(at_once: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gosux.sessions.together.presence.LEFT", 0.0)


async def acted(found: Company, action: str = "play nezha") -> None:
    """The first player acts; the second one is asked."""
    await act(found[0], steps_of(PLAIN, [action]))
    while not found[1].choices:
        await found[1].hear()


async def gone(one: Page, seat: int = 1) -> None:
    await told(one, lambda now: now["people"][seat]["away"] is not None)


def test_a_short_absence_is_not_told_and_a_claim_takes_longer_if_the_connection_is_lost() -> None:
    presence = Presence([0, 1], 0.0)
    presence.come(0)
    presence.come(1)
    presence.go(0, 100.0, True)
    assert not presence.here(0) and presence.here(1)
    assert presence.away(0, 100.0 + GRACE / 2) is None and presence.next_news(101.0) == 100.0 + GRACE
    left = presence.away(0, 100.0 + GRACE)
    assert left is not None and left.claimable == 100.0 + LEFT
    presence.go(0, 200.0, False)
    lost = presence.away(0, 300.0)
    assert lost is not None and lost.claimable == 200.0 + LOST > 200.0 + LEFT
    presence.come(0)
    assert presence.away(0, 300.0) is None and presence.next_news(300.0) is None


def test_a_bot_that_has_not_acted_leaves_no_trace() -> None:
    bots = StandIns()
    bots.begin(1, "troop", 4)
    assert (bots.seats, bots.level_at(1), bots.level_at(0)) == ([1], "troop", None)
    bots.end(1, 4)
    assert bots.to_json() == []
    bots.begin(1, "troop", 4)
    bots.end(1, 6)
    again = stand_ins_of(bots.to_json())
    assert again.to_json() == bots.to_json() and again.seats == []


def test_whoever_left_is_shown_as_away_and_nothing_happens_by_itself(
    tmp_path: Path, serving: Serving, claimable: None
) -> None:
    async def play() -> None:
        async with serving(tmp_path) as served, company(served, PLAIN) as found:
            await found.go(1)
            now = await told(found[0], lambda now: now["people"][1]["away"] is not None)
            assert now["people"][1] == {"away": 0, "left": True, "claim": 0, "bot": None}
            assert now["people"][0] == {"away": None, "left": False, "claim": None, "bot": None}
            assert now["waits_for"] == []  # it is one's own turn
            assert (await found[0].ask("claim", seat=1))["code"] == "illegal"
            assert (await found[0].ask("let_bot", seat=1))["code"] == "illegal"
            await act(found[0], steps_of(PLAIN, ["play nezha"]))
            assert (await found[0].hear_of("together"))["waits_for"] == [1]
            await asyncio.sleep(0.05)
            assert len(found.session.game.history) == 1 and found.session.bot_asked() is None
            ended = await found[0].ask("claim", seat=1)
            assert ended["scene"]["result"]["winners"] == [0]

    asyncio.run(play())


def test_the_win_cannot_be_claimed_before_its_time(tmp_path: Path, serving: Serving, at_once: None) -> None:
    async def play() -> None:
        async with serving(tmp_path) as served, company(served, PLAIN) as found:
            await acted(found)
            for on_purpose, seconds in ((True, LEFT), (False, LOST)):
                await found.go(1, on_purpose)
                now = await told(found[0], lambda now: now["people"][1]["away"] is not None)
                assert now["people"][1]["left"] is on_purpose
                assert seconds - 3 < now["people"][1]["claim"] <= seconds
                assert (await found[0].ask("claim", seat=1))["code"] == "illegal"
                await found.come(1)
                await told(found[0], lambda now: now["people"][1]["away"] is None)

    asyncio.run(play())


def test_nobody_who_is_there_can_be_replaced(tmp_path: Path, serving: Serving) -> None:
    async def play() -> None:
        async with serving(tmp_path) as served, company(served, PLAIN) as found:
            await acted(found)
            for type in ("claim", "let_bot"):
                for seat in (0, 1, 3):
                    assert (await found[0].ask(type, seat=seat))["code"] == "illegal"

    asyncio.run(play())


def test_in_a_game_of_days_only_the_clock_counts(tmp_path: Path, serving: Serving, claimable: None) -> None:
    async def play() -> None:
        terms = Terms(clock=DAYS, stand_in="random")
        async with serving(tmp_path) as served, company(served, PLAIN, terms=terms) as found:
            await acted(found)
            await found.go(1)
            now = await told(found[0], lambda now: now["people"][1]["away"] is not None)
            assert now["people"][1]["claim"] is None
            for type in ("claim", "let_bot"):
                assert (await found[0].ask(type, seat=1))["code"] == "illegal"
            assert found.session.clock is not None
            found.session.clock.left[1] = 0.0
            answer = await found[0].ask("let_bot", seat=1)
            assert answer["people"][1]["bot"] == "random"
            assert answer["clock"] == {"left": [DAY, DAY], "running": None}

    asyncio.run(play())


def test_after_time_out_a_bot_may_play_on_and_gives_back_some_time(tmp_path: Path, serving: Serving) -> None:
    async def play() -> None:
        terms = Terms(clock=FISCHER, stand_in="random")
        async with serving(tmp_path) as served, company(served, PLAIN, terms=terms) as found:
            await acted(found)
            assert found.session.clock is not None
            found.session.clock.left[1] = 0.0
            now = await found[0].ask("let_bot", seat=1)
            assert now["people"][1]["bot"] == "random"
            assert now["clock"]["left"][1] == 60 and now["clock"]["running"] is None
            # The person is there, but had all their time for this turn: they get the seat back when another one begins.
            assert await found[0].turn()
            now = await told(found[0], lambda now: now["people"][1]["bot"] is None)
            assert now["clock"]["left"][1] == 60 and now["clock"]["running"] == 0

    asyncio.run(play())


def test_a_bot_plays_on_and_gives_the_seat_back(tmp_path: Path, serving: Serving, at_once: None) -> None:
    async def play() -> None:
        async with serving(tmp_path) as served, company(served, PLAIN) as found:
            session = found.session
            await acted(found)
            await found.go(1)
            await gone(found[0])
            answer = await found[0].ask("let_bot", seat=1)
            assert answer["people"][1]["bot"] == "random"
            assert await found[0].turn()  # the bot has acted
            assert session.together is not None and session.together.stand_ins.seats == [1]
            back = await found.come(1)  # in the other's turn: the seat is free again
            now = await told(found[0], lambda now: now["people"][1]["bot"] is None)
            assert now["people"][1]["away"] is None
            (span,) = session.together.stand_ins.to_json()
            assert (span["seat"], span["level"], span["start"]) == (1, "random", 1) and span["end"] >= 2
            await found[0].confirm(found[0].choices[0]["action"])
            assert (await back.ask("concede"))["scene"]["result"]["winners"] == [0]
            replay = await served.post("/api/replay", {"token": back.token})
            assert replay["stand_ins"] == [span]
            verify_replay(parse_replay(json.dumps(replay)))

    asyncio.run(play())


def test_until_a_turn_begins_the_bot_keeps_the_seat(
    tmp_path: Path, serving: Serving, at_once: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody who comes back in the middle of their bot's turn watches it."""
    thinking, goes = asyncio.Event(), asyncio.Event()

    async def choose(bots: object, game: str, now: object, seat: int, level: str, signal: object) -> Chosen:
        thinking.set()
        await goes.wait()
        legal: list[int] = now.legal()  # type: ignore[attr-defined]
        return Chosen(legal[0])

    monkeypatch.setattr("gosux.sessions.bots.turns.choose_action", choose)

    async def play() -> None:
        async with serving(tmp_path) as served, company(served, PLAIN) as found:
            session = found.session
            await acted(found)
            await found.go(1)
            await gone(found[0])
            await found[0].ask("let_bot", seat=1)
            await thinking.wait()
            monkeypatch.setattr(
                "gosux.sessions.together.together.TURN", -5
            )  # whatever is asked now is no start of a turn
            back = await found.come(1)
            assert back.choices == [] and back.state["scene"]["question"]["player"] == 1
            assert (await back.ask("confirm", number=back.state["number"], steps=[0]))["code"] == "illegal"
            assert (await back.ask("take_back", number=back.state["number"]))["code"] == "illegal"
            goes.set()
            while len(session.game.history) < 2:
                await asyncio.sleep(0.01)
            assert session.together is not None and session.together.stand_ins.seats == [1]
            monkeypatch.undo()
            session.together.give_back_later()
            await told(back, lambda now: now["people"][1]["bot"] is None)

    asyncio.run(play())


def test_a_bot_that_plays_on_does_so_after_a_restart(tmp_path: Path, serving: Serving, at_once: None) -> None:

    async def play() -> None:
        async with serving(tmp_path) as served, company(served, PLAIN) as found:
            await acted(found)
            await found.go(1)
            await gone(found[0])
            await found[0].ask("let_bot", seat=1)
            assert await found[0].turn()
        async with serving(tmp_path) as served:
            session = await served.lobby.session("shared")
            assert session is not None and session.together is not None
            assert session.together.stand_ins.seats == [1] and session.level_of(1) == "random"

    asyncio.run(play())


@pytest.mark.parametrize("out", [True, False], ids=["time is up", "away"])
def test_only_whoever_let_their_time_run_out_waits_for_a_bot_that_has_not_acted(
    tmp_path: Path, serving: Serving, at_once: None, monkeypatch: pytest.MonkeyPatch, out: bool
) -> None:
    """Also after a restart."""

    async def wait(bots: object, game: str, now: object, seat: int, level: str, signal: object) -> Chosen:
        return await asyncio.Future()

    monkeypatch.setattr("gosux.sessions.bots.turns.choose_action", wait)

    async def play() -> None:
        terms = Terms(clock=FISCHER, stand_in="random")
        async with serving(tmp_path) as served, company(served, PLAIN, terms=terms) as found:
            await acted(found)
            await found.go(1)
            await gone(found[0])
            assert found.session.clock is not None
            if out:
                found.session.clock.left[1] = 0.0
            await found[0].ask("let_bot", seat=1)
        async with serving(tmp_path) as served:
            session = await served.lobby.session("shared")
            assert session is not None and session.together is not None
            session.together.presence.come(1)
            assert session.together.returns(1) is not out

    asyncio.run(play())


async def answer(found: Company, seat: int, number: int) -> None:
    """Whoever is asked does anything, and nobody waits for the outcome."""
    page, session = found[seat], found.session
    while page.state["number"] != session.outboxes[seat].number or not page.choices:
        await page.hear()
    legal = session.game.legal()
    await page.say("confirm", number=page.state["number"], steps=[legal[number % 3 % len(legal)]])
    while len(session.game.history) == number:
        await asyncio.sleep(0.001)


@pytest.mark.parametrize(
    "ruleset",
    ["gosu-x", pytest.param("gosu-x-quick", marks=pytest.mark.slow), pytest.param("gosu", marks=pytest.mark.slow)],
)
def test_a_whole_game_with_changing_players(tmp_path: Path, serving: Serving, at_once: None, ruleset: str) -> None:
    """Now one and now the other is replaced, from the draft or the deal on; the game goes on to its end."""

    async def play() -> None:
        async with serving(tmp_path) as served, company(served, new_game(ruleset, seed="5")) as found:
            session = found.session
            assert session.together is not None
            leaves, since = 0, 0
            while not session.game.state.over:
                asked, count = int(session.game.state.decider), len(session.game.history)
                if session.stand_in(asked) is not None:
                    await asyncio.sleep(0.001)
                elif asked == leaves and count > since + 5:
                    await found.go(asked)
                    await gone(found[1 - asked], asked)
                    await found[1 - asked].ask("let_bot", seat=asked)
                    while asked == session.game.state.decider:
                        await asyncio.sleep(0.001)
                    await found.come(asked)
                    leaves, since = 1 - asked, count
                else:
                    await answer(found, asked, count)
            assert session.game.state.over
            spans = session.together.stand_ins.to_json()
            assert {span["seat"] for span in spans} == {0, 1}
            # Afterwards everybody can see it.
            token = tokens_of(session.id, 2)[0]
            last = len(session.game.history)
            shown = [
                {"seat": one["seat"], "level": "random", "first": one["start"] + 1, "last": one["end"] or last}
                for one in spans
            ]
            assert (await served.post("/api/story", {"token": token, "view": 0}))["stand_ins"] == shown
            film = await served.post("/api/moments", {"token": token, "view": None, "first": 0})
            assert film["stand_ins"] == shown

    asyncio.run(asyncio.wait_for(play(), 120))


def test_of_three_players_one_who_is_away_loses_and_the_others_play_on(
    tmp_path: Path, serving: Serving, claimable: None
) -> None:
    async def play() -> None:
        game = new_game("gosu", seed="3", players=3)
        async with serving(tmp_path) as served, company(served, game, [PLAYER] * 3) as found:
            session = found.session
            while session.progress.withheld != [False] * 3:  # redraws
                seat = int(session.game.state.decider)
                await found[seat].turn()
                await found[seat].confirm(1)
            asked = int(session.game.state.decider)
            present = [seat for seat in range(3) if seat != asked]
            await found.go(asked)
            await gone(found[present[0]], asked)
            ended = await found[present[0]].ask("claim", seat=asked)
            assert ended["scene"]["result"] is None and session.game.state.seats[asked].out
            assert not session.game.state.over

    asyncio.run(play())


def test_a_clock_does_not_run_for_a_bot_that_plays_on() -> None:
    clock = GameClock(FISCHER, [600.0, 0.0])
    clock.start(0, 0.0)
    clock.stop(20.0)
    clock.relieve(1)
    clock.start(1, 20.0, stands=True)
    assert clock.reading().shown(500.0).left == [590, 60] and clock.running is None
    clock.start(0, 30.0)
    clock.stop(40.0)
    clock.start(1, 40.0)
    assert clock.reading().shown(41.0).left == [590, 59]
