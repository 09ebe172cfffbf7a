# Effets permanents des cartes. `.gist` est la forme brève pour la table : 34 caractères au plus par carte.

## Effets permanents. `.tile` dit ce que fait la tuile Immortel active, pour les deux joueurs ; `.tile-gist` en est la forme brève.

ongoing-all-clans = cette carte compte comme les 3 clans de votre deck dans toutes les zones
    .gist = compte comme vos 3 clans
ongoing-all-levels = cette carte compte comme tous les niveaux dans toutes les zones. Elle peut être jouée dans n'importe quelle [ligne](row)
    .gist = tous niveaux, toutes lignes
ongoing-mirror = cette carte a les mots-clés, l'effet, l'[effet permanent](ongoing) et les symboles d'[activation](activation) de sa [carte miroir](mirror)
    .gist = imite sa carte miroir
ongoing-doubled-by-bounty = cette carte compte double lors de la [Grande Bataille](great-battle) si votre adversaire contrôle une carte avec [Prime](keyword:bounty)
    .gist = valeur doublée contre Prime
ongoing-echo-around = les cartes [adjacentes](adjacent) à cette carte ont [Écho](keyword:echo)
    .gist = les cartes adjacentes ont Écho
ongoing-all-secret-shift = vos cartes qui ont un [coût de relève](shift) ont [Relève secrète](keyword:secret_shift)
    .gist = Relève secrète à vos cartes
    .tile-gist = Relève secrète à toutes les cartes
    .tile = toutes les cartes qui ont un [coût de relève](shift) ont [Relève secrète](keyword:secret_shift)
ongoing-highest-ethereal = votre [carte LIBRE la plus haute](highest-open) est [Éthérée](keyword:ethereal)
    .gist = la plus haute LIBRE est Éthérée
    .tile-gist = la plus haute LIBRE est Éthérée
    .tile = la [carte LIBRE la plus haute](highest-open) de chaque armée est [Éthérée](keyword:ethereal)
ongoing-echo-for-level = vos cartes de niveau III ont [Écho](keyword:echo)
    .gist = vos niveaux III ont Écho
    .tile-gist = les niveaux III ont Écho
    .tile = toutes les cartes de niveau III ont [Écho](keyword:echo)
ongoing-clans-for-level = vos cartes de niveau III comptent comme les 3 clans de votre deck dans toutes les zones
    .gist = niveau III : tous vos clans
    .tile-gist = niveau III : tous les clans du deck
    .tile = les cartes de niveau III comptent comme les 3 clans du deck de leur propriétaire dans toutes les zones
ongoing-hand-strength = au début de la [Grande Bataille](great-battle), votre valeur militaire augmente de 1 par carte dans votre main
    .gist = bataille : +1 par carte en main
    .tile-gist = bataille : +1 par carte en main
    .tile = au début de la [Grande Bataille](great-battle), la valeur militaire de chaque joueur augmente de 1 par carte dans sa main
ongoing-more-bounty = quand vous [capturez](capture) ou [détruisez](destroy) une carte adverse avec [Prime](keyword:bounty), vous pouvez piocher 2 cartes au lieu d'une
    .gist = Prime adverse : piochez 2
ongoing-hand-limit = la limite de main des deux joueurs est de { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
} au lieu de { $usual }
    .gist = limite de main : { $number }
    .tile-gist = limite de main : { $number }, pas { $usual }
    .tile = la limite de main des deux joueurs est de { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
} au lieu de { $usual }
ongoing-turns-after-pass = quand vous passez, il ne reste à votre adversaire que { $number ->
    [one] { $number } tour
   *[other] { $number } tours
} au lieu de { $usual }
    .gist = { $number ->
    [one] { $number } tour
   *[other] { $number } tours
} après votre passe
    .tile-gist = { $number } tours après une passe, pas { $usual }
    .tile = quand un joueur passe, il ne reste à son adversaire que { $number ->
    [one] { $number } tour
   *[other] { $number } tours
} au lieu de { $usual }
ongoing-overwhelming = si vous remportez une [Grande Bataille](great-battle) de { $number ->
    [one] { $number } point
   *[other] { $number } points
} ou plus, vous gagnez la partie ; de moins, [sacrifiez](sacrifice) une carte de plus pendant le [Chant des Morts](song)
    .gist = { $number } d'avance : partie gagnée
    .tile-gist = { $number } d'avance : partie gagnée
    .tile = un joueur qui remporte une [Grande Bataille](great-battle) de { $number ->
    [one] { $number } point
   *[other] { $number } points
} ou plus gagne la partie ; de moins, il [sacrifie](sacrifice) une carte de plus pendant le [Chant des Morts](song)
ongoing-counts-as = tant qu'elle est face visible en jeu, cette carte compte aussi comme { $names }
    .gist = compte comme { $names }
