### Leute zum Spielen finden: `/civ play`, seine Zeilen in einem Kanal des Servers, und wo ein Server das einstellt.

play-looking = 🔎 Du suchst eine Partie: { $wish }. Sobald sich Mitspieler finden, bekommst du einen Platz, spätestens bis { $until }, und ich sage dir auf demselben Weg Bescheid wie bei deinen Zügen.
play-servers = { $count ->
    [one] Das gilt auf diesem Server. { COMMAND("civ play") } auf einem anderen nimmt den dazu.
   *[other] Das gilt auf { $count } Servern.
}
play-wish = { $clock }, { $count } Leute
play-wish-any = { $clock }, egal zu wievielt
play-trace = 🔎 { $name } sucht eine Partie: { $wish }.
play-trace-found = { $name } hat eine Partie gefunden: { $table }.
play-trace-over = { $name } sucht keine Partie mehr.
play-elsewhere = 🔎 Ob du noch eine Partie suchst, sagt die Zeile über dich in { $channel }.
play-seated = Du hast einen Platz: { $table }.
play-stopped = Du suchst diese Partie nicht mehr.
key-play-also = Ich spiele mit
key-play-stop = Nicht mehr suchen
key-play-alone = Solange gegen den Computer
play-server-title = Eine Partie finden
play-server-hint = { COMMAND("civ play") } sagt in diesem Kanal mit einer Zeile, wer sucht, und eröffnet dort die Tische. Die Rolle erfährt davon, höchstens einmal in der Stunde: Lass sie die Leute selbst wählen, unter „Kanäle & Rollen“. Ohne Kanal fragt der Befehl dort „Wer spielt mit?“, wo er benutzt wird.
play-server-pick = Eine Partie finden: Kanal wählen
play-server-role = Wer davon erfährt: Rolle wählen
play-server-on = In diesem Kanal finden sich jetzt Leute für eine Partie.
play-server-off = Es gibt keinen Kanal mehr, in dem man Partien findet. { COMMAND("civ play") } fragt „Wer spielt mit?“ dort, wo es jemand benutzt.
play-role-gone = Niemand wird erwähnt, wenn jemand eine Partie sucht.
play-role-silent = ⚠️ { $role } erfährt nichts: Erlaube in ihren Einstellungen allen, sie zu erwähnen.
reason-play-none = Du suchst diese Partie nicht mehr.
