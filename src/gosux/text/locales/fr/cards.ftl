# Ce que disent les cartes. Un message par clause ; `.gist` est sa forme brève pour la table : 34 caractères au plus par carte.
# $form vaut order (« piochez 1 carte »), infinitive (« piocher 1 carte ») ou subject (« chaque joueur pioche 1 carte ») ; les
# verbes et { actor }, celui qui agit, s'y accordent. $who vaut you, ou qui d'autre agit : { own-hand } est « votre main » ou
# « sa main ».

## Comment les clauses se suivent

clause-then = { $joint ->
    [others] { $first }, puis vous { $second }
    [apart] { $first }. Ensuite, { $second }
   *[together] { $first }, puis { $second }
}
    .gist = { $first }, { $second }
clause-then-three = { $first }, { $second }, puis { $third }
    .gist = { $first }, { $second }, { $third }
clause-then-if = { $form ->
    [order] { $joint ->
        [together] { $first }, puis, { $second }
       *[apart] { $first }. Ensuite, { $second }
    }
   *[subject] { $joint ->
        [together] { $first }, puis { $second }
       *[apart] { $first }. Ensuite, { $second }
    }
}
    .gist = { $first } ; { $second }
clause-if = { $form ->
    [order] { if-condition }, { $effect }
   *[subject] { $effect } { if-condition }
}
    .gist = { $form ->
    [infinitive] { $effect } ({ $condition })
   *[order] { $condition } : { $effect }
}
if-condition = { $condition_is ->
    [them] s'{ $condition }
   *[other] si { $condition }
}
clause-if-else = { $form ->
    [order] { if-condition }, { $effect } ; sinon, { $otherwise }
   *[subject] { $effect } { if-condition }, sinon { $otherwise_predicate }
}
    .gist = { $condition } : { $effect }, ou { $otherwise_predicate }
clause-each-draws-or-discards = { $effect_effect } ; celui qui n'en a aucun { $effect_otherwise_predicate }
    .gist = chacun { $effect_effect_amount_short }, ou défausse { $effect_otherwise_amount_short }
clause-if-you-do = { $doer ->
    [you] { $first }. Si vous le faites, { $second }
   *[other] { $first }. S'il le fait, { $second }
}
    .gist = { $first } : { $second }
clause-each-player = { $led ->
    [1] { $effect }
   *[0] { $form ->
        [infinitive] faire ceci pour chaque joueur : { $effect }
       *[order] pour chaque joueur : { $effect }
    }
}
    .gist = { $led ->
    [1] { $effect }
   *[0] pour chacun : { $effect }
}
clause-have = obliger { $subject } à { $clause }
    .gist = obliger { $subject } à { $clause }
clause-may = { $form ->
    [subject] { $subject } peut { $effect_infinitive }
    [infinitive] { $effect_infinitive } { $who ->
        [you] si vous le voulez
       *[other] s'il le veut
    }
   *[order] vous pouvez { $effect_infinitive }
}
    .gist = { $form ->
    [subject] { $subject } peut { $effect_infinitive }
    [infinitive] { $effect_infinitive }
   *[order] vous pouvez { $effect_infinitive }
}
clause-may-draw-then-discard =
    .gist = +{ $effect_first_amount_short }, −{ $effect_second_amount_short } permis
clause-one-of = { actor }{ verb-choose } : { $first_infinitive }, ou { $second_infinitive }
    .gist = { $first } ou { $second_predicate }
clause-one-of-three = { actor }{ verb-choose } : { $first_infinitive }, { $second_infinitive }, ou { $third_infinitive }
    .gist = { $first }, { $second_predicate } ou { $third_predicate }
clause-deed-or-draw =
    .gist = { $first_deed ->
    [destroy] { $first_verbs } { $first_target_short } ou { $second }
   *[other] { $first } ou { $second }
}
clause-may-repeat = { $who ->
    [you] { $effect }. Si { $condition }, vous pouvez recommencer une fois
   *[other] { $effect }. Ce joueur peut recommencer une fois { if-condition }
}
    .gist = { $effect }, voire 2
