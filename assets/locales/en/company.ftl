### Beside the game: who watches, private notes, threads for two.

name-follow = follow
name-note = note
name-talk = talk
name-player = player
name-talks = talks
command-watch = Get told when a game you follow ends (use again to stop)
command-note = Keep a private note about your table; leave empty to read it
option-note = Your new note; type - to delete it
command-talk = Open a private thread with another player of your table
option-talk-player = With whom
option-new-talks = May two players talk in a private thread? (default: yes)
watch-on = I’ll tell you when { $table } is over. Use { COMMAND("civ follow") } again to stop.
watch-off = I won’t tell you about { $table } any more.
watch-none = There’s no game in this channel. Say which table, or go to where one is played.
note-kept = Saved. Only you can see it, with { COMMAND("civ note") }.
note-shown = **Your note about { $table }**
note-none = You have no note about { $table }.
note-wiped = Your note about { $table } is deleted.
talk-open = { $channel } is yours: only you two, and people who manage threads here, can read it.
talk-name = { $table }: { $names }
talk-first = { $who }, talk about { $table } here as you like. Nothing said here is binding.
talk-failed = Discord doesn’t let me open a private thread here.
talk-elsewhere = Discord only has private threads in text channels, and this table isn’t in one. Say it in front of everyone.
talk-ended = This private thread has been closed.
permission-create-private-threads = Create Private Threads
option-no-talks = no private threads
