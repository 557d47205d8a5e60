### Die Kommandozeile. Die Texte eines Spiels stehen in dessen Ordner.

cli = Spiele Carta Impera Victoria auf Discord, in jedem Tempo.
    {"\u000A"}
    Ohne Befehl läuft der Bot: auf Discord, wenn DISCORD_TOKEN gesetzt ist, sonst im Playground, einem Ersatz für
    Discord im Browser.
cli-version = Die Version ausgeben.
cli-help = Diese Hilfe ausgeben.
cli-unwritable = die Ausgabe lässt sich nicht schreiben: { $why }

## Die Datenbanken

cli-database = { $name ->
    [playground] die Datenbank des Playgrounds { $url }: { $state }
   *[other] die Datenbank { $url }: { $state }
}
cli-database-trouble = { $trouble ->
    [store-locked] ein anderes Programm sperrt sie; ist es ein zweites civ, beende eines davon
    [store-read-only] sie lässt sich nicht beschreiben; prüfe die Rechte der Datei und ihres Ordners, oder die des Benutzers auf dem Server
    [store-full] der Datenträger ist voll
    [store-moved] ihre Datei wurde verschoben oder gelöscht; leg sie an ihren Platz zurück, dann macht der Bot weiter
    [store-replaced] eine andere Datei liegt an ihrem Platz; der Bot hält an, und sein nächster Start verwendet diese
    [store-newer] eine neuere Version von civ hat sie benutzt; nimm diese, spiel die Kopie von vor der Umstellung zurück (civ restore, siehe „Updating“ in .github/RUNNING.md), oder gib eine andere Datenbank an
    [store-not-a-database] die Datei ist keine SQLite-Datenbank
    [store-foreign] die Datenbank gehört einem anderen Programm
    [store-damaged] sie ist beschädigt; stelle eine Sicherung wieder her
    [store-no-directory] ihr Ordner lässt sich nicht anlegen
    [store-cannot-open] sie lässt sich nicht öffnen; prüfe ihren Pfad und die Rechte ihres Ordners
    [store-no-driver] der Treiber für PostgreSQL fehlt; installiere { $detail }
    [store-no-login] der Server weist den Benutzer oder das Passwort ihrer URL ab
    [store-no-database] der Server hat keine Datenbank dieses Namens; leg sie mit createdb an
    [store-server-read-only] der Server nimmt keine Änderungen an: Er ist ein Standby, oder für Datenbank oder Benutzer gilt default_transaction_read_only
    [store-server-old] der Server ist PostgreSQL { $detail }; civ braucht 15 oder neuer
    [store-url-option] ihre URL enthält eine Option, die civ nicht kennt, oder einen ungültigen Wert: { $detail }
    [store-unstorable] ein Text enthält ein Zeichen, das sie nicht speichern kann (NUL)
    [store-move-taken] sie ist nicht leer: umziehen lässt sich nur in eine leere Datenbank
    [store-move-unfinished] eine andere Datenbank ist erst halb in sie umgezogen; starte civ move noch einmal, es macht dort weiter
    [store-move-row] eine Zeile von „{ $detail }“ ist nicht lesbar oder lässt sich anderswo nicht speichern; civ doctor --thorough nennt, was beschädigt ist
    [store-move-differs] was in „{ $detail }“ angekommen ist, weicht ab; starte civ move noch einmal in eine leere Datenbank
    [store-held] ein anderer Prozess benutzt sie schon: { $pid } auf { $host }, seit { $since }; { $command ->
            [run] beende ihn, oder lass diesen mit civ run --wait warten
            [privacy] beende ihn zuerst, oder lass es den Besitzer des Bots auf Discord mit /privacy show tun
           *[other] beende ihn zuerst (ein abgestürzter ist nach einer halben Minute aus dem Weg)
        }
    [store-range-held] { $command ->
            [run] die Shards { $shards } hält ein anderer Prozess: { $pid } auf { $host }, seit { $since }. Alle Prozesse eines Bots brauchen in CIV_SHARDS dieselbe Gesamtzahl, und jeder Shard kommt nur einmal vor; beende jenen, oder lass diesen mit civ run --wait warten
            [privacy] Prozesse eines Bots benutzen sie, etwa { $pid } auf { $host }, seit { $since }; beende sie alle zuerst, oder lass es den Besitzer des Bots auf Discord mit /privacy show tun
           *[other] Prozesse eines Bots benutzen sie, etwa { $pid } auf { $host }, seit { $since }; beende sie alle zuerst
        }
   *[other] sie antwortet nicht ({ $detail })
}

