### Mit wem jemand nichts zu tun haben will.

name-block = blockieren
command-settings-block = Jemanden von deinen Tischen fernhalten oder nicht mehr; ohne Namen: deine Liste
option-settings-block = Wen; wer schon auf deiner Liste steht, wird gestrichen
# $who (eine Person, als Erwähnung)
blocked = Du hast { $who } blockiert.
unblocked = { $who } ist nicht mehr blockiert.
# $tables (etwa Tisch 3 und Tisch 5)
blocked-left = Wo ihr beide auf den Beginn gewartet habt, bist du gegangen: { $tables }.
blocking-title = Wen du blockiert hast
blocking-nobody = Niemanden.
blocking-told = Ihr bekommt keinen neuen Tisch zusammen, keine Einladung, keinen privaten Thread und keinen Platz in den Partien des anderen. Laufende Partien gehen weiter. Ich sage niemandem, dass du ihn blockiert hast.
pick-block = Jemanden blockieren oder freigeben, mit dem du gespielt hast
