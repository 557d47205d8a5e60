### Was die Moderation eines Servers an seinen Tischen tut, und was man davon erfährt.

# $name (wer moderiert), $reason (wie er es geschrieben hat)
moderated-close = 🛡️ **{ $table }** wurde geschlossen ({ $name }, Moderation). Niemand gewinnt. Grund: { $reason }
moderated-pause = 🛡️ **{ $table }** wurde angehalten ({ $name }, Moderation). Die Pause endet nach einer Woche von selbst; bis dahin kann nur die Moderation sie beenden, mit { COMMAND("moderate resume") }. Grund: { $reason }
moderated-resume = 🛡️ An **{ $table }** geht es weiter: Die Pause ist beendet ({ $name }, Moderation). Grund: { $reason }
moderated-hide = 🛡️ **{ $table }** wurde verborgen ({ $name }, Moderation) und wird nicht mehr öffentlich gezeigt. Wer mitspielt, macht mit { COMMAND("civ hand") } weiter. Grund: { $reason }
moderated-talk = 🛡️ An **{ $table }** wurde ein privates Gespräch beendet ({ $name }, Moderation). Grund: { $reason }
moderated-unrate = 🛡️ **{ $table }** zählt nicht mehr für die Wertung: So hat es { $name } (Moderation) entschieden. Grund: { $reason }
moderated-rate = 🛡️ **{ $table }** zählt wieder für die Wertung: So hat es { $name } (Moderation) entschieden. Grund: { $reason }
closed-by-moderator = Dieser Tisch wurde geschlossen ({ $name }, Moderation). Grund: { $reason }
# $told: einer der vier Sätze oben
moderate-done = Erledigt und in { $channel } bekannt gegeben: { $told }
moderate-done-untold = Erledigt, aber in { $channel } konnte ich es nicht bekannt geben: { $told }
moderate-talk-left = Einen der Threads konnte ich nicht schließen. Versuch es später noch einmal, oder schließ ihn selbst.
moderate-hide-left = In diesem Kanal steht mehr, als ich durchsehen kann: Ältere Nachrichten dieses Tisches können noch da sein.
moderate-bar = { $who } kann auf diesem Server keine Tische mehr eröffnen, keinem beitreten und um keinen Platz bitten. Laufende Partien gehen weiter; { COMMAND("moderate close") } beendet eine.
moderate-bar-already = { $who } ist von den Tischen dieses Servers schon ausgeschlossen.
moderate-unbar = { $who } darf auf diesem Server wieder mitspielen.
moderate-unbar-already = { $who } ist hier nicht ausgeschlossen.
moderators-managers = Die Serververwaltung moderiert die Tische.
moderators-role = Die Tische moderieren { $role } und die Serververwaltung.
moderators-how = Discord zeigt dieser Rolle den Befehl, sobald du ihn ihr erlaubst: **Servereinstellungen** › **Integrationen** › dieser Bot › **moderate** (moderieren).

reason-replay-hidden = Die Moderation hat diesen Tisch verborgen: Seine Partie wird nicht öffentlich gezeigt. Du kannst sie für dich ansehen.

pairs-title = Unwahrscheinliche Ergebnisse, diese und letzte Saison
pairs-circle = { $winner } gegen { $others }, die sonst fast gegen niemanden gespielt haben: alle { $games } Partien gewonnen. Letzte Tische: { $tables }
pairs-ring = { $people } haben fast nur untereinander gespielt, und von je zweien hat immer dieselbe Person gewonnen: { $games } Ergebnisse. Letzte Tische: { $tables }
pairs-pair = { $winner } gegen { $others }: { $won } von { $games } Mal davor, erwartet { $expected }. Letzte Tische: { $tables }
pairs-none = Nichts fällt auf.
pairs-how = Das beschuldigt niemanden: Wer jemandem das Spiel beibringt, fällt genauso auf. { COMMAND("moderate unrate") } nimmt eine Partie aus der Wertung, öffentlich.
