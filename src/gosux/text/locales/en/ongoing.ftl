# Ongoing effects of cards. `.gist` is the short form for the board: at most 34 characters for a whole card.

## Ongoing effects. `.tile` is what the active Immortal tile does, for both players; `.tile-gist` is its short form.

ongoing-all-clans = this card counts as all 3 clans of your deck in every zone
    .gist = counts as your deck's 3 clans
ongoing-all-levels = this card counts as every level in every zone. It may be played in any [row](row)
    .gist = every level, goes in any row
ongoing-mirror = this card has the keywords, the effect, the [ongoing effect](ongoing) and the [activation](activation) icons of its [mirror card](mirror)
    .gist = has what its mirror card has
ongoing-doubled-by-bounty = this card counts double in the [Great Battle](great-battle) if your opponent controls a [Bounty](keyword:bounty) card
    .gist = value doubled against Bounty
ongoing-echo-around = cards [adjacent](adjacent) to this card have [Echo](keyword:echo)
    .gist = adjacent cards have Echo
ongoing-all-secret-shift = your cards that have a [shift cost](shift) have [Secret shift](keyword:secret_shift)
    .gist = your cards have Secret shift
    .tile-gist = all cards have Secret shift
    .tile = all cards that have a [shift cost](shift) have [Secret shift](keyword:secret_shift)
ongoing-highest-ethereal = your [highest OPEN card](highest-open) is [Ethereal](keyword:ethereal)
    .gist = highest OPEN card is Ethereal
    .tile-gist = highest OPEN card is Ethereal
    .tile = the [highest OPEN card](highest-open) of each army is [Ethereal](keyword:ethereal)
ongoing-echo-for-level = your cards of level III have [Echo](keyword:echo)
    .gist = your level III cards have Echo
    .tile-gist = level III cards have Echo
    .tile = all cards of level III have [Echo](keyword:echo)
ongoing-clans-for-level = your cards of level III count as all 3 clans of your deck in every zone
    .gist = level III cards are of all clans
    .tile-gist = level III cards are of all clans
    .tile = cards of level III count as all 3 clans of their owner's deck in every zone
ongoing-hand-strength = at the start of the [Great Battle](great-battle) your military value grows by 1 for each card in your hand
    .gist = +1 in battle per card in hand
    .tile-gist = +1 in battle per card in hand
    .tile = at the start of the [Great Battle](great-battle) each player's military value grows by 1 for each card in their hand
ongoing-more-bounty = when you [capture](capture) or [destroy](destroy) an opposing [Bounty](keyword:bounty) card, you may draw 2 cards instead of 1
    .gist = draw 2 for an opposing Bounty
ongoing-hand-limit = both players' hand limit is { $number } instead of { $usual }
    .gist = hand limit { $number }
    .tile-gist = hand limit { $number }, not { $usual }
    .tile = both players' hand limit is { $number } instead of { $usual }
ongoing-turns-after-pass = when you pass, your opponent has only { $number ->
    [one] 1 turn
   *[other] { $number } turns
} left instead of { $usual }
    .gist = only { $number ->
    [one] 1 turn
   *[other] { $number } turns
} after your pass
    .tile-gist = turns after a pass: { $number }, not { $usual }
    .tile = when a player passes, their opponent has only { $number ->
    [one] 1 turn
   *[other] { $number } turns
} left instead of { $usual }
ongoing-overwhelming = if you win a [Great Battle](great-battle) by { $number } or more, you win the game; by less, [sacrifice](sacrifice) one more card in the [Song for the Dead](song)
    .gist = win a battle by { $number }: win the game
    .tile-gist = battle won by { $number }: game won
    .tile = a player who wins a [Great Battle](great-battle) by { $number } or more wins the game; one who wins it by less [sacrifices](sacrifice) one more card in the [Song for the Dead](song)
ongoing-counts-as = while face up in play, this card also counts as { $names }
    .gist = counts as { $names }
ongoing-double-first-point = a player who has no [victory point](victory-point) and wins a [Great Battle](great-battle) gains 2 victory points instead of 1
    .gist = a win at 0 points gives 2
ongoing-tokens-anywhere = players may put their [Activation tokens](activation) on other players' cards too; whoever puts the token there uses the power
    .gist = tokens on any player's cards
ongoing-draw-five = the holder of the [Advantage token](advantage) may spend 2 [Activation tokens](activation) to draw 5 cards instead of 3
    .gist = Advantage: 2 tokens draw 5
ongoing-wins-with-named = at any moment, a player who has { $names } in their army wins the game
    .gist = { $names }: win the game
ongoing-wins-with-cards = { $number ->
    [15] at the start of each round, a player with { $number } cards in their army wins the game
   *[other] at the start of each round, a player with { $number } or more cards in their army wins the game
}
    .gist = round start: { $number ->
    [one] 1 card wins
   *[other] { $number } cards win
}
ongoing-wins-with-clan = at the start of each round, a player with { $number } or more cards of one clan in their army wins the game
    .gist = round start: { $number } of one clan win

## Occasions

when-end-of-turn = at the end of your turn, { $effect }
    .gist = turn end: { $effect }
when-end-of-turn-if =
    .gist = { $effect_condition } at turn end: { $effect_effect }
when-end-of-turn-discard =
    .gist = { $effect_first_effect_number } of one clan at turn end: { $effect_second_short }
when-captured = when this card is [captured](capture), { $effect }
    .gist = captured: { $effect }
when-passing-first = if you are the first to pass in a round, { $effect }
    .gist = first to pass: { $effect }
when-drawing-three = when you spend 2 [Activation tokens](activation) to draw 3 cards, { $effect }
    .gist = spend 2 tokens: { $effect }
when-battle-won = when you win a [Great Battle](great-battle), { $effect }
    .gist = battle won: { $effect }
when-battle-lost = when you lose a [Great Battle](great-battle) but not the game, { $effect }
    .gist = battle lost: { $effect }
when-pile-shuffled = when you shuffle your whole [discard pile](discard-pile) into your deck, { $effect }
    .gist = pile shuffled in: { $effect }
when-common-pile-shuffled = whenever { -your-pile } is shuffled into a new deck, { $effect }
    .gist = shuffle: { $effect }
when-common-pile-shuffled-draw =
    .gist = shuffle: draw to { $effect_first_amount_amount_short }, Advantage
when-yours-destroyed = whenever a card of your army is [destroyed](destroy), this card included, { $effect }
    .gist = yours destroyed: { $effect }
when-one-destroys = whenever a player [destroys](destroy) a card, this card included, { $effect }
    .gist = who destroys a card { $effect_predicate }
when-any-captured = whenever a card is { -captured }, this card included, { $effect }
    .gist = any card { -captured }: { $effect }
when-opponent-shifts = whenever an opponent [shifts](shift) a card, { $effect }
    .gist = others shift: { $effect }
when-battle-ends = at the end of each [Great Battle](great-battle), { $effect }
    .gist = battle ends: { $effect }
when-one-passes-first = { $led ->
    [1] the first player to pass in a round { $effect_predicate }
   *[0] when the first player passes in a round, { $effect }
}
    .gist = { $led ->
    [1] first to pass { $effect_predicate }
   *[0] first pass: { $effect }
}
when-removed = when a player removes this card [from the game](remove) out of your [discard pile](discard-pile), { $effect }
    .gist = when removed, { $effect }

## Force of will

will-save = discard this card from your hand to cancel the [capture](capture) or the destruction of one of your cards
    .gist = cancel a capture or destruction
will-stop-activation = discard this card from your hand to cancel the [activation](activation) of an opposing card by an Activation token
    .gist = cancel an opposing activation
