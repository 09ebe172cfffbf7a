"""Those who watch see what lies open, never more or earlier than a player, and hands only as late as was agreed."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest

from gosux import Game, new_game
from gosux.model.kinds import TURN
from gosux.sessions.clocks.pauses import Pauses
from gosux.sessions.history import game_at
from gosux.sessions.lobby import fingerprint
from gosux.sessions.messages.table import Player
from gosux.sessions.messages.watching import WatchTerms
from gosux.sessions.rooms.terms import Terms, terms_of
from gosux.sessions.scenes.watching import hands_of
from gosux.sessions.session import Session
from gosux.sessions.together import audience
from tests.properties.worlds import WAYS, Pair
from tests.random_play import GOSU_2, GOSU_3, GOSU_4, GOSU_X, GOSU_X_QUICK, Variant, moments, starts
from tests.scene import scene
from tests.sessions.playing import InMemory, Json, Page, Served, Serving, page, sitting
from tests.sessions.test_leaks import ASKED_UNNOTICED, begun_here, known_to, steps_of

CODE = "k3v9k3v9k3v9k3v9"
PLAYER = Player(kind="person", level=None)


@pytest.fixture(autouse=True)
def no_counting(monkeypatch: pytest.MonkeyPatch) -> None:
    """How many watch is told after a second, which may come anywhere among the messages that are compared."""
    monkeypatch.setattr("gosux.sessions.together.audience.COUNT_PAUSE", 3600.0)


async def watchable(
    served: Served, game: Game, players: "list[Player] | None" = None, hands: "int | None" = None, id: str = "watched"
) -> tuple[Session, list[str]]:
    """A game that others may watch; returns its session and the tokens of its seats."""
    tokens = [f"{id} token {seat}" for seat in range(game.players)]
    marks = {seat: fingerprint(token) for seat, token in enumerate(tokens)}
    terms = Terms(watch=WatchTerms(who="link", hands=hands), watch_code=CODE)
    await served.lobby.open(id, game, players or [PLAYER] * game.players, marks, terms=terms)
    return served.lobby.sessions[id], tokens


async def watch(
    one: Page, game: str = "watched", code: str = CODE, tokens: "list[str] | None" = None, last: int = 0
) -> Json:
    one.seen = last
    request = await one.say("watch", game=game, code=code, tokens=tokens or [], last=last)
    while True:
        message = await one.hear()
        if message.get("request") == request and message["type"] != "watching":
            return message


@asynccontextmanager
async def watching(served: Served, game: str = "watched") -> AsyncIterator[Page]:
    async with page(served, "") as one:
        answer = await watch(one, game)
        assert answer["type"] == "state", answer
        yield one


def cards_in(message: Json) -> set[str]:
    """The cards that a state shows in hands, on decks and in what moved."""
    found = {card["card"] for seat in message["scene"]["table"]["seats"] for card in seat["hand"]}
    found |= {card for seat in message["scene"]["table"]["seats"] for card in seat["deck_top"]}
    return {card for card in found if card is not None}


async def act(session: Session, seats: list[Page], rng: random.Random) -> None:
    """Whoever is asked chooses something."""
    game = session.game
    seat = int(game.state.decider)
    asked = seats[seat]
    while asked.state["number"] != session.outboxes[seat].number:
        await asked.hear()
    await asked.say("confirm", number=asked.state["number"], steps=[rng.choice(game.legal())])
    while session.game is game:
        await asyncio.sleep(0.001)


async def heard_by(one: Page) -> list[Json]:
    """Everything that was sent to somebody who watches: a question that cannot be answered comes last."""
    await one.ask("concede")
    return known_to(one)


def test_a_whole_game_is_watched_without_a_hidden_card(tmp_path: Path, serving: Serving) -> None:
    async def play() -> None:
        async with serving(tmp_path) as served, AsyncExitStack() as stack:
            session, tokens = await watchable(served, new_game("gosu-x", seed="3"))
            seats = [await stack.enter_async_context(sitting(served, token)) for token in tokens]
            one = await stack.enter_async_context(watching(served))
            assert one.heard[0]["type"] == "watching" and one.heard[0]["hands"] is None
            rng = random.Random(1)
            while not session.game.state.over:
                await act(session, seats, rng)
            await heard_by(one)
            states = [message for message in one.heard if message["type"] == "state"]
            assert len(states) > 50 and states[-1]["scene"]["result"] is not None
            for state in states:
                assert state["scene"]["table"]["viewer"] is None and state["scene"]["choices"] == []
                assert cards_in(state) == set()
                drawn = [move for event in state["events"] for move in event["moves"]
                         if move["target"]["zone"] == "hand" and event["kind"] == "drew"]  # fmt: skip
                assert all(move["card"] is None for move in drawn)
            assert {message["type"] for message in one.heard} <= {"watching", "state", "watchers", "error"}

    asyncio.run(play())


def test_who_watches_has_no_seat(tmp_path: Path, serving: Serving) -> None:
    async def play() -> None:
        async with serving(tmp_path) as served:
            session, _ = await watchable(served, new_game("gosu-x", seed="3"))
            async with watching(served) as one:
                for type, parts in [
                    ("confirm", {"number": 1, "steps": [0]}), ("try", {"number": 1, "steps": [0]}), ("concede", {}),
                    ("why", {"number": 1, "at": {"at": "word", "word": "pass"}}), ("hint", {"number": 1}),
                    ("hurry", {}), ("claim", {}), ("take_back", {"number": 1}),
                ]:  # fmt: skip
                    assert (await one.ask(type, **parts))["code"] == "not-joined"  # type: ignore[arg-type]
            assert session.game.history == []

    asyncio.run(play())


def test_only_the_link_opens_a_game_and_nobody_who_plays_it(tmp_path: Path, serving: Serving) -> None:
    async def play() -> None:
        async with serving(tmp_path) as served:
            _, tokens = await watchable(served, new_game("gosu-x", seed="3"))
            made = await served.new_game(seed="1")
            async with page(served, tokens[0]) as one:
                assert (await watch(one, code="0" * 16))["code"] == "unknown-link"
                assert (await watch(one, game="nothing"))["code"] == "unknown-link"
                assert (await watch(one, game=made["game"], code=""))["code"] == "unknown-link"
                assert (await watch(one, tokens=["another", tokens[1]]))["code"] == "own-game"
                await one.join()
                assert (await watch(one))["code"] == "own-game"  # not by a connection that plays it either
            async with page(served, "") as other:
                assert (await watch(other, tokens=[made["seats"][0]["token"]]))["type"] == "state"

    asyncio.run(play())


def test_players_see_how_many_watch(tmp_path: Path, serving: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gosux.sessions.together.audience.COUNT_PAUSE", 0.0)

    async def play() -> None:
        async with serving(tmp_path) as served:
            _, tokens = await watchable(served, new_game("gosu-x", seed="3"))
            async with sitting(served, tokens[0]) as player:
                assert (await player.hear_of("watchers"))["count"] == 0
                async with watching(served):
                    assert (await player.hear_of("watchers"))["count"] == 1
                assert (await player.hear_of("watchers"))["count"] == 0

    asyncio.run(play())


def test_so_many_may_watch_and_no_more(tmp_path: Path, serving: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gosux.sessions.conversation.MOST_WATCHERS", 1)

    async def play() -> None:
        async with serving(tmp_path) as served:
            await watchable(served, new_game("gosu-x", seed="3"))
            async with watching(served) as one, page(served, "") as other:
                assert (await watch(one))["type"] == "state"  # again, not once more
                assert (await watch(other))["code"] == "crowded"

    asyncio.run(play())


def test_a_connection_that_was_lost_gets_what_it_missed(tmp_path: Path, serving: Serving) -> None:
    async def play() -> None:
        async with serving(tmp_path) as served, AsyncExitStack() as stack:
            session, tokens = await watchable(served, new_game("gosu-x", seed="3"))
            seats = [await stack.enter_async_context(sitting(served, token)) for token in tokens]
            rng = random.Random(2)
            for _ in range(12):
                await act(session, seats, rng)
            one = await stack.enter_async_context(watching(served))
            seen, story = one.seen, one.story
            for _ in range(12):
                await act(session, seats, rng)
            await heard_by(one)
            whole = one.story
        async with serving(tmp_path) as served, page(served, "") as again:  # a host that was started anew
            await watch(again, last=seen)
            assert story + again.story == whole and again.state["scene"] == one.state["scene"]

    asyncio.run(play())


# -- nothing hidden ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", [GOSU_X, GOSU_X_QUICK, GOSU_2, GOSU_3, GOSU_4], ids=str)
def test_two_worlds_that_look_alike_look_alike_to_those_who_watch(
    tmp_path: Path, serving: Serving, variant: Variant, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever the player who is asked cannot tell apart, nobody who watches can; in turn that is every seat."""
    monkeypatch.setattr(audience, "COUNT_PAUSE", 0.0)  # the number of those who watch is told at once, not some time

    async def play() -> tuple[int, int]:
        compared = different = 0
        async with serving(tmp_path) as served:
            for seed, game in starts(variant, 3):
                rng = random.Random(seed)
                for number, _ in enumerate(moments(game, rng)):
                    if rng.random() < 0.06 / variant.share and not game.state.available:
                        pair = Pair(
                            game, int(game.state.decider), rng.randrange(len(WAYS)), random.Random(rng.random())
                        )
                        different += pair.games[0].digest() != pair.games[1].digest()
                        compared += await watch_worlds(served, pair, f"{seed} {number}")
        return compared, different

    compared, different = asyncio.run(play())
    assert compared > 10 and different > 3


