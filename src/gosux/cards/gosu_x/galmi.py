"""Galmi: the Wonder token, tempo, the top of the deck."""

from gosux.cards.ranks import HERO, IMMORTAL, TROOP
from gosux.effects.amounts import COLUMN, CardsOfClanIn, X
from gosux.effects.army.capture import YOURS, ReleaseAll
from gosux.effects.army.send_back import PutOnDeck
from gosux.effects.army.swap import YOUR_ARMY, MaySwap
from gosux.effects.choose import ChooseLevel
from gosux.effects.flow import Then
from gosux.effects.ongoing import (
    DOUBLED_AGAINST_BOUNTY,
    TurnsAfterYourPass,
    when_you_draw_three,
    when_you_pass_first,
)
from gosux.effects.piles.deck import RevealAndKeep, RevealAndKeepAll
from gosux.effects.piles.draw import Draw
from gosux.effects.piles.take import PutOnDeckInOrder
from gosux.effects.selectors import CARD, Pick
from gosux.effects.tokens import PlaceBountyToken, Unlock
from gosux.effects.turns import GainTurn, MayPass
from gosux.model.card import Clan

GALMI = Clan("galmi", "Galmi", [
    IMMORTAL("Galmi", keywords=["wondrous"],
        effect=Then(PutOnDeck(CARD.open), MayPass()),
        ongoing=TurnsAfterYourPass(2),
        rulings=["X4.4b", "X4.4d", "X11.1e", "X5.9", "X11.19"]),
    IMMORTAL("Byun Hyung Ja (Galmi)", keywords=["wondrous", "bounty"],
        ongoing=when_you_pass_first(Unlock()),
        rulings=["X10.11b"]),
    HERO("Galmi (Avatar)", keywords=["wondrous", "ethereal"],
        ongoing=DOUBLED_AGAINST_BOUNTY,
        rulings=["X8.1", "X10.5"]),
    HERO("Kan Te", shift=3, icons=1, keywords=["wondrous"],
        effect=ReleaseAll(YOURS)),
    HERO("Ree Ab", shift=2, icons=1, keywords=["wondrous"],
        effect=Then(PutOnDeckInOrder(X), Draw(1)),
        rulings=["X10.28"]),
    HERO("Shard", shift=2, icons=1, keywords=["wondrous"],
        effect=RevealAndKeep(4),
        rulings=["X10.3b"]),
    HERO("She Rift", shift=2, icons=1, keywords=["wondrous"],
        effect=PlaceBountyToken(),
        rulings=["X10.26", "X10.1b"]),
    TROOP("Boul Go", shift=1, keywords=["wondrous", "recruiter"],
        ongoing=when_you_draw_three(GainTurn()),
        rulings=["X4.3a", "X4.3b"]),
    TROOP("Bun To", shift=2, icons=1, keywords=["wondrous"],
        effect=ChooseLevel(RevealAndKeepAll(4, Pick(chosen_level=True))),
        rulings=["X10.3b", "X11.16"]),
    TROOP("Kno'Bo", shift=2, icons=1, keywords=["wondrous"],
        effect=Then(MaySwap(YOUR_ARMY), Draw(CardsOfClanIn("galmi", COLUMN))),
        rulings=["X3.6c", "X5.11", "X10.12a"]),
    TROOP("Un'Go", shift=2, icons=1, keywords=["wondrous"],
        effect=PutOnDeck(CARD.open.level(1, 2).with_supremacy(3), by_controller=True)),
])  # fmt: skip
