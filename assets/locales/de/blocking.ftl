### Mit wem jemand nichts zu tun haben will.

name-block = blockieren
command-settings-block = Jemanden von deinen Tischen fernhalten oder wieder zulassen (leer: deine Liste)
option-settings-block = Wen; noch einmal wählen, um die Person freizugeben
# $who (eine Person, als Erwähnung)
blocked = Du hast { $who } blockiert.
unblocked = { $who } ist nicht mehr blockiert.
# $tables (etwa Tisch 3 und Tisch 5)
blocked-left = Ihr habt beide auf den Beginn gewartet; dort bist du jetzt nicht mehr dabei: { $tables }.
blocking-title = Von dir blockiert
blocking-nobody = Niemand.
blocking-told = Ihr kommt nicht mehr zusammen an neue Tische und bekommt voneinander weder Einladungen noch private Threads oder Plätze. Laufende Partien gehen weiter. Ich sage niemandem, wen du blockiert hast.
pick-block = Jemanden blockieren / freigeben
