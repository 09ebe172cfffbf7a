"""Drawing, discarding, and other changes of a hand."""

from mypy_extensions import i64

from gosux.effects.amounts import DISCARD, DRAW, UpToHand, amount
from gosux.effects.selectors import Pick
from gosux.effects.who import YOU, PlayersEffect
from gosux.model import events, kinds
from gosux.model.actions import NO, YES
from gosux.model.changes.knowledge import DESIGN, designs_in_hand, hand_choices
from gosux.model.changes.piles import discard_from_hand, draw, refill
from gosux.model.effect import Amount, Effect
from gosux.model.frame import Frame
from gosux.model.messages import Argument, Message, Reason
from gosux.model.messages.references import ClanRef
from gosux.model.state import NoChoice, State
from gosux.model.traits import clans_of_design


class Draw(PlayersEffect):
    """Draw cards; an empty deck is refilled first (X10.3a)."""

    def __init__(self, count: "int | Amount", who: str = YOU) -> None:
        self.amount = amount(count, DRAW)
        self.until = self.amount.until()
        super().__init__(who, self.amount)

    def carry_out(self, state: State, frame: Frame) -> None:
        if frame.step == 2:
            frame.step = 3
            frame.left = self.amount.count(state, frame)
            frame.count = frame.left
        while frame.left > 0:
            if refill(state, frame.controller):
                return  # what the shuffle triggered comes before the draw
            if self.until and self.amount.count(state, frame) == 0:
                break
            frame.left -= 1
            draw(state, frame.controller)
            if state.refilled:
                return
        state.finish(frame.count > 0)

    def possible(self, state: State, frame: Frame) -> bool:
        """Whether there is a card to draw (G8.5)."""
        player = state.seats[frame.controller]
        return len(player.deck) > 0 or len(player.discard) > 0

    def clause(self) -> Message:
        return Message("draw", {"amount": self.amount.phrase(), "who": self.who})


def discard_all(state: State, seat: i64) -> None:
    for entry in sorted(state.seats[seat].hand):
        discard_from_hand(state, seat, entry & DESIGN)


class Discard(PlayersEffect):
    """Discard cards of the player's choice, one after the other."""

    def __init__(self, count: "int | Amount", who: str = YOU) -> None:
        self.amount = amount(count, DISCARD)
        super().__init__(who, self.amount)

    def carry_out(self, state: State, frame: Frame) -> None:
        if frame.step == 2:
            frame.step = 3
            frame.left = self.amount.count(state, frame)
            frame.count = frame.left
        you = frame.controller
        if state.answer >= 0:
            discard_from_hand(state, you, state.take_answer() - state.catalogue.table.hand)
            frame.left -= 1
        if frame.left > 0 and len(state.seats[you].hand) > frame.left:
            state.ask(you, kinds.DISCARD, hand_choices(state, state.seats[you].hand))
            return
        if frame.left > 0:
            discard_all(state, you)
        state.finish(frame.count > 0)

    def prompt_args(self, state: State, frame: Frame) -> dict[str, Argument]:
        return {"count": frame.left}

    def clause(self) -> Message:
        return Message("discard", {"amount": self.amount.phrase(), "who": self.who})


class DiscardHand(PlayersEffect):
    """Discard the whole hand."""

    def carry_out(self, state: State, frame: Frame) -> None:
        held = len(state.seats[frame.controller].hand)
        discard_all(state, frame.controller)
        state.finish(held > 0)

    def clause(self) -> Message:
        return Message("discard-hand", {"who": self.who})


class HoldExactly(PlayersEffect):
    """Draw or discard until you hold exactly this many cards."""

    def __init__(self, number: i64, who: str = YOU) -> None:
        super().__init__(who)
        self.number = number
        self.draw = Draw(UpToHand(number))
        self.discard = Discard(_Surplus(number))

    def parts(self) -> list[Effect]:
        return [self.draw, self.discard]

    def carry_out(self, state: State, frame: Frame) -> None:
        held = len(state.seats[frame.controller].hand)
        if frame.step == 2:
            frame.step = 3
            if held < self.number:
                state.push(self.draw, frame)
                return
        if frame.step == 3 and held > self.number:  # possible after effects of a reshuffle
            frame.step = 4
            state.push(self.discard, frame)
        else:
            state.finish(True)

    def clause(self) -> Message:
        return Message("hold-exactly", {"number": self.number, "who": self.who})


class _Surplus(Amount):
    def __init__(self, number: i64) -> None:
        self.number = number

    def count(self, state: State, frame: Frame) -> i64:
        return max(0, len(state.seats[frame.controller].hand) - self.number)


