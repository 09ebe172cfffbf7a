"""Rulesets: cards, players, options and law of a game. The games themselves are in ``rules/games/``."""

from typing import Final

from gosux.effects.army.peril import BIGGER_BOUNTY_DRAW, BOUNTY_DRAW, CAPTURE_THEM, DESTROY_THEM
from gosux.effects.ongoing import HandLimit
from gosux.effects.together import TOGETHER
from gosux.model.card import Clan
from gosux.model.catalogue import Catalogue
from gosux.model.effect import Effect
from gosux.model.law import Law
from gosux.model.messages.mistakes import Mistake
from gosux.model.state import Options
from gosux.rules.activate import CANCEL_ACTIVATION, DRAW_FIVE_CARDS, DRAW_ONE_CARD, DRAW_THREE_CARDS
from gosux.rules.enter import MAY_ENTER, REPEAT, SEE_TOP
from gosux.rules.play import PLAY

RULES_VERSION: Final = "3"  # of games that do not set a later one
LARGEST_LIMIT: Final = 1000

# Procedures that all games have, by their names in saved states; a law chooses the others.
PROCEDURES: Final[dict[str, Effect]] = {
    "play": PLAY,
    "repeat": REPEAT,
    "may-enter": MAY_ENTER,
    "vision": SEE_TOP,
    "cancel-activation": CANCEL_ACTIVATION,
    "draw-one": DRAW_ONE_CARD,
    "draw-three": DRAW_THREE_CARDS,
    "draw-five": DRAW_FIVE_CARDS,
    "capture": CAPTURE_THEM,
    "destroy": DESTROY_THEM,
    "together": TOGETHER,
    "bounty": BOUNTY_DRAW,
    "bigger-bounty": BIGGER_BOUNTY_DRAW,
}


def procedures(law: Law) -> dict[str, Effect]:
    """All procedures of a game by their names."""
    return {
        "setup": law.setup,
        "match": law.match,
        "turn": law.turn,
        "pass": law.pass_round,
        "battle": law.battle,
        "after-battle": law.after_battle,
        "shift": law.shift,
        **law.more_procedures,
        **PROCEDURES,
    }


class BadOption(Mistake):
    """An option or its value does not exist."""


class BadPlayers(Mistake):
    """The game does not allow this number of players."""


class Ruleset:
    """A game that can be played: its id, its cards, and its options.

    ``players`` is the smallest and the largest number of players; ``layers`` names its text files, later ones
    overriding earlier ones; ``version`` is raised whenever the same actions may lead to a different game (design 11);
    ``packs`` lists (name, version) of added packs, with their texts by language.
    """

    def __init__(
        self,
        id: str,
        clans: list[Clan],
        law: Law,
        *,
        players: tuple[int, int],
        choices: dict[str, list[str]],
        layers: tuple[str, ...],
        drafts: bool,
        version: str = RULES_VERSION,
        ready_decks: "dict[str, str] | None" = None,
        packs: tuple[tuple[str, str], ...] = (),
        pack_words: "dict[str, list[str]] | None" = None,
    ) -> None:
        self.id = id
        self.law = law
        self.players = players
        self.catalogue = Catalogue(clans, players[1], law, procedures(law))
        limits = [ongoing.cards for ongoing in self.catalogue.ongoing if isinstance(ongoing, HandLimit)]
        self.catalogue.lowest_hand_limit = min([law.hand_limit, *limits])
        self.choices = choices  # the values of each option; the first one is the default
        self.layers = layers
        self.drafts = drafts  # whether clans are drafted, so that the option `clans` can fix them
        self.ready_decks: dict[str, str] = ready_decks or {}  # decks to begin with, by name: values of `clans`
        self.packs = packs
        self.pack_words: dict[str, list[str]] = pack_words or {}
        self.defaults = self._checked({})
        self.own_version = version
        self.version = "+".join([version, *[f"{name}-{version}" for name, version in packs]])

    def seats(self, given: "int | None") -> int:
        """Check a number of players; the default is the smallest. Raises BadPlayers."""
        least, most = self.players
        if given is None:
            return least
        if not least <= given <= most:
            raise BadPlayers("player-count", {"ruleset": self.id, "least": least, "most": most, "count": given})
        return given

    def options(self, given: "dict[str, object] | None") -> Options:
        """Check options; raises BadOption."""
        if not given or given == self.defaults.texts:
            return self.defaults
        return self._checked(given)

    def _checked(self, given: "dict[str, object]") -> Options:
        texts: dict[str, str] = {name: values[0] for name, values in self.choices.items()}
        for name, value in given.items():
            if name == "clans" and self.drafts:
                texts["clans"] = self._clans(value)
                continue
            if name not in self.choices:
                raise BadOption("no-option", {"option": name, "known": [*self.choices, *self._deck_option()]})
            text = {True: "yes", False: "no"}.get(value, "") if isinstance(value, bool) else str(value)
            if text not in self.choices[name] and not self._is_number_for(name, text):
                raise BadOption("option-value", {"option": name, "known": [*self.choices[name]], "value": text})
            texts[name] = text
        return Options(self.catalogue, texts)

    def _deck_option(self) -> list[str]:
        return ["clans"] if self.drafts else []

    def _is_number_for(self, name: str, text: str) -> bool:
        """An option whose default is a large number accepts any number of turns from 1."""
        if not self.choices[name][0].isdecimal() or int(self.choices[name][0]) < 10:
            return False
        return text.isascii() and text.isdecimal() and len(text) < 5 and 1 <= int(text) <= LARGEST_LIMIT

    def _clans(self, value: object) -> str:
        """Parse both decks: "justice+galmi+xian/phoenix+tomorrow+narashima", the name of ready decks, or a list of two
        lists."""
        if isinstance(value, str):
            if "/" not in value and value not in self.ready_decks:
                raise BadOption("option-no-decks", {"decks": value, "known": [*self.ready_decks]})
            decks = [deck.split("+") for deck in self.ready_decks.get(value, value).split("/")]
        elif isinstance(value, (list, tuple)) and all(isinstance(deck, (list, tuple)) for deck in value):
            decks = [[str(clan).strip() for clan in deck] for deck in value]
        else:
            raise BadOption("option-clans")
        named = [clan for deck in decks for clan in deck]
        for clan in named:
            if clan not in self.catalogue.table.clan_numbers:
                raise BadOption("option-no-clan", {"clan": clan, "known": [*self.catalogue.table.clans]})
        if len(decks) != self.players[0] or any(len(deck) != 3 for deck in decks) or len(set(named)) != len(named):
            raise BadOption("option-different-clans")
        return "/".join("+".join(deck) for deck in decks)
