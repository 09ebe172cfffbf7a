"""Playing a card (X5): where it may go, what it costs, and paying for it."""

from typing import ClassVar, Final

from mypy_extensions import i64

from gosux.effects.turns import banned
from gosux.model import events, kinds
from gosux.model.actions import ARMY_SIZE, ROW_LENGTH
from gosux.model.catalogue import DESIGN
from gosux.model.changes.knowledge import take_from_hand
from gosux.model.changes.piles import announce, discard_from_hand, left_pile
from gosux.model.effect import Effect, Registers
from gosux.model.frame import FROM_HAND, Frame
from gosux.model.keywords import RECRUITER
from gosux.model.messages import Argument, Reason
from gosux.model.messages.references import ClanRef, Reference, RowRef, RuleRef
from gosux.model.state import State
from gosux.model.traits import clans_in_row, clans_of_design, keywords_in_slot, look
from gosux.rules.enter import enter
from gosux.rules.payment import ASKED, ask_for_payment, lowered_by_wonder

NEW_CLAN_COST: Final = 2  # cards to discard for a Troop of a new clan (X5.2d)

ALL_LEVELS: Final = 7


def troop_cost(state: State, seat: i64, design: i64) -> i64:
    """The cards to discard for a Troop (X5.2)."""
    clans = clans_in_row(state, seat, 0)
    if clans == 0:  # no face-up Troop, as each has a clan
        if state.catalogue.law.face_down_row_is_free or state.seats[seat].rows[0] == 0:
            return 0  # X5.2a, G4.1a, G4.6
        return NEW_CLAN_COST
    if clans & clans_of_design(state, seat, design):
        return 0  # X5.2b
    if keywords_in_slot(state, seat, state.seats[seat].rows[0] - 1, RECRUITER) & RECRUITER:
        return 0  # X5.2c
    return NEW_CLAN_COST


def play_cost(state: State, seat: i64, design: i64, row: i64) -> i64:
    return troop_cost(state, seat, design) if row == 0 else 0


def clan_names(state: State, mask: i64) -> list[Argument]:
    return [ClanRef(clan.id) for number, clan in enumerate(state.catalogue.clans) if mask & (1 << number)]


def forbids_row(state: State, seat: i64, design: i64, row: i64, others: i64, why: "list[Reason] | None") -> bool:
    """Whether the rules forbid playing a card in a row; every reason is added to ``why``.

    ``others`` is the number of cards that can be discarded to pay.
    """
    player = state.seats[seat]
    rows = player.rows
    refused = False
    if rows[row] >= ROW_LENGTH:
        if why is None:
            return True
        refused = True
        why.append(Reason("row-full", ("X5.1",), {"row": RowRef(row + 1)}))
    if row == 0:
        payable = others + (1 if state.wonder == seat and state.catalogue.law.wonder_pays_troops else 0)
        if payable >= NEW_CLAN_COST or refused:  # whatever the cost is
            return refused
        cost = troop_cost(state, seat, design)
        if payable < cost:
            if why is None:
                return True
            refused = True
            cost_args: dict[str, Argument] = {"cost": cost, "others": others, "card": state.card_ref(design)}
            why.append(Reason("cannot-pay-troop", ("X5.2d",), cost_args))
        return refused
    if rows[row] >= rows[row - 1] and rows[row] < ROW_LENGTH:
        if why is None:
            return True
        refused = True
        why.append(Reason("row-too-long", ("X5.3a" if row == 1 else "X5.4a",),
                          {"row": RowRef(row + 1), "below": RowRef(row)}))  # fmt: skip
    clans = clans_of_design(state, seat, design)
    based = True
    for below in range(row):
        if not clans_in_row(state, seat, below) & clans:
            if why is None:
                return True
            refused = True
            based = False
            args: dict[str, Argument] = {"row": RowRef(below + 1), "clans": clan_names(state, clans)}
            args["card"] = state.card_ref(design)
            why.append(Reason("no-base-of-clan", ("X5.3b" if row == 1 else "X5.4b",), args))
    if row == 2 and based and not has_common_base(state, seat, clans):
        if why is None:
            return True
        refused = True
        both: dict[str, Argument] = {"card": state.card_ref(design), "clans": clan_names(state, clans)}
        why.append(Reason("no-common-base", ("X5.4c",), both))
    return refused


def has_common_base(state: State, seat: i64, clans: i64) -> bool:
    """Whether one of an Immortal's clans has both a Troop and a Hero in play (X5.4c)."""
    return clans_in_row(state, seat, 0) & clans_in_row(state, seat, 1) & clans != 0


def add_plays(state: State, seat: i64, actions: list[object]) -> None:
    """Add the playable cards of the hand to a turn's actions.

    Same rules as ``forbids_row``, for a whole hand: what is the same for all cards is computed once.
    """
    player = state.seats[seat]
    rows = player.rows
    troops: i64 = rows[0]
    heroes: i64 = rows[1]
    immortals: i64 = rows[2]
    room: i64 = (1 if troops < ROW_LENGTH else 0) | (2 if heroes < troops else 0) | (4 if immortals < heroes else 0)
    if room == 0:
        return
    payable = len(player.hand) - 1
    if state.wonder == seat and state.catalogue.law.wonder_pays_troops:
        payable += 1
    if state.stale:
        look(state)
    troop_clans = player.troop_clans
    hero_clans = player.hero_clans
    levels = state.catalogue.levels
    objects = state.catalogue.table.objects
    first = state.catalogue.table.play
    last: i64 = -1
    for entry in player.hand:
        design: i64 = entry & DESIGN
        fitting: i64 = levels[design] & room
        if fitting == 0 or design == last or (state.bans and banned(state, seat, design)):
            continue
        last = design
        if fitting & 1 and (payable >= NEW_CLAN_COST or payable >= troop_cost(state, seat, design)):
            actions.append(objects[first + design])
        elif fitting & 6:  # saves time only: a Troop that cannot be paid for has no base either
            bases = clans_of_design(state, seat, design) & troop_clans
            if bases and (fitting & 2 or bases & hero_clans):  # X5.4c
                actions.append(objects[first + design])


