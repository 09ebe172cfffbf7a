# La page dans le navigateur : la table, et ce qui l'entoure.

## Joueurs

page-title = { $ruleset ->
    [gosu-x] Gosu X
    [gosu-x-quick] Gosu X, règles rapides
    [gosu] GOSU
   *[other] { $ruleset }
}
page-you = Vous
page-rival = Rival
page-rival-at = Rival { $number }
page-namesake = { $name } { $number }
page-labelled = { $label } : { $value }
page-level = { $level ->
    [recruit] Recrue
    [bakuto] Bakuto
    [troop] Troupe
    [veteran] Vétéran
    [ozeki] Ozeki
    [hero] Héros
    [immortal] Immortel
    [random] Au hasard
   *[other] { $level }
}
page-temperament = { $rank }, { $temperament ->
    [bold] style téméraire
    [patient] style patient
    [hoarder] style thésauriseur
    [hunter] style chasseur
   *[other] { $temperament }
}
page-level-hint = { $level ->
    [recruit] aime ses propres cartes, oublie vos réponses
    [bakuto] voit mieux, mais aime encore trop ses cartes
    [troop] se trompe de temps en temps
    [veteran] ne fait que de petites erreurs
    [ozeki] prend toujours le meilleur coup suivant
    [hero] prépare ses tours
    [immortal] le plus fort que nous ayons
    [random] choisit sans réfléchir
   *[other] {""}
}

## Le haut de la table

table-round = Ronde { $round }
table-setup = Mise en place
table-over = La fin
table-decider = la décisive
table-has-passed = { $player } a passé
table-you-passed = Vous avez passé
table-turn-of = { $turn ->
    [0] { $turns ->
        [0] la Grande Bataille suit
        [1] encore un tour, puis la Grande Bataille
       *[other] encore { $turns } tours, puis la Grande Bataille
    }
   *[other] { $you ->
        [1] votre tour { $turn } sur { $turns }, puis la Grande Bataille
       *[0] tour { $turn } sur { $turns }, puis la Grande Bataille
    }
}
table-turn-of-short = { $turn ->
    [0] { $turns ->
        [1] encore 1 tour
       *[other] encore { $turns } tours
    }
   *[other] tour { $turn } sur { $turns }
}
table-both-players = Pour tous
table-menu = Menu
table-help = Touches et aide
table-settings = Réglages
table-close = Fermer
title-your-turn = ● À vous · { $title }
table-undo = Annuler votre dernière action

## Un joueur

table-your-turn = Votre tour
table-your-turn-of = Votre tour, { $turn } sur { $turns }
table-additional-turn = Tour en plus
table-their-turn = Son tour
table-their-turn-of = Son tour, { $turn } sur { $turns }
table-passed = A passé
table-out = Parti
table-thinking = { $player } réfléchit
table-hurry = Ne pas attendre
table-hand = Main
table-deck = Deck
table-draw-pile = Pioche
table-discard = Défausse
table-removed = Retirées
table-look-through = { $pile }, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} : parcourir
table-pile = { $pile ->
    [hand] { $whose ->
        [yours] Votre main
       *[other] Main de { $player }
    }
   *[discard] { $whose ->
        [yours] Votre défausse
       *[other] Défausse de { $player }
    }
}
table-empty-pile = Aucune carte
table-empty-deck = vide ; piocher remélange { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
table-known-top = Dessus connu : { $cards }
table-token-ready = en main
table-token-on-card = sur carte
table-token-spent = dépensé
table-token-locked = bloqué
table-token-lost = perdu
table-tokens = Jetons d'activation : { $ready } en main, { $placed } sur des cartes, { $spent ->
    [one] { $spent } dépensé
   *[other] { $spent } dépensés
}
table-points = { $count } sur { $goal } pour gagner
table-wonder = Merveille
table-advantage = Avantage
table-banned = Ne peut pas jouer { $card }
table-army = Armée de { $player }
table-your-army = Votre armée
table-your-hand = Votre main, { $count ->
    [0] aucune carte
    [one] 1 carte
   *[other] { $count } cartes
}
table-no-cards = Aucune carte en main
table-armies = Armées
table-focus-on = Montrer l'armée de { $player }
table-strip = { $player } : score { $score }, { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
}, { $hand ->
    [one] { $hand } carte en main
   *[other] { $hand } cartes en main
}, { $army ->
    [one] { $army } carte dans l'armée
   *[other] { $army } cartes dans l'armée
}
table-leads = mène
table-level = à égalité
table-hold-hint = Appuyez longtemps sur une carte pour la voir en entier.

