"""The plan of an arena: bots, number of pairs, decks. Checked before the first game."""

from itertools import combinations

from gosux._version import __version__
from gosux.lab.certainty import Until, until_of
from gosux.lab.checks import BadRun, check_bots, seed_text
from gosux.lab.decks import deck_modes
from gosux.rules.registry import ruleset

FORMAT = "gosux-arena/2"  # of the arena's file; raised whenever its keys change
PAIRS = 200
LEAST_BOTS = 2

ANCHOR = "random"  # has rating 0 if it takes part; otherwise the first bot has


class Arena:
    """A round-robin to be played. Plain data: every process gets it.

    ``bots`` are names as ``asking.contender`` knows them, ``labels`` tell two bots of one name apart.
    """

    def __init__(
        self,
        ruleset: str,
        version: str,
        players: int,
        options: dict[str, str],
        bots: list[str],
        modes: list[str],
        pairs: int,
        seed: str,
        budget: float,
        packs: "list[str] | None" = None,
        iterations: "int | None" = None,
        until: "Until | None" = None,
    ) -> None:
        self.ruleset = ruleset
        self.version = version  # of the rules
        self.players = players
        self.options = options
        self.bots = bots
        self.labels = labelled(bots)
        self.modes = modes
        self.pairs = pairs
        self.seed = seed
        self.budget = budget  # divides the bots' thinking times
        self.iterations = iterations  # limit of every search, instead of time
        self.until = until  # a mode ends when all its meetings are settled
        self.packs = packs or []  # where another process finds the ruleset

    @property
    def meetings(self) -> list[tuple[int, int]]:
        """Every two bots, by their places in the list."""
        return list(combinations(range(len(self.bots)), 2))

    @property
    def anchor(self) -> int:
        """The bot whose rating is 0."""
        return self.bots.index(ANCHOR) if ANCHOR in self.bots else 0

    def to_json(self) -> dict[str, object]:
        """Everything that determines the games and the bots: a newer gosux may have other bots."""
        return {
            "format": FORMAT,
            "gosux": __version__,
            "rules": self.version,
            "ruleset": self.ruleset,
            "players": self.players,
            "options": self.options,
            "bots": self.bots,
            "modes": self.modes,
            "pairs": self.pairs,
            "seed": self.seed,
            "budget": self.budget,
            "iterations": self.iterations,
            "until": self.until and self.until.text,
        }


def labelled(names: list[str]) -> list[str]:
    """The names, with a number from the second bot of a name on: hero, troop, hero#2."""
    labels: list[str] = []
    for place, name in enumerate(names):
        before = names[:place].count(name)
        labels.append(f"{name}#{before + 1}" if before else name)
    return labels


def plan(
    names: list[str],
    ruleset_id: str = "gosu-x",
    *,
    pairs: int = PAIRS,
    seed: int | str | None = None,
    players: int | None = None,
    options: dict[str, object] | None = None,
    modes: list[str] | None = None,
    budget: float = 1.0,
    iterations: int | None = None,
    until: str | None = None,
    packs: list[str] | None = None,
) -> Arena:
    """Make a plan and check it. Raises BadRun, UnknownRuleset, BadPlayers, BadOption or UnknownBot.

    ``modes`` may be ``["draft"]`` or ``["clans"]`` where clans are drafted; by default both are played.
    """
    rules = ruleset(ruleset_id)
    if len(names) < LEAST_BOTS:
        raise BadRun("arena-bots", {"count": len(names)})
    if pairs < 1:
        raise BadRun("arena-pairs", {"count": pairs})
    check_bots(names, iterations, budget)
    checked = dict(rules.options(options).texts)
    return Arena(
        rules.id,
        rules.version,
        rules.seats(players),
        checked,
        list(names),
        deck_modes(rules, modes or [], "clans" in checked),
        pairs,
        seed_text(seed),
        float(budget),
        packs,
        iterations,
        until_of(until),
    )
