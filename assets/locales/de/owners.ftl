### Was einstellt, wer einen Server verwaltet, und was dem Bot dort fehlt.

name-check = prüfung
name-channel = kanal
name-where = wo
name-role = rolle
name-limit = obergrenze
name-tables = tische

command-server-channel = Tische in einem Kanal erlauben oder nicht mehr; ohne Kanal: überall
option-server-where = Ein Kanal oder eine Kategorie; was schon auf der Liste steht, wird gestrichen
command-server-role = Wer Tische eröffnen darf; ohne Rolle: alle
option-server-role = Die Rolle, die das darf
command-server-limit = Wie viele Tische zugleich offen sein dürfen; ohne Zahl: beliebig viele
option-server-tables = So viele Tische
command-server-clock = Die Bedenkzeit für Tische, deren Host keine wählt; ohne Angabe: kein Zeitlimit

owners-channel-any = Tische dürfen in jedem Kanal eröffnet werden.
owners-channels = Tische dürfen in { $channels } eröffnet werden, auch in Threads dort.
owners-channel-lacking = ⚠️ In { $channel } fehlen mir Berechtigungen: { COMMAND("server-settings check") } sagt, welche.
owners-role-any = Alle dürfen Tische eröffnen.
owners-role = Tische eröffnen dürfen { $role } und wer diesen Server verwaltet.
owners-limit-none = Beliebig viele Tische dürfen offen sein.
owners-limit = { $count ->
    [one] Höchstens ein Tisch darf offen sein.
   *[other] Höchstens { $count } Tische dürfen zugleich offen sein.
}
owners-no-clock = Neue Tische haben kein Zeitlimit, außer der Host wählt eine Bedenkzeit.
owners-clock = Neue Tische haben eine Bedenkzeit, außer der Host entscheidet anders: { $clock }

command-check = Was ich hier darf und was eingestellt ist (für alle, die den Server verwalten)
setup-title = Mich auf diesem Server einrichten
setup-fine = ✅ Überall, wo Tische eröffnet werden dürfen, habe ich alle nötigen Berechtigungen.
setup-everywhere = { $count ->
    [one] ⚠️ Auf dem ganzen Server fehlt mir eine Berechtigung:
   *[other] ⚠️ Auf dem ganzen Server fehlen mir Berechtigungen:
}
# $role: der Name des Bots, den auch seine Rolle auf dem Server hat
setup-give-everywhere = So gibst du sie mir: **Servereinstellungen** › **Rollen** › **{ $role }** › **Berechtigungen**, oder mit dem Knopf unten.
setup-channels = { $count ->
    [one] ⚠️ In { $channels } fehlt mir eine Berechtigung:
   *[other] ⚠️ In { $channels } fehlen mir Berechtigungen:
}
setup-give-channel = So gibst du sie mir in einem Kanal: **Kanal bearbeiten** › **Berechtigungen** › **Erweiterte Berechtigungen** › **{ $role }** hinzufügen und anhaken, was fehlt.
setup-rest = … und mehr: Behebe zuerst das hier, dann frag noch einmal.
setup-unseen = In { $channels } bin ich nicht. Das ist in Ordnung, solange dort niemand spielen will.
# Steht am Ende von $channels, nach „in“
setup-more = { $count ->
    [one] { $count } weiteren Kanal
   *[other] { $count } weiteren Kanälen
}
setup-pick = Einen Kanal ansehen
setup-channel-fine = ✅ In { $channel } habe ich alles, was ich brauche.
setup-set = Was eingestellt ist
setup-look = { $display ->
    [text] Spielfelder kommen in Worten
    [both] Spielfelder kommen als Bild und in Worten
   *[picture] Spielfelder kommen als Bild
}. Neue Tische sprechen { $language }.
setup-change = Ändern lässt es sich mit { COMMAND("server-settings channel") }, { COMMAND("server-settings role") }, { COMMAND("server-settings limit") }, { COMMAND("server-settings clock") }, { COMMAND("server-settings dashboard") }, { COMMAND("server-settings moderators") }, { COMMAND("server-settings language") }, { COMMAND("server-settings threads") } und { COMMAND("server-settings display") }.
setup-key-invite = Mir die Berechtigungen geben
setup-lost = { $count ->
    [0] ⚠️ Discord lässt mich in { $channel } nicht mehr schreiben; darum kann ich { $table } dort nicht mehr zeigen.
    [one] ⚠️ Ich kann { $table } in { $channel } nicht mehr zeigen: Mir fehlt dort die Berechtigung { $permissions }.
   *[other] ⚠️ Ich kann { $table } in { $channel } nicht mehr zeigen: Mir fehlen dort die Berechtigungen { $permissions }.
} Nichts ging verloren. Wer diesen Server verwaltet, erfährt mit { COMMAND("server-settings check") }, was zu tun ist; danach, oder anderswo, geht es mit { COMMAND("civ table") } weiter.

name-dashboard = tischliste
command-server-dashboard = Eine Nachricht, die die offenen Tische auflistet und aktuell bleibt
option-server-dashboard = Der Kanal dafür; ohne Angabe wählst du aus einer Liste
dashboard-pick = Der Kanal für die Tischliste
key-no-dashboard = Keine Tischliste
dashboard-title = { $count ->
    [0] Offene Tische
    [one] Ein offener Tisch
   *[other] { $count } offene Tische
}
dashboard-none = Keine. { COMMAND("civ new") } eröffnet einen.
# $count (eine Zahl): alle offenen Tische, auch die darüber
dashboard-more = … insgesamt { $count }
dashboard-title-many = Mehr als { $count } offene Tische
dashboard-more-many = … und weitere
dashboard-on = { $channel } zeigt ab jetzt die offenen Tische, außer denen in Kanälen, die nicht alle sehen.
dashboard-off = Die Tischliste wird nicht mehr aktualisiert; lösch ihre Nachricht, wenn du magst.
dashboard-closed = In { $channel } darf ich nicht schreiben. { COMMAND("server-settings check") } sagt, was fehlt.
owners-no-dashboard = Es gibt keine Tischliste.
owners-dashboard = Eine Tischliste in { $channel } zeigt die offenen Tische.
