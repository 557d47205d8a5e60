### Pourquoi un tournoi, ou son archive, refuse quelque chose.

reason-tournament-official-number = Un tournoi officiel réunit de 16 à 64 joueurs, toujours un multiple de 4 : { $players } ne convient pas. Une coupe amicale accepte d’autres nombres.
reason-tournament-friendly-number = Une coupe amicale réunit 4 joueurs, ou de 6 à 64, à des tables de 3 et 4 : { $players } ne convient pas.
reason-tournament-too-few = Il faut au moins { $need } présences confirmées, et il y en a { $have }. Dans la console de l’arbitre, l’organisation peut accorder un jour de plus ou annuler.
reason-tournament-referee-plays = L’arbitre d’un tournoi n’y participe pas. Il faut quelqu’un d’autre pour l’un des deux rôles.
reason-tournament-computer = Les ordinateurs ne jouent que dans les coupes amicales : un tournoi officiel est réservé aux personnes.
reason-tournament-commitments = Une annonce comporte quatre engagements différents, un par Ronde et un pour les tirages au sort, chacun un SHA-256.
reason-tournament-secret = Ce n’est pas le secret auquel l’annonce engageait pour la Ronde { $number }.
reason-tournament-lot-secret = Ce n’est pas ce qui découle du secret auquel l’annonce engageait pour les tirages au sort.
reason-tournament-text = { $name ->
        [title] Le nom du tournoi
        [place] Le lieu
        [clock] Le chrono
        [text] Le message
       *[why] La raison
    } manque ou est illisible : une seule ligne, sans caractères invisibles.
reason-tournament-pseudonym = « { $text } » n’est pas un pseudonyme, comme p-7k2m9xqd. Le registre ne nomme personne autrement.
reason-tournament-not-yours = { $role ->
        [organiser] C’est réservé à l’organisation du tournoi.
        [referee] C’est réservé à l’arbitre. Appelle-le à ta table.
        [director] C’est réservé à la direction de la saison : l’organisation ou l’arbitre qu’elle désigne.
        [player] C’est réservé aux joueurs, chacun pour soi.
       *[system] Personne ne fait cela : cela se fait tout seul.
    }
reason-tournament-begin = Un tournoi commence par son annonce, et n’en a qu’une.
reason-tournament-registered = Cette personne est déjà inscrite.
reason-tournament-not-registered = Cette personne n’est pas inscrite au tournoi.
reason-tournament-barred = L’annonce dit que cette personne ne joue pas dans ce tournoi.
reason-tournament-full = { $limit } personnes sont inscrites ou en attente : c’est la limite.
reason-tournament-entries = Tu as déjà { $limit } entrées dans le registre de ce tournoi : c’est la limite. La modération peut t’aider.
reason-tournament-drawn = La première Ronde est tirée au sort. On ne change plus les participants ainsi ; l’arbitre décide en cas d’abandon.
reason-tournament-early = Rien n’est encore tiré au sort : il faut d’abord que le pointage soit terminé.
reason-tournament-late = Le tournoi est terminé, et son registre est clos.
reason-tournament-check-in-off = Le pointage n’est pas ouvert en ce moment.
reason-tournament-check-in-wait = { $missing ->
        [one] { $missing } joueur n’a pas encore pointé.
       *[other] { $missing } joueurs n’ont pas encore pointé.
    } Tu peux clore <t:{ $at }:R>, ou quand tout le monde est là.
reason-tournament-deadline = Cette échéance est déjà passée. Choisis-en une plus tardive.
reason-tournament-present = Cette personne a déjà pointé.
reason-tournament-friendly-already = C’est déjà une coupe amicale.
reason-tournament-round-open = La Ronde suivante sera tirée au sort quand celle-ci sera terminée. { $tables ->
        [one] Il reste { $tables } table
       *[other] Il reste { $tables } tables
    } sans vainqueur.
