"""Shifting: replacing one of your cards by another of its row's level (X6)."""

from gosux.effects.take import pile_design, pile_row
from gosux.effects.turns import banned
from gosux.model import kinds
from gosux.model.actions import ROW_LENGTH
from gosux.model.army import to_discard
from gosux.model.catalogue import CAPTURED
from gosux.model.effect import Effect
from gosux.model.frame import Frame
from gosux.model.keywords import SECRET_SHIFT
from gosux.model.knowledge import designs_in_hand, take_from_hand
from gosux.model.messages import Argument, Reason
from gosux.model.piles import discard_from_hand, left_pile
from gosux.model.state import NoChoice, State, slot_of
from gosux.model.traits import keywords_in_slot
from gosux.rules.enter import enter
from gosux.rules.payment import ASKED, ask_for_payment, lowered_by_wonder


def shift_cost(state: State, seat: int, slot: int) -> int:
    """The cards to discard, less 1 for each token on the card (X6.1); the Wonder token is not counted in."""
    player = state.seats[seat]
    return max(0, state.options.shift[player.army[slot]] - player.resting[slot])


def fits(state: State, seat: int, slot: int, design: int) -> bool:
    """Whether a card may replace the one in a slot (X6.2b, X6.3, X11.6)."""
    if not state.catalogue.levels[design] & (1 << slot // ROW_LENGTH) or design == state.seats[seat].army[slot]:
        return False
    return not (state.bans and banned(state, seat, design))


def replacements_in_hand(state: State, seat: int, slot: int) -> list[int]:
    """The copies in hand that may replace the card in a slot."""
    return [entry & 255 for entry in state.seats[seat].hand if fits(state, seat, slot, entry & 255)]


def forbids_shift(state: State, seat: int, slot: int, why: "list[Reason] | None") -> bool:
    """Whether the card in a slot cannot be shifted now; every reason is added to ``why``."""
    player = state.seats[seat]
    design = player.army[slot]
    if design < 0:
        if why is not None:
            why.append(Reason("no-card-there", ("X6.1",)))
        return True
    if design >= CAPTURED:
        if why is not None:
            why.append(Reason("captured-not-shifted", ("X6.5",), {"card": state.card_text(design & 255)}))
        return True
    if state.options.shift[design] < 0:
        if why is not None:
            why.append(Reason("no-shift-cost", ("X6.1",), {"card": state.card_text(design)}))
        return True
    cost = shift_cost(state, seat, slot)
    wonder = 1 if cost and state.wonder == seat else 0
    in_hand = count_replacements(state, seat, slot)
    payable = len(player.hand) + wonder
    if in_hand and payable - 1 >= cost:
        return False
    secret = keywords_in_slot(state, seat, slot) & SECRET_SHIFT != 0
    found = in_hand > 0 or (secret and any(fits(state, seat, slot, other) for other in player.discard))
    if secret and found and payable >= cost:
        return False
    if why is not None:
        card: dict[str, Argument] = {"card": state.card_text(design), "cost": cost}
        if not found:
            why.append(Reason("no-replacement", ("X6.2c",), card))
        if payable < cost:
            why.append(Reason("cannot-pay-shift", ("X6.2a",), card))
        elif found:
            why.append(Reason("cannot-pay-shift", ("X6.2c",), card))  # the last replacement cannot pay as well
    return True


def count_replacements(state: State, seat: int, slot: int) -> int:
    """How many cards in hand may replace the card in a slot."""
    if state.bans:
        return len(replacements_in_hand(state, seat, slot))
    levels = state.catalogue.levels
    bit = 1 << slot // ROW_LENGTH
    player = state.seats[seat]
    old = player.army[slot]
    count = 0
    for entry in player.hand:
        design = entry & 255
        if levels[design] & bit and design != old:
            count += 1
    return count


class Shift(Effect):
    """Shift the card in the slot ``frame.that``; ``frame.a`` is left to pay, ``frame.b`` tells a Secret shift."""

    def run(self, state: State, frame: Frame) -> None:
        you = frame.controller
        table = state.catalogue.table
        code = frame.that
        slot = slot_of(code)
        player = state.seats[you]
        if frame.step == 0:
            frame.step = 1
            frame.a = shift_cost(state, you, slot)
            frame.b = 1 if keywords_in_slot(state, you, slot) & SECRET_SHIFT else 0
            card = state.card_text(player.army[slot])
            state.tell("shifts", {"player": you, "card": card, "cost": frame.a})
        if frame.step == 1:
            self.require_replacement(state, frame)
            cost = lowered_by_wonder(state, you, frame.a, len(player.hand) - (0 if frame.b else 1))
            if cost == ASKED:
                return
            frame.a = cost
            frame.step = 2
        if frame.step == 2:
            if state.answer >= 0:
                discard_from_hand(state, you, state.take_answer() - table.hand)
                frame.a -= 1
            if frame.a and ask_for_payment(state, you, frame.a, self.payments(state, frame)):
                return
            frame.a = 0
            frame.step = 3
        if state.answer < 0:
            choices = [table.hand + design for design in sorted(set(replacements_in_hand(state, you, slot)))]
            if frame.b:  # X6.4: also one just discarded to pay
                pile = sorted({design for design in player.discard if fits(state, you, slot, design)})
                choices += [pile_row(state, you, design) for design in pile]
            state.ask(you, kinds.REPLACE, choices)
            return
        answer = state.take_answer()
        if answer >= table.pile:
            design = pile_design(state, answer)
            player.discard.remove(design)
            left_pile(state, you, design)
        else:
            design = answer - table.hand
            take_from_hand(state, you, design)
        # The old card leaves only when its replacement is known, so that no row ever shows a gap.
        to_discard(state, code, "shifted-out")
        state.finish(True)
        enter(state, code, design)

    def prompt_args(self, state: State, frame: Frame) -> dict[str, Argument]:
        design = state.seats[frame.controller].army[slot_of(frame.that)]
        return {"count": frame.a, "card": state.card_text(design)}

    def require_replacement(self, state: State, frame: Frame) -> None:
        """A shift is begun only if there is one (X6.2c); a guessed world may lack it and is not possible then."""
        you = frame.controller
        slot = slot_of(frame.that)
        if count_replacements(state, you, slot):
            return
        if not frame.b or not any(fits(state, you, slot, design) for design in state.seats[you].discard):
            raise NoChoice("no replacement is left")

    def payments(self, state: State, frame: Frame) -> list[int]:
        """The designs of the cards to pay with: never the last possible replacement (X6.2c)."""
        you = frame.controller
        fitting = replacements_in_hand(state, you, slot_of(frame.that))
        self.require_replacement(state, frame)
        kept = fitting[0] if len(fitting) == 1 and not frame.b else -1
        return sorted([entry & 255 for entry in state.seats[you].hand if entry & 255 != kept])

    def refusals(self, state: State, frame: Frame, action: int) -> list[Reason]:
        if frame.step < 2:
            return []
        table = state.catalogue.table
        you = frame.controller
        slot = slot_of(frame.that)
        old = state.seats[you].army[slot]
        if 0 <= action - table.hand < len(table.designs):
            design = action - table.hand
            if design not in designs_in_hand(state.seats[you]):
                return []
        elif 0 <= action - table.pile < len(table.designs) * len(state.seats) and frame.step == 3:
            design = pile_design(state, action)
            if not frame.b or (action - table.pile) // len(table.designs) != you:
                return [Reason("not-a-secret-shift", ("X6.4",))]
            if design not in state.seats[you].discard:
                return [Reason("not-in-pile", ("X6.4",), {"card": state.card_text(design)})]
        else:
            return []
        card: dict[str, Argument] = {"card": state.card_text(design)}
        if frame.step == 2:
            return [Reason("last-replacement", ("X6.2c",), card)]
        why: list[Reason] = []
        if design == old:
            why.append(Reason("identical-card", ("X6.3",), card))
        if not state.catalogue.levels[design] & (1 << slot // ROW_LENGTH):
            why.append(Reason("wrong-row-level", ("X6.2b",), {**card, "row": f"row:{slot // ROW_LENGTH + 1}"}))
        if banned(state, you, design):
            why.append(Reason("banned", ("X11.6",), card))
        return why


SHIFT = Shift()


def shiftable_slots(state: State, seat: int) -> list[int]:
    rows = state.seats[seat].rows
    slots: list[int] = []
    for row in range(3):
        for slot in range(row * ROW_LENGTH, row * ROW_LENGTH + rows[row]):
            if not forbids_shift(state, seat, slot, None):
                slots.append(slot)
    return slots
