# De quelles cartes un texte parle : un seul groupe nominal, composé de ce que dit le sélecteur. Celui qui agit est $who.
# $number est le nombre de cartes, pour le pluriel.

noun = { $number ->
    [one] carte
   *[other] cartes
}{ noun-after }
noun-one = { $clan ->
    [none] une { $noun }
   *[other] 1 { $noun }
}
noun-this = cette carte
noun-that = cette carte

## Ce qui suit « carte »

noun-after = { $clan ->
    [none] {""}
   *[other] {" "}{ $clan_card }
}{ $open ->
    [1] { $number ->
        [one] {" "}{ -open }
       *[other] {" "}{ -open(number: "many") }
    }
   *[0] {""}
}{ $whose ->
    [opposing] { $number ->
        [one] {" "}adverse
       *[other] {" "}adverses
    }
   *[other] {""}
}{ $area ->
    [adjacent] { $number ->
        [one] {" "}[adjacente](adjacent)
       *[other] {" "}[adjacentes](adjacent)
    }
   *[other] {""}
}{ $names_count ->
    [0] {""}
   *[other] { $number ->
        [one] {" "}nommée { $names_or }
       *[other] {" "}nommées { $names_or }
    }
}{ $any_level ->
    [1] {""}
   *[0] {" "}de { $levels }
}{ $chosen_clan ->
    [1] {" "}de ce clan
   *[0] {""}
}{ $chosen_level ->
    [same] { $chosen_clan ->
        [1] {" "}et de ce niveau
       *[0] {" "}de ce niveau
    }
    [x] { $chosen_clan ->
        [1] {" "}et de niveau [X](x)
       *[0] {" "}de niveau [X](x)
    }
    [up-to] {" "}dont le niveau ne dépasse pas celui de la carte défaussée
   *[none] {""}
}{ $keywords_count ->
    [0] {""}
   *[other] {" "}avec { $keywords_or }
}{ $whose ->
    [yours] {" "}de { own-army }
   *[other] {""}
}{ $area ->
    [row-or-column] {" "}de cette [ligne](row) ou de cette [colonne](column)
   *[other] {""}
}{ $more_levels ->
    [1] {" "}(ou de { $supremacy } { $who ->
        [you] si { condition-supremacy }
       *[other] s'{ condition-supremacy.them }
    })
   *[0] {""}
}

## Formes brèves. Un niveau suffit : le texte complet dit le reste.

noun-gist = { $names_count ->
    [0] { $any_level ->
        [0] { $open ->
            [1] { $more_levels ->
                [1] { noun-short }
               *[0] un niveau { noun-short }
            }
           *[0] un niveau { noun-short }
        }
       *[1] { noun-gist-head }
    }
    [one] { $number ->
        [one] un { $names }
       *[other] { $names }
    }
   *[other] { $names_slash }
}
noun-gist-head = { $keywords_count ->
    [0] { $clan ->
        [none] { noun-gist-card }
       *[other] { $number ->
            [one] 1 { $clan_card }
           *[other] { $clan_card }
        }
    }
   *[other] { $number ->
        [one] { $in_play ->
            [1] { $keywords_or }
           *[0] un { $keywords_or }
        }
       *[other] { $keywords_many }
    }
}
noun-gist-card = { $area ->
    [row-or-column] en [ligne](row) ou en [colonne](column)
   *[other] { $whose ->
        [yours] { $number ->
            [one] { $who ->
                [you] 1 à vous
               *[other] 1 à lui
            }
           *[other] { $who ->
                [you] à vous
               *[other] à lui
            }
        }
       *[other] { $number ->
            [one] { $bare ->
                [1] une carte
               *[0] une{ noun-gist-after }
            }
           *[other] { $bare ->
                [1] cartes
               *[0] cartes{ noun-gist-after }
            }
        }
    }
}
noun-gist-after = { $open ->
    [1] { $number ->
        [one] {" "}{ -open }
       *[other] {" "}{ -open(number: "many") }
    }
   *[0] {""}
}{ $whose ->
    [opposing] { $number ->
        [one] {" "}adverse
       *[other] {" "}adverses
    }
   *[other] {""}
}{ $area ->
    [adjacent] { $number ->
        [one] {" "}[adjacente](adjacent)
       *[other] {" "}[adjacentes](adjacent)
    }
   *[other] {""}
}{ $chosen_level ->
    [x] {" "}[X](x)
   *[other] {""}
}
noun-short = { $levels_short }{ $more_levels ->
    [1] {" "}({ $supremacy_short })
   *[0] {""}
}
noun-brief = { $open ->
    [1] { $any_level ->
        [0] { -open } { noun-short }
       *[1] { -open }
    }
   *[0] { noun-gist }
}
noun-brief-many = { $any_level ->
    [0] { $open ->
        [1] { $number ->
            [one] { -open } en { noun-short }
           *[other] { -open(number: "many") } en { noun-short }
        }
       *[0] en { noun-short }
    }
   *[1] { $names_count ->
        [0] { $keywords_count ->
            [0] { $number ->
                [one] carte{ noun-gist-after }
               *[other] cartes{ noun-gist-after }
            }
           *[other] { $keywords_many }
        }
       *[other] { $names_slash }
    }
}

## Cartes d'un clan, après « carte » : un jeu peut avoir un mot plus court que le nom du clan.

clan-card = { $id ->
   *[other] { $name }
}

## Ce qui est à celui qui agit

-their-deck = son deck
-their-pile = [sa défausse](discard-pile)
own-army = { $who ->
    [you] votre armée
   *[other] son armée
}
own-hand = { $who ->
    [you] votre main
   *[other] sa main
}
own-deck = { $who ->
    [you] { -your-deck }
   *[other] { -their-deck }
}
own-pile = { $who ->
    [you] { -your-pile }
   *[other] { -their-pile }
}
own-opponent = { $who ->
    [you] votre adversaire
   *[other] son adversaire
}
