# Ce qui ne va pas dans ce qu'on a tapé ou dans un fichier : une phrase, sans majuscule et sans point final. `place`,
# `key` et `file` disent où ; `why` est ce que dit le système ou une autre bibliothèque, dans ses propres mots.

mistake-at = { $place } : { $problem }
mistake-did-you-mean = { $problem } ; vouliez-vous dire « { $close } » ?

# Ce qu'il n'y a pas

mistake-no-language = aucune langue ne s'appelle « { $language } » ; il y a : { $known }
mistake-no-ruleset = aucun jeu ne s'appelle « { $ruleset } » ; il y a : { $known }
mistake-no-bot = aucun robot ne s'appelle « { $bot } » ; il y a : { $known }
mistake-no-rule = aucune règle n'a le numéro « { $rule } » ; les chapitres vont de { $first } à { $last }, et une règle s'écrit X5.2 ou X5.2c
mistake-no-lesson = aucune leçon ne s'appelle « { $lesson } » ; il y a : { $known }
mistake-no-puzzle = aucun problème ne s'appelle « { $puzzle } » ; leurs noms sont comme { $example }
mistake-no-guide = il n'y a pas de guide pour « { $ruleset } » en « { $language } »
mistake-no-card = aucune carte ne s'appelle « { $card } »
mistake-no-clan = aucun clan ne s'appelle « { $clan } »
mistake-no-step = aucune étape des règles ne s'appelle « { $step } »
mistake-no-path = « { $path } » n'est pas le chemin d'un fichier
mistake-no-action = aucune action ne s'appelle « { $action } »
mistake-no-action-number = aucune action n'a le numéro { $action } ; ils vont de 0 à { $last }
mistake-chosen-otherwise = « { $action } » n'a pas été demandé : seul « { $choice } » était possible

# Options et simulations

mistake-key-value = une option s'écrit CLÉ=VALEUR, par exemple edition=fr, et non « { $text } »
mistake-option-twice = l'option { $option } est donnée deux fois
mistake-no-option = aucune option ne s'appelle « { $option } » ; il y a : { $known }
mistake-option-value = l'option { $option } peut valoir { $known_or }, et non « { $value } »
mistake-option-clans = l'option clans nomme deux decks de 3 clans, sous la forme a+b+c/d+e+f
mistake-option-no-clan = option clans : aucun clan ne s'appelle « { $clan } » ; il y a : { $known }
mistake-option-no-decks = option clans : aucune paire de decks ne s'appelle « { $decks } » ; nommez deux decks de 3 clans, sous la forme a+b+c/d+e+f, ou l'une de ces paires : { $known }
mistake-option-different-clans = l'option clans nomme deux decks de 3 clans différents, sous la forme a+b+c/d+e+f
mistake-no-games = il faut au moins 1 partie, et non { $count }
mistake-only-two-players = { $ruleset } se joue à deux
mistake-bad-exploration = l'exploration est un nombre à partir de 0, et non { $exploration }
mistake-no-workers = il faut au moins 1 processus, et non { $count }
mistake-training-damaged = { $file } est abîmé : il ne contient aucun apprentissage à reprendre
mistake-training-other-plan = { $file } appartient à un autre apprentissage : donnez le même jeu, le même nombre de parties et la même graine, ou un autre fichier
mistake-player-count = { $most_number ->
    [2] { $ruleset } se joue à { $least }, et non à { $count }
   *[other] { $ruleset } se joue de { $least } à { $most } joueurs, et non à { $count }
}
mistake-arena-bots = il faut au moins 2 robots, et non { $count }
mistake-arena-pairs = il faut au moins 1 paire de parties, et non { $count }
mistake-arena-budget = les budgets se divisent par un nombre supérieur à 0, et non par { $number }
mistake-no-iterations = une recherche demande au moins 1 itération, et non { $count }
mistake-arena-two-budgets = --iterations limite les recherches par leur nombre, --budget par le temps : un seul des deux peut être donné
mistake-arena-no-draft = on ne choisit pas de clans dans { $ruleset } : --draft et --clans n'y ont pas de sens
mistake-arena-decks-given = l'option clans fixe les decks : --draft n'a pas de sens
mistake-arena-no-plots = une image demande matplotlib : pip install "gosux[results]"
mistake-bad-until = --until attend « decided » ou un nombre de points entre 0 et 50, et non « { $until } »
mistake-no-ray = --ray demande Ray : pip install "gosux[ray]"
mistake-ray-not-there = aucun cluster Ray ne répond à { $address } : { $why }
mistake-two-comparisons = --compare et --what-if sont deux comparaisons : une seule à la fois
mistake-bots = il faut { $seats } robots pour { $ruleset }, un par joueur, et non { $count }
mistake-bad-seed = une graine est un nombre, ou un texte d'au plus { $most } caractères qui peut s'écrire en UTF-8

