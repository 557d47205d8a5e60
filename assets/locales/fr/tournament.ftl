### Pages et messages d’un tournoi : annonce, tableau, classement, tables, tirages, registre.

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
        [paused] , arrêtée.
        [tied] , victoire partagée avant le tirage au sort.
       *[on] , partie en cours.
    }
bracket-table-short = Table { $number } : { $mark ->
        [over] { $name } gagne.
        [paused] arrêtée.
        [tied] victoire partagée avant le tirage au sort.
       *[on] partie en cours.
    }
podium-kind = { $count } joueurs · { $kind }
podium-alt = Podium : { $title } ({ $kind }, { $count } joueurs). Victoire : { $name }.
podium-others = Finale perdue par { $others }.

## Ce qu’on voit sur Discord

tournament-title-official = 🏆 { $title }
tournament-title-friendly = 🤝 { $title }
tournament-kind-official = **Tournoi officiel**
tournament-kind-friendly = **Coupe amicale : ce n’est pas un tournoi officiel**
tournament-when = 📅 { $at } ({ $left })
tournament-where = 📍 { $place } · ⏳ { $clock }
tournament-who = Organisation : { $organiser } · Arbitre : { $referee }
# In place of a referee. $who (asked, and has not answered)
tournament-referee-asked = { $who } (pas encore de réponse)
tournament-referee-none = personne pour l’instant
tournament-registered = Places prises : **{ $count }** sur { $places }{ $waiting ->
        [0] .
       *[other] , et { $waiting } en liste d’attente.
    }
tournament-would-play = En l’état, { $count } joueraient.
tournament-needs = Il faut au moins { $count } joueurs présents.
tournament-check-in = Le pointage est ouvert et se termine { $until } : { $there } sur { $count } pour l’instant. Les absents seront alors retirés.
tournament-ready = Le pointage est terminé : **{ $count }** joueurs. La Ronde 1 va être tirée au sort.
tournament-substitutes = En liste d’attente, en remplacement ({ $count }) : { $who }.
tournament-dropped = Sans pointage, hors de la liste ({ $count }) : { $who }.
tournament-others = { $count ->
        [one] une autre personne
       *[other] { $count } autres
    }
tournament-round-on = ▶️ **Ronde { $number }** : { $over } sur { $count } tables terminées.
tournament-final-on = ▶️ **La finale** : { $who }
tournament-champion = 🏆 **{ $who }** remporte le tournoi.
tournament-cancelled = ❌ **Annulé.** Raison : { $why }
tournament-restorable = -# Toutes les parties sont arrêtées. L’organisation et l’arbitre peuvent revenir là-dessus jusqu’à { $at } dans la console de l’arbitre.
# Ce qu’attend le tournoi et qui peut le faire avancer. $organiser, $referee (noms, ou mention), $at, $need, $have, $tables, $count
tournament-awaits-check-in = -# Le pointage s’ouvre de lui-même avant le début. { $organiser } peut l’ouvrir plus tôt.
tournament-awaits-presence = -# Il se ferme de lui-même. { $organiser } peut le fermer plus tôt, dès que tout le monde est là.
tournament-awaits-start = -# La Ronde 1 est tirée au sort { $at }, automatiquement. { $organiser } peut le faire plus tôt.
tournament-awaits-entrants = ⚠️ Il n’y a plus assez de monde : { $have } personnes présentes, il en faut au moins { $need }. On peut s’inscrire jusqu’à { $at }.
tournament-awaits-organiser = ⚠️ Le tournoi ne peut pas commencer : il faut au moins { $need } personnes présentes, et il y en a { $have }. On peut toujours s’inscrire et pointer. { $organiser } peut accorder un jour de plus ou annuler le tournoi. Si rien ne se passe, il est annulé { $at }.
tournament-awaits-results = -# La suite vient d’elle-même, une fois toutes les tables terminées.
tournament-awaits-lot = 🎲 { $count ->
        [one] La table { $tables } attend
       *[other] Les tables { $tables } attendent
    } un tirage au sort : { $referee } le fait dans la console de l’arbitre.
tournament-awaits-answer = 🔔 { $count ->
        [one] La table { $tables } attend
       *[other] Les tables { $tables } attendent
    } l’arbitre : { $referee } décide dans la console de l’arbitre.
tournament-awaits-resumption = ⏸️ La partie est arrêtée { $count ->
        [one] à la table { $tables }
       *[other] aux tables { $tables }
    } : { $referee } la fait reprendre.
