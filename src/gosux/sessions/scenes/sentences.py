"""What the engine says, as messages that a page puts into words."""

from functools import cache

from gosux.game.decision import Result as GameResult
from gosux.model.events import Event, GameOver
from gosux.model.messages import Argument as EngineArgument
from gosux.model.messages import Message, Reason
from gosux.model.mistakes import Mistake
from gosux.sessions.messages.base import Argument, Localised, Said
from gosux.sessions.messages.table import Result
from gosux.text.words import ABSENT, Words


@cache
def words_of(language: str, ruleset: str) -> Words:
    return Words(language, ruleset)


def in_all_languages(ruleset: str, message: Message) -> Localised:
    """A clause of a card, which only ``gosux.text`` can form."""
    return Localised(en=words_of("en", ruleset).message(message), fr=words_of("fr", ruleset).message(message))


def mistake_said(mistake: Mistake) -> Localised:
    """What is wrong, in one sentence of each language."""
    game = mistake.game or "gosu-x"
    return Localised(en=words_of("en", game).mistake(mistake), fr=words_of("fr", game).mistake(mistake))


def argument(ruleset: str, value: EngineArgument) -> Argument:
    if isinstance(value, Message):
        return in_all_languages(ruleset, value)
    if isinstance(value, list):
        return [argument(ruleset, one) for one in value]
    return value if isinstance(value, str) else int(value)


def arguments(ruleset: str, args: "dict[str, EngineArgument]") -> dict[str, Argument]:
    return {key: argument(ruleset, value) for key, value in args.items()}


def reason_said(ruleset: str, reason: Reason) -> Said:
    args: dict[str, EngineArgument] = {"clan": "none", **reason.args}
    return Said(id=f"reason-{reason.id}", args=arguments(ruleset, args), rules=[*reason.rules])


def prompt_said(ruleset: str, prompt: Message, viewer: "int | None") -> Said:
    """To the player who is asked, or to everyone else."""
    args: dict[str, EngineArgument] = {"occasion": "none", **prompt.args}
    asked = viewer is not None and prompt.args.get("player") == viewer
    return Said(id=prompt.id, attribute="" if asked else "other", args=arguments(ruleset, args))


def result_said(result: GameResult, viewer: "int | None") -> Said:
    shared = "-shared" if len(result.winners) > 1 else ""
    if not result.winners:
        outcome = "draw"
    elif viewer is None:
        outcome = f"named{shared}"
    else:
        outcome = f"{'won' if viewer in result.winners else 'lost'}{shared}"
    args: dict[str, Argument] = {"result": outcome, "winners": [*result.winners]}
    why = Said(id=f"result-{result.rule.lower().replace('.', '-')}", args=args)
    return Said(id="result", args={**args, "why": why}, rules=[result.rule])


def result_now(result: "GameResult | None", viewer: "int | None") -> "Result | None":
    if result is None:
        return None
    return Result(winners=[*result.winners], rule=result.rule, said=result_said(result, viewer))


def event_said(ruleset: str, event: Event, viewer: "int | None") -> "Said | None":
    """One sentence to ``viewer``, who may see the event; None for what is not worth one."""
    if event.silent:
        return None
    if isinstance(event, GameOver):
        return result_said(GameResult(event.winners, event.rule), viewer)
    args = arguments(ruleset, {**ABSENT, **event.args})
    if "cards" in event.args:
        del args["cards_count"]  # it follows from the list
    for key in ("by", "owner"):
        if key in event.args and event.args[key] == event.args.get("player") != viewer:
            args[f"{key}_is"] = "self"
    values = event.args.get("values")
    if isinstance(values, list):
        numbers = [int(str(value)) for value in values]
        args["high"] = max(numbers)
        args["low"] = min(numbers)
        args["standings"] = [
            Said(id="battle-standing", args={"player": seat, "value": value})
            for seat, value in enumerate(numbers)
            if value >= 0
        ]
    return Said(id=f"event-{event.kind}", args=args)
