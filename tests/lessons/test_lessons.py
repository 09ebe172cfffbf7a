"""Lessons are played through, as they ask and otherwise; their words are short, in both languages."""

import asyncio
import random
import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from pydantic import TypeAdapter

from gosux.lessons import Lesson, LessonError, Place, Said, Step, lesson, lessons, place_in
from gosux.sessions.learning.lesson import SLOTS, names_of, pointer
from gosux.sessions.messages.pointers import Pointer
from gosux.text.bundle import LANGUAGES
from gosux.text.rich_text import links_in, without_links
from gosux.text.words import Words
from tests.sessions.playing import InMemory, Json, Page, Served, sitting

MOST_WORDS = 40
MOST_CLICKS = 45
IDEAS = {"army", "open", "cost", "capture", "hero", "immortal", "shift", "tokens", "pass", "battle", "song"}
LOOSE = re.compile(r"(?<![\u00a0\u202f])[:;?!»](?:\s|$)|«(?!\u00a0)")
GROUPS = {"hand", "mine", "theirs", "rows", "deck", "tokens", "pass", "draw 1", "draw 3", "draw 5"}


def words(text: str) -> int:
    return len(re.sub(r"[:;!?,.«»\u00a0]", " ", without_links(text)).split())


def all_said(taught: Lesson) -> Iterator[Said]:
    yield from (taught.title, *taught.otherwise.values())
    for idea in taught.ideas:
        yield from (idea.name, idea.words)
    for step in taught.steps:
        yield from (step.title, step.text, *step.answers)
        if step.button is not None:
            yield step.button
        if step.aside is not None:
            yield from (step.aside.question, step.aside.words)
    yield from (taught.end.title, taught.end.text)


# -- the files ---------------------------------------------------------------------------------------------------


def test_there_is_a_lesson_for_each_game() -> None:
    assert lessons() == ("first-game", "gosu")
    assert lesson("gosu").game().ruleset == "gosu"


def test_an_unknown_lesson_is_refused() -> None:
    with pytest.raises(LessonError, match="no lesson is called 'second'; there are: first-game, gosu"):
        lesson("second")


def test_the_first_game_meets_every_idea() -> None:
    taught = lesson("first-game")
    assert {idea.id for idea in taught.ideas} == IDEAS == {step.idea for step in taught.steps if step.idea}


@pytest.mark.parametrize(("id", "language"), [*product(lessons(), LANGUAGES)])
def test_at_most_forty_words_are_read_at_a_time(id: str, language: str) -> None:
    """An answer takes the place of the step's text, under its title."""
    taught = lesson(id)
    for step in taught.steps:
        asides = [step.aside.words] if step.aside is not None else []
        for said in (step.text, *step.answers, *taught.otherwise.values(), *asides):
            assert words(getattr(step.title, language)) + words(getattr(said, language)) <= MOST_WORDS, said
    for idea in taught.ideas:
        assert words(getattr(idea.words, language)) <= MOST_WORDS
    assert words(getattr(taught.end.title, language)) + words(getattr(taught.end.text, language)) <= MOST_WORDS


@pytest.mark.parametrize("id", lessons())
def test_french_is_set_as_everywhere_else(id: str) -> None:
    for said in all_said(lesson(id)):
        assert not LOOSE.search(said.fr) and "’" not in said.fr + said.en, said.fr


@pytest.mark.parametrize("id", lessons())
def test_linked_words_and_rules_exist(id: str) -> None:
    taught = lesson(id)
    known = Words("en", taught.game().ruleset)
    for said in all_said(taught):
        assert links_in(said.en) == links_in(said.fr)
        for link in links_in(said.en):
            assert known.term(link.removeprefix("term:"))
    for step in taught.steps:
        assert all(known.rule(number) for number in step.rules)


@pytest.mark.parametrize("id", lessons())
def test_answers_are_about_what_can_be_clicked(id: str) -> None:
    taught = lesson(id)
    cards = {card.id for card in taught.game().rules.catalogue.cards}
    slots = {f"{seat}:{slot}" for seat in (0, 1) for slot in SLOTS}
    rows = {"row 1", "row 2", "row 3"}
    for step in taught.steps:
        for answer in step.answers:
            assert set(answer.at) <= cards | slots | rows | GROUPS


