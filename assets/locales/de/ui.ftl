# Was der Bot sagt: Warteraum, Tisch, Hand, Abstimmungen, Fehler.

table-name = Tisch { $table }
table-drawn = { $table } der Runde { $round }
table-elsewhere = Dieser Tisch ist in einem anderen Kanal. Du kannst ihn hierher holen.
table-lost = Den Kanal dieses Tisches gibt es nicht mehr, oder ich sehe ihn nicht. Hol die Partie hierher, dann geht sie weiter. Nichts ist verloren.
table-elsewhere-ask = Dieser Tisch ist in einem anderen Kanal. Du kannst die anderen bitten, ihn hierher zu verlegen; mehr als die Hälfte der Spieler muss einverstanden sein.
table-lost-far = Den Kanal dieses Tisches gibt es nicht mehr, oder ich sehe ihn nicht. { COMMAND("civ table") } in einem anderen Kanal seines Servers holt ihn dorthin.
moved = Tisch { $table } ist jetzt hier.

# Der Warteraum

option-players = { $count } Spieler
option-setup-classic = Basis-Variante
option-setup-draft = Draft-Variante
option-hegemony-turn-end = Vorherrschaft am Ende eines Zuges
option-hegemony-immediate = Vorherrschaft sofort (Turnierregel)
option-teams = Teamspiel
option-open = offen für alle
option-invited = auf Einladung
option-own-thread = gespielt wird im eigenen Thread
lobby-owner = **{ $name }** (Host)
lobby-player = **{ $name }**
lobby-free = *freier Platz*
lobby-missing = { $count ->
    [one] Noch { $count } Spieler, dann kann der Host starten.
   *[other] Noch { $count } Spieler, dann kann der Host starten.
}
lobby-ready = Alle Plätze sind besetzt. Der Host kann starten.
lobby-teams = Die Teams werden beim Start ausgelost; Teammitglieder sitzen einander gegenüber.
lobby-invited = Eingeladen: { $who }
lobby-begun = Zur Partie
lobby-cancelled = Dieser Tisch wurde abgesagt.
lobby-moved = Dieser Tisch ist umgezogen. Er ist jetzt hier.
lobby-expired = Die Partie wurde nicht rechtzeitig gestartet, der Tisch ist geschlossen. { COMMAND("civ new") } eröffnet einen anderen.
invited = { $who }: Einladung an { $table }. Drück oben auf „{ key-join }“, um mitzuspielen.
pick-invite = Andere einladen
thread-name = Tisch { $table }: { $names }
thread-failed = Ich darf hier keinen Thread öffnen, deshalb bleibt die Partie in diesem Kanal.

# Der Tisch

final-round-begun = **Letzte Runde:** Der Zeitalterstapel ist leer. Bis zum Platz rechts vom Startspieler haben alle noch einen Zug, ohne Karten zu ziehen.
board-your-turn = { $who }, du bist dran: { $table }.
board-computer-turn = { $count ->
    [one] { $who } spielt …
   *[other] { $who } spielen …
}
board-all-choose = { $count ->
    [one] { $who }, wähle eine Karte ({ $table }): Drück auf „{ key-hand }“.
   *[other] { $who }, wählt je eine Karte ({ $table }): Drückt auf „{ key-hand }“.
}
board-away = Gerade spielt der Computer für { $who }.
board-take-backs = In dieser Partie wurden Züge zurückgenommen, womöglich nachdem Karten zu sehen waren.
board-all-away = { $who }: Gerade ist niemand da, die Partie pausiert. Mit „{ key-hand }“ geht es weiter.
board-cancelled = Diese Partie wurde einvernehmlich abgebrochen.
nudge = ⏰ { $who }, { $count ->
    [one] du bist
   *[other] ihr seid
} dran ({ $table })! Erinnerung: { $name }

# Die Hand

