### Comment une partie se prépare : les options de la commande, et le salon.

## Options

# The option of /civ new, in the game’s words
name-setup = mise-en-place
name-teams = équipes
name-hegemony = hégémonie

## Descriptions et choix (100 caractères au plus)

command-civ = Carta Impera Victoria : tables et parties
option-civ-new-setup = La mise en place (Variante classique par défaut)
option-civ-new-teams = Jouer en deux équipes ; il faut 4 joueurs
option-civ-new-hegemony = Quand vérifier l’Hégémonie (à la fin du tour par défaut)
choice-classic = Variante classique
choice-draft = Variante Draft
choice-turn-end = À la fin du tour
choice-immediate = Après chaque carte jouée (tournois)

## La salle d’attente

option-setup-classic = Variante classique
option-setup-draft = Variante Draft
option-hegemony-turn-end = Hégémonie à la fin du tour
option-hegemony-immediate = Hégémonie immédiate (règle de tournoi)
option-teams = Jeu par équipes
lobby-teams = Les équipes sont tirées au sort au début de la partie ; les partenaires se font face.

## Une revanche, dans son salon

rematch-teams = Les équipes restent les mêmes ; les partenaires se font face.
