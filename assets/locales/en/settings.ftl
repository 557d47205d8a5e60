### What /settings answers.

settings-ask = Once per game, I’ll ask before you end a turn with unused effects.
settings-one-press = When a choice leaves you nothing else to do, it ends your turn as well. Its label says so.
settings-two-presses = You always end your turn yourself now.
settings-display-picture = Your hand and boards are now shown as pictures.
settings-display-text = Your hand is now shown as text. Below each board, a button gives you its text.
settings-display-both = Your hand and boards are now shown as pictures and text.
settings-display-server = Your hand and boards now look as set on the server.
settings-theme-dark = Pictures only you see are now dark.
settings-theme-light = Pictures only you see are now light.
settings-theme-server = Pictures only you see now have the colours of the public boards.
# $language is the language’s own name.
settings-language = I’ll speak { $language } to you from now on. Public messages stay in the table’s language.
settings-language-discord = I’ll use your Discord language from now on, if I can: { $language }.
settings-no-ask = I won’t ask before ending your turn.

settings-guidance-auto = In your first five games your hand explains effects and says who could win and what stops it; afterwards it only says who could win.
settings-guidance-full = Your hand now says who could win next, what stops it, and what effects do.
settings-guidance-short = Your hand now says only who could win next. A shield marks choices that stop it.
settings-guidance-none = Your hand no longer says who could win, as for everyone at a tournament. The buttons still offer all that you may do.

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
}. When you’re next: { $next ->
    [on] on
   *[off] off
}.

## The page of /settings: a heading above each select, and what its forms ask.

settings-head-language = The language I speak to you
settings-head-display = Your hand and your boards
settings-head-theme = Colours of your private pictures
settings-head-notify = How I tell you it’s your turn
settings-head-hour = The hour of that message
settings-head-reminders = Reminders of your time
settings-head-turn = At the end of your turn
settings-head-guidance = How much your hand explains
settings-head-zone = Which city do you mean?
settings-head-hours = When slow clocks stop for you
guidance-auto = In full in my first five games, then briefly
guidance-full = In full: who could win, what stops it, what effects do
guidance-short = Briefly: who could win
guidance-none = Nothing
settings-remind-half = When half of my time is gone
settings-remind-soon = When 90% of my time is gone
settings-remind-next = When I’m next, in slow games of three or more
settings-turn-confirm-end = Once per game, ask before I end a turn with unused effects
settings-turn-one-press = End my turn automatically when nothing else is left to do
key-settings-times = Time zone, quiet hours
key-settings-vacation = Vacation
key-settings-block = Block someone
form-settings-times = Time zone and quiet hours
form-settings-zone = A city in your time zone
form-settings-zone-hint = For example Berlin; empty: as it is
form-settings-quiet = Quiet hours, when slow clocks stop for you
form-settings-quiet-hint = For example 22-7; “none” for no quiet hours
form-settings-vacation = Vacation
form-settings-first = The first day
form-settings-last = The last day (empty: the first one)
form-settings-day-hint = For example { $day }
