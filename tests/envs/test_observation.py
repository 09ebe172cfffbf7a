"""The observation of learners: what stands where in the vector, and that it tells nothing a player cannot know."""

# ruff: noqa: E402 (what needs the libraries is imported once they are known to be there)

import json
import random
import re
from pathlib import Path

import pytest

np = pytest.importorskip("numpy", reason="NumPy is not installed: pip install gosux[pettingzoo]")

import gosux
from gosux import Game, Result, View
from gosux.envs import as_text, rewards
from gosux.envs.observation import Layout, Part, Vector, action_mask, describe, layout, observe
from gosux.model.kinds import KINDS
from gosux.rules.registry import ruleset
from gosux.text import Words
from tests.gosu.table import table
from tests.properties.worlds import PERIL
from tests.random_play import VARIANTS, Variant, every_variant, moments, starts
from tests.scene import asked, choices, do, over, ready, scene

PAGE = Path(__file__).parents[2] / "docs" / "envs.md"


def parts(game: Game, viewer: int) -> dict[str, Vector]:
    view = game.view(viewer)
    return layout(game.ruleset, game.players).split(observe(view))


def cards(game: Game, row: Vector) -> dict[str, int]:
    """A row of designs: how many of which."""
    return {game.rules.catalogue.cards[design].id: int(row[design]) for design in np.flatnonzero(row)}


def places(part: Vector) -> dict[tuple[int, ...], int]:
    """The numbers of a part that are not 0, by their index."""
    return {tuple(int(at) for at in index): int(part[tuple(index)]) for index in np.argwhere(part)}


def army(game: Game, part: Vector) -> dict[tuple[int, int], str]:
    """Which card lies in which slot, by the place of its player and the slot."""
    return {(seat, slot): game.rules.catalogue.cards[design].id for seat, slot, design in places(part)}


# -- the layout --------------------------------------------------------------------------------------------------


@every_variant
def test_parts_follow_each_other_without_a_gap(variant: Variant) -> None:
    found = layout(variant.ruleset, variant.players)
    end = 0
    for name, part in found.parts.items():
        assert (part.name, part.start) == (name, end)
        assert part.stop - part.start == np.prod(part.shape) > 0
        assert 1 <= part.high <= 127
        end = part.stop
    assert found.size == end == len(found.high)


def test_all_games_have_the_same_parts() -> None:
    names = [list(layout(variant.ruleset, variant.players).parts) for variant in VARIANTS]
    assert all(other == names[0] for other in names)


def test_a_layout_is_for_the_least_number_of_players_unless_told() -> None:
    assert layout("gosu").players == 2
    assert layout("gosu", 4).size > layout("gosu", 3).size > layout("gosu").size
    with pytest.raises(gosux.Mistake, match="2 to 4"):
        layout("gosu", 5)


def documented(found: Layout) -> list[tuple[str, tuple[int, ...], int]]:
    """The rows of the table in docs/envs.md, with the numbers of a layout for its letters."""
    rules = ruleset(found.ruleset)
    designs, clans = len(rules.catalogue.cards), len(rules.catalogue.clans)
    piles = 1 if rules.catalogue.law.common_piles else found.players
    letters = {"P": found.players, "P-1": found.players - 1, "N": piles, "D": designs, "C": clans, "K": len(KINDS)}
    rows = re.findall(r"^\| `(\w+)` \| ([\w× -]+) \| (\d+) \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    return [
        (name, tuple(letters[one] if one in letters else int(one) for one in shape.split(" × ")), int(high))
        for name, shape, high in rows
    ]


@every_variant
def test_the_page_tells_the_layout(variant: Variant) -> None:
    found = layout(variant.ruleset, variant.players)
    assert documented(found) == [(part.name, part.shape, part.high) for part in found.parts.values()]


