"""Abhilasha: captured cards, the discard pile, Secret shift."""

from gosux.cards.ranks import HERO, IMMORTAL, TROOP
from gosux.effects.amounts import X
from gosux.effects.army.capture import OPPONENTS, Capture, CaptureOrRelease, ReleaseAll
from gosux.effects.choose import ChooseClan, ChooseLevel
from gosux.effects.conditions import OpponentHasCaptured
from gosux.effects.copying import Copy, CopyFromPile
from gosux.effects.flow import EachPlayer, If, Then
from gosux.effects.ongoing import (
    YOUR_CARDS_HAVE_SECRET_SHIFT,
    CancelPeril,
    at_end_of_your_turn,
    when_captured,
)
from gosux.effects.piles.draw import Discard, HoldExactly
from gosux.effects.piles.take import RemoveThat, Take
from gosux.effects.selectors import CARD, THIS, Pick
from gosux.effects.tokens import TakeBack, Unlock
from gosux.effects.who import EACH, OPPONENT
from gosux.model.card import UNCERTAIN, Clan

ABHILASHA = Clan("abhilasha", "Abhilasha", [
    IMMORTAL("Abhilasha",
        effect=Then(CopyFromPile(), RemoveThat()),
        ongoing=YOUR_CARDS_HAVE_SECRET_SHIFT,
        rulings=["X10.14c", "X10.18", "X10.19", "X11.1b"]),
    IMMORTAL("Byun Hyung Ja (Abhilasha)", keywords=["bounty"],
        ongoing=at_end_of_your_turn(If(OpponentHasCaptured(3), Then(Unlock(), ReleaseAll(OPPONENTS)))),
        rulings=["X4.8", "X10.11b"]),
    HERO("Alpha (Dead)", french="Alpha (mort)", shift=UNCERTAIN, keywords=["secret_shift"],
        effect=Then(TakeBack(2, up_to=True), Capture(THIS)),
        rulings=["X12.1", "X7.4", "X10.11c"]),
    HERO("Ashes", shift=UNCERTAIN, keywords=["secret_shift"],
        effect=ChooseClan(ChooseLevel(Take(Pick(chosen_clan=True, chosen_level=True), X, up_to=True))),
        rulings=["X12.1", "X11.16", "X10.16a"]),
    HERO("Cylak", shift=UNCERTAIN, keywords=["secret_shift"],
        effect=EachPlayer(Capture(CARD.opposing.level(3), may=True)),
        rulings=["X12.1", "X10.15a"]),
    HERO("Ecnalab", shift=UNCERTAIN, keywords=["secret_shift"],
        effect=HoldExactly(3, who=EACH),
        rulings=["X12.1", "X10.15a"]),
    HERO("Solok", shift=2, keywords=["secret_shift"],
        effect=CaptureOrRelease(CARD.level(1, 2))),
    TROOP("The Red Circle", id="red-circle", french="Le Cercle Rouge", shift=1,
        keywords=["secret_shift", "force_of_will"],
        will=CancelPeril(),
        rulings=["X10.6b", "X10.22", "X10.24"]),
    TROOP("Apostles of the Night", french="Les apôtres de la nuit", shift=2, icons=1, keywords=["secret_shift"],
        effect=CaptureOrRelease(CARD.level(1))),
    TROOP("Guardians of the Night", french="Les gardiens de la nuit", shift=2,
        keywords=["secret_shift", "recruiter"],
        ongoing=when_captured(Discard(1, who=OPPONENT)),
        rulings=["X11.11", "X5.12"]),
    TROOP("Dark Cultists", french="Les sombres cultistes", shift=2, keywords=["secret_shift", "bounty"],
        effect=Copy(CARD.in_row_or_column),
        rulings=["X3.6c", "X10.14c", "X10.18"]),
])  # fmt: skip
