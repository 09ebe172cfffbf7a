"""Unconfirmed steps of a player, tried in sampled worlds consistent with what the player knows.

The real game is never used, so a draft cannot reveal anything that its player does not know. Every step is taken in all
worlds; a step with different outcomes, or one that is not the player's alone, waits for confirmation.
"""

import json
from typing import Literal, NamedTuple

from gosux.effects.piles.take import pile_row
from gosux.game.codec import state_json
from gosux.game.view import View, is_secret, redact
from gosux.model import kinds
from gosux.model.actions import NO
from gosux.model.changes.knowledge import DESIGN, UNKNOWN, hidden_places
from gosux.model.events import Battle, Event
from gosux.model.events.log import EventLog
from gosux.model.state import NOBODY, NoChoice, State
from gosux.sessions.drafts.guessed_worlds import worlds_of
from gosux.sessions.messages.play import Consequence, DraftNow, Step, Waiting
from gosux.sessions.messages.table import Player, Scene, Score
from gosux.sessions.scenes.events import events_for
from gosux.sessions.scenes.labels import label
from gosux.sessions.scenes.outcomes import Ending, prevented, what_follows, what_it_costs
from gosux.sessions.scenes.passing import is_pass, passing
from gosux.sessions.scenes.plans import (
    Course,
    Incoming,
    candidates,
    incoming_choice,
    incoming_question,
    parts_of,
    plan_of,
    title_of,
)
from gosux.sessions.scenes.pointers import pointer, verb
from gosux.sessions.scenes.scene import scene_of
from gosux.sessions.scenes.sentences import seated, sentences_for
from gosux.sessions.scenes.table import score, score_told

MANY = 2

Because = Literal["battle", "dice", "hidden", "other-player", "turn"]

REASONS: tuple[Because, ...] = ("battle", "dice", "hidden", "other-player", "turn")  # the strongest first


class Outcome(NamedTuple):
    """A world after a step: what the player sees of it, and why the step has to be confirmed, if it has to."""

    state: State
    seen: State
    text: str
    events: list[Event]
    because: "Because | None"

    def prevented(self, viewer: int) -> bool:
        """Whether somebody could say no to it, unnoticed."""
        return is_secret(self.state, viewer)


class Moment(NamedTuple):
    """The worlds after some steps."""

    worlds: list[State]
    unknown: int


