"""A turn: one action and its effects, the end of the turn, the hand limit (X4)."""

from typing import ClassVar, Final, cast

from mypy_extensions import i64

from gosux.effects.ongoing import HandLimit
from gosux.model import events, kinds
from gosux.model.actions import ARMY_SIZE, DRAW_FIVE, DRAW_ONE, DRAW_THREE, PASS_TURN
from gosux.model.catalogue import DESIGN
from gosux.model.changes.knowledge import hand_choices
from gosux.model.changes.piles import discard_from_hand, restock
from gosux.model.effect import Effect, Registers
from gosux.model.frame import FROM_HAND, FROM_PILE, Frame
from gosux.model.messages import Argument, Reason
from gosux.model.messages.references import Reference, RuleRef
from gosux.model.ongoing import AT_END_OF_TURN, DRAW_FIVE_FOR_TWO, HAND_LIMIT, WHEN_ONE_PASSES_FIRST
from gosux.model.state import Ban, State
from gosux.model.traits import global_in_force, in_force, ongoing_in_force, triggers
from gosux.rules.activate import (
    DRAW_FIVE_CARDS,
    DRAW_ONE_CARD,
    DRAW_THREE_CARDS,
    activate,
    add_activations,
    forbids_activation,
    forbids_use,
    usable_slots,
    use_action,
)
from gosux.rules.passing import may_not_pass
from gosux.rules.play import add_plays, begin_play, can_play, play_refusals
from gosux.rules.replacement import add_shifts, forbids_shift


def hand_limit(state: State) -> i64:
    """The game's hand limit, or less while such a rule is in force for any player (X4.2c)."""
    if state.hand_limit < 0:
        limit = state.catalogue.law.hand_limit
        for seat in range(len(state.seats)):
            if in_force(state, seat) & HAND_LIMIT:
                for ongoing in ongoing_in_force(state, seat, HAND_LIMIT):
                    if isinstance(ongoing, HandLimit):
                        limit = min(limit, ongoing.cards)
        state.hand_limit = limit
    return state.hand_limit


def turn_actions(state: State, seat: i64) -> list[int]:
    """Every legal action of a turn (X4.1)."""
    table = state.catalogue.table
    player = state.seats[seat]
    tokens = player.tokens
    objects = table.objects
    actions: list[object] = []
    if tokens == 0 or not may_not_pass(state, seat):
        actions.append(PASS_TURN)
    if tokens:
        actions.append(DRAW_ONE)
        if tokens >= 2:
            actions.append(DRAW_THREE)
            if state.advantage == seat and in_force(state, seat) & DRAW_FIVE_FOR_TWO:
                actions.append(DRAW_FIVE)
    add_plays(state, seat, actions)
    if state.may_recall:
        for thrown in sorted(set(player.discard)):
            if can_play(state, seat, thrown, len(player.hand)):
                actions.append(objects[table.recall + thrown])
    add_shifts(state, seat, actions)
    if tokens:
        add_activations(state, seat, actions)
    if table.use != table.hand:  # some card of this game has an ACTION power
        for slot in usable_slots(state, seat):
            actions.append(objects[table.use + slot])
    return cast("list[int]", actions)


def end_bans(state: State, seat: i64) -> None:
    """A turn of this player has ended: so do the bans that lasted until then (X11.14)."""
    left: list[Ban] = []
    for ban in state.bans:
        if ban.by != seat:
            left.append(ban)
        elif not ban.last_turn:
            left.append(Ban(ban.seat, ban.design, ban.by, True))
        elif state.log is not None:
            state.tell(events.BanOver(ban.seat, state.card_ref(ban.design)))
    state.bans = tuple(left)


