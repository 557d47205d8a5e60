### Wie ein Spiel aufgebaut wird, in der Lobby.

command-civ = Carta Impera Victoria: Tische und Partien

## Der Warteraum

option-setup-classic = Basis-Variante
option-setup-draft = Draft-Variante
option-hegemony-turn-end = Vorherrschaft am Ende eines Zuges
option-hegemony-immediate = Vorherrschaft sofort (Turnierregel)
option-teams = Teamspiel
lobby-teams = Die Teams werden beim Start ausgelost; Teammitglieder sitzen einander gegenüber.

## Eine Revanche in ihrer Lobby

rematch-teams = Die Teams bleiben, wie sie waren; Teammitglieder sitzen einander gegenüber.
