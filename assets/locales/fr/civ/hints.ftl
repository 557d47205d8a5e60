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
hint-equal = « { $other } » vaut à peu près autant.
hint-aim = { $domain } (tu en as { $count } sur { $need })
hint-threat = { $domain }, { $count } cartes sur { $need }
hint-why-stop = { $rival } pourrait gagner au prochain tour ({ $way }) : cela l’empêche.
hint-why-slow = { $rival } pourrait gagner au prochain tour ({ $way }) : il lui manque alors { $many ->
    [one] { $many } carte
   *[other] { $many } cartes
}.
hint-why-block = { $rival } pourrait gagner au prochain tour ({ $way }) : cela lui interdit de jouer { $domain }, même s’il reste peut-être d’autres moyens.
hint-why-choose = { $rival } pourrait gagner au prochain tour ({ $way }) : tu prends sa main et choisis les cartes à rendre.
hint-why-open = { $rival } pourrait gagner au prochain tour ({ $way }), et aucune action à elle seule ne l’empêche à coup sûr.
hint-why-open-chance = Il ne manque à { $rival } qu’une carte { $domain } pour gagner ({ $percent } % de chances de l’avoir en main), et aucune action à elle seule ne l’empêche à coup sûr.
hint-why-risk = { $rival } pourrait gagner au prochain tour ({ $way }).
hint-why-risk-chance = Il ne manque à { $rival } qu’une carte { $domain } pour gagner : { $percent } % de chances de l’avoir en main.
hint-why-risk-sure = { $rival } a en main la carte { $domain } qui lui manque pour gagner.
# $names (celles et ceux qui jouent avant), $many (leur nombre)
hint-why-before = { $names } { $many ->
    [one] joue avant et peut
   *[other] jouent avant et peuvent
} encore l’en empêcher.
hint-why-end = La partie touche à sa fin, et pour l’instant { $rival } gagne aux majorités.
hint-why-end-stop = La partie touche à sa fin, et { $rival } gagnerait aux majorités : cela change la donne.
hint-why-democracy = Il faut alors { $need } cartes { $domain } à { $rival } pour gagner, contre { $count } en jeu.
hint-why-embargo = { $rival } ne peut pas jouer { $domain } au prochain tour ({ $count } { $count ->
    [one] carte
   *[other] cartes
} sur { $need }).
hint-why-lose = { $rival } n’a alors plus { $count ->
    [0] aucune
   *[other] que { $count }
} des { $need } cartes { $domain } qui font gagner.
hint-why-lose-level = { $rival } n’a alors plus que { $count } { $count ->
    [one] carte
   *[other] cartes
} { $domain }, trop peu pour { $effect } ({ $does }).
hint-why-lose-last = { $rival } perd sa seule carte { $domain }, et avec elle { $effect } ({ $does }).
hint-why-build = Tu as alors { $count } des { $need } cartes { $domain } qui font gagner{ $held ->
    [0] .
    [one] , et { $held } autre en main.
   *[other] , et { $held } autres en main.
}
hint-why-ready = Tu pourrais alors gagner au prochain tour : { $count } cartes { $domain } sur { $need } en jeu, et la suivante en main.
hint-why-level = Tu as alors { $count } cartes { $domain } sur { $need }, ce qui donne accès à { $effect } ({ $does }).
hint-why-lead = Tu es alors en tête en { $domain } ({ $count }), à égalité ou non : un point si on compte les majorités, ce qui peut arriver bientôt.
hint-why-follow = Tu commences { $domain }, avec { $held ->
    [one] { $held } autre carte
   *[other] { $held } autres cartes
} en main pour la suite.
hint-why-begin = Avec { $domain } en jeu, tu pourras utiliser { $effect } ({ $does }).
hint-why-more-left = Tu commences { $domain }, un Domaine dont il reste davantage de cartes à venir ({ $many } encore cachées).
hint-why-keep = Tu gardes { $count } des { $need } cartes { $domain } qui font gagner.
hint-why-keep-level = Tu gardes tes { $count } cartes { $domain }, et avec elles { $effect } ({ $does }).
hint-why-spare = Tu gardes { $effect } pour plus tard ({ $does }).
hint-why-culture-copy = Tu as alors le plus de cartes { $domain } ({ $count }) et tu peux copier { $effects }.
hint-why-culture-deny = { $rival } n’est alors plus en tête en { $domain } et ne peut plus copier { $effects } chez toi.
hint-why-culture-keep = Tu gardes le plus de cartes { $domain } ({ $count }) et tu peux encore copier { $effects }.
hint-why-hand = Il te reste { $held ->
    [one] { $held } carte
   *[other] { $held } cartes
} { $domain } en main{ $count ->
    [0] .
    [one] , pour compléter celle en jeu.
   *[other] , pour compléter les { $count } en jeu.
}
hint-why-fetch = Tu prends { $held ->
    [one] { $held } carte
   *[other] { $held } cartes
} { $domain } dans la défausse{ $count ->
    [0] .
    [one] , pour compléter celle en jeu.
   *[other] , pour compléter les { $count } en jeu.
}
hint-why-take = Tu prends d’abord une main ({ $rival }), et tu gardes les cartes qui t’aident le plus.
hint-why-take-chance = Tu prends d’abord une main ({ $rival }) et tu gardes ce qui t’aide le plus : { $percent } % de chances d’y trouver { $domain }.
hint-why-take-sure = Tu prends une main ({ $rival }) où il y a { $domain }.
hint-why-see = Tu vois d’abord { $many ->
    [one] { $many } nouvelle carte
   *[other] { $many } nouvelles cartes
}, puis tu décides.
hint-why-see-chance = Tu vois d’abord { $many ->
    [one] { $many } nouvelle carte
   *[other] { $many } nouvelles cartes
} : { $percent } % de chances d’y trouver { $domain }.
hint-why-see-sure = Tu vois d’abord { $many ->
    [one] { $many } nouvelle carte
   *[other] { $many } nouvelles cartes
}, et il y a { $domain }.
hint-why-draw = Tu pioches alors { $many ->
    [one] { $many } nouvelle carte
   *[other] { $many } nouvelles cartes
}.
hint-why-draw-chance = Tu pioches alors { $many ->
    [one] { $many } nouvelle carte
   *[other] { $many } nouvelles cartes
} : { $percent } % de chances d’y trouver { $domain }.
hint-why-draw-sure = Tu pioches alors { $many ->
    [one] { $many } nouvelle carte
   *[other] { $many } nouvelles cartes
}, et il y a { $domain }.
