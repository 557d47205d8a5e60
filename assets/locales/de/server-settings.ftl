### Was /server-settings antwortet, die Prüfung und die Liste offener Tische.

settings-gone = Eine Rolle oder ein Kanal aus meinen Einstellungen hier wurde gelöscht. Jetzt gilt:
owners-channel-any = Tische dürfen in jedem Kanal eröffnet werden.
owners-channels = Tische dürfen in { $channels } eröffnet werden, auch in Threads dort.
owners-channel-lacking = ⚠️ In { $channel } fehlen mir Berechtigungen: { COMMAND("server-settings") } sagt, welche.
owners-role-any = Alle dürfen Tische eröffnen.
owners-role = Tische eröffnen dürfen { $role } und die Serververwaltung.
owners-limit-none = Die Zahl offener Tische ist nicht begrenzt.
owners-limit = { $count ->
    [one] Höchstens ein Tisch darf offen sein.
   *[other] Höchstens { $count } Tische dürfen zugleich offen sein.
}
owners-no-clock = Neue Tische haben kein Zeitlimit, außer der Host wählt eine Bedenkzeit.
owners-zone = Für alle, die keine eigene Zeitzone eingestellt haben, gilt { $zone }.
owners-no-zone = Für alle, die keine eigene Zeitzone eingestellt haben, gilt UTC.
owners-clock = Neue Tische haben eine Bedenkzeit, außer der Host entscheidet anders: { $clock }
setup-title = Einrichtung auf diesem Server
setup-fine = ✅ Ich habe alle nötigen Berechtigungen.
setup-everywhere = { $count ->
    [one] ⚠️ Auf dem ganzen Server fehlt mir eine Berechtigung:
   *[other] ⚠️ Auf dem ganzen Server fehlen mir Berechtigungen:
}
# $role: der Name des Bots, den auch seine Rolle auf dem Server hat
setup-give-everywhere = So gibst du sie mir: **Servereinstellungen** › **Rollen** › **{ $role }** › **Berechtigungen**, oder mit dem Button unten.
setup-channels = { $count ->
    [one] ⚠️ In { $channels } fehlt mir eine Berechtigung:
   *[other] ⚠️ In { $channels } fehlen mir Berechtigungen:
}
setup-give-channel = So gibst du sie mir in einem Kanal: **Kanal bearbeiten** › **Berechtigungen** › **Erweiterte Berechtigungen** › **{ $role }** hinzufügen und anhaken, was fehlt.
setup-rest = … und mehr. Behebe zuerst das hier, dann prüf noch einmal.
setup-unseen = Ich sehe { $channels } nicht. Das ist in Ordnung, solange dort niemand spielen will.
# Steht am Ende von $channels, nach „in“
setup-more = { $count ->
    [one] { $count } weiteren Kanal
   *[other] { $count } weitere Kanäle
}
setup-pick = Einen Kanal prüfen
setup-channel-fine = ✅ In { $channel } habe ich alles, was ich brauche.
setup-set = Einstellungen
setup-look = { $display ->
    [text] Spielfelder: als Text
    [both] Spielfelder: als Bild und Text
   *[picture] Spielfelder: als Bild
}. Neue Tische: { $language }.
setup-change = Ändern kannst du das mit { COMMAND("server-settings") }.
setup-key-invite = Mir die Berechtigungen geben
setup-lost = { $count ->
    [0] ⚠️ Discord lässt mich in { $channel } nicht mehr schreiben, deshalb kann ich { $table } dort nicht mehr zeigen.
    [one] ⚠️ Ich kann { $table } in { $channel } nicht mehr zeigen: Mir fehlt dort die Berechtigung { $permissions }.
   *[other] ⚠️ Ich kann { $table } in { $channel } nicht mehr zeigen: Mir fehlen dort die Berechtigungen { $permissions }.
} Nichts ist verloren. Die Serververwaltung sieht mit { COMMAND("server-settings") }, was zu tun ist; weiterspielen könnt ihr überall mit { COMMAND("civ table") }.
silenced = Die Moderation hat mir auf diesem Server bis { $until } einen Timeout gegeben: Bis dahin kann ich hier nirgends schreiben. Danach mache ich von selbst weiter; die Moderation kann ihn früher beenden.
words-left-out = (ausgelassen)
words-refused = (AutoMod von Discord lässt mich den Text dieser Nachricht hier nicht zeigen.)
words-title = Partie
words-tournament = Turnier { $number }
words-warning = ⚠️ Discord hat etwas von mir in { $channel } abgelehnt: { $rule ->
    [title] einen Titel, nach einer **AutoMod**-Regel für Titel
    [links] einen Link, durch Discords **Filter für schädliche Links**
    [explicit] den Inhalt einer Nachricht, durch Discords **Filter für anstößige Inhalte**
   *[content] Wörter einer Nachricht, nach einer **AutoMod**-Regel für Nachrichten
}. Ich versuche es noch einmal ohne Namen und ohne Texte anderer; wer dran ist, erfährt es so oder so.{ $rule ->
    [links] {""}
    [explicit] {""}
   *[content] {" "}Damit ich sie wieder zeigen kann, nehmt meine Rolle von der Regel aus: **Servereinstellungen** › **AutoMod**.
}
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
dashboard-off = Die Tischliste ist abgeschaltet; ihre Nachricht kannst du löschen.
dashboard-closed = In { $channel } darf ich nicht schreiben. { COMMAND("server-settings") } sagt, was fehlt.
owners-no-dashboard = Es gibt keine Tischliste.
owners-dashboard = Eine Tischliste in { $channel } zeigt die offenen Tische.

