### The command line.

cli = Play Carta Impera Victoria on Discord, at any pace.
    {"\u000A"}
    Without a command it runs the bot: on Discord where DISCORD_TOKEN is set, otherwise in the playground, a stand-in for
    Discord in the browser.
cli-version = Print the version.
cli-help = Print this help.
cli-unwritable = the output can’t be written: { $why }

## The databases

cli-database = { $name ->
    [playground] the playground’s database { $url }: { $state }
   *[other] the database { $url }: { $state }
}
cli-database-trouble = { $trouble ->
    [store-locked] another program holds it; if that is a second civ, stop one of them
    [store-read-only] it can’t be written; look at the permissions of the file and its folder
    [store-full] the disk is full
    [store-newer] a newer version of civ made it; run that one, or name another file
    [store-not-a-database] the file is no SQLite database
    [store-foreign] the database is another program’s
    [store-damaged] it is damaged; put a backup in its place
    [store-no-directory] its folder can’t be made
    [store-cannot-open] it can’t be opened; look at its path and the permissions of its folder
    [store-held] another bot runs on it: process { $pid } on { $host }, since { $since }; stop that one, or let this one wait with civ run --wait
   *[other] it doesn’t answer ({ $detail })
}

## civ run

cli-run = Run the bot (the default).
    {"\u000A"}
    On Discord where DISCORD_TOKEN is set, otherwise in the playground: a stand-in for Discord in the browser, on this
    machine only, with a database of its own.
cli-run-discord = Run on Discord, and refuse to start without a token.
cli-run-playground = Run in the playground, even with a token.
cli-run-port = The playground’s port; 0 takes any that is free.
cli-run-wait = Where another bot runs on the same database, wait until it has ended instead of giving up.
cli-run-no-token = DISCORD_TOKEN isn’t set: put the bot’s token into the environment or into .env (civ doctor)

## What is wrong with a setting: each goes on from the variable's name

setting-source = has a line that can’t be read
setting-file = can’t be read: { $why }
setting-file-text = can’t be read: it isn’t UTF-8
setting-token-signs = has white space, or signs in it that no token has
setting-token-space = has white space in it
setting-token-quotes = has quotation marks around it
setting-token-bot = begins with "Bot ": leave that word out
setting-token-parts = doesn’t look like a bot token: three parts with dots between them (Developer Portal, Bot, Reset Token)
setting-token-number = doesn’t look like a bot token: its first part holds no application’s number
setting-database = is no SQLite URL, such as sqlite:////var/lib/civ/tables.sqlite3
setting-locale = is no language, such as en or pt-BR
setting-address = is no address, such as http://127.0.0.1:8124/api
setting-days = is no number of days, such as 365 (0: for good)
setting-ids = is no list of user ids, such as 80351110224678912, 80351110224678913
setting-choice = must be one of { $choices }
setting-port = must be a whole number from 0 to 65535
setting-other = isn’t valid: { $why }

## civ simulate

cli-simulate = Play games between computer players and write their transcripts.
    {"\u000A"}
    They come on stdout, one after the other. The same options and the same seed give the same bytes.
cli-simulate-games = How many games.
cli-simulate-players = How many players.
cli-simulate-setup = How the cards are dealt.
cli-simulate-teams = Seats 0 and 2 against 1 and 3.
cli-simulate-hegemony = When Hegemony is checked.
cli-simulate-turn-cap = After how many turns majorities decide.
cli-simulate-policy = Who plays.
cli-simulate-seed = Where chance comes from: a whole number.
cli-option-states = Add positions and legal actions.

## civ replay

cli-replay = Replay transcripts and print their results.
    {"\u000A"}
    Files may be packed with gzip and hold several games; - is stdin. What is wrong is named with its file and line, and
    the exit code is 1. At most 256 MB (unpacked) and 4 million lines are read, and 100,000 lines of a game.
cli-stdin = stdin
cli-result = { $file }: game { $number }: { $how } ({ $lines ->
    [one] 1 line
   *[other] { $lines } lines
}, { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
})
cli-unfinished = { $file }: game { $number }: unfinished ({ $lines ->
    [one] 1 line
   *[other] { $lines } lines
}, { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
})
cli-seats = { $count ->
    [one] seat { $seats }
   *[other] seats { $seats }
}
cli-points = {" "}with { $points ->
    [one] 1 point
   *[other] { $points } points
}
cli-result-hegemony = hegemony in { $domain }, won by { $winners }
cli-result-majority = majorities, won by { $winners }
cli-result-turn-cap = turn cap, won by { $winners }
cli-result-last-standing = last one left, won by { $winners }
cli-result-abandoned = abandoned in the draft
cli-refused = { $file }:{ $line }: { $action }: { $why }
cli-refused-line = { $file }:{ $line }: { $why }
cli-damaged = { $file }:{ $line }: The gzip stream is damaged here. Send the file as it was downloaded. (REPLAY)
cli-unreadable = { $file }: can’t be read: { $why }
cli-large = { $file }: larger than { $megabytes } MB or { $lines } lines, more than is read at once. Split it.

## civ verify

