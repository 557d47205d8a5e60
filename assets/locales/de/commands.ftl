### Befehle: Namen, Beschreibungen, Auswahl.

## Gruppen

name-settings = einstellungen
name-server-settings = server-einstellungen

## Befehle

name-play = mitspieler-finden
name-speed = tempo
name-hours = stunden
name-new = neuer-tisch
name-hand = hand
name-table = tisch
name-games = partien
name-away = abwesend
name-resign = aufgeben
name-cancel = absagen
name-export = exportieren
name-help = hilfe
name-tutorial = tutorial
name-puzzle = rätsel
name-what-if = was-wäre-wenn
name-duplicate = gleiche-karten
name-replay = rückblick

## Optionen

name-players = spielerzahl
name-access = zugang
name-thread = thread
name-computers = computer
name-code = code
name-seat = platz
name-public = öffentlich
name-show = zeigen

## Beschreibungen und Auswahl (höchstens 100 Zeichen)

command-civ-play = Leute zum Spielen finden
option-civ-play-speed = Wie schnell gespielt wird (Standard: wie in deiner letzten Partie)
option-civ-play-players = Wie viele mitspielen (Standard: wie andere hier, sonst wie in deiner letzten Partie)
option-civ-play-hours = Im Kanal dafür: wie viele Stunden du höchstens suchst (Standard: 1 für live, sonst 24)
command-civ-new = Einen Tisch eröffnen
option-civ-new-players = Wie viele mitspielen (Standard: 2; „{ key-arrange }“ am Tisch ändert es)
option-any-access = Wer mitspielen darf (Standard: alle)
option-any-thread = Der Partie einen eigenen Thread geben
option-civ-new-computers = Wie viele Computer mitspielen; ist der Tisch dann voll, geht es sofort los
choice-open = Alle
choice-invited = Nur auf Einladung
command-civ-hand = Deine Hand zeigen und was du tun kannst
command-civ-table = Einen Tisch zeigen: Spielfeld und Menü
command-civ-games = Deine Tische auflisten
command-civ-away = Den Computer für dich spielen lassen, bis du zurückkommst
command-civ-resign = Eine Partie endgültig verlassen
command-civ-cancel = Deinen wartenden Tisch absagen oder vorschlagen, eine Partie abzubrechen
command-civ-help = Wie man hier spielt
command-civ-tutorial = Das Spiel in zehn Minuten lernen, beim Spielen
command-civ-puzzle = Ein Rätsel am Tag: Finde den einzigen Weg zu gewinnen oder den Nächsten zu stoppen
command-civ-what-if = Von einem Augenblick einer beendeten Partie aus für dich weiterspielen
command-civ-duplicate = Die Karten der Woche: für alle dieselben, von jedem Platz aus einmal
option-any-table = Die Nummer des Tisches
command-settings = Deine eigenen Einstellungen
command-server-settings = Die Einstellungen dieses Servers
choice-discord = Wie auf Discord
choice-picture = Bild (mit Beschreibung)
choice-text = Text
choice-both = Bild und Text
choice-ready = Von selbst, binnen zehn Minuten
choice-owner = Wenn der Host ihn startet
choice-own-thread = In einem eigenen Thread
choice-channel = Im Kanal
choice-dark = Dunkel
choice-light = Hell
choice-server = Wie auf dem Server

## Bedenkzeit, Ruhezeiten und Plätze

name-join-game = platz-übernehmen
name-clock = bedenkzeit
name-vacations = urlaub
name-weekends = wochenenden
command-civ-join-game = Den Platz eines Computers übernehmen (die anderen stimmen ab)
option-any-clock = Bedenkzeit pro Zug: eine Vorgabe, 12h oder ein Vorrat wie 7t+12h
option-any-vacations = Hält Urlaub die Bedenkzeit an? (Standard: ja; nur lange Bedenkzeiten)
option-any-weekends = Zählen Wochenenden als Zeit? (Standard: ja; nur bei langen Bedenkzeiten)