tournament-awaits-draw = -# La Ronde suivante est tirée au sort automatiquement.
tournament-awaits-break = ☕ Pause : la Ronde suivante est tirée { $at }, d’elle-même. { $organiser } ou { $referee } peut la lancer tout de suite.
tournament-awaits-place = ⚠️ Le salon du tournoi n’existe plus : rien n’est tiré au sort tant que { $organiser } ou { $referee } n’a pas déplacé le tournoi dans un autre.
# $asked (0 or 1: whether someone has been asked)
tournament-awaits-referee = ⚠️ Aucun tirage n’a lieu sans arbitre. { $asked ->
        [0] { $organiser } demande à quelqu’un dans la console de l’arbitre.
       *[other] { $organiser } peut demander à quelqu’un d’autre dans la console de l’arbitre.
    }
tournament-committed = Tirages et cartes sont fixés d’avance (entrée 1 du registre) : { $hash }
tournament-commitments-title = Fixé d’avance
tournament-commitments = Tous les secrets qui servent à tirer et à distribuer existaient avant la première inscription. Voici leurs SHA-256 :
tournament-commitments-told = Le secret d’un tirage figure ici dès qu’il est fait, les autres après le tournoi, et chacun peut comparer. Toutes les empreintes figurent à l’entrée 1 du registre, dont le SHA-256 est dans l’annonce :
tournament-commitment = Ronde { $number } : { $hash }
tournament-commitment-lots = Tirages au sort : { $hash }
tournament-commitment-deals = Cartes de toutes les parties : { $hash }
tournament-page = Page { $page } sur { $pages }

key-tournament-register = S’inscrire
key-tournament-withdraw = Se retirer
key-tournament-check-in = Je suis là
key-tournament-bracket = Tableau
key-tournament-tables = Tables
key-tournament-print = Feuille à imprimer
key-tournament-table = Retour à la table
key-tournament-standings = Classement
key-tournament-entrants = Qui joue
key-tournament-book = Registre de l’arbitre
key-tournament-proof = Preuve
key-tournament-archive = Archive
key-tournament-console = Console de l’arbitre
key-tournament-refresh = { key-refresh }
key-tournament-thread = { ping-lobby-link }
key-tournament-back = ◀ Retour
key-tournament-next = Suite ▶

## Qui participe, et le classement

tournament-entrants = Inscriptions : { $count }
tournament-nobody = Personne pour l’instant.
tournament-entrant-registered = { $number }. { $who }
tournament-entrant-there = { $number }. { $who } ✅ là
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

tournament-undrawn = { bracket-undrawn }
pick-tournament-table = Choisis une table
tournament-table = Table { $number } de la Ronde { $round }
tournament-table-final = Finale (table 1 de la Ronde { $round })
tournament-table-number = Table { $number }
tournament-tables = Tables
tournament-seat = { $number }. { $who }
tournament-seat-first = { $number }. **{ $who }** · Premier Joueur
tournament-seat-winner = { $number }. 🏆 **{ $who }**
tournament-seat-out = { $number }. ~~{ $who }~~ · hors jeu
tournament-deal = Donne { $number } : une donne précédente a été abandonnée pendant le draft.
tournament-state-coming = la table se prépare
tournament-state-draft = { $count ->
        [0] draft
       *[other] draft, on attend { $who }
    }
tournament-state-on = { $count ->
        [0] partie en cours
       *[other] à { $who } de jouer
    }
tournament-state-paused = ⏸️ partie arrêtée
tournament-stopped-by = ⏸️ L’arbitre, { $who }, a arrêté la partie et décide quand elle reprend. Raison : { $why }
tournament-stopped-time = ⏸️ Temps écoulé pour { $who } : la partie est arrêtée jusqu’à la décision de l’arbitre.
tournament-stopped-left = ⏸️ Quelqu’un est parti pour de bon ; la partie est arrêtée jusqu’à la décision de l’arbitre.
tournament-stopped-off = ⏸️ Le tournoi est annulé : toutes ses parties sont arrêtées. Raison : { $why }
tournament-state-tied = victoire partagée ({ $who }) : le sort décidera
tournament-state-won = 🏆 { $who }
tournament-state-lot = 🏆 { $who } (par tirage au sort)
tournament-incidents = Décisions de l’arbitre
tournament-incident = - { $what } : { $who }. Raison : { $why }
tournament-incident-gone = - ~~{ $what } : { $who }~~ (annulé avec un effet tardif). Raison : { $why }

## Les tirages

