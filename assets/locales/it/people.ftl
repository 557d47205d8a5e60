### Il menu di una persona, e ciò che richiede un server.

# Il menu che Discord apre su una persona: al massimo 32 caratteri
person-menu-invite = Invita al mio tavolo
invite-sent = Hai invitato { $who } al [{ $table }]({ $link }).
help-elsewhere = Giocare nei messaggi diretti: { COMMAND("settings notify") }. La tua mano come testo: { COMMAND("settings display") }. Menu di una persona: *App › { person-menu-invite }*.
reason-no-lobby-of-yours = Qui non hai nessun tavolo che aspetti ancora giocatori. { COMMAND("civ new") } ne apre uno.
reason-invited-seated = Questa persona è già seduta al tavolo { $table }.
reason-invited-already = Questa persona è già invitata al tavolo { $table }.
reason-needs-server = Un tavolo ha bisogno di un server, così altri possono sedersi. Usa questo comando in uno dei suoi canali.
