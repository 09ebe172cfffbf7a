"""Messages of the server say what ``gosux.text`` says, in both languages."""

import random

import pytest

from gosux.sessions.messages.pointers import (
    AtClan,
    AtDeck,
    AtDeed,
    AtHand,
    AtLevel,
    AtNumber,
    AtOffer,
    AtPile,
    AtSeat,
    AtSlot,
    AtTile,
    AtTokens,
    AtWord,
    Pointer,
)
from gosux.sessions.messages.table import Player, Scene
from gosux.sessions.scenes.explain import refusals
from gosux.sessions.scenes.labels import label
from gosux.sessions.scenes.scene import scene_for
from gosux.sessions.scenes.sentences import event_said, prompt_said, result_said
from gosux.text.words import Words
from tests.random_play import VARIANTS, Variant, starts, tell
from tests.random_play import deed as next_deed
from tests.sessions.saying import formed, sentence

LANGUAGES = ("en", "fr")


def people(count: int) -> list[Player]:
    return [Player(kind="person", level=None)] * count


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_events_prompts_and_actions_are_said_as_the_text_room_says_them(variant: Variant) -> None:
    every = [Words(language, variant.ruleset) for language in LANGUAGES]
    for seed, game in starts(variant, 2):
        rng = random.Random(seed)
        while (decision := game.decision) is not None:
            viewer = rng.randrange(game.players)
            view = game.view(decision.player)
            for words in every:
                prompt = prompt_said(game.ruleset, decision.prompt, viewer)
                assert sentence(words, prompt, viewer) == words.prompt(decision.prompt, viewer)
                for action in decision.actions:
                    said = label(view.state, game.ruleset, action.id)
                    assert formed(words, said, decision.player) == words.action(view, action)
            for event in tell(game, next_deed(game, rng), viewer):
                one = event_said(game.ruleset, event, viewer)
                for words in every:
                    if event.kind == "game-over":
                        assert one is not None and sentence(words, one, viewer)
                    else:
                        assert (sentence(words, one, viewer) if one else "") == words.event(event, viewer)
        assert game.result is not None
        for words in every:
            told = sentence(words, result_said(game.result, 0), 0).removesuffix(".")
            assert words.result(game.result, 0) == f"{told} ({game.result.rule})."


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_click_on_anything_is_either_possible_or_explained(variant: Variant) -> None:
    every = [Words(language, variant.ruleset) for language in LANGUAGES]
    for seed, game in starts(variant, 2):
        rng = random.Random(seed)
        while game.decision is not None:
            viewer = rng.randrange(game.players)
            scene = scene_for(game, viewer, people(game.players))
            possible = [choice.at for choice in scene.choices]
            for at in rng.sample(clickable(scene), 6):
                found = refusals(game.state, game.ruleset, viewer, at)
                if at in possible:
                    assert found == []
                for refusal in found:
                    for words in every:
                        assert all(sentence(words, reason, viewer) for reason in refusal.reasons)
                        assert refusal.label is None or formed(words, refusal.label, viewer)
            tell(game, next_deed(game, rng))


def clickable(scene: Scene) -> list[Pointer]:
    """Everything on the table that a page could be asked about."""
    table = scene.table
    found: list[Pointer] = []
    for seat in table.seats:
        found += [AtSlot(at="slot", seat=seat.seat, slot=slot) for slot in range(15)]
        found += [AtHand(at="hand", seat=seat.seat, card=one.card) for one in seat.hand if one.card is not None]
        pile = None if table.common_piles else seat.seat
        found += [AtPile(at="pile", seat=pile, card=card) for card in seat.discard]
        found += [AtDeck(at="deck", seat=seat.seat), AtTokens(at="tokens", seat=seat.seat)]
        found += [AtSeat(at="seat", seat=seat.seat)]
        found += [AtTile(at="tile", clan=clan) for clan in seat.clans]
        found += [AtClan(at="clan", clan=clan) for clan in seat.clans]
    found += [AtLevel(at="level", level=level) for level in (1, 2, 3)]
    found += [AtNumber(at="number", number=2), AtDeed(at="deed", deed="capture"), AtOffer(at="offer", card="nobody")]
    found += [AtWord(at="word", word="pass"), AtWord(at="word", word="yes"), AtWord(at="word", word="draw 5")]
    return found
