"""Narashima: full discard piles, empty hands."""

from gosux.cards.ranks import HERO, IMMORTAL, TROOP
from gosux.effects.amounts import ClansInDiscardPile, HalfOfHand, X
from gosux.effects.army.capture import CaptureDestroyOrRelease
from gosux.effects.army.sacrifice import Sacrifice
from gosux.effects.flow import Then
from gosux.effects.ongoing import HandLimit, when_you_shuffle_your_pile
from gosux.effects.piles.deck import Mill
from gosux.effects.piles.draw import Discard, DiscardTo, Draw
from gosux.effects.piles.take import Take
from gosux.effects.selectors import ANY_CARD, CARD, Pick
from gosux.effects.tokens import Unlock
from gosux.effects.turns import GainTurn
from gosux.effects.who import CHOSEN, EACH, OPPONENT
from gosux.model.card import Clan

NARASHIMA = Clan("narashima", "Narashima", [
    IMMORTAL("Narashima",
        effect=Then(Mill(10), Take(ANY_CARD)),
        ongoing=HandLimit(5),
        rulings=["X4.2c", "X10.3c", "X11.1d"]),
    IMMORTAL("Byun Hyung Ja (Narashima)", keywords=["bounty"],
        ongoing=when_you_shuffle_your_pile(Unlock()),
        rulings=["X11.15", "X5.12", "X10.11b"]),
    HERO("Narashima (Lion)", shift=2, icons=1,
        effect=Discard(HalfOfHand(), who=EACH),
        rulings=["X10.15a", "X10.11c"]),
    HERO("Nachiketa", shift=2, icons=1,
        effect=Discard(2, who=EACH),
        rulings=["X10.15a"]),
    HERO("Nalin", shift=3, icons=1, keywords=["wondrous"],
        effect=Mill(10, who=CHOSEN),
        rulings=["X10.3c"]),
    HERO("Niranjan", shift=2, icons=1,
        effect=Sacrifice(1, who=OPPONENT),
        rulings=["X10.10"]),
    HERO("Nityananda", shift=4,
        effect=GainTurn(recall=True),
        rulings=["X11.7", "X4.3b", "X4.3d"]),
    TROOP("Nakshatra", shift=2, icons=1,
        effect=Then(Mill(X), Take(Pick(levels=(1,), with_supremacy=(2, 3)))),
        rulings=["X10.3c"]),
    TROOP("Navaj", shift=2,
        effect=Take(Pick(keywords=("wondrous", "force_of_will")), X, up_to=True)),
    TROOP("Nikhilesh", shift=2, icons=1, keywords=["bounty"],
        effect=Draw(ClansInDiscardPile()),
        rulings=["X10.16b"]),
    TROOP("Nitish", shift=1, icons=1,
        effect=DiscardTo(Pick(keywords=("bounty",)), CaptureDestroyOrRelease(CARD.not_above_the_discarded)),
        rulings=["X5.10"]),
])  # fmt: skip
