# Groupes nominaux, nombres et conditions des textes de cartes. `.short` et `.gist` servent aux formes brèves ; `.many` suit un nombre.

## Pouvoirs. Une carte de Gosu X a un effet ; d'autres jeux distinguent plusieurs pouvoirs par leur mot.

power = { $id ->
    [effect] {""}
    [enters] entrée en jeu
    [enters-by-mutation] entrée par relève
    [activate] activation
    [mutates] relève
    [leaves] départ
    [action] ACTION
    [ongoing] effet permanent
    [global] pour tous les joueurs
   *[will] Force de Volonté
}
power-line = { $id ->
    [effect] { $text }
    [ongoing] { $text }
    [will] { $text }
   *[other] { $name } : { $text }
}
power-gist = { $ids ->
    [mutates] relève : { $text }
    [leaves] départ : { $text }
    [action] ACTION : { $text }
    [enters-mutates] entrée, relève : { $text }
   *[other] { $text }
}

## Qui

subject = { $who ->
    [each] chaque joueur
    [opponent] votre adversaire
    [each-opponent] chaque adversaire
    [chosen-opponent] un adversaire de votre choix
    [fewest-points] chaque joueur qui a le moins de [points de victoire](victory-point)
    [most-in-play] le joueur qui a le plus de cartes en jeu
    [most-in-hand] le joueur qui a le plus de cartes en main
    [chosen] un joueur de votre choix
   *[that-player] ce joueur
}
    .gist = { $who ->
    [each] chacun
    [opponent] l'adversaire
    [each-opponent] chaque autre
    [chosen-opponent] un autre
    [fewest-points] qui a le moins de points
    [most-in-play] le plus fourni
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
    [one] { -open-card }
   *[other] { $number } cartes { -open(number: "many") }
}
    .top = { $number ->
    [one] la première carte
   *[other] les { $number } premières cartes
}
amount-bonus = { $number ->
    [one] { $number }(+{ $more }) carte
   *[other] { $number }(+{ $more }) cartes
}
    .short = { $number }(+{ $more })
    .top = les { $number }(+{ $more }) premières cartes
amount-x = [X](x) cartes
    .short = X
    .top = les [X](x) premières cartes
amount-points = { $who ->
    [you] 1 carte par [point de victoire](victory-point) que vous avez
   *[other] 1 carte par [point de victoire](victory-point) qu'il a
}
    .short = 1 par point
amount-level-of-that = autant de cartes que son niveau
    .short = son niveau
amount-up-to-hand = jusqu'à avoir { $amount } en main
    .short = jusqu'à { $amount_short } en main
amount-up-to-opponents-hand = des cartes jusqu'à en avoir autant en main que votre adversaire
    .short = autant que l'adversaire
amount-down-to-opponents-hand = { $who ->
    [you] des cartes jusqu'à en avoir autant en main que votre adversaire
   *[other] des cartes jusqu'à en avoir autant en main que vous
}
    .short = l'excédent
amount-down-to-opponents-army = { $who ->
    [you] des cartes { -open(number: "many") } jusqu'à avoir autant de cartes en jeu que votre adversaire
   *[other] des cartes { -open(number: "many") } jusqu'à avoir autant de cartes en jeu que son adversaire
}
    .short = l'excédent
amount-half-of-hand = { $up ->
    [1] { $who ->
        [you] la moitié de votre main, arrondie à l'unité supérieure
       *[other] la moitié de sa main, arrondie à l'unité supérieure
    }
   *[0] { $who ->
        [you] la moitié de votre main, arrondie à l'unité inférieure
       *[other] la moitié de sa main, arrondie à l'unité inférieure
    }
}
    .short = la moitié
amount-clans-in = 1 carte par clan différent dans { $area ->
    [row] cette [ligne](row)
   *[column] cette [colonne](column)
}
    .short = 1 par clan de la { $area ->
    [row] ligne
   *[column] colonne
}
amount-cards-of-clan-in = 1 carte par carte { $clan_card } de { $area ->
    [row] cette [ligne](row)
   *[column] cette [colonne](column)
}
    .short = 1 par { $clan_card } { $area ->
    [row] ici
   *[column] ici
}
amount-clans-in-discard-pile = 1 carte par clan différent dans { -your-pile }
    .short = 1 par clan en défausse

## Conditions

condition-supremacy = vous avez un [jeton Suprématie](supremacy)
    .gist = Suprématie
condition-x = [X](x) vaut { $number }
    .gist = X = { $number }
condition-advantage = vous détenez le [jeton Avantage](advantage)
    .gist = Avantage
