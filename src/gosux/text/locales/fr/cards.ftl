# Ce que disent les cartes. Un message par clause ; `.gist` est sa forme brève pour la table : 34 caractères au plus par carte.
# $form vaut order (« piochez 1 carte »), infinitive (« piocher 1 carte ») ou subject (« chaque joueur pioche 1 carte »).

## Comment les clauses se suivent

clause-then = { $joint ->
    [others] { $first }, puis vous { $second }
    [apart] { $first }. Ensuite, { $second }
   *[together] { $first }, puis { $second }
}
    .gist = { $first }, { $second }
clause-then-three = { $first }, { $second }, puis { $third }
    .gist = { $first }, { $second }, { $third }
clause-then-if = { $first }, puis, { $second }
    .gist = { $first } ; { $second }
clause-if = si { $condition }, { $effect }
    .gist = { $condition } : { $effect }
clause-if-else = si { $condition }, { $effect } ; sinon, { $otherwise }
    .gist = { $condition } : { $effect }, ou { $otherwise }
clause-each-draws-or-discards = { $effect_effect } ; celui qui n'en a aucun { $effect_otherwise_predicate }
    .gist = chacun { $effect_effect_amount_short }, ou défausse { $effect_otherwise_amount_short }
clause-if-you-do = { $first }. Si vous le faites, { $second }
    .gist = { $first } : { $second }
clause-each-player = { $effect }
    .gist = { $effect }
clause-may = { $form ->
    [subject] { $subject } peut { $effect_infinitive }
   *[order] vous pouvez { $effect_infinitive }
}
    .gist = { $form ->
    [subject] { $subject } peut { $effect_infinitive }
   *[order] vous pouvez { $effect_infinitive }
}
clause-may-draw-then-discard =
    .gist = +{ $effect_first_amount_short }, −{ $effect_second_amount_short } permis
clause-one-of = choisissez : { $first_infinitive }, ou { $second_infinitive }
    .gist = { $first } ou { $second }
clause-deed-or-draw =
    .gist = { $first_deed ->
    [destroy] détruisez { $first_target_levels_short } ou { $second }
   *[other] { $first } ou { $second }
}
clause-may-repeat = { $effect }. Si { $condition }, vous pouvez recommencer une fois
    .gist = { $effect }, voire 2
clause-choose-clan = choisissez un clan : { $then }
    .gist = { $then }
clause-choose-level = choisissez un niveau : { $then }
    .gist = { $then }
clause-choose-number = choisissez [X](x) : { $then }
    .gist = { $then }
clause-choose-x-level = choisissez [X](x) : { $then }
    .gist = { $then }

## Piocher et défausser

clause-draw = { $form ->
    [order] piochez { $amount }
    [infinitive] piocher { $amount }
   *[subject] { $subject } pioche { $amount }
}
    .gist = { $form ->
    [subject] { $subject } pioche { $amount_short }
    [infinitive] piocher { $amount_short }
   *[order] piochez { $amount_short }
}
clause-discard = { $form ->
    [order] défaussez { $amount }
    [infinitive] défausser { $amount }
   *[subject] { $amount_kind ->
        [number] { $who ->
            [opponent] { $subject } défausse { $amount } de son choix
           *[other] { $subject } défausse { $amount }
        }
       *[other] { $subject } défausse { $amount }
    }
}
    .gist = { $form ->
    [subject] { $subject } défausse { $amount_short }
    [infinitive] défausser { $amount_short }
   *[order] défaussez { $amount_short }
}
clause-discard-then-draw =
    .gist = { $first_who ->
    [chosen-opponent] { $first_amount_kind ->
        [bonus] { $first_subject } perd { $first_amount_short }, { $second }
       *[other] { $first }, { $second }
    }
   *[other] { $first }, { $second }
}
clause-discard-then-advantage =
    .gist = { $first }
clause-discard-hand = { $form ->
    [order] défaussez toute votre main
    [infinitive] défausser toute votre main
   *[subject] { $subject } défausse toute sa main
}
    .gist = { $form ->
    [subject] { $subject } défausse sa main
   *[order] défaussez votre main
}
clause-each-redraws =
    .gist = main de { $effect_second_amount_short } pour chacun
