# Wie jemand gerufen wird. $due ist leer oder sagt, bis wann, mit einem Leerzeichen davor.

ping-turn = 🔔 **{ $table }** mit { $others }: Du bist dran.{ $due }
ping-half = ⏳ **{ $table }** mit { $others }: Die Hälfte deiner Zeit ist um.{ $due }
ping-soon = ⏰ **{ $table }** mit { $others }: Deine Zeit ist fast um.{ $due }
ping-due = Du hast bis zum <t:{ $at }:f> Zeit (<t:{ $at }:R>).
ping-left = Dir bleiben noch { $span }.
ping-lapsed-turn = ⌛ **{ $table }** mit { $others }: Deine Zeit ist abgelaufen. Der Computer spielt diesen Zug für dich.
ping-lapsed-seat = ⌛ **{ $table }** mit { $others }: Deine Zeit ist abgelaufen. Der Computer spielt für dich, bis du zurückkommst.
ping-lapsed-eliminate = ⌛ **{ $table }** mit { $others }: Deine Zeit ist abgelaufen, und du bist ausgeschieden (§9.1).
ping-lapsed-abandon = ⌛ **{ $table }** mit { $others }: Deine Zeit ist abgelaufen, und die Partie wurde abgebrochen.
ping-lapsed-pause = ⌛ **{ $table }** mit { $others }: Deine Zeit ist wieder abgelaufen, und sonst ist niemand da. Die Partie pausiert.
ping-public-turn = 🔔 { $who }, du bist an **{ $table }** dran.{ $due }
ping-public-half = ⏳ { $who }, die Hälfte deiner Zeit an **{ $table }** ist um.{ $due }
ping-public-soon = ⏰ { $who }, deine Zeit an **{ $table }** ist fast um.{ $due }
ping-over = { $table }: Du bist nicht mehr dran
ping-over-public = { $table }: { $who } ist nicht mehr dran
ping-list = { $count ->
    [one] Ein Tisch wartet auf dich
   *[other] { $count } Tische warten auf dich
}
ping-list-done = Kein Tisch wartet mehr auf dich
ping-more = { $count ->
    [one] … und ein weiterer: { COMMAND("civ games") }
   *[other] … und { $count } weitere: { COMMAND("civ games") }
}
ping-closed = Discord lässt mich dir keine Direktnachrichten schicken, deshalb rufe ich dich ab jetzt hier. Mit { COMMAND("settings notify") } versuche ich es wieder.

# Einstellungen

name-notify = benachrichtigung
name-how = wie
name-hour = stunde
name-reminders = erinnerungen
name-half = halbzeit
name-nearly-over = kurz-vor-ablauf
command-settings-notify = Wie ich dir sage, dass du dran bist
command-settings-reminders = Dich erinnern, wenn deine Zeit knapp wird?
option-notify = Wie ich es dir sage
option-notify-hour = Die Stunde der täglichen Nachricht, in deiner Zeitzone (0 bis 23)
option-remind-half = Wenn die Hälfte deiner Zeit um ist
option-remind-soon = Wenn neun Zehntel deiner Zeit um sind
choice-mention = Mich am Tisch erwähnen
choice-direct = Direktnachricht
choice-digest = Eine Direktnachricht am Tag
choice-none = Gar nicht
settings-notify-mention = Ich erwähne dich am Tisch, wenn du dran bist.
settings-notify-direct = Ich schicke dir eine Direktnachricht, wenn du dran bist. Erlaube dafür in Discord Direktnachrichten von Mitgliedern dieses Servers.
settings-notify-digest = Einmal am Tag, um { $hour } Uhr ({ $zone }), schicke ich dir eine Direktnachricht mit den Tischen, an denen du dran bist. Erlaube dafür in Discord Direktnachrichten von Mitgliedern dieses Servers.
settings-notify-none = Ich sage dir nicht Bescheid. { COMMAND("civ games") } zeigt, wo du dran bist.
settings-reminders = Erinnerung, wenn die Hälfte deiner Zeit um ist: { $half ->
    [on] ja
   *[off] nein
}. Wenn sie fast um ist: { $soon ->
    [on] ja
   *[off] nein
}.
