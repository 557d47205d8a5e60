### Ein Tisch während des Spiels und danach: sein Ort, seine öffentlichen Nachrichten, die private Hand.

table-name = Tisch { $table }
table-drawn = { $table } der Runde { $round }
table-elsewhere = Dieser Tisch ist in einem anderen Kanal.
table-lost = Den Kanal dieses Tisches gibt es nicht mehr, oder ich sehe ihn nicht. Hol die Partie hierher, dann geht sie weiter. Nichts ist verloren.
table-elsewhere-ask = Dieser Tisch ist in einem anderen Kanal. Hierher kommt er, wenn mehr als die Hälfte am Tisch einverstanden ist.
table-silenced = Ich habe auf diesem Server bis { $until } einen Timeout und kann den Tisch nicht zeigen. Danach mache ich von selbst weiter. Inzwischen kannst du mit { COMMAND("civ hand") } spielen.
table-lost-far = Den Kanal dieses Tisches gibt es nicht mehr, oder ich sehe ihn nicht. { COMMAND("civ table") } in einem anderen Kanal seines Servers holt ihn dorthin.
table-lost-drawn = Den Kanal dieses Tisches gibt es nicht mehr, oder ich sehe ihn nicht. Organisation oder Spielleitung geben ihm einen anderen; mit { COMMAND("civ hand") } kannst du weiterspielen.
table-lost-league = Den Kanal dieses Tisches gibt es nicht mehr, oder ich sehe ihn nicht. Ich öffne einen neuen Thread für die Partie, sobald ich kann; mit { COMMAND("civ hand") } kannst du weiterspielen.
moved = Tisch { $table } ist jetzt hier.

## Der Tisch

board-your-turn = { $who }, du bist dran: { $table }.
board-computer-turn = { $count ->
    [one] { $who } spielt …
   *[other] { $who } spielen …
}
board-away = Gerade spielt der Computer für { $who }.
board-take-backs = In dieser Partie wurden Schritte zurückgenommen, womöglich nachdem Karten zu sehen waren.
board-all-away = { $who }: Gerade ist niemand da, die Partie pausiert. Mit „{ key-hand }“ geht es weiter.
board-cancelled = Diese Partie wurde einvernehmlich abgebrochen.
board-cancelled-drawn = Diese Partie wurde abgebrochen.
nudge = ⏰ { $who }, { $count ->
    [one] du bist
   *[other] ihr seid
} dran ({ $table })! Erinnert von { $name }.

## Die Hand

hand-your-move = **Du bist dran.** { $step }
hand-stopped = **Die Partie ist angehalten.** Gespielt wird erst wieder, wenn die Spielleitung sie fortsetzt.
hand-waiting = Warten auf { $who }.
hand-board-link = Zum Spielfeld
hand-placeless = Den Kanal dieses Tisches gibt es nicht mehr, oder ich sehe ihn nicht. { COMMAND("civ table") } in einem anderen Kanal holt das Spielfeld dorthin.
hand-placeless-drawn = Den Kanal dieses Tisches gibt es nicht mehr, oder ich sehe ihn nicht. Du kannst hier weiterspielen; Organisation oder Spielleitung geben dem Spielfeld einen anderen Ort.
hand-placeless-league = Den Kanal dieses Tisches gibt es nicht mehr, oder ich sehe ihn nicht. Du kannst hier weiterspielen; ich öffne einen neuen Thread für die Partie, sobald ich kann.
hand-automatic = Der Computer spielt für dich, bis du deinen Platz wieder einnimmst.
hand-stand-in = Diesen Zug spielt der Computer für dich. Der nächste gehört wieder dir.
hand-not-seated = An Tisch { $table } spielst du nicht mit. Sein Spielfeld ist öffentlich; { COMMAND("civ new") } eröffnet einen eigenen Tisch.
hand-not-seated-drawn = An Tisch { $table } spielst du nicht mit. Sein Spielfeld ist öffentlich; { COMMAND("tournament tables") } zeigt alle Tische.
hand-taken = Diesen Platz an Tisch { $table } hat jetzt jemand anders.
hand-lobby = Die Partie an Tisch { $table } hat noch nicht begonnen.

## Buttons

# A short button: the same in words
turn-key-text = Text
key-review = Analyse
key-text = Als Text
key-hand = Meine Hand
key-nudge = Erinnern
key-stuck = Hängt’s?
key-rematch = Revanche
key-rematch-join = Zur Revanche
key-refresh = Aktualisieren
key-undo = Rückgängig
key-away = Computer spielen lassen
key-not-away = Ich spiele selbst
key-come-back = Platz wieder einnehmen
key-resign = Aufgeben
key-seated = In der Partie bleiben
key-move = Tisch hierher holen

## Antworten auf Befehle

away-question = Soll der Computer an Tisch { $table } für dich spielen? Die anderen sehen es. Deinen Platz nimmst du mit „{ key-hand }“ oder { COMMAND("civ hand") } wieder ein; bittet inzwischen jemand anderes darum, kannst du Nein sagen.
resign-question = An Tisch { $table } aufgeben? Deine Karten kommen auf den Ablagestapel, und du kannst nicht zurück.
resign-question-draft = An Tisch { $table } aufgeben? Der Draft läuft noch: Die Partie wäre für alle vorbei, und niemand würde gewinnen.
cancel-question = Die Partie an Tisch { $table } abbrechen? Niemand würde gewinnen. { $others ->
    [0] Du musst niemanden fragen.
   *[other] Die anderen werden gefragt, und alle müssen einverstanden sein.
}
resigned = Du hast Tisch { $table } verlassen.
stayed = Du bleibst in der Partie.
rematch-open = Tisch { $table } ist für die Revanche offen, und du hast dort einen Platz.
rematch-there = Die Revanche ist an Tisch { $table }, und du hast dort deinen Platz.
board-rematch = Die nächste Partie läuft hier: { $table }.
board-rematch-open = Die Revanche ist offen: { $table }.

## Was jede Seite zusammensetzt

text-of = { $what }: { $told }
text-also = { $told }; { $more }
text-more = Den Rest zeigt „{ $button }“.
seat-number = Spieler { $number }
turn-as-of = Stand: { $at }.

## Fehler

reason-which-table = Du sitzt an mehreren Tischen. Nenne den, den du meinst.
reason-no-table = Du sitzt an keinem offenen Tisch. { COMMAND("civ new") } eröffnet einen.

## Wer einen Platz hatte.

played-seat = Platz ({ $name }): { $holders }
played-then = { $before }, dann { $next }
played-computer = der Computer
played-helped = { $name } (zeitweise der Computer)

board-forsaken = Diese Partie wurde abgebrochen: Ich war 30 Tage nicht auf dem Server.

## People who have left the server

table-left-seats = 🚪 **{ $table }**: { $who } { $count ->
    [one] hat diesen Server verlassen. Der Platz ist frei.
   *[other] haben diesen Server verlassen. Die Plätze sind frei.
}
table-owner-next = Host des Tisches ist jetzt { $owner }.
table-left-owner = 🚪 **{ $table }**: { $who } hat diesen Server verlassen. Host des Tisches ist jetzt { $owner }.
table-owner-you = Der Host dieses Tisches hat den Server verlassen. Jetzt bist du es. Versuch es noch einmal.
table-owner-other = Der Host dieses Tisches hat den Server verlassen. Jetzt ist es { $owner }.
