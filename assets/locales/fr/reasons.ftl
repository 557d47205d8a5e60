### Pourquoi quelque chose est refusé : ce qui ne va pas, et ce qui le rendrait possible.

reason-with-clause = { $text } ({ $clause })
reason-unknown = Ce n’est pas possible maintenant.
reason-missing = { $missing ->
        [one] Avec { $missing } de plus, c’est possible.
       *[other] Avec { $missing } de plus, c’est possible.
    }
reason-instead = { $effect } n’en demande que { $need }.

## Actions

reason-action-unreadable = « { $text } » n’est pas une action de ce jeu. Utilise les boutons, ou écris-la sous la forme « play M1 ».
reason-game-over = La partie est finie. Commences-en une autre pour jouer encore.
reason-not-your-turn = C’est à { $turn } de jouer. Ton tour viendra après les joueurs qui te précèdent.
reason-not-your-pick = C’est à { $turn } de prendre une carte du centre. Ton tour viendra quand les joueurs avant toi auront pris la leur.
reason-seat-unknown = Cette place n’existe pas à cette table. Ses places vont de 0 à { $last }.
reason-seat-left = { $seat } a quitté cette partie et n’y joue plus.
reason-already-kept = Tu as déjà gardé une carte de ce paquet. Le prochain viendra quand tout le monde aura choisi.
reason-not-in-pack = { $card } n’est pas dans ton paquet. Gardes-en une qui y est.
reason-not-in-centre = { $card } n’est pas au centre. Prends une carte qui y est.
reason-only-in-draft = Le draft est fini. À ton tour, joue une carte de ta main.
reason-not-in-draft = Le draft est encore en cours. D’abord : { $owed }.
reason-play-first = Joue d’abord une carte de ta main. Les effets et la fin du tour viennent après.
reason-skip-first = Tu ne peux jouer aucune carte de ta main. Continue d’abord sans jouer ; les effets et la fin du tour viennent après.
reason-already-played = L’étape 1 est finie. D’ici ton prochain tour, seuls les effets d’Économie et de Science te font jouer des cartes.
reason-may-not-skip = Tu as en main une carte jouable : tu dois en jouer une.
reason-not-in-hand = { $card } n’est pas dans ta main. Choisis une carte qui y est.
reason-embargoed = Un Embargo t’empêche de jouer une carte { $domain } ce tour-ci. { $others ->
        [0] Tu n’as rien d’autre en main : continue sans jouer.
       *[other] Choisis une carte d’un autre Domaine.
    }
reason-effect-running = Un effet est en cours. D’abord : { $owed }.
reason-nothing-owed = Ce n’est pas possible maintenant ({ $word }). Cela fait partie d’un effet : { $effect }.
reason-effect-used = Tu as déjà utilisé l’effet permanent du Domaine { $domain } ce tour-ci. Il revient à ton prochain tour.
reason-sacrifice-used = Tu as déjà utilisé l’effet de sacrifice du Domaine { $domain } ce tour-ci. Il revient à ton prochain tour.
reason-religion-unused = { $effect } agit tout seul : avec { $need } { $need ->
        [one] carte
       *[other] cartes
    } { $domain }, ta limite de cartes en main est de { $limit }. Tu en as { $have } (limite : { $own }).
reason-culture-copies = Le Domaine { $domain } n’a pas d’effet permanent propre. { $effect } en copie un chez quelqu’un d’autre.
reason-no-such-level = Ce niveau n’existe pas ; il y a les niveaux 1 et 2.
reason-level-not-reached = { $effect } demande { $need } { $need ->
        [one] carte
       *[other] cartes
    } { $domain } dans ton Plan de jeu, { $have ->
        [0] et tu n’en as pas
       *[other] et tu en as { $have }
    }.
reason-few-hand-cards = { $effect } demande { $need } { $need ->
        [one] carte
       *[other] cartes
    } dans ta main, { $have ->
        [0] et tu n’en as pas
       *[other] et tu en as { $have }
    }.
reason-few-area-cards = { $effect } demande { $need } { $need ->
        [one] carte
       *[other] cartes
    } dans ton Plan de jeu, { $have ->
        [0] et tu n’en as pas
       *[other] et tu en as { $have }
    }.
reason-few-playable-cards = { $effect } demande { $need } { $need ->
        [one] carte
       *[other] cartes
    } que tu peux jouer, { $have ->
        [0] et tu n’en as pas
       *[other] et tu en as { $have }
    }.