tournament-drawn = { $round } : le tirage
tournament-drawn-cards = Dans l’ordre du tour, avec la carte distribuée pour le Premier Joueur : { $begins } est { $first }, { $follows } est { $others }. En gras, le joueur qui a reçu { $begins } et qui commence.
tournament-secret = Secret de ce tirage : { $secret }
# $number (of the entry), $hash (its first digits)
tournament-drawn-entry = Le tirage est l’entrée { $number } du registre : { $hash }…
tournament-checkable = HMAC-SHA-256 avec ce secret donne ces tables et ces cartes : tout le monde peut le vérifier, avec l’archive ou à la main.

## Le registre

tournament-book = Registre de l’arbitre : { $count ->
        [one] une entrée
       *[other] { $count } entrées
    }
tournament-last-hash = Registre de l’arbitre jusqu’ici, dernière empreinte : { $hash }
tournament-entry = **{ $number }** · { $at } · { $role ->
        [organiser] organisation { $who }
        [referee] arbitre { $who }
        [player] joueur
       *[system] bot
    } · { $what }
# As it is told at the table. $who, $role (as what they decided it)
tournament-decided = ⚖️ **{ $who }**, { $role ->
        [organiser] organisation
       *[referee] arbitre
    } : { $what }
# Said to those whom it concerns. $people (mentions), $what (a sentence)
tournament-told = { $people } : { $what }
tournament-act-announce = Le tournoi est annoncé.
tournament-act-register = Inscription : { $who }.
tournament-organiser-left = 🚪 **{ $title }** : { $who }, qui l’organisait, a quitté ce serveur. L’arbitre, { $referee }, prend la suite.
tournament-organiser-left-managers = 🚪 **{ $title }** : { $who }, qui l’organisait, a quitté ce serveur. La gestion du serveur prend la suite.
tournament-act-withdraw = Retrait : { $who }.
tournament-act-departed = { $who } a quitté le serveur et ne participe plus.
tournament-moved-up = { $count ->
    [one] { $who } prend cette place et joue.
   *[other] { $who } prennent ces places et jouent.
}
tournament-act-open-check-in = Le pointage est ouvert jusqu’au { $at }.
tournament-act-check-in = Pointage : { $who }.
tournament-act-close-check-in = Le pointage est terminé.
tournament-act-make-friendly = Le tournoi devient une coupe amicale et n’est plus officiel.
tournament-act-draw = La Ronde { $number } est tirée au sort.
tournament-act-replace = Table { $table } de la Ronde { $round } : { $who } manque avant la fin du draft. La donne est abandonnée, une autre est distribuée. Raison : { $why }
tournament-substitute = { $who } : tu étais sur la liste d’attente, et tu joues maintenant à la table { $table }. La nouvelle donne arrive ici même.
tournament-act-report = Table { $table } de la Ronde { $round } : { $who } gagne.
tournament-act-report-shared = Table { $table } de la Ronde { $round } : victoire partagée ({ $who }).
tournament-act-cast-lot = Table { $table } de la Ronde { $round } : le sort décide de la victoire partagée.
tournament-act-record = Table { $table } de la Ronde { $round }, { $who } : { $what }. Raison : { $why }
tournament-act-record-again = Table { $table } de la Ronde { $round }, { $who } : { $what }. La décision reste valable et s’applique à nouveau. Raison : { $why }
# What a late effect takes back with it (§9.3): $first and $last (lines), $count (penalties), $penalties (a list of
# tournament-penalty-named)
tournament-taken-back = Annulé : { $lines ->
        [one] ligne { $first }
       *[other] lignes { $first } à { $last }
    } de la partie{ $count ->
        [0] .
       *[other] , et, du même coup, { $penalties }.
    }
# $what (sheet-incident)
tournament-penalty-named = { $what } : { $who }
tournament-all-tables = toutes les tables
tournament-act-order = { $kind ->
        [pause] Partie arrêtée : { $where }.
        [resume] Partie reprise : { $where }.
       *[extend] { $span } de plus : { $where }.
    } Raison : { $why }
