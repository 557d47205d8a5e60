# What people are told besides their turns. $due is empty, or says until when, with a space before it.

ping-vote = 🗳️ **{ $table }** avec { $others } : un vote attend votre voix.{ $due }
ping-public-vote = 🗳️ { $who }, un vote à la **{ $table }** attend votre voix.{ $due }
ping-vote-over = { $table } : le vote ne vous attend plus
ping-vote-over-public = { $table } : le vote n’attend plus { $who }
ping-ended = 🏁 **{ $table }** avec { $others } : la partie est terminée.
ping-public-ended = 🏁 { $who }, la partie de la **{ $table }** est terminée.
ping-list-news = Des nouvelles de vos tables
