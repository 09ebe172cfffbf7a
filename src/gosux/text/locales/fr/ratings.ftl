# Le classement des comptes

rating-here = Classement { $points }
rating-provisional = Classement { $points }, provisoire
rated-title = Classement
rated-yes = Classée
rated-no = Non classée
rated-lead = Une partie classée change le classement de tous les comptes à la table. Il n'y a pas de conseils et rien ne se reprend ; qui abandonne ou s'en va perd.
rated-agree = Tous les joueurs doivent être d'accord : si vous changez cela, chacun doit se dire prêt à nouveau.
rated-because = { $why ->
    [chosen] Cette partie ne sera pas classée : ses mélanges ou sa position ont été choisis.
    [options] Cette partie ne sera pas classée : ses options ne sont pas celles d'habitude.
    [guest] Cette partie ne sera pas classée : quelqu'un à la table joue en invité. Le classement est lié aux comptes.
    [same-account] Cette partie ne sera pas classée : un même compte a deux places.
   *[bot] Cette partie ne sera pas classée : la force d'un robot à la table n'a pas été mesurée pour ce jeu.
}
rated-table = Cette partie est classée : pas de conseils, et rien ne se reprend.
rated-end = Classement
rated-change = { $name } : { $before } → { $after }
rated-change-spoken = { $name } : de { $before } à { $after }
rated-is-provisional = provisoire
rated-wait = Le nouveau classement vient quand tout le monde a appris la fin.
ratings-own = Classement
ratings-own-none = Vous n'avez pas encore fini de partie classée. Choisissez « Classée » en invitant quelqu'un.
ratings-pool = { $game }, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
ratings-record = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $wins ->
    [one] { $wins } gagnée
   *[other] { $wins } gagnées
}
ratings-place = place { $place }
ratings-provisional-lead = Provisoire : peu de parties, ou il y a longtemps. Il n'est pas au tableau.
ladder-title = Tableau du classement
ladder-open = Voir le tableau du classement
ladder-lead = Les comptes qui ont joué assez de parties classées. Les robots sont là où des parties mesurées les mettent, et ne bougent pas.
ladder-game = Jeu
ladder-players = Joueurs
ladder-place = Place
ladder-name = Nom
ladder-rating = Points
ladder-games = Parties
ladder-wins = Gagnées
ladder-bot = robot, mesuré
ladder-none = Personne n'a encore joué assez de parties classées ici.
ladder-before = Places plus hautes
ladder-after = Places plus basses
ladder-pages = Places { $first } à { $last } sur { $total }
