### La même donne pour tous : une par semaine, jouée une fois de chaque place contre un ordinateur, ou à plusieurs.

duplicate-title = La donne de la semaine { $week }
duplicate-how = Tout le monde reçoit les mêmes cartes. Rien ne s’annule, et jusqu’au { $until }, personne ne voit les parties des autres.
duplicate-alone = { $field ->
        [expert] **En solo**, une fois de chaque place, contre l’ordinateur expert
       *[normal] **En solo**, une fois de chaque place, contre l’ordinateur : aux mêmes coups, il répond toujours la même chose
    }
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
duplicate-tables = À plusieurs
duplicate-tables-how = On joue à une table de deux, trois ou quatre. Chaque taille a ses propres cartes, les mêmes à toutes les tables de cette taille, et se joue une fois. Tu as 24 heures pour chaque tour ; ensuite, l’ordinateur continue à ta place et ta partie est perdue. Les places tournent d’une table à l’autre : on te compare à toutes les personnes qui ont eu ta place.
duplicate-table-line = Table de { $players } ({ $who }) : { $state ->
        [waiting] { $free ->
            [one] une place est libre
           *[other] { $free } places sont libres
        }
        [turn] c’est ton tour
        [replaced] temps écoulé, perdue après { $turns } { $turns ->
            [one] tour
           *[other] tours
        }
        [won] gagnée après { $turns } { $turns ->
            [one] tour
           *[other] tours
        }
        [shared] victoire partagée
        [lost] perdue après { $turns } { $turns ->
            [one] tour
           *[other] tours
        }
       *[begun] on attend les autres
    }
duplicate-score = Comparé à tout le monde jusqu’ici : **{ $percent } %**
duplicate-names = Si tu veux, ton nom figure dans les classements de la semaine de ce serveur et de tous les serveurs. Sinon, tes parties comptent, sans nom.
duplicate-too-new = Ton compte a été créé après le début de cette semaine : tu peux jouer en solo, mais tes parties ne sont pas comparées et tu ne peux pas prendre place à une table.
duplicate-key-begin = Jouer la place { $board }
duplicate-key-go-on = Continuer la place { $board }
duplicate-key-look = Voir la place { $board }
duplicate-key-named = Jouer, avec mon nom
duplicate-key-unnamed = Jouer sans mon nom
duplicate-key-expert = Contre l’expert
duplicate-key-open = Ouvrir une table de { $players }
duplicate-key-seat = Ma main, table de { $players }
duplicate-key-leave = Quitter la table de { $players }
duplicate-key-name = Afficher mon nom
duplicate-key-unname = Masquer mon nom
duplicate-key-table = Classement
duplicate-key-here = Ce serveur
duplicate-key-all = Tous les serveurs
duplicate-key-before = La semaine d’avant
duplicate-key-after = La semaine d’après
duplicate-key-last = Mes parties de la semaine passée
duplicate-key-games = Mes parties
duplicate-key-week = La semaine
duplicate-key-replay = Revoir la partie { $number }
duplicate-key-field = { $field ->
        [normal] En solo
        [expert] Expert
       *[table] Tables de { $players }
    }
duplicate-field = { $field ->
        [normal] En solo, contre l’ordinateur
        [expert] En solo, contre l’expert
       *[table] Aux tables de { $players }
    }
duplicate-commitment = Le sceau de { $week }{ $when ->
        [early] , posé le { $at }
        [late] , posé le { $at } seulement, après le début de la semaine
       *[unknown] {""}
    } : `{ $commitment }`
duplicate-board-title = La donne de la semaine { $week }, place { $board }
duplicate-seat-title = La donne de la semaine { $week } : { $who }
duplicate-until = Tu as jusqu’au { $at } ({ $left }). Ensuite, l’ordinateur continue à ta place et ta partie est perdue.
duplicate-replaced = Ton temps est écoulé : ta partie est perdue et l’ordinateur a pris ta place. Tu peux regarder, mais plus jouer.
duplicate-replaced-others = Temps écoulé pour { $who } : l’ordinateur a pris { $count ->
        [one] cette place
       *[other] ces places
    }.
duplicate-given-up = Le temps est écoulé pour tout le monde : la partie s’arrête ici.
duplicate-about = La donne de la semaine · rien ne s’annule
duplicate-cut-short = { $lost ->
        [yes] La semaine s’est terminée avant cette partie. C’était à toi de jouer : elle compte comme perdue.
       *[no] La semaine s’est terminée avant cette partie. C’était aux autres de jouer : elle ne compte pas pour toi.
    }
