# Cards as the page shows them, the card browser and the rules.

## On a card

page-open = { -open }
page-captured = { -captured }
page-shift = Shift cost { $cost }
page-no-shift = cannot be shifted
page-icons = { $count ->
    [one] 1 place for an Activation token
   *[other] { $count } places for Activation tokens
}
page-bounty-token = Bounty token
page-granted = { $name } (granted)
page-hidden-card = a hidden card
page-card-label = { $name }, { $rank } of { $clan }, value { $value }
page-captured-label = { $name }, { -captured }, value 0
page-label-open = { -open }
page-label-tokens = { $count ->
    [one] 1 token on it
   *[other] { $count } tokens on it
}
page-label-bounty = with the Bounty token
page-label-shift = shift cost { $cost }
page-rank-of = { $rank } · { $clan }

## A card looked at closely

zoom-label = Card
zoom-now = Now
zoom-keywords = Keywords
zoom-rulings = Rulings
zoom-close = Close
zoom-previous = Previous card
zoom-next = Next card
zoom-mirror = mirror: { $card }
zoom-worth = Worth { $value } now:
zoom-part = { $id ->
    [printed] printed value { $amount }
    [doubled-by-token] { $amount } more for its token
    [doubled-by-bounty] { $amount } more against Bounty
   *[captured] nothing while it is { -captured }
}
zoom-is-open = nothing lies above it or to its right.
    .title = { -open }:
zoom-not-open = covered by { $slots }.
    .title = Not { -open }:
zoom-acts-as = it does what { $card } does.
    .title = Acting:
zoom-clans = counts as { $clans }.
    .title = Clans:
zoom-x = { $x } now.
    .title = X is
zoom-copies = { $count ->
    [one] 1 copy
   *[other] { $count } copies
}
zoom-rule = Rule { $number }

## The card browser and the rules

library-title = Cards and rules
library-cards = Cards
library-rules = Rules
library-words = Words
library-find = Find
library-find-cards = Find cards: name, text, keyword…
library-find-rules = Find rules: number or words…
library-all-clans = All clans
library-all-levels = All levels
library-all-keywords = All keywords
library-clan = Clan
library-level = Level
library-keyword = Keyword
library-game = Game
library-count = { $count ->
    [0] No card fits.
    [one] 1 card
   *[other] { $count } cards
}
library-rule-count = { $count ->
    [0] No rule fits.
    [one] 1 rule
   *[other] { $count } rules
}
library-clear = Show all
library-chapters = Chapters
library-home = Play
library-tile = Tile
library-loading = Loading…
library-language = Language
library-theme = Light or dark
library-failed = The cards could not be loaded. Is the server running?
library-again = Try again

## What cards do, in a word or two

deed-advantage = Advantage
deed-ban = Forbid
deed-bounty = Bounty
deed-capture = { -capture(letter: "capital") }
deed-capture-or-release = Capture or release
deed-clans = Many clans
deed-copy = Copy
deed-destroy = Destroy
deed-discard = Discard
deed-double = Doubled value
deed-draw = Draw
deed-echo = Echo
deed-equal = Even out
deed-ethereal = Ethereal
deed-hand = Hand limit
deed-level = Level armies
deed-levels = Every level
deed-lift = Back to hand
deed-mill = Deck to pile
deed-mirror = Mirror
deed-names = Other names
deed-pass = Pass
deed-point = Victory point
deed-regain = From the pile
deed-release = Release
deed-remove = Remove
deed-sacrifice = Sacrifice
deed-search = Search
deed-secret = Secret shift
deed-shield = Cancel
deed-shuffle = Shuffle in
deed-strength = Strength
deed-swap = Swap
deed-tile = Flip tiles
deed-token = Tokens back
deed-topdeck = Onto a deck
deed-turn = Another turn
deed-unlock = Unlock
deed-win = Special win
deed-effect = Effect
# Rare cases, orders and limits at the end of a chapter of the rules.
rules-fine = Fine points