# -- a student ---------------------------------------------------------------------------------------------------


class Student:
    """Plays a lesson as it asks, counting clicks; ``prefer`` says which of several accepted choices to take."""

    def __init__(self, page: Page, taught: Lesson, prefer: int = 0, curious: bool = False) -> None:
        self.page = page
        self.taught = taught
        self.prefer = prefer
        self.curious = curious  # clicks everything else before each choice
        self.answered: set[tuple[int, int]] = set()  # steps and their answers
        self.clicks = 0

    @property
    def number(self) -> "int | None":
        """The step, counted from 1; None when the lesson is over."""
        now = self.page.state["lesson"]
        return None if now is None else int(now["step"])

    async def play(self, until: "int | None" = None) -> None:
        while (number := self.number) != until:
            assert number is not None
            await self.do_step(number)

    async def do_step(self, number: int) -> None:
        await self.do_what_is_asked(self.taught.steps[number - 1])
        await self.go_on_from(number)

    async def go_on_from(self, number: int) -> None:
        """Wait until the student has something to do: the rival may have to act first."""
        while self.number is not None:
            asks = self.page.state["lesson"]["asks"]
            if (asks == "move" and self.page.choices) or (asks != "move" and self.number != number):
                break
            await self.page.hear()

    async def do_what_is_asked(self, step: Step) -> None:
        if self.curious:
            await self.click_everything(self.page.state)
        if step.asks == "move":
            await self.turn()
        elif step.asks == "find":
            assert step.answer is not None
            self.clicks += 1
            await self.page.ask("lesson", act="find", at=pointer(step.answer).model_dump())
        else:
            for _ in range(max(1, len(step.rival))):
                before = self.page.seen
                self.clicks += 1
                await self.page.ask("lesson", act="next")
                while step.rival and self.page.seen == before:
                    await self.page.hear()

    async def turn(self) -> None:
        """Choose what is offered until it can be confirmed; several steps may be one action."""
        steps: list[int] = []
        choices = self.page.choices
        while True:
            assert choices, self.page.state["lesson"]
            steps.append(choices[min(self.prefer, len(choices) - 1)]["action"])
            self.clicks += 1
            draft = await self.page.ask("try", number=self.page.state["number"], steps=steps)
            assert draft["type"] == "draft", draft
            if draft["waiting"]:
                break
            choices = draft["scene"]["choices"]
            if self.curious:
                await self.click_everything(draft)
        self.clicks += 1
        answer = await self.page.confirm(*steps)
        assert answer["type"] == "state", answer

    async def click_everything(self, moment: Json) -> None:
        """Whatever is not asked for is answered, as the step says if it does, and changes nothing."""
        number, before = moment["lesson"]["step"], self.page.state
        step = self.taught.steps[number - 1]
        wanted = [one["at"] for one in moment["scene"]["choices"]]
        if step.answer is not None:
            wanted.append(pointer(step.answer).model_dump())
        for at in everything(moment["scene"], step):
            if at in wanted:
                continue
            if step.asks == "find":
                answer = await self.page.ask("lesson", act="find", at=at)
            else:
                answer = await self.page.ask("why", number=before["number"], at=at)
            assert answer["type"] == "why" and answer["refusals"], (step.title.en, at)
            names = names_of(POINTER.validate_python(at))
            own = [(name in one.at, place) for name in names for place, one in enumerate(step.answers)]
            expected = next((place for fits, place in own if fits), None)
            if expected is not None:
                self.answered.add((number, expected))
                said = answer["refusals"][0]["reasons"][0]
                for language in LANGUAGES:
                    assert plain(said[language]) == without_links(getattr(step.answers[expected], language))
        assert self.page.state is before


POINTER: TypeAdapter[Pointer] = TypeAdapter(Pointer)