reason-few-discards = { $effect } demande { $need } { $need ->
        [one] carte
       *[other] cartes
    } dans la défausse, { $have ->
        [0] et elle est vide
       *[other] et il y en a { $have }
    }.
reason-not-in-area = { $card } n’est pas dans ton Plan de jeu. Choisis une carte qui y est.
reason-no-sacrifice-effect = L’Art n’a pas d’effet de sacrifice. Sacrifie une carte d’un autre Domaine.
reason-no-sacrifice-card = { $effect } demande une carte { $domain } à sacrifier dans ton Plan de jeu, et tu n’en as pas. Joues-en d’abord une.
reason-nothing-to-copy = Personne n’a d’effet permanent meilleur que le tien que tu pourrais utiliser maintenant.
reason-no-card-to-attack = { $effect } demande une deuxième carte dans ton Plan de jeu : c’est son Domaine qui est attaqué. Joue d’abord une autre carte.
reason-no-target-column = { $effect } se pose sur les cartes d’un autre joueur, et personne d’autre n’a encore de carte en jeu.
reason-would-strand-effect = Cet effet doit encore jouer { $need ->
        [one] { $need } carte
       *[other] { $need } cartes
    }. Si tu reprends { $card }, il te restera trop peu de cartes jouables. Reprends une autre carte.
reason-not-in-discard = { $card } n’est pas dans la défausse. Choisis une carte qui y est.
reason-target-is-self = Choisis quelqu’un d’autre que toi.
reason-target-left = { $seat } a quitté la partie. Choisis quelqu’un qui y joue encore.
reason-target-unknown = Personne n’a cette place à cette table. Choisis un autre joueur.
reason-target-without-card = { $seat } n’a aucune carte { $domain } en jeu. Choisis un autre Domaine.
reason-inspiration-used = Inspiration a déjà servi ce tour-ci. Tu pourras l’utiliser de nouveau à ton prochain tour.
reason-not-most-culture = Inspiration demande plus de cartes Art que chacun des autres joueurs : tu en as { $have }, il t’en faut { $need }.
reason-copy-culture = Inspiration ne se copie pas. Choisis un autre Domaine.
reason-target-level-not-reached = Tu ne peux pas copier { $effect } chez { $seat } : il y a { $have } cartes { $domain } sur { $need }.
reason-copy-not-higher = { $effect } chez { $seat } n’est pas mieux que ton propre niveau { $level } en { $domain }. Copie un niveau plus haut.
reason-copied-effect-used = L’effet permanent du Domaine { $domain } a déjà servi ce tour-ci. Copie un autre Domaine.

## Arbitre et table

reason-intervention-not-now = Ce n’est pas une intervention, mais une action de joueur : { $word }.
reason-intervention-needs-by = Il faut un nom et un motif.
reason-not-during-draft = Ce n’est pas possible pendant le draft. Attends que tout le monde ait pris une carte du centre.
reason-not-within-effect = Un effet est en cours. Ce sera possible quand il sera résolu.
reason-undo-unknown-line = On ne peut pas revenir à la ligne { $number } : elle n’existe pas. Choisis une ligne encore valable.
reason-trim-not-in-hand = { $card } n’est pas dans cette main. On ne peut en défausser que les cartes qu’elle contient.
reason-nothing-to-undo = Rien à annuler. Tu peux annuler tes propres coups de ce tour, sauf s’ils ont fait piocher des cartes ou montré une main.
reason-abandon-only-in-draft = Une table n’est abandonnée que pendant le draft. Plus tard, un joueur qui part est éliminé et les autres continuent.

## Mise en place

reason-setup-players = Ce jeu se joue à 2, 3 ou 4. Choisis un de ces nombres.
reason-setup-kind = La mise en place est la Variante classique ou la Variante Draft.
reason-setup-teams = Il faut 4 joueurs pour jouer par équipes. Ouvre la table à 4, ou sans équipes.
reason-setup-first = Le Premier Joueur doit être un des joueurs.
reason-setup-hegemony = L’Hégémonie se vérifie à la fin du tour, ou juste après chaque carte jouée.
reason-setup-turn-cap = La limite de tours doit être 1 ou plus. Ne mets rien pour jouer sans limite.
reason-setup-deck = Ce ne sont pas les 104 cartes du jeu. Envoie le fichier tel que tu l’as reçu.
reason-setup-box = Ce ne sont pas les cartes qui retournent dans la boîte : 3 de chaque Âge à 2 ou 3 joueurs, aucune à 4.
reason-setup-pile-order = La pioche doit être empilée par Âge, l’Âge I au-dessus.

