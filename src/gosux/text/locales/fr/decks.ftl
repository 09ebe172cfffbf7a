# Les decks tout prêts : des paires pour commencer sans choix des clans. $decks est une paire, $deck l'un de ses deux decks.

ready-title = { $decks ->
    [moon-and-scales] Lune et balance
    [star-and-rings] Étoile et anneaux
    [claws-and-wings] Griffes et ailes
    [fire-and-law] Feu et loi
    [echo-and-embers] Écho et braises
   *[other] { $decks }
}
ready-about = { $decks ->
    [moon-and-scales] Le moins de choses à chercher. Un bon début.
    [star-and-rings] Beaucoup de cartes d'un côté, beaucoup d'attaques de l'autre.
    [claws-and-wings] Un côté veut en finir vite, l'autre une main pleine.
    [fire-and-law] Le côté mené est aidé à revenir.
    [echo-and-embers] Avec Écho, une carte fait le travail de deux.
   *[other] { $decks }
}
ready-deck = { $deck ->
    [moon-and-scales-1] Lune
    [moon-and-scales-2] Balance
    [star-and-rings-1] Étoile
    [star-and-rings-2] Anneaux
    [claws-and-wings-1] Griffes
    [claws-and-wings-2] Ailes
    [fire-and-law-1] Feu
    [fire-and-law-2] Loi
    [echo-and-embers-1] Écho
    [echo-and-embers-2] Braises
   *[other] { $deck }
}
ready-deck-about = { $deck ->
    [moon-and-scales-1] Des cartes reviennent de la défausse, d'autres sont copiées.
    [moon-and-scales-2] Attaque, égalise mains et armées, et tient le jeton Merveille.
    [star-and-rings-1] Pioche beaucoup, rejoue et tient le jeton Merveille.
    [star-and-rings-2] Capture et détruit, vide les mains et copie des effets.
    [claws-and-wings-1] Attaque les cartes LIBRES et vide la main du rival.
    [claws-and-wings-2] Pioche, rejoue et copie des effets.
    [fire-and-law-1] Pioche, fait revenir ses cartes et copie les meilleurs effets.
    [fire-and-law-2] Attaque, vide les mains, puis rétablit l'égalité.
    [echo-and-embers-1] Répète ses effets et joue depuis sa défausse.
    [echo-and-embers-2] Pioche, attaque et copie des effets.
   *[other] { $deck }
}
ready-clans = { $clans }
