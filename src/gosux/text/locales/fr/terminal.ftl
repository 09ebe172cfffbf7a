# Le terminal : ce qui entoure la table, et son aide.

## La table

terminal-entry = { $name } : { $text }
terminal-bot = Robot
terminal-bot-at = Robot { $number }
terminal-you = Vous
terminal-setup = Mise en place
terminal-round = Ronde { $round }
terminal-turn = { $whose ->
    [yours] { $additional ->
        [1] votre tour additionnel
       *[0] votre tour
    }
   *[theirs] { $additional ->
        [1] tour additionnel { $of }
       *[0] tour { $of }
    }
}
terminal-turns-left = { $left ->
    [0] dernier tour de la ronde
    [one] encore { $left } tour après celui-ci
   *[other] encore { $left } tours après celui-ci
}
terminal-extra-turn = un tour additionnel suivra
terminal-turns-follow = { $count ->
    [one] { $count } autre tour suivra
   *[other] { $count } autres tours suivront
}
terminal-common-piles = pioche { $deck }, défausse { $discard }
terminal-score = bataille en l'état : vous { $yours }, { $player } { $theirs }
terminal-army = { $whose ->
    [yours] Votre armée : { $value }
   *[theirs] Armée { $of } : { $value }
}
terminal-brief = { $player } : armée { $value }
terminal-hand-strength = cartes en main { $count }
terminal-supremacy = Suprématie { $count }
terminal-tokens = jetons { $hand } ({ $spent ->
    [one] { $spent } dépensé
   *[other] { $spent } dépensés
}, { $locked ->
    [one] { $locked } bloqué
   *[other] { $locked } bloqués
})
terminal-points-brief = points { $count }
terminal-tokens-brief = jetons { $hand }
terminal-lost = { $count } hors jeu pour cette ronde
terminal-in-hand = main { $count }
terminal-piles = main { $hand }, deck { $deck }, défausse { $discard }
terminal-removed = { $count } hors jeu
terminal-passed = A PASSÉ
terminal-advantage-brief = Avantage
terminal-conceded = A ABANDONNÉ
terminal-banned = ne peut pas jouer { $card }
terminal-tiles = Tuiles actives, pour les deux joueurs :
terminal-tiles-short = Tuiles actives : { $clans } (? tuiles)
terminal-hand = Votre main ({ $count }) :
terminal-known = Connues dans la main adverse : { $cards }
terminal-known-of = Connues dans la main { $of } : { $cards }
terminal-deck-yours = Dessus connu de votre deck : { $cards }
terminal-deck-theirs = Dessus connu du deck adverse : { $cards }
terminal-revealed = Révélées : { $cards }
terminal-incoming = Mise de côté pour une mutation : { $card }
terminal-clan-mark = { $clan ->
   *[other] {""}
}
terminal-story = Ce qui s'est passé
terminal-question = Votre choix, de 1 à { $last } (↑ ↓)
terminal-end = La fin

## Le choix des clans

terminal-draft = Trois clans forment votre deck ; les tuiles des deux clans restants sont actives pour les deux joueurs. Les nombres disent combien des { $cards } cartes du clan le font. ? 3 montre les cartes du clan 3, ? indice dit ce qui a été mesuré.
terminal-source = D'où cela vient
terminal-draft-yours = {" "}[vous]
terminal-deed = { $deed ->
    [capture] capturer
    [release] libérer
    [destroy] détruire
    [sacrifice] sacrifier
    [draw] piocher
    [discard] défausser
    [pile] se servir de la défausse
    [mill] remplir la défausse
    [search] chercher dans le deck
    [reveal] révéler
    [copy] copier
    [swap] échanger
    [deck] mettre sur un deck
    [turn] tour additionnel
   *[clans] compter comme d'autres clans
} { $count }
terminal-clan-tile = Sa tuile, quand elle est active : { $text }
terminal-clan-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}

## La ligne de saisie

