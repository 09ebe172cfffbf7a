"""The full report of a Great Battle: each line of the count, who has won and why, and what follows."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from gosux.model.events import Battle, BattleCard, Event, GameOver, Released, Round, Song, Supremacy
from gosux.model.messages import Argument
from gosux.text.rich_text import RichText, plain
from gosux.text.words import Words

LEVELS = (3, 2, 1)
LineKind = Literal["III", "II", "I", "token", "bounty", "hand"]
Sign = Literal["release", "sacrifice", "draw", "round", "effects", "over"]


class CountLine(NamedTuple):
    """A row with what is printed on its cards, or what is added. ``amounts`` are in the order of the sides."""

    kind: LineKind
    title: RichText
    note: RichText
    amounts: list[int]


class NextStep(NamedTuple):
    """A step that follows; ``seat`` is the player concerned, None for everybody."""

    sign: Sign
    seat: int | None
    title: RichText
    note: RichText


class Report(NamedTuple):
    """``verdict`` says who has won, ``reasons`` what that brings, ``button`` what comes next."""

    round: int
    verdict: RichText
    reasons: list[RichText]
    lines: list[CountLine]
    steps: list[NextStep]
    button: RichText


def report_of(words: Words, events: Sequence[Event], place: int, viewer: "int | None") -> "Report | None":
    """The report of the battle or song at ``place``; None for other events, and for a song that the report of its
    battle already covers."""
    event = events[place]
    teller = _Teller(words, viewer)
    if isinstance(event, Battle):
        return teller.battle(event, events[place + 1 :])
    if isinstance(event, Song) and not any(isinstance(one, Battle) for one in events[:place]):
        return teller.song(event, events[place + 1 :])
    return None


class _Teller:
    def __init__(self, words: Words, viewer: "int | None") -> None:
        self.words = words
        self.viewer = viewer

    def say(self, id: str, **args: Argument) -> RichText:
        return self.words.sentence(id, args, self.viewer)

    def battle(self, battle: Battle, after: Sequence[Event]) -> Report:
        totals = sorted((side.total for side in battle.sides), reverse=True)
        margin = totals[0] - totals[1] if len(totals) > 1 else 0
        verdict = self.say(
            "battle-verdict", winner=battle.winner, winners=[*battle.winners], tie=battle.tie, margin=margin
        )  # fmt: skip
        gains = [self.words.event(event, self.viewer) for event in after if isinstance(event, Supremacy)]
        steps, button = self.next(battle.round, after)
        return Report(battle.round, verdict, gains, self.lines(battle), steps, button)

    def song(self, song: Song, after: Sequence[Event]) -> Report:
        steps, button = self.next(0, [song, *after])
        return Report(0, self.words.event(song, self.viewer), [], [], steps, button)

    # -- the count ---------------------------------------------------------------------------------------------------

    def lines(self, battle: Battle) -> list[CountLine]:
        """The rows, then what is added; lines that add nothing are omitted."""
        rows = [self.row(battle, level) for level in LEVELS]
        token = self.doubled(battle, "token", [[card.by_token for card in side.cards] for side in battle.sides])
        bounty = self.doubled(battle, "bounty", [[card.by_bounty for card in side.cards] for side in battle.sides])
        hands = [side.hand for side in battle.sides]
        causes: list[Argument] = []
        for side in battle.sides:
            causes += [cause for cause in side.hand_by if cause not in causes]
        hand = CountLine("hand", self.say("battle-hand"), self.listed(causes), hands)
        return [*rows, *(line for line in (token, bounty, hand) if any(line.amounts))]

    def row(self, battle: Battle, level: int) -> CountLine:
        rows = [[card for card in side.cards if card.slot.slot // 5 + 1 == level] for side in battle.sides]
        captured: list[Argument] = [card.card for row in rows for card in row if card.captured]
        note = self.say("battle-captured", cards=captured) if captured else plain("")
        kinds: dict[int, LineKind] = {1: "I", 2: "II", 3: "III"}
        return CountLine(
            kinds[level], self.say("battle-row", number=level), note, [sum(map(printed, row)) for row in rows]
        )  # fmt: skip

    def doubled(self, battle: Battle, kind: Literal["token", "bounty"], added: list[list[int]]) -> CountLine:
        cards: list[Argument] = [
            card.card
            for side, amounts in zip(battle.sides, added, strict=True)
            for card, amount in zip(side.cards, amounts, strict=True)
            if amount
        ]
        return CountLine(kind, self.say(f"battle-by-{kind}"), self.listed(cards), [sum(one) for one in added])

    def listed(self, names: list[Argument]) -> RichText:
        return self.say("battle-names", names=names) if names else plain("")

    # -- what follows ------------------------------------------------------------------------------------------------

    def next(self, number: int, after: Sequence[Event]) -> tuple[list[NextStep], RichText]:
        """The steps that have followed a battle so far, and the label of the button."""
        for place, event in enumerate(after):
            rest = after[place + 1 :]
            if isinstance(event, GameOver):
                over = NextStep("over", None, self.words.event(event, self.viewer), plain(""))
                return [over], self.say("next-button-over")
            if isinstance(event, Song):
                return self.song_steps(event, number, rest), self.song_button(event, number)
            if isinstance(event, Round):
                note = self.say("next-new-round-note")
                back = NextStep("release", None, self.say("next-new-round"), note)
                return [back, self.round(event.player, event.round)], self.say("next-button-round", round=event.round)
        effects = NextStep("effects", None, self.say("next-effects"), self.say("next-effects-note"))
        return [effects], self.say("next-button")

    def song_steps(self, song: Song, number: int, rest: Sequence[Event]) -> list[NextStep]:
        steps: list[NextStep] = []
        back: list[Argument] = [event.card for event in rest if isinstance(event, Released)]
        if back:
            note = self.say("next-release-note", cards=back)
            steps.append(NextStep("release", None, self.say("next-release"), note))
        order = [song.player, *(seat for seat in range(len(song.armies)) if seat != song.player)]
        for seat in order:
            if song.sacrifices[seat]:
                steps.append(self.sacrifice(song, seat))
        steps.append(NextStep("draw", None, self.say("next-draw"), self.say("next-draw-note")))
        if number:
            steps.append(self.round(song.starter, number + 1))
        return steps

    def sacrifice(self, song: Song, seat: int) -> NextStep:
        count, army = song.sacrifices[seat], song.armies[seat]
        title = self.say("next-keep", player=seat, kept=max(0, army - count), army=army)
        first = int(seat == song.player)
        note = self.say("next-keep-note", player=seat, count=min(count, army), first=first, extra=song.extra[seat])
        return NextStep("sacrifice", seat, title, note)

    def song_button(self, song: Song, number: int) -> RichText:
        if song.player == self.viewer and song.sacrifices[song.player]:
            return self.say("next-button-sacrifice", count=min(song.sacrifices[song.player], song.armies[song.player]))
        return self.say("next-button")

    def round(self, player: int, number: int) -> NextStep:
        return NextStep("round", player, self.say("next-round", player=player, round=number), plain(""))


def printed(card: BattleCard) -> int:
    return 0 if card.captured else card.printed