async def watch_worlds(served: Served, pair: Pair, id: str) -> int:
    """Play both worlds on side by side; returns how often what was heard was compared."""
    compared = 0
    async with AsyncExitStack() as stack:
        sessions: list[Session] = []
        pages: list[Page] = []
        for side, game in enumerate(pair.games):
            session, _ = await watchable(served, begun_here(game), id=f"{id} {side}")
            sessions.append(session)
            pages.append(await stack.enter_async_context(watching(served, session.id)))
        for _ in range(8):
            if any(game.state.over for game in pair.games):
                break
            actions = pair.choose()
            if isinstance(actions, str):
                break
            for side, action in enumerate(actions):
                if action is not None:
                    session = sessions[side]
                    await session.take([action], int(session.game.state.decider), None)
                    pair.take(side, action)
            if pair.in_step():
                if pair.story[0] != pair.story[1]:
                    break
                if not pair.unnoticed(0) and not pair.unnoticed(1):
                    one, two = [await heard_by(page) for page in pages]
                    assert one == two
                    compared += 1
    return compared


@pytest.mark.rule("X10.24")
@pytest.mark.parametrize(("held", "without", "actions"), ASKED_UNNOTICED)
def test_those_who_watch_do_not_notice_that_somebody_was_asked(
    tmp_path: Path, held: str, without: str, actions: list[str]
) -> None:
    async def play() -> None:
        async with InMemory()(tmp_path) as served:
            heard: list[list[Json]] = []
            for position in (held, without):
                session, _ = await watchable(served, scene(position), id=f"game {len(heard)}")
                async with watching(served, session.id) as one:
                    for step in steps_of(position, actions):
                        await session.take([step], 0, None)
                    meanwhile = len(await heard_by(one))
                    if position == held:
                        assert session.game.state.decider == 1
                        await session.take([session.game.action_id("no")], 1, None)
                        assert len(await heard_by(one)) == meanwhile + 2  # the outcome, and the refused question
                    else:
                        await one.ask("concede")
                    said = known_to(one)
                    heard.append([message for message in said if message["type"] != "error"])
            assert heard[0] == heard[1]

    asyncio.run(play())


