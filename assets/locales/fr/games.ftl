# Les tables d'une personne : /civ games et /civ next. Ce qu'elles disent de chacune commence dans ui.ftl.

name-next = suivante
command-next = Aller à la prochaine table où c’est à toi de jouer
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