# Moteurs

mistake-engine-missing = après engine: vient la commande d'un moteur, par exemple « engine:./mon_moteur »
mistake-engine-command = « { $engine } » n'est pas une commande : { $why }
mistake-engine-not-found = aucun programme « { $program } » ne peut servir de moteur ; donnez son chemin, par exemple « engine:./mon_moteur »
mistake-engine-protocol = le moteur « { $engine } » parle le protocole { $told }, et non { $known }
mistake-engine-ended = le moteur « { $engine } » s'est terminé avec le code { $code } au lieu de répondre
mistake-engine-killed = le moteur « { $engine } » a été arrêté par le signal { $signal } au lieu de répondre
mistake-engine-closed = le moteur « { $engine } » a fermé sa sortie au lieu de répondre
mistake-engine-silent = le moteur « { $engine } » n'a pas répondu à « { $asked } » en { $seconds } s
mistake-engine-deaf = le moteur « { $engine } » ne lit pas ce qu'on lui demande
mistake-engine-flood = le moteur « { $engine } » a écrit trop de lignes que personne ne lui demandait
mistake-engine-long-line = le moteur « { $engine } » a écrit { $most } ou plus sans finir la ligne
mistake-engine-nonsense = le moteur « { $engine } » a écrit « { $answer } » là où le protocole attend : { $expected }
mistake-engine-illegal = le moteur « { $engine } » a nommé l'action « { $action } », qui n'est pas possible ; il y a : { $known }
mistake-engine-refused = le moteur « { $engine } » a renoncé : { $why }
mistake-engine-no-message = ce n'est pas un message du protocole { $protocol } : { $line }
mistake-engine-other-actions = selon les règles de gosux { $version }, d'autres actions sont possibles ici
mistake-engine-said = { $problem } ; ses derniers mots sur la sortie d'erreur : { $said }
mistake-engine-in-game = { $problem } (action { $number } de la partie de graine « { $seed } »)

# Fichiers