@pytest.mark.rule("X10.24")
@pytest.mark.parametrize(("held", "without", "actions"), ASKED_UNNOTICED)
def test_those_who_watch_are_told_no_earlier_than_the_player_who_waits(
    tmp_path: Path, serving: Serving, held: str, without: str, actions: list[str]
) -> None:
    """Otherwise a player who watches too would see that nobody was asked."""

    async def play() -> None:
        for place, position in enumerate((held, without)):
            async with serving(tmp_path / str(place), pauses=Pauses(60.0, 0.0)) as served:
                session, _ = await watchable(served, scene(position))
                async with watching(served) as one:
                    before = session.game
                    steps = steps_of(position, actions)
                    await session.take(steps, 0, None)
                    assert session.game is not before
                    heard = await heard_by(one)
                    assert [message["type"] for message in heard] == ["watching", "state", "error"]
                    again = await watch(one, last=one.seen)
                    assert again["events"] == [] and again["number"] == heard[1]["number"]

    asyncio.run(play())


# -- hands -------------------------------------------------------------------------------------------------------


def test_hands_follow_as_many_turns_later_as_was_agreed(tmp_path: Path, serving: Serving) -> None:
    async def play() -> None:
        async with serving(tmp_path) as served:
            session, _ = await watchable(served, new_game("gosu-x", seed="5"), hands=3)
            rng = random.Random(4)
            begun: list[int] = []  # after how many actions each turn began
            checked = 0
            async with watching(served) as one:
                while not session.game.state.over:
                    game = session.game
                    if game.state.kind == TURN:
                        begun.append(len(game.history))
                        await heard_by(one)
                        told = [message for message in one.heard if message["type"] == "hands"][-1]
                        old = game_at(game, begun[-4]) if len(begun) > 3 else None
                        assert told == {"type": "hands", "turns": 3, "cards": old and hands_of(old.state)}
                        checked += old is not None
                    await session.take([rng.choice(game.legal())], int(game.state.decider), None)
                await heard_by(one)
                told = [message for message in one.heard if message["type"] == "hands"][-1]
                assert told == {"type": "hands", "turns": 0, "cards": hands_of(session.game.state)}
                assert not any(cards_in(message) for message in one.heard if message["type"] == "state")
            assert checked > 10

    asyncio.run(play())


def test_what_was_agreed_about_watching_is_stored() -> None:
    terms = Terms(watch=WatchTerms(who="lobby", hands=3), watch_code=CODE)
    assert terms_of(terms.to_json()) == terms
    assert terms_of({"chosen": None, "clock": None}) == Terms()  # of a game stored before