clause-choose = { $form ->
    [order] choisissez { chosen-thing } : { $then }
   *[subject] { $led ->
        [1] { actor }{ verb-choose } { chosen-thing } et { $then_predicate }
       *[0] { actor }{ verb-choose } { chosen-thing } : { $then }
    }
}
    .gist = { $then }
chosen-thing = { $what ->
    [clan] { $among ->
        [in-discard-pile] un clan présent dans { own-pile }
       *[other] un clan
    }
    [level] un niveau
   *[x] [X](x)
}

## Piocher et défausser

clause-draw = { actor }{ verb-draw } { $amount }
    .gist = { actor }{ verb-draw } { $amount_short }
clause-discard = { actor }{ verb-discard } { $amount }{ $who ->
    [opponent] { $amount_kind ->
        [number] {" "}de son choix
       *[other] {""}
    }
   *[other] {""}
}
    .gist = { actor }{ verb-discard } { $amount_short }
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
clause-discard-hand = { actor }{ verb-discard } toute { own-hand }
    .gist = { actor }{ verb-discard } { own-hand }
clause-each-redraws =
    .gist = main de { $effect_second_amount_short } pour chacun
clause-hold-exactly = { actor }{ verb-draw } ou { verb-discard } jusqu'à avoir { cards-counted } en main
    .gist = { actor }{ verb-adjust } { own-hand } à { cards-counted }
cards-counted = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
clause-discard-to = { actor }{ verb-discard } de { own-hand } { $pick } pour { $then_infinitive }
    .gist = { actor }{ verb-discard } { $pick } pour { $then_infinitive }
    .optional-gist = { $pick_keywords_count ->
    [0] { $pick } : { $then }
   *[other] { $pick_keywords_or } : { $then }
}
clause-discard-of-one-clan = { actor }{ verb-discard } { $number ->
    [one] { $number } carte
   *[other] { $number } cartes d'un même clan
}
    .gist = { actor }{ verb-discard } { $number } d'un clan
    .optional-gist = défaussez { $number } d'un clan
clause-discard-of-one-clan-to = { $first } pour { $second_infinitive }
    .gist = { $first_effect_number } d'un clan : { $second }

## Cartes du deck

top-cards = { $number ->
    [one] la première carte
   *[other] les { $number } premières cartes
}
clause-mill = { $amount_simple ->
    [1] { actor }{ verb-put } { $amount_top } de { own-deck } dans { own-pile }
   *[0] { actor }{ verb-put } des cartes du dessus de { own-deck } dans { own-pile }, { $amount_count }
}
    .gist = { $form ->
    [subject] { milled-cards } d'un deck en défausse
   *[order] { milled-cards } du deck en défausse
}
milled-cards = { $amount_simple ->
    [1] { $amount }
   *[0] { $amount_short }
}
clause-mill-then-take = { $form ->
    [order] { $first }, puis prenez-y { $second_pick_one } et ajoutez-la à votre main
   *[subject] { $first }, puis { $second }
}
    .gist = { $first_amount_short } en défausse, prenez { $second_pick_short }
clause-reveal-and-keep = { actor }{ verb-reveal } { top-cards } de { own-deck }{ reveal-joint }{ $amount_simple ->
    [1] { verb-add-of-them } { $amount_count } de { own-choice } à { own-hand }
   *[0] { verb-add-of-them } à { own-hand }, { $amount_count },
} et { verb-put } les autres dans { own-pile }
    .gist = { actor }{ verb-reveal } { $number }, { $form ->
    [subject] en garde { $amount_short }
    [infinitive] en garder { $amount_short }
   *[order] gardez-en { $amount_short }
}
reveal-joint = { $form ->
    [order] {" "}:{" "}
   *[subject] ,{" "}
}
own-choice = { $who ->
    [you] votre choix
   *[other] son choix
}
clause-reveal-and-keep-all = { actor }{ verb-reveal } { top-cards } de { own-deck }{ reveal-joint }{ verb-add } toutes les { $pick } à { own-hand } et { verb-put } les autres dans { own-pile }
    .gist = { actor }{ verb-reveal } { $number }, { verb-keep } les bonnes
