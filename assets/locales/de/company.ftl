### Neben der Partie: wer zusieht, eigene Notizen, Threads zu zweit.

name-follow = folgen
name-note = notiz
name-talk = reden
name-player = person
name-talks = gespräche
command-watch = Bescheid bekommen, wenn eine Partie endet (nochmal: aus)
command-note = Eine Notiz zu deinem Tisch, die nur du siehst (leer: sie lesen)
option-note = Die neue Notiz; - löscht sie
command-talk = Einen privaten Thread mit jemandem von deinem Tisch öffnen
option-talk-player = Mit wem
option-new-talks = Dürfen zwei in einem privaten Thread miteinander reden? (Standard: ja)
watch-on = Ich sage dir Bescheid, wenn die Partie an { $table } vorbei ist. Mit { COMMAND("civ follow") } schaltest du das wieder aus.
watch-off = Zu { $table } sage ich dir nicht mehr Bescheid.
watch-none = In diesem Kanal läuft keine Partie. Nenne einen Tisch, oder geh dorthin, wo gespielt wird.
note-kept = Gespeichert; nur du siehst die Notiz. { COMMAND("civ note") } zeigt sie.
note-shown = **Deine Notiz zu { $table }**
note-none = Du hast keine Notiz zu { $table }.
note-wiped = Deine Notiz zu { $table } ist gelöscht.
talk-open = { $channel } gehört euch: Lesen können dort nur ihr beide und alle, die hier Threads verwalten.
talk-name = { $table }: { $names }
talk-first = { $who }, redet hier über { $table }, wie ihr wollt. Was hier gesagt wird, bindet niemanden.
talk-failed = Discord lässt mich hier keinen privaten Thread öffnen.
talk-elsewhere = Private Threads gibt es bei Discord nur in Textkanälen, und dieser Tisch ist anderswo. Schreib es für alle sichtbar.
talk-ended = Dieser private Thread ist geschlossen worden.
permission-create-private-threads = Private Threads erstellen
option-no-talks = ohne private Threads
