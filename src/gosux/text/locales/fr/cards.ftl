# Ce que disent les cartes. Un message par clause ; `.gist` est sa forme brève pour la table : 34 caractères au plus par carte.
# $form vaut order (« piochez 1 carte »), infinitive (« piocher 1 carte ») ou subject (« chaque joueur pioche 1 carte »).

## Qui

subject = { $who ->
    [each] chaque joueur
    [opponent] votre adversaire
    [most-in-play] le joueur qui a le plus de cartes en jeu
    [most-in-hand] le joueur qui a le plus de cartes en main
    [chosen] un joueur de votre choix
   *[that-player] ce joueur
}
    .gist = { $who ->
    [each] chacun
    [opponent] l'adversaire
    [most-in-play] qui a le plus
    [most-in-hand] qui a le plus
    [chosen] un joueur
   *[that-player] ce joueur
}

## Combien

amount-number = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
    .short = { $number }
    .open = { $number ->
    [one] une carte LIBRE
   *[other] { $number } cartes LIBRES
}
amount-x = X cartes
    .short = X
amount-up-to-opponents-hand = des cartes jusqu'à en avoir autant en main que votre adversaire
    .short = autant que l'adversaire
amount-down-to-opponents-hand = { $who ->
    [you] des cartes jusqu'à en avoir autant en main que votre adversaire
   *[other] des cartes jusqu'à en avoir autant en main que vous
}
    .short = à égalité
amount-down-to-opponents-army = { $who ->
    [you] des cartes LIBRES jusqu'à avoir autant de cartes en jeu que votre adversaire
   *[other] des cartes LIBRES jusqu'à avoir autant de cartes en jeu que son adversaire
}
    .short = à égalité
amount-half-of-hand = { $who ->
    [you] la moitié de votre main, arrondie à l'unité supérieure
   *[other] la moitié de sa main, arrondie à l'unité supérieure
}
    .short = une demi-main
amount-clans-in = 1 carte par clan différent dans { $area ->
    [row] cette ligne
   *[column] cette colonne
}
    .short = 1 par clan de la { $area ->
    [row] ligne
   *[column] colonne
}
amount-cards-of-clan-in = 1 carte pour chaque carte { $clan } dans { $area ->
    [row] cette ligne
   *[column] cette colonne
}
    .short = 1 par { $clan } ici
amount-clans-in-discard-pile = 1 carte par clan différent dans votre défausse
    .short = 1 par clan en défausse

## Conditions

condition-supremacy = vous avez un jeton Suprématie
    .gist = Suprématie
condition-x = X vaut { $number }
    .gist = X = { $number }
condition-hand-empty = vous n'avez aucune carte en main
    .gist = main vide
condition-opponent-captured = votre adversaire a au moins { $number } cartes capturées
    .gist = { $number } capturées
condition-face-up-in-play = { $name } est face visible en jeu
    .gist = { $name }
condition-controls-named = vous contrôlez { $number } cartes face visible nommées { $name }
    .gist = { $number } { $name }
condition-removed = votre carte { $name } est retirée de la partie
    .gist = { $name } retirée

## Cartes en jeu

target = une carte
target-this = cette carte
target-that = cette carte
target-adjacent = une carte adjacente
    .gist = une adjacente
target-row-or-column = une carte de cette ligne ou de cette colonne
    .gist = en ligne ou en colonne
target-keyword = une carte qui a { $keyword }
    .gist = { $keyword }
target-level = une carte de { $levels }
    .gist = un niveau { $levels_short }
    .short = { $levels_short }
target-level-supremacy = une carte de { $levels } (ou de { $supremacy } si vous avez un jeton Suprématie)
    .gist = un niveau { $levels_short } ({ $supremacy_short })
target-open = une carte LIBRE
    .open = LIBRE
target-open-level = une carte LIBRE de { $levels }
    .gist = un niveau { $levels_short }
target-open-level-supremacy = une carte LIBRE de { $levels } (ou de { $supremacy } si vous avez un jeton Suprématie)
    .gist = { $levels_short } ({ $supremacy_short })
    .open = LIBRE { $levels_short } ({ $supremacy_short })
target-opposing-level = une carte adverse de { $levels }
    .gist = un niveau { $levels_short }
target-open-chosen-clan = cartes LIBRES de ce clan
target-chosen-level = une carte dont le niveau ne dépasse pas celui de la carte défaussée