clause-choose-and-reveal = { $form ->
    [order] choisissez { chosen-thing } et { $then }
   *[subject] { actor }{ verb-choose } { chosen-thing } et { $then_predicate }
}
    .gist = révélez { $then_number }, gardez un { $what ->
    [clan] clan
   *[level] niveau
}
clause-opponent-keeps-one = { actor }{ verb-reveal } { top-cards } de { own-deck } et { $form ->
    [infinitive] en garder
   *[subject] en garde
} une ; { $outer ->
    [you] vous prenez
   *[other] ce joueur prend
} les autres
    .gist = { $form ->
    [infinitive] révéler { $number }, en garder 1
   *[order] révélez { $number }, un autre en garde 1
}
clause-reveal-and-sort = { actor }{ verb-reveal } les 3 premières cartes de { own-deck }{ reveal-joint }{ verb-put-of-them } une dans { own-hand }, une sur le dessus de { own-deck } et la dernière sous { own-deck }
    .gist = { actor }{ verb-reveal } 3 : main, dessus, dessous
clause-search = { $to ->
    [top] { actor }{ verb-search } { searched-card } dans { own-deck }, { verb-shuffle-deck }, puis { verb-put } la carte trouvée sur le dessus
   *[hand] { actor }{ verb-search } { searched-card } dans { own-deck }, { verb-add-it } à { own-hand }, puis { verb-shuffle } { own-deck }
}
    .gist = { $to ->
    [top] { actor }{ verb-put } { $pick } sur { own-deck }
   *[hand] { actor }{ verb-search } { searched-card }
}
searched-card = { $pick_bare ->
    [1] n'importe quelle carte
   *[0] { $pick }
}

## Cartes de la défausse

clause-take = { $amount_kind ->
    [bonus] { actor }{ verb-add } à { own-hand }, depuis { own-pile }, { $up_to ->
        [1] jusqu'à { $amount }
       *[0] { $amount }
    }{ $one_of_each_level ->
        [1] {" "}(une au plus de chaque niveau)
       *[0] {""}
    }
   *[other] { actor }{ verb-take } dans { own-pile } { $amount_simple ->
        [1] { $up_to ->
            [1] jusqu'à { $amount }
           *[0] { $amount_article }
        }
       *[0] des { $pick_many }
    }{ $one_of_each_level ->
        [1] {" "}(une au plus de chaque niveau)
       *[0] {""}
    }{ $amount_simple ->
        [1] {""}
       *[0] { $up_to ->
            [1] , jusqu'à { $amount_count },
           *[0] , { $amount_count },
        }
    } et { $one ->
        [1] { verb-add-it }
       *[0] { verb-add-them }
    } à { own-hand }
}
    .gist = { actor }{ verb-take } { $up_to ->
    [1] { taken-cards }
   *[0] { $one ->
        [1] { $pick } en défausse
       *[0] { taken-cards }
    }
}
taken-cards = { $amount_simple ->
    [1] { $amount_short } { $pick_brief_many }
   *[0] { $pick_brief_many }, { $amount_short }
}
clause-take-named = { actor }{ verb-add } à { own-hand } { $amount_simple ->
    [1] { $up_to ->
        [1] jusqu'à{" "}
       *[0] {""}
    }{ $amount_short } { $count ->
        [one] carte de { own-pile } nommée
       *[other] cartes de { own-pile } nommées
    } { $pick_names_or }
   *[0] des cartes de { own-pile } nommées { $pick_names_or }, { $up_to ->
        [1] jusqu'à{" "}
       *[0] {""}
    }{ $amount_count }
}
clause-take-named-then =
    .gist = { $first_amount_number ->
    [1] prenez { $first_pick_brief_many } (+{ $first_amount_more })
   *[other] { $first }
}
clause-take-then-may =
    .gist = { $first_pick } pris ; { $second_condition } : +{ $second_effect_effect_amount_short } permis
clause-take-then-turn-if =
    .gist = { $first }, tour si { $second_condition }
clause-choose-clan-and-level = { $form ->
    [order] choisissez un clan et un niveau : { $then_then }
   *[subject] { actor }{ verb-choose } un clan et un niveau et { $then_then_predicate }
}
    .gist = { $then_then }
