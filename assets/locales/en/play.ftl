### Finding people to play with: `/civ play`, its lines in a server’s channel, and where a server sets that.

# $wish (play-wish), $until (a time)
play-looking = 🔎 You’re looking for a game: { $wish }. You get a seat as soon as others fit, until { $until } at the latest, and I’ll let you know the same way as for your turns.
play-servers = { $count ->
    [one] It counts for this server. { COMMAND("civ play") } on another one adds that.
   *[other] It counts for { $count } servers.
}
# $clock (how much time there is), $count (of players)
play-wish = { $clock }, { $count } players
play-wish-any = { $clock }, any number of players
play-trace = 🔎 { $name } is looking for a game: { $wish }.
play-trace-found = { $name } has found a game: { $table }.
play-trace-over = { $name } isn’t looking for a game any more.
# $channel: a link
play-elsewhere = 🔎 The line about you in { $channel } says whether you’re still looking for a game.
# $table: a link
play-seated = You have a seat: { $table }.
play-stopped = You’re not looking for this game any more.
key-play-also = I’ll play
key-play-stop = Stop looking
key-play-alone = Play a computer meanwhile
play-server-title = Finding a game
play-server-hint = { COMMAND("civ play") } says in one line of this channel who’s looking, and opens their tables there. I ping the role, at most once an hour: let people choose it themselves, under Channels & Roles. Without one, it asks *Who plays?* where it’s used.
play-server-pick = Finding a game: pick a channel
play-server-role = Whom to tell: pick a role
play-server-on = People find each other for a game in that channel now.
play-server-off = There’s no channel for finding a game any more. { COMMAND("civ play") } asks *Who plays?* where it’s used.
play-role-gone = Nobody is mentioned when someone looks for a game.
play-role-silent = ⚠️ { $role } isn’t told: in its settings, let anyone mention it.
reason-play-none = You’re not looking for that game any more.
