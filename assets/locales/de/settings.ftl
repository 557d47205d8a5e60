### Was /settings antwortet.

settings-ask = Einmal pro Partie frage ich nach, bevor du einen Zug mit ungenutzten Effekten beendest.
settings-one-press = Bleibt nach deiner Wahl nichts mehr zu tun, endet auch dein Zug. Das steht dann auf dem Button.
settings-two-presses = Deinen Zug beendest du jetzt immer selbst.
settings-display-picture = Deine Hand und die Spielfelder werden dir jetzt als Bild gezeigt.
settings-display-text = Deine Hand wird dir jetzt als Text gezeigt. Den Text eines Spielfelds zeigt ein Button darunter.
settings-display-both = Deine Hand und die Spielfelder werden dir jetzt als Bild und Text gezeigt.
settings-display-server = Deine Hand und die Spielfelder werden dir jetzt wie auf dem Server gezeigt.
settings-theme-dark = Die Bilder, die nur du siehst, sind jetzt dunkel.
settings-theme-light = Die Bilder, die nur du siehst, sind jetzt hell.
settings-theme-server = Die Bilder, die nur du siehst, haben jetzt die Farben der öffentlichen Spielfelder.
settings-language = Ab jetzt spreche ich mit dir { $language }. Öffentliche Nachrichten bleiben in der Sprache des Tisches.
settings-language-discord = Ab jetzt spreche ich mit dir in deiner Discord-Sprache, wenn ich kann: { $language }.
settings-no-ask = Ich frage nicht mehr nach, bevor dein Zug endet.

settings-guidance-auto = In deinen ersten fünf Partien erklärt deine Hand die Effekte und sagt, wer gewinnen könnte und was das verhindert; danach nur noch, wer gewinnen könnte.
settings-guidance-full = Deine Hand sagt jetzt, wer im nächsten Zug gewinnen könnte, was das verhindert und was die Effekte tun.
settings-guidance-short = Deine Hand sagt jetzt nur noch, wer im nächsten Zug gewinnen könnte. Ein Schild steht an allem, was das verhindert.
settings-guidance-none = Deine Hand sagt nicht mehr, wer gewinnen könnte, wie bei Turnieren für alle. Die Buttons bieten weiterhin alles an, was du tun kannst.

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
}. Wenn du als Nächstes dran bist: { $next ->
    [on] ja
   *[off] nein
}.

## Die Seite von /settings: eine Überschrift über jeder Auswahl, und was ihre Formulare fragen.

settings-head-language = Die Sprache, in der ich mit dir spreche
settings-head-display = Deine Hand und die Spielfelder
settings-head-theme = Farben deiner privaten Bilder
settings-head-notify = Wie ich dir sage, dass du dran bist
settings-head-hour = Die Stunde dieser Nachricht
settings-head-reminders = Erinnerungen an deine Zeit
settings-head-turn = Am Ende deines Zuges
settings-head-guidance = Was deine Hand erklärt
settings-head-zone = Welche Stadt meinst du?
settings-head-hours = Wann lange Bedenkzeiten für dich stillstehen
guidance-auto = Ausführlich in meinen ersten fünf Partien, dann kurz
guidance-full = Ausführlich: wer gewinnen könnte, was hilft, Effekte
guidance-short = Kurz: wer gewinnen könnte
guidance-none = Nichts
settings-remind-half = Wenn die Hälfte meiner Zeit um ist
settings-remind-soon = Wenn 90 % meiner Zeit um sind
settings-remind-next = Wenn ich als Nächstes dran bin, in langsamen Partien ab drei Personen
settings-turn-confirm-end = Einmal pro Partie nachfragen, bevor ich einen Zug mit ungenutzten Effekten beende
settings-turn-one-press = Meinen Zug automatisch beenden, wenn sonst nichts zu tun bleibt
key-settings-times = Zeitzone, Ruhezeiten
key-settings-vacation = Urlaub
key-settings-block = Jemanden blockieren
form-settings-times = Zeitzone und Ruhezeiten
form-settings-zone = Eine Stadt in deiner Zeitzone
form-settings-zone-hint = Zum Beispiel Berlin; leer: wie bisher
form-settings-quiet = Ruhezeiten: lange Bedenkzeiten stehen still
form-settings-quiet-hint = Zum Beispiel 22-7; „keine“ für keine Ruhezeiten
form-settings-vacation = Urlaub
form-settings-first = Der erste Tag
form-settings-last = Der letzte Tag (leer: der erste)
form-settings-day-hint = Zum Beispiel { $day }