## Le score

table-battle = Grande Bataille
table-score = Score de bataille
table-score-of = Score de bataille : { $parts }
table-row-each = { $rank } : { $value } chacun
table-lead-you = Vous menez de { $lead }
table-lead-rival = { $player } mène de { $lead }
table-tied = À égalité
table-leads-all = { $who ->
    [you] Vous menez avec { $score }
   *[they] { $player } mène avec { $score }
}
table-level-all = { $players } : égalité à { $score }
table-yours = Vous avez { $score }
table-tied-for = { $who ->
    [you] Égalité : vous l'emportez{ table-tie-breaker }
   *[they] Égalité : { $player } l'emporte{ table-tie-breaker }
}
table-tied-all-for = { $who ->
    [you] À { $score }, vous l'emportez
   *[they] À { $score }, { $player } l'emporte
}
table-tie-breaker = { $token ->
    [none] {""}
    [advantage] {" "}(jeton Avantage)
   *[wonder] {" "}(jeton Merveille)
}
table-hand-counts = main
table-then = ensuite
table-now = maintenant

## La question

table-confirm = Confirmer
table-take-back = Annuler
table-drop = Tout annuler
table-look = Regarder
table-choose-number = Choisir
table-paid = { $cost ->
    [one] { $paid } sur { $cost } payée
   *[other] { $paid } sur { $cost } payées
}
table-chosen-of = choix : { $paid } sur { $cost }
table-discard-tag = Défausser
table-goes-out = sort
table-comes-in = entre
table-being-played = entre
table-wonder-pays = 1 carte de moins
table-parts = Étapes
table-part-done = fait
table-part-now = maintenant
table-part-later = plus tard
table-pass-go = Passer cette ronde
table-keep-playing = Continuer
table-cost = coût { $cost }
table-game-over = La partie est finie.
table-draw = Piocher { $count }
table-choices = Choix
table-offer = Cartes au choix
table-offer-pile = { $seat ->
    [own] Dans votre défausse
   *[other] Dans la défausse de { $player }
}
table-seen-hand = Dans une main que vous avez vue
table-search-offer = Chercher parmi ces cartes
table-nothing-found = Aucune carte de ce nom.
table-revealed = Révélées
table-set-aside = Mise de côté
table-several = { $card } : que faites-vous ?
table-choose-lit = Choisissez parmi ce qui est surligné.
table-hint = Indice
table-hint-turn = Ce qui est surligné peut servir : jouez une carte, utilisez-en une de votre armée, piochez ou passez.
table-hint-confirm = Rien n'est encore joué. Confirmez, ou annulez.
table-thinking-dots = …

## Les emplacements, pour les lecteurs d'écran

table-slot = Emplacement { $slot }
table-slot-empty = Emplacement { $slot }, vide
table-slot-you = votre { $slot }
table-slot-rival = { $player }, { $slot }
table-can = peut être choisi : { $what }
table-chosen = choisi
table-mirror = miroir : { $card }
table-unknown-card = Carte cachée

## Ce qui s'est passé

table-log = Journal
table-log-new = { $count ->
    [one] { $count } nouvelle entrée
   *[other] { $count } nouvelles entrées
}
table-log-empty = L'histoire de la partie s'écrira ici.

## Ce que font les autres

