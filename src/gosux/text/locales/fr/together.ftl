# People on several devices: the lobby, invitations, waiting rooms

together-title = Jouer ensemble
together-lead = Chacun sur son appareil. Personne n'a besoin d'un compte.
together-open = Parties ouvertes
together-none = Personne n'attend en ce moment. Invitez quelqu'un, ou ouvrez une partie à qui viendra.
together-own = Vos invitations
together-paste = On vous a donné un lien ? Ouvrez-le dans ce navigateur.
together-invite = Inviter quelqu'un
together-invite-lead = Vous obtenez un lien et un code QR. Qui l'ouvre s'assoit à votre table.
together-make = Créer un lien
together-who = Places
together-my-seat = Votre place
together-person = Une personne invitée
together-who-comes = Qui peut venir
together-by-link = Qui a le lien
together-listed = Tout le monde, aussi par la liste
together-seed = Graine : décide de tous les mélanges
together-file = Commencer par une position ou une partie sauvegardée
together-chosen-hint = Qui choisit cela peut connaître des cartes cachées : toute la table est prévenue que vous l'avez choisi.
together-chosen = { $chosen ->
    [seed] Les mélanges de cette partie ont été choisis et non laissés au hasard : quelqu'un connaît peut-être des cartes cachées.
    [position] Cette partie commence par une position que quelqu'un a choisie et connaît peut-être.
   *[save] Cette partie reprend une partie sauvegardée que quelqu'un a choisie : cette personne connaît peut-être des cartes cachées.
}
together-seats = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
together-fact = { $label } : { $value }
together-sit = S'asseoir
together-invited = { $name } vous invite
together-invited-lead = Voici ce qui va se jouer. Les autres à la table verront votre nom.
together-move = Votre place vous suit
together-move-lead = Ce lien amène sur cet appareil votre place dans une partie en cours. L'appareil où vous jouiez la perd ; le même lien la ramène.
together-move-here = Continuer ici
together-no-link = Ce lien ne marche pas
together-waiting = En attente de joueurs
together-waiting-lead = Envoyez le lien, ou faites scanner le code. Quand tout le monde sera là, chacun dira qu'il est prêt et la partie commencera. En attendant, vous pouvez quitter cette page : elle reste parmi vos invitations.
together-waiting-guest = Il manque encore du monde. Quand tout le monde sera là, chacun dira qu'il est prêt et la partie commencera.
together-again-lead = Les autres joueurs de la dernière partie voient que vous voulez une revanche. Elle commence quand tous la veulent ; vous pouvez quitter cette page en attendant.
together-all-here = Tout le monde est là
together-agree-lead = La partie commence quand tout le monde est prêt.
together-changed-lead = Quelque chose a changé : redites que vous êtes prêt.
together-ready-lead = La partie commence dès que les autres sont prêts aussi. En attendant, vous pouvez quitter cette page : la partie sera parmi vos parties.
together-free = Place libre
together-kept = n'a pas encore accepté la revanche
together-free-any = à qui vient d'abord
together-free-linked = à qui a son lien
together-you = vous
together-bot = joue tout seul
together-here = est là
together-away = a fermé la page pour l'instant
together-ready = prêt
together-not-ready = pas encore prêt
together-i-am-ready = Je suis prêt
together-close = Annuler l'invitation
together-leave = Partir
together-closed = Cette invitation n'est plus ouverte
together-closed-lead = La personne qui invitait l'a annulée, ou elle a plus d'un jour.
together-link = Lien
together-qr = Code QR du lien
together-copy = Copier
together-copied = Copié
together-share = Partager
together-link-any = Pour toutes les places libres :
together-link-for = Pour la place { $number } seulement :
together-link-hint = Un lien marche jusqu'à ce que sa place soit prise, un jour au plus.
together-link-seat = Lien pour cette place
together-new-link = Nouveau lien ; l'ancien ne marchera plus
together-only-here = Seul cet ordinateur peut ouvrir ce lien. Pour les autres appareils de votre réseau, lancez le serveur ainsi :
together-own-link = Continuer sur un autre appareil
together-own-link-hint = Ouvrez ce lien sur votre autre appareil, et votre place s'y installe. Gardez-le : il vous ramène aussi si ce navigateur oublie la partie. Qui l'a peut jouer à votre place.
together-series = Parties gagnées dans cette série
together-rematch = Revanche : { $name } la veut aussi

# Clocks

clock-title = Pendule
clock-none = Sans pendule
clock-fischer = { $minutes } min + { $seconds } s
clock-days = { $count ->
    [one] { $count } jour par tour
   *[other] { $count } jours par tour
}
clock-hint = La pendule tourne pour qui doit répondre. Quand le temps est écoulé, un autre joueur peut réclamer la victoire.
clock-hours = { $count } h
clock-left = Temps restant : { $time }
clock-low = vite
clock-out = temps écoulé
clock-claim = Réclamer la victoire

# The shuffle of a game between people

