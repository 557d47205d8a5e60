### Qui pourrait gagner au prochain tour, et ce qui l’en empêche. Sur la feuille privée, donc court.

threat-near = **Il manque une carte à { $name }** pour gagner : { $columns }
threat-near-again = Il en manque une aussi à **{ $name }** : { $columns }
# The same, of somebody whose turn only has to end
threat-whole = **{ $name } a assez de cartes pour gagner** à la fin de son tour : { $columns }
threat-could-next = **{ $name }** pourrait gagner à son prochain tour : { $columns }
threat-could-now = **{ $name }** pourrait gagner pendant ce tour : { $columns }
threat-could-too = pourrait aussi gagner avec { $columns }
threat-majorities = les Majorités
threat-majority-next = **{ $name }** pourrait gagner aux Majorités à son prochain tour
threat-majority-now = **{ $name }** pourrait gagner aux Majorités pendant ce tour
threat-could-again = **{ $name }** aussi : { $columns }
threat-majority-again = **{ $name }** aussi, aux Majorités
threat-ends-own = { $count ->
        [one] Ton tour finit la partie : en l’état, { $name } gagne aux Majorités
       *[other] Ton tour finit la partie : en l’état, { $name } gagnent aux Majorités
    }
threat-ends-soon = { $count ->
        [one] La partie va finir : en l’état, { $name } gagne aux Majorités
       *[other] La partie va finir : en l’état, { $name } gagnent aux Majorités
    }
threat-ends-otherwise = { $count ->
        [one] Ou alors { $name } gagne
       *[other] Ou alors { $name } gagnent
    }
threat-stops = { $count ->
        [one] Pour l’empêcher : { $stops }
       *[other] Un de ces coups suffit : { $stops }
    }
threat-stops-whom = { $count ->
        [one] Contre { $names } : { $stops }
       *[other] Contre { $names }, un de ces coups suffit : { $stops }
    }
threat-unstopped = Aucun coup ne suffit pour l’empêcher.
threat-unstopped-whom = Aucun coup ne suffit pour arrêter { $names }.
threat-together = Deux actions ensemble l’empêchent : { $one }, puis { $other }
threat-together-whom = Deux actions ensemble empêchent { $names } de gagner : { $one }, puis { $other }

## Ce qui l’empêche

threat-stop-aimed = { $effects } : { $domain }
threat-stop-many = l’un des { $count } Domaines
threat-stop-play = jouer { $card }
threat-stop-discard = défausser { $card }
threat-stop-scrap = défausser { $card } (en jeu)
threat-stop-recall = reprendre { $card }
threat-stop-salvage = prendre { $card }
threat-stop-give = rendre { $card }
threat-stop-copy = copier { $effect }
threat-stop-after = { $stop } (joue d’abord { $domain })
