"""The action that a draft makes up: a card that is played or shifted, how far it has come, and its parts."""

from typing import NamedTuple

from gosux.game.prompts import prompt_of
from gosux.model import events, kinds
from gosux.model.actions import ARMY_SIZE, NO, ROW_LENGTH, YES
from gosux.model.catalogue import DESIGN
from gosux.model.changes.army import place, to_discard
from gosux.model.events import Event
from gosux.model.frame import FROM_PILE, Frame
from gosux.model.messages import Argument, Message
from gosux.model.messages.references import CardRef, KindRef, RuleRef
from gosux.model.state import State, slot_of
from gosux.rules.battle import army_value
from gosux.rules.games.gosu.mutation import Mutation
from gosux.rules.play import Play
from gosux.rules.shift import Shift
from gosux.sessions.messages.base import Sentence
from gosux.sessions.messages.play import Plan, PlanStep, WonderSwitch
from gosux.sessions.messages.pointers import AtHand, AtPile
from gosux.sessions.messages.table import Choice, Question
from gosux.sessions.scenes.pointers import at_code
from gosux.sessions.scenes.sentences import Sentences
from gosux.text.questions import OF_AN_ACTION

Incoming = AtHand | AtPile


class Course(NamedTuple):
    """The steps of a draft. ``states`` are those before each of them and, unless the last one waits, after it."""

    states: list[State]
    rows: list[int]
    told: list[Event]  # what is certain to happen
    waits: bool
    incoming: "Incoming | None"

    @property
    def asked(self) -> State:
        """The last question that was asked: it is open, or its answer waits for confirmation."""
        return self.states[-1]


class Planned(NamedTuple):
    """``slot`` is where a shift takes place, -1 for a card that is played; ``new`` the card that comes in."""

    slot: int
    card: int
    new: int
    from_pile: bool
    cost: int
    paid: int
    wonder: bool  # whether the Wonder token was returned

    @property
    def to_discard(self) -> int:
        return self.cost - (1 if self.wonder else 0)

    @property
    def left(self) -> int:
        return max(0, self.to_discard - self.paid)


def in_progress(state: State) -> "Frame | None":
    """The step of the rules that asks, if a card is being played or shifted now."""
    top = state.stack[-1] if state.stack else None
    return top if top is not None and isinstance(top.effect, (Play, Shift)) else None


def planned(course: Course) -> "Planned | None":
    """What the draft began with, if it is a card that is played or shifted."""
    first = course.states[0]
    table = first.catalogue.table
    army = first.seats[first.decider].army
    frame = in_progress(first)
    slot, card, from_pile = -1, -1, False
    if first.kind == kinds.TURN and course.rows:
        family = table.family(course.rows[0])
        if family == kinds.SHIFT:
            slot = table.index(course.rows[0])
        elif family in (kinds.PLAY, kinds.RECALL):
            card, from_pile = table.index(course.rows[0]), family == kinds.RECALL
    elif frame is not None and isinstance(frame.effect, Shift):
        slot = int(slot_of(frame.that))
    elif frame is not None:
        card, from_pile = int(frame.chosen), frame.origin == FROM_PILE
    if slot < 0 and card < 0:
        return None
    card = army[slot] & DESIGN if slot >= 0 else card
    wonder = any(isinstance(event, events.WonderReturned) for event in course.told)
    paid = sum(1 for event in course.told if pays(first, event))
    return Planned(
        slot, card, _new(course, slot), from_pile, _cost(course, paid + (1 if wonder else 0)), paid, wonder
    )  # fmt: skip


def pays(state: State, event: Event) -> bool:
    """Whether it is a card that is discarded to pay."""
    law = state.catalogue.law
    rules = [RuleRef(law.cite(rule)) for rule in ("X5.2d", "X6.2a")]
    return isinstance(event, events.Discarded) and event.cause in rules


