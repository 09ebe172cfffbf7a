"""Questions that others must not notice hold no game up, and tell nothing by the clocks (X10.24)."""

import asyncio
from pathlib import Path

import pytest

from gosux import Game, new_game
from gosux.model.actions import DONE, NO
from gosux.model.kinds import KINDS
from gosux.sessions.clocks.answer_time import LIMIT, default_of
from gosux.sessions.clocks.game_clock import GameClock
from gosux.sessions.clocks.pauses import Pauses
from gosux.sessions.messages.clocks import DAY, ClockTerms
from gosux.sessions.rooms.terms import Terms
from gosux.sessions.session import Session
from tests.sessions.playing import InMemory, Json
from tests.sessions.test_answer_time import acts, cut_off_now
from tests.sessions.test_leaks import known_to, steps_of
from tests.sessions.together import Company, company

LONG = Pauses(20.0, 0.0)
FISCHER = ClockTerms(base=600, increment=10)
DAYS = ClockTerms(base=DAY, days=True)

# Fenghuang looks for a card named Phoenix. With two of them in the deck the player is asked, with one they are not.
SEARCH = """
tiles = []
[[player]]
army.I = ["arpia"]
hand = ["fenghuang", "phoenix-immortal", "{held}"]
top = ["phoenix", "{top}"]
[[player]]
army.I = ["volantis"]
hand = ["boul-go"]
"""
TWO = SEARCH.format(held="pangu", top="phoenix-eliana")
ONE = SEARCH.format(held="phoenix-eliana", top="pangu")

# Only a player who holds a Bounty card is asked by Nitish; before that, the other who holds Atalanta.
BOUNTY = """
tiles = []
[[player]]
army.I = ["nitish"]
hand = ["nikhilesh"]
[[player]]
army.I = ["volantis"]
hand = ["{held}"]
top = ["nezha", "{below}"]
"""


