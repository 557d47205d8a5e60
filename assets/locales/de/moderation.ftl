### Was die Moderation eines Servers an seinen Tischen tut, und was man davon erfährt.

name-moderate = moderieren
name-close = schließen
name-pause = pause
name-hide = verbergen
name-bar = sperren
name-unbar = entsperren
name-reason = grund
name-person = person
name-moderators = moderation
command-moderate = Auf die Tische dieses Servers achten (für seine Moderation)
command-moderate-close = Einen Tisch absagen: Niemand gewinnt
command-moderate-pause = Eine Partie anhalten, bis jemand, der mitspielt, sie fortsetzt
command-moderate-hide = Alle öffentlichen Nachrichten eines Tisches entfernen
command-moderate-talk = Die privaten Threads einer Person an einem Tisch beenden und keine neuen zulassen
command-moderate-bar = Jemanden von den Tischen dieses Servers fernhalten
command-moderate-unbar = Jemanden auf diesem Server wieder mitspielen lassen
option-moderate-reason = Warum; alle am Tisch lesen es
option-moderate-noted = Warum; es wird für die Moderation notiert
option-moderate-player = Wessen private Threads
option-moderate-person = Wen
command-server-moderators = Wer /moderieren darf, außer denen, die den Server verwalten; ohne Rolle: niemand
option-server-moderators = Die Rolle, die das darf

# $name (wer moderiert), $reason (wie er es geschrieben hat)
moderated-close = 🛡️ **{ $table }** wurde von { $name } aus der Moderation geschlossen. Niemand gewinnt. Grund: { $reason }
moderated-pause = 🛡️ **{ $table }** wurde von { $name } aus der Moderation angehalten. Weiter geht es mit „{ key-resume }“. Grund: { $reason }
moderated-hide = 🛡️ **{ $table }** wurde von { $name } aus der Moderation verborgen und wird nicht mehr öffentlich gezeigt. Wer mitspielt, macht mit { COMMAND("civ hand") } weiter. Grund: { $reason }
moderated-talk = 🛡️ An **{ $table }** hat { $name } aus der Moderation ein privates Gespräch beendet. Grund: { $reason }
closed-by-moderator = Dieser Tisch wurde von { $name } aus der Moderation geschlossen. Grund: { $reason }
# $told: einer der vier Sätze oben
moderate-done = Erledigt und in { $channel } bekannt gegeben: { $told }
moderate-done-untold = Erledigt, aber in { $channel } konnte ich es nicht bekannt geben: { $told }
moderate-talk-left = Einen der Threads konnte ich nicht schließen. Versuch es später noch einmal, oder schließ ihn selbst.
moderate-hide-left = Dort ist seither mehr geschrieben worden, als ich durchsehen kann: Ältere Nachrichten dieses Tisches können noch da sein.
moderate-bar = { $who } kann auf diesem Server keine Tische mehr eröffnen, keinem beitreten und um keinen Platz bitten. Laufende Partien gehen weiter; { COMMAND("moderate close") } beendet eine.
moderate-bar-already = { $who } wird schon von den Tischen dieses Servers ferngehalten.
moderate-unbar = { $who } darf auf diesem Server wieder mitspielen.
moderate-unbar-already = { $who } darf auf diesem Server ohnehin mitspielen.
moderators-managers = Die Tische moderiert, wer diesen Server verwaltet.
moderators-role = Die Tische moderieren { $role } und wer diesen Server verwaltet.
moderators-how = Discord zeigt dieser Rolle den Befehl, sobald du ihn ihr erlaubst: **Servereinstellungen** › **Integrationen** › dieser Bot › **moderate** (moderieren).

reason-replay-hidden = Die Moderation hat diesen Tisch verborgen: Seine Partie wird nicht öffentlich gezeigt. Du kannst sie für dich ansehen.
