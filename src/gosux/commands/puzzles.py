"""``gosux puzzles``: list the puzzles, play one as text, mine new ones."""

import secrets
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Annotated, Literal

import typer

from gosux.analysis.puzzle_search import ITERATIONS
from gosux.analysis.puzzles import GRADES, THEMES, Puzzle, PuzzleStep
from gosux.commands.simulate import progress_bar
from gosux.game.game import Game
from gosux.lab.ledger import kept_seed
from gosux.lab.mining import FORMAT, Mine, mine
from gosux.model.kinds import TURN
from gosux.puzzles import of_the_day, puzzle, puzzles
from gosux.rules.registry import ruleset as known_ruleset
from gosux.text import Words
from gosux.text.actions import action_words
from gosux.text.advice import fact_words, nudge_words
from gosux.text.puzzles import situation
from gosux.text.review import percent_words
from gosux.tui.board import board
from gosux.tui.explained import rule
from gosux.tui.help import named

app = typer.Typer(help="Solve puzzles as text, or mine new ones.", rich_markup_mode=None)

WIDTH, HEIGHT = 100, 60  # of the table
NUDGE, SHOW = "?", "!"

Lang = Annotated[Literal["en", "fr"], typer.Option(help="The language: en or fr.")]


@app.callback(invoke_without_command=True)
def _puzzles(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        print(context.get_help())


@app.command("list")
def list_puzzles(
    theme: Annotated[str | None, typer.Option(help=f"One of: {', '.join(THEMES)}.")] = None,
    grade: Annotated[str | None, typer.Option(help=f"One of: {', '.join(GRADES)}.")] = None,
    lang: Lang = "en",
) -> None:
    """List all puzzles, today's first."""
    words = Words(lang)
    today = of_the_day(date.today())
    print(words.say("puzzles-text-today", line=listed(words, puzzle(today))))
    for id in puzzles():
        one = puzzle(id)
        if (theme is None or one.theme == theme) and (grade is None or one.grade == grade):
            print(listed(words, one))


def listed(words: Words, one: Puzzle) -> str:
    theme, level = words.say("puzzles-theme", theme=one.theme), words.say("page-level", level=one.grade)
    parts = [theme, words.say("puzzles-grade", level=level), words.say("puzzles-steps", count=len(one.own))]
    return f"{one.id}  {' · '.join(parts)}"


@app.command("play")
def play_puzzle(
    id: Annotated[str | None, typer.Argument(help="The puzzle; by default that of the day.")] = None,
    lang: Lang = "en",
) -> None:
    """Solve a puzzle: type the number of a move."""
    one = puzzle(id if id is not None else of_the_day(date.today()))
    words = Words(lang, one.ruleset)
    words.players[1 - one.solver] = words.say("terminal-bot")
    Solving(words, one, print, lambda: typer.prompt(">", default="", show_default=False, prompt_suffix=" ")).play()


class Solving:
    """A puzzle that is played as text."""

    def __init__(self, words: Words, one: Puzzle, tell: Callable[[str], None], ask: Callable[[], str]) -> None:
        self.words = words
        self.puzzle = one
        self.tell = tell
        self.ask = ask
        self.game: Game = one.game()

    def play(self) -> None:
        words, one = self.words, self.puzzle
        self.tell(listed(words, one))
        self.table()
        self.tell(words.say("puzzle-title", theme=one.theme))
        self.tell(situation(words, one.known.state, one.solver))
        for step in one.line:
            if step.asks and step is not one.line[0] and self.game.state.kind == TURN:
                self.table()
            if step.asks and not self.answered(step):
                return
            self.take(step)
        self.tell(words.say("puzzles-text-solved"))
        self.reasons(one.line[0], one.line[0].second)

    def table(self) -> None:
        for line in board(self.game.view(self.puzzle.solver), self.words, WIDTH, HEIGHT):
            self.tell(line.plain.rstrip())

    def answered(self, step: PuzzleStep) -> bool:
        """Whether the step was found. A wrong move is told and changes nothing; the solution ends the puzzle."""
        words, state = self.words, self.game.state
        table = state.catalogue.table
        self.tell("")
        for number, action in enumerate(state.choices, start=1):
            self.tell(f"{number:>3}  {action_words(words.names, state, action)}")
        while True:
            self.tell(words.say("puzzles-text-ask", nudge=NUDGE, show=SHOW))
            typed = self.ask().strip()
            if not typed:
                return False
            if typed == NUDGE:
                self.tell(nudge_words(words, self.puzzle.nudge, self.puzzle.solver))
            elif typed.startswith(NUDGE):
                self.explain(typed.removeprefix(NUDGE))
            elif typed == SHOW:
                self.solution()
                return False
            elif not (typed.isascii() and typed.isdigit() and 1 <= int(typed) <= len(state.choices)):
                self.tell(words.say("terminal-no-such-number", last=len(state.choices)))
            else:
                text = str(table.text(state.kind, state.choices[int(typed) - 1]))
                if step.is_right(text):
                    self.tell(words.say("puzzles-right-so-far"))
                    return True
                played, best = (percent_words(words, one) for one in (step.chances[text], step.chance))
                self.tell(words.say("puzzles-text-wrong", played=played, best=best))
                self.reasons(step, text)

    def explain(self, topic: str) -> None:
        """A card, keyword, term, clan or rule by its name."""
        found = named(self.words, topic) or rule(self.words, topic.strip())
        for line in found or [self.words.messages.format("puzzles-text-unknown", {"topic": topic.strip()[:60]})]:
            self.tell(line)

    def reasons(self, step: PuzzleStep, other: str) -> None:
        facts = step.reasons.get(other, [])
        if facts:
            self.tell(self.words.say("puzzles-wrong-why"))
        for fact in facts:
            self.tell(f"  + {fact_words(self.words, fact, self.puzzle.solver)}")

    def take(self, step: PuzzleStep) -> None:
        """Play a step of the line, and say it."""
        state = self.game.state
        action = next(one for one in state.choices if state.catalogue.table.text(state.kind, one) == step.action)
        said = action_words(self.words.names, state, action)
        who = self.words.say("puzzles-you" if step.seat == self.puzzle.solver else "puzzles-rival")
        self.tell(self.words.say("puzzles-text-step", who=who, action=str(said)))
        self.game.step(action)

    def solution(self) -> None:
        self.game = self.puzzle.game()
        self.tell(self.words.say("puzzles-shown"))
        for step in self.puzzle.line:
            self.take(step)
        self.reasons(self.puzzle.line[0], self.puzzle.line[0].second)


@app.command("mine")
def mine_puzzles(
    out: Annotated[Path, typer.Argument(help="The file to add finished games to; an interrupted run resumes from it.")],
    ruleset: Annotated[str, typer.Option(help="The ruleset to play.")] = "gosu-x",
    games: Annotated[int, typer.Option(help="Number of games.")] = 100,
    seed: Annotated[str | None, typer.Option(help="Any text; the same seed gives the same puzzles.")] = None,
    iterations: Annotated[
        int, typer.Option(help="Iterations of the search; ten times as many confirm a puzzle.", min=10)
    ] = ITERATIONS,
    workers: Annotated[int, typer.Option(help="Number of worker processes.")] = 1,
    lang: Lang = "en",
) -> None:
    """Search games of bots for positions with one clearly best line."""
    words = Words(lang, known_ruleset(ruleset).id)
    chosen = seed or kept_seed(out, FORMAT) or secrets.token_hex(8)
    with progress_bar(games, words.say("puzzles-text-mining")) as report:
        found = mine(Mine(ruleset, games, chosen, iterations), out, workers, report)
    count = sum(len(one.puzzles) for one in found)
    print(words.say("puzzles-text-mined", games=str(len(found)), count=count, file=str(out)))
