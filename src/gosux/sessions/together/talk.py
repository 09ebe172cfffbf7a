"""What the people of a game say to each other. It is kept in memory, as long as the game is open, and nowhere else.

Nothing here knows the game: what is said and when it is told depends on nothing hidden. Those who watch hear nothing.
"""

from collections import deque
from collections.abc import Callable
from functools import cache

from fluent.syntax import ast

from gosux.sessions.catalogue.fluent_messages import entries
from gosux.sessions.messages.base import Localised, Part
from gosux.sessions.messages.table import Player
from gosux.sessions.messages.talk import MOST_WORDS, Moment, Phrase, TalkNow, Utterance
from gosux.sessions.refused import Refused
from gosux.sessions.storage.games import clean_name
from gosux.sessions.together.allowance import EVERY, Allowance

MOST_KEPT = 50  # utterances of a game

MOMENTS: tuple[Moment, ...] = ("start", "turn", "end")


@cache
def phrases() -> dict[str, Phrase]:
    """The ready phrases by id, in the order of their file."""
    english, french = entries("locales/en", "say.ftl"), entries("locales/fr", "say.ftl")
    found: dict[str, Phrase] = {}
    for id, entry in english.items():
        moment = next(one for one in MOMENTS if id.startswith(f"say-{one}-"))
        found[id] = Phrase(id=id, moment=moment, text=Localised(en=plain(entry), fr=plain(french[id])))
    return found


def plain(entry: ast.EntryType) -> str:
    """The text of a message without variables."""
    assert isinstance(entry, ast.Message) and entry.value is not None
    return "".join(str(part.value) for part in entry.value.elements if isinstance(part, ast.TextElement))


class Talk:
    """The talk of one game. ``tell`` sends a message to a seat; ``now`` is a clock in seconds."""

    def __init__(self, players: list[Player], tell: Callable[[int, Part], None], now: Callable[[], float]) -> None:
        self.persons = [seat for seat, player in enumerate(players) if player.kind == "person"]
        self.tell = tell
        self.own: set[int] = set()
        self.said: deque[Utterance] = deque(maxlen=MOST_KEPT)
        self.count = 0
        self.allowances = {seat: Allowance(now) for seat in self.persons}
        self.reported: set[tuple[int, int]] = set()

    @property
    def open(self) -> bool:
        """Whether own words are possible."""
        return self.own == set(self.persons)

    def whole(self, request: "int | None" = None, first: bool = False) -> TalkNow:
        return TalkNow.model_construct(
            request=request, phrases=[*phrases().values()] if first else [], own=sorted(self.own), open=self.open,
            said=[*self.said],
        )  # fmt: skip

    def say(self, seat: int, request: int, phrase: "str | None", words: "str | None") -> None:
        """Raises Refused."""
        if (phrase is None) == (words is None):
            raise Refused("malformed", "say a phrase or own words")
        said = clean_name(words[:MOST_WORDS]) if words is not None else None
        if phrase is not None and phrase not in phrases():
            raise Refused("malformed", "there is no such phrase")
        if words is not None and (said is None or not self.open):
            raise Refused("illegal", "own words are possible only while all players want them")
        self._spend(seat)
        self.count += 1
        known = phrases()[phrase].text if phrase is not None else None
        self.said.append(Utterance(number=self.count, seat=seat, phrase=known, words=said))
        self._tell_all(seat, request)

    def want_own_words(self, seat: int, request: int, on: bool) -> None:
        """Whoever does not want them is not shown those of before either. Raises Refused."""
        self._spend(seat)
        self.own = self.own | {seat} if on else self.own - {seat}
        if not self.open:
            self.said = deque((one for one in self.said if one.words is None), MOST_KEPT)
        self._tell_all(seat, request)

    def _spend(self, seat: int) -> None:
        if not self.allowances[seat].spend():
            raise Refused("too-fast", f"one utterance in {EVERY:g} seconds")

    def _tell_all(self, speaker: int, request: int) -> None:
        for seat in self.persons:
            self.tell(seat, self.whole(request if seat == speaker else None))