class DiscardTo(Effect):
    """You may discard a card from your hand to do something (X5.10); offered only if the rest has a legal choice."""

    def __init__(self, pick: Pick, then: Effect) -> None:
        super().__init__()
        self.secret = True  # only a player with such a card is asked
        self.pick = pick
        self.then = then

    def parts(self) -> list[Effect]:
        return [self.then]

    def choices(self, state: State, frame: Frame) -> list[int]:
        table = state.catalogue.table
        fitting: list[int] = []
        for design in designs_in_hand(state.seats[frame.controller]):
            if not self.pick.refuses(state, frame, frame.controller, design, None):
                frame_level = frame.level
                frame.level = state.catalogue.level[design] - 1
                if self.then.possible(state, frame):
                    fitting.append(table.hand + design)
                frame.level = frame_level
        return fitting

    def run(self, state: State, frame: Frame) -> None:
        if frame.step == 0:
            if state.answer < 0:
                choices = self.choices(state, frame)
                if choices:
                    state.ask(frame.controller, kinds.DISCARD_TO, [*choices, NO])
                else:
                    state.finish(False)
                return
            answer = state.take_answer()
            if answer == NO:
                state.finish(False)
                return
            design = answer - state.catalogue.table.hand
            discard_from_hand(state, frame.controller, design)
            frame.level = state.catalogue.level[design] - 1
            frame.step = 1
            state.push(self.then, frame)
        else:
            state.finish(True)

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Reason]:
        why: list[Reason] = []
        design = action - state.catalogue.table.hand
        if design in designs_in_hand(state.seats[frame.controller]):
            if not self.pick.refuses(state, frame, frame.controller, design, why):
                why.append(Reason("rest-has-no-choice", ("X5.10",)))
        return why

    def clause(self) -> Message:
        discarding = Message("discard-to", {"pick": self.pick.phrase(), "then": self.then.clause()})
        return Message("may", {"effect": discarding})


class DiscardOfOneClan(Effect):
    """You may discard this many cards of one clan."""

    def __init__(self, number: i64) -> None:
        super().__init__()
        self.secret = True  # only a player with such cards is asked
        self.number = number

    def clans(self, state: State, seat: i64) -> list[int]:
        """The clans of which the hand holds enough cards."""
        counts = [0] * len(state.catalogue.clans)
        for entry in state.seats[seat].hand:
            mask = clans_of_design(state, seat, entry & DESIGN)
            for clan in range(len(counts)):
                if mask & (1 << clan):
                    counts[clan] += 1
        return [clan for clan, count in enumerate(counts) if count >= self.number]

    def run(self, state: State, frame: Frame) -> None:
        you = frame.controller
        table = state.catalogue.table
        if frame.step == 0:
            if state.answer < 0:
                clans = self.clans(state, you)
                if clans:
                    state.ask(you, kinds.CLAN_TO_DISCARD, [*[table.clan + clan for clan in clans], NO])
                else:
                    state.finish(False)
                return
            answer = state.take_answer()
            if answer == NO:
                state.finish(False)
                return
            frame.clan = answer - table.clan
            frame.left = self.number
            frame.step = 1
            if state.log is not None:
                state.tell(events.ClanChosen(you, ClanRef(state.catalogue.clans[frame.clan].id)))
        elif state.answer >= 0:
            discard_from_hand(state, you, state.take_answer() - table.hand)
            frame.left -= 1
        if frame.left == 0:
            state.finish(True)
            return
        bit = 1 << frame.clan
        hand = [entry & DESIGN for entry in state.seats[you].hand]
        fitting = sorted([design for design in hand if clans_of_design(state, you, design) & bit])
        if len(fitting) > frame.left:
            state.ask(you, kinds.DISCARD, sorted({table.hand + design for design in fitting}))
            return
        if len(fitting) < frame.left:
            raise NoChoice("too few cards of that clan")
        for design in fitting:
            discard_from_hand(state, you, design)
        state.finish(True)

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Reason]:
        design = action - state.catalogue.table.hand
        if frame.step == 1 and design in designs_in_hand(state.seats[frame.controller]):
            clan = ClanRef(state.catalogue.clans[frame.clan].id)
            return [Reason("wrong-clan", ("X10.16a",), {"card": state.card_ref(design), "clan": clan})]
        return []

    def prompt_args(self, state: State, frame: Frame) -> dict[str, Argument]:
        return {"count": frame.left if frame.step else self.number}

    def clause(self) -> Message:
        return Message("may", {"effect": Message("discard-of-one-clan", {"number": self.number})})


class DrawForBounty(Effect):
    """The player who captured or destroyed an opposing Bounty card may draw (X10.1a, X10.25)."""

    def __init__(self, number: i64) -> None:
        super().__init__()
        self.number = number
        self.draw = Draw(number)

    def parts(self) -> list[Effect]:
        return [self.draw]

    def prompt_args(self, state: State, frame: Frame) -> dict[str, Argument]:
        return {"count": self.number}

    def run(self, state: State, frame: Frame) -> None:
        if frame.step == 0:
            if state.answer < 0:
                state.ask(frame.controller, kinds.BOUNTY, [YES, NO])
                return
            if state.take_answer() == YES:
                frame.step = 1
                state.push(self.draw, frame)
                return
        state.finish(frame.step == 1)