mistake-cannot-read = { $file } : lecture impossible : { $why }
mistake-cannot-write = { $file } : écriture impossible : { $why }
mistake-cannot-rename = { $file } : impossible de renommer le fichier : { $why }
mistake-cannot-listen = impossible de servir à { $host }, port { $port } : { $why }
mistake-no-network = cette machine n'est dans aucun réseau par lequel d'autres appareils l'atteindraient ; donnez son adresse avec --host
mistake-no-address = « { $address } » n'est pas une adresse comme 192.0.2.1
mistake-admin-no-games = { $file } : il n'y a pas de parties d'un serveur dans ce dossier
mistake-admin-other-version = { $file } : ces parties ont été écrites par une autre version de gosux ; démarrez une fois le serveur de cette version
mistake-admin-unknown-game = il n'y a pas de partie { $game }
mistake-admin-unknown-report = il n'y a pas de signalement { $report }
mistake-admin-end-unknown = il n'y a plus de partie { $game }
mistake-admin-end-over = la partie { $game } est terminée
mistake-admin-end-no-seat = la partie { $game } n'a pas cette place
mistake-admin-end-failed = la partie { $game } n'a pas pu être terminée ; le journal du serveur dit pourquoi
mistake-admin-who = « { $who } » n'est ni une adresse, ni un réseau, ni un compte, ni une empreinte d'au moins 12 chiffres
mistake-admin-unknown-account = il n'y a pas de compte { $account }
mistake-admin-not-banned = { $who } n'est pas exclu
mistake-admin-both-languages = il faut les mots d'une annonce en anglais et en français
mistake-admin-long = une annonce a au plus { $most ->
    [one] { $most } lettre
   *[other] { $most } lettres
}
mistake-admin-damaged = la partie { $game } ne peut pas être lue : { $why }
mistake-backup-foreign = { $file } : ce n'est pas une sauvegarde de gosux
mistake-backup-damaged = { $file } : cette sauvegarde est endommagée ; rien n'a été restauré
mistake-backup-newer = { $file } : un gosux plus récent a écrit cette sauvegarde
mistake-backup-in-use = un serveur utilise cette base ; arrêtez-le d'abord
mistake-backup-not-empty = une sauvegarde se restaure là où il n'y a pas de parties : indiquez un dossier ou une base vide
mistake-folder-in-use = { $file } : un autre serveur garde ses parties dans ce dossier
mistake-site-folder = { $file } : ce dossier contient autre chose qu'un site ; indiquez un dossier nouveau ou vide
mistake-site-no-page = { $file } manque : construisez d'abord la page avec `make page`
mistake-site-no-pyodide = { $file } manque : lancez `make page` dans une copie du dépôt, ou indiquez le dossier du paquet npm pyodide avec --pyodide
mistake-site-no-wheel = { $file } n'a pas pu être téléchargé : { $why }
mistake-damaged-database = { $file } : les parties de ce dossier sont illisibles ({ $why }) ; remettez-y une copie saine de games.sqlite3, ou déplacez ce fichier pour repartir sans aucune partie
mistake-no-database = { $address } : cette base de données est inutilisable ({ $why })
mistake-bus-without-database = --bus demande --database : des serveurs qui partagent des parties les gardent dans PostgreSQL
mistake-no-bus = { $address } : ce Redis est inutilisable ({ $why })
mistake-push-off = ce serveur ne prévient aucun navigateur dont la page est fermée
mistake-push-endpoint = rien ne peut être envoyé à ce navigateur : son service de notification n'a pas d'adresse ou de clé utilisable
mistake-push-contact = les services de notification veulent savoir à qui s'adresser : --push-contact mailto:… ou https://…
mistake-push-key = { $file } : pas de clé privée de la courbe P-256
mistake-database-in-use = { $address } : un autre serveur joue les parties de cette base de données ; pour la partager, il faut --bus
mistake-newer-database = { $file } : les parties de ce dossier ont été écrites par une version plus récente de gosux
mistake-slow-record = ce fichier est trop long à lire
mistake-no-backup = ce n'est pas un fichier de toutes les parties tel que cette page l'exporte
mistake-link-too-long = c'est trop long pour un lien ; transmettez plutôt le fichier
mistake-link-to-save = une sauvegarde contient toutes les cartes cachées : les liens sont faits pour les positions et les parties enregistrées
mistake-position-at-turn = un lien vers une position se fait au début de votre tour
mistake-too-many-requests = c'est plus qu'un visiteur ne peut utiliser à la fois ; réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}
mistake-banned = le responsable de ce serveur vous en a exclu jusqu'au { $until } (UTC)
mistake-readers-busy = le serveur lit déjà autant de fichiers qu'il peut ; réessayez dans un instant
mistake-not-utf-8 = { $file } : le fichier n'est pas un texte en UTF-8
mistake-large-position = { $file } : le fichier est trop gros pour une position
mistake-ledger-foreign = { $file } : ce n'est pas un fichier de gosux { $command } ; il reste tel quel
mistake-ledger-other-plan = { $file } : ce fichier est d'une autre exécution de gosux { $command } ({ $key } y vaut { $told }, et non { $wanted }) ; il reste tel quel
mistake-ledger-damaged = { $file } : la ligne { $line } est abîmée ; le fichier reste tel quel
mistake-ledger-busy = { $file } : une autre commande écrit dans ce fichier ; attendez qu'elle finisse, ou nommez un autre fichier
mistake-large-record = { $file } : le fichier dépasse { $most } Mio, c'est trop pour une partie
mistake-check-too-long = { $file } : sa lecture prend plus de { $seconds } s, ce n'est donc pas une partie ordinaire
mistake-check-died = { $file } : sa lecture s'est arrêtée sans réponse

