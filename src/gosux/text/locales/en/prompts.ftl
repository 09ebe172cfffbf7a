# What a player is asked. The value speaks to the player who is asked; `.other` tells everyone else what they wait for;
# `.topic` names the question inside another sentence.

prompt-turn = It is your turn: choose an action.
    .other = { $player } chooses an action.
    .topic = the action of this turn
prompt-draft = Choose a clan.
    .other = { $player } chooses a clan.
    .topic = which clan to pick
prompt-mulligan = You hold fewer than 2 [Troops](troop). Show your hand and draw a new one?
    .other = { $player } decides whether to draw a new hand.
    .topic = whether to draw a new hand
prompt-row = In which [row](row) do you play { $card }?
    .other = { $player } chooses a [row](row) for { $card }.
    .topic = the row to play in
prompt-wonder = Return the [Wonder token](wonder-token) to discard 1 card less for { $card }?
    .other = { $player } decides whether to return the [Wonder token](wonder-token).
    .topic = whether to return the Wonder token
prompt-pay = { $count ->
    [one] Discard 1 card to pay for { $card }.
   *[other] Discard { $count } cards to pay for { $card }.
}
    .other = { $player } chooses how to pay for { $card }.
    .topic = how to pay
prompt-replace = Choose the card that replaces { $card }.
    .other = { $player } chooses the card that replaces { $card }.
    .topic = the replacement
prompt-discard = { $count ->
    [one] Discard 1 card.
   *[other] Discard { $count } cards.
}
    .other = { $player } chooses cards to discard.
    .topic = which card to discard
prompt-hand-limit = { $count ->
    [one] Your hand may hold { $limit } cards: discard 1 card.
   *[other] Your hand may hold { $limit } cards: discard { $count } cards.
}
    .other = { $player } discards down to the hand limit.
    .topic = which card to discard
prompt-discard-to = { $card ->
    [none] You may discard a card for this effect.
   *[other] You may discard a card for the effect of { $card }.
}
    .other = { $player } decides whether to discard a card.
    .topic = whether to discard a card
prompt-capture = { $count ->
    [0] Choose a card to { -capture }.
    [one] Choose a card to { -capture }.
   *[other] Choose a card to { -capture } ({ $count } left).
}
    .other = { $player } chooses a card to { -capture }.
    .topic = which card to { -capture }
prompt-release = Choose a card to [release](release).
    .other = { $player } chooses a card to [release](release).
    .topic = which card to release
prompt-destroy = { $count ->
    [0] Choose { -open-card } to [destroy](destroy).
    [one] Choose { -open-card } to [destroy](destroy).
   *[other] Choose { -open-card } to [destroy](destroy) ({ $count } left).
}
    .other = { $player } chooses { -open-card } to [destroy](destroy).
    .topic = which card to destroy
prompt-sacrifice = { $count ->
    [one] [Sacrifice](sacrifice) an [OPEN card](open).
   *[other] [Sacrifice](sacrifice) { $count } [OPEN cards](open), one at a time.
}
    .other = { $player } chooses a card to [sacrifice](sacrifice).
    .topic = which card to sacrifice
prompt-target = Choose a card.
    .other = { $player } chooses a card.
    .topic = a card for this effect
prompt-deed = What do you do with that card?
    .other = { $player } chooses what to do with that card.
    .topic = what to do with the chosen card
prompt-copy = Choose a card whose { -effect } you [copy](copy).
    .other = { $player } chooses a card to [copy](copy).
    .topic = which card to copy
prompt-take = { $count ->
    [0] Choose a card of your discard pile to take into your hand.
    [one] Choose a card of your discard pile to take into your hand.
   *[other] Choose a card of your discard pile to take into your hand ({ $count } left).
}
    .other = { $player } chooses a card of their discard pile.
    .topic = which card to take
prompt-remove = You may remove a card of your discard pile [from the game](remove).
    .other = { $player } decides whether to remove a card [from the game](remove).
    .topic = which card to remove from the game
prompt-order = { $count ->
    [0] Choose a card of your discard pile to put on top of your deck; the first one chosen ends on top.
    [one] Choose a card of your discard pile to put on top of your deck; the first one chosen ends on top.
   *[other] Choose a card of your discard pile to put on top of your deck; the first one chosen ends on top ({ $count } left).
}
    .other = { $player } chooses cards to put on their deck.
    .topic = which card to put on the deck
prompt-keep = { $count ->
    [0] Choose a [revealed](reveal) card to take into your hand.
    [one] Choose a [revealed](reveal) card to take into your hand.
   *[other] Choose a [revealed](reveal) card to take into your hand ({ $count } left).
}
    .other = { $player } chooses a [revealed](reveal) card.
    .topic = which revealed card to take
prompt-put-on-top = Choose a [revealed](reveal) card to put on top of your deck; the last one goes under it.
    .other = { $player } chooses a [revealed](reveal) card to put on their deck.
    .topic = which revealed card to put on top
prompt-search = Choose a card of your deck.
    .other = { $player } searches their deck.
    .topic = which card of the deck to take
prompt-name = Choose a card name.
    .other = { $player } chooses a card name.
    .topic = a card name
prompt-ban = Name a card that your opponent may not play.
    .other = { $player } names a card.
    .topic = which card to forbid
