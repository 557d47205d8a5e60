### With whom somebody wants nothing to do.

name-block = block
command-settings-block = Keep somebody from your tables, or no longer; no name: your list
option-settings-block = Whom; named again, they are taken off your list
# $who (a person, by mention)
blocked = You have blocked { $who }.
unblocked = { $who } is no longer blocked.
# $tables (such as Table 3 and Table 5)
blocked-left = You have left { $tables }, where both of you were waiting for the game to begin.
blocking-title = Whom you have blocked
blocking-nobody = Nobody.
blocking-told = You get no new table together, no invitation, no private thread, and no seat in each other’s games. Games that have begun go on. I tell nobody that you have blocked them.
pick-block = Block or unblock somebody you have played with
