"""What the vocabulary of cards can build: every selector, amount and subject in every effect, up to depth two."""

from collections.abc import Callable, Iterator
from itertools import product
from typing import TypeVar

from gosux.effects.amounts import (
    COLUMN,
    ROW,
    Bonus,
    CardsOfClanIn,
    ChosenNumber,
    ClansIn,
    ClansInDiscardPile,
    DownToOpponentsArmy,
    DownToOpponentsHand,
    HalfOfHand,
    LevelOfThat,
    UpToHand,
    UpToOpponentsHand,
    VictoryPoints,
    X,
)
from gosux.effects.army.capture import (
    OPPONENTS,
    YOURS,
    Capture,
    CaptureDestroyOrRelease,
    CaptureOrRelease,
    Destroy,
    DestroyAll,
    DestroySeveral,
    Release,
    ReleaseAll,
    Trap,
)
from gosux.effects.army.sacrifice import Sacrifice
from gosux.effects.army.send_back import PutOnDeck, ReturnToHand
from gosux.effects.army.swap import ONE_ARMY, YOUR_ARMY, MaySwap, Swap
from gosux.effects.choose import IN_DISCARD_PILE, ChooseClan, ChooseLevel, ChooseNumber
from gosux.effects.combine import CannotCombine
from gosux.effects.conditions import (
    ControlsNamed,
    FaceUpInPlay,
    HandEmpty,
    HasPoints,
    HasSupremacy,
    HoldsAdvantage,
    IsRemoved,
    OpponentHasCaptured,
    OwnsTokens,
)
from gosux.effects.copying import Copy, CopyActivation, CopyFromPile
from gosux.effects.flow import EachPlayer, If, IfElse, IfYouDo, May, MayRepeat, OneOf, Then
from gosux.effects.ongoing import (
    at_end_of_your_turn,
    when_captured,
    when_removed,
    when_you_pass_first,
    whenever_one_destroys,
    whoever_passes_first,
)
from gosux.effects.piles.deck import (
    INTO_HAND,
    ON_TOP,
    Mill,
    OpponentKeepsOne,
    RevealAndKeep,
    RevealAndKeepAll,
    RevealAndSort,
    Search,
)
from gosux.effects.piles.draw import Discard, DiscardHand, DiscardOfOneClan, DiscardTo, Draw, HoldExactly
from gosux.effects.piles.take import (
    FetchNamed,
    MayRemove,
    PutOnDeckInOrder,
    RemoveAllOfClan,
    RemoveThat,
    ReturnRemovedToDeck,
    ShuffleClanIntoDeck,
    Take,
    TakeAllOfName,
)
from gosux.effects.selectors import ANY_CARD, CARD, THAT, THIS, Pick, Target
from gosux.effects.tokens import FlipTile, GainPoint, PlaceBountyToken, TakeAdvantage, TakeBack, Unlock
from gosux.effects.turns import GainTurn, LookAndBan, MayPass
from gosux.effects.who import EVERYBODY, OPPONENT, YOU
from gosux.model.effect import Amount, Condition, Effect, Ongoing

Part = TypeVar("Part")
Narrowing = Callable[[Target], Target]

NARROWINGS: list[Narrowing] = [
    lambda target: target.yours,
    lambda target: target.opposing,
    lambda target: target.open,
    lambda target: target.level(1),
    lambda target: target.level(1, 2),
    lambda target: target.level(1).with_supremacy(2, 3),
    lambda target: target.having("bounty"),
    lambda target: target.having("ethereal"),
    lambda target: target.in_row_or_column,
    lambda target: target.adjacent,
    lambda target: target.chosen_clan,
    lambda target: target.not_above_the_discarded,
    lambda target: target.chosen_level,
]
# What a Pick may say: the names belong to Gosu X, the clan too.
PICKING: list[dict[str, object]] = [
    {"levels": (1,)},
    {"levels": (1, 2)},
    {"levels": (1,), "with_supremacy": (2, 3)},
    {"keywords": ("veteran",)},
    {"keywords": ("echo", "force_of_will")},
    {"name": "Phoenix"},
    {"names": ("Arpia", "Timer")},
    {"clan": "abhilasha"},
    {"clan": "xian"},
    {"chosen_clan": True},
    {"chosen_level": True},
]


def simple_targets() -> list[Target]:
    """At most one narrowing."""
    return [CARD, THIS, THAT, *[narrowing(CARD) for narrowing in NARROWINGS]]