scene-acts = Agit
scene-acting = Agit
scene-again = Revoir
scene-pause = Pause
scene-resume = Reprendre
scene-next = Suivant
scene-last = Dernières actions
scene-last-one = Dernière :
scene-replay = Revoir :
scene-replaying = L'action { $number } revue
scene-end-replay = Retour au jeu
scene-change = { $who ->
    [you] { $by } pour vous
   *[they] { $by } pour { $player }
}
scene-cards = { $count ->
    [one] { $by } carte
   *[other] { $by } cartes
}
scene-more = et encore { $count }
scene-missed = { $count ->
    [one] { $count } action manquée
   *[other] { $count } actions manquées
}
scene-watch = Regarder
pace = Rythme des autres joueurs
pace-value = { $pace ->
    [slow] Lent
    [normal] Normal
    [fast] Rapide
   *[step] Pas à pas
}
pace-hint = { $pace ->
    [slow] Chaque action reste affichée 3,5 secondes.
    [normal] Chaque action reste affichée 2,2 secondes.
    [fast] Chaque action passe rapidement.
   *[step] Chaque action attend « Suivant ».
} Les dernières peuvent être revues.
count-song = Chant des Morts
count-round = ronde { $round }
count-total = Total
count-none = aucune carte
count-next = La suite
count-next-song = La suite : Chant des Morts
count-again = Recompter
count-look = Voir la table
count-hold = tenir { $key }

## La connexion

table-reconnecting = Reconnexion… votre partie est gardée
table-back = { $count ->
    [0] Vous revoilà.
    [one] Vous revoilà : 1 action
   *[other] Vous revoilà : { $count } actions
}
table-guesses = { $count ->
    [one] { $player } n'a pas pu réfléchir et a joué une fois au hasard.
   *[other] { $player } n'a pas pu réfléchir et a joué { $count } fois au hasard.
}
table-guesses-read = OK
table-unkept = Ce navigateur n'enregistre pas quelles parties sont les vôtres. Vous pouvez jouer tant que cette page reste ouverte, mais pas y revenir plus tard. Faites de la place ou quittez la navigation privée.
table-unkept-read = OK
table-elsewhere = Cette partie est ouverte dans un autre onglet.
table-take-over = Continuer ici
table-unknown-game = Cette partie est inconnue ici.
table-damaged-game = Cette partie ne peut plus être lue : son enregistrement sur le serveur est endommagé.
table-loading = Chargement…
table-to-start = À l'accueil

## Menu, réglages, touches

menu-new = Nouvelle partie
menu-start = Accueil
menu-cards = Cartes
menu-puzzles = Problèmes
menu-how = Comment jouer
menu-rules = Règles
menu-watch = Laisser d'autres regarder
menu-device = Continuer sur un autre appareil
menu-concede = Abandonner
menu-concede-sure = Voulez-vous vraiment abandonner la partie ?
menu-concede-yes = Oui, j'abandonne
menu-concede-no = Continuer à jouer
settings-name = Votre nom
settings-name-hint = Montré dans les parties revues et aux autres devant cet écran. Il reste dans ce navigateur et dans vos parties.
settings-language = Langue
settings-theme = Thème
settings-theme-value = { $theme ->
    [dark] Sombre
    [light] Clair
   *[system] Comme le système
}
settings-text-size = Taille du texte
settings-draft-advice = Conseils pendant le choix des clans
settings-letters = Raccourcis d'une lettre
settings-sound = Sons
settings-hints = Conseils des premières parties
settings-on = Oui
settings-off = Non
keys-title = Touches
keys-tab = zone suivante
keys-arrows = dans une zone, et vers l'autre armée
keys-next = choix suivant, précédent
keys-choose = choisir, confirmer
keys-numbers = énième carte en main ou option
keys-back = annuler le dernier choix, tout annuler
keys-zoom = regarder de près
keys-mirror = vers la carte miroir
keys-piles = défausses, journal
keys-turn = piocher avec un jeton, passer
keys-help = cette liste
keys-search = cartes et règles
keys-how = Comment jouer ici
keys-how-text = Ce qui est surligné peut être choisi. Le premier clic montre le coût et l'effet ; le bouton, Entrée ou un second clic confirme. Jusque-là, tout peut être annulé. Un clic ailleurs explique.

## Ce que veulent dire les signes