reason-tournament-no-table = Il n’y a pas de table { $number } dans cette Ronde : ses tables vont de 1 à { $tables }.
reason-tournament-table-over = La partie de la table { $number } est terminée. On ne peut plus rien y changer.
reason-tournament-not-at-table = Cette personne ne joue pas à la table { $number }.
reason-tournament-not-in-round = Le joueur { $player } ne joue pas la Ronde { $number } : il ne peut pas y gagner de table.
reason-tournament-player-out = Cette personne est déjà éliminée de la partie. Le draft y est terminé, et elle se joue jusqu’au bout.
reason-tournament-winners = La table { $number } a un seul vainqueur, qui continue. Nomme exactement un de ses joueurs.
reason-tournament-winner-count = La Ronde { $number } a { $need } tables, et donc autant de vainqueurs, un par table. Il y en a { $have }.
reason-tournament-final-drawn = La finale est tirée au sort, et aucune Ronde ne la suit.
reason-tournament-tied = La victoire à la table { $number } est partagée : l’arbitre tire au sort, et rien d’autre n’y est possible.
reason-tournament-no-tie = Pas de tirage au sort à la table { $number } : personne n’y partage de victoire.
reason-tournament-transcript = Une partie est désignée par le SHA-256 de sa transcription.
reason-tournament-line = Une pénalité indique sa ligne dans la partie, après les précédentes, et un effet tardif la ligne où l’on revient. Un avertissement n’en a pas.
reason-tournament-paused = La partie y est déjà arrêtée.
reason-tournament-running = Rien n’y est arrêté.
reason-tournament-seconds = On accorde d’une seconde à sept jours de plus ; une pause n’a pas de durée.
reason-tournament-cancel-asked = Tu l’as déjà demandé. L’organisation, ou une autre personne responsable, doit donner son accord.
reason-tournament-no-restore = On ne peut plus revenir là-dessus : il y avait une heure pour cela.
reason-tournament-time-unreadable = Je ne sais pas lire la durée « { $text } ». Écris 6h, 90m, ou jusqu’à 20:00.
reason-tournament-time-enough = Le temps court déjà jusque-là. Écris combien en ajouter, par exemple 2h.
reason-tournament-called = Tu as déjà appelé l’arbitre. Attends sa réponse.
reason-tournament-no-call = L’appel { $number } n’est pas ouvert : il a eu sa réponse, ou la partie est terminée.
reason-tournament-same-referee = Cette personne est déjà l’arbitre, ou a déjà reçu la demande.
reason-tournament-not-asked = On ne t’a pas demandé d’arbitrer ce tournoi, ou la demande est allée depuis à quelqu’un d’autre.
reason-tournament-no-referee = Aucun tirage n’a lieu sans arbitre. L’organisation demande à quelqu’un dans la console de l’arbitre, ou arbitre elle-même sans jouer.
reason-tournament-plays-there = Cette personne joue à la table { $number } et n’y est donc pas spectatrice : donne-lui plutôt un avertissement.
reason-tournament-excluded-official = L’organisation et l’arbitre ne peuvent pas être renvoyés d’une table.
reason-tournament-break = Une pause dure 60 jours au plus, et la Ronde suivante doit commencer dans le futur.
reason-tournament-revealed = Le secret des tirages au sort est déjà révélé.
reason-tournament-unfinished = Le secret des tirages au sort se révèle quand il n’y a plus rien à tirer : après la finale.
reason-archive-unreadable = Ce n’est pas une archive de tournoi : la ligne { $line } n’est pas du JSON.
reason-archive-foreign = Ce n’est pas une archive de tournoi.
reason-archive-version = Cette archive a une forme que cette version du programme ne connaît pas.
reason-archive-bytes = Cette ligne n’est pas telle qu’elle a été écrite.
reason-archive-shape = Un élément de l’archive manque ici, ou il est différent.
reason-archive-number = C’est l’entrée { $need } qui devrait être ici, et non l’entrée { $have }.
reason-archive-previous = Cette entrée ne suit pas la précédente : elle nomme une autre empreinte.
reason-archive-hash = Cette entrée a été modifiée : son empreinte ne correspond pas.
reason-archive-act = Cette entrée ne contient rien qui puisse se faire dans un tournoi.
reason-archive-summary = Le registre mène ici à autre chose.
reason-archive-person = Le registre ne connaît personne sous ce pseudonyme.
reason-archive-name = Ce n’est pas un nom tel qu’il s’affiche.
reason-archive-checksum = L’archive a été modifiée : son empreinte globale ne correspond pas.
reason-archive-missing = Il manque la transcription de la partie que cette entrée conclut.
reason-archive-unasked = Le registre ne connaît pas cette partie.
reason-archive-transcript-hash = Cette transcription a été modifiée : le registre la désigne par une autre empreinte.
reason-archive-seats = Cette partie n’a pas autant de joueurs que sa table.
reason-archive-first = Cette partie n’a pas été commencée par la place que désignent les cartes du Premier Joueur.
reason-archive-choices = Cette partie n’a pas été jouée avec le draft, chacun pour soi, et l’Hégémonie après chaque carte.
reason-archive-deal = Les cartes ne découlent pas de ce que le tournoi a annoncé pour cette partie.
reason-archive-winners = Cette partie ne s’est pas terminée comme le dit le registre.
reason-archive-lots = Il y a eu des tirages au sort, et leur secret n’est pas révélé ici.
reason-archive-interventions = Les interventions de l’arbitre dans cette partie ne sont pas celles du registre.

# Tournaments as they are run

