"""Questions and answers of GOSU at the table: whose cards, the common piles, mutations, what waits to be resolved."""

import pytest

from gosux import Event, Game, Message, Reason, cards, read_position
from gosux.model.events import Drew
from gosux.model.messages.references import CardRef
from gosux.text import Words
from gosux.text.find import find_cards
from tests.gosu.table import table
from tests.scene import do

ENGLISH = Words("en", "gosu")
FRENCH = Words("fr", "gosu")


def said(game: Game, words: Words = ENGLISH) -> dict[str, str]:
    """The open answers: what is typed, and what it means."""
    decision = game.decision
    assert decision is not None
    return {str(action): words.action(game.view(decision.player), action) for action in decision.actions}


def question(game: Game, viewer: int, words: Words = ENGLISH) -> str:
    decision = game.decision
    assert decision is not None
    return words.prompt(decision.prompt, viewer)


TABLE = """
ruleset = "gosu"
advantage = 0
discard = ["medic"]

[[player]]
army.I = ["assassin", "seeker"]
hand = ["thief", "necromancer", "sniper", "kalim", "loya"]

[[player]]
army.I = ["guardian"]

[[player]]
army.I = ["medic [t]", "(psi)"]
"""
HIGUMA_AND_BLIND = """army.I = ["assassin", "seeker"]
army.II = ["kao", "time"]
army.III = ["higuma", "blind"]"""


def test_a_turn_names_other_players_cards_and_the_draw_of_five() -> None:
    """G3.1, G6.4."""
    game = read_position(TABLE.replace('army.I = ["assassin", "seeker"]', HIGUMA_AND_BLIND))
    answers = said(game)
    assert answers["draw 3"] == "Draw 3 cards (spend 2 tokens)"
    assert answers["draw 5"] == "Draw 5 cards (spend 2 tokens)"
    assert answers["mutate I1"] == "Mutate Dark Goblin Assassin (I·1), cost 3"
    assert answers["activate 0:I2"] == "Activate Ancient Goban Seeker (I·2)"
    assert answers["activate 1:I1"] == "Activate Alpha Goblin Guardian (Player 2's I·1)"
    assert "activate 2:I1" not in answers  # a token lies there
    french = said(game, FRENCH)
    assert french["mutate I1"] == "Faire muter Sombre Gobelin Assassin (I·1), coût 3"
    assert french["activate 1:I1"] == "Activer Gobelin Alpha Gardien (I·1 de Joueur 2)"


def test_the_new_goblin_of_a_zombie_mutation_may_come_from_the_common_pile() -> None:
    """G5.3."""
    game = read_position(TABLE)
    game.apply("mutate I1")
    assert question(game, 0) == "Choose the goblin that Dark Goblin Assassin mutates into."
    assert question(game, 2, FRENCH) == "Joueur 1 choisit le gobelin qui prend la place de Sombre Gobelin Assassin."
    assert said(game) == {
        "into necromancer": "Mutate into Dark Goblin Necromancer",
        "into sniper": "Mutate into Fire Goblin Sniper",
        "into thief": "Mutate into Dark Goblin Thief",
        "into pile:medic": "Mutate into Dark Goblin Medic from the discard pile",
    }
    assert said(game, FRENCH)["into pile:medic"] == "Muter en Sombre Gobelin Medic, de la défausse"


def test_a_power_that_waits_is_named_by_its_card_even_when_that_has_left_its_slot() -> None:
    """G5.6: the mutated goblin's own power and an opponent's Scout are ordered by the active player."""
    game = read_position(
        """
ruleset = "gosu"
[[player]]
army.I = ["ammo"]
hand = ["thief", "kalim", "loya"]
[[player]]
[[player]]
army.I = ["scout"]
"""
    )
    game.apply("mutate I1")
    while game.decision and game.decision.kind != "trigger":
        game.apply(game.decision.actions[0])
    assert question(game, 0) == "Which power do you resolve next?"
    assert said(game) == {
        "resolve 0:I1": "Resolve Fire Goblin A.M.M.O. (your I·1)",
        "resolve 2:I1": "Resolve Meka Goblin Scout (Player 3's I·1)",
    }


