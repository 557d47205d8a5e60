### Neben der Partie: wer zusieht, eigene Notizen, Threads zu zweit.

name-watch = zuschauen
name-note = notiz
name-talk = reden
name-player = person
name-talks = gespräche
command-watch = Erfahren, wenn eine Partie endet, der du zusiehst; noch einmal: nicht mehr
command-note = Eine Notiz zu deinem Tisch machen, die nur du siehst; ohne Text: sie lesen
option-note = Die neue Notiz; ein einzelnes - löscht sie
command-talk = Einen privaten Thread mit jemandem von deinem Tisch öffnen
option-talk-player = Mit wem
option-new-talks = Dürfen zwei in einem privaten Thread miteinander reden? (ohne Angabe: ja)
watch-on = Ich sage dir Bescheid, wenn die Partie an { $table } vorbei ist. { COMMAND("civ watch") } ein zweites Mal bestellt das wieder ab.
watch-off = Zu { $table } sage ich dir nicht mehr Bescheid.
watch-none = In diesem Kanal läuft keine Partie. Nenne einen Tisch, oder geh dorthin, wo gespielt wird.
note-kept = Gespeichert; nur du siehst die Notiz. { COMMAND("civ note") } zeigt sie.
note-shown = **Deine Notiz zu { $table }**
note-none = Du hast keine Notiz zu { $table }.
note-wiped = Deine Notiz zu { $table } ist gelöscht.
talk-open = { $channel } gehört euch: Lesen können dort nur ihr beide und wer hier Threads verwaltet.
talk-name = { $table }: { $names }
talk-first = { $who }, redet hier über { $table }, wie ihr wollt. Was gesagt wird, bindet niemanden.
talk-failed = Discord lässt mich hier keinen privaten Thread öffnen.
talk-elsewhere = Private Threads gibt es bei Discord nur in Textkanälen, und dieser Tisch ist anderswo. Sag es allen am Tisch.
talk-ended = Dieser private Thread ist geschlossen worden.
permission-create-private-threads = Private Threads erstellen
option-no-talks = ohne private Threads
