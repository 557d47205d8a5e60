### Ein Tisch vor dem Spiel: Lobby, Einrichtung, Einladungen, Wörter fürs Austeilen.

key-ready = Einverstanden
key-wait = Warten
key-arrange = Einrichten
key-form = Alles in einem Formular
key-free = Plätze ohne Antwort frei machen

lobby-unready = ⏳ noch nicht einverstanden
lobby-asked-anew = { $who }: Der Tisch wurde geändert. Noch dabei? Klick auf **{ key-ready }**; danach kann der Host starten.
lobby-partners = **{ $name }** und **{ $other }** spielen zusammen und sitzen einander gegenüber.
lobby-over = Die Partie ist zu Ende. Hier ist der Tisch.
ready-asked = { $who }: **{ $owner }** hat { $table } geändert. Noch dabei? Klick dort auf **{ key-ready }**.

arrange-title = Tisch { $table } einrichten
arrange-explained = Ändert sich das Spiel, müssen alle, die schon sitzen, neu zustimmen.
arrange-players = Plätze
arrange-computers = Computer
arrange-computers-count = { $count ->
    [0] Kein Computer
    [one] 1 Computer
   *[other] { $count } Computer
}
arrange-computers-level = { $computers }: { $level }
arrange-computers-kept = { $computers }, Stärken wie jetzt
arrange-level = Spielstärke von { $name }
arrange-level-of = { $name }: { $level }
computer-level = { $level ->
    [expert] Experte, mit Blick voraus
    [normal] normal, mit Blick auf andere
   *[easy] leicht, ohne Blick auf andere
}
computer-level-meaning = { $level ->
    [expert] spielt durch, was folgen kann; braucht einige Sekunden
    [normal] achtet darauf, was andere vorhaben; viel schwerer
   *[easy] spielt für sich und übersieht, was du vorhast; für die ersten Partien
}
arrange-rules = Regeln
arrange-partner = Wer mit { $name } spielt
arrange-partner-drawn = Teams auslosen
arrange-clock = Bedenkzeit
arrange-clock-typed = 12h oder 7t+12h; leer: keine
arrange-at-zero = { form-server-timeout }
arrange-also = Zugang und Thread
arrange-also-hints = Zugang, Thread, Tipps
arrange-invited = Nur auf Einladung
arrange-thread = Im eigenen Thread spielen
arrange-talks = Zwei dürfen privat miteinander reden
arrange-hints = Tipps für alle
# At most 100 characters
arrange-hints-meaning = Dann zählt die Partie nicht für die Wertung
arrange-no-vacations = Ohne Urlaub: Er hält die Zeit nicht an
arrange-no-weekends = Wochenenden zählen nicht

## Der Warteraum

option-players = { $count } Personen
option-open = offen für alle
option-invited = auf Einladung
option-own-thread = gespielt wird im eigenen Thread
lobby-who-plays = Wer spielt mit?
lobby-owner = **{ $name }** (Host)
lobby-player = **{ $name }**
lobby-free = *freier Platz*
lobby-missing = { $count ->
    [one] Es fehlt noch eine Person, dann kann der Host starten.
   *[other] Es fehlen noch { $count } Personen, dann kann der Host starten.
}
lobby-missing-players = { $count ->
    [one] Es fehlt noch eine Person, dann beginnt die Partie.
   *[other] Es fehlen noch { $count } Personen, dann beginnt die Partie.
}
lobby-ready = Alle Plätze sind besetzt. Der Host kann starten.
# $at: a time, as in “in 5 minutes”
lobby-begins = Alle Plätze sind besetzt. Der Host kann starten; sonst beginnt die Partie { $at }.
lobby-begins-at-once = Alle sind da: Die Partie beginnt { $at }.
lobby-invited = Eingeladen: { $who }
lobby-begun = Zur Partie
lobby-cancelled = Dieser Tisch wurde abgesagt.
lobby-moved = Dieser Tisch ist umgezogen. Er ist jetzt hier.
lobby-digest-late = 🔔 Deine tägliche Nachricht kommt hier vielleicht zu spät ({ $clock }): An diesem Tisch erwähne ich dich. { COMMAND("settings") } ändert das.
lobby-digest-direct = 🔔 Deine tägliche Nachricht kommt hier vielleicht zu spät ({ $clock }): An diesem Tisch schicke ich dir Direktnachrichten. { COMMAND("settings") } ändert das.
key-call-direct = Direktnachrichten an diesem Tisch
key-call-mention = Erwähnungen an diesem Tisch
lobby-expired = Die Partie wurde nicht rechtzeitig gestartet, der Tisch ist geschlossen. { COMMAND("civ new") } eröffnet einen anderen.
invited = { $who }: **{ $by }** lädt zum Mitspielen ein: [{ $table }]({ $link }). Klick dort auf „{ key-join }“.
pick-invite = Andere einladen
thread-name = Tisch { $table }: { $names }
thread-failed = Ich darf hier keinen Thread öffnen, deshalb bleibt die Partie in diesem Kanal.

## Buttons

key-join = Mitspielen
key-im-in = Bin dabei
key-leave = Verlassen
key-start = Starten
key-add-computer = Computer hinzufügen
key-remove-computer = Computer entfernen
key-cancel = Tisch absagen

option-no-talks = ohne private Threads
option-hints = Tipps erlaubt

## Eine Revanche in ihrer Lobby

rematch-order = Alle behalten ihren Platz, und der Startspieler rückt einen Platz weiter.
rematch-order-first = Alle behalten ihren Platz; nun fängt **{ $name }** an.

## Das versiegelte Austeilen und Wörter der Mitspielenden

key-fair-deal = Faires Austeilen
fair-deal-explained = Ich habe ein Geheimnis erzeugt, bevor jemand mitspielte; das hier ist sein Siegel. Karten und Plätze folgen aus dem Geheimnis, aus einem Wort, das alle beisteuern können, und aus der Nummer der Nachricht, nach der keine Wörter mehr dazukommen; die kann sich niemand aussuchen. Nach der Partie wird das Geheimnis veröffentlicht, und alle können die Verteilung prüfen.
key-word = Mitmischen
lobby-commitment = 🔒 Siegel der Karten: `{ $commitment }`. Nach der Partie zeigt es, dass niemand sie ausgesucht hat.
fair-deal-seal = 🔒 Das ganze Siegel: `{ $commitment }`
lobby-words = Wörter: { $words }
# $table (its number)
words-closed = Tisch { $table }: Jetzt kommen keine Wörter mehr dazu. Die Karten folgen aus ihnen, dem Geheimnis und der Nummer dieser Nachricht.
lobby-no-words = Niemand hat eines beigesteuert.
words-order = Reihenfolge: { $people }
lobby-word = **{ $name }** „{ $word }“
word-title = Tisch { $table } mitmischen
word-label = Egal was; alle sehen es
word-hint = Fließt ins Mischen ein, damit niemand die Karten bestimmen kann. Leer: nimmt deines zurück.
