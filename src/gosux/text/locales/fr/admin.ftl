# Ce qu'affiche `gosux admin`.

admin-game = partie
admin-room = salle
admin-ruleset = règles
admin-over = terminée
admin-begun = commencée
admin-moved = dernier coup
admin-lesson = leçon
admin-players = joueurs
admin-minutes = minutes d'âge
admin-open = dans le salon
admin-started = commencée
admin-who = qui
admin-until = jusqu'au
admin-account = compte
admin-name = nom
admin-fixed = choisi par l'exploitant
admin-made = créé
admin-used = dernière utilisation
admin-devices = appareils
admin-seats = places
admin-named = { $account } s'appelle maintenant { $name }.
admin-name-free = Le propriétaire de { $account } peut de nouveau choisir un nom.
admin-report = signalement
admin-dealt = traité
admin-about = concerne
admin-by = de
admin-why = motif
admin-why-words = ses paroles
admin-why-name = son nom
admin-why-conduct = sa conduite
admin-note = remarque
admin-said = dit
admin-dealt-with = Le signalement { $report } est traité.
admin-yes = oui
admin-no = non
admin-count = { $count ->
    [one] { $count } dans la liste
   *[other] { $count } dans la liste
}
admin-end-done = { $game } est terminée.
admin-end-later = Aucun serveur ne répond. { $game } sera terminée dès que l'un d'eux sera en marche.
admin-banned = { $who } est exclu jusqu'au { $until } (UTC).
admin-unbanned = { $who } est de nouveau admis.
admin-announced = Les pages ouvertes l'affichent dans la minute.
admin-cleared = Plus rien n'est annoncé.
admin-written = { $file } est écrit. Vous seul pouvez le lire.
admin-backed-up = { $games ->
    [one] { $games } partie est
   *[other] { $games } parties sont
} dans { $file }. Vous seul pouvez le lire : il contient toutes les cartes cachées.
admin-restored = { $games ->
    [one] { $games } partie est restaurée.
   *[other] { $games } parties sont restaurées.
} Le serveur peut être démarré.
