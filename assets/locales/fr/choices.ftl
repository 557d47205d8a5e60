### Ce qu’entraîne un choix, sur la feuille privée.

choice-keep = Garder { $count } sur { $all }
choice-discard = Défausser
choice-give = Rendre
choice-sacrifice = { $effect } ({ $age })
choice-ends = Fin du tour
choice-attack-none = personne d’autre ne perd de carte
choice-attack-all = tous { $loses }
choice-hand = { $count ->
        [0] main vide
        [one] 1 carte
       *[other] { $count } cartes
    }
choice-begin = { $effect } · { $asked }
# Ce qu’apporterait une carte ($told) que l’on peut défausser ou prendre
choice-if-played = si jouée : { $told }
# Toutes les cartes parmi lesquelles choisir : $count
choice-all = { $count ->
        [2] Les deux cartes
       *[other] Les { $count } cartes
    }
