### Ce qu’entraîne un choix, sur la feuille privée.

choice-keep = Garder { $count } sur { $all }
choice-discard = Défausser
choice-give = Rendre
choice-sacrifice = { $effect } ({ $age })
