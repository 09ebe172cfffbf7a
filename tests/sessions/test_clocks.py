"""Clocks: they run for whoever is asked, show nothing hidden, stand still while the server is down, and can be up."""

import asyncio
import time
from pathlib import Path

import pytest

from gosux.sessions.clocks.game_clock import GameClock, new_clock, stored_clock
from gosux.sessions.clocks.pauses import Pauses
from gosux.sessions.messages.clocks import DAY, ClockTerms
from gosux.sessions.rooms.terms import Terms, terms_of
from tests.scene import scene
from tests.sessions.playing import Json, Served, Serving, sitting
from tests.sessions.test_leaks import ASKED_UNNOTICED, PLAYER, known_to, steps_of, table

FISCHER = ClockTerms(base=600, increment=10)
DAYS = ClockTerms(base=DAY, days=True)


def test_only_the_clock_of_whoever_is_asked_runs_and_a_turn_brings_time() -> None:
    clock = new_clock(FISCHER, [True, True])
    clock.start(0, 100.0)
    assert clock.reading().shown(130.0).left == [570, 600]
    clock.stop(130.0)
    clock.start(0, 131.0)  # asked again in the same turn: nothing is added
    assert clock.reading().shown(131.0).left == [570, 600]
    clock.stop(141.0)
    clock.start(1, 142.0)  # it starts a little later, when everybody has been told
    assert clock.reading().shown(141.0).left == clock.reading().shown(142.0).left == [570, 600]
    assert clock.reading().shown(142.0).running == 1


def test_nobody_is_out_of_time_before_the_clock_is_started() -> None:
    clock = GameClock(ClockTerms(base=600, increment=0), [600.0, 0.0])
    clock.start(1, 106.0)  # everybody is told a little later
    assert not clock.is_out(1, 105.9) and clock.is_out(1, 106.0)


def test_days_are_given_anew_for_each_turn() -> None:
    clock = new_clock(DAYS, [True, True])
    clock.start(0, 0.0)
    clock.stop(DAY / 2)
    clock.start(1, DAY / 2)
    assert clock.reading().shown(DAY / 2 + 60).left == [DAY, DAY - 60]


def test_bots_have_no_clock_and_no_time_is_owed() -> None:
    clock = new_clock(FISCHER, [True, False])
    clock.start(0, 0.0)
    clock.stop(700.0)
    clock.start(1, 700.0)
    assert (clock.running, clock.reading().shown(9000.0).left) == (None, [10, None])
    clock.start(0, 9000.0)
    assert not clock.is_out(0, 9005.0) and clock.is_out(0, 9011.0)


def test_what_is_stored_is_what_is_left() -> None:
    clock = new_clock(FISCHER, [True, True])
    clock.start(1, 0.0)
    again = stored_clock(FISCHER, clock.to_json(250.0))
    assert again.reading().shown(0.0).left == [600, 350] and again.running is None
    terms = Terms("seed", FISCHER)
    assert terms_of(terms.to_json()) == terms and terms_of(None) == Terms()


@pytest.mark.rule("X10.24")
@pytest.mark.parametrize(("held", "without", "actions"), ASKED_UNNOTICED)
@pytest.mark.parametrize("told", [False, True], ids=["meanwhile", "afterwards"])
def test_clocks_do_not_show_that_somebody_was_asked(
    tmp_path: Path,
    serving: Serving,
    monkeypatch: pytest.MonkeyPatch,
    told: bool,
    held: str,
    without: str,
    actions: list[str],
) -> None:
    async def play(position: str) -> list[Json]:
        now = asyncio.get_running_loop().time()
        monkeypatch.setattr("gosux.sessions.clocks.timing.now", lambda: now)  # a busy machine must not count
        pauses = Pauses(0.0 if told else 60.0, 0.0)
        async with serving(tmp_path, 1, pauses) as served, table(served, position) as one:
            one.session.set_clock(GameClock(FISCHER, [600.0, 600.0]))
            await one.act(steps_of(position, actions))
            if told and position == held:
                await one.decline()
            if told:
                await one.viewer.hear()
            await one.viewer.join(last=one.viewer.seen)
            return known_to(one.viewer)

    with_card, without_card = asyncio.run(play(held)), asyncio.run(play(without))
    assert with_card == without_card
    assert with_card[-1]["clock"]["left"] == ([610, 600] if told and with_card[-1]["clock"]["running"] else [600, 600])


PLAIN = """
[[player]]
hand = ["sati"]
[[player]]
hand = ["boul-go"]
"""


def test_when_the_time_is_up_the_win_can_be_claimed(tmp_path: Path, serving: Serving) -> None:
    async def play() -> None:
        async with serving(tmp_path) as served:
            made = await served.lobby.begin(scene(PLAIN), [PLAYER, PLAYER])
            session = served.lobby.sessions[made.game]
            session.set_clock(GameClock(FISCHER, [600.0, 600.0]))
            async with sitting(served, made.seats[0].token) as one, sitting(served, made.seats[1].token) as two:
                assert one.state["clock"] == {"left": [600, 600], "running": 0}
                assert (await two.ask("claim"))["code"] == "illegal"  # there is time left
                assert session.clock is not None
                session.clock.left[0] = 0.0
                assert (await one.ask("claim"))["code"] == "illegal"  # not from oneself
                answer = await two.ask("claim")
                assert answer["scene"]["result"]["winners"] == [1]
                assert answer["clock"]["running"] is None
                while not one.over:
                    await one.hear()

    asyncio.run(play())


def test_a_clock_stands_still_while_the_server_is_down(
    tmp_path: Path, serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gosux.sessions.clocks.keeper.BEAT", 0.05)

    async def begin(served: Served) -> None:
        game = scene(PLAIN)
        marks = {0: "0" * 64, 1: "1" * 64}
        await served.lobby.open("clocked", game, [PLAYER, PLAYER], marks, terms=Terms(clock=FISCHER))
        session = served.lobby.sessions["clocked"]
        assert session.clock is not None and not session.idle
        session.clock.left[0] = 500.0
        await asyncio.sleep(0.3)  # it is noted now and then
        record = await served.lobby.store.load("clocked")
        assert record is not None and 499 < record.summary["clock"]["left"][0] < 500

    async def play() -> None:
        async with serving(tmp_path) as served:
            await begin(served)
        time.sleep(1.2)
        async with serving(tmp_path) as served:
            session = await served.lobby.session("clocked")
            assert session is not None and session.clock is not None
            assert session.clock.running == 0
            left = session.clock.left[0]
            assert left is not None and 499 < left < 500

    asyncio.run(play())
