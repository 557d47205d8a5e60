### Che cosa si conta delle partite finite.

record-favourite-head = Dominio preferito
record-hegemony = Egemonia in { $domain }
record-majority = Maggioranze
record-last-standing = Abbandono degli altri
