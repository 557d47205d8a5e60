### Ce que l’on cherche dans les règles et qui se trouve dans une commande.

calamities-elsewhere-words = calamité, calamités, catastrophe, advanced civilization, séisme, volcan, barbares, hérésie, cartes de commerce
privacy-elsewhere = Ce que je garde sur toi : { COMMAND("privacy show") }
privacy-elsewhere-words = confidentialité, données, mes données, vie privée, rgpd, effacer mes données, supprimer mon compte, oublier
clocks-elsewhere = Le temps ne fait pas partie des règles : le plateau dit combien il t’en reste. { COMMAND("settings quiet-hours") } et { COMMAND("settings vacation") } arrêtent les chronos lents.
clocks-elsewhere-words = chrono, chronos, temps, limite de temps, temps écoulé, combien de temps, minuteur, vacances, heures calmes, fuseau horaire, délai
pings-elsewhere = Comment je te dis que c’est à toi de jouer : { COMMAND("settings notify") }
pings-elsewhere-words = notification, notifications, mention, mentions, ping, rappel, rappels, prévenir, message privé, mp
