# Die Tische einer Person: /civ games und /civ next. Was sie von jedem sagen, beginnt in ui.ftl.

name-next = nächster-tisch
command-next = Zum nächsten Tisch gehen, an dem du dran bist
games-ready = 👉 **[{ $table }]({ $link })**: Alle Plätze sind besetzt, du kannst starten. { $names }
# $when: „in 17 Stunden“, wie Discord es zeigt
games-left = Zeit läuft { $when } ab
games-paused = pausiert
games-take-backs = mit Rücknahmen
games-server = auf { $server }
games-placeless = den Kanal gibt es nicht mehr, oder ich sehe ihn nicht; { COMMAND("civ table") } holt den Tisch hierher
# Ein Button, der zu einem Tisch führt. $table: „Tisch 7“
games-next = Weiter: { $table }
games-back = Zurück
games-more = Mehr
next-none = Gerade bist du nirgends dran. { COMMAND("civ games") } listet deine Tische auf.
