### What a server's owner sets, and what the bot lacks there.

name-check = check
name-channel = channel
name-where = where
name-role = role
name-limit = limit
name-tables = tables

command-server-channel = Allow tables in a channel, or no longer; no channel named: anywhere
option-server-where = A channel, or a category; named again, it is taken off the list
command-server-role = Who may open tables; without a role: everybody
option-server-role = The role that may
command-server-limit = How many tables may be open at once; without a number: any number
option-server-tables = So many tables
command-server-clock = The clock of tables whose owner chooses none; without a clock: none

owners-channel-any = Tables may be opened in any channel.
owners-channels = Tables may be opened in { $channels }, and in threads there.
owners-channel-lacking = ⚠️ I lack permissions in { $channel }: { COMMAND("server-settings check") } says which.
owners-role-any = Everybody may open tables.
owners-role = Tables may be opened by { $role }, and by whoever manages this server.
owners-limit-none = Any number of tables may be open.
owners-limit = { $count ->
    [one] One table may be open at once.
   *[other] { $count } tables may be open at once.
}
owners-no-clock = New tables have no clock, unless their owner chooses one.
owners-clock = New tables have a clock, unless their owner chooses otherwise: { $clock }

command-check = What I may do here, and what is set (for the server’s managers)
setup-title = Setting me up on this server
setup-fine = ✅ I have all permissions I need, wherever tables may be opened.
setup-everywhere = { $count ->
    [one] ⚠️ On the whole server I lack a permission:
   *[other] ⚠️ On the whole server I lack some permissions:
}
# $role: the bot's name, which its role on the server has, too
setup-give-everywhere = To give it: **Server Settings** › **Roles** › **{ $role }** › **Permissions**, or the button below.
setup-channels = { $count ->
    [one] ⚠️ In { $channels } I lack a permission:
   *[other] ⚠️ In { $channels } I lack some permissions:
}
setup-give-channel = How to give it in a channel: **Edit Channel** › **Permissions** › **Advanced** › add **{ $role }** and tick what is missing.
setup-rest = … and more: mend these first, then ask again.
setup-unseen = I am not in { $channels }. That is fine, unless tables are wanted there.
setup-more = { $count } more
setup-pick = Look at one channel
setup-channel-fine = ✅ In { $channel } I have all I need.
setup-set = What is set
setup-look = { $display ->
    [text] Boards come in words
    [both] Boards come as pictures and in words
   *[picture] Boards come as pictures
}. New tables speak { $language }.
setup-change = Change it with { COMMAND("server-settings channel") }, { COMMAND("server-settings role") }, { COMMAND("server-settings limit") }, { COMMAND("server-settings clock") }, { COMMAND("server-settings dashboard") }, { COMMAND("server-settings moderators") }, { COMMAND("server-settings language") }, { COMMAND("server-settings threads") } and { COMMAND("server-settings display") }.
setup-key-invite = Give me the permissions
setup-lost = { $count ->
    [0] ⚠️ Discord does not let me write in { $channel } any more, so I cannot show { $table } there.
    [one] ⚠️ I cannot show { $table } in { $channel } any more: I lack the permission { $permissions } there.
   *[other] ⚠️ I cannot show { $table } in { $channel } any more: I lack the permissions { $permissions } there.
} Nothing is lost. Whoever manages this server finds with { COMMAND("server-settings check") } how to mend it; then, or elsewhere, its players go on with { COMMAND("civ table") }.

name-dashboard = dashboard
command-server-dashboard = A message that lists the open tables, always up to date
option-server-dashboard = The channel for it; without one you choose from a list
dashboard-pick = The channel for the dashboard
key-no-dashboard = No dashboard
dashboard-title = { $count ->
    [0] Open tables
    [one] One open table
   *[other] { $count } open tables
}
dashboard-none = None. { COMMAND("civ new") } opens one.
# $count (a number): all open tables, those above among them
dashboard-more = … { $count } in all
dashboard-title-many = More than { $count } open tables
dashboard-more-many = … and more
dashboard-on = { $channel } shows the open tables from now on. Those in channels that not everybody sees are left out.
dashboard-off = The dashboard is no longer kept up to date; delete its message if you like.
dashboard-closed = I may not write in { $channel }. { COMMAND("server-settings check") } says what is missing.
owners-no-dashboard = There is no dashboard of open tables.
owners-dashboard = A dashboard in { $channel } lists the open tables.
