### Le menu d’une personne, et ce qui demande un serveur.

# Le menu que Discord ouvre sur une personne : 32 caractères au plus
person-menu-invite = Inviter à ma table
invite-sent = Tu as invité { $who } à la [{ $table }]({ $link }).
help-elsewhere = Jouer par messages privés : { COMMAND("settings notify") }. Ta main en texte : { COMMAND("settings display") }. Menu d’une personne : *Applications › { person-menu-invite }*.
reason-no-lobby-of-yours = Tu n’as ici aucune table qui attend encore des joueurs. { COMMAND("civ new") } en ouvre une.
reason-invited-seated = Cette personne est déjà assise à la table { $table }.
reason-invited-already = Cette personne est déjà invitée à la table { $table }.
reason-needs-server = Il faut un serveur pour une table, afin que d’autres puissent s’y asseoir. Utilise cette commande dans un de ses salons.