# Valeurs

mistake-no-key = { $key } : il n'y a pas de clé de ce nom
mistake-not-a-table = { $key } doit être une table
mistake-not-a-number = { $key } doit être un nombre entier, et non { $value }
mistake-not-a-list = { $key } doit être une liste, et non { $value }
mistake-not-a-text = { $key } doit être un texte, et non { $value }
mistake-not-true-or-false = { $key } doit être true ou false, et non { $value }
mistake-not-texts = { $key } doit être une liste de textes
mistake-not-tables = { $key } doit être une liste de tables : [[{ $name }]]
mistake-out-of-range = { $key } doit être compris entre { $low } et { $high }, et non { $value }
mistake-wrong-length = { $key } doit avoir { $length } éléments, et non { $count }
mistake-long-list = { $key } peut avoir au plus { $most } éléments, et non { $count }

# Positions

mistake-not-toml = ce n'est pas du TOML : { $why }
mistake-no-position = ce n'est pas une position : { $why }
mistake-position-too-deep = ce n'est pas une position : elle a trop de niveaux imbriqués
mistake-oversized = le texte a { $count } caractères, on en lit au plus { $most }
mistake-long-line = la ligne { $line } a plus de { $most } caractères
mistake-many-dots = la ligne { $line } a plus de { $most } points hors des textes : les clés ne sont pas si profondes
mistake-text-of-lines = ligne { $line } : une position n'a pas de texte sur plusieurs lignes
mistake-not-unicode = le texte contient une moitié de caractère, qui ne peut pas s'écrire en UTF-8
mistake-guessed-world = ce monde a été deviné au milieu d'un tour : son tour n'a pas de début
mistake-needs-players = { $place } : une position demande deux tables [[player]] ; sans elles, c'est le début d'une partie
mistake-position-players = { $file } : une position à { $seats } joueurs, et non à { $count }
mistake-player-tables = player : il faut { $seats } tables [[player]], et non { $count }
mistake-already-won = la partie est déjà gagnée ({ $rule })
mistake-impossible-then = { $place } : « { $action } » est impossible : { $refusal }
mistake-no-card-there = { $place } : aucune carte ne s'appelle « { $card } »
mistake-no-clan-there = { $place } : aucun clan ne s'appelle « { $clan } »
mistake-not-a-card = { $place } : « { $text } » n'est pas une carte ; écrivez sati, (sati) si elle est capturée, sati [t] avec un jeton
mistake-not-a-slot = { $place } : « { $text } » n'est pas un emplacement ; écrivez 1:I3 pour la troisième Troupe du joueur 1
mistake-empty-slot = { $place } : il n'y a pas de carte en { $text }
mistake-position-knows-cards = { $place } : une position connaît toutes ses cartes
mistake-no-such-seat = { $place } : les joueurs sont numérotés de 0 à { $last }
mistake-deck-and-top = { $place } : donnez deck (toute la pioche) ou top (le reste est mélangé dessous), pas les deux
mistake-activation-tokens = { $place } : un joueur a { $tokens } jetons d'activation en tout, en main, sur des cartes, dépensés et bloqués, et non { $count }
mistake-captured-token = { $place } : seule une carte face visible peut porter des jetons ({ $rule })
mistake-long-row = { $place } : une ligne a au plus { $most } cartes ({ $rule }), et non { $count }
mistake-top-heavy = { $place } : une ligne n'a jamais plus de cartes que celle d'en dessous ({ $rule })
mistake-wrong-row = { $place } : « { $card } » n'a pas sa place dans la ligne { $row }
mistake-three-clans = { $place } : un deck a 3 clans (X2.1b)
mistake-too-many-clans = { $place } : les cartes de ce joueur sont de plus de 3 clans (X2.1b)
mistake-other-clan = { $place } : « { $card } » n'est pas d'un clan de ce joueur
mistake-shared-clan = { $place } : les deux joueurs ont des cartes du clan { $clan } (X2.1b)
mistake-too-many-copies = { $place } : il y a plus d'exemplaires de « { $card } » qu'il n'en existe
mistake-all-passed = { $place } : quand tous les joueurs ont passé, il n'y a plus de tour ({ $rule })
mistake-turn-after-passing = { $place } : un joueur qui a passé ne joue plus de tour ({ $rule })
mistake-turn-after-leaving = { $place } : un joueur qui a quitté la partie ne joue plus de tour (G3.6b)
mistake-player-out = { $place } : seulement à 3 ou 4, un joueur peut avoir quitté la partie, et il n'a alors plus de main (G3.6b)
mistake-turns-not-limited = { $place } : plusieurs joueurs continuent, le nombre de tours n'est donc pas limité ({ $rule })

