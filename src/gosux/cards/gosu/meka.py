"""The Meka Goblins: mutations that pay, the Advantage token, tokens taken back."""

from gosux.cards.ranks import BAKUTO, HERO, OZEKI
from gosux.effects.amounts import Bonus, UpToHand
from gosux.effects.army.send_back import ReturnToHand
from gosux.effects.conditions import HoldsAdvantage
from gosux.effects.flow import EachPlayer, If, May, Then
from gosux.effects.ongoing import (
    TOKENS_ON_ANY_CARD,
    WinsWithClan,
    whenever_an_opponent_mutates,
    whenever_the_pile_is_shuffled,
)
from gosux.effects.piles.draw import Discard, DiscardHand, Draw
from gosux.effects.piles.take import Take
from gosux.effects.selectors import CARD, Pick
from gosux.effects.tokens import GainPoint, TakeAdvantage, TakeBack
from gosux.effects.turns import GainTurn
from gosux.effects.who import CHOSEN_OPPONENT, EACH_OPPONENT, FEWEST_POINTS
from gosux.model.card import Clan

MEKA = Clan("meka", "Meka Goblins", french="Méka-Gobelins", cards=[
    BAKUTO("Meka Goblin Tinkerer", id="tinkerer", french="Méka Gobelin Bidouilleur", shift=2,
        enters=Then(Take(Pick(clan="meka")), If(HoldsAdvantage(), May(Draw(1)))),
        rulings=["G11.7", "G8.3"]),
    BAKUTO("Meka Goblin Engineer", id="engineer", french="Méka Gobelin Ingénieur",
        activate=ReturnToHand(CARD.open, discards=1),
        rulings=["G11.9", "G6.2"]),
    BAKUTO("Meka Goblin Priest", id="priest", french="Méka Gobelin Prêtre", shift=2,
        enters=TakeAdvantage(),
        mutates=TakeBack(),
        rulings=["G6.1b", "G6.2"]),
    BAKUTO("Meka Goblin Scout", id="scout", french="Méka Gobelin Scout",
        ongoing=whenever_an_opponent_mutates(May(Then(Draw(1), Discard(1)))),
        rulings=["G5.6"]),
    BAKUTO("Meka Goblin Sentinel", id="sentinel", french="Méka Gobelin Sentinelle", shift=2,
        enters=Then(Discard(1, who=CHOSEN_OPPONENT), Draw(1)),
        mutates=TakeAdvantage(),
        rulings=["G10.4"]),
    HERO("Kameo", shift=7,
        enters=TakeAdvantage(),
        mutates=Then(GainPoint(), Draw(3, who=EACH_OPPONENT)),
        rulings=["G9.3a", "G9.7", "G11.1"]),
    HERO("Manner", shift=3,
        mutates=EachPlayer(Then(DiscardHand(), Draw(5))),
        rulings=["G11.1", "G11.11", "G5.1a"]),
    HERO("Meow", shift=3,
        ongoing=whenever_the_pile_is_shuffled(Then(Draw(UpToHand(Bonus(7, 1))), TakeAdvantage())),
        rulings=["G10.3", "G8.1"]),
    HERO("Mmo Twice", shift=2,
        enters=Then(TakeAdvantage(), Draw(1), GainTurn()),
        mutates=Then(TakeAdvantage(), Draw(1), GainTurn()),
        rulings=["G3.3b"]),
    HERO("Moonlight", shift=3,
        enters=TakeBack(),
        mutates=TakeBack(),
        rulings=["G6.1b", "G6.2"]),
    HERO("Silend", shift=3,
        leaves=Then(Discard(2, who=EACH_OPPONENT), TakeAdvantage()),
        rulings=["G11.1", "G10.4", "G4.7"]),
    HERO("Time", shift=4,
        enters=Then(Discard(Bonus(1, 1), who=CHOSEN_OPPONENT), Draw(Bonus(1, 1))),
        rulings=["G8.3", "G10.4", "G8.1"]),
    OZEKI("Blind",
        globally=TOKENS_ON_ANY_CARD,
        rulings=["G2.5", "G6.3b", "G6.4"]),
    OZEKI("Dante",
        enters=Draw(2, who=FEWEST_POINTS),
        rulings=["G11.1", "G11.2"]),
    OZEKI("Vict'Hory", id="vict-hory",
        globally=WinsWithClan(8),
        rulings=["G2.5", "G9.5a", "G9.5b"]),
])  # fmt: skip