## Benachrichtigungen

choice-mention = Mich am Tisch erwähnen
choice-direct = Direktnachricht
choice-digest = Eine Direktnachricht am Tag
choice-none = Gar nicht

## Einstellungen eines Servers

name-role = rolle
name-tables = tische

## Threads zu zweit, Einladungen, Blockieren

name-talk = reden
name-player = person
command-civ-talk = Einen privaten Thread mit jemandem von deinem Tisch öffnen
option-civ-talk-player = Mit wem

# Das Menü, das Discord bei einer Person öffnet: höchstens 32 Zeichen
person-menu-invite = An meinen Tisch einladen


name-next = nächster-tisch
command-civ-next = Zum nächsten Tisch gehen, an dem du dran bist

## Moderation

name-moderate = moderieren
name-close = schließen
name-pause = pause
name-resume = fortsetzen
name-hide = verbergen
name-bar = sperren
name-unbar = entsperren
name-reason = grund
name-person = person
command-moderate = Auf die Tische dieses Servers achten (für seine Moderation)
command-moderate-close = Einen Tisch schließen: Niemand gewinnt
command-moderate-pause = Eine Partie eine Woche lang anhalten, wenn die Moderation sie nicht früher fortsetzt
command-moderate-resume = Eine Partie fortsetzen, die die Moderation angehalten hat
command-moderate-hide = Alle öffentlichen Nachrichten eines Tisches entfernen
command-moderate-talk = Die privaten Threads einer Person an einem Tisch beenden und keine neuen zulassen
command-moderate-bar = Jemanden von den Tischen dieses Servers ausschließen
command-moderate-unbar = Jemanden auf diesem Server wieder mitspielen lassen
option-moderate-reason = Warum; alle am Tisch lesen es
option-moderate-bar-reason = Warum; nur die Moderation sieht es
option-moderate-unbar-reason = { option-moderate-bar-reason }
option-moderate-player = Wessen private Threads
option-moderate-person = Wen

## Datenschutz

name-privacy = datenschutz
name-delete = löschen

command-privacy = Was ich über dich speichere, und wie du es bekommst oder löschen lässt
command-privacy-show = Ansehen, was ich über dich speichere
command-privacy-export = Alles, was ich über dich speichere, als Datei bekommen
command-privacy-delete = Alles über dich löschen lassen

## Wiederholungen

command-civ-replay = Schritt für Schritt auf eine Partie zurückblicken, beendet oder im Gange
option-civ-replay-table = Welcher Tisch (Standard: die Partie, die hier läuft, sonst die letzte)
option-civ-replay-code = Ein geteilter Moment, etwa 12-34
option-civ-replay-seat = Nach dem Ende: wessen Hand zum Spielfeld gezeigt wird
option-civ-replay-public = Nach dem Ende: den Rückblick allen hier zeigen? (Standard: nein)

## Regeln

command-rules = Eine Regel, einen Effekt oder ein Wort des Spiels nachschlagen
option-rules-topic = Was du suchst (ein Wort genügt)
option-rules-players = Für das Übersichtstableau: wie viele spielen (Standard: wie an deinem Tisch)

name-rules = regeln
name-topic = thema

## Records

name-profile = profil
command-civ-profile = Partien, Siege, Vorlieben, Wertung: deine oder die von jemand anderem
option-civ-profile-person = Wessen (Standard: deins)
option-civ-profile-public = Allen hier zeigen? (Standard: nein)

name-leaderboard = rangliste
command-civ-leaderboard = Wer wo steht: die Wertungen dieses Servers oder aller Server
option-civ-leaderboard-public = Allen hier zeigen? (Standard: nein)

name-unrate = nicht-werten
name-rate = werten
name-pairs = paare
command-moderate-unrate = Eine beendete Partie aus der Wertung nehmen, öffentlich
command-moderate-rate = Eine herausgenommene Partie wieder werten
command-moderate-pairs = Paare und Gruppen, deren Ergebnisse unwahrscheinlich sind
