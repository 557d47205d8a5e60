# What people are told besides their turns. $due is empty, or says until when, with a space before it.

ping-vote = 🗳️ **{ $table }** with { $others }: a vote waits for you.{ $due }
ping-public-vote = 🗳️ { $who }, a vote at **{ $table }** waits for you.{ $due }
ping-vote-over = { $table }: the vote no longer waits for you
ping-vote-over-public = { $table }: the vote no longer waits for { $who }
ping-ended = 🏁 **{ $table }** with { $others }: the game is over.
ping-public-ended = 🏁 { $who }, the game at **{ $table }** is over.
ping-list-news = News from your tables
