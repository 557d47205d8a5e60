### Le premier message sur un serveur, et l’aide.

welcome =
    Un jeu de cartes pour deux à quatre joueurs, sur Discord et à votre rythme : une partie en une soirée, ou une carte par jour.
    { COMMAND("civ new") } ouvre une table ici, { COMMAND("civ help") } montre comment on joue.
key-alone = Jouer contre l’ordinateur
welcome-missing = { $count ->
    [one] Il me manque une permission ici. Un administrateur peut la donner : paramètres du salon › Permissions.
   *[other] Il me manque des permissions ici. Un administrateur peut les donner : paramètres du salon › Permissions.
}

## Aide : trois étapes, et l’image d’une main avec trois numéros.

help-more = { COMMAND("civ games") } liste tes tables, { COMMAND("civ replay") } fait revoir une partie, { COMMAND("civ away") } laisse l’ordinateur jouer pour toi. « { key-undo } » annule un coup, sauf s’il a révélé des cartes cachées.
help-tournaments = 🏆 { COMMAND("tournament new") } annonce un tournoi, { COMMAND("tournament bracket") } le montre, { COMMAND("referee call") } appelle son arbitre.
features-more = ➕ Un gestionnaire du serveur peut activer davantage avec { COMMAND("server-settings") } : { $features }.
help-fair =
    🤝 **Équitable à chaque table**
    - Les cartes découlent d’un secret scellé avant la partie et de vos mots : « { key-verify } », dans { COMMAND("civ replay") }, le vérifie.
    - Ta place et ta main sont à toi. Si quelqu’un demande ta place, tu as une demi-journée pour refuser (deux tours aux tables rapides) ; à deux, il faut ton accord, ou deux temps dépassés de suite et un autre tour.
    - Revenir en arrière, une pause ou un arrêt demandent l’accord de tous. Après trois jours de silence (dix minutes aux tables rapides), on ne compte plus si on a laissé passer deux tours ; pour une pause, aussi si c’était son tour tout ce temps. Les vacances ne comptent pas.
    - Une table change de salon par un vote, jamais de serveur.
    - Personne ne peut t’appeler deux fois pour la même chose en une demi-heure (deux minutes aux tables rapides). Les heures calmes valent aussi pour les mentions, sauf aux tables rapides.
    - Si le salon a disparu ou t’est caché, ton chrono s’arrête, trois jours au plus.
    - { COMMAND("settings") } écarte quelqu’un, { COMMAND("moderate close") } est pour la modération, { COMMAND("privacy show") } dit ce que je garde sur toi.

help-elsewhere = Jouer par messages privés, voir ta main en texte, bloquer quelqu’un : { COMMAND("settings") }. Menu d’une personne : *Applications › { person-menu-invite }*.

## Ce que l’on cherche dans les règles et qui se trouve dans une commande.

privacy-elsewhere = Ce que je garde sur toi : { COMMAND("privacy show") }
privacy-elsewhere-words = confidentialité, données, mes données, vie privée, rgpd, effacer mes données, supprimer mon compte, oublier
clocks-elsewhere = Le temps ne fait pas partie des règles : le plateau dit combien il t’en reste. Les heures calmes et les vacances ({ COMMAND("settings") }) arrêtent les chronos lents. Pendant un même tour, les heures calmes le font au plus pendant trois fois sa durée et un jour ; 30 jours plus tard, chaque heure compte, quels que soient les réglages. Sans chrono, les autres peuvent confier le tour à l’ordinateur au bout de 24 heures. Le joueur peut revenir une fois ; la deuxième fois, l’ordinateur joue le tour jusqu’au bout. Un salon qui ne démarre pas ferme au plus tard après une semaine. Si tu reviens à un tour dont le temps est écoulé, tu en reçois un dixième, une seule fois.
clocks-elsewhere-words = chrono, chronos, temps, limite de temps, temps écoulé, combien de temps, minuteur, vacances, heures calmes, fuseau horaire, délai
pings-elsewhere = Comment je te dis que c’est à toi de jouer : { COMMAND("settings") }
pings-elsewhere-words = notification, notifications, mention, mentions, ping, rappel, rappels, prévenir, message privé, mp
