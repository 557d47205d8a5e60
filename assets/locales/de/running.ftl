### Turniere im Gang: Befehle, Antworten, was der Bot von selbst sagt, warum er ablehnt.

## Befehle

name-tournament = turnier
name-tournament-new = neu
name-register = anmelden
name-withdraw = abmelden
name-check-in = einchecken
name-remove = streichen
name-appoint = ernennen
name-draw = auslosen
name-standings = rangliste
name-bracket = turnierbaum
name-book = turnierbuch
name-archive = archiv
name-forget = vergessen
name-referee = spielleitung
name-console = konsole
name-call = rufen

name-title = titel
name-start = beginn
name-official = offiziell
name-without = ohne
name-minutes = minuten
name-count = anzahl

command-tournament = Turniere dieses Servers
command-tournament-new = Ein Turnier in diesem Kanal ankündigen
option-tournament-title = Wie es heißt
option-tournament-start = Wann: 2026-05-02 14:30 (nach deiner Zeitzone), oder in welcher Zeit: 45m, 2h, 1t
option-tournament-referee = Die Spielleitung; spielt nicht mit
option-tournament-official = Offiziell (16 bis 64 Personen, durch 4 teilbar), sonst ein Freundschaftsturnier
option-tournament-players = Wie viele höchstens spielen; wer danach kommt, steht auf der Warteliste
option-tournament-role = Eine Rolle, die auch leiten darf
option-tournament-without = Jemand, der nicht mitspielt
option-tournament-minutes = Wie viele Minuten vor Beginn der Check-in öffnet (Standard: 30)
option-tournament = Welches Turnier (Standard: das neueste dieses Servers)
command-tournament-register = Dich für ein Turnier oder seine Warteliste anmelden
command-tournament-withdraw = Dich abmelden, bevor die erste Runde ausgelost ist
command-tournament-check-in = Einchecken: sagen, dass du da bist
command-tournament-computers = Computer zu einem Freundschaftsturnier hinzufügen, das du veranstaltest
option-tournament-count = Wie viele
command-tournament-remove = Jemanden von der Liste streichen, bevor die erste Runde ausgelost ist
option-tournament-person = Wen
command-tournament-appoint = Eine andere Spielleitung ernennen
command-tournament-draw = Die nächste Runde auslosen
command-tournament-standings = Wer spielt, und wie alle stehen
command-tournament-bracket = Der Turnierbaum
command-tournament-tables = Alle Tische, mit Links
command-tournament-book = Das Buch der Spielleitung
command-tournament-archive = Das Archiv für den Verlag, als Dateien
command-tournament-forget = Einen Namen von der Liste eines beendeten Turniers streichen
command-tournament-cancel = Ein Turnier absagen
option-tournament-reason = Warum: alle können es lesen
command-referee = Die Spielleitung eines Turniers
command-referee-console = Die Konsole von Spielleitung und Veranstalter
command-referee-call = Die Spielleitung an deinen Tisch rufen

## Antworten

tournament-you-play = ✅ Du bist angemeldet. Es beginnt { $at } ({ $left }).
tournament-you-wait = ✅ Du stehst auf der Warteliste. Es beginnt { $at } ({ $left }).
tournament-you-left = Du stehst nicht mehr auf der Liste.
tournament-you-are-there = ✅ Du bist eingecheckt. Dein Tisch öffnet sich nach der Auslosung von selbst.
tournament-computers-added = { $count ->
        [one] Ein Computer kommt
       *[other] { $count } Computer kommen
    } dazu; angemeldet sind bisher { $total }.
tournament-done = ✅ Erledigt. Es steht im Buch.
tournament-call-open = 🔔 Die Spielleitung ist gerufen: { $channel }
tournament-call-made = 🔔 Die Spielleitung ist gerufen. Einen privaten Thread konnte ich nicht öffnen, deshalb steht es an deinem Tisch.

## Von selbst

key-tournament-call = Spielleitung rufen
tournament-no-clock = ohne Zeitlimit
tournament-thread = { $table } · { $title }
tournament-call-thread = Ruf { $number } · Tisch { $table }
tournament-check-in-call = 📣 { $who }: Sag mit „{ key-tournament-check-in }“, dass du da bist. Noch { $span }.
tournament-left-waiting = { $who }: In Runde 1 gibt es keinen Platz für dich. Wenn die Zahl nicht passt, warten die zuletzt Angemeldeten (§10.1). Bis zum Ende des Drafts kannst du noch einspringen.
tournament-left-dropped = { $who }: Du hast nicht eingecheckt und spielst deshalb nicht mit.
tournament-left-again = Bis zur Auslosung setzt dich „{ key-tournament-register }“ oben wieder ans Ende der Liste.
lapse-referee = **{ $name }** hat die Zeit überschritten: Die Partie steht still, und die Spielleitung ist gerufen.
ping-lapsed-referee = ⌛ **{ $table }** mit { $others }: Deine Zeit ist abgelaufen; deshalb steht die Partie still, bis die Spielleitung entscheidet.