duplicate-open-title = La donne de la semaine { $week }, une table de { $players }
duplicate-open-who = { $who } { $free ->
        [0] · toutes les places sont prises, les cartes sont distribuées
        [one] · une place est libre
       *[other] · { $free } places sont libres
    }
duplicate-open-how = Tout se joue en privé : aucune carte n’est montrée ici. Quand c’est ton tour, le bot t’appelle ici et tu as 24 heures. La partie commence quand la dernière place est prise. Aux tables de cette taille, chaque personne joue la donne une fois.
duplicate-open-turn = On attend { $who } jusqu’au { $at } ({ $left }).
duplicate-open-over = La partie est finie.
duplicate-open-week-over = La semaine est finie.
duplicate-call = 🔔 { $who }, à toi de jouer la donne de la semaine { $week }, à la table de { $players }. Tu as jusqu’au { $at } ({ $left }).
duplicate-open-gone = Tout le monde a quitté cette table.
duplicate-joined = Tu as une place. { $free ->
        [one] Il manque encore une personne.
       *[other] Il manque encore { $free } personnes.
    } { COMMAND("civ duplicate") } ramène ici.
duplicate-begun = Les { $players } places sont prises : la partie a commencé. { COMMAND("civ duplicate") } y ramène.
duplicate-table-here = La donne de la semaine { $week } sur ce serveur
duplicate-table-all = La donne de la semaine { $week } sur tous les serveurs
duplicate-line = { $place }. { $name } : { $compared ->
        [no] pas encore comparé
       *[yes] { $percent } %
    } ({ $finished } { $finished ->
        [one] partie
       *[other] parties
    } sur { $boards })
duplicate-line-none = Personne pour l’instant.
duplicate-scoring = Chaque partie est comparée à celles de toutes les personnes qui ont eu la même place : 2 points pour un meilleur résultat, 1 pour un résultat égal. Une victoire vaut mieux qu’une victoire partagée, et celle-ci mieux qu’une défaite ; de deux victoires, la plus rapide est la meilleure ; de deux défaites, la plus tardive. Si ton temps s’écoule à une table, c’est une défaite après les tours que tu avais commencés. Si la fin de la semaine coupe une partie, c’est une défaite sans aucun tour pour qui devait jouer, et elle ne compte pas pour les autres. Les comptes créés après le début de la semaine ne sont pas comparés et n’ont pas de place aux tables. Seules sont nommées les personnes qui le veulent.
duplicate-games = Tes parties de la semaine { $week }
duplicate-file = Tes parties de { $week }. `civ verify` compare la donne à ce qui avait été publié avant cette semaine.
reason-duplicate-over = Cette semaine est finie. { COMMAND("civ duplicate") } montre la donne de cette semaine-ci.
reason-duplicate-unplayed = Tu n’as pas joué cette donne. { COMMAND("civ duplicate") } montre celle de cette semaine.
reason-duplicate-early = Les cartes de cette donne restent secrètes jusqu’à la fin de sa semaine.
reason-duplicate-level = Tu as commencé la donne de cette semaine contre un autre ordinateur. { COMMAND("civ duplicate") } y ramène.
reason-duplicate-seated = Tu as une place à une autre table de { $players } cette semaine : chaque personne joue cette donne une fois. { COMMAND("civ duplicate") } y mène.
reason-duplicate-full = La partie a commencé à cette table. { COMMAND("civ duplicate") } montre ce que tu peux jouer.
reason-duplicate-forgotten = Tu as déjà joué la donne de cette semaine, avant l’effacement de tes données : chaque personne la joue une fois. La prochaine commence lundi.
reason-duplicate-new-account = Ton compte a été créé après le début de cette semaine, tu ne peux donc pas prendre place à une table : sinon, on pourrait jouer contre soi-même avec deux comptes. Tu peux jouer en solo, et dès la semaine prochaine aussi à une table.
reason-duplicate-replaced = Ton temps est écoulé à cette table : l’ordinateur a pris ta place. Tu peux encore regarder la partie.
reason-duplicate-closed = Il n’y a pas de place pour toi à cette table. { COMMAND("civ duplicate") } permet d’en ouvrir une autre.
