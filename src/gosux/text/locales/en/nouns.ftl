# Which cards a text speaks of: one noun phrase, composed of what the selector says. Whoever acts is $who.
# $number is how many cards they are, for the plural; $most how many at most: 1(+1) makes a plural.

noun = { noun-before }{ $number ->
    [one] card
   *[other] cards
}{ noun-after }
noun-one = { $clan ->
    [none] { $noun_begins ->
        [vowel] an { $noun }
       *[other] a { $noun }
    }
   *[other] 1 { $noun }
}
noun-this = this card
    .gist = this
noun-that = that card
    .gist = it

## What stands before and after "card"

noun-before = { $whose ->
    [opposing] opposing{" "}
   *[other] {""}
}{ $area ->
    [adjacent] [adjacent](adjacent){" "}
   *[other] {""}
}{ $open ->
    [1] { -open }{" "}
   *[0] {""}
}{ $clan ->
    [none] {""}
   *[other] { $clan_card }{" "}
}{ $keywords_count ->
    [0] {""}
   *[other] { $keywords_or }{" "}
}
noun-after = { $names_count ->
    [0] {""}
   *[other] {" "}named { $names_or }
}{ $any_level ->
    [1] {""}
   *[0] {" "}of { $levels }
}{ $chosen_clan ->
    [1] {" "}of that clan
   *[0] {""}
}{ $chosen_level ->
    [same] { $chosen_clan ->
        [1] {" "}and level
       *[0] {" "}of that level
    }
    [x] { $chosen_clan ->
        [1] {" "}and of level [X](x)
       *[0] {" "}of level [X](x)
    }
    [up-to] {" "}whose level is not higher than the discarded card's
   *[none] {""}
}{ $whose ->
    [yours] {" "}of { own-army }
   *[other] {""}
}{ $area ->
    [row-or-column] {" "}in this [row](row) or in this [column](column)
   *[other] {""}
}{ $more_levels ->
    [1] {" "}(or of { $supremacy } if { condition-supremacy })
   *[0] {""}
}

## Short forms for gists. A level says enough: what else a card must be is left to the full text.

noun-gist = { $names_count ->
    [0] { $any_level ->
        [0] level { noun-short }
       *[1] { noun-gist-before }{ noun-gist-head }
    }
    [one] { $number ->
        [one] a { $names }
       *[other] { $names }
    }
   *[other] { $names_slash }
}
noun-gist-before = { $whose ->
    [opposing] opposing{" "}
    [yours] { own }{" "}
   *[other] {""}
}{ $area ->
    [adjacent] [adjacent](adjacent){" "}
   *[other] {""}
}{ $open ->
    [1] { -open }{" "}
   *[0] {""}
}
noun-gist-head = { $chosen_level ->
    [x] level [X](x)
   *[other] { $keywords_count ->
        [0] { $clan ->
            [none] { noun-gist-card }
           *[other] { $most ->
                [one] 1 { $clan_card }
               *[other] { $clan_card }
            }
        }
       *[other] { $most ->
            [one] { $in_play ->
                [1] { $keywords_or }
               *[0] { $keywords_begins ->
                    [vowel] an { $keywords_or }
                   *[other] a { $keywords_or }
                }
            }
           *[other] { $keywords_many }
        }
    }
}
noun-gist-card = { $area ->
    [row-or-column] { $most ->
        [one] one in [row](row) or [column](column)
       *[other] cards in [row](row) or [column](column)
    }
   *[other] { $most ->
        [one] { $bare ->
            [1] a card
           *[0] card
        }
       *[other] cards
    }
}
noun-short = { $levels_short }{ $more_levels ->
    [1] {" "}({ $supremacy_short })
   *[0] {""}
}
noun-brief = { noun-gist-before }{ $any_level ->
    [0] level { noun-short }
   *[1] { noun-gist-head }
}
noun-brief-many = { noun-gist-before }{ $any_level ->
    [0] of level { noun-short }
   *[1] { $names_count ->
        [0] { noun-gist-head }
       *[other] { $names_slash }
    }
}

## Cards of a clan, before "card": a game may have a shorter word than the clan's name.

clan-card = { $id ->
   *[other] { $name }
}

## What belongs to whoever acts

-their-deck = their deck
-their-pile = their [discard pile](discard-pile)
own = { $who ->
    [you] your
   *[other] their
}
own-army = { own } army
own-hand = { own } hand
own-deck = { $who ->
    [you] { -your-deck }
   *[other] { -their-deck }
}
own-pile = { $who ->
    [you] { -your-pile }
   *[other] { -their-pile }
}
own-opponent = { own } opponent
