### Was schiefgeht: veraltete Knöpfe, eigene Fehler, fehlende Berechtigungen.

stale-moves = { $count ->
    [one] Dieser Button ist veraltet (1 Schritt). Hier ist der aktuelle Tisch.
   *[other] Dieser Button ist veraltet ({ $count } Schritte). Hier ist der aktuelle Tisch.
}
stale-done = Das ist schon erledigt. Hier ist der aktuelle Tisch.
reason-command-outdated = Dieser Befehl hat sich geändert. Versuch es gleich noch einmal, sobald Discord den neuen zeigt.
outdated-button = Dieser Button funktioniert nicht mehr. { COMMAND("civ games") } zeigt deine Tische; nichts ist verloren.
outdated-form = Seit du dieses Formular geöffnet hast, habe ich neu gestartet. Öffne es bitte noch einmal; nichts ist verloren.
message-gone = Erledigt, aber die Nachricht gibt es nicht mehr. { COMMAND("civ hand") } und { COMMAND("civ table") } zeigen den aktuellen Tisch.
error-ours = Da ist bei mir etwas schiefgegangen; deine Partie ist sicher. Falls es wieder passiert, nenne der Person, die den Bot betreibt, die Nummer `{ $number }`.
error-discord = Discord war kurz nicht erreichbar, und meine Antwort ging verloren. Deine Partie ist sicher; sieh nach, ob es schon geschehen ist, bevor du es noch einmal versuchst.
refused-words = Discords AutoMod auf diesem Server hat abgelehnt, was ich hier zeigen sollte. Deine Partie ist sicher; wenn ich auf dem Server irgendwo schreiben kann, steht dort der Grund.
refused-place = Discord lässt mich das hier nicht tun. Deine Partie ist sicher; wer den Server verwaltet, sieht mit { COMMAND("server-settings") }, was fehlt.
refused-asleep = Dieser Thread ist geschlossen, und ich kann ihn nicht öffnen. Deine Partie ist sicher; versuch es noch einmal, sobald die Moderation ihn geöffnet hat.
refused-full = Dieser Server hat so viele offene Threads, wie Discord erlaubt. Deine Partie ist sicher; versuch es noch einmal, sobald einer geschlossen ist.
refused-files = Discord nimmt die Datei nicht an, die ich hier zeigen sollte; vielleicht ist sie zu groß. Deine Partie ist sicher.
refused-later = Discord nimmt hier gerade keine Nachrichten an. Deine Partie ist sicher; versuch es in ein paar Minuten noch einmal.
permissions-missing = { $count ->
    [one] Mir fehlt hier eine Berechtigung: { $permissions }. Ein Admin kann sie unter Kanaleinstellungen › Berechtigungen geben.
   *[other] Mir fehlen hier Berechtigungen: { $permissions }. Ein Admin kann sie unter Kanaleinstellungen › Berechtigungen geben.
}
permissions-elsewhere = Einen Tisch kannst du hier eröffnen: { $channels }.
no-picture-permission = Kein Bild hier: Mir fehlt die Berechtigung { $permission }. Ein Admin kann sie unter Kanaleinstellungen › Berechtigungen geben.
no-picture-size = Das Bild ist zu groß für diesen Server, hier ist das Spielfeld als Text.
permission-view-channel = Kanal ansehen
permission-send-messages = Nachrichten senden
permission-attach-files = Dateien anhängen
permission-create-public-threads = Öffentliche Threads erstellen
permission-send-messages-in-threads = Nachrichten in Threads senden

permission-manage-roles = Rollen verwalten
permission-create-private-threads = Private Threads erstellen
permission-manage-threads = Threads verwalten
permission-create-events = Events erstellen
permission-read-message-history = Nachrichtenverlauf anzeigen

## Wozu Berechtigungen dienen

permission-line = - **{ $permission }**: { $purpose }
purpose-view-channel = um den Kanal überhaupt zu sehen
purpose-send-messages = um den Tisch zu zeigen und alle zu rufen, die dran sind
purpose-manage-roles = für die Rollen der ersten drei einer Saison
purpose-attach-files = für die Bilder von Spielfeld und Hand
purpose-create-public-threads = für Partien mit eigenem Thread
purpose-send-messages-in-threads = um in Threads zu spielen
purpose-create-private-threads = für Threads, in denen zwei unter sich reden
purpose-read-message-history = um nachzusehen, ob schon erwähnt wurde, bevor es noch einmal geschieht
purpose-create-events = für die Events von Turnieren
purpose-manage-threads = um Leute, die sich einmischen, aus dem Thread eines Turniers zu nehmen
