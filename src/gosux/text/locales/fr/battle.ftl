# Une Grande Bataille en détail : les lignes du décompte, qui l'a remportée, la suite. $kept, $army et $count comptent des cartes.

battle-row = { $number ->
    [1] Troupes
    [2] Héros
   *[3] Immortels
}
battle-captured = { $cards_count ->
    [one] Carte [capturée](capture), vaut 0 : { $cards }
   *[other] Cartes [capturées](capture), valent 0 : { $cards }
}
battle-by-token = Doublé par un jeton
battle-by-bounty = Doublé, un adversaire contrôle [Prime](keyword:bounty)
battle-hand = 1 par carte en main
battle-names = { $names }
battle-verdict = { $tie ->
    [1] { $winner_is ->
        [you] Égalité. Vous l'emportez grâce au [jeton Merveille](wonder-token).
        [they] Égalité. { $winner } l'emporte grâce au [jeton Merveille](wonder-token).
       *[none] Égalité. Personne n'a le [jeton Merveille](wonder-token), les deux l'emportent.
    }
   *[0] { $winner_is ->
        [you] Vous l'emportez de { $margin }.
       *[they] { $winner } l'emporte de { $margin }.
    }
}

next-release = Les cartes [capturées](capture) reviennent
next-release-note = De nouveau face visible, sans effet : { $cards }
next-keep = { $player_is ->
    [you] Vous gardez { $kept ->
        [one] { $kept } carte
       *[other] { $kept } cartes
    } sur { $army }
   *[they] { $player } garde { $kept ->
        [one] { $kept } carte
       *[other] { $kept } cartes
    } sur { $army }
}
next-keep-note = { $player_is ->
    [you] { $first ->
        [1] Vous en [sacrifiez](sacrifice) { $count } en premier, une carte [LIBRE](open) à la fois.
       *[0] Puis vous en [sacrifiez](sacrifice) { $count }, une carte [LIBRE](open) à la fois.
    }
   *[they] { $first ->
        [1] { $player } en [sacrifie](sacrifice) { $count } en premier.
       *[0] Puis { $player } en [sacrifie](sacrifice) { $count }.
    }
}{ $extra ->
    [1] {" "}Dont une pour une victoire trop courte ([Goan Sul](card:goan-sul)).
   *[0] {""}
}
next-draw = Chacun complète sa main à 7 cartes
next-draw-note = Tous les [jetons d'activation](activation) reviennent en main.
next-round = { $player_is ->
    [you] Vous commencez la ronde { $round }
   *[they] { $player } commence la ronde { $round }
}
next-new-round = Une nouvelle ronde
next-new-round-note = Les cartes [capturées](capture) sont retournées, les jetons reviennent, les armées restent.
next-effects = D'abord, des cartes agissent
next-effects-note = Des effets attendaient la fin d'une bataille.
next-button = Continuer
next-button-sacrifice = Continuer : en sacrifier { $count }
next-button-round = Continuer : ronde { $round }
next-button-over = Continuer : la partie est finie