def playable_rows(state: State, seat: i64, design: i64, others: i64) -> list[int]:
    """The rows a card may be played in: that of its level, or any row for a card of every level (X5.8)."""
    levels = state.catalogue.levels[design]
    return [row for row in range(3) if levels & (1 << row) and not forbids_row(state, seat, design, row, others, None)]


def can_play(state: State, seat: i64, design: i64, others: i64) -> bool:
    if state.bans and banned(state, seat, design):
        return False
    if state.catalogue.levels[design] != ALL_LEVELS:
        return not forbids_row(state, seat, design, state.catalogue.level[design] - 1, others, None)
    return len(playable_rows(state, seat, design, others)) > 0


def play_refusals(state: State, seat: i64, design: i64, others: i64) -> list[Reason]:
    """Why a card cannot be played: the reasons for each row it could go to."""
    why: list[Reason] = []
    if banned(state, seat, design):
        why.append(Reason("banned", ("X11.6",), {"card": state.card_ref(design)}))
    of_rows: list[Reason] = []
    for row in range(3):
        if state.catalogue.levels[design] & (1 << row) and not forbids_row(state, seat, design, row, others, of_rows):
            return why
    return why + of_rows


class Play(Effect):
    """Play the card ``frame.chosen`` from the hand or from the player's own discard pile (``frame.origin``, X11.7).

    ``frame.level`` is the row, ``frame.left`` the cost left to pay.
    """

    registers: ClassVar[Registers] = ("chosen", "origin", "left")

    def run(self, state: State, frame: Frame) -> None:
        you = frame.controller
        table = state.catalogue.table
        design = frame.chosen
        if frame.step == 0:
            if state.answer < 0:
                others = len(state.seats[you].hand) - (1 if frame.origin == FROM_HAND else 0)
                rows = playable_rows(state, you, design, others)
                if len(rows) > 1:
                    state.ask(you, kinds.ROW, [table.level + row for row in rows])
                    return
                frame.level = rows[0]
            else:
                frame.level = state.take_answer() - table.level
            frame.step = 1
            frame.left = play_cost(state, you, design, frame.level)
        if frame.step == 1:
            if state.catalogue.law.wonder_pays_troops:
                others = len(state.seats[you].hand) - (1 if frame.origin == FROM_HAND else 0)
                cost = lowered_by_wonder(state, you, frame.left, others)
                if cost == ASKED:
                    return
                frame.left = cost
            frame.step = 2
        if state.answer >= 0:
            paid = state.take_answer() - table.hand
            discard_from_hand(state, you, paid)
            if paid == design and frame.origin == FROM_HAND:
                announce(state, you, design)  # a second copy has paid: the announced one is still known to be there
            frame.left -= 1
        if frame.left and ask_for_payment(state, you, frame.left, self.payments(state, frame)):
            return
        frame.left = 0
        if state.refilled:
            return
        state.finish(True)
        lay(state, you, design, frame.level, frame.origin)

    def cause(self, state: State, frame: Frame) -> "Reference | None":
        return RuleRef(state.catalogue.law.cite("X5.2d"))

    def prompt_args(self, state: State, frame: Frame) -> dict[str, Argument]:
        return {"count": frame.left, "card": state.card_ref(frame.chosen)}

    def payments(self, state: State, frame: Frame) -> list[int]:
        """The designs of all cards in hand except the one being played."""
        hand = [entry & DESIGN for entry in state.seats[frame.controller].hand]
        if frame.origin == FROM_HAND:
            hand.remove(frame.chosen)
        return hand

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Reason]:
        table = state.catalogue.table
        if 0 <= action - table.level < 3 and frame.step == 0:
            why: list[Reason] = []
            others = len(state.seats[frame.controller].hand) - (1 if frame.origin == FROM_HAND else 0)
            forbids_row(state, frame.controller, frame.chosen, action - table.level, others, why)
            return why
        design = action - table.hand
        if frame.step == 2 and design == frame.chosen:
            return [Reason("is-being-played", ("X5.2d",), {"card": state.card_ref(design)})]
        return []


PLAY: Final = Play()


def begin_play(state: State, seat: i64, design: i64, source: i64) -> None:
    """A turn's action: announce the card to all and push what has to be asked."""
    one_row = state.catalogue.levels[design] != ALL_LEVELS
    row = state.catalogue.level[design] - 1
    cost = play_cost(state, seat, design, row) if one_row else 0
    if state.log is not None:
        known = cost if one_row else None  # for the others, the cost depends on the row
        card = state.card_ref(design)
        state.tell(events.Plays(seat, card, known) if source == FROM_HAND else events.Recalls(seat, card, known))
    if one_row and cost == 0:
        lay(state, seat, design, row, source)
        return
    if source == FROM_HAND:
        announce(state, seat, design)
    frame = state.push_new(PLAY, seat)
    frame.chosen = design
    frame.origin = source


def lay(state: State, seat: i64, design: i64, row: i64, source: i64) -> None:
    """The cost is paid: place the card in the leftmost free slot of its row (X5.1)."""
    player = state.seats[seat]
    if source == FROM_HAND:
        take_from_hand(state, seat, design)
    else:
        player.discard.remove(design)
        left_pile(state, seat, design)
    code = seat * ARMY_SIZE + row * ROW_LENGTH + player.rows[row]
    enter(state, code, design, "hand" if source == FROM_HAND else "discard")
