# Les liens vers des positions et des parties enregistrées dans le navigateur, qui ne charge ceci qu'avec eux.

link-position = Une position à jouer
link-position-hint = Vous prenez la place du joueur dont c'est le tour. La position devient une partie à part, dans la liste de vos parties.
link-replay = Une partie à regarder
link-replay-hint = Une partie terminée, action par action. Elle s'ajoute à la liste de vos parties.
link-play = La jouer
link-watch = La regarder
link-bad = Ce lien ne s'ouvre pas
link-trouble = { $why ->
    [long] C'est trop long pour un lien. Transmettez plutôt le fichier.
   *[damaged] Le lien est abîmé ou incomplet. Copiez-le de nouveau, en entier.
}
link-copy = { $kind ->
    [position] Copier un lien vers ce moment
    [known] Copier un lien vers cette position
    [example] Copier le lien
   *[replay] Copier un lien vers la partie
}
link-copied = { $kind ->
    [known] Lien copié. Les cartes que vous ne connaissez pas y sont distribuées au hasard.
   *[other] Lien copié.
}
link-by-hand = Copiez ce lien :
link-failed = Le lien n'a pas pu être créé.