ongoing-double-first-point = un joueur sans [point de victoire](victory-point) qui remporte une [Grande Bataille](great-battle) reçoit 2 points de victoire au lieu d'un
    .gist = bataille gagnée à 0 : 2 points
ongoing-tokens-anywhere = les joueurs peuvent aussi poser leurs [jetons d'activation](activation) sur les cartes des autres joueurs ; celui qui pose le jeton utilise le pouvoir
    .gist = jetons sur toutes les cartes
ongoing-draw-five = le détenteur du [jeton Avantage](advantage) peut dépenser 2 [jetons d'activation](activation) pour piocher 5 cartes au lieu de 3
    .gist = Avantage : 5 cartes pour 2 jetons
ongoing-wins-with-named = à tout instant, un joueur qui a { $names } dans son armée gagne la partie
    .gist = { $names } : victoire
ongoing-wins-with-cards = { $number ->
    [15] au début de chaque ronde, un joueur qui a { $number } cartes dans son armée gagne la partie
    [one] au début de chaque ronde, un joueur qui a une carte dans son armée gagne la partie
   *[other] au début de chaque ronde, un joueur qui a au moins { $number } cartes dans son armée gagne la partie
}
    .gist = début ronde : { $number ->
    [one] { $number } carte gagne
   *[other] { $number } cartes gagnent
}
ongoing-wins-with-clan = au début de chaque ronde, un joueur qui a au moins { $number ->
    [one] { $number } carte
   *[other] { $number } cartes d'un même clan
} dans son armée gagne la partie
    .gist = début ronde : { $number } d'un clan gagnent

## Occasions

when-end-of-turn = à la fin de votre tour, { $effect }
    .gist = fin de tour : { $effect }
when-end-of-turn-if =
    .gist = fin de tour, { $effect_condition } : { $effect_effect }
when-end-of-turn-discard =
    .gist = fin de tour, { $effect_first_effect_number } d'un clan : { $effect_second_short }
when-captured = quand cette carte est [capturée](capture), { $effect }
    .gist = capturée : { $effect }
when-passing-first = si vous êtes le premier à passer dans une ronde, { $effect }
    .gist = premier à passer : { $effect }
when-drawing-three = quand vous dépensez 2 [jetons d'activation](activation) pour piocher 3 cartes, { $effect }
    .gist = 2 jetons dépensés : { $effect }
when-battle-won = quand vous remportez une [Grande Bataille](great-battle), { $effect }
    .gist = bataille gagnée : { $effect }
when-battle-lost = quand vous perdez une [Grande Bataille](great-battle) mais pas la partie, { $effect }
    .gist = bataille perdue : { $effect }
when-pile-shuffled = quand vous mélangez toute [votre défausse](discard-pile) à votre deck, { $effect }
    .gist = défausse mélangée : { $effect }
when-common-pile-shuffled = chaque fois que { -your-pile } est mélangée pour former un nouveau deck, { $effect }
    .gist = mélange : { $effect }
when-common-pile-shuffled-draw =
    .gist = mélange : main à { $effect_first_amount_amount_short }, Avantage
when-yours-destroyed = chaque fois qu'une carte de votre armée est [détruite](destroy), y compris celle-ci, { $effect }
    .gist = perte : { $effect }
when-one-destroys = chaque fois qu'un joueur [détruit](destroy) une carte, y compris celle-ci, { $effect }
    .gist = qui détruit { $effect_predicate }
when-any-captured = chaque fois qu'une carte est { -captured }, y compris celle-ci, { $effect }
    .gist = { -capturing } : { $effect }
when-opponent-shifts = chaque fois qu'un adversaire [relève](shift) une carte, { $effect }
    .gist = relève adverse : { $effect }
when-battle-ends = à la fin de chaque [Grande Bataille](great-battle), { $effect }
    .gist = fin de bataille : { $effect }
when-one-passes-first = { $led ->
    [1] le premier joueur à passer dans une ronde { $effect_predicate }
   *[0] quand le premier joueur passe dans une ronde, { $effect }
}
    .gist = { $led ->
    [1] le premier à passer { $effect_predicate }
   *[0] première passe : { $effect }
}
when-removed = si cette carte est dans [votre défausse](discard-pile) et qu'un joueur la [retire de la partie](remove), { $effect }
    .gist = si retirée, { $effect }

## Force de Volonté

will-save = défaussez cette carte de votre main pour annuler la [capture](capture) ou la [destruction](destroy) d'une de vos cartes
    .gist = annulez capture ou destruction
will-stop-activation = défaussez cette carte de votre main pour annuler l'[activation](activation) d'une carte adverse par un jeton d'activation
    .gist = annulez une activation adverse
