### Joueurs ordinateurs : à quoi servaient leurs coups, d’après ce que tous ont vu.

why-hegemony = { $name } a { $count } cartes { $domain } : c’est l’Hégémonie.
why-democracy = { $name } a posé une Démocratie en { $domain } chez { $whose ->
    [yours] toi
   *[theirs] { $rival }
}{ $left ->
    [1] , pour empêcher une { $need }e carte : elle aurait gagné.
   *[other] , avec déjà { $count } sur { $need }.
}
why-embargo = { $name } a posé un Embargo en { $domain } chez { $whose ->
    [yours] toi
   *[theirs] { $rival }
}{ $left ->
    [1] , pour empêcher une { $need }e carte : elle aurait gagné.
   *[other] , avec déjà { $count } sur { $need }.
}
why-attack = { $name } a attaqué le Domaine { $domain }, surtout chez { $whose ->
    [yours] toi
   *[theirs] { $rival }
}{ $left ->
    [1] , pour empêcher une { $need }e carte : elle aurait gagné.
   *[other] , avec déjà { $count } sur { $need }.
}
why-lead = { $name } a porté { $domain } à { $count } : on va compter les majorités, et personne n’en a davantage.
why-level = { $name } a porté { $domain } à { $count } : cela donne accès à { $effect }.
why-most-culture = { $name } a maintenant le plus de cartes { $domain } ({ $count }) : cela donne accès à { $effect }.
why-build = { $name } a porté { $domain } à { $count } : { $left ->
    [one] à { $left } carte de l’Hégémonie.
   *[other] à { $left } cartes de l’Hégémonie.
}
why-nothing = Les derniers coups des ordinateurs n’ont rien à expliquer que le plateau ne montre déjà.
