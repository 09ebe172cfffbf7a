"""The Ancient Gobans: drawing, additional turns, and powers copied from others."""

from gosux.cards.ranks import BAKUTO, HERO, OZEKI
from gosux.effects.amounts import Bonus, ChosenNumber, UpToHand
from gosux.effects.army.capture import Destroy
from gosux.effects.choose import ChooseNumber
from gosux.effects.conditions import HoldsAdvantage
from gosux.effects.copying import CopyActivation
from gosux.effects.flow import If, Then
from gosux.effects.ongoing import when_you_lose_a_battle, whoever_passes_first
from gosux.effects.piles.deck import RevealAndKeep
from gosux.effects.piles.draw import Discard, Draw, HoldExactly
from gosux.effects.piles.take import Take
from gosux.effects.selectors import ANY_CARD, CARD
from gosux.effects.turns import GainTurn
from gosux.effects.who import EACH, FEWEST_POINTS
from gosux.model.card import Clan

ANCIENT = Clan("ancient", "Ancient Gobans", french="Anciens Gobans", cards=[
    BAKUTO("Ancient Goban Seeker", id="seeker", french="Ancien Goban Chercheur",
        activate=Then(Draw(Bonus(3, 1)), Discard(2)),
        rulings=["G8.1", "G10.4"]),
    BAKUTO("Ancient Goban Illusionist", id="illusionist", french="Ancien Goban Illusionniste",
        activate=Then(Destroy(CARD.yours.open), Draw(Bonus(2, 1))),
        rulings=["G8.1", "G11.3"]),
    BAKUTO("Ancient Goban Prescient", id="prescient", french="Ancien Goban Prescient", shift=1,
        enters=GainTurn(),
        ongoing=when_you_lose_a_battle(Draw(2)),
        rulings=["G3.3a", "G3.3b", "G9.6"]),
    BAKUTO("Ancient Goban Psi", id="psi", french="Ancien Goban Psi", shift=2,
        enters=RevealAndKeep(5, Bonus(1, 1)),
        rulings=["G8.1", "G10.2", "G10.5"]),
    BAKUTO("Ancient Goban Visionary", id="visionary", french="Ancien Goban Visionnaire", shift=2,
        enters=Draw(Bonus(2, 1)),
        rulings=["G8.1"]),
    HERO("Adelam",
        activate=Then(Draw(Bonus(2, 1)), If(HoldsAdvantage(), GainTurn())),
        rulings=["G8.1", "G8.3", "G3.3b"]),
    HERO("Alikan",
        activate=ChooseNumber(Then(Discard(ChosenNumber()), Draw(ChosenNumber()))),
        rulings=["G8.2", "G8.4"]),
    HERO("Awn", shift=1,
        enters=Then(Draw(2, who=EACH), GainTurn()),
        rulings=["G11.1", "G3.3b"]),
    HERO("Copycat",
        activate=CopyActivation(),
        rulings=["G6.3a", "G6.3b", "G6.5", "G11.12"]),
    HERO("Justice", shift=3,
        enters=Draw(Bonus(3, 1)),
        rulings=["G8.1"]),
    HERO("Loya",
        activate=Take(ANY_CARD)),
    HERO("Patience", shift=3,
        enters=Draw(UpToHand(3), who=EACH),
        activate=Draw(3, who=EACH),
        rulings=["G11.1"]),
    OZEKI("Angel", french="Ange",
        enters=Draw(2, who=FEWEST_POINTS),
        rulings=["G11.1", "G11.2"]),
    OZEKI("Kamakor",
        globally=whoever_passes_first(Draw(3)),
        rulings=["G2.5", "G11.4a", "G11.4b", "G11.14"]),
    OZEKI("Mind",
        enters=HoldExactly(4, who=EACH),
        rulings=["G11.1", "G11.11"]),
])  # fmt: skip
