### Warum ein Turnier oder sein Archiv etwas ablehnt.

reason-tournament-official-number = An einem offiziellen Turnier nehmen 16 bis 64 Personen teil, immer ein Vielfaches von 4: { $players } passt nicht. Ein Freundschaftsturnier geht auch mit anderen Zahlen.
reason-tournament-friendly-number = Ein Freundschaftsturnier hat 4 oder 6 bis 64 Teilnehmende, an Tischen zu dritt und zu viert: { $players } passt nicht.
reason-tournament-too-few = Mindestens { $need } müssen einchecken, { $have } haben es getan. In der Konsole der Spielleitung kann die Organisation noch einen Tag geben oder absagen.
reason-tournament-referee-plays = Wer ein Turnier leitet, spielt nicht mit. Eines von beiden muss jemand anders übernehmen.
reason-tournament-computer = Computer spielen nur bei Freundschaftsturnieren mit: Ein offizielles Turnier ist für Menschen da.
reason-tournament-commitments = Zu einer Ankündigung gehören vier verschiedene Festlegungen, eine je Runde und eine für die Lose, jede ein SHA-256.
reason-tournament-secret = Das ist nicht das Geheimnis, auf das die Ankündigung Runde { $number } festgelegt hat.
reason-tournament-lot-secret = Das folgt nicht aus dem Geheimnis, auf das die Ankündigung die Lose festgelegt hat.
reason-tournament-text = { $name ->
        [title] Der Name des Turniers
        [place] Der Ort
        [clock] Die Bedenkzeit
        [text] Die Nachricht
       *[why] Der Grund
    } fehlt oder ist nicht lesbar: eine Zeile, ohne unsichtbare Zeichen.
reason-tournament-pseudonym = „{ $text }“ ist kein Pseudonym, wie p-7k2m9xqd. Anders nennt das Turnierbuch niemanden.
reason-tournament-not-yours = { $role ->
        [organiser] Das darf nur, wer das Turnier veranstaltet.
        [referee] Das darf nur die Spielleitung. Ruf sie an deinen Tisch.
        [director] Das darf nur, wer die Saison leitet: die Organisation oder die von ihr eingesetzte Spielleitung.
        [player] Das darf nur, wer mitspielt, und nur für sich selbst.
       *[system] Das macht niemand: Es geschieht von selbst.
    }
reason-tournament-begin = Ein Turnier beginnt mit seiner Ankündigung und hat nur eine.
reason-tournament-registered = Diese Person ist schon angemeldet.
reason-tournament-not-registered = Diese Person ist für das Turnier nicht angemeldet.
reason-tournament-barred = Laut Ankündigung spielt diese Person bei diesem Turnier nicht mit.
reason-tournament-full = { $limit } sind angemeldet oder warten schon. Mehr geht nicht.
reason-tournament-entries = Du hast schon { $limit } Einträge im Buch dieses Turniers; mehr geht nicht. Die Moderation kann helfen.
reason-tournament-drawn = Die erste Runde ist ausgelost. Wer mitspielt, lässt sich so nicht mehr ändern; über Ausfälle entscheidet die Spielleitung.
reason-tournament-early = Noch ist nichts ausgelost: Erst muss der Check-in beendet sein.
reason-tournament-late = Das Turnier ist vorbei und sein Buch geschlossen.
reason-tournament-check-in-off = Der Check-in läuft gerade nicht.
reason-tournament-check-in-wait = { $missing ->
        [one] 1 Person hat
       *[other] { $missing } haben
    } noch nicht eingecheckt. Schließen geht <t:{ $at }:R>, oder wenn alle da sind.
reason-tournament-deadline = Diese Frist ist schon vorbei. Wähle eine spätere.
reason-tournament-present = Diese Person hat schon eingecheckt.
reason-tournament-friendly-already = Das ist schon ein Freundschaftsturnier.
reason-tournament-round-open = Die nächste Runde wird ausgelost, wenn diese vorbei ist. { $tables ->
        [one] An 1 Tisch
       *[other] An { $tables } Tischen
    } steht noch nicht fest, wer gewinnt.
