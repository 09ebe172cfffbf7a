# Les résultats des parties finies du lecteur, dans le navigateur.

progress-about = Compté d'après les parties finies de ce navigateur. Rien d'autre n'est gardé sur vous, et personne d'autre ne le voit.
progress-suggest = { $up ->
    [yes] Récemment contre { $level }, vous avez gagné { $won } fois sur { $count } : essayez { $next }.
   *[no] Récemment contre { $level }, vous avez gagné { $won } fois sur { $count } : { $next } sera peut-être plus amusant.
}
progress-take = Jouer contre { $level }
progress-clans = Les clans que vous avez joués
progress-clan-games = gagné { $won } fois sur { $count }
progress-save = Enregistrer dans un fichier
progress-erase = Effacer tous les résultats
progress-erase-about = { $count ->
    [one] Ce navigateur oublie pour de bon { $count } partie finie. Personne ne pourra la rouvrir ici.
   *[other] Ce navigateur oublie pour de bon { $count } parties finies. Personne ne pourra les rouvrir ici.
}
progress-erase-yes = Effacer pour de bon
progress-erase-no = Les garder
progress-erased = Tous les résultats sont effacés.
