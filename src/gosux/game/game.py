"""``Game``, the main class for programs: decisions, actions, events, views, copies."""

import json
import secrets
from collections.abc import Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64, mypyc_attr

from gosux._core import compiled
from gosux.game.codec import BadState, Json, options_of, read_state, ruleset_of, state_json
from gosux.game.decision import Action, Decision, IllegalAction, Result
from gosux.game.explain import cited, why_not
from gosux.game.prompts import decision_of, result_of
from gosux.game.seed import seed_text
from gosux.game.unknown_action import no_such_action
from gosux.game.validate import check_state
from gosux.game.view import View, redact
from gosux.model.actions import EVERYBODY, ActionTable
from gosux.model.dice import Dice
from gosux.model.events import Event
from gosux.model.events.log import EventLog
from gosux.model.kinds import KINDS
from gosux.model.messages import Reason
from gosux.model.messages.references import KindRef
from gosux.model.state import NOBODY, NoChoice, Options, State
from gosux.rules.concede import concede
from gosux.rules.registry import ruleset
from gosux.rules.ruleset import Ruleset

if TYPE_CHECKING:
    from gosux.game.table import Table

ACTING: Final = -2  # ``apply`` returns the events that the acting player may see
COMPILED: Final = compiled  # known to compiled code without looking it up

GivenAction = int | str | Action
Stage = tuple[int, State]
"""A state after an action group, with the group's number."""


