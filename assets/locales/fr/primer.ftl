### Avant le tout premier coup de quelqu’un, en haut de sa main.

# $need (7 ou 8) : cartes d’un même Domaine
primer-aim = 🎯 **Ta première partie.** { $need } cartes d’un même Domaine font gagner ; si la pioche se vide avant, ce sont les Majorités qui décident.
# $one (2 ou 3) : cartes d’un Domaine. Une ligne par Domaine suit.
primer-levels = Avec { $one } cartes d’un Domaine, à chaque tour :
primer-culture = si tu en as le plus : copie des effets
primer-discard = Défausse une carte en jeu : un effet de plus.
primer-more = { COMMAND("civ help") } en montre davantage, { COMMAND("rules") } explique tout.