def everything(scene: Json, step: Step) -> list[Json]:
    """All that can be clicked on a table."""
    seats = scene["table"]["seats"]
    hand = [{"at": "hand", "seat": 0, "card": one["card"]} for one in seats[0]["hand"]]
    armies = [
        {"at": "slot", "seat": seat["seat"], "slot": slot}
        for seat in seats
        for slot, card in enumerate(seat["army"])
        if card is not None
    ]
    rows = [{"at": "level", "level": level} for level in (1, 2, 3)] if "row 1" in step.lit else []
    others = [{"at": "deck", "seat": 0}, {"at": "tokens", "seat": 0}] if step.asks == "move" else []
    return [*hand, *armies, *rows, *others, *(one["at"] for one in scene["blocked"])]


def plain(pieces: "list[str | list[str]]") -> str:
    return "".join(piece if isinstance(piece, str) else piece[0] for piece in pieces)


async def begin(served: Served, id: str) -> str:
    made = await served.new_game(lesson=id)
    assert [player["level"] for player in made["players"]] == [None, "recruit"]
    token: str = made["seats"][0]["token"]
    return token


# -- along the path, and off it ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("id", "prefer"), [*product(lessons(), range(3))])
def test_a_lesson_is_played_to_its_end_and_then_freely(id: str, prefer: int, tmp_path: Path) -> None:
    """Whatever is chosen where the lesson leaves a choice."""

    async def learn() -> None:
        async with InMemory()(tmp_path) as served, sitting(served, await begin(served, id)) as page:
            student = Student(page, lesson(id), prefer)
            await student.play()
            assert student.clicks <= MOST_CLICKS
            if prefer > 0:  # one free end takes long enough
                return
            await page.play_out(random.Random(prefer))
            end = page.state["lesson"]
            assert (end["asks"], end["step"]) == ("end", end["count"])

    asyncio.run(learn())


@pytest.mark.parametrize("id", lessons())
def test_wrong_clicks_are_answered_by_the_lesson(id: str, tmp_path: Path) -> None:
    taught = lesson(id)

    async def learn() -> set[tuple[int, int]]:
        async with InMemory()(tmp_path) as served, sitting(served, await begin(served, id)) as page:
            student = Student(page, taught, curious=True)
            await student.play()
            return student.answered

    listed = {(number, place) for number, step in enumerate(taught.steps, 1) for place in range(len(step.answers))}
    assert listed - asyncio.run(learn()) == set(), "nobody can meet these answers"


@pytest.mark.parametrize("id", lessons())
def test_a_move_that_is_not_asked_for_is_refused_by_the_lesson(id: str, tmp_path: Path) -> None:
    taught = lesson(id)
    game = taught.game()
    accepted = Place(taught).accepted(game.state)

    async def learn() -> None:
        async with InMemory()(tmp_path) as served, sitting(served, await begin(served, id)) as page:
            for action in set(game.legal()) - set(accepted):
                for type in ("try", "confirm"):
                    answer = await page.ask(type, number=page.state["number"], steps=[action])
                    assert (answer["type"], answer["code"]) == ("error", "illegal")
                    assert plain(answer["reasons"][0]["en"]) == taught.otherwise["move"].en

    asyncio.run(learn())


# -- back, skip, leave -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", lessons())
def test_every_step_can_be_skipped(id: str, tmp_path: Path) -> None:
    """Skipping plays the step."""

    async def learn() -> None:
        async with InMemory()(tmp_path) as served, sitting(served, await begin(served, id)) as page:
            student = Student(page, lesson(id))
            for number in range(1, len(lesson(id).steps) + 1):
                assert student.number == number
                await page.ask("lesson", act="skip")
                await student.go_on_from(number)
            assert page.state["lesson"] is None
            refused = await page.ask("lesson", act="skip")
            assert refused["code"] == "illegal"

    asyncio.run(learn())


@pytest.mark.parametrize("id", lessons())
def test_every_step_can_be_gone_back_to(id: str, tmp_path: Path) -> None:
    """From anywhere to the beginning, with the same tables, and all the way again."""
    taught = lesson(id)

    async def learn() -> None:
        async with InMemory()(tmp_path) as served, sitting(served, await begin(served, id)) as page:
            student = Student(page, taught)
            tables: list[Json] = []
            for number in range(1, len(taught.steps)):
                tables.append(page.state["scene"]["table"])
                await page.ask("lesson", act="skip")
                await student.go_on_from(number)
            while (before := student.number) != 1:
                page.seen = 0  # all events are told again
                await page.ask("lesson", act="back")
                assert student.number is not None and before is not None and student.number == before - 1
                assert page.state["scene"]["table"] == tables[student.number - 1]
            await student.play()

    asyncio.run(learn())


