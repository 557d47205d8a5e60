### La console de l’arbitre, et ce qui se décide à une table.

## Le poste de l’arbitre

tournament-calls = { $count ->
        [0] Aucun appel en attente
        [one] Un appel en attente
       *[other] { $count } appels en attente
    }
tournament-undecided = { $count ->
        [one] Une décision à prendre
       *[other] { $count } décisions à prendre
    }
tournament-call = 🔔 { $number } · table { $table } · { $who } · { $at }
tournament-call-time = ⌛ { $number } · table { $table } · temps écoulé pour { $who } ({ $span }) · { $at }
tournament-call-absent = 🪑 { $number } · table { $table } · { $who } n’a pas commencé · { $at }
tournament-call-left = 🚪 { $number } · table { $table } · { $who } ne reviendra plus · { $at }
choice-table-call = Appel { $number } · table { $table } · { $name }
choice-table-call-time = N° { $number } · temps écoulé · table { $table } · { $name }
choice-table-call-absent = N° { $number } · pas commencé · table { $table } · { $name }
choice-table-call-left = N° { $number } · départ · table { $table } · { $name }
tournament-call-line = Appel lancé après la ligne { $line } de la partie.
tournament-call-about = « { $about } »
tournament-called = { $referee } : { $who } t’appelle à la table { $table }, après la ligne { $line } de la partie. De quoi s’agit-il ?
# $about (the player’s words)
tournament-called-about = { $referee } : { $who } t’appelle à la table { $table }, après la ligne { $line } de la partie : « { $about } »
tournament-called-without = Il n’y a pas d’arbitre. Demande à quelqu’un dans la console de l’arbitre, ou choisis-toi pour décider.
tournament-called-time = { $referee } : ⌛ temps écoulé pour { $who } à la table { $table }, après la ligne { $line } de la partie ({ $span }). La partie est arrêtée jusqu’à ta décision.
tournament-called-absent = { $referee } : { $who } n’a pas commencé à la table { $table }. Sans nouvelles, « { key-tournament-missing } » sur la page de la table, dans la console, abandonne la donne.
tournament-called-left = { $referee } : { $who } a quitté la table { $table } pour de bon, et personne ne joue à sa place. La partie est arrêtée jusqu’à ta décision.
tournament-time-once-resumed = Si tu laisses simplement la partie reprendre, { $who } aura { $span } à partir de là.
key-tournament-give = Donner du temps
pick-tournament-time = Choisis combien de temps donner
key-tournament-computer = L’ordinateur joue
key-tournament-eliminate = Éliminer ({ $clause })
form-tournament-give = Du temps pour { $who }
form-tournament-time = Combien de temps, dès maintenant ?
form-tournament-more = Combien de plus ?
form-tournament-typed = Ou écris-le
form-tournament-typed-hint = 6h, 90m, ou jusqu’à 20:00 (ton fuseau horaire)
tournament-absent = ⚠️ n’a pas commencé : { $who }
pick-tournament-call = Choisis un appel
pick-tournament-judged = Choisis une table où agir
key-tournament-pause-all = Arrêter toutes les parties
key-tournament-resume-all = Reprendre toutes les parties
key-tournament-extend-all = Plus de temps pour tous
key-tournament-pause = Arrêter la partie
key-tournament-resume = Reprendre la partie
key-tournament-extend = Plus de temps
key-tournament-look = Voir les mains
key-tournament-spectators = Spectateur gênant
key-tournament-silence = Imposer le silence
key-tournament-removal = Retirer du fil
tournament-spectators = Qui s’en est mêlé ?
pick-tournament-spectator = Choisir un spectateur
tournament-spectator = { $who } : le silence est un ordre public que Discord ne fait pas respecter. Le retrait fait aussi sortir la personne du fil, mais on peut revenir dans un fil public. Seule la modération peut empêcher quelqu’un d’écrire.
# $permission
tournament-not-removed = C’est dans le registre, mais je n’ai pas pu faire sortir la personne du fil : il me manque la permission { $permission }. La modération peut le faire à la main, ou un admin peut me la donner.
key-tournament-move-here = Déplacer le tournoi ici
key-tournament-move-table = Déplacer la table ici
key-tournament-move-lost = Déplacer ici les tables perdues
tournament-lost-tables = ⚠️ { $count ->
        [one] Une table n’a plus de lieu
       *[other] { $count } tables n’ont plus de lieu
    }
tournament-tables-moved = { $count ->
        [0] Aucune table n’était à déplacer.
        [one] Une table a un autre lieu.
       *[other] { $count } tables ont un autre lieu.
    }
