# Les cotes des comptes et leur classement

rating-here = Cote { $points }
rating-provisional = Cote { $points }, provisoire
rating-mark = « ? » veut dire provisoire : peu de parties classées, ou aucune depuis longtemps. La cote est incertaine, change beaucoup et n'est pas au classement.
rated-title = Cote
rated-yes = Classée
rated-no = Non classée
rated-lead = Une partie classée change la cote de tous les comptes à la table. Il n'y a pas de conseils et rien ne se reprend ; qui abandonne ou s'en va perd.
rated-agree = Tous les joueurs doivent être d'accord : si vous changez cela, chacun doit se dire prêt à nouveau.
rated-because = { $why ->
    [chosen] Cette partie ne sera pas classée : ses mélanges ou sa position ont été choisis.
    [options] Cette partie ne sera pas classée : ses options ne sont pas celles d'habitude.
    [guest] Cette partie ne sera pas classée : quelqu'un à la table joue en invité. Une cote est liée à un compte.
    [same-account] Cette partie ne sera pas classée : un même compte a deux places.
   *[bot] Cette partie ne sera pas classée : la force d'un robot à la table n'a pas été mesurée pour ce jeu.
}
rated-guest = Cette partie est classée, pour des comptes seulement : si vous vous asseyez en invité, elle ne le sera pas.
rated-table = Cette partie est classée : pas de conseils, et rien ne se reprend.
rated-end = Cotes
rated-change = { $name } : { $before } → { $after }
rated-change-spoken = { $name } : de { $before } à { $after }
rated-change-provisional = { $name } : de { $before } à { $after }, provisoire
rated-void = Cette partie classée ne change aucune cote : personne n'avait encore joué, ou tous ont accepté de la terminer.
rated-wait = Les nouvelles cotes viennent quand tout le monde a appris la fin.
ratings-own = Cotes
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
ladder-title = Classement
ladder-open = Voir le classement
ladder-lead = Les comptes qui ont joué assez de parties classées. Les robots sont là où des parties mesurées les mettent, et ne bougent pas.
ladder-game = Jeu
ladder-players = Joueurs
ladder-place = Place
ladder-name = Nom
ladder-rating = Cote
ladder-games = Parties
ladder-wins = Gagnées
ladder-bot = robot, mesuré
ladder-none = Il n'y a encore personne à ce classement.
ladder-how = Pour y figurer, jouez des parties classées : invitez quelqu'un et choisissez « Classée ». Dans la salle d'attente, un robot peut prendre la place libre. Il en faut dix à vingt.
ladder-how-account = Pour y figurer, créez un compte, invitez quelqu'un et choisissez « Classée ». Dans la salle d'attente, un robot peut prendre la place libre. Il faut dix à vingt parties.
ladder-invite = Inviter et jouer
ladder-account = Créer un compte
ladder-you = vous
ladder-own-place = À ma place ({ $place })
ladder-own-provisional = Votre cote ici :
ladder-before = Places plus hautes
ladder-after = Places plus basses
ladder-pages = Places { $first } à { $last } sur { $total }
