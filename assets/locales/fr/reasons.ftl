### Pourquoi une table, un serveur ou la base refuse quelque chose : ce qui ne va pas, et ce qui le rendrait possible.

reason-with-clause = { $text } ({ $clause })
reason-unknown = Ce n’est pas possible maintenant.
reason-missing = Avec { $missing } de plus, c’est possible.
reason-instead = { $effect } n’en demande que { $need }.

## Arbitre et table

reason-nothing-to-undo = Rien à annuler. Tu peux annuler tes propres coups de ce tour, sauf s’ils ont fait piocher des cartes ou montré une main.
reason-nothing-to-decide = Tu n’as rien à décider en ce moment.
reason-no-hints = Pas de conseils ici : seulement là où la table les permet à tout le monde, ou quand tu joues en solo sans chrono. Jamais en tournoi.

## Tables

reason-table-unknown = Cette table n’existe pas ici. Elle a peut-être été fermée ; { COMMAND("civ games") } liste les tiennes.
reason-not-seated = Tu n’as pas de place à cette table. Rejoins-la tant qu’elle est ouverte, ou regarde la partie.
reason-seat-automatic = L’ordinateur joue pour toi. Appuie sur « { key-hand } » pour reprendre ta place.
reason-seat-out = Tu as quitté cette partie.
reason-stale-decision = { $moves ->
        [0] Ce bouton date d’un coup précédent
        [one] Ce bouton date d’avant le dernier coup
       *[other] Ce bouton date d’il y a { $moves } coups
    }. Rien n’a changé ; voici la table maintenant.
reason-table-full = Les { $players } places de cette table sont prises. { COMMAND("civ new") } ouvre une autre table.
reason-too-many-computers = { $seats ->
        [one] Une table à { $players } a { $seats } place en plus de la tienne
       *[other] Une table à { $players } a { $seats } places en plus de la tienne
    }, et tu demandes { $computers } ordinateurs. Demandes-en moins, ou ouvre une table plus grande.
reason-no-computer = Il n’y a pas d’ordinateur à cette table. « { key-add-computer } » en ajoute un.
reason-seats-taken = { $people } personnes sont déjà là : { $seats } places ne suffisent pas. Choisis-en plus, ou attends que quelqu’un parte.
reason-not-ready = { $count ->
    [one] Une personne n’a pas encore donné son accord
   *[other] { $count } personnes n’ont pas encore donné leur accord
} à la table modifiée. Il faut un clic sur « { key-ready } », ou libère les places avec « { key-arrange } ».
reason-press-unreadable = Ce choix n’a jamais été proposé. Ouvre le message le plus récent et choisis de nouveau.
reason-already-seated = Tu es déjà à cette table. « { key-leave } » libère ta place.
reason-seat-yours = Tu joues toi-même à cette table. « { key-hand } » montre ta place.
reason-seat-held = Quelqu’un a repris ta place dans cette partie : tu ne peux pas en prendre une autre.
reason-not-invited = Il faut une invitation pour rejoindre cette table. Demande à l’hôte de t’inviter.
reason-not-enough-players = Il faut { $need } joueurs pour commencer, et il y en a { $have }. Attends les autres, ou donne des places à l’ordinateur.
reason-too-many-tables-user = Tu as { $limit ->
        [one] { $limit } table ouverte
       *[other] { $limit } tables ouvertes
    }, c’est la limite. Finis-en ou fermes-en une d’abord.
reason-too-many-tables-channel = Ce salon a { $limit ->
        [one] { $limit } table ouverte
       *[other] { $limit } tables ouvertes
    }, c’est la limite. Finis-en ou fermes-en une, ou choisis un autre salon.
reason-not-owner = C’est réservé à l’hôte de cette table. Adresse-toi à <@{ $owner }>.
reason-not-owner-nobody = C’est réservé à l’hôte de cette table, qui n’en a pas pour l’instant.
reason-not-in-lobby = { $status ->
        [tournament] C’est une table de tournoi : le tirage décide qui y joue. { COMMAND("tournament tables") } montre toutes les tables.
       *[other] Ce n’est possible qu’avant le début de la partie. { COMMAND("civ new") } ouvre une autre table.
    }
