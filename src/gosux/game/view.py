"""What one player may know about a game, as self-contained plain data, and worlds consistent with it (design 5)."""

import random
from typing import TYPE_CHECKING, Final

from gosux.game.codec import BadState, Json, options_of, read_state, ruleset_of, state_json
from gosux.game.deal import Dealer, dealers_of
from gosux.game.decision import Decision, Result
from gosux.game.prompts import decision_of, result_of
from gosux.model.changes.knowledge import UNKNOWN, decks, knowers, sort_hand
from gosux.model.dice import FastDice
from gosux.model.frame import Frame
from gosux.model.kinds import KINDS
from gosux.model.state import NOBODY, NoChoice, State
from gosux.rules.ruleset import Ruleset

if TYPE_CHECKING:
    from gosux.game.game import Game
    from gosux.game.table import Table

MOST_TRIES: Final = 500


def is_secret(state: State, viewer: int) -> bool:
    """Whether the open question must stay hidden: asking it reveals what a player holds."""
    if state.decider == viewer or not state.stack:
        return False
    top = state.stack[-1]
    return top.effect.secret and top.step == 0


def redact(state: State, viewer: int) -> State:
    """A copy of the state without anything that ``viewer`` does not know."""
    copy = state.clone()
    copy.dice = FastDice(1)
    for number, seat in enumerate(copy.seats):
        if number != viewer:
            seat.hand = _hide(seat.hand, viewer)
        # Hidden cards must not stay in design order, and copies not in the order they were drawn.
        seat.hand.sort()
        sort_hand(seat.hand)
    for deck in decks(copy):
        deck[:] = _hide(deck, viewer)
    if is_secret(state, viewer):
        _rewind(copy.stack[-1])
        copy.decider = NOBODY
    if copy.decider != viewer:
        copy.choices = []
    return copy


def _rewind(frame: Frame) -> None:
    """Go back to the moment before the question, from which it can be asked again."""
    setattr(frame, frame.effect.registers[0], 0)
    if frame.effect.hides_cards:
        frame.cards = ()


def _hide(entries: list[int], viewer: int) -> list[int]:
    bit = 1 << viewer
    return [entry if knowers(entry) & bit else entry | UNKNOWN for entry in entries]


class View:
    """Everything that the player ``viewer`` may see. Can be converted to JSON and back."""

    def __init__(self, rules: Ruleset, viewer: int, state: State) -> None:
        self.ruleset = rules.id
        self.rules = rules
        self.viewer = viewer
        self.state = state  # redacted: unknown cards are UNKNOWN
        self._dealers: list[Dealer] = []  # made for the first sample

    @property
    def decision(self) -> "Decision | None":
        """The open question; with its actions only for the player who is asked. None if there is none, or if it must
        stay hidden."""
        return decision_of(self.state)

    @property
    def result(self) -> "Result | None":
        return result_of(self.state)

    def table(self) -> "Table":
        """What this player sees on the table, as plain values; unknown cards are None."""
        from gosux.game.table import table_of

        return table_of(self.ruleset, self.state, self.viewer)

    def _repr_html_(self) -> str:
        """For notebooks: the table as this player sees it."""
        from gosux.notebook.page import html_of

        return html_of(self)

    def to_json(self) -> Json:
        state = self.state
        data = state_json(state)
        del data["dice"]
        asked: Json | None = None
        if state.decider != NOBODY:
            asked = {"player": state.decider, "kind": state.kind, "choices": list(state.choices)}
        return {"ruleset": self.ruleset, "version": self.rules.version, "viewer": self.viewer, "asked": asked, **data}

    @staticmethod
    def from_json(data: object) -> "View":
        """The view that ``to_json`` wrote; raises BadState."""
        rules = ruleset_of(data)
        assert isinstance(data, dict)  # checked by ruleset_of
        body: Json = {**data, "dice": ["fast", 1, 0]}
        state = read_state(rules.catalogue, options_of(rules, data), body, unknown=True)
        viewer = data.get("viewer")
        if isinstance(viewer, bool) or not isinstance(viewer, int) or not 0 <= viewer < len(state.seats):
            raise BadState("view-seat")
        asked = data.get("asked")
        if asked is not None:
            _read_question(state, asked)
        try:
            decision_of(state)
        except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
            raise BadState("pending-question") from error
        return View(rules, viewer, state)

    def __reduce__(self) -> "tuple[object, tuple[object, ...]]":
        return view_from_json, (self.to_json(),)

    def sample(self, rng: random.Random) -> "Game":
        """A complete game consistent with this view, with hidden cards dealt at random and dice from ``rng``."""
        from gosux.game.game import Game

        state = self.sample_state(rng)
        return Game(self.rules, state, state_json(state), [])

    def sample_state(self, rng: random.Random) -> State:
        """A complete state consistent with this view; every deal of the unseen cards is equally likely."""
        asked = self.state.decider
        kind = self.state.kind
        if not self._dealers:
            self._dealers = dealers_of(self.state)
        found: State | None = None
        for _ in range(MOST_TRIES):
            world = self.state.clone()
            world.dice = FastDice(rng.getrandbits(32))
            for dealer in self._dealers:
                dealer.deal(world, world.dice)
            if asked == self.viewer or world.over:
                return world
            world.decider = NOBODY
            try:
                world.advance()
            except NoChoice:  # the open question could not have been asked
                continue
            found = world
            if asked == NOBODY or (world.decider == asked and world.kind == kind):
                return world
        if found is None:
            raise NoChoice("no world agrees with this view")
        return found


def _read_question(state: State, asked: object) -> None:
    """The open question of a view, as to_json writes it."""
    if not isinstance(asked, dict):
        raise BadState("asked")
    player, kind, choices = asked.get("player"), asked.get("kind"), asked.get("choices")
    size = state.catalogue.table.size
    if not isinstance(choices, list) or not all(isinstance(one, int) and 0 <= one < size for one in choices):
        raise BadState("asked-choices")
    if not isinstance(player, int) or not 0 <= player < len(state.seats):
        raise BadState("asked-player")
    if not isinstance(kind, int) or not 0 <= kind < len(KINDS) or not state.stack:
        raise BadState("asked-kind")
    state.decider = player
    state.kind = kind
    state.choices = [int(one) for one in choices]


def view_from_json(data: Json) -> View:
    return View.from_json(data)
