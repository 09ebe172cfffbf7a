"""All texts of a game as one readable file: cards, tiles, keywords, questions, answers, refusals, events."""

from collections.abc import Iterable, Iterator

import gosux
from gosux import Message, Reason
from gosux.model.kinds import KINDS
from gosux.model.messages import Argument
from gosux.model.messages.reasons import REASONS
from gosux.rules.registry import ruleset
from gosux.text import CardText, Words
from tests.text.engine_ids import spoken_kinds
from tests.text.samples import NAMES, event_of, samples

RESULTS = {
    "gosu-x": ("X1.1a", "X1.1b", "X1.2", "X1.3", "X1.4a", "X1.4b", "X1.5", "X1.6"),
    "gosu": ("G3.6a", "G3.6b", "G9.3a", "G9.3b", "G9.5a", "G9.5b", "G9.7"),
}
# Messages that never come up in GOSU, for want of what they speak of.
NOT_IN_GOSU = {
    "prompt": "again ban bounty bounty-token clan-to-discard deed discard-to draft echo enter free-mulligan"
    " mulligan name order pass put-on-deck put-on-top release remove replace row sacrifice search target"
    " tile vision will wonder",
    "action": "again ban bounty bounty-token clan-to-discard deed discard-to draft echo enter free-mulligan"
    " mulligan name order pass put-on-deck put-on-top recall release remove replace row sacrifice search"
    " target tile use vision will wonder",
    "reason": "already-chosen banned bounty-token-place clan-not-in-decks clan-not-in-pile clan-taken"
    " clan-without-target copied-already ethereal lacks-keyword lacks-keywords level-taken"
    " name-not-in-pile named-by-another-card no-effect-to-copy no-will-for-this not-adjacent not-in-deck"
    " not-in-row-or-column not-in-their-clans not-that-card not-your-pile not-your-tile pass-with-tokens"
    " rest-has-no-choice tile-active wrong-row-level",
    "event": "action-used activation-cancelled ban-over banned bounty-token bounty-token-back declined drafted"
    " echo fifth-token fifth-token-in-song lifted looked-at-hand milled mulligan mulligan-unseen"
    " put-on-deck-in-order put-on-top put-under recalls removed returned-to-deck sacrificed saved searched"
    " shuffled song tile-flipped token-lost too-many-turns took-removed unlocked used-will vision"
    " wonder-returned wonder-taken",
}
DRAWS = ("X1.1b", "X1.6")
AGREED = ("X1.5", "G3.6a")  # one player may win by these, or nobody
SHARED = {"G9.3b": [[0, 1]], "G9.5b": [[0, 1], [0]]}  # rules by which several players win together


def cards(words: Words) -> Iterator[str]:
    for card in gosux.cards(words.ruleset):
        text = words.card(card.id)
        yield f"{text.name} [{card.id}]"
        yield f"  {header(words, text)}"
        for power in text.powers:
            yield f"  {power.ids[0]}: {power.text}" if words.ruleset == "gosu-x" else f"  {power.line}"
        yield f"  gist: {text.gist}"
        yield f"  rulings: {', '.join(number for number, _ in text.rulings) or '–'}"
        yield ""


def header(words: Words, text: CardText) -> str:
    """With the keywords, where the game's own header does not name them."""
    line = words.card_header(text)
    return " · ".join([line, *[keyword.name for keyword in text.keywords if keyword.name not in line]])


def tiles(words: Words) -> Iterator[str]:
    for clan in ruleset(words.ruleset).catalogue.clans:
        if clan.leader is not None:
            yield f"{words.clan(clan.id)}: {words.tile(clan.id)}"


def glossary(words: Words) -> Iterator[str]:
    for id in words.keywords():
        yield "{0.name} ({0.rule}): {0.text}".format(words.keyword(id))
    yield ""
    for id in words.terms():
        yield "{0.name} ({0.rule}): {0.text}".format(words.term(id))


def comes_up(words: Words, id: str) -> bool:
    """Whether a message can be said in this game."""
    family, _, name = id.partition("-")
    return words.ruleset != "gosu" or name not in NOT_IN_GOSU[family].split()


def prompts(words: Words) -> Iterator[str]:
    for kind in KINDS:
        id = f"prompt-{kind.name}"
        if not comes_up(words, id):
            continue
        usual: dict[str, Argument] = {"player": 0, "card": NAMES[words.ruleset]["card"][0]}
        yield f"{kind.name} [{words.say(f'{id}.topic')}]"
        for args in samples(words, id):
            yield f"  {words.prompt(Message(id, {**usual, 'count': 1, **args}), 0)}"
        yield f"  … {words.prompt(Message(id, usual), 1)}"


def actions(words: Words) -> Iterator[str]:
    patterns = [key for key in words.messages.patterns if key[0].startswith("action-")]
    for id in dict.fromkeys(id for id, _ in patterns if comes_up(words, id)):
        yield id.removeprefix("action-")
        if words.messages.has(id):
            for args in samples(words, id):
                yield f"  {words.messages.format(id, words.names.arguments(args, viewer=1))}"
        for attribute in [attribute for other, attribute in patterns if other == id and attribute]:
            yield f"  {words.say(f'{id}.{attribute}')}"


def reasons(words: Words) -> Iterator[str]:
    for id in REASONS:
        if not comes_up(words, f"reason-{id}"):
            continue
        yield id
        for args in samples(words, f"reason-{id}"):
            yield f"  {words.reason(Reason(id, (), args))}"


def events(words: Words) -> Iterator[str]:
    """As the first player reads them."""
    for kind in spoken_kinds():
        if not comes_up(words, f"event-{kind}"):
            continue
        yield kind
        for args in samples(words, f"event-{kind}"):
            yield f"  {words.event(event_of(kind, args), 0)}"
        if kind in ("drew", "searched", "looked-at-hand"):  # without what is hidden
            yield f"  {words.event(event_of(kind, hidden_args(kind)), 0)}"


def hidden_args(kind: str) -> dict[str, Argument]:
    """What a player reads of an event whose cards they do not see."""
    return {"player": 1, "other": 0} if kind == "looked-at-hand" else {"player": 1}


def results(words: Words) -> Iterator[str]:
    for rule in RESULTS[words.ruleset]:
        winners: list[list[int]] = [[]] if rule in DRAWS else [[0], []] if rule in AGREED else [[0]]
        winners = SHARED.get(rule, winners)
        for won in winners:
            for viewer in (0, len(won) or 1, None):
                yield words.result(gosux.Result(won, rule), viewer)


def once(lines: Iterable[str]) -> list[str]:
    """Without repeating a line within an entry: not every sample value changes the wording."""
    kept: list[str] = []
    for line in lines:
        entry = kept[max([at for at, one in enumerate(kept) if not one.startswith("  ")], default=0) :]
        if not line.strip() or line not in entry:
            kept.append(line)
    return kept


def all_texts(language: str, rules: str) -> str:
    words = Words(language, rules)
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
        said = once(chapter(words))
        lines += [f"== {title} ==", "", *said, ""] if said else []
    return "\n".join(line.rstrip(" ") for line in lines).rstrip("\n") + "\n"
