"""Rulesets: cards, seats, options and procedures of a game, in one visible place."""

from functools import cache

from gosux.cards import gosu_x
from gosux.effects.ongoing import HandLimit
from gosux.effects.peril import BIGGER_BOUNTY_DRAW, BOUNTY_DRAW, CAPTURE_THEM, DESTROY_THEM
from gosux.effects.turns import PASS_THE_ROUND
from gosux.model.catalogue import Catalogue
from gosux.model.codec import BadState
from gosux.model.effect import Effect
from gosux.model.mistakes import Mistake
from gosux.model.state import Options
from gosux.rules.activate import CANCEL_ACTIVATION, DRAW_ONE_CARD, DRAW_THREE_CARDS
from gosux.rules.battle import BATTLE
from gosux.rules.enter import REPEAT
from gosux.rules.play import PLAY
from gosux.rules.round import MATCH
from gosux.rules.setup import MULLIGAN, SETUP
from gosux.rules.shift import SHIFT
from gosux.rules.song import SONG
from gosux.rules.turn import TURN, USUAL_HAND_LIMIT

RULES_VERSION = "1"  # raised whenever the same actions may lead to another game (design 11)

PROCEDURES: dict[str, Effect] = {
    "setup": SETUP,
    "mulligan": MULLIGAN,
    "match": MATCH,
    "turn": TURN,
    "play": PLAY,
    "shift": SHIFT,
    "repeat": REPEAT,
    "cancel-activation": CANCEL_ACTIVATION,
    "draw-one": DRAW_ONE_CARD,
    "draw-three": DRAW_THREE_CARDS,
    "pass": PASS_THE_ROUND,
    "capture": CAPTURE_THEM,
    "destroy": DESTROY_THEM,
    "bounty": BOUNTY_DRAW,
    "bigger-bounty": BIGGER_BOUNTY_DRAW,
    "battle": BATTLE,
    "song": SONG,
}


class UnknownRuleset(Mistake):
    """No ruleset has that name."""


class BadOption(Mistake):
    """An option or its value does not exist."""


class Ruleset:
    """A game that can be played: ``id``, its cards, and what may be chosen before it begins."""

    def __init__(self, id: str, catalogue: Catalogue, seats: int, setup: Effect, choices: dict[str, list[str]]) -> None:
        self.id = id
        self.catalogue = catalogue
        self.seats = seats
        self.setup = setup
        self.choices = choices  # the values of each option; the first one is the default
        self.version = RULES_VERSION

    def options(self, given: "dict[str, object] | None") -> Options:
        """Check options; raises BadOption."""
        texts: dict[str, str] = {name: values[0] for name, values in self.choices.items()}
        for name, value in (given or {}).items():
            if name == "clans":
                texts["clans"] = self._clans(value)
                continue
            if name not in self.choices:
                raise BadOption("no-option", {"option": name, "known": [*self.choices, "clans"]})
            text = {True: "yes", False: "no"}.get(value, "") if isinstance(value, bool) else str(value)
            if text not in self.choices[name]:
                raise BadOption("option-value", {"option": name, "known": [*self.choices[name]], "value": text})
            texts[name] = text
        return Options(self.catalogue, texts)

    def _clans(self, value: object) -> str:
        """Both decks, as "justice+galmi+xian/phoenix+tomorrow+narashima" or as a list of two lists."""
        if isinstance(value, str):
            decks = [deck.split("+") for deck in value.split("/")]
        elif isinstance(value, (list, tuple)) and all(isinstance(deck, (list, tuple)) for deck in value):
            decks = [[str(clan).strip() for clan in deck] for deck in value]
        else:
            raise BadOption("option-clans")
        named = [clan for deck in decks for clan in deck]
        for clan in named:
            if clan not in self.catalogue.table.clan_numbers:
                raise BadOption("option-no-clan", {"clan": clan, "known": [*self.catalogue.table.clans]})
        if len(decks) != self.seats or any(len(deck) != 3 for deck in decks) or len(set(named)) != len(named):
            raise BadOption("option-different-clans")
        return "/".join("+".join(deck) for deck in decks)


@cache
def ruleset(id: str) -> Ruleset:
    """The ruleset of that name; raises UnknownRuleset."""
    if id != "gosu-x":
        raise UnknownRuleset("no-ruleset", {"ruleset": id, "known": [*rulesets()]})
    catalogue = Catalogue(gosu_x.CLANS, 2, PROCEDURES)
    limits = [ongoing.cards for ongoing in catalogue.ongoing if isinstance(ongoing, HandLimit)]
    catalogue.lowest_hand_limit = min([USUAL_HAND_LIMIT, *limits])
    choices = {"edition": ["en", "fr"], "wonder_returns": ["no", "yes"], "uncertain_shift": ["0", "none", "2"]}
    return Ruleset("gosu-x", catalogue, 2, SETUP, choices)


def rulesets() -> list[str]:
    """The names of all rulesets."""
    return ["gosu-x"]


def ruleset_of(data: object) -> Ruleset:
    """The ruleset that written data names, of the version that wrote it; raises BadState."""
    if not isinstance(data, dict):
        raise BadState("game-not-a-table")
    try:
        rules = ruleset(str(data.get("ruleset")))
    except UnknownRuleset as error:
        raise BadState(*error.args) from error
    if data.get("version") != rules.version:
        raise BadState("state-version", {"version": repr(data.get("version")), "known": repr(rules.version)})
    return rules


def options_of(rules: Ruleset, state: object) -> Options:
    """The options of a written state; raises BadState."""
    given = state.get("options") if isinstance(state, dict) else None
    if not isinstance(given, dict):
        raise BadState("state-without-options")
    try:
        return rules.options(given)
    except BadOption as error:
        raise BadState(*error.args) from error