# $channel
tournament-moved = Le tournoi continue dans { $channel }.
tournament-table-moved = La table est désormais dans { $channel }.
# To organiser and referee, and to players: a channel or thread is gone. $title, $table (seating_name), $officials and
# $players (mentions), $count (of the players)
tournament-lost-officials = ⚠️ **{ $title }** : le salon du tournoi n’existe plus. Aucun tirage n’a lieu tant qu’il n’en a pas d’autre : utilise { COMMAND("referee console") } dans le salon où il doit continuer, puis « { key-tournament-move-here } ».
tournament-lost-players = ⚠️ **{ $title }** : le salon du tournoi n’existe plus. L’organisation et l’arbitre le savent ; il continue dès qu’il en a un autre.
tournament-lost-table = ⚠️ { $table } n’a plus de fil.{ $count ->
        [0] { "" }
       *[other] {" "}{ $players } : votre partie continue dès qu’elle a un autre lieu.
    } { $officials } : appuyez sur « { key-tournament-move-lost } » dans la console de l’arbitre.
key-tournament-step-check = Ouvrir le pointage
key-tournament-step-close = Terminer le pointage
key-tournament-step-reopen = Accorder un jour de plus
key-tournament-step-draw = Tirer la Ronde suivante
key-tournament-step-now = Lancer la Ronde maintenant
key-tournament-break = Pause entre les Rondes
key-tournament-step-friendly = En faire une coupe amicale
key-tournament-cancel = Annuler le tournoi
key-tournament-unask = Ne plus annuler
key-tournament-restore = Revenir sur l’annulation
tournament-cancel-wanted = ⚠️ { $who } veut annuler le tournoi. C’est fait si l’organisation, ou une autre personne responsable, appuie aussi sur « { key-tournament-cancel } » avant { $at }.
key-tournament-appoint = Chercher un arbitre
key-tournament-step-in = Arbitrer
key-tournament-resign = Ne plus arbitrer
key-tournament-word = Un mot à tout le monde
form-tournament-word = Que veux-tu dire à tout le monde ?
form-tournament-word-read = Tout le monde peut le lire, dans le salon et aux tables.
form-tournament-word-calls = Appeler les participants ?
choice-tournament-call = Oui, les avertir
choice-tournament-none = Non, l’écrire seulement
key-tournament-people = Ajouter des gens
key-tournament-roster = Coller une liste
key-tournament-roster-again = Corriger la liste
form-tournament-roster = Noms ou mentions, un par ligne
tournament-people = J’inscris qui tu choisis, si ce n’est pas fait, et je note sa présence tant que l’appel est ouvert.
pick-tournament-people = Choisir qui est là
tournament-people-in = ✅ Ajoutés : { $who }.
tournament-people-before = Déjà sur la liste : { $who }.
tournament-people-refused = ⚠️ { $who } : { $why }
tournament-roster-empty = ⚠️ Il n’y a aucun nom dans ta liste.
tournament-roster-many = Je cherche { $count } noms à la fois. Les autres restent dans ta liste ci-dessous.
# $count (how many), $name (the first of them)
tournament-roster-lost = ⚠️ { $count ->
        [one] Ta liste est trop longue pour moi : le dernier nom manque ci-dessous. Recolle « { $name } » quand cette partie sera faite.
       *[other] Ta liste est trop longue pour moi : les { $count } derniers noms manquent ci-dessous. Recolle-les à partir de « { $name } » quand cette partie sera faite.
    }
tournament-roster-twice = { $name } y est plusieurs fois.
tournament-roster-unknown = « { $name } » : personne ne s’appelle ainsi sur ce serveur.
tournament-roster-near = « { $name } » : personne ne s’appelle ainsi sur ce serveur. Voulais-tu dire « { $nearest } » ?
tournament-roster-several = « { $name } » : plusieurs personnes s’appellent ainsi ici.
tournament-roster-bot = { $name } est un bot et ne peut pas jouer.
tournament-roster-unclear = ❓ Choisis ci-dessous de qui il s’agit, ou corrige ta liste :
tournament-roster-beside = Lus comme d’autres noms des personnes à côté : { $who }.
pick-tournament-meant = Qui est « { $name } » ?
choice-tournament-nobody = Personne : laisser de côté
key-tournament-accept = Accepter
key-tournament-decline = Refuser
tournament-appoint-whom = La personne reçoit un message et doit accepter. Si tu te choisis toi-même, tu arbitres tout de suite, tant que tu ne joues pas.
pick-tournament-referee = Choisir une personne
key-tournament-answer = Répondre
key-tournament-talk = Vers la discussion
tournament-step-check = Dès maintenant et jusqu’au début, chacun confirme sa présence.
tournament-step-close = La liste d’attente prend la place des absents. Si le nombre ne convient pas, les derniers inscrits attendent comme remplaçants.
# On the page before check-in closes. $who (a list), $count (who play), $waiting (substitutes)
tournament-closing-absent = Absents, retirés si le pointage se termine maintenant : { $who }.
tournament-closing = { $count ->
        [0] Il n’y a pas assez de monde : personne ne pourrait jouer.
       *[other] { $count } joueront alors{ $waiting ->
            [0] .
           *[other] , et { $waiting } attendront comme remplaçants.
        }
    }
