### Avec qui l’on ne veut rien avoir à faire.

name-block = bloquer
command-settings-block = Écarter quelqu’un de tes tables, ou le réadmettre (vide : ta liste)
option-settings-block = La personne ; choisis-la de nouveau pour la débloquer
# $who (une personne, par mention)
blocked = Tu as bloqué { $who }.
unblocked = { $who } n’est plus dans ta liste.
# $tables (par exemple Table 3 et Table 5)
blocked-left = Tu as quitté { $tables }, où vous attendiez tous les deux le début de la partie.
blocking-title = Les personnes que tu as bloquées
blocking-nobody = Personne.
blocking-told = Plus de nouvelle table ensemble, ni d’invitation, de fil privé ou de place dans les parties de l’autre. Les parties commencées continuent. Je ne dis à personne qui tu as bloqué.
pick-block = Bloquer ou débloquer quelqu’un
