# How people are called to their turns. $due is empty, or says until when, with a space before it.

ping-turn = 🔔 **{ $table }** with { $others }: it’s your turn.{ $due }
ping-half = ⏳ **{ $table }** with { $others }: half of your time is gone.{ $due }
ping-soon = ⏰ **{ $table }** with { $others }: your time is nearly up.{ $due }
ping-due = You have until <t:{ $at }:f>, <t:{ $at }:R>.
# The same for a phone’s notification, which shows the markup of a moment as it is written. $span: “24 hours”
ping-left = You have { $span } left.
ping-lapsed-turn = ⌛ **{ $table }** with { $others }: you ran out of time, so the computer plays this turn for you.
ping-lapsed-seat = ⌛ **{ $table }** with { $others }: you ran out of time, so the computer plays for you until you come back.
ping-lapsed-eliminate = ⌛ **{ $table }** with { $others }: you ran out of time and are out of the game (§9.1).
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
ping-list-done = No table needs you any more
ping-more = { $count ->
    [one] … and one more: { COMMAND("civ games") }
   *[other] … and { $count } more: { COMMAND("civ games") }
}
ping-closed = Discord doesn’t let me send you direct messages, so I’ll ping you here from now on. To try direct messages again: { COMMAND("settings notify") }.

# Settings

name-notify = notify
name-how = how
name-hour = hour
name-reminders = reminders
name-half = half
name-nearly-over = nearly-over
command-settings-notify = How I tell you it’s your turn
command-settings-reminders = Remind you when your time is running out?
option-notify = How I tell you
option-notify-hour = The hour of the daily digest, in your time zone (0 to 23)
option-remind-half = When half of your time is gone
option-remind-soon = When nine tenths of your time are gone
choice-mention = Mention me at the table
choice-direct = Direct message
choice-digest = One direct message a day
choice-none = Not at all
settings-notify-mention = I’ll mention you at the table when it’s your turn.
settings-notify-direct = I’ll send you a direct message when it’s your turn. In Discord, allow direct messages from members of this server.
settings-notify-digest = Once a day, at { $hour } ({ $zone }), I’ll send you a direct message listing tables where it’s your turn. In Discord, allow direct messages from members of this server.
settings-notify-none = I won’t tell you when it’s your turn. { COMMAND("civ games") } shows where you’re up.
settings-reminders = Reminders when half of your time is gone: { $half ->
    [on] on
   *[off] off
}. When it’s nearly up: { $soon ->
    [on] on
   *[off] off
}.
