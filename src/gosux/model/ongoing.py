"""The bits of ongoing effects. A card or tile in force adds its bit to its player's mask, which rules check."""

from typing import Final

ALL_CLANS: Final = 1 << 0  # this card counts as all clans of its owner's deck, in every zone
ALL_LEVELS: Final = 1 << 1  # this card counts as every level, in every zone
MIRROR: Final = 1 << 2  # this card has the keywords, effects and icons of its mirror card
AS_NAMED: Final = 1 << 3  # face up, this card also counts as other names
DOUBLED_BY_BOUNTY: Final = 1 << 4  # this card's value is doubled against a Bounty card
ECHO_AROUND: Final = 1 << 5  # adjacent cards have Echo
ALL_SECRET_SHIFT: Final = 1 << 6  # your cards with a shift cost have Secret shift
HIGHEST_ETHEREAL: Final = 1 << 7  # your highest OPEN card is Ethereal
ECHO_FOR_LEVEL: Final = 1 << 8  # your cards of a level have Echo
CLANS_FOR_LEVEL: Final = 1 << 9  # your cards of a level count as all clans of your deck
HAND_LIMIT: Final = 1 << 10  # both players' hand limit
TURNS_AFTER_PASS: Final = 1 << 11  # turns left to the opponent when you pass
HAND_STRENGTH: Final = 1 << 12  # each card in hand adds military value
OVERWHELMING: Final = 1 << 13  # a clear battle wins the game, a narrow one costs a card
MORE_BOUNTY: Final = 1 << 14  # one more card for a Bounty
AT_END_OF_TURN: Final = 1 << 15
WHEN_CAPTURED: Final = 1 << 16
WHEN_PASSING_FIRST: Final = 1 << 17
WHEN_DRAWING_THREE: Final = 1 << 18
WHEN_BATTLE_WON: Final = 1 << 19
WHEN_BATTLE_LOST: Final = 1 << 20
WHEN_PILE_SHUFFLED: Final = 1 << 21
WHEN_REMOVED: Final = 1 << 22
WHEN_YOURS_DESTROYED: Final = 1 << 23  # a card of your army is destroyed
WHEN_ONE_DESTROYS: Final = 1 << 24  # a card is destroyed; for all: affects the player who destroys it
WHEN_ANY_CAPTURED: Final = 1 << 25  # a card is captured, anyone's
WHEN_OPPONENT_SHIFTS: Final = 1 << 26
WHEN_BATTLE_ENDS: Final = 1 << 27
WHEN_ONE_PASSES_FIRST: Final = 1 << 28  # for all: affects the player who passes first in a round
DOUBLE_FIRST_POINT: Final = 1 << 29  # for all: the first victory point counts twice
DRAW_FIVE_FOR_TWO: Final = 1 << 30  # for all: 2 tokens draw 5 cards for the holder of the Advantage token
TOKENS_ANYWHERE: Final = 1 << 31  # for all: Activation tokens may be placed on other players' cards
WINS_AT_ONCE: Final = 1 << 32  # a victory checked after every change of an army
WINS_NEW_ROUND: Final = 1 << 33  # a victory checked at the start of a round

# Bits about the card itself: they are read card by card, not from the player's mask.
GIVES_KEYWORDS: Final = ECHO_AROUND | ALL_SECRET_SHIFT | HIGHEST_ETHEREAL | ECHO_FOR_LEVEL

# When Force of will can be used.
WILL_SAVE: Final = 1 << 0  # a card of yours would be captured or destroyed
WILL_STOP_ACTIVATION: Final = 1 << 1  # an opposing card is activated
