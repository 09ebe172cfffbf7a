"""Why something is not possible (design 8): who, when, and every refusal of the engine in a scene that shows it."""

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import gosux
from gosux import Action, Game, IllegalAction, Reason, UnknownAction
from gosux.game.explain import why_not
from gosux.game.view import is_secret
from tests.gosu.refusal_scenes import GOSU
from tests.rules.refusal_scenes import COSTS, TURNS, Refusals
from tests.rules.refusal_scenes_effects import IN_PLAY, OUT_OF_PLAY
from tests.scene import asked, choices, do, ready, scene

SCENES = [*TURNS, *COSTS, *IN_PLAY, *OUT_OF_PLAY, *GOSU]
SPEC = Path(__file__).parents[1] / "spec"
RULES = {number for file in SPEC.glob("rul*.txt") for number in file.read_text().split()}

# Shown by the tests below, not by a scene of the table.
SHOWN_HERE = {
    "being-resolved X4.2a", "clan-taken X2.1b", "game-over X1.0", "not-your-decision X4.2a", "not-your-turn X4.1",
    "unknown-action",
    # By cards made for it, in tests/quick.
    "no-action-power X13.10", "no-card-there X13.10", "no-token-in-hand X13.10",
}  # fmt: skip
# Reasons that no question leads to today, because the words they belong to leave nothing to choose ("this card", "all
# cards of that clan").
UNREACHED = {"wrong-clan X3.5a", "not-that-card X10.19", "not-possible", "cannot-be-done-now G8.5"}


def named(reasons: list[Reason]) -> list[str]:
    """Each reason as its id and rule numbers: "no-base-of-clan X5.3b"."""
    return [" ".join([reason.id, *reason.rules]) for reason in reasons]


@pytest.mark.parametrize(("position", "actions", "refusals"), SCENES)
def test_every_rule_that_forbids_something_names_itself(position: str, actions: list[str], refusals: Refusals) -> None:
    game = scene(position)
    do(game, *actions)
    before = game.digest()
    assert {action: named(game.why_not(action)) for action in refusals} == refusals
    for action, reasons in refusals.items():
        assert (action in choices(game)) == (not reasons)
        if reasons:
            with pytest.raises(IllegalAction) as refusal:
                game.apply(action)
            assert named(refusal.value.reasons) == reasons
            assert refusal.value.rules == [rule for reason in refusal.value.reasons for rule in reason.rules]
    assert game.digest() == before


def reasons_in_sources() -> set[str]:
    """Every reason that the engine can give, read from its sources."""
    found: set[str] = set()
    for source in sorted(Path(gosux.__file__).parent.rglob("*.py")):
        text = source.read_text(encoding="utf-8")
        calls = re.findall(r'Reason\(\s*("[^,]*"),\s*\(([^()]*)\)', text)
        assert len(calls) == len(re.findall(r"\bReason\((?!Message)(?!\{)", text)), (
            f"{source}: a reason that is not read"
        )
        for ids, rules in calls:
            for id in re.findall(r'"([a-z0-9-]+)"', ids):
                found.update(f"{id} {rule}" for rule in re.findall(r"[XG]\d+\.\d+[a-z]?", rules))
                if not re.search("[XG]", rules):
                    found.add(id)
    return found


def test_every_reason_of_the_engine_has_a_scene() -> None:
    shown = {reason for _, _, refusals in SCENES for reasons in refusals.values() for reason in reasons}
    assert reasons_in_sources() - shown - SHOWN_HERE == UNREACHED


def test_a_reason_says_what_its_sentence_needs() -> None:
    game = scene("""
        tiles = []
        [[player]]
        army.I = ["bun-to", "(volantis)"]
        army.II = ["shard"]
        hand = ["justice", "arrows-of-justice"]
        [[player]]
        clans = ["abhilasha", "goan_sul", "tomorrow"]
    """)
    base = {"card": "card:justice", "clans": ["clan:justice"]}
    assert [reason.args for reason in game.why_not("play justice")] == [
        {**base, "row": "row:1"},
        {**base, "row": "row:2"},
    ]
    (payment,) = game.why_not("play arrows-of-justice")
    assert payment.args == {"card": "card:arrows-of-justice", "cost": 2, "others": 1}
    (tokens,) = game.why_not("pass")
    assert tokens.args == {"tokens": 2}
    (full,) = scene(TURNS[6][0]).why_not("play obeezs")
    assert full.args == {"row": "row:1"}
    (captured,) = game.why_not("shift I2")
    assert captured.args == {"card": "card:volantis"}
    ready(game, 0)