prompt-clan = Choose a clan.
    .other = { $player } chooses a clan.
    .topic = a clan
prompt-level = Choose a level.
    .other = { $player } chooses a level.
    .topic = a level
prompt-swap = You may [swap](swap) two cards of a [row](row): choose the first.
    .other = { $player } decides whether to [swap](swap) two cards.
    .topic = which card to swap
prompt-swap-with = Choose the card to [swap](swap) it with.
    .other = { $player } chooses the second card to [swap](swap).
    .topic = which card to swap with
prompt-echo = [Echo](keyword:echo): resolve the effect of { $card } once more?
    .other = { $player } decides whether to use [Echo](keyword:echo).
    .topic = whether to use Echo
prompt-bounty = { $count ->
    [one] [Bounty](keyword:bounty): draw 1 card?
   *[other] [Bounty](keyword:bounty): draw { $count } cards?
}
    .other = { $player } decides whether to draw for the [Bounty](keyword:bounty).
    .topic = whether to draw for the Bounty
prompt-bounty-token = Choose a card for the [Bounty token](bounty-token).
    .other = { $player } chooses a card for the [Bounty token](bounty-token).
    .topic = a card for the Bounty token
prompt-will = { $occasion ->
    [capture] Your { $card_bare } is about to be [captured](capture). Save it with a [Force of will](keyword:force_of_will)?
    [destroy] Your { $card_bare } is about to be [destroyed](destroy). Save it with a [Force of will](keyword:force_of_will)?
    [activation] { $card } has been [activated](activation). Cancel its effect with a [Force of will](keyword:force_of_will)?
   *[none] { $card } is concerned. Use a [Force of will](keyword:force_of_will)?
}
    .other = { $player } decides whether to use a [Force of will](keyword:force_of_will).
    .topic = whether to use a Force of will
prompt-tile = Choose one of your [Immortal tiles](tile) to flip.
    .other = { $player } chooses an [Immortal tile](tile) to flip.
    .topic = which tile to flip
prompt-take-back = { $count ->
    [0] Choose where to [take back](take-back) an [Activation token](activation) from.
    [one] Choose where to [take back](take-back) an [Activation token](activation) from.
   *[other] Choose where to [take back](take-back) an [Activation token](activation) from ({ $count } left).
}
    .other = { $player } chooses which [Activation token](activation) to [take back](take-back).
    .topic = which Activation token to take back
prompt-put-on-deck = Choose an [OPEN card](open) to put on top of its owner's deck.
    .other = { $player } chooses an [OPEN card](open) to put on a deck.
    .topic = which card to put on a deck
prompt-again = Do this a second time?
    .other = { $player } decides whether to do this a second time.
    .topic = whether to do this a second time
prompt-pass = Pass at once?
    .other = { $player } decides whether to pass at once.
    .topic = whether to pass at once
prompt-clan-to-discard = { $count ->
    [0] You may discard cards of one clan: which clan?
    [one] You may discard 1 card: of which clan?
   *[other] You may discard { $count } cards of one clan: which clan?
}
    .other = { $player } decides whether to discard cards of one clan.
    .topic = a clan whose cards to discard
prompt-trigger = Which { -effect } do you resolve next?
    .other = { $player } chooses { -the-effect } to resolve next.
    .topic = which { -effect } to resolve next
prompt-player = Choose a player.
    .other = { $player } chooses a player.
    .topic = a player
prompt-opponent = Choose an opponent.
    .other = { $player } chooses an opponent.
    .topic = an opponent
prompt-may = Use { -the-effect } of { $card }?
    .other = { $player } decides whether to use { -the-effect } of { $card }.
    .topic = whether to use { -the-effect }
prompt-number = Choose [X](x) for { $card }, { $count } at most.
    .other = { $player } chooses [X](x) for { $card }.
    .topic = the number X
prompt-one-of = Choose what { $card } does.
    .other = { $player } chooses what { $card } does.
    .topic = what the card does
prompt-redraw = You hold no [Bakuto](bakuto). Discard your hand and draw 7 cards again?
    .other = { $player } decides whether to draw a new hand.
    .topic = whether to draw a new hand
prompt-free-mulligan = { $count ->
    [0] Shuffle your hand back and draw a new one? Each redraw costs 1 card, to be discarded after the last.
    [one] Redraw once more? After 1 redraw you have to discard 1 card.
   *[other] Redraw once more? After { $count } redraws you have to discard { $count } cards.
}
    .other = { $player } decides whether to draw a new hand.
    .topic = whether to draw a new hand
prompt-return = Choose { -open-card } to return to its player's hand.
    .other = { $player } chooses { -open-card } to return to a hand.
    .topic = which card to return to a hand
prompt-incoming = Choose the goblin that { $card } [mutates](shift) into.
    .other = { $player } chooses the goblin that { $card } [mutates](shift) into.
    .topic = the new goblin
prompt-vision = Vision: { $card } is on top of your deck. Discard it?
    .other = { $player } looks at the top card of their deck.
    .topic = whether to discard the top card of the deck
prompt-enter = Resolve { -the-effect } of { $card }?
    .other = { $player } decides whether to resolve { -the-effect } of { $card }.
    .topic = whether to resolve { -the-effect }
