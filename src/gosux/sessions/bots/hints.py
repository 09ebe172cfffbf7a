"""Hints that the players of a game wait for, one per seat."""

from gosux.analysis.hints import hint_of
from gosux.game.view import View
from gosux.sessions.bots.advice import hint_task
from gosux.sessions.bots.asking import BotGone, Bots, StopSignal
from gosux.sessions.connections import Connections
from gosux.sessions.messages.advice import HintNow
from gosux.sessions.messages.play import Problem
from gosux.sessions.messages.table import Player
from gosux.sessions.scenes.advice import hint_now


class Hints:
    def __init__(self, game: str, players: list[Player], bots: Bots, connections: Connections) -> None:
        self.game = game
        self.players = players
        self.bots = bots
        self.connections = connections
        self.signals: dict[int, StopSignal] = {}  # of the seats that wait

    async def find(self, view: View, request: int, number: int) -> None:
        """Look for a hint; it is sent when it is found, and only to the connection that asked."""
        seat = view.viewer
        self.stop(seat)
        signal = self.signals[seat] = StopSignal()
        connection = self.connections.at(self.game, seat)
        answer: HintNow | Problem
        try:
            data = await self.bots.analyse(hint_task(view), signal)
            if data is None or signal.wanted:
                answer = Problem(request=request, code="stale", reasons=[], detail="the hint is not wanted any more")
            else:
                answer = hint_now(view, hint_of(data), self.players, request, number)
        except BotGone:
            answer = Problem(request=request, code="unavailable", reasons=[], detail="no hint could be found")
        if self.signals.get(seat) is signal:
            del self.signals[seat]
        if connection is not None and self.connections.at(self.game, seat) is connection:
            connection.send(answer)

    def stop(self, seat: int) -> None:
        """The player does not wait for a hint any more."""
        signal = self.signals.pop(seat, None)
        if signal is not None:
            signal.stop()

    def stop_all(self) -> None:
        for seat in list(self.signals):
            self.stop(seat)
