"""How a finished game went: told to winners and losers, with the course of the score."""

import random
from pathlib import Path

import pytest

import gosux
from gosux.game.decision import Result
from gosux.model.events import Battle, Captured, Discarded, Event
from gosux.model.messages.references import CardRef, SlotRef
from gosux.sessions.history import playthrough
from gosux.sessions.messages.base import Sentence
from gosux.sessions.messages.requests import KeyCard, Story
from gosux.sessions.messages.table import Player
from gosux.sessions.scenes.replay import moments
from gosux.sessions.scenes.sentences import sentences_for
from gosux.sessions.scenes.story import Group, Step, consequences, key_card, story, telling
from gosux.text import LANGUAGES
from gosux.text.bundle import bundle
from tests.random_play import play_out
from tests.sessions.playing import Served, Serving, sitting
from tests.sessions.test_requests import talk

RULESETS = ("gosu-x", "gosu-x-quick", "gosu")


def finished(ruleset: str, seed: int) -> gosux.Game:
    game = gosux.new_game(ruleset, seed=seed)
    play_out(game, random.Random(seed))
    return game


def told(game: gosux.Game, view: "int | None") -> Story:
    assert game.result is not None
    return story(game, game.result, [Player(kind="person", level=None)] * game.players, view)


def whole(said: Sentence) -> str:
    return "".join(piece if isinstance(piece, str) else piece[0] for piece in said.en)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_battles_and_swings_are_those_of_the_moments(ruleset: str) -> None:
    for seed in (1, 2):
        game = finished(ruleset, seed)
        found = told(game, 0)
        fought = [
            (number, [side.total for side in event.sides])
            for number, (_, _, _, events) in enumerate(playthrough(game, [0] * game.players))
            for event in events
            if isinstance(event, Battle)
        ]
        assert [(battle.moment, battle.scores) for battle in found.battles] == fought
        standings = {(one.moment, one.round): one.scores for one in found.standings}
        assert all(standings[battle.moment, battle.round] == battle.scores for battle in found.battles)
        assert 0 < len(found.swings) <= 4
        assert [swing.moment for swing in found.swings] == sorted(swing.moment for swing in found.swings)
        battles = {battle.moment for battle in found.battles}
        for swing in found.swings:
            assert swing.before != swing.after
            if swing.moment not in battles:
                (moment,) = moments(game, found.players, 0, swing.moment, 1).moments
                assert [seat.score.total for seat in moment.scene.table.seats] == swing.after


def test_winner_and_loser_are_told_the_same_end_in_their_own_words() -> None:
    game = next(game for seed in range(20) if (game := finished("gosu-x", seed)).result.rule == "X1.1a")  # type: ignore[union-attr]
    assert game.result is not None
    (winner,) = game.result.winners
    won, lost, open_ = told(game, winner), told(game, 1 - winner), told(game, None)
    assert whole(won.why).startswith("You gained your second Supremacy token")
    assert whole(lost.why).startswith("Rival gained a second Supremacy token")
    assert whole(open_.why).startswith(f"Player {winner + 1} gained a second Supremacy token")
    assert all(one.last is not None for one in (won, lost, open_))
    assert won.standings == lost.standings and won.points[winner] == 2


def test_decks_can_be_played_again() -> None:
    game = finished("gosu-x", 3)
    clans = told(game, 0).clans
    again = gosux.new_game("gosu-x", seed=4, options={"clans": clans})
    assert [seat.clans for seat in again.state.seats] == [seat.clans for seat in game.state.seats]
    assert told(finished("gosu", 3), 0).clans is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_way_to_end_has_a_whole_sentence(ruleset: str, language: str) -> None:
    messages = bundle(language, ruleset)
    rules = [id.removeprefix("result-") for id, part in messages.patterns if id.startswith("result-") and not part]
    assert len(rules) > 10
    assert [rule for rule in rules if not messages.has(f"ending-{rule}")] == []