## civ run

cli-run = Den Bot laufen lassen (ohne Befehl geschieht das).
    {"\u000A"}
    Auf Discord, wenn DISCORD_TOKEN gesetzt ist, sonst im Playground: einem Ersatz für Discord im Browser, nur auf
    diesem Rechner, mit eigener Datenbank.
cli-run-discord = Auf Discord laufen, und ohne Token nicht starten.
cli-run-playground = Im Playground laufen, auch mit Token.
cli-run-port = Der Port des Playgrounds; 0 wählt einen freien.
cli-run-wait = Wenn ein anderer Bot dieselbe Datenbank benutzt, auf dessen Ende warten, statt abzubrechen.
cli-run-no-token = DISCORD_TOKEN ist nicht gesetzt: Trag das Token des Bots in die Umgebung oder in .env ein (civ doctor)

## Was an einer Einstellung nicht stimmt: geht nach dem Namen der Variable weiter

setting-source = hat eine Zeile, die nicht lesbar ist
setting-file = ist nicht lesbar: { $why }
setting-file-text = ist nicht lesbar: kein UTF-8
setting-token-signs = enthält Leerraum oder Zeichen, die kein Token hat
setting-token-space = enthält Leerraum
setting-token-quotes = steht in Anführungszeichen
setting-token-bot = beginnt mit „Bot “: Lass dieses Wort weg
setting-token-parts = sieht nicht wie das Token eines Bots aus: drei Teile mit Punkten dazwischen (Developer Portal, Bot, Reset Token)
setting-token-number = sieht nicht wie das Token eines Bots aus: Der erste Teil ist keine Anwendungs-ID
setting-database = ist keine Datenbank-URL wie sqlite:////var/lib/civ/tables.sqlite3 oder postgresql://civ:PASSWORD@localhost/civ
setting-locale = ist keine Sprache wie en oder pt-BR
setting-address = ist keine Adresse wie http://127.0.0.1:8124/api
setting-share-url = ist keine Adresse im Web wie https://example.org/civ
setting-share = und CIV_SHARE_DIR gehören zusammen: setz beide oder keine
setting-contact = muss eine einzige Zeile mit höchstens 200 Zeichen sein
setting-days = ist keine Anzahl von Tagen wie 365 (0: für immer)
setting-from-one = muss eine ganze Zahl von 1 bis 99999 sein
setting-shards = ist kein Bereich von Shards wie 0-3/8 (die ersten vier von acht), 5/8 oder 0-7/8: Ihre Nummern gehen von 0 bis eins unter der Anzahl, höchstens 10000
setting-ids = ist keine Liste von Nutzer-IDs wie 80351110224678912, 80351110224678913
setting-choice = muss eines davon sein: { $choices }
setting-port = muss eine ganze Zahl von 0 bis 65535 sein
setting-other = ist nicht gültig: { $why }

cli-stdin = stdin
cli-damaged = { $file }:{ $line }: Der gzip-Datenstrom ist hier beschädigt. Schick die Datei so, wie du sie bekommen hast. (REPLAY)
cli-unreadable = { $file }: nicht lesbar: { $why }
cli-large = { $file }: größer als { $megabytes } MB oder { $lines } Zeilen, die Grenze für eine Datei. Teile sie.

## civ tournament

