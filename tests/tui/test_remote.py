"""A game on a server in the terminal: a link becomes a seat, and the seat is played to the end."""

import asyncio
import random
from pathlib import Path

import pytest
from textual.widgets import Static

from gosux import new_game
from gosux.commands.join import take_seat, wait_for_others
from gosux.sessions.clocks.pauses import Pauses
from gosux.sessions.lobby import fingerprint
from gosux.sessions.messages.table import Player
from gosux.sessions.rooms.terms import Terms
from gosux.sessions.session import Session as Hosted
from gosux.text.words import Words
from gosux.tui.app import Terminal
from gosux.tui.meeting import Link, NoSeat, Refused, read_link
from gosux.tui.remote import RemoteSession
from tests.scene import scene
from tests.server.playing import serving
from tests.server.test_rooms import Guest
from tests.sessions.playing import InMemory, Json, Served, sitting
from tests.sessions.test_leaks import ASKED_UNNOTICED, steps_of
from tests.sessions.test_watching import watchable

TOKENS = ["token 0", "token 1"]


async def hosted(served: Served, ruleset: str, seed: str) -> Hosted:
    game = new_game(ruleset, seed=seed)
    players = [Player(kind="person", level=None, name=name) for name in ("Ada", "Bo")]
    marks = {seat: fingerprint(token) for seat, token in enumerate(TOKENS)}
    await served.lobby.open("remote", game, players, marks, terms=Terms())
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
            waiting = asyncio.create_task(asyncio.to_thread(wait_for_others, link, seated["token"], words))
            await ada.ready()
            assert await waiting == "gosu-x"
            with pytest.raises(Refused, match="unknown-link"):
                await asyncio.to_thread(take_seat, link, "Cleo", words)
            own = (await ada.post("own-link", token=ada.token))["code"]
            moved = await asyncio.to_thread(take_seat, Link(link.server, own), None, words)
            assert moved["seat"] == 0 and moved["token"] != ada.token

    asyncio.run(play())


@pytest.mark.parametrize("text", ["", "k3v9", "http://x/#/watch/a/b", "ftp://x/#/join/a", "http://x/#/join/"])
def test_what_is_no_link_to_a_seat_is_refused(text: str) -> None:
    with pytest.raises(NoSeat):
        read_link(text)
