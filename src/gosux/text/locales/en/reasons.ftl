# Why something is not possible. Each sentence speaks to the player who tried it.

## When

reason-game-over = The game is over.
reason-not-your-turn = It is not your turn.
reason-not-your-decision = Your opponent has to decide first.
reason-being-resolved = The effects of your action are still being resolved.
reason-answer-first = Answer the open question first: { $question }.
reason-no-answer-to-this = That is no answer to the open question: { $question }.
reason-choose-an-action = Choose an action of your turn: play, [shift](shift), use [Activation tokens](activation) or pass.
reason-not-possible = That is not possible now.
reason-unknown-action = There is no such action.
reason-cannot-be-done-now = Nothing could be done that way now.

## Playing

reason-not-in-hand = { $card } is not in your hand.
reason-banned = You may not play { $card } for now: your opponent has named it.
reason-row-full = Your { $row } already has 5 cards.
reason-cannot-pay-troop = { $others ->
    [0] To play { $card } you must discard { $cost } other cards, and you hold none.
    [one] To play { $card } you must discard { $cost } other cards, and you hold only 1.
   *[other] To play { $card } you must discard { $cost } other cards, and you hold only { $others }.
}
reason-row-too-long = Your { $row } must be shorter than your { $below }.
reason-no-base-of-clan = { $row_level ->
    [1] To play { $card } you need a face-up [Troop](troop) of { $clans_or }.
   *[2] To play { $card } you need a face-up [Hero](hero) of { $clans_or }.
}
reason-no-common-base = To play { $card } you need a face-up [Troop](troop) and a face-up [Hero](hero) of one and the same clan: { $clans_or }.
reason-no-recall = You may not play { $card } from your [discard pile](discard-pile) in this turn.
reason-is-being-played = { $card } is the card you are playing: pay with others.

## Shifting

reason-captured-not-shifted = { $card } is [captured](capture) and cannot be [shifted](shift).
reason-no-shift-cost = { $card } has no [shift cost](shift): it cannot be shifted.
reason-no-replacement = You have no card that could replace { $card }.
reason-cannot-pay-shift = { $cost ->
    [one] [Shifting](shift) { $card } costs 1 card, which you cannot spare.
   *[other] [Shifting](shift) { $card } costs { $cost } cards, more than you can spare.
}
reason-last-replacement = { $card } is your last possible replacement: keep it.
reason-identical-card = { $card } cannot be replaced by an identical card.
reason-wrong-row-level = { $card } does not have the level of your { $row }.
reason-not-a-secret-shift = Only a [Secret shift](keyword:secret_shift) takes the replacement from your [discard pile](discard-pile).

## Activation tokens and passing

reason-no-card-there = There is no card in that slot.
reason-captured-not-activated = { $card } is { -captured } and cannot be [activated](activation).
reason-no-icon = { $card } has no [activation](activation) icon.
reason-no-free-icon = { $card } has no free [activation](activation) icon.
reason-no-activate-power = { $card } has no [activate power](activate).
reason-no-action-power = { $card } has no ACTION power.
reason-no-advantage = You may draw 5 cards only if you hold the [Advantage token](advantage) while [Higuma](card:higuma)'s power is in force.
reason-no-token-in-hand = You have no [Activation token](activation) in hand.
reason-too-few-tokens = { $needed ->
    [one] You need an [Activation token](activation) in hand, and you have none.
   *[other] { $tokens ->
        [0] You need { $needed } [Activation tokens](activation) in hand, and you have none.
       *[other] You need { $needed } [Activation tokens](activation) in hand, and you have only { $tokens }.
    }
}
reason-no-token-there = None of your [Activation tokens](activation) lies there.
reason-pass-with-tokens = { $tokens ->
    [one] You may not be the first to pass while you have an [Activation token](activation) in hand.
   *[other] You may not be the first to pass while you have { $tokens } [Activation tokens](activation) in hand.
}

## Choosing a card in play

reason-not-your-card = That card is not yours.
reason-not-opposing-card = That card is not your opponent's.
reason-not-adjacent = That card is not [adjacent](adjacent) to this one.
reason-not-in-row-or-column = That card is neither in this [row](row) nor in this [column](column).
reason-chosen-already = You have already chosen that card.
reason-not-that-card = The effect speaks of another card.
reason-not-open = { $card } is not { -open }.
reason-already-captured = { $card } is { -captured } already.
reason-not-captured = { $card } is not { -captured }.
reason-ethereal = { $deed ->
    [capture] { $card } is [Ethereal](keyword:ethereal) and cannot be [captured](capture).
   *[destroy] { $card } is [Ethereal](keyword:ethereal) and cannot be [destroyed](destroy).
}
reason-wrong-level = { $card } is not of { $levels }.
reason-wrong-clan = { $clan ->
    [none] { $card } is not of the chosen clan.
   *[other] { $card } is not of the chosen clan, { $clan }.
}
reason-wrong-name = { $card } is not named { $names_or }.
reason-lacks-keyword = { $card } does not have { $keyword }.
reason-lacks-keywords = { $keywords_count ->
    [one] { $card } does not have { $keywords }.
   *[other] { $card } has neither { $keywords_nor }.
}
reason-captured-not-copied = { $card } is { -captured } and cannot be [copied](copy).
reason-copies-itself = { $card } cannot [copy](copy) itself.
reason-no-effect-to-copy = { $card } has no { -effect } that could be [copied](copy).
reason-copied-already = { $card } has been [copied](copy) already in this resolution.
reason-swap-same-row = Only two cards of the same [row](row) can be [swapped](swap).
reason-bounty-token-place = The [Bounty token](bounty-token) goes on a face-up card that does not have it.

## Choosing elsewhere

reason-not-in-pile = { $card } is not in that [discard pile](discard-pile).
reason-not-your-pile = Only cards of your own [discard pile](discard-pile) can be chosen.
reason-level-taken = You have already taken a card of { $card }'s level.
reason-name-not-in-pile = No card of that name ({ $card }) is in your [discard pile](discard-pile).
reason-named-by-another-card = { $card } has the same name as { $other }: choose { $other }.
reason-already-chosen = You have already chosen { $card }.
reason-no-will-for-this = { $card } has no [Force of will](keyword:force_of_will) for this occasion.
reason-not-in-deck = { $card } is not in your deck.
reason-not-on-offer = { $card } is not among the [revealed](reveal) cards.
reason-not-in-their-clans = { $card } does not belong to your opponent's clans.
reason-rest-has-no-choice = Discarding that card would achieve nothing: no card could be chosen then.
reason-clan-taken = That clan has been picked already.
reason-clan-not-in-decks = That clan is in neither deck.
reason-clan-not-in-pile = No card of that clan is in your [discard pile](discard-pile).
reason-clan-without-target = No [OPEN card](open) of that clan can be [destroyed](destroy), and there is another clan that has one.
reason-not-your-tile = That [Immortal tile](tile) is not yours.
reason-tile-active = That [Immortal tile](tile) is active already.
reason-not-an-opponent = You are not your own opponent.
reason-player-conceded = { $player } has conceded.
reason-number-too-high = { $number } is more than the cards you hold.
reason-no-such-level = Level { $level } is not possible: there is no { -open } card of it, or you hold too few cards.
reason-compulsory = This is not optional: choose a card.
