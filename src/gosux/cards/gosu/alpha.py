"""The Alpha Goblins: the Advantage token, victory points, strength from their own clan."""

from gosux.cards.ranks import BAKUTO, HERO, OZEKI
from gosux.effects.amounts import COLUMN, ROW, Bonus, CardsOfClanIn, HalfOfHand, UpToHand, VictoryPoints
from gosux.effects.choose import ChooseClan, ChooseLevel
from gosux.effects.conditions import HasPoints
from gosux.effects.flow import EachPlayer, IfElse, May, Then
from gosux.effects.ongoing import (
    FIRST_POINT_COUNTS_TWICE,
    WinsWithCards,
    at_the_end_of_a_battle,
    when_you_win_a_battle,
    whenever_yours_is_destroyed,
)
from gosux.effects.piles.deck import RevealAndKeepAll
from gosux.effects.piles.draw import Discard, Draw
from gosux.effects.piles.take import Take
from gosux.effects.selectors import Pick
from gosux.effects.tokens import TakeAdvantage
from gosux.effects.who import EACH, FEWEST_POINTS
from gosux.model.card import Clan

ALPHA = Clan("alpha", "Alpha Goblins", french="Gobelins Alpha", cards=[
    BAKUTO("Alpha Goblin Guardian", id="guardian", french="Gobelin Alpha Gardien",
        activate=Draw(UpToHand(3))),
    BAKUTO("Alpha Goblin Warrior", id="warrior", french="Gobelin Alpha Guerrier", shift=2,
        enters=Then(Draw(VictoryPoints()), TakeAdvantage())),
    BAKUTO("Alpha Goblin Summoner", id="summoner", french="Gobelin Alpha Invocateur", shift=2,
        enters=ChooseClan(RevealAndKeepAll(5, Pick(chosen_clan=True))),
        rulings=["G10.2", "G10.5"]),
    BAKUTO("Alpha Goblin Recruiter", id="recruiter", french="Gobelin Alpha Recruteur", shift=2,
        enters=ChooseLevel(RevealAndKeepAll(5, Pick(chosen_level=True))),
        rulings=["G10.2", "G10.5"]),
    BAKUTO("Alpha Goblin Shaman", id="shaman", french="Gobelin Alpha Shaman",
        enters=Take(Pick(clan="alpha")),
        activate=Draw(CardsOfClanIn("alpha", COLUMN)),
        rulings=["G11.7", "G6.3a", "G2.6"]),
    HERO("Dogopark", shift=3,
        activate=EachPlayer(IfElse(HasPoints(), Draw(VictoryPoints()), Discard(1))),
        rulings=["G11.1", "G11.11"]),
    HERO("Favre", shift=3,
        leaves=Then(Draw(2), TakeAdvantage()),
        rulings=["G5.1b", "G4.7"]),
    HERO("Jaedong", shift=3,
        enters=Then(Draw(VictoryPoints()), TakeAdvantage()),
        ongoing=when_you_win_a_battle(Draw(2)),
        rulings=["G9.6"]),
    HERO("Pix'l", id="pixl", shift=3,
        activate=Draw(CardsOfClanIn("alpha", ROW)),
        rulings=["G6.3a", "G2.6"]),
    HERO("Prahs",
        ongoing=whenever_yours_is_destroyed(May(Draw(Bonus(1, 1)))),
        rulings=["G11.6a", "G11.10", "G3.4", "G8.1"]),
    HERO("Sol", shift=1,
        enters=Discard(HalfOfHand(up=False), who=EACH),
        rulings=["G11.1"]),
    HERO("Sprew", shift=3,
        ongoing=at_the_end_of_a_battle(TakeAdvantage()),
        rulings=["G9.6"]),
    OZEKI("Kork",
        enters=Draw(2, who=FEWEST_POINTS),
        rulings=["G11.1", "G11.2"]),
    OZEKI("Labdad",
        globally=FIRST_POINT_COUNTS_TWICE,
        rulings=["G2.5", "G9.1"]),
    OZEKI("Temuchin",
        globally=WinsWithCards(15),
        rulings=["G2.5", "G9.5a", "G9.5b"]),
])  # fmt: skip
