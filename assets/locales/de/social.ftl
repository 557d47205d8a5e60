### Neben dem Spiel: Spielen folgen, private Notizen, Threads für zwei, Einladungen, Blockieren.

watch-on = Ich sage dir Bescheid, wenn die Partie an { $table } vorbei ist.
watch-off = Zu { $table } sage ich dir nicht mehr Bescheid.
note-kept = Gespeichert.
note-wiped = Deine Notiz ist gelöscht.
note-shown = Deine Notiz
note-title = Deine Notiz zu Tisch { $table }
note-label = Nur du siehst sie
note-hint = Pläne, wer was gesagt hat … Leer lassen löscht die Notiz
talk-open = { $channel } gehört euch: Lesen können dort nur ihr beide und alle, die hier Threads verwalten.
talk-name = { $table }: { $names }
talk-first = { $who }, redet hier über { $table }, wie ihr wollt. Was hier gesagt wird, bindet niemanden.
talk-failed = Discord lässt mich hier keinen privaten Thread öffnen.
talk-elsewhere = Private Threads gibt es bei Discord nur in Textkanälen, und dieser Tisch ist anderswo. Schreib es für alle sichtbar.
talk-ended = Dieser private Thread ist geschlossen worden.

## Einladungen

invite-sent = { $who } ist an [{ $table }]({ $link }) eingeladen.
reason-no-lobby-of-yours = Du hast hier keinen Tisch, der noch auf Mitspieler wartet. { COMMAND("civ new") } eröffnet einen.
reason-invited-seated = Diese Person sitzt schon an Tisch { $table }.
reason-invited-already = Diese Person ist schon an Tisch { $table } eingeladen.
reason-needs-server = Ein Tisch braucht einen Server, damit andere sich dazusetzen können. Nutze diesen Befehl in einem seiner Kanäle.

## Blockieren

# $who (eine Person, als Erwähnung)
blocked = Du hast { $who } blockiert.
unblocked = { $who } ist nicht mehr blockiert.
# $tables (etwa Tisch 3 und Tisch 5)
blocked-left = Ihr habt beide auf den Beginn gewartet; dort bist du jetzt nicht mehr dabei: { $tables }.
blocking-title = Von dir blockiert
blocking-nobody = Niemand.
blocking-told = Ihr kommt nicht mehr zusammen an neue Tische und bekommt voneinander weder Einladungen noch private Threads oder Plätze. Laufende Partien gehen weiter. Ich sage niemandem, wen du blockiert hast.
pick-block = Jemanden blockieren / freigeben
pick-block-anyone = Andere blockieren / freigeben