def _cost(course: Course, settled: int) -> int:
    announced = next((event.cost for event in course.told if isinstance(event, (events.Plays, events.Shifts))), None)
    if announced is not None:
        return int(announced)
    frame = in_progress(course.asked)
    return settled + (int(frame.left) if frame is not None and not course.waits else 0)


def _new(course: Course, slot: int) -> int:
    """The card that a shift brings in, as far as it is settled; -1 otherwise."""
    if slot < 0:
        return -1
    number = course.asked.catalogue.number
    for event in course.told:
        if isinstance(event, events.SetAside):
            return number[event.card.id]
        if isinstance(event, events.Entered) and not event.causes:
            return number[event.card.id]
    if course.asked.incoming >= 0:
        return int(course.asked.incoming)
    settled = _settled(course)
    return -1 if settled is None else number[settled.card]


def _settled(course: Course) -> "Incoming | None":
    """The card that comes in, while it is being paid for: chosen, or the only one that could."""
    found = candidates(course.asked)
    if course.incoming in found:
        return course.incoming
    return found[0] if len(found) == 1 else None


def candidates(state: State) -> list[Incoming]:
    """The cards that a shift which is being paid for could bring in (X6.2)."""
    frame = in_progress(state)
    if frame is None or not isinstance(frame.effect, Shift) or isinstance(frame.effect, Mutation):
        return []
    ids = state.catalogue.table.designs
    you = int(frame.controller)
    found: list[Incoming] = [
        AtHand.model_construct(at="hand", seat=you, card=ids[design]) for design in frame.effect.from_hand(state, frame)
    ]
    if frame.flag:
        pile = frame.effect.from_pile(state, frame)
        found += [AtPile.model_construct(at="pile", seat=you, card=ids[design]) for design in pile]
    return found


def incoming_question(question: Question, sentences: Sentences, state: State) -> Question:
    """Which card a shift brings in, asked before it is paid for."""
    prompt = prompt_of(state)
    asked = sentences.prompt(Message("prompt-replace", prompt.args))
    return question.model_copy(update={"kind": kinds.KINDS[kinds.REPLACE].name, "prompt": asked, "title": asked})


def incoming_choice(sentences: Sentences, state: State, at: Incoming) -> Choice:
    card = state.card_ref(state.catalogue.number[at.card])
    named = sentences.say("plan-in", {"card": card, "from": "hand" if at.at == "hand" else "pile"})
    return Choice.model_construct(action=None, verb="replace", at=at, label=named, cost=None, against_yourself=False)


def is_active(course: Course) -> bool:
    """Whether the draft is still about playing or shifting itself, not about what that brings about."""
    return in_progress(course.asked) is not None


# -- messages ----------------------------------------------------------------------------------------------------


def plan_of(course: Course) -> "Plan | None":
    found = planned(course)
    if found is None or not is_active(course):
        return None
    ids = course.asked.catalogue.table.designs
    shift = found.slot >= 0
    seat = int(course.states[0].decider)
    return Plan.model_construct(
        verb="shift" if shift else "play",
        leaves=at_code(seat * ARMY_SIZE + found.slot) if shift else None,
        out=ids[found.card] if shift else None,
        enters=ids[found.card] if not shift else ids[found.new] if found.new >= 0 else None,
        from_pile=isinstance(_settled(course), AtPile) if shift else found.from_pile,
        choosable=len(candidates(course.asked)) > 1,
        cost=found.cost,
        paid=found.paid,
        wonder=_switch(course, found),
    )


def _switch(course: Course, found: Planned) -> "WonderSwitch | None":
    for step, row in enumerate(course.rows):
        if course.states[step].kind == kinds.WONDER:
            return WonderSwitch.model_construct(used=row == YES, step=step, other=NO if row == YES else YES)
    return WonderSwitch.model_construct(used=True, step=None, other=None) if found.wonder else None


def title_of(sentences: Sentences, course: Course) -> Sentence:
    """The whole action: never only its last step."""
    found = planned(course)
    if found is not None and is_active(course):
        return plan_title(sentences, course.asked, found, found.to_discard)
    if course.waits:
        return sentences.answer(course.asked, course.rows[-1])
    return sentences.title(course.asked)


