# Was der Bot sagt: Warteraum, Tisch, Hand, Abstimmungen, Fehler.

table-name = Tisch { $table }
table-elsewhere = Dieser Tisch ist in einem anderen Kanal. Du kannst ihn hierher holen.
table-lost = Der Kanal dieses Tisches ist weg oder mir verschlossen. Hol die Partie hierher, und sie geht weiter: Nichts ging verloren.
table-elsewhere-ask = Dieser Tisch ist in einem anderen Kanal. Du kannst die anderen bitten, ihn hierher zu verlegen; mehr als die Hälfte der Runde muss einverstanden sein.
table-lost-far = Der Kanal dieses Tisches ist weg oder mir verschlossen. { COMMAND("civ table") } in einem anderen Kanal seines Servers holt ihn dorthin.
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
lobby-owner = **{ $name }** (Host)
lobby-player = **{ $name }**
lobby-free = *freier Platz*
lobby-missing = { $count ->
    [one] Noch { $count } Person, dann kann der Host starten.
   *[other] Noch { $count } Personen, dann kann der Host starten.
}
lobby-ready = Alle Plätze sind besetzt. Der Host kann starten.
lobby-teams = Die Teams werden beim Start ausgelost; Teammitglieder sitzen einander gegenüber.
lobby-invited = Eingeladen: { $who }
lobby-begun = Zur Partie
lobby-cancelled = Dieser Tisch wurde abgesagt.
lobby-moved = Dieser Tisch ist umgezogen. Hier ist sein neuer Platz.
lobby-expired = Die Partie wurde nicht rechtzeitig gestartet; der Tisch ist geschlossen. { COMMAND("civ new") } eröffnet einen anderen.
invited = { $who }: Einladung zu { $table }. Zum Mitspielen oben auf „{ key-join }“ drücken.
pick-invite = Andere einladen
thread-name = Tisch { $table }: { $names }
thread-failed = Ich darf hier keinen Thread öffnen; darum bleibt die Partie in diesem Kanal.

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
board-away = Zurzeit spielt der Computer für { $who }.
board-take-backs = In dieser Partie wurden Züge zurückgenommen, womöglich mit Karten, die schon zu sehen waren.
board-all-away = { $who }: Niemand ist da, um weiterzuspielen; die Partie ruht. Mit „{ key-hand }“ geht es weiter.
board-cancelled = Diese Partie wurde im Einvernehmen abgebrochen.
nudge = ⏰ { $name } erinnert { $who }: { $count ->
    [one] Du bist dran ({ $table }).
   *[other] Ihr seid dran ({ $table }).
}

# Die Hand

hand-your-move = **Du bist dran.** { $step }
hand-waiting = Warten auf { $who }.
hand-board-link = Zum Spielfeld
hand-placeless = Der Kanal dieses Tisches ist weg oder mir verschlossen. { COMMAND("civ table") } in einem anderen holt das Spielfeld dorthin.
hand-automatic = Der Computer hat zurzeit deinen Platz. Nimm ihn wieder ein, wann immer du willst.
hand-not-seated = An Tisch { $table } spielst du nicht mit. Sein Spielfeld ist öffentlich; { COMMAND("civ new") } eröffnet einen eigenen Tisch.
hand-taken = Diesen Platz an Tisch { $table } spielt jetzt jemand anders.
hand-lobby = Die Partie an Tisch { $table } hat noch nicht begonnen.
hand-no-effect = Gerade kannst du keinen Effekt nutzen.
closed-effect = { $effect } ({ $have })
closed-levels = Zu wenige Karten (Stufe 1 braucht { $one }, Stufe 2 braucht { $two }): { $effects }. (§3.2)
closed-used = In diesem Zug genutzt: { $effects }. (§3.1)
closed-domains = Keine Karte in der Auslage: { $domains }. (§3.2, §3.3)
hand-alt = Deine Hand: { $cards }.
pack-alt = Das Päckchen vor dir: { $cards }.
short-own = ▸ **{ $name }** (du): { $columns } · Hand{"\u00A0"}{ $hand }/{ $limit }
short-mate = **{ $name }** (dein Team): { $columns } · Hand{"\u00A0"}{ $hand }/{ $limit }
short-seat = **{ $name }**: { $columns } · Hand{"\u00A0"}{ $hand }/{ $limit }
short-left = ~~{ $name }~~ hat die Partie verlassen
short-nothing = nichts ausgelegt
short-pile = Zeitalterstapel { $pile } · Ablagestapel { $discard }
end-question = Noch möglich: { $effects }. Trotzdem den Zug beenden?
end-effect = „{ $effect }“
stale-moves = { $count ->
    [one] Dieser Knopf ist einen Schritt alt. Hier ist der Tisch, wie er jetzt ist.
   *[other] Dieser Knopf ist { $count } Schritte alt. Hier ist der Tisch, wie er jetzt ist.
}
stale-done = Das ist schon geschehen. Hier ist der Tisch, wie er jetzt ist.

# Was in einer Liste gewählt wird

pick-play = Eine Karte spielen
pick-use = Einen Effekt nutzen
pick-copy = Inspiration: einen Effekt kopieren
pick-sacrifice = Eine Karte für ihren Abwurfeffekt abwerfen
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
    [one] { $count } Karte aus deiner Auslage abwerfen
   *[other] { $count } Karten aus deiner Auslage abwerfen
}
pick-recall = { $count ->
    [one] { $count } Karte aus deiner Auslage auf die Hand nehmen
   *[other] { $count } Karten aus deiner Auslage auf die Hand nehmen
}
pick-salvage = { $count ->
    [one] { $count } Karte aus dem Ablagestapel nehmen
   *[other] { $count } Karten aus dem Ablagestapel nehmen
}
pick-attack = Noch eine Karte abwerfen: Ihr Bereich wird angegriffen
pick-inquire = Wessen Hand?
pick-embargo = Embargo legen auf
pick-democracy = Demokratie legen auf

