### À côté de la partie : suivre une partie, notes privées, fils à deux, invitations, blocages.

watch-on = Je te préviendrai quand la partie de la { $table } sera finie.
watch-off = Je ne te dirai plus rien de la { $table }.
note-kept = C’est noté.
note-wiped = Ta note est effacée.
note-shown = Ta note
note-title = Ta note sur la table { $table }
note-label = Visible pour toi uniquement
note-hint = Tes plans, qui a dit quoi… Vide pour effacer la note
talk-open = { $channel } est à vous : vous seuls le lisez, avec les modérateurs des fils.
talk-name = { $table } : { $names }
talk-first = { $who }, parlez ici de la { $table } comme vous voulez. Rien de ce qui est dit n’engage.
talk-failed = Discord ne me laisse pas ouvrir de fil privé ici.
talk-elsewhere = Discord n’a de fils privés que dans les salons textuels, et cette table n’y est pas. Dis-le devant tout le monde.
talk-ended = Ce fil privé a été fermé.

## Invitations

invite-sent = Tu as invité { $who } à la [{ $table }]({ $link }).
reason-no-lobby-of-yours = Tu n’as ici aucune table qui attend encore des joueurs. { COMMAND("civ new") } en ouvre une.
reason-invited-seated = Cette personne est déjà assise à la table { $table }.
reason-invited-already = Cette personne est déjà invitée à la table { $table }.
reason-needs-server = Il faut un serveur pour une table, afin que d’autres puissent s’y asseoir. Utilise cette commande dans un de ses salons.

## Blocages

# $who (une personne, par mention)
blocked = Tu as bloqué { $who }.
unblocked = { $who } n’est plus dans ta liste.
# $tables (par exemple Table 3 et Table 5)
blocked-left = Tu as quitté { $tables }, où vous attendiez tous les deux le début de la partie.
blocking-title = Les personnes que tu as bloquées
blocking-nobody = Personne.
blocking-told = Plus de nouvelle table ensemble, ni d’invitation, de fil privé ou de place dans les parties de l’autre. Les parties commencées continuent. Je ne dis à personne qui tu as bloqué.
pick-block = Bloquer ou débloquer quelqu’un
pick-block-anyone = Bloquer ou débloquer d’autres
