### Ce qu’entraîne un choix, sur la feuille privée.

choice-keep = Garder { $count } sur { $all }
choice-discard = Défausser
choice-give = Rendre
choice-sacrifice = { $effect } ({ $age })
choice-ends = puis ton tour se termine
choice-hand = { $count ->
        [0] main vide
        [one] 1 carte
       *[other] { $count } cartes
    }
choice-begin = { $effect } · { $asked }
choice-cards = { $count ->
        [one] choisis une carte
       *[other] choisis { $count } cartes
    }
