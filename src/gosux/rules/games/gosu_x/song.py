"""The Song for the Dead: release, sacrifice half, draw up to seven, tokens back (X9)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from gosux.effects.army.sacrifice import sacrifice_choices, sacrifice_refusals
from gosux.model import events, kinds
from gosux.model.changes.army import captured_codes, to_discard, turn_up
from gosux.model.changes.piles import draw, refill
from gosux.model.changes.tokens import all_tokens_back, return_wonder
from gosux.model.effect import Effect, Registers
from gosux.model.frame import Frame
from gosux.model.messages import Argument, Reason
from gosux.model.messages.references import Reference, RuleRef
from gosux.model.state import NOBODY, State

FULL_HAND: Final = 7
SONG_RULES: Final = ("X9.1", "X9.2a", "X9.3a", "X9.3b")  # by step


class Song(Effect):
    """The whole procedure. ``frame.cards`` is the order of players (X9.2), ``frame.index`` the position in it."""

    registers: ClassVar[Registers] = ("left", "flag", "index")

    def run(self, state: State, frame: Frame) -> None:
        if frame.step == 0:
            frame.step = 1
            self.begin(state, frame)
        elif frame.step == 1:
            self.sacrifice(state, frame)
        elif frame.step == 2:
            self.draw(state, frame)
        else:
            self.end(state)

    def begin(self, state: State, frame: Frame) -> None:
        state.in_song = True
        winner = state.battle_winner
        first = winner if winner != NOBODY else state.dice.below(len(state.seats))  # X9.2b
        frame.cards = (first, state.opponent(first))
        frame.index = 0
        frame.flag = 0
        # X9.5b: the editions disagree about who starts after both players gained a token.
        state.starter = first if winner == NOBODY and state.options.french_edition else state.opponent(first)
        if state.log is not None:
            state.begin_group()
            seats = range(len(state.seats))
            armies = [int(state.seats[seat].army_size()) for seat in seats]
            extra = [int(state.extra_sacrifice >> seat & 1) for seat in seats]
            state.tell(events.Song(first, [sacrifices(state, seat) for seat in seats], state.starter, armies, extra))
        turn_up(state, [code for seat in range(len(state.seats)) for code in captured_codes(state, seat)])

    def sacrifice(self, state: State, frame: Frame) -> None:
        """Half the cards in play, rounded up, one OPEN card at a time. ``frame.flag`` is 0 before a player starts."""
        you = frame.cards[frame.index]
        if frame.flag == 0:
            frame.flag = 1
            frame.left = sacrifices(state, you)
        if state.answer >= 0:
            to_discard(state, state.take_answer() - state.catalogue.table.slot, events.Sacrificed)
            frame.left -= 1
        choices = sacrifice_choices(state, you) if frame.left > 0 else []
        if choices:
            state.ask(you, kinds.SACRIFICE, choices)
            return
        frame.flag = 0
        frame.index += 1
        if frame.index == len(frame.cards):
            frame.index = 0
            frame.step = 2

    def draw(self, state: State, frame: Frame) -> None:
        """Each player draws all their cards in turn, in the same order (X9.7); a larger hand is kept (X9.3a)."""
        while frame.index < len(frame.cards):
            you = frame.cards[frame.index]
            while len(state.seats[you].hand) < FULL_HAND:
                if refill(state, you):
                    return
                if not draw(state, you):
                    break
                if state.refilled:
                    return
            frame.index += 1
        frame.step = 3

    def end(self, state: State) -> None:
        all_tokens_back(state)
        if state.options.wonder_returns:
            return_wonder(state)
        state.in_song = False
        state.finish(True)

    def cause(self, state: State, frame: Frame) -> "Reference | None":
        return RuleRef(SONG_RULES[frame.step])

    def prompt_args(self, state: State, frame: Frame) -> dict[str, Argument]:
        return {"count": frame.left}

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Reason]:
        return sacrifice_refusals(state, frame.cards[frame.index], action) if frame.step == 1 else []


def sacrifices(state: State, seat: i64) -> i64:
    """How many cards a player gives up: half of those in play, rounded up (X9.2a), plus one by X8.4c."""
    return (state.seats[seat].army_size() + 1) // 2 + (1 if state.extra_sacrifice & (1 << seat) else 0)


SONG: Final = Song()