def test_players_are_named_among_several() -> None:
    game = read_position(TABLE)
    game.apply("mutate I1")
    game.apply("into thief")
    while game.decision and game.decision.kind != "opponent":
        game.apply(game.decision.actions[0])
    assert (question(game, 0), question(game, 1)) == ("Choose an opponent.", "Player 1 chooses an opponent.")
    assert said(game) == {"player 1": "Player 2", "player 2": "Player 3"}


def test_a_name_that_ends_with_a_full_stop_needs_no_other() -> None:
    prompt = Message("prompt-incoming", {"player": 0, "card": CardRef("ammo")})
    assert FRENCH.prompt(prompt, 0) == "Choisissez le gobelin qui prend la place de Gobelin de Feu A.M.M.O."
    assert ENGLISH.event(Drew(0, CardRef("ammo")), 0) == "You draw Fire Goblin A.M.M.O."
    reason = Reason("no-free-icon", ("G6.1a",), {"card": CardRef("ammo")})
    assert ENGLISH.reason(reason) == "An Activation token already lies on Fire Goblin A.M.M.O."
    assert ENGLISH.refusal([reason]) == "An Activation token already lies on Fire Goblin A.M.M.O. (G6.1a)."


def test_a_goblin_is_found_by_a_later_word_of_its_name() -> None:
    goblins = cards("gosu")
    assert [card.id for card in find_cards(goblins, "gardien")] == ["guardian"]
    assert [card.id for card in find_cards(goblins, "goban ps")] == ["psi"]
    assert [card.id for card in find_cards(goblins, "kal")] == ["kalim"]  # the beginning of a name comes first


# -- who was chosen --------------------------------------------------------------------------------------------------

KOKOSHOMUSHU = 'army.I = ["medic"]\narmy.II = ["kokoshomushu"]'


def choosing(yours: str, others: int, *actions: str) -> list[Event]:
    """What is told of a choice of a player among ``others`` and oneself."""
    game = table('deck = ["sol", "sprew", "favre", "pixl"]', yours, *['hand = ["scout", "sniper"]', ""][:others])
    return [event for event in do(game, *actions) if event.kind == "player-chosen"]


@pytest.mark.rule("G11.1")
@pytest.mark.parametrize(
    ("yours", "actions"),
    [
        (KOKOSHOMUSHU, ["activate 0:II1", "player 2"]),
        ('hand = ["teleporter"]', ["play teleporter", "player 2"]),
        ('hand = ["thief"]', ["play thief", "player 2"]),
    ],
)
def test_the_log_tells_which_player_was_chosen(yours: str, actions: list[str]) -> None:
    [event] = choosing(yours, 2, *actions)
    assert [ENGLISH.event(event, viewer) for viewer in (0, 1, 2, None)] == [
        "You choose Player 3.", "Player 1 chooses Player 3.", "Player 1 chooses you.", "Player 1 chooses Player 3.",
    ]  # fmt: skip
    assert [FRENCH.event(event, viewer) for viewer in (0, 1, 2, None)] == [
        "Vous choisissez Joueur 3.",
        "Joueur 1 choisit Joueur 3.",
        "Joueur 1 vous choisit.",
        "Joueur 1 choisit Joueur 3.",
    ]


def test_a_player_can_choose_themselves() -> None:
    [event] = choosing(KOKOSHOMUSHU, 1, "activate 0:II1", "player 0")
    assert [ENGLISH.event(event, viewer) for viewer in (0, 1, None)] == [
        "You choose yourself.", "Player 1 chooses themselves.", "Player 1 chooses themselves.",
    ]  # fmt: skip
    assert [FRENCH.event(event, viewer) for viewer in (0, 1, None)] == [
        "Vous vous choisissez vous-même.", "Joueur 1 se choisit.", "Joueur 1 se choisit.",
    ]  # fmt: skip


@pytest.mark.rule("G11.1")
def test_the_only_opponent_is_not_told() -> None:
    assert choosing('hand = ["teleporter"]', 1, "play teleporter") == []
