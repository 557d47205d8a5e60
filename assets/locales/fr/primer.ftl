### Avant le tout premier coup de quelqu’un, en haut de sa main.

# $need (7 ou 8) : cartes d’un même Domaine
primer-aim = 🎯 **Ta première partie.** { $need } cartes d’un même Domaine à la fin de ton tour, et tu gagnes tout de suite ; si la pioche se vide, celui qui a le plus de majorités gagne.
# $one (2 ou 3) : cartes d’un Domaine. Une ligne par Domaine suit.
primer-levels = Avec { $one } cartes d’un Domaine en jeu, voici ce que tu peux faire à chaque tour :
primer-culture = Copie un effet de quelqu’un d’autre si tu as plus de cartes Art que chacun des autres.
primer-more = { COMMAND("civ help") } en montre davantage, { COMMAND("rules") } explique tout.
