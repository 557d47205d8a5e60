### Comment une partie se prépare, telle que le salon l’affiche.

command-civ = Carta Impera Victoria : tables et parties

## La salle d’attente

option-setup-classic = Variante classique
option-setup-draft = Variante Draft
option-hegemony-turn-end = Hégémonie à la fin du tour
option-hegemony-immediate = Hégémonie immédiate (règle de tournoi)
option-teams = Jeu par équipes
lobby-teams = Les équipes sont tirées au sort au début de la partie ; les partenaires se font face.

## Une revanche, dans son salon

rematch-teams = Les équipes restent les mêmes ; les partenaires se font face.
