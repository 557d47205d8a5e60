### The command line.

cli = Play Carta Impera Victoria on Discord, at any pace.
    {"\u000A"}
    Without a command it runs the bot: on Discord where DISCORD_TOKEN is set, otherwise in the playground, a stand-in for
    Discord in the browser.
cli-version = Print the version.
cli-help = Print this help.

## civ run

cli-run = Run the bot (the default).
    {"\u000A"}
    On Discord where DISCORD_TOKEN is set, otherwise in the playground: a stand-in for Discord in the browser, on this
    machine only, with a database of its own.
cli-run-discord = Run on Discord, and refuse to start without a token.
cli-run-playground = Run in the playground, even with a token.
cli-run-port = The playground's port; 0 takes any that is free.
cli-run-no-token = DISCORD_TOKEN is not set: put the bot's token into the environment or into .env (civ doctor)

## civ simulate

cli-simulate = Play games between computer players and write their transcripts.
    {"\u000A"}
    They come on stdout, one after the other. The same options and the same seed give the same bytes.
cli-simulate-games = How many games.
cli-simulate-players = How many players.
cli-simulate-setup = How the cards are dealt.
cli-simulate-teams = Seats 0 and 2 against 1 and 3.
cli-simulate-hegemony = When Hegemony is looked for.
cli-simulate-turn-cap = After how many turns majorities decide.
cli-simulate-policy = Who plays.
cli-simulate-seed = Where chance comes from: a whole number.
cli-option-states = Add positions and legal actions.

## civ replay

cli-replay = Replay transcripts and print their results.
    {"\u000A"}
    Files may be packed with gzip and hold several games; - is stdin. What is wrong is named with its file and line, and
    the exit code is 1.
cli-stdin = stdin
cli-result = { $file }: game { $number }: { $how } ({ $lines } lines, { $turns } turns)
cli-unfinished = { $file }: game { $number }: unfinished ({ $lines } lines, { $turns } turns)
cli-seats = { $count ->
    [one] seat { $seats }
   *[other] seats { $seats }
}
cli-points = {" "}with { $points } points
cli-result-hegemony = hegemony in { $domain }, won by { $winners }
cli-result-majority = majorities, won by { $winners }
cli-result-turn-cap = turn cap, won by { $winners }
cli-result-last-standing = last one left, won by { $winners }
cli-result-abandoned = abandoned in the draft
cli-refused = { $file }:{ $line }: { $action }: { $why }
cli-refused-line = { $file }:{ $line }: { $why }
cli-damaged = { $file }:{ $line }: The gzip stream is damaged here.
cli-unreadable = { $file }: cannot be read: { $why }
