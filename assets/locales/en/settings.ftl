### What /settings answers.

settings-ask = I’ll ask the first time you leave effects unused in a game.
settings-display-picture = Your hand and boards are now shown as pictures.
settings-display-text = Your hand is now shown as text. Below each board, a button gives you its text.
settings-display-both = Your hand and boards are now shown as pictures and text.
settings-display-server = Your hand and boards are now shown as on the server.
settings-theme-dark = Pictures only you see are now dark.
settings-theme-light = Pictures only you see are now light.
settings-theme-server = Pictures only you see now have the colours of the public boards.
# $language is the language’s own name.
settings-language = I’ll speak { $language } to you from now on. Public messages stay in the table’s language.
settings-language-discord = I’ll speak the language of your Discord to you from now on, if I can: { $language }.
settings-no-ask = I won’t ask before ending your turn.

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
