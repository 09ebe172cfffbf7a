"""Counts of results. Tallies are plain sums, so games may be counted in any order."""

from gosux.game.game import Game


class Tally:
    """Counts of finished games."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.wins = [0] * seats  # by seat: games won alone
        self.shares = [0] * seats  # by seat: games won together with others (G9.3b)
        self.shared = 0  # games that several players won together
        self.draws = 0  # games that nobody won
        self.reasons: dict[str, int] = {}  # number of the rule that ended the game
        self.decisions = 0
        self.turns = 0

    def count(self, game: Game, turns: int) -> None:
        """Count a finished game in."""
        result = game.result
        assert result is not None, "only finished games count"
        self.games += 1
        if len(result.winners) == 1:
            self.wins[result.winners[0]] += 1
        elif result.winners:
            self.shared += 1
            for seat in result.winners:
                self.shares[seat] += 1
        else:
            self.draws += 1
        self.reasons[result.rule] = self.reasons.get(result.rule, 0) + 1
        self.decisions += len(game.history)
        self.turns += turns

    def add(self, other: "Tally") -> None:
        """Count the games of another tally in."""
        self.games += other.games
        self.wins = [one + two for one, two in zip(self.wins, other.wins, strict=True)]
        self.shares = [one + two for one, two in zip(self.shares, other.shares, strict=True)]
        self.shared += other.shared
        self.draws += other.draws
        for rule, count in other.reasons.items():
            self.reasons[rule] = self.reasons.get(rule, 0) + count
        self.decisions += other.decisions
        self.turns += other.turns