reason-not-playing = { $status ->
        [lobby] La partie n’a pas commencé à cette table. L’hôte la commence quand toutes les places sont prises.
        [tournament] La partie de cette table est terminée. { COMMAND("tournament tables") } montre les autres.
       *[other] La partie est finie à cette table. { COMMAND("civ new") } ouvre une autre table.
    }
reason-not-over = Ce n’est possible qu’une fois la partie finie.
reason-rematch-begun = La revanche a commencé sans toi. Ouvre une nouvelle table pour rejouer.
reason-no-actions = Rien n’a été choisi. Choisis au moins une carte.
reason-nudged-recently = Un rappel vient d’être envoyé. Tu pourras recommencer <t:{ $at }:R>.
reason-invited-recently = Tu as invité l’une de ces personnes il y a peu. Tu pourras l’inviter de nouveau <t:{ $at }:R>.
reason-seat-asked-recently = Tu as demandé une place à ces joueurs il y a peu. Tu pourras la redemander <t:{ $at }:R>.
reason-proposed-recently = Tu l’as proposé il y a peu, et la réponse était non. Tu pourras le reproposer <t:{ $at }:R>.
reason-moved-recently = Tu as déplacé une table il y a peu. Tu pourras recommencer <t:{ $at }:R>.
reason-only-you-awaited = Tout le monde t’attend. « { key-hand } » montre ce que tu peux jouer.
reason-awaited-left = Il n’y a personne à relancer : la personne attendue a quitté le serveur. « { key-stuck } » montre ce que vous pouvez faire.
reason-nobody-awaited = Personne ne doit jouer en ce moment : il n’y a personne à relancer.
reason-too-early = C’est trop tôt pour cela. Ce sera possible <t:{ $at }:R>.
reason-clock-decides = Cette table a un chrono, et c’est lui qui décide quand quelqu’un est absent : <t:{ $at }:R>, sauf s’il joue avant.
reason-voter-awaited = C’est aussi à toi de jouer : tu ne peux pas encore voter sur les absents. Joue d’abord.
reason-last-person = Tu es la seule personne encore à cette table : la partie t’attend. { COMMAND("civ resign") } pour la quitter définitivement.
reason-seat-not-automatic = Tu joues déjà cette place toi-même.
reason-transcript-unfinished = Une partie se télécharge quand elle est finie, pour ne dévoiler aucune main.
reason-transcript-not-yours = Seules les personnes qui ont joué cette partie peuvent la télécharger. Demande le fichier à l’une d’elles.
reason-preference-unknown = Il n’y a pas de paramètre « { $name } ».
reason-server-only = Ces paramètres sont ceux d’un serveur. Utilise cette commande dans un de ses salons.
reason-server-managers-only = Il faut la permission « Gérer le serveur ». Tes propres paramètres : { COMMAND("settings") }.
reason-preference-value = { $choices ->
        [none] Le paramètre « { $name } » ne peut pas avoir cette valeur.
       *[other] Le paramètre « { $name } » prend une de ces valeurs : { $choices }.
    }
reason-shutting-down = Je vais redémarrer. Ta table ne risque rien ; réessaie dans une minute.

## Pendules, horaires et votes