## Cartes ailleurs

pick = une carte
pick-keyword = { $number ->
    [one] une carte qui a { $keywords_or }
   *[other] cartes qui ont { $keywords_or }
}
    .gist = { $number ->
    [one] un { $keywords }
   *[other] { $keywords_many }
}
pick-named = une carte nommée { $name }
    .gist = un { $name }
pick-level-supremacy = une carte de { $levels } (ou de { $supremacy } si vous avez un jeton Suprématie)
    .short = { $levels_short } ({ $supremacy_short })
pick-chosen-clan = cartes de ce clan
pick-chosen-level = cartes de ce niveau
pick-chosen-clan-and-level = cartes de ce clan et de ce niveau

## Comment les clauses se suivent

clause-then = { $joint ->
    [apart] { $first }. Puis { $second }
   *[together] { $first }, puis { $second }
}
    .gist = { $first }, { $second }
clause-then-if = { $first }, puis, { $second }
    .gist = { $first } ; { $second }
clause-if = si { $condition }, { $effect }
    .gist = { $condition } : { $effect }
clause-if-you-do = { $first }. Si vous le faites, { $second }
    .gist = { $first } : { $second }
clause-each-player = { $effect }
    .gist = { $effect }
clause-may-repeat = { $effect }. Si { $condition }, vous pouvez recommencer une fois
    .gist = { $effect }, voire 2
clause-choose-clan = choisissez un clan : { $then }
    .gist = { $then }
clause-choose-level = choisissez un niveau : { $then }
    .gist = { $then }

## Piocher et défausser

clause-draw = { $form ->
    [order] piochez { $amount }
    [infinitive] piocher { $amount }
   *[subject] { $subject } pioche { $amount }
}
    .gist = { $form ->
    [subject] { $subject } pioche { $amount_short }
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
   *[order] défaussez { $amount_short }
}
clause-hold-exactly = { $form ->
    [order] piochez ou défaussez jusqu'à avoir { $number } cartes en main
    [infinitive] piocher ou défausser jusqu'à avoir { $number } cartes en main
   *[subject] { $subject } pioche ou défausse jusqu'à avoir { $number } cartes en main
}
    .gist = { $form ->
    [subject] { $subject } ajuste sa main à { $number } cartes
   *[order] ajustez votre main à { $number } cartes
}
clause-discard-to = vous pouvez défausser de votre main { $pick } pour { $then_infinitive }
    .gist = { $pick_keywords } : { $then }
clause-discard-of-one-clan = vous pouvez défausser { $number } cartes d'un même clan
    .gist = défaussez { $number } d'un clan
clause-discard-of-one-clan-to = vous pouvez défausser { $first_number } cartes d'un même clan pour { $second_infinitive }
    .gist = { $first_number } d'un clan : { $second }

## Cartes du deck

clause-mill = { $form ->
    [order] mettez les { $amount_short } premières cartes de votre deck dans votre défausse
    [infinitive] mettre les { $amount_short } premières cartes de votre deck dans votre défausse
   *[subject] { $subject } met les { $amount_short } premières cartes de son deck dans sa défausse
}
    .gist = { $form ->
    [subject] { $amount_short } cartes d'un deck en défausse
   *[order] { $amount_short } cartes du deck en défausse
}
clause-mill-then-take = { $first }, puis prenez-y { $second_pick } et ajoutez-la à votre main
    .gist = { $first_amount_short } en défausse, prenez { $second_pick_short }
clause-reveal-and-keep-one = révélez les { $number } premières cartes de votre deck : ajoutez-en une de votre choix à votre main et mettez les autres dans votre défausse
    .gist = révélez { $number }, gardez-en 1
clause-reveal-and-keep-all = révélez les { $number } premières cartes de votre deck : ajoutez toutes les { $pick } à votre main et mettez les autres dans votre défausse
    .gist = révélez { $number }, gardez les bonnes
clause-choose-clan-and-reveal = choisissez un clan et { $then }
    .gist = révélez { $then_number }, gardez un clan
clause-choose-level-and-reveal = choisissez un niveau et { $then }
    .gist = révélez { $then_number }, gardez un niveau
clause-reveal-and-sort = révélez les 3 premières cartes de votre deck : mettez-en une dans votre main, une sur le dessus de votre deck et la dernière sous votre deck
    .gist = révélez 3 : main, dessus, dessous
