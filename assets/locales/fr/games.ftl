# Les tables d'une personne : /civ games et /civ next. Ce qu'elles disent de chacune commence dans ui.ftl.

name-next = suivante
command-next = Aller à la prochaine table qui t’attend
games-ready = 👉 **[{ $table }]({ $link })** : toutes les places sont prises, tu peux commencer. { $names }
games-left = fin du temps { $when }
games-paused = en pause
games-take-backs = avec retours en arrière
games-server = sur { $server }
games-placeless = son salon a disparu ou m’est fermé, { COMMAND("civ table") } l’amène ici
games-next = Aller à la { $table }
games-back = Retour
games-more = Suite
next-none = Rien ne t’attend. { COMMAND("civ games") } affiche tes tables.
