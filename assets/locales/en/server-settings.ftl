### What /server-settings answers, its check, and the list of open tables.

settings-gone = A role or channel that my settings here named has been deleted. That leaves:
owners-channel-any = Tables may be opened in any channel.
owners-channels = Tables may be opened in { $channels }, and in threads there.
owners-channel-lacking = ⚠️ I’m missing permissions in { $channel }: { COMMAND("server-settings") } lists them.
owners-role-any = Everyone may open tables.
owners-role = { $role } and server managers may open tables.
owners-limit-none = No limit on open tables.
owners-limit = { $count ->
    [one] One table may be open at once.
   *[other] { $count } tables may be open at once.
}
owners-no-clock = New tables have no clock, unless their owner picks one.
owners-zone = For people who haven’t set a time zone, it’s { $zone }.
owners-no-zone = For people who haven’t set a time zone, it’s UTC.
owners-clock = New tables have a clock, unless their owner picks another: { $clock }
setup-title = Setup on this server
setup-fine = ✅ I have every permission I need.
setup-everywhere = { $count ->
    [one] ⚠️ I’m missing a permission on the whole server:
   *[other] ⚠️ I’m missing permissions on the whole server:
}
# $role: the bot's name, which its role on the server has, too
setup-give-everywhere = To give it: **Server Settings** › **Roles** › **{ $role }** › **Permissions**, or the button below.
setup-channels = { $count ->
    [one] ⚠️ I’m missing a permission in { $channels }:
   *[other] ⚠️ I’m missing permissions in { $channels }:
}
setup-give-channel = To give it in a channel: **Edit Channel** › **Permissions** › **Advanced** › add **{ $role }** and tick what’s missing.
setup-rest = … and more. Fix these first, then run this again.
setup-unseen = I can’t see { $channels }. That’s fine unless you want tables there.
setup-more = { $count } more
setup-pick = Check one channel
setup-channel-fine = ✅ I have everything I need in { $channel }.
setup-set = Settings
setup-look = { $display ->
    [text] Boards: as text
    [both] Boards: as pictures and text
   *[picture] Boards: as pictures
}. New tables: { $language }.
setup-change = Change these with { COMMAND("server-settings") }.
setup-key-invite = Give me the permissions
setup-lost = { $count ->
    [0] ⚠️ Discord doesn’t let me write in { $channel } any more, so I can’t show { $table } there.
    [one] ⚠️ I can’t show { $table } in { $channel } any more: I’m missing the permission { $permissions }.
   *[other] ⚠️ I can’t show { $table } in { $channel } any more: I’m missing the permissions { $permissions }.
} Nothing is lost. A server manager can see how to fix it with { COMMAND("server-settings") }; players can carry on anywhere with { COMMAND("civ table") }.
silenced = I’m timed out on this server until { $until }, by a moderator: until then I can’t write anywhere here. I’ll carry on by myself after that; a moderator can end it earlier.
words-left-out = (left out)
words-refused = (Discord’s AutoMod doesn’t let me show the text of this message here.)
words-title = Game
words-tournament = Tournament { $number }
# $rule (a word): which kind of Discord's rules has refused it
words-warning = ⚠️ Discord has refused something of mine in { $channel }: { $rule ->
    [title] a title, by an **AutoMod** rule for titles
    [links] a link, by Discord’s **filter for harmful links**
    [explicit] the contents of a message, by Discord’s **filter for explicit content**
   *[content] words of a message, by an **AutoMod** rule for messages
}. I try again without players’ names and other people’s texts, and the player whose turn it is hears of it either way.{ $rule ->
    [links] {""}
    [explicit] {""}
   *[content] {" "}To let me show them, exempt my role from the rule: **Server Settings** › **AutoMod**.
}
dashboard-title = { $count ->
    [0] Open tables
    [one] One open table
   *[other] { $count } open tables
}
dashboard-none = None. { COMMAND("civ new") } opens one.
# $count (a number): all open tables, those above among them
dashboard-more = … { $count } in total
dashboard-title-many = More than { $count } open tables
dashboard-more-many = … and more
dashboard-on = { $channel } now lists the open tables, except those in channels that not everyone can see.
dashboard-off = The list of open tables is switched off; you can delete its message.
dashboard-closed = I can’t write in { $channel }. { COMMAND("server-settings") } lists what’s missing.
owners-no-dashboard = There’s no list of open tables.
owners-dashboard = A message in { $channel } lists the open tables.

server-display-picture = Boards on this server are now shown as pictures.
server-display-text = Boards on this server are now shown as text.
server-display-both = Boards on this server are now shown as pictures and text.
server-starts-ready = New tables on this server now start by themselves, at most ten minutes after all seats are taken and everyone is ready.
server-starts-owner = New tables on this server now start when their owner starts them.
server-feature-off = { $feature }: switched off. Nothing new can be started.
server-feature-ending = { $feature }: switched off. Anything already under way continues to its end, with its commands and buttons; nothing new can be started.
server-commands-forbidden = ⚠️ Discord doesn’t let me add commands to this server. Your choice is kept: add me once more with the button below, then open this page again.
server-commands-daily = ⚠️ Discord won’t accept any more new commands for this server today. Your choice is saved; the commands will appear within a day.
server-commands-later = ⚠️ Discord hasn’t taken the commands yet. Your choice is kept, and I keep trying.
server-threads-own-thread = New games on this server now get their own thread, where I may open one.
server-threads-channel = New games on this server now stay in their channel.
server-language = New tables on this server will use { $language }. Open tables keep theirs.
server-language-discord = New tables on this server will use its Discord language, if I can: { $language }.

server-head-language = The language of new tables
server-head-display = How boards are shown here
server-head-starts = When a full table starts
server-head-features = More on this server
feature-tournaments = Tournaments
feature-tournaments-hint = Adds /{ name-tournament } and /{ name-referee }
feature-league = League
feature-league-hint = Adds /{ name-league }
server-head-threads = Where games are played
server-pick-channels = Tables: pick channels or categories
server-pick-role = Who may open tables: pick a role
server-pick-moderators = Who else moderates: pick a role
server-pick-dashboard = A list of open tables: pick a channel
form-server = Limit, clock, time zone
key-server-limits = Limit, clock
key-server-more = More…
key-server-check = Check permissions
form-server-limit = How many tables at once
form-server-limit-hint = Maximum number of open tables; 0 for no limit
form-server-clock = Clock of new tables
form-server-clock-hint = For example 24h or 7d+12h; empty: no clock
form-server-zone = A city in your server’s time zone
form-server-zone-hint = For example Berlin; empty: each person’s own, else UTC
form-server-timeout = When time runs out
