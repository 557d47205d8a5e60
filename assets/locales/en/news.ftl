# What people are told besides their turns. $due is empty, or says until when, with a space before it.

ping-vote = 🗳️ **{ $table }** with { $others }: please vote.{ $due }
ping-public-vote = 🗳️ { $who }, please vote at **{ $table }**.{ $due }
ping-seat = 🪑 **{ $table }** with { $others }: someone is asking for your seat. To keep it, vote no.{ $due }
ping-public-seat = 🪑 { $who }, someone is asking for your seat at **{ $table }**. To keep it, vote no.{ $due }
ping-replaced = 🪑 **{ $table }** with { $others }: someone else has taken over your seat.
ping-public-replaced = 🪑 { $who }, someone else has taken over your seat at **{ $table }**.
ping-invited = ✉️ **{ $table }** with { $others }: you’re invited to play.
ping-public-invited = ✉️ { $who }, you’re invited to play at **{ $table }**.
ping-unreached = 🚪 **{ $table }**: { $who } can’t see the table’s channel, so I can’t ping them. Their clock is stopped until <t:{ $at }:f> at most.
ping-unreached-lost = 🚪 **{ $table }**: its channel is gone, or I can’t see it. The clocks are stopped until <t:{ $at }:f> at most. { COMMAND("civ table") } in another channel of the server moves the table there.
ping-vote-over = { $table }: the vote is closed
ping-vote-over-public = { $table }: the vote is closed for { $who }
ping-ended = 🏁 **{ $table }** with { $others }: the game is over.
ping-public-ended = 🏁 { $who }, the game at **{ $table }** is over.
ping-list-news = News from your tables
