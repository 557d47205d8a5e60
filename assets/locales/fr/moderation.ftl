### Ce que font les modérateurs d’un serveur à ses tables, et ce que chacun en apprend.

# $name (le modérateur), $reason (comme il l’a écrit)
moderated-close = 🛡️ La **{ $table }** a été fermée par { $name } (modération). Personne ne gagne. Motif : { $reason }
moderated-pause = 🛡️ La **{ $table }** a été mise en pause par { $name } (modération). La pause prend fin d’elle-même au bout d’une semaine ; d’ici là, seule la modération peut y mettre fin, avec { COMMAND("moderate resume") }. Motif : { $reason }
moderated-resume = 🛡️ La **{ $table }** reprend : { $name } (modération) a mis fin à la pause. Motif : { $reason }
moderated-hide = 🛡️ La **{ $table }** a été masquée par { $name } (modération) : elle n’apparaît plus en public. Ses joueurs continuent avec { COMMAND("civ hand") }. Motif : { $reason }
moderated-talk = 🛡️ À la **{ $table }**, { $name } (modération) a mis fin à une discussion privée. Motif : { $reason }
moderated-unrate = 🛡️ **{ $table }** ne compte plus pour les cotes. Pour la modération, { $name } l’a décidé. Motif : { $reason }
moderated-rate = 🛡️ **{ $table }** compte de nouveau pour les cotes. Pour la modération, { $name } l’a décidé. Motif : { $reason }
closed-by-moderator = Cette table a été fermée par { $name } (modération). Motif : { $reason }
# $told : l’un des quatre ci-dessus
moderate-done = C’est fait, et annoncé dans { $channel } : { $told }
moderate-done-untold = C’est fait, mais je n’ai pas pu l’annoncer dans { $channel } : { $told }
moderate-talk-left = Je n’ai pas pu fermer l’un des fils. Réessaie dans un moment, ou ferme-le toi-même.
moderate-hide-left = Il y a trop de messages à parcourir dans ce salon : d’anciens messages de cette table peuvent rester.
moderate-bar = { $who } ne peut plus ouvrir ni rejoindre de tables sur ce serveur, ni y demander une place. Les parties commencées continuent ; { COMMAND("moderate close") } en annule une.
moderate-bar-already = { $who } n’a déjà plus accès aux tables de ce serveur.
moderate-unbar = { $who } peut de nouveau jouer sur ce serveur.
moderate-unbar-already = { $who } n’est pas exclu ici.
moderators-managers = Les gestionnaires du serveur modèrent les tables.
moderators-role = Modèrent les tables : { $role } et les gestionnaires du serveur.
moderators-how = Discord montre la commande à ce rôle dès que tu l’y autorises : **Paramètres du serveur** › **Intégrations** › ce bot › **moderate** (modérer).

reason-replay-hidden = La modération a masqué cette table : sa partie n’apparaît pas en public. Tu peux la regarder de ton côté.

pairs-title = Résultats improbables, cette saison et la précédente
pairs-circle = { $winner } contre { $others }, qui n’ont presque joué contre personne d’autre : toutes les { $games } parties gagnées. Dernières tables : { $tables }
pairs-ring = { $people } n’ont presque joué qu’entre eux, et de deux d’entre eux c’est toujours la même personne qui gagne : { $games } résultats. Dernières tables : { $tables }
pairs-pair = { $winner } contre { $others } : devant { $won } fois sur { $games }, { $expected } attendues. Dernières tables : { $tables }
pairs-none = Rien ne sort de l’ordinaire.
pairs-how = Cela n’accuse personne : apprendre le jeu à quelqu’un donne la même chose. { COMMAND("moderate unrate") } écarte une partie, publiquement.