server-display-picture = Spielfelder auf diesem Server werden jetzt als Bild gezeigt.
server-display-text = Spielfelder auf diesem Server werden jetzt als Text gezeigt.
server-display-both = Spielfelder auf diesem Server werden jetzt als Bild und Text gezeigt.
server-starts-ready = Neue Tische auf diesem Server fangen jetzt von selbst an, spätestens zehn Minuten nachdem alle Plätze besetzt und alle bereit sind.
server-starts-owner = Neue Tische auf diesem Server fangen jetzt an, wenn ihr Host sie startet.
server-feature-off = { $feature }: ausgeschaltet. Neues lässt sich nicht mehr anfangen.
server-feature-ending = { $feature }: ausgeschaltet. Was läuft, geht mit seinen Befehlen und Buttons bis zum Ende weiter; Neues lässt sich nicht mehr anfangen.
server-commands-forbidden = ⚠️ Discord lässt mich auf diesem Server keine Befehle anlegen. Deine Wahl bleibt gespeichert: Füg mich mit dem Button unten noch einmal hinzu und öffne dann diese Seite wieder.
server-commands-daily = ⚠️ Discord nimmt für diesen Server heute keine neuen Befehle mehr an. Deine Wahl bleibt gespeichert, die Befehle kommen innerhalb eines Tages von selbst.
server-commands-later = ⚠️ Discord hat die Befehle noch nicht angenommen. Deine Wahl bleibt gespeichert, und ich versuche es weiter.
server-threads-own-thread = Neue Partien auf diesem Server bekommen jetzt einen eigenen Thread, wo ich einen öffnen darf.
server-threads-channel = Neue Partien auf diesem Server bleiben jetzt in ihrem Kanal.
server-language = Sprache neuer Tische auf diesem Server: { $language }. Offene Tische behalten ihre.
server-language-discord = Neue Tische auf diesem Server nutzen dessen Discord-Sprache, wenn ich sie kann: { $language }.

server-head-language = Die Sprache neuer Tische
server-head-display = Wie die Spielfelder hier gezeigt werden
server-head-starts = Wann ein voller Tisch anfängt
server-head-features = Was dieser Server außerdem anbietet
feature-tournaments = Turniere
feature-tournaments-hint = Bringt /{ name-tournament } und /{ name-referee }
feature-league = Liga
feature-league-hint = Bringt /{ name-league }
server-head-threads = Wo gespielt wird
server-pick-channels = Tische: Kanäle oder Kategorien wählen
server-pick-role = Wer Tische eröffnet: Rolle wählen
server-pick-moderators = Wer noch moderiert: Rolle wählen
server-pick-dashboard = Liste offener Tische: Kanal wählen
form-server = Grenze, Bedenkzeit, Zeitzone
key-server-limits = Grenze, Bedenkzeit
key-server-more = Mehr …
key-server-check = Berechtigungen prüfen
form-server-limit = Wie viele Tische zugleich
form-server-limit-hint = Höchstzahl offener Tische; 0 für beliebig viele
form-server-clock = Bedenkzeit neuer Tische
form-server-clock-hint = Zum Beispiel 24h oder 7t+12h; leer: keine
form-server-zone = Eine Stadt in der Zeitzone des Servers
form-server-zone-hint = Zum Beispiel Berlin; leer: die eigene, sonst UTC
form-server-timeout = Wenn die Zeit abläuft
