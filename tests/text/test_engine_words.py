"""Everything the engine can say has words in both languages: read from its sources, and heard in random games."""

import random
import re

import pytest

import gosux
from gosux import Event, Game
from gosux.model.events import EVENTS
from gosux.model.events.base import field_names
from gosux.model.kinds import KINDS
from gosux.model.messages.reasons import REASONS
from gosux.rules.registry import ruleset
from gosux.text import LANGUAGES, Words
from gosux.text.cards.clauses import CHOSEN
from gosux.text.words import ABSENT
from tests.random_play import new_random_game, pick
from tests.text.engine_ids import clause_ids, given, spoken_kinds
from tests.text.samples import base

GAMES = 100
PARTS = 4
NOT_WORDS = re.compile(r"[{}$]|\?\?\?|\bnone\b|\b(card|clan|slot|name|keyword|row|level|kind):\S")


@pytest.fixture(params=[f"{language} {rules}" for rules in gosux.rulesets() for language in LANGUAGES])
def words(request: pytest.FixtureRequest) -> Words:
    """The words of every language and every game."""
    return Words(*request.param.split())


def test_the_sources_give_ids_of_every_kind() -> None:
    assert {"row-full", "no-icon", "no-free-icon"} <= set(REASONS)
    assert {"draw", "then", "amount-x", "ongoing-mirror", "when-captured", "will-save"} <= clause_ids()


def test_every_reason_has_a_sentence_and_every_sentence_a_reason(words: Words) -> None:
    assert {id for id, part in words.messages.patterns if id.startswith("reason-")} == {
        f"reason-{id}" for id in REASONS
    }


def test_every_event_has_a_sentence_and_every_sentence_an_event(words: Words) -> None:
    assert {id for id, part in words.messages.patterns if id.startswith("event-")} == {
        f"event-{kind}" for kind in spoken_kinds()
    }


def test_every_question_is_asked_in_words_and_has_answers_in_words(words: Words) -> None:
    asked = {(id, part) for id, part in words.messages.patterns if id.startswith("prompt-")}
    assert asked == {(f"prompt-{kind.name}", part) for kind in KINDS for part in ("", "other", "topic")}
    answered = {id for id, part in words.messages.patterns if id.startswith("action-")}
    turns = {"action-play", "action-recall", "action-shift", "action-activate", "action-activate-other", "action-use"}
    assert answered - turns == {f"action-{kind.name}" for kind in KINDS}


def test_every_clause_has_a_sentence_and_a_gist(words: Words) -> None:
    for id in clause_ids() - {"target", "pick"}:
        if id.startswith(("amount-", "condition-")):
            assert words.messages.has(id), id
            assert words.messages.has(id, "short" if id.startswith("amount-") else "gist"), id
        else:
            full = id if id.startswith(("ongoing-", "when-", "will-")) else f"clause-{id}"
            full = "clause-choose" if id in CHOSEN else full
            assert words.messages.has(full), full
            assert words.messages.has(full, "gist"), full


def test_every_reason_gives_the_arguments_that_its_sentence_asks_for(words: Words) -> None:
    for reason in given("Reason", place=2):
        for id in reason.ids:
            asked = {base(variable) for variable in words.messages.asks(f"reason-{id}")}
            assert asked <= reason.names | {"clan"}, f"{id} is given {reason.names}, but asks for {asked}"


def test_every_event_gives_the_arguments_that_its_sentence_asks_for(words: Words) -> None:
    for kind in spoken_kinds():
        asked = {base(variable) for variable in words.messages.asks(f"event-{kind}")}
        fields = {"values"} if kind == "battle" else set()
        fields |= set(field_names(EVENTS[kind]))
        assert asked <= fields | set(ABSENT), f"{kind} has {fields}, but its sentence asks for {asked}"


def hear(words: Words, event: Event, seats: int) -> None:
    """Every face of an event is a sentence: to each player who sees it, and to nobody."""
    seen: list[tuple[Event | None, int | None]] = [(event.seen_by(seat), seat) for seat in range(seats)]
    for face, viewer in [*seen, (event, None)]:
        if face is None:
            continue
        text = words.event(face, viewer)
        assert not NOT_WORDS.search(text), (event, text)
        assert (text == "") == event.silent, event
        assert text == "" or ((text[0].isupper() or text[0].isdigit()) and text[-1] == "."), text


def look_around(words: Words, game: Game, rng: random.Random) -> None:
    """The open question, its answers, and why other actions are no answers."""
    decision = game.decision
    assert decision is not None
    seats = range(len(game.state.seats))
    asked, told = words.prompt(decision.prompt, decision.player), words.prompt(decision.prompt, None)
    assert asked != told
    assert {words.prompt(decision.prompt, seat) for seat in seats if seat != decision.player} == {told}
    answers = [words.action(game, action) for action in decision.actions]
    assert len(set(answers)) == len(answers), answers
    assert answers[0] == words.action(game.view(decision.player), decision.actions[0])
    others = rng.sample(range(game.rules.catalogue.table.size), 5)
    reasons = [game.why_not(action, seat) for action in others for seat in seats]
    for text in [asked, told, *answers, *[words.refusal(why) for why in reasons if why]]:
        assert not NOT_WORDS.search(text.replace("have none", "").replace("hold none", "")), text


def new_game_of(rules: str, seed: int) -> Game:
    """A game whose options and players follow from its seed."""
    if rules == "gosu-x":
        return new_random_game(seed)
    least, most = ruleset(rules).players
    return gosux.new_game(rules, seed, players=least + seed % (most - least + 1))


@pytest.mark.parametrize("rules", gosux.rulesets())
@pytest.mark.parametrize("part", range(PARTS))
def test_random_games_can_be_told_in_both_languages(part: int, rules: str) -> None:
    both = [Words(language, rules) for language in LANGUAGES]
    for seed in range(part, GAMES, PARTS):
        game = new_game_of(rules, seed)
        rng = random.Random(seed)
        words = both[rng.randrange(len(both))]
        seats = len(game.state.seats)
        events = game.opening
        while game.decision:
            look_around(words, game, rng)
            events = events + game.apply(pick(game, rng), viewer=None)
        for event in events:
            hear(words, event, seats)
        assert game.result is not None
        for viewer in (*range(seats), None):
            assert not NOT_WORDS.search(words.result(game.result, viewer))