clause-hold-exactly = { $form ->
    [order] piochez ou défaussez
    [infinitive] piocher ou défausser
   *[subject] { $subject } pioche ou défausse
} jusqu'à avoir { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
} en main
    .gist = { $form ->
    [subject] { $subject } ajuste sa main à
   *[order] ajustez votre main à
} { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
clause-discard-to = vous pouvez défausser de votre main { $pick } pour { $then_infinitive }
    .gist = { $pick_keywords } : { $then }
clause-discard-of-one-clan = vous pouvez défausser { $number ->
    [one] { $number } carte
   *[other] { $number } cartes d'un même clan
}
    .gist = défaussez { $number } d'un clan
clause-discard-of-one-clan-to = vous pouvez défausser { $first_number ->
    [one] { $first_number } carte
   *[other] { $first_number } cartes d'un même clan
} pour { $second_infinitive }
    .gist = { $first_number } d'un clan : { $second }

## Cartes du deck

clause-mill = { $form ->
    [order] mettez { $amount_top } de { -your-deck } dans { -your-pile }
    [infinitive] mettre { $amount_top } de { -your-deck } dans { -your-pile }
   *[subject] { $subject } met { $amount_top } de son deck dans [sa défausse](discard-pile)
}
    .gist = { $form ->
    [subject] { $amount } d'un deck en défausse
   *[order] { $amount } du deck en défausse
}
clause-mill-then-take = { $first }, puis prenez-y { $second_pick } et ajoutez-la à votre main
    .gist = { $first_amount_short } en défausse, prenez { $second_pick_short }
clause-reveal-and-keep-one = { $form ->
    [infinitive] [révéler](reveal) { $number ->
        [one] la première carte
       *[other] les { $number } premières cartes
    } de { -your-deck }, en ajouter une de votre choix à votre main et mettre les autres dans { -your-pile }
   *[order] [révélez](reveal) { $number ->
        [one] la première carte
       *[other] les { $number } premières cartes
    } de { -your-deck } : ajoutez-en une de votre choix à votre main et mettez les autres dans { -your-pile }
}
    .gist = révélez { $number }, gardez-en 1
clause-reveal-and-keep = { $form ->
    [infinitive] [révéler](reveal) { $number ->
        [one] la première carte
       *[other] les { $number } premières cartes
    } de { -your-deck }, en ajouter { $amount_short } de votre choix à votre main et mettre les autres dans { -your-pile }
   *[order] [révélez](reveal) { $number ->
        [one] la première carte
       *[other] les { $number } premières cartes
    } de { -your-deck } : ajoutez-en { $amount_short } de votre choix à votre main et mettez les autres dans { -your-pile }
}
    .gist = révélez { $number }, gardez-en { $amount_short }
clause-reveal-and-keep-all = [révélez](reveal) { $number ->
    [one] la première carte
   *[other] les { $number } premières cartes
} de { -your-deck } : ajoutez toutes les { $pick } à votre main et mettez les autres dans { -your-pile }
    .gist = révélez { $number }, gardez les bonnes
clause-choose-clan-and-reveal = choisissez un clan et { $then }
    .gist = révélez { $then_number }, gardez un clan
clause-choose-level-and-reveal = choisissez un niveau et { $then }
    .gist = révélez { $then_number }, gardez un niveau
clause-opponent-keeps-one = un adversaire de votre choix [révèle](reveal) { $number ->
    [one] la première carte
   *[other] les { $number } premières cartes
} de { -your-deck } et en garde une ; vous prenez les autres
    .gist = révélez { $number }, un autre en garde 1
clause-reveal-and-sort = [révélez](reveal) les 3 premières cartes de { -your-deck } : mettez-en une dans votre main, une sur le dessus de { -your-deck } et la dernière sous { -your-deck }
    .gist = révélez 3 : main, dessus, dessous
clause-search = { $to ->
    [top] cherchez { $pick } dans { -your-deck }, { -your-deck.gender ->
        [feminine] mélangez-la
       *[masculine] mélangez-le
    }, puis mettez la carte trouvée sur le dessus
   *[hand] cherchez n'importe quelle carte dans { -your-deck }, ajoutez-la à votre main, puis mélangez { -your-deck }
}
    .gist = { $to ->
    [top] mettez { $pick } sur { -your-deck }
   *[hand] cherchez n'importe quelle carte
}

## Cartes de la défausse

clause-take = { $up_to ->
    [1] { $one_of_each_level ->
        [1] prenez dans { -your-pile } jusqu'à { $amount_short } { $pick } (une au plus de chaque niveau) et ajoutez-les à votre main
       *[0] prenez dans { -your-pile } jusqu'à { $amount_short } { $pick } et ajoutez-les à votre main
    }
   *[0] { $count ->
        [one] { $amount_kind ->
            [bonus] { $form ->
                [infinitive] ajouter à votre main, depuis { -your-pile }, { $amount_short } { $pick_many }
               *[order] ajoutez à votre main, depuis { -your-pile }, { $amount_short } { $pick_many }
            }
           *[other] { $form ->
                [infinitive] prendre dans { -your-pile } { $pick } et l'ajouter à votre main
               *[order] prenez dans { -your-pile } { $pick } et ajoutez-la à votre main
            }
        }
       *[other] { $form ->
            [infinitive] prendre dans { -your-pile } { $amount_short } { $pick_many } et les ajouter à votre main
           *[order] prenez dans { -your-pile } { $amount_short } { $pick_many } et ajoutez-les à votre main
        }
    }
}
    .gist = { $up_to ->
    [1] prenez { $amount_short } { $pick }
   *[0] { $count ->
        [one] { $amount_kind ->
            [bonus] prenez { $amount_short } { $pick }
           *[other] prenez { $pick } en défausse
        }
       *[other] prenez { $amount_short } { $pick_many }
    }
}
clause-take-named = { $form ->
    [infinitive] ajouter
   *[order] ajoutez
} à votre main { $amount_short } { $count ->
    [one] carte de { -your-pile } nommée
   *[other] cartes de { -your-pile } nommées
} { $pick_names_or }
clause-take-named-then =
    .gist = { $first_amount_number ->
    [1] prenez { $first_pick } (+{ $first_amount_more })
   *[other] { $first }
}
clause-take-then-may =
    .gist = prenez { $first_pick }, { $second_condition } : +{ $second_effect_effect_amount_short } carte
clause-take-then-turn-if =
    .gist = { $first }, tour si { $second_condition }
clause-choose-clan-and-level = choisissez un clan et un niveau : { $then_then }
    .gist = prenez { $then_then_amount_short } d'un clan et d'un niveau
clause-take-all-of-name = choisissez un nom de carte : prenez dans { -your-pile } toutes les cartes de ce nom et ajoutez-les à votre main
    .gist = prenez tout un nom en défausse
clause-fetch-named = ajoutez à votre main toutes vos cartes nommées { $name }, de { -your-pile } ou [retirées de la partie](remove)
    .gist = prenez les { $name }, même retirés
clause-put-on-deck-in-order = choisissez jusqu'à { $amount } de { -your-pile } et mettez-les sur le dessus de { -your-deck } dans l'ordre de votre choix
    .gist = { $amount_short } de la défausse au deck
clause-order-then =
    .gist = { $first_amount_short } de défausse au deck, { $second }
clause-may-remove = vous pouvez [retirer de la partie](remove) une carte de { -your-pile }
    .gist = retirez 1 en défausse
clause-remove-that = [retirez](remove) la carte [copiée](copy) de la partie
    .gist = retirez
clause-remove-all-of-clan = [retirez de la partie](remove) toutes les cartes de ce clan qui sont dans { -your-pile }
    .gist = retirez un clan en défausse
clause-each-removes-a-clan = chaque joueur choisit un clan présent dans [sa défausse](discard-pile) et [retire de la partie](remove) toutes les cartes de ce clan qui s'y trouvent
    .gist = chacun retire un clan en défausse
clause-shuffle-clan-into-deck = mélangez à { -your-deck } toutes les cartes de ce clan qui sont dans { -your-pile }
    .gist = mélangez un clan au deck
clause-each-shuffles-a-clan = chaque joueur choisit un clan et mélange à son deck toutes les cartes de ce clan qui sont dans [sa défausse](discard-pile)
    .gist = chacun mélange un clan
clause-return-removed-to-deck = mélangez à { -your-deck } votre carte { $name } [retirée de la partie](remove)
    .gist = mélangez { $name } au deck
clause-return-then =
    .gist = { $second_short }
clause-if-removed-return = si { $condition }, mélangez-la à { -your-deck }, puis { $effect_second }

## Capturer, détruire, libérer

-capture-order = [capturez](capture)
-capturing = [capture](capture)
clause-deed = { $deed ->
    [capture] { $may ->
        [1] { $form ->
            [subject] { $subject } peut { -capture } { $target }
           *[order] vous pouvez { -capture } { $target }
        }
       *[0] { $form ->
            [infinitive] { -capture } { $target }
           *[order] { -capture-order } { $target }
        }
    }
    [destroy] { $form ->
        [infinitive] [détruire](destroy) { $target }
       *[order] [détruisez](destroy) { $target }
    }
    [release] { $target_kind ->
        [everywhere] [libérez](release) { $target } de votre choix
       *[other] [libérez](release) { $target }
    }
    [capture-or-release] { $form ->
        [infinitive] [capturer](capture) ou [libérer](release) { $target }
       *[order] [capturez](capture) ou [libérez](release) { $target }
    }
   *[capture-or-destroy-or-release] { $form ->
        [infinitive] [capturer](capture), [détruire](destroy) ou [libérer](release) { $target }
       *[order] [capturez](capture), [détruisez](destroy) ou [libérez](release) { $target }
    }
}
    .gist = { $deed ->
    [capture] { $may ->
        [1] { $form ->
            [subject] { $subject } peut { -capture } { $target }
           *[order] { -capture-order } { $target }
        }
       *[0] { $target_kind ->
            [this] capturez-la
           *[other] { -capture-order } { $target }
        }
    }
    [destroy] détruisez { $target }
    [release] libérez { $target }
    [capture-or-release] capturez ou libérez { $target }
   *[capture-or-destroy-or-release] { $target_chosen ->
        [level] capturez/détruisez/libérez
       *[none] capturez/détruisez/libérez { $target_short }
    }
}
    .short = { $deed ->
    [capture] { -capture-order } 1
    [destroy] détruisez 1
   *[release] libérez 1
}
clause-deed-then-advantage =
    .gist = { $first_short }, { $second }
clause-deed-then-draw =
    .gist = { $second_amount_kind ->
    [level-of-that] { $first_short }, { $second }
   *[other] { $first }, { $second }
}
clause-deed-then-if =
    .gist = { $first_short } ; { $second_condition } : +{ $second_effect_effect_amount_short } permis
clause-deed-to-several = { $deed ->
    [destroy] { $form ->
        [infinitive] [détruire](destroy)
       *[order] [détruisez](destroy)
    } { $up_to ->
        [1] jusqu'à { $amount_short } { $target_many }
       *[0] { $amount_short } { $target_many }
    }{ $count ->
        [one] {""}
       *[other] , choisies ensemble
    } ; une carte que cela seul rend { -open } ne compte pas
   *[capture] { $form ->
        [infinitive] { -capture }
       *[order] { -capture-order }
    } { $up_to ->
        [1] jusqu'à { $amount_short } { $target_many }
       *[0] { $amount_short } { $target_many }
    }
}
    .gist = { $up_to ->
    [1] { $deed ->
        [destroy] détruisez jusqu'à { $amount_short } { $target_many_short }
       *[capture] { -capture-order } jusqu'à { $amount_short } { $target_many_short }
    }
   *[0] { $deed ->
        [destroy] détruisez { $amount_short } { $target_many_short }
       *[capture] { -capture-order } { $amount_short } { $target_many_short }
    }
}
clause-if-done-to-this =
    .gist = { $second_short }
clause-destroy-all = [détruisez](destroy) toutes les { $target }
    .gist = détruisez les { -open(number: "many") } d'un clan
clause-release-all = { $whose ->
    [yours] [libérez](release) toutes vos cartes [capturées](capture)
   *[opponents] [libérez](release) toutes les cartes [capturées](capture) de votre adversaire
}
    .gist = { $whose ->
    [yours] libérez toutes vos cartes
   *[opponents] libérez ses cartes
}

## Copier

clause-copy = { $target_begins ->
    [vowel] { $target_kind ->
        [everywhere] [copiez](copy) l'effet d'{ $target } en jeu
       *[other] [copiez](copy) l'effet d'{ $target }
    }
   *[other] [copiez](copy) l'effet de { $target }
}
    .gist = { $target_kind ->
    [everywhere] copiez { $target } en jeu
   *[other] copiez { $target }
}
clause-copy-from-pile = [copiez](copy) l'effet d'une carte de n'importe [quelle défausse](discard-pile)
    .gist = copiez en défausse
clause-copy-activation = { $form ->
    [infinitive] [copier](copy) le [pouvoir d'activation](activate) d'une carte de l'armée d'un adversaire
   *[order] [copiez](copy) le [pouvoir d'activation](activate) d'une carte de l'armée d'un adversaire
}
    .gist = copiez une activation adverse
clause-copy-then-remove =
    .gist = { $first }, puis { $second }
clause-copy-then-deed = { $second_deed ->
   *[capture] { $first }, puis [capturez](capture) la carte [copiée](copy)
}
    .gist = { $second_deed ->
   *[capture] { $first }, capturez-la
}
clause-deed-then-copy = { $first }, puis [copiez](copy) son effet
    .gist = { $first }, copiez-la

## Sacrifices, échanges, cartes mises sur un deck, jetons

clause-sacrifice = { $form ->
    [order] [sacrifiez](sacrifice) { $amount_open }
    [infinitive] [sacrifier](sacrifice) { $amount_open }
   *[subject] { $subject } [sacrifie](sacrifice) { $amount_open }
}
    .gist = { $form ->
    [subject] { $subject } sacrifie { $amount_short }
   *[order] sacrifiez { $amount_short }
}
clause-sacrifice-then-discard =
    .gist = qui a le plus perd 1, jeu et main
clause-put-on-deck = { $by_controller ->
    [1] choisissez { $target } : celui qui la contrôle la met sur le dessus de son deck
   *[0] mettez { $target } de l'une ou l'autre armée sur le dessus du deck de son propriétaire
}
    .gist = { $target_open } sur le deck
clause-may-swap = { $whose ->
    [yours] vous pouvez [échanger](swap) 2 cartes de la même [ligne](row) de votre armée
   *[one-army] vous pouvez [échanger](swap) 2 cartes de la même [ligne](row) d'une même armée
}
    .gist = échange
clause-swap = { $whose ->
    [yours] { $form ->
        [infinitive] [échanger](swap) 2 cartes de la même [ligne](row) de votre armée
       *[order] [échangez](swap) 2 cartes de la même [ligne](row) de votre armée
    }
   *[one-army] { $form ->
        [infinitive] [échanger](swap) 2 cartes d'une même [ligne](row) dans l'armée du joueur de votre choix
       *[order] [échangez](swap) 2 cartes d'une même [ligne](row) dans l'armée du joueur de votre choix
    }
}
    .gist = échange
clause-swap-then-deed-if =
    .gist = { $first } ; { $second_condition } : { $second_effect_short }
clause-return-to-hand = { $form ->
    [infinitive] renvoyer
   *[order] renvoyez
} { $target } dans la main du joueur qui la contrôle ; ce joueur défausse ensuite { $number ->
    [one] 1 carte
   *[other] { $number } cartes
}
    .gist = une { $target_open } en main, défausse de { $number }
clause-place-bounty-token = posez le [jeton Prime](bounty-token) sur une carte face visible de l'une ou l'autre armée, ou déplacez-le sur une autre
    .gist = posez ou déplacez le jeton Prime
clause-take-back = { $form ->
    [subject] { $number ->
        [one] { $subject } [reprend](take-back) un [jeton d'activation](activation)
       *[other] { $subject } [reprend](take-back) { $number } [jetons d'activation](activation)
    }
   *[order] { $up_to ->
        [1] [reprenez](take-back) jusqu'à { $number } de vos [jetons d'activation](activation)
       *[0] { $number ->
            [one] [reprenez](take-back) un [jeton d'activation](activation)
           *[other] [reprenez](take-back) { $number } [jetons d'activation](activation)
        }
    }
}
    .gist = { $form ->
    [subject] { $subject } reprend { $number }
   *[order] { $number ->
        [one] reprenez 1 jeton
       *[other] reprenez { $number } jetons
    }
}
clause-take-advantage = { $form ->
    [infinitive] prendre le [jeton Avantage](advantage)
   *[order] prenez le [jeton Avantage](advantage)
}
    .gist = Avantage
clause-gain-point = { $form ->
    [infinitive] recevoir aussitôt 1 [point de victoire](victory-point)
   *[order] recevez aussitôt 1 [point de victoire](victory-point)
}
    .gist = 1 point de victoire
clause-gain-point-then =
    .gist = { $first }
clause-unlock = { $form ->
    [infinitive] [débloquer](unlock) un [jeton d'activation](activation)
   *[order] [débloquez](unlock) un [jeton d'activation](activation)
}
    .gist = débloquez
    .short = jeton
clause-unlock-then =
    .gist = { $first_short }
clause-flip-tile = retournez une de vos [tuiles Immortel](tile). Si c'est votre troisième tuile retournée et que vous avez un [jeton Suprématie](supremacy), vous gagnez aussitôt la partie
    .gist = retournez une tuile, 3e décisive

## Tours

clause-gain-turn = { $recall ->
    [1] jouez un [tour additionnel](additional-turn) après celui-ci. Pendant ce tour, vous pouvez jouer une carte de { -your-pile } comme si elle venait de votre main
   *[0] { $form ->
        [infinitive] jouer un [tour additionnel](additional-turn) après celui-ci
       *[order] jouez un [tour additionnel](additional-turn) après celui-ci
    }
}
    .gist = { $recall ->
    [1] tour en plus, défausse jouable
   *[0] tour en plus
}
clause-may-pass = vous pouvez passer aussitôt
    .gist = passe possible
clause-look-and-ban = regardez la main de votre adversaire et nommez une carte. Jusqu'à la fin de votre prochain tour, votre adversaire ne peut ni jouer la carte nommée ni la faire entrer par une [relève](shift)
    .gist = voyez la main, bannissez une carte