## Transcriptions

reason-header-missing = Il manque « { $key } » à la première ligne du fichier. Envoie le fichier tel que tu l’as reçu.
reason-header-unreadable = La première ligne du fichier n’est pas l’en-tête d’une partie. Envoie le fichier tel que tu l’as reçu.
reason-line-unreadable = Cette ligne n’est pas une action d’une partie. Envoie le fichier tel que tu l’as reçu.
reason-line-number = Cette ligne devrait porter le numéro { $expected }, pas { $found }. Envoie le fichier tel que tu l’as reçu.
reason-file-cut = Le fichier s’arrête trop tôt. Envoie-le en entier.
reason-file-empty = Le fichier est vide. Envoies-en un qui contient une partie.
reason-after-result = Il y a quelque chose après le résultat de la partie. Un fichier contient une seule partie.
reason-result-too-early = Le fichier donne un résultat, mais la partie n’est pas finie. Envoie le fichier tel que tu l’as reçu.
reason-result-unreadable = Le résultat de la partie est illisible. Envoie le fichier tel que tu l’as reçu.
reason-result-differs = Le résultat du fichier n’est pas celui où mènent ces actions. Envoie le fichier tel que tu l’as reçu.
reason-too-many-lines = Une partie de ce fichier a plus de { $most } lignes, ce qui n’arrive jamais. Envoie le fichier tel que tu l’as reçu.

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
reason-server-managers-only = Il faut la permission « Gérer le serveur ». Tes propres paramètres : { COMMAND("settings language") }, { COMMAND("settings display") } et { COMMAND("settings theme") }.
reason-preference-value = { $choices ->
        [none] Le paramètre « { $name } » ne peut pas avoir cette valeur.
       *[other] Le paramètre « { $name } » prend une de ces valeurs : { $choices }.
    }
reason-shutting-down = Je vais redémarrer. Ta table ne risque rien ; réessaie dans une minute.

## Pendules, horaires et votes

reason-clock-unreadable = Je ne sais pas lire « { $text } » comme un chrono. Écris le temps d’un tour (12h, 1j 6h), ou une réserve et ce que chaque tour ajoute (7j+12h), de 1 minute à 30 jours ; ou choisis dans la liste : { preset-live }, { preset-day }, { preset-correspondence }, { preset-none }.
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
reason-paused-by-moderator = La modération a mis cette partie en pause, et elle seule peut la faire reprendre, avec { COMMAND("moderate resume") }. Les joueurs pourront la reprendre <t:{ $at }:R>.
reason-seat-taken = Quelqu’un joue cette place. On ne peut prendre qu’une place jouée par l’ordinateur.
reason-seat-kept = Ce joueur n’a manqué qu’un tour et garde sa place. On peut la demander après deux tours manqués de suite, ou s’il la laisse à l’ordinateur.
reason-nobody-to-ask = Il n’y a plus personne à qui demander à cette table.
reason-no-seat-free = L’ordinateur ne joue aucune place à cette table : il n’y en a pas à prendre.
reason-seat-asked = Il y a déjà un vote pour une place ici. Attends qu’il soit terminé.
reason-undo-nothing = Tu n’as rien à annuler.

## La base de données

reason-store-locked = Ma base de données est occupée. Rien n’a été changé ; réessaie dans un instant.
reason-store-read-only = Je ne peux pas écrire dans ma base de données. Rien n’a été changé ; préviens la personne qui gère le bot.
reason-store-full = Mon disque est plein. Rien n’a été changé ; préviens la personne qui gère le bot.
reason-store-newer = Ma base de données vient d’une version plus récente de ce bot. Préviens la personne qui gère le bot.
reason-store-not-a-database = Ma base de données est illisible. Préviens la personne qui gère le bot.
reason-store-foreign = Ma base de données appartient à un autre programme. Préviens la personne qui gère le bot.
reason-store-damaged = Ma base de données est abîmée. Rien n’a été changé ; préviens la personne qui gère le bot.
reason-store-no-directory = Le dossier de ma base de données est inutilisable. Préviens la personne qui gère le bot.
reason-store-cannot-open = Ma base de données ne s’ouvre pas. Préviens la personne qui gère le bot.
reason-store-unavailable = Ma base de données ne répond pas. Rien n’a été changé ; réessaie dans un instant.
reason-store-log-broken = L’historique de cette table est illisible à la ligne { $line }. Préviens la personne qui gère le bot.
reason-store-row-broken = La table { $table } est abîmée sur le disque du bot et mise de côté : on ne peut rien y faire pour l’instant. Toutes les autres continuent. Préviens la personne qui gère le bot.
reason-store-set-aside = La table { $table } est abîmée sur le disque du bot et mise de côté : on ne peut rien y faire pour l’instant. Toutes les autres continuent. Préviens la personne qui gère le bot.
reason-store-backup-exists = Il y a déjà une sauvegarde de ce nom. Choisis un autre nom.
reason-store-backup-missing = Cette sauvegarde n’existe pas.
reason-store-backup-cut = Cette sauvegarde est incomplète, ou n’en est pas une.
reason-store-backup-altered = Cette sauvegarde a été modifiée depuis son écriture.
reason-store-held = Un autre bot se sert de cette base de données.