# Sauvegardes et parties enregistrées

mistake-not-over-yet = une partie s'enregistre quand elle est finie ; une partie en cours peut être sauvegardée
mistake-actions-lead-elsewhere = les actions de cette partie ne mènent pas à son état
mistake-replay-not-save = c'est une partie enregistrée, pas une sauvegarde
mistake-review-player = la partie a { $players } joueurs : il n'y a pas de joueur { $number }
mistake-save-not-replay = c'est une sauvegarde, pas une partie enregistrée
mistake-film-hides = cette partie enregistrée cache des cartes : gosux replay en montre le journal, mais on ne peut ni l'ouvrir, ni la vérifier, ni la poursuivre, ni l'analyser
mistake-film-damaged = cette partie enregistrée qui cache des cartes est endommagée
mistake-truncated = le fichier s'arrête à la ligne { $line } : il est tronqué
mistake-not-json = ce n'est ni une sauvegarde ni une partie enregistrée : ce n'est pas du JSON (ligne { $line }, colonne { $column } : { $why })
mistake-record-too-deep = ce n'est ni une sauvegarde ni une partie enregistrée : il y a trop de niveaux imbriqués
mistake-no-record = ce n'est ni une sauvegarde ni une partie enregistrée : { $why }
mistake-no-json-object = ce n'est ni une sauvegarde ni une partie enregistrée : il faut un objet JSON
mistake-other-format = ce n'est ni une sauvegarde ni une partie enregistrée de gosux : « format » doit être { $save } ou { $replay }
mistake-record-format = { $what ->
    [save] cette sauvegarde a le format { $format } ; ce gosux ne lit que le format { $known }
   *[replay] cette partie enregistrée a le format { $format } ; ce gosux ne lit que le format { $known }
}
mistake-record-text = « { $key } » doit être un texte
mistake-record-table = « { $key } » doit être une table
mistake-record-texts = « { $key } » doit être une liste de textes
mistake-record-start = « start » doit être un état ou null
mistake-record-seats = « seats » doit être le nombre de joueurs
mistake-version = « version » doit nommer la version des règles
mistake-result = « result » doit nommer les vainqueurs et la règle qui a fini la partie
mistake-result-winner = « result » nomme un vainqueur qui ne joue pas
mistake-seed-and-start = « seed » et « start » ne s'accordent pas
mistake-damaged = l'état ne découle pas des actions : la sauvegarde est abîmée
mistake-other-version = { $what ->
    [replay] cette partie enregistrée
   *[finished-game] cette partie finie
} est d'une { $order ->
    [older] version plus ancienne
    [newer] version plus récente
   *[other] autre version
} des règles ({ $version } ; ce gosux joue la { $known }) et ne peut pas être rejouée ici
mistake-not-taken-over = la sauvegarde est de la version { $version } des règles, ce gosux joue la version { $known }, et son état ne peut pas être repris : { $problem }
mistake-impossible-action = l'action { $number }, « { $action } », est impossible : { $refusal }
mistake-start-state = l'état dans « start » est inutilisable : { $problem }
mistake-start-action = l'état dans « start » est inutilisable : l'action { $number } ne s'y accorde pas
mistake-not-over-at-the-end = la partie n'est pas finie après la dernière action, numéro { $number }
mistake-other-result = la partie finit par { $result }, mais le fichier dit { $told }
mistake-victory = une victoire du joueur { $winners } ({ $rule })
mistake-draw = une égalité ({ $rule })
mistake-other-checksum = la partie finit dans un autre état : sa somme de contrôle est { $checksum }, et non { $told }
mistake-shuffle = le mélange n'est pas écrit comme il faut : une partie, un secret de 64 chiffres hexadécimaux, des nombres de 32
mistake-shuffle-secret = le secret du mélange n'est pas celui dont l'empreinte a été annoncée avant la partie
mistake-shuffle-seed = la graine ne vient pas des nombres du mélange

