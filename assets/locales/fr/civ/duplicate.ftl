### La même donne pour tous : une par semaine, jouée une fois de chaque place contre un ordinateur.

duplicate-title = La donne de la semaine { $week }
duplicate-how = Tout le monde reçoit les mêmes cartes, jusqu’au { $until }. Joue-les une fois de chaque place contre { $level ->
        [expert] l’ordinateur expert
       *[normal] l’ordinateur
    } : tes parties sont comparées à celles de tout le monde.
duplicate-board = { $state ->
       *[begun] Place { $board } : commencée
        [won] Place { $board } : gagnée après { $turns } { $turns ->
            [one] tour
           *[other] tours
        }
        [shared] Place { $board } : victoire partagée
        [lost] Place { $board } : perdue après { $turns } { $turns ->
            [one] tour
           *[other] tours
        }
    }
duplicate-score = Comparé à tout le monde jusqu’ici : **{ $percent } %**
duplicate-too-new = Ton compte a été créé après le début de cette semaine : tes parties ne sont pas comparées.
duplicate-key-play = Jouer
duplicate-key-other = Jouer l’autre place
duplicate-key-go-on = Continuer la place { $board }
duplicate-key-look = Voir la place { $board }
duplicate-key-table = Classement
duplicate-key-how = Comment ça marche
duplicate-key-expert = Contre l’expert
duplicate-key-here = { key-board-here }
duplicate-key-all = { key-board-everywhere }
duplicate-key-before = La semaine d’avant
duplicate-key-after = La semaine d’après
duplicate-key-last = Mes parties de la semaine passée
duplicate-key-games = Mes parties
duplicate-key-week = La semaine
duplicate-key-replay = Revoir la partie { $number }
duplicate-key-level = { $level ->
        [expert] Contre l’expert
       *[normal] Contre l’ordinateur
    }
duplicate-rules = La seconde place s’ouvre quand ta partie de la première est finie. Aux mêmes coups, l’ordinateur répond toujours la même chose, rien ne s’annule, et personne ne voit les parties des autres avant la fin de la semaine. Ton nom figure dans les classements de ce serveur et de tous les serveurs, sauf si tu as désactivé les bilans ({ COMMAND("settings") }).
duplicate-own-cards = Chaque place a ses propres cartes.
duplicate-scoring = 2 points par résultat moins bon à la même place, 1 par résultat égal. La victoire bat la victoire partagée, et celle-ci la défaite ; mieux vaut gagner vite et perdre tard. Une partie coupée par la fin de la semaine est une défaite sans aucun tour. Les comptes créés après le début de la semaine ne sont pas comparés.
duplicate-doubt = On ne peut pas exclure que quelqu’un ait d’abord essayé une place avec un second compte.
duplicate-commitment = Le sceau de { $week }{ $when ->
        [early] , posé le { $at }
        [late] , posé le { $at } seulement, après le début de la semaine
       *[unknown] {""}
    } : `{ $commitment }`
duplicate-board-title = La donne de la semaine { $week }, place { $board }
duplicate-about = La donne de la semaine · rien ne s’annule
duplicate-counts = { $state ->
        [won] Gagnée après { $turns } { $turns ->
            [one] tour
           *[other] tours
        }
        [shared] Victoire partagée
       *[lost] Perdue après { $turns } { $turns ->
            [one] tour
           *[other] tours
        }
    } : ta partie est comparée à toutes celles jouées de cette place.
duplicate-cut-short = La semaine s’est terminée avant cette partie : elle compte comme perdue.
duplicate-table-here = La donne de la semaine { $week } sur ce serveur
duplicate-table-all = La donne de la semaine { $week } sur tous les serveurs
duplicate-line = { $place }. { $name } : { $compared ->
        [no] pas encore comparé
       *[yes] { $percent } %
    } ({ $finished } { $finished ->
        [one] partie
       *[other] parties
    } sur { $boards })
duplicate-line-none = { tournament-nobody }
duplicate-games = Tes parties de la semaine { $week }
duplicate-file = Tes parties de { $week }. `civ verify` compare la donne à ce qui avait été publié avant cette semaine.
reason-duplicate-over = Cette semaine est finie. { COMMAND("civ duplicate") } montre la donne de cette semaine-ci.
reason-duplicate-unplayed = Tu n’as pas joué cette donne. { COMMAND("civ duplicate") } montre celle de cette semaine.
reason-duplicate-early = Les cartes de cette donne restent secrètes jusqu’à la fin de sa semaine.
reason-duplicate-level = Tu as commencé la donne de cette semaine contre un autre ordinateur. { COMMAND("civ duplicate") } y ramène.
reason-duplicate-first = Cette place s’ouvre quand ta partie de l’autre place est finie. { COMMAND("civ duplicate") } y mène.
reason-duplicate-forgotten = Tu as déjà joué la donne de cette semaine, avant l’effacement de tes données : chaque personne la joue une fois. La prochaine commence lundi.
