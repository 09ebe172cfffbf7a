# Les cartes telles que la page les montre, le catalogue des cartes et les règles.

## Sur une carte

page-open = { -open }
page-captured = { -captured }
page-shift = Coût de relève { $cost }
page-no-shift = ne peut pas être relevée
page-icons = { $count ->
    [one] 1 place pour un jeton d'activation
   *[other] { $count } places pour des jetons d'activation
}
page-bounty-token = Jeton Prime
page-granted = { $name } (reçu)
page-hidden-card = une carte cachée
page-card-label = { $name }, { $rank }, clan { $clan }, valeur { $value }
page-captured-label = { $name }, { -captured }, valeur 0
page-label-open = { -open }
page-label-tokens = { $count ->
    [one] 1 jeton dessus
   *[other] { $count } jetons dessus
}
page-label-bounty = avec le jeton Prime
page-label-shift = coût de relève { $cost }
page-rank-of = { $rank } · { $clan }

## Une carte vue de près

zoom-label = Carte
zoom-now = Maintenant
zoom-keywords = Mots-clés
zoom-rulings = Précisions
zoom-close = Fermer
zoom-previous = Carte précédente
zoom-next = Carte suivante
zoom-mirror = miroir : { $card }
zoom-worth = Vaut { $value } maintenant :
zoom-part = { $id ->
    [printed] valeur imprimée { $amount }
    [doubled-by-token] { $amount } de plus pour son jeton
    [doubled-by-bounty] { $amount } de plus contre Prime
   *[captured] rien tant qu'elle est { -captured }
}
zoom-is-open = rien au-dessus d'elle ni à sa droite.
    .title = { -open } :
zoom-not-open = couverte par { $slots }.
    .title = Pas { -open } :
zoom-acts-as = elle fait ce que fait { $card }.
    .title = Action :
zoom-clans = compte comme { $clans }.
    .title = Clans :
zoom-x = { $x } maintenant.
    .title = X vaut
zoom-copies = { $count ->
    [one] 1 exemplaire
   *[other] { $count } exemplaires
}
zoom-rule = Règle { $number }

## Le catalogue des cartes et les règles

library-title = Cartes et règles
library-cards = Cartes
library-rules = Règles
library-words = Mots
library-find = Chercher
library-find-cards = Chercher : nom, texte, mot-clé…
library-find-rules = Chercher : numéro ou mots…
library-all-clans = Tous les clans
library-all-levels = Tous les niveaux
library-all-keywords = Tous les mots-clés
library-clan = Clan
library-level = Niveau
library-keyword = Mot-clé
library-game = Jeu
library-count = { $count ->
    [0] Aucune carte ne convient.
    [one] 1 carte
   *[other] { $count } cartes
}
library-rule-count = { $count ->
    [0] Aucune règle ne convient.
    [one] 1 règle
   *[other] { $count } règles
}
library-clear = Tout montrer
library-chapters = Chapitres
library-home = Jouer
library-tile = Tuile
library-loading = Chargement…
library-language = Langue
library-theme = Clair ou sombre
library-failed = Les cartes n'ont pas pu être chargées. Le serveur est-il en marche ?
library-again = Réessayer

## Ce que font les cartes, en un mot ou deux

deed-advantage = Avantage
deed-ban = Interdire
deed-bounty = Prime
deed-capture = { -capture(letter: "capital") }
deed-capture-or-release = Capturer ou libérer
deed-clans = Plusieurs clans
deed-copy = Copier
deed-destroy = Détruire
deed-discard = Défausser
deed-double = Valeur doublée
deed-draw = Piocher
deed-echo = Écho
deed-equal = Égaliser
deed-ethereal = Éthéré
deed-hand = Limite de main
deed-level = Égaliser les armées
deed-levels = Tous niveaux
deed-lift = Retour en main
deed-mill = Deck en défausse
deed-mirror = Miroir
deed-names = Autres noms
deed-pass = Passer
deed-point = Point de victoire
deed-regain = De la défausse
deed-release = Libérer
deed-remove = Retirer
deed-sacrifice = Sacrifier
deed-search = Chercher
deed-secret = Relève secrète
deed-shield = Annuler
deed-shuffle = Mélanger
deed-strength = Force
deed-swap = Échanger
deed-tile = Retourner des tuiles
deed-token = Jetons repris
deed-topdeck = Sur un deck
deed-turn = Autre tour
deed-unlock = Débloquer
deed-win = Victoire spéciale
deed-effect = Effet
# Cas rares, ordres et limites à la fin d'un chapitre des règles.
rules-fine = Points de détail
