# Pourquoi une donne n’est pas celle qui était promise, et pourquoi un mot n’est pas possible.

reason-no-commitment = Cette table a été ouverte avant qu’on puisse ajouter des mots. Ses cartes sont tirées sans eux.
reason-deal-unreadable = Ce que le fichier dit de la donne est illisible. Envoie le fichier tel que tu l’as reçu.
reason-deal-withheld = La partie est finie, mais le secret n’a pas été révélé.
reason-deal-commitment = Le secret n’est pas celui qui a été scellé pour cette partie.
reason-deal-cards = Ce ne sont pas les cartes qui découlent du secret et des mots.
reason-deal-first = Quelqu’un d’autre aurait été Premier Joueur.
reason-deal-seats = Les joueurs auraient été placés autrement.