shuffle-title = Le mélange de cette partie
shuffle-lead = Vérifié par cette page, et non par le serveur.
shuffle-waiting = Un mélange que vous pourrez vérifier
shuffle-waiting-text = Le serveur a déjà tiré son nombre secret ; voici son empreinte. Votre appareil et ceux des autres ajoutent chacun un nombre quand vous êtes prêts. Après la partie, tout est révélé, et votre page le vérifie.
shuffle-fits = Personne n'a choisi les cartes : vérifié
shuffle-fails = Le mélange ne concorde pas : voir pourquoi
shuffle-good = Personne n'a choisi les cartes de cette partie
shuffle-good-lead = La graine de tous les mélanges et de tous les tirages découle des nombres ci-dessous.
shuffle-bad = Ces nombres ne concordent pas
shuffle-bad-lead = Le serveur n'a pas tenu ce qu'il avait annoncé avant la partie. Gardez le fichier de cette partie et demandez à qui gère le serveur.
shuffle-how = Comment cela s'est passé
shuffle-fingerprint = Le serveur a tiré un nombre secret et annoncé son empreinte avant le début de la partie.
shuffle-number = { $name } : son appareil a ajouté un nombre à lui.
shuffle-no-number = { $name } : aucun nombre ajouté.
shuffle-secret = Après la partie, le serveur a révélé son secret.
shuffle-seed = Tous ensemble donnent la graine, dont découlent chaque mélange et chaque tirage.
shuffle-same = la même qu'avant la partie
shuffle-other = ne concorde pas
shuffle-used = le vôtre, et il a servi
shuffle-unused = pas celui que cet appareil a ajouté
shuffle-follows = concorde
shuffle-not-noted = non noté sur cet appareil
shuffle-proves = Ce que cela prouve
shuffle-proves-text = Le serveur n'a pas pu choisir les cartes après avoir vu les nombres des joueurs, ni un joueur à lui seul. Aucune carte n'a été remplacée pendant la partie.
shuffle-proves-not = Ce que cela ne prouve pas
shuffle-proves-not-text = Que le serveur n'a pas regardé, ou qu'il n'a pas aidé un joueur à choisir son nombre. Qui le gère peut connaître toutes les cartes. Jouez chez un hôte de confiance, ou sur votre propre serveur.
shuffle-elsewhere = Vérifier ailleurs
shuffle-elsewhere-text = Cette commande rejoue en plus toute la partie et vérifie que chaque carte découle de la graine.
shuffle-download = Enregistrer la partie dans un fichier
shuffle-no-seat = Ce navigateur n'a pas de place dans cette partie.
# Somebody is away; what people ask of each other

stand-in-title = Un robot qui continue à la place des absents
seat-away = absent
seat-bot = Un robot joue à sa place : { $level }
away-left = { $name } a quitté la partie
away-lost = { $name } : connexion perdue
away-time = { $name } : temps écoulé
away-since = Depuis { $time } min.
away-choices = Rien n'arrive tout seul. Un robot ({ $level }) rend la place au début d'un tour, quand la personne est là.
away-waiting = Vous attendez. La personne peut revenir sur n'importe quel appareil ; vous pouvez partir aussi, la partie est gardée.
away-wait = Attendre
away-choose = Choisir
away-bot = Laisser jouer un robot
away-claim-in = Réclamer dans { $time }
replaced-title = Un robot joue à votre place
replaced-under = Votre place vous revient au début du prochain tour.
stood-in = { $you ->
    [yes] Un robot ({ $level }) a joué à votre place : { $count ->
        [one] action { $first }
       *[other] actions { $first } à { $last }
    }
   *[no] Un robot ({ $level }) a joué à la place de { $name } : { $count ->
        [one] action { $first }
       *[other] actions { $first } à { $last }
    }
}
stands-in = { $you ->
    [yes] Un robot ({ $level }) joue ici à votre place
   *[no] Un robot ({ $level }) joue ici à la place de { $name }
}
ask-take-back = { $name } demande à reprendre sa dernière action
ask-take-back-under = Elle n'a rien montré de caché. À vous de voir.
ask-pause = { $name } demande une pause
ask-pause-under = Les pendules s'arrêtent jusqu'à ce que l'un de vous reprenne.
ask-end = { $name } propose de terminer la partie
ask-end-under = Si vous acceptez, elle s'arrête tout de suite et personne ne gagne.
ask-end-rated-under = Si vous acceptez, elle s'arrête tout de suite, personne ne gagne et les cotes ne changent pas.
ask-yes = Oui
ask-no = Non
asks-take-back = Vous avez demandé à reprendre votre action
asks-pause = Vous avez demandé une pause
asks-end = Vous avez proposé de terminer la partie
asks-under = Pas encore de réponse.
ask-withdraw = Retirer la demande
ask-open = Une demande est déjà en cours.
ask-again = Refusé. Vous pourrez redemander dans { $time }.
ask-back = Demander à reprendre
ask-for-pause = Demander une pause
ask-for-end = Proposer de terminer la partie
end-rated-bot = Impossible : cette partie est classée, et un robot ne peut pas donner son accord.
end-stand-in = Impossible : un robot joue à la place de quelqu'un dont l'accord est nécessaire.
back-nothing = Rien à reprendre maintenant.
back-hidden = Impossible : quelque chose de caché a été montré.
back-dice = Impossible : le hasard a décidé.
back-answer = Impossible : un autre joueur a pu répondre.
back-others = Impossible : un autre joueur a agi.
back-rated = Impossible : cette partie est classée.
paused-title = La partie est en pause
paused-under = Les pendules sont arrêtées. Chacun peut reprendre.
paused-end = Reprendre
answer-in = { $time } pour répondre, ensuite c'est non
