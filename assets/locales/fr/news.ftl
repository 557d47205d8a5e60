# Ce qu’on apprend en plus de ses tours. $due est vide, ou dit jusqu’à quand, précédé d’une espace.

ping-vote = 🗳️ **{ $table }** avec { $others } : un vote attend ta voix.{ $due }
ping-public-vote = 🗳️ { $who }, un vote à la **{ $table }** attend ta voix.{ $due }
ping-seat = 🪑 **{ $table }** avec { $others } : quelqu’un demande ta place. Refuse dans le vote si tu veux la garder.{ $due }
ping-public-seat = 🪑 { $who }, quelqu’un demande ta place à la **{ $table }**. Refuse dans le vote si tu veux la garder.{ $due }
ping-replaced = 🪑 **{ $table }** avec { $others } : quelqu’un d’autre joue à ta place maintenant.
ping-public-replaced = 🪑 { $who }, quelqu’un d’autre joue maintenant à ta place à la **{ $table }**.
ping-invited = ✉️ **{ $table }** avec { $others } : tu as une invitation à jouer.
ping-public-invited = ✉️ { $who }, tu as une invitation à jouer (**{ $table }**).
ping-unreached = 🚪 **{ $table }** : { $who } ne voit pas le salon de la table, et aucun appel ne lui parvient. Sa pendule reste arrêtée, au plus tard jusqu’au <t:{ $at }:f>.
ping-unreached-lost = 🚪 **{ $table }** n’a plus de salon, ou il m’est fermé. Les pendules restent arrêtées, au plus tard jusqu’au <t:{ $at }:f>. { COMMAND("civ table") } dans un autre salon du serveur y amène la table.
ping-vote-over = { $table } : le vote ne t’attend plus
ping-vote-over-public = { $table } : le vote n’attend plus { $who }
ping-ended = 🏁 **{ $table }** avec { $others } : la partie est terminée.
ping-public-ended = 🏁 { $who }, la partie de la **{ $table }** est terminée.
ping-list-news = Des nouvelles de tes tables