# États et vues

mistake-game-not-a-table = une partie doit être une table
mistake-state-not-a-table = un état doit être une table
mistake-state-without-options = un état doit être une table avec des options
mistake-seat-not-a-table = un joueur doit être une table
mistake-state-format = les états de format { $format } ne peuvent pas être lus, seulement ceux de format { $known }
mistake-state-version = écrit par la version { $version } des règles, et non { $known }
mistake-seats = { $most_number ->
    [2] il y a { $most } joueurs, et non { $count }
   *[other] il y a de 2 à { $most } joueurs, et non { $count }
}
mistake-vacant-slot = une mutation garde un emplacement vide pour la carte mise de côté
mistake-nobody-left = il reste moins de deux joueurs, la partie est donc finie (G3.6b)
mistake-advantage-out = { $place } : un joueur qui a quitté la partie ne détient pas le jeton Avantage (G3.6b)
mistake-advantage-missing = il y a toujours quelqu'un qui détient le jeton Avantage (G1.2)
mistake-too-many-turns = { $place } y vaut au plus { $most }, et non { $count }
mistake-round-without-points = la ronde { $round } ne peut pas être atteinte avec { $points_number ->
    [one] { $points } point
   *[other] { $points } points
} en tout : chaque Grande Bataille en donne un à quelqu'un ({ $rule })
mistake-no-tiles = ce jeu n'a pas de tuiles Immortel
mistake-common-clans = { $place } : tous les clans sont dans une seule pioche commune (G1.1)
mistake-lost-clan = le clan { $clan } n'est ni choisi ni disponible (X2.1b)
mistake-missing-card = { $place } : « { $card } » n'est nulle part, or chaque carte est quelque part
mistake-row-gap = { $place } : une ligne se remplit depuis la gauche, sans trou ({ $rule })
mistake-icons = { $place } : sur « { $card } », il y a place pour { $icons } de ces jetons, et non pour { $count } ({ $rule })
mistake-no-veteran = { $place } : « { $card } » n'est pas un Vétéran, aucun jeton n'y montre donc x2 (X7.3)
mistake-no-foreign-tokens = aucune carte de ce jeu ne permet de poser un jeton sur la carte d'un autre joueur
mistake-foreign-token = { $place } : les jetons des autres joueurs comptent parmi ceux de la carte (G6.4)
mistake-no-such-token = { $place } : il n'y a pas de tel jeton dans ce jeu ({ $rule })
mistake-no-bans = aucune carte de ce jeu n'interdit d'en jouer une autre
mistake-too-many-bans = il y a au plus { $most } interdictions, et non { $count } (X11.14)
mistake-wrong-ban = { $place } : « { $card } » ne peut être interdite que par un autre joueur, à celui dont un clan la possède (X11.13)
mistake-unknown-knower = les joueurs qui connaissent une carte sont numérotés de 0 à { $last }
mistake-group-cards = le groupe { $group } n'énumère pas les cartes qui portent son numéro
mistake-end-reason = une partie finie nomme la règle qui l'a finie, et une partie en cours n'en nomme pas
mistake-impossible-step = l'étape en attente « { $step } » n'arrive jamais à { $key } = { $value }
mistake-too-many-steps = au plus { $most } étapes peuvent être en attente, et non { $count }
mistake-nobody-reveals = des cartes sont révélées, mais aucune étape en attente ne s'en occupe
mistake-entry-seat = « { $entry } » : il n'y a pas de joueur « { $seat } »
mistake-entry-group = « { $entry } » : il n'y a pas de groupe « { $group } »
mistake-army-slots = une armée a { $count } emplacements
mistake-dice = les dés sont illisibles
mistake-game-knows-cards = une partie connaît toutes ses cartes
mistake-history = history doit être une liste de nombres
mistake-origin = origin doit être un état ou null
mistake-pending-steps = ses étapes en attente ne vont pas ensemble
mistake-pending-question = ses étapes en attente ne répondent pas à sa question
mistake-nobody-asked = la partie n'est pas finie, mais on ne demande rien à personne
mistake-view-seat = une vue appartient à un joueur
mistake-asked = asked doit être une table ou null
mistake-asked-choices = asked.choices doit être une liste d'actions
mistake-asked-player = asked.player doit être un joueur
mistake-asked-kind = asked.kind doit être une sorte de question
mistake-tokens-of-supply = { $place } : un joueur a de { $least } à { $most } jetons d'activation en tout, en main, sur des cartes, dépensés et hors jeu pour la ronde, et non { $count }

