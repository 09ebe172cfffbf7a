"""What players say reaches each player in both languages, nobody else, and tells nothing about the game."""

import asyncio
from pathlib import Path

import pytest

from gosux import new_game
from gosux.sessions.clocks.pauses import Pauses
from gosux.sessions.messages.table import Player
from gosux.sessions.refused import Refused
from gosux.sessions.together.allowance import AT_ONCE, EVERY
from gosux.sessions.together.talk import MOMENTS, MOST_KEPT, Talk, phrases
from tests.scene import scene
from tests.sessions.playing import InMemory, Json, Page, Serving, sitting
from tests.sessions.test_leaks import ASKED_UNNOTICED, known_to, steps_of
from tests.sessions.test_watching import heard_by, watchable, watching

BOT = Player(kind="bot", level="recruit")
PLAYER = Player(kind="person", level=None)
HELLO = "say-start-hello"


class Clock:
    def __init__(self) -> None:
        self.time = 0.0

    def __call__(self) -> float:
        return self.time


def talk_of(players: list[Player]) -> tuple[Talk, Clock, dict[int, list[Json]]]:
    told: dict[int, list[Json]] = {seat: [] for seat in range(len(players))}
    clock = Clock()
    return Talk(players, lambda seat, part: told[seat].append(part.model_dump()), clock), clock, told


async def said_to(one: Page) -> Json:
    """The next thing that is said."""
    while (message := await one.hear())["type"] != "talk":
        pass
    return message


def test_there_are_five_phrases_for_each_moment_in_both_languages() -> None:
    for moment in MOMENTS:
        found = [one for one in phrases().values() if one.moment == moment]
        assert len(found) == 5
        assert all(one.text.en and one.text.fr and one.text.en != one.text.fr for one in found)


def test_a_phrase_reaches_everybody_in_both_languages_but_nobody_who_watches(tmp_path: Path, serving: Serving) -> None:
    async def play() -> None:
        async with serving(tmp_path) as served:
            _, tokens = await watchable(served, new_game("gosu-x", seed="3"))
            async with sitting(served, tokens[0]) as ada, sitting(served, tokens[1]) as bo, watching(served) as eve:
                assert [len(one["phrases"]) for one in bo.heard if one["type"] == "talk"] == [15]
                answer = await ada.ask("say", phrase=HELLO)
                assert answer["type"] == "talk"
                heard = (await said_to(bo))["said"]
                assert heard == answer["said"] and heard[0]["seat"] == 0
                assert heard[0]["phrase"] == {"en": "Hello!", "fr": "Bonjour\u00a0!"}
                assert "talk" not in {message["type"] for message in await heard_by(eve)}
                assert (await eve.ask("say", phrase=HELLO))["code"] == "not-joined"

    asyncio.run(play())


def test_own_words_need_everybody_and_go_when_somebody_does_not_want_them_any_more() -> None:
    talk, _, told = talk_of([PLAYER, BOT, PLAYER])
    with pytest.raises(Refused, match="only while all"):
        talk.say(0, 1, None, "Hi")
    talk.want_own_words(0, 2, True)
    with pytest.raises(Refused, match="only while all"):
        talk.say(0, 3, None, "Hi")
    talk.want_own_words(2, 1, True)  # a bot need not be asked
    talk.say(0, 4, None, "  Hi\n\u202ethere ")
    assert [one["words"] for one in told[2][-1]["said"]] == ["Hi there"] and told[2][-1]["open"]
    talk.say(2, 2, HELLO, None)
    talk.want_own_words(2, 3, False)
    assert [one["words"] for one in told[0][-1]["said"]] == [None] and not told[0][-1]["open"]
    assert told[1] == []


def test_nobody_can_flood_the_others() -> None:
    talk, clock, told = talk_of([PLAYER, PLAYER])
    for request in range(AT_ONCE):
        talk.say(0, request, HELLO, None)
    with pytest.raises(Refused) as refused:
        talk.say(0, 9, HELLO, None)
    assert refused.value.code == "too-fast" and len(told[1]) == AT_ONCE
    talk.say(1, 1, HELLO, None)  # others may still speak
    clock.time += EVERY
    talk.say(0, 10, HELLO, None)
    for request in range(100):
        clock.time += EVERY
        talk.say(0, request, HELLO, None)
    assert len(told[1][-1]["said"]) == MOST_KEPT


@pytest.mark.parametrize("parts", [{}, {"phrase": "say-nothing"}, {"phrase": HELLO, "words": "Hi"}, {"words": " "}])
def test_what_cannot_be_said_is_refused(tmp_path: Path, serving: Serving, parts: Json) -> None:
    async def play() -> None:
        async with serving(tmp_path) as served:
            session, tokens = await watchable(served, new_game("gosu-x", seed="3"))
            async with sitting(served, tokens[0]) as ada:
                assert (await ada.ask("say", **parts))["type"] == "error"
            assert session.talk is not None and not session.talk.said

    asyncio.run(play())


def test_people_who_share_a_screen_and_people_alone_have_no_talk(tmp_path: Path, serving: Serving) -> None:
    async def play() -> None:
        async with serving(tmp_path) as served:
            made = await served.new_game(seats=[{"kind": "person"}, {"kind": "person"}], seed="1")
            async with sitting(served, made["seats"][0]["token"]) as one:
                assert (await one.ask("say", phrase=HELLO))["code"] == "illegal"

    asyncio.run(play())


def test_talk_is_not_stored(tmp_path: Path) -> None:
    async def play() -> None:
        storage = InMemory()
        async with storage(tmp_path) as served:
            _, tokens = await watchable(served, new_game("gosu-x", seed="3"))
            async with sitting(served, tokens[0]) as ada:
                await ada.ask("say", phrase=HELLO)
        assert not any("Hello" in text or HELLO in text for text in storage.storages[tmp_path].kept.texts.values())
        async with storage(tmp_path) as served, sitting(served, tokens[1]) as bo:
            assert [one["said"] for one in bo.heard if one["type"] == "talk"] == [[]]

    asyncio.run(play())


@pytest.mark.rule("X10.24")
@pytest.mark.parametrize(("held", "without", "actions"), ASKED_UNNOTICED)
def test_talk_is_told_at_once_whether_somebody_is_asked_unnoticed_or_not(
    tmp_path: Path, serving: Serving, held: str, without: str, actions: list[str]
) -> None:
    async def play() -> None:
        heard: list[list[Json]] = []
        for place, position in enumerate((held, without)):
            async with serving(tmp_path / str(place), pauses=Pauses(60.0, 0.0)) as served:
                session, tokens = await watchable(served, scene(position))
                async with sitting(served, tokens[0]) as viewer, sitting(served, tokens[1]) as other:
                    before = session.game
                    number, steps = viewer.state["number"], steps_of(position, actions)
                    await viewer.say("confirm", number=number, steps=steps)
                    while session.game is before:
                        await asyncio.sleep(0.001)
                    await other.ask("say", phrase=HELLO)
                    await viewer.ask("say", phrase=HELLO)
                    assert [one["seat"] for one in viewer.heard[-1]["said"]] == [1, 0]
                    heard.append(known_to(viewer))
        assert heard[0] == heard[1]

    asyncio.run(play())
