"""The results of an arena: scores, endings and thinking times of all meetings, and ratings."""

from collections import Counter
from typing import NamedTuple

from gosux.lab.arena.planning import Arena
from gosux.lab.arena.ratings import Rating, rate
from gosux.lab.arena.records import PairRecord
from gosux.lab.asking import Thinking
from gosux.lab.certainty import Estimate, anytime, fixed, saving, without_luck


class Meeting:
    """Two bots and their games in one mode. Values per bot start with the first one."""

    def __init__(self, bots: tuple[str, str], records: list[PairRecord], horizon: int | None = None) -> None:
        """``horizon``: the most pairs there could have been, if it was stopped as soon as enough was known."""
        games = [game for record in records for game in record.games]
        self.bots = bots
        self.pairs = len(records)
        self.games = len(games)
        self.wins = (sum(game.score == 1 for game in games), sum(game.score == 0 for game in games))
        self.draws = sum(not game.winners for game in games)
        self.shared = self.games - sum(self.wins) - self.draws  # won by both, where several can win together (G9.3b)
        self.scores = [record.score for record in records]  # of the first bot, by pair
        self.score = sum(self.scores) / len(self.scores)
        plain = estimated(self.scores, horizon)
        self.interval = plain.low, plain.high
        corrected = without_luck(self.scores, [record.luck for record in records])
        self.without_luck = estimated(corrected, horizon)
        self.saving = saving(self.scores, corrected)  # how many times as many pairs it would take without
        self.reasons = dict(sorted(Counter(game.rule for game in games).items()))
        self.decisions = sum(game.decisions for game in games) / self.games
        self.turns = sum(game.turns for game in games) / self.games
        self.thinking = (
            together([record.thinking[0] for record in records]),
            together([record.thinking[1] for record in records]),
        )

    def to_json(self) -> dict[str, object]:
        return {
            "bots": list(self.bots),
            "pairs": self.pairs,
            "games": self.games,
            "wins": list(self.wins),
            "draws": self.draws,
            "shared": self.shared,
            "score": round(self.score, 6),
            "interval": [round(end, 6) for end in self.interval],
            "without_luck": self.without_luck.to_json(),
            "saving": round(self.saving, 3),
            "decisions": round(self.decisions, 3),
            "turns": round(self.turns, 3),
            "reasons": self.reasons,
            "thinking": [one.to_json() for one in self.thinking],
            "pair_scores": [round(score, 6) for score in self.scores],
        }


def estimated(scores: list[float], horizon: int | None) -> Estimate:
    return fixed(scores) if horizon is None else anytime(scores, horizon)


class Pace(NamedTuple):
    """How long a bot thinks: processor time in milliseconds."""

    decisions: int
    mean: float
    slowest: float

    def to_json(self) -> dict[str, object]:
        return {"decisions": self.decisions, "mean": round(self.mean, 3), "slowest": round(self.slowest, 3)}


def together(parts: list[Thinking]) -> Pace:
    decisions = sum(part.decisions for part in parts)
    milliseconds = sum(part.milliseconds for part in parts)
    return Pace(decisions, milliseconds / max(1, decisions), max(part.slowest for part in parts))


class Standing:
    """All that was played in one mode."""

    def __init__(self, arena: Arena, mode: str, records: list[PairRecord]) -> None:
        self.mode = mode
        self.bots = arena.labels
        self.meetings: list[Meeting] = []
        for first, second in arena.meetings:
            bots = arena.labels[first], arena.labels[second]
            met = [one for one in records if one.bots == bots]
            self.meetings.append(Meeting(bots, met, arena.pairs if arena.until else None))
        scores = {who: meeting.scores for who, meeting in zip(arena.meetings, self.meetings, strict=True)}
        self.ratings, self.bounded = rate(len(arena.bots), scores, arena.anchor)
        thoughts = [thought for one in records for thought in zip(one.bots, one.thinking, strict=True)]
        self.thinking = [together([thought for bot, thought in thoughts if bot == label]) for label in arena.labels]

    def best_first(self) -> list[tuple[str, Rating, Pace]]:
        """The bots with their ratings and how long they thought."""
        return sorted(zip(self.bots, self.ratings, self.thinking, strict=True), key=lambda row: -row[1].points)

    def to_json(self) -> dict[str, object]:
        return {
            "mode": self.mode,
            "ratings": [
                {
                    "bot": bot,
                    "rating": round(rating.points, 1),
                    "interval": [round(rating.low, 1), round(rating.high, 1)],
                    "thinking": pace.to_json(),
                }
                for bot, rating, pace in self.best_first()
            ],
            "drawn_pairs_added": self.bounded,
            "meetings": [one.to_json() for one in self.meetings],
        }


class Report:
    """The results of an arena. ``records`` are all pairs, in the order of the plan."""

    def __init__(self, arena: Arena, records: list[PairRecord], workers: int, seconds: float) -> None:
        self.arena = arena
        self.records = records
        self.workers = workers
        self.seconds = seconds  # since it was started, or started again
        self.games = sum(len(record.games) for record in records)
        self.standings = [
            Standing(arena, mode, [record for record in records if record.mode == mode]) for mode in arena.modes
        ]

    def to_json(self) -> dict[str, object]:
        return {
            **self.arena.to_json(),
            "labels": self.arena.labels,
            "anchor": self.arena.labels[self.arena.anchor],
            "games": self.games,
            "workers": self.workers,
            "seconds": round(self.seconds, 3),
            "standings": [standing.to_json() for standing in self.standings],
            "records": [record.model_dump(mode="json") for record in self.records],
        }
