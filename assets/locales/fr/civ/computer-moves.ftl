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
why-plan-win = { $name } avait en main { $hand } : « { $action } » menait à une victoire certaine.
why-plan-only = { $name } avait en main { $hand } et donnait à « { $action } » { $chance } % de chances de gagner.
why-plan-other = { $name } avait en main { $hand } et donnait à « { $action } » { $chance } % de chances de gagner ; venait ensuite « { $other } » avec { $less } %.
why-plan-expert = { $name } avait en main { $hand }. À première vue, « { $other } » valait mieux ({ $less } % de chances de gagner, contre { $chance } %), mais en jouant la suite d’avance, « { $action } » l’a emporté.
why-nothing = Les derniers coups des ordinateurs n’ont rien à expliquer que le plateau ne montre déjà.

## Un conseil : ce que ferait l’ordinateur à ta place

key-hint = Conseil
hint-plan = 💡 **Conseil :** { $plan }.
hint-step = { " → " }
hint-goes-on = { $plan } → … (la suite dépend de ce que tu verras)
hint-draft = 💡 **Conseil :** { $plan }. C’est ce qui va le mieux avec tes cartes.
hint-wins = Avec ça, tu gagnes, quelles que soient les mains des autres.
hint-clear = Nettement mieux que « { $other } ».
hint-equal = « { $other } » se vaut à peu près.
hint-why-stop = Cela empêche { $rival } de gagner en { $domain } ({ $count } cartes sur { $need }).
hint-why-slow = Cela freine { $rival } en { $domain } ({ $count } cartes sur { $need }).
hint-why-lead = Personne n’a alors plus de cartes { $domain } ({ $count }), et on va compter les majorités.
hint-why-level = { $count } cartes { $domain } donnent accès à { $effect }.
hint-why-most-culture = Tu as alors le plus de cartes { $domain } ({ $count }) : cela donne accès à { $effect }.
hint-why-build = Tu as alors { $count } des { $need } cartes { $domain } qui font gagner.
