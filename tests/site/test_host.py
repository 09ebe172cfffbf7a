"""Games in a worker: other tabs, the second worker, and a database that fails."""

import asyncio
import json

import pytest

from gosux.browser.helper import NOT_OFFERED, SEARCH, WorkerBots, WorkerFiles, work
from gosux.game.game import new_game
from gosux.records.files import RecordError
from gosux.sessions.bots.asking import BotGone, StopSignal
from gosux.sessions.storage.files import Unreadable
from gosux.sessions.storage.records import Damaged
from gosux.sessions.storage.shelf import ShelfStorage
from tests.sessions.playing import page, sitting
from tests.site.in_worker import FakeDatabase, FakeHelper, FakeTabs, ServedInWorker

PERSONS = [{"kind": "person"}, {"kind": "person"}]


def test_another_tab_takes_a_game_over_with_all_that_was_played() -> None:
    async def play() -> None:
        shelf, tabs = FakeDatabase(), FakeTabs()
        one, two = ServedInWorker(shelf, tabs=tabs), ServedInWorker(shelf, tabs=tabs)
        token = (await one.new_game(seats=PERSONS, seed="3"))["seats"][0]["token"]
        async with sitting(one, token, tab="one") as first, page(two, token) as second:
            refused = await second.join(tab="two")
            assert refused["code"] == "elsewhere"
            await first.ask(
                "confirm", number=first.state["number"], steps=[first.state["scene"]["choices"][0]["action"]]
            )
            state = await second.join(tab="two", take_over=True)
            assert [event["place"] for event in state["events"]] == list(range(1, first.seen + 1))
            while (await first.hear())["type"] != "elsewhere":
                pass
            assert one.lobby.sessions == {}
            await second.ask("concede")
            # The first one reads what happened meanwhile when it takes the game back.
            async with page(one, token) as again:
                assert (await again.join(tab="one", take_over=True))["scene"]["result"] is not None

    asyncio.run(play())


def test_a_game_that_a_tab_has_left_is_given_without_being_asked_for_twice() -> None:
    async def play() -> None:
        shelf, tabs = FakeDatabase(), FakeTabs()
        one, two = ServedInWorker(shelf, tabs=tabs), ServedInWorker(shelf, tabs=tabs)
        token = (await one.new_game(seats=PERSONS, seed="3"))["seats"][0]["token"]
        async with sitting(one, token, tab="one"):
            pass
        async with page(two, token) as second:
            assert (await second.join(tab="two"))["type"] == "state"

    asyncio.run(play())


def test_two_tabs_without_locks_cannot_both_go_on() -> None:
    async def play() -> None:
        shelf = FakeDatabase()
        one, two = ServedInWorker(shelf), ServedInWorker(shelf)
        token = (await one.new_game(seats=PERSONS, seed="3"))["seats"][0]["token"]
        async with sitting(one, token, tab="one") as first, sitting(two, token, tab="two") as second:
            action = first.state["scene"]["choices"][0]["action"]
            assert (await first.ask("confirm", number=first.state["number"], steps=[action]))["type"] == "state"
            late = await second.ask("confirm", number=second.state["number"], steps=[action])
            assert (late["type"], late["code"]) == ("error", "unavailable")

    asyncio.run(play())


def test_a_bot_that_does_not_answer_is_asked_once_more() -> None:
    view = new_game("gosu-x", "3").view(0).to_json()

    async def choose(broken: int) -> int:
        return await WorkerBots(FakeHelper(broken)).choose(view, "random", "1", StopSignal())

    assert asyncio.run(choose(1)) == asyncio.run(choose(0))
    with pytest.raises(BotGone):
        asyncio.run(choose(2))


