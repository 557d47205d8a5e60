### Was /settings antwortet.

settings-ask = Ich frage nach, wenn du in einer Partie zum ersten Mal Effekte ungenutzt lässt.
settings-display-picture = Deine Hand und die Spielfelder werden dir jetzt als Bild gezeigt.
settings-display-text = Deine Hand wird dir jetzt als Text gezeigt. Den Text eines Spielfelds zeigt ein Button darunter.
settings-display-both = Deine Hand und die Spielfelder werden dir jetzt als Bild und Text gezeigt.
settings-display-server = Deine Hand und die Spielfelder werden dir jetzt wie auf dem Server gezeigt.
settings-theme-dark = Die Bilder, die nur du siehst, sind jetzt dunkel.
settings-theme-light = Die Bilder, die nur du siehst, sind jetzt hell.
settings-theme-server = Die Bilder, die nur du siehst, haben jetzt die Farben der öffentlichen Spielfelder.
settings-language = Ab jetzt spreche ich mit dir { $language }. Öffentliche Nachrichten bleiben in der Sprache des Tisches.
settings-language-discord = Ab jetzt spreche ich mit dir in der Sprache deines Discord, wenn ich kann: { $language }.
settings-no-ask = Ich frage nicht mehr nach, bevor dein Zug endet.

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
