### Ce que /server-settings répond, sa vérification et la liste des tables ouvertes.

settings-gone = Un rôle ou un salon nommé dans mes paramètres ici a été supprimé. Désormais :
owners-channel-any = On peut ouvrir des tables dans tous les salons.
owners-channels = On peut ouvrir des tables dans { $channels }, et dans leurs fils.
owners-channel-lacking = ⚠️ Il me manque des permissions dans { $channel } : { COMMAND("server-settings") } dit lesquelles.
owners-role-any = Tout le monde peut ouvrir des tables.
owners-role = Peuvent ouvrir des tables : { $role } et les gestionnaires du serveur.
owners-limit-none = Le nombre de tables ouvertes n’est pas limité.
owners-limit = { $count ->
    [one] Une seule table peut être ouverte à la fois.
   *[other] { $count } tables peuvent être ouvertes à la fois.
}
owners-no-clock = Les nouvelles tables n’ont pas de chrono, sauf si leur hôte en choisit un.
owners-zone = Pour qui n’a pas choisi de fuseau horaire, c’est { $zone }.
owners-no-zone = Pour qui n’a pas choisi de fuseau horaire, c’est UTC.
owners-clock = Les nouvelles tables ont un chrono, sauf si leur hôte en choisit un autre : { $clock }
setup-title = Ma configuration sur ce serveur
setup-fine = ✅ J’ai toutes les permissions qu’il me faut.
setup-everywhere = { $count ->
    [one] ⚠️ Sur tout le serveur, il me manque une permission :
   *[other] ⚠️ Sur tout le serveur, il me manque des permissions :
}
setup-give-everywhere = Comment faire : **Paramètres du serveur** › **Rôles** › **{ $role }** › **Permissions**, ou le bouton ci-dessous.
setup-channels = { $count ->
    [one] ⚠️ Dans { $channels }, il me manque une permission :
   *[other] ⚠️ Dans { $channels }, il me manque des permissions :
}
setup-give-channel = Comment faire dans un salon : **Modifier le salon** › **Permissions** › **Permissions avancées** › ajouter **{ $role }** et cocher ce qui manque.
setup-rest = … et d’autres. Règle d’abord celles-ci, puis recommence.
setup-unseen = Je ne vois pas { $channels }. Ce n’est pas grave, sauf si l’on veut y jouer.
setup-more = { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}
setup-pick = Vérifier un salon
setup-channel-fine = ✅ Dans { $channel }, j’ai tout ce qu’il me faut.
setup-set = Réglages
setup-look = { $display ->
    [text] Plateaux : en texte
    [both] Plateaux : en images et en texte
   *[picture] Plateaux : en images
}. Nouvelles tables : { $language }.
setup-change = Pour changer : { COMMAND("server-settings") }.
setup-key-invite = Me donner les permissions
setup-lost = { $count ->
    [0] ⚠️ Discord ne me laisse plus écrire dans { $channel } : je ne peux donc plus y montrer la { $table }.
    [one] ⚠️ Je ne peux plus montrer la { $table } dans { $channel } : il m’y manque la permission { $permissions }.
   *[other] ⚠️ Je ne peux plus montrer la { $table } dans { $channel } : il m’y manque les permissions { $permissions }.
} Rien n’est perdu. Un gestionnaire du serveur verra comment y remédier avec { COMMAND("server-settings") } ; la partie peut continuer ailleurs avec { COMMAND("civ table") }.
silenced = La modération m’a exclu temporairement sur ce serveur jusqu’à { $until } : d’ici là, je ne peux écrire nulle part ici. Je reprendrai ensuite de moi-même ; la modération peut y mettre fin plus tôt.
words-left-out = (omis)
words-refused = (L’AutoMod de Discord ne me laisse pas afficher le texte de ce message ici.)
words-title = Partie
words-tournament = Tournoi { $number }
words-warning = ⚠️ Discord a refusé quelque chose de moi dans { $channel } : { $rule ->
    [title] un titre, par une règle **AutoMod** pour les titres
    [links] un lien, par le **filtre des liens dangereux** de Discord
    [explicit] le contenu d’un message, par le **filtre des contenus explicites** de Discord
   *[content] des mots d’un message, par une règle **AutoMod** pour les messages
}. Je réessaie sans les noms des joueurs ni les textes d’autrui ; dans tous les cas, qui doit jouer en est averti.{ $rule ->
    [links] {""}
    [explicit] {""}
   *[content] {" "}Pour que je puisse les afficher, exempte mon rôle de la règle : **Paramètres du serveur** › **AutoMod**.
}
dashboard-title = { $count ->
    [0] Tables ouvertes
    [one] Une table ouverte
   *[other] { $count } tables ouvertes
}
dashboard-none = Aucune. { COMMAND("civ new") } en ouvre une.
dashboard-more = … { $count } en tout
dashboard-title-many = Plus de { $count } tables ouvertes
dashboard-more-many = … et d’autres
dashboard-on = { $channel } montre désormais les tables ouvertes, sauf celles des salons que tout le monde ne voit pas.
dashboard-off = Le tableau est désactivé ; tu peux supprimer son message.
dashboard-closed = Je ne peux pas écrire dans { $channel }. { COMMAND("server-settings") } dit ce qui manque.
owners-no-dashboard = Aucun tableau des tables ouvertes.
owners-dashboard = Un tableau dans { $channel } liste les tables ouvertes.