CAPTURING = """
    tiles = []
    [[player]]
    army.I = ["spirits-of-smook"]
    hand = ["lava-goddesses"]
    [[player]]
    army.I = ["volantis"]
    hand = ["elle"]
"""


def test_the_other_player_is_told_that_it_is_not_their_turn() -> None:
    game = scene(CAPTURING)
    for action in ("play elle", "play lava-goddesses", "pass", "yes", "capture 1:I1"):
        assert named(game.why_not(action, 1)) == ["not-your-turn X4.1"]
    assert game.why_not("play lava-goddesses", 0) == []
    ready(game, 0)


def test_the_other_player_is_told_that_it_is_not_their_decision() -> None:
    game = scene(CAPTURING)
    do(game, "play lava-goddesses")
    assert asked(game) == (0, "capture")
    for action in ("capture 1:I1", "capture 0:I1", "play elle", "pass"):
        assert named(game.why_not(action, 1)) == ["not-your-decision X4.2a"]
    assert game.why_not("capture 1:I1", 0) == []


def test_who_waits_for_a_secret_answer_in_their_own_turn_is_not_told_who_decides() -> None:
    game = scene(CAPTURING.replace("elle", "red-circle").replace("volantis", "aat"))
    do(game, "play lava-goddesses", "capture 1:I1")
    assert asked(game) == (1, "will")
    for action in ("pass", "draw 1", "yes"):
        assert named(game.why_not(action, 0)) == ["being-resolved X4.2a"]
    assert game.why_not("no", 1) == []


@pytest.mark.parametrize("text", ["destroy 1:I1", "sacrifice 1:I1", "lift 1:I1"])
def test_the_verb_of_another_question_is_no_answer(text: str) -> None:
    game = scene(CAPTURING)
    do(game, "play lava-goddesses")
    assert named(game.why_not(text)) == ["no-answer-to-this X5.7b"]
    with pytest.raises(IllegalAction):
        game.apply(text)
    assert asked(game) == (0, "capture")
    assert game.why_not("capture 1:I1") == []


def test_a_text_with_another_verb_tells_the_other_player_nothing() -> None:
    game = scene(CAPTURING.replace("elle", "red-circle").replace("volantis", "aat"))
    do(game, "play lava-goddesses", "capture 1:I1")
    assert asked(game) == (1, "will")
    for card in ("red-circle", "solok"):  # one that the other holds, and one that they do not
        for verb in ("will", "discard", "pay", "hand"):
            assert named(game.why_not(f"{verb} {card}", 0)) == ["being-resolved X4.2a"]


def test_in_a_finished_game_nothing_is_possible() -> None:
    game = scene(CAPTURING)
    game.concede(1)
    for player in (0, 1, None):
        assert named(game.why_not("play lava-goddesses", player)) == ["game-over X1.0"]
    with pytest.raises(IllegalAction) as refusal:
        game.apply("pass")
    assert named(refusal.value.reasons) == ["game-over X1.0"]
    with pytest.raises(IllegalAction) as refusal:
        game.concede(0)
    assert named(refusal.value.reasons) == ["game-over X1.0"]


@pytest.mark.parametrize(
    "action",
    [
        Action(100_000, "dance"),
        "",
        "dance",
        "play",
        "play nobody",
        "shift IV1",
        "activate 2:I1",
        "capture 0:I6",
        "draw 2",
        -1,
        100_000,
    ],
)
def test_an_unknown_action_is_told_apart(action: str | int | Action) -> None:
    game = scene(CAPTURING)
    for player in (0, 1, None):
        with pytest.raises(UnknownAction):
            game.why_not(action, player)
    with pytest.raises(UnknownAction) as mistake:
        game.apply(action)
    assert mistake.value.action == str(action)
    assert named(why_not(game.state, 100_000, 0)) == ["unknown-action"]  # to a server, which must not be stopped by it
    ready(game, 0)


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("plau elle", "play elle"),
        ("play ell", "play elle"),
        ("Play Elle", "play elle"),
        ("play  volantes", "play volantis"),
        ("capture 1:i1", "capture 1:I1"),
        ("captrue 1:I1", "capture 1:I1"),
        ("take 0:ele", "take 0:elle"),
        ("draft galmy", "draft galmi"),
        ("mutate I1", None),  # of another game
        ("done!", "done"),
        ("draw one", None),
        ("dance", None),
    ],
)
def test_a_misspelt_action_is_named_with_what_was_probably_meant(text: str, meant: str | None) -> None:
    game = scene(CAPTURING)
    with pytest.raises(UnknownAction) as mistake:
        game.why_not(text)
    assert (mistake.value.action, mistake.value.close) == (text, meant)
    hint = f'; did you mean "{meant}"?' if meant else ""
    assert str(mistake.value) == f"no action is called '{text}'{hint}"