reason-clock-unreadable = Je ne sais pas lire « { $text } » comme un chrono. Écris le temps d’un tour (12h, 1j 6h), ou une réserve et ce que chaque tour ajoute (7j+12h), de 1 minute à 30 jours ; ou choisis dans la liste : { preset-live }, { preset-day }, { preset-correspondence }, { preset-none }.
reason-clock-range = Un chrono va de { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } à { $days } jours.
reason-clock-increment = Dans « { $text } », un tour ajoute plus que toute la réserve. Écris d’abord la plus grande durée : 7j+12h.
reason-clock-missing = Pour choisir ce qui arrive quand le temps est écoulé, choisis aussi un chrono.
reason-zone-unknown = Je ne connais pas le fuseau horaire « { $text } ». Écris le nom d’une grande ville, et choisis dans la liste. Rien n’a changé.
reason-quiet-unreadable = Je ne sais pas lire ces heures : « { $text } ». Écris-les comme 22-7 ou 22:30-07:00, ou « aucune ». Rien n’a changé.
reason-quiet-too-long = Les heures calmes durent { $hours } heures au plus : chaque jour laisse du temps pour jouer. Rien n’a changé.
reason-vacation-unreadable = Je ne sais pas lire ce jour : « { $text } ». Écris-le comme 2026-12-24, ou choisis dans la liste. Rien n’a changé.
reason-vacation-days = Les vacances ne peuvent pas commencer avant aujourd’hui, ni finir avant de commencer ; cette année ou la suivante seulement. Rien n’a changé.
reason-vacation-too-long = Cela ferait plus de { $days } jours de vacances dans l’année. Rien n’a changé.
reason-no-clock = Cette table n’a pas de chrono : prends tout ton temps.
reason-vote-unknown = Il n’y a aucun vote de ce genre.
reason-vote-over = Ce vote est terminé.
reason-vote-open = Un vote comme celui-là est déjà ouvert. Réponds-y d’abord, ou attends qu’il soit terminé.
reason-not-asked = Ce vote est pour les autres.
reason-place-same = La table est déjà ici.
reason-move-server = Une table reste sur son serveur. Elle peut y changer de salon.
reason-move-lobby = D’autres sont déjà à cette table : elle reste où elle est jusqu’au début de la partie.
reason-move-hidden = { $who } ne verrait pas la table ici. Choisis un salon que tous ses joueurs voient.
reason-move-asked = Il y a déjà un vote pour déplacer cette table vers <#{ $channel }>. Attends qu’il soit fini.
reason-move-meanwhile = Quelque chose a changé à cette table : il faut maintenant l’accord de ses joueurs. Appuie encore une fois pour le leur demander.
reason-asked-already = Tu l’as déjà demandé ; c’est maintenant aux autres de voter.
reason-already-paused = La partie est déjà en pause.
reason-not-paused = La partie n’est pas en pause.
reason-paused-by-moderator = La modération a mis cette partie en pause, et elle seule peut la faire reprendre, avec { COMMAND("moderate resume") }. La pause prend fin d’elle-même <t:{ $at }:R>.
reason-seat-taken = Quelqu’un joue cette place. On ne peut prendre qu’une place jouée par l’ordinateur.
reason-seat-kept = Ce joueur n’a manqué qu’un tour et garde sa place. On peut la demander après deux tours manqués de suite, ou s’il la laisse à l’ordinateur.
reason-nobody-to-ask = Il n’y a plus personne à qui demander à cette table.
reason-no-seat-free = L’ordinateur ne joue aucune place à cette table : il n’y en a pas à prendre.
reason-seat-asked = Il y a déjà un vote pour une place ici. Attends qu’il soit terminé.
reason-undo-nothing = Tu n’as rien à annuler.
reason-undo-too-far = Personne ne peut annuler plus que son propre dernier tour, ni un draft.

## La base de données

reason-store-locked = Ma base de données est occupée, rien n’a été changé ; réessaie dans un instant.
reason-store-read-only = Je ne peux pas écrire dans ma base de données ; préviens la personne qui gère le bot.
reason-store-full = Mon disque est plein ; préviens la personne qui gère le bot.
reason-store-moved = Je ne peux pas me servir de ma base de données ; préviens la personne qui gère le bot.
reason-store-replaced = { reason-store-moved }
reason-store-newer = { reason-store-moved }
reason-store-not-a-database = { reason-store-moved }
reason-store-foreign = { reason-store-moved }
reason-store-damaged = Ma base de données est abîmée ; préviens la personne qui gère le bot.
reason-store-no-directory = { reason-store-moved }
reason-store-cannot-open = { reason-store-moved }
reason-store-no-driver = { reason-store-moved }
reason-store-no-login = { reason-store-moved }
reason-store-no-database = { reason-store-moved }
reason-store-unavailable = Ma base de données ne répond pas, rien n’a été changé ; réessaie dans un instant.
reason-store-server-read-only = { reason-store-read-only }
reason-store-server-old = { reason-store-moved }
reason-store-url-option = { reason-store-moved }
reason-store-unstorable = Ce texte contient un caractère de contrôle que je ne peux pas garder ; réécris-le à la main.
reason-store-log-broken = L’historique de cette table est illisible à la ligne { $line } ; préviens la personne qui gère le bot.
reason-store-row-broken = La table { $table } est abîmée sur mon disque et mise de côté ; préviens la personne qui gère le bot.
reason-store-set-aside = La table { $table } est abîmée sur mon disque et mise de côté ; préviens la personne qui gère le bot.
reason-store-backup-exists = Il y a déjà une sauvegarde de ce nom. Choisis un autre nom.
reason-store-backup-missing = Cette sauvegarde n’existe pas.
reason-store-backup-cut = Cette sauvegarde est incomplète, ou n’en est pas une.
reason-store-backup-altered = Cette sauvegarde a été modifiée depuis son écriture.
reason-store-backup-server = Une base PostgreSQL se sauvegarde avec pg_dump et se restaure avec pg_restore.
reason-store-move-taken = La base de données de destination n’est pas vide.
reason-store-move-unfinished = Ma base de données est en cours de transfert ; préviens la personne qui gère le bot.
reason-store-move-row = Une ligne de ma base de données ne peut pas être transférée.
reason-store-move-differs = Ce qui est arrivé dans l’autre base de données n’est pas ce qu’il y avait ici.
reason-store-held = Un autre bot se sert de cette base de données.
reason-store-range-held = Un autre processus de ce bot tient les shards { $shards }.

