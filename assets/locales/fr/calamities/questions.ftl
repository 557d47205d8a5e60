### Les calamités à la table : ce qu’on demande et à qui, ce qui bouge sur la carte, et d’où viennent les nombres.

# $who (une nation) décide, selon $clause ; $victim est la victime principale
ask-who = { $who } décide ({ $clause })
ask-who-table = La table décide ({ $clause })
ask-eruption = Ces volcans feraient les mêmes dégâts. Lequel entre en éruption ?
ask-quake = Séisme : quelle cité est frappée ({ $victim }) ? Ce sont celles où il fait le plus de dégâts.
ask-quake-neighbour = Quelle cité voisine est réduite aussi ?
ask-treachery = Quelle cité passe à l’autre camp ({ $victim } → { $who }) ?
ask-treachery-untraded = Personne n’a transmis la Traîtrise. Quelle cité est réduite ({ $victim }) ?
ask-storm = { $victim } n’a aucune unité en plaine inondable. Quelle cité côtière est touchée ?
ask-reduce = Trop peu de pions soutiennent les cités. Laquelle est réduite ensuite ?
ask-keep = Quelle faction est gardée ({ $victim }) ? L’autre est annexée.
ask-start = Où débarquent les 15 Barbares ? Ces territoires se valent.
ask-march = Où vont les Barbares ? Ces territoires se valent.
ask-plain = { $victim } a le même nombre de points dans ces plaines. Laquelle est inondée ?
ask-coast = Les cartes divergent ici : { $area } touche-t-il la mer sur la vôtre ?
ask-cities = Quelles cités sont réduites ({ $victim }) ?
ask-cities-heresy = { $victim } a désigné une victime secondaire. Quelles cités sont réduites ({ $who }) ?
ask-cities-heretics = Quelles cités sont réduites ?
ask-cities-pirates = Quelles cités côtières les pirates prennent-ils ({ $victim }) ?
ask-cities-pirates-others = Quelles cités côtières d’autres nations les pirates prennent-ils ?
ask-grain = Combien de cartes Grain montrer ({ $who }) ? Chacune épargne 4 points et reste visible jusqu’à la fin du tour.
ask-allocation = Combien de points chaque autre nation perd-elle ?
ask-allocation-cities = Combien de cités de chaque autre nation sont réduites ?
ask-losses = Quelles unités sont perdues ({ $who }) ?
ask-faction-own = Quelles unités entrent dans la première faction ({ $victim }) ?
ask-faction-philosophy = Philosophie : quelles unités { $who } prend-elle pour la première faction ({ $victim }) ?
ask-faction-added = Quelles unités { $who } ajoute-t-elle à la première faction ({ $victim }) ?
ask-military = Militarisme : quelles unités périssent dans les combats ({ $victim }) ?
ask-take-over = Il manque des unités ({ $who }). Que reprendre de la faction perdue ?

# Le nom d’une décision, quand quelqu’un répond à une autre
what-eruption_site = le volcan
what-city = la cité
what-secondary = la cité voisine
what-reduce = la cité à réduire
what-keep = la faction à garder
what-start_area = le débarquement
what-march = la marche
what-flood_plain = la plaine inondée
what-coast = la côte
what-cities = les cités
what-grain_shown = les cartes Grain montrées
what-allocation = les pertes secondaires
what-own_losses = les pertes de la victime principale
what-losses = les pertes
what-first_faction_15 = la première faction
what-first_faction_20 = le complément de la première faction
what-military_losses = les pertes au combat
what-take_over = la reprise

# Les limites d’une réponse
limit-one = Un choix parmi { $count }.
limit-some = { $count ->
    [one] Exactement { $count } cité.
   *[other] Exactement { $count } cités.
}
limit-order = Le stock manque de pions : les cités sont réduites dans l’ordre où tu les nommes.
limit-each = Au plus une cité par nation.
limit-amount = Un nombre de 0 à { $most }.
limit-total = { $count ->
    [one] Exactement { $count } point en tout.
   *[other] Exactement { $count } points en tout.
}
limit-total-cities = { $count ->
    [one] Exactement { $count } cité en tout.
   *[other] Exactement { $count } cités en tout.
}
limit-share = { $nation } : { $most } au plus
limit-points = Un pion compte 1 point, une cité 5{ $replaced ->
    [no] .
   *[other] {" "}moins les pions qui la remplacent.
}
limit-surplus = Les pions qui remplacent une cité peuvent dépasser la limite du territoire (30.612).
limit-near = { $count ->
    [one] { $count } de ces points est pris à côté de l’autre faction.
   *[other] { $count } de ces points sont pris à côté de l’autre faction.
}
limit-area = { $area } : { $what }
limit-take-over = Exactement { $tokens } et { $cities }.
answer-first = la première faction
answer-second = la seconde faction
answer-first-points = Première faction ({ $count } points)
answer-second-points = Seconde faction ({ $count } points)
answer-yes = oui, il touche la mer
answer-no = non
answer-owned = { $area } ({ $nation })
way-city = cité : 5 points
way-eliminate = cité éliminée : 5 points
way-reduce = cité réduite à { $tokens } : { $count ->
    [one] { $count } point
   *[other] { $count } points
}
way-points = cité remplacée par { $tokens } : { $count ->
    [one] { $count } point
   *[other] { $count } points
}
way-range = cité remplacée par { $fewest } à { $tokens } : de { $most } à { $least } points
way-or = { $way } ou { $other }

