### The command line. Those of a game are in the game’s folder.

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
    [store-locked] another program has locked it; if that is a second civ, stop one of them
    [store-read-only] it can’t be written to; check the permissions of the file and its folder, or of the user on the server
    [store-full] the disk is full
    [store-moved] its file has been moved or deleted; move it back, and the bot continues
    [store-replaced] its file has been replaced by another; the bot stops, and its next start uses the new file
    [store-newer] a newer version of civ has used it; run that version, put back the copy from before it was migrated (civ restore, see “Updating” in .github/RUNNING.md), or specify another database
    [store-not-a-database] the file isn’t an SQLite database
    [store-foreign] the database belongs to another program
    [store-damaged] it is damaged; restore a backup
    [store-no-directory] its folder can’t be created
    [store-cannot-open] it can’t be opened; check its path and the permissions of its folder
    [store-no-driver] PostgreSQL’s driver isn’t installed; install { $detail }
    [store-no-login] the server refuses the user or the password of its URL
    [store-no-database] the server has no database of that name; create it with createdb
    [store-server-read-only] the server is read-only: it is a standby, or default_transaction_read_only is set for the database or user
    [store-server-old] the server is PostgreSQL { $detail }; civ needs 15 or later
    [store-url-option] its URL has an option that civ doesn’t know, or an invalid value: { $detail }
    [store-unstorable] a text contains a character that it can’t store (NUL)
    [store-move-taken] it isn’t empty: a database is moved into an empty one only
    [store-move-unfinished] half of another database has been moved into it; run civ move again, which goes on from there
    [store-move-row] a row of “{ $detail }” can’t be read, or can’t be stored elsewhere; civ doctor --thorough names what is damaged
    [store-move-differs] what has arrived in “{ $detail }” isn’t what went over; run civ move again into an empty database
    [store-held] another process is using it: { $pid } on { $host }, since { $since }; { $command ->
            [run] stop that one, or let this one wait with civ run --wait
            [privacy] stop it first, or let the bot’s owner do this on Discord with /privacy show
           *[other] stop it first (one that has crashed is out of the way after half a minute)
        }
    [store-range-held] { $command ->
            [run] shards { $shards } are held by another process: { $pid } on { $host }, since { $since }. All processes of a bot need the same total in CIV_SHARDS, and each shard exactly once; stop that one, or let this one wait with civ run --wait
            [privacy] processes of a bot are using it, such as { $pid } on { $host }, since { $since }; stop all of them first, or let the bot’s owner do this on Discord with /privacy show
           *[other] processes of a bot are using it, such as { $pid } on { $host }, since { $since }; stop all of them first
        }
   *[other] it doesn’t answer ({ $detail })
}

## civ run

cli-run = Run the bot (the default).
    {"\u000A"}
    On Discord where DISCORD_TOKEN is set, otherwise in the playground: a stand-in for Discord in the browser, on this
    machine only, with a database of its own.
cli-run-discord = Run on Discord, and refuse to start without a token.
cli-run-playground = Run in the playground, even with a token.
cli-run-port = The playground’s port; 0 picks a free one.
cli-run-wait = If another bot is using the same database, wait until it stops instead of exiting.
cli-run-no-token = DISCORD_TOKEN isn’t set: put the bot’s token into the environment or into .env (civ doctor)

## What is wrong with a setting: each goes on from the variable's name

setting-source = has a line that can’t be read
setting-file = can’t be read: { $why }
setting-file-text = can’t be read: it isn’t UTF-8
setting-token-signs = contains spaces or characters that no token has
setting-token-space = contains white space
setting-token-quotes = is enclosed in quotation marks
setting-token-bot = begins with "Bot ": leave that word out
setting-token-parts = doesn’t look like a bot token: three parts with dots between them (Developer Portal, Bot, Reset Token)
setting-token-number = doesn’t look like a bot token: its first part isn’t an application ID
setting-database = isn’t a database URL, such as sqlite:////var/lib/civ/tables.sqlite3 or postgresql://civ:PASSWORD@localhost/civ
setting-locale = isn’t a language, such as en or pt-BR
setting-address = isn’t an address, such as http://127.0.0.1:8124/api
setting-share-url = isn’t a web address, such as https://example.org/civ
setting-share = and CIV_SHARE_DIR go together: set both, or neither
setting-contact = must be a single line of at most 200 characters
setting-days = isn’t a number of days, such as 365 (0: forever)
setting-from-one = must be a whole number from 1 to 99999
setting-shards = isn’t a range of shards, such as 0-3/8 (the first four of eight), 5/8 or 0-7/8: their numbers go from 0 to one less than the count, 10000 at most
setting-ids = isn’t a list of user ids, such as 80351110224678912, 80351110224678913
setting-choice = must be one of { $choices }
setting-port = must be a whole number from 0 to 65535
setting-other = isn’t valid: { $why }

