"""A game of Gosu X small enough to be solved: three cards each, one round, all chance explicit (docs/openspiel.md).

Both players have the same three cards: one in hand, one on top of the deck, one below. With one Activation token nobody
draws more than the one on top, so no deck is ever shuffled and the engine's dice are never thrown.
"""

from typing import Any

from gosux.effects.army.capture import YOURS, Capture, ReleaseAll
from gosux.effects.pack_effect import PackEffect
from gosux.effects.piles.draw import Discard
from gosux.effects.selectors import CARD
from gosux.effects.who import OPPONENT
from gosux.envs.openspiel_state import Parameter, TableGame, TableState, game_type
from gosux.game.codec import state_json
from gosux.game.game import Game
from gosux.model.card import Card, Clan
from gosux.model.changes.knowledge import shuffle_deck
from gosux.model.changes.piles import draw
from gosux.model.dice import Dice
from gosux.model.events.log import EventLog
from gosux.model.frame import Frame
from gosux.model.law import Law
from gosux.model.state import State
from gosux.rules.games.gosu_x.law import law as gosu_x_law
from gosux.rules.registry import add_ruleset
from gosux.rules.ruleset import Ruleset

HORIZON = 40
MEMORY = 256

CLAN = Clan("little", "Little", [
    Card("Little Thief", 1, french="Petit voleur", effect=Discard(1, who=OPPONENT)),
    Card("Little Trapper", 1, french="Petit trappeur", effect=Capture(CARD.level(1))),
    Card("Little Champion", 2, french="Petit champion", effect=ReleaseAll(YOURS)),
], french="Petits")  # fmt: skip


class SmallSetup(PackEffect):
    """Each player shuffles the three cards and draws one; seat 0 plays first. In OpenSpiel, chance deals instead."""

    def run(self, state: State, frame: Frame) -> None:
        for seat in range(2):
            seated(state, seat, list(range(DESIGNS)))
            shuffle_deck(state, seat)
            draw(state, seat)
        state.finish(True)
        state.push_new(state.catalogue.law.match, 0)


def seated(state: State, seat: int, deck: list[int]) -> None:
    """A player sits down with a deck, its last card on top."""
    player = state.seats[seat]
    player.clans = 1
    player.tokens = state.catalogue.law.tokens
    player.deck = deck


def law() -> Law:
    rules = gosu_x_law()
    rules.setup = SmallSetup()
    rules.tokens = 1
    rules.locked = 0
    rules.points_to_win = 1  # the first Great Battle decides
    return rules


DESIGNS = len(CLAN.cards)
RULES = Ruleset("gosu-x-small", [CLAN], law(), players=(2, 2), choices={}, layers=("gosu-x",), drafts=False)

DEALT = 2  # to each player by chance: the card in hand, the top of the deck. The third follows.

KIND = game_type("python_gosu_x_small", "Gosu X in small", RULES.players, {})


def dealt_game(cards: list[int]) -> Game:
    """The game in which seat 0 has these designs in hand and on top of the deck, then seat 1."""
    state = State(RULES.catalogue, RULES.options(None), Dice(""), 2)
    log = EventLog()
    state.log = log
    for seat in range(2):
        held, top = cards[seat * DEALT : seat * DEALT + DEALT]
        below = [design for design in range(DESIGNS) if design not in (held, top)]
        seated(state, seat, [*below, top, held])
        draw(state, seat)
    state.push_new(RULES.law.match, 0)
    state.advance()
    state.log = None
    game = Game(RULES, state, state_json(state), [])
    game.begin_with(log)
    return game


class SmallGame(TableGame):
    """Chance deals four cards, one at a time; seat 0 plays first."""

    chance_nodes = 2 * DEALT
    memory_length = MEMORY

    def __init__(self, given: dict[str, Parameter] | None = None) -> None:
        add_ruleset(RULES)  # not before it is wanted: it is a game for programs
        super().__init__(KIND, RULES, given or {}, DESIGNS, HORIZON)

    def new_initial_state(self) -> "SmallState":
        return SmallState(self)


class SmallState(TableState):
    """``dealt`` are the designs that chance has dealt so far."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.dealt: list[int] = []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        own = self.dealt[len(self.dealt) // DEALT * DEALT :]
        left = [design for design in range(DESIGNS) if design not in own]
        return [(design, 1 / len(left)) for design in left]

    def deal(self, outcome: int) -> None:
        self.dealt.append(outcome)
        if len(self.dealt) == SmallGame.chance_nodes:
            self.begin(dealt_game(self.dealt))

    def deal_text(self, outcome: int) -> str:
        seat, place = divmod(len(self.dealt), DEALT)
        return f"deal {RULES.catalogue.cards[outcome].id} to {'the deck' if place else 'the hand'} of player {seat}"

    def __str__(self) -> str:
        return f"dealt {self.dealt}" if self.match is None else super().__str__()
