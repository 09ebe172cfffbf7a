# La page du compte

account-title = Votre compte
account-lead = Ni e-mail ni mot de passe. Une clé d'accès est gardée par votre appareil et s'ouvre avec votre doigt, votre visage ou un code.
account-no-server = Cette édition n'a pas de serveur, donc pas de comptes : vos parties sont dans ce navigateur.
account-enter = Se connecter ou créer un compte
account-enter-lead = Un compte garde vos parties sur tous vos appareils. On peut jouer sans.
account-of = Compte de { $name }
account-not-here = Les clés d'accès ne marchent pas à cette adresse
account-not-at-number = Les navigateurs les acceptent à localhost, pas à un numéro comme 127.0.0.1. Ouvrez la page à localhost ; les parties de cette adresse restent ici. On peut jouer en invité aux deux.
account-not-plain = Les navigateurs ne les acceptent qu'en https, ou à localhost sur la machine du serveur. La personne qui tient ce serveur peut installer https. Vous pouvez jouer en invité.
account-open-localhost = Ouvrir à localhost
account-cancelled = La clé d'accès n'a pas servi : annulée, trop tard, ou cet appareil n'en a pas pour cette adresse.
account-sign-in = Se connecter
account-sign-in-lead = Votre appareil propose les clés d'accès qu'il a pour cette adresse.
account-with-passkey = Se connecter avec une clé d'accès
account-new = Nouveau compte
account-new-lead = Il vous faut un nom, que les autres à la table voient. Votre appareil fait la clé d'accès.
account-make = Créer un compte
account-lost = Tous les appareils perdus ?
account-lost-lead = L'un de vos codes imprimés vous fait entrer une fois. Ajoutez ensuite une nouvelle clé d'accès.
account-code = Code imprimé
account-use-code = Utiliser ce code
account-guest = En invité
account-guest-lead = Tout se joue sans compte. Vos parties sont alors dans ce seul navigateur.
account-passkeys = Clés d'accès
account-passkey-name = Nom de la clé d'accès
account-added = ajoutée le { $day }
account-used = dernière utilisation : { $day }
account-rename = Renommer
account-rename-this = Renommer { $name }
account-remove = Retirer
account-remove-this = Retirer { $name }
account-save = Enregistrer
account-add = Ajouter une clé d'accès
account-two = Deux valent mieux qu'une : chacune vous fait entrer quand l'autre est perdue.
account-sessions = Connecté sur
account-here = cet appareil, maintenant
account-sign-out = Se déconnecter
account-end = Terminer
account-end-this = Déconnecter { $name }
account-end-lead = Un appareil que vous déconnectez ne peut plus ouvrir votre compte, ni les parties qu'il en a reçues. Les parties commencées sur lui y restent ouvertes.
account-codes = Codes imprimés
account-codes-lead = Dix codes pour le jour où tous les appareils ont disparu. Chacun marche une fois. { $count ->
    [0] Vous n'en avez pas.
    [one] Il en reste { $count }.
   *[other] Il en reste { $count }.
}
account-codes-once = Ils ne sont montrés que maintenant. Imprimez-les ou notez-les, et gardez-les loin de vos appareils.
account-print = Imprimer
account-save-codes = Enregistrer un fichier
account-make-codes = Faire de nouveaux codes
account-kept = Ce que nous gardons
account-kept-lead = Votre nom, la liste de vos parties, la moitié publique de vos clés d'accès, les empreintes de vos codes et les appareils connectés. Vos cotes aussi, si vous jouez des parties classées. Rien d'autre.
account-name = Nom
account-rename-me = Changer de nom
account-games = { $count ->
    [0] Le compte ne garde encore aucune partie.
    [one] Le compte garde { $count } partie.
   *[other] Le compte garde { $count } parties.
}
account-keep-all = { $count ->
    [one] Garder aussi une partie de ce navigateur
   *[other] Garder aussi { $count } parties de ce navigateur
}
account-download = Tout télécharger
account-delete = Supprimer mon compte
account-delete-lead = Clés d'accès, codes, appareils et votre nom à toutes les tables sont supprimés tout de suite et pour toujours. Les parties restent à ceux avec qui vous avez joué, sans votre nom, et dans ce navigateur.
account-delete-sure = Supprimer pour toujours
account-delete-not = Le garder
