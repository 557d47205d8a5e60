### The first message on a server, and help.

welcome =
    A card game for two to four players, on Discord at any pace: a game in an evening, or a card a day.
    { COMMAND("civ new") } opens a table here, { COMMAND("civ help") } shows how it works.
key-alone = Play against the computer
welcome-missing = { $count ->
    [one] I’m missing a permission here. An admin can grant it under Channel Settings › Permissions:
   *[other] I’m missing some permissions here. An admin can grant them under Channel Settings › Permissions:
}

## Help: three steps, and a picture of a hand with three numbers on it.

help-more = { COMMAND("civ games") } lists your tables, { COMMAND("civ replay") } shows a game again, { COMMAND("civ away") } lets the computer play for you. “{ key-undo }” takes back a move, unless it revealed hidden cards.
help-tournaments = 🏆 { COMMAND("tournament new") } announces a tournament, { COMMAND("tournament bracket") } shows it, { COMMAND("referee call") } calls its referee.
features-more = ➕ A server manager can switch on more with { COMMAND("server-settings") }: { $features }.
help-fair =
    🤝 **Fair at every table**
    - Cards follow from a secret sealed before the game and from your words: “{ key-verify }” at { COMMAND("civ replay") }.
    - Your seat and hand are yours. If someone asks for your seat, you have half a day to say no (two turns at quick tables); with two players it takes your yes, or two timeouts in a row and another turn.
    - An undo, a pause and calling off take everyone’s yes. Three silent days (ten minutes at quick tables) end your say if two of your turns ran out; in a pause, also if it’s your turn. Vacation doesn’t count.
    - A table moves by vote, within its server.
    - Nobody can ping you twice about the same thing in half an hour (two minutes at quick tables). Quiet hours apply to mentions too, except at quick tables.
    - If the channel is gone or hidden from you, your clock stops for up to three days.
    - { COMMAND("settings") } keeps someone away, { COMMAND("moderate close") } is for moderators, { COMMAND("privacy show") } says what I keep about you.

help-elsewhere = Play in direct messages, see your hand as text, block someone: { COMMAND("settings") }. Menu at a person: *Apps › { person-menu-invite }*.

## What people look up in the rules and find in a command.

privacy-elsewhere = What I keep about you: { COMMAND("privacy show") }
privacy-elsewhere-words = privacy, data, my data, personal data, delete my data, gdpr, what do you store, forget me, delete account
clocks-elsewhere = Time isn’t part of the rules: the board says how long you have. Quiet hours and vacations ({ COMMAND("settings") }) stop slow clocks. In one turn, quiet hours do so for three times its time and a day at most, and after 30 more days every hour counts, whatever anyone sets. Without a clock, the others may give the turn to the computer after 24 hours. The player can come back once; the second time, the computer plays the turn to its end. A lobby that doesn’t start is closed after a week at the latest. If you come back to a turn after your time ran out, you get a tenth of it, once.
clocks-elsewhere-words = clock, clocks, timer, time, time limit, timeout, time out, how long, how long do i have, vacation, quiet hours, time zone
pings-elsewhere = How I tell you it’s your turn: { COMMAND("settings") }
pings-elsewhere-words = ping, pings, mention, mentions, notification, notifications, notify, remind, reminder, dm, direct message
