### Ce qui va mal : boutons périmés, erreurs du bot, permissions manquantes.

stale-moves = { $count ->
    [one] Ce bouton date du coup précédent. Voici la table maintenant.
   *[other] Ce bouton date d’il y a { $count } coups. Voici la table maintenant.
}
stale-done = C’est déjà fait. Voici la table maintenant.
reason-command-outdated = Cette commande a changé. Réessaie dans un instant, quand Discord montrera la nouvelle.
outdated-button = Ce bouton ne marche plus. { COMMAND("civ games") } montre tes tables ; rien n’est perdu.
outdated-form = J’ai redémarré depuis que tu as ouvert ce formulaire. Ouvre-le de nouveau ; rien n’est perdu.
message-gone = C’est fait, mais le message a disparu. { COMMAND("civ hand") } et { COMMAND("civ table") } montrent la table comme elle est maintenant.
error-ours = Une erreur est survenue de mon côté ; ta partie est intacte. Si cela se reproduit, signale ce numéro à la personne qui gère le bot : `{ $number }`.
error-discord = Discord était injoignable un instant et ma réponse s’est perdue. Ta partie est intacte ; regarde si c’est déjà fait avant de réessayer.
refused-words = L’AutoMod de Discord sur ce serveur a refusé ce que je devais afficher ici. Ta partie est intacte ; si je peux écrire quelque part sur le serveur, la raison y figure.
refused-place = Discord ne me laisse pas faire cela ici. Ta partie est intacte ; une personne qui gère le serveur peut voir ce qui manque avec { COMMAND("server-settings") }.
refused-asleep = Ce fil est fermé et je ne peux pas l’ouvrir. Ta partie est intacte ; réessaie quand la modération l’aura ouvert.
refused-full = Ce serveur a autant de fils ouverts que Discord le permet. Ta partie est intacte ; réessaie quand l’un d’eux sera fermé.
refused-files = Discord n’accepte pas le fichier que je devais afficher ici ; il est peut-être trop gros. Ta partie est intacte.
refused-later = Discord n’accepte pas de messages ici pour le moment. Ta partie est intacte ; réessaie dans quelques minutes.
permissions-missing = { $count ->
    [one] Il me manque une permission ici : { $permissions }. Un administrateur peut la donner : paramètres du salon › Permissions.
   *[other] Il me manque des permissions ici : { $permissions }. Un administrateur peut les donner : paramètres du salon › Permissions.
}
permissions-elsewhere = Tu peux ouvrir une table dans { $channels }.
no-picture-permission = Pas d’image ici : il me manque la permission { $permission }. Un administrateur peut la donner : paramètres du salon › Permissions.
no-picture-size = Image trop grande pour ce serveur : voici le plateau en texte.
permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-attach-files = Joindre des fichiers
permission-create-public-threads = Créer des fils publics
permission-send-messages-in-threads = Envoyer des messages dans les fils

permission-manage-roles = Gérer les rôles
permission-create-private-threads = Créer des fils privés
permission-manage-threads = Gérer les fils
permission-create-events = Créer des événements
permission-read-message-history = Voir les anciens messages

## À quoi servent les permissions

permission-line = - **{ $permission }** : { $purpose }
purpose-view-channel = pour voir le salon
purpose-send-messages = pour montrer la table et prévenir ceux qui doivent jouer
purpose-manage-roles = pour les rôles des trois premiers d’une saison
purpose-attach-files = pour les images du plateau et de la main
purpose-create-public-threads = pour les parties qui ont leur propre fil
purpose-send-messages-in-threads = pour jouer dans les fils
purpose-create-private-threads = pour les fils où deux joueurs discutent
purpose-read-message-history = pour vérifier qu’une mention n’a pas déjà été envoyée
purpose-create-events = pour les événements des tournois
purpose-manage-threads = pour retirer du fil d’un tournoi les spectateurs qui interviennent