legend-title = Signes
legend-deeds = Ce que font les cartes
legend-powers = Quand cela agit
legend-gold = Surligné : vous pouvez choisir ceci maintenant.
legend-lilac = Un cadre lilas : quelqu'un d'autre agit ici.
legend-open = { $word } : rien au-dessus de cette carte ni à sa droite.
legend-value = Ce que la carte vaut dans la Grande Bataille.
legend-changed = La valeur n'est pas celle qui est imprimée.
legend-token = Un jeton Activation, ou une place pour en poser un : il fait agir la carte.
legend-shift = Combien de cartes défausser pour mettre une autre carte à la place de celle-ci.
legend-hand = Cartes en main
legend-deck = Cartes à piocher
legend-discard = Cartes défaussées ; aussi ce que coûte une action, en cartes
legend-lock = Un jeton Activation encore bloqué
legend-crown = Un jeton Suprématie, pour une Grande Bataille gagnée
legend-wonder = Le jeton Merveille : il paie une carte et départage les égalités.
legend-bounty = Le jeton Prime
legend-point = Un point de victoire
legend-advantage = Le jeton Avantage : qui l'a commence et gagne les égalités.

## L'accueil

start-motto = Bâtissez la plus forte armée. Sachez vous arrêter.
start-lead = Un duel de cartes. Trois clans chacun, trois lignes, trois batailles au plus. Chaque carte agit, et passer aussi.
start-first = Jouer une première partie
start-learn = Apprendre en dix minutes
start-learn-on = Continuer la leçon
start-learn-hint = Une première partie guidée : vous jouez, et chaque chose est expliquée quand vous la rencontrez. Ou jouez tout de suite, avec des decks tout prêts et un adversaire facile.
start-know = Je connais les règles : jouer
start-welcome = Bon retour, { $name }
start-welcome-back = Bon retour
start-play = Jouer
start-games = Parties
start-change = Changer
start-against = Contre
start-decks = Decks
start-decks-draft = Choix des clans
start-decks-ready = Tout prêts
start-decks-draft-hint = Chacun choisit trois clans, à tour de rôle.
start-decks-ready-hint = Des paires équilibrées et faciles à lire. Vous prenez un deck, votre adversaire a l'autre, et la partie commence tout de suite.
start-decks-first = Commencez ici
start-deck-yours = Vous
start-deck-theirs = Adversaire
start-advice = Contre { $level }, vous avez gagné { $won } fois sur { $count }.
start-take-level = Jouer plutôt contre { $level }
start-go-on = À continuer
start-more = { $count ->
    [one] encore { $count }
   *[other] encore { $count }
}
start-more-places = Autres pages
start-finished-count = { $count ->
    [one] { $count } partie à revoir
   *[other] { $count } parties à revoir
}
start-about-puzzles = Un problème du jour, et bien d'autres par thème : trouvez la meilleure suite.
start-about-how = Une page avec des images. Chaque exemple peut être ouvert et joué.
start-about-cards = Toutes les cartes et leurs précisions.
start-unofficial = Un projet de joueurs, non officiel.
start-new = Nouvelle partie
start-game = Jeu
start-about = { $ruleset ->
    [gosu-x] Deux joueurs choisissent trois clans chacun. Deux couronnes (jetons Suprématie) donnent la victoire.
    [gosu-x-quick] Les mêmes cartes, des règles plus courtes : une première partie rapide.
    [gosu] L'ancêtre : une pile de 100 gobelins, de deux à quatre joueurs. Trois points donnent la victoire.
   *[other] {""}
}
start-players = Joueurs
start-opponent = Adversaire
start-opponent-at = Joueur { $number }
start-strength = du plus doux (1) au plus fort ({ $most })
start-style = Style
start-style-of = { $temperament ->
    [bold] Téméraire
    [patient] Patient
    [hoarder] Thésauriseur
    [hunter] Chasseur
    [any] Surprise
   *[none] Aucun en particulier
}
start-style-hint = { $temperament ->
    [bold] À valeur proche, il préfère les coups qui renforcent son armée.
    [patient] À valeur proche, il garde ses jetons et ne s'arrête pas tôt.
    [hoarder] À valeur proche, il aime une main pleine.
    [hunter] À valeur proche, il affaiblit votre armée.
    [any] L'un des quatre styles, tiré au sort au début de la partie.
   *[none] {""}
}
start-somebody = Quelqu'un
start-person = Quelqu'un devant cet écran
start-person-hint = Vous jouez tour à tour devant cet écran. Les mains sont cachées entre-temps.
start-person-name = Nom
start-together = Jouer ensemble
start-about-together = Entre amis ou inconnus, chacun sur son appareil.
start-shared = À deux devant un écran
start-about-shared = Jouez ici l'un contre l'autre, mains cachées entre les tours.
start-options = Options
start-options-hint = Pour qui connaît les jeux : les points sur lesquels les éditions diffèrent.
start-option = { $option ->
    [edition] Chant des Morts, selon les règles
    [wonder_returns] Le jeton Merveille à une nouvelle ronde
    [uncertain_shift] Coût de relève d'Alpha (mort), Ashes, Cylak, Ecnalab
    [clans] Clans
    [last_player_turns] Tours du dernier joueur d'une ronde, au plus
   *[other] { $option }
}
start-option-value = { $option ->
    [edition] { $value ->
        [en] anglaises
       *[fr] françaises
    }
    [wonder_returns] { $value ->
        [no] reste à qui l'a
       *[yes] est rendu
    }
    [uncertain_shift] { $value ->
        [none] pas de relève
       *[other] { $value }
    }
   *[other] { $value }
}
start-begin = Commencer
start-resume = Continuer
start-finished-games = Parties finies
start-none-finished = Aucune partie n'est encore finie.
start-watch = Revoir
start-forget = Oublier cette partie
start-forget-yes = L'oublier pour de bon
start-forget-no = La garder
start-game-line = { $title }, { $round ->
    [0] au début
   *[other] ronde { $round }
}
start-outcome = { $outcome ->
    [won] Gagnée
    [lost] Perdue
   *[drawn] Nulle
}
start-kept = Ce serveur efface les parties { $days ->
    [one] un jour
   *[other] { $days } jours
} après leur dernier coup, même terminées. Pour en garder une, enregistrez-la dans un fichier.
start-import = Ouvrir un fichier
start-import-hint = Une partie finie, une sauvegarde ou une position, comme les écrivent cette page et la commande gosux.
start-failed = L'ouverture a échoué.
start-no-server = Le serveur ne répond pas. La page réessaie d'elle-même.

