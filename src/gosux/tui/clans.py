"""Clans during the draft: what the tile does, what the cards do most, and who has them."""

from collections import Counter
from collections.abc import Iterator

from gosux.game.view import View
from gosux.model.card import Card, Clan
from gosux.model.messages import Message
from gosux.text.words import Words
from gosux.tui.board import Lines, choice_mark, wrapped
from gosux.tui.phrases import entry, say

# What the clauses of a card do, in a word. Clauses that are in no line here are not counted.
DEEDS: dict[str, tuple[str, ...]] = {
    "capture": ("deed capture",),
    "release": ("deed release", "release-all"),
    "destroy": ("deed destroy", "destroy-all"),
    "sacrifice": ("sacrifice",),
    "draw": ("draw",),
    "discard": ("discard", "discard-to", "discard-of-one-clan"),
    "pile": ("take", "take-all-of-name", "copy-from-pile", "put-on-deck-in-order", "shuffle-clan-into-deck"),
    "mill": ("mill",),
    "search": ("search", "fetch-named"),
    "reveal": ("reveal-and-keep", "reveal-and-keep-all", "reveal-and-sort"),
    "copy": ("copy", "copy-from-pile"),
    "swap": ("swap",),
    "deck": ("put-on-deck",),
    "turn": ("gain-turn",),
    "clans": ("ongoing-all-clans", "ongoing-clans-for-level"),
}
MOST_DEEDS = 3


def draft_board(view: View, words: Words, width: int, height: int) -> Lines:
    """All clans while they are picked; with their tiles, if the screen has the room."""
    state = view.state
    table = state.catalogue.table
    numbers = {table.index(action): number for number, action in enumerate(state.choices, start=1)}
    drawn: Lines = []
    for tiles in (True, False):
        drawn = wrapped(say(words, "terminal-draft", cards=len(state.catalogue.clans[0].cards)), width, "bold")
        for number, clan in enumerate(state.catalogue.clans):
            owner = next((seat for seat, player in enumerate(state.seats) if player.clans >> number & 1), None)
            taken = f" [{words.names.player(owner)}]" if owner is not None else ""
            taken = say(words, "terminal-draft-yours") if owner == view.viewer else taken
            head = f"{choice_mark(numbers.get(number, 0))} {words.clan(clan.id)}{taken}"
            drawn += wrapped(f"{head} – {traits(clan, words)}", width, "dim" if owner is not None else "", 7)
            if tiles:
                drawn += wrapped(f"       {words.tile(clan.id)}", width, "dim" if owner is not None else "", 7)
        if len(drawn) <= height:
            break
    return drawn


def traits(clan: Clan, words: Words) -> str:
    """What many of a clan's cards have and do: "Veteran 11, destroy 3, capture 2"."""
    keywords: Counter[str] = Counter(keyword for card in clan.cards for keyword in card.keywords)
    deeds: Counter[str] = Counter(deed for card in clan.cards for deed in deeds_of(card))
    said = [f"{words.keyword(id).name} {count}" for id, count in keywords.most_common() if count > 1]
    said += [say(words, "terminal-deed", deed=id, count=count) for id, count in deeds.most_common(MOST_DEEDS)]
    return ", ".join(said)


def deeds_of(card: Card) -> list[str]:
    """In a word each, what the text of a card does, in the order of ``DEEDS``."""
    clauses: set[str] = set()
    for part in (card.effect, card.ongoing, card.will):
        if part is not None:
            for message in _messages(part.clause()):
                clauses.add(message.id)
                for deed in str(message.args.get("deed", "")).split("-or-"):
                    clauses.add(f"deed {deed}")
    return [deed for deed, names in DEEDS.items() if clauses.intersection(names)]


def _messages(message: Message) -> Iterator[Message]:
    yield message
    for value in message.args.values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, Message):
                yield from _messages(part)


def clan_gist(clan: Clan, words: Words) -> str:
    """A clan in a line: what its tile does, or how many cards it has."""
    if clan.leader is None:
        return say(words, "terminal-clan-cards", count=sum(card.copies for card in clan.cards))
    return words.tile(clan.id)


def clan_lines(clan: Clan, words: Words) -> list[str]:
    """A clan in full: its tile, if there are tiles, and each of its cards in a line."""
    if clan.leader is None:
        lines = [entry(words, words.clan(clan.id), clan_gist(clan, words))]
    else:
        lines = [f"{words.clan(clan.id)} – {traits(clan, words)}"]
        lines.append(say(words, "terminal-clan-tile", text=words.tile(clan.id)))
    for card in clan.cards:
        text = words.card(card.id)
        copies = f" ×{card.copies}" if card.copies > 1 else ""
        lines.append(entry(words, f"{text.level:>3} {text.name}{copies}", text.gist))
    return lines
