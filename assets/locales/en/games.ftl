# A person's tables: /civ games and /civ next. What they say of each begins in ui.ftl.

name-next = next
command-next = Go to the next table where it’s your turn
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
next-none = You’re not needed anywhere right now. { COMMAND("civ games") } lists your tables.
