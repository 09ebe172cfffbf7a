# Names, and the words around everything else.

## Words that are not the same in all games. $letter is capital or small.

-open = [OPEN](open)
-open-card = an [OPEN card](open)
-capture = { $letter ->
    [capital] [Capture](capture)
   *[small] [capture](capture)
}
-captured = [captured](capture)
-your-deck = your deck
-your-pile = your [discard pile](discard-pile)
-effect = effect
-the-effect = the effect

## Names and lists

player-name = Player { $number }
name-of = { $name }'s
with-notes = { $sentence } ({ $notes }).
list-and = { $rest } and { $last }
list-or = { $rest } or { $last }
list-nor = { $rest } nor { $last }
list-you = You
rank = { $level ->
    [1] Troop
    [2] Hero
   *[3] Immortal
}
row = { $level ->
    [1] Troop row
    [2] Hero row
   *[3] Immortal row
}
battle-standing = { $player_is ->
    [you] you have { $value }
   *[they] { $player } has { $value }
}
levels = { $mask ->
    [1] level I
    [2] level II
    [3] level I or II
    [4] level III
    [5] level I or III
    [6] level II or III
   *[7] any level
}
    .short = { $mask ->
    [1] I
    [2] II
    [3] I–II
    [4] III
    [5] I, III
    [6] II–III
   *[7] I–III
}
slot-whose = { $whose ->
    [yours] your { $slot }
    [opposing] opposing { $slot }
   *[named] { $of } { $slot }
}
cards-with-keyword = { $id ->
    [veteran] Veterans
   *[other] { $name }
}

## gosux cards, gosux rules

card-header = { $clan } · { $rank } ({ $level }) · value { $value } · { $shift ->
    [-1] cannot be shifted
   *[other] shift { $shift }
} · { $icons ->
    [0] no icon
    [one] 1 icon
   *[other] { $icons } icons
}
card-name = Name
card-clan = Clan
card-rank = Rank
card-icons = Icons
card-keywords = Keywords
card-gist = In short
card-rulings = Rulings
named-text = { $name }: { $text }
cards-none = No card fits.
cards-others = Other cards of that name
cards-unknown = { $close ->
    [none] no card is called "{ $wanted }"
   *[other] no card is called "{ $wanted }"; did you mean { $close }?
}
cards-unknown-clan = no clan is called "{ $wanted }"; there are: { $known }
cards-unknown-keyword = no keyword is called "{ $wanted }"; there are: { $known }
cards-unknown-level = no level is called "{ $wanted }"; there are: I, II, III
