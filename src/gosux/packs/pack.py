"""Packs, and rulesets with packs."""

import difflib
import re
from collections.abc import Mapping, Sequence

from gosux.effects.pack_effect import PackEffect
from gosux.model.card import Card, Clan
from gosux.model.catalogue import powers
from gosux.model.effect import Effect
from gosux.model.messages.mistakes import Fact, Mistake
from gosux.rules.ruleset import Ruleset

MOST_DESIGNS = 255  # 255 stands for a card that nobody knows
MOST_ACTIONS = 1024
VOCABULARY = "gosux.effects."


class PackError(Mistake):
    """A pack that cannot be used: what is wrong, and with which card."""


class Pack:
    """Additions to a game, as a file or an installed package declares them.

    ``bases``     the games it can be added to
    ``adds``      further cards, by the id of their clan
    ``replaces``  a card instead of another one of the same clan, by the id of that one
    ``clans``     whole clans
    ``game``      a ruleset of its own instead of all that
    ``words``     Fluent sources by language, for what its own effects say
    """

    def __init__(
        self,
        name: str,
        version: str,
        *,
        bases: Sequence[str] = (),
        adds: "Mapping[str, Sequence[Card]] | None" = None,
        replaces: "Mapping[str, Card] | None" = None,
        clans: Sequence[Clan] = (),
        game: "Ruleset | None" = None,
        words: "Mapping[str, str] | None" = None,
    ) -> None:
        self.name = name
        self.version = version
        self.bases = tuple(bases)
        self.adds = dict(adds or {})
        self.replaces = dict(replaces or {})
        self.clans = list(clans)
        self.game = game
        self.words = dict(words or {})

    def cards(self) -> list[Card]:
        """All its cards."""
        added = [card for cards in self.adds.values() for card in cards]
        return [*added, *self.replaces.values(), *[card for clan in self.clans for card in clan.cards]]


def with_pack(rules: Ruleset, pack: Pack) -> Ruleset:
    """The game with the pack. Raises PackError."""
    check_names(pack)
    if pack.game is not None:
        return pack.game
    if rules.id.partition("+")[0] not in pack.bases:
        raise PackError("pack-base", {"pack": pack.name, "known": [*pack.bases], "ruleset": rules.id})
    clans = changed_clans(rules, pack)
    check_cards(rules, pack, clans)
    words = {language: list(sources) for language, sources in rules.pack_words.items()}
    for language, source in pack.words.items():
        words.setdefault(language, []).append(source)
    changed = Ruleset(
        f"{rules.id}+{pack.name}",
        clans,
        rules.law,
        players=rules.players,
        choices=rules.choices,
        layers=rules.layers,
        drafts=rules.drafts,
        version=rules.own_version,
        ready_decks=rules.ready_decks,
        packs=(*rules.packs, (pack.name, pack.version)),
        pack_words=words,
    )
    size = changed.catalogue.table.size
    if size >= MOST_ACTIONS:
        raise PackError("pack-too-large", {"pack": pack.name, "count": size, "most": MOST_ACTIONS})
    return changed


def check_names(pack: Pack) -> None:
    if not re.fullmatch(r"[a-z0-9][a-z0-9-]{0,30}", pack.name):
        raise PackError("pack-name", {"name": pack.name})
    if not re.fullmatch(r"[0-9A-Za-z][0-9A-Za-z.]{0,20}", pack.version):
        raise PackError("pack-version", {"pack": pack.name, "version": pack.version})
    if pack.game is None and not pack.cards():
        raise PackError("pack-empty", {"pack": pack.name})
    if pack.game is not None and (pack.cards() or pack.bases):
        raise PackError("pack-game", {"pack": pack.name})


def changed_clans(rules: Ruleset, pack: Pack) -> list[Clan]:
    """The clans of the game with what the pack adds and replaces; the game's own are left as they are."""
    known = [card.id for card in rules.catalogue.cards]
    for old in pack.replaces:
        if old not in known:
            problem = PackError("pack-replaces", {"pack": pack.name, "card": old, "ruleset": rules.id})
            raise hinted(problem, old, known)
    names = [clan.id for clan in rules.catalogue.clans]
    for clan_id in pack.adds:
        if clan_id not in names:
            problem = PackError("pack-clan", {"pack": pack.name, "clan": clan_id, "ruleset": rules.id})
            raise hinted(problem, clan_id, names)
    for clan in pack.clans:
        if clan.id in names:
            raise PackError("pack-clan-twice", {"pack": pack.name, "clan": clan.id})
    clans: list[Clan] = []
    for clan in rules.catalogue.clans:
        cards = [pack.replaces.get(card.id, card) for card in clan.cards] + list(pack.adds.get(clan.id, ()))
        clans.append(Clan(clan.id, clan.name, cards, clan.french) if cards != clan.cards else clan)
    return clans + pack.clans


def hinted(problem: PackError, word: str, known: list[str]) -> PackError:
    """The problem, with a suggestion."""
    close = difflib.get_close_matches(word, known, 1)
    return PackError("did-you-mean", {"problem": problem, "close": close[0]}) if close else problem


def check_cards(rules: Ruleset, pack: Pack, clans: list[Clan]) -> None:
    ids = [card.id for clan in clans for card in clan.cards]
    if len(ids) > MOST_DESIGNS:
        raise PackError("pack-too-large", {"pack": pack.name, "count": len(ids), "most": MOST_DESIGNS})
    for card in pack.cards():
        facts: dict[str, Fact] = {"pack": pack.name, "card": card.id}
        if not re.fullmatch(r"[a-z0-9][a-z0-9-]*", card.id):
            raise PackError("pack-card-id", facts)
        if ids.count(card.id) > 1:
            raise PackError("pack-card-twice", facts)
        if card.level not in (1, 2, 3):
            raise PackError("pack-card-level", {**facts, "level": str(card.level)})
        if not 1 <= card.copies <= 9:
            raise PackError("pack-card-copies", {**facts, "count": str(card.copies)})
        for _, effect in powers(card):
            check_effect(effect, pack.name, card.id)
    if rules.drafts:
        for clan in clans:
            if clan.leader is None:
                raise PackError("pack-leader", {"pack": pack.name, "clan": clan.id, "name": clan.name})


def check_effect(effect: Effect, pack: str, card: str) -> None:
    """An effect is one of the vocabulary or a ``PackEffect``, with all its parts."""
    name = type(effect).__name__
    if not isinstance(effect, PackEffect) and not type(effect).__module__.startswith(VOCABULARY):
        raise PackError("pack-effect", {"pack": pack, "card": card, "effect": name})
    for part in effect.parts():
        check_effect(part, pack, card)