reason-referee-decides = À une table de tournoi, c’est l’arbitre qui en décide. Appelle-le avec { COMMAND("referee call") }.
reason-game-stopped = La partie est arrêtée : rien ne se joue tant que l’arbitre ne la fait pas reprendre.
reason-tournament-rematch = Cette partie était celle d’un tournoi : pas de revanche. { COMMAND("tournament standings") } montre qui reste en lice.
reason-league-weeks = Une saison dure de { $least } à { $most } semaines.
reason-league-at-once = Choisis de { $least } à { $most } parties à la fois.
reason-league-too-few = Une saison demande au moins { $need } personnes ; il y en a { $have }.
reason-league-computer = Les ordinateurs ne jouent pas dans la ligue.
reason-league-left = Tu as déjà quitté cette saison.
reason-league-removed = { league-own-left }
reason-league-drawn = La saison a commencé. Pendant son premier tour, la direction peut encore te donner la place de quelqu’un qui part : demande-lui.
reason-league-no-substitute = On ne peut remplacer quelqu’un que pendant le premier tour de la saison : tant qu’une seule de ses parties au plus est terminée.
reason-league-newcomer = Cette personne ne peut pas prendre une place : elle n’est pas sur ce serveur, n’a pas accès à ses tables ou a été exclue d’une saison.
reason-league-not-in = Cette personne ne fait plus partie de la saison.
reason-league-own-division = Tu joues dans cette division, c’est donc à quelqu’un d’autre de décider : l’organisation peut nommer un arbitre avec { COMMAND("league") }, bouton « { key-league-direct } ».
reason-league-own-cancel = Tu joues dans cette saison, c’est donc à quelqu’un d’autre de l’annuler : une autre personne de la modération, ou un arbitre que l’organisation nomme avec { COMMAND("league") }, bouton « { key-league-direct } ».
reason-league-own-season = Tu participes à cette saison, c’est donc à quelqu’un d’autre de décider jusqu’au tirage : l’organisation peut nommer un arbitre avec { COMMAND("league") }, bouton « { key-league-direct } ».
reason-league-ban = Choisis de 0 à { $most } saisons.
reason-league-banned = Une saison précédente s’est terminée pour toi par une exclusion, et tu ne peux pas t’inscrire à { $left ->
        [0] celle-ci
        [one] celle-ci et à la suivante
       *[other] celle-ci et aux { $left } suivantes
    }.
reason-league-settled = La partie { $number } a déjà ce résultat.
reason-league-directs = Dans une ligue, on exclut en donnant une raison : { COMMAND("league") }, « { key-league-direct } ».
reason-league-operation = Cela n’existe pas dans cette compétition : une saison de ligue n’a ni pointage ni tours à tirer, et un tournoi n’a pas de divisions.
reason-league-open = Une saison est déjà en cours ici. { COMMAND("league") } la montre ; la prochaine pourra s’ouvrir quand elle sera terminée.
reason-league-none = Il n’y a pas encore eu de saison ici. La modération peut en ouvrir une avec { COMMAND("league") }.
reason-league-clock = Dans une saison, un tour a de 1 heure à 7 jours, par exemple 24h ou 2j.
reason-league-decides = Dans une partie de ligue, il n’y a ni vote ni retour en arrière. Pour abandonner cette seule partie, utilise { COMMAND("league") }.
reason-tournament-drafted = Le draft est terminé : désormais, l’arbitre élimine les joueurs partis.
reason-tournament-none = Ce tournoi n’existe pas ici.
reason-tournament-start = Un tournoi ne peut pas commencer dans le passé.
reason-tournament-start-unreadable = Je ne sais pas lire l’heure « { $text } ». Écris 20:00, demain 20h, 5 déc. 20h ou 2026-12-05 20:00, ou dans combien de temps : 45m, 2h, 1j.
reason-tournament-moved-on = La partie a continué depuis. Regarde de nouveau, puis décide.
reason-tournament-no-effect = Cette personne n’a déclenché à son dernier tour aucun effet à annuler.
reason-tournament-hand-full = Aucune pioche ne manque : cette personne a { $have } cartes, et la limite est de { $limit }.
reason-tournament-no-game = La table { $number } est encore en préparation.
reason-tournament-elsewhere = Tu ne joues à aucune table de cette Ronde.
reason-tournament-no-place = Le salon du tournoi n’existe plus. Déplace d’abord le tournoi dans un autre : ouvre la console là-bas.
reason-tournament-same-place = Le tournoi est déjà dans ce salon.
reason-tournament-many = { $limit } tournois sont ouverts sur ce serveur. L’un d’eux doit d’abord se terminer.
reason-store-book-broken = Le registre de ce tournoi est illisible à l’entrée { $entry } ; préviens la personne qui gère le bot.
reason-deputy-not-awaited = Personne n’attend ce joueur en ce moment.
reason-deputy-too-early = Ce joueur a encore jusqu’au <t:{ $at }:f> ; ensuite tu pourras agir.
