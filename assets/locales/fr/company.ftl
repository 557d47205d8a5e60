### À côté de la partie : qui regarde, notes privées, fils à deux.

name-watch = regarder
name-note = note
name-talk = discuter
name-player = joueur
name-talks = discussions
command-watch = Recevoir un mot quand une partie que tu regardes finit ; une deuxième fois : plus rien
command-note = Garder sur ta table une note que personne d’autre ne voit ; sans texte : la lire
option-note = La nouvelle note ; un simple - l’efface
command-talk = Ouvrir un fil privé avec quelqu’un de ta table
option-talk-player = Avec qui
option-new-talks = Deux joueurs peuvent-ils discuter dans un fil privé ? (oui par défaut)
watch-on = Je te dirai quand la { $table } sera finie. { COMMAND("civ watch") } une deuxième fois annule cela.
watch-off = Je ne te dirai plus rien de la { $table }.
watch-none = Aucune partie dans ce salon. Nomme une table, ou va là où l’on joue.
note-kept = C’est noté ; personne d’autre ne le voit. { COMMAND("civ note") } l’affiche.
note-shown = **Ta note sur la { $table }**
note-none = Tu n’as pas de note sur la { $table }.
note-wiped = Ta note sur la { $table } est effacée.
talk-open = { $channel } est à vous : seuls vous deux et qui gère les fils ici pouvez le lire.
talk-name = { $table } : { $names }
talk-first = { $who }, parlez ici de la { $table } comme il vous plaît. Rien de ce qui est dit n’engage.
talk-failed = Discord ne me laisse pas ouvrir de fil privé ici.
talk-elsewhere = Discord n’a de fils privés que dans les salons textuels, et cette table est ailleurs. Dis-le à toute la table.
talk-ended = Ce fil privé a été fermé.
permission-create-private-threads = Créer des fils privés
option-no-talks = sans fils privés
