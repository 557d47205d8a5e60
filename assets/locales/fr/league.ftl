### La ligue : ses saisons, ses divisions, ses classements et ses règles.

league-title = Saison { $number }
league-heading = 🪜 { $title }
league-kind = **Saison de ligue** : dans chaque division, tout le monde se rencontre une fois
league-when = 📅 Début : { $at } ({ $left }) · durée : { $weeks } semaines
league-until = 📅 Jusqu’au { $at } ({ $left })
league-at-once = 🎲 { $count ->
        [one] Une partie à la fois par personne
       *[other] Au plus { $count } parties à la fois par personne
    } ; la suivante s’ouvre quand l’une se termine
league-signed-up = { $count ->
        [0] Personne n’est encore inscrit.
        [one] Une personne est inscrite : { $who }.
       *[other] { $count } personnes sont inscrites : { $who }.
    }
league-needs = Il faut au moins { $need } inscriptions.
league-stuck = ⚠️ Il y a trop peu d’inscriptions. La saison débute dès qu’il y en a assez ; sinon, elle est annulée { $at }.
league-on = Parties terminées : { $over } sur { $count }.
league-won = 🏆 **{ $who }** remporte la saison !
league-won-nobody = Personne ne remporte la saison : il ne reste personne en division 1.
league-up = ⬆️ Promotion : { $who }
league-down = ⬇️ Relégation : { $who }
league-stays-up = ↔️ Promotion sans changer de division si tout le monde se réinscrit, car les tailles changent : { $who }
league-stays-down = ↔️ Relégation sans changer de division si tout le monde se réinscrit, car les tailles changent : { $who }
league-out = 🚪 Jamais là, ou hors de la saison : { $who }
league-out-now = 🚪 En dernier malgré leurs points, sans coup joué jusqu’ici ou hors de la saison : { $who }
league-place-lost = ⚠️ Le salon de la saison n’existe plus : aucune partie ne s’ouvre. La modération peut utiliser { COMMAND("league") } dans un autre salon et appuyer sur « { key-league-here } ».
league-restorable = -# Toutes les parties sont arrêtées. L’organisation et l’arbitre peuvent revenir là-dessus jusqu’à { $at } avec { COMMAND("league") }.
league-nothing = Il n’y a pas encore eu de saison ici.
league-direction = Direction de la ligue
league-direction-referee = Arbitrage : { $who }
league-direction-sizes = Avec { $people } personnes, il y a { $count ->
        [one] une division
       *[other] { $count } divisions ({ $sizes })
    }{ $people ->
        [7] , car à trois dans une division, chacun n’aurait que deux parties
       *[other] {""}
    }.
league-late = - ⏳ { $game } : { $who }{ $due ->
        [1] , fin du temps { $at }
       *[0] {""}
    }
league-late-nobody = Aucune partie n’attend personne.
league-unmoved = - 💤 { $who } a perdu { $count ->
        [one] une partie
       *[other] { $count } parties
    } sans jouer un coup.
league-warned = ⚠️ Avertissements cette saison : { $count }
pick-league-member = Avertir, remplacer ou exclure…
pick-league-game = Partie : temps ou décision…
pick-league-resign = Abandonner une de tes parties…
league-own-games = **Tes parties en cours**
league-own-game = - { $game } · { $turn ->
        [1] ⏰ **à toi de jouer**
       *[0] à l’adversaire de jouer
    }{ $due ->
        [1] , fin du temps { $at }
       *[0] {""}
    }
league-own-next = **Ensuite** : { $who }{ $count ->
        [0] {""}
        [one] {" "}(dès que vous n’aurez plus d’autre partie en cours)
       *[other] {" "}(dès que vous aurez tous deux moins de { $count } parties)
    }
league-own-place = Tu occupes la place { $place } de la division { $division } ({ $points } { $points ->
        [one] point
       *[other] points
    }).
league-own-left = Tu ne fais plus partie de cette saison.
league-own-none = Tu n’as plus de partie en cours dans cette saison.

key-league-sign-up = S’inscrire
key-league-leave = Se retirer
key-league-table = Classement
key-league-games = Parties
key-league-rules = Règles
key-league-book = Registre
key-league-open = Ouvrir une saison
key-league-cancel = Annuler la saison
key-league-here = Continuer ici
key-league-direct = Direction
key-league-warn = Avertir…
key-league-substitute = Remplacer…
key-league-remove = Exclure de la saison…
key-league-wins = Victoire : { $name }
key-league-settle-shared = Partagée
key-league-settle-lost = Les deux perdent
key-league-settle-annulled = Annuler
key-league-leave-now = Oui, quitter la saison
key-league-resign = Oui, abandonner la partie

