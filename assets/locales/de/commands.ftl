### Befehle: Namen, Beschreibungen, Auswahl.

## Gruppen

name-settings = einstellungen
name-server-settings = server-einstellungen

## Befehle

name-new = neuer-tisch
name-hand = hand
name-table = tisch
name-games = partien
name-away = abwesend
name-resign = aufgeben
name-cancel = absagen
name-export = exportieren
name-verify = beweisen
name-help = hilfe
name-tutorial = tutorial
name-replay = rückblick
name-history = verlauf
name-confirm-end = zugende-bestätigen
name-one-press = ein-druck
name-display = anzeige
name-threads = threads
name-theme = farbschema
name-language = sprache

## Optionen

name-players = spielerzahl
# The option of /civ new, in the game’s words
name-setup = spielaufbau
name-teams = teams
name-hegemony = vorherrschaft
name-access = zugang
name-thread = thread
name-computers = computer
name-code = code
name-seat = platz
name-public = öffentlich
name-ask = fragen
name-on = an
name-show = zeigen
name-colours = farben

## Beschreibungen und Auswahl (höchstens 100 Zeichen)

command-civ = Carta Impera Victoria: Tische und Partien
command-new = Einen Tisch eröffnen
option-new-players = Wie viele mitspielen (Standard: 2; „{ key-arrange }“ am Tisch ändert es)
option-new-setup = Der Spielaufbau (Standard: Basis-Variante)
option-new-teams = In zwei Teams spielen; geht nur zu viert
option-new-hegemony = Wann die Vorherrschaft geprüft wird (Standard: am Ende eines Zuges)
option-new-access = Wer mitspielen darf (Standard: alle)
option-new-thread = Der Partie einen eigenen Thread geben
option-new-computers = Wie viele Computer mitspielen; ist der Tisch dann voll, geht es sofort los
choice-classic = Basis-Variante
choice-draft = Draft-Variante
choice-turn-end = Am Ende eines Zuges
choice-immediate = Nach jeder gespielten Karte (Turniere)
choice-open = Alle
choice-invited = Nur auf Einladung
command-hand = Deine Hand zeigen und was du tun kannst
command-table = Das Spielfeld eines Tisches zeigen
command-games = Deine Tische auflisten
command-away = Den Computer für dich spielen lassen, bis du zurückkommst
command-resign = Eine Partie endgültig verlassen
command-cancel = Deinen wartenden Tisch absagen oder vorschlagen, eine Partie abzubrechen
command-transcript = Eine deiner Partien als Datei herunterladen
command-verify = Prüfen, dass niemand die Karten einer beendeten Partie gewählt hat
command-help = Wie man hier spielt
command-tutorial = Das Spiel in zehn Minuten lernen, beim Spielen
option-table = Die Nummer des Tisches
command-settings = Deine eigenen Einstellungen
command-settings-end-turn = Nachfragen, wenn du in einer Partie zum ersten Mal Effekte ungenutzt lässt?
option-settings-ask = Vorher fragen? (ja oder nein)
command-settings-one-press = Den Zug gleich mit beenden, wenn sonst nichts zu tun bleibt?
option-settings-one-press = Ein Druck für beides? (ja oder nein)
command-settings-display = Wie dir deine Hand und die Spielfelder gezeigt werden
command-settings-theme = Die Farben der Bilder, die nur du siehst
command-settings-language = Die Sprache, in der ich mit dir spreche
command-server-settings = Die Einstellungen dieses Servers
command-server-display = Wie die Spielfelder auf diesem Server gezeigt werden
command-server-threads = Ob jede Partie einen eigenen Thread bekommt
command-server-language = Die Sprache neuer Tische auf diesem Server
option-display = Als Bild, als Text oder beides
option-theme = Dunkel oder hell
option-server-threads = Wo gespielt wird
option-language = Die Sprache
choice-discord = Wie auf Discord
choice-picture = Bild (mit Beschreibung)
choice-text = Text
choice-both = Bild und Text
choice-own-thread = In einem eigenen Thread
choice-channel = Im Kanal
choice-dark = Dunkel
choice-light = Hell
choice-server = Wie auf dem Server
