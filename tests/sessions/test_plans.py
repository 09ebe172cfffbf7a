"""What a player is told before confirming: the whole action, its parts, what comes of it, and what passing means."""

import pytest

import gosux
from gosux.game.game import Game
from gosux.sessions.drafts.draft import Draft
from gosux.sessions.messages.base import Sentence
from gosux.sessions.messages.play import DraftNow
from gosux.sessions.messages.pointers import AtHand
from gosux.sessions.messages.table import Player, Question
from gosux.sessions.scenes.scene import scene_for
from tests.properties.worlds import PERIL
from tests.scene import scene

SHIFT = """
tiles = []
wonder = 0
[[player]]
clans = ["justice", "xian", "goan_sul"]
army.I = ["volantis", "lava-goddesses"]
army.II = ["sati"]
hand = ["nio", "alpha", "atalanta", "bombing-units", "arrows-of-justice"]
[[player]]
clans = ["abhilasha", "galmi", "narashima"]
army.I = ["boul-go", "un-go"]
army.II = ["solok"]
"""
ALPHA = AtHand(at="hand", seat=0, card="alpha")


def draft_of(game: Game) -> Draft:
    people = [Player(kind="person", level=None)] * game.players
    return Draft(game.view(int(game.state.decider)), 1, people)


def english(said: Sentence) -> str:
    return "".join(piece if isinstance(piece, str) else piece[0] for piece in said.en)


def french(said: Sentence) -> str:
    return "".join(piece if isinstance(piece, str) else piece[0] for piece in said.fr)


def told(draft: Draft, game: Game, *actions: str, incoming: "AtHand | None" = None) -> DraftNow:
    """What is said of these actions, each as an answer to the question that the draft asks then."""
    draft.become([], incoming)
    table = game.rules.catalogue.table
    for action in actions:
        world = draft.world
        row = next(row for row in world.choices if table.text(world.kind, row) == action)
        draft.become([*draft.actions, row], incoming)
    return draft.now(1)


def parts(now: DraftNow) -> list[str]:
    return [f"{part.state}: {english(part.text)}" for part in now.parts]


def follows(now: DraftNow) -> list[str]:
    return [english(one.text) for one in now.then]


def question(game: Game) -> Question:
    found = scene_for(game, int(game.state.decider), [Player(kind="person", level=None)] * game.players).question
    assert found is not None
    return found


# -- a shift -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("X6.2a", "X6.2b")
def test_a_shift_asks_first_which_card_comes_in() -> None:
    game = scene(SHIFT)
    now = told(draft_of(game), game, "shift II1")
    assert english(now.title) == "Shift Sati: discard 3 cards"
    assert french(now.title) == "Relever Sati\u00a0: défausser 3 cartes"
    assert parts(now) == ["done: Sati goes out", "now: Choose the card that comes in", "later: Pay: 3 more cards"]
    assert now.scene.question is not None and now.scene.question.kind == "replace"
    assert [(choice.action, choice.at) for choice in now.scene.choices] == [
        (None, AtHand(at="hand", seat=0, card=card)) for card in ("alpha", "nio")
    ]


@pytest.mark.rule("X6.2a", "X6.2c")
def test_the_card_that_comes_in_is_kept_and_chosen_when_all_is_paid() -> None:
    game = scene(SHIFT)
    draft = draft_of(game)
    now = told(draft, game, "shift II1", incoming=ALPHA)
    assert english(now.title) == "Shift Sati → Alpha: discard 3 cards"
    assert ALPHA not in [choice.at for choice in now.scene.choices]
    assert now.plan is not None and (now.plan.out, now.plan.enters, now.plan.choosable) == ("sati", "alpha", True)
    now = told(draft, game, "shift II1", "pay nio", incoming=ALPHA)
    assert parts(now)[-1] == "now: Pay: 2 more cards"
    assert now.plan is not None and (now.plan.cost, now.plan.paid) == (3, 1)
    # Row II is worth as much as before, and Alpha captures something.
    assert follows(now) == ["Then Alpha: Capture level I–II (III)"]
    assert now.then[0].totals == [7, 7]
    now = told(draft, game, "shift II1", "pay nio", "pay atalanta", "pay bombing-units", incoming=ALPHA)
    assert english(now.title) == "Alpha: choose a card to capture"
    assert parts(now) == ["done: Shift Sati → Alpha", "now: Choose which card to capture"]
    assert now.plan is None