## Serveurs, public et fils privés

reason-server-channel = { $more ->
    [0] Sur ce serveur, on ouvre les tables dans <#{ $channel }>.
    [one] Sur ce serveur, on ouvre les tables dans <#{ $channel }> ou un autre salon.
   *[other] Sur ce serveur, on ouvre les tables dans <#{ $channel }> ou { $more } autres salons.
} Un gestionnaire du serveur peut changer cela : { COMMAND("server-settings channel") }.
reason-server-role = Sur ce serveur, il faut le rôle <@&{ $role }> pour ouvrir une table. Un gestionnaire du serveur peut te le donner, ou changer cela : { COMMAND("server-settings role") }.
reason-server-channels-full = Cela ferait plus de { $limit } salons. Nomme plutôt une catégorie : elle vaut pour tous ses salons.
reason-too-many-tables-server = { $limit ->
    [one] Ce serveur a déjà une table ouverte, c’est la limite.
   *[other] Ce serveur a déjà { $limit } tables ouvertes, c’est la limite.
} Finis-en une, ou adresse-toi à un gestionnaire du serveur : { COMMAND("server-settings limit") } change cela.
reason-watch-seated = Tu joues à cette table : tu sauras de toute façon quand la partie finit.
reason-watch-over = La partie de cette table est finie. { COMMAND("civ replay") } la fait revoir.
reason-talk-off = Les fils privés sont désactivés à cette table. Dis-le devant tout le monde.
reason-talk-partner = Tu ne peux pas parler en privé avec cette personne ici. Choisis un autre joueur de la table.
reason-seat-far = Tu n’es pas sur le serveur de cette table. Rejoins-le d’abord.
reason-bot-player = Les bots ne peuvent pas jouer ici. « { key-add-computer } » ajoute un ordinateur.
reason-move-not-possible = Ce coup n’est pas possible maintenant.
reason-intervention-not-possible = Cela n’est pas possible dans cette partie maintenant.
reason-another-game = Cela ne fait pas partie du jeu de cette table.

## Modération, blocages et parties en attente

# $role (son numéro ; 0 si le serveur n’en nomme aucun)
reason-moderators-only = { $role ->
        [0] C’est réservé aux gestionnaires du serveur, qui peuvent aussi le permettre à un rôle
       *[other] C’est réservé aux gestionnaires du serveur et à <@&{ $role }>. Ils peuvent nommer un autre rôle
    } : { COMMAND("server-settings moderators") }.
reason-moderators-everybody = Tout le monde ne peut pas modérer. Choisis un autre rôle.
reason-moderate-over = Cette table est finie : il n’y a plus rien à fermer.
reason-moderate-unpaused = Cette table n’a pas été mise en pause par la modération.
reason-moderate-hidden = Cette table est déjà masquée.
reason-moderate-nobody = Cette personne ne joue pas à la table { $table }.
reason-moderate-reason = Donne un motif lisible.
reason-talk-closed = La modération de ce serveur a mis fin aux discussions privées ici. Dis-le devant tout le monde.
reason-talk-impossible = Un fil privé avec cette personne n’est pas possible ici. Dis-le devant tout le monde.
reason-barred = La modération de ce serveur t’a exclu de ses tables. Adresse-toi à elle si tu penses que c’est une erreur.
reason-barred-full = Un serveur peut exclure { $limit } personnes de ses tables au plus. Laisse d’abord quelqu’un rejouer : { COMMAND("moderate unbar") }.
reason-too-many-lobbies = Tu as { $limit ->
        [one] 1 table
       *[other] { $limit } tables
    } en attente de joueurs : c’est la limite. Commence ou annule d’abord l’une d’elles.