cli-tournament = Turniere auslosen und ihre Archive prüfen.
cli-tournament-draw = Die Runden eines Turniers auslosen und als JSON ausgeben.
    {"\u000A"}
    Die Nummern 1 bis N folgen der Anmeldung. Derselbe Startwert ergibt dieselbe Auslosung; das Geheimnis von Runde n ist
    SHA-256("civ-tournament/1 seed S round n").
cli-tournament-players = Wie viele spielen: 16 bis 64, ein Vielfaches von 4.
cli-tournament-seed = Der Startwert für den Zufall: eine ganze Zahl S.
cli-tournament-winners = Wer eine beendete Runde gewonnen hat, je Tisch eine Nummer, wie 3,8,9,14; einmal je Runde.
cli-tournament-friendly = Ein Freundschaftsturnier zulassen: 4 oder 6 bis 64.
cli-tournament-verify = Das Archiv eines Turniers prüfen: die Kette der Hashwerte, die Auslosungen und jede Partie.
    {"\u000A"}
    FILE darf mit gzip komprimiert sein; - ist stdin. Widersprüche werden mit ihrer Stelle gemeldet, und der Exit-Code ist 1.
cli-tournament-found = { $file }: { $where }: { $why }
cli-tournament-refused = { $file }: { $why }
cli-tournament-more = { $file }: und { $count } weitere
cli-tournament-large = { $file }: größer als { $megabytes } MB, so groß ist kein Turnierarchiv
cli-tournament-proven = { $file }: bewiesen: { $entries } Einträge, { $rounds } Runden ausgelost, { $games } Partien nachgespielt; letzter Hashwert { $hash }. Vergleiche ihn mit dem veröffentlichten. Nicht bewiesen: die Namen, und was der Betreiber vorher wusste.

## civ doctor

cli-doctor = Einstellungen, Format des Tokens, Datenbanken, Sprachen und Schriften prüfen.
    {"\u000A"}
    Gibt den Link aus, der den Bot auf einen Server holt. Der Exit-Code ist 1, wenn etwas nicht stimmt.
cli-doctor-alive = Nur prüfen, ob der laufende Bot lebt: Gateway bereit, Datenbank antwortet.
cli-doctor-thorough = Auch jeden Tisch der Datenbanken nachspielen und mit seinen Siegeln vergleichen.
cli-doctor-table-damaged =
    Tisch { $table } ist beschädigt: { $kind ->
        [store-log-broken] Sein Protokoll ist in Zeile { $line } widersprüchlich
       *[other] Seine Angaben sind widersprüchlich
    }; er ist beiseitegelegt, die anderen laufen weiter
