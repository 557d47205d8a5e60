### What goes wrong: outdated buttons, errors of ours, permissions that are missing.

stale-moves = { $count ->
    [one] That button was one move old. Here’s the table now.
   *[other] That button was { $count } moves old. Here’s the table now.
}
stale-done = That has already been done. Here’s the table now.
reason-command-outdated = That command has changed. Try again in a moment, once Discord shows you the new one.
outdated-button = That button no longer works. { COMMAND("civ games") } shows your tables; nothing was lost.
outdated-form = I’ve restarted since you opened that form. Please open it again; nothing was lost.
message-gone = Done, but the message is gone. { COMMAND("civ hand") } and { COMMAND("civ table") } show the table as it is now.
error-ours = Something went wrong on my side; your game is safe. If it happens again, tell the bot’s owner this number: `{ $number }`.
error-discord = Discord was out of reach for a moment, and my answer got lost. Your game is safe; please look whether it’s done before you try again.
refused-words = Discord’s AutoMod on this server refused what I was to show here. Your game is safe; if there’s a channel I can write in, the server has been told why.
refused-place = Discord doesn’t let me do that here. Your game is safe; a server manager can see what’s missing with { COMMAND("server-settings") }.
refused-asleep = This thread is closed, and I can’t open it. Your game is safe; once a moderator opens the thread, please try again.
refused-full = This server has as many open threads as Discord allows. Your game is safe; once a thread is closed, please try again.
refused-files = Discord doesn’t take the file that I was to show here; it may be too large. Your game is safe.
refused-later = Discord doesn’t take messages here just now. Your game is safe; please try again in a few minutes.
permissions-missing = { $count ->
    [one] I’m missing a permission here: { $permissions }. An admin can grant it under Channel Settings › Permissions.
   *[other] I’m missing permissions here: { $permissions }. An admin can grant them under Channel Settings › Permissions.
}
# $channels: a list of links to channels
permissions-elsewhere = You can open a table in { $channels }.
no-picture-permission = No picture here: I’m missing the permission { $permission }. An admin can grant it under Channel Settings › Permissions.
no-picture-size = The picture is too large for this server, so here’s the board as text.
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-attach-files = Attach Files
permission-create-public-threads = Create Public Threads
permission-send-messages-in-threads = Send Messages in Threads

permission-manage-roles = Manage Roles
permission-create-private-threads = Create Private Threads
permission-manage-threads = Manage Threads
permission-create-events = Create Events
permission-read-message-history = Read Message History

## What permissions are for

permission-line = - **{ $permission }**: { $purpose }
purpose-view-channel = to see the channel at all
purpose-send-messages = to show the table and ping whose turn it is
purpose-manage-roles = for the roles of a season’s first three
purpose-attach-files = for pictures of the board and hands
purpose-create-public-threads = for games with their own thread
purpose-send-messages-in-threads = to play in threads
purpose-create-private-threads = for threads where two players talk
purpose-read-message-history = to look whether a ping was sent before it is sent again
purpose-create-events = for the events of tournaments
purpose-manage-threads = to take spectators who meddle out of a tournament’s thread
