"""All texts of Gosu X as one readable file: cards, tiles, keywords, questions, answers, refusals, events."""

from collections.abc import Iterable, Iterator

import gosux
from gosux import Event, Message, Reason
from gosux.model.kinds import KINDS
from gosux.rules.ruleset import ruleset
from gosux.text import CardText, Words
from tests.text.engine_ids import event_kinds, reason_ids
from tests.text.samples import samples


def cards(words: Words) -> Iterator[str]:
    for card in gosux.cards("gosu-x"):
        text = words.card(card.id)
        yield f"{text.name} [{card.id}]"
        yield f"  {header(words, text)}"
        for label, line in (("effect", text.effect), ("ongoing", text.ongoing), ("will", text.will)):
            if line:
                yield f"  {label}: {line}"
        yield f"  gist: {text.gist}"
        yield f"  rulings: {', '.join(number for number, _ in text.rulings) or '–'}"
        yield ""


def header(words: Words, text: CardText) -> str:
    return " · ".join([words.card_header(text), *[keyword.name for keyword in text.keywords]])


def tiles(words: Words) -> Iterator[str]:
    for clan in ruleset("gosu-x").catalogue.clans:
        yield f"{words.clan(clan.id)}: {words.tile(clan.id)}"


def glossary(words: Words) -> Iterator[str]:
    for id in words.keywords():
        yield "{0.name} ({0.rule}): {0.text}".format(words.keyword(id))
    yield ""
    for id in words.terms():
        yield "{0.name} ({0.rule}): {0.text}".format(words.term(id))


def prompts(words: Words) -> Iterator[str]:
    for kind in KINDS:
        id = f"prompt-{kind.name}"
        yield f"{kind.name} [{words.say(f'{id}.topic')}]"
        for args in samples(words, id):
            yield f"  {words.prompt(Message(id, {'player': 0, 'card': 'card:elle', 'count': 1, **args}), 0)}"
        yield f"  … {words.prompt(Message(id, {'player': 0, 'card': 'card:elle'}), 1)}"


def actions(words: Words) -> Iterator[str]:
    patterns = [key for key in words.messages.patterns if key[0].startswith("action-")]
    for id in dict.fromkeys(id for id, _ in patterns):
        yield id.removeprefix("action-")
        if words.messages.has(id):
            for args in samples(words, id):
                yield f"  {words.messages.format(id, words.names.arguments(args, viewer=1))}"
        for attribute in [attribute for other, attribute in patterns if other == id and attribute]:
            yield f"  {words.say(f'{id}.{attribute}')}"


def reasons(words: Words) -> Iterator[str]:
    for id in sorted(reason_ids()):
        yield id
        for args in samples(words, f"reason-{id}"):
            yield f"  {words.reason(Reason(id, (), args))}"


def events(words: Words) -> Iterator[str]:
    """As the first player reads them."""
    for kind in sorted(event_kinds() - {"game-over", "chosen-for-you"}):
        yield kind
        for args in samples(words, f"event-{kind}"):
            yield f"  {words.event(Event(kind, args), 0)}"
        if kind in ("drew", "searched", "looked-at-hand"):  # without what is hidden
            yield f"  {words.event(Event(kind, {'player': 1, 'other': 0}), 0)}"


def results(words: Words) -> Iterator[str]:
    for rule in ("X1.1a", "X1.1b", "X1.2", "X1.3", "X1.4a", "X1.4b", "X1.5", "X1.6"):
        winners: list[list[int]] = [[]] if rule in ("X1.1b", "X1.6") else [[0]]
        for won in winners:
            for viewer in (0, 1, None):
                yield words.result(gosux.Result(won, rule), viewer)


def once(lines: Iterable[str]) -> list[str]:
    """Without repeating a line within an entry: not every sample value changes the wording."""
    kept: list[str] = []
    for line in lines:
        entry = kept[max([at for at, one in enumerate(kept) if not one.startswith("  ")], default=0) :]
        if not line.strip() or line not in entry:
            kept.append(line)
    return kept


def all_texts(language: str) -> str:
    words = Words(language)
    chapters = (
        ("cards", cards),
        ("tiles", tiles),
        ("glossary", glossary),
        ("questions", prompts),
        ("actions", actions),
        ("refusals", reasons),
        ("events", events),
        ("results", results),
    )
    lines: list[str] = []
    for title, chapter in chapters:
        lines += [f"== {title} ==", "", *once(chapter(words)), ""]
    return "\n".join(line.rstrip(" ") for line in lines).rstrip("\n") + "\n"