class Time:
    """The clock that sessions go by; a busy machine must not count. It is behind the loop's, so that everything is told
    at once."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, session: Session) -> None:
        self.now = asyncio.get_running_loop().time() - 40
        monkeypatch.setattr("gosux.sessions.clocks.timing.now", lambda: self.now)
        session.resume_clock()


@pytest.fixture(autouse=True)
def everybody_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gosux.sessions.together.presence.GRACE", 600.0)


@pytest.mark.rule("X10.24", "X11.17")
@pytest.mark.parametrize("clock", [FISCHER, DAYS], ids=["fischer", "days"])
def test_in_ones_own_turn_the_clock_runs_on_whatever_is_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, clock: ClockTerms
) -> None:
    """To search for 30 seconds after playing, or to play 30 seconds later: the other sees no difference."""

    async def play(two: bool) -> list[Json]:
        position, terms = TWO if two else ONE, Terms(clock=clock)
        async with InMemory()(tmp_path) as served, company(served, position, terms=terms) as found:
            with monkeypatch.context() as patch:
                time = Time(patch, found.session)
                mark = len(found[1].heard)
                if not two:
                    time.now += 30
                await acts(found, steps_of(position, ["play fenghuang"]))
                if two:
                    assert any(found.session.progress.withheld)
                    time.now += 30
                    assert (await found[0].hear_of("state"))["clock"]["running"] == 0
                    await found[0].confirm(found[0].choices[0]["action"])
                await found[1].turn()
                return known_to(found[1])[mark:]

    heard = [asyncio.run(play(two)) for two in (True, False)]
    assert heard[0] == heard[1]
    left = heard[0][-1]["clock"]["left"]
    assert left == ([DAY, DAY] if clock.days else [580, 600])  # a turn brings time


@pytest.mark.rule("X10.24", "X11.17")
def test_whoever_has_no_time_left_loses_also_while_they_search(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        position, terms = TWO, Terms(clock=FISCHER)
        async with InMemory()(tmp_path) as served, company(served, position, terms=terms) as found:
            assert found.session.clock is not None
            found.session.clock.left[0] = 30.0
            time = Time(monkeypatch, found.session)
            await acts(found, steps_of(position, ["play fenghuang"]))
            assert found.session.together is not None and found.session.together.answer_time.deadline is None
            time.now += 29
            assert (await found[1].ask("claim", seat=0))["code"] == "illegal"
            time.now += 1
            assert (await found[1].ask("claim", seat=0))["scene"]["result"]["winners"] == [1]

    asyncio.run(play())


@pytest.mark.rule("X10.24", "X5.10")
@pytest.mark.parametrize("will", [True, False], ids=["asked", "not asked"])
def test_for_others_the_clock_runs_on_during_the_pause_after_the_action(tmp_path: Path, will: bool) -> None:
    """Whether the other was asked for a Force of will first or not."""

    async def play() -> None:
        held, below = ("atalanta", "boul-go") if will else ("boul-go", "atalanta")
        position, terms = BOUNTY.format(held=held, below=below), Terms(clock=FISCHER)
        async with InMemory()(tmp_path, pauses=LONG) as served, company(served, position, terms=terms) as found:
            session = found.session
            assert session.clock is not None
            await acts(found, steps_of(position, ["activate 0:I1"]))
            acted = session.clock.stopped
            assert (session.clock.running, session.outboxes[0].acted) == (None if will else 0, True)
            if will:
                await found[1].turn()
                await found[1].say("confirm", number=found[1].state["number"], steps=[NO])
                while session.clock.running is None:
                    await asyncio.sleep(0.001)
            assert KINDS[session.game.state.kind].name == "discard-to"
            assert (session.clock.running, session.clock.last) == (0, 0)
            assert session.clock.since - acted == pytest.approx(0.0, abs=0.001)

    asyncio.run(play())


def test_the_pause_takes_at_most_half_of_the_time_left() -> None:
    clock = GameClock(FISCHER, [600.0, 4.0])
    clock.go_on(0, 106.0, 106.0, 6.0)
    assert clock.reading().left_at(0, 106.0) == 594
    clock.go_on(1, 106.0, 107.5, 6.0)
    assert clock.reading().left_at(1, 106.0) == 2 and not clock.is_out(1, 107.9) and clock.is_out(1, 108.0)
    clock.left[1] = 0.0
    assert not clock.is_out(1, 107.4) and clock.is_out(1, 107.5)  # others wait until then in any case
    assert clock.last is None  # nobody's turn has begun for the others


def asked_at_once(ruleset: str) -> Game:
    """A game in which somebody may change their hand."""
    decks = "justice+xian+phoenix/galmi+abhilasha+goan_sul"
    options: dict[str, object] = {"clans": decks} if ruleset == "gosu-x" else {}
    games = (new_game(ruleset, seed=str(seed), options=options) for seed in range(1000))
    return next(game for game in games if KINDS[game.state.kind].name in ("mulligan", "redraw"))


@pytest.mark.rule("X2.4a", "G1.3")
@pytest.mark.parametrize("ruleset", ["gosu-x", "gosu"])
@pytest.mark.parametrize("clock", [FISCHER, DAYS], ids=["fischer", "days"])
def test_a_hand_that_nobody_changes_in_time_is_kept(tmp_path: Path, ruleset: str, clock: ClockTerms) -> None:
    async def play() -> None:
        game = asked_at_once(ruleset)
        async with InMemory()(tmp_path) as served, company(served, game, terms=Terms(clock=clock)) as found:
            session, cut = found.session, 0
            limit = DAY if clock.days else LIMIT
            while KINDS[session.game.state.kind].name in ("mulligan", "redraw"):
                assert session.clock is not None and session.clock.running is None
                assert limit - 30 < await cut_off_now(found) <= limit  # each question has a time of its own
                cut += 1
            assert session.game.history == [NO] * cut and cut
            assert session.clock is not None and session.clock.running == session.game.state.decider
            assert session.together is not None and session.together.answer_time.deadline is None
            await follow(found)

    asyncio.run(play())


async def follow(found: Company) -> None:
    """Everybody hears what happened."""
    for page in found.pages.values():
        while page.state["number"] != found.session.outboxes[0].number:
            await page.hear()


def test_the_time_is_over_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gosux.sessions.clocks.answer_time.LIMIT", 0.05)

    async def play() -> None:
        game = asked_at_once("gosu-x")
        async with InMemory()(tmp_path) as served, company(served, game, terms=Terms(clock=FISCHER)) as found:
            while not found.session.clock or found.session.clock.running is None:
                await asyncio.sleep(0.01)

    asyncio.run(play())


def test_without_a_clock_a_hand_may_be_looked_at_for_as_long_as_one_likes(tmp_path: Path) -> None:
    async def play() -> None:
        async with InMemory()(tmp_path) as served, company(served, asked_at_once("gosu-x")) as found:
            assert found.session.together is not None and found.session.together.answer_time.deadline is None

    asyncio.run(play())


def test_no_answer_means_no_where_that_is_possible() -> None:
    assert default_of([5, NO]) == NO and default_of([5, DONE]) == DONE and default_of([5, 6]) == 5