reason-tournament-no-table = Tisch { $number } gibt es in dieser Runde nicht: Sie hat die Tische 1 bis { $tables }.
reason-tournament-table-over = Die Partie an Tisch { $number } ist vorbei. An ihr lässt sich nichts mehr ändern.
reason-tournament-not-at-table = Diese Person spielt nicht an Tisch { $number }.
reason-tournament-not-in-round = Nummer { $player } spielt in Runde { $number } nicht mit und kann dort keinen Tisch gewinnen.
reason-tournament-player-out = Diese Person ist aus der Partie schon ausgeschieden. Der Draft ist vorbei, und die Partie wird zu Ende gespielt.
reason-tournament-winners = An Tisch { $number } gewinnt genau eine Person und kommt weiter. Nenne genau eine Nummer von diesem Tisch.
reason-tournament-winner-count = Runde { $number } hat { $need } Tische und damit ebenso viele Siege, einen je Tisch. Angegeben sind { $have }.
reason-tournament-final-drawn = Das Finale ist ausgelost, und danach kommt keine Runde mehr.
reason-tournament-tied = Der Sieg an Tisch { $number } ist geteilt: Die Spielleitung lost, und etwas anderes geht dort nicht.
reason-tournament-no-tie = An Tisch { $number } wird nicht gelost: Dort teilt niemand einen Sieg.
reason-tournament-transcript = Eine Partie wird mit dem SHA-256 ihrer Mitschrift benannt.
reason-tournament-line = Eine Strafe nennt ihre Zeile in der Partie, hinter den früheren, und ein verspäteter Effekt die Zeile, zu der es zurückgeht. Eine Verwarnung hat keine.
reason-tournament-paused = Dort ist die Partie schon angehalten.
reason-tournament-running = Dort ist nichts angehalten.
reason-tournament-seconds = Mehr Zeit heißt eine Sekunde bis sieben Tage; eine Pause hat keine Länge.
reason-tournament-cancel-asked = Darum hast du schon gebeten. Die Organisation oder eine weitere Person der Leitung muss zustimmen.
reason-tournament-no-restore = Das lässt sich nicht mehr zurücknehmen: Dafür ist eine Stunde Zeit.
reason-tournament-time-unreadable = „{ $text }“ kann ich nicht als Zeit lesen. Schreib 6h, 90m oder bis 20:00.
reason-tournament-time-enough = So lange läuft die Zeit ohnehin. Schreib, wie viel dazukommt, etwa 2h.
reason-tournament-called = Du hast die Spielleitung schon gerufen. Warte auf ihre Antwort.
reason-tournament-no-call = Der Ruf { $number } ist nicht offen: Er ist beantwortet, oder die Partie ist vorbei.
reason-tournament-same-referee = Diese Person hat die Spielleitung schon oder ist schon gefragt.
reason-tournament-not-asked = Niemand hat dich gebeten, dieses Turnier zu leiten, oder inzwischen ist jemand anderes gefragt.
reason-tournament-no-referee = Ohne Spielleitung wird keine Runde ausgelost. Die Organisation fragt in der Konsole der Spielleitung jemanden oder übernimmt sie selbst, ohne mitzuspielen.
reason-tournament-plays-there = Diese Person spielt an Tisch { $number } mit, schaut also nicht zu: Verwarne sie stattdessen.
reason-tournament-excluded-official = Organisation und Spielleitung kann niemand von einem Tisch weisen.
reason-tournament-break = Eine Pause dauert höchstens 60 Tage, und die nächste Runde muss in der Zukunft beginnen.
reason-tournament-revealed = Das Geheimnis der Lose ist schon aufgedeckt.
reason-tournament-unfinished = Das Geheimnis der Lose wird aufgedeckt, wenn nichts mehr zu losen ist: nach dem Finale.
reason-archive-unreadable = Das ist kein Turnierarchiv: Zeile { $line } ist kein JSON.
reason-archive-foreign = Das ist kein Turnierarchiv.
reason-archive-version = Dieses Archiv hat eine Form, die diese Version des Programms nicht kennt.
reason-archive-bytes = Diese Zeile steht nicht so da, wie sie geschrieben wurde.
reason-archive-shape = Was ein Archiv hier hat, fehlt oder ist etwas anderes.
reason-archive-number = Hier müsste Eintrag { $need } stehen, nicht Eintrag { $have }.
reason-archive-previous = Dieser Eintrag schließt nicht an den vorigen an: Er nennt einen anderen Hashwert.
reason-archive-hash = Dieser Eintrag wurde geändert: Sein Hashwert passt nicht.
reason-archive-act = Dieser Eintrag enthält nichts, was bei einem Turnier geschehen kann.
reason-archive-summary = Aus dem Turnierbuch ergibt sich hier etwas anderes.
reason-archive-person = Das Turnierbuch kennt niemanden mit diesem Pseudonym.
reason-archive-name = Das ist kein Name, wie er gezeigt wird.
reason-archive-checksum = Das Archiv wurde geändert: Der Hashwert des Ganzen passt nicht.
reason-archive-missing = Die Mitschrift der Partie, die dieser Eintrag beendet, fehlt.
reason-archive-unasked = Das Turnierbuch kennt keine solche Partie.
reason-archive-transcript-hash = Diese Mitschrift wurde geändert: Das Turnierbuch nennt einen anderen Hashwert.
reason-archive-seats = Diese Partie hat eine andere Zahl von Plätzen als ihr Tisch.
reason-archive-first = Diese Partie begann ein anderer Platz, als die Karten für den Startspieler sagen.
reason-archive-choices = Diese Partie wurde nicht mit Draft, einzeln und mit Vorherrschaft nach jeder Karte gespielt.
reason-archive-deal = Die Karten folgen nicht aus dem, was das Turnier für diese Partie angekündigt hat.
reason-archive-winners = Diese Partie endete anders, als das Turnierbuch sagt.
reason-archive-lots = Es wurde gelost, und das Geheimnis der Lose ist hier nicht aufgedeckt.
reason-archive-interventions = Die Eingriffe der Spielleitung in diese Partie sind nicht die des Turnierbuchs.