## Le bilan

record-title = Votre bilan
record-won = Gagnées
record-lost = Perdues
record-drawn = Nulles

## Le choix des clans

draft-title = Choix des clans
draft-your-pick = À vous : prenez un clan
draft-their-pick = { $player } choisit un clan
draft-order = { $left ->
    [0] Ensuite, les decks sont complets.
   *[other] Trois clans font un deck. Les clans restants ne jouent pas, mais leurs tuiles sont des règles pour tous.
}
draft-left-over = { $count ->
    [one] 1 tuile restante
   *[other] { $count } tuiles restantes
}
draft-left-rule = règles pour tous
draft-now = maintenant
draft-yours = À vous
draft-theirs = { $player }
draft-if-left = S'il reste, pour tous :
draft-choose = Choisir { $clan }
draft-other = Un autre clan
draft-take = Prendre { $clan }
draft-about = { $clan ->
    [abhilasha] Relève depuis sa défausse : ce qui est jeté revient.
    [galmi] Fouille son deck, attire le jeton Merveille, renvoie des cartes.
    [goan_sul] Attaque : capture, détruit, et double ses Vétérans par des jetons.
    [justice] Rétablit l'équilibre : mains et armées reviennent à égalité.
    [narashima] Vide les mains et les decks, et joue depuis sa défausse.
    [phoenix] Enchaîne tours additionnels et pioches ; ses cartes reviennent.
    [tomorrow] Répète ses effets grâce à Écho : piocher, défausser, libérer.
    [xian] Copie les effets des autres cartes et mêle tous les clans.
   *[other] {""}
}
draft-all-cards = Toutes les cartes
draft-key-cards = Cartes clés
draft-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} : { $ranks }
draft-rank = { $count } { $level ->
    [1] { $count ->
        [one] Troupe
       *[other] Troupes
    }
    [2] Héros
   *[3] { $count ->
        [one] Immortel
       *[other] Immortels
    }
}{ $copies ->
    [1] {""}
   *[other] {" "}({ $designs } × { $copies })
}
draft-clans = Clans
draft-advice-brief = { $on ->
    [yes] Conseils : oui
   *[no] Conseils : non
}