server-display-picture = Les plateaux de ce serveur s’affichent maintenant en images.
server-display-text = Les plateaux de ce serveur s’affichent maintenant en texte.
server-display-both = Les plateaux de ce serveur s’affichent maintenant en images et en texte.
server-starts-ready = Les nouvelles tables de ce serveur commencent maintenant d’elles-mêmes, dix minutes au plus après que toutes les places sont prises et que tout le monde est prêt.
server-starts-owner = Les nouvelles tables de ce serveur commencent maintenant quand leur hôte les lance.
server-feature-off = { $feature } : désactivé. Rien de nouveau ne peut commencer.
server-feature-ending = { $feature } : désactivé. Ce qui est en cours va jusqu’à sa fin, avec ses commandes et ses boutons ; rien de nouveau ne peut commencer.
server-commands-forbidden = ⚠️ Discord ne me laisse pas ajouter de commandes sur ce serveur. Ton choix est enregistré : ajoute-moi encore une fois avec le bouton ci-dessous, puis rouvre cette page.
server-commands-daily = ⚠️ Discord n’accepte plus de nouvelles commandes pour ce serveur aujourd’hui. Ton choix est enregistré, et les commandes viendront d’elles-mêmes d’ici un jour.
server-commands-later = ⚠️ Discord n’a pas encore accepté les commandes. Ton choix est enregistré, et je continue d’essayer.
server-threads-own-thread = Les nouvelles parties de ce serveur ont maintenant leur propre fil, là où je peux en ouvrir un.
server-threads-channel = Les nouvelles parties de ce serveur restent maintenant dans leur salon.
server-language = Langue des nouvelles tables de ce serveur : { $language }. Celles déjà ouvertes gardent la leur.
server-language-discord = Langue des nouvelles tables : celle du serveur sur Discord, si je peux : { $language }.

server-head-language = La langue des nouvelles tables
server-head-display = Comment les plateaux sont montrés ici
server-head-starts = Quand une table complète commence
server-head-features = Ce qu’il y a d’autre sur ce serveur
feature-tournaments = Tournois
feature-tournaments-hint = Ajoute /{ name-tournament } et /{ name-referee }
feature-league = Ligue
feature-league-hint = Ajoute /{ name-league }
server-head-threads = Où les parties se jouent
server-pick-channels = Tables : choisir salons ou catégories
server-pick-role = Qui ouvre des tables : choisir un rôle
server-pick-moderators = Qui modère aussi : choisir un rôle
server-pick-dashboard = Liste des tables : choisir un salon
form-server = Limite, chrono, fuseau horaire
key-server-limits = Limite, chrono
key-server-more = Plus…
key-server-check = Vérifier les permissions
form-server-limit = Combien de tables à la fois
form-server-limit-hint = Nombre maximal de tables ; 0 pour ne pas limiter
form-server-clock = Chrono des nouvelles tables
form-server-clock-hint = Par exemple 24h ou 7j+12h ; vide : sans chrono
form-server-zone = Une ville du fuseau horaire du serveur
form-server-zone-hint = Par exemple Paris ; vide : le fuseau de chacun, sinon UTC
form-server-timeout = Quand le temps est écoulé
