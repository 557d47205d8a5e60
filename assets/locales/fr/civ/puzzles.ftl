### Les énigmes : une position d’une vraie partie où une seule façon atteint le but d’un tour. `/civ puzzle` en montre une par jour.

puzzle-of-day = Énigme du { $day }
puzzle-easy = Énigme facile du { $day }
puzzle-easy-hint = Pour tes premières parties. Seule l’énigme du jour compte pour la série et le classement de la semaine.
puzzle-number = Énigme { $number }
puzzle-until = Énigme d’aujourd’hui jusqu’à { $at }, { $left }. Ouverte avant, elle compte pour aujourd’hui jusqu’à demain soir.
puzzle-facts = { $stars } · { $teams ->
        [yes] équipes de deux
       *[no] { $players } joueurs
    } · { $reading ->
        [immediate] Hégémonie immédiate à { $need }
       *[end] Hégémonie à { $need }, à la fin de ton tour
    }
puzzle-task = C’est ton tour et { $goal ->
    [points] **tu peux gagner maintenant aux Majorités** : fais que la partie finisse avec ce tour et aie les meilleures colonnes
    [defence] **{ $name } gagne au prochain tour, sauf si tu l’en empêches**
   *[win] **tu peux gagner maintenant**
}, quelles que soient les cartes que tu ne vois pas. Il n’y a qu’une seule façon ; l’ordre ne compte pas toujours. Il faut { $effects ->
    [1] un effet
   *[other] { $effects } effets
}. Tu peux tout annuler.
puzzle-solved = { $goal ->
    [defence] ✅ **Trouvé !** { $name } ne peut plus forcer la victoire au prochain tour.
   *[win] ✅ **Trouvé !**
}
puzzle-lucky = { $goal ->
    [defence] 🍀 { $name } ne gagne pas, mais grâce à des cartes que tu ne pouvais pas connaître. Trouve la façon qui l’en empêche quelles qu’elles soient.
   *[win] 🍀 Tu as gagné, mais grâce à des cartes que tu ne pouvais pas connaître. Trouve la façon qui gagne quelles qu’elles soient.
}
puzzle-missed-turn = { $goal ->
    [defence] Ton tour est fini et { $name } peut encore gagner au prochain tour, quelles que soient les cartes cachées. Annule et essaie autrement.
   *[win] Ton tour est fini et tu n’as pas gagné. Annule et essaie autrement.
}
puzzle-shown = Voici la solution :
puzzle-way = { $goal ->
    [defence] **La seule façon d’arrêter { $name } :**
   *[win] **La seule façon de gagner :**
}
puzzle-count = { $have } sur { $need }
puzzle-missed = Les ordinateurs l’ont manquée { $missed } fois sur { $tries }.
puzzle-proof = J’ai parcouru ce tour jusqu’au bout ({ $searched } positions) : { $goal ->
    [defence] sans tout cela, { $name } gagne au prochain tour
   *[win] pour gagner, il faut faire tout cela
}, et aucune carte cachée n’y change rien.
puzzle-streak = { $days ->
    [one] 🔥 { $days } jour de suite.
   *[other] 🔥 { $days } jours de suite.
}
puzzle-shown-here = { $squares } { $tries ->
    [1] { $name } l’a trouvée du premier coup.
    [10] { $name } a fini par la trouver.
   *[other] { $name } l’a trouvée au { $tries }e essai.
}
puzzle-shown-how = { COMMAND("civ puzzle") } est la même pour tout le monde.
puzzle-keep-ask = Tu veux une série ? Je garde alors les jours où tu trouves l’énigme du jour, et je montre ton nom dans le classement de la semaine du serveur où tu l’as trouvée. Sinon, je ne garde rien.
puzzle-none = Il n’y a pas d’énigme ici : leurs fichiers manquent ou ont été modifiés.
puzzle-key-again = Depuis le début
puzzle-key-solution = Solution
puzzle-key-earlier = Une énigme précédente
puzzle-key-today = Énigme du jour
puzzle-key-keep = Garder ma série
puzzle-key-forget = Ne pas garder mes énigmes
puzzle-key-week = Classement de la semaine
puzzle-week = Énigmes trouvées cette semaine
puzzle-week-line = { $place }. { $name } : { $solved }
puzzle-week-empty = { tournament-nobody }
puzzle-week-hint = Du lundi au dimanche, selon les jours de chacun. N’y figurent que les personnes qui le veulent, sur le serveur où elles ont trouvé.
reason-puzzle-place = Cela ne mène nulle part dans cette énigme ; elle a peut-être changé. { COMMAND("civ puzzle") } montre celle du jour.
