"""Effects on turns: additional turns, passing at once, and temporary bans."""

from mypy_extensions import i64

from gosux.model import events, kinds
from gosux.model.actions import NO, YES
from gosux.model.changes.piles import look_at_hand
from gosux.model.effect import Effect
from gosux.model.frame import Frame
from gosux.model.messages import Message, Reason
from gosux.model.state import Ban, State


class GainTurn(Effect):
    """Take an additional turn after this one (X4.3, G3.3); with ``recall``, a card may be played from the pile."""

    def __init__(self, recall: bool = False) -> None:
        super().__init__()
        self.recall = recall

    def run(self, state: State, frame: Frame) -> None:
        you = frame.controller
        chained = state.catalogue.law.turns_follow_turns
        # X4.3b: none during an additional turn. X4.3c: none after passing, none from the last turn left.
        spoilt = not chained and (state.in_extra_turn or state.turns_left == 0)
        if spoilt or state.turn_over or you != state.active:
            if state.log is not None:
                state.tell(events.NoAdditionalTurn(you))
            state.finish(False)
            return
        state.extra_turns = state.extra_turns + 1 if chained else 1
        if self.recall:
            state.recall_next = True
        if state.log is not None:
            state.tell(events.AdditionalTurn(you, int(self.recall), state.extra_turns))
        state.finish(True)

    def clause(self) -> Message:
        return Message("gain-turn", {"recall": int(self.recall)})


class MayPass(Effect):
    """You may pass at once (X4.4b)."""

    def run(self, state: State, frame: Frame) -> None:
        you = frame.controller
        if frame.step == 0:
            if state.answer < 0:
                if state.turn_over or not state.catalogue.law.pass_round.possible(state, frame) or you != state.active:
                    state.finish(False)
                else:
                    state.ask(you, kinds.PASS, [YES, NO])
                return
            if state.take_answer() == YES:
                frame.step = 1
                state.push(state.catalogue.law.pass_round, frame)
                return
        state.finish(frame.step == 1)

    def clause(self) -> Message:
        return Message("may", {"effect": Message("pass")})


class LookAndBan(Effect):
    """Look at your opponent's hand and name a card that they may not play (X11.6, X11.13, X11.14)."""

    def run(self, state: State, frame: Frame) -> None:
        you = frame.controller
        other = state.opponent(you)
        table = state.catalogue.table
        if frame.step == 0:
            frame.step = 1
            look_at_hand(state, other, you)
        if state.answer < 0:
            clans = state.seats[other].clans
            designs = [d for d in range(len(table.designs)) if state.catalogue.clan_bit[d] & clans]
            state.ask(you, kinds.BAN, [table.offer + design for design in designs])
            return
        design = state.take_answer() - table.offer
        state.bans = (*state.bans, Ban(other, design, you, state.active != you))
        if state.log is not None:
            state.tell(events.Banned(you, other, state.card_ref(design)))
        state.finish(True)

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Reason]:
        design = action - state.catalogue.table.offer
        if 0 <= design < len(state.catalogue.cards):
            return [Reason("not-in-their-clans", ("X11.13",), {"card": state.card_ref(design)})]
        return []

    def clause(self) -> Message:
        return Message("look-and-ban")


def banned(state: State, seat: i64, design: i64) -> bool:
    return any(ban.seat == seat and ban.design == design for ban in state.bans)
