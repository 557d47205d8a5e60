### À côté de la partie : qui regarde, notes privées, fils à deux.

name-follow = suivre
name-note = note
name-talk = discuter
name-player = joueur
name-talks = discussions
command-watch = Être prévenu de la fin d’une partie que tu suis (à refaire pour arrêter)
command-note = Garder une note privée sur ta table (vide : la lire)
option-note = La nouvelle note ; - pour l’effacer
command-talk = Ouvrir un fil privé avec quelqu’un de ta table
option-talk-player = Avec qui
option-new-talks = Deux joueurs peuvent-ils discuter dans un fil privé ? (oui par défaut)
watch-on = Je te préviendrai quand la partie de la { $table } sera finie. Refais { COMMAND("civ follow") } pour arrêter.
watch-off = Je ne te dirai plus rien de la { $table }.
watch-none = Aucune partie dans ce salon. Indique une table, ou va là où l’on joue.
note-kept = C’est noté ; toi seul le vois, avec { COMMAND("civ note") }.
note-shown = **Ta note sur la { $table }**
note-none = Tu n’as pas de note sur la { $table }.
note-wiped = Ta note sur la { $table } est effacée.
talk-open = { $channel } est à vous : vous seuls le lisez, avec les modérateurs des fils.
talk-name = { $table } : { $names }
talk-first = { $who }, parlez ici de la { $table } comme vous voulez. Rien de ce qui est dit n’engage.
talk-failed = Discord ne me laisse pas ouvrir de fil privé ici.
talk-elsewhere = Discord n’a de fils privés que dans les salons textuels, et cette table n’y est pas. Dis-le devant tout le monde.
talk-ended = Ce fil privé a été fermé.
permission-create-private-threads = Créer des fils privés
option-no-talks = sans fils privés
