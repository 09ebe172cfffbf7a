"""Shifting, in GOSU mutation: replacing one of your cards by another of its row's level (X6, G5).

Gosu X: pay, then choose the replacement, which takes the old card's place. GOSU: announce the new goblin, which is set
aside, then pay; the old one's powers are resolved before the new one comes in.
"""

from typing import Final

from mypy_extensions import i64

from gosux.effects.army.peril import watching
from gosux.effects.piles.take import pile_design, pile_row
from gosux.effects.together import LEAVES, MUTATES, Pending, pending, resolve_together
from gosux.effects.turns import banned
from gosux.model import events, kinds
from gosux.model.actions import ROW_LENGTH
from gosux.model.catalogue import CAPTURED
from gosux.model.changes.army import fill, to_discard, vacate
from gosux.model.changes.knowledge import designs_in_hand, take_from_hand, without_copies
from gosux.model.changes.piles import discard_from_hand, left_pile
from gosux.model.effect import Effect
from gosux.model.frame import Frame
from gosux.model.keywords import FROM_THE_PILE
from gosux.model.messages import Argument, Reason
from gosux.model.ongoing import WHEN_OPPONENT_SHIFTS
from gosux.model.references import Reference, RowRef, RuleRef
from gosux.model.state import NoChoice, State, slot_of, slot_ref
from gosux.model.traits import keywords_in_slot
from gosux.rules.enter import SHIFTED_IN, enter, entered
from gosux.rules.payment import ASKED, ask_for_payment, lowered_by_wonder

ROW_BITS: Final = b"\x01\x02\x04"  # the level that belongs to each row


def shift_cost(state: State, seat: i64, slot: i64) -> i64:
    """The cards to discard, in Gosu X less 1 for each token on the card (X6.1); the Wonder token is not counted in."""
    player = state.seats[seat]
    cost = state.options.shift[player.army[slot]]
    tokens = player.resting[slot]
    return max(0, cost - tokens) if tokens and state.catalogue.law.tokens_lower_shift else cost


