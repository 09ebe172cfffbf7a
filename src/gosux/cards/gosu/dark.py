"""The Dark Goblins: zombie mutations, trapping, discards."""

from gosux.cards.ranks import BAKUTO, HERO, OZEKI
from gosux.effects.amounts import Bonus, LevelOfThat
from gosux.effects.army.capture import Destroy, Trap
from gosux.effects.conditions import HoldsAdvantage
from gosux.effects.flow import If, May, Then
from gosux.effects.ongoing import TWO_TOKENS_DRAW_FIVE, HandLimit, whenever_any_is_trapped
from gosux.effects.piles.deck import OpponentKeepsOne
from gosux.effects.piles.draw import Discard, DiscardHand, Draw
from gosux.effects.selectors import CARD
from gosux.effects.turns import GainTurn
from gosux.effects.who import CHOSEN, EACH, FEWEST_POINTS
from gosux.model.card import Clan

DARK = Clan("dark", "Dark Goblins", french="Sombres Gobelins", cards=[
    BAKUTO("Dark Goblin Assassin", id="assassin", french="Sombre Gobelin Assassin", shift=3, keywords=["zombie"],
        enters=Destroy(CARD.open.level(1, 2)),
        rulings=["G5.3", "G7.3", "G11.3"]),
    BAKUTO("Dark Goblin Medic", id="medic", french="Sombre Gobelin Medic",
        activate=Trap(CARD.level(1), Bonus(1, 1)),
        rulings=["G7.1a", "G7.3", "G11.6b", "G8.1"]),
    BAKUTO("Dark Goblin Necromancer", id="necromancer", french="Sombre Gobelin Nécromant", shift=3,
        keywords=["zombie"],
        enters=Trap(CARD.level(1, 2), Bonus(1, 1)),
        rulings=["G5.3", "G7.1a", "G7.3", "G8.1"]),
    BAKUTO("Dark Goblin Avenger", id="avenger", french="Sombre Gobelin Vengeur", shift=3, keywords=["zombie"],
        mutates=Trap(CARD.level(1, 2), 2),
        rulings=["G5.3", "G5.5", "G7.3"]),
    BAKUTO("Dark Goblin Thief", id="thief", french="Sombre Gobelin Voleur", shift=3, keywords=["zombie"],
        enters=OpponentKeepsOne(3),
        rulings=["G5.3", "G10.2", "G10.4", "G10.5"]),
    HERO("Duwal", shift=3, keywords=["zombie"],
        enters=Trap(CARD, Bonus(1, 1)),
        rulings=["G5.3", "G7.1a", "G7.3", "G8.1"]),
    HERO("Kalim",
        activate=Trap(CARD, Bonus(1, 1)),
        rulings=["G7.1a", "G7.3", "G11.6b", "G8.1"]),
    HERO("Kao",
        ongoing=whenever_any_is_trapped(May(Draw(1))),
        rulings=["G11.6a", "G11.6b", "G11.10", "G11.12"]),
    HERO("Kataclysm", shift=3, keywords=["zombie"],
        enters=Then(Discard(2, who=EACH), GainTurn()),
        rulings=["G5.3", "G11.1", "G3.3b"]),
    HERO("Kokoshomushu",
        enters_by_mutation=Then(DiscardHand(), Draw(5)),
        activate=Discard(2, who=CHOSEN),
        rulings=["G10.4", "G4.7"]),
    HERO("Trsck", shift=3, keywords=["zombie"],
        enters=Then(Destroy(CARD.open, notes_level=True), Draw(LevelOfThat())),
        rulings=["G5.3", "G7.3", "G11.3"]),
    HERO("Ultimate",
        activate=Then(Destroy(CARD.open), If(HoldsAdvantage(), May(Draw(1)))),
        rulings=["G7.3", "G8.3", "G11.3", "G11.13"]),
    OZEKI("Higuma",
        globally=TWO_TOKENS_DRAW_FIVE,
        rulings=["G2.5", "G3.1d"]),
    OZEKI("The Edge",
        globally=HandLimit(7),
        rulings=["G1.4", "G2.5", "G11.4b", "G11.4c"]),
    OZEKI("Trix",
        enters=Draw(2, who=FEWEST_POINTS),
        rulings=["G11.1", "G11.2"]),
])  # fmt: skip
