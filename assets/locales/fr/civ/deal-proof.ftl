### Ce qu’on peut prouver d’une donne après coup (bot/games/civ/rules/DEAL.md).

deal-proven = { $seats ->
    [drawn] Prouvé : les cartes, les places et le Premier Joueur découlent du secret scellé avant la partie.
   *[fixed] Prouvé : les cartes découlent du secret scellé avant la partie. Les places et le Premier Joueur étaient fixés, pas tirés au sort.
}
deal-words = { $have ->
    [yes] Des mots de joueurs y ont contribué : { $words }.
   *[no] Personne n’a ajouté de mot.
}
deal-word = { $place } « { $word } »
deal-compare = Le sceau est { $commitment }. Compare-le à celui que tu as vu avant la partie.
deal-open = Ce que cela ne prouve pas : que la personne qui gère le bot n’a pas regardé, n’a pas ajouté un dernier mot pour changer les cartes, ou n’a pas abandonné des tables dont les cartes ne lui plaisaient pas.
# $message (the id of a message)
deal-closed = Personne n’a pu choisir un mot pour ses cartes : elles découlent aussi du numéro du message après lequel on n’ajoutait plus de mots, { $message }. Compare-le avec la fin du lien de ce message, et les mots qu’il contient, dans leur ordre, avec ceux d’ici.
deal-open-closed = Ce que cela ne prouve pas : que la personne qui gère le bot n’a pas regardé, ou n’a pas envoyé ce message plusieurs fois pour garder celui qui lui plaisait.
deal-contradicted = Démenti : { $why }
deal-uncommitted = Aucun sceau : rien n’a été publié avant cette partie, sa donne ne peut donc pas être prouvée.
deal-secret = Pas encore : le secret sera révélé à la fin de la partie.
deal-compare-cup = Le sceau est { $commitment }. Compare-le à celui de l’annonce du tournoi, « Cartes de toutes les parties ».
deal-partial = Prouvé à moitié : les cartes découlent du secret de cette table. Quand le tournoi sera fini, télécharge de nouveau la partie (ou vérifie l’archive) pour voir que c’est bien le secret promis.
deal-open-cup = Ce que cela ne prouve pas : que la personne qui gère le bot n’a pas lu le secret pour ensuite s’inscrire, écarter quelqu’un ou en parler.
deal-proven-week = Prouvé : les cartes et le Premier Joueur découlent du secret de la semaine, scellé pour toutes les personnes qui ont joué cette donne.
deal-compare-week = Le sceau est { $commitment }. Compare-le à celui que la page de la donne montrait avant cette semaine.
deal-open-week = Ce que cela ne prouve pas : que la personne qui gère le bot n’a pas regardé les cartes pour ensuite les jouer ou en parler.