def test_a_verb_of_gosu_x_is_answered_with_that_of_gosu() -> None:
    with pytest.raises(UnknownAction) as mistake:
        gosux.new_game("gosu", 1).apply("shift I1")
    assert mistake.value.close == "mutate I1"


def test_a_number_beyond_the_table_is_named_with_the_last_one() -> None:
    with pytest.raises(UnknownAction, match="no action has the number 100000; they go from 0 to 649"):
        scene(CAPTURING).step(100_000)


@pytest.mark.parametrize(
    "text", ["discard elle", "capture 1:I1", "take 0:elle", "player 1", "spend galmi", "hand elle", "  pay   elle "]
)
def test_a_refusal_repeats_the_text_it_was_given(text: str) -> None:
    game = scene(CAPTURING)
    with pytest.raises(IllegalAction) as refusal:
        game.apply(text)
    assert refusal.value.action == text
    assert str(refusal.value) == f"{text!r} is not possible: choose-an-action (X4.1)"


def test_a_refusal_repeats_the_number_or_action_it_was_given() -> None:
    game = scene(CAPTURING)
    number = game.action_id("play volantis")
    for attempt in (game.apply, game.step):
        with pytest.raises(IllegalAction) as refusal:
            attempt(number)
        assert refusal.value.action == f"{number} (play volantis)"
    with pytest.raises(IllegalAction) as refusal:
        game.apply(Action(game.action_id("discard elle"), "discard elle"))
    assert refusal.value.action == "discard elle"


def test_a_taken_clan_is_refused_by_the_draft() -> None:
    game = gosux.new_game("gosu-x", seed=0)
    do(game, "draft xian")
    assert named(game.why_not("draft xian")) == ["clan-taken X2.1b"]
    assert named(game.why_not("pass")) == ["answer-first X4.2a"]
    assert game.why_not("draft galmi") == []


def sampled_decisions(games: int, share: float) -> Iterator[tuple[Game, random.Random]]:
    """Some decisions of random games, from the draft on."""
    for seed in range(games):
        game = gosux.new_game("gosu-x", seed=f"refusals/{seed}")
        chooser = random.Random(seed)
        while game.legal():
            if chooser.random() < share:
                yield game, chooser
            game.step(chooser.choice(game.legal()))


def test_every_action_of_the_table_is_possible_or_explained_to_both_players() -> None:
    kinds_seen = set()
    for game, _ in sampled_decisions(games=30, share=0.1):
        decider, kind = asked(game)
        kinds_seen.add(kind)
        legal = set(game.legal())
        before = game.digest()
        for player in (0, 1):
            for action in range(game.rules.catalogue.table.size):
                reasons = game.why_not(action, player)
                assert (reasons == []) == (player == decider and action in legal), (kind, action, reasons)
                assert all(reason.rules and RULES.issuperset(reason.rules) for reason in reasons), reasons
                said = [(reason.id, repr(reason.args)) for reason in reasons]
                assert len(set(said)) == len(said), (kind, game.action_text(action), reasons)
        assert game.digest() == before
    assert len(kinds_seen) > 15


def test_reasons_do_not_depend_on_what_their_player_cannot_know() -> None:
    compared = 0
    for game, chooser in sampled_decisions(games=30, share=0.1):
        for player in (0, 1):
            if is_secret(game.state, player):  # the question itself must stay unnoticed: nothing to compare with
                said = {repr(game.why_not(action, player)) for action in range(game.rules.catalogue.table.size)}
                assert len(said) == 1
                continue
            world = game.view(player).sample(chooser)
            for action in range(game.rules.catalogue.table.size):
                here, there = game.why_not(action, player), world.why_not(action, player)
                assert repr(here) == repr(there), (asked(game), game.action_text(action))
            compared += 1
        waiting = 1 - asked(game)[0]
        texts = [f"{verb} {card.id}" for card in game.rules.catalogue.cards for verb in ("discard", "pay", "will")]
        assert len({repr(game.why_not(text, waiting)) for text in texts}) == 1
    assert compared > 300