# $limit (tables), $minutes (en tant de minutes)
reason-opening-pace = Tu as ouvert { $limit ->
        [one] 1 table
       *[other] { $limit } tables
    } en { $minutes } minutes : cela suffit pour l’instant. Tu pourras ouvrir la suivante <t:{ $at }:R>.
# $who (le numéro d’une personne, pour la mentionner)
reason-blocked-there = <@{ $who }> est à cette table, et tu as bloqué cette personne. { COMMAND("settings block") } permet de changer cela.
reason-blocked-talk = Tu as bloqué <@{ $who }>. { COMMAND("settings block") } permet de changer cela.
reason-blocked-invite = Tu as bloqué <@{ $who }> : tu ne peux donc pas l’inviter. { COMMAND("settings block") } permet de changer cela.
reason-blocked-self = Tu ne peux pas te bloquer toi-même.
reason-blocked-bot = Les bots ne jouent à aucune table : il n’y a rien à bloquer.
reason-blocked-full = Tu as bloqué { $limit } personnes : c’est la limite. Retire d’abord quelqu’un de ta liste.
reason-table-aside = Je ne suis plus sur le serveur de cette table : la partie attend, et aucun chrono ne tourne. Elle reprendra à mon retour.

## Tournaments and their archives

reason-tournament-official-number = Un tournoi officiel réunit de 16 à 64 joueurs, toujours un multiple de 4 : { $players } ne convient pas. Une coupe amicale accepte d’autres nombres.
reason-tournament-friendly-number = Une coupe amicale réunit 4 joueurs, ou de 6 à 64, à des tables de 3 et 4 : { $players } ne convient pas.
reason-tournament-too-few = Il faut au moins { $need } joueurs présents, et il y en a { $have }. Prolonge le pointage, passe en coupe amicale, ou annule.
reason-tournament-referee-plays = L’arbitre d’un tournoi n’y participe pas. Il faut quelqu’un d’autre pour l’un des deux rôles.
reason-tournament-computer = Les ordinateurs ne jouent que dans les coupes amicales : un tournoi officiel est réservé aux personnes.
reason-tournament-commitments = Une annonce comporte quatre engagements différents, un par Ronde et un pour les tirages au sort, chacun un SHA-256.
reason-tournament-secret = Ce n’est pas le secret auquel l’annonce engageait pour la Ronde { $number }.
reason-tournament-lot-secret = Ce n’est pas ce qui découle du secret auquel l’annonce engageait pour les tirages au sort.
reason-tournament-text = { $name ->
        [title] Le nom du tournoi
        [place] Le lieu
        [clock] Le chrono
       *[why] La raison
    } manque ou est illisible : une seule ligne, sans caractères invisibles.
reason-tournament-pseudonym = « { $text } » n’est pas un pseudonyme, comme p-7k2m9xqd. Le registre ne nomme personne autrement.
reason-tournament-not-yours = { $role ->
        [organiser] C’est réservé à l’organisation du tournoi.
        [referee] C’est réservé à l’arbitre. Appelle-le à ta table.
        [player] C’est réservé aux joueurs, chacun pour soi.
       *[system] Personne ne fait cela : cela se fait tout seul.
    }
reason-tournament-begin = Un tournoi commence par son annonce, et n’en a qu’une.
reason-tournament-registered = Cette personne est déjà inscrite.
reason-tournament-not-registered = Cette personne n’est pas inscrite au tournoi.
reason-tournament-barred = L’annonce dit que cette personne ne joue pas dans ce tournoi.
reason-tournament-full = { $limit } personnes sont inscrites ou en attente : c’est la limite.
reason-tournament-drawn = La première Ronde est tirée au sort. On ne change plus les participants ainsi ; l’arbitre décide en cas d’abandon.
reason-tournament-early = Rien n’est encore tiré au sort : il faut d’abord que le pointage soit terminé.
reason-tournament-late = Le tournoi est terminé, et son registre est clos.
reason-tournament-check-in-off = Le pointage n’est pas ouvert en ce moment.
reason-tournament-check-in-wait = { $missing ->
        [one] { $missing } joueur n’a pas encore pointé.
       *[other] { $missing } joueurs n’ont pas encore pointé.
    } Tu peux clore <t:{ $at }:R>, ou quand tout le monde est là.
