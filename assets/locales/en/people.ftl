### A person's menu, and what needs a server.

# The menu that Discord opens at a person: 32 characters at most
person-menu-invite = Invite to my table
invite-sent = { $who } is invited to [{ $table }]({ $link }).
help-elsewhere = Play in direct messages: { COMMAND("settings notify") }. Hand as text: { COMMAND("settings display") }. Menu at a person: *Apps › { person-menu-invite }*.
reason-no-lobby-of-yours = You have no table here that’s still waiting for players. { COMMAND("civ new") } opens one.
reason-invited-seated = This person is already sitting at table { $table }.
reason-invited-already = This person is already invited to table { $table }.
reason-needs-server = A table needs a server, so that others can join it. Use this command in one of its channels.
