### L’analyse d’une partie finie, pour un seul de ses joueurs : la chance et les choix séparés, et ce qui a compté.

review-title = Analyse de la partie { $table }
review-making = { $known ->
        [yes] Je passe ta partie en revue : { $done } sur { $total } décisions.
       *[no] Je passe ta partie en revue…
    } Il me faut quelques minutes, davantage quand beaucoup de monde joue.
review-news = Je t’envoie un message privé quand l’analyse est prête.
review-no-news = D’après tes paramètres, je ne t’envoie pas de messages privés : reviens ici, ou appuie de nouveau sur **{ key-review }** en revoyant la partie.
review-moved = Avant la donne, tu avais { $fair } % de chances de gagner. Voici ce qui les a changées :
review-deal = 🎴 **La donne** : { $effect }
review-draft = 🎴 **La donne et le draft** : { $effect }
review-draws = 🃏 **Les cartes que tu as piochées** : { $effect }
review-others = 👥 **Ce que les autres ont fait et pioché** : { $effect }
review-choices = 🧭 **Tes propres choix** : { $effect }
review-effect-much-up = une grande aide
review-effect-up = une aide
review-effect-little = presque rien
review-effect-unclear = impossible à dire
review-effect-some-up = une aide, impossible de dire de combien
review-effect-some-down = une perte, impossible de dire de combien
review-effect-down = une perte
review-effect-much-down = une grande perte
review-points = { $said } (environ { $points } { $count ->
        [one] point
       *[other] points
    } de pourcentage)
review-decisions = { $count ->
        [one] **La décision qui a le plus compté**
       *[other] **Les { $count } décisions qui ont le plus compté**
    }
review-no-decisions = Aucune de tes décisions n’a beaucoup compté à elle seule : chaque fois, rien d’autre n’était nettement mieux ni nettement moins bien.
review-was-missed = Une victoire certaine était possible.
review-was-mistake = Autre chose était nettement mieux.
review-was-slip = Autre chose était un peu mieux.
review-was-found = Tu as trouvé une victoire certaine.
review-was-good = Bon choix : le suivant était nettement moins bon.
review-was-fair = Bon choix : le suivant était un peu moins bon.
review-private = L’analyse part de ce que tu pouvais savoir à ce moment-là, jamais des cartes cachées, et ne donne de chiffres que là où deux estimations concordent.
key-review-overview = Vue d’ensemble
key-review-decision = Décision { $place }
key-review-try = Essayer
key-review-replay = Revoir ce moment
review-done = **Ton choix :** { $plan }
review-better = **Mieux :** { $plan }
review-other = **Le meilleur choix suivant :** { $plan }
review-clearly-better = **Nettement mieux :** { $plan }
review-slightly-better = **Un peu mieux :** { $plan }
review-hint-rest = À partir de « { $action } », un conseil aurait dit la même chose.
review-certain = Cela gagne, quoi que les autres aient en main.
review-certain-found = Cela gagne, quoi que les autres aient en main.
review-chance-lost = Environ { $more } % de chances de gagner au lieu de { $less } %.
review-chance-kept = Environ { $more } % de chances de gagner, contre { $less } % avec le meilleur choix suivant.
review-unsure = Ici, deux estimations diffèrent trop pour donner un pourcentage.
review-try-hint = **{ key-review-try }** ouvre ce moment dans une copie, pour continuer contre des ordinateurs.
reason-review-unfinished = Seule une partie jouée jusqu’au bout peut être analysée.
reason-review-not-yours = Je n’ai pas d’analyse pour toi : tu n’as rien décidé dans cette partie.
reason-review-rules = Cette partie a été jouée avec la version { $played } des règles ; je ne peux analyser que celles jouées avec la version { $now }.
reason-review-game = Il n’y a pas d’analyse pour ce genre de parties.
reason-review-enough = Tu attends déjà { $most } analyses. Demandes-en une autre quand l’une d’elles est prête.
