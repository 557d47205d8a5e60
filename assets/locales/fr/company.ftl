### À côté de la partie : qui regarde, notes privées, fils à deux.

name-watch = regarder
name-note = note
name-talk = discuter
name-player = joueur
name-talks = discussions
command-watch = Apprendre la fin d’une partie que tu regardes ; encore une fois : ne plus l’apprendre
command-note = Garder sur ta table une note que toi seul vois ; sans texte : la lire
option-note = La nouvelle note ; un simple - l’efface
command-talk = Ouvrir un fil privé avec quelqu’un de ta table
option-talk-player = Avec qui
option-new-talks = Deux joueurs peuvent-ils discuter dans un fil privé ? (oui par défaut)
watch-on = Je te dirai quand la { $table } sera finie. { COMMAND("civ watch") } encore une fois annule cela.
watch-off = Je ne te dirai plus rien de la { $table }.
watch-none = Aucune partie dans ce salon. Nomme une table, ou va là où l’on joue.
note-kept = C’est gardé ; toi seul le vois. { COMMAND("civ note") } l’affiche.
note-shown = **Ta note sur la { $table }**
note-none = Tu n’as pas de note sur la { $table }.
note-wiped = Ta note sur la { $table } est effacée.
talk-open = { $channel } est à vous : vous deux seuls le lisez, et qui gère les fils ici.
talk-name = { $table } : { $names }
talk-first = { $who }, parlez ici de la { $table } comme il vous plaît. Rien de ce qui est dit n’engage.
talk-failed = Discord ne me laisse pas ouvrir de fil privé ici.
permission-create-private-threads = Créer des fils privés
option-no-talks = sans fils privés
