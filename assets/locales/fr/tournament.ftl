### La fiche d’archive d’un tournoi, telle qu’on la lit.

sheet-official = Tournoi officiel
sheet-friendly = Coupe amicale : ce n’est pas un tournoi officiel
sheet-place = Lieu : { $place }
sheet-starts = Début : { $when }
sheet-clock = Chrono : { $clock }
sheet-organiser = Organisation : { $who }
sheet-referee = Arbitre : { $who }
sheet-participants = Participants
sheet-number = N°
sheet-player = Joueur
sheet-computer = { $who } (ordinateur)
sheet-round = Ronde { $number }
sheet-final = Finale
sheet-commitment = Annoncé : SHA-256 { $commitment }
sheet-secret = Tiré au sort avec le secret { $secret }
sheet-table = Table
sheet-players = Joueurs, dans l’ordre du tour
sheet-first = Premier Joueur
sheet-winner = Vainqueur
sheet-by-lot = { $who } (tirage au sort)
sheet-standings = Classement
sheet-rank = Place
sheet-rounds-won = Rondes gagnées
sheet-incidents = Incidents et décisions
sheet-no-incidents = Aucun.
sheet-when = Quand
sheet-what = Quoi
sheet-where = Où
sheet-who = Qui
sheet-why = Raison
sheet-at-table = table { $table } de la ronde { $round }
sheet-incident = { $kind ->
        [surplus] Pioche excédentaire (§9.2)
        [late-effect] Effet après l’étape 3 (§9.3)
        [forgotten-draw] Oubli de piocher (§9.4)
        [cheating] Triche : élimination (§9.1)
        [absence] Absence : élimination (§9.1)
        [warning] Avertissement (§10.6)
        [replace] Donne abandonnée pendant le draft (§9.1)
        [cast-lot] Tirage au sort d’une victoire partagée (§10.8)
        [pause] Temps arrêté
        [resume] Temps remis en marche
        [extend] Temps supplémentaire
        [answer] Réponse à un appel
        [appoint] Changement d’arbitre (§10.1)
        [make-friendly] Devenu coupe amicale (§10.1)
       *[cancel] Tournoi annulé
    }
sheet-proof = Preuve
sheet-lots = Tirages au sort : SHA-256 annoncé { $commitment }, secret { $secret }
sheet-deals = Cartes de toutes les parties : SHA-256 annoncé { $commitment }, secret { $secret }
sheet-last = Registre : { $entries } entrées, dernière empreinte { $hash }
sheet-champion = Victoire : { $who }
sheet-cancelled = Annulé : { $why }
sheet-check = `civ tournament verify` vérifie tout cela dans le fichier JSON qui accompagne cette fiche : la chaîne des empreintes, chaque tirage, chaque partie.

## Le tableau du tournoi et le podium, en image et en mots

bracket-official = officiel
bracket-friendly = coupe amicale, non officielle
bracket-round = Ronde { $number }
bracket-final = Finale
bracket-free = { $count } à tirer au sort
bracket-sign-paused = II
bracket-sign-tied = =
bracket-some-tables = { $round } : tables { $first } à { $last }
bracket-titled = Tableau : { $title } ({ $kind }).
bracket-player = Joueur { $number }
bracket-undrawn = Rien n’a encore été tiré au sort.
bracket-round-told = { $round } :
bracket-player-out = { $name } (hors jeu)
bracket-table-won = Table { $number } : { $name } gagne face à { $others }.
bracket-table-alone = Table { $number } : { $name } passe sans adversaire.
bracket-table = Table { $number } : { $names }{ $mark ->
        [paused] , temps arrêté.
        [tied] , victoire partagée avant le tirage au sort.
       *[on] , partie en cours.
    }
bracket-table-short = Table { $number } : { $mark ->
        [over] { $name } gagne.
        [paused] temps arrêté.
        [tied] victoire partagée avant le tirage au sort.
       *[on] partie en cours.
    }
podium-kind = { $count } joueurs · { $kind }
podium-alt = Podium : { $title } ({ $kind }, { $count } joueurs). Victoire : { $name }.
podium-others = Finale perdue par { $others }.

## Ce qu’on voit sur Discord

tournament-title-official = 🏆 { $title }
tournament-title-friendly = 🤝 { $title }
tournament-kind-official = **Tournoi officiel** (§10.1)
tournament-kind-friendly = **Coupe amicale : ce n’est pas un tournoi officiel**
tournament-when = 📅 { $at } ({ $left })
tournament-where = 📍 { $place } · ⏳ { $clock }
tournament-who = Organisation : { $organiser } · Arbitre : { $referee }
tournament-registered = **{ $count }** places prises sur { $places }{ $waiting ->
        [0] .
       *[other] , et { $waiting } en liste d’attente.
    }
