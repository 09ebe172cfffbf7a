# Pouvoirs, joueurs, nombres et conditions des textes de cartes (les cartes elles-mêmes sont dans nouns.ftl). `.gist` et
# `.short` servent aux formes brèves.

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

## Qui. $of vaut you, ou other quand il est question d'un autre : « chaque joueur … son adversaire ».

subject = { $who ->
    [each] chaque joueur
    [opponent] { $of ->
        [you] votre adversaire
       *[other] son adversaire
    }
    [each-opponent] { $of ->
        [you] chaque adversaire
       *[other] chacun de ses adversaires
    }
    [chosen-opponent] { $of ->
        [you] un adversaire de votre choix
       *[other] un adversaire de son choix
    }
    [fewest-points] chaque joueur qui a le moins de [points de victoire](victory-point)
    [most-in-play] le joueur qui a le plus de cartes en jeu
    [most-in-hand] le joueur qui a le plus de cartes en main
    [chosen] { $of ->
        [you] un joueur de votre choix
       *[other] un joueur de son choix
    }
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

## Combien. $noun est ce que l'on compte, au singulier ; $noun_many au pluriel ; $noun_one a son article.
## `.article` peut dire « une carte » pour 1 ; `.top` compte des cartes d'un deck ; `.count` n'a pas de nom.

amount-number = { $number ->
    [one] { $number } { $noun }
   *[other] { $number } { $noun_many }
}
    .article = { $number ->
    [1] { $noun_one }
    [one] { $number } { $noun }
   *[other] { $number } { $noun_many }
}
    .top = { $number ->
    [1] la première carte
    [one] { $number } carte
   *[other] les { $number } premières cartes
}
    .count = { $number ->
    [1] une
   *[other] { $number }
}
    .short = { $number }
amount-bonus = { $number ->
    [one] { $number }(+{ $more }) { $noun }
   *[other] { $number }(+{ $more }) { $noun_many }
}
    .top = les { $number }(+{ $more }) premières cartes
    .count = { $number }(+{ $more })
    .short = { $number }(+{ $more })
amount-x = [X](x) { $noun_many }
    .top = les [X](x) premières cartes
    .count = [X](x)
    .short = X
amount-points = 1 { $noun } par [point de victoire](victory-point) { $who ->
    [you] que vous avez
   *[other] qu'il a
}
    .count = une par [point de victoire](victory-point) { $who ->
    [you] que vous avez
   *[other] qu'il a
}
    .short = 1 par point
amount-level-of-that = autant de { $noun_many } que son niveau
    .count = autant que son niveau
    .short = son niveau
amount-up-to-hand = jusqu'à avoir { $amount } en main
    .short = jusqu'à { $amount_short } en main
amount-up-to-opponents-hand = des { $noun_many } jusqu'à en avoir autant en main que { own-opponent }
    .short = autant que l'adversaire
amount-down-to-opponents-hand = des { $noun_many } jusqu'à en avoir autant en main que { $who ->
    [opponent] vous
   *[other] { own-opponent }
}
    .short = l'excédent
amount-down-to-opponents-army = des { $noun_many } jusqu'à avoir autant de cartes en jeu que { own-opponent }
    .short = l'excédent
amount-half-of-hand = { $halves ->
    [1] la moitié de { own-hand }, arrondie { rounded }
   *[0] autant de { $noun_many } que la moitié de { own-hand }, arrondie { rounded }
}
    .count = autant que la moitié de { own-hand }, arrondie { rounded }
    .short = la moitié
rounded = { $up ->
    [1] à l'unité supérieure
   *[0] à l'unité inférieure
}
amount-clans-in = 1 { $noun } par clan différent dans { area-here }
    .count = une par clan différent dans { area-here }
    .short = 1 par clan de la { $area ->
    [row] ligne
   *[column] colonne
}
amount-cards-of-clan-in = 1 { $noun } par carte { $clan_card } de { area-here }
    .count = une par carte { $clan_card } de { area-here }
    .short = 1 par { $clan_card } ici
amount-clans-in-discard-pile = 1 { $noun } par clan différent dans { own-pile }
    .count = une par clan différent dans { own-pile }
    .short = 1 par clan en défausse
area-here = { $area ->
    [row] cette [ligne](row)
   *[column] cette [colonne](column)
}

## Conditions. `.them` parle d'un autre que vous et suit « s' ».

condition-supremacy = vous avez un [jeton Suprématie](supremacy)
    .them = il a un [jeton Suprématie](supremacy)
    .gist = Suprématie
condition-x = [X](x) vaut { $number }
    .gist = X = { $number }
condition-advantage = vous détenez le [jeton Avantage](advantage)
    .them = il détient le [jeton Avantage](advantage)
    .gist = Avantage
condition-has-points = vous avez un [point de victoire](victory-point)
    .them = il a un [point de victoire](victory-point)
    .gist = un point
condition-hand-empty = vous n'avez aucune carte en main
    .them = il n'a aucune carte en main
    .gist = main vide
condition-opponent-captured = { own-opponent } a au moins { $number ->
    [one] { $number } carte [capturée](capture)
   *[other] { $number } cartes [capturées](capture)
}
    .gist = { $number ->
    [one] { $number } capturée
   *[other] { $number } capturées
}
condition-face-up-in-play = { $name } est face visible en jeu
    .gist = { $name }
condition-controls-named = vous contrôlez { controlled-cards }
    .them = il contrôle { controlled-cards }
    .gist = { $number } { $name }
controlled-cards = { $number ->
    [one] { $number } carte face visible nommée { $name }
   *[other] { $number } cartes face visible nommées { $name }
}
condition-removed = { $who ->
    [you] votre carte { $name } est [retirée de la partie](remove)
   *[other] sa carte { $name } est [retirée de la partie](remove)
}
    .gist = { $name } retirée
