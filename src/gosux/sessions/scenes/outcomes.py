"""What comes of a draft, in sentences: what is certain, and what another player could do against it."""

from typing import NamedTuple

from gosux.game.prompts import prompt_of
from gosux.game.view import is_secret
from gosux.model import events, kinds
from gosux.model.events import Event
from gosux.model.messages.references import KindRef
from gosux.model.state import NOBODY, State
from gosux.sessions.messages.base import Sentence
from gosux.sessions.messages.play import Consequence
from gosux.sessions.messages.table import Score
from gosux.sessions.scenes.plans import Course, in_progress, pays, planned, totals_when_paid
from gosux.sessions.scenes.sentences import Sentences
from gosux.text.questions import OF_AN_ACTION

MOST_LINES = 3
# Answers without a choice that belong to paying: the plan shows them.
SETTLED = [KindRef(kinds.KINDS[kind].name) for kind in OF_AN_ACTION]


class Ending(NamedTuple):
    """A guessed world after the last step, and what its player saw of it."""

    state: State
    seen: State
    events: list[Event]
    because: "str | None"


def what_follows(
    sentences: Sentences, viewer: int, course: Course, endings: list[Ending], certain: int, scores: "list[Score] | None"
) -> list[Consequence]:
    """``endings`` are those in which nobody prevents it; of their events the first ``certain`` ones are the same."""
    told = course.told + (endings[0].events[:certain] if endings else [])
    found = [*paid_by_itself(sentences, course, told), *story(sentences, course, told)[-MOST_LINES:]]
    if endings:
        found += unknown(sentences, viewer, endings, certain)
        found += goes_on(sentences, viewer, endings, told)
    if scores is not None and found:
        place = next((place for place, one in enumerate(found) if one.kind in ("turn", "question")), len(found))
        found[max(0, place - 1)].totals = [score.total for score in scores]
    return found


def what_it_costs(sentences: Sentences, course: Course) -> list[Consequence]:
    """Before a card is paid for: what it will do, and what the armies are worth then. Also what had to be chosen."""
    found = planned(course)
    if found is not None and in_progress(course.asked) is not None:
        design = found.card if found.slot < 0 else found.new
        if design < 0:
            return []
        card = course.asked.card_ref(design)
        return [consequence("effect", sentences.effect(card), totals_when_paid(course))]
    lines: list[Consequence] = []
    if any(isinstance(event, events.ChosenForYou) and event.question not in SETTLED for event in course.told):
        lines = story(sentences, course, course.told)
    return [*paid_by_itself(sentences, course, course.told), *lines][-MOST_LINES:]


def paid_by_itself(sentences: Sentences, course: Course, told: list[Event]) -> list[Consequence]:
    """Cards that pay because there are no others are not asked for."""
    chosen = sum(1 for state in course.states[: len(course.rows)] if state.kind == kinds.PAY)
    paid = [event for event in told if pays(course.states[0], event)][chosen:]
    return [consequence("discarded", sentences.together(paid))] if paid else []


def consequence(kind: str, text: Sentence, totals: "list[int] | None" = None) -> Consequence:
    return Consequence.model_construct(kind=kind, text=text, totals=totals)


def story(sentences: Sentences, course: Course, told: list[Event]) -> list[Consequence]:
    """What has happened besides the action that was announced, and besides its cost."""
    first = course.states[0]
    shown = [
        event
        for event in told
        if not pays(first, event)
        and not isinstance(event, (events.WonderReturned, events.Turn))
        and not (isinstance(event, events.ChosenForYou) and event.question in SETTLED)
    ]
    lines = sentences.story(shown)
    announced = first.kind == kinds.TURN and lines
    return [consequence(kind, text) for kind, text in (lines[1:] if announced else lines)]


def unknown(sentences: Sentences, viewer: int, endings: list[Ending], certain: int) -> list[Consequence]:
    """What nobody can know beforehand."""
    because = {ending.because for ending in endings}
    draws = {drawn(ending.events[certain:], viewer) for ending in endings}
    found: list[Consequence] = []
    if len(draws) == 1 and (count := draws.pop()):
        found.append(consequence("drew", sentences.say("then-draws", {"count": count})))
    elif "dice" not in because and "hidden" in because:
        found.append(consequence("hidden", sentences.say("then-hidden")))
    if "dice" in because:
        found.append(consequence("dice", sentences.say("then-dice")))
    return found


def drawn(told: list[Event], viewer: int) -> int:
    """How many cards the player draws first of all."""
    count = 0
    for event in told:
        if not isinstance(event, events.Drew) or event.player != viewer:
            break
        count += 1
    return count


def goes_on(sentences: Sentences, viewer: int, endings: list[Ending], told: list[Event]) -> list[Consequence]:
    """Whose turn or which question comes next, if that is the same whatever is hidden."""
    turns = [event for event in told if isinstance(event, events.Turn)]
    if turns:
        return [consequence("turn", sentences.event(turns[-1]))]
    states = [ending.seen for ending in endings]
    asked = {(int(state.decider), int(state.kind)) for state in states}
    decider, kind = asked.pop()
    if asked or decider == NOBODY or is_secret(endings[0].state, viewer):
        return []
    if kind == kinds.TURN:
        turn = events.Turn(decider, int(states[0].in_extra_turn), int(states[0].turns_left))
        return [consequence("turn", sentences.event(turn))]
    prompts = [prompt_of(state) for state in states]
    if any(prompt != prompts[0] for prompt in prompts):
        return []
    if decider == viewer:
        return [consequence("question", sentences.asked(prompts[0]))]
    return [consequence("question", sentences.prompt(prompts[0]))]


def prevented(sentences: Sentences, players: set[int]) -> Consequence:
    """Somebody could be asked for a Force of will."""
    other = min(players)
    return consequence("prevented", sentences.say("then-prevented", {"players": len(players), "player": other}))