def narrowed_targets() -> Iterator[Target]:
    """Two narrowings, in one order each."""
    for place, first in enumerate(NARROWINGS):
        for second in NARROWINGS[place + 1 :]:
            yield from built(lambda first=first, second=second: second(first(CARD)))  # type: ignore[misc]


def simple_picks() -> list[Pick]:
    return [ANY_CARD, *[Pick(**said) for said in PICKING]]  # type: ignore[arg-type]


def narrowed_picks() -> Iterator[Pick]:
    for place, first in enumerate(PICKING):
        for second in PICKING[place + 1 :]:
            if not first.keys() & second.keys():
                yield from built(lambda said={**first, **second}: Pick(**said))  # type: ignore[misc]


def built(build: Callable[[], Part]) -> Iterator[Part]:
    """What can be built; nothing if the words exclude each other."""
    try:
        yield build()
    except CannotCombine:
        return


AMOUNTS: list[int | Amount] = [
    0, 1, 2, X, Bonus(1, 1), Bonus(2, 1), ChosenNumber(), VictoryPoints(), UpToHand(3), UpToHand(Bonus(7, 1)),
    UpToHand(1), LevelOfThat(), UpToOpponentsHand(), DownToOpponentsHand(), DownToOpponentsArmy(), HalfOfHand(),
    HalfOfHand(up=False), ClansIn(ROW), ClansIn(COLUMN), CardsOfClanIn("galmi", ROW), CardsOfClanIn("galmi", COLUMN),
    ClansInDiscardPile(),
]  # fmt: skip
CONDITIONS: list[Condition] = [
    HasSupremacy(), OwnsTokens(4), HandEmpty(), OpponentHasCaptured(1), OpponentHasCaptured(3), FaceUpInPlay("Arpia"),
    ControlsNamed(1, "Phoenix"), ControlsNamed(3, "Phoenix"), IsRemoved("Ne'ye"), HoldsAdvantage(), HasPoints(),
]  # fmt: skip

OF_TARGETS: list[Callable[[Target], Effect]] = [
    Capture, Destroy, Release, CaptureOrRelease, CaptureDestroyOrRelease, DestroyAll, Copy, PutOnDeck,
    lambda target: Capture(target, may=True),
    lambda target: Trap(target, 2),
    lambda target: Trap(target, Bonus(1, 1)),
    lambda target: DestroySeveral(target, 1, up_to=True),
    lambda target: DestroySeveral(target, X),
    lambda target: PutOnDeck(target, by_controller=True),
    lambda target: ReturnToHand(target, discards=1),
]  # fmt: skip
OF_PICKS: list[Callable[[Pick], Effect]] = [
    Take, Search,
    lambda pick: Take(pick, 2),
    lambda pick: Take(pick, Bonus(1, 1)),
    lambda pick: Take(pick, X, up_to=True),
    lambda pick: Take(pick, VictoryPoints()),
    lambda pick: Search(pick, ON_TOP),
    lambda pick: RevealAndKeepAll(4, pick),
    lambda pick: DiscardTo(pick, Draw(1)),
]  # fmt: skip
OF_AMOUNTS: list[Callable[[int | Amount], Effect]] = [
    lambda count: RevealAndKeep(5, count),
    PutOnDeckInOrder,
    lambda count: Take(ANY_CARD, count),
    lambda count: Take(ANY_CARD, count, up_to=True),
    lambda count: Take(Pick(keywords=("veteran",)), count, up_to=True, one_of_each_level=True),
    lambda count: Trap(CARD.level(1), count),
    lambda count: DestroySeveral(CARD.open, count),
    lambda count: DestroySeveral(CARD.open, count, up_to=True),
]
OF_PLAYERS_AND_AMOUNTS = (Draw, Discard, Sacrifice, Mill)
NUMBERS = (0, 1, 2)


def effects_of_players(who: str) -> list[Effect]:
    found: list[Effect] = [DiscardHand(who)]
    for number in NUMBERS:
        found += [HoldExactly(number, who), TakeBack(number or 3, who=who), TakeBack(number or 3, up_to=True, who=who)]
    return found


