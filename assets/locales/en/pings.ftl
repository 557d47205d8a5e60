# How people are called to their turns. $due is empty, or says until when, with a space before it.

ping-turn = 🔔 **{ $table }** with { $others }: it is your turn.{ $due }
ping-half = ⏳ **{ $table }** with { $others }: half of your time is over.{ $due }
ping-soon = ⏰ **{ $table }** with { $others }: your time is nearly over.{ $due }
ping-due = You have until <t:{ $at }:f>, <t:{ $at }:R>.
ping-lapsed-turn = ⌛ **{ $table }** with { $others }: your time ran out, so the computer plays this turn for you.
ping-lapsed-seat = ⌛ **{ $table }** with { $others }: your time ran out, so the computer plays for you until you take your seat back.
ping-lapsed-eliminate = ⌛ **{ $table }** with { $others }: your time ran out, and with it your game (§9.1).
ping-lapsed-abandon = ⌛ **{ $table }** with { $others }: your time ran out, and the game was given up.
ping-lapsed-pause = ⌛ **{ $table }** with { $others }: your time ran out again and nobody else is here, so the game is paused.
ping-public-turn = 🔔 { $who }, it is your turn at **{ $table }**.{ $due }
ping-public-half = ⏳ { $who }, half of your time at **{ $table }** is over.{ $due }
ping-public-soon = ⏰ { $who }, your time at **{ $table }** is nearly over.{ $due }
ping-over = { $table }: no longer your turn
ping-over-public = { $table }: no longer { $who }’s turn
ping-list = { $count ->
    [one] One table waits for you
   *[other] { $count } tables wait for you
}
ping-list-done = No table waits for you any more
ping-more = { $count ->
    [one] … and one more: { COMMAND("civ games") }
   *[other] … and { $count } more: { COMMAND("civ games") }
}
ping-closed = Discord does not let me send you direct messages, so I call you here from now on. To try them again: { COMMAND("settings notify") }.

# Settings

name-notify = notify
name-how = how
name-hour = hour
name-reminders = reminders
name-half = half
name-soon = soon
command-settings-notify = How I tell you that it is your turn
command-settings-reminders = Remind you when your time is running out?
option-notify = How I tell you
option-notify-hour = The hour of the daily digest, in your time zone (0 to 23)
option-remind-half = When half of your time is over
option-remind-soon = When nine tenths of your time are over
choice-mention = Mention me at the table
choice-direct = Direct message
choice-digest = One direct message a day
choice-none = Not at all
settings-notify-mention = I will mention you at the table when it is your turn.
settings-notify-direct = I will send you a direct message when it is your turn. Discord has to let me: allow direct messages from members of this server.
settings-notify-digest = Once a day, at { $hour } in your time zone ({ $zone }), I will send you a direct message if tables wait for you. Discord has to let me: allow direct messages from members of this server.
settings-notify-none = I will not tell you when it is your turn. { COMMAND("civ games") } shows where you are awaited.
settings-reminders = Reminders when half of your time is over: { $half ->
    [on] on
   *[off] off
}. When it is nearly over: { $soon ->
    [on] on
   *[off] off
}.