# Games of several devices

mistake-unknown-link = ce lien a déjà servi, a été remplacé, a plus d'un jour ou n'a pas été copié en entier ; demandez-en un autre
mistake-name-missing = chacun à la table a besoin d'un nom
mistake-name-taken = quelqu'un ici s'appelle déjà { $name }, ou presque ; choisissez un autre nom
mistake-blocked-here = vous avez bloqué { $name }, qui est assis ici
mistake-already-reported = vous avez déjà signalé cette personne
mistake-no-seat-link = { $link } ne mène à aucune place ; un lien d'invitation contient #/join/
mistake-room-no-seat = cette place n'est pas libre
mistake-room-not-host = seule la personne qui invite peut changer cela, et seulement avant le début de la partie
mistake-rated-unfinished = terminez ou abandonnez d'abord votre autre partie classée contre des robots, ou jouez celle-ci sans qu'elle soit classée
mistake-room-finished = ce fichier contient une partie finie ; commencez par une position ou une partie sauvegardée
mistake-room-too-fast = pas si vite : attendez quelques secondes avant d'en dire plus
mistake-one-device = dans une partie à plusieurs sur un même appareil, aucune place ne peut passer sur un autre appareil
mistake-rooms-full = autant de parties que ce serveur peut en tenir attendent des joueurs ; réessayez plus tard

# Comptes

mistake-signed-out = vous êtes déconnecté sur cet appareil ; reconnectez-vous, ou continuez en invité
mistake-wrong-passkey = cette clé d'accès n'a pas pu être vérifiée : elle est inconnue ici, faite pour une autre adresse, ou la demande a plus de cinq minutes ; réessayez
mistake-recovery-code = ce code a déjà servi, a été remplacé par de nouveaux, ou contient une faute de frappe
mistake-passkey-last = c'est votre seule clé d'accès ; ajoutez-en d'abord une autre, ou supprimez le compte
mistake-name-fixed = l'exploitant de ce serveur a choisi votre nom ; demandez-lui si vous en voulez un autre
mistake-passkey-not-added = cette clé d'accès sert déjà, ou vous en avez { $most }
mistake-no-passkeys-here = les navigateurs n'acceptent les clés d'accès qu'à l'adresse localhost ou à un nom en https ; ici, vous pouvez jouer en invité