# Tournaments as they are run

reason-referee-decides = An einem Turniertisch entscheidet das die Spielleitung. Ruf sie mit { COMMAND("referee call") }.
reason-game-stopped = Die Partie ist angehalten: Gespielt wird erst wieder, wenn die Spielleitung sie fortsetzt.
reason-tournament-rematch = Diese Partie gehörte zu einem Turnier, da gibt es keine Revanche. { COMMAND("tournament standings") } zeigt, wer noch dabei ist.
reason-league-weeks = Eine Saison dauert { $least } bis { $most } Wochen.
reason-league-at-once = Wähle { $least } bis { $most } Partien auf einmal.
reason-league-too-few = Eine Saison braucht mindestens { $need } Personen; es sind { $have }.
reason-league-computer = In der Liga spielen keine Computer mit.
reason-league-left = Du hast diese Saison schon verlassen.
reason-league-removed = { league-own-left }
reason-league-drawn = Die Saison hat begonnen. In ihrer ersten Runde kann dir die Ligaleitung noch den Platz von jemandem geben, der geht: Frag dort nach.
reason-league-no-substitute = Ersetzt werden kann jemand nur in der ersten Runde der Saison: solange höchstens eine der eigenen Partien zu Ende ist.
reason-league-newcomer = Diese Person kann keinen Platz übernehmen: Sie ist nicht auf diesem Server oder wurde von seinen Tischen oder aus einer Saison ausgeschlossen.
reason-league-not-in = Diese Person ist nicht mehr in der Saison.
reason-league-own-division = Du spielst in dieser Division, also muss jemand anderes entscheiden: Die Organisation kann in { COMMAND("league") } unter „{ key-league-direct }“ eine Spielleitung ernennen.
reason-league-own-cancel = Du spielst in dieser Saison, also muss jemand anderes sie absagen: eine andere Person der Moderation, oder eine Spielleitung, die die Organisation in { COMMAND("league") } unter „{ key-league-direct }“ ernennt.
reason-league-own-season = Du bist selbst in dieser Saison, also muss bis zur Auslosung jemand anderes entscheiden: Die Organisation kann in { COMMAND("league") } unter „{ key-league-direct }“ eine Spielleitung ernennen.
reason-league-ban = Wähle 0 bis { $most } Saisons.
reason-league-banned = Du wurdest aus einer früheren Saison ausgeschlossen und bist gesperrt für { $left ->
        [0] diese
        [one] diese und die nächste
       *[other] diese und die nächsten { $left }
    }.
