"""Unconfirmed steps of a player, tried in sampled worlds consistent with what the player knows.

The real game is never used, so a draft cannot reveal anything that its player does not know. Every step is taken in all
worlds; a step with different outcomes, or one that is not the player's alone, waits for confirmation.
"""

import json
import random
from hashlib import blake2b
from typing import Literal, NamedTuple

from gosux.game.codec import state_json
from gosux.game.view import View, redact
from gosux.model.changes.knowledge import DESIGN, UNKNOWN, group_of, hidden_places, sort_hand
from gosux.model.events import Battle, Event
from gosux.model.events.log import EventLog
from gosux.model.state import NOBODY, NoChoice, State
from gosux.sessions.messages.play import Step, Waiting
from gosux.sessions.messages.table import Player, Scene, Score
from gosux.sessions.scenes.events import events_for
from gosux.sessions.scenes.labels import label
from gosux.sessions.scenes.scene import scene_of
from gosux.sessions.scenes.sentences import seated, sentences_for
from gosux.sessions.scenes.table import score, score_told

WORLDS = 4

Because = Literal["battle", "dice", "hidden", "other-player"]


class Outcome(NamedTuple):
    """A world after a step: what the player sees of it, and whether the step is the player's alone to take."""

    state: State
    seen: State
    text: str
    events: list[Event]
    because: "Because | None"


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
        self.waiting: Waiting | None = None

    @property
    def actions(self) -> list[int]:
        return [step.action for step in self.steps]

    @property
    def world(self) -> State:
        """A world after the steps that do not wait for confirmation."""
        return self.moments[-1].worlds[0]

    def scene(self) -> Scene:
        return scene_of(redact(self.world, self.viewer), self.ruleset, self.viewer, self.players)

    def become(self, actions: list[int]) -> int:
        """Undo steps that are no longer wanted, then take new ones; returns how many steps are possible."""
        kept = 0
        while kept < min(len(actions), len(self.steps)) and self.steps[kept].action == actions[kept]:
            kept += 1
        if kept < len(self.steps):
            self.waiting = None
            self.steps = self.steps[:kept]
            self.moments = self.moments[: kept + 1]
        for action in actions[kept:]:
            if self.waiting is not None or action not in self.world.choices or self.world.decider != self.viewer:
                break
            self.take(action)
        return len(self.steps)

    def take(self, action: int) -> None:
        """Take one more legal step."""
        moment = self.moments[-1]
        named = label(redact(self.world, self.viewer), self.ruleset, action, seated(self.players))
        outcomes = [one for world in moment.worlds if (one := self.outcome(moment, world, action)) is not None]
        because = agreed(outcomes)
        told = outcomes[0].events if outcomes else []
        if because is not None:
            told = told[: certain_events(outcomes)]
        events = events_for(told, self.sentences, None)
        self.steps.append(Step.model_construct(action=action, label=named, events=events))
        if because is None:
            self.moments.append(Moment([one.state for one in outcomes], unknown_cards(outcomes[0].seen)))
            return
        self.waiting = Waiting.model_construct(
            because=because,
            player=next_player(outcomes),
            scores=certain_scores(outcomes),
            scene=self.certain_scene(because, outcomes),
        )

    def certain_scene(self, because: Because, outcomes: list[Outcome]) -> "Scene | None":
        """The table when another player is next, if it is the same in all worlds."""
        if because != "other-player" or any(one.text != outcomes[0].text for one in outcomes):
            return None
        return scene_of(outcomes[0].seen, self.ruleset, self.viewer, self.players)

    def outcome(self, moment: Moment, world: State, action: int) -> "Outcome | None":
        """A world after the action; None for a world that turns out to be impossible."""
        state = world.clone()
        dice = state.dice.position
        log = EventLog()
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
        return Outcome(state, seen, as_text(seen), self.visible(log.events), because)

    def visible(self, events: list[Event]) -> list[Event]:
        """The events as the player sees them; the rest would be a guess."""
        return [seen for event in events if (seen := event.seen_by(self.viewer)) is not None]


def worlds_of(view: View) -> list[State]:
    """Worlds consistent with a view, the same for the same view. In the last ones, others hold as many cards as they
    can that would get them asked in the player's turn: one world per occasion for Force of will, because a small hand
    has room for only one kind of these cards."""
    text = json.dumps(view.to_json(), sort_keys=True)
    rng = random.Random(blake2b(text.encode(), digest_size=8).digest())
    occasions = sorted({will for will in view.state.catalogue.wills if will})
    worlds = [view.sample_state(rng) for _ in range(max(WORLDS, len(occasions) + 1))]
    for will, world in zip(occasions, worlds[1:]):
        arm(view, world, will)
    return worlds


def arm(view: View, world: State, will: int) -> None:
    """Replace unseen cards of the others' hands with unseen Force of will cards for this occasion."""
    wills = world.catalogue.wills
    for seat, player in enumerate(world.seats):
        if seat == view.viewer:
            continue
        seen = view.state.seats[seat]
        free = unseen_places(seen.hand, player.hand)
        free = [place for place in free if not wills[player.hand[place] & DESIGN] & will]
        for there, entry in enumerate(seen.deck):
            two = player.deck[there]
            if entry & DESIGN != UNKNOWN or not wills[two & DESIGN] & will:
                continue
            # The cards of a group are known: only their places can be swapped.
            here = next((place for place in free if group_of(player.hand[place]) == group_of(two)), None)
            if here is not None:
                free.remove(here)
                one = player.hand[here]
                player.hand[here] = one & ~DESIGN | two & DESIGN
                player.deck[there] = two & ~DESIGN | one & DESIGN
        sort_hand(player.hand)


def unseen_places(seen: list[int], hand: list[int]) -> list[int]:
    """The places of a sampled hand whose cards the viewer does not know. Hands are sorted, so the unknown cards are
    those that remain after matching the known ones."""
    known = [entry & DESIGN for entry in seen if entry & DESIGN != UNKNOWN]
    free: list[int] = []
    for place, entry in enumerate(hand):
        if entry & DESIGN in known:
            known.remove(entry & DESIGN)
        else:
            free.append(place)
    return free


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
    for because in ("battle", "dice", "hidden", "other-player"):
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
