"""Effects on Activation tokens, the Advantage token, victory points and Immortal tiles."""

from typing import ClassVar

from mypy_extensions import i64

from gosux.effects.flow import nothing
from gosux.effects.who import YOU, PlayersEffect
from gosux.model import kinds
from gosux.model.actions import ARMY_SIZE, DONE, SPENT
from gosux.model.changes.tokens import (
    flip_tile,
    own_tokens_in,
    put_bounty_token,
    take_advantage,
    take_back_from,
    take_back_spent,
    unlock,
)
from gosux.model.changes.victory import gain_points, win
from gosux.model.effect import Effect, Registers
from gosux.model.frame import Frame
from gosux.model.messages import Argument, Message, Reason
from gosux.model.state import State, seat_of, slot_of
from gosux.model.traits import face_up


class TakeBack(PlayersEffect):
    """Take back Activation tokens, from cards or from the spent area, as you choose (X7.4)."""

    registers: ClassVar[Registers] = ("index", "count", "left")

    def __init__(self, number: i64 = 1, *, up_to: bool = False, who: str = YOU) -> None:
        super().__init__(who)
        self.number = number
        self.up_to = up_to

    def choices(self, state: State, seat: i64) -> list[int]:
        player = state.seats[seat]
        table = state.catalogue.table
        codes = [seat * ARMY_SIZE + slot for slot in range(ARMY_SIZE) if player.resting[slot]]
        if state.foreign:
            codes = sorted({*codes, *[code for code, _ in state.foreign]})
            codes = [code for code in codes if own_tokens_in(state, seat, code)]
        rows = [table.slot + code for code in codes]
        return [*rows, SPENT] if player.spent else rows

    def carry_out(self, state: State, frame: Frame) -> None:
        you = frame.controller
        if state.answer >= 0:
            answer = state.take_answer()
            if answer == DONE:
                state.finish(frame.index > 0)
                return
            if answer == SPENT:
                take_back_spent(state, you)
            else:
                take_back_from(state, answer - state.catalogue.table.slot, you)
            frame.index += 1
        choices = self.choices(state, you) if frame.index < self.number else []
        if choices:
            state.ask(you, kinds.TAKE_BACK, [*choices, DONE] if self.up_to else choices)
        elif frame.index:
            state.finish(True)
        else:
            nothing(state, frame)

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Reason]:
        if frame.step == 0:
            return super().refusals(state, frame, action)
        if action == SPENT or 0 <= action - state.catalogue.table.slot < ARMY_SIZE * len(state.seats):
            return [Reason("no-token-there", ("X7.4",))]
        return []

    def prompt_args(self, state: State, frame: Frame) -> dict[str, Argument]:
        return {"count": self.number - frame.index}

    def clause(self) -> Message:
        return Message("take-back", {"number": self.number, "up_to": int(self.up_to), "who": self.who})


class TakeAdvantage(Effect):
    """Take the Advantage token."""

    def run(self, state: State, frame: Frame) -> None:
        take_advantage(state, frame.controller)
        state.finish(True)

    def clause(self) -> Message:
        return Message("take-advantage")


class GainPoint(Effect):
    """Gain a victory point at once (G9.3a)."""

    def run(self, state: State, frame: Frame) -> None:
        gain_points(state, [(frame.controller, 1)])
        state.finish(True)

    def clause(self) -> Message:
        return Message("gain-point")


class Unlock(Effect):
    """Unlock an Activation token (X7.6)."""

    def run(self, state: State, frame: Frame) -> None:
        unlock(state, frame.controller)
        state.finish(True)

    def clause(self) -> Message:
        return Message("unlock")


class FlipTile(Effect):
    """Flip one of your inactive tiles; the third one wins with a Supremacy token (X11.2)."""

    def tiles(self, state: State, seat: i64) -> list[int]:
        inactive = state.seats[seat].clans & ~state.tiles
        return [clan for clan in range(len(state.catalogue.clans)) if inactive & (1 << clan)]

    def run(self, state: State, frame: Frame) -> None:
        you = frame.controller
        table = state.catalogue.table
        if state.answer < 0:
            choices = [table.tile + clan for clan in self.tiles(state, you)]
            if choices:
                state.ask(you, kinds.WHICH_TILE, choices)
            else:
                nothing(state, frame)
            return
        flip_tile(state, you, state.take_answer() - table.tile)
        player = state.seats[you]
        if player.clans & ~state.tiles == 0 and player.supremacy:
            win(state, 1 << you, "X1.4a")
        state.finish(True)

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Reason]:
        clan = action - state.catalogue.table.tile
        if not 0 <= clan < len(state.catalogue.clans):
            return []
        if state.tiles & (1 << clan):
            return [Reason("tile-active", ("X11.2b",))]
        return [Reason("not-your-tile", ("X11.2a",))]

    def clause(self) -> Message:
        return Message("flip-tile")


class PlaceBountyToken(Effect):
    """Place the Bounty token on a face-up card, or move it there (X10.26)."""

    def codes(self, state: State) -> list[int]:
        return [
            code
            for code in range(ARMY_SIZE * len(state.seats))
            if code != state.bounty and face_up(state, seat_of(code), slot_of(code))
        ]

    def run(self, state: State, frame: Frame) -> None:
        table = state.catalogue.table
        if state.answer < 0:
            choices = [table.slot + code for code in self.codes(state)]
            if choices:
                state.ask(frame.controller, kinds.BOUNTY_TOKEN, choices)
            else:
                nothing(state, frame)
            return
        put_bounty_token(state, state.take_answer() - table.slot, frame.controller)
        state.finish(True)

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Reason]:
        code = action - state.catalogue.table.slot
        if not 0 <= code < ARMY_SIZE * len(state.seats):
            return []
        if state.seats[seat_of(code)].army[slot_of(code)] < 0:
            return [Reason("no-card-there", ("X3.1",))]
        return [Reason("bounty-token-place", ("X10.26",))]

    def clause(self) -> Message:
        return Message("place-bounty-token")
