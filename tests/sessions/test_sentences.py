"""Messages of the server say what ``gosux.text`` says, in both languages."""

import random

import pytest

from gosux.model.events import Event
from gosux.sessions.messages.base import Piece, Sentence
from gosux.sessions.messages.events import LogEntry
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
from gosux.sessions.scenes.events import last_group, with_group
from gosux.sessions.scenes.explain import refusals
from gosux.sessions.scenes.scene import scene_for
from gosux.sessions.scenes.sentences import sentences_for
from gosux.text.log import Log, lines_of
from gosux.text.words import Words
from tests.random_play import VARIANTS, Variant, starts, tell
from tests.random_play import deed as next_deed


def people(count: int) -> list[Player]:
    return [Player(kind="person", level=None)] * count


def whole(pieces: list[Piece]) -> str:
    return "".join(piece if isinstance(piece, str) else piece[0] for piece in pieces)


def in_language(said: Sentence, words: Words) -> str:
    return whole(said.fr if words.language == "fr" else said.en)


def named_words(language: str, variant: Variant, viewer: int) -> Words:
    """Words in which the players have the names that ``viewer`` knows them by."""
    words = Words(language, variant.ruleset)
    you = words.say("page-you")
    rival = words.say("page-rival")
    words.players = [
        you if seat == viewer else rival if variant.players == 2 else words.say("page-rival-at", number=seat + 1)
        for seat in range(variant.players)
    ]
    return words


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_questions_answers_and_results_are_said_as_the_text_package_says_them(variant: Variant) -> None:
    for seed, game in starts(variant, 1):
        rng = random.Random(seed)
        while (decision := game.decision) is not None:
            viewer = rng.randrange(game.players)
            scene = scene_for(game, viewer, people(game.players))
            for words in [named_words(language, variant, viewer) for language in ("en", "fr")]:
                if scene.question is not None:
                    assert in_language(scene.question.prompt, words) == words.prompt(decision.prompt, viewer)
                for choice, action in zip(scene.choices, decision.actions if scene.choices else [], strict=True):
                    assert in_language(choice.label, words) == words.action(game.view(viewer), action)
            tell(game, next_deed(game, rng))
        result = scene_for(game, 0, people(game.players)).result
        assert result is not None and game.result is not None
        for words in [named_words(language, variant, 0) for language in ("en", "fr")]:
            assert in_language(result.said, words) == words.result(game.result, 0)


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_log_that_is_told_bit_by_bit_is_the_whole_log(variant: Variant) -> None:
    for seed, game in starts(variant, 1):
        rng = random.Random(seed)
        viewer = rng.randrange(game.players)
        sentences = sentences_for(game.ruleset, game.players, viewer)
        told: dict[int, LogEntry] = {}
        everything = list(game.opening)
        group: list[Event] = last_group([], game.opening)
        told |= {entry.group: entry for entry in sentences.log(game.opening)}
        while game.decision is not None:
            events = tell(game, next_deed(game, rng))
            told |= {entry.group: entry for entry in sentences.log(with_group(group, events))}
            group = last_group(group, events)
            everything += events
        for words in [named_words(language, variant, viewer) for language in ("en", "fr")]:
            log = Log(words, viewer)
            log.add([seen for event in everything if (seen := event.seen_by(viewer))])
            assert [lines_in(entry, words) for entry in told.values()] == [lines_of(entry) for entry in log.entries]


def lines_in(entry: LogEntry, words: Words) -> list[str]:
    below = [f"{'  ' * (line.depth + 1)}{in_language(line.text, words)}" for line in entry.lines]
    return [in_language(entry.head, words), *below]


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_click_on_anything_is_either_possible_or_explained(variant: Variant) -> None:
    for seed, game in starts(variant, 2):
        rng = random.Random(seed)
        while game.decision is not None:
            viewer = rng.randrange(game.players)
            scene = scene_for(game, viewer, people(game.players))
            possible = [choice.at for choice in scene.choices]
            for at in rng.sample(clickable(scene), 6):
                found = refusals(game.state, game.ruleset, viewer, at, ())
                if at in possible:
                    assert found == []
                for refusal in found:
                    assert refusal.reasons
                    for said in [*refusal.reasons, *([refusal.label] if refusal.label else [])]:
                        assert whole(said.en) and whole(said.fr)
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
