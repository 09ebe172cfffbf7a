# Pourquoi quelque chose n'est pas possible. Chaque phrase s'adresse au joueur qui l'a tenté.

## Quand

reason-game-over = La partie est terminée.
reason-not-your-turn = Ce n'est pas votre tour.
reason-not-your-decision = C'est d'abord à votre adversaire de décider.
reason-being-resolved = Les effets de votre action sont encore en cours de résolution.
reason-answer-first = Répondez d'abord à la question posée : { $question }.
reason-no-answer-to-this = Ce n'est pas une réponse à la question posée : { $question }.
reason-choose-an-action = Choisissez une action de votre tour : jouer, [relever](shift), utiliser des [jetons d'activation](activation) ou passer.
reason-not-possible = Ce n'est pas possible en ce moment.
reason-unknown-action = Il n'y a pas d'action de ce genre.
reason-cannot-be-done-now = Cela ne mènerait à rien en ce moment.

## Jouer

reason-not-in-hand = La carte { $card } n'est pas dans votre main.
reason-banned = Vous ne pouvez pas jouer { $card } pour l'instant : votre adversaire a nommé cette carte.
reason-row-full = Votre { $row } a déjà 5 cartes.
reason-cannot-pay-troop = { $others ->
    [0] Pour jouer { $card }, vous devez défausser { $cost } autres cartes, et vous n'en avez aucune.
    [one] Pour jouer { $card }, vous devez défausser { $cost } autres cartes, et vous n'en avez qu'une.
   *[other] Pour jouer { $card }, vous devez défausser { $cost } autres cartes, et vous n'en avez que { $others }.
}
reason-row-too-long = Votre { $row } doit être plus courte que votre { $below }.
reason-no-base-of-clan = { $row_level ->
    [1] Pour jouer { $card }, il vous faut une [Troupe](troop) face visible du clan { $clans_or }.
   *[2] Pour jouer { $card }, il vous faut un [Héros](hero) face visible du clan { $clans_or }.
}
reason-no-common-base = Pour jouer { $card }, il vous faut une [Troupe](troop) et un [Héros](hero) face visible d'un seul et même clan : { $clans_or }.
reason-no-recall = Vous ne pouvez pas jouer { $card } depuis [votre défausse](discard-pile) pendant ce tour.
reason-is-being-played = La carte { $card } est celle que vous jouez : payez avec d'autres.

## Relever

reason-captured-not-shifted = La carte { $card } est [capturée](capture) et ne peut pas être [relevée](shift).
reason-no-shift-cost = La carte { $card } n'a pas de [coût de relève](shift) : elle ne peut pas être relevée.
reason-no-replacement = Vous n'avez aucune carte qui puisse remplacer { $card }.
reason-cannot-pay-shift = { $cost ->
    [one] [Relever](shift) { $card } coûte { $cost } carte, et vous ne pouvez pas vous en priver.
   *[other] [Relever](shift) { $card } coûte { $cost } cartes, plus que vous ne pouvez en défausser.
}
reason-last-replacement = La carte { $card } est votre dernière remplaçante possible : gardez-la.
reason-identical-card = La carte { $card } ne peut pas être remplacée par une carte identique.
reason-wrong-row-level = La carte { $card } n'a pas le niveau de votre { $row }.
reason-not-a-secret-shift = Seule une [Relève secrète](keyword:secret_shift) prend la remplaçante dans [votre défausse](discard-pile).

## Jetons d'activation et passe

reason-no-card-there = Il n'y a pas de carte à cet emplacement.
reason-captured-not-activated = La carte { $card } est { -captured } et ne peut pas être [activée](activation).
reason-no-icon = La carte { $card } n'a pas de symbole d'[activation](activation).
reason-no-free-icon = La carte { $card } n'a plus de symbole d'[activation](activation) libre.
reason-no-activate-power = La carte { $card } n'a pas de [pouvoir d'activation](activate).
reason-no-action-power = La carte { $card } n'a pas de pouvoir ACTION.
reason-no-advantage = Pour piocher 5 cartes, il faut détenir le [jeton Avantage](advantage) pendant que le pouvoir de [Higuma](card:higuma) est en vigueur.
reason-no-token-in-hand = Vous n'avez aucun [jeton d'activation](activation) en main.
reason-too-few-tokens = { $needed ->
    [one] Il vous faut un [jeton d'activation](activation) en main, et vous n'en avez aucun.
   *[other] { $tokens ->
        [0] Il vous faut { $needed } [jetons d'activation](activation) en main, et vous n'en avez aucun.
        [1] Il vous faut { $needed } [jetons d'activation](activation) en main, et vous n'en avez qu'un.
       *[other] Il vous faut { $needed } [jetons d'activation](activation) en main, et vous n'en avez que { $tokens }.
    }
}
reason-no-token-there = Aucun de vos [jetons d'activation](activation) ne se trouve là.
reason-pass-with-tokens = { $tokens ->
    [one] Vous ne pouvez pas passer le premier tant que vous avez un [jeton d'activation](activation) en main.
   *[other] Vous ne pouvez pas passer le premier tant que vous avez { $tokens } [jetons d'activation](activation) en main.
}

## Choisir une carte en jeu

reason-not-your-card = Cette carte n'est pas à vous.
reason-not-opposing-card = Cette carte n'est pas à votre adversaire.
reason-not-adjacent = Cette carte n'est pas [adjacente](adjacent) à celle-ci.
reason-not-in-row-or-column = Cette carte n'est ni dans cette [ligne](row) ni dans cette [colonne](column).
reason-chosen-already = Vous avez déjà choisi cette carte.
reason-not-that-card = L'effet parle d'une autre carte.
reason-not-open = La carte { $card } n'est pas { -open }.
reason-already-captured = La carte { $card } est déjà { -captured }.
reason-not-captured = La carte { $card } n'est pas { -captured }.
reason-ethereal = { $deed ->
    [capture] La carte { $card } est [Éthérée](keyword:ethereal) et ne peut pas être [capturée](capture).
   *[destroy] La carte { $card } est [Éthérée](keyword:ethereal) et ne peut pas être [détruite](destroy).
}
reason-wrong-level = La carte { $card } n'est pas de { $levels }.
reason-wrong-clan = { $clan ->
    [none] La carte { $card } n'est pas du clan choisi.
   *[other] La carte { $card } n'est pas du clan choisi, { $clan }.
}
reason-wrong-name = La carte { $card } ne se nomme pas { $names_or }.
reason-lacks-keyword = La carte { $card } n'a pas { $keyword }.
reason-lacks-keywords = { $keywords_count ->
    [one] La carte { $card } n'a pas { $keywords }.
   *[other] La carte { $card } n'a ni { $keywords_nor }.
}
reason-captured-not-copied = La carte { $card } est { -captured } et ne peut pas être [copiée](copy).
reason-copies-itself = La carte { $card } ne peut pas se [copier](copy) elle-même.
reason-no-effect-to-copy = La carte { $card } n'a pas d'effet à [copier](copy).
reason-copied-already = La carte { $card } a déjà été [copiée](copy) au cours de cette résolution.
reason-swap-same-row = Seules deux cartes de la même [ligne](row) peuvent être [échangées](swap).
reason-bounty-token-place = Le [jeton Prime](bounty-token) se pose sur une carte face visible qui ne l'a pas déjà.

## Choisir ailleurs

reason-not-in-pile = La carte { $card } n'est pas dans cette [défausse](discard-pile).
reason-not-your-pile = Seules les cartes de votre propre [défausse](discard-pile) peuvent être choisies.
reason-level-taken = Vous avez déjà pris une carte du niveau { $card_of }.
reason-name-not-in-pile = Aucune carte de ce nom ({ $card }) n'est dans [votre défausse](discard-pile).
reason-named-by-another-card = { $card } et { $other } ont le même nom : choisissez { $other }.
reason-already-chosen = Vous avez déjà choisi { $card }.
reason-no-will-for-this = La carte { $card } n'a pas de [Force de Volonté](keyword:force_of_will) pour cette occasion.
reason-not-in-deck = La carte { $card } n'est pas dans votre deck.
reason-not-on-offer = La carte { $card } n'est pas parmi les cartes [révélées](reveal).
reason-not-in-their-clans = La carte { $card } n'appartient pas aux clans de votre adversaire.
reason-rest-has-no-choice = Défausser cette carte ne servirait à rien : aucune carte ne pourrait alors être choisie.
reason-clan-taken = Ce clan est déjà pris.
reason-clan-not-in-decks = Ce clan n'est dans aucun des deux decks.
reason-clan-not-in-pile = Aucune carte de ce clan n'est dans [votre défausse](discard-pile).
reason-clan-without-target = Aucune [carte LIBRE](open) de ce clan ne peut être [détruite](destroy), alors qu'un autre clan en a une.
reason-not-your-tile = Cette [tuile Immortel](tile) n'est pas à vous.
reason-tile-active = Cette [tuile Immortel](tile) est déjà active.
reason-not-an-opponent = Vous n'êtes pas votre propre adversaire.
reason-player-conceded = { $player } a abandonné.
reason-number-too-high = { $number }, c'est plus que vous n'avez de cartes en main.
reason-no-such-level = Le niveau { $level } n'est pas possible : aucune carte de ce niveau n'est { -open }, ou vous avez trop peu de cartes en main.
reason-compulsory = Ce n'est pas facultatif : choisissez une carte.
