"""The log: one entry for each action, what followed inside, causes named, forced steps told."""

import random

import pytest

from gosux.model.events import (
    Captured,
    ChosenForYou,
    Copied,
    Discarded,
    Drew,
    Echo,
    Entered,
    Event,
    Passed,
    PlayerChosen,
    Plays,
    Released,
    ShiftedOut,
    Shifts,
    TokensSpent,
    Turn,
)
from gosux.model.messages.references import CardRef, KeywordRef, KindRef, Reference, RuleRef, SlotRef
from gosux.text import LANGUAGES, Words
from gosux.text.log import Log, lines_of
from tests.random_play import VARIANTS, Variant, starts, tell
from tests.random_play import deed as next_deed

SATI, ELLE, EZ, ARPIA = (CardRef(id) for id in ("sati", "elle", "ez", "arpia"))
HAND_LIMIT = RuleRef("X4.2c")


def words_of(game: str = "gosu-x", language: str = "en") -> Words:
    words = Words(language, game)
    words.players = ["You", "Rival", "Third", "Fourth"][: len(words.players)]
    return words


def caused(event: Event, *causes: Reference) -> Event:
    event.causes = causes
    return event


def told(*events: Event, viewer: int | None = 0, words: Words | None = None) -> list[str]:
    """The lines of one action group."""
    log = Log(words or words_of(), viewer)
    log.add(events)
    return log.lines()


def drew(player: int, card: CardRef | None) -> Drew:
    return Drew(player, card)


def test_a_head_says_the_action_and_lines_what_it_brought_about() -> None:
    slot = SlotRef(1, 3)
    assert told(
        Plays(1, SATI, 0), Entered(1, SATI, slot, "hand"), caused(drew(1, None), SATI), caused(drew(1, None), SATI),
        caused(Discarded(1, ELLE, "hand"), HAND_LIMIT), caused(Discarded(1, EZ, "hand"), HAND_LIMIT),
    ) == [
        "Rival plays Sati (I·4).", "  Rival draws 2 cards.", "  Rival discards Elle and EZ (hand limit).",
    ]  # fmt: skip


@pytest.mark.rule("X4.4c", "X4.4e")
def test_a_pass_says_how_many_turns_may_follow() -> None:
    assert [told(Passed(1, left)) for left in (-1, 0, 1, 3)] == [
        ["Rival passes."],
        ["Rival passes; no more turns follow in this round."],
        ["Rival passes; up to 1 more turn follows in this round."],
        ["Rival passes; up to 3 more turns follow in this round."],
    ]
    french = words_of(language="fr")
    assert [told(Passed(0, left), words=french) for left in (-1, 0, 1, 3)] == [
        ["Vous passez."],
        ["Vous passez\u00a0; il ne reste plus de tour dans cette ronde."],
        ["Vous passez\u00a0; il reste au plus 1 tour dans cette ronde."],
        ["Vous passez\u00a0; il reste au plus 3 tours dans cette ronde."],
    ]


@pytest.mark.rule("G3.5")
def test_a_limit_that_only_prevents_endless_games_is_not_mentioned() -> None:
    words = words_of("gosu")
    assert told(Passed(1, 20), words=words) == ["Rival passes; up to 20 more turns follow in this round."]
    assert told(Passed(1, 100), words=words) == ["Rival passes."]


def test_a_shift_is_one_head() -> None:
    slot = SlotRef(0, 0)
    assert told(
        Shifts(0, SATI, slot, 1), caused(Discarded(0, EZ, "hand"), RuleRef("X6.2a")), ShiftedOut(0, SATI, slot, -1),
        Entered(0, ELLE, slot, "hand"),
    ) == ["You shift Sati into Elle (I·1).", "  You discard EZ (cost)."]  # fmt: skip


def test_what_a_copied_card_does_stands_below_the_copy() -> None:
    slot = SlotRef(0, 0)
    assert told(
        Plays(0, SATI, 0), Entered(0, SATI, slot, "hand"), caused(Copied(0, ARPIA), SATI),
        caused(drew(0, EZ), SATI, ARPIA), caused(drew(1, None), SATI, ELLE),
    ) == [
        "You play Sati (I·1).", "  You copy the effect of Arpia.", "    You draw EZ.", "  Rival draws a card (Elle).",
    ]  # fmt: skip


def test_cards_that_the_reader_may_not_know_are_counted() -> None:
    spent = TokensSpent(1, 2)
    assert told(spent, drew(1, None), drew(1, EZ), drew(1, None))[1] == "  Rival draws 3 cards, EZ among them."
    assert told(spent, drew(1, SATI), drew(1, EZ), viewer=None)[1] == "  Rival draws Sati and EZ."


