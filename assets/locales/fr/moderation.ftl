### Ce que font les modérateurs d’un serveur à ses tables, et ce que chacun en apprend.

name-moderate = modérer
name-close = fermer
name-pause = pause
name-hide = masquer
name-bar = exclure
name-unbar = réadmettre
name-reason = motif
name-person = personne
name-moderators = modérateurs
command-moderate = Veiller sur les tables de ce serveur (pour ses modérateurs)
command-moderate-close = Annuler une table : personne ne gagne
command-moderate-pause = Mettre une partie en pause jusqu’à ce que quelqu’un qui y joue la reprenne
command-moderate-hide = Retirer tous les messages publics d’une table
command-moderate-talk = Mettre fin aux fils privés de quelqu’un à une table, et ne plus en permettre
command-moderate-bar = Écarter quelqu’un des tables de ce serveur
command-moderate-unbar = Laisser quelqu’un jouer de nouveau sur ce serveur
option-moderate-reason = Pourquoi ; toute la table le lit
option-moderate-noted = Pourquoi ; c’est noté pour la modération
option-moderate-player = Les fils privés de qui
option-moderate-person = Qui
command-server-moderators = Qui peut utiliser /modérer, outre qui gère ce serveur ; sans rôle : personne
option-server-moderators = Le rôle qui le peut

# $name (le modérateur), $reason (comme il l’a écrit)
moderated-close = 🛡️ La **{ $table }** a été fermée par { $name }, de la modération. Personne ne gagne. Motif : { $reason }
moderated-pause = 🛡️ La **{ $table }** a été mise en pause par { $name }, de la modération. On y reprend avec « { key-resume } ». Motif : { $reason }
moderated-hide = 🛡️ La **{ $table }** a été masquée par { $name }, de la modération : elle ne se montre plus en public. On y joue avec { COMMAND("civ hand") }. Motif : { $reason }
moderated-talk = 🛡️ À la **{ $table }**, { $name }, de la modération, a mis fin à une discussion privée. Motif : { $reason }
closed-by-moderator = Cette table a été fermée par { $name }, de la modération. Motif : { $reason }
# $told : l’un des quatre ci-dessus
moderate-done = C’est fait, et annoncé dans { $channel } : { $told }
moderate-done-untold = C’est fait, mais je n’ai pas pu l’annoncer dans { $channel } : { $told }
moderate-talk-left = Je n’ai pas pu fermer l’un des fils. Réessaie dans un moment, ou ferme-le toi-même.
moderate-hide-left = On a écrit là plus que je ne peux parcourir : il peut rester d’anciens messages de cette table.
moderate-bar = { $who } ne peut plus ouvrir ni rejoindre de tables sur ce serveur, ni y demander une place. Les parties commencées continuent ; { COMMAND("moderate close") } en arrête une.
moderate-bar-already = { $who } est déjà à l’écart des tables de ce serveur.
moderate-unbar = { $who } peut de nouveau jouer sur ce serveur.
moderate-unbar-already = { $who } peut de toute façon jouer sur ce serveur.
moderators-managers = Les tables sont modérées par qui gère ce serveur.
moderators-role = Les tables sont modérées par { $role }, et par qui gère ce serveur.
moderators-how = Discord montre la commande à ce rôle dès que tu l’y autorises : **Paramètres du serveur** › **Intégrations** › ce bot › **moderate** (modérer).

reason-replay-hidden = La modération a masqué cette table : sa partie ne se montre pas en public. Tu peux la regarder de ton côté.