cli-doctor-tables-whole = alle { $count } Tische lassen sich nachspielen und stimmen mit dem Gespeicherten überein
cli-doctor-forget-emojis = Die eigenen Emojis des Bots von seiner Anwendung entfernen; beim nächsten Start lädt er sie wieder hoch.
# $count (of emojis)
cli-doctor-emojis-forgotten = { $count ->
    [0] Der Bot hatte keine Emojis
    [one] 1 Emoji entfernt
   *[other] { $count } Emojis entfernt
}
cli-mark-well = ok
cli-mark-wrong = !!
cli-mark-note = --
cli-alive = lebt: Das Gateway ist bereit, und die Datenbank antwortet
cli-alive-never = lebt nicht: kein Herzschlag in { $file }
cli-alive-stale = lebt nicht: Der Herzschlag in { $file } ist alt
cli-alive-starting = startet: noch keine Verbindung zu Discord; der Bot versucht es weiter, und sein Log sagt, woran es liegt
cli-alive-gateway = nicht in Ordnung: Die Verbindung zum Gateway ist nicht bereit
cli-alive-database = nicht in Ordnung: In die Datenbank lässt sich nicht schreiben – { $why }
cli-alive-task = nicht in Ordnung: Die Hintergrundaufgabe „{ $task }“ ist abgebrochen, und das Log sagt, warum; der Bot startet sie neu oder hält an
cli-doctor-env = { $found ->
    [yes] Einstellungen aus der Umgebung und { $file }
   *[no] Einstellungen aus der Umgebung; { $file } gibt es nicht
}
cli-doctor-setting = { $name }: { $value }
cli-doctor-unknown = { $name } ist keine Einstellung dieses Programms: falsch geschrieben?
cli-doctor-no-token = DISCORD_TOKEN ist nicht gesetzt: civ läuft im Playground
cli-doctor-odd-token = DISCORD_TOKEN { $why }
cli-doctor-token = DISCORD_TOKEN sieht wie ein Token der Anwendung { $application } aus
cli-doctor-invite = den Bot auf einen Server holen: { $link }
cli-doctor-permissions = dieser Link bittet um { $scopes } mit diesen Berechtigungen: { $permissions }; nur ein Server, der Ehrenrollen vergibt, wird um eine weitere gebeten: { $roles }
cli-doctor-direct-stopped = seit { $at } sperrt Discord die Direktnachrichten dieses Bots als Spam (20026): Wer an der Reihe ist, wird stattdessen erwähnt; wie man Einspruch erhebt, steht im Developer Portal
cli-doctor-backup = letzte Sicherung: { $at }, { $file }
cli-doctor-backup-overdue = die nächste Sicherung ist überfällig, die letzte ist vom { $at }: { $file }; läuft der Bot, steht in seinem Log, warum
cli-doctor-backup-none = noch keine Sicherung in { $folder }: Der Bot legt eine an, während er läuft; kann er es nicht, steht der Grund in seinem Log
cli-doctor-database-new = noch nicht vorhanden; der erste Start legt sie an
cli-doctor-database-old = der nächste Start aktualisiert sie auf diese Version
cli-doctor-tables = sie lässt sich öffnen und beschreiben (Revision { $revision }, { $tables } Tische)
cli-doctor-missing = Teile davon fehlen: { $what }; stelle eine Sicherung wieder her
cli-doctor-locales = Sprachen: { $locales }
cli-doctor-locale-whole = Sprache { $locale }: vollständig
cli-doctor-locale-missing = Sprache { $locale }: { $count ->
    [one] { $count } Text fehlt und erscheint auf Englisch: { $keys }
   *[other] { $count } Texte fehlen und erscheinen auf Englisch: { $keys }
}
cli-doctor-locale-untranslated = Sprache { $locale }: { $count ->
    [one] { $count } Text ist noch der englische: { $keys }
   *[other] { $count } Texte sind noch die englischen: { $keys }
}
cli-doctor-locale-superfluous = Sprache { $locale }: { $count ->
    [one] { $count } Text wird nicht benutzt: { $keys }
   *[other] { $count } Texte werden nicht benutzt: { $keys }
}
cli-doctor-locale-flaw = Sprache { $locale }: { $kind ->
    [unreadable] { $where } ist kein UTF-8
    [broken] { $where } ist kein Fluent: { $found }
    [twice] { $where } ist zweimal da, das zweite Mal in { $found }
    [values] { $where } hat die Platzhalter { $found }, auf Englisch { $wanted }
    [commands] { $where } nennt die Befehle { $found }, auf Englisch { $wanted }
    [plurals] { $where } hat die Mehrzahlformen { $found }, die Sprache aber { $wanted }
    [forms] { $where } fragt nach { $found }, es gibt aber die Formen { $wanted }
    [unused] { $where } hat die Form { $found }, gefragt ist aber nach { $wanted }
    [unfit] Discord nimmt { $where } nicht für einen Befehl, daher steht dort Englisch: { $found }
   *[other] { $where }: { $found } statt { $wanted }
}
cli-doctor-locale-odd = der Ordner „{ $folder }“ heißt nicht wie eine Sprache, etwa nl oder pt-BR, und wird ignoriert
cli-doctor-no-locales = keine Sprachen: { $why }
cli-doctor-no-locale = CIV_LOCALE: { $locale } ist keine verfügbare Sprache
cli-doctor-fonts = Schriften: gefunden
cli-doctor-no-fonts = Schriften: { $why }
cli-doctor-computers = Computer: die Gewichte aller Spielstärken sind da
cli-doctor-no-weights = { $file } fehlt, daher spielen „normal“ und „Experte“ an solchen Tischen ohne sie und schlechter
cli-doctor-bad-weights = { $file } ist unbrauchbar ({ $why }), daher spielen „normal“ und „Experte“ an solchen Tischen ohne sie und schlechter
cli-doctor-puzzles = Rätsel: alle { $count } sind brauchbar
cli-doctor-no-puzzles = { $file } enthält keine Rätsel, daher gibt es kein Rätsel des Tages
cli-doctor-bad-puzzle = { $file } ist als Rätsel unbrauchbar ({ $why }) und wird ignoriert

