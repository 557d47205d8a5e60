### Un conseil : ce qui semble le mieux à ta place, et pourquoi.

key-hint = Conseil
hint-plan = 💡 **Conseil :** { $plan }.
hint-step = { " → " }
hint-goes-on = { $plan } → … (la suite dépend de ce que tu verras)
hint-more = { $plan } → …
hint-then = … → { $plan }
hint-draft = 💡 **Conseil :** { $plan }. C’est ce qui va le mieux avec tes cartes.
hint-wins = Avec ça, tu gagnes, quelles que soient les mains des autres.
hint-clear = Nettement mieux que « { $other } ».
hint-slight = Un peu mieux que « { $other } ».
hint-equal = « { $other } » se vaut à peu près.
hint-why-stop = Cela empêche { $rival } de gagner en { $domain } ({ $count } cartes sur { $need }).
hint-why-slow = Cela freine { $rival } en { $domain } ({ $count } cartes sur { $need }).
hint-why-lead = Personne n’a alors plus de cartes { $domain } ({ $count }), et on va peut-être bientôt compter les majorités.
hint-why-level = { $count } cartes { $domain } donnent accès à { $effect }.
hint-why-most-culture = Tu as alors le plus de cartes { $domain } ({ $count }) : cela donne accès à { $effect }.
hint-why-build = Tu as alors { $count } des { $need } cartes { $domain } qui font gagner.
hint-why-grow = Tu as alors { $count } cartes { $domain }.
hint-why-keep = Tu gardes { $count ->
    [one] ta carte { $domain }
   *[other] tes { $count } cartes { $domain }
}.
hint-why-hand = Il te reste { $count ->
    [one] { $count } carte { $domain }
   *[other] { $count } cartes { $domain }
} en main.
hint-why-take-hand = { $rival } a alors moins de cartes en main.
hint-why-take = Tu prends d’abord une main ({ $rival }), et tu gardes les cartes qui t’aident le plus.
hint-why-see = Tu vois d’abord de nouvelles cartes, puis tu décides.
hint-why-lose = { $rival } perd { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} { $domain }.
hint-why-draw = Tu pioches alors { $count ->
    [one] une nouvelle carte
   *[other] { $count } nouvelles cartes
}.
hint-why-take-chance = Tu prends d’abord une main ({ $rival }) : { $percent } % de chances d’y trouver une carte { $domain }.
hint-why-take-sure = Tu prends une main ({ $rival }) qui contient une carte { $domain }.
hint-why-see-chance = Tu vois d’abord { $count ->
    [one] { $count } nouvelle carte
   *[other] { $count } nouvelles cartes
} : { $percent } % de chances d’avoir une carte { $domain }.
hint-why-see-sure = Tu vois d’abord { $count ->
    [one] { $count } nouvelle carte, une carte { $domain }.
   *[other] { $count } nouvelles cartes, dont une carte { $domain }.
}
hint-why-draw-chance = Tu pioches alors { $count ->
    [one] { $count } nouvelle carte
   *[other] { $count } nouvelles cartes
} : { $percent } % de chances d’avoir une carte { $domain }.
hint-why-draw-sure = Tu pioches alors { $count ->
    [one] { $count } nouvelle carte, une carte { $domain }.
   *[other] { $count } nouvelles cartes, dont une carte { $domain }.
}
hint-why-most = Tu as alors le plus de cartes { $domain } ({ $count }).
hint-why-first = Personne d’autre n’a de carte { $domain } en jeu.
hint-why-follow = Il te reste { $count ->
    [one] { $count } autre carte { $domain }
   *[other] { $count } autres cartes { $domain }
} en main pour la suite.
hint-why-begin = Dans les deux cas, tu commences un nouveau Domaine.
