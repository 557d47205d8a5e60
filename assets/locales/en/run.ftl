# Running the bot.

run-playground =
    No DISCORD_TOKEN is set, so the bot plays in its playground, a stand-in for Discord on this machine.
    Open { $address } in a browser. Ctrl-C stops it, and what was played there is gone.
run-playground-failed = The playground can’t start: { $why } --port and CIV_PLAYGROUND_HOST say where it is; port 0 is any that is free.
run-playground-not-loopback = It serves this machine only, and { $host } isn’t an address of this machine alone.
run-playground-in-use = Port { $port } of { $host } is in use.
run-playground-cannot-listen = It can’t listen on port { $port } of { $host }: { $why }.
run-token-refused = Discord refuses this token. Take a new one in the Developer Portal (Bot, Reset Token) and set DISCORD_TOKEN to it.
run-no-locale = CIV_LOCALE: there are no texts in { $locale }. There are texts in: { $known }.
run-unreachable = Discord can’t be reached ({ $why }). Check this machine’s connection and try again.
playground-server = Playground
playground-channel = table
playground-people = Ann, Bob, Chloe, Dan
