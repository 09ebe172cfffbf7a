"""A puzzle is played at an ordinary table: right and wrong moves, the solution, and the game after it."""

import asyncio
from pathlib import Path

from gosux.analysis.puzzles import Puzzle
from gosux.game.game import Game
from gosux.model.kinds import TURN
from gosux.puzzles import puzzle, puzzles
from gosux.sessions.learning.puzzle import Place, PuzzleRun
from tests.sessions.playing import Json, Page, Served, Serving, sitting
from tests.sessions.test_advice import plain

ALL = [puzzle(id) for id in puzzles()]
LONG = next(one for one in ALL if len(one.own) >= 3)
FREE = next(
    (one, place) for one in ALL for place, step in enumerate(one.line) if len(step.chances) > 1 and not step.asks
)
ANSWERED = next(one for one in ALL if any(step.seat != one.solver for step in one.line))


def actions(one: Puzzle) -> list[int]:
    """The actions of the solution."""
    game, found = one.game(), []
    for step in one.line:
        found.append(action(game, step.action))
        game.step(found[-1])
    return found


def action(game: Game, text: str) -> int:
    return next(one for one in game.legal() if game.action_text(one) == text)


async def opened(served: Served, one: Puzzle) -> str:
    made = await served.new_game(puzzle=one.id, seats=[{"kind": "person", "name": "Ada"}])
    assert [seat["seat"] for seat in made["seats"]] == [one.solver]
    return str(made["seats"][0]["token"])


def state(page: Page) -> str:
    return str(page.state["puzzle"]["state"])


async def solve(page: Page, one: Puzzle) -> None:
    for step, move in zip(one.line, actions(one), strict=True):
        if step.seat == one.solver:
            while not page.choices:
                await page.hear()
            await page.confirm(move)


def without_solution(told: Json) -> bool:
    return not told["solution"] and not told["moves"]


def test_an_open_puzzle_tells_its_question_but_not_its_solution(tmp_path: Path, serving: Serving) -> None:
    async def play() -> None:
        async with serving(tmp_path) as served, sitting(served, await opened(served, LONG)) as page:
            told = page.state["puzzle"]
            assert (told["id"], told["state"], told["step"], told["count"]) == (
                LONG.id, "open", 1, len(LONG.own),
            )  # fmt: skip
            assert without_solution(told) and told["played"] is None
            assert plain(told["text"]).startswith("Your army counts ")
            assert plain(told["text"], "fr").startswith("Votre armée vaut ")
            assert not page.state["may_ask_hint"] and not page.state["may_take_back"]
            refused = await page.ask("hint", number=page.state["number"])
            assert refused["code"] == "illegal"

    asyncio.run(play())


def test_the_line_is_right_and_then_nobody_acts_until_the_solver_plays_on(tmp_path: Path, serving: Serving) -> None:
    async def play() -> None:
        async with serving(tmp_path) as served:
            token = await opened(served, LONG)
            async with sitting(served, token) as page:
                await solve(page, LONG)
                told = page.state["puzzle"]
                assert told["state"] == "right" and page.choices == []
                assert [one["seat"] for one in told["solution"]] == [step.seat for step in LONG.line]
                best, *others = told["moves"]
                assert best["reasons"] == [] and best["chance"] - others[0]["chance"] >= 14
                assert others[0]["reasons"]
                number = page.state["number"]
                refused = await page.ask("confirm", number=number, steps=[0])
                assert refused["type"] == "error"
                await page.ask("puzzle", act="leave")
                assert state(page) == "left"
                assert await page.turn()  # the rival has played on, if it was asked
                again = await page.ask("puzzle", act="again")
                assert again["code"] == "illegal"

    asyncio.run(play())


def test_the_rival_answers_as_the_line_says(tmp_path: Path, serving: Serving) -> None:
    async def play() -> None:
        async with serving(tmp_path) as served, sitting(served, await opened(served, ANSWERED)) as page:
            await solve(page, ANSWERED)
            while state(page) == "open":
                await page.hear()
            assert state(page) == "right"
            (session,) = served.lobby.sessions.values()
            assert session.game.history == actions(ANSWERED)

    asyncio.run(play())


def test_an_answer_that_is_as_good_as_the_lines_solves_the_puzzle_with_what_was_confirmed_after_it(
    tmp_path: Path,
) -> None:
    one, place = FREE
    played = actions(one)[:place]
    game = one.game()
    for move in played:
        game.step(move)
    played.append(action(game, next(text for text in one.line[place].chances if text != one.line[place].action)))
    game.step(played[-1])
    later = 0
    while game.state.decider == one.solver and game.state.kind != TURN:
        played.append(game.legal()[0])
        game.step(played[-1])
        later += 1
    assert PuzzleRun(one).place(game) == Place(place + 1 + later, found=True)
    assert PuzzleRun(one).state(game) == "right"
    game.step(game.legal()[0])
    assert PuzzleRun(one).state(game) == "left"


def test_a_wrong_move_is_told_with_its_worth_and_can_be_tried_again(tmp_path: Path, serving: Serving) -> None:
    async def play() -> None:
        async with serving(tmp_path) as served, sitting(served, await opened(served, LONG)) as page:
            first = LONG.line[0]
            await page.confirm(action(LONG.game(), first.second))
            told = page.state["puzzle"]
            assert told["state"] == "wrong" and page.choices == []
            assert without_solution(told)
            assert told["chance"] == round(first.chance * 100)
            assert told["played"]["chance"] == round(first.chances[first.second] * 100)
            assert told["played"]["reasons"]
            page.seen = 0
            answer = await page.ask("puzzle", act="again")
            assert answer["taken_back"] and state(page) == "open" and page.choices
            await solve(page, LONG)
            assert state(page) == "right"

    asyncio.run(play())


def test_the_solution_is_played_on_the_table(tmp_path: Path, serving: Serving) -> None:
    async def play() -> None:
        async with serving(tmp_path) as served:
            for one in (LONG, ANSWERED):
                async with sitting(served, await opened(served, one)) as page:
                    page.seen = 0
                    await page.ask("puzzle", act="show")
                    while state(page) != "shown":
                        await page.hear()
                    assert len(page.state["puzzle"]["solution"]) == len(one.line)

    asyncio.run(play())


def test_a_puzzle_goes_on_after_a_restart(tmp_path: Path, serving: Serving) -> None:
    async def play() -> None:
        async with serving(tmp_path) as served:
            token = await opened(served, LONG)
            async with sitting(served, token) as page:
                await page.confirm(actions(LONG)[0])
        async with serving(tmp_path) as served:
            (game,) = (await served.lobby.list_games([token])).games
            assert game.lesson == f"puzzle {LONG.id}"
            async with sitting(served, token) as page:
                assert (state(page), page.state["puzzle"]["step"]) == ("open", 2)

    asyncio.run(play())


def test_conceding_leaves_the_puzzle(tmp_path: Path, serving: Serving) -> None:
    async def play() -> None:
        async with serving(tmp_path) as served, sitting(served, await opened(served, LONG)) as page:
            await page.ask("concede")
            assert page.over and state(page) == "left"

    asyncio.run(play())


def test_an_unknown_puzzle_is_refused(tmp_path: Path, serving: Serving) -> None:
    async def play() -> None:
        async with serving(tmp_path) as served:
            status, problem = await served.refused("/api/games", {"puzzle": "gosu-x-9999"})
            assert status == 400 and problem["text"]["en"].startswith("no puzzle is called 'gosu-x-9999'")

    asyncio.run(play())
