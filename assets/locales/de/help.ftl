### Die erste Nachricht auf einem Server und die Hilfe.

welcome =
    Ein Kartenspiel für zwei bis vier Personen, auf Discord und in jedem Tempo: eine Partie am Abend oder eine Karte am Tag.
    { COMMAND("civ new") } eröffnet hier einen Tisch, { COMMAND("civ help") } zeigt, wie es geht.
key-alone = Gegen den Computer spielen
key-learn = Spielen lernen
welcome-optional = Ohne diese funktioniert alles, außer dem, wofür sie da sind:
welcome-missing = { $count ->
    [one] Mir fehlt hier eine Berechtigung. Ein Admin kann sie unter Kanaleinstellungen › Berechtigungen geben:
   *[other] Mir fehlen hier Berechtigungen. Ein Admin kann sie unter Kanaleinstellungen › Berechtigungen geben:
}

## Hilfe: drei Schritte, und das Bild einer Hand mit drei Zahlen darauf.

help-more = -# { COMMAND("civ play") } Leute finden · { COMMAND("civ games") } deine Tische · { COMMAND("civ puzzle") } Tagesrätsel · { COMMAND("settings") }
help-tournaments = 🏆 { COMMAND("tournament new") } kündigt ein Turnier an.
help-league = 🪜 { COMMAND("league") } zeigt die Liga.
features-more = ➕ Mehr schaltet die Serververwaltung ein, mit { COMMAND("server-settings") }: { $features }.
## Was man in den Regeln sucht und in einem Befehl findet.

privacy-elsewhere = Was ich über dich speichere: { COMMAND("privacy show") }
privacy-elsewhere-words = datenschutz, daten, meine daten, dsgvo, daten löschen, konto löschen, vergessen, was speicherst du, gespeichert, löscht alles von mir
clocks-elsewhere = Das Spielfeld sagt, wie lange du noch hast. Ruhezeiten und Urlaub ({ COMMAND("settings") }) halten lange Bedenkzeiten an, aber nicht endlos: In einem sehr langen Zug zählt wieder jede Stunde. Ohne Zeitlimit dürfen die anderen den Zug nach 24 Stunden dem Computer geben. Kommst du nach Ablauf deiner Zeit zurück, bekommst du einmal ein Zehntel davon.
clocks-elsewhere-words = uhr, uhren, zeit, bedenkzeit, zeitlimit, zeitablauf, wie lange, wie viel zeit, urlaub, ruhezeiten, zeitzone, timer, frist, stunden, tage, ferien, zeit übrig, zeit abgelaufen, verreist, schlafe, schlafen, nachts dran, zug verpasst, zug verpasse, zu spät, wochenende, wie viel zeit pro zug
pings-elsewhere = Wie ich dir sage, dass du dran bist: { COMMAND("settings") }
pings-elsewhere-words = benachrichtigung, benachrichtigungen, erwähnung, erwähnungen, ping, pingen, erinnerung, erinnern, direktnachricht, bescheid sagen, nachts, pings, gepingt, erinnerungen, nachrichten, pingt, anpingen, anpingt, angepingt, benachrichtigt, erfahre dass ich dran bin, keine direktnachrichten mehr
bot-elsewhere = Partien gegen den Computer, Wertungen, Rückblicke, Rätsel und die Karten der Woche gehören nicht zu den Regeln: { COMMAND("civ help") }
bot-elsewhere-words = computer, ki, allein, alleine, solo, wertungszahl, wertungszahlen, elo, rang, rangliste, profil, statistik, statistiken, rückblick, altes spiel, alte partie, letzte partie, beendete partie, rätsel, karten der woche, wochenpartie, tipp, tutorial, einstellungen, sprache, dunkelmodus, einladen, letzte züge ansehen, züge nochmal ansehen, nochmal ansehen, frühere züge, verlauf, zurückspulen, alte partien, alte spiele, protokoll, zugprotokoll, liste der züge, tipps, auf englisch, befehle, rat, ratschlag
