"""The plan of a balance study: equal bots, many games, optionally once for each value of an option."""

from collections.abc import Iterator
from typing import NamedTuple

from gosux._version import __version__
from gosux.lab.certainty import Until, until_of
from gosux.lab.checks import BadRun, check_bots, seed_text
from gosux.lab.decks import CLANS, DRAFT, deck_modes, decks
from gosux.model.dice import derived_seed
from gosux.rules.registry import ruleset
from gosux.rules.ruleset import BadOption

FORMAT = "gosux-balance/2"  # of the file; raised whenever its keys change
GAMES = 1000
BOT = "ozeki"
RULES = "ruleset"  # what is compared, if it is a game with a pack against the same game without
AS_GIVEN = ""  # the value of the option that is compared, if none is


class Key(NamedTuple):
    """A game to be played: its number, and the value of the compared option."""

    number: int
    value: str


class Balance(NamedTuple):
    """A number of games between equal bots. Plain data: every process gets it."""

    ruleset: str
    version: str  # of the rules
    players: int
    bot: str
    games: int  # for each value
    seed: str
    options: dict[str, str]
    decks: str  # "draft", "clans" or "plain", as in arenas
    compare: "str | None" = None  # an option: all games are played with each of its values
    values: tuple[str, ...] = (AS_GIVEN,)
    iterations: "int | None" = None
    budget: float = 1.0
    until: "Until | None" = None
    packs: tuple[str, ...] = ()  # where another process finds the ruleset
    more_packs: tuple[str, ...] = ()  # and the one that it is compared with

    def to_json(self) -> dict[str, object]:
        """Everything that determines the games and the bots."""
        told = self._asdict()
        del told["packs"], told["more_packs"], told["version"]
        told |= {"values": [*self.values], "until": self.until and self.until.text}
        return {"format": FORMAT, "gosux": __version__, "rules": self.version, **told}

    @property
    def other_rules(self) -> bool:
        """Whether the compared values are rulesets."""
        return self.compare == RULES

    def ruleset_of(self, key: Key) -> str:
        return key.value if self.other_rules else self.ruleset

    def every_game(self) -> Iterator[Key]:
        """All games; each number is played with every value before the next comes."""
        for number in range(self.games):
            for value in self.values:
                yield Key(number, value)

    def seed_of(self, number: int) -> str:
        """The seed of a game, the same with every value."""
        return derived_seed(self.seed, number)

    def options_of(self, key: Key) -> dict[str, object]:
        """The options of a game; decks that are not drafted are drawn from its seed."""
        options: dict[str, object] = dict(self.options)
        if self.compare is not None and not self.other_rules:
            options[self.compare] = key.value
        if self.decks == CLANS and "clans" not in options:
            options["clans"] = decks(ruleset(self.ruleset_of(key)), self.seed_of(key.number))
        return options


def plan(
    ruleset_id: str = "gosu-x",
    *,
    bot: str = BOT,
    games: int = GAMES,
    seed: int | str | None = None,
    players: int | None = None,
    options: dict[str, object] | None = None,
    drafted: bool = False,
    compare: str | None = None,
    iterations: int | None = None,
    budget: float = 1.0,
    until: str | None = None,
    packs: list[str] | None = None,
    what_if: str | None = None,
    more_packs: list[str] | None = None,
) -> Balance:
    """Make a plan and check it. Raises BadRun, UnknownRuleset, BadPlayers, BadOption or UnknownBot.

    ``compare`` names an option whose values are all played, with the same seeds. Where the game has a draft, decks are
    drawn from the seed instead, so that all clans are played equally often; ``drafted`` lets the bots draft.
    ``what_if`` is a ruleset of the same base, with ``more_packs``, that is played with the same seeds as well.
    """
    rules = ruleset(ruleset_id)
    if games < 1:
        raise BadRun("no-games", {"count": games})
    check_bots([bot], iterations, budget)
    given = dict(rules.options(options).texts)
    how = deck_modes(rules, [DRAFT] if drafted else [], "clans" in given)[-1]  # fixed, where the game has both
    values: tuple[str, ...] = (AS_GIVEN,)
    version = rules.version
    if what_if is not None:
        if compare is not None:
            raise BadRun("two-comparisons")
        other = ruleset(what_if)
        other.options(options)
        other.seats(players)
        compare, values, version = RULES, (rules.id, other.id), f"{version}, {other.version}"
    elif compare is not None:
        if compare not in rules.choices:
            raise BadOption("no-option", {"option": compare, "known": [*rules.choices]})
        if options and compare in options:
            raise BadOption("option-twice", {"option": compare})
        values = tuple(rules.choices[compare])
        del given[compare]
    return Balance(
        rules.id, version, rules.seats(players), bot, games, seed_text(seed), given, how, compare, values,
        iterations, float(budget), until_of(until), tuple(packs or ()), tuple(more_packs or ()),
    )  # fmt: skip