@mypyc_attr(acyclic=True)
class Game:
    """A running or finished game.

    It consists of ruleset, options, seed and list of actions; the state follows from them. ``origin`` says where the
    list starts: from the seed (None) or from a position (its state as JSON).
    """

    def __init__(self, rules: Ruleset, state: State, origin: "Json | None", history: list[int]) -> None:
        self.rules = rules
        self.state = state
        self.origin = origin
        self.history = history  # action ids; -1 - seat when a player (or EVERYBODY) concedes
        self._opening: list[Event] | None = []  # None: not requested yet
        self._group = 0

    # -- the fast interface --------------------------------------------------------------------------------------

    def legal(self) -> list[int]:
        """The numbers of the legal actions; empty when the game is over. Do not modify the list."""
        return self.state.choices

    def step(self, action: int) -> None:
        """Take a legal action by its number; builds only the next state, no events."""
        state = self.state
        if not (holds(state.choices, action) if COMPILED else action in state.choices):
            number = self.action_id(action)  # checks that the action exists
            raise IllegalAction(self._as_given(number), why_not(state, number, state.decider))
        if COMPILED:
            keep(self.history, self.rules.catalogue.table, action)
        else:
            self.history.append(action)
        state.take(action)

    # -- the full interface --------------------------------------------------------------------------------------

    @property
    def ruleset(self) -> str:
        return self.rules.id

    @property
    def players(self) -> int:
        """The number of players, including those who have left the game."""
        return len(self.state.seats)

    @property
    def options(self) -> dict[str, str]:
        return dict(self.state.options.texts)

    @property
    def seed(self) -> str:
        """The seed's text. Only the host may know it, since it determines every card."""
        return self.state.dice.seed

    @property
    def opening(self) -> list[Event]:
        """The events before the first decision; empty for a game that was loaded or starts from a position."""
        if self._opening is None:
            log = EventLog()
            set_up(self.rules, self.state.options, self.seed, len(self.state.seats), log)
            self.begin_with(log)
        return self._opening if self._opening is not None else []

    def begin_with(self, log: EventLog) -> None:
        """Store the events before the first decision."""
        self._opening = log.events
        self._group = log.group

    @property
    def group(self) -> int:
        """The action group of the last event."""
        if self._opening is None:
            self.opening  # noqa: B018 (also counts the groups)
        return self._group

    @group.setter
    def group(self, number: int) -> None:
        self._group = number

    @property
    def decision(self) -> "Decision | None":
        """The open question; None when the game is over."""
        return decision_of(self.state)

    @property
    def result(self) -> "Result | None":
        return result_of(self.state)

    def apply(
        self, action: GivenAction, viewer: "int | None" = ACTING, stages: "list[Stage] | None" = None
    ) -> list[Event]:
        """Take an action and return what happened, as the acting player may see it.

        ``viewer`` selects another player's view of the events; None returns them unredacted. ``stages`` receives the
        unredacted state after each action group that another one follows. Raises IllegalAction if the rules forbid the
        action now, UnknownAction if it does not exist.
        """
        number = self.action_id(action)
        if number not in self.state.choices or self._answers_another_question(action, number):
            raise IllegalAction(self._as_given(action), self.why_not(action))
        player = self.state.decider
        log = EventLog(self.group, stages)
        self.state.log = log
        try:
            self.step(number)
        finally:
            self.state.log = None
        self.group = log.group
        return for_viewer(log.events, player if viewer == ACTING else viewer)

    def run(self, actions: Sequence[GivenAction], viewer: "int | None" = ACTING) -> list[Event]:
        """Take several actions and return what happened, like ``apply``.

        A text that starts with "?" is used only if its question is asked: "? discard elle". "concede 1" concedes.
        Actions before an error stay done. Raises what ``apply`` raises, and ChosenOtherwise.
        """
        from gosux.game.scripts import Script

        script = Script(self)
        events: list[Event] = []
        for action in [actions] if isinstance(actions, str) else actions:
            player = self.state.decider
            events += for_viewer(script.take(action), player if viewer == ACTING else viewer)
        return events

    def concede(self, player: int, viewer: "int | None" = None, stages: "list[Stage] | None" = None) -> list[Event]:
        """Concede (X1.5, G3.6); with EVERYBODY all agree to end the game, and nobody wins. Possible at any decision.
        ``stages`` as in ``apply``."""
        state = self.state
        if player != EVERYBODY and not 0 <= player < len(state.seats):
            raise ValueError(f"there is no seat {player}")
        if state.over:
            given = f"concede {player if player != EVERYBODY else 'all'}"
            raise IllegalAction(given, [cited(self.rules.law, Reason("game-over", ("X1.0",)))])
        if player != EVERYBODY and state.seats[player].out:
            raise IllegalAction(f"concede {player}", [Reason("player-conceded", ("G3.6b",), {"player": player})])
        self.history.append(-1 - player)
        log = EventLog(self.group, stages)
        state.log = log
        concede(state, player)
        state.log = None
        self.group = log.group
        return for_viewer(log.events, viewer)

    def why_not(self, action: GivenAction, player: "int | None" = None) -> list[Reason]:
        """All reasons why ``player`` (by default the one who is asked) cannot take an action now; empty if they can.

        Each reason cites the rules that forbid it. Raises UnknownAction if the action does not exist.
        """
        number = self.action_id(action)
        asked = player is None or player == self.state.decider
        if asked and self._answers_another_question(action, number):
            question = KindRef(KINDS[self.state.kind].name)
            return [cited(self.rules.law, Reason("no-answer-to-this", ("X5.7b",), {"question": question}))]
        return why_not(self.state, number, self.state.decider if player is None else player)

    def _answers_another_question(self, action: GivenAction, number: int) -> bool:
        """Whether a text names a legal row with the verb of another question."""
        if not isinstance(action, str) or number not in self.state.choices:
            return False
        return " ".join(action.split()) != self.action_text(number)

    def _as_given(self, action: GivenAction) -> str:
        """An action as the caller wrote it; a number is followed by the text of its row."""
        return f"{action} ({self.action_text(action)})" if isinstance(action, int) else str(action)

    def action_id(self, action: GivenAction) -> int:
        """The number of an action given as number, text or Action; raises UnknownAction if it does not exist."""
        table = self.rules.catalogue.table
        if isinstance(action, str):
            number = table.parse(self.state.kind, action)
        elif isinstance(action, Action):
            number = action.id
        else:
            number = action
        if not 0 <= number < table.size:
            raise no_such_action(self.rules.id, table, action)
        return number

    def action_text(self, action: int) -> str:
        """The text of an action as an answer to the current question."""
        table = self.rules.catalogue.table
        return table.text(self.state.kind, action) if 0 <= action < table.size else str(action)

    def view(self, player: int) -> View:
        """Everything that one player may see."""
        return View(self.rules, player, redact(self.state, player))

    def table(self) -> "Table":
        """The whole table as plain values, hidden cards included; ``view(player).table()`` is what one player sees."""
        from gosux.game.table import table_of

        return table_of(self.rules.id, self.state, None)

    # -- copies --------------------------------------------------------------------------------------------------

    def clone(self) -> "Game":
        """An independent copy, including the dice."""
        copy = Game(self.rules, self.state.clone(), self.origin, self.history[:])
        copy._opening = None if self._opening is None else []
        copy._group = self._group
        return copy

    def to_json(self) -> Json:
        """Everything, including hidden cards and dice: for the host only."""
        return {
            "ruleset": self.rules.id,
            "version": self.rules.version,
            "state": state_json(self.state),
            "origin": self.origin,
            "history": self.history[:],
        }

    @staticmethod
    def from_json(data: object) -> "Game":
        """The game that ``to_json`` wrote; raises BadState."""
        rules = ruleset_of(data)
        assert isinstance(data, dict)  # checked by ruleset_of
        body = data.get("state")
        state = read_state(rules.catalogue, options_of(rules, body), body)
        history = data.get("history")
        origin = data.get("origin")
        rows = rules.catalogue.table.size
        if not isinstance(history, list) or not all(
            isinstance(one, int) and -len(state.seats) <= one < rows for one in history
        ):
            raise BadState("history")
        if origin is not None:
            if not isinstance(origin, dict):
                raise BadState("origin")
            check_state(read_state(rules.catalogue, state.options, origin))
        game = Game(rules, state, origin, history[:])
        ask_again(state)
        return game

    def to_position(self) -> str:
        """The text of a position file for this moment (docs/positions.md)."""
        from gosux.records.position_writer import write_position

        return write_position(self)

    def digest(self) -> str:
        """A short fingerprint of the state, the same on every machine."""
        text = json.dumps(state_json(self.state), sort_keys=True, separators=(",", ":"))
        return blake2b(text.encode(), digest_size=16).hexdigest()

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Game)
            and self.rules.id == other.rules.id
            and state_json(self.state) == state_json(other.state)
            and self.state.choices == other.state.choices
        )

    def __hash__(self) -> int:
        return int(self.digest()[:15], 16)

    def __deepcopy__(self, memo: object) -> "Game":
        return self.clone()

    def __reduce__(self) -> "tuple[object, tuple[Json]]":
        return (game_from_json, (self.to_json(),))

    def _repr_html_(self) -> str:
        """For notebooks: the whole table, hidden cards included."""
        from gosux.notebook.page import html_of

        return html_of(self)

    def __repr__(self) -> str:
        state = self.state
        if state.over:
            return f"Game({self.rules.id!r}, {result_of(state)!r})"
        return f"Game({self.rules.id!r}, round {state.round}, {decision_of(state)!r})"