@pytest.mark.rule("X6.6")
def test_the_wonder_token_is_a_switch_and_no_question() -> None:
    game = scene(SHIFT)
    draft = draft_of(game)
    now = told(draft, game, "shift II1", incoming=ALPHA)
    assert [(step.kind, step.auto) for step in now.steps] == [("turn", False), ("wonder", True)]
    assert now.plan is not None and now.plan.wonder is not None
    switch = now.plan.wonder
    assert (switch.used, switch.step) == (False, 1)
    assert switch.other is not None
    draft.become([draft.actions[0], switch.other], ALPHA)
    now = draft.now(1)
    assert english(now.title) == "Shift Sati → Alpha: discard 2 cards"
    assert now.plan is not None and now.plan.wonder is not None and now.plan.wonder.used
    draft.become(draft.actions[:1], ALPHA)  # taken back: it is kept again
    assert english(draft.now(1).title) == "Shift Sati → Alpha: discard 3 cards"


@pytest.mark.rule("X6.2c")
def test_the_only_card_that_can_come_in_is_named_at_once() -> None:
    game = scene(SHIFT.replace('"nio"', '"spirits-of-smook"'))
    now = told(draft_of(game), game, "shift II1")
    assert english(now.title) == "Shift Sati → Alpha: discard 3 cards"
    assert now.plan is not None and not now.plan.choosable


@pytest.mark.rule("X6.2a")
def test_cards_that_pay_by_themselves_are_told() -> None:
    game = scene(SHIFT.replace("wonder = 0", "").replace('"nio", ', ""))
    now = told(draft_of(game), game, "shift II1")
    assert english(now.title) == "Alpha: choose a card to capture"
    assert follows(now) == ["You discard Bombing Units, Atalanta of the Great Shield and Arrows of Justice."]


def test_a_card_that_is_played_for_a_price_names_it() -> None:
    game = scene(
        'tiles = []\n[[player]]\nclans = ["justice", "xian", "goan_sul"]\narmy.I = ["volantis"]\n'
        'hand = ["1000-faces", "nio", "alpha", "elle"]\n[[player]]\n'
    )
    now = told(draft_of(game), game, "play 1000-faces")
    assert english(now.title) == "Play 1000 Faces: discard 2 cards"
    assert parts(now) == ["done: 1000 Faces comes in", "now: Pay: 2 more cards"]


@pytest.mark.rule("X5.2d", "X5.8")
def test_a_price_that_is_paid_by_itself_is_told_before_it_is_confirmed() -> None:
    game = scene(
        'tiles = []\n[[player]]\nclans = ["phoenix", "xian", "goan_sul"]\narmy.I = ["lava-goddesses"]\n'
        'hand = ["phoenix-immortal", "nio", "alpha"]\n[[player]]\n'
    )
    shown = scene_for(game, 0, [Player(kind="person", level=None)] * 2)
    phoenix = AtHand(at="hand", seat=0, card="phoenix-immortal")
    assert [choice.cost for choice in shown.choices if choice.at == phoenix] == [2]
    now = told(draft_of(game), game, "play phoenix-immortal")
    assert follows(now)[0] == "You discard Alpha and Nio."


# -- what follows ------------------------------------------------------------------------------------------------