league-you-play = ✅ Ton inscription est notée. Début : { $at } ({ $left }).
league-leave-ask = **Quitter la saison ?** { $count ->
        [0] Tu n’as plus de partie en cours.
        [one] Ta partie en cours revient à ton adversaire.
       *[other] Tes { $count } parties en cours reviennent à tes adversaires.
    } Ce que tu as terminé compte toujours. Tu ne pourras pas revenir avant la prochaine saison.
league-you-withdrew = Tu as quitté la saison.
league-resign-ask = **Abandonner la partie contre { $who } ?** Elle compte comme perdue. Tu restes dans la saison, et tes autres parties continuent.
league-you-resigned = Tu as abandonné cette partie. Tu es toujours dans la saison.

form-league-start = Début
form-league-start-hint = 20:00, demain 20h, 2026-12-05 20:00 (ton fuseau), ou dans combien de temps : 2h, 3j
form-league-weeks = Durée de la saison
form-league-weeks-option = { $weeks } semaines
form-league-clock = Temps par tour
form-league-clock-hint = De 1h à 7j, par exemple 24h ou 2j ; ou une réserve avec un ajout par tour : 3j+12h
form-league-at-once = Parties à la fois
form-league-at-once-hint = Pour chaque personne ; la suivante s’ouvre quand l’une se termine.
form-league-at-once-option = { $count }
form-league-settle = Décision : { $label }
form-league-remove = Exclusion : { $who }
form-league-substitute = Remplacement : { $who }
form-league-newcomer = Qui prend sa place ?
form-league-newcomer-hint = Toutes les parties inachevées se poursuivent telles quelles.
form-league-seasons = Pour combien de temps ?
form-league-ban = { $count ->
        [0] seulement cette saison
        [one] cette saison et la suivante
       *[other] cette saison et les { $count } suivantes
    }

league-game = Partie { $number }
league-thread = { $who } · { $title }
league-pair = { $one } – { $other }
league-thread-note = Qui n’a plus de temps perd la partie. Fin de la saison : { $at }. Classement et règles : { COMMAND("league") }.
league-state-shared = 🤝 partagée
league-state-lost = ❌ perdue pour les deux
league-state-void = ne compte pas
league-state-later = s’ouvre plus tard
league-won-game = 🏆 { $table } : **{ $who }** gagne contre { $other }.
league-shared-game = 🤝 { $table } : { $who } se partagent les points.
league-lost-game = ❌ { $table } : { $who } et { $other } perdent tous les deux.
league-void-game = { $table } ({ $who } – { $other }) ne compte pas.
league-drawn = **La saison commence.** Les parties s’ouvrent d’elles-mêmes dans des fils, au fur et à mesure.
league-drawn-all = **La saison commence.** Toutes les parties s’ouvrent d’elles-mêmes à la fois, chacune dans son fil.
league-division-line = **Division { $number }** : { $who }
league-games-title = **Parties de la division { $number }**

league-division = Division { $number }
league-column-played = Parties
league-column-won = V
league-column-shared = =
league-column-lost = D
league-column-points = Points
league-column-mutual = Direct
league-column-strength = SB
league-column-lot = Sort
league-picture-alt = Classement : { $title }.
league-row = { $place }. { $who } : { $points } { $points ->
        [one] point
       *[other] points
    } (victoires : { $won }, victoires partagées : { $shared }, défaites : { $lost }{ $ties }){ $movement ->
        [up] { " " }⬆️ monte
        [down] { " " }⬇️ descend
       *[stays] {""}
    }
league-legend = ⬆️ monte dans la division au-dessus · ⬇️ descend dans celle d’en dessous
league-legend-mutual = Direct : points des parties entre ex æquo
league-legend-strength = SB : deux fois les points des adversaires battus, plus ceux des victoires partagées
league-legend-lot = Sort : l’ordre tiré au sort, connu à la fin (d’ici là, un point d’interrogation et une place partagée)
league-legend-sizes = Les divisions de la prochaine saison dépendent du nombre d’inscriptions : on peut rester malgré une relégation, ou malgré une promotion.

league-book = Registre : { $count ->
        [one] une entrée
       *[other] { $count } entrées
    }
league-last-hash = Registre jusqu’ici, dernière empreinte : { $hash }
tournament-act-open-season = La saison est annoncée.
tournament-act-draw-season = Les divisions sont formées, et la personne qui commence chaque partie est tirée au sort.
tournament-act-award = La partie { $table } revient à { $who } ({ $why }).
tournament-act-award-shared = La partie { $table } est partagée par { $who } ({ $why }).
tournament-act-award-nobody = La partie { $table } est perdue pour les deux ({ $why }).
tournament-act-award-void = La partie { $table } ne compte pas ({ $why }).
tournament-act-drop = { $who } ne fait plus partie de la saison après { $count } parties sans le moindre coup. Ses autres parties ne comptent pas.
tournament-act-concede = { $who } abandonne la partie { $table }.
tournament-act-warn = Avertissement : { $who }. Raison : { $why }
tournament-act-remove = { $who } est hors de la saison{ $count ->
        [0] {""}
        [one] {" "}et ne pourra pas s’inscrire à la suivante
       *[other] {" "}et ne pourra pas s’inscrire aux { $count } suivantes
    }. Ses parties inachevées ne comptent pas. Raison : { $why }