class Turn(Effect):
    """One turn of the player ``frame.controller``. Steps: 0 the action, 1 the end, 2 the hand limit, 3 after a pass.

    ``frame.flag`` is 1 if the rules pass for the player in this turn (G3.5).
    """

    registers: ClassVar[Registers] = ("flag", "left", "index")

    def run(self, state: State, frame: Frame) -> None:
        you = frame.controller
        if frame.step == 0:
            if frame.flag:
                frame.step = 1
                state.begin_group()
                state.push_new(state.catalogue.law.pass_round, you)
                return
            if state.answer < 0:
                if state.catalogue.law.after_refill is not None:  # in a loaded position (X13.7)
                    for seat in range(len(state.seats)):
                        restock(state, seat)
                    if state.refilled:
                        return
                state.ask(you, kinds.TURN, turn_actions(state, you))
                return
            frame.step = 1
            state.begin_group()
            self.act(state, frame, state.take_answer())
            if state.stack[-1] is not frame or state.over:
                return
        if frame.step == 1:
            self.end_effects(state, frame)
        if frame.step == 2:
            self.keep_hand_limit(state, frame)
        elif frame.step == 3:
            state.finish(True)

    def act(self, state: State, frame: Frame, action: i64) -> None:
        you = frame.controller
        table = state.catalogue.table
        if action == PASS_TURN:
            state.push_new(state.catalogue.law.pass_round, you)
        elif action == DRAW_ONE:
            state.push_new(DRAW_ONE_CARD, you)
        elif action == DRAW_THREE:
            state.push_new(DRAW_THREE_CARDS, you)
        elif action < table.play:  # the only word left: draw 5
            state.push_new(DRAW_FIVE_CARDS, you)
        elif action < table.recall:
            begin_play(state, you, action - table.play, FROM_HAND)
        elif action < table.shift:
            state.may_recall = False  # only one card (X11.7)
            begin_play(state, you, action - table.recall, FROM_PILE)
        elif action < table.activate:
            state.push_new(state.catalogue.law.shift, you).that = you * ARMY_SIZE + action - table.shift
        elif action < table.use:
            activate(state, you, action - table.activate)
        else:
            use_action(state, you, action - table.use)

    def end_effects(self, state: State, frame: Frame) -> None:
        """The player's own "end of your turn" effects, each once, in the order they choose (X4.2b, X4.8).

        ``frame.cards`` lists the slots whose effects have been resolved.
        """
        you = frame.controller
        table = state.catalogue.table
        if not state.stale and not state.seats[you].force & AT_END_OF_TURN:
            frame.step = 2
            return
        waiting = [one for one in triggers(state, you, AT_END_OF_TURN) if one[0] not in frame.cards]
        if not waiting:
            frame.step = 2
            return
        if state.answer >= 0:
            chosen = state.take_answer() - table.slot
        elif len(waiting) == 1:
            chosen = waiting[0][0]
        else:
            state.ask(you, kinds.TRIGGER, [table.slot + code for code, _ in waiting])
            return
        frame.cards = (*frame.cards, chosen)
        for code, effect in waiting:
            if code == chosen:
                state.push_new(effect, you, code)

    def keep_hand_limit(self, state: State, frame: Frame) -> None:
        you = frame.controller
        if state.answer >= 0:
            discard_from_hand(state, you, state.take_answer() - state.catalogue.table.hand)
        size = len(state.seats[you].hand)
        if size > state.catalogue.lowest_hand_limit and size > hand_limit(state):
            state.ask(you, kinds.HAND_LIMIT, hand_choices(state, state.seats[you].hand))
            return
        if state.bans:
            end_bans(state, you)
        if state.turn_over and in_force(state, you) & WHEN_ONE_PASSES_FIRST:
            if sum(1 for player in state.seats if player.passed) == 1:  # G11.4a, G11.4b
                frame.step = 3
                for code, ongoing in global_in_force(state, WHEN_ONE_PASSES_FIRST):
                    state.push_new(ongoing.effects()[0], you, code)
                return
        state.finish(True)

    def cause(self, state: State, frame: Frame) -> "Reference | None":
        return RuleRef(state.catalogue.law.cite("X4.2c")) if frame.step == 2 else None

    def prompt_args(self, state: State, frame: Frame) -> dict[str, Argument]:
        if frame.step != 2:
            return {}
        limit = hand_limit(state)
        return {"count": len(state.seats[frame.controller].hand) - limit, "limit": limit}

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Reason]:
        """Why something is not a legal action of this turn."""
        you = frame.controller
        if frame.step != 0:
            return []
        table = state.catalogue.table
        player = state.seats[you]
        if action == PASS_TURN:
            return [Reason("pass-with-tokens", ("X4.4a",), {"tokens": player.tokens})]
        if action == DRAW_ONE:
            return [Reason("too-few-tokens", ("X7.1a",), {"needed": 1, "tokens": player.tokens})]
        if action == DRAW_THREE:
            return [Reason("too-few-tokens", ("X7.1b",), {"needed": 2, "tokens": player.tokens})]
        if action == DRAW_FIVE and len(table.words) > DRAW_FIVE:
            if not in_force(state, you) & DRAW_FIVE_FOR_TWO or state.advantage != you:
                return [Reason("no-advantage", ("G3.1d",))]
            return [Reason("too-few-tokens", ("X7.1b",), {"needed": 2, "tokens": player.tokens})]
        why: list[Reason] = []
        if table.play <= action < table.recall:
            design = action - table.play
            if not any(entry & DESIGN == design for entry in player.hand):
                return [Reason("not-in-hand", ("X5.1",), {"card": state.card_ref(design)})]
            return play_refusals(state, you, design, len(player.hand) - 1)
        if table.recall <= action < table.shift:
            design = action - table.recall
            if not state.may_recall:
                return [Reason("no-recall", ("X11.7",), {"card": state.card_ref(design)})]
            if design not in player.discard:
                return [Reason("not-in-pile", ("X11.7",), {"card": state.card_ref(design)})]
            return play_refusals(state, you, design, len(player.hand))
        if table.shift <= action < table.activate:
            forbids_shift(state, you, action - table.shift, why)
        elif table.activate <= action < table.use:
            forbids_activation(state, you, action - table.activate, why)
        elif table.use <= action < table.hand:
            forbids_use(state, you, action - table.use, why)
        return why


TURN: Final = Turn()