cli-stdin = stdin
cli-damaged = { $file }:{ $line }: The gzip stream is damaged here. Send the file as it was downloaded. (REPLAY)
cli-unreadable = { $file }: can’t be read: { $why }
cli-large = { $file }: larger than { $megabytes } MB or { $lines } lines, the limit for one file. Split it.

## civ tournament

cli-tournament = Draw tournaments, and check their archives.
cli-tournament-draw = Draw the rounds of a tournament and print them as JSON.
    {"\u000A"}
    Players are 1 to N in order of registration. The same seed gives the same draw; round n has the secret
    SHA-256("civ-tournament/1 seed S round n").
cli-tournament-players = How many play: 16 to 64, a multiple of 4.
cli-tournament-seed = The random seed: a whole number S.
cli-tournament-winners = Who won a finished round, one a table, such as 3,8,9,14; once for each of these rounds.
cli-tournament-friendly = Allow a friendly cup: 4 players, or 6 to 64.
cli-tournament-verify = Check the archive of a tournament: its chain of hashes, its draws, and every game.
    {"\u000A"}
    FILE may be compressed with gzip; - is stdin. Contradictions are reported with their place, and the exit code is 1.
cli-tournament-found = { $file }: { $where }: { $why }
cli-tournament-refused = { $file }: { $why }
cli-tournament-more = { $file }: and { $count } more
cli-tournament-large = { $file }: larger than { $megabytes } MB: no tournament archive is that large
cli-tournament-proven = { $file }: proven: { $entries } entries, { $rounds } rounds drawn, { $games } games replayed; last hash { $hash }. Compare that hash with the published one. Not proven: the names of people, and what the operator knew before.

## civ doctor

cli-doctor = Check the settings, the token’s shape, the databases, languages and fonts.
    {"\u000A"}
    Prints the link that adds the bot to a server. The exit code is 1 if something is wrong.
cli-doctor-alive = Only check whether the running bot is alive: gateway ready, database answering.
cli-doctor-thorough = Also replay every table of the databases and compare it with its seals.
cli-doctor-table-damaged =
    table { $table } is damaged: { $kind ->
        [store-log-broken] its log is inconsistent at line { $line }
       *[other] its row is inconsistent
    }; it is set aside, the others go on