tournament-act-call = Table { $table } de la Ronde { $round } : { $who } appelle l’arbitre.
tournament-act-call-system = Table { $table } de la Ronde { $round } : il manque { $who }, et l’arbitre est appelé.
tournament-act-time-out = ⌛ Table { $table } de la Ronde { $round } : temps écoulé pour { $who } ({ $span }). La partie est arrêtée jusqu’à la décision de l’arbitre.
tournament-act-give-time = Table { $table } de la Ronde { $round } : { $who } reçoit { $span } à partir de maintenant, et la partie reprend. Raison : { $why }
tournament-act-computer = Table { $table } de la Ronde { $round } : l’ordinateur joue pour { $who } jusqu’à son retour, et la partie reprend. Raison : { $why }
tournament-act-answer = Réponse à l’appel { $number } : { $why }
tournament-act-look-at-hands = L’arbitre a regardé les mains à la table { $table } de la Ronde { $round }. Raison : { $why }
# A word to everyone. $who, $text
tournament-act-tell-all = 📢 **{ $who }** : { $text }
tournament-act-exclude-silence = Table { $table } de la Ronde { $round } : { $who } regarde et n’a plus le droit d’écrire ici. Raison : { $why }
tournament-act-exclude-removal = Table { $table } de la Ronde { $round } : { $who } doit quitter le fil. Raison : { $why }
# The break between rounds. $at, $span
tournament-act-set-break-none = Pas de pause entre les Rondes : chacune est tirée dès que la précédente est finie.
tournament-act-set-break-span = Pause entre les Rondes : { $span }.
tournament-act-set-break-until = Début de la Ronde suivante : { $at }, si celle-ci est finie.
# $place (such as #garden)
tournament-act-move = Le tournoi continue dans { $place }.
tournament-act-move-table = La table { $table } de la Ronde { $round } continue dans { $place }.
tournament-act-move-tables = { $count ->
        [one] Ronde { $round }, { $moves }
       *[other] { $count } tables de la Ronde { $round } ont changé de lieu : { $moves }
    }.
tournament-table-move = la table { $table } continue dans { $place } (avant : { $former })
tournament-act-appoint = L’arbitre est désormais { $who }.
tournament-act-ask-referee = L’arbitrage est proposé à { $who }.
tournament-act-accept-referee = { $who } a accepté et arbitre désormais.
tournament-act-decline-referee = { $who } a refusé d’arbitrer.
tournament-act-resign-referee = { $who } n’arbitre plus. Raison : { $why }
tournament-act-cancel = Le tournoi est annulé. Raison : { $why }
tournament-act-ask-cancel = { $who } veut annuler le tournoi. L’organisation décide, ou une autre personne responsable donne son accord dans l’heure, avec « { key-tournament-cancel } » dans la console de l’arbitre. Raison : { $why }
tournament-act-unask-cancel = { $who } ne veut plus annuler le tournoi. Raison : { $why }
tournament-act-restore = Le tournoi n’est plus annulé : il continue. Raison : { $why }
tournament-act-reveal = Le secret des tirages au sort est publié.
tournament-why-time = le temps est écoulé
tournament-why-left = un joueur est parti pour de bon
tournament-why-away = le bot n’est plus sur ce serveur
tournament-why-few = il n’y avait pas assez de monde
tournament-why-referee-left = n’est plus sur le serveur

## Les résultats

tournament-won = 🏆 { $table } : **{ $who }** gagne et continue.
tournament-won-lot = 🎲 { $table } : le sort désigne **{ $who }**, qui continue.
tournament-won-final = 🏆 **{ $who }** gagne la finale, et avec elle le tournoi !
tournament-shared = 🤝 { $table } : victoire partagée ({ $who }). L’arbitre tire au sort devant tout le monde.
# Once a round is over. $number, $people (who goes on), $at
tournament-break = ☕ La Ronde { $number } est finie. { $people } : la suivante commence { $at }.
tournament-lot = 🎲 Victoire partagée ({ $tied }) : le sort désigne **{ $who }**.
tournament-lot-key = Tiré avec la clé { $key }, qui se vérifie dès que le secret des tirages au sort est publié.
tournament-lot-call = { $who } : la table { $table } attend un tirage au sort. Fais-le depuis la console de l’arbitre.
tournament-lot-nobody = La table { $table } attend un tirage au sort. Il n’y a pas d’arbitre, et l’organisation est partie : la modération de ce serveur le fait depuis la console de l’arbitre, { COMMAND("referee console") }.
tournament-final-begins = 🏆 **{ $round }** : { $who }. Tout le monde peut regarder, personne n’aide.
tournament-event-start = { $title }
tournament-event-start-text = { $title } : { $kind }. Arbitre : { $referee }. Chrono : { $clock }.{ $who }
tournament-event-final = Finale : { $title }
tournament-event-final-text = { $title } ({ $kind }), la finale : { $who }. Arbitre : { $referee }. Chrono : { $clock }.

## Réponses

tournament-you-play = ✅ Ton inscription est notée. Début : { $at } ({ $left }).
tournament-you-wait = ✅ Tu es sur la liste d’attente. Début : { $at } ({ $left }).
tournament-you-left = Tu n’es plus sur la liste.
tournament-you-are-there = ✅ Pointage noté. Ta table s’ouvrira toute seule après le tirage.
tournament-start-clocks = { $change ->
        [skipped] ⚠️ Cette nuit-là, on avance l’heure ({ $zone }) : { $typed } n’existe pas. Le début est à { $read }, { $at }.
       *[twice] ⚠️ Cette nuit-là, on recule l’heure ({ $zone }) : { $typed } revient deux fois. Le début est à la première, avant le changement, { $at }.
    }