tournament-would-play = En l’état, { $count } joueraient.
tournament-needs = Il faut au moins { $count } joueurs présents.
tournament-check-in = Le pointage est ouvert et se termine { $until } : { $there } sur { $count } pour l’instant. Les absents seront alors retirés.
tournament-ready = Le pointage est terminé : **{ $count }** joueurs. La Ronde 1 va être tirée au sort.
tournament-substitutes = { $count ->
        [one] En liste d’attente, en remplacement : { $who }.
       *[other] En liste d’attente, en remplacement : { $who }.
    }
tournament-dropped = { $count ->
        [one] Pas là, donc hors de la liste : { $who }.
       *[other] Pas là, donc hors de la liste : { $who }.
    }
tournament-others = { $count ->
        [one] une autre personne
       *[other] { $count } autres
    }
tournament-round-on = ▶️ **Ronde { $number }** : tables terminées : { $over } sur { $count }.
tournament-final-on = ▶️ **La finale** : { $who }
tournament-champion = 🏆 **{ $who }** remporte le tournoi.
tournament-cancelled = ❌ **Annulé.** Raison : { $why }
tournament-committed = Tirages et cartes sont fixés d’avance (entrée 1 du registre) : { $hash }
tournament-commitments-title = Fixé d’avance
tournament-commitments = Tous les secrets qui servent à tirer et à distribuer existaient avant la première inscription. Voici leurs SHA-256 :
tournament-commitments-told = Chaque tirage est publié avec son secret ; les secrets restants suivent à la fin du tournoi. Chacun peut alors comparer. Tous figurent à l’entrée 1 du registre, dont le SHA-256 est dans l’annonce :
tournament-commitment = Ronde { $number } : { $hash }
tournament-commitment-lots = Tirages au sort : { $hash }
tournament-commitment-deals = Cartes de toutes les parties : { $hash }
tournament-page = Page { $page } sur { $pages }

key-tournament-register = S’inscrire
key-tournament-withdraw = Se retirer
key-tournament-check-in = Je suis là
key-tournament-bracket = Tableau
key-tournament-tables = Tables
key-tournament-table = Retour à la table
key-tournament-standings = Classement
key-tournament-entrants = Qui joue
key-tournament-book = Registre de l’arbitre
key-tournament-proof = Preuve
key-tournament-archive = Archive
key-tournament-console = Console de l’arbitre
key-tournament-refresh = Actualiser
key-tournament-thread = Vers la table
key-tournament-back = ◀ Retour
key-tournament-next = Suite ▶

## Qui participe, et le classement

tournament-entrants = Inscriptions : { $count }
tournament-nobody = Personne pour l’instant.
tournament-entrant-registered = { $number }. { $who }
tournament-entrant-there = { $number }. { $who } ✅
tournament-entrant-waiting = { $number }. { $who } ⏳ liste d’attente
tournament-standings = Classement
tournament-standing = **{ $place }.** { $who } · { $count ->
        [0] aucune Ronde gagnée
        [one] une Ronde gagnée
       *[other] { $count } Rondes gagnées
    }
tournament-standing-in = **{ $place }.** { $who } · { $count ->
        [0] toujours en lice
        [one] une Ronde gagnée, toujours en lice
       *[other] { $count } Rondes gagnées, toujours en lice
    }

## Les tables

tournament-undrawn = Rien n’a encore été tiré au sort.
pick-tournament-table = Choisis une table
tournament-table = Table { $number } de la ronde { $round }
tournament-table-final = Finale (table 1 de la ronde { $round })
tournament-table-number = Table { $number }
tournament-tables = Tables
tournament-seat = { $number }. { $who }
tournament-seat-first = { $number }. **{ $who }** · Premier Joueur
tournament-seat-winner = { $number }. 🏆 **{ $who }**
tournament-seat-out = { $number }. ~~{ $who }~~ · hors jeu (§9.1)
tournament-deal = Donne { $number } : une donne précédente a été abandonnée pendant le draft (§9.1).
tournament-state-coming = la table se prépare
tournament-state-draft = { $count ->
        [0] draft
       *[other] draft, on attend { $who }
    }
tournament-state-on = { $count ->
        [0] partie en cours
       *[other] à { $who } de jouer
    }
tournament-state-paused = ⏸️ temps arrêté
tournament-state-tied = victoire partagée ({ $who }) : le sort décidera (§10.8)
tournament-state-won = 🏆 { $who }
tournament-state-lot = 🏆 { $who } (par tirage au sort, §10.8)
tournament-incidents = Décisions de l’arbitre
tournament-incident = - { $what } : { $who }. Raison : { $why }