## La fin

end-won = Vous avez gagné
end-lost = Vous avez perdu
end-draw = Personne n'a gagné
end-winner = { $count ->
    [one] { $player } a gagné
   *[other] { $player } ont gagné ensemble
}
end-length = { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
}, { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
end-history = Les batailles
end-no-battles = La partie s'est finie avant une bataille.
end-curve = Score de bataille, tour par tour
end-swings = Les plus grands changements du score
end-key = La carte de la partie
end-key-size = { $points ->
    [one] { $points } point grâce à son effet
   *[other] { $points } points grâce à son effet
}
end-rematch = Revanche
end-rematch-draft = Revanche, avec choix des clans
end-rematch-clans = Revanche, mêmes clans
end-review = Bilan
end-watch = Revoir la partie
end-export = Enregistrer la partie
end-export-shows = Ce que montre le fichier
end-export-shows-value = { $hide ->
    [others] comme je l'ai vue
    [all] seulement ce que tous voyaient
   *[nothing] tout
}
end-table = Regarder la table
end-again = Résultat
end-new = Accueil

## Revoir une partie

watch-title = Partie revue
watch-position = Moment { $number } sur { $last }
watch-seen-by = Vu par
watch-all = tous
watch-previous = Action précédente
watch-next = Action suivante
watch-round-back = Ronde précédente
watch-round-on = Ronde suivante
watch-battle = Grande Bataille suivante
watch-play = Dérouler
watch-pause = Pause
watch-speed = Vitesse
watch-speed-value = { $speed ->
    [slow] lente
    [fast] rapide
   *[normal] normale
}
watch-more = Enregistrer ou partager
watch-save-position = Enregistrer ce moment comme position
watch-hand-of = Main de { $player }, { $count ->
    [0] aucune carte
    [one] { $count } carte
   *[other] { $count } cartes
}

## Plusieurs joueurs devant un écran

hotseat-turn = { $player } : à vous
hotseat-hidden = Que personne d'autre ne regarde.
hotseat-show = Montrer ma table
hotseat-wait = Les bots jouent
hotseat-next = Au tour de { $player }.
hotseat-hand-over = Cacher l'écran

## Signaler un problème

report-title = Signaler un problème
report-what = Que s'est-il passé ?
report-contents = Un fichier est enregistré avec votre texte, la version et vos réglages. Rien n'est envoyé : joignez-le là où vous signalez le problème.
report-contents-game = Un fichier est enregistré avec votre texte, la version, vos réglages et cette partie. Tant qu'elle dure, il ne contient que ce que vous voyez. Rien n'est envoyé : joignez-le là où vous signalez le problème.
report-save = Enregistrer le rapport
report-saved = Le rapport est enregistré dans un fichier. Joignez-le là où vous signalez le problème.

## Leçons

lesson-step = étape { $step } sur { $count }
lesson-back = Une étape en arrière
lesson-skip = Passer cette étape
lesson-leave = Quitter, garder ma place
lesson-task = Retour à la consigne
lesson-known = Ce que vous savez
lesson-play = Jouer une vraie partie
lesson-name = { $lesson ->
    [first-game] Première partie guidée
    [gosu] GOSU : ce qui change
   *[other] Problème
}

## Comment jouer

how-open = Ouvrir et jouer
how-learn = Apprendre en jouant
how-rules = Toutes les règles numérotées
how-contents = Sommaire
how-hand = En main
how-loading = La page se charge.
how-failed = La page n'a pas pu être chargée.