clause-search = { $to ->
    [top] cherchez { $pick } dans votre deck, mélangez votre deck, puis mettez cette carte sur le dessus
   *[hand] cherchez n'importe quelle carte dans votre deck, ajoutez-la à votre main, puis mélangez votre deck
}
    .gist = { $to ->
    [top] mettez { $pick } sur votre deck
   *[hand] cherchez n'importe quelle carte
}

## Cartes de la défausse

clause-take = { $up_to ->
    [1] { $one_of_each_level ->
        [1] prenez dans votre défausse jusqu'à { $amount_short } { $pick } (une au plus de chaque niveau) et ajoutez-les à votre main
       *[0] prenez dans votre défausse jusqu'à { $amount_short } { $pick } et ajoutez-les à votre main
    }
   *[0] prenez dans votre défausse { $pick } et ajoutez-la à votre main
}
    .gist = { $up_to ->
    [1] prenez { $amount_short } { $pick }
   *[0] prenez { $pick } en défausse
}
clause-take-then-turn-if =
    .gist = { $first }, tour si { $second_condition }
clause-choose-clan-and-level = choisissez un clan et un niveau : { $then_then }
    .gist = prenez { $then_then_amount_short } d'un clan et d'un niveau
clause-take-all-of-name = choisissez un nom de carte : prenez dans votre défausse toutes les cartes de ce nom et ajoutez-les à votre main
    .gist = prenez tout un nom en défausse
clause-fetch-named = prenez toutes vos cartes nommées { $name } qui sont retirées de la partie ou dans votre défausse, et ajoutez-les à votre main
    .gist = prenez les { $name }, même retirés
clause-put-on-deck-in-order = choisissez jusqu'à { $amount } de votre défausse et mettez-les sur le dessus de votre deck dans l'ordre de votre choix
    .gist = { $amount_short } de la défausse au deck
clause-order-then =
    .gist = { $first_amount_short } de défausse au deck, { $second }
clause-may-remove = vous pouvez retirer de la partie une carte de votre défausse
    .gist = retirez 1 en défausse
clause-remove-that = retirez la carte copiée de la partie
    .gist = retirez
clause-remove-all-of-clan = retirez de la partie toutes les cartes de ce clan qui sont dans votre défausse
    .gist = retirez un clan en défausse
clause-each-removes-a-clan = chaque joueur choisit un clan présent dans sa défausse et retire de la partie toutes les cartes de ce clan qui s'y trouvent
    .gist = chacun retire un clan en défausse
clause-shuffle-clan-into-deck = mélangez à votre deck toutes les cartes de ce clan qui sont dans votre défausse
    .gist = mélangez un clan au deck
clause-each-shuffles-a-clan = chaque joueur choisit un clan et mélange à son deck toutes les cartes de ce clan qui sont dans sa défausse
    .gist = chacun mélange un clan
clause-return-removed-to-deck = mélangez à votre deck votre carte { $name } retirée de la partie
    .gist = mélangez { $name } au deck
clause-return-then =
    .gist = { $second_short }
clause-if-removed-return = si { $condition }, mélangez-la à votre deck, puis { $effect_second }

## Capturer, détruire, libérer