## Serveurs, public et fils privés

reason-server-channel = { $more ->
    [0] Sur ce serveur, on ouvre les tables dans <#{ $channel }>.
    [one] Sur ce serveur, on ouvre les tables dans <#{ $channel }> ou un autre salon.
   *[other] Sur ce serveur, on ouvre les tables dans <#{ $channel }> ou { $more } autres salons.
} Un gestionnaire du serveur peut changer cela : { COMMAND("server-settings") }.
reason-server-role = Sur ce serveur, il faut le rôle <@&{ $role }> pour ouvrir une table. Un gestionnaire du serveur peut te le donner, ou changer cela : { COMMAND("server-settings") }.
reason-podium-not-yours = Pour choisir <@&{ $role }>, il faut être propriétaire du serveur, ou avoir « Gérer les rôles » et un rôle au-dessus.
reason-podium-powerful = <@&{ $role }> permet de gérer ou de modérer le serveur : pas pour qui gagne une partie. Choisis un rôle sans ces permissions.
reason-feature-off = C’est désactivé sur ce serveur : { $feature }. Un gestionnaire du serveur peut l’activer : { COMMAND("server-settings") }.
reason-limit-unreadable = Ce n’est pas un nombre de tables de 0 à { $limit }.
reason-too-many-tables-server = { $limit ->
    [one] Ce serveur a déjà une table ouverte, c’est la limite.
   *[other] Ce serveur a déjà { $limit } tables ouvertes, c’est la limite.
} Finis-en une, ou adresse-toi à un gestionnaire du serveur : { COMMAND("server-settings") } change cela.
reason-watch-seated = Tu joues à cette table : tu sauras de toute façon quand la partie finit.
reason-watch-over = La partie de cette table est finie. { COMMAND("civ replay") } la fait revoir.
reason-talk-off = Les fils privés sont désactivés à cette table. Dis-le devant tout le monde.
reason-talk-partner = Tu ne peux pas parler en privé avec cette personne ici. Choisis un autre joueur de la table.
reason-seat-far = Tu n’es pas sur le serveur de cette table. Rejoins-le d’abord.
reason-bot-player = Les bots ne peuvent pas jouer ici. « { key-add-computer } » ajoute un ordinateur.
reason-move-not-possible = Ce coup n’est pas possible maintenant.
reason-intervention-not-possible = Cela n’est pas possible dans cette partie maintenant.

## Modération, blocages et parties en attente

# $role (son numéro ; 0 si le serveur n’en nomme aucun)
reason-moderators-only = { $role ->
        [0] C’est réservé aux gestionnaires du serveur, qui peuvent aussi le permettre à un rôle
       *[other] C’est réservé aux gestionnaires du serveur et à <@&{ $role }>. Ils peuvent nommer un autre rôle
    } : { COMMAND("server-settings") }.
