"""Activation tokens as a turn's action: spend them to draw, or place one on a card (X7)."""

from typing import Final

from mypy_extensions import i64

from gosux.effects.army.will import use_will, will_refusals, wills_in_hand
from gosux.effects.copying import activation_in_slot
from gosux.effects.piles.draw import Draw
from gosux.model import events, kinds
from gosux.model.actions import ARMY_SIZE, NO, ROW_LENGTH
from gosux.model.catalogue import CAPTURED, DESIGN
from gosux.model.changes.tokens import put_token, spend
from gosux.model.effect import Effect
from gosux.model.frame import Frame
from gosux.model.messages import Argument, Reason
from gosux.model.ongoing import MIRROR, TOKENS_ANYWHERE, WHEN_DRAWING_THREE, WILL_STOP_ACTIVATION
from gosux.model.state import State, seat_of, slot_of, slot_ref
from gosux.model.traits import acting, in_force, triggers


class SpendToDraw(Effect):
    """Spend tokens to draw cards (X7.1); drawing three may trigger effects."""

    def __init__(self, tokens: i64, cards: i64) -> None:
        super().__init__()
        self.tokens = tokens
        self.draw = Draw(cards)

    def parts(self) -> list[Effect]:
        return [self.draw]

    def run(self, state: State, frame: Frame) -> None:
        you = frame.controller
        if frame.step == 0:
            frame.step = 1
            spend(state, you, self.tokens)
            if self.tokens == 2:
                for code, effect in triggers(state, you, WHEN_DRAWING_THREE)[:1]:  # X4.3a: at most one turn is pending
                    state.push_new(effect, you, code)
            state.push(self.draw, frame)
        else:
            state.finish(True)


DRAW_ONE_CARD: Final = SpendToDraw(1, 1)
DRAW_THREE_CARDS: Final = SpendToDraw(2, 3)
DRAW_FIVE_CARDS: Final = SpendToDraw(2, 5)


def forbids_activation(state: State, seat: i64, code: i64, why: "list[Reason] | None") -> bool:
    """Whether a player cannot place a token on the card in a slot; every reason is added to ``why``."""
    owner = code // ARMY_SIZE
    slot = code % ARMY_SIZE
    if owner != seat and (owner >= len(state.seats) or not in_force(state, seat) & TOKENS_ANYWHERE):
        if why is not None:
            why.append(Reason("not-your-card", ("X7.2",)))
        return True
    player = state.seats[owner]
    design = player.army[slot]
    if design < 0:
        if why is not None:
            why.append(Reason("no-card-there", ("X7.2",)))
        return True
    if owner != seat and player.out:
        if why is not None:
            why.append(Reason("player-conceded", ("G3.6b",), {"player": owner}))
        return True
    if design >= CAPTURED:
        if why is not None:
            why.append(Reason("captured-not-activated", ("X3.5c",), {"card": state.card_ref(design & DESIGN)}))
        return True
    mirrors = state.catalogue.flags[design] & MIRROR
    icons = state.catalogue.icons[acting(state, owner, slot) if mirrors else design]
    refused = False
    if player.resting[slot] >= icons:
        if why is None:
            return True
        refused = True
        card = state.card_ref(design)
        why.append(Reason("no-free-icon" if icons else "no-icon", ("X7.2",), {"card": card, "icons": icons}))
    if state.seats[seat].tokens == 0:
        if why is None:
            return True
        refused = True
        why.append(Reason("no-token-in-hand", ("X7.2",)))
    return refused


def add_activations(state: State, seat: i64, actions: list[object]) -> None:
    """Add the cards that can get a token to a turn's actions: of the player's own army, or of any (G6.4)."""
    if state.catalogue.any_global & TOKENS_ANYWHERE and in_force(state, seat) & TOKENS_ANYWHERE:
        for owner in range(len(state.seats)):
            add_activations_in(state, seat, owner, actions)
    else:
        add_activations_in(state, seat, seat, actions)


def add_activations_in(state: State, seat: i64, owner: i64, actions: list[object]) -> None:
    player = state.seats[owner]
    rows = player.rows
    army = player.army
    catalogue = state.catalogue
    icons = catalogue.icons
    for row in range(3):
        length: i64 = rows[row]
        if length == 0:
            continue
        first = row * ROW_LENGTH
        for slot in range(first, first + length):
            design: i64 = army[slot]
            if design >= 0 and design < CAPTURED and (icons[design] or catalogue.flags[design] & MIRROR):
                code = owner * ARMY_SIZE + slot
                if not forbids_activation(state, seat, code, None):  # the full check, only for candidates
                    actions.append(catalogue.table.objects[catalogue.table.activate + code])


def forbids_use(state: State, seat: i64, slot: i64, why: "list[Reason] | None") -> bool:
    """Whether the ACTION power of a card cannot be used (X13.10)."""
    player = state.seats[seat]
    design = player.army[slot]
    reason = Reason("no-card-there", ("X13.10",))
    refused = True
    if design < 0:
        pass
    elif design >= CAPTURED:
        reason = Reason("captured-not-activated", ("X3.5c",), {"card": state.card_ref(design & DESIGN)})
    elif state.catalogue.actions[acting(state, seat, slot)] is None:
        reason = Reason("no-action-power", ("X13.10",), {"card": state.card_ref(design)})
    elif player.tokens == 0:
        reason = Reason("no-token-in-hand", ("X13.10",))
    else:
        refused = False
    if refused and why is not None:
        why.append(reason)
    return refused


def usable_slots(state: State, seat: i64) -> list[int]:
    return [slot for slot in range(ARMY_SIZE) if not forbids_use(state, seat, slot, None)]


def use_action(state: State, seat: i64, slot: i64) -> None:
    """A turn's action: spend a token for a card's ACTION power (X13.10)."""
    code = seat * ARMY_SIZE + slot
    spend(state, seat, 1)
    design = acting(state, seat, slot)
    if state.log is not None:
        card = state.card_ref(state.seats[seat].army[slot])
        state.tell(events.ActionUsed(seat, card, slot_ref(code)))
    effect = state.catalogue.actions[design]
    if effect is not None:
        state.push_new(effect, seat, code)


class CancelActivation(Effect):
    """The opponent may cancel the activation of the card ``frame.source`` with Force of will (X10.23)."""

    def __init__(self) -> None:
        super().__init__()
        self.secret = True  # only a player with such a card is asked

    def run(self, state: State, frame: Frame) -> None:
        other = state.opponent(frame.controller)
        if state.answer < 0:
            wills = wills_in_hand(state, other, WILL_STOP_ACTIVATION)
            if wills:
                state.ask(other, kinds.WILL, [*wills, NO])
                return
        else:
            answer = state.take_answer()
            if answer != NO:
                use_will(state, other, answer)
                design = state.seats[seat_of(frame.source)].army[slot_of(frame.source)]
                if state.log is not None:
                    state.tell(events.ActivationCancelled(other, state.card_ref(design)))
                state.finish(False)
                return
        state.finish(True)
        effect = activation_in_slot(state, frame.source)
        if effect is not None:
            state.push_new(effect, frame.controller, frame.source)

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Reason]:
        return will_refusals(state, state.opponent(frame.controller), action)

    def prompt_args(self, state: State, frame: Frame) -> dict[str, Argument]:
        return {"occasion": "activation"}


CANCEL_ACTIVATION: Final = CancelActivation()


def activate(state: State, seat: i64, code: i64) -> None:
    """A turn's action: place a token (X7.2); the effect follows, unless it is cancelled."""
    put_token(state, code, seat)
    state.push_new(CANCEL_ACTIVATION, seat, code)