def test_a_running_game_has_no_story(tmp_path: Path, serving: Serving) -> None:
    async def ask(served: Served) -> None:
        made = await served.new_game(seed="1")
        token = made["seats"][0]["token"]
        status, problem = await served.refused("/api/story", {"token": token, "view": 0})
        assert (status, problem["code"]) == (409, "not-over")
        async with sitting(served, token) as person:
            await person.ask("concede")
        found = await served.post("/api/story", {"token": token, "view": 0})
        assert (found["result"]["winners"], found["battles"], found["last"]) == ([1], [], None)
        status, problem = await served.refused("/api/story", {"token": token, "view": 2})
        assert (status, problem["code"]) == (400, "malformed")

    talk(serving, tmp_path, ask)


def happened(name: str, cause: str = "", in_play: bool = False) -> Event:
    card, causes = CardRef(name), (CardRef(cause),) if cause else ()
    return Captured(0, card, SlotRef(1, 0), 0, causes=causes) if in_play else Discarded(0, card, causes=causes)


def test_a_swing_tells_the_consequences_that_moved_the_scores_most() -> None:
    """A player plays a card and chooses three times more: the second of these choices costs the rival most."""
    deed = happened("nezha")
    effects = [happened(name, cause=name) for name in ("aat", "elle", "smook", "bun-to")]
    steps = [Step([deed, effects[0]], 2), Step([effects[1]], 1), Step([effects[2]], 7), Step([effects[3]], 0)]
    assert telling(steps) == [deed, effects[0], effects[2]]


def test_a_sentence_of_a_swing_is_told_whole() -> None:
    deed = happened("nezha")
    discards = [happened(name, cause="nezha") for name in ("aat", "elle", "smook")]
    steps = [Step([deed, discards[0]], 1), Step([discards[1]], 1), Step([discards[2]], 1)]
    assert telling(steps) == [deed, *discards]


def test_where_a_hand_counts_its_cards_are_what_changed_the_scores() -> None:
    deed, discard = happened("nezha"), happened("aat", cause="sati")
    capture = happened("elle", cause="sati", in_play=True)
    assert consequences(Step([deed, discard], 1)) == [discard]
    assert consequences(Step([deed, discard, capture], 3)) == [capture]


def group_of(player: int, *steps: Step) -> Group:
    return Group(1, 1, player, player, [0, 0], [0, 0], [*steps])


def won(event: Event, size: int) -> Step:
    """What moved the first player's score up by so much."""
    return Step([event], size, (size, 0))


def key_of(winners: tuple[int, ...], *groups: Group) -> "KeyCard | None":
    return key_card([*groups], Result([*winners], "X1.1a"), sentences_for("gosu-x", 2, 0))


def test_the_card_of_the_game_did_most_for_a_winner_and_its_words_say_what() -> None:
    played, captured = happened("nezha"), happened("elle", cause="nezha", in_play=True)
    own = group_of(0, won(played, 5), won(captured, 4))
    lost = group_of(
        1, Step([happened("aat")], 2, (0, 2)), Step([happened("smook", cause="aat", in_play=True)], 9, (-9, 0))
    )
    found = key_of((0,), own, lost)
    assert found is not None
    assert (found.card, found.player, found.size, found.moment) == ("nezha", 0, 4, 1)
    (said,) = [whole(said) for said in found.said]
    assert "capture" in said and "Elle" in said


def test_without_an_effect_for_a_winner_there_is_no_card_of_the_game() -> None:
    captured = happened("elle", cause="nezha", in_play=True)
    own = group_of(0, won(happened("nezha"), 5), won(captured, 4))
    assert key_of((0,)) is None
    assert key_of((), own) is None
    assert key_of((1,), own) is None
    assert key_of((0,), group_of(0, won(happened("nezha"), 5))) is None  # a value, no effect
    assert key_of((0,), group_of(0, won(happened("nezha"), 5), Step([captured], 0, (0, 0)))) is None


@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_card_of_the_game_is_named_in_its_swing(ruleset: str) -> None:
    found = [one for seed in range(6) if (one := told(finished(ruleset, seed), None)).key_card is not None]
    assert found
    for one in found:
        assert one.key_card is not None and one.key_card.said
        (swing,) = [swing for swing in one.swings if swing.moment == one.key_card.moment]
        assert swing.player == one.key_card.player