def plan_title(sentences: Sentences, state: State, found: Planned, cost: int) -> Sentence:
    args: dict[str, Argument] = {"card": state.card_ref(found.card), "cost": cost}
    if found.slot < 0:
        return sentences.say("plan-play", {**args, "from": "pile" if found.from_pile else "hand"})
    return sentences.say("plan-shift", {**args, "new": state.card_ref(found.new) if found.new >= 0 else "none"})


def parts_of(sentences: Sentences, course: Course) -> list[PlanStep]:
    """What is done and what is left; none if the draft has a single part."""
    found = planned(course)
    if found is not None and is_active(course):
        return _parts_of_plan(sentences, course, found)
    parts: list[PlanStep] = []
    if found is not None and course.rows:
        parts.append(part(plan_title(sentences, course.asked, found, 0), "done", 0))
    for step, row in enumerate(course.rows):
        of_action = found is not None and (step == 0 or course.states[step].kind in OF_AN_ACTION)
        if not of_action:
            parts.append(part(sentences.action(course.states[step], row), "done", step))
    if not course.waits:
        kind = kinds.KINDS[course.asked.kind].name
        parts.append(part(sentences.say("plan-now", {"question": KindRef(kind)}), "now", len(course.rows)))
    return parts if len(parts) > 1 else []


def _parts_of_plan(sentences: Sentences, course: Course, found: Planned) -> list[PlanStep]:
    state = course.asked
    card = state.card_ref(found.card)
    steps = len(course.rows)
    parts: list[PlanStep] = []
    if found.slot >= 0:
        new: CardRef | str = state.card_ref(found.new) if found.new >= 0 else "none"
        parts.append(part(sentences.say("plan-out", {"card": card}), "done", 0))
        origin = "pile" if isinstance(_settled(course), AtPile) else "hand"
        comes = sentences.say("plan-in", {"card": new, "from": origin})
        parts.append(part(comes, "done" if found.new >= 0 else "now", 1))
        ahead = found.new < 0
    else:
        parts.append(part(sentences.say("plan-in", {"card": card, "from": "hand"}), "done", 0))
        ahead = state.kind == kinds.ROW and not course.waits
        if ahead:
            parts.append(part(sentences.say("plan-row"), "now", steps))
    if found.cost > 0:
        done = found.left == 0
        said = sentences.say("plan-pay", {"left": found.left})
        parts.append(part(said, "done" if done else "later" if ahead else "now", min(steps, 1)))
    return parts


def part(text: Sentence, state: str, back: int) -> PlanStep:
    return PlanStep.model_construct(text=text, state=state, back=back)


def totals_when_paid(course: Course) -> "list[int] | None":
    """What the armies are worth once the card lies there, before it does anything; None while it is not settled."""
    found = planned(course)
    frame = in_progress(course.asked)
    if found is None or frame is None or course.waits or (found.slot >= 0 and found.new < 0):
        return None
    state = course.asked.clone()
    you = int(state.decider)
    player = state.seats[you]
    design = found.new if found.slot >= 0 else found.card
    if state.incoming < 0:
        _take(player.hand if course.incoming is None or course.incoming.at == "hand" else player.discard, design)
    del player.hand[: int(frame.left)]
    if found.slot >= 0:
        code = you * ARMY_SIZE + found.slot
        to_discard(state, code, events.ShiftedOut)
        place(state, code, design, "hand")
    else:
        row = int(frame.level) if frame.level >= 0 else state.catalogue.level[design] - 1
        place(state, you * ARMY_SIZE + row * ROW_LENGTH + player.rows[row], design, "hand")
    return [int(army_value(state, seat)) for seat in range(len(state.seats))]


def _take(cards: list[int], design: int) -> None:
    found = next((one for one in cards if one & DESIGN == design), None)
    if found is not None:
        cards.remove(found)
