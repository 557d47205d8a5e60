# Ce qu’on apprend en plus de ses tours. $due est vide, ou dit jusqu’à quand, précédé d’une espace.

ping-vote = 🗳️ **{ $table }** avec { $others } : à toi de voter.{ $due }
ping-public-vote = 🗳️ { $who }, à toi de voter à la **{ $table }**.{ $due }
ping-seat = 🪑 **{ $table }** avec { $others } : quelqu’un demande ta place. Refuse dans le vote si tu veux la garder.{ $due }
ping-public-seat = 🪑 { $who }, quelqu’un demande ta place à la **{ $table }**. Refuse dans le vote si tu veux la garder.{ $due }
ping-replaced = 🪑 **{ $table }** avec { $others } : quelqu’un d’autre joue à ta place maintenant.
ping-public-replaced = 🪑 { $who }, quelqu’un d’autre joue maintenant à ta place à la **{ $table }**.
ping-invited = ✉️ **{ $table }** avec { $others } : tu as une invitation à jouer.
ping-public-invited = ✉️ { $who }, tu as une invitation à jouer (**{ $table }**).
ping-unreached = 🚪 **{ $table }** : { $who } ne voit pas le salon de la table : je ne peux pas l’appeler. Son chrono est arrêté, au plus tard jusqu’au <t:{ $at }:f>.
ping-unreached-lost = 🚪 **{ $table }** : son salon a disparu, ou je n’y ai plus accès. Les chronos sont arrêtés, au plus tard jusqu’au <t:{ $at }:f>. { COMMAND("civ table") } dans un autre salon du serveur y déplace la table.
ping-vote-over = { $table } : le vote est clos
ping-vote-over-public = { $table } : le vote est clos ({ $who })
ping-ended = 🏁 **{ $table }** avec { $others } : la partie est terminée.
ping-public-ended = 🏁 { $who }, la partie de la **{ $table }** est terminée.
ping-list-news = Des nouvelles de tes tables
