# What people are told besides their turns. $due is empty, or says until when, with a space before it.

ping-vote = 🗳️ **{ $table }** mit { $others }: Eine Abstimmung wartet auf deine Stimme.{ $due }
ping-public-vote = 🗳️ { $who }, an **{ $table }** wartet eine Abstimmung auf deine Stimme.{ $due }
ping-vote-over = { $table }: Die Abstimmung wartet nicht mehr auf dich
ping-vote-over-public = { $table }: Die Abstimmung wartet nicht mehr auf { $who }
ping-ended = 🏁 **{ $table }** mit { $others }: Die Partie ist zu Ende.
ping-public-ended = 🏁 { $who }, die Partie an **{ $table }** ist zu Ende.
ping-list-news = Neues von deinen Tischen