## Les tirages

tournament-drawn = { $round } : le tirage
tournament-drawn-cards = Dans l’ordre du tour, avec la carte distribuée pour le Premier Joueur : { $begins } est { $first }, { $follows } est { $others }. En gras, le joueur qui a reçu { $begins } et qui commence (§10.3).
tournament-secret = Secret de ce tirage : { $secret }
tournament-announced = Son SHA-256, tel qu’annoncé : { $commitment }
tournament-checkable = HMAC-SHA-256 avec ce secret donne ces tables et ces cartes, et aucune autre : tout le monde peut le vérifier, avec l’archive ou à la main.

## Le registre

tournament-book = Registre de l’arbitre : { $count ->
        [one] une entrée
       *[other] { $count } entrées
    }
tournament-last-hash = Registre de l’arbitre jusqu’ici, dernière empreinte : { $hash }
tournament-entry = **{ $number }** · { $at } · { $role ->
        [organiser] organisation
        [referee] arbitre
        [player] joueur
       *[system] bot
    } · { $what }
tournament-act-announce = Le tournoi est annoncé.
tournament-act-register = Inscription : { $who }.
tournament-act-withdraw = Retrait : { $who }.
tournament-act-open-check-in = Le pointage est ouvert jusqu’au { $at }.
tournament-act-check-in = Pointage : { $who }.
tournament-act-close-check-in = Le pointage est terminé.
tournament-act-make-friendly = Le tournoi devient une coupe amicale et n’est plus officiel.
tournament-act-draw = La Ronde { $number } est tirée au sort.
tournament-act-replace = Table { $table } de la ronde { $round } : { $who } manque avant la fin du draft. La donne est abandonnée, une autre est distribuée (§9.1). Raison : { $why }
tournament-act-report = Table { $table } de la ronde { $round } : { $who } gagne.
tournament-act-report-shared = Table { $table } de la ronde { $round } : victoire partagée ({ $who }).
tournament-act-cast-lot = Table { $table } de la ronde { $round } : le sort décide de la victoire partagée (§10.8).
tournament-act-record = Table { $table } de la ronde { $round } : { $what } : { $who }. Raison : { $why }
tournament-all-tables = toutes les tables
tournament-act-order = { $kind ->
        [pause] Temps arrêté : { $where }.
        [resume] Temps remis en marche : { $where }.
       *[extend] { $span } de plus : { $where }.
    } Raison : { $why }
tournament-act-call = Table { $table } de la ronde { $round } : { $who } appelle l’arbitre.
tournament-act-answer = Réponse à l’appel { $number } : { $why }
tournament-act-appoint = L’arbitre est désormais { $who }.
tournament-act-cancel = Le tournoi est annulé. Raison : { $why }
tournament-act-reveal = Le secret des tirages au sort est publié.
tournament-why-time = le temps est écoulé
tournament-why-away = le bot n’est plus sur ce serveur

## Les résultats

tournament-won = 🏆 { $table } : **{ $who }** gagne et continue.
tournament-won-lot = 🎲 { $table } : le sort désigne **{ $who }**, qui continue (§10.8).
tournament-won-final = 🏆 **{ $who }** gagne la finale, et avec elle le tournoi !
tournament-shared = 🤝 { $table } : victoire partagée ({ $who }). L’arbitre tire au sort devant tout le monde (§10.8).
tournament-lot = 🎲 Victoire partagée ({ $tied }) : le sort désigne **{ $who }** (§10.8).
tournament-lot-key = Tiré avec la clé { $key }, qui se vérifie dès que le secret des tirages au sort est publié.
tournament-lot-call = { $who } : la table { $table } attend un tirage au sort. Fais-le depuis le poste de l’arbitre.
tournament-final-begins = 🏆 **{ $round }** : { $who }. Tout le monde peut regarder, personne n’aide.
tournament-event-start = { $title }
tournament-event-start-text = { $title } : { $kind }. Arbitre : { $referee }. Chrono : { $clock }.{ $who }
tournament-event-final = Finale : { $title }
tournament-event-final-text = { $title } ({ $kind }), la finale : { $who }. Arbitre : { $referee }. Chrono : { $clock }.

## Le poste de l’arbitre

tournament-calls = { $count ->
        [0] Aucun appel en attente
        [one] Un appel en attente
       *[other] { $count } appels en attente
    }