reason-tournament-deadline = Cette échéance est déjà passée. Choisis-en une plus tardive.
reason-tournament-present = Cette personne a déjà pointé.
reason-tournament-friendly-already = C’est déjà une coupe amicale.
reason-tournament-round-open = La Ronde suivante sera tirée au sort quand celle-ci sera terminée. { $tables ->
        [one] Il reste { $tables } table
       *[other] Il reste { $tables } tables
    } sans vainqueur.
reason-tournament-no-table = Il n’y a pas de table { $number } dans cette Ronde : ses tables vont de 1 à { $tables }.
reason-tournament-table-over = La partie de la table { $number } est terminée. On ne peut plus rien y changer.
reason-tournament-not-at-table = Le joueur { $player } ne joue pas à la table { $number }.
reason-tournament-not-in-round = Le joueur { $player } ne joue pas la Ronde { $number } : il ne peut pas y gagner de table.
reason-tournament-player-out = Le joueur { $player } est éliminé de cette partie. Le draft y est terminé, et elle se joue jusqu’au bout.
reason-tournament-winners = La table { $number } a un seul vainqueur, qui continue. Nomme exactement un de ses joueurs.
reason-tournament-winner-count = La Ronde { $number } a { $need } tables, et donc autant de vainqueurs, un par table. Il y en a { $have }.
reason-tournament-final-drawn = La finale est tirée au sort, et aucune Ronde ne la suit.
reason-tournament-tied = La victoire à la table { $number } est partagée : l’arbitre tire au sort, et rien d’autre n’y est possible.
reason-tournament-no-tie = Pas de tirage au sort à la table { $number } : personne n’y partage de victoire.
reason-tournament-transcript = Une partie est désignée par le SHA-256 de sa transcription.
reason-tournament-line = Une pénalité indique sa ligne dans la partie, après les précédentes, et un effet tardif la ligne où l’on revient. Un avertissement n’en a pas.
reason-tournament-paused = Le temps y est déjà arrêté.
reason-tournament-running = Le temps y court déjà.
reason-tournament-seconds = On accorde d’une seconde à sept jours de plus ; une pause n’a pas de durée.
reason-tournament-called = Tu as déjà appelé l’arbitre. Attends sa réponse.
reason-tournament-no-call = L’appel { $number } n’est pas ouvert : il a eu sa réponse, ou la partie est terminée.
reason-tournament-same-referee = Cette personne est déjà l’arbitre.
reason-tournament-revealed = Le secret des tirages au sort est déjà révélé.
reason-tournament-unfinished = Le secret des tirages au sort se révèle quand il n’y a plus rien à tirer : après la finale.
reason-archive-unreadable = Ce n’est pas une archive de tournoi : la ligne { $line } n’est pas du JSON.
reason-archive-foreign = Ce n’est pas une archive de tournoi.
reason-archive-version = Cette archive a une forme que cette version du programme ne connaît pas.
reason-archive-bytes = Cette ligne n’est pas telle qu’elle a été écrite.
reason-archive-shape = Ce qu’une archive a ici manque, ou est autre chose.
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
reason-tournament-rematch = Cette partie était celle d’un tournoi : pas de revanche. { COMMAND("tournament standings") } montre qui reste en lice.
reason-tournament-drafted = Le draft est terminé : désormais, l’arbitre élimine les joueurs partis.
reason-trim-count = Cette main n’a que { $have } cartes.
reason-tournament-none = Il n’y a pas de tel tournoi ici.
reason-tournament-start = Un tournoi ne peut pas commencer dans le passé.
reason-tournament-start-unreadable = Je ne sais pas lire l’heure « { $text } ». Écris 2026-05-02 14:30, ou dans combien de temps : 45m, 2h, 1j.
reason-tournament-moved-on = La partie a continué depuis. Regarde de nouveau, puis décide.
reason-tournament-no-effect = Le joueur { $player } n’a déclenché à son dernier tour aucun effet à annuler.
reason-tournament-no-game = La table { $number } est encore en préparation.
reason-tournament-elsewhere = Tu ne joues à aucune table de cette Ronde.
reason-tournament-many = { $limit } tournois sont ouverts sur ce serveur. L’un d’eux doit d’abord se terminer.
reason-store-book-broken = Le registre de ce tournoi est illisible à l’entrée { $entry }. Préviens la personne qui gère le bot.
reason-deputy-not-awaited = Personne n’attend ce joueur en ce moment.
reason-deputy-too-early = Ce joueur a encore le temps jusqu’au <t:{ $at }:f> ; ensuite tu pourras agir.
