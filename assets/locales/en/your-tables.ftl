### A person’s tables: /civ games and /civ next.

games-ready = 👉 **[{ $table }]({ $link })**: all seats are taken, you can start. { $names }
# $when: "in 17 hours", as Discord shows it
games-left = time runs out { $when }
games-paused = paused
games-take-backs = with turns taken back
games-server = on { $server }
games-placeless = its channel is gone or hidden from me; { COMMAND("civ table") } moves it here
# A button that leads to a table. $table: "Table 7"
games-next = Go to { $table }
games-back = Back
games-more = More
next-none = All caught up: no table is waiting for you. { COMMAND("civ games") } lists your tables.

games-title = { $count ->
    [0] Your tables
    [one] Your table
   *[other] Your { $count } tables
}
games-lobbies = Open tables here
games-none = You’re not at any table. { COMMAND("civ new") } opens one.
games-yours = 👉 **[{ $table }]({ $link })**: your move. { $names }
games-waiting = [{ $table }]({ $link }): waiting for { $who }. { $names }
games-lobby = [{ $table }]({ $link }): not started yet. { $names }
# A game that is over. $day (a date): when it was last played
games-over = [{ $table }]({ $link }): { $names } · { $day }
games-on = goes on
games-over-title = { $count ->
    [0] Your finished games
    [one] Your finished game
   *[other] Your { $count } finished games
}
games-over-none = None yet.
games-key-over = Finished games
games-key-open = Open tables
pick-replay-table = Look back on a game
games-key = Table { $table }: my hand
games-join = Join table { $table }
choice-table = Table { $table }: { $names }

games-set-aside = ⚠️ Damaged on my disk and set aside for now: { $tables }. Please tell the bot’s owner.

games-aside = I’m no longer on its server, so it’s on hold