reason-moderators-everybody = Tout le monde ne peut pas modérer. Choisis un autre rôle.
reason-moderate-over = Cette table est finie : il n’y a plus rien à fermer.
reason-moderate-unpaused = Cette table n’a pas été mise en pause par la modération.
reason-moderate-own = Tu joues à la table { $table } : tu ne peux ni la fermer, ni la mettre en pause, ni la reprendre au nom de la modération. Demande à quelqu’un d’autre de la modération, ou fais voter les joueurs : « { key-menu } » sous ta main.
reason-moderate-hidden = Cette table est déjà masquée.
reason-moderate-nobody = Cette personne ne joue pas à la table { $table }.
reason-moderate-own-rating = Tu as joué à la table { $table } : ce n’est pas à toi de décider si elle compte. Demande à quelqu’un d’autre de la modération.
reason-moderate-unrated = La partie de la table { $table } ne compte de toute façon pour aucune cote.
reason-moderate-aside = La partie de la table { $table } est déjà écartée.
reason-moderate-counts = La partie de la table { $table } compte déjà.
reason-moderate-reason = Donne un motif lisible.
reason-talk-closed = La modération de ce serveur a mis fin aux discussions privées ici. Dis-le devant tout le monde.
reason-talk-impossible = Un fil privé avec cette personne n’est pas possible ici. Dis-le devant tout le monde.
reason-barred = La modération de ce serveur t’a retiré l’accès à ses tables. Adresse-toi à elle si tu penses que c’est une erreur.
reason-barred-full = Un serveur peut exclure { $limit } personnes de ses tables au plus. Laisse d’abord quelqu’un rejouer : { COMMAND("moderate unbar") }.
reason-too-many-lobbies = Tu as { $limit ->
        [one] 1 table
       *[other] { $limit } tables
    } en attente de joueurs : c’est la limite. Commence ou annule d’abord l’une d’elles.
# $limit (inscriptions), $minutes (en tant de minutes), $at
reason-registration-pace = Tu as fait { $limit } inscriptions à des tournois en { $minutes } minutes : c’est la limite pour l’instant. Tu pourras t’inscrire de nouveau <t:{ $at }:R>.
reason-search-pace = Tu as cherché une partie { $limit } fois en { $minutes } minutes : c’est la limite pour l’instant. Tu pourras chercher de nouveau <t:{ $at }:R>.
reason-invitation-pace = Tu as lancé { $limit } invitations en { $minutes } minutes : c’est la limite pour l’instant. Tu pourras inviter de nouveau <t:{ $at }:R>.
reason-closing-pace = En { $minutes } minutes, cette table ou une autre de la même personne a changé { $limit } fois après le message qui arrêtait les mots. Elle pourra commencer <t:{ $at }:R>.
# $limit (pages), $minutes (en tant de minutes), $at
reason-public-pace = Tu as montré { $limit } pages à tout le monde en { $minutes } minutes : c’est la limite pour l’instant. Tu pourras montrer la suivante <t:{ $at }:R>.
reason-public-pace-here = { $limit } pages ont été montrées à tout le monde dans ce salon en { $minutes } minutes : c’est la limite pour l’instant. La suivante pourra être montrée <t:{ $at }:R>.
# $limit (tables), $minutes (en tant de minutes)
reason-opening-pace = Tu as ouvert { $limit ->
        [one] 1 table
       *[other] { $limit } tables
    } en { $minutes } minutes : c’est la limite pour l’instant. Tu pourras ouvrir la suivante <t:{ $at }:R>.
# $who (le numéro d’une personne, pour la mentionner)
reason-blocked-there = <@{ $who }> est à cette table, et tu as bloqué cette personne. { COMMAND("settings") } permet de changer cela.
reason-blocked-talk = Tu as bloqué <@{ $who }>. { COMMAND("settings") } permet de changer cela.
reason-blocked-invite = Tu as bloqué <@{ $who }> : tu ne peux donc pas l’inviter. { COMMAND("settings") } permet de changer cela.
reason-blocked-self = Tu ne peux pas te bloquer toi-même.
reason-blocked-bot = Les bots ne jouent à aucune table : il n’y a rien à bloquer.
reason-blocked-full = Tu as bloqué { $limit } personnes : c’est la limite. Retire d’abord quelqu’un de ta liste.
reason-table-aside = Je ne suis plus sur le serveur de cette table : la partie attend, et aucun chrono ne tourne. Elle reprendra à mon retour.

reason-no-commitment = Cette table a été ouverte avant qu’on puisse ajouter des mots. Ses cartes sont tirées sans eux.
