# What people are told besides their turns. $due is empty, or says until when, with a space before it.

ping-vote = 🗳️ **{ $table }** with { $others }: a vote waits for you.{ $due }
ping-public-vote = 🗳️ { $who }, a vote at **{ $table }** waits for you.{ $due }
ping-seat = 🪑 **{ $table }** with { $others }: somebody asks for your seat. Say no in the vote if you want to keep it.{ $due }
ping-public-seat = 🪑 { $who }, somebody asks for your seat at **{ $table }**. Say no in the vote if you want to keep it.{ $due }
ping-replaced = 🪑 **{ $table }** with { $others }: somebody else plays your seat now.
ping-public-replaced = 🪑 { $who }, somebody else plays your seat at **{ $table }** now.
ping-invited = ✉️ **{ $table }** with { $others }: you are invited to play.
ping-public-invited = ✉️ { $who }, you are invited to play at **{ $table }**.
ping-unreached = 🚪 **{ $table }**: { $who } cannot see the channel of the table, so no call arrives. The clock of { $who } stands still until <t:{ $at }:f> at most.
ping-unreached-lost = 🚪 **{ $table }** has no channel any more, or it is closed to me. The clocks stand still until <t:{ $at }:f> at most. { COMMAND("civ table") } in another channel of the server brings the table there.
ping-vote-over = { $table }: the vote no longer waits for you
ping-vote-over-public = { $table }: the vote no longer waits for { $who }
ping-ended = 🏁 **{ $table }** with { $others }: the game is over.
ping-public-ended = 🏁 { $who }, the game at **{ $table }** is over.
ping-list-news = News from your tables
