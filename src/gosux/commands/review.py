"""``gosux review``: what the decisions of a finished game were worth, and what luck did."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Literal

import typer

from gosux.analysis.review import ITERATIONS, METHOD, Decision, Review, Step, step_of, steps
from gosux.analysis.review import review as add_up
from gosux.commands.replay import verified
from gosux.commands.review_page import review_page
from gosux.commands.shared.files import reading
from gosux.commands.shared.in_time import in_time
from gosux.commands.shared.packs import PackOption, learn_packs
from gosux.commands.simulate import progress_bar
from gosux.records.files import RecordError
from gosux.records.replays import Replay, parse_replay
from gosux.text import Words
from gosux.text.review import budget_words, draft_lines, review_numbers, told_decision, turning_point

FORMAT = "gosux-review/1"


def review(
    file: Annotated[Path, typer.Argument(help="A replay.")],
    player: Annotated[
        list[int] | None, typer.Option(help="Only this player, counted from 1; can be repeated.", min=1)
    ] = None,
    iterations: Annotated[int, typer.Option(help="Iterations of the search of each decision.", min=8)] = ITERATIONS,
    checkpoint: Annotated[
        Path | None, typer.Option(help="Save progress here after every action and resume from it.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    html: Annotated[Path | None, typer.Option(help="Write one page that needs no other file.", metavar="FILE")] = None,
    pack: PackOption = None,
    lang: Annotated[Literal["en", "fr"], typer.Option(help="The language: en or fr.")] = "en",
) -> None:
    """Review a finished game: choices, luck, turning points."""
    learn_packs(pack)
    with reading(file, lang):
        replay = parse_replay(in_time(verified, file, pack))
        seats = sorted({number - 1 for number in player}) if player else list(range(replay.seats))
        if seats[-1] >= replay.seats:
            raise RecordError("review-player", {"number": seats[-1] + 1, "players": replay.seats})
    words = Words(lang, replay.rules.id)
    done = read_checkpoint(checkpoint, replay, iterations, seats) if checkpoint is not None else {}
    found: list[Step] = []
    with progress_bar(len(replay.actions), words.say("review-working")) as report:
        for step in steps(replay, iterations, seats, done):
            found.append(step)
            if checkpoint is not None and step.number not in done:
                with checkpoint.open("a", encoding="utf-8") as log:
                    log.write(json.dumps(step.to_json()) + "\n")
            if report is not None:
                report(1)
    told = [add_up(replay, found, seat) for seat in seats]
    if html is not None:
        html.write_text(review_page(words, replay, told, iterations), encoding="utf-8")
    elif as_json:
        print(json.dumps(review_json(words, replay, told, iterations), ensure_ascii=False))
    else:
        for line in review_text(words, replay, told, iterations):
            print(line)


# -- an interrupted review ---------------------------------------------------------------------------------------


def read_checkpoint(path: Path, replay: Replay, iterations: int, seats: list[int]) -> dict[int, Step]:
    """What an interrupted review of the same game found; a file of another review is begun again."""
    known = {"format": FORMAT, "method": METHOD, "game": replay.checksum}
    head = json.dumps({**known, "iterations": iterations, "players": seats})
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    if not lines or lines[0] != head:
        path.write_text(head + "\n", encoding="utf-8")
        return {}
    return {step.number: step for step in whole_steps(lines[1:])}


def whole_steps(lines: list[str]) -> Iterator[Step]:
    """The last line may be cut."""
    for line in lines:
        try:
            yield step_of(json.loads(line))
        except (ValueError, LookupError, TypeError):
            return


# -- as text and as JSON -----------------------------------------------------------------------------------------


def review_text(words: Words, replay: Replay, told: list[Review], iterations: int) -> list[str]:
    lines: list[str] = []
    for one in told:
        player = words.names.player(one.player)
        lines += [words.say("review-title", player=player), *review_numbers(words, one), ""]
        picks = draft_lines(words, replay, one)
        lines += [*picks, ""] if picks else []
        lines.append(words.say("review-turning"))
        for decision in one.turning_points:
            first, *rest = turning_point(words, replay, decision)
            lines += ["", f"  {first}", *(f"    {line}" for line in rest)]
        if not one.turning_points:
            lines.append(f"  {words.say('review-no-turning')}")
        lines += ["", budget_words(words, one.player, iterations), ""]
    return lines[:-1]


def review_json(words: Words, replay: Replay, told: list[Review], iterations: int) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "ruleset": replay.rules.id,
        "game": replay.checksum,
        "iterations": iterations,
        "players": [
            {
                "player": one.player,
                "result": one.result,
                "without_luck": round(one.without_luck, 4),
                "luck": [[number, round(luck, 4)] for number, luck in one.luck],
                "curve": [[number, round(chance, 4)] for number, chance in one.curve],
                "loss_per_decision": round(one.loss_per_decision, 4),
                "draft_loss": round(one.draft_loss, 4),
                "decisions": [decision_json(words, replay, decision) for decision in one.decisions],
                "turning_points": [decision.number for decision in one.turning_points],
            }
            for one in told
        ],
    }


def decision_json(words: Words, replay: Replay, decision: Decision) -> dict[str, Any]:
    table = replay.rules.catalogue.table
    kind = replay.game_at(decision.number).state.kind
    reasons = told_decision(words, replay, decision).reasons if decision.facts or decision.is_draft else []
    return {
        "number": decision.number,
        "kind": decision.kind,
        "round": decision.round,
        "turn": decision.turn,
        "played": table.text(kind, decision.played),
        "best": table.text(kind, decision.best),
        "chance_played": round(decision.chance_played, 4),
        "chance_best": round(decision.chance, 4),
        "loss": round(decision.loss, 4),
        "mark": decision.mark,
        "reasons": [reason.text for reason in reasons],
        "facts": [fact.to_json() for fact in decision.facts],
    }