cli-doctor-tables-whole = all { $count } tables replay and match what was stored
cli-doctor-forget-emojis = Delete the bot’s emojis from its application; its next start uploads them again.
# $count (of emojis)
cli-doctor-emojis-forgotten = { $count ->
    [0] The bot had no emojis
    [one] 1 emoji removed
   *[other] { $count } emojis removed
}
cli-mark-well = ok
cli-mark-wrong = !!
cli-mark-note = --
cli-alive = alive: the gateway is ready and the database answers
cli-alive-never = not alive: no heartbeat in { $file }
cli-alive-stale = not alive: the heartbeat in { $file } is old
cli-alive-starting = starting: not connected to Discord yet; the bot keeps trying, and its log says why
cli-alive-gateway = not well: the connection to the gateway isn’t ready
cli-alive-database = not well: the database can’t be written to: { $why }
cli-alive-task = not well: the background task “{ $task }” has failed, and the log says why; the bot starts it again or stops
cli-doctor-env = { $found ->
    [yes] settings from the environment and { $file }
   *[no] settings from the environment; there’s no { $file }
}
cli-doctor-setting = { $name }: { $value }
cli-doctor-unknown = { $name } isn’t a setting of this program. Misspelt?
cli-doctor-no-token = DISCORD_TOKEN isn’t set: civ runs in the playground
cli-doctor-odd-token = DISCORD_TOKEN { $why }
cli-doctor-token = DISCORD_TOKEN looks like a token of application { $application }
cli-doctor-invite = add the bot to a server: { $link }
cli-doctor-permissions = that link asks for { $scopes } with these permissions: { $permissions }; only a server that gives roles of honour is asked for one more: { $roles }
cli-doctor-direct-stopped = since { $at } Discord has blocked this bot’s direct messages as spam (20026): players are mentioned instead; the Developer Portal says how to appeal
cli-doctor-backup = last backup: { $at }, { $file }
cli-doctor-backup-overdue = the next backup is overdue; the last one is from { $at }: { $file }; if the bot is running, its log says why
cli-doctor-backup-none = no backup in { $folder } yet: the bot makes one while it runs; if it can’t, its log says why
cli-doctor-database-new = doesn’t exist yet; the first start creates it
cli-doctor-database-old = the next start upgrades it to this version
cli-doctor-tables = it can be opened and written to (revision { $revision }, { $tables } tables)
cli-doctor-missing = parts of it are missing: { $what }; restore a backup
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
    [one] 1 text is unused: { $keys }
   *[other] { $count } texts are unused: { $keys }
}
# $where (a key, or a file and line), $found and $wanted (placeholders, commands, plural forms, or a line of the file)
cli-doctor-locale-flaw = language { $locale }: { $kind ->
    [unreadable] { $where } isn’t UTF-8
    [broken] { $where } isn’t Fluent: { $found }
    [twice] { $where } is there twice, the second time in { $found }
    [values] { $where } has the placeholders { $found }, in English { $wanted }
    [commands] { $where } names the commands { $found }, in English { $wanted }
    [plurals] { $where } has the plural forms { $found }, but the language has { $wanted }
    [forms] { $where } asks for { $found }, but the forms there are { $wanted }
    [unused] { $where } has the form { $found }, but texts ask for { $wanted }
    [unfit] { $where } isn’t one that Discord takes for a command, so it is said in English: { $found }
   *[other] { $where }: { $found } instead of { $wanted }
}
# $folder (the name of a folder)
cli-doctor-locale-odd = the folder “{ $folder }” isn’t named like a language, such as nl or pt-BR, and is left out
cli-doctor-no-locales = no languages: { $why }
cli-doctor-no-locale = CIV_LOCALE: { $locale } isn’t an available language
cli-doctor-fonts = fonts: found
cli-doctor-no-fonts = fonts: { $why }
cli-doctor-computers = computers: the weights of every level are there
cli-doctor-no-weights = { $file } is missing, so “normal” and “expert” play without it at such tables, and not as well
cli-doctor-bad-weights = { $file } can’t be used ({ $why }), so “normal” and “expert” play without it at such tables, and not as well
cli-doctor-puzzles = puzzles: all { $count } can be used
cli-doctor-no-puzzles = { $file } contains no puzzles, so there is no puzzle of the day
cli-doctor-bad-puzzle = { $file } can’t be used as a puzzle ({ $why }) and is left out

## civ bench, civ train, civ puzzles, civ study

# $command (what to run there)
cli-not-installed = this command isn’t part of an installed civ; in a copy of the repository: { $command }

## civ backup, civ restore, civ drill

cli-settings-from = settings from { $file }
cli-env-file = A file with the running bot’s settings, such as /etc/civ.env. Without it, and without settings in the environment or in .env, those of the systemd unit civ.service count.
cli-backup-next = being copied to { $file }
cli-restore-next = being replaced by { $file }
cli-backup = Copy the database to a new file with a checksum, even while the bot is running. Without a token in the environment, also copy the playground’s database to a second file.
cli-backup-playground = The playground’s database, even with a token.
cli-backup-done = { $file }: { $database ->
        [playground] the playground’s database
       *[discord] the database of the bot on Discord
    }, { $bytes } bytes, with a checksum (civ drill replays its games)