def fits(state: State, seat: i64, slot: i64, design: i64) -> bool:
    """Whether a card may replace the one in a slot (X6.2b, X6.3, X11.6)."""
    if not state.catalogue.levels[design] & ROW_BITS[slot // ROW_LENGTH] or design == state.seats[seat].army[slot]:
        return False
    return not (state.bans and banned(state, seat, design))


def replacements_in_hand(state: State, seat: i64, slot: i64) -> list[int]:
    """The copies in hand that may replace the card in a slot."""
    levels = state.catalogue.levels
    bit: i64 = ROW_BITS[slot // ROW_LENGTH]
    player = state.seats[seat]
    old: i64 = player.army[slot]
    found: list[int] = []
    for entry in player.hand:  # as ``fits`` says
        design: i64 = entry & 255
        if levels[design] & bit and design != old and not (state.bans and banned(state, seat, design)):
            found.append(design)
    return found


def forbids_shift(state: State, seat: i64, slot: i64, why: "list[Reason] | None") -> bool:
    """Whether the card in a slot cannot be shifted now; every reason is added to ``why``."""
    player = state.seats[seat]
    design = player.army[slot]
    if design < 0:
        if why is not None:
            why.append(Reason("no-card-there", ("X6.1",)))
        return True
    if design >= CAPTURED:
        if why is not None:
            why.append(Reason("captured-not-shifted", ("X6.5",), {"card": state.card_ref(design & 255)}))
        return True
    if state.options.shift[design] < 0:
        if why is not None:
            why.append(Reason("no-shift-cost", ("X6.1",), {"card": state.card_ref(design)}))
        return True
    cost = shift_cost(state, seat, slot)
    wonder = 1 if cost and state.wonder == seat else 0
    payable = len(player.hand) + wonder
    if why is None and payable < cost:
        return True
    if payable - 1 >= cost and has_replacement(state, seat, slot):
        return False
    secret = keywords_in_slot(state, seat, slot, FROM_THE_PILE) & FROM_THE_PILE != 0
    if why is None and not secret:
        return True
    in_hand = has_replacement(state, seat, slot)
    in_pile = secret and any(fits(state, seat, slot, other) for other in player.discard)
    found = in_hand or in_pile
    # A card of the hand that pays may come back in from the pile, unless it was to be announced before (G5.3).
    if secret and payable >= cost and (in_pile if state.catalogue.law.announces_replacement else found):
        if len(player.hand) > 1 or not takes_next_discard(state, seat):  # the only card would be gone
            return False
    if why is not None:
        card: dict[str, Argument] = {"card": state.card_ref(design), "cost": cost}
        if not found:
            why.append(Reason("no-replacement", ("X6.2c",), card))
        if payable < cost:
            why.append(Reason("cannot-pay-shift", ("X6.2a",), card))
        elif found:
            why.append(Reason("cannot-pay-shift", ("X6.2c",), card))  # the last replacement cannot pay as well
    return True


def has_replacement(state: State, seat: i64, slot: i64) -> bool:
    """Whether a card in hand may replace the card in a slot."""
    levels = state.catalogue.levels
    bit: i64 = ROW_BITS[slot // ROW_LENGTH]
    player = state.seats[seat]
    old: i64 = player.army[slot]
    for entry in player.hand:
        design: i64 = entry & 255
        if levels[design] & bit and design != old and not (state.bans and banned(state, seat, design)):
            return True
    return False


def takes_next_discard(state: State, seat: i64) -> bool:
    """Whether the next card that pays does not stay in the discard pile, but becomes the new deck (X13.7)."""
    return state.catalogue.law.after_refill is not None and not state.seats[seat].deck


BEGIN: Final = 0
WONDER: Final = 1
PAY: Final = 2
CHOOSE: Final = 3
REPLACE: Final = 4
COME_IN: Final = 5


class Shift(Effect):
    """Shift the card in the slot ``frame.that``. ``frame.a`` is left to pay, ``frame.b`` tells a Secret shift.

    ``frame.c`` is 1 if the replacement comes from the discard pile.
    """

    def run(self, state: State, frame: Frame) -> None:
        you = frame.controller
        table = state.catalogue.table
        slot = slot_of(frame.that)
        player = state.seats[you]
        announces = state.catalogue.law.announces_replacement
        if frame.step == BEGIN:
            frame.step = CHOOSE if announces else WONDER
            frame.a = shift_cost(state, you, slot)
            frame.b = 1 if keywords_in_slot(state, you, slot, FROM_THE_PILE) & FROM_THE_PILE else 0
            if state.log is not None:
                card = state.card_ref(player.army[slot])
                state.tell(events.Shifts(you, card, slot_ref(frame.that), frame.a))
        if frame.step == CHOOSE and announces:
            if not self.choose(state, frame):
                return
            frame.step = WONDER
        if frame.step == WONDER:
            if not announces:
                self.require_replacement(state, frame)
            spare = len(player.hand)
            if not announces and (frame.b == 0 or (spare == 1 and takes_next_discard(state, you))):
                spare -= 1
            cost = lowered_by_wonder(state, you, frame.a, spare)
            if cost == ASKED:
                return
            frame.a = cost
            frame.step = PAY
        if frame.step == PAY:
            if state.answer >= 0:
                discard_from_hand(state, you, state.take_answer() - table.hand)
                frame.a -= 1
            if frame.a and frame.b and takes_next_discard(state, you):  # only this one card: the next ones stay
                payments = without_copies(self.payments(state, frame))
                state.ask(you, kinds.PAY, [table.hand + payment for payment in payments])
                return
            if frame.a and ask_for_payment(state, you, frame.a, self.payments(state, frame)):
                return
            frame.a = 0
            frame.step = REPLACE if announces else CHOOSE
            if state.refilled:
                return
        if frame.step == CHOOSE:
            if not self.choose(state, frame):
                return
            frame.step = REPLACE
        if frame.step == REPLACE:
            self.replace(state, frame)
        else:
            state.finish(True)
            entered(state, fill(state), SHIFTED_IN)

    def choose(self, state: State, frame: Frame) -> bool:
        """Ask which card comes in, and set it aside; False while asked."""
        you = frame.controller
        table = state.catalogue.table
        announces = state.catalogue.law.announces_replacement
        if state.answer < 0:
            choices = [table.hand + design for design in self.from_hand(state, frame)]
            if frame.b:
                choices += [pile_row(state, you, design) for design in self.from_pile(state, frame)]
            state.ask(you, kinds.INCOMING if announces else kinds.REPLACE, choices)
            return False
        answer = state.take_answer()
        player = state.seats[you]
        from_pile = answer >= table.pile
        if from_pile:
            design = pile_design(state, answer)
            player.discard.remove(design)
            left_pile(state, you, design)
        else:
            design = answer - table.hand
            take_from_hand(state, you, design)
        state.incoming = design
        if announces:
            if state.log is not None:
                state.tell(events.SetAside(you, state.card_ref(design), "discard" if from_pile else "hand"))
        else:
            frame.c = 1 if from_pile else 0
        return True

    def from_hand(self, state: State, frame: Frame) -> list[int]:
        """The designs in hand that may come in; where they are announced, the rest must be able to pay."""
        you = frame.controller
        if state.catalogue.law.announces_replacement and len(state.seats[you].hand) - 1 < frame.a:
            return []
        return without_copies(replacements_in_hand(state, you, slot_of(frame.that)))

    def from_pile(self, state: State, frame: Frame) -> list[int]:
        """X6.4: also one just discarded to pay. G5.3: not so, it was announced before."""
        you = frame.controller
        player = state.seats[you]
        if not frame.b or (state.catalogue.law.announces_replacement and len(player.hand) < frame.a):
            return []
        slot = slot_of(frame.that)
        levels = state.catalogue.levels
        bit = ROW_BITS[slot // ROW_LENGTH]
        found = [design for design in player.discard if levels[design] & bit and fits(state, you, slot, design)]
        found.sort()
        return without_copies(found)

    def replace(self, state: State, frame: Frame) -> None:
        """The old card leaves only when its replacement is known, so that no row ever shows a gap."""
        code = frame.that
        you = frame.controller
        if not state.catalogue.law.announces_replacement:
            design = state.incoming
            state.incoming = -1
            to_discard(state, code, events.ShiftedOut)
            state.finish(True)
            enter(state, code, design, "discard" if frame.c else "hand", SHIFTED_IN)
            return
        set_off = self.set_off(state, you, code)
        frame.step = COME_IN
        vacate(state, code)
        resolve_together(state, set_off)

    def set_off(self, state: State, you: i64, code: i64) -> Pending:
        """The old goblin's own powers and what waits for an opponent's mutation (G5.1b, G5.6)."""
        design = state.seats[you].army[slot_of(code)]
        found: Pending = []
        if state.catalogue.shifted_out[design] is not None:
            found.append(pending(you, code, design, MUTATES))
        if state.catalogue.leaves[design] is not None:
            found.append(pending(you, code, design, LEAVES))
        for other in state.opponents(you):
            found += watching(state, other, WHEN_OPPONENT_SHIFTS)
        return found

    def cause(self, state: State, frame: Frame) -> "Reference | None":
        return RuleRef(state.catalogue.law.cite("X6.2a")) if frame.step == PAY else None

    def prompt_args(self, state: State, frame: Frame) -> dict[str, Argument]:
        design = state.seats[frame.controller].army[slot_of(frame.that)]
        return {"count": frame.a, "card": state.card_ref(design)}

    def require_replacement(self, state: State, frame: Frame) -> None:
        """A shift is begun only if there is one (X6.2c); a guessed world may lack it and is not possible then."""
        you = frame.controller
        slot = slot_of(frame.that)
        if has_replacement(state, you, slot):
            return
        if not frame.b or not any(fits(state, you, slot, design) for design in state.seats[you].discard):
            raise NoChoice("no replacement is left")

    def payments(self, state: State, frame: Frame) -> list[int]:
        """The designs of the cards to pay with: never the last possible replacement (X6.2c)."""
        you = frame.controller
        hand = [entry & 255 for entry in state.seats[you].hand]
        if state.catalogue.law.announces_replacement:
            return hand
        fitting = replacements_in_hand(state, you, slot_of(frame.that))
        if not fitting:
            self.require_replacement(state, frame)
        if len(fitting) == 1 and (not frame.b or takes_next_discard(state, you)):
            return [design for design in hand if design != fitting[0]]
        return hand

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Reason]:
        if frame.step not in (PAY, CHOOSE):
            return []
        table = state.catalogue.table
        you = frame.controller
        slot = slot_of(frame.that)
        old = state.seats[you].army[slot]
        announces = state.catalogue.law.announces_replacement
        from_pile = False
        if 0 <= action - table.hand < len(table.designs):
            design = action - table.hand
            if design not in designs_in_hand(state.seats[you]):
                return []
        elif 0 <= action - table.pile < len(table.designs) * table.piles and frame.step == CHOOSE:
            from_pile = True
            design = pile_design(state, action)
            owner = (action - table.pile) // len(table.designs) if table.pile_step else you
            if not frame.b or owner != you:
                return [Reason("not-a-secret-shift", ("X6.4",))]
            if design not in state.seats[you].discard:
                return [Reason("not-in-pile", ("X6.4",), {"card": state.card_ref(design)})]
        else:
            return []
        card: dict[str, Argument] = {"card": state.card_ref(design)}
        if frame.step == PAY:
            return [Reason("last-replacement", ("X6.2c",), card)]
        why: list[Reason] = []
        if design == old:
            why.append(Reason("identical-card", ("X6.3",), card))
        if not state.catalogue.levels[design] & (1 << slot // ROW_LENGTH):
            why.append(Reason("wrong-row-level", ("X6.2b",), {**card, "row": RowRef(slot // ROW_LENGTH + 1)}))
        if banned(state, you, design):
            why.append(Reason("banned", ("X11.6",), card))
        if announces and not why and len(state.seats[you].hand) - (0 if from_pile else 1) < frame.a:
            old_card = state.card_ref(old)
            why.append(Reason("cannot-pay-shift", ("X6.2c",), {"card": old_card, "cost": frame.a}))
        return why


SHIFT: Final = Shift()


def add_shifts(state: State, seat: i64, actions: list[int]) -> None:
    """Add the shifts that are possible to a turn's actions.

    What ``forbids_shift`` says of one card, for a whole army: it is asked only where the hand does not settle it.
    """
    player = state.seats[seat]
    army = player.army
    rows = player.rows
    costs = state.options.shift
    first = state.catalogue.table.shift
    spare = len(player.hand) - 1
    for row in range(3):
        length: i64 = rows[row]
        if length == 0:
            continue
        other: i64 = NOT_LOOKED_FOR
        begin = row * ROW_LENGTH
        for slot in range(begin, begin + length):
            design: i64 = army[slot]
            if design >= 0 and design < CAPTURED and costs[design] >= 0:
                if other == NOT_LOOKED_FOR:
                    other = only_replacement(state, seat, row)
                in_hand = other == SEVERAL or (other != NONE and other != design)
                if (in_hand and spare >= costs[design]) or not forbids_shift(state, seat, slot, None):
                    actions.append(first + slot)


NOT_LOOKED_FOR: Final = -3
SEVERAL: Final = -2
NONE: Final = -1


def only_replacement(state: State, seat: i64, row: i64) -> i64:
    """The one design in hand that may come into a row, or NONE, or SEVERAL."""
    levels = state.catalogue.levels
    bit: i64 = ROW_BITS[row]
    found: i64 = NONE
    for entry in state.seats[seat].hand:
        design: i64 = entry & 255
        if levels[design] & bit and design != found and not (state.bans and banned(state, seat, design)):
            if found != NONE:
                return SEVERAL
            found = design
    return found
