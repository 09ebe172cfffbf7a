# Ce que les règles rapides ajoutent aux mots-clés et aux termes de Gosu X. `.name` est affiché, `.rule` cite les règles.

## Mots-clés

keyword-vision = Quand cette carte entre en jeu, voyez la première carte de votre deck : défaussez-la ou laissez-la. Vient ensuite l'effet de la carte.
    .name = Vision
    .rule = X13.9

## Termes

term-action = Un pouvoir que vous utilisez, comme action, en dépensant un [jeton d'activation](activation). Le jeton va dans votre zone des jetons dépensés.
    .name = ACTION
    .rule = X13.10
term-supply = Les 5 [jetons d'activation](activation) qui ne sont encore à personne. Un jeton [débloqué](unlock) vient d'ici dans votre main ; un cinquième fait gagner.
    .name = Réserve commune
    .rule = X13.4