terminal-placeholder = Un numéro et Entrée · ? aide · q sauvegarder et quitter
terminal-hint = Tapez le numéro d'un choix puis Entrée. ? explique comment jouer ici, ? 3 le troisième choix, ? sati une carte.
terminal-yes = oui, o
terminal-no = non, n
terminal-quit = q, quitter, quit
terminal-concede = abandonner, concéder, concede
terminal-concede-sure = Abandonner vraiment la partie ? Tapez abandonner une seconde fois pour le faire ; toute autre réponse continue.
terminal-agree = accepter
terminal-refuse = refuser, renoncer
terminal-take-back = reprendre, annuler
terminal-pause = pause
terminal-offer-end = proposer la fin, nulle
terminal-go-on = continuer
terminal-let-bot = robot
terminal-claim = réclamer
terminal-company-asked = { $asked }. Tapez accepter ou refuser.
terminal-company-asks = { $asks }. Tapez renoncer pour retirer cette demande.
terminal-company-paused = La partie est en pause. Tapez continuer pour la reprendre.
terminal-company-fails = { $away }. Attendez, tapez robot pour laisser jouer un robot ({ $level }), ou réclamer pour gagner{ $time ->
    [now] .
   *[later] { " " }dans { $time }.
}
terminal-no-such-number = Ce choix n'existe pas : tapez un numéro de 1 à { $last }.
terminal-unknown = Rien ne s'appelle « { $topic } » ici. Tapez ? pour l'aide.
terminal-did-you-mean = « { $topic } » n'est pas compris. Vouliez-vous { $number }, { $choice } ?
terminal-possible = « { $action } » est possible maintenant.
terminal-covered = La table est cachée. { $player }, c'est à vous.
terminal-sit-down = Appuyez sur Entrée quand { $player } est devant l'écran, et personne d'autre.

## La fin, les sauvegardes

terminal-final = { $player } : Suprématie { $supremacy }, armée { $value }
terminal-replay = La partie est enregistrée dans { $path } ; « gosux replay » la raconte.
terminal-waiting = Les autres jouent. Attendez votre tour.
terminal-disconnected = La connexion est perdue ; nouvel essai.
terminal-elsewhere = Cette place est jouée sur un autre appareil.
terminal-left = Vous avez quitté l'écran ; la partie vous attend.
terminal-to-review = ? bilan dit ce que valaient vos choix.
terminal-the-end = La partie est finie. Appuyez sur Entrée pour quitter.
terminal-saved = Votre partie est sauvegardée dans { $path } ; la même commande la reprendra.
terminal-trouble = Impossible de sauvegarder : { $why }.
terminal-resume = Une partie de { $game } à { $players } joueurs attend dans { $path }. La reprendre ? [O/n]
terminal-yes-or-no = Répondez o ou n.
terminal-kept = La partie en attente a été gardée sous { $path }.
terminal-no-terminal = il faut un terminal pour jouer ; l'entrée et la sortie ne doivent pas être redirigées
terminal-bad-save = { $why }. Le fichier est resté tel quel : --new le met de côté et commence une partie, --save désigne un autre fichier
terminal-people = { $path } est une partie à deux personnes : ajoutez --hot-seat, ou désignez un autre fichier avec --save
terminal-against-bot = { $path } est une partie contre un robot : retirez --hot-seat, ou désignez un autre fichier avec --save

## L'aide

