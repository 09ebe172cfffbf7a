"""Sentences about a game in both languages, as messages carry them."""

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import NamedTuple

from gosux.game.decision import Result as GameResult
from gosux.model.events import Battle, Event
from gosux.model.kinds import KINDS
from gosux.model.messages import Argument, Message, Reason
from gosux.model.messages.mistakes import Mistake
from gosux.model.messages.references import CardRef
from gosux.model.state import State
from gosux.sessions.messages.base import Localised, Piece, Sentence
from gosux.sessions.messages.events import CountLine, LogEntry, LogLine, NextStep, Report
from gosux.sessions.messages.table import Asker, Player, Result
from gosux.sessions.scenes.pointers import at_code
from gosux.text.actions import action_words
from gosux.text.battle import Report as BattleReport
from gosux.text.battle import report_of
from gosux.text.log import Entry, Log, together
from gosux.text.questions import answer_title, asker_name, asker_of, asker_says, lowered, question_title
from gosux.text.rich_text import RichText
from gosux.text.words import Words


@cache
def words_of(language: str, ruleset: str) -> Words:
    return Words(language, ruleset)


def mistake_said(mistake: Mistake) -> Localised:
    """What is wrong, as one sentence per language."""
    game = mistake.game or "gosu-x"
    return Localised(en=words_of("en", game).mistake(mistake), fr=words_of("fr", game).mistake(mistake))


def pieces(text: RichText) -> list[Piece]:
    return [[piece.text, piece.opens] if piece.opens else piece.text for piece in text.pieces]


def sentence(english: RichText, french: RichText) -> Sentence:
    return Sentence.model_construct(en=pieces(english), fr=pieces(french))


def plainly(text: str) -> Sentence:
    """Figures, which are the same in all languages."""
    return Sentence.model_construct(en=[text], fr=[text])


def listed(sentences: list[Sentence]) -> Sentence:
    """Several facts in one line, with dots between them."""
    first, *rest = sentences
    return Sentence.model_construct(
        en=first.en + [piece for one in rest for piece in (" · ", *one.en)],
        fr=first.fr + [piece for one in rest for piece in (" · ", *one.fr)],
    )


class Seated(NamedTuple):
    """By what the player of a seat may be called: a person's name, a bot's level."""

    name: str | None
    level: str | None


Seats = tuple[Seated, ...]


def seated(players: list[Player]) -> Seats:
    return tuple(Seated(player.name, player.level) for player in players)


