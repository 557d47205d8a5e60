### Die eigenen Tische: /civ games und /civ next.

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

games-title = { $count ->
    [0] Deine Tische
    [one] Dein Tisch
   *[other] Deine { $count } Tische
}
games-lobbies = Offene Tische hier
games-none = Du sitzt an keinem Tisch. { COMMAND("civ new") } eröffnet einen.
games-yours = 👉 **[{ $table }]({ $link })**: Du bist dran. { $names }
games-waiting = [{ $table }]({ $link }): Warten auf { $who }. { $names }
games-lobby = [{ $table }]({ $link }): noch nicht begonnen. { $names }
games-over = [{ $table }]({ $link }): { $names } · { $day }
games-on = läuft noch
games-over-title = { $count ->
    [0] Deine beendeten Partien
    [one] Deine beendete Partie
   *[other] Deine { $count } beendeten Partien
}
games-over-none = Noch keine.
games-key-over = Beendete Partien
games-key-open = Offene Tische
pick-replay-table = Auf eine Partie zurückblicken
games-key = Tisch { $table }: meine Hand
games-join = Bei Tisch { $table } mitspielen
choice-table = Tisch { $table }: { $names }

games-set-aside = ⚠️ Auf meinem Datenträger beschädigt und vorerst beiseitegelegt: { $tables }. Bitte sag es der Person, die den Bot betreibt.

games-aside = ich bin nicht mehr auf dem Server, die Partie wartet
