"""The records of an arena: one for each pair."""

from typing import Annotated, Self

from pydantic import Field, FiniteFloat, model_validator

from gosux.lab.asking import Thinking
from gosux.lab.ledger import Count, Record


class GameRecord(Record):
    """One game. ``seats`` says who sat where: 0 for the first bot of the pairing, 1 for the second."""

    seats: tuple[Annotated[int, Field(ge=0, le=1)], ...]
    starter: int  # the seat that began
    clans: tuple[tuple[str, ...], ...]  # of each seat's deck; empty if all players share one deck
    winners: tuple[int, ...]  # seats
    rule: str  # that ended the game
    decisions: Count
    turns: Count
    luck: FiniteFloat  # of the first bot, in games won

    @model_validator(mode="after")
    def _names_its_seats(self) -> Self:
        if not {self.starter, *self.winners} <= set(range(len(self.seats))):
            raise ValueError("a seat that is not there")
        return self

    @property
    def score(self) -> float:
        """The first bot's share of the game's one point: winners share it, a draw gives each bot half."""
        if not self.winners:
            return 0.5
        return sum(1 for seat in self.winners if self.seats[seat] == 0) / len(self.winners)


class PairRecord(Record):
    """A pair: games of one seed in all seatings."""

    mode: str
    bots: tuple[str, str]  # labels
    pair: Count  # its number, from 0
    seed: str  # of all its games
    games: Annotated[tuple[GameRecord, ...], Field(min_length=1)]
    thinking: tuple[Thinking, Thinking]

    @property
    def key(self) -> tuple[str, tuple[str, str], int]:
        """Which pair of the arena it is."""
        return self.mode, self.bots, self.pair

    @property
    def score(self) -> float:
        """Of the first bot: the mean of its games."""
        return sum(game.score for game in self.games) / len(self.games)

    @property
    def luck(self) -> float:
        """Of the first bot: the mean of its games."""
        return sum(game.luck for game in self.games) / len(self.games)
