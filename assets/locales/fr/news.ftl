# Ce qu’on apprend en plus de ses tours. $due est vide, ou dit jusqu’à quand, précédé d’une espace.

ping-vote = 🗳️ **{ $table }** avec { $others } : un vote attend ta voix.{ $due }
ping-public-vote = 🗳️ { $who }, un vote à la **{ $table }** attend ta voix.{ $due }
ping-vote-over = { $table } : le vote ne t’attend plus
ping-vote-over-public = { $table } : le vote n’attend plus { $who }
ping-ended = 🏁 **{ $table }** avec { $others } : la partie est terminée.
ping-public-ended = 🏁 { $who }, la partie de la **{ $table }** est terminée.
ping-list-news = Des nouvelles de tes tables
