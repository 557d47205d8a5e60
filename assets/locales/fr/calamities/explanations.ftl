### Ce que fait chaque calamité : les pages de la commande qui les explique.

explain-title = Les calamités
explain-intro =
    Les douze calamités d’*Advanced Civilization* dans l’ordre où on les résout : par pile, et dans chaque pile d’abord celle qui ne s’échange pas.
    Une nation n’est victime principale que de deux par tour ; les pertes secondaires sont sans limite. Le joueur qui a transmis une calamité en dernier échappe à ses pertes secondaires. Un pion vaut 1 point d’unité, une cité 5.
explain-row = { $number }. **{ $calamity }** · pile { $stack } { $tradable ->
    [yes] · échangeable
   *[no] · non échangeable
}
explain-head = Pile { $stack }, { $tradable ->
    [yes] échangeable
   *[no] non échangeable
} ({ $clause })
explain-line = - { $text } ({ $clause })
explain-helps = 🛡️ Cartes utiles : { $cards }
explain-hurts = ⚠️ Cartes nuisibles : { $cards }
explain-no-cards = Aucune carte de civilisation n’y change rien.
explain-suffers-own = Ne touche que son détenteur.
explain-suffers-all = Touche son détenteur, puis d’autres, mais jamais le joueur qui l’a transmise.
explain-preview = **Si cette nation l’avait maintenant ({ $nation })**, sans que personne l’ait transmise :
explain-preview-asked = Ensuite, question posée ({ $nation }) : { $question }
explain-pick = Choisis une calamité
explain-pick-nation = Et si cette nation l’avait maintenant…
explain-unknown = Je ne connais pas de calamité « { $text } ». Choisis-en une :
explain-rulings = Les règles maison de ta table :

explain-volcano_earthquake-eruption = Une cité de la victime au pied d’un volcan : il entre en éruption, et toutes les unités de tous les joueurs dans ses territoires sont perdues.
explain-volcano_earthquake-units = De plusieurs volcans, c’est celui qui détruit le plus d’unités, celles des autres comprises ; à égalité, la victime choisit.
explain-volcano_earthquake-points = De plusieurs volcans près des cités de la victime, c’est celui qui détruit le plus de points ; à égalité, elle choisit.
explain-volcano_earthquake-quake = Sinon, un séisme élimine une cité de la victime et réduit celle d’un autre dans un territoire voisin, même au-delà de l’eau. Il frappe là où les dégâts sont les plus grands.
explain-volcano_earthquake-engineering = Génie Civil : le séisme ne fait que réduire la cité, et un joueur qui l’a n’en est jamais la victime secondaire. Sans effet contre un volcan.
explain-treachery-traded = Le joueur qui l’a transmise choisit une cité de la victime et y met une des siennes ; s’il n’en a pas en stock, la cité est simplement éliminée.
explain-treachery-kept = Tirée et gardée : une cité de la victime est réduite, et personne n’y gagne.
explain-famine-own = La victime perd 10 points.
explain-famine-others = Elle répartit 20 autres points entre les autres, 8 au plus chacun ; ils choisissent leurs unités.
explain-famine-pottery = Poterie : chaque carte Grain montrée épargne 4 points. Elle n’est pas défaussée, mais n’achète rien avant le prochain tour.
explain-superstition-own = Trois cités de la victime sont réduites, à son choix.
explain-superstition-religion = Deux avec Mysticisme, une avec Déisme, aucune avec Illumination ; seule la meilleure compte.
explain-civil_war-who = Le bénéficiaire est le joueur qui a le plus de points en stock. Si c’est la victime, il n’y a pas de guerre civile.
explain-civil_war-first = La victime choisit 15 points d’unités pour une première faction, le bénéficiaire 20 de plus. Le reste forme la seconde ; sans seconde, pas de guerre civile.
explain-civil_war-more = « Musique » et « Théâtre et Poésie » donnent à la victime 5 points de plus chacune, « Démocratie » 10 ; le tout s’ajoute.
explain-civil_war-philosophy = Philosophie : le bénéficiaire choisit seul une première faction de 15 points, quelles que soient les autres cartes.
explain-civil_war-military = Militarisme : chaque faction perd d’abord 5 points, à côté de l’autre si possible.
explain-civil_war-keep = La victime garde une faction. Le bénéficiaire remplace l’autre par ses unités ; s’il en manque, le suivant en points de stock prend le relais.
explain-slave_revolt-own = Quinze pions de la victime ne soutiennent aucune cité cette fois.
explain-slave_revolt-one = Les cités sans soutien (deux pions chacune) sont réduites une à une ; leurs nouveaux pions comptent tout de suite.
explain-slave_revolt-cards = Vingt pions avec Exploitation Minière, dix avec Illumination ; ensemble, elles s’annulent.
explain-flood-own = La victime perd jusqu’à 17 points dans la plaine inondable où elle en a le plus. Les cités sur site noir sont à l’abri.
explain-flood-others = Les autres y perdent 10 points, répartis par la victime ; tout ce qu’ils y ont, si cela fait 10 ou moins.
explain-flood-storm = Aucune unité en plaine inondable : une cité côtière de la victime, à son choix, est éliminée. Sans cité côtière, rien. Une cité sur site noir est une unité dans sa plaine : aucune cité côtière n’est alors perdue.
explain-flood-engineering = Génie Civil : 7 points au plus, victime principale ou secondaire ; sur la côte, la cité est seulement réduite.
explain-barbarian_hordes-landing = Quinze Barbares arrivent dans un territoire de départ de la victime, là où ils lui nuisent le plus, et combattent ceux qui s’y trouvent.
explain-barbarian_hordes-march = Ceux qui dépassent la limite passent au territoire voisin où ils lui nuisent le plus sur-le-champ, et ainsi de suite jusqu’à épuisement.
explain-barbarian_hordes-way = Seuls les attirent les territoires où la victime est seule ; s’il n’y en a pas à côté, ils prennent le plus court chemin vers un territoire où lui nuire et combattent ceux qui s’y trouvent.
explain-barbarian_hordes-tie = Entre territoires égaux, celui qui a transmis la calamité décide, sinon le joueur qui a le plus d’unités en stock.
explain-barbarian_hordes-cities = Sept suffisent pour attaquer une cité, huit face au Génie Civil. Une cité qu’ils détruisent ne fait tirer aucune carte de commerce.
explain-barbarian_hordes-crete = La Crète n’en est jamais la victime principale.
explain-epidemic-own = La victime perd 16 points.
explain-epidemic-others = Elle en répartit 25 entre les autres, 10 au plus chacun, jamais au joueur qui l’a transmise.
explain-epidemic-left = Un pion reste dans chaque territoire ; une cité laisse au moins un pion, elle compte donc 4 points au plus.
explain-epidemic-to = Médecine : au plus 8 points pour la victime principale, 5 pour une secondaire.
explain-epidemic-by = Médecine : 8 points de moins pour la victime principale, 5 de moins pour une secondaire.
explain-epidemic-roads = Construction de Routes : 5 points de plus, principale ou secondaire, ajoutés après la Médecine.
explain-civil_disorder-own = Toutes les cités de la victime sauf trois sont réduites, à son choix.
explain-civil_disorder-fewer = Musique, Théâtre et Poésie, Loi et Démocratie : une cité de moins chacune.
explain-civil_disorder-more = Militarisme et Construction de Routes : une cité de plus chacune.
explain-iconoclasm_heresy-own = Quatre cités de la victime sont réduites, à son choix.
explain-iconoclasm_heresy-fewer = Loi et Philosophie : une cité de moins chacune ; Théologie : trois de moins.
explain-iconoclasm_heresy-more = Monothéisme et Construction de Routes : une cité de plus chacune.
explain-iconoclasm_heresy-others = La victime fait réduire deux cités d’autres joueurs, jamais du joueur qui l’a transmise.
explain-iconoclasm_heresy-spared = Une victime secondaire en perd une au plus avec Philosophie, aucune avec Théologie.
explain-piracy-own = Les pirates prennent deux cités côtières de la victime, choisies par le joueur qui l’a transmise.
explain-piracy-others = La victime leur livre deux cités côtières de deux autres joueurs, même si elle n’en a perdu aucune ; jamais du joueur qui l’a transmise.
explain-piracy-stay = Les cités pirates ne demandent aucun soutien et restent jusqu’à ce qu’on les attaque et les détruise.

