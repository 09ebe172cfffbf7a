"""A game on a server in the terminal: a link becomes a seat, and the seat is played to the end."""

import asyncio
import random
from collections.abc import Callable
from pathlib import Path

import pytest
from textual.widgets import Static

from gosux import new_game
from gosux.commands.join import take_seat, wait_for_others
from gosux.sessions.clocks.pauses import Pauses
from gosux.sessions.lobby import fingerprint
from gosux.sessions.messages.clocks import ClockTerms
from gosux.sessions.messages.table import Player
from gosux.sessions.rooms.terms import Terms
from gosux.sessions.session import Session as Hosted
from gosux.text.words import Words
from gosux.tui.app import Terminal
from gosux.tui.company import Company
from gosux.tui.meeting import Link, NoSeat, Refused, read_link
from gosux.tui.remote import RemoteSession
from tests.scene import scene
from tests.server.playing import serving
from tests.server.test_rooms import Guest
from tests.sessions.playing import InMemory, Json, Served, sitting
from tests.sessions.test_leaks import ASKED_UNNOTICED, steps_of
from tests.sessions.test_watching import watchable
from tests.sessions.together import PLAIN, begin_together, company, tokens_of

TOKENS = ["token 0", "token 1"]
PEOPLE = [Player(kind="person", level=None, name=name) for name in ("Ada", "Bo")]


async def hosted(served: Served, ruleset: str, seed: str) -> Hosted:
    game = new_game(ruleset, seed=seed)
    marks = {seat: fingerprint(token) for seat, token in enumerate(TOKENS)}
    await served.lobby.open("remote", game, PEOPLE, marks, terms=Terms())
    return served.lobby.sessions["remote"]


def remote(served: Served, seat: int, language: str = "en", ruleset: str = "gosu-x") -> RemoteSession:
    return RemoteSession(Words(language, ruleset), TOKENS[seat], served.link)


@pytest.mark.parametrize("ruleset", ["gosu-x", "gosu"])
def test_two_terminals_play_a_whole_game(tmp_path: Path, ruleset: str) -> None:
    async def play() -> None:
        async with InMemory()(tmp_path) as served:
            session = await hosted(served, ruleset, "7")
            seats = [remote(served, seat, language, ruleset) for seat, language in enumerate(("en", "fr"))]
            for one in seats:
                await one.open()
            changed = asyncio.Event()
            following = [asyncio.create_task(one.follow(changed.set)) for one in seats]
            rng = random.Random(3)
            while not all(one.over for one in seats):
                for one in seats:
                    if not one.over and (decision := one.decision) is not None and one.line is not None:
                        assert [action.id for action in decision.actions] == session.game.legal()
                        one.choose(rng.choice(decision.actions))
                changed.clear()
                await asyncio.wait_for(changed.wait(), 60)
            for task in following:
                task.cancel()
            await asyncio.gather(*following, return_exceptions=True)
            assert seats[0].game.result == session.game.result
            assert len(seats[0].logs[0]) > 20 and seats[0].logs[1] == []
            assert "Bo " in " ".join(seats[0].logs[0])

    asyncio.run(play())


def test_the_screen_shows_the_hand_and_sends_what_is_typed(tmp_path: Path) -> None:
    async def play() -> None:
        async with InMemory()(tmp_path) as served:
            session = await hosted(served, "gosu-x", "7")
            asked = int(session.game.state.decider)
            mine, theirs = remote(served, asked), remote(served, 1 - asked)
            await mine.open()
            await theirs.open()
            assert theirs.decision is None
            async with Terminal(mine).run_test(size=(120, 40)) as pilot:
                while mine.line is None:
                    await pilot.pause(0.01)
                await pilot.press("1", "enter")
                while not session.game.history:
                    await pilot.pause(0.01)
                assert session.game.history[0] == new_game("gosu-x", seed="7").legal()[0]
            async with Terminal(theirs).run_test(size=(120, 40)) as pilot:
                while theirs.decision is None:
                    await pilot.pause(0.01)
                prompt = str(pilot.app.query_one("#prompt", Static).render())
                assert prompt

    asyncio.run(play())