def test_the_page_tells_the_sizes() -> None:
    page = PAGE.read_text(encoding="utf-8")
    sizes = [f"{layout(variant.ruleset, variant.players).size:,}" for variant in VARIANTS]
    assert f"The vector has {sizes[0]} numbers for Gosu X, and {sizes[2]}, {sizes[3]} and {sizes[4]} for GOSU" in page
    for game, counts in (("gosu-x", "2 | 88 | 8"), ("gosu", "1 | 75 | 5")):
        rules = ruleset(game)
        piles = 1 if rules.catalogue.law.common_piles else 2
        assert counts == f"{piles} | {len(rules.catalogue.cards)} | {len(rules.catalogue.clans)}"
    assert f"| K | kinds of questions | {len(KINDS)} | {len(KINDS)} |" in page
    rows = [ruleset(game).catalogue.table.size for game in ("gosu-x", "gosu")]
    assert f"{rows[0]} rows in Gosu X, {rows[1]} in GOSU" in page


def test_the_examples_of_the_page_run() -> None:
    pytest.importorskip("pettingzoo", reason="PettingZoo is not installed: pip install gosux[pettingzoo]")
    page = PAGE.read_text(encoding="utf-8")
    examples = re.findall(r"^```python\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    assert len(examples) == 6
    for example in examples:
        exec(compile(example, str(PAGE), "exec"), {"__name__": "page"})


def test_a_part_says_where_it_is() -> None:
    assert repr(Part("army", (2, 15), 1, 10)) == "Part('army', (2, 15), 0 to 1, [10:40])"


# -- what stands where -------------------------------------------------------------------------------------------

IN_THE_MIDDLE = """
ruleset = "gosu-x"
round = 2
starter = 1
wonder = 1
bounty = "1:I1"
tiles = ["xian"]
[[player]]
clans = ["justice", "phoenix", "goan_sul"]
army.I = ["timer", "arpia [t]"]
army.II = ["kaez"]
hand = ["muraena", "muraena@1", "sqeezs"]
deck = ["quae", "elle@0", "phoenix"]
discard = ["atalanta", "nezha", "atalanta"]
removed = ["genious"]
tokens = 1
supremacy = 1
turns = 3
[[player]]
clans = ["galmi", "narashima", "tomorrow"]
army.I = ["un-go", "(bun-to)"]
hand = ["boul-go@0", "kno-bo"]
deck = ["shard@0", "she-rift"]
spent = 1
turns = 4
[[ban]]
player = 1
card = "ree-ab"
by = 0
"""


def test_own_cards_and_those_of_the_other_player() -> None:
    game = scene(IN_THE_MIDDLE)
    mine, theirs = parts(game, 0), parts(game, 1)
    assert mine["seat"].tolist() == [1, 0]
    assert theirs["seat"].tolist() == [0, 1]
    assert cards(game, mine["hand"]) == {"muraena": 2, "sqeezs": 1}
    assert cards(game, theirs["hand"]) == {"boul-go": 1, "kno-bo": 1}
    assert cards(game, mine["hand_known"][0]) == cards(game, theirs["known_hands"][0]) == {"muraena": 1}
    assert cards(game, theirs["hand_known"][0]) == cards(game, mine["known_hands"][0]) == {"boul-go": 1}
    assert mine["hand_sizes"].tolist() == [3, 2]
    assert theirs["hand_sizes"].tolist() == [2, 3]
    assert mine["unordered"].sum() == mine["unordered_in_hands"].sum() == 0


def test_decks_and_piles() -> None:
    game = scene(IN_THE_MIDDLE)
    mine, theirs = parts(game, 0), parts(game, 1)
    assert mine["deck_sizes"].tolist() == [3, 2]
    assert theirs["deck_sizes"].tolist() == [2, 3]
    assert cards(game, mine["deck_known"][0]) == {"elle": 1}
    assert cards(game, mine["deck_known"][1]) == {"shard": 1}
    number = game.rules.catalogue.number
    assert places(mine["deck_top"]) == {(0, 1, number["elle"]): 1, (1, 0, number["shard"]): 1}
    assert theirs["deck_known"].sum() == theirs["deck_top"].sum() == 0
    assert cards(game, mine["discard"][0]) == cards(game, theirs["discard"][1]) == {"atalanta": 2, "nezha": 1}
    assert cards(game, mine["removed"][0]) == cards(game, theirs["removed"][1]) == {"genious": 1}
    assert mine["discard"][1].sum() == mine["removed"][1].sum() == 0
    assert mine["revealed"].sum() == mine["incoming"].sum() == 0


def test_armies_stand_by_their_distance_from_the_viewer() -> None:
    game = scene(IN_THE_MIDDLE)
    mine, theirs = parts(game, 0), parts(game, 1)
    first = {0: "timer", 1: "arpia", 5: "kaez"}
    second = {0: "un-go", 1: "bun-to"}
    assert army(game, mine["army"]) == {
        **{(0, slot): card for slot, card in first.items()},
        **{(1, slot): card for slot, card in second.items()},
    }
    assert army(game, theirs["army"]) == {
        **{(1, slot): card for slot, card in first.items()},
        **{(0, slot): card for slot, card in second.items()},
    }
    assert places(mine["captured"]) == {(1, 1): 1}
    assert places(theirs["captured"]) == {(0, 1): 1}
    assert places(mine["bounty"]) == {(1, 0): 1}
    assert places(theirs["bounty"]) == {(0, 0): 1}
    assert places(mine["army_tokens"]) == {(0, 1, 0): 1}
    assert places(theirs["army_tokens"]) == {(1, 1, 1): 1}
    assert mine["doubled"].sum() == mine["vacant"].sum() == 0


def test_players_and_the_table() -> None:
    game = scene(IN_THE_MIDDLE)
    mine, theirs = parts(game, 0), parts(game, 1)
    number = game.rules.catalogue.number
    expected = {
        "strength": [7, 2], "points": [1, 0], "tokens": [1, 1], "spent": [0, 1], "lost": [0, 0], "locked": [2, 2],
        "turns": [3, 4], "passed": [0, 0], "out": [0, 0], "active": [1, 0], "starter": [0, 1], "wonder": [0, 1],
        "advantage": [0, 0], "asked": [1, 0],
    }  # fmt: skip
    assert {name: mine[name].tolist() for name in expected} == expected
    assert {name: theirs[name].tolist() for name in expected} == {name: row[::-1] for name, row in expected.items()}
    assert places(mine["banned"]) == {(1, 0, number["ree-ab"]): 1}
    assert places(theirs["banned"]) == {(0, 0, number["ree-ab"]): 1}
    clans = game.rules.catalogue.table.clan_numbers
    assert set(places(mine["clans"])) == {
        *[(0, clans[clan]) for clan in ("justice", "phoenix", "goan_sul")],
        *[(1, clans[clan]) for clan in ("galmi", "narashima", "tomorrow")],
    }
    assert places(mine["tiles"]) == {(clans["xian"],): 1}
    assert places(mine["kind"]) == {(0,): 1}
    assert KINDS[0].name == "turn"
    for name in ("limited", "turns_left", "extra_turns", "in_extra_turn", "may_recall", "recall_next", "in_song"):
        assert mine[name].tolist() == [0], name
    assert mine["round"].tolist() == theirs["round"].tolist() == [2]
    assert mine["available"].sum() == mine["about"].sum() == mine["source"].sum() == 0


THREE_PLAYERS = """
ruleset = "gosu"
advantage = 2
turn = 1
turns_pending = 1
deck = ["loya", "dom", "sol", "time"]
discard = ["thief"]
[[player]]
army.I = ["seeker [t1]", "(medic)"]
hand = ["kalim@1"]
points = 1
[[player]]
hand = ["kao", "prahs@02"]
tokens = 1
[[player]]
passed = true
"""


def test_three_players_around_a_common_pile() -> None:
    game = scene(THREE_PLAYERS)
    seen = [parts(game, viewer) for viewer in range(3)]
    assert [one["hand_sizes"].tolist() for one in seen] == [[1, 2, 0], [2, 0, 1], [0, 1, 2]]
    assert [one["deck_sizes"].tolist() for one in seen] == [[4]] * 3
    assert [cards(game, one["discard"][0]) for one in seen] == [{"thief": 1}] * 3
    # Seat 1 holds Prahs, which both others know; seat 0 Kalim, which seat 1 knows.
    assert cards(game, seen[0]["known_hands"][0]) == {"prahs": 1}
    assert cards(game, seen[2]["known_hands"][1]) == {"prahs": 1}
    assert [cards(game, row) for row in seen[1]["hand_known"]] == [{"prahs": 1}, {"prahs": 1}]
    assert [cards(game, row) for row in seen[1]["known_hands"]] == [{}, {"kalim": 1}]
    assert [cards(game, row) for row in seen[0]["hand_known"]] == [{"kalim": 1}, {}]
    # Seat 1 has put a token on a card of seat 0.
    assert places(seen[0]["army_tokens"]) == {(0, 0, 1): 1}
    assert places(seen[1]["army_tokens"]) == {(2, 0, 0): 1}
    assert places(seen[2]["army_tokens"]) == {(1, 0, 2): 1}
    assert places(seen[2]["captured"]) == {(1, 1): 1}
    assert [one["active"].tolist() for one in seen] == [[0, 1, 0], [1, 0, 0], [0, 0, 1]]
    assert [one["advantage"].tolist() for one in seen] == [[0, 0, 1], [0, 1, 0], [1, 0, 0]]
    assert [one["points"].tolist() for one in seen] == [[1, 0, 0], [0, 0, 1], [0, 1, 0]]
    assert [one["passed"].tolist() for one in seen] == [[0, 0, 1], [0, 1, 0], [1, 0, 0]]
    assert [one["extra_turns"].tolist() for one in seen] == [[1]] * 3


PAYING = """
tiles = []
[[player]]
clans = ["justice", "galmi", "phoenix"]
army.I = ["volantis"]
hand = ["muraena", "sqeezs", "arpia", "timer"]
deck = []
[[player]]
deck = []
"""


def test_the_question_is_told_with_its_card_and_how_many_are_left() -> None:
    """A Troop of another clan costs two cards (X5.2d)."""
    game = scene(PAYING)
    do(game, "play muraena")
    assert asked(game) == (0, "pay")
    for viewer, who in ((0, [1, 0]), (1, [0, 1])):
        told = parts(game, viewer)
        assert told["asked"].tolist() == who
        assert [KINDS[kind].name for (kind,) in places(told["kind"])] == ["pay"]
        assert cards(game, told["about"]) == {"muraena": 1}
        assert told["count"].tolist() == [2]
    do(game, "pay sqeezs")
    assert parts(game, 0)["count"].tolist() == [1]


MUTATION = """
ruleset = "gosu"
deck = []
[[player]]
army.I = ["explosive"]
hand = ["seeker", "kao", "loya", "time"]
[[player]]
army.I = ["ammo", "medic"]
army.II = ["dom"]
"""


def test_a_mutation_under_way() -> None:
    """Seeker is set aside, the three other cards pay, and what Explosive does comes before it enters (G5.1)."""
    game = scene(MUTATION)
    do(game, "mutate I1")
    assert asked(game) == (0, "destroy")
    for viewer, seat in ((0, 0), (1, 1)):
        told = parts(game, viewer)
        assert cards(game, told["incoming"]) == {"seeker": 1}
        assert places(told["vacant"]) == {(seat, 0): 1}
        assert told["army"][seat].sum() == 0
        assert cards(game, told["discard"][0]) == {"explosive": 1, "kao": 1, "loya": 1, "time": 1}


def test_revealed_cards() -> None:
    game = table('deck = ["kao", "loya", "time", "sol", "dom", "prahs"]', 'hand = ["psi"]', "")
    do(game, "play psi")
    assert asked(game) == (0, "keep")
    told = parts(game, 1)
    assert cards(game, told["revealed"]) == {"kao": 1, "loya": 1, "time": 1, "sol": 1, "dom": 1}
    assert told["deck_sizes"].tolist() == [1]
    assert told["count"].tolist() == [1]


def test_clans_that_can_still_be_drafted() -> None:
    game = gosux.new_game("gosu-x", seed=1)
    assert asked(game)[1] == "draft"
    drafter = asked(game)[0]
    do(game, "draft xian")
    told = parts(game, drafter)
    xian = game.rules.catalogue.table.clan_numbers["xian"]
    assert set(places(told["available"])) == {(clan,) for clan in range(8) if clan != xian}
    assert places(told["clans"]) == {(0, xian): 1}
    assert told["round"].tolist() == [0]


def test_a_player_who_has_left_has_no_strength() -> None:
    """G3.6b: the cards stay, only as targets."""
    game = table("turn = 1", 'army.I = ["medic"]\nout = true', 'army.I = ["thief"]', "")
    told = parts(game, 2)
    assert told["out"].tolist() == [0, 1, 0]
    assert told["strength"].tolist() == [0, 0, 2]
    assert army(game, told["army"]) == {(1, 0): "medic", (2, 0): "thief"}


def test_numbers_too_large_are_cut() -> None:
    game = table('turns_left = 400\noptions = { last_player_turns = "500" }', "", "passed = true")
    told = parts(game, 0)
    assert told["limited"].tolist() == [1]
    assert told["turns_left"].tolist() == [127]
    assert describe(game.view(0))["turns_left"] == 400


def test_a_chosen_target_is_told_by_the_slot_of_the_card_that_asks() -> None:
    game = scene(PERIL.format(held="solok", below="red-circle"))
    do(game, "play lava-goddesses")
    assert asked(game) == (0, "capture")
    told = parts(game, 1)
    assert places(told["source"]) == {(1, 0): 1}
    assert cards(game, told["about"]) == {"lava-goddesses": 1}
    do(game, "capture 1:I1")
    assert places(parts(game, 1)["captured"]) == {(0, 0): 1}


ORDER = """
tiles = []
[[player]]
army.I = ["bun-to"]
hand = ["ree-ab"]
discard = ["boul-go", "kno-bo", "shard", "un-go"]
deck = ["kan-te"]
locked = 0
[[player]]
deck = []
"""


def test_cards_in_an_order_that_only_their_player_knows() -> None:
    """Shard, Boul Go and Un'Go were put on the deck and the first of them was drawn."""
    game = scene(ORDER)
    do(game, "play ree-ab", "put 0:shard", "put 0:boul-go", "put 0:un-go", "done")
    mine, theirs = parts(game, 0), parts(game, 1)
    number = game.rules.catalogue.number
    assert cards(game, mine["deck_known"][0]) == {"boul-go": 1, "un-go": 1}
    assert places(mine["deck_top"]) == {(0, 0, number["boul-go"]): 1, (0, 1, number["un-go"]): 1}
    assert mine["unordered"].sum() == mine["unordered_in_hands"].sum() == 0
    assert theirs["deck_known"].sum() == theirs["known_hands"].sum() == 0
    assert cards(game, theirs["unordered"][1]) == {"shard": 1, "boul-go": 1, "un-go": 1}
    assert theirs["unordered_in_hands"].tolist() == [0, 1]


ASHES = """
tiles = []
[[player]]
clans = ["abhilasha", "galmi", "xian"]
army.I = ["apostles-of-the-night"]
hand = ["ashes"]
deck = []
discard = ["guardians-of-the-night", "guardians-of-the-night", "dark-cultists", "bun-to"]
[[player]]
deck = []
"""


def test_what_earlier_words_of_an_effect_chose() -> None:
    """Ashes takes up to X cards of the chosen clan and level; X is 2, the tokens that are not locked (X7.7)."""
    game = scene(ASHES)
    do(game, "play ashes", "clan abhilasha", "level I")
    assert asked(game) == (0, "take")
    told = parts(game, 1)
    assert places(told["chosen_clan"]) == {(game.rules.catalogue.table.clan_numbers["abhilasha"],): 1}
    assert told["chosen_level"].tolist() == [1, 0, 0]
    assert told["count"].tolist() == [2]


def test_a_chosen_number() -> None:
    """AK-52 discards X cards, then destroys a FREE card of level X."""
    game = table("deck = []", 'army.I = ["ak52"]\nhand = ["kao", "loya", "dom"]', ENEMIES)
    do(game, "activate 0:I1", "level II")
    assert asked(game) == (0, "discard")
    assert parts(game, 0)["chosen_number"].tolist() == parts(game, 1)["chosen_number"].tolist() == [2]


ENEMIES = 'army.I = ["ammo", "medic", "thief"]\narmy.II = ["sol", "time"]'

ADDITIONAL = """
tiles = []
additional_turn = {additional}
recall = {additional}
[[player]]
clans = ["narashima", "galmi", "phoenix"]
army.I = ["navaj"]
hand = ["nityananda", "timer", "timer", "arpia", "arpia", "muraena", "sqeezs", "bun-to", "un-go"]
deck = []
discard = ["kaez"]
[[player]]
deck = []
"""


@pytest.mark.rule("X11.7")
def test_additional_turns_and_plays_from_the_discard_pile() -> None:
    """Nityananda gives a turn with such a play; before it the hand is cut to seven cards."""
    names = ("extra_turns", "in_extra_turn", "may_recall", "recall_next")
    now = scene(ADDITIONAL.format(additional="true"))
    assert [int(parts(now, 1)[name][0]) for name in names] == [0, 1, 1, 0]
    later = scene(ADDITIONAL.format(additional="false"))
    do(later, "play nityananda")
    assert asked(later) == (0, "hand-limit")
    assert [int(parts(later, 1)[name][0]) for name in names] == [1, 0, 0, 1]
    do(later, "discard timer")
    assert asked(later) == (0, "turn")
    assert [int(parts(later, 1)[name][0]) for name in names] == [0, 1, 1, 0]


def test_a_token_that_doubles_and_one_that_is_lost() -> None:
    """Hempo is worth 3, twice that under a token (X7.8); bombing units 2."""
    doubled = scene('tiles = []\n[[player]]\narmy.I = ["bombing-units"]\narmy.II = ["hempo [x2]"]\n[[player]]')
    told = parts(doubled, 1)
    assert places(told["doubled"]) == {(1, 5): 1}
    assert places(told["army_tokens"]) == {(1, 5, 1): 1}
    assert told["strength"].tolist() == [0, 8]
    lost = scene('ruleset = "gosu-x-quick"\ntiles = []\n[[player]]\nlost = 1\n[[player]]')
    assert parts(lost, 1)["lost"].tolist() == [0, 1]
    assert parts(lost, 0)["tokens"].tolist() == [1, 2]


def test_a_drawn_card_of_a_secret_order_is_known_to_whoever_drew_it() -> None:
    """Player 0 put three cards on the common draw pile, player 1 has drawn one of them."""
    game = table('deck = ["loya@0#1", "kao@0#1"]', "", 'hand = ["dom#1"]')
    orderer, drawer = parts(game, 0), parts(game, 1)
    assert cards(game, orderer["deck_known"][0]) == {"loya": 1, "kao": 1}
    assert cards(game, drawer["unordered"][0]) == {"loya": 1, "kao": 1}
    assert drawer["unordered_in_hands"].tolist() == [0, 0]
    assert drawer["deck_known"].sum() == 0


# -- masks -------------------------------------------------------------------------------------------------------


def test_the_mask_has_the_legal_actions_of_the_one_who_is_asked() -> None:
    game = scene(PAYING)
    mask = action_mask(game.view(0))
    assert mask.shape == (game.rules.catalogue.table.size,)
    assert [game.action_text(int(action)) for action in np.flatnonzero(mask)] == sorted(
        choices(game), key=lambda text: game.action_id(text)
    )
    assert action_mask(game.view(1)).sum() == 0


# -- what may be known -------------------------------------------------------------------------------------------


@every_variant
def test_every_view_of_random_games_has_its_vector(variant: Variant) -> None:
    """Within its bounds, from the view alone, with the table of the readable dict."""
    found = layout(variant.ruleset, variant.players)
    for seed, game in starts(variant, 3):
        rng = random.Random(seed)
        for _ in moments(game, rng):
            viewer = rng.randrange(variant.players)
            view = game.view(viewer)
            vector = observe(view)
            assert vector.dtype == np.int8 and vector.shape == (found.size,)
            assert (vector >= 0).all() and (vector <= found.high).all()
            written = json.loads(json.dumps(view.to_json()))
            assert np.array_equal(vector, observe(View.from_json(written)))
            legal = game.legal() if game.state.decider == viewer else []
            assert sorted(np.flatnonzero(action_mask(view)).tolist()) == sorted(legal)
            agrees_with_the_dict(game, viewer, found.split(vector))


def agrees_with_the_dict(game: Game, viewer: int, told: dict[str, Vector]) -> None:
    described = describe(game.view(viewer))
    assert json.loads(json.dumps(described))["seat"] == viewer
    for name in ("round", "extra_turns", "in_extra_turn", "may_recall", "in_song"):
        assert told[name][0] == described[name], name
    people = described["players"]
    assert isinstance(people, list)
    for step in range(game.players):
        player = people[(viewer + step) % game.players]
        assert told["hand_sizes"][step] == len(player["hand"])
        for name in ("points", "tokens", "spent", "lost", "locked", "strength", "turns", "passed", "out"):
            assert told[name][step] == player[name], name
        known = sorted(card for card in player["hand"] if card != "?")
        row = told["hand"] if step == 0 else told["known_hands"][step - 1]
        assert sorted(np.repeat(list(cards(game, row)), list(cards(game, row).values())).tolist()) == known
        texts = [card for row in player["army"].values() for card in row if card]
        assert told["army"][step].sum() == len(texts)
        assert told["captured"][step].sum() == sum(text.startswith("(") for text in texts)
        assert told["army_tokens"][step].sum() == sum(text.count("[") for text in texts)


@every_variant
def test_worlds_that_a_player_cannot_tell_apart_look_the_same(variant: Variant) -> None:
    """Hidden cards dealt anew change neither vector nor dict nor text."""
    different = 0
    words = Words("en", variant.ruleset)
    for seed, game in starts(variant, 3):
        rng = random.Random(seed)
        for _ in moments(game, rng):
            if rng.random() < 0.8 or game.state.available:
                continue
            viewer = game.state.decider
            world = game.view(viewer).sample(random.Random(seed))
            different += world.digest() != game.digest()
            views = game.view(viewer), world.view(viewer)
            assert np.array_equal(observe(views[0]), observe(views[1]))
            assert describe(views[0]) == describe(views[1])
            assert as_text(views[0], words) == as_text(views[1], words)
    assert different > 10


@pytest.mark.rule("X10.24")
def test_a_question_that_must_stay_unnoticed_is_not_observed() -> None:
    """One player may save a card with Force of will; in another world nobody could be asked."""
    holding = scene(PERIL.format(held="red-circle", below="solok"))
    other = scene(PERIL.format(held="solok", below="red-circle"))
    do(holding, "play lava-goddesses", "capture 1:I1")
    assert asked(holding) == (1, "will")
    told = parts(holding, 0)
    for name in ("asked", "kind", "about", "source", "count", "chosen_clan", "chosen_level", "chosen_number"):
        assert told[name].sum() == 0, name
    assert describe(holding.view(0))["asked"] is None
    assert as_text(holding.view(0), Words("en")).splitlines()[-1].startswith("Your hand")
    assert not as_text(holding.view(1), Words("en")).splitlines()[-1].startswith("Your hand")
    assert parts(holding, 1)["asked"].tolist() == [1, 0]
    do(holding, "no")
    do(other, "play lava-goddesses", "capture 1:I1")
    assert np.array_equal(observe(holding.view(0)), observe(other.view(0)))
    ready(holding, 1)
    ready(other, 1)


# -- for people --------------------------------------------------------------------------------------------------


def test_the_readable_dict() -> None:
    told = describe(scene(IN_THE_MIDDLE).view(0))
    assert {key: told[key] for key in ("ruleset", "seat", "round", "turn", "starter", "wonder", "bounty", "tiles")} == {
        "ruleset": "gosu-x", "seat": 0, "round": 2, "turn": 0, "starter": 1, "wonder": 1, "bounty": "1:I1",
        "tiles": ["xian"],
    }  # fmt: skip
    people = told["players"]
    assert isinstance(people, list)
    mine, theirs = people
    assert mine["army"] == {"I": ["timer", "arpia [t]"], "II": ["kaez"], "III": []}
    assert theirs["army"] == {"I": ["un-go", "(bun-to)"], "II": [], "III": []}
    assert sorted(mine["hand"]) == ["muraena", "muraena", "sqeezs"]
    assert sorted(theirs["hand"]) == ["?", "boul-go"]
    assert mine["deck"] == ["?", "elle", "?"]
    assert theirs["deck"] == ["shard", "?"]
    assert mine["discard"] == ["atalanta", "nezha", "atalanta"]
    assert theirs["banned"] == ["ree-ab"]
    question = told["asked"]
    assert isinstance(question, dict)
    assert (question["player"], question["kind"]) == (0, "turn")
    assert "pass" not in question["actions"].values()  # X4.4: not with tokens in hand
    assert "draw 1" in question["actions"].values()
    assert told["result"] is None


def test_the_readable_dict_of_a_common_pile() -> None:
    told = describe(scene(THREE_PLAYERS).view(2))
    assert told["deck"] == ["?"] * 4
    assert told["discard"] == ["thief"]
    assert told["advantage"] == 2
    people = told["players"]
    assert isinstance(people, list)
    assert people[0]["army"]["I"] == ["seeker [t1]", "(medic)"]
    assert "deck" not in people[0]
    question = told["asked"]
    assert isinstance(question, dict)
    assert (question["player"], question["actions"]) == (1, {})


def test_the_table_in_words() -> None:
    game = scene(THREE_PLAYERS)
    names = game.rules.catalogue.cards
    found = {card.id: card for card in names}
    english = as_text(game.view(1), Words("en", "gosu"))
    french = as_text(game.view(1), Words("fr", "gosu"))
    assert english.splitlines()[0] == "Round 1 · draw pile 4, discard pile 1"
    assert f"  I   {found['seeker'].name} [t1], ({found['medic'].name})" in english
    assert f"  I   {found['seeker'].french} [t1], ({found['medic'].french})" in french
    assert f"Your hand (2): {found['prahs'].name}, {found['kao'].name}" in english
    assert found["kalim"].name not in english  # seat 0's hand
    assert english.endswith("It is your turn: choose an action.\n")
    assert "Player" not in french


def test_the_end_in_words() -> None:
    game = table("", "", "")
    events = game.concede(0)
    over(game, [1], "G3.6a")
    text = as_text(game.view(1), Words("en", "gosu"), events)
    assert text.count("(G3.6a)") == 2  # as what happened last, and as the result
    assert describe(game.view(1))["result"] == {"winners": [1], "rule": "G3.6a"}


# -- rewards -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("winners", "players", "expected"),
    [
        ([0], 2, [1.0, -1.0]),
        ([1], 2, [-1.0, 1.0]),
        ([], 2, [0.0, 0.0]),
        ([2], 3, [-1.0, -1.0, 1.0]),
        ([0, 2], 4, [0.5, -1.0, 0.5, -1.0]),
        ([0, 1], 2, [0.5, 0.5]),
    ],
)
def test_winners_share_one_and_losers_lose_one(winners: list[int], players: int, expected: list[float]) -> None:
    assert rewards(Result(winners, "X1.1a"), players) == expected
