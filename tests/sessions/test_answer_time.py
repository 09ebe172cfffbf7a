"""Out of turn (Force of will) everybody has the same short time, asked or not; others notice nothing (X10.24)."""

import asyncio
import time
from pathlib import Path

import pytest

from gosux.model.actions import NO
from gosux.sessions.clocks.answer_time import SHARE
from gosux.sessions.clocks.pauses import ANSWER, Pauses
from gosux.sessions.messages.clocks import DAY, ClockTerms
from gosux.sessions.rooms.terms import Terms
from tests.properties.worlds import PERIL
from tests.sessions.playing import InMemory, Json
from tests.sessions.test_leaks import ASKED_UNNOTICED, known_to, steps_of
from tests.sessions.together import Company, company, told

SHORT = Pauses(0.05, 0.0)
LONG = Pauses(60.0, 0.0)
DAYS = ClockTerms(base=DAY, days=True)


async def acts(found: Company, steps: list[int]) -> float:
    """The first player acts, and nobody waits for the outcome; returns when."""
    began = time.monotonic()
    await found[0].say("confirm", number=found[0].state["number"], steps=steps)
    while not found.session.game.history:
        await asyncio.sleep(0.001)
    return began


@pytest.mark.rule("X10.24")
@pytest.mark.parametrize(("holding", "other", "actions"), ASKED_UNNOTICED)
def test_an_answer_that_takes_too_long_counts_as_declining(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, holding: str, other: str, actions: list[str]
) -> None:
    """And the other hears the same as if nobody had been asked, after the same time."""
    monkeypatch.setattr("gosux.sessions.together.presence.GRACE", 600.0)  # nobody is away, however slow this machine is

    async def play(position: str) -> list[Json]:
        async with InMemory()(tmp_path, pauses=SHORT) as served, company(served, position) as found:
            one = found[0]
            began = await acts(found, steps_of(position, actions))
            if position == holding:
                now = await told(found[1], lambda now: now["answer_in"] is not None)
                assert now["answer_in"] <= 1  # rounded up
            outcome = await one.hear_of("state")
            assert time.monotonic() - began >= ANSWER * SHORT.outcome
            assert outcome["events"]
            await one.hear_of("together")
            return [one for one in known_to(one) if one["type"] != "joined"]

    heard = [asyncio.run(play(position)) for position in (holding, other)]
    assert heard[0] == heard[1]
    types = [message["type"] for message in heard[0]]
    assert types[types.index("may_answer") :] == ["may_answer", "state", "together"]
    (may,) = [message for message in heard[0] if message["type"] == "may_answer"]
    assert "".join(may["said"]["en"]) == "Rival may answer…" and may["seconds"] == 0.3


@pytest.mark.rule("X10.24")
@pytest.mark.parametrize(("holding", "other", "actions"), ASKED_UNNOTICED)
def test_an_answer_is_cut_off_before_the_outcome_is_due(
    tmp_path: Path, holding: str, other: str, actions: list[str]
) -> None:
    """So the moment at which the outcome is told is the same, whatever is stored in between."""

    async def play(position: str) -> None:
        async with InMemory()(tmp_path, pauses=LONG) as served, company(served, position) as found:
            session = found.session
            await acts(found, steps_of(position, actions))
            assert session.together is not None
            deadline = session.together.answer_time.deadline
            outbox = session.outboxes[0]
            due = outbox.next.due if position == holding else outbox.due
            pause = LONG.answer
            now = asyncio.get_running_loop().time()
            assert now < due <= now + pause
            if position == holding:
                assert deadline is not None and abs(due - deadline - (1 - SHARE) * pause) < 0.001
                await found[1].turn()
                await found[1].confirm(1)
                assert outbox.due == due and outbox.waiting  # an early answer changes nothing
            assert session.together.answer_time.deadline is None

    for position in (holding, other):
        asyncio.run(play(position))


