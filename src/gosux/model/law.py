"""What differs between the games, as data and chosen procedures. Each game's law stands in ``rules/games/``."""

from typing import Final

from gosux.model.actions import NUMBERS, WORDS
from gosux.model.effect import Effect

NO_LIMIT: Final = 1000


class Law:
    """The law of Gosu X; the other games say where theirs differs.

    The procedures are effects of the rules. Everything else is read by the shared mechanisms, each in one place.
    """

    def __init__(self, setup: Effect, match: Effect, turn: Effect, pass_round: Effect, battle: Effect,
                 after_battle: Effect, shift: Effect) -> None:  # fmt: skip
        self.setup = setup
        self.match = match
        self.turn = turn
        self.pass_round = pass_round
        self.battle = battle
        self.after_battle = after_battle
        self.shift = shift
        self.more_procedures: dict[str, Effect] = {}  # of this game alone, by their names in saved states
        # Piles and hands.
        self.common_piles = False  # one draw pile and one discard pile for all (G1.1)
        self.reveals_refill = False  # revealing and milling go on with a reshuffled pile (G10.2, X13.7)
        self.after_refill: Effect | None = None  # if there is one, empty decks are made anew at once; then this (X13.7)
        self.hand_limit = 7  # X4.2c
        # Activation tokens.
        self.tokens = 2
        self.locked = 2
        self.common_supply = False  # further tokens come from one supply for both (X13.4)
        self.loses_tokens = False  # tokens of captured and destroyed cards are out for the round (X13.6)
        self.advantage_token = False  # it breaks ties (G9.2), and there is neither a Wonder nor a Bounty token
        # Turns.
        self.passes_freely = False  # with tokens in hand too (X13.3a, G3.2)
        self.turns_follow_turns = False  # additional turns add up and may follow each other (G3.3b)
        self.active_player_orders = False  # effects that happen together (G3.4)
        # Playing and shifting.
        self.face_down_row_is_free = True  # a Troop costs nothing when no face-up one lies there (X5.2a, G4.6)
        self.wonder_pays_troops = True  # X13.5
        self.tokens_lower_shift = True  # X6.1
        self.announces_replacement = False  # it is set aside before the cost is paid (G5.1)
        self.may_decline_effects = False  # of cards that enter play (X13.2)
        # The Great Battle and the ends of the game.
        self.points_to_win = 2  # X1.1a
        self.victories_are_shared = False  # who reaches them together wins together (G9.3b)
        self.full_army_wins = True  # X1.3
        self.tie_is_won = False  # after a tie that nobody breaks, effects of winning happen (X13.8, G9.6)
        self.winners_first = True  # their effects before the losers'; else clockwise from the token (G9.6)
        # Names: of rows and verbs in the texts of actions, and of rules where the shared mechanisms cite them.
        self.point = "supremacy"  # what a victory point is called in position files
        self.words: list[str] = WORDS
        self.numbers = NUMBERS
        self.verbs: dict[str, str] = {}
        self.citations: dict[str, str] = {}

    def cite(self, rule: str, reason: str = "") -> str:
        """The number by which this game's rules say what a shared mechanism cites, perhaps for one reason only."""
        return self.citations.get(f"{reason} {rule}", self.citations.get(rule, rule))