def holds(numbers: list[int], number: int) -> bool:
    """What ``in`` does; compiled, it is several times as fast, because it compares without objects."""
    for one in numbers:
        if one == number:
            return True
    return False


def keep(history: list[int], table: ActionTable, action: i64) -> None:
    """Append a legal action to a history, without a new object for its number."""
    cast("list[object]", history).append(table.objects[action])


def ask_again(state: State) -> None:
    """Ask the open question of a loaded state; raises BadState if no game can reach the state."""
    check_state(state)
    try:
        state.advance()
    except (NoChoice, ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError) as error:
        raise BadState("pending-steps") from error
    if not state.over and state.decider == NOBODY:
        raise BadState("nobody-asked")


def game_from_json(data: Json) -> Game:
    return Game.from_json(data)


def for_viewer(events: list[Event], viewer: "int | None") -> list[Event]:
    """The events as a player may see them; None for everything."""
    if viewer is None:
        return events
    seen: list[Event] = []
    for event in events:
        one = event.seen_by(viewer)
        if one is not None:
            seen.append(one)
    return seen


def new_game(
    ruleset_id: str = "gosu-x",
    seed: "int | str | None" = None,
    options: "dict[str, object] | None" = None,
    players: "int | None" = None,
) -> Game:
    """Set up a game and advance to its first decision.

    ``seed`` is any number or text (``game/seed.py``); without one, 128 bits of system randomness are used.
    ``players`` defaults to the smallest number of players that the game allows.
    """
    rules = ruleset(ruleset_id)
    text = secrets.token_hex(16) if seed is None else seed_text(seed)
    return begin_game(rules, rules.options(options), text, rules.seats(players))


def begin_game(rules: Ruleset, options: Options, seed: str, players: int) -> Game:
    """The same with everything checked already."""
    game = Game(rules, set_up(rules, options, seed, players, None), None, [])
    game._opening = None  # rarely needed: computed on request by replaying
    return game


def set_up(rules: Ruleset, options: Options, seed: str, players: int, log: "EventLog | None") -> State:
    """The state at the first decision; ``log`` collects the events before it."""
    state = State(rules.catalogue, options, Dice(seed), players)
    state.log = log
    state.push_new(rules.law.setup, 0)
    state.advance()
    state.log = None
    return state
