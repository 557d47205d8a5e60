### What a server’s moderators do at its tables, and what people are told of it.

name-moderate = moderate
name-close = close
name-pause = pause
name-hide = hide
name-bar = bar
name-unbar = unbar
name-reason = reason
name-person = person
name-moderators = moderators
command-moderate = Look after this server’s tables (for its moderators)
command-moderate-close = Call a table off: nobody wins
command-moderate-pause = Pause a game until one of its players goes on
command-moderate-hide = Take away all public messages of a table
command-moderate-talk = End the private threads a player has at a table, and allow no new ones
command-moderate-bar = Keep somebody from the tables of this server
command-moderate-unbar = Let somebody play on this server again
option-moderate-reason = Why; everybody at the table reads it
option-moderate-noted = Why; it is kept for the moderators
option-moderate-player = Whose private threads
option-moderate-person = Whom
command-server-moderators = Who moderates, besides those who manage this server; no role: nobody
option-server-moderators = The role that may

# $name (the moderator), $reason (as the moderator wrote it)
moderated-close = 🛡️ **{ $table }** was closed by { $name }, a moderator. Nobody wins. Reason: { $reason }
moderated-pause = 🛡️ **{ $table }** was paused by { $name }, a moderator. Its players go on with “{ key-resume }”. Reason: { $reason }
moderated-hide = 🛡️ **{ $table }** was hidden by { $name }, a moderator: it is not shown in public any more. Its players go on with { COMMAND("civ hand") }. Reason: { $reason }
moderated-talk = 🛡️ At **{ $table }**, { $name }, a moderator, has ended a private talk. Reason: { $reason }
closed-by-moderator = This table was closed by { $name }, a moderator. Reason: { $reason }
# $told: one of the four above
moderate-done = Done, and told in { $channel }: { $told }
moderate-done-untold = Done, but I could not say so in { $channel }: { $told }
moderate-talk-left = I could not close one of the threads. Try again in a while, or close it yourself.
moderate-hide-left = More has been written there since than I can look through: older messages of this table may remain.
moderate-bar = { $who } cannot open or join tables on this server any more, nor ask for a seat. Games that have begun go on; { COMMAND("moderate close") } ends one.
moderate-bar-already = { $who } is kept from the tables of this server already.
moderate-unbar = { $who } may play on this server again.
moderate-unbar-already = { $who } may play on this server anyway.
moderators-managers = Tables are moderated by whoever manages this server.
moderators-role = Tables are moderated by { $role }, and by whoever manages this server.
moderators-how = Discord shows the command to that role once you allow it there: **Server Settings** › **Integrations** › this bot › **moderate**.

reason-replay-hidden = A moderator has hidden this table, so its game is not shown in public. You can look at it for yourself.
