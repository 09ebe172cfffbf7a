"""What differs between the games: settings, and a choice of procedures. Each game's law is in ``rules/games/``."""

from typing import Final

from gosux.model.actions import NUMBERS, WORDS
from gosux.model.effect import Effect

NO_LIMIT: Final = 1000


class Law:
    """The law of Gosu X; the other games override what differs.

    The procedures are effects of the rules. The shared mechanisms read everything else, each setting in one place.
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
        self.more_procedures: dict[str, Effect] = {}  # only in this game, by their names in saved states
        # Piles and hands.
        self.common_piles = False  # one draw pile and one discard pile for all (G1.1)
        self.reveals_refill = False  # revealing and milling continue with the reshuffled pile (G10.2, X13.7)
        self.after_refill: Effect | None = None  # if set: empty decks are rebuilt at once, followed by this (X13.7)
        self.hand_limit = 7  # X4.2c
        # Activation tokens.
        self.tokens = 2
        self.locked = 2
        self.common_supply = False  # more tokens come from one supply for both (X13.4)
        self.loses_tokens = False  # tokens of captured and destroyed cards are out for the round (X13.6)
        self.advantage_token = False  # it breaks ties (G9.2); there is no Wonder and no Bounty token
        # Turns.
        self.passes_freely = False  # even with tokens in hand (X13.3a, G3.2)
        self.turns_follow_turns = False  # additional turns add up and may follow each other (G3.3b)
        self.active_player_orders = False  # of effects that happen together (G3.4)
        # Playing and shifting.
        self.face_down_row_is_free = True  # a Troop is free if no face-up Troop is there (X5.2a, G4.6)
        self.wonder_pays_troops = True  # X13.5
        self.tokens_lower_shift = True  # X6.1
        self.announces_replacement = False  # set aside before the cost is paid (G5.1)
        self.may_decline_effects = False  # of cards that enter play (X13.2)
        # The Great Battle and the ends of the game.
        self.points_to_win = 2  # X1.1a
        self.victories_are_shared = False  # players who reach them together win together (G9.3b)
        self.full_army_wins = True  # X1.3
        self.tie_is_won = False  # an unbroken tie triggers effects of winning (X13.8, G9.6)
        self.winners_first = True  # winners' effects before losers'; else clockwise from the token (G9.6)
        # Names of rows and verbs in action texts, and of the rules that the shared mechanisms cite.
        self.point = "supremacy"  # what a victory point is called in position files
        self.words: list[str] = WORDS
        self.numbers = NUMBERS
        self.verbs: dict[str, str] = {}
        self.citations: dict[str, str] = {}

    def cite(self, rule: str, reason: str = "") -> str:
        """This game's number for a rule that a shared mechanism cites, possibly for one reason only."""
        return self.citations.get(f"{reason} {rule}", self.citations.get(rule, rule))
