# Der Tisch, wie ihn sein Host einrichtet, und was das von denen verlangt, die schon sitzen.

key-ready = Einverstanden
key-arrange = Einrichten
key-form = Alles in einem Formular
key-free = Plätze ohne Antwort frei machen

lobby-unready = ⏳ noch nicht einverstanden
lobby-asked-anew = Der Tisch hat sich geändert, seit { $who } dazukam. Drück **{ key-ready }**, um so zu spielen; danach kann der Host starten.
lobby-partners = **{ $name }** und **{ $other }** spielen zusammen und sitzen einander gegenüber.
lobby-over = Die Partie ist zu Ende. Hier ist der Tisch.
ready-asked = { $who }: **{ $owner }** hat { $table } geändert. Sieh es dir an und drück dort **{ key-ready }**, wenn du so spielen möchtest.

arrange-title = Tisch { $table } einrichten
arrange-explained = Am Tisch ist jede Wahl sofort zu sehen. Ändert sie das Spiel, müssen alle, die schon sitzen, neu zustimmen.
arrange-players = Plätze
arrange-computers = Computer
arrange-computers-count = { $count ->
    [0] Kein Computer
    [one] 1 Computer
   *[other] { $count } Computer
}
arrange-rules = Regeln
arrange-partner = Wer mit { $name } spielt
arrange-partner-drawn = Teams auslosen
arrange-clock = Bedenkzeit
arrange-clock-typed = 12h oder 7t+12h; leer: ohne Zeitlimit
arrange-at-zero = Wenn die Zeit abläuft
arrange-also = Wer mitspielen darf, und wo
arrange-invited = Nur auf Einladung
arrange-thread = Ein eigener Thread
arrange-talks = Zwei dürfen privat miteinander reden
