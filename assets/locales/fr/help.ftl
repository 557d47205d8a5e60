### Le premier message sur un serveur, et l’aide.

welcome =
    Un jeu de cartes pour deux à quatre joueurs, sur Discord et à votre rythme : une partie en une soirée, ou une carte par jour.
    { COMMAND("civ new") } ouvre une table ici, { COMMAND("civ help") } montre comment on joue.
key-alone = Jouer contre l’ordinateur
key-learn = Apprendre à jouer
welcome-optional = Tout marche sans celles-ci, sauf ce à quoi elles servent :
welcome-missing = { $count ->
    [one] Il me manque une permission ici. Un administrateur peut la donner : paramètres du salon › Permissions.
   *[other] Il me manque des permissions ici. Un administrateur peut les donner : paramètres du salon › Permissions.
}

## Aide : trois étapes, et l’image d’une main avec trois numéros.

help-more = -# { COMMAND("civ play") } trouver des joueurs · { COMMAND("civ games") } tes tables · { COMMAND("civ puzzle") } une par jour · { COMMAND("settings") }
help-tournaments = 🏆 { COMMAND("tournament new") } annonce un tournoi.
help-league = 🪜 { COMMAND("league") } montre la ligue.
features-more = ➕ Avec { COMMAND("server-settings") }, la gestion du serveur peut activer : { $features }.
## Ce que l’on cherche dans les règles et qui se trouve dans une commande.

privacy-elsewhere = Ce que je garde sur toi : { COMMAND("privacy show") }
privacy-elsewhere-words = confidentialité, données, mes données, vie privée, rgpd, effacer mes données, supprimer mon compte, oublier, infos sur moi, tout effacer
clocks-elsewhere = Le plateau dit combien de temps il te reste. Les heures calmes et les vacances ({ COMMAND("settings") }) arrêtent les chronos lents, mais pas sans fin : dans un tour très long, chaque heure compte de nouveau. Sans chrono, les autres peuvent confier le tour à l’ordinateur après 24 heures. Si tu reviens après la fin de ton temps, tu en reçois un dixième, une fois.
clocks-elsewhere-words = chrono, chronos, temps, limite de temps, temps écoulé, combien de temps, minuteur, vacances, heures calmes, fuseau horaire, délai, heures, jours, délais, congés, voyage, en retard, date limite, je dors, dormir, tour manqué, rater mon tour, manquer mon tour, trop tard, week-end
pings-elsewhere = Comment je te dis que c’est à toi de jouer : { COMMAND("settings") }
pings-elsewhere-words = notification, notifications, mention, mentions, ping, rappel, rappels, prévenir, message privé, mp, la nuit, notif, notifs, pings, pingé, mentionné, pinger, notifié, savoir que c’est à moi, me prévient pas, arrêter les messages privés
bot-elsewhere = Les parties contre l’ordinateur, la cote, les parties à revoir, les énigmes et la donne de la semaine ne font pas partie des règles : { COMMAND("civ help") }
bot-elsewhere-words = ordinateur, ordi, ia, seul, tout seul, solo, cote, elo, rang, classement, profil, statistiques, stats, revoir, vieille partie, ancienne partie, partie finie, énigme, énigmes, donne de la semaine, de la semaine, conseil, tutoriel, réglages, langue, mode sombre, inviter, revoir les tours, derniers coups, tours précédents, historique, anciennes parties, vieilles parties, journal de la partie, liste des coups, journal d’une partie, conseils, puzzle, commandes,, en anglais, langue du bot