## civ bench, civ train, civ puzzles, civ study

# $command (what to run there)
cli-not-installed = dieser Befehl gehört nicht zu einem installierten civ; in einer Kopie des Repositorys: { $command }

## civ backup, civ restore, civ drill

cli-settings-from = Einstellungen aus { $file }
cli-env-file = Eine Datei mit den Einstellungen des laufenden Bots, zum Beispiel /etc/civ.env. Ohne sie, und ohne Einstellungen in der Umgebung oder in .env, gelten die der systemd-Unit civ.service.
cli-backup-next = wird nach { $file } kopiert
cli-restore-next = wird durch { $file } ersetzt
cli-backup = Die Datenbank in eine neue Datei mit Prüfsumme kopieren, auch während der Bot läuft. Ohne Token in der Umgebung auch die des Playgrounds in eine zweite Datei.
cli-backup-playground = Die Datenbank des Playgrounds, auch mit Token.
cli-backup-done = { $file }: { $database ->
        [playground] die Datenbank des Playgrounds
       *[discord] die Datenbank des Bots auf Discord
    }, { $bytes } Bytes, mit Prüfsumme (civ drill spielt ihre Partien nach)
cli-backup-unwritten = { $file } lässt sich nicht schreiben: { $why }
cli-backup-trouble = { $trouble ->
    [store-backup-exists] { $file } gibt es schon; gib eine neue Datei an
    [store-backup-missing] { $file } ist nicht lesbar
    [store-backup-cut] { $file } hat am Ende keine Prüfsumme: unvollständig, oder keine Sicherung von civ
    [store-backup-server] civ kopiert nur SQLite-Dateien; sichere eine PostgreSQL-Datenbank mit pg_dump und spiel sie mit pg_restore zurück
   *[other] { $file } hat sich geändert, seit sie geschrieben wurde
}
cli-restore = Die Datenbank aus einer Sicherung wiederherstellen; die bisherige bleibt daneben liegen. Halte vorher den Bot an. Hat eine Sicherung ohne Token zwei Dateien geschrieben, werden beide wiederhergestellt.
cli-restore-playground = Die Datenbank des Playgrounds ersetzen, auch mit Token.
cli-restore-discord = Die Datenbank des Bots auf Discord ersetzen, auch ohne Token.
cli-restore-done =
    { $database ->
        [playground] die Datenbank des Playgrounds
       *[discord] die Datenbank des Bots auf Discord
    } ist jetzt die aus { $file }{ $kept ->
        [yes] ; die bisherige ist { $old }
       *[no] {""}
    }
cli-restore-which = unklar, ob { $file } für den Bot auf Discord oder für den Playground ist: Nimm --discord oder --playground
cli-drill = Eine Sicherung in einem temporären Ordner wiederherstellen, alle Partien darin nachspielen und jede Stellung und jeden Hash vergleichen.
cli-drill-page = { $file }: eine Seite ist beschädigt: { $why }
cli-drill-table =
    { $file }: Tisch { $table } weicht ab, { $line ->
        [row] in seinen Angaben
       *[other] in Zeile { $line }
    }
