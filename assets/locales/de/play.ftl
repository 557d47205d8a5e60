### Leute zum Spielen finden: `/civ play`, seine Zeilen in einem Kanal des Servers, und wo ein Server das einstellt.

play-looking = 🔎 Du suchst eine Partie: { $wish }. Sobald andere passen, bekommst du einen Platz, spätestens bis { $until }, und ich sage es dir so wie deine Züge.
play-servers = { $count ->
    [one] Das gilt auf diesem Server. { COMMAND("civ play") } auf einem anderen nimmt den dazu.
   *[other] Das gilt auf { $count } Servern.
}
play-wish = { $clock }, { $count } Leute
play-wish-any = { $clock }, egal zu wievielt
play-trace = 🔎 { $name } sucht eine Partie: { $wish }.
play-trace-found = { $name } hat eine Partie gefunden: { $table }.
play-trace-over = { $name } sucht keine Partie mehr.
play-stopped = Du suchst diese Partie nicht mehr.
key-play-also = Ich spiele mit
key-play-stop = Nicht mehr suchen
key-play-alone = Solange gegen den Computer
play-server-title = Eine Partie finden
play-server-hint = { COMMAND("civ play") } sagt in diesem Kanal mit einer Zeile, wer sucht, und eröffnet dort die Tische. Die Rolle erfährt davon, höchstens einmal in der Stunde: Lasst sie die Leute selbst wählen, unter „Kanäle & Rollen“.
play-server-pick = Eine Partie finden: Kanal wählen
play-server-role = Wer davon erfährt: Rolle wählen
play-server-on = In diesem Kanal finden sich jetzt Leute für eine Partie.
play-server-off = Es gibt keinen Kanal mehr, in dem man Partien findet.
play-role-gone = Niemand wird erwähnt, wenn jemand eine Partie sucht.
play-role-silent = ⚠️ { $role } erfährt nichts: Erlaubt in ihren Einstellungen allen, sie zu erwähnen.
reason-play-nowhere = Dieser Server hat keinen Kanal, in dem man Partien findet; wer ihn verwaltet, wählt einen mit { COMMAND("server-settings") }. { COMMAND("civ new") } eröffnet einen Tisch, an den sich andere setzen können.
reason-play-closed = In { $channel } kann ich nicht schreiben, dabei sollen sich dort Leute finden. { COMMAND("server-settings") } sagt, was fehlt.
reason-play-none = Du suchst diese Partie nicht mehr.