# About an official tournament that starts within four weeks
tournament-start-late = ⚠️ L’éditeur soutient un tournoi officiel (kits, lots, communication) s’il est annoncé au moins quatre semaines avant. Celui-ci commence plus tôt ; il reste officiel.
tournament-start-asked = Début : { $at }, { $left }. Lu selon { $whose ->
        [person] ton fuseau horaire, { $zone }.
        [server] le fuseau horaire du serveur, { $zone }. Pour choisir le tien : { COMMAND("settings") }.
       *[nobody] UTC, car je ne connais pas ton fuseau horaire. Pour le choisir : { COMMAND("settings") }.
    }
tournament-start-either = Il y a deux lectures : { $at }, ou { $other }.
tournament-start-far = ⚠️ C’est dans plus d’un an.
tournament-start-ask = Est-ce bien cela ? Rien n’est encore annoncé. Sinon, écris l’heure avec le jour et l’année : 2026-12-05 20:00.
key-tournament-start = Oui, annoncer
key-tournament-start-at = { $day }, { $time }
tournament-computers-added = { $count ->
        [one] Un ordinateur s’ajoute
       *[other] { $count } ordinateurs s’ajoutent
    } ; inscrits jusqu’ici : { $total }.
tournament-done = ✅ C’est fait, et c’est dans le registre.
# To who is asked to be the referee. $title, $server, $organiser, $at (the start)
tournament-asked = { $organiser } te demande d’arbitrer **{ $title }** ({ $server }). Tu n’y joues pas : on t’appelle quand quelque chose s’est mal passé, et tu décides. Début : { $at }.
# $title
tournament-asked-no-more = On n’a plus besoin de toi pour arbitrer **{ $title }** : la demande est allée à quelqu’un d’autre, ou quelqu’un le fait déjà. Tu peux ignorer ma demande.
# $title, $channel
tournament-you-referee = ✅ Tu arbitres **{ $title }**. Tout ce qu’il te faut est dans { COMMAND("referee console") }, dans { $channel }.
tournament-you-declined = Tu as refusé d’arbitrer **{ $title }**. L’organisation est prévenue.
tournament-call-open = 🔔 L’arbitre est appelé : { $channel }
tournament-call-made = 🔔 L’arbitre est appelé. Je n’ai pas pu ouvrir de fil privé : je l’ai annoncé à ta table.
tournament-call-without = 🔔 Il n’y a pas d’arbitre en ce moment ; j’ai appelé { $who }, qui organise, { $place ->
    [yes] dans { $channel }
   *[no] à ta table
}.
tournament-call-left-alone = 🔔 Il n’y a pas d’arbitre en ce moment, et la personne qui organisait a quitté ce serveur. Demande à la gestion du serveur de choisir un arbitre : ton appel attend { $place ->
    [yes] dans { $channel }
   *[no] à ta table
}.
tournament-call-asked = L’arbitrage est proposé à { $who }, qui recevra ton appel en acceptant.

## De lui-même

key-tournament-call = Appeler l’arbitre
tournament-no-clock = sans chrono
tournament-thread = { $table } · { $title }
tournament-call-thread = Appel { $number } · table { $table }
tournament-time-out-thread = Temps écoulé { $number } · table { $table }
tournament-check-in-call = 📣 { $who } : dis que tu es là avec « { key-tournament-check-in } ». Il reste { $span }.
tournament-left-waiting = { $who } : pas de place pour toi à la Ronde 1. Quand le nombre ne convient pas, les derniers à s’inscrire attendent. Tu peux encore remplacer quelqu’un jusqu’à la fin du draft.
tournament-left-dropped = { $who } : sans pointage, tu ne joues pas.
tournament-left-again = Jusqu’au tirage, « { key-tournament-register } » ci-dessus te remet en fin de liste.
lapse-referee = **{ $name }** a dépassé son temps : la partie s’arrête, et l’arbitre est appelé.
lapse-referee-decided = **{ $name }** a dépassé son temps, et l’arbitre a décidé.
ping-lapsed-referee = ⌛ **{ $table }** avec { $others } : ton temps est écoulé, la partie s’arrête donc jusqu’à la décision de l’arbitre.
ping-lapsed-referee-decided = ⌛ **{ $table }** avec { $others } : ton temps est écoulé, et l’arbitre a décidé. Regarde la table.