terminal-topic-hand = main
terminal-topic-piles = défausses, défausse
terminal-topic-score = score, bataille
terminal-topic-tiles = tuiles, tuile
terminal-topic-log = journal, histoire
terminal-topic-why = pourquoi, pourquoi pas
terminal-topic-rules = règles, règle
terminal-topic-signs = signes, symboles
terminal-topic-words = mots, mots-clés, termes
terminal-topic-hint = indice, coup de pouce
terminal-topic-moves = coups, meilleurs coups
terminal-topic-review = bilan
terminal-nudge = Un coup de pouce
terminal-moves = ? coups montre les meilleurs coups, avec chances et raisons.
terminal-searching = Recherche en cours …
terminal-no-hint = Pas d'indice maintenant : il faut un choix à vous, dans une partie contre des robots.
terminal-review-elsewhere = Le bilan d'une partie sur un serveur est dans le navigateur.
terminal-no-review = Le bilan vient quand la partie est finie.
terminal-help =
    Comment jouer ici
    Tapez le numéro d'un choix puis Entrée. Ses mots conviennent aussi (jouer sati, passer), de même que le texte du moteur (shift II2).

    ? et ce qu'il explique
    ? 3 un choix · ? sati une carte · ? justice un clan · ? écho un mot-clé ou un terme · ? mots les nomme tous
    ? II2 votre emplacement · ? 1:II2 celui du joueur 2 (0: du joueur 1) · ? II2 adverse
    ? main · ? défausses · ? score · ? tuiles · ? journal · ? signes sur les cartes
    ? X5.2 une règle · ? X5 un chapitre · ? règles tous les chapitres
    ? pourquoi ce qui n'est pas possible, et la raison · ? jouer elle pourquoi cela ne l'est pas
    ? indice un coup de pouce, au choix des clans un conseil · ? coups les meilleurs coups, avec leurs raisons · ? bilan d'une partie finie

    Touches
    Haut et Bas font défiler les choix, Page préc. et Page suiv. la table ou cette aide, Ctrl+Haut et Ctrl+Bas ce qui s'est passé.
    F1 aide · F2 main · F3 défausses · F4 journal · Échap ou Entrée retour à la table

    Quitter
    q sauvegarde et quitte ; chaque action est de toute façon sauvegardée aussitôt. abandonner fait perdre la partie.
terminal-signs =
    Signes sur les cartes
    Le nombre est la valeur actuelle de la carte au combat.
    ^ la carte est LIBRE
    ● un jeton d'activation s'y trouve ; x2 un jeton qui double sa valeur
    ○ un symbole d'activation libre
    $ Prime
    ~ Éthéré
    {"["}nom] capturée : face cachée, sans valeur ni effet
    · un emplacement vide
    3▸ le choix numéro 3 désigne cette carte
    ► devant une armée : c'est le tour de ce joueur
terminal-signs-of-several =
    ●2 le jeton du joueur 2 se trouve sur la carte d'un autre
    … l'emplacement d'une mutation en cours
terminal-clan-signs = Signes des clans ; leurs couleurs suffisent là où la place manque
terminal-which = Plusieurs choses s'appellent « { $topic } » :
terminal-shift = Coût de relève { $cost }.
terminal-no-shift = Pas de relève possible.
terminal-card = { $name } : { $rank } { $clan_of }, valeur { $value }{ $icons ->
    [0] .
    [one] , { $icons } symbole d'activation.
   *[other] , { $icons } symboles d'activation.
}
terminal-slot-empty = { $slot } : vide.
terminal-slot-captured = { -captured }
terminal-slot-value = valeur actuelle { $value }
terminal-slot-tokens = { $count ->
    [one] { $count } jeton d'activation
   *[other] { $count } jetons d'activation
}{ $doubled ->
    [0] {""}
   *[other] {" "}(x2)
}
terminal-slot-guest = { $whose ->
    [yours] c'est le vôtre
   *[theirs] c'est celui { $of }
}
terminal-slot-conceded = son joueur a abandonné : elle n'est plus qu'une cible
terminal-slot-clans = { $count ->
    [one] clan { $clans }
   *[other] clans { $clans }
}
terminal-discard-pile = { $whose ->
    [yours] Votre défausse ({ $count })
   *[theirs] Défausse { $of } ({ $count })
}
terminal-removed-pile = { $whose ->
    [yours] Vos cartes retirées de la partie ({ $count })
   *[theirs] Cartes { $of } retirées de la partie ({ $count })
}
terminal-draw-pile = Pioche ({ $count })
terminal-tiles-of = { $whose ->
    [yours] Vos tuiles
   *[theirs] Tuiles { $of }
}
terminal-tile-active = active
terminal-total = Total { $value }
terminal-chapters = Chapitres des règles : ? X5 en montre un
terminal-keywords = Mots-clés
terminal-terms = Termes
terminal-why = Impossible maintenant
terminal-all-possible = Tout ce que vous avez peut servir maintenant.
terminal-answer-first = Seuls les choix de cette question sont possibles maintenant.