# Les deux factions d’une guerre civile côte à côte, et ce qui suit selon celle qu’on garde
faction-first = Première
faction-second = Seconde
faction-tokens = Pions
faction-cities = Cités
faction-points = Points
faction-kept = Gardés dans les deux cas ({ $nation }) : stock, bateaux, trésor et cartes de civilisation.
choice-points = { $nation } { $before } → { $after } points
choice-support = ⚠️ il manque { $count ->
    [one] { $count } pion
   *[other] { $count } pions
} pour soutenir ses cités (29.8)
choice-removed = { $count ->
    [one] { $count } point que personne ne peut reprendre est retiré
   *[other] { $count } points que personne ne peut reprendre sont retirés
}
choice-added = Puis { $nation } ajoute { $points } points ; la seconde faction a le reste, { $count ->
    [one] { $count } point.
   *[other] { $count } points.
}
choice-rest = Le reste forme la seconde faction : { $count ->
    [one] { $count } point.
   *[other] { $count } points.
}
choice-take-over-next = Le reste revient à la nation suivante en points de stock : { $nation }.
choice-take-over-removed = Le reste est retiré.
# $shown (cartes Grain), $count (points)
choice-grain = { $shown } : il reste { $count ->
    [one] { $count } point
   *[other] { $count } points
} à perdre
choice-supported = Pions qui soutiennent les cités : { $have } ; il en faut { $need }, deux par cité.
choice-near = { $what } (à côté de l’autre faction)
choice-bears = { $what } (possède { $units })

# Ce qui bouge sur la carte : les effets, dans l’ordre
move-remove = { $nation }, { $area } : remettre { $tokens } en stock
move-place = { $nation }, { $area } : poser { $tokens }
move-eliminate = { $nation }, { $area } : remettre la cité en stock
move-reduce = { $nation }, { $area } : remplacer la cité par { $tokens }
move-reduce-bare = { $nation }, { $area } : retirer la cité ; rien ne la remplace
move-replace-tokens = { $nation } → { $by }, { $area } : remplacer { $tokens }
move-replace-city = { $nation } → { $by }, { $area } : remplacer la cité
move-pirates = { $nation }, { $area } : remplacer la cité par une cité pirate
move-march = { $nation } : déplacer { $tokens }, { $area } → { $to }
move-show = { $nation } : montrer { $count ->
    [one] { $count } carte Grain
   *[other] { $count } cartes Grain
} jusqu’à la fin du tour
# La raison d’un nombre, ou pourquoi rien ne bouge
note-plain = { $nation } : { $sum }
note-cities = { $nation } : cités à réduire : { $sum }
note-revolt = { $nation } : pions qui ne soutiennent aucune cité : { $sum }
note-faction = { $nation } : points pour la première faction : { $sum }
note-ordered = { $nation } : à imposer aux autres : { $sum }
move-because = { $move } ({ $sum } ; { $clause })
move-by = { $move } ({ $clause })
moves-none = Rien ne bouge sur la carte.
moves-more = … et { $count } autres déplacements

# D’où vient un nombre
sum-no-city = { $nation } n’a pas de cité en stock
sum-nothing-ordered = les autres peuvent supporter { $have } sur { $need } : rien n’est imposé
sum-no-faction = { $have } points, et la première faction en prend { $need } : pas de seconde faction
sum-no-cities-left = plus personne n’a de cité
sum-no-tokens-left = plus personne n’a de pions
sum-no-pirates-left = il ne reste pas de cité pirate
sum-spared = jamais touchée
sum-most = points en stock : { $ranking } ; { $nation } en a le plus
sum-ranking = points en stock : { $ranking }
sum-volcanoes = dégâts : { $ranking }
sum-battle = { $tokens } contre { $there } : il en reste { $left }
sum-cities = { $sum }, sur { $cities ->
    [one] { $cities } cité
   *[other] { $cities } cités
}
sum-religion = { $count }, avec { $card } { $left }
sum-damage = dégâts des deux : { $count }
sum-plain = { $plain } : { $have } points sur place, { $most } au plus
sum-can-bear = les autres ne peuvent en supporter que { $have } sur { $need }
sum-only-stock = seulement { $count } en stock
sum-room = place pour { $count }
sum-only-board = { $sum }, mais seulement { $count } sur la carte
sum-capped = { $count }, avec { $card } { $most } au plus
sum-due = { $count ->
    [one] { $count } point dû
   *[other] { $count } points dus
}
sum-grain = Grain

# Comment une cité peut partir, comme une réponse le nomme
way-word-eliminate = éliminer
way-word-reduce = réduire
way-word-city = cité
# What people type for it, too
way-words-eliminate = éliminée, cité éliminée, perdue, retirée
way-words-reduce = réduite, cité réduite, remplacée, cité remplacée
# Other words in a line such as “Memphis: city replaced by 1 to 4 tokens: 4 to 1 points”, “Crete: 8 at most”
answer-words-points = points, point
answer-words-or = ou
answer-words-noise = par, à, au, plus, de, du, des, la, le, les, l, d

# An answer in the log
answer-told = { $nation }, { $what } : { $value }
# What people type for an option that is no name: the first word is shown, all are understood
choice-words-yes = oui, o
choice-words-no = non, n
choice-words-first = première, la première faction, 1
choice-words-second = seconde, deuxième, la seconde faction, 2
