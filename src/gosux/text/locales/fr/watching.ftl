# Regarder une partie des autres

watching-now = Vous regardez
watching-live = Vous voyez en direct ce qui est visible sur la table.
watching-hands-never = Les mains restent cachées.
watching-hands-later = { $count ->
    [one] Les mains sont montrées { $count } tour plus tard.
   *[other] Les mains sont montrées { $count } tours plus tard.
}
watching-hands-over = La partie est finie : voici toutes les mains.
watching-hands-ago = { $count ->
    [one] Toutes les mains, il y a { $count } tour
   *[other] Toutes les mains, il y a { $count } tours
}
watching-count = { $count ->
    [0] Personne ne regarde
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
watching-no-game = Il n'y a rien à regarder avec ce lien
watching-no-game-lead = Il est faux, ou personne ne peut regarder cette partie.
watching-own-game = Vous jouez cette partie : qui joue ne peut pas regarder.
watching-to-own = À votre place
watching-crowded = Autant de personnes que possible regardent déjà cette partie.
watching-waits = Quelqu'un réfléchit
watching-list = Parties à regarder
watching-none = Aucune partie à regarder en ce moment.
watching-watch = Regarder
watching-round = { $round ->
    [0] Choix des clans
   *[other] Ronde { $round }
}
watching-who = Qui peut regarder
watching-who-value = { $who ->
    [link] Qui a le lien pour regarder
    [lobby] Tout le monde, aussi par la liste
   *[nobody] Personne
}
watching-when = Quand on montre les mains
watching-when-value = { $count ->
    [0] Jamais
    [one] { $count } tour plus tard
   *[other] { $count } tours plus tard
}
watching-agree = Tous doivent être d'accord : si vous changez ceci, chacun doit se redire prêt.
watching-delay = Quelqu'un qui joue pourrait regarder avec un deuxième appareil. Il ne verrait les mains qu'avec le retard choisi ici.
watching-fact-nobody = Personne ne peut regarder
watching-fact = { $who ->
    [link] On peut regarder par un lien
   *[lobby] Tout le monde peut regarder
}
watching-fact-hands = { $count ->
    [one] Mains montrées { $count } tour plus tard
   *[other] Mains montrées { $count } tours plus tard
}
watching-link = Laisser d'autres regarder
watching-link-hint = Qui ouvre ce lien voit ce qui est visible sur la table, sans pouvoir agir. Vous voyez combien regardent, pas qui.