class SlowHelper(FakeHelper):
    """One task after the other; analyses go on until they are ended."""

    def __init__(self) -> None:
        super().__init__()
        self.queue = asyncio.Lock()
        self.running: dict[str, asyncio.Event] = {}
        self.begun: list[str] = []

    async def ask(self, task: str, seconds: float) -> str:
        async with self.queue:
            kind = json.loads(task)["kind"]
            self.begun.append(kind)
            if kind == "choose":
                return "7"
            self.running[task] = asyncio.Event()
            await self.running[task].wait()
            raise RuntimeError("not wanted any more")

    def end(self, task: str) -> None:
        self.running[task].set()


HINT = {"job": "hint", "view": {}, "iterations": 100}


@pytest.mark.parametrize("first", ["signal", "bot"])
def test_a_bot_does_not_wait_for_a_hint_that_nobody_wants_any_more(first: str) -> None:
    async def play() -> None:
        helper = SlowHelper()
        bots, wanted = WorkerBots(helper), StopSignal()
        hint = asyncio.create_task(bots.analyse(HINT, wanted))
        while not helper.running:
            await asyncio.sleep(0)
        if first == "signal":
            wanted.stop()
        move = asyncio.create_task(bots.choose({}, "troop", "1", StopSignal()))
        await asyncio.sleep(0)
        if first == "bot":
            assert not any(event.is_set() for event in helper.running.values())  # it is still wanted
            wanted.stop()
        assert await asyncio.wait_for(move, 5) == 7
        assert await hint is None
        assert helper.begun == ["analyse", "choose"]  # it is not asked again

    asyncio.run(play())


def test_a_hint_that_is_not_wanted_goes_on_if_nobody_waits_for_it_and_one_that_waits_is_not_begun() -> None:
    async def play() -> None:
        helper = SlowHelper()
        bots, one, two = WorkerBots(helper), StopSignal(), StopSignal()
        first = asyncio.create_task(bots.analyse(HINT, one))
        second = asyncio.create_task(bots.analyse({**HINT, "iterations": 200}, two))
        while not helper.running:
            await asyncio.sleep(0)
        one.stop()
        two.stop()
        (running,) = helper.running.values()
        assert not running.is_set()
        running.set()
        assert (await first, await second) == (None, None)
        assert helper.begun == ["analyse"]

    asyncio.run(play())


def test_searches_have_the_time_of_this_edition(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[float | None] = []

    def think(view: object, level: str, seed: str, is_stopped: object, search: "float | None") -> int:
        given.append(search)
        return 7

    monkeypatch.setattr("gosux.browser.helper.think", think)
    task = {"kind": "choose", "view": {}, "level": "hero", "seed": "1"}
    assert (work(json.dumps(task)), given) == ("7", [SEARCH])
    assert "hero" not in NOT_OFFERED


def test_a_file_is_read_elsewhere_and_given_up_if_that_takes_too_long() -> None:
    async def read() -> None:
        files = WorkerFiles(FakeHelper())
        found = await files.read('ruleset = "gosu"\n[[player]]\n[[player]]\n', "1")
        assert (found.kind, found.game.ruleset, found.game.seed) == ("position", "gosu", "1")
        with pytest.raises(Unreadable) as wrong:
            await files.read("[[player]]\nhand = ['satti']\n[[player]]\n")
        assert "satti" in wrong.value.text.fr
        with pytest.raises(RecordError, match="too long"):
            await WorkerFiles(FakeHelper(broken=1)).read("", None)

    asyncio.run(read())


def test_what_a_database_raises_is_told_as_unavailable_and_nonsense_as_damaged() -> None:
    class Full(FakeDatabase):
        async def write(self, *_: object) -> bool:
            raise RuntimeError("QuotaExceededError")

    async def play() -> None:
        status, refused = await ServedInWorker(Full()).refused("/api/games", {"seed": "1"})
        assert (status, refused["code"]) == (503, "unavailable")
        shelf = FakeDatabase()
        shelf.texts["one"] = '{"id": "one"}'
        with pytest.raises(Damaged):
            await ShelfStorage(shelf).load("one")
        assert await ShelfStorage(shelf).summaries(["one"]) == {}

    asyncio.run(play())