cli-verify = Check that nobody chose the cards of a game: its deal is worked out again from its secret.
    {"\u000A"}
    Files may be packed with gzip and hold several games; - is stdin. The exit code is 0 where all is proven, 1 where
    something is contradicted or can’t be read, 3 where there’s no commitment, or no secret yet.
cli-verify-game = { $file }: game { $number }: { $told }

## civ render

cli-render = Draw a transcript: one moment as a picture, or the whole game as a film.
    {"\u000A"}
    FILE ends in .png for a picture or in .webp for a film. - is stdin. What is wrong with a transcript is named with its
    line, and the exit code is 1.
cli-render-at = The moment after line N of the game, 0 for the deal; the end unless given.
cli-render-seat = Show what this seat sees, with its hand; seats count from 0.
cli-render-theme = Its colours: dark or light.
cli-render-locale = Its language.
cli-render-output = Where to write it.
cli-render-kind = { $file } ends neither in .png (a picture) nor in .webp (a film).
cli-render-film-at = A film shows the whole game: leave --at out, or write a .png.
cli-render-no-theme = There is no theme "{ $theme }"; there are { $themes }.
cli-render-no-locale = There is no language "{ $locale }"; there are { $locales }.
cli-render-no-line = There is no line { $at }: this game has lines 0 to { $lines }.
cli-render-no-seat = There is no seat { $seat }: this game has seats 0 to { $last }.
cli-render-too-large = This film would be larger than 8 MB however small its frames are.
cli-render-unwritable = { $file } can’t be written: { $why }

## civ calamity

cli-calamity = Resolve calamities of Advanced Civilization from cases written as JSON.
    {"\u000A"}
    A file has one case or several: a setup, choices, and what is expected of them if that is to be checked. - is stdin. For
    each case a line of JSON says what becomes of the board, what was asked, and what was refused. The exit code is 1 if
    an answer is missing, an expectation isn’t met, or a case can’t be.
    {"\u000A"}
    A table’s transcript is replayed instead: what each calamity did, and the positions at the end.
cli-calamity-no-json = { $file }:{ $line }:{ $column }: That isn’t JSON: { $why }
cli-calamity-no-text = { $file }: That isn’t UTF-8.
cli-calamity-empty = { $file }: There’s no case in it.
cli-calamity-refused = { $file }: { $case }: { $why }
cli-calamity-missing = { $file }: { $case }: an answer is missing: { $who } { $what } { $limits }
cli-calamity-line = { $file }: line { $line } can’t follow: { $why }
cli-calamity-differs = { $file }: { $case }: { $what }

## civ tournament

cli-tournament = Draw tournaments, and check their archives.
cli-tournament-draw = Draw the rounds of a tournament and print them as JSON.
    {"\u000A"}
    Players are 1 to N in order of registration. The same seed gives the same draw; round n has the secret
    SHA-256("civ-tournament/1 seed S round n").
cli-tournament-players = How many play: 16 to 64, a multiple of 4.
cli-tournament-seed = Where chance comes from: a whole number S.
cli-tournament-winners = Who won a finished round, one a table, such as 3,8,9,14; once for each of these rounds.
cli-tournament-friendly = Allow a friendly cup: 4 players, or 6 to 64.
cli-tournament-verify = Check the archive of a tournament: its chain of hashes, its draws, and every game.
    {"\u000A"}
    FILE may be packed with gzip; - is stdin. What contradicts something is named with its place, and the exit code is 1.
cli-tournament-found = { $file }: { $where }: { $why }
cli-tournament-refused = { $file }: { $why }
cli-tournament-more = { $file }: and { $count } more
cli-tournament-large = { $file }: larger than { $megabytes } MB: no tournament archive is that big
cli-tournament-proven = { $file }: proven: { $entries } entries, { $rounds } rounds drawn, { $games } games replayed; last hash { $hash }. Compare that hash with the published one. Not proven: the names of people, and what the operator knew before.

## civ doctor

cli-doctor = Check the settings, the token’s shape, the databases, languages and fonts.
    {"\u000A"}
    Prints the link that adds the bot to a server. The exit code is 1 if something is wrong.
cli-doctor-alive = Ask only whether the running bot is alive: its gateway ready, its database answering.
cli-doctor-thorough = Also replay every table of the databases and compare it with its seals.
cli-doctor-table-damaged =
    table { $table } is damaged: { $kind ->
        [store-log-broken] its log doesn’t fit at line { $line }
       *[other] its row doesn’t fit
    }; it is set aside, the others go on