def plain_effects() -> list[Effect]:
    """Effects that take neither a selector nor an amount nor players."""
    return [
        *[ReturnToHand(CARD, discards=number) for number in NUMBERS],
        *[DiscardOfOneClan(number) for number in (1, 2)],
        *[RevealAndKeep(number) for number in (1, 2)],
        *[OpponentKeepsOne(number) for number in (1, 2)],
        RevealAndSort(), Search(ANY_CARD, INTO_HAND), TakeAllOfName(), FetchNamed("Phoenix"), MayRemove(), RemoveThat(),
        RemoveAllOfClan(), ShuffleClanIntoDeck(), ReturnRemovedToDeck("Ne'ye"), ReleaseAll(YOURS),
        ReleaseAll(OPPONENTS), CopyFromPile(), CopyActivation(), Swap(YOUR_ARMY), Swap(ONE_ARMY), MaySwap(YOUR_ARMY),
        MaySwap(ONE_ARMY),
        PlaceBountyToken(), TakeAdvantage(), GainPoint(), Unlock(), FlipTile(), GainTurn(), GainTurn(recall=True),
        MayPass(), LookAndBan(),
    ]  # fmt: skip


# One for each form that a noun phrase takes: one card, all, counted, after "of"; with and without its place.
FORMS_OF_TARGETS: tuple[Callable[[Target], Effect], ...] = (
    Capture,
    Release,
    DestroyAll,
    Copy,
    PutOnDeck,
    OF_TARGETS[9],
)
FORMS_OF_PICKS: tuple[Callable[[Pick], Effect], ...] = (Take, Search, OF_PICKS[2], OF_PICKS[7])


def effects_of_selectors() -> Iterator[Effect]:
    """Every effect with a simple selector, and every selector in every form."""
    for of_target, target in [*product(OF_TARGETS, simple_targets()), *product(FORMS_OF_TARGETS, narrowed_targets())]:
        yield from built(lambda of_target=of_target, target=target: of_target(target))  # type: ignore[misc]
    for of_pick, pick in [*product(OF_PICKS, simple_picks()), *product(FORMS_OF_PICKS, narrowed_picks())]:
        yield of_pick(pick)


def effects_of_amounts() -> Iterator[Effect]:
    for of_amount, count in product(OF_AMOUNTS, AMOUNTS):
        yield from built(lambda of_amount=of_amount, count=count: of_amount(count))  # type: ignore[misc]
    for effect, count, who in product(OF_PLAYERS_AND_AMOUNTS, AMOUNTS, EVERYBODY):
        yield from built(lambda effect=effect, count=count, who=who: effect(count, who))  # type: ignore[misc]


def simple_effects() -> list[Effect]:
    """One or more of each word, without flow."""
    found = plain_effects()
    for who in (YOU, OPPONENT):
        found += [*effects_of_players(who), Draw(1, who), Discard(1, who), Sacrifice(1, who), Mill(1, who)]
    found += [of_target(CARD.open.level(1)) for of_target in OF_TARGETS]
    found += [of_pick(Pick(keywords=("veteran",))) for of_pick in OF_PICKS]
    return found


def flows() -> list[Callable[[Effect], Effect | Ongoing]]:
    """Everything that takes an effect."""
    return [
        lambda effect: Then(effect, Draw(1)),
        lambda effect: Then(Draw(1), effect),
        lambda effect: Then(Draw(1), effect, Discard(1)),
        lambda effect: Then(Discard(1, OPPONENT), effect),
        lambda effect: Then(May(Draw(1)), effect),
        lambda effect: IfYouDo(effect, Draw(1)),
        lambda effect: IfYouDo(Discard(1), effect),
        lambda effect: If(HasSupremacy(), effect),
        lambda effect: IfElse(HasSupremacy(), effect, Discard(1)),
        lambda effect: IfElse(HasSupremacy(), Draw(1), effect),
        lambda effect: May(effect),
        lambda effect: OneOf(effect, Draw(1)),
        lambda effect: OneOf(Draw(1), effect, Unlock()),
        lambda effect: EachPlayer(effect),
        lambda effect: MayRepeat(effect, HasSupremacy()),
        lambda effect: ChooseClan(effect),
        lambda effect: ChooseClan(effect, among=IN_DISCARD_PILE),
        lambda effect: ChooseLevel(effect),
        lambda effect: ChooseLevel(effect, to_destroy=True),
        lambda effect: ChooseNumber(effect),
        lambda effect: DiscardTo(Pick(keywords=("bounty",)), effect),
        at_end_of_your_turn, when_captured, when_you_pass_first, when_removed, whenever_one_destroys,
        whoever_passes_first,
    ]  # fmt: skip