clause-choose-clan-and-level-to-take =
    .gist = prenez { $then_then_amount_short } d'un clan et d'un niveau
clause-take-all-of-name = { $form ->
    [order] choisissez un nom de carte : prenez dans { own-pile } toutes les cartes de ce nom et ajoutez-les à { own-hand }
   *[subject] { actor }{ verb-choose } un nom de carte, { verb-take } dans { own-pile } toutes les cartes de ce nom et { verb-add-them } à { own-hand }
}
    .gist = { actor }{ verb-take } tout un nom en défausse
clause-fetch-named = { actor }{ verb-add } à { own-hand } toutes { $who ->
    [you] vos
   *[other] ses
} cartes nommées { $name }, de { own-pile } ou [retirées de la partie](remove)
    .gist = { actor }{ verb-take } les { $name }, même retirés
clause-put-on-deck-in-order = { actor }{ verb-choose } jusqu'à { $amount } de { own-pile } et { verb-put-them } sur le dessus de { own-deck } dans l'ordre de { own-choice }
    .gist = { $form ->
    [subject] { $named ->
        [1] { $subject } : { $amount_short } de défausse au deck
       *[0] { $amount_short } de la défausse au deck
    }
   *[order] { $amount_short } de la défausse au deck
}
clause-order-then =
    .gist = { $first_amount_short } de défausse au deck, { $second }
clause-remove-from-pile = { actor }{ verb-remove } de la partie une carte de { own-pile }
    .gist = { actor }{ verb-remove } 1 en défausse
    .optional-gist = [retirez](remove) 1 en défausse
clause-remove-that = { actor }{ verb-remove } la carte [copiée](copy) de la partie
    .gist = { actor }{ verb-remove }
clause-remove-all-of-clan = { actor }{ verb-remove } de la partie toutes les cartes de ce clan qui sont dans { own-pile }
    .gist = { actor }{ verb-remove } un clan en défausse
clause-each-removes-a-clan = chaque joueur choisit un clan présent dans [sa défausse](discard-pile) et [retire de la partie](remove) toutes les cartes de ce clan qui s'y trouvent
    .gist = chacun retire un clan en défausse
clause-shuffle-clan-into-deck = { actor }{ verb-shuffle } à { own-deck } toutes les cartes de ce clan qui sont dans { own-pile }
    .gist = { actor }{ verb-shuffle } un clan au deck
clause-each-shuffles-a-clan =
    .gist = chacun mélange un clan
clause-return-removed-to-deck = { actor }{ verb-shuffle } à { own-deck } { $who ->
    [you] votre
   *[other] sa
} carte { $name } [retirée de la partie](remove)
    .gist = { actor }{ verb-shuffle } { $name } au deck
clause-return-then =
    .gist = { $second_short }
clause-if-removed-return = { $form ->
    [order] si { $condition }, mélangez-la à { own-deck }, puis { $effect_second }
   *[subject] { $effect } { if-condition }
}

## Capturer, détruire, libérer

-capturing = [capture](capture)
verbs-of-deed = { $deed ->
    [capture] { verb-capture }
    [destroy] { verb-destroy }
    [release] { verb-release }
    [capture-or-release] { verb-capture } ou { verb-release }
   *[capture-or-destroy-or-release] { verb-capture }, { verb-destroy } ou { verb-release }
}
clause-deed = { actor }{ verbs-of-deed } { $target }{ $deed ->
    [release] { $target_kind ->
        [everywhere] {" "}de { own-choice }
       *[other] {""}
    }
   *[other] {""}
}
    .gist = { actor }{ $deed ->
    [capture-or-destroy-or-release] { $target_chosen_level ->
        [up-to] { verb-capture }/{ verb-destroy }/{ verb-release }
       *[none] { verb-capture }/{ verb-destroy }/{ verb-release } { $target_short }
    }
   *[other] { $target_kind ->
        [this] { $form ->
            [order] { verbs-of-deed }-la
           *[other] { verbs-of-deed } { $target }
        }
       *[other] { verbs-of-deed } { $target }
    }
}
    .short = { verbs-of-deed } 1
