# Conseils pour le draft. $won est sur 100 parties ; $reach dit de combien ce nombre peut s'écarter.

pick-rank = { $rank ->
    [1] Le mieux pour vous
   *[other] Choix n° { $rank }
}
pick-wanted = { $player } le veut aussi
pick-taken = Si vous prenez { $clan }, ces parties ont été gagnées { $won } fois sur 100, à { $reach } près.
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
pick-source = Compté, pas deviné : { $count } parties entre deux bots égaux ({ $bot }), avec des decks tirés au sort. Ces parties avaient les mêmes clans jusqu'ici. Les gens jouent autrement, et un seul choix décide de peu.