def test_tokens_are_spent_for_something() -> None:
    assert told(TokensSpent(1, 1), drew(1, None)) == ["Rival spends 1 Activation token to draw 1 card."]
    assert told(TokensSpent(0, 2), drew(0, SATI), drew(0, EZ)) == [
        "You spend 2 Activation tokens to draw 2 cards.", "  You draw Sati and EZ.",
    ]  # fmt: skip
    assert told(TokensSpent(1, 1)) == ["Rival spends 1 Activation token."]


def test_a_line_that_names_its_cause_does_not_repeat_it() -> None:
    echo = caused(Echo(0, SATI), KeywordRef("echo"))
    assert told(Plays(0, SATI, 0), Entered(0, SATI, SlotRef(0, 0), "hand"), echo)[1:] == [
        "  Echo: you resolve the effect of Sati once more."
    ]


def chosen(player: int, question: str) -> ChosenForYou:
    return ChosenForYou(player, "", KindRef(question), "yes")


def test_a_forced_step_is_told_with_what_came_of_it() -> None:
    slot = SlotRef(1, 0)
    played = Plays(0, SATI, 0), Entered(0, SATI, SlotRef(0, 0), "hand")
    assert told(*played, caused(chosen(0, "capture"), SATI), caused(Captured(1, EZ, slot, 0), SATI))[1:] == [
        "  You capture Rival's EZ (I·1) (only choice)."
    ]
    # Of several steps that are told together, some may have been chosen.
    assert told(*played, drew(0, EZ), chosen(0, "discard"), drew(0, ELLE))[1:] == ["  You draw EZ and Elle."]


def test_a_question_that_was_not_asked_is_told_even_if_nothing_shows_its_answer() -> None:
    played = Plays(0, SATI, 0), Entered(0, SATI, SlotRef(0, 0), "hand")
    assert told(*played, chosen(0, "capture"), drew(1, None))[1:] == [
        "  Only one choice: which card to capture.", "  Rival draws a card.",
    ]  # fmt: skip
    assert told(*played, chosen(0, "capture"))[1:] == ["  Only one choice: which card to capture."]


def test_in_gosu_the_chosen_player_is_named() -> None:
    card = CardRef("teleporter")
    events = Plays(1, card, 0), Entered(1, card, SlotRef(1, 1), "hand"), caused(PlayerChosen(1, 2), card)
    assert told(*events, words=words_of("gosu"))[1] == "  Rival chooses Third."
    assert told(*events, viewer=2, words=words_of("gosu"))[1] == "  Rival chooses you."


def test_the_beginning_of_a_turn_is_no_entry() -> None:
    assert told(Turn(0, 0, -1)) == []
    assert told(Turn(0, 0, -1), caused(Released(0, EZ, SlotRef(0, 0), -1), SATI)) == [
        "It is your turn.", "  Your EZ (I·1) is released (Sati).",
    ]  # fmt: skip


def test_later_events_make_the_last_entry_longer() -> None:
    log = Log(words_of(), 0)
    assert [lines_of(entry) for entry in log.add([Plays(0, SATI, 0)])] == [["You play Sati."]]
    longer = log.add([Entered(0, SATI, SlotRef(0, 0), "hand"), drew(0, EZ)])
    assert [lines_of(entry) for entry in longer] == [["You play Sati (I·1).", "  You draw EZ."]]
    assert len(log.entries) == 1
    following = TokensSpent(1, 1)
    following.group = 1
    assert len(log.add([following])) == 1
    assert [entry.group for entry in log.entries] == [0, 1]


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_logs_of_whole_games_tell_every_cause_in_both_languages(variant: Variant) -> None:
    """A rule that brings something about has a name in words: without one the log cannot be formed."""
    for seed, game in starts(variant, 2):
        rng = random.Random(seed)
        logs = [Log(words_of(variant.ruleset, language), viewer) for language in LANGUAGES for viewer in (0, None)]
        events = list(game.opening)
        while game.decision is not None:
            events += tell(game, next_deed(game, rng))
        for log in logs:
            log.add([seen for event in events if (seen := event if log.viewer is None else event.seen_by(0))])
            lines = log.lines()
            assert len(log.entries) == len({entry.group for entry in log.entries})
            assert all(line.strip()[-1] == "." for line in lines)
            assert len(lines) < len(events)
        assert len(logs[0].lines()) == len(logs[2].lines())