cli-doctor-tables-whole = all { $count } tables replay and match what was stored
cli-doctor-forget-emojis = Take the bot’s own emojis off its application; its next start uploads them again.
# $count (of emojis)
cli-doctor-emojis-forgotten = { $count ->
    [0] There were no emojis of the bot’s
    [one] 1 emoji removed
   *[other] { $count } emojis removed
}
cli-mark-well = ok
cli-mark-wrong = !!
cli-mark-note = --
cli-alive = alive: the gateway is ready and the database answers
cli-alive-never = not alive: no heartbeat in { $file }
cli-alive-stale = not alive: the heartbeat in { $file } is old
cli-alive-gateway = not well: the connection to the gateway isn’t ready
cli-alive-database = not well: the database doesn’t answer
cli-doctor-env = { $found ->
    [yes] settings from the environment and { $file }
   *[no] settings from the environment; there’s no { $file }
}
cli-doctor-setting = { $name }: { $value }
cli-doctor-unknown = { $name } isn’t a setting of this program. Misspelt?
cli-doctor-no-token = DISCORD_TOKEN isn’t set: civ runs in the playground
cli-doctor-odd-token = DISCORD_TOKEN { $why }
cli-doctor-token = DISCORD_TOKEN has the shape of a token, of application { $application }
cli-doctor-invite = add the bot to a server: { $link }
cli-doctor-permissions = that link asks for { $scopes } with these permissions: { $permissions }
cli-doctor-direct-stopped = since { $at } Discord has stopped this bot’s direct messages (20026), taking it for a sender of spam: people are called by mention; the Developer Portal says how to appeal
cli-doctor-database-new = not there yet; the first start makes it
cli-doctor-database-old = the next start brings it up to this version
cli-doctor-tables = it can be opened and written (revision { $revision }, { $tables } tables)
cli-doctor-locales = languages: { $locales }
cli-doctor-locale-whole = language { $locale }: complete
cli-doctor-locale-missing = language { $locale }: { $count ->
    [one] 1 text is missing, and said in English: { $keys }
   *[other] { $count } texts are missing, and said in English: { $keys }
}
cli-doctor-locale-untranslated = language { $locale }: { $count ->
    [one] 1 text is still the English one: { $keys }
   *[other] { $count } texts are still the English ones: { $keys }
}
cli-doctor-locale-superfluous = language { $locale }: { $count ->
    [one] 1 text is never said: { $keys }
   *[other] { $count } texts are never said: { $keys }
}
# $where (a key, or a file and line), $found and $wanted (placeholders, commands, or a line of the file)
cli-doctor-locale-flaw = language { $locale }: { $kind ->
    [unreadable] { $where } isn’t UTF-8
    [broken] { $where } isn’t Fluent: { $found }
    [twice] { $where } is there twice, the second time in { $found }
    [values] { $where } has the placeholders { $found }, in English { $wanted }
    [commands] { $where } names the commands { $found }, in English { $wanted }
    [unfit] { $where } isn’t one that Discord takes for a command, so it is said in English: { $found }
   *[other] { $where }: { $found } instead of { $wanted }
}
# $folder (the name of a folder)
cli-doctor-locale-odd = the folder “{ $folder }” isn’t named like a language, such as nl or pt-BR, and is left out
cli-doctor-no-locales = no languages: { $why }
cli-doctor-no-locale = CIV_LOCALE: there are no texts in { $locale }
cli-doctor-fonts = fonts: found
cli-doctor-no-fonts = fonts: { $why }

## civ bench

cli-bench = Measure the program and check its limits.
    {"\u000A"}
    NAME is rules, command, start, clock, render, calamities, threats, tables, sitting, sheets, ai or house; without it all but the last six are measured, which takes minutes. Yardsticks are measured
    in the same run. The exit code is 1 if a goal is missed.
cli-bench-json = Print a JSON list instead of lines.
cli-bench-games = Measure ai, each strength over so many games (400 unless given).
cli-bench-line = { $name }: { $value } { $unit }, goal { $goal }: { $holds ->
    [yes] holds
   *[no] MISSED
}
cli-bench-ratio-line = { $name }: { $value } { $unit }, { $ratio } × { $yardstick }, goal { $goal }: { $holds ->
    [yes] holds
   *[no] MISSED
}
cli-bench-report-line = { $name }: { $value } { $unit }
cli-bench-needs = this benchmark needs the package { $package }: uv sync --group dev, or pip install { $package }
cli-bench-absent = the benchmarks aren’t part of an installed civ. In a copy of the repository: uv run --group dev civ bench

## civ backup, civ restore, civ drill

cli-backup = Copy the database to a new file, whole and sealed, while the bot runs or not.
cli-backup-playground = The playground’s database, even with a token.
cli-backup-done = { $file }: { $bytes } bytes, sealed (civ drill replays what is in it)
cli-backup-trouble = { $trouble ->
    [store-backup-exists] { $file } exists already; name a new file
    [store-backup-missing] { $file } can’t be read
    [store-backup-cut] { $file } has no seal at its end: it was cut, or is no backup of civ
   *[other] { $file } isn’t what was written: something in it has changed
}
cli-restore = Put the database of a backup in place; the one that was there is kept beside it. Stop the bot first.
cli-restore-playground = In place of the playground’s database, even with a token.
cli-restore-done =
    the database of { $file } is in place{ $kept ->
        [yes] ; the one before is { $old }
       *[no] {""}
    }
cli-drill = Restore a backup into a scratch place, replay every game in it and compare every position and hash.
cli-drill-page = { $file }: a page is damaged: { $why }
cli-drill-table =
    { $file }: table { $table } differs { $line ->
        [row] in its row
       *[other] at line { $line }
    }
cli-drill-done = { $file }: { $tables } tables, { $positions } positions: all as they were kept
