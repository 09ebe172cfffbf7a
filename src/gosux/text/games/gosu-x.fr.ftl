# Les decks tout prêts : des paires pour commencer sans choix des clans. $decks est une paire, $deck l'un de ses deux decks.

ready-title = { $decks ->
    [moon-and-scales] Lune et balance
    [star-and-rings] Étoile et anneaux
    [crown-and-blade] Couronne et lame
    [claws-and-wings] Griffes et ailes
   *[other] { $decks }
}
ready-about = { $decks ->
    [moon-and-scales] Le moins de choses à chercher. Un bon début.
    [star-and-rings] Beaucoup de cartes d'un côté, beaucoup d'attaques de l'autre.
    [crown-and-blade] Aussi facile à lire. La patience d'un côté, l'attaque de l'autre.
    [claws-and-wings] Des attaques d'un côté, des tours additionnels de l'autre.
   *[other] { $decks }
}
ready-deck = { $deck ->
    [moon-and-scales-1] Lune
    [moon-and-scales-2] Balance
    [star-and-rings-1] Étoile
    [star-and-rings-2] Anneaux
    [crown-and-blade-1] Couronne
    [crown-and-blade-2] Lame
    [claws-and-wings-1] Griffes
    [claws-and-wings-2] Ailes
   *[other] { $deck }
}
ready-deck-about = { $deck ->
    [moon-and-scales-1] Des cartes reviennent de la défausse, d'autres sont copiées.
    [moon-and-scales-2] Attaque, égalise mains et armées, et tient le jeton Merveille.
    [star-and-rings-1] Pioche beaucoup, rejoue et tient le jeton Merveille.
    [star-and-rings-2] Attaque, vide les mains et copie ce que font les autres.
    [crown-and-blade-1] Tient le jeton Merveille, égalise, et ses cartes reviennent.
    [crown-and-blade-2] Capture et détruit, vide les mains et copie des effets.
    [claws-and-wings-1] Attaque les cartes LIBRES et vide la main du rival.
    [claws-and-wings-2] Pioche, rejoue et copie des effets.
   *[other] { $deck }
}