hand-your-move = **Du bist dran.** { $step }
hand-waiting = Warten auf { $who }.
hand-board-link = Zum Spielfeld
hand-placeless = Den Kanal dieses Tisches gibt es nicht mehr, oder ich sehe ihn nicht. { COMMAND("civ table") } in einem anderen Kanal holt das Spielfeld dorthin.
hand-automatic = Gerade spielt der Computer für dich. Du kannst jederzeit übernehmen.
hand-not-seated = An Tisch { $table } spielst du nicht mit. Sein Spielfeld ist öffentlich; { COMMAND("civ new") } eröffnet einen eigenen Tisch.
hand-not-seated-drawn = An Tisch { $table } spielst du nicht mit. Sein Spielfeld ist öffentlich; { COMMAND("tournament tables") } zeigt alle Tische.
hand-taken = Diesen Platz an Tisch { $table } hat jetzt jemand anders.
hand-lobby = Die Partie an Tisch { $table } hat noch nicht begonnen.
hand-no-effect = Gerade kannst du keinen Effekt nutzen.
hand-alt = Deine Hand: { $cards }.
pack-alt = Das Päckchen vor dir: { $cards }.
end-question = Du kannst noch nutzen: { $effects }. Trotzdem den Zug beenden?
end-effect = „{ $effect }“
stale-moves = { $count ->
    [one] Dieser Button ist veraltet (1 Schritt). Hier ist der aktuelle Tisch.
   *[other] Dieser Button ist veraltet ({ $count } Schritte). Hier ist der aktuelle Tisch.
}
stale-done = Das ist schon erledigt. Hier ist der aktuelle Tisch.

# Was in einer Liste gewählt wird

pick-play = Eine Karte spielen
pick-use = Einen Effekt nutzen
pick-copy = Inspiration: einen Effekt kopieren
pick-sacrifice = Abwurfeffekt wählen
pick-keep = Eine Karte behalten
pick-take = Eine Karte aus der Mitte nehmen
pick-discard = { $count ->
    [one] { $count } Handkarte abwerfen
   *[other] { $count } Handkarten abwerfen
}
pick-give = { $count ->
    [one] { $count } Karte zurückgeben
   *[other] { $count } Karten zurückgeben
}
pick-scrap = { $count ->
    [one] { $count } Karte aus der Auslage abwerfen
   *[other] { $count } Karten aus der Auslage abwerfen
}
pick-recall = { $count ->
    [one] { $count } Karte aus der Auslage nehmen
   *[other] { $count } Karten aus der Auslage nehmen
}
pick-salvage = { $count ->
    [one] { $count } Karte vom Ablagestapel nehmen
   *[other] { $count } Karten vom Ablagestapel nehmen
}
pick-attack = Karte des angegriffenen Bereichs
pick-inquire = Wessen Hand?
pick-embargo = Embargo legen auf
pick-democracy = Demokratie legen auf

# Buttons

key-join = Mitspielen
key-leave = Verlassen
key-start = Starten
key-add-computer = Computer hinzufügen
key-remove-computer = Computer entfernen
key-why = Warum?
key-text = Als Text
key-cards = Alle Karten
key-cancel = Tisch absagen
key-hand = Meine Hand
key-nudge = Erinnern
key-absent = Jemand fehlt
key-vote = Computer spielen lassen
key-rematch = Revanche
key-refresh = Aktualisieren
key-skip = Weiter, ohne zu spielen
key-end = Zug beenden
key-end-now = Zug jetzt beenden
key-end-always = Beenden, nie mehr fragen
key-stay = Weiterspielen
key-undo = Rückgängig
key-ask-away = Computer spielt für mich
key-away = Computer spielen lassen
key-not-away = Ich spiele selbst
key-come-back = Platz wieder einnehmen
key-resign = Aufgeben
key-seated = In der Partie bleiben
key-move = Tisch hierher holen

# Abstimmungen

absent-explained = Wenn { $who } 24 Stunden lang nicht spielt, können die anderen mit Mehrheit den Computer spielen lassen. Zurückkommen geht jederzeit.

# Antworten auf Befehle

