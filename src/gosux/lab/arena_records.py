"""What is kept of the games of an arena: one record for each pair, as plain data and as JSON."""

from typing import NamedTuple


class Damaged(ValueError):
    """A written record that is not one. Whoever reads the file says where."""


class GameRecord(NamedTuple):
    """One game. ``seats`` says who sat where: 0 for the first bot of the pairing, 1 for the second."""

    seats: tuple[int, ...]
    starter: int  # the seat that began
    clans: tuple[tuple[str, ...], ...]  # of each seat's deck; empty where everybody draws from one pile
    winners: tuple[int, ...]  # seats
    rule: str  # that ended the game
    decisions: int
    turns: int

    @property
    def score(self) -> float:
        """What the first bot gets of the point that a game is worth: winners share it, nobody wins a draw."""
        if not self.winners:
            return 0.5
        return sum(1 for seat in self.winners if self.seats[seat] == 0) / len(self.winners)


class Thinking(NamedTuple):
    """How long one bot took in one pair, by the processor's clock."""

    decisions: int
    milliseconds: float  # all together
    slowest: float  # milliseconds of one decision


class PairRecord(NamedTuple):
    """A pair: games of one seed in all seatings."""

    mode: str
    bots: tuple[str, str]  # labels
    pair: int  # its number, from 0
    seed: str  # of all its games
    games: tuple[GameRecord, ...]
    thinking: tuple[Thinking, Thinking]

    @property
    def key(self) -> tuple[str, tuple[str, str], int]:
        """Which pair of the arena it is."""
        return self.mode, self.bots, self.pair

    @property
    def score(self) -> float:
        """Of the first bot: the mean of its games."""
        return sum(game.score for game in self.games) / len(self.games)

    def to_json(self) -> dict[str, object]:
        return {
            "mode": self.mode,
            "bots": list(self.bots),
            "pair": self.pair,
            "seed": self.seed,
            "games": [
                {
                    "seats": list(game.seats),
                    "starter": game.starter,
                    "clans": [list(deck) for deck in game.clans],
                    "winners": list(game.winners),
                    "rule": game.rule,
                    "decisions": game.decisions,
                    "turns": game.turns,
                }
                for game in self.games
            ],
            "thinking": [one._asdict() for one in self.thinking],
        }


def read_record(data: object) -> PairRecord:
    """What ``to_json`` wrote. Raises Damaged."""
    try:
        record = _read(data)
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise Damaged(str(error)) from error
    if record.to_json() != data or not all(_is_sound(game) for game in record.games) or not record.games:
        raise Damaged("not as it was written")
    return record


def _read(data: object) -> PairRecord:
    if not isinstance(data, dict):
        raise Damaged("not a table")
    first, second = (str(bot) for bot in data["bots"])
    games = tuple(
        GameRecord(
            tuple(int(bot) for bot in game["seats"]),
            int(game["starter"]),
            tuple(tuple(str(clan) for clan in deck) for deck in game["clans"]),
            tuple(int(seat) for seat in game["winners"]),
            str(game["rule"]),
            int(game["decisions"]),
            int(game["turns"]),
        )
        for game in data["games"]
    )
    one, other = (
        Thinking(int(bot["decisions"]), float(bot["milliseconds"]), float(bot["slowest"])) for bot in data["thinking"]
    )
    return PairRecord(str(data["mode"]), (first, second), int(data["pair"]), str(data["seed"]), games, (one, other))


def _is_sound(game: GameRecord) -> bool:
    places = range(len(game.seats))
    return game.starter in places and all(seat in places for seat in game.winners) and set(game.seats) <= {0, 1}
