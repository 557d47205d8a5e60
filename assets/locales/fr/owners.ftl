### Ce que règle qui gère un serveur, et ce qui manque au bot.

name-check = vérification
name-channel = salon
name-where = où
name-role = rôle
name-limit = limite
name-tables = tables

command-server-channel = Permettre les tables dans un salon, ou ne plus le faire ; sans salon : partout
option-server-where = Un salon ou une catégorie ; le nommer encore une fois l’ôte de la liste
command-server-role = Qui peut ouvrir des tables ; sans rôle : tout le monde
option-server-role = Le rôle qui le peut
command-server-limit = Combien de tables peuvent être ouvertes à la fois ; sans nombre : autant qu’on veut
option-server-tables = Tant de tables
command-server-clock = La pendule des tables dont l’hôte n’en choisit pas ; sans pendule : aucune

owners-channel-any = On peut ouvrir des tables dans tous les salons.
owners-channels = On peut ouvrir des tables dans { $channels }, et dans leurs fils.
owners-channel-lacking = ⚠️ Il me manque des permissions dans { $channel } : { COMMAND("server-settings check") } dit lesquelles.
owners-role-any = Tout le monde peut ouvrir des tables.
owners-role = Les tables sont ouvertes par { $role }, et par qui gère ce serveur.
owners-limit-none = Autant de tables qu’on veut peuvent être ouvertes.
owners-limit = { $count ->
    [one] Une seule table peut être ouverte à la fois.
   *[other] { $count } tables peuvent être ouvertes à la fois.
}
owners-no-clock = Les nouvelles tables n’ont pas de pendule, sauf si leur hôte en choisit une.
owners-clock = Les nouvelles tables ont une pendule, sauf si leur hôte en décide autrement : { $clock }

command-check = Ce que j’ai le droit de faire ici, et ce qui est réglé (pour qui gère le serveur)
setup-title = Mes réglages sur ce serveur
setup-fine = ✅ J’ai toutes les permissions qu’il me faut, partout où l’on peut ouvrir des tables.
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
setup-rest = … et d’autres : règle d’abord celles-ci, puis redemande.
setup-unseen = Je ne suis pas dans { $channels }. C’est bien ainsi, sauf si l’on veut y jouer.
setup-more = { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}
setup-pick = Regarder un salon
setup-channel-fine = ✅ Dans { $channel }, j’ai tout ce qu’il me faut.
setup-set = Ce qui est réglé
setup-look = { $display ->
    [text] Les plateaux s’affichent en texte
    [both] Les plateaux s’affichent en images et en texte
   *[picture] Les plateaux s’affichent en images
}. La langue des nouvelles tables : { $language }.
setup-change = Pour changer : { COMMAND("server-settings channel") }, { COMMAND("server-settings role") }, { COMMAND("server-settings limit") }, { COMMAND("server-settings clock") }, { COMMAND("server-settings dashboard") }, { COMMAND("server-settings moderators") }, { COMMAND("server-settings language") }, { COMMAND("server-settings threads") } et { COMMAND("server-settings display") }.
setup-key-invite = Me donner les permissions
setup-lost = { $count ->
    [0] ⚠️ Discord ne me laisse plus écrire dans { $channel }, je ne peux donc plus y montrer la { $table }.
    [one] ⚠️ Je ne peux plus montrer la { $table } dans { $channel } : il m’y manque la permission { $permissions }.
   *[other] ⚠️ Je ne peux plus montrer la { $table } dans { $channel } : il m’y manque les permissions { $permissions }.
} Rien n’est perdu. Qui gère ce serveur trouve avec { COMMAND("server-settings check") } comme y remédier ; ensuite, ou ailleurs, on continue avec { COMMAND("civ table") }.

name-dashboard = tableau
command-server-dashboard = Un message qui liste les tables ouvertes et reste à jour
option-server-dashboard = Le salon ; sans salon, tu choisis dans une liste
dashboard-pick = Le salon du tableau
key-no-dashboard = Pas de tableau
dashboard-title = { $count ->
    [0] Tables ouvertes
    [one] Une table ouverte
   *[other] { $count } tables ouvertes
}
dashboard-none = Aucune. { COMMAND("civ new") } en ouvre une.
dashboard-more = … { $count } en tout
dashboard-title-many = Plus de { $count } tables ouvertes
dashboard-more-many = … et d’autres
dashboard-on = { $channel } montre désormais les tables ouvertes, sauf celles des salons que tout le monde ne voit pas.
dashboard-off = Le tableau n’est plus tenu à jour ; supprime son message si tu veux.
dashboard-closed = Je ne peux pas écrire dans { $channel }. { COMMAND("server-settings check") } dit ce qui manque.
owners-no-dashboard = Aucun tableau des tables ouvertes.
owners-dashboard = Un tableau dans { $channel } liste les tables ouvertes.
