### Beside the game: following games, private notes (both in a table’s menu), threads for two, invitations, blocks.

watch-on = I’ll tell you when { $table } is over.
watch-off = I won’t tell you about { $table } any more.
note-kept = Saved.
note-wiped = Your note is deleted.
note-shown = Your note
# A title of at most 45 characters. $table (its number)
note-title = Your note about table { $table }
# A question of at most 45 characters
note-label = Only you can see it
# At most 100 characters
note-hint = Plans, who said what… Leave it empty to delete the note
talk-open = { $channel } is yours: only you two, and people who manage threads here, can read it.
talk-name = { $table }: { $names }
talk-first = { $who }, talk about { $table } here as you like. Nothing said here is binding.
talk-failed = Discord doesn’t let me open a private thread here.
talk-elsewhere = Discord only has private threads in text channels, and this table isn’t in one. Say it in front of everyone.
talk-ended = This private thread has been closed.

## Invitations

invite-sent = { $who } is invited to [{ $table }]({ $link }).
reason-no-lobby-of-yours = You have no table here that’s still waiting for players. { COMMAND("civ new") } opens one.
reason-invited-seated = This person is already sitting at table { $table }.
reason-invited-already = This person is already invited to table { $table }.
reason-needs-server = A table needs a server, so that others can join it. Use this command in one of its channels.

## Blocks

# $who (a person, by mention)
blocked = You’ve blocked { $who }.
unblocked = { $who } is no longer blocked.
# $tables (such as Table 3 and Table 5)
blocked-left = You’ve left { $tables }, where both of you were waiting for the game to begin.
blocking-title = People you’ve blocked
blocking-nobody = Nobody.
blocking-told = You won’t end up at the same new table, and you get no invitations, private threads or seats from each other. Games already running go on. I don’t tell anyone that you’ve blocked them.
pick-block = Block or unblock someone
pick-block-anyone = Block or unblock others