@pytest.mark.parametrize("id", lessons())
def test_a_lesson_is_left_at_any_step_and_resumed(id: str, tmp_path: Path) -> None:
    """Also by a server that was started again; only what has been read may have to be read again."""
    taught = lesson(id)
    serving = InMemory()

    async def learn() -> None:
        async with serving(tmp_path) as served:
            token = await begin(served, id)
        number: int | None = 1
        for _ in taught.steps:
            async with serving(tmp_path) as served, sitting(served, token) as page:
                assert page.state["lesson"]["step"] == number
                listed = await served.post("/api/games/mine", {"tokens": [token]})
                assert listed["games"][0]["lesson"] == id
                student = Student(page, taught)
                while (number := student.number) is not None:
                    await student.do_step(number)
                    if taught.steps[number - 1].asks not in ("find", "read"):
                        number = student.number
                        break
                if number is None:
                    return

    asyncio.run(learn())


def test_a_lesson_of_older_rules_goes_on_as_an_ordinary_game(tmp_path: Path) -> None:
    serving = InMemory()

    async def learn() -> None:
        async with serving(tmp_path) as served:
            token = await begin(served, "first-game")
            async with sitting(served, token) as page:
                await Student(page, lesson("first-game")).play(until=5)
        serving.age(tmp_path)
        async with serving(tmp_path) as served, sitting(served, token) as page:
            assert page.state["lesson"] is None and len(page.choices) > 1
            await page.play_out(random.Random(1))

    asyncio.run(learn())


def test_only_lessons_have_lesson_messages(tmp_path: Path) -> None:
    async def play() -> None:
        async with InMemory()(tmp_path) as served:
            made = await served.new_game(seed="7")
            async with sitting(served, made["seats"][0]["token"]) as page:
                assert page.state["lesson"] is None
                assert (await page.ask("lesson", act="next"))["code"] == "illegal"

    asyncio.run(play())


def test_a_game_that_left_its_lesson_is_free() -> None:
    """For instance after the lesson was changed: nobody is stuck."""
    taught = lesson("first-game")
    game = taught.game()
    game.apply("play arpia")
    place = place_in(taught, game)
    assert place.step is None and place.accepted(game.state) == game.legal()


def test_a_side_question_comes_with_its_step_and_waits_to_be_asked(tmp_path: Path) -> None:
    first = lesson("first-game")
    with_asides = [number for number, step in enumerate(first.steps, 1) if step.aside is not None]
    assert with_asides == [5, 12, 17]

    async def learn() -> None:
        async with InMemory()(tmp_path) as served, sitting(served, await begin(served, "first-game")) as page:
            assert page.state["lesson"]["aside"] is None
            await Student(page, first).play(until=5)
            told, aside = page.state["lesson"], first.steps[4].aside
            assert aside is not None and plain(told["text"]["en"]) == without_links(first.steps[4].text.en)
            for language in LANGUAGES:
                assert plain(told["aside"]["question"][language]) == getattr(aside.question, language)
                assert plain(told["aside"]["words"][language]) == getattr(aside.words, language)

    asyncio.run(learn())


@pytest.mark.parametrize("shown", ["open", "tokens"])
def test_what_has_not_been_taught_is_not_shown(shown: str) -> None:
    """Up to the question which card is OPEN; tokens until the step about them."""
    first = lesson("first-game")
    about = next(number for number, step in enumerate(first.steps) if step.idea == shown)
    last = about + 1 if shown == "open" else about
    hidden = [number for number in range(len(first.steps)) if shown in first.hidden_at(number)]
    assert hidden == [*range(last)]
    assert all(shown not in lesson("gosu").hidden_at(number) for number in range(len(lesson("gosu").steps)))