tournament-call = 🔔 { $number } · table { $table } · { $who } · { $at }
choice-table-call = Appel { $number } · table { $table } · { $name }
tournament-call-line = Appel lancé après la ligne { $line } de la partie.
tournament-called = { $referee } : { $who } t’appelle à la table { $table }, après la ligne { $line } de la partie. De quoi s’agit-il ?
tournament-absent = ⚠️ n’a pas commencé : { $who }
pick-tournament-call = Choisis un appel
pick-tournament-judged = Choisis une table où agir
key-tournament-pause-all = Arrêter tous les chronos
key-tournament-resume-all = Relancer tous les chronos
key-tournament-extend-all = Plus de temps pour tous
key-tournament-pause = Arrêter le chrono
key-tournament-resume = Relancer le chrono
key-tournament-extend = Plus de temps
key-tournament-step-check = Ouvrir le pointage
key-tournament-step-close = Terminer le pointage
key-tournament-step-draw = Tirer la Ronde suivante
key-tournament-step-friendly = En faire une coupe amicale
key-tournament-cancel = Annuler le tournoi
key-tournament-answer = Répondre
key-tournament-talk = Vers la discussion
tournament-step-check = Dès maintenant et jusqu’au début, chacun confirme sa présence.
tournament-step-close = Les absents sont retirés, et la liste d’attente prend leur place. Si le nombre ne convient pas, les derniers inscrits attendent comme remplaçants.
tournament-step-draw = La Ronde suivante est tirée au sort avec son secret, qui est publié en même temps. Personne ne peut revenir dessus.
tournament-step-friendly = De 6 à 64 joueurs, ou 4, ordinateurs compris. Le tournoi ne pourra plus redevenir officiel.

## À une table

tournament-judging = Tout ce que tu fais ici est public à la table et dans le registre, avec ta raison, et rien ne s’annule en silence (§9.5).
key-tournament-surplus = Pioche excédentaire (§9.2)
key-tournament-late-effect = Effet après l’étape 3 (§9.3)
key-tournament-forgotten-draw = Oubli de piocher (§9.4)
key-tournament-cheating = Triche (§9.1)
key-tournament-absence = Départ (§9.1)
key-tournament-warning = Avertissement (§10.6)
key-tournament-missing = Quelqu’un manque (§9.1)
key-tournament-lot = Tirer au sort (§10.8)
key-tournament-confirm = Confirmer, avec une raison
tournament-whom = De qui s’agit-il ?
tournament-missing-substitute = Le draft n’est pas terminé, personne n’est donc éliminé : la donne est abandonnée, { $who } arrive de la liste d’attente, et une autre est distribuée (§9.1). Qui manque ?
tournament-missing-without = Le draft n’est pas terminé, personne n’est donc éliminé : la donne est abandonnée, et une autre distribuée sans la personne qui manque, car personne n’attend (§9.1). Qui est-ce ?
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
tournament-penalty-late-effect = L’effet ({ $who }) ne compte pas : la partie revient à ce qu’elle était après la ligne { $count }.
tournament-penalty-forgotten-draw = { $who } pioche maintenant les cartes manquantes, jusqu’à sa limite de cartes en main actuelle.
tournament-penalty-cheating = { $who } est hors jeu : main et Plan de jeu sont défaussés. Pour les autres, les seuils des effets restent les mêmes.
tournament-penalty-absence = { $who } n’est plus là et se retrouve hors jeu : main et Plan de jeu sont défaussés. Pour les autres, les seuils des effets restent les mêmes.
tournament-penalty-warning = { $who } reçoit un avertissement. Rien ne change dans la partie.
tournament-after = La table après cela
tournament-public = C’est annoncé à la table avec ton nom et ta raison, et inscrit au registre.
form-tournament-why = Pourquoi ?
form-tournament-answer = Ta réponse
form-tournament-why-read = Tout le monde peut le lire, à la table et dans l’archive. N’y nomme personne.
form-tournament-minutes = Combien de minutes de plus ?

## L’archive

tournament-archive-official = L’archive pour l’éditeur : arbitre, participants, tirages avec leurs secrets, tables, transcriptions, résultats, incidents (§10.7). Un fichier est pour les programmes, l’autre pour être lu.
tournament-archive-friendly = L’archive de cette coupe amicale, avec tout ce qu’a celle d’un tournoi officiel. Un fichier est pour les programmes, l’autre pour être lu.
tournament-archive-check = `civ tournament verify` vérifie la chaîne des empreintes, chaque tirage et chaque partie du fichier JSON.
tournament-archive-early = Le tournoi n’est pas terminé : voici où il en est.

tournament-lot-begins = { domain-military } I
tournament-lot-follows = { domain-religion } I