condition-has-points = { $who ->
    [you] vous avez un [point de victoire](victory-point)
   *[other] ce joueur a un [point de victoire](victory-point)
}
    .gist = un point
condition-hand-empty = vous n'avez aucune carte en main
    .gist = main vide
condition-opponent-captured = votre adversaire a au moins { $number ->
    [one] { $number } carte [capturée](capture)
   *[other] { $number } cartes [capturées](capture)
}
    .gist = { $number ->
    [one] { $number } capturée
   *[other] { $number } capturées
}
condition-face-up-in-play = { $name } est face visible en jeu
    .gist = { $name }
condition-controls-named = vous contrôlez { $number ->
    [one] { $number } carte face visible nommée { $name }
   *[other] { $number } cartes face visible nommées { $name }
}
    .gist = { $number } { $name }
condition-removed = votre carte { $name } est [retirée de la partie](remove)
    .gist = { $name } retirée

## Cartes en jeu

target = une carte
    .many = { $count ->
    [one] carte
   *[other] cartes
}
    .many-short = { $count ->
    [one] carte
   *[other] cartes
}
target-this = cette carte
target-that = cette carte
target-adjacent = une carte [adjacente](adjacent)
    .gist = une adjacente
target-row-or-column = une carte de cette [ligne](row) ou de cette [colonne](column)
    .gist = en ligne ou en colonne
target-keyword = une carte avec { $keyword }
    .gist = { $keyword }
target-level = une carte de { $levels }
    .gist = un niveau { $levels_short }
    .short = { $levels_short }
    .many = { $count ->
    [one] carte de { $levels }
   *[other] cartes de { $levels }
}
    .many-short = en { $levels_short }
target-level-supremacy = une carte de { $levels } (ou de { $supremacy } si vous avez un [jeton Suprématie](supremacy))
    .gist = un niveau { $levels_short } ({ $supremacy_short })
target-open = { -open-card }
    .gist = une { -open }
    .open = { -open }
    .many = { $count ->
    [one] carte { -open }
   *[other] cartes { -open(number: "many") }
}
    .many-short = { $count ->
    [one] carte { -open }
   *[other] cartes { -open(number: "many") }
}
target-yours-open = { -open-card } de votre armée
    .gist = 1 à vous
target-open-level = { -open-card } de { $levels }
    .gist = un niveau { $levels_short }
    .many = { $count ->
    [one] carte { -open } de { $levels }
   *[other] cartes { -open(number: "many") } de { $levels }
}
    .many-short = { $count ->
    [one] { -open } en { $levels_short }
   *[other] { -open(number: "many") } en { $levels_short }
}
target-open-chosen-x = { -open-card } de niveau [X](x)
    .gist = une { -open } X
target-open-level-supremacy = { -open-card } de { $levels } (ou de { $supremacy } si vous avez un [jeton Suprématie](supremacy))
    .gist = { $levels_short } ({ $supremacy_short })
    .open = { -open } { $levels_short } ({ $supremacy_short })
target-opposing-level = une carte adverse de { $levels }
    .gist = un niveau { $levels_short }
target-open-chosen-clan = cartes { -open(number: "many") } de ce clan
target-chosen-level = une carte dont le niveau ne dépasse pas celui de la carte défaussée

## Cartes ailleurs

pick = { $number ->
    [one] une carte
   *[other] cartes
}
    .many = { $count ->
    [one] carte
   *[other] cartes
}
pick-keyword = { $number ->
    [one] une carte avec { $keywords_or }
   *[other] cartes avec { $keywords_or }
}
    .gist = { $number ->
    [one] un { $keywords }
   *[other] { $keywords_many }
}
pick-named = une carte nommée { $name }
    .gist = un { $name }
pick-names = une carte nommée { $names_or }
    .gist = { $names_slash }
    .many = { $count ->
    [one] carte nommée { $names_or }
   *[other] cartes nommées { $names_or }
}
pick-clan = { $number ->
    [one] 1 carte { $clan_card }
   *[other] cartes { $clan_card }
}
    .gist = { $number ->
    [one] 1 { $clan_card }
   *[other] { $clan_card }
}
    .many = { $count ->
    [one] carte { $clan_card }
   *[other] cartes { $clan_card }
}
pick-level-supremacy = une carte de { $levels } (ou de { $supremacy } si vous avez un [jeton Suprématie](supremacy))
    .short = { $levels_short } ({ $supremacy_short })
pick-chosen-clan = cartes de ce clan
pick-chosen-level = cartes de ce niveau
pick-chosen-clan-and-level = cartes de ce clan et de ce niveau

## Cartes d'un clan, après « carte » : un jeu peut avoir un mot plus court que le nom du clan.

clan-card = { $id ->
   *[other] { $name }
}