class Draft:
    """Steps of ``viewer``, who is asked now, from the state of this number on."""

    def __init__(self, view: View, number: int, players: list[Player]) -> None:
        self.viewer = view.viewer
        self.ruleset = view.ruleset
        self.number = number
        self.players = players
        self.sentences = sentences_for(view.ruleset, len(players), view.viewer, seated(players))
        self.scores_before = scores(view.state)
        worlds = worlds_of(view)
        self.moments = [Moment(worlds, unknown_cards(view.state))]
        self.steps: list[Step] = []
        self.told: list[list[Event]] = []  # what is certain of each step
        self.waiting: Waiting | None = None
        self.outcomes: list[Outcome] = []  # of the step that waits
        self.incoming: Incoming | None = None

    @property
    def actions(self) -> list[int]:
        return [step.action for step in self.steps]

    @property
    def world(self) -> State:
        """A world after the steps that do not wait for confirmation."""
        return self.moments[-1].worlds[0]

    def scene(self) -> Scene:
        scene = scene_of(redact(self.world, self.viewer), self.ruleset, self.viewer, self.players)
        if self.steps and self.waiting is None:
            self.ask_for_incoming(scene)
        return scene

    def ask_for_incoming(self, scene: Scene) -> None:
        """Which card a shift brings in is asked before it is paid for, though the rules settle it afterwards."""
        found = candidates(self.world)
        if self.world.kind != kinds.PAY or len(found) < MANY:
            return
        if self.incoming is not None and self.incoming in found:
            held = [entry & DESIGN for entry in self.world.seats[self.viewer].hand]
            if held.count(self.world.catalogue.number[self.incoming.card]) == 1:
                scene.choices = [one for one in scene.choices if one.at != self.incoming]
        elif scene.question is not None:
            scene.question = incoming_question(scene.question, self.sentences, self.world)
            scene.choices = [incoming_choice(self.sentences, self.world, at) for at in found]

    def become(self, actions: list[int], incoming: "Incoming | None" = None) -> int:
        """Undo steps that are no longer wanted, then take new ones; returns how many steps are possible.

        ``incoming`` is the card that a shift is to bring in.
        """
        self.incoming = incoming
        kept = 0
        while kept < min(len(actions), len(self.steps)) and self.steps[kept].action == actions[kept]:
            kept += 1
        if kept < len(self.steps):
            self.waiting = None
            self.steps = self.steps[:kept]
            self.told = self.told[:kept]
            self.moments = self.moments[: kept + 1]
        for action in actions[kept:]:
            if not self.possible(action):
                return len(self.steps)
            self.take(action)
        taken = len(self.steps)
        while self.steps and (answer := self.settled()) is not None:
            self.take(answer, auto=True)
        return taken

    def possible(self, action: int) -> bool:
        return self.waiting is None and self.world.decider == self.viewer and action in self.world.choices

    def settled(self) -> "int | None":
        """An answer that need not be asked for: the Wonder token is kept until the player says otherwise, and the card
        that a shift brings in was chosen before."""
        table = self.world.catalogue.table
        if self.world.kind == kinds.WONDER and self.possible(NO):
            return NO
        if self.world.kind == kinds.REPLACE and self.incoming is not None:
            design = self.world.catalogue.number[self.incoming.card]
            row = table.hand + design if self.incoming.at == "hand" else pile_row(self.world, self.viewer, design)
            return row if self.possible(row) else None
        return None

    def take(self, action: int, auto: bool = False) -> None:
        """Take one more legal step."""
        moment = self.moments[-1]
        seen = redact(self.world, self.viewer)
        outcomes = [one for world in moment.worlds if (one := self.outcome(moment, world, action)) is not None]
        because = agreed(outcomes)
        told = outcomes[0].events if outcomes else []
        if because is not None:
            told = told[: certain_events(outcomes)]
        self.told.append(told)
        self.steps.append(
            Step.model_construct(
                action=action,
                kind=kinds.KINDS[seen.kind].name,
                verb=verb(seen, action),
                at=pointer(seen, action),
                label=label(seen, self.ruleset, action, seated(self.players)),
                events=events_for(told, self.sentences, None),
                auto=auto,
            )
        )
        if because is None:
            self.moments.append(Moment([one.state for one in outcomes], unknown_cards(outcomes[0].seen)))
            return
        self.outcomes = outcomes
        self.waiting = Waiting.model_construct(
            because=because,
            player=next_player(outcomes),
            scores=certain_scores(outcomes),
            scene=self.certain_scene(because, outcomes),
        )

    def certain_scene(self, because: Because, outcomes: list[Outcome]) -> "Scene | None":
        """The table when the turn is over, if it is the same in all worlds."""
        if because not in ("other-player", "turn") or any(one.text != outcomes[0].text for one in outcomes):
            return None
        return scene_of(outcomes[0].seen, self.ruleset, self.viewer, self.players)

    def outcome(self, moment: Moment, world: State, action: int) -> "Outcome | None":
        """A world after the action; None for a world that turns out to be impossible."""
        state = world.clone()
        dice = state.dice.position
        log = EventLog(next((event.group for step in reversed(self.told) for event in reversed(step)), 0))
        state.log = log
        try:
            state.take(action)
        except NoChoice:
            return None
        state.log = None
        seen = redact(state, self.viewer)
        because: Because | None = None
        if battle_in(log.events) is not None:
            because = "battle"
        elif state.dice.position != dice:
            because = "dice"
        elif unknown_cards(seen) < moment.unknown:
            because = "hidden"
        elif state.decider not in (self.viewer, NOBODY):
            because = "other-player"
        elif state.decider == self.viewer and state.kind in (kinds.TURN, kinds.DRAFT):
            because = "turn"
        return Outcome(state, seen, as_text(seen), self.visible(log.events), because)

    # -- what the page says about it ---------------------------------------------------------------------------------

    def course(self) -> Course:
        """The steps and what is certain of them."""
        states = [redact(moment.worlds[0], self.viewer) for moment in self.moments]
        told = [event for step in self.told for event in step]
        return Course(states, self.actions, told, self.waiting is not None, self.incoming)

    def then(self, course: Course) -> list[Consequence]:
        """What comes of the step that waits, unless somebody prevents it; of others, what they will come to."""
        if self.waiting is None:
            return what_it_costs(self.sentences, course)
        free = [one for one in self.outcomes if not one.prevented(self.viewer)]
        shown = free or self.outcomes
        endings = [Ending(one.state, one.seen, one.events, one.because) for one in shown]
        before = course._replace(told=[event for step in self.told[:-1] for event in step])
        scores = certain_scores(shown) if free else None
        found = what_follows(self.sentences, self.viewer, before, endings, certain_events(shown), scores)
        asked = {int(one.state.decider) for one in self.outcomes if one.prevented(self.viewer)}
        return [*found, prevented(self.sentences, asked)] if asked else found

    def now(self, request: int) -> DraftNow:
        """The message about it."""
        course = self.course()
        asked = course.asked
        passes = self.waiting is not None and is_pass(asked, course.rows[-1])
        scene = self.scene()
        return DraftNow.model_construct(
            request=request,
            number=self.number,
            steps=self.steps,
            scene=scene,
            scores_before=self.scores_before,
            waiting=self.waiting,
            title=self.sentences.say("passing-title") if passes else title_of(self.sentences, course),
            parts=parts_of(self.sentences, course),
            plan=plan_of(course),
            passing=passing(self.sentences, asked) if passes else None,
            then=self.then(course),
            lesson=None,
        )

    def visible(self, events: list[Event]) -> list[Event]:
        """The events as the player sees them; the rest would be a guess."""
        return [seen for event in events if (seen := event.seen_by(self.viewer)) is not None]


