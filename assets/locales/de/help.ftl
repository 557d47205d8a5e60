### Die erste Nachricht auf einem Server und die Hilfe.

welcome =
    Ein Kartenspiel für zwei bis vier Spieler, auf Discord und in jedem Tempo: eine Partie am Abend oder eine Karte am Tag.
    { COMMAND("civ new") } eröffnet hier einen Tisch, { COMMAND("civ help") } zeigt, wie es geht.
key-alone = Gegen den Computer spielen
welcome-missing = { $count ->
    [one] Mir fehlt hier eine Berechtigung. Ein Admin kann sie unter Kanaleinstellungen › Berechtigungen geben:
   *[other] Mir fehlen hier Berechtigungen. Ein Admin kann sie unter Kanaleinstellungen › Berechtigungen geben:
}

## Hilfe: drei Schritte, und das Bild einer Hand mit drei Zahlen darauf.

help-more = { COMMAND("civ games") } listet deine Tische auf, { COMMAND("civ replay") } zeigt eine Partie noch einmal, { COMMAND("civ away") } lässt den Computer für dich spielen. „{ key-undo }“ nimmt deinen Schritt zurück, solange er nichts Verdecktes gezeigt hat.
help-tournaments = 🏆 { COMMAND("tournament new") } kündigt ein Turnier an, { COMMAND("tournament bracket") } zeigt es, { COMMAND("referee call") } ruft die Spielleitung.
features-more = ➕ Die Serververwaltung kann mit { COMMAND("server-settings") } mehr einschalten: { $features }.
help-fair =
    🤝 **Fair an jedem Tisch**
    - Die Karten folgen aus einem vor der Partie versiegelten Geheimnis und aus euren Wörtern: „{ key-verify }“ bei { COMMAND("civ replay") } prüft es.
    - Dein Platz und deine Hand gehören dir. Bittet jemand um deinen Platz, hast du einen halben Tag für dein Nein (an schnellen Tischen zwei Züge); zu zweit braucht es dein Ja, oder zwei abgelaufene Züge hintereinander und noch einen.
    - Zurücknehmen, Pause und Abbruch brauchen das Ja von allen. Wer drei Tage schweigt (an schnellen Tischen zehn Minuten), zählt nicht mehr, wenn auch zwei eigene Züge verstrichen sind; bei einer Pause auch, wenn man so lange dran war. Urlaub zählt nicht mit.
    - Ein Tisch zieht nur nach einer Abstimmung um, auf einen anderen Server nie.
    - Niemand kann dich in einer halben Stunde (schnelle Tische: zwei Minuten) zweimal für dasselbe rufen. Ruhezeiten gelten auch für Erwähnungen, nur nicht an schnellen Tischen.
    - Ist der Kanal weg oder für dich verborgen, steht deine Uhr bis zu drei Tage.
    - { COMMAND("settings") } hält jemanden fern, { COMMAND("moderate close") } ist für die Moderation, { COMMAND("privacy show") } sagt, was ich über dich speichere.

help-elsewhere = In Direktnachrichten spielen, deine Hand als Text sehen, jemanden blockieren: { COMMAND("settings") }. Menü an einer Person: *Apps › { person-menu-invite }*.

## Was man in den Regeln sucht und in einem Befehl findet.

privacy-elsewhere = Was ich über dich speichere: { COMMAND("privacy show") }
privacy-elsewhere-words = datenschutz, daten, meine daten, dsgvo, daten löschen, konto löschen, vergessen, was speicherst du
clocks-elsewhere = Zeit gehört nicht zu den Regeln: Das Spielfeld sagt, wie lange du noch hast. Ruhezeiten und Urlaub ({ COMMAND("settings") }) halten langsame Uhren an. Ruhezeiten tun das in einem Zug höchstens für das Dreifache seiner Zeit und einen Tag, und nach weiteren 30 Tagen zählt jede Stunde, was auch immer jemand einstellt. Ohne Uhr dürfen die anderen den Zug nach 24 Stunden dem Computer geben. Zurückkommen geht einmal; beim zweiten Mal spielt der Computer den Zug zu Ende. Eine Lobby, die nicht startet, schließt spätestens nach einer Woche. Kommst du in einem Zug zurück, dessen Zeit abgelaufen ist, bekommst du einmal ein Zehntel davon.
clocks-elsewhere-words = uhr, uhren, zeit, bedenkzeit, zeitlimit, zeitablauf, wie lange, wie viel zeit, urlaub, ruhezeiten, zeitzone, timer, frist
pings-elsewhere = Wie ich dir sage, dass du dran bist: { COMMAND("settings") }
pings-elsewhere-words = benachrichtigung, benachrichtigungen, erwähnung, erwähnungen, ping, pingen, erinnerung, erinnern, direktnachricht, bescheid sagen
