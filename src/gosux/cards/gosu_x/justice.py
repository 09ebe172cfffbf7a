"""Justice: balance between the players, searching, the Immortal tiles."""

from gosux.cards.ranks import HERO, IMMORTAL, TROOP
from gosux.effects.amounts import DownToOpponentsArmy, DownToOpponentsHand, UpToOpponentsHand
from gosux.effects.army.capture import Capture
from gosux.effects.army.sacrifice import Sacrifice
from gosux.effects.conditions import HandEmpty
from gosux.effects.flow import If, Then
from gosux.effects.ongoing import (
    HIGHEST_OPEN_IS_ETHEREAL,
    CancelActivation,
    at_end_of_your_turn,
    when_you_lose_a_battle,
)
from gosux.effects.piles.deck import Search
from gosux.effects.piles.draw import Discard, Draw
from gosux.effects.selectors import CARD
from gosux.effects.tokens import FlipTile, TakeBack, Unlock
from gosux.effects.turns import LookAndBan
from gosux.effects.who import EACH, MOST_IN_HAND, MOST_IN_PLAY, OPPONENT
from gosux.model.card import Clan

JUSTICE = Clan("justice", "Justice", [
    IMMORTAL("Justice",
        effect=FlipTile(),
        ongoing=HIGHEST_OPEN_IS_ETHEREAL,
        rulings=["X11.2a", "X11.2b", "X11.2c", "X11.1a", "X3.7"]),
    IMMORTAL("Byun Hyung Ja (Justice)", keywords=["bounty"],
        ongoing=when_you_lose_a_battle(Unlock()),
        rulings=["X8.3", "X10.11b"]),
    HERO("Elle", shift=2,
        effect=Search(),
        rulings=["X11.10", "X11.17"]),
    HERO("Nezha",
        ongoing=at_end_of_your_turn(If(HandEmpty(), Draw(2))),
        rulings=["X4.2b", "X4.8"]),
    HERO("Quae", shift=2,
        effect=Sacrifice(DownToOpponentsArmy(), who=MOST_IN_PLAY),
        rulings=["X10.15b", "X3.10"]),
    HERO("Sati", shift=3,
        effect=Draw(UpToOpponentsHand())),
    HERO("Tourach", shift=3,
        effect=Discard(DownToOpponentsHand(), who=OPPONENT)),
    TROOP("Atalanta of the Great Shield", id="atalanta", french="Atalante à grand bouclier", shift=1,
        keywords=["recruiter", "force_of_will"],
        will=CancelActivation(),
        rulings=["X10.6c", "X10.23", "X10.24"]),
    TROOP("Arrows of Justice", french="Les flèches de Justice", shift=1,
        effect=LookAndBan(),
        rulings=["X11.6", "X11.13", "X11.14"]),
    TROOP("Petal Faeries", french="Les fées pétales", shift=3,
        effect=Then(TakeBack(1, who=EACH), Capture(CARD.having("bounty"))),
        rulings=["X7.4", "X10.15a"]),
    TROOP("Volantis", shift=2,
        effect=Then(Sacrifice(1, who=MOST_IN_PLAY), Discard(1, who=MOST_IN_HAND)),
        rulings=["X10.15b", "X3.10"]),
])  # fmt: skip