@pytest.mark.rule("X10.24")
@pytest.mark.parametrize(("holding", "other", "actions"), ASKED_UNNOTICED)
def test_meanwhile_people_come_go_and_ask_without_learning_anything(
    tmp_path: Path, holding: str, other: str, actions: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever one can do outside the game is answered the same, whether the other is asked or not."""
    monkeypatch.setattr("gosux.sessions.together.presence.GRACE", 0.0)
    terms = Terms(clock=ClockTerms(base=600, increment=10), stand_in="random")

    async def play(position: str) -> list[Json]:
        async with InMemory()(tmp_path, pauses=LONG) as served, company(served, position, terms=terms) as found:
            one = found[0]
            now = asyncio.get_running_loop().time()
            monkeypatch.setattr("gosux.sessions.clocks.timing.now", lambda: now)  # a busy machine must not count
            mark = len(one.heard)
            await acts(found, steps_of(position, actions))
            await one.ask("take_back", number=one.state["number"])
            await one.ask("ask_pause")
            await told(found[1], lambda now: now["ask"] is not None)
            await found[1].ask("answer", yes=True)
            await told(one, lambda now: now["paused"] is not None)
            await one.ask("confirm", number=one.state["number"], steps=[0])
            await one.ask("end_pause")
            await one.ask("claim", seat=1)
            await found.go(1)
            await told(one, lambda now: now["people"][1]["away"] is not None)
            await one.ask("claim", seat=1)
            await one.ask("let_bot", seat=1)
            await found.come(1)
            await told(one, lambda now: now["people"][1]["away"] is None)
            await one.join(last=one.seen)
            assert not any(message["type"] == "state" and message["events"] for message in one.heard[mark:])
            return known_to(one)[mark:]

    heard = [asyncio.run(play(position)) for position in (holding, other)]
    assert heard[0] == heard[1]
    assert len(heard[0]) > 12


@pytest.mark.rule("X10.24")
@pytest.mark.parametrize(("holding", "other", "actions"), ASKED_UNNOTICED)
def test_a_clock_that_is_at_zero_already_tells_nothing_during_the_pause(
    tmp_path: Path, holding: str, other: str, actions: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody can be replaced or lose on time before everybody has been told whose clock runs."""
    monkeypatch.setattr("gosux.sessions.together.presence.GRACE", 600.0)
    terms = Terms(clock=ClockTerms(base=600, increment=0), stand_in="random")

    async def play(position: str) -> list[Json]:
        async with InMemory()(tmp_path, pauses=LONG) as served, company(served, position, terms=terms) as found:
            one = found[0]
            now = asyncio.get_running_loop().time()
            monkeypatch.setattr("gosux.sessions.clocks.timing.now", lambda: now)  # a busy machine must not count
            assert found.session.clock is not None
            found.session.clock.left[1] = 0.0
            found.session.resume_clock()
            mark = len(one.heard)
            await acts(found, steps_of(position, actions))
            assert (await one.ask("let_bot", seat=1))["code"] == "illegal"
            assert (await one.ask("claim", seat=1))["code"] == "illegal"
            return known_to(one)[mark:]

    heard = [asyncio.run(play(position)) for position in (holding, other)]
    assert heard[0] == heard[1]


NITISH = """
tiles = []
[[player]]
army.I = ["nitish"]
hand = ["nalin"]
deck = ["muraena", "sqeezs"]
[[player]]
hand = ["{held}"]
deck = ["nezha", "{below}"]
"""


@pytest.mark.rule("X10.24")
def test_the_next_clock_starts_at_the_same_moment_whether_its_player_was_asked_or_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also if whoever declines has to wait in turn: for all they know the first player may discard a Bounty card."""
    monkeypatch.setattr("gosux.sessions.together.presence.GRACE", 600.0)
    terms = Terms(clock=ClockTerms(base=600, increment=10), stand_in="random")
    worlds = (NITISH.format(held="atalanta", below="elle"), NITISH.format(held="elle", below="atalanta"))

    async def play(position: str) -> tuple[float, float]:
        async with InMemory()(tmp_path, pauses=LONG) as served, company(served, position, terms=terms) as found:
            session, one = found.session, found[1]
            began = asyncio.get_running_loop().time()
            monkeypatch.setattr("gosux.sessions.clocks.timing.now", lambda: began)  # a busy machine must not count
            await acts(found, steps_of(position, ["activate 0:I1"]))
            if position == worlds[0]:
                await one.turn()
                monkeypatch.setattr("gosux.sessions.clocks.timing.now", lambda: began + LONG.answer / 2)
                await one.say("confirm", number=one.state["number"], steps=[NO])
                while len(session.game.history) < 2:
                    await asyncio.sleep(0.001)
                assert session.outboxes[1].acted  # they wait
            assert session.clock is not None and session.clock.running == 1
            reading = session.outboxes[0].waiting[-1].clock
            assert reading is not None and reading == session.clock.reading()
            return reading.left[1] or 0.0, reading.since - began

    with_question, without = [asyncio.run(play(position)) for position in worlds]
    assert with_question == pytest.approx(without) and without == pytest.approx((600.0, LONG.answer))


def test_an_outcome_that_no_hidden_card_can_change_has_no_pause(tmp_path: Path) -> None:
    position = PERIL.format(held="solok", below="red-circle")

    async def play() -> None:
        async with InMemory()(tmp_path, pauses=LONG) as served, company(served, position) as found:
            assert (await found[0].confirm(steps_of(position, ["draw 1"])[0]))["type"] == "state"
            assert not any(message["type"] == "may_answer" for message in found[0].heard)

    asyncio.run(play())


async def cut_off_now(found: Company) -> float:
    """The time for the answer is over; returns how much was left."""
    assert found.session.together is not None
    answer_time = found.session.together.answer_time
    assert answer_time.deadline is not None and answer_time.timer is not None
    left = answer_time.deadline - asyncio.get_running_loop().time()
    await answer_time._cut(answer_time.deadline)
    return left


@pytest.mark.rule("X10.24")
@pytest.mark.parametrize(("holding", "other", "actions"), ASKED_UNNOTICED)
def test_in_a_game_of_days_an_answer_has_as_long_as_a_turn(
    tmp_path: Path, holding: str, other: str, actions: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever is asked may be away for hours, but not for ever; what the other hears is the same as ever."""
    monkeypatch.setattr("gosux.sessions.together.presence.GRACE", 600.0)
    terms = Terms(clock=DAYS)

    async def play(position: str) -> list[Json]:
        async with InMemory()(tmp_path, pauses=SHORT) as served, company(served, position, terms=terms) as found:
            await acts(found, steps_of(position, actions))
            if position == holding:
                await told(found[1], lambda now: DAY - 60 < (now["answer_in"] or 0) <= DAY)
                await asyncio.sleep(2 * ANSWER * SHORT.outcome)
                assert any(found.session.progress.withheld)
                assert DAY - 60 < await cut_off_now(found) < DAY
            await found[0].hear_of("state")
            await found[0].hear_of("together")
            return known_to(found[0])

    heard = [asyncio.run(play(position)) for position in (holding, other)]
    assert heard[0] == heard[1]


def test_in_a_game_of_days_the_time_for_an_answer_outlasts_a_restart(tmp_path: Path) -> None:
    position, _, actions = ASKED_UNNOTICED[0]
    serving = InMemory()

    async def play() -> None:
        terms = Terms(clock=DAYS)
        async with serving(tmp_path, pauses=SHORT) as served, company(served, position, terms=terms) as found:
            await acts(found, steps_of(position, actions))
            assert found.session.together is not None
            answer_time = found.session.together.answer_time
            assert answer_time.deadline is not None
            answer_time.deadline -= 3600.0
        async with serving(tmp_path, pauses=SHORT) as served:
            session = await served.lobby.session("shared")
            assert session is not None and session.together is not None and not session.idle
            deadline = session.together.answer_time.deadline
            assert deadline is not None
            assert DAY - 3660 < deadline - asyncio.get_running_loop().time() <= DAY - 3600

    asyncio.run(play())


def test_after_a_restart_the_time_begins_anew(tmp_path: Path) -> None:
    position, _, actions = ASKED_UNNOTICED[0]
    serving = InMemory()

    async def play() -> None:
        async with serving(tmp_path, pauses=LONG) as served, company(served, position) as found:
            await acts(found, steps_of(position, actions))
        async with serving(tmp_path, pauses=SHORT) as served:
            session = await served.lobby.session("shared")
            assert session is not None and not session.idle
            while any(session.progress.withheld) or not session.idle:
                await asyncio.sleep(0.01)

    asyncio.run(play())