@pytest.mark.rule("X10.24")
@pytest.mark.parametrize("held", ["red-circle", "solok"])
def test_what_another_could_prevent_is_told_with_that_condition(held: str) -> None:
    below = "solok" if held == "red-circle" else "red-circle"
    game = scene(PERIL.format(held=held, below=below))
    now = told(draft_of(game), game, "play lava-goddesses", "capture 1:I1")
    assert english(now.title).startswith("Lava Goddesses: capture ")
    assert now.waiting is not None and now.waiting.scores is None
    assert follows(now)[0].startswith("You capture Rival's ")
    assert follows(now)[-1] == "Rival can prevent it with a Force of will, if they hold one."
    assert now.then[0].totals is not None


def test_a_draw_is_told_without_the_cards() -> None:
    game = scene('tiles = []\n[[player]]\narmy.I = ["volantis"]\ntop = ["elle"]\n[[player]]\n')
    now = told(draft_of(game), game, "draw 3")
    assert follows(now) == ["You draw 3 cards.", "It is Rival's turn."]


SONG = """
round = 1
turns_left = 0
turn = 1
tiles = []
[[player]]
passed = true
army.I = ["volantis", "volantis"]
army.II = ["elle"]
[[player]]
"""


@pytest.mark.rule("X9.2a")
def test_the_song_says_why_and_what_had_to_be_chosen_is_told() -> None:
    game = scene(SONG)
    game.run(["pass"])
    asked = question(game)
    assert english(asked.title) == "Song for the Dead: sacrifice 2 OPEN cards, one at a time"
    assert asked.asker is not None and asked.asker.says is not None
    assert english(asked.asker.says).endswith("You keep 1.")
    now = told(draft_of(game), game, "sacrifice 0:I2")
    assert follows(now) == [
        "You sacrifice Volantis (I·2).",
        "You sacrifice Elle (II·1) (only choice).",
        "You draw 7 cards.",
        "It is Rival's turn.",
    ]


@pytest.mark.rule("X4.4c")
def test_each_turn_that_is_left_is_confirmed() -> None:
    game = scene(
        'round = 1\nturns_left = 2\nturn = 0\ntiles = []\n[[player]]\nclans = ["abhilasha", "galmi", "goan_sul"]\n'
        'hand = ["guardians-of-the-night"]\n[[player]]\npassed = true\n'
    )
    now = told(draft_of(game), game, "play guardians-of-the-night")
    assert now.waiting is not None and now.waiting.because == "turn"
    assert follows(now) == ["It is your turn; 1 more turn follows it."]


@pytest.mark.rule("X2.1b")
def test_a_clan_is_taken_only_when_it_is_confirmed() -> None:
    game = gosux.new_game("gosu-x", seed=1)
    for _ in range(2):
        draft = draft_of(game)
        draft.become([game.legal()[0]])
        assert draft.waiting is not None
        game.step(game.legal()[0])


# -- passing -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("X4.4a", "X4.4c")
def test_passing_says_how_many_turns_the_other_has_and_the_score() -> None:
    game = scene(
        'tiles = []\n[[player]]\ntokens = 0\nspent = 2\narmy.I = ["volantis"]\nhand = ["elle"]\n'
        '[[player]]\narmy.I = ["aat", "obeezs"]\nhand = ["fre-e"]\n'
    )
    now = told(draft_of(game), game, "pass")
    assert english(now.title) == "Pass: you stop here"
    assert now.passing is not None and now.passing.turns == 3
    assert english(now.passing.said).startswith("Rival has 3 more turns, then the Great Battle comes.")
    facts = {english(fact.label): english(fact.value) for fact in now.passing.facts}
    assert facts["Score now"] == "2 : 4"
    assert facts["Rival still has"] == "1 card, 2 tokens"
    assert facts["You keep in hand"] == "1 card"
    assert facts["A tie is won by"] == "nobody: both gain a token"


