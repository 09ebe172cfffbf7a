"""Phoenix: additional turns, drawing, the three cards named Phoenix."""

from gosux.cards.ranks import HERO, IMMORTAL, TROOP
from gosux.effects.amounts import X
from gosux.effects.army.capture import Capture
from gosux.effects.choose import ChooseClan
from gosux.effects.conditions import ControlsNamed, FaceUpInPlay
from gosux.effects.flow import EachPlayer, If, IfYouDo, Then
from gosux.effects.ongoing import COUNTS_AS_ALL_LEVELS, HAND_IS_STRENGTH, CountsAs, at_end_of_your_turn
from gosux.effects.piles.deck import ON_TOP, RevealAndSort, Search
from gosux.effects.piles.draw import Draw
from gosux.effects.piles.take import FetchNamed, ShuffleClanIntoDeck
from gosux.effects.selectors import THIS, Pick
from gosux.effects.tokens import Unlock
from gosux.effects.turns import GainTurn
from gosux.model.card import Clan

PHOENIX = Clan("phoenix", "Phoenix", [
    IMMORTAL("Phoenix",
        effect=GainTurn(),
        ongoing=HAND_IS_STRENGTH,
        rulings=["X8.1", "X10.27", "X11.1f", "X4.3b"]),
    IMMORTAL("Byun Hyung Ja (Phoenix)", keywords=["bounty"],
        ongoing=at_end_of_your_turn(If(ControlsNamed(3, "Phoenix"), IfYouDo(Capture(THIS), Unlock()))),
        rulings=["X10.11a", "X10.11b", "X11.4"]),
    HERO("Phoenix (Eliana)",
        ongoing=CountsAs("Arpia", "Timer"),
        rulings=["X11.5", "X10.11a"]),
    HERO("Phoenix (Immortal)", shift=1, keywords=["ethereal"],
        ongoing=COUNTS_AS_ALL_LEVELS,
        rulings=["X5.8", "X5.13", "X3.4b", "X2.6", "X6.2b", "X10.17"]),
    HERO("Fenghuang", shift=1,
        effect=Search(Pick(name="Phoenix"), ON_TOP),
        rulings=["X10.11a", "X11.10", "X11.17"]),
    HERO("Genious", shift=2,
        effect=Then(EachPlayer(ChooseClan(ShuffleClanIntoDeck())), Draw(2)),
        rulings=["X10.15a", "X11.15", "X11.16"]),
    HERO("Kaez", shift=2,
        effect=FetchNamed("Phoenix"),
        rulings=["X10.11a", "X11.12b"]),
    TROOP("Arpia", shift=2, icons=1,
        effect=Then(Draw(1), If(FaceUpInPlay("Timer"), GainTurn())),
        rulings=["X11.5", "X4.3b"]),
    TROOP("Muraena", shift=3, icons=1, keywords=["bounty"],
        effect=Draw(X),
        rulings=["X7.7"]),
    TROOP("Sqeezs", shift=2, icons=1,
        effect=RevealAndSort(),
        rulings=["X10.3b", "X11.9"]),
    TROOP("Timer", shift=2, icons=1,
        effect=Then(GainTurn(), If(FaceUpInPlay("Arpia"), Draw(1))),
        rulings=["X11.5", "X4.3b", "X12.3"]),
])  # fmt: skip
