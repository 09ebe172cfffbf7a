# Pourquoi une partie finit, en phrases entières pour qui gagne, qui perd et tous les autres. $result est celui de « result ».

ending-x1-1a = { $result ->
    [won] Vous avez reçu votre deuxième [jeton Suprématie](supremacy) : deux suffisent pour gagner.
   *[other] { $winners } a reçu un deuxième [jeton Suprématie](supremacy) : deux suffisent pour gagner.
}
ending-x1-1b = Les deux joueurs ont reçu leur deuxième [jeton Suprématie](supremacy) dans la même [Grande Bataille](great-battle) : personne ne gagne.
ending-x1-2 = { $result ->
    [won] Vous deviez [débloquer](unlock) un [jeton d'activation](activation) et n'en aviez plus à débloquer : c'est la victoire.
   *[other] { $winners } devait [débloquer](unlock) un [jeton d'activation](activation) et n'en avait plus à débloquer : c'est la victoire.
}
ending-x1-3 = { $result ->
    [won] Vous contrôliez 15 cartes face visible : une armée complète gagne aussitôt.
   *[other] { $winners } contrôlait 15 cartes face visible : une armée complète gagne aussitôt.
}
ending-x1-4a = { $result ->
    [won] Avec [Justice](card:justice), vous avez retourné votre troisième [tuile Immortel](tile) en ayant un [jeton Suprématie](supremacy) : c'est la victoire.
   *[other] Avec [Justice](card:justice), { $winners } a retourné sa troisième [tuile Immortel](tile) en ayant un [jeton Suprématie](supremacy) : c'est la victoire.
}
ending-x1-4b = { $result ->
    [won] Vous avez remporté une [Grande Bataille](great-battle) avec 10 points d'avance ou plus : par la règle de [Goan Sul](card:goan-sul), c'est la victoire.
   *[other] { $winners } a remporté une [Grande Bataille](great-battle) avec 10 points d'avance ou plus : par la règle de [Goan Sul](card:goan-sul), c'est la victoire.
}
ending-x1-5 = { $result ->
    [won] Votre adversaire a abandonné.
    [lost] Vous avez abandonné.
    [draw] Tout le monde a accepté de terminer la partie : personne ne gagne.
   *[named] L'autre joueur a abandonné.
}
ending-x1-6 = Un seul changement faisait gagner les deux joueurs : personne ne gagne.
ending-x13-4 = { $result ->
    [won] Vous avez reçu votre cinquième [jeton d'activation](activation) : c'est la victoire.
   *[other] { $winners } a reçu un cinquième [jeton d'activation](activation) : c'est la victoire.
}
ending-g3-6a = { $result ->
    [won] Votre adversaire a abandonné.
    [lost] Vous avez abandonné.
    [draw] Tout le monde a accepté de terminer la partie : personne ne gagne.
   *[named] L'autre joueur a abandonné.
}
ending-g3-6b = { $result ->
    [won] Tous les autres ont abandonné.
   *[other] Tous ont abandonné, sauf { $winners }.
}
ending-g9-3a = { $result ->
    [won] Vous avez atteint trois [points de victoire](victory-point) : c'est la victoire.
   *[other] { $winners } a atteint trois [points de victoire](victory-point) : c'est la victoire.
}
ending-g9-3b = { $winners_is ->
    [you] { $winners_with } avez atteint trois [points de victoire](victory-point) ensemble et partagez la victoire.
   *[they] { $winners } ont atteint trois [points de victoire](victory-point) ensemble et partagent la victoire.
}
ending-g9-5a = { $result ->
    [won] Au début de la ronde, votre [Ozeki](ozeki) vous a donné sa [victoire spéciale](special-victory).
   *[other] Au début de la ronde, { $winners } a gagné par la [victoire spéciale](special-victory) d'un [Ozeki](ozeki).
}
ending-g9-5b = { $winners_count ->
    [one] Plusieurs joueurs remplissaient une [victoire spéciale](special-victory) au même moment ; le [jeton Avantage](advantage) les a départagés.
   *[other] Plusieurs joueurs remplissaient une [victoire spéciale](special-victory) au même moment et partagent la victoire.
}
ending-g9-7 = { $result ->
    [won] Votre [Ozeki](ozeki) vous a donné sa [victoire spéciale](special-victory).
   *[other] { $winners } a gagné par la [victoire spéciale](special-victory) d'un [Ozeki](ozeki).
}

## La Grande Bataille qui a fini la partie. $own est le total du lecteur, $best celui de la meilleure autre armée.

ending-battle = { $outcome ->
    [won] À la ronde { $round }, vous avez gagné de { $margin } : { $own } à { $best }.
    [won-tie] À la ronde { $round }, égalité à { $own }, pour vous : vous aviez le { -tie-breaker }.
    [lost] À la ronde { $round }, il vous a manqué { $margin ->
        [one] 1 point
       *[other] { $margin } points
    } : { $own } à { $best }.
    [lost-tie] À la ronde { $round }, égalité à { $own }, mais { $winner } avait le { -tie-breaker }.
    [open-tie] À la ronde { $round }, égalité à { $own } que personne n'a départagée.
    [named-tie] À la ronde { $round }, égalité à { $own }, et { $winner } avait le { -tie-breaker }.
   *[named] La ronde { $round } s'est finie à { $best } contre { $own }.
}
-tie-breaker = [jeton Merveille](wonder-token)
