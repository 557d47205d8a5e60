### The first message on a server, and help.

welcome =
    A card game for two to four players, on Discord at any pace: a game in an evening, or a card a day.
    { COMMAND("civ new") } opens a table here, { COMMAND("civ help") } shows how it works.
key-alone = Play against the computer
key-learn = Learn to play
welcome-optional = Everything works without these, except what they are for:
welcome-missing = { $count ->
    [one] I’m missing a permission here. An admin can grant it under Channel Settings › Permissions:
   *[other] I’m missing some permissions here. An admin can grant them under Channel Settings › Permissions:
}

## Help: three steps, and a picture of a hand with three numbers on it.

help-more = -# { COMMAND("civ play") } find people · { COMMAND("civ games") } your tables · { COMMAND("civ puzzle") } one a day · { COMMAND("settings") }
help-tournaments = 🏆 { COMMAND("tournament new") } announces a tournament.
help-league = 🪜 { COMMAND("league") } shows the league.
features-more = ➕ Server managers switch on more with { COMMAND("server-settings") }: { $features }.
## What people look up in the rules and find in a command.

privacy-elsewhere = What I keep about you: { COMMAND("privacy show") }
privacy-elsewhere-words = privacy, data, my data, personal data, delete my data, gdpr, what do you store, forget me, delete account, saved, know about me
clocks-elsewhere = The board says how long you have. Quiet hours and vacations ({ COMMAND("settings") }) stop slow clocks, but not for ever: in a very long turn every hour counts again. Without a clock, the others may give a turn to the computer after 24 hours. If you come back after your time ran out, you get a tenth of it, once.
clocks-elsewhere-words = clock, clocks, timer, time, time limit, timeout, time out, how long, how long do i have, vacation, quiet hours, time zone, hours, days, vacations, holiday, holidays, time left, out of time, deadline, asleep, sleeping, while I sleep, miss my turn, missed my turn, timezone, timer at night, weekend, how much time for a move
pings-elsewhere = How I tell you it’s your turn: { COMMAND("settings") }
pings-elsewhere-words = ping, pings, mention, mentions, notification, notifications, notify, remind, reminder, dm, direct message, at night, dms, notified, reminders, pinged, pinging, know it’s my turn, dming, stop dming
bot-elsewhere = Games against computers, ratings, replays, puzzles and the deal of the week aren’t part of the rules: { COMMAND("civ help") }
bot-elsewhere-words = computer, computers, ai, alone, solo, single player, rating, ratings, elo, rank, leaderboard, profile, statistics, stats, replays, watch a replay, old game, past game, last game, finished game, puzzle, weekly, deal of the week, weekly deal, hint, tutorial, settings, language, dark mode, invite, turns again, see the last turns, see the last moves, earlier turns, past turns, history, watch again, rewind, old games, log of a game, game log, move log, list of moves, tips, in english, commands, advice
