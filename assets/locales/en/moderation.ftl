### What a server’s moderators do at its tables, and what people are told of it.

# $name (the moderator), $reason (as the moderator wrote it)
moderated-close = 🛡️ **{ $table }** was closed by { $name }, a moderator. Nobody wins. Reason: { $reason }
moderated-pause = 🛡️ **{ $table }** was paused by { $name }, a moderator. The pause ends by itself after a week; until then, only a moderator can end it, with { COMMAND("moderate resume") }. Reason: { $reason }
moderated-resume = 🛡️ **{ $table }** goes on: { $name }, a moderator, ended the pause. Reason: { $reason }
moderated-hide = 🛡️ **{ $table }** was hidden by { $name }, a moderator, and is no longer shown in public. Its players carry on with { COMMAND("civ hand") }. Reason: { $reason }
moderated-talk = 🛡️ At **{ $table }**, { $name }, a moderator, ended a private talk. Reason: { $reason }
moderated-unrate = 🛡️ **{ $table }** no longer counts for ratings: { $name }, a moderator, set it aside. Reason: { $reason }
moderated-rate = 🛡️ **{ $table }** counts for ratings again: { $name }, a moderator, decided so. Reason: { $reason }
closed-by-moderator = This table was closed by { $name }, a moderator. Reason: { $reason }
# $told: one of those above
moderate-done = Done, and announced in { $channel }: { $told }
moderate-done-untold = Done, but I couldn’t announce it in { $channel }: { $told }
moderate-talk-left = I couldn’t close one of the threads. Try again in a while, or close it yourself.
moderate-hide-left = There’s too much to look through in that channel: older messages of this table may remain.
moderate-bar = { $who } can’t open or join tables on this server any more, or ask for a seat. Games already running go on; { COMMAND("moderate close") } ends one.
moderate-bar-already = { $who } is already banned from this server’s tables.
moderate-unbar = { $who } may play on this server again.
moderate-unbar-already = { $who } isn’t banned here.
moderators-managers = Server managers moderate tables.
moderators-role = { $role } and server managers moderate tables.
moderators-how = Discord shows that role the command once you allow it: **Server Settings** › **Integrations** › this bot › **moderate**.

reason-replay-hidden = A moderator has hidden this table, so its game isn’t shown in public. You can look at it for yourself.

pairs-title = Improbable results, this season and last
# $winner, $others, $people (names), $won, $games, $expected (numbers), $tables (a list of numbers)
pairs-circle = { $winner } against { $others }, who have hardly played anyone else: won all of { $games } games. Last tables: { $tables }
pairs-ring = { $people } have hardly played anyone else, and between any two of them the same one always won: { $games } results. Last tables: { $tables }
pairs-pair = { $winner } against { $others }: ahead in { $won } of { $games }, expected { $expected }. Last tables: { $tables }
pairs-none = Nothing stands out.
pairs-how = This accuses nobody: people who teach each other look the same. { COMMAND("moderate unrate") } sets a game aside, publicly.