class Sentences:
    """Sentences for ``viewer``, or for everybody without one, in a game with this many players."""

    def __init__(self, ruleset: str, players: int, viewer: "int | None", names: Seats = ()) -> None:
        self.viewer = viewer
        self.english = named(Words("en", ruleset), players, viewer, names)
        self.french = named(Words("fr", ruleset), players, viewer, names)

    @property
    def both(self) -> tuple[Words, Words]:
        """The words of both languages, for what makes its own sentences."""
        return self.english, self.french

    def prompt(self, prompt: Message) -> Sentence:
        return sentence(self.english.prompt(prompt, self.viewer), self.french.prompt(prompt, self.viewer))

    def say(self, id: str, args: "dict[str, Argument] | None" = None) -> Sentence:
        """Any message of the Fluent files that speaks of a game."""
        given = args or {}
        return sentence(self.english.sentence(id, given, self.viewer), self.french.sentence(id, given, self.viewer))

    def together(self, told: list[Event]) -> Sentence:
        """Several events of one kind in one sentence."""
        if len(told) == 1:
            return self.event(told[0])
        return sentence(together(self.english, told, self.viewer), together(self.french, told, self.viewer))

    def story(self, told: list[Event]) -> "list[tuple[str, Sentence]]":
        """What events as the viewer sees them come to: heads and lines of their log, by kinds of events."""
        found: list[tuple[str, Sentence]] = []
        both = zip(Log(self.english, self.viewer).add(told), Log(self.french, self.viewer).add(told), strict=True)
        for english, french in both:
            found.append((english.kind, sentence(english.head, french.head)))
            lines = zip(english.lines, french.lines, strict=True)
            found += [(one.kind, sentence(one.text, two.text)) for one, two in lines]
        return found

    def effect(self, card: CardRef) -> Sentence:
        """What a card does when it comes in, in a few words."""
        return sentence(*[
            words.messages.format("then-effect", {"card": words.names.named(card), "gist": words.card(card.id).gist})
            for words in (self.english, self.french)
        ])  # fmt: skip

    def asked(self, prompt: Message) -> Sentence:
        """A question that follows."""
        return sentence(*[
            words.messages.format("then-asked", {"prompt": lowered(words.prompt(prompt, self.viewer))})
            for words in (self.english, self.french)
        ])  # fmt: skip

    def title(self, state: State) -> Sentence:
        """The open question with what asks it."""
        return sentence(
            question_title(self.english, state, self.viewer), question_title(self.french, state, self.viewer)
        )

    def answer(self, state: State, row: int) -> Sentence:
        """A legal action of the open question with what asks it, to the player who is asked."""
        return sentence(answer_title(self.english, state, row), answer_title(self.french, state, row))

    def asker(self, state: State) -> "Asker | None":
        """What asks the open question."""
        found = asker_of(state)
        if found is None:
            return None
        kind = KINDS[state.kind].name
        english, french = [asker_name(words, found, kind, self.viewer) for words in (self.english, self.french)]
        says, dit = [asker_says(words, state, found) for words in (self.english, self.french)]
        return Asker.model_construct(
            card=found.reference.id if isinstance(found.reference, CardRef) else None,
            seat=found.seat,
            at=at_code(found.source) if found.source >= 0 else None,
            name=sentence(english, french),
            says=sentence(says, dit) if says is not None and dit is not None else None,
        )

    def reason(self, reason: Reason) -> Sentence:
        return sentence(self.english.refusal([reason]), self.french.refusal([reason]))

    def action(self, state: State, row: int) -> Sentence:
        """The label of a legal action, for the player who is asked."""
        return sentence(action_words(self.english.names, state, row), action_words(self.french.names, state, row))

    def result(self, result: "GameResult | None") -> "Result | None":
        if result is None:
            return None
        said = sentence(self.english.result(result, self.viewer), self.french.result(result, self.viewer))
        return Result(winners=[*result.winners], rule=result.rule, said=said)

    def ending(self, result: GameResult) -> Sentence:
        return sentence(self.english.ending(result, self.viewer), self.french.ending(result, self.viewer))

    def last_battle(self, battle: Battle, round: int) -> Sentence:
        said = [words.last_battle(battle, round, self.viewer) for words in (self.english, self.french)]
        return sentence(*said)

    def event(self, event: Event) -> Sentence:
        return sentence(self.english.event(event, self.viewer), self.french.event(event, self.viewer))

    def log(self, events: Iterable[Event]) -> list[LogEntry]:
        """The log entries of events, starting with the first one of a group, as the viewer sees them."""
        told = self.visible(events)
        both = zip(Log(self.english, self.viewer).add(told), Log(self.french, self.viewer).add(told), strict=True)
        return [log_entry(english, french) for english, french in both]

    def visible(self, events: Iterable[Event]) -> list[Event]:
        """Events as the viewer sees them; without a viewer, everything."""
        return [seen for event in events if (seen := event if self.viewer is None else event.seen_by(self.viewer))]

    def report(self, visible: list[Event], place: int) -> "Report | None":
        """The report of the battle or song at ``place`` in these events."""
        english = report_of(self.english, visible, place, self.viewer)
        french = report_of(self.french, visible, place, self.viewer)
        return report(english, french) if english is not None and french is not None else None


# Names come from outside: only so many are kept.
@lru_cache(maxsize=1000)
def sentences_for(ruleset: str, players: int, viewer: "int | None", names: Seats = ()) -> Sentences:
    return Sentences(ruleset, players, viewer, names)


def named(words: Words, players: int, viewer: "int | None", names: Seats) -> Words:
    """With names for the players: persons by their own if they have one. Others are rivals to a player; to those who
    see everything they are numbers, and bots are called by their levels."""
    say = words.messages.format
    for seat in range(players):
        number = seat + 1
        name, level = names[seat] if names else (None, None)
        if name is None and level is not None and viewer is None:
            name = say("page-level", {"level": level})
        if seat == viewer:
            said: str = say("page-you", {})
        elif name is not None:
            alike = [one for one in names if one == names[seat]]
            said = name if len(alike) == 1 else say("page-namesake", {"name": name, "number": number})
        elif viewer is not None:
            said = say("page-rival" if players == 2 else "page-rival-at", {"number": number})
        else:
            said = say("player-name", {"number": number})
        words.players[seat] = said
    return words


def report(english: BattleReport, french: BattleReport) -> Report:
    lines = [
        CountLine.model_construct(
            kind=one.kind, title=sentence(one.title, two.title), note=note(one.note, two.note), amounts=one.amounts
        )
        for one, two in zip(english.lines, french.lines, strict=True)
    ]
    steps = [
        NextStep.model_construct(
            sign=one.sign, seat=one.seat, title=sentence(one.title, two.title), note=note(one.note, two.note)
        )
        for one, two in zip(english.steps, french.steps, strict=True)
    ]
    return Report.model_construct(
        round=english.round,
        verdict=sentence(english.verdict, french.verdict),
        reasons=[sentence(one, two) for one, two in zip(english.reasons, french.reasons, strict=True)],
        lines=lines,
        steps=steps,
        button=sentence(english.button, french.button),
    )


def note(english: RichText, french: RichText) -> "Sentence | None":
    return sentence(english, french) if english else None


def log_entry(english: Entry, french: Entry) -> LogEntry:
    lines = [
        LogLine.model_construct(depth=one.depth, text=sentence(one.text, two.text))
        for one, two in zip(english.lines, french.lines, strict=True)
    ]
    head = sentence(english.head, french.head)
    return LogEntry.model_construct(
        group=english.group, player=english.player, head=head, lines=lines
    )  # fmt: skip