def test_who_waits_is_told_so_and_gets_no_hint(tmp_path: Path) -> None:
    async def play() -> None:
        async with InMemory()(tmp_path) as served:
            session = await hosted(served, "gosu-x", "7")
            waits = remote(served, 1 - int(session.game.state.decider), "fr")
            await waits.open()
            async with Terminal(waits).run_test(size=(120, 40)) as pilot:
                await pilot.press("1", "enter")
                await pilot.pause()
                assert "Attendez" in str(pilot.app.query_one("#notice", Static).render())
            assert not waits.advised and session.game.history == []

    asyncio.run(play())


@pytest.mark.rule("X10.24")
@pytest.mark.parametrize(("held", "without", "actions"), ASKED_UNNOTICED)
def test_a_view_is_the_same_whether_somebody_is_asked_unnoticed_or_not(
    tmp_path: Path, held: str, without: str, actions: list[str]
) -> None:
    async def play() -> None:
        views: list[list[Json]] = []
        for position in (held, without):
            async with InMemory()(tmp_path / position[:20], pauses=Pauses(60.0, 0.0)) as served:
                session, tokens = await watchable(served, scene(position))
                async with sitting(served, tokens[0]) as one:
                    before = await one.ask("view")
                    assert before["view"]["asked"]["player"] == 0
                    await session.take(steps_of(position, actions), 0, None)
                    after = await one.ask("view")
                    views.append([before, after])
        assert views[0] == views[1]

    asyncio.run(play())


def test_a_link_becomes_a_seat_and_its_own_link_brings_it_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gosux.commands.join.EVERY", 0.05)

    async def play() -> None:
        async with serving(tmp_path) as served:
            ada = Guest(served, "Ada")
            code = await ada.invite()
            link = read_link(f"{served.web}/#/join/{code}")
            words = Words("en")
            seated = await asyncio.to_thread(take_seat, link, "Bo", words)
            waiting = asyncio.create_task(asyncio.to_thread(wait_for_others, link, seated, words))
            await ada.ready()
            assert await waiting == "gosu-x"
            with pytest.raises(Refused, match="unknown-link"):
                await asyncio.to_thread(take_seat, link, "Cleo", words)
            own = (await ada.post("own-link", token=ada.token))["code"]
            moved = await asyncio.to_thread(take_seat, Link(link.server, own), None, words)
            assert moved.seat == 0 and moved.token != ada.token

    asyncio.run(play())


def test_a_terminal_adds_a_number_to_the_shuffle_and_checks_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def play() -> None:
        async with serving(tmp_path) as served:
            ada = Guest(served, "Ada")
            link = read_link(f"{served.web}/#/join/{await ada.invite(options={'edition': 'fr'})}")
            seat = await asyncio.to_thread(take_seat, link, "Bo", Words("en"))
            room = await ada.now()
            assert seat.number is not None and seat.number.fingerprint == room["fingerprint"]
            # What is agreed on, and the number, are told before the game.
            said = capsys.readouterr().out
            assert "Not rated" in said and "plays on for whoever is away: Troop" in said and "French" in said
            assert seat.number.number in said and seat.number.fingerprint in said
            await ada.ready()
            async with sitting(served, ada.token) as page:
                await page.ask("concede")
            told = await ada.post("shuffle", token=ada.token)
            assert told["numbers"] == [None, seat.number.number]
            assert seat.number.fits(told, 1)
            assert not seat.number.fits(told, 0)
            assert not seat.number._replace(fingerprint="0" * 64).fits(told, 1)
            assert not seat.number._replace(number="0" * 32).fits(told, 1)
            assert not seat.number.fits({**told, "seed": "0" * 64}, 1)

    asyncio.run(play())


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not holds():
            await asyncio.sleep(0.01)


