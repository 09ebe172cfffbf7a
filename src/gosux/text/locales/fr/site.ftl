# L'édition sans serveur, qui fonctionne dans le seul navigateur.

site-loading = Chargement des règles : { NUMBER($loaded, minimumFractionDigits: 1) } sur { NUMBER($total, minimumFractionDigits: 1) } Mo
site-progress = Chargement
site-starting = Préparation des règles…
site-failed = Les règles n'ont pas pu être chargées. On pourra jouer dès qu'elles seront là.
site-retry = Réessayer
site-not-stored = Ce navigateur n'a pas enregistré la dernière action : elle n'a donc pas eu lieu. Son stockage est plein ou interdit ; faites de la place ou quittez la navigation privée.
site-understood = OK
site-update = Une nouvelle version est prête.
site-update-now = La lancer
site-update-waits = Une partie est ouverte dans un autre onglet. La nouvelle version pourra être lancée une fois qu'elle sera quittée.
site-backup = Toutes les parties dans un fichier
site-backup-hint = Les parties ne sont gardées que dans ce navigateur. Enregistrez-les de temps en temps dans un fichier, ou emportez-les dans un autre navigateur.
site-back-up = Enregistrer toutes les parties
site-restore = Ajouter les parties d'un fichier
site-restore-failed = Cela n'a pas marché. Réessayez.
site-level-hero = réfléchit moins ici que sur un serveur