tournament-act-remove-short = Exclusion
tournament-act-substitute = { $newcomer } remplace { $who } et poursuit telles quelles toutes les parties inachevées. Raison : { $why }
tournament-act-substitute-short = Remplacement
tournament-act-settle-short = Partie tranchée
tournament-act-settle-annulled = Partie annulée
league-act-report = Partie { $table } : { $who } gagne.
league-act-report-shared = Partie { $table } : { $who } se partagent la victoire.
league-act-cancel = La saison est annulée. Raison : { $why }
league-act-ask-cancel = { $who } veut annuler la saison. L’organisation décide, ou une autre personne de la modération ou l’arbitre donne son accord dans l’heure, avec « { key-league-cancel } » dans { COMMAND("league") }. Raison : { $why }
league-act-unask-cancel = { $who } ne veut plus annuler la saison. Raison : { $why }
league-act-restore = La saison n’est plus annulée : elle continue. Raison : { $why }
league-act-move = La saison continue dans { $place }.
tournament-why-withdrawn = retrait de la saison
tournament-why-season-over = inachevée le dernier jour
tournament-why-called-off = la partie ne pouvait pas continuer
tournament-why-absent = personne n’a joué de coup
tournament-why-removed = quelqu’un ne fait plus partie de la saison
tournament-why-resigned = abandon pendant le draft

sheet-league = Saison de ligue
sheet-replaced = Remplacement avant la fin d’une première partie : { $who }
sheet-points = Points
sheet-out = { $who } (hors de la saison)

table-drawn-league = { $table } de la ligue
board-left-server-league = { $name } a quitté ce serveur, et perdra cette partie à la fin de son temps.
league-stopped-off = ⏸️ La saison est annulée : toutes ses parties sont arrêtées. Raison : { $why }
menu-league = Dans une partie de ligue, il n’y a ni vote ni arbitre : { COMMAND("league") } donne les règles.

league-rules-title = Règles de la ligue
league-rules-divisions = **Les divisions** ont de 4 à 6 personnes (7 n’en forment qu’une), les plus fortes en division 1. D’abord celles qui ont joué la dernière saison, dans l’ordre qui suit les promotions et relégations ; puis les nouvelles selon leur cote sur ce serveur ; puis les autres dans l’ordre des inscriptions. Il y a { $most } places au plus.
league-rules-games = **Les parties** : tu rencontres une fois chaque personne de ta division, avec au plus autant de parties à la fois que le dit l’annonce (de 1 à 3). La suivante s’ouvre d’elle-même dès que vous avez tous deux de la place ; une partie qui n’est pas ouverte le dernier jour ne compte pas. Qui commence est tiré au sort. Il n’y a ni vote, ni retour en arrière, ni conseil.
league-rules-games-all = **Les parties** : tu rencontres une fois chaque personne de ta division, et toutes les parties commencent en même temps. Qui commence est tiré au sort. Il n’y a ni vote, ni retour en arrière, ni conseil.
league-rules-points = **Les points** : 2 pour une victoire, 1 pour une victoire partagée.
league-rules-ties = **À égalité de points**, départagent d’abord les points des parties entre personnes à égalité ; puis le double des points des personnes que tu as battues, plus les points de celles avec qui tu as partagé la victoire ; puis un tirage au sort, dont le secret est fixé dès l’annonce de la saison.
league-rules-moves = **Promotion et relégation** : entre deux divisions, deux personnes montent et deux descendent ; une seule si l’une des deux compte quatre personnes. Qui monte se place à la fin de sa nouvelle division, qui descend en tête.
league-rules-time = **Le temps** : qui n’a plus de temps est hors de la partie et la perd, même pendant le draft. Si personne n’a joué de coup à la fin du temps, les deux perdent.
league-rules-absence = **L’absence** : qui a perdu deux parties sans jouer un coup, ni ici ni ailleurs, ne fait plus partie de la saison. Ses autres parties ne comptent pour personne ; cette personne est classée dernière, n’est pas promue et ne garde pas de place pour la saison suivante.
league-rules-leaving = **Abandon et retrait** : { COMMAND("league") } permet d’abandonner une seule partie ; elle compte comme perdue, et tu restes dans la saison. Après un retrait de la saison, les parties terminées comptent toujours, les autres reviennent aux adversaires ; si les deux se sont retirés, les deux perdent.
league-rules-end = **Le dernier jour** : qui fait attendre une partie inachevée depuis au moins un jour la perd. Sinon, elle est partagée si les deux y ont joué ; autrement, elle ne compte pas. De même pour une partie qui ne peut pas continuer pour une autre raison.
