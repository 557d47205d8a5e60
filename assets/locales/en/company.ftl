### Beside the game: who watches, private notes, threads for two.

name-watch = watch
name-note = note
name-talk = talk
name-player = player
name-talks = talks
command-watch = Be told when a game you watch is over; once more: no longer
command-note = Keep a note about your table that only you see; without one: read it
option-note = The new note; a single - wipes it
command-talk = Open a private thread with another player of your table
option-talk-player = With whom
option-new-talks = May two players talk in a private thread? (yes unless chosen)
watch-on = I will tell you when { $table } is over. { COMMAND("civ watch") } once more calls that off.
watch-off = I will not tell you about { $table } any more.
watch-none = No game goes on in this channel. Name a table, or go to where one is played.
note-kept = Kept; only you see it. { COMMAND("civ note") } shows it.
note-shown = **Your note on { $table }**
note-none = You have no note on { $table }.
note-wiped = Your note on { $table } is gone.
talk-open = { $channel } is yours: only you two and those who manage threads here read it.
talk-name = { $table }: { $names }
talk-first = { $who }, talk here about { $table } as you like. Nobody is bound by what is said.
talk-failed = Discord does not let me open a private thread here.
talk-elsewhere = Discord has private threads in text channels only, and this table is elsewhere. Say it to everybody at the table.
talk-ended = This private thread has been closed.
permission-create-private-threads = Create Private Threads
option-no-talks = no private threads
