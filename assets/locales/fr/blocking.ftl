### Avec qui l’on ne veut rien avoir à faire.

name-block = bloquer
command-settings-block = Tenir quelqu’un loin de tes tables, ou ne plus le faire ; sans nom : ta liste
option-settings-block = Qui ; nommer la personne encore une fois l’ôte de ta liste
# $who (une personne, par mention)
blocked = Tu as bloqué { $who }.
unblocked = { $who } n’est plus dans ta liste.
# $tables (par exemple Table 3 et Table 5)
blocked-left = Tu as quitté { $tables }, où vous attendiez l’un et l’autre le début de la partie.
blocking-title = Qui tu as bloqué
blocking-nobody = Personne.
blocking-told = Vous n’aurez plus de nouvelle table ensemble, ni invitation, ni fil privé, ni place dans les parties de l’autre. Les parties commencées continuent. Les personnes bloquées n’en savent rien.
pick-block = Bloquer ou débloquer quelqu’un avec qui tu as joué