# Knöpfe

key-join = Mitspielen
key-leave = Verlassen
key-start = Starten
key-add-computer = Computer hinzufügen
key-remove-computer = Computer entfernen
key-why = Warum?
key-text = Als Text
key-cards = Alle Karten
key-cancel = Absagen
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
key-ask-away = Computer für mich spielen lassen
key-away = Computer spielen lassen
key-not-away = Ich spiele selbst
key-come-back = Platz wieder einnehmen
key-resign = Aufgeben
key-seated = In der Partie bleiben
key-move = Tisch hierher holen

# Abstimmungen

absent-explained = Wenn { $who } 24 Stunden lang nicht gespielt hat, können die anderen den Platz mit Mehrheit dem Computer geben. Wer zurückkommt, kann ihn jederzeit wieder einnehmen.

# Antworten auf Befehle

away-question = Soll an Tisch { $table } der Computer für dich spielen? Die anderen sehen es. Du kannst deinen Platz jederzeit wieder einnehmen, mit „{ key-hand }“ oder { COMMAND("civ hand") }.
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
games-none = Du spielst gerade an keinem Tisch. { COMMAND("civ new") } eröffnet einen.
games-yours = 👉 **[{ $table }]({ $link })**: Du bist dran. { $names }
games-waiting = [{ $table }]({ $link }): Warten auf { $who }. { $names }
games-lobby = [{ $table }]({ $link }): noch nicht begonnen. { $names }
games-key = Tisch { $table }: meine Hand
choice-table = Tisch { $table }: { $names }
settings-ask = Ich frage nach, bevor du einen Zug beendest, in dem noch ein Effekt möglich ist.
settings-display-picture = Deine Hand und die Spielfelder, die du aufrufst, kommen als Bild.
settings-display-text = Deine Hand und die Spielfelder, die du aufrufst, kommen in Worten.
settings-display-both = Deine Hand und die Spielfelder, die du aufrufst, kommen als Bild und in Worten.
settings-display-server = Deine Hand und die Spielfelder, die du aufrufst, kommen wie auf dem Server.
settings-theme-dark = Die Bilder, die nur du siehst, sind jetzt dunkel.
settings-theme-light = Die Bilder, die nur du siehst, sind jetzt hell.
settings-theme-server = Die Bilder, die nur du siehst, haben die Farben der Spielfelder, die alle sehen.
server-display-picture = Die Spielfelder auf diesem Server kommen jetzt als Bild.
server-display-text = Die Spielfelder auf diesem Server kommen jetzt in Worten.
server-display-both = Die Spielfelder auf diesem Server kommen jetzt als Bild und in Worten.
server-threads-own-thread = Neue Partien auf diesem Server bekommen jetzt einen eigenen Thread, wo ich einen öffnen darf.
server-threads-channel = Neue Partien auf diesem Server bleiben jetzt in ihrem Kanal.
settings-language = Ab jetzt spreche ich mit dir { $language }. Öffentliche Nachrichten eines Tisches bleiben in dessen Sprache.
settings-language-discord = Ab jetzt spreche ich mit dir wie dein Discord, so gut ich kann: { $language }.
server-language = Neue Tische auf diesem Server sprechen jetzt { $language }. Offene Tische behalten ihre Sprache.
server-language-discord = Neue Tische auf diesem Server sprechen jetzt dessen Discord-Sprache, so gut ich kann: { $language }.
settings-no-ask = Ich beende deinen Zug, ohne nachzufragen.

# Fehler

reason-which-table = Du sitzt an mehreren Tischen. Nenne den, den du meinst.
reason-no-table = Du sitzt an keinem offenen Tisch. { COMMAND("civ new") } eröffnet einen.
reason-command-outdated = Dieser Befehl hat sich geändert. Versuche es gleich noch einmal: Dann zeigt dir Discord den neuen.
outdated-button = Dieser Knopf sagt mir nichts mehr. { COMMAND("civ games") } zeigt deine Tische; nichts ging verloren.
outdated-form = Dieses Formular ist älter als mein Neustart. Öffne es bitte noch einmal; nichts ging verloren.
message-gone = Es ist geschehen, aber die Nachricht dazu ist weg. { COMMAND("civ hand") } und { COMMAND("civ table") } zeigen den Tisch, wie er jetzt ist.
error-ours = Bei uns ging etwas schief; deine Partie ist sicher. Passiert es wieder, nenne der Person, die den Bot betreibt, die Nummer `{ $number }`.
permissions-missing = { $count ->
    [one] Mir fehlt in diesem Kanal eine Berechtigung: { $permissions }. Wer diesen Server verwaltet, kann sie in den Kanaleinstellungen unter Berechtigungen geben.
   *[other] Mir fehlen in diesem Kanal Berechtigungen: { $permissions }. Wer diesen Server verwaltet, kann sie in den Kanaleinstellungen unter Berechtigungen geben.
}
no-picture-permission = Hier gibt es kein Bild: Mir fehlt die Berechtigung { $permission }. Wer diesen Server verwaltet, kann sie in den Kanaleinstellungen unter Berechtigungen geben.
no-picture-size = Das Bild ist größer, als dieser Server erlaubt; darum hier das Spielfeld in Worten.
permission-view-channel = Kanal ansehen
permission-send-messages = Nachrichten senden
permission-attach-files = Dateien anhängen
permission-create-public-threads = Öffentliche Threads erstellen
permission-send-messages-in-threads = Nachrichten in Threads senden