def test_people_in_terminals_ask_each_other_and_answer(tmp_path: Path) -> None:
    async def play() -> None:
        async with InMemory()(tmp_path) as served:
            clock = ClockTerms(base=600, increment=10)
            session = await begin_together(served, scene(PLAIN), PEOPLE, Terms(stand_in="random", clock=clock))
            ada, bo = [
                RemoteSession(Words(language, "gosu-x"), token, served.link)
                for language, token in zip(("en", "fr"), tokens_of(session.id, 2), strict=True)
            ]
            following = []
            for one in (ada, bo):
                await one.open()
                following.append(asyncio.create_task(one.follow(lambda: None)))
            await until(lambda: ada.company.now is not None and bo.company.now is not None and ada.line is not None)
            await until(lambda: bo.line is not None)
            assert (ada.others, bo.others) == ("", "")
            assert ada.request("play nezha") is None and ada.request("agree") is None
            assert ada.request("take back") == "There is nothing to take back now."
            # A pause, asked for and agreed to.
            assert ada.request("pause") == ""
            await until(lambda: bo.others != "" and ada.others != "")
            assert bo.others == "Ada demande une pause. Tapez accepter ou refuser."
            assert ada.others == "You asked for a pause. Type withdraw to drop it."
            assert bo.request("pause") == "Une demande est déjà en cours."
            assert bo.request("accepter") == ""
            await until(lambda: "paused" in ada.others)
            assert ada.request("go on") == ""
            await until(lambda: ada.others == "" and bo.others == "")
            # An action, taken back; then an end that is refused.
            ada.choose("play nezha")
            await until(lambda: ada.company.now is not None and ada.company.now["back"] == "yes" and not ada.sent)
            assert ada.request("take back") == ""
            await until(lambda: "reprendre" in bo.others)
            assert bo.request("accepter") == ""
            await until(lambda: session.game.history == [] and ada.decision is not None)
            assert ada.request("offer end") == ""
            await until(lambda: bo.others != "")
            assert bo.request("refuser") == ""
            await until(lambda: bo.others == "")
            assert "again" in str(ada.request("offer end"))
            for task in following:
                task.cancel()
            await asyncio.gather(*following, return_exceptions=True)

    asyncio.run(play())


@pytest.mark.parametrize("typed", ["claim", "robot"])
def test_a_terminal_claims_the_win_or_lets_a_bot_play_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, typed: str
) -> None:
    monkeypatch.setattr("gosux.sessions.together.presence.GRACE", 0.0)
    monkeypatch.setattr("gosux.sessions.together.presence.LEFT", 0.0)

    async def play() -> None:
        async with InMemory()(tmp_path) as served, company(served, PLAIN, PEOPLE) as found:
            await found.go(0)
            ada = RemoteSession(Words("en", "gosu-x"), tokens_of(found.session.id, 2)[0], served.link)
            await ada.open()
            following = asyncio.create_task(ada.follow(lambda: None))
            await until(lambda: ada.decision is not None and ada.line is not None)
            assert ada.request(typed) is None  # nobody is waited for
            ada.choose("play nezha")
            await found.go(1)
            await until(lambda: ada.company.failing is not None)
            assert "Bo has left. Wait, type robot to let a bot play on (Random moves), or claim to win." in ada.others
            assert ada.request(typed) == ""
            if typed == "claim":
                await until(lambda: ada.over)
                assert ada.game.result is not None and ada.game.result.winners == [0]
            else:
                await until(lambda: len(found.session.game.history) > 1)
            following.cancel()
            await asyncio.gather(following, return_exceptions=True)

    asyncio.run(play())


def test_time_runs_out_on_the_screen_while_nothing_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("gosux.tui.company.monotonic", lambda: now)
    words = Words("en", "gosu-x")
    words.players = ["Ada", "Bo"]
    people = Company(words)
    here = {"away": None, "left": False, "claim": None, "bot": None}
    told = {
        "type": "together", "people": [here, here], "waits_for": [1], "level": "random", "ask": None, "back": "yes",
        "back_in": 0, "pause_in": 0, "end_in": 0, "paused": None, "answer_in": None,
        "clock": {"left": [600, 5], "running": 1},
    }  # fmt: skip
    people.hear(told)
    assert people.told() == ""
    now = 105.0
    assert people.told().startswith("Bo: the time is up. Wait, type robot")
    assert people.request("claim") == {"type": "claim", "seat": 1}
    people.hear({**told, "waits_for": [], "clock": None, "answer_in": 6})
    now = 107.0
    assert people.told() == "4\u00a0s to answer, then it counts as no"
    people.hear({**told, "people": [here, {**here, "away": 3, "claim": 65}], "clock": {"left": [600, 5], "running": 0}})
    assert people.told().endswith("or claim to win in 1:05.")
    assert people.request("claim") == "Claim the win in 1:05"


@pytest.mark.parametrize("text", ["", "k3v9", "http://x/#/watch/a/b", "ftp://x/#/join/a", "http://x/#/join/"])
def test_what_is_no_link_to_a_seat_is_refused(text: str) -> None:
    with pytest.raises(NoSeat):
        read_link(text)