away-question = Soll der Computer an Tisch { $table } für dich spielen? Die anderen sehen es. Du kannst deinen Platz jederzeit wieder einnehmen, mit „{ key-hand }“ oder { COMMAND("civ hand") }.
resign-question = An Tisch { $table } aufgeben? Deine Karten kommen auf den Ablagestapel, und du kannst nicht zurück.
resign-question-draft = An Tisch { $table } aufgeben? Der Draft läuft noch: Die Partie wäre für alle vorbei, und niemand würde gewinnen.
resigned = Du hast Tisch { $table } verlassen.
stayed = Du bleibst in der Partie.
rematch-open = Tisch { $table } ist für die Revanche offen, und du hast dort einen Platz.
rematch-there = Die Revanche ist an Tisch { $table }, und du hast dort deinen Platz.
games-title = { $count ->
    [0] Deine Tische
    [one] Dein Tisch
   *[other] Deine { $count } Tische
}
games-none = Du sitzt an keinem Tisch. { COMMAND("civ new") } eröffnet einen.
games-yours = 👉 **[{ $table }]({ $link })**: Du bist dran. { $names }
games-waiting = [{ $table }]({ $link }): Warten auf { $who }. { $names }
games-lobby = [{ $table }]({ $link }): noch nicht begonnen. { $names }
games-key = Tisch { $table }: meine Hand
choice-table = Tisch { $table }: { $names }
settings-ask = Ich frage nach, wenn du in einer Partie zum ersten Mal Effekte ungenutzt lässt.
settings-display-picture = Deine Hand und die Spielfelder werden dir jetzt als Bild gezeigt.
settings-display-text = Deine Hand wird dir jetzt als Text gezeigt. Den Text eines Spielfelds zeigt ein Button darunter.
settings-display-both = Deine Hand und die Spielfelder werden dir jetzt als Bild und Text gezeigt.
settings-display-server = Deine Hand und die Spielfelder werden dir jetzt wie auf dem Server gezeigt.
settings-theme-dark = Die Bilder, die nur du siehst, sind jetzt dunkel.
settings-theme-light = Die Bilder, die nur du siehst, sind jetzt hell.
settings-theme-server = Die Bilder, die nur du siehst, haben jetzt die Farben der öffentlichen Spielfelder.
server-display-picture = Spielfelder auf diesem Server werden jetzt als Bild gezeigt.
server-display-text = Spielfelder auf diesem Server werden jetzt als Text gezeigt.
server-display-both = Spielfelder auf diesem Server werden jetzt als Bild und Text gezeigt.
server-threads-own-thread = Neue Partien auf diesem Server bekommen jetzt einen eigenen Thread, wo ich einen öffnen darf.
server-threads-channel = Neue Partien auf diesem Server bleiben jetzt in ihrem Kanal.
settings-language = Ab jetzt spreche ich mit dir { $language }. Öffentliche Nachrichten bleiben in der Sprache des Tisches.
settings-language-discord = Ab jetzt spreche ich mit dir in der Sprache deines Discord, wenn ich kann: { $language }.
server-language = Sprache neuer Tische auf diesem Server: { $language }. Offene Tische behalten ihre.
server-language-discord = Neue Tische auf diesem Server nutzen dessen Discord-Sprache, wenn ich sie kann: { $language }.
settings-no-ask = Ich frage nicht mehr nach, bevor dein Zug endet.

# Fehler

reason-which-table = Du sitzt an mehreren Tischen. Nenne den, den du meinst.
reason-no-table = Du sitzt an keinem offenen Tisch. { COMMAND("civ new") } eröffnet einen.
reason-command-outdated = Dieser Befehl hat sich geändert. Versuch es gleich noch einmal, sobald Discord den neuen zeigt.
outdated-button = Dieser Button funktioniert nicht mehr. { COMMAND("civ games") } zeigt deine Tische; nichts ist verloren.
outdated-form = Seit du dieses Formular geöffnet hast, habe ich neu gestartet. Öffne es bitte noch einmal; nichts ist verloren.
message-gone = Erledigt, aber die Nachricht gibt es nicht mehr. { COMMAND("civ hand") } und { COMMAND("civ table") } zeigen den aktuellen Tisch.
error-ours = Da ist bei uns etwas schiefgegangen; deine Partie ist sicher. Falls es wieder passiert, melde die Nummer `{ $number }`.
permissions-missing = { $count ->
    [one] Mir fehlt hier eine Berechtigung: { $permissions }. Ein Admin kann sie unter Kanaleinstellungen › Berechtigungen geben.
   *[other] Mir fehlen hier Berechtigungen: { $permissions }. Ein Admin kann sie unter Kanaleinstellungen › Berechtigungen geben.
}
no-picture-permission = Kein Bild hier: Mir fehlt die Berechtigung { $permission }. Ein Admin kann sie unter Kanaleinstellungen › Berechtigungen geben.
no-picture-size = Das Bild ist zu groß für diesen Server, hier ist das Spielfeld als Text.
permission-view-channel = Kanal ansehen
permission-send-messages = Nachrichten senden
permission-attach-files = Dateien anhängen
permission-create-public-threads = Öffentliche Threads erstellen
permission-send-messages-in-threads = Nachrichten in Threads senden
