### What people look up in the rules and find in a command.

calamities-elsewhere-words = calamity, calamities, advanced civilization, disaster, earthquake, volcano, barbarians, heresy, trade cards
privacy-elsewhere = What I keep about you: { COMMAND("privacy show") }
privacy-elsewhere-words = privacy, data, my data, personal data, delete my data, gdpr, what do you store, forget me, delete account
clocks-elsewhere = Time isn’t part of the rules: the board says how long you have. { COMMAND("settings quiet-hours") } and { COMMAND("settings vacation") } stop slow clocks.
clocks-elsewhere-words = clock, clocks, timer, time, time limit, timeout, time out, how long, how long do i have, vacation, quiet hours, time zone
pings-elsewhere = How I tell you it’s your turn: { COMMAND("settings notify") }
pings-elsewhere-words = ping, pings, mention, mentions, notification, notifications, notify, remind, reminder, dm, direct message
