### Joueurs ordinateurs : ce que leurs coups ont changé, vu de tous. Aucune phrase ne dit dans quel but.

why-hegemony = { $name } a { $count } cartes { $domain } : c’est l’Hégémonie.
why-democracy = { $name } a posé une Démocratie en { $domain }, où { $rival } avait { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}{ $left ->
    [1] , à une carte de l’Hégémonie
    [2] , à deux cartes de l’Hégémonie
    [3] , à trois cartes de l’Hégémonie
   *[other] {""}
}.
why-embargo = { $name } a posé un Embargo en { $domain }, où { $rival } avait { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}{ $left ->
    [1] , à une carte de l’Hégémonie
    [2] , à deux cartes de l’Hégémonie
    [3] , à trois cartes de l’Hégémonie
   *[other] {""}
}.
why-attack = { $name } a attaqué le Domaine { $domain }, où { $rival } avait { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
why-inquire = { $name } a pris à { $rival } toute sa main ({ $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}). Sa plus grande colonne est { $domain }.
why-search = { $name } a pris à { $rival } toute sa main ({ $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}).
why-lead = { $name } a porté { $domain } à { $count } : on va compter les majorités, et personne n’en a davantage.
why-level = { $name } a porté { $domain } à { $count } : cela donne accès à { $effect }.
why-most-culture = { $name } a maintenant le plus de cartes { $domain } ({ $count }) : cela donne accès à { $effect }.
why-build = { $name } a porté { $domain } à { $count } : { $left ->
    [one] à { $left } carte de l’Hégémonie.
   *[other] à { $left } cartes de l’Hégémonie.
}
why-leap = { $name } a pioché de nouvelles cartes. Sa plus grande colonne est { $domain }, avec { $count }.
why-begin = { $name } a posé sa première carte { $domain }.
why-play = { $name } a joué une carte ; sa plus grande colonne reste { $domain }, avec { $count }.
why-spare = { $name } a joué une carte ; il n’a plus rien devant lui.
why-take = { $name } a pris { $domain } au centre.
why-hidden = { $name } n’a rien fait qui se voie hors de sa main.
why-nobody = Aucun ordinateur n’a encore joué.

why-not-yet = { $names } { $count ->
    [one] n’a pas encore joué. Cette place ne sait
   *[other] n’ont pas encore joué. Ces places ne savent
} rien de plus que ce que verrait une personne assise là : sa propre main et ce qui est visible. Après un coup, ce bouton dit ce qu’il a changé.
