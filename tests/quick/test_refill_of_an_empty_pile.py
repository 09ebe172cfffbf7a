"""X13.7: a deck that could not be refilled is, as soon as a card comes to its discard pile."""

import random

import pytest

import gosux
from gosux import Game
from tests.quick.test_round_trips import check_round_trips
from tests.random_play import moments
from tests.scene import army, asked, choices, deck, do, hand, kinds, over, pile, ready, rules_against, scene, tokens
from tests.zones import seen, zones

QUICK = "gosu-x-quick"
BOTH = pytest.mark.parametrize("ruleset", [QUICK, "gosu-x"])


def table(you: str, other: str = "deck = []", head: str = "", ruleset: str = QUICK) -> Game:
    return scene(f'ruleset = "{ruleset}"\ntiles = []\n{head}\n[[player]]\n{you}\n[[player]]\n{other}\n')


# -- where cards come from ---------------------------------------------------------------------------------------


@pytest.mark.rule("X13.7")
@BOTH
def test_the_first_card_that_pays_is_the_new_deck_the_second_stays_in_the_pile(ruleset: str) -> None:
    game = table('army.I = ["volantis"]\nhand = ["aat", "atalanta", "elle"]\ndeck = []', ruleset=ruleset)
    events = do(game, "play aat")
    if ruleset == QUICK:
        assert kinds(events)[:4] == ["plays", "discarded", "shuffled-in", "discarded"]
        assert zones(game, 0) == {"I": "volantis, aat", "deck": "elle", "pile": "atalanta"}
    else:
        assert zones(game, 0) == {"I": "volantis, aat", "pile": "atalanta, elle"}
    ready(game, 1)


@pytest.mark.rule("X13.7")
def test_it_is_the_same_for_a_player_who_chooses_what_to_pay() -> None:
    game = table('army.I = ["volantis"]\nhand = ["aat", "atalanta", "elle", "sati"]\ndeck = []')
    do(game, "play aat", "pay sati")
    assert (deck(game, 0), pile(game, 0)) == (["sati"], [])  # at the next question already
    do(game, "pay elle")
    assert zones(game, 0) == {"I": "volantis, aat", "hand": "atalanta", "deck": "sati", "pile": "elle"}
    ready(game, 1)


@pytest.mark.rule("X13.7")
def test_with_a_card_in_the_deck_nothing_is_shuffled() -> None:
    game = table('army.I = ["volantis"]\nhand = ["aat", "atalanta", "elle"]\ndeck = ["quae"]')
    assert "shuffled-in" not in kinds(do(game, "play aat"))
    assert zones(game, 0) == {"I": "volantis, aat", "deck": "quae", "pile": "atalanta, elle"}
    ready(game, 1)


@pytest.mark.rule("X13.7")
@pytest.mark.parametrize(
    ("other", "actions"),
    [
        ('army.I = ["demon-guardians"]', ["activate 1:I1", "destroy 0:I1"]),
        ('army.I = ["bombing-units"]', ["activate 1:I1"]),
    ],
    ids=["destroyed", "sacrificed"],
)
def test_a_card_that_leaves_an_army_is_the_new_deck(other: str, actions: list[str]) -> None:
    game = table('army.I = ["arpia"]\ndeck = []', f'{other}\ndeck = ["ez"]', "turn = 1")
    assert "shuffled-in" in kinds(do(game, *actions))
    assert zones(game, 0) == {"deck": "arpia"}
    ready(game, 0)


@pytest.mark.rule("X13.7", "X10.6a")
def test_a_card_discarded_by_force_of_will_is_the_new_deck() -> None:
    you = 'army.I = ["arpia"]\nhand = ["red-circle"]\ndeck = []'
    game = table(you, 'army.I = ["demon-guardians"]\ndeck = ["ez"]', "turn = 1")
    do(game, "activate 1:I1", "destroy 0:I1")
    assert asked(game) == (0, "will")
    do(game, choices(game)[0])
    assert zones(game, 0) == {"I": "arpia", "deck": "red-circle"}
    ready(game, 0)


@pytest.mark.rule("X13.7")
def test_a_card_that_is_shifted_out_for_nothing_is_the_new_deck() -> None:
    game = table('army = { I = ["apostles-of-the-night"], II = ["cylak"] }\nhand = ["solok"]\ndeck = []')
    do(game, "shift II1", "no")  # its effect is declined
    assert zones(game, 0) == {"I": "apostles-of-the-night", "II": "solok", "deck": "cylak"}
    ready(game, 1)