clause-deed-then-advantage =
    .gist = { $first_short }, { $second }
clause-deed-then-draw =
    .gist = { $second_amount_kind ->
    [level-of-that] { $first_short }, { $second }
   *[other] { $first }, { $second }
}
clause-deed-then-if =
    .gist = { $first_short } ; { $second_condition } : +{ $second_effect_effect_amount_short } permis
clause-deed-to-several = { actor }{ verbs-of-deed } { $up_to ->
    [1] jusqu'à { $amount }
   *[0] { $amount }
}{ $deed ->
    [destroy] { $one ->
        [1] {""}
       *[0] , choisies ensemble{ $count ->
            [one] {" "}si elles sont plusieurs
           *[other] {""}
        }
    } ; une carte que cela seul rend { -open } ne compte pas
   *[capture] {""}
}
    .gist = { actor }{ verbs-of-deed } { $up_to ->
    [1] jusqu'à { $amount_short }
   *[0] { $amount_short }
}{ $amount_simple ->
    [1] {" "}{ $target_brief_many }
   *[0] {""}
}
clause-if-done-to-this =
    .gist = { $second_short }
clause-destroy-all = { actor }{ verb-destroy } toutes les { $target }
    .gist = { actor }{ verb-destroy } { $target_chosen_clan ->
    [1] les { -open(number: "many") } d'un clan
   *[0] les { $target_brief_many }
}
clause-release-all = { actor }{ verb-release } toutes { $whose ->
    [yours] { $who ->
        [you] vos cartes [capturées](capture)
       *[other] ses cartes [capturées](capture)
    }
   *[opponents] les cartes [capturées](capture) de { own-opponent }
}
    .gist = { actor }{ verb-release } { $whose ->
    [yours] { $who ->
        [you] toutes vos cartes
       *[other] toutes ses cartes
    }
   *[opponents] ses cartes
}

## Copier

clause-copy = { actor }{ verb-copy } l'effet { $target_begins ->
    [vowel] d'{ $target }
   *[other] de { $target }
}{ $target_kind ->
    [everywhere] {" "}en jeu
   *[other] {""}
}
    .gist = { actor }{ verb-copy } { $target }{ $target_kind ->
    [everywhere] {" "}en jeu
   *[other] {""}
}
clause-copy-from-pile = { actor }{ verb-copy } l'effet d'une carte de n'importe [quelle défausse](discard-pile)
    .gist = { actor }{ verb-copy } en défausse