cli-backup-unwritten = { $file } can’t be written: { $why }
cli-backup-trouble = { $trouble ->
    [store-backup-exists] { $file } already exists; specify a new file
    [store-backup-missing] { $file } can’t be read
    [store-backup-cut] { $file } has no checksum at its end: it is incomplete, or isn’t a backup of civ
    [store-backup-server] civ copies SQLite files only; copy a PostgreSQL database with pg_dump and put it back with pg_restore
   *[other] { $file } has changed since it was written
}
cli-restore = Restore the database from a backup; the previous one is kept next to it. Stop the bot first. If a backup without a token wrote two files, both are restored.
cli-restore-playground = Replace the playground’s database, even with a token.
cli-restore-discord = Replace the database of the bot on Discord, even without a token.
cli-restore-done =
    { $database ->
        [playground] the playground’s database
       *[discord] the database of the bot on Discord
    } is now that of { $file }{ $kept ->
        [yes] ; the one before is { $old }
       *[no] {""}
    }
cli-restore-which = can’t tell whether { $file } is for the bot on Discord or for the playground: use --discord or --playground
cli-drill = Restore a backup in a temporary folder, replay every game in it and compare every position and hash.
cli-drill-page = { $file }: a page is damaged: { $why }
cli-drill-table =
    { $file }: table { $table } differs { $line ->
        [row] in its row
       *[other] at line { $line }
    }
cli-drill-done = { $file }: { $tables } tables, { $positions } positions: all as they were stored
cli-move = Copy the whole database into the empty one at URL, such as a PostgreSQL server’s, replay every game there and compare everything. Stop the bot first; after an interruption, run it again. “-” reads the URL from stdin, so that no list of processes shows its password.
cli-move-playground = { cli-backup-playground }
cli-move-next = being moved
cli-move-table = { $table }: { NUMBER($rows, useGrouping: 1) }
cli-move-replayed = { NUMBER($tables, useGrouping: 1) } tables replayed
cli-move-differs =
    table { $table } differs { $line ->
        [row] in its header
       *[other] at line { $line }
    }
cli-move-done = moved: { NUMBER($rows, useGrouping: 1) } rows, { NUMBER($tables, useGrouping: 1) } tables, all replayed; now set { $database ->
        [playground] CIV_PLAYGROUND_DATABASE_URL
       *[discord] CIV_DATABASE_URL
    } to the new URL and start the bot (the old database stays as it was)
cli-privacy = What is stored about a person, for someone who has left Discord and can’t use /privacy any more.
cli-privacy-show = Print everything that is stored about the person with this Discord ID, as JSON.
cli-privacy-delete = Delete everything that is stored about the person with this Discord ID, as /privacy delete does. No bot may be running.
cli-privacy-playground = { cli-backup-playground }
cli-privacy-yes = Don’t ask for confirmation.
cli-privacy-of = data of the person { $user }
cli-privacy-sure = They leave their games, and what is deleted can’t be restored. Continue?
cli-privacy-done =
    deleted; { $count ->
        [one] one table has
       *[other] { $count } tables have
    } forgotten them
cli-records = Records and ratings of finished games.
cli-records-rebuild = Count and rate all finished games again from their logs. No bot may be running.
cli-records-playground = { cli-backup-playground }
cli-records-done = { $count ->
    [one] one game is
   *[other] { $count } games are
} counted again in { $database ->
    [playground] the playground’s database
   *[discord] the database of the bot on Discord
}

## Running the bot.

run-playground =
    No DISCORD_TOKEN is set, so the bot runs in its playground, a stand-in for Discord on this machine.
    Open { $address } in a browser. Ctrl-C stops it and discards what was played there.
run-playground-failed = The playground can’t start: { $why } Change the address with --port or CIV_PLAYGROUND_HOST; port 0 picks a free one.
run-playground-not-loopback = It only listens on this machine: { $host } isn’t a loopback address (try 127.0.0.1).
run-playground-in-use = Port { $port } of { $host } is in use.
run-playground-cannot-listen = It can’t listen on port { $port } of { $host }: { $why }.
run-metrics-cannot-listen = CIV_METRICS_PORT: can’t listen on port { $port } of { $host }: { $why }
run-token-refused = Discord refuses this token. Create a new one in the Developer Portal (Bot, Reset Token) and set DISCORD_TOKEN to it.
run-no-locale = CIV_LOCALE: { $locale } isn’t an available language. Available: { $known }.
run-unreachable = Discord can’t be reached ({ $why }). Check this machine’s connection and try again.
playground-server = Playground
playground-channel = table
playground-people = Ann, Bob, Chloe, Dan
