### Wie ein Spiel aufgebaut wird: die Optionen des Befehls und die Lobby.

## Optionen

# The option of /civ new, in the game’s words
name-setup = spielaufbau
name-teams = teams
name-hegemony = vorherrschaft

## Beschreibungen und Auswahl (höchstens 100 Zeichen)

command-civ = Carta Impera Victoria: Tische und Partien
option-civ-new-setup = Der Spielaufbau (Standard: Basis-Variante)
option-civ-new-teams = In zwei Teams spielen; geht nur zu viert
option-civ-new-hegemony = Wann die Vorherrschaft geprüft wird (Standard: am Ende eines Zuges)
choice-classic = Basis-Variante
choice-draft = Draft-Variante
choice-turn-end = Am Ende eines Zuges
choice-immediate = Nach jeder gespielten Karte (Turniere)

## Der Warteraum

option-setup-classic = Basis-Variante
option-setup-draft = Draft-Variante
option-hegemony-turn-end = Vorherrschaft am Ende eines Zuges
option-hegemony-immediate = Vorherrschaft sofort (Turnierregel)
option-teams = Teamspiel
lobby-teams = Die Teams werden beim Start ausgelost; Teammitglieder sitzen einander gegenüber.

## Eine Revanche in ihrer Lobby

rematch-teams = Die Teams bleiben, wie sie waren; Teammitglieder sitzen einander gegenüber.
