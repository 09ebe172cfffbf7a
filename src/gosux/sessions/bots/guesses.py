"""How often bots could not think and took any legal action: what each player is told about it."""


class Guesses:
    def __init__(self, players: int) -> None:
        self.counts = [[0] * players for _ in range(players)]  # by viewer, then by the bot's seat
        self.untold: list[set[int]] = [set() for _ in range(players)]  # by viewer: seats of bots

    def note(self, actor: int, guessed: bool, known: list[bool]) -> None:
        """Somebody has acted. ``known`` says for each player whether they know that there was a question; a guess at
        any other question is told with the bot's next action of which they know, so that it tells of no question."""
        for viewer, untold in enumerate(self.untold):
            if guessed:
                untold.add(actor)
            if known[viewer] and actor in untold:
                untold.remove(actor)
                self.counts[viewer][actor] += 1

    def of(self, viewer: int) -> list[int]:
        return self.counts[viewer][:]
