# Les verbes des textes de cartes. $form vaut order (« piochez »), infinitive (« piocher ») ou subject (« chaque joueur pioche »).

actor = { $form ->
    [subject] { $subject }{" "}
   *[order] {""}
}
verb-choose = { $form ->
    [subject] choisit
    [infinitive] choisir
   *[order] choisissez
}
verb-draw = { $form ->
    [subject] pioche
    [infinitive] piocher
   *[order] piochez
}
verb-discard = { $form ->
    [subject] défausse
    [infinitive] défausser
   *[order] défaussez
}
verb-put = { $form ->
    [subject] met
    [infinitive] mettre
   *[order] mettez
}
verb-reveal = { $form ->
    [subject] [révèle](reveal)
    [infinitive] [révéler](reveal)
   *[order] [révélez](reveal)
}
verb-keep = { $form ->
    [subject] garde
    [infinitive] garder
   *[order] gardez
}
verb-take = { $form ->
    [subject] prend
    [infinitive] prendre
   *[order] prenez
}
verb-search = { $form ->
    [subject] cherche
    [infinitive] chercher
   *[order] cherchez
}
verb-shuffle = { $form ->
    [subject] mélange
    [infinitive] mélanger
   *[order] mélangez
}
verb-remove = { $form ->
    [subject] [retire](remove)
    [infinitive] [retirer](remove)
   *[order] [retirez](remove)
}
verb-capture = { $form ->
    [subject] [capture](capture)
    [infinitive] [capturer](capture)
   *[order] [capturez](capture)
}
verb-destroy = { $form ->
    [subject] [détruit](destroy)
    [infinitive] [détruire](destroy)
   *[order] [détruisez](destroy)
}
verb-release = { $form ->
    [subject] [libère](release)
    [infinitive] [libérer](release)
   *[order] [libérez](release)
}
verb-copy = { $form ->
    [subject] [copie](copy)
    [infinitive] [copier](copy)
   *[order] [copiez](copy)
}
verb-sacrifice = { $form ->
    [subject] [sacrifie](sacrifice)
    [infinitive] [sacrifier](sacrifice)
   *[order] [sacrifiez](sacrifice)
}
verb-swap = { $form ->
    [subject] [échange](swap)
    [infinitive] [échanger](swap)
   *[order] [échangez](swap)
}
verb-return = { $form ->
    [subject] renvoie
    [infinitive] renvoyer
   *[order] renvoyez
}
verb-place = { $form ->
    [subject] pose
    [infinitive] poser
   *[order] posez
}
verb-gain = { $form ->
    [subject] reçoit
    [infinitive] recevoir
   *[order] recevez
}
verb-unlock = { $form ->
    [subject] [débloque](unlock)
    [infinitive] [débloquer](unlock)
   *[order] [débloquez](unlock)
}
verb-flip = { $form ->
    [subject] retourne
    [infinitive] retourner
   *[order] retournez
}
verb-win = { $form ->
    [subject] gagne
    [infinitive] gagner
   *[order] gagnez
}
verb-pass = { $form ->
    [subject] passe
    [infinitive] passer
   *[order] passez
}
verb-look = { $form ->
    [subject] regarde
    [infinitive] regarder
   *[order] regardez
}
verb-name = { $form ->
    [subject] nomme
    [infinitive] nommer
   *[order] nommez
}
verb-move = { $form ->
    [subject] déplace
    [infinitive] déplacer
   *[order] déplacez
}
verb-adjust = { $form ->
    [subject] ajuste
    [infinitive] ajuster
   *[order] ajustez
}
verb-add = { $form ->
    [subject] ajoute
    [infinitive] ajouter
   *[order] ajoutez
}
verb-take-back = { $form ->
    [subject] [reprend](take-back)
    [infinitive] [reprendre](take-back)
   *[order] [reprenez](take-back)
}
verb-play = { $form ->
    [subject] joue
    [infinitive] jouer
   *[order] jouez
}

## Avec un pronom

verb-add-it = { $form ->
    [subject] l'ajoute
    [infinitive] l'ajouter
   *[order] ajoutez-la
}
verb-add-them = { $form ->
    [subject] les ajoute
    [infinitive] les ajouter
   *[order] ajoutez-les
}
verb-add-of-them = { $form ->
    [subject] en ajoute
    [infinitive] en ajouter
   *[order] ajoutez-en
}
verb-put-of-them = { $form ->
    [subject] en met
    [infinitive] en mettre
   *[order] mettez-en
}
verb-put-them = { $form ->
    [subject] les met
    [infinitive] les mettre
   *[order] mettez-les
}
verb-shuffle-deck = { -your-deck.gender ->
    [feminine] { $form ->
        [subject] la mélange
        [infinitive] la mélanger
       *[order] mélangez-la
    }
   *[masculine] { $form ->
        [subject] le mélange
        [infinitive] le mélanger
       *[order] mélangez-le
    }
}
verb-move-it = { $form ->
    [subject] le déplace
    [infinitive] le déplacer
   *[order] déplacez-le
}
