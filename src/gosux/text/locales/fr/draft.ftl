# Conseils pour le choix des clans. $won est sur 100 parties ; $reach dit de combien ce nombre peut s'écarter.

pick-rank = { $shared ->
    [yes] { $rank ->
        [1] Parmi les meilleurs pour vous
       *[other] N° { $rank } à { $last } pour vous
    }
   *[no] { $rank ->
        [1] Le mieux pour vous
       *[other] N° { $rank } pour vous
    }
}
pick-wanted = { $player } le veut aussi
pick-taken = Si vous prenez { $clan } : environ { $won } parties gagnées sur 100.
pick-given = Si { $player } l'obtient : { $won }.
pick-left = Si personne ne le prend : { $won }.
pick-fits = { $more ->
    [yes] Va bien avec { $clans } : { $points } de plus sur 100 que d'habitude.
   *[no] Va mal avec { $clans } : { $points } de moins sur 100 que d'habitude.
}
pick-meets = { $more ->
    [yes] Bon contre { $clans } : { $points } de plus sur 100 que d'habitude.
   *[no] Faible contre { $clans } : { $points } de moins sur 100 que d'habitude.
}
pick-source = Mesuré par des parties entre bots de même force ({ $bot }), { $count } en tout, pour toutes les suites possibles du choix des clans. Une fois les six clans choisis, l'écart va jusqu'à { $reach }. Les gens jouent autrement.

## Le choix des clans dans un bilan : en quoi le meilleur des deux choix diffère de l'autre

picked-worth = { $more ->
    [yes] Dans n'importe quel deck, { $clan } gagne plus, comparé à { $other } : { $points } de plus sur 100
   *[no] Dans n'importe quel deck, { $clan } gagne moins, comparé à { $other } : { $points } de moins sur 100
}
picked-fits = { $more ->
    [yes] { $clan } va bien avec { $other } : { $points } de plus sur 100 que d'habitude
   *[no] { $clan } va mal avec { $other } : { $points } de moins sur 100 que d'habitude
}
picked-meets = { $more ->
    [yes] { $clan } est bon contre { $other } : { $points } de plus sur 100 que d'habitude
   *[no] { $clan } est faible contre { $other } : { $points } de moins sur 100 que d'habitude
}
picked-wanted = { $clan } est aussi le meilleur choix pour l'autre joueur
review-picks = Le choix des clans
review-pick = { $clan } : { $percent }
review-pick-best = { $clan } : { $percent } ; le mieux était { $other } : { $better }
review-pick-source = Mesuré par des parties entre bots de même force ({ $bot }), { $count } en tout, comme si chacun faisait ensuite les meilleurs choix. Une fois les six clans choisis, l'écart va jusqu'à { $reach } points. Les gens jouent autrement.