cli-drill-done = { $file }: { $tables } Tische, { $positions } Stellungen, alle wie gespeichert
cli-move = Die ganze Datenbank in die leere unter URL kopieren, etwa auf einen PostgreSQL-Server, dort alle Partien nachspielen und alles vergleichen. Halte den Bot vorher an; nach einer Unterbrechung starte den Befehl noch einmal. „-“ liest die URL von der Standardeingabe, damit keine Prozessliste ihr Passwort zeigt.
cli-move-playground = { cli-backup-playground }
cli-move-next = wird übertragen
cli-move-table = { $table }: { NUMBER($rows, useGrouping: 1) }
cli-move-replayed = { NUMBER($tables, useGrouping: 1) } Tische nachgespielt
cli-move-differs =
    Tisch { $table } weicht { $line ->
        [row] in seinen Angaben
       *[other] in Zeile { $line }
    } ab
cli-move-done = umgezogen: { NUMBER($rows, useGrouping: 1) } Zeilen, { NUMBER($tables, useGrouping: 1) } Tische, alle nachgespielt; setze jetzt { $database ->
        [playground] CIV_PLAYGROUND_DATABASE_URL
       *[discord] CIV_DATABASE_URL
    } auf die neue URL und starte den Bot (die alte Datenbank bleibt, wie sie war)
cli-privacy = Was über eine Person gespeichert ist, die Discord verlassen hat und /privacy nicht mehr benutzen kann.
cli-privacy-show = Alles als JSON ausgeben, was über die Person mit dieser Discord-ID gespeichert ist.
cli-privacy-delete = Alles löschen, was über die Person mit dieser Discord-ID gespeichert ist, wie /privacy delete. Dabei darf kein Bot laufen.
cli-privacy-playground = { cli-backup-playground }
cli-privacy-yes = Nicht nachfragen.
cli-privacy-of = Daten der Person { $user }
cli-privacy-sure = Sie verlässt ihre Partien, und Gelöschtes lässt sich nicht wiederherstellen. Fortfahren?
cli-privacy-done =
    gelöscht; { $count ->
        [one] ein Tisch hat
       *[other] { $count } Tische haben
    } sie vergessen
cli-records = Bilanzen und Wertungen beendeter Partien.
cli-records-rebuild = Alle beendeten Partien neu zählen, aus ihren Protokollen, und neu werten. Dabei darf kein Bot laufen.
cli-records-playground = { cli-backup-playground }
cli-records-done = { $count ->
    [one] eine Partie ist
   *[other] { $count } Partien sind
} neu gezählt in { $database ->
    [playground] der Datenbank des Playgrounds
   *[discord] der Datenbank des Bots auf Discord
}

## Den Bot laufen lassen.

run-playground =
    Es ist kein DISCORD_TOKEN gesetzt, deshalb läuft der Bot im Playground, einem Ersatz für Discord auf diesem Rechner.
    Öffne { $address } in einem Browser. Strg-C beendet ihn und verwirft, was dort gespielt wurde.
run-playground-failed = Der Playground kann nicht starten: { $why } Ändere die Adresse mit --port oder CIV_PLAYGROUND_HOST; Port 0 wählt einen freien.
run-playground-not-loopback = Er ist nur auf diesem Rechner zu erreichen: { $host } ist keine Loopback-Adresse (versuch 127.0.0.1).
run-playground-in-use = Port { $port } von { $host } ist belegt.
run-playground-cannot-listen = Er kann an Port { $port } von { $host } nicht lauschen: { $why }.
run-metrics-cannot-listen = CIV_METRICS_PORT: An Port { $port } von { $host } lässt sich nicht lauschen: { $why }
run-token-refused = Discord lehnt dieses Token ab. Erzeuge ein neues im Developer Portal (Bot, Reset Token) und trag es als DISCORD_TOKEN ein.
run-no-locale = CIV_LOCALE: { $locale } ist keine verfügbare Sprache. Verfügbar: { $known }.
run-unreachable = Discord ist nicht erreichbar ({ $why }). Prüfe die Verbindung dieses Rechners und versuch es noch einmal.
playground-server = Playground
playground-channel = tisch
playground-people = Anna, Ben, Clara, David
