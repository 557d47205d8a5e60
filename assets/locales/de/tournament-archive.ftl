### Das Archiv eines Turniers: sein Blatt, wie man es liest, und was zu den Dateien gesagt wird.

sheet-official = Offizielles Turnier
sheet-friendly = Freundschaftsturnier: kein offizielles Turnier
sheet-place = Ort: { $place }
sheet-starts = Beginn: { $when }
sheet-clock = Bedenkzeit: { $clock }
sheet-organiser = Organisation: { $who }
# On the page to print
print-referee = Spielleitung: { $who }
print-room = Raum
sheet-referee-since = Spielleitung: { $who }, seit { $since }
sheet-referee-until = Spielleitung: { $who }, von { $since } bis { $until }
sheet-referee-also = Auch als Spielleitung tätig: { $who }
sheet-participants = Teilnehmende
sheet-absent = Nicht gespielt, vor dem Ende des Drafts ersetzt (§9.1): { $who }
sheet-number = Nr.
sheet-player = Name
sheet-computer = { $who } (Computer)
sheet-round = Runde { $number }
sheet-final = Finale
sheet-commitment = Angekündigt: SHA-256 { $commitment }
sheet-secret = Ausgelost mit dem Geheimnis { $secret }
sheet-table = Tisch
sheet-players = Personen, in Spielreihenfolge
sheet-first = Startspieler
sheet-winner = Sieg
sheet-how = Wie gewonnen
sheet-scores = Punkte am Ende
sheet-eliminated = { $who } (ausgeschieden)
csv-round = Runde
csv-seat = Sitz
csv-eliminated = Ausgeschieden
sheet-by-lot = { $who } (durch Los)
sheet-standings = Rangliste
sheet-rank = Platz
sheet-rounds-won = Gewonnene Runden
sheet-incidents = Vorfälle und Entscheidungen
sheet-no-incidents = Keine.
sheet-when = Wann
sheet-what = Was
sheet-where = Wo
sheet-who = Wen
sheet-by = Entschieden von
# Beside a penalty. $number (of the entry)
sheet-taken-back = zurückgenommen mit Eintrag { $number }, §9.3
sheet-why = Grund
sheet-at-table = Tisch { $table } der Runde { $round }
sheet-incident = { $kind ->
        [surplus] Zu viele Karten gezogen (§9.2)
        [late-effect] Effekt nach Phase 3 (§9.3)
        [forgotten-draw] Ziehen vergessen (§9.4)
        [cheating] Betrug, ausgeschieden (§9.1)
        [absence] Nicht da, ausgeschieden (§9.1)
        [warning] Verwarnung (§10.6)
        [replace] Im Draft abgebrochen und neu ausgeteilt (§9.1)
        [cast-lot] Los bei geteiltem Sieg (§10.8)
        [pause] Partie angehalten
        [resume] Partie geht weiter
        [extend] Mehr Zeit
        [time-out] Zeit abgelaufen, Partie angehalten
        [give-time] Zeit gegeben
        [computer] Der Computer spielt weiter
        [answer] Ruf beantwortet
        [look-at-hands] Hände angesehen
        [silence] Zum Schweigen aufgefordert (§10.6)
        [removal] Aus dem Thread entfernt (§10.6)
        [appoint] Neue Spielleitung (§10.1)
        [accept-referee] Ab jetzt Spielleitung (§10.1)
        [resign-referee] Nicht mehr Spielleitung (§10.1)
        [make-friendly] Jetzt ein Freundschaftsturnier (§10.1)
        [move] Verlegt
        [restore] Absage zurückgenommen
       *[cancel] Turnier abgesagt
    }
sheet-proof = Beweis
sheet-lots = Lose: angekündigt SHA-256 { $commitment }, Geheimnis { $secret }
sheet-deals = Karten aller Partien: angekündigt SHA-256 { $commitment }, Geheimnis { $secret }
sheet-last = Turnierbuch: { $entries } Einträge, letzter Hashwert { $hash }
sheet-champion = Sieg: { $who }
sheet-cancelled = Abgesagt: { $why }
sheet-check = `civ tournament verify` prüft das alles in der JSON-Datei, die zu diesem Blatt gehört: die Kette der Hashwerte, jede Auslosung, jede Partie.

## Das Archiv

tournament-archive-official = Das Archiv für den Verlag: Spielleitung, Teilnehmende, Auslosungen mit ihren Geheimnissen, Tische, Mitschriften, Ergebnisse, Vorfälle. Eine Datei für Programme, eine zum Lesen und eine für Tabellen.
tournament-archive-friendly = Das Archiv dieses Freundschaftsturniers, mit allem, was das eines offiziellen hat: eine Datei für Programme, eine zum Lesen und eine für Tabellen.
tournament-archive-check = `civ tournament verify` prüft die Kette der Hashwerte, jede Auslosung und jede Partie der JSON-Datei.
tournament-archive-early = Das Turnier ist noch nicht vorbei: So steht es jetzt.
tournament-print = Plätze, Räume und Ergebnisse als Seite für die Wand: Öffne die Datei in einem Browser und drucke sie.