reason-league-settled = Partie { $number } hat dieses Ergebnis schon.
reason-league-directs = In einer Liga wird mit einem Grund ausgeschlossen: { COMMAND("league") }, „{ key-league-direct }“.
reason-league-operation = Das gibt es in diesem Wettbewerb nicht: Eine Ligasaison hat keinen Check-in und keine Runden zum Auslosen, ein Turnier keine Divisionen.
reason-league-open = Hier läuft schon eine Saison. { COMMAND("league") } zeigt sie; die nächste lässt sich eröffnen, wenn sie zu Ende ist.
reason-league-none = Hier gab es noch keine Saison. Die Moderation kann mit { COMMAND("league") } eine eröffnen.
reason-league-clock = In einer Saison hat ein Zug 1 Stunde bis 7 Tage, etwa 24h oder 2t.
reason-league-decides = In einer Ligapartie wird weder abgestimmt noch zurückgenommen. Nur diese Partie aufgeben kannst du mit { COMMAND("league") }.
reason-tournament-drafted = Der Draft ist fertig: Ab jetzt lässt die Spielleitung ausscheiden, wer gegangen ist.
reason-tournament-none = Ein solches Turnier gibt es hier nicht.
reason-tournament-start = Der Beginn eines Turniers muss in der Zukunft liegen.
reason-tournament-start-unreadable = Die Zeit „{ $text }“ kann ich nicht lesen. Schreib 20 Uhr, morgen 20:00, 5.12. 20:00 oder 2026-12-05 20:00, oder in welcher Zeit: 45m, 2h, 1t.
reason-tournament-moved-on = Die Partie ist inzwischen weitergegangen. Schau noch einmal, dann entscheide.
reason-tournament-no-effect = Diese Person hat in ihrem letzten Zug keinen Effekt begonnen, der zurückgenommen werden könnte.
reason-tournament-hand-full = Es fehlt keine Karte: Diese Person hat { $have } Karten, und die Grenze ist { $limit }.
reason-tournament-no-game = Tisch { $number } wird noch vorbereitet.
reason-tournament-elsewhere = Du spielst an keinem Tisch dieser Runde.
reason-tournament-no-place = Den Kanal des Turniers gibt es nicht mehr. Verleg das Turnier zuerst in einen anderen: Öffne dort die Konsole.
reason-tournament-same-place = Das Turnier ist schon in diesem Kanal.
reason-tournament-many = Auf diesem Server sind { $limit } Turniere offen. Erst muss eines enden.
reason-store-book-broken = Das Buch dieses Turniers ist beim Eintrag { $entry } nicht lesbar; bitte sag es der Person, die den Bot betreibt.
reason-deputy-not-awaited = Auf diese Person wartet gerade niemand.
reason-deputy-too-early = Diese Person hat noch Zeit bis <t:{ $at }:f>; danach kannst du handeln.