@pytest.mark.rule("X13.7", "X9.2a")
def test_the_first_sacrifice_of_the_song_is_the_new_deck() -> None:
    """Volantis stays; of the two others the first one is the deck, drawn at the end like the pile that followed."""
    you = 'army.I = ["volantis", "atalanta", "petal-faeries"]\ndeck = []\n'
    you += 'hand = ["sati", "quae", "nezha", "tourach", "justice", "volantis", "elle"]'
    game = table(you, "passed = true\ndeck = []", "turns_left = 0")
    events = do(game, "pass")
    assert kinds(events).count("shuffled-in") == 1
    assert (army(game, 0), deck(game, 0), pile(game, 0)) == ({"I": ["volantis"]}, ["petal-faeries"], ["atalanta"])
    ready(game, 1)


@pytest.mark.rule("X13.7")
def test_revealed_cards_that_are_discarded_together_are_the_new_deck() -> None:
    """Shard reveals all 4 cards of the deck; the pile is empty until the others are put there."""
    game = table('army.I = ["boul-go"]\nhand = ["shard"]\ndeck = ["un-go", "bun-to", "kan-te", "ree-ab"]')
    do(game, "play shard", "yes", "keep ree-ab")
    assert (hand(game, 0), pile(game, 0)) == (["ree-ab"], [])
    assert sorted(deck(game, 0)) == ["bun-to", "kan-te", "un-go"]
    ready(game, 1)


@pytest.mark.rule("X13.7")
def test_a_position_with_an_empty_deck_beside_a_pile_begins_with_a_new_deck() -> None:
    game = table('deck = []\ndiscard = ["elle", "quae"]', "deck = []")
    assert (sorted(deck(game, 0)), pile(game, 0)) == (["elle", "quae"], [])
    ready(game, 0)


@pytest.mark.rule("X13.7", "X10.28")
def test_nobody_knows_the_order_of_a_deck_made_of_cards_that_all_have_seen() -> None:
    """Bun To and Kan Te were seen; the shuffle forgets it."""
    game = table('army.I = ["boul-go"]\nhand = ["shard"]\ndeck = ["un-go", "bun-to", "kan-te"]')
    do(game, "play shard", "yes", "keep un-go")
    assert [seen(game, viewer, 0, "deck") for viewer in (0, 1)] == ["?, ?", "?, ?"]
    ready(game, 1)


# -- what a shuffle sets off -------------------------------------------------------------------------------------

BYUN = 'army = { I = ["volantis"], II = ["sati"], III = ["byun-hyung-ja-narashima"] }\n'


@pytest.mark.rule("X13.7", "X11.15", "X5.12")
@BOTH
def test_what_the_new_deck_sets_off_comes_before_the_card_enters(ruleset: str) -> None:
    """Byun Hyung Ja (Narashima): a further token when the whole pile is shuffled into the deck."""
    game = table(BYUN + 'hand = ["aat", "atalanta", "elle"]\ndeck = []', ruleset=ruleset)
    told = [kind for kind in kinds(do(game, "play aat")) if kind in ("unlocked", "entered")]
    assert told == (["unlocked", "entered"] if ruleset == QUICK else ["entered"])
    assert tokens(game, 0)[:2] == ((3, 0) if ruleset == QUICK else (2, 0))
    ready(game, 1)


@pytest.mark.rule("X13.7", "X11.15", "X13.4", "X1.0")
def test_a_fifth_token_wins_in_the_middle_of_paying() -> None:
    game = table(BYUN + 'hand = ["aat", "atalanta", "elle", "quae"]\ndeck = []\ntokens = 4')
    do(game, "play aat", "pay elle")
    over(game, [0], "X13.4")
    assert (army(game, 0)["I"], hand(game, 0)) == (["volantis"], ["aat", "atalanta", "quae"])


@pytest.mark.rule("X13.7", "X5.10")
def test_words_that_ask_whether_something_was_done_are_read_after_it() -> None:
    """Byun Hyung Ja (Xi'an): if you discard 5 cards of one clan, unlock a token. The new deck gives another one."""
    you = 'army = { I = ["volantis", "volantis"], II = ["sati", "elle"], '
    you += 'III = ["byun-hyung-ja-narashima", "byun-hyung-ja-xian"] }\ndeck = []\n'
    game = table(you + 'hand = ["justice", "quae", "nezha", "tourach", "atalanta"]\ntokens = 0\nspent = 2')
    do(game, "pass")
    assert asked(game) == (0, "clan-to-discard")
    events = do(game, "spend justice")
    assert kinds(events).count("unlocked") == 2
    assert tokens(game, 0)[0] == 2
    assert (len(deck(game, 0)), len(pile(game, 0))) == (1, 4)
    ready(game, 1)


# -- Secret shift: a card that pays may be gone ------------------------------------------------------------------


