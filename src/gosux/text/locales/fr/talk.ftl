# Parler aux autres joueurs

talk-title = Parler
talk-unread = { $count ->
    [0] Parler
    [one] Parler : { $count } nouveau message
   *[other] Parler : { $count } nouveaux messages
}
talk-said = { $name } : { $words }
talk-nothing = Personne n'a encore rien dit.
talk-phrases = Dire quelque chose
talk-kept = Ce qui est dit n'est ni enregistré, ni montré à ceux qui regardent.
talk-own = Vos propres mots
talk-own-hint = Tout le monde doit l'activer. Il manque encore : { $others }.
talk-own-open = Tout le monde a activé les propres mots.
talk-own-on = Activer pour moi
talk-own-off = Désactiver
talk-write = Vos mots
talk-send = Dire
talk-too-fast = Pas si vite : attendez quelques secondes.
talk-mute = Ne plus entendre { $name }
talk-unmute = Entendre { $name } de nouveau
talk-block = Bloquer { $name }
talk-blocked = { $name } ne peut plus s'asseoir à vos tables, autant qu'on peut reconnaître un invité.
talk-report = Signaler { $name }
talk-report-why = Qu'est-ce qui ne va pas ?
talk-report-reason = { $why ->
    [words] Ses paroles
    [name] Son nom
   *[conduct] Sa conduite
}
talk-report-note = Plus de détails, si vous voulez
talk-report-send = Envoyer le signalement
talk-report-hint = Le signalement va à qui tient ce serveur, avec ce qui s'est dit dans cette partie. Il ne contient aucune carte.
talk-reported = Votre signalement est gardé pour qui tient ce serveur.
talk-blocked-list = Personnes bloquées
talk-blocked-hint = Gardé seulement dans ce navigateur.
talk-unblock = Ne plus bloquer { $name }
