### How people learn that it’s their turn, and what else they are told.
### $due is empty, or says until when, with a space before it.

ping-turn = 🔔 **{ $table }** with { $others }: it’s your turn.{ $due }
ping-half = ⏳ **{ $table }** with { $others }: half of your time is gone.{ $due }
ping-soon = ⏰ **{ $table }** with { $others }: your time is nearly up.{ $due }
ping-next = 👀 **{ $table }** with { $others }: you’re next. The turn before yours has begun.
ping-public-next = 👀 { $who }, you’re next at **{ $table }**.
ping-next-over = { $table }: you were next
ping-due = You have until <t:{ $at }:f>, <t:{ $at }:R>.
# The same for a phone’s notification, which shows the markup of a moment as it is written. $span: “24 hours”
ping-left = You have { $span } left.
ping-lapsed-turn = ⌛ **{ $table }** with { $others }: you ran out of time, so the computer plays this turn for you.
ping-lapsed-seat = ⌛ **{ $table }** with { $others }: you ran out of time, so the computer plays for you until you come back.
ping-lapsed-eliminate = ⌛ **{ $table }** with { $others }: you ran out of time and are out of the game.
ping-lapsed-abandon = ⌛ **{ $table }** with { $others }: you ran out of time, so the game is over without a winner.
ping-lapsed-pause = ⌛ **{ $table }** with { $others }: you ran out of time again and nobody else is here, so the game is paused.
ping-public-turn = 🔔 { $who }, it’s your turn at **{ $table }**.{ $due }
ping-public-half = ⏳ { $who }, half of your time at **{ $table }** is gone.{ $due }
ping-public-soon = ⏰ { $who }, your time at **{ $table }** is nearly up.{ $due }
ping-over = { $table }: no longer your turn
ping-over-public = { $table }: no longer { $who }’s turn
ping-list = { $count ->
    [one] One table waits for you
   *[other] { $count } tables wait for you
}
ping-list-done = All caught up
ping-more = { $count ->
    [one] … and one more: { COMMAND("civ games") }
   *[other] … and { $count } more: { COMMAND("civ games") }
}
ping-closed = Discord doesn’t let me send you direct messages, so I’ll ping you here from now on. To try direct messages again: { COMMAND("settings") }.

## Besides turns

ping-vote = 🗳️ **{ $table }** with { $others }: please vote.{ $due }
ping-public-vote = 🗳️ { $who }, please vote at **{ $table }**.{ $due }
ping-seat = 🪑 **{ $table }** with { $others }: someone is asking for your seat. To keep it, vote no.{ $due }
ping-public-seat = 🪑 { $who }, someone is asking for your seat at **{ $table }**. To keep it, vote no.{ $due }
ping-replaced = 🪑 **{ $table }** with { $others }: someone else has taken over your seat.
ping-public-replaced = 🪑 { $who }, someone else has taken over your seat at **{ $table }**.
ping-invited = ✉️ You’re invited to play at **{ $table }**. Host: **{ $by }** (there so far: { $others }).
ping-public-invited = ✉️ { $who }, you’re invited to play at **{ $table }**. Host: **{ $by }**.
ping-lobby-link = To the table
ping-full = 🪑 **{ $table }** with { $others }: all seats are taken and everyone is ready. You can start the game.
ping-public-full = 🪑 { $who }, all seats of **{ $table }** are taken and everyone is ready. You can start the game.
ping-unreached = 🚪 **{ $table }**: { $who } can’t see the table’s channel, so I can’t ping them. Their clock is stopped until <t:{ $at }:f> at most.
ping-silenced = 🚪 **{ $table }**: a moderator has timed me out on the server until { $until }, so I can’t write there.{ $clock ->
    [yes] {" "}The clocks are stopped until <t:{ $at }:f> at most.
   *[no] {""}
} I’ll carry on by myself after that; until then, { COMMAND("civ hand") } shows you your hand.
ping-unreached-lost = 🚪 **{ $table }**: its channel is gone, or I can’t see it or write in it.{ $clock ->
    [yes] {" "}The clocks are stopped until <t:{ $at }:f> at most.
   *[no] {""}
} { COMMAND("civ table") } in another channel of the server moves the table there.
# At a tournament, and in a league
ping-unreached-lost-drawn = 🚪 **{ $table }**: its channel is gone, or I can’t see it or write in it.{ $clock ->
    [yes] {" "}The clocks are stopped until <t:{ $at }:f> at most.
   *[no] {""}
} The organiser or the referee gives the table another place.
ping-unreached-lost-league = 🚪 **{ $table }**: its channel is gone, or I can’t see it or write in it.{ $clock ->
    [yes] {" "}The clocks are stopped until <t:{ $at }:f> at most.
   *[no] {""}
} I open a new thread for the game as soon as I can.
ping-left-server = 🚪 **{ $table }**: { $who } has left the server, so I can’t ping them. The board says what you can do.
ping-timed-out = 🔇 **{ $table }** with { $others }: a moderator has timed you out on its server, so you can’t press anything there. You can go on playing right here: use { COMMAND("civ hand") }.
ping-timed-out-other = 🔇 **{ $table }**: { $who } is timed out on the server until <t:{ $at }:f>, and can go on playing by direct message.
ping-vote-over = { $table }: the vote is closed
ping-vote-over-public = { $table }: the vote is closed for { $who }
ping-ended = 🏁 **{ $table }** with { $others }: the game is over.
ping-public-ended = 🏁 { $who }, the game at **{ $table }** is over.
ping-reviewed = 🔎 **{ $table }** with { $others }: the review of your game is ready.
ping-list-news = News from your tables

## Games on a server that has removed the bot.

ping-aside = 📦 **{ $table }** with { $others }: I’m no longer on its server, so the game waits and no clock is running. It goes on when I’m back; after 30 days without me it’s called off.
ping-returned = ▶️ **{ $table }** with { $others }: I’m back on its server, and the game goes on.
ping-public-returned = ▶️ { $who }, I’m back, and the game at **{ $table }** goes on.
ping-forsaken = 🗄️ **{ $table }** with { $others }: I haven’t been on its server for 30 days, so the game is called off. { COMMAND("civ replay") } still gives you all of it.