tournament-step-reopen = Inscriptions et pointage restent ouverts un jour de plus. Le tournoi commence dès que le pointage est fermé et qu’il y a assez de monde.
tournament-step-draw = La Ronde suivante est tirée au sort avec son secret, qui est publié en même temps. Personne ne peut revenir dessus.
tournament-step-friendly = De 6 à 64 joueurs, ou 4, ordinateurs compris. Le tournoi ne pourra plus redevenir officiel.

## À une table

tournament-judging = Tout ici est public, avec ta raison, et rien ne s’annule en silence.
tournament-hand-size = { $who } a { $have } cartes en main, { $limit } au plus.
key-tournament-surplus = Pioche excédentaire
key-tournament-late-effect = Effet après l’étape 3
key-tournament-forgotten-draw = Oubli de piocher
key-tournament-cheating = Triche
key-tournament-absence = Départ
key-tournament-warning = Avertissement
key-tournament-missing = Quelqu’un manque
key-tournament-lot = Tirer au sort
key-tournament-confirm = Confirmer, avec une raison
tournament-whom = De qui s’agit-il ?
tournament-missing-substitute = Le draft n’est pas terminé, personne n’est donc éliminé : la donne est abandonnée, { $who } arrive de la liste d’attente, et une autre est distribuée. Qui manque ?
tournament-missing-without = Le draft n’est pas terminé, personne n’est donc éliminé : la donne est abandonnée, et une autre distribuée sans la personne qui manque, car personne n’attend. Qui est-ce ?
tournament-surplus-count = Combien de cartes piochées en trop ({ $who }) ?
choice-tournament-cards = { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
pick-tournament-count = Choisis combien
tournament-late-which = Quel effet ({ $who }) a été déclenché après l’étape 3 ? Il est annulé avec tout ce qui suit.
pick-tournament-late = Choisis l’effet
choice-tournament-line = Ligne { $number }
tournament-penalty-surplus = { $count ->
        [one] { $who } défausse une carte tirée au hasard.
       *[other] { $who } défausse { $count } cartes tirées au hasard.
    }
tournament-penalty-late-effect = L’effet ({ $who }) ne compte pas : la partie revient à ce qu’elle était après la ligne { $count }. Il ne peut pas être relancé ce tour-là.
tournament-penalty-forgotten-draw = { $who } pioche maintenant les cartes manquantes, jusqu’à sa limite de cartes en main actuelle.
tournament-penalty-cheating = { $who } est hors jeu : main et Plan de jeu sont défaussés. Pour les autres, les seuils des effets restent les mêmes.
tournament-penalty-absence = { $who } n’est plus là et se retrouve hors jeu : main et Plan de jeu sont défaussés. Pour les autres, les seuils des effets restent les mêmes.
tournament-penalty-warning = { $who } reçoit un avertissement. Rien ne change dans la partie.
# About the referee’s own decisions that a late effect takes back. $penalties (a list)
tournament-decisions-again = Tes décisions qui s’y trouvent restent valables et s’appliquent tout de suite à nouveau : { $penalties }.
tournament-decisions-lost = Ceci ne peut plus s’appliquer dans la partie telle qu’elle sera : { $penalties }. Décide à nouveau si cela vaut encore.
# Below all hands of a table, as the referee looks at them
tournament-hands-seen = La table a appris que tu as regardé, et pourquoi ; chaque nouveau regard y sera annoncé.
tournament-after = La table après cela
tournament-public = C’est annoncé à la table sous ton nom, et inscrit au registre.
form-tournament-why = Pourquoi ?
form-tournament-answer = Ta réponse
form-tournament-why-read = Tout le monde peut le lire, à la table et dans l’archive. N’y nomme personne.
form-tournament-call = De quoi s’agit-il ?
form-tournament-call-read = Pour l’arbitre. Si je ne peux pas ouvrir de fil privé, toute la table le lit.
form-tournament-break = Combien de temps, ou à quelle heure ?
form-tournament-break-hint = 30m, 2h ; prochaine Ronde à 20:00 ou 2026-05-02 20:00 (ton fuseau) ; vide : pas de pause