feature-calamities = Calamités d’Advanced Civilization
feature-calamities-hint = Ajoute /{ name-calamity }
help-calamities = 🌋 { COMMAND("calamity table") } résout les calamités d’*Advanced Civilization*.
calamities-elsewhere = Tu cherches les calamités d’Advanced Civilization ? { COMMAND("calamity explain") }

# Les règles d’une table qui diffèrent des règles habituelles
ruling-edition-avalon_hill = Édition Avalon Hill : les éruptions se comparent en points, et la Médecine retire 8 ou 5 (30.211, 30.613)
ruling-chooser_untraded-most_stock = Si personne n’a transmis la carte, le joueur qui a le plus d’unités en stock choisit (30.222, 30.911)
ruling-earthquake_tie-most_stock = Entre séismes équivalents, le joueur qui a le plus d’unités en stock choisit (30.212)
ruling-iconoclasm_city-primary = La victime principale choisit quelle cité d’une victime secondaire est réduite (30.818)
ruling-short_pool-nothing = Si les autres ne peuvent pas supporter toute la perte secondaire, ils ne perdent rien (30.311, 30.611)
ruling-partial_city_loss-no = Une perte ne se paie pas en réduisant une cité
ruling-civil_war_military-after = Les pertes du Militarisme viennent après le choix des factions (30.414)
ruling-civil_war_shortfall-removed = Les unités que le bénéficiaire ne peut pas remplacer sont retirées (30.415)
ruling-civil_disorder_count-excess_only = Lors d’un Désordre Civil, l’allègement ne joue que sur les cités au-delà de trois (30.715)
ruling-flood_cap-passed_on = Les points que le Génie Civil épargne dans une inondation passent aux autres (30.515)
ruling-barbarian_stop-spread = Les Barbares sans rien à atteindre se répandent dans les territoires vides (30.5222)
ruling-eruption_neutral-removed = Une éruption élimine aussi les Barbares et les cités pirates (30.211)
ruling-pirates-spared = Quand il ne reste pas de cité pirate, la cité est épargnée (30.911)

## Ce que l’on cherche dans les règles et qui se trouve dans une commande.

calamities-elsewhere-words = calamité, calamités, catastrophe, advanced civilization, séisme, volcan, barbares, hérésie, cartes de commerce