def unknown_cards(seen: State) -> int:
    """How many cards of a redacted state are unknown."""
    return sum(1 for pile in hidden_places(seen) for entry in pile if entry & DESIGN == UNKNOWN)


def as_text(seen: State) -> str:
    """Everything visible, for comparison."""
    data = state_json(seen)
    del data["dice"]
    return json.dumps([data, int(seen.decider), int(seen.kind), list(seen.choices)])


def agreed(outcomes: list[Outcome]) -> "Because | None":
    """None if the step may be taken at once: no world has an objection, and all look the same."""
    found = {one.because for one in outcomes}
    for because in REASONS:
        if because in found:
            return because
    if not outcomes or any(one.text != outcomes[0].text or not same_events(one, outcomes[0]) for one in outcomes):
        return "hidden"
    return None


def same_events(one: Outcome, two: Outcome) -> bool:
    return len(one.events) == len(two.events) and all(map(same_event, one.events, two.events))


def same_event(one: Event, two: Event) -> bool:
    return one.kind == two.kind and one.args == two.args and one.causes == two.causes


def certain_events(outcomes: list[Outcome]) -> int:
    """How many initial events are the same in all worlds, up to the first that reveals something hidden."""
    certain = 0
    for place, event in enumerate(outcomes[0].events if outcomes else []):
        others = [one.events[place] for one in outcomes if place < len(one.events)]
        if event.reveals or len(others) < len(outcomes):
            break
        if not all(same_event(event, other) for other in others):
            break
        certain += 1
    return certain


def next_player(outcomes: list[Outcome]) -> "int | None":
    """Who is next, if all worlds agree and the player may know."""
    deciders = {int(one.seen.decider) for one in outcomes}
    return deciders.pop() if len(deciders) == 1 and NOBODY not in deciders else None


def certain_scores(outcomes: list[Outcome]) -> "list[Score] | None":
    """Those of the Great Battle, if the step leads to one."""
    found = [battle_scores(one) or scores(one.seen) for one in outcomes]
    return found[0] if found and all(one == found[0] for one in found) else None


def battle_in(events: list[Event]) -> "Battle | None":
    return next((event for event in events if isinstance(event, Battle)), None)


def battle_scores(outcome: Outcome) -> "list[Score] | None":
    battle = battle_in(outcome.events)
    if battle is None:
        return None
    found = {side.seat: score_told(side) for side in battle.sides}
    return [found.get(seat, score(outcome.seen, seat)) for seat in range(len(outcome.seen.seats))]


def scores(state: State) -> list[Score]:
    return [score(state, seat) for seat in range(len(state.seats))]