clause-copy-activation = { actor }{ verb-copy } le [pouvoir d'activation](activate) d'une carte de l'armée d'un adversaire
    .gist = { actor }{ verb-copy } une activation adverse
clause-copy-then-remove =
    .gist = { $first }, puis { $second }
clause-copy-then-deed = { $first }, puis { $second_verbs } la carte [copiée](copy)
    .gist = { $form ->
    [order] { $first }, { $second_verbs }-la
   *[other] { $first }, { $second }
}
clause-deed-then-copy = { $first }, puis { verb-copy } son effet
    .gist = { $form ->
    [order] { $first }, { verb-copy }-la
   *[other] { $first }, { verb-copy } son effet
}

## Sacrifices, échanges, cartes mises sur un deck, jetons

clause-sacrifice = { actor }{ verb-sacrifice } { $amount_article }
    .gist = { actor }{ verb-sacrifice } { $amount_short }
clause-sacrifice-then-discard =
    .gist = { $first_who ->
    [most-in-play] { $second_who ->
        [most-in-hand] qui a le plus perd 1, jeu et main
       *[other] { $first }, { $second }
    }
   *[other] { $first }, { $second }
}
clause-put-on-deck = { $by_controller ->
    [1] { actor }{ verb-choose } { $target } : celui qui la contrôle la met sur le dessus de son deck
   *[0] { actor }{ verb-put } { $target }{ $target_kind ->
        [everywhere] {" "}de l'une ou l'autre armée
       *[other] {""}
    } sur le dessus du deck de son propriétaire
}
    .gist = { $target_brief } sur le deck
clause-swap = { actor }{ verb-swap } 2 cartes de la même [ligne](row) { $whose ->
    [yours] de { own-army }
   *[one-army] d'une même armée
}
    .gist = { actor }{ verb-swap } 2
    .optional-gist = [échange](swap)
clause-swap-then-deed-if =
    .gist = { $first } ; { $second_condition } : { $second_effect_short }
clause-return-to-hand = { actor }{ verb-return } { $target } dans la main du joueur qui la contrôle{ $number ->
    [0] {""}
    [one] {" "}; ce joueur défausse ensuite 1 carte
   *[other] {" "}; ce joueur défausse ensuite { $number } cartes
}
    .gist = { $target_open ->
    [1] une { $target_brief }
   *[0] { $target }
} en main{ $number ->
    [0] {""}
   *[other] , défausse de { $number }
}
clause-place-bounty-token = { actor }{ verb-place } le [jeton Prime](bounty-token) sur une carte face visible de l'une ou l'autre armée, ou { verb-move-it } sur une autre
    .gist = { actor }{ verb-place } ou { verb-move } le jeton Prime
clause-take-back = { actor }{ verb-take-back } { $up_to ->
    [1] jusqu'à { $number } de { $who ->
        [you] vos
       *[other] ses
    } [jetons d'activation](activation)
   *[0] { $number ->
        [1] un [jeton d'activation](activation)
        [one] { $number } [jeton d'activation](activation)
       *[other] { $number } [jetons d'activation](activation)
    }
}
    .gist = { actor }{ verb-take-back } { $form ->
    [subject] { $number }
   *[order] { $number ->
        [one] { $number } jeton
       *[other] { $number } jetons
    }
}
clause-take-advantage = { actor }{ verb-take } le [jeton Avantage](advantage)
    .gist = { $form ->
    [subject] { actor }{ verb-take } l'Avantage
   *[order] Avantage
}
clause-gain-point = { actor }{ verb-gain } aussitôt 1 [point de victoire](victory-point)
    .gist = { $form ->
    [subject] { actor }{ verb-gain } 1 point de victoire
   *[order] 1 point de victoire
}
clause-gain-point-then =
    .gist = { $first }
clause-unlock = { actor }{ verb-unlock } un [jeton d'activation](activation)
    .gist = { actor }{ verb-unlock }
    .short = jeton
clause-unlock-then =
    .gist = { $first_short }
clause-flip-tile = { actor }{ verb-flip } une de { $who ->
    [you] vos [tuiles Immortel](tile). Si c'est votre troisième tuile retournée et que vous avez un [jeton Suprématie](supremacy), vous gagnez
   *[other] ses [tuiles Immortel](tile). Si c'est sa troisième tuile retournée et qu'il a un [jeton Suprématie](supremacy), il gagne
} aussitôt la partie
    .gist = { actor }{ verb-flip } une tuile, 3e décisive

## Tours

clause-gain-turn = { actor }{ verb-play } un [tour additionnel](additional-turn) après celui-ci{ $recall ->
    [1] . Pendant ce tour, { $who ->
        [you] vous pouvez
       *[other] il peut
    } jouer une carte de { own-pile } comme si elle venait de { own-hand }
   *[0] {""}
}
    .gist = { $form ->
    [subject] { $named ->
        [1] { $subject } :{" "}
       *[0] {""}
    }
   *[order] {""}
}{ $recall ->
    [1] tour en plus, défausse jouable
   *[0] tour en plus
}
clause-pass = { actor }{ verb-pass } aussitôt
    .gist = { actor }{ verb-pass }
    .optional-gist = passe possible
clause-look-and-ban = { actor }{ verb-look } la main de { own-opponent } et { verb-name } une carte. Jusqu'à la fin de { $who ->
    [you] votre
   *[other] son
} prochain tour, { own-opponent } ne peut ni jouer la carte nommée ni la faire entrer par une [relève](shift)
    .gist = { $form ->
    [subject] { $subject } voit la main, bannit une carte
    [infinitive] voir la main, bannir une carte
   *[order] voyez la main, bannissez une carte
}