@pytest.mark.rule("X4.4c")
def test_passing_last_says_that_the_battle_comes_at_once() -> None:
    game = scene(
        "round = 1\nturns_left = 2\nturn = 0\ntiles = []\n"
        '[[player]]\narmy.I = ["volantis"]\n[[player]]\npassed = true\narmy.I = ["aat", "obeezs"]\n'
    )
    now = told(draft_of(game), game, "pass")
    assert now.passing is not None and now.passing.turns is None
    assert english(now.passing.said) == "The Great Battle comes at once. 2 turns that you could take are lost."


def test_scores_of_more_than_two_players_have_names() -> None:
    game = scene(
        'ruleset = "gosu"\n[[player]]\narmy.I = ["seeker"]\n[[player]]\narmy.I = ["psi", "warrior"]\n[[player]]\n'
    )
    now = told(draft_of(game), game, "pass")
    assert now.passing is not None
    (value,) = [fact.value for fact in now.passing.facts if english(fact.label) == "Score now"]
    assert english(value) == "you: 2 · Rival 2: 4 · Rival 3: 0"
    assert french(value) == "vous\u00a0: 2 · Rival 2\u00a0: 4 · Rival 3\u00a0: 0"


@pytest.mark.rule("X4.4a")
def test_a_button_of_a_turn_that_cannot_be_used_stays_there() -> None:
    game = scene('tiles = []\n[[player]]\ntokens = 1\nspent = 1\narmy.I = ["volantis"]\n[[player]]\n')
    shown = scene_for(game, 0, [Player(kind="person", level=None)] * 2)
    assert [one.at.word for one in shown.blocked] == ["pass", "draw 3"]
    assert scene_for(game, 1, [Player(kind="person", level=None)] * 2).blocked == []


# -- what asks ---------------------------------------------------------------------------------------------------


@pytest.mark.card("nalin")
def test_an_answer_that_is_only_a_name_makes_a_whole_title() -> None:
    game = scene('tiles = []\n[[player]]\narmy.I = ["navaj"]\nhand = ["nalin"]\n[[player]]\n')
    titles = [told(draft_of(game), game, "play nalin", name).title for name in ("player 0", "player 1")]
    assert [english(title) for title in titles] == ["Nalin: choose yourself", "Nalin: choose your opponent"]
    assert [french(title) for title in titles] == ["Nalin\u00a0: vous choisir", "Nalin\u00a0: choisir votre adversaire"]


@pytest.mark.rule("X10.22")
def test_a_force_of_will_says_what_it_is_used_for() -> None:
    game = scene(PERIL.format(held="red-circle", below="solok"))
    game.run(["play lava-goddesses", "capture 1:I1"])
    asked = question(game)
    assert (asked.player, asked.kind) == (1, "will")
    assert english(asked.title) == "Your Apostles of the Night is about to be captured. Save it with a Force of will?"
    title = told(draft_of(game), game, "will red-circle").title
    assert english(title) == "Discard The Red Circle (Force of will): save Apostles of the Night"
    assert french(title).startswith("Défausser Le Cercle Rouge (Force de Volonté)\u00a0: sauver ")


@pytest.mark.card("genious")
def test_a_question_in_another_players_turn_names_the_card_that_asks() -> None:
    game = scene(
        'tiles = []\n[[player]]\nclans = ["phoenix", "galmi", "goan_sul"]\narmy.I = ["timer"]\nhand = ["genious"]\n'
        '[[player]]\nclans = ["justice", "xian", "tomorrow"]\ndiscard = ["elle", "nio", "aat"]\n'
    )
    game.run(["play genious"])
    while game.state.decider == 0:
        game.step(game.legal()[0])
    asked = question(game)
    assert (asked.player, asked.kind) == (1, "clan")
    assert english(asked.title) == "Genious: choose a clan"
    assert asked.asker is not None
    assert (asked.asker.card, asked.asker.seat, english(asked.asker.name)) == ("genious", 0, "Rival's Genious")
    assert asked.asker.says is not None and "shuffles" in english(asked.asker.says)