@pytest.mark.rule("X13.7", "X6.2c", "X6.4")
@BOTH
def test_the_only_card_cannot_pay_and_come_back_if_it_becomes_the_deck(ruleset: str) -> None:
    game = table('army.I = ["red-circle"]\nhand = ["dark-cultists"]\ndeck = []', ruleset=ruleset)
    if ruleset == QUICK:
        assert rules_against(game, "shift I1") == ["X6.2c"]
        ready(game, 0)
    else:
        do(game, "shift I1")
        assert zones(game, 0) == {"I": "dark-cultists", "pile": "red-circle"}
        ready(game, 1)


@pytest.mark.rule("X13.7", "X6.4")
def test_with_a_card_in_the_deck_it_can() -> None:
    game = table('army.I = ["red-circle"]\nhand = ["dark-cultists"]\ndeck = ["elle"]')
    do(game, "shift I1", "no")
    assert zones(game, 0) == {"I": "dark-cultists", "pile": "red-circle", "deck": "elle"}
    ready(game, 1)


@pytest.mark.rule("X13.7", "X6.4")
@pytest.mark.parametrize("others", [["elle"], ["ashes"]])
def test_the_second_card_that_pays_may_come_back(others: list[str]) -> None:
    """The last possible replacement is not the first to pay: so the other one is, wherever it stands in the hand."""
    game = table(f'army.I = ["apostles-of-the-night"]\nhand = {["dark-cultists", *others]}\ndeck = []')
    do(game, "shift I1", "no")
    assert zones(game, 0) == {"I": "dark-cultists", "deck": others[0], "pile": "apostles-of-the-night"}
    ready(game, 1)


@pytest.mark.rule("X13.7", "X6.2c")
def test_the_last_replacement_cannot_pay_first() -> None:
    game = table('army.I = ["apostles-of-the-night"]\nhand = ["dark-cultists", "elle", "sati"]\ndeck = []')
    do(game, "shift I1")
    assert (asked(game), choices(game)) == ((0, "pay"), ["pay elle", "pay sati"])
    assert rules_against(game, "pay dark-cultists") == ["X6.2c"]
    do(game, "pay sati")
    assert choices(game) == ["pay dark-cultists", "pay elle"]  # now it would stay in the pile
    do(game, "pay dark-cultists", "no")
    assert zones(game, 0) == {"I": "dark-cultists", "hand": "elle", "deck": "sati", "pile": "apostles-of-the-night"}
    ready(game, 1)


@pytest.mark.rule("X13.7", "X6.4")
def test_of_two_replacements_either_may_pay_first() -> None:
    game = table('army.I = ["apostles-of-the-night"]\nhand = ["dark-cultists", "red-circle"]\ndeck = []')
    do(game, "shift I1")
    assert choices(game) == ["pay red-circle", "pay dark-cultists"]
    do(game, "pay dark-cultists")  # the other one pays too, and comes back
    assert zones(game, 0) == {"I": "red-circle", "deck": "dark-cultists", "pile": "apostles-of-the-night"}
    ready(game, 1)


@pytest.mark.rule("X13.7", "X6.1", "X6.6")
def test_the_wonder_token_must_pay_for_the_only_card() -> None:
    game = table('army.I = ["red-circle"]\nhand = ["dark-cultists"]\ndeck = []', head="wonder = 0")
    do(game, "shift I1", "no")  # not asked about the token: "no" declines the effect
    assert (zones(game, 0), game.state.wonder) == ({"I": "dark-cultists", "deck": "red-circle"}, -1)
    ready(game, 1)


# -- whole games -------------------------------------------------------------------------------------------------

DECKS = (["abhilasha", "narashima", "xian"], ["tomorrow", "galmi", "justice"])


def with_few_cards(seed: int) -> Game:
    """Hands of 7 cards and decks of at most 3: empty decks are the rule."""
    rng = random.Random(seed)
    lines = [f'ruleset = "{QUICK}"', f'seed = "{seed}"', f"turn = {seed % 2}"]
    for clans in DECKS:
        cards = [card.id for card in gosux.cards(QUICK) if card.clan in clans for _ in range(card.copies)]
        rng.shuffle(cards)
        lines += ["[[player]]", f"clans = {clans}", f"hand = {cards[:7]}", f"deck = {cards[7 : 7 + rng.randrange(4)]}"]
    return gosux.read_position("\n".join(lines))


@pytest.mark.rule("X13.7")
@pytest.mark.parametrize("start", range(0, 60, 20))
def test_no_deck_is_empty_beside_a_pile_at_any_decision(start: int) -> None:
    empty = 0
    for seed in range(start, start + 20):
        game = with_few_cards(seed)
        rng = random.Random(seed)
        for _ in moments(game, rng):
            for seat in game.state.seats:
                assert seat.deck or not seat.discard, game.to_position()
                empty += not seat.deck
            assert game.state.refilled == ()
            if rng.random() < 0.03:
                check_round_trips(game)
    assert empty > 100
