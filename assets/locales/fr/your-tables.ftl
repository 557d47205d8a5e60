### Les tables d’une personne : /civ games et /civ next.

games-ready = 👉 **[{ $table }]({ $link })** : toutes les places sont prises, tu peux commencer. { $names }
games-left = fin du temps { $when }
games-paused = en pause
games-take-backs = avec retours en arrière
games-server = sur { $server }
games-placeless = son salon a disparu ou je n’y ai plus accès ; { COMMAND("civ table") } la déplace ici
games-next = Aller à la { $table }
games-back = Retour
games-more = Plus
next-none = Rien ne t’attend pour l’instant. { COMMAND("civ games") } affiche tes tables.

games-title = { $count ->
    [0] Tes tables
    [one] Ta table
   *[other] Tes { $count } tables
}
games-lobbies = Tables ouvertes ici
games-none = Tu n’es à aucune table. { COMMAND("civ new") } en ouvre une.
games-yours = 👉 **[{ $table }]({ $link })** : à toi de jouer. { $names }
games-waiting = [{ $table }]({ $link }) : on attend { $who }. { $names }
games-lobby = [{ $table }]({ $link }) : pas encore commencée. { $names }
games-over = [{ $table }]({ $link }) : { $names } · { $day }
games-on = en cours
games-over-title = { $count ->
    [0] Tes parties finies
    [one] Ta partie finie
   *[other] Tes { $count } parties finies
}
games-over-none = Aucune pour l’instant.
games-key-over = Parties finies
games-key-open = Tables ouvertes
pick-replay-table = Revoir une partie
games-key = Table { $table } : ma main
games-join = Rejoindre la table { $table }
choice-table = Table { $table } : { $names }

games-set-aside = ⚠️ Abîmées sur mon disque et mises de côté pour l’instant : { $tables }. Préviens la personne qui gère le bot.

games-aside = je ne suis plus sur son serveur : elle attend
