### With whom somebody wants nothing to do.

name-block = block
command-settings-block = Keep someone off your tables, or let them back (empty: your list)
option-settings-block = Who; pick them again to unblock them
# $who (a person, by mention)
blocked = You’ve blocked { $who }.
unblocked = { $who } is no longer blocked.
# $tables (such as Table 3 and Table 5)
blocked-left = You’ve left { $tables }, where both of you were waiting for the game to begin.
blocking-title = People you’ve blocked
blocking-nobody = Nobody.
blocking-told = You won’t end up at the same new table, and you get no invitations, private threads or seats from each other. Games already running go on. I don’t tell anyone that you’ve blocked them.
pick-block = Block or unblock someone
