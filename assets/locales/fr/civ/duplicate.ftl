### La même donne pour tous : une par semaine, jouée une fois de chaque place contre le même ordinateur.

duplicate-title = La donne de la semaine { $week }
duplicate-how = Tout le monde reçoit les mêmes cartes, deux fois : une fois de chaque place, contre le même ordinateur. Aux mêmes coups, il donne la même réponse. Rien ne s’annule, et jusqu’à dimanche minuit (UTC), personne ne voit la partie d’un autre.
duplicate-board = { $state ->
        [begun] Place { $board } : commencée
        [won] Place { $board } : gagnée après { $turns } { $turns ->
            [one] tour
           *[other] tours
        }
        [shared] Place { $board } : victoire partagée
        [lost] Place { $board } : perdue après { $turns } { $turns ->
            [one] tour
           *[other] tours
        }
       *[open] Place { $board } : pas encore jouée
    }
duplicate-score = Comparé à tout le monde jusqu’ici : **{ $percent } %**
duplicate-names = Si tu veux, ton nom figure dans le classement de la semaine de ce serveur et de tous les serveurs. Sinon, tes parties comptent, sans nom.
duplicate-key-begin = Jouer la place { $board }
duplicate-key-go-on = Continuer la place { $board }
duplicate-key-look = Voir la place { $board }
duplicate-key-named = Jouer, avec mon nom
duplicate-key-unnamed = Jouer sans mon nom
duplicate-key-here = Classement de ce serveur
duplicate-key-all = Classement de tous les serveurs
duplicate-key-last = Mes parties de la semaine passée
duplicate-key-week = La semaine
duplicate-commitment = Le sceau de { $week } : `{ $commitment }`
duplicate-board-title = La donne de la semaine { $week }, place { $board }
duplicate-about = La donne de la semaine · rien ne s’annule
duplicate-cut-short = Cette semaine est finie, et cette partie ne l’était pas : elle compte comme perdue.
duplicate-table-here = La donne de la semaine { $week } sur ce serveur
duplicate-table-all = La donne de la semaine { $week } sur tous les serveurs
duplicate-line = { $place }. { $name } : { $compared ->
        [no] pas encore comparé
       *[yes] { $percent } %
    } ({ $finished } parties sur { $boards })
duplicate-line-none = Personne pour l’instant.
duplicate-scoring = Chaque partie est comparée à celles de tous les autres de la même place : 2 points pour un meilleur résultat, 1 pour un résultat égal. Une victoire vaut mieux qu’une victoire partagée, et celle-ci mieux qu’une défaite ; de deux victoires, la plus rapide, de deux défaites, la plus tardive. Une partie coupée par la fin de la semaine est une défaite après aucun tour. N’y figurent que les personnes qui le veulent.
duplicate-file = Tes parties de { $week }. `civ verify` compare la donne à ce qui avait été publié avant cette semaine.
reason-duplicate-over = Cette semaine est finie. { COMMAND("civ duplicate") } montre la donne de cette semaine-ci.
reason-duplicate-unplayed = Tu n’as pas joué cette donne. { COMMAND("civ duplicate") } montre celle de cette semaine.
reason-duplicate-early = Les cartes de cette donne restent secrètes jusqu’à la fin de sa semaine.
