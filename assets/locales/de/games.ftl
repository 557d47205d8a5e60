# Die Tische einer Person: /civ games und /civ next. Was sie von jedem sagen, beginnt in ui.ftl.

name-next = nächster-tisch
command-next = Zum nächsten Tisch gehen, der auf dich wartet
games-ready = 👉 **[{ $table }]({ $link })**: Alle Plätze sind besetzt, du kannst starten. { $names }
# $when: „in 17 Stunden“, wie Discord es zeigt
games-left = Zeit läuft { $when } ab
games-paused = pausiert
games-take-backs = mit Rücknahmen
games-server = auf { $server }
games-placeless = der Kanal ist weg oder mir verschlossen, { COMMAND("civ table") } holt den Tisch hierher
# Ein Knopf, der zu einem Tisch führt. $table: „Tisch 7“
games-next = Zu { $table }
games-back = Zurück
games-more = Mehr
next-none = Kein Tisch wartet auf dich. { COMMAND("civ games") } listet deine auf.