clause-deed = { $deed ->
    [capture] { $may ->
        [1] { $form ->
            [subject] { $subject } peut capturer { $target }
           *[order] vous pouvez capturer { $target }
        }
       *[0] { $form ->
            [infinitive] capturer { $target }
           *[order] capturez { $target }
        }
    }
    [destroy] { $form ->
        [infinitive] détruire { $target }
       *[order] détruisez { $target }
    }
    [release] { $target_kind ->
        [everywhere] libérez { $target } de votre choix
       *[other] libérez { $target }
    }
    [capture-or-release] { $form ->
        [infinitive] capturer ou libérer { $target }
       *[order] capturez ou libérez { $target }
    }
   *[capture-or-destroy-or-release] { $form ->
        [infinitive] capturer, détruire ou libérer { $target }
       *[order] capturez, détruisez ou libérez { $target }
    }
}
    .gist = { $deed ->
    [capture] { $may ->
        [1] { $form ->
            [subject] { $subject } peut capturer { $target }
           *[order] capturez { $target }
        }
       *[0] { $target_kind ->
            [this] capturez-la
           *[other] capturez { $target }
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
clause-if-done-to-this =
    .gist = { $second_short }
clause-destroy-all = détruisez toutes les { $target }
    .gist = détruisez les LIBRES d'un clan
clause-release-all = { $whose ->
    [yours] libérez toutes vos cartes capturées
   *[opponents] libérez toutes les cartes capturées de votre adversaire
}
    .gist = { $whose ->
    [yours] libérez toutes vos cartes
   *[opponents] libérez ses cartes
}

## Copier

clause-copy = { $target_begins ->
    [vowel] { $target_kind ->
        [everywhere] copiez l'effet d'{ $target } en jeu
       *[other] copiez l'effet d'{ $target }
    }
   *[other] copiez l'effet de { $target }
}
    .gist = { $target_kind ->
    [everywhere] copiez { $target } en jeu
   *[other] copiez { $target }
}
clause-copy-from-pile = copiez l'effet d'une carte de n'importe quelle défausse
    .gist = copiez en défausse
clause-copy-then-remove =
    .gist = { $first }, puis { $second }
clause-copy-then-deed = { $second_deed ->
   *[capture] { $first }, puis capturez la carte copiée
}
    .gist = { $second_deed ->
   *[capture] { $first }, capturez-la
}
clause-deed-then-copy = { $first }, puis copiez son effet
    .gist = { $first }, copiez-la

## Sacrifices, échanges, cartes mises sur un deck, jetons

clause-sacrifice = { $form ->
    [order] sacrifiez { $amount_open }
    [infinitive] sacrifier { $amount_open }
   *[subject] { $subject } sacrifie { $amount_open }
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
    [yours] vous pouvez échanger 2 cartes de la même ligne de votre armée
   *[one-army] vous pouvez échanger 2 cartes de la même ligne d'une même armée
}
    .gist = échange
clause-place-bounty-token = posez le jeton Prime sur une carte face visible de l'une ou l'autre armée, ou déplacez-le sur une autre
    .gist = posez ou déplacez le jeton Prime
clause-take-back = { $form ->
    [subject] { $number ->
        [one] { $subject } reprend un jeton d'activation
       *[other] { $subject } reprend { $number } jetons d'activation
    }
   *[order] { $up_to ->
        [1] reprenez jusqu'à { $number } de vos jetons d'activation
       *[0] { $number ->
            [one] reprenez un jeton d'activation
           *[other] reprenez { $number } jetons d'activation
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
clause-unlock = { $form ->
    [infinitive] débloquer un jeton d'activation
   *[order] débloquez un jeton d'activation
}
    .gist = débloquez
    .short = jeton
clause-unlock-then =
    .gist = { $first_short }
clause-flip-tile = retournez une de vos tuiles Immortel. Si c'est votre troisième tuile retournée et que vous avez un jeton Suprématie, vous gagnez aussitôt la partie
    .gist = retournez une tuile, 3e décisive

## Tours

clause-gain-turn = { $recall ->
    [1] jouez un tour additionnel après celui-ci. Pendant ce tour, vous pouvez jouer une carte de votre défausse comme si elle venait de votre main
   *[0] jouez un tour additionnel après celui-ci
}
    .gist = { $recall ->
    [1] tour en plus, défausse jouable
   *[0] tour en plus
}
clause-may-pass = vous pouvez passer aussitôt
    .gist = passe possible
clause-look-and-ban = regardez la main de votre adversaire et nommez une carte. Jusqu'à la fin de votre prochain tour, votre adversaire ne peut ni jouer cette carte ni la faire entrer par une relève
    .gist = voyez la main, bannissez une carte

## Effets permanents. `.tile` dit ce que fait la tuile Immortel active, pour les deux joueurs.

ongoing-all-clans = cette carte compte comme les 3 clans de votre deck dans toutes les zones
    .gist = compte comme vos 3 clans
ongoing-all-levels = cette carte compte comme tous les niveaux dans toutes les zones. Elle peut être jouée dans n'importe quelle ligne
    .gist = tous niveaux, toutes lignes
ongoing-mirror = cette carte a les mots-clés, l'effet, l'effet permanent et les symboles d'activation de sa carte miroir
    .gist = imite sa carte miroir
ongoing-doubled-by-bounty = lors de la Grande Bataille, si votre adversaire contrôle au moins une carte qui a Prime, la valeur militaire de cette carte est doublée
    .gist = valeur doublée contre Prime
ongoing-echo-around = les cartes adjacentes à cette carte ont Écho
    .gist = les cartes adjacentes ont Écho
ongoing-all-secret-shift = vos cartes qui ont un coût de relève ont Relève secrète
    .gist = Relève secrète à vos cartes
    .tile = toutes les cartes qui ont un coût de relève ont Relève secrète
ongoing-highest-ethereal = votre carte LIBRE la plus haute a Éthéré
    .gist = la plus haute LIBRE a Éthéré
    .tile = la carte LIBRE la plus haute de chaque armée a Éthéré
ongoing-echo-for-level = vos cartes de niveau III ont Écho
    .gist = vos niveaux III ont Écho
    .tile = toutes les cartes de niveau III ont Écho
ongoing-clans-for-level = vos cartes de niveau III comptent comme les 3 clans de votre deck dans toutes les zones
    .gist = niveau III : tous vos clans
    .tile = les cartes de niveau III comptent comme les 3 clans du deck de leur propriétaire dans toutes les zones
ongoing-hand-strength = au début de la Grande Bataille, votre valeur militaire augmente de 1 par carte dans votre main
    .gist = bataille : +1 par carte en main
    .tile = au début de la Grande Bataille, la valeur militaire de chaque joueur augmente de 1 par carte dans sa main
ongoing-more-bounty = quand vous capturez ou détruisez une carte adverse qui a Prime, vous pouvez piocher 2 cartes au lieu d'une
    .gist = Prime adverse : piochez 2
ongoing-hand-limit = la limite de main des deux joueurs est de { $number } cartes au lieu de { $usual }
    .gist = limite de main : { $number }
    .tile = la limite de main des deux joueurs est de { $number } cartes au lieu de { $usual }
ongoing-turns-after-pass = quand vous passez, il ne reste à votre adversaire que { $number } tours au lieu de { $usual }
    .gist = { $number } tours après votre passe
    .tile = quand un joueur passe, il ne reste à son adversaire que { $number } tours au lieu de { $usual }
ongoing-overwhelming = quand vous remportez une Grande Bataille avec { $number } points d'avance ou plus, vous gagnez aussitôt la partie ; quand vous la remportez avec moins, sacrifiez une carte de plus pendant le Chant des Morts
    .gist = { $number } d'avance : partie gagnée
    .tile = un joueur qui remporte une Grande Bataille avec { $number } points d'avance ou plus gagne aussitôt la partie ; s'il la remporte avec moins, il sacrifie une carte de plus pendant le Chant des Morts
ongoing-counts-as = tant qu'elle est face visible en jeu, cette carte compte aussi comme { $names }
    .gist = compte comme { $names }

## Occasions

when-end-of-turn = à la fin de votre tour, { $effect }
    .gist = fin de tour : { $effect }
when-end-of-turn-if =
    .gist = fin de tour, { $effect_condition } : { $effect_effect }
when-end-of-turn-discard =
    .gist = fin de tour, { $effect_first_number } d'un clan : { $effect_second_short }
when-captured = quand cette carte est capturée, { $effect }
    .gist = capturée : { $effect }
when-passing-first = si vous êtes le premier à passer dans une ronde, { $effect }
    .gist = premier à passer : { $effect }
when-drawing-three = quand vous dépensez 2 jetons d'activation pour piocher 3 cartes, { $effect }
    .gist = 2 jetons dépensés : { $effect }
when-battle-won = quand vous remportez une Grande Bataille, { $effect }
    .gist = bataille gagnée : { $effect }
when-battle-lost = si vous perdez une Grande Bataille sans que votre adversaire gagne ainsi la partie, { $effect }
    .gist = bataille perdue : { $effect }
when-pile-shuffled = quand vous mélangez toute votre défausse à votre deck, { $effect }
    .gist = défausse mélangée : { $effect }
when-removed = si cette carte est dans votre défausse et qu'un joueur la retire de la partie, { $effect }
    .gist = si retirée, { $effect }

## Force de Volonté

will-save = défaussez cette carte de votre main pour annuler la capture ou la destruction d'une de vos cartes
    .gist = annulez capture ou destruction
will-stop-activation = défaussez cette carte de votre main pour annuler l'activation d'une carte adverse par un jeton d'activation
    .gist = annulez une activation adverse
