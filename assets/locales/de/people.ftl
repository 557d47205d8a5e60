### Das Menü einer Person, und was einen Server braucht.

# Das Menü, das Discord bei einer Person öffnet: höchstens 32 Zeichen
person-menu-invite = An meinen Tisch einladen
invite-sent = { $who } ist an [{ $table }]({ $link }) eingeladen.
help-elsewhere = In Direktnachrichten spielen: { COMMAND("settings notify") }. Deine Hand als Text: { COMMAND("settings display") }. Menü an einer Person: *Apps › { person-menu-invite }*.
reason-no-lobby-of-yours = Du hast hier keinen Tisch, der noch auf Mitspieler wartet. { COMMAND("civ new") } eröffnet einen.
reason-invited-seated = Diese Person sitzt schon an Tisch { $table }.
reason-invited-already = Diese Person ist schon an Tisch { $table } eingeladen.
reason-needs-server = Ein Tisch braucht einen Server, damit andere sich dazusetzen können. Nutze diesen Befehl in einem seiner Kanäle.
