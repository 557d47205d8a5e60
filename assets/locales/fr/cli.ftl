### La ligne de commande. Les textes d’un jeu sont dans son dossier.

cli = Jouer à Carta Impera Victoria sur Discord, à son rythme.
    {"\u000A"}
    Sans commande, fait tourner le bot : sur Discord si DISCORD_TOKEN est défini, sinon dans le bac à sable, qui imite
    Discord dans le navigateur.
cli-version = Affiche la version.
cli-help = Affiche cette aide.
cli-unwritable = la sortie ne peut pas être écrite : { $why }

## Les bases de données

cli-database = { $name ->
    [playground] la base de données du bac à sable { $url } : { $state }
   *[other] la base de données { $url } : { $state }
}
cli-database-trouble = { $trouble ->
    [store-locked] un autre programme la verrouille ; si c’est un deuxième civ, arrête l’un des deux
    [store-read-only] l’écriture y est impossible ; vérifie les droits du fichier et de son dossier, ou de l’utilisateur sur le serveur
    [store-full] le disque est plein
    [store-moved] son fichier a été déplacé ou supprimé ; remets-le à sa place, et le bot continue
    [store-replaced] un autre fichier a pris sa place ; le bot s’arrête, et son prochain démarrage utilise celui-là
    [store-newer] une version plus récente de civ s’en est servie ; lance cette version, restaure la copie d’avant la migration (civ restore, voir « Updating » dans .github/RUNNING.md), ou indique une autre base
    [store-not-a-database] le fichier n’est pas une base SQLite
    [store-foreign] la base appartient à un autre programme
    [store-damaged] elle est endommagée ; restaure une sauvegarde
    [store-no-directory] son dossier ne peut pas être créé
    [store-cannot-open] elle ne s’ouvre pas ; vérifie son chemin et les droits de son dossier
    [store-no-driver] le pilote de PostgreSQL n’est pas installé ; installe { $detail }
    [store-no-login] le serveur refuse l’utilisateur ou le mot de passe de son URL
    [store-no-database] le serveur n’a pas de base de ce nom ; crée-la avec createdb
    [store-server-read-only] le serveur n’accepte pas d’écriture : c’est un serveur de secours, ou default_transaction_read_only vaut pour la base ou l’utilisateur
    [store-server-old] le serveur est PostgreSQL { $detail } ; civ demande la version 15 ou plus récente
    [store-url-option] son URL contient une option que civ ne connaît pas, ou une valeur non valable : { $detail }
    [store-unstorable] un texte contient un caractère qu’elle ne peut pas stocker (NUL)
    [store-move-taken] elle n’est pas vide : une base ne se transfère que vers une base vide
    [store-move-unfinished] une autre base n’y a été copiée qu’à moitié ; relance civ move, qui reprendra là
    [store-move-row] une ligne de « { $detail } » est illisible, ou ne peut pas être enregistrée ailleurs ; civ doctor --thorough nomme ce qui est endommagé
    [store-move-differs] ce qui est arrivé dans « { $detail } » n’est pas ce qui est parti ; relance civ move vers une base vide
    [store-held] un autre processus s’en sert : { $pid } sur { $host }, depuis { $since } ; { $command ->
            [run] arrête-le, ou fais attendre celui-ci avec civ run --wait
            [privacy] arrête-le d’abord, ou laisse le propriétaire du bot le faire sur Discord avec /privacy show
           *[other] arrête-le d’abord (s’il a planté, la base se libère au bout d’une demi-minute)
        }
    [store-range-held] { $command ->
            [run] les shards { $shards } sont tenus par un autre processus : { $pid } sur { $host }, depuis { $since }. Tous les processus d’un bot doivent avoir le même total dans CIV_SHARDS, et chaque shard une seule fois ; arrête l’autre, ou fais attendre celui-ci avec civ run --wait
            [privacy] des processus d’un bot s’en servent, comme { $pid } sur { $host }, depuis { $since } ; arrête-les tous d’abord, ou laisse le propriétaire du bot le faire sur Discord avec /privacy show
           *[other] des processus d’un bot s’en servent, comme { $pid } sur { $host }, depuis { $since } ; arrête-les tous d’abord
        }
   *[other] elle ne répond pas ({ $detail })
}

## civ run

cli-run = Fait tourner le bot (par défaut).
    {"\u000A"}
    Sur Discord si DISCORD_TOKEN est défini, sinon dans le bac à sable : il imite Discord dans le navigateur, sur cette
    machine seulement, avec sa propre base de données.
cli-run-discord = Tourner sur Discord, et refuser de démarrer sans jeton.
cli-run-playground = Tourner dans le bac à sable, même avec un jeton.
cli-run-port = Le port du bac à sable ; 0 choisit un port libre.
cli-run-wait = Si un autre bot utilise la même base, attendre qu’il s’arrête au lieu de quitter.
cli-run-no-token = DISCORD_TOKEN n’est pas défini : mets le jeton du bot dans l’environnement ou dans .env (civ doctor)

## Ce qui ne va pas dans un réglage : chacun suit le nom de la variable

setting-source = a une ligne illisible
setting-file = est illisible : { $why }
setting-file-text = est illisible : ce n’est pas de l’UTF-8
setting-token-signs = contient des espaces, ou des caractères qu’aucun jeton n’a
setting-token-space = contient des espaces
setting-token-quotes = est entre guillemets
setting-token-bot = commence par « Bot » : enlève ce mot
setting-token-parts = ne ressemble pas à un jeton de bot : trois parties séparées par des points (Developer Portal, Bot, Reset Token)
setting-token-number = ne ressemble pas à un jeton de bot : sa première partie n’est pas l’identifiant d’une application
setting-database = n’est pas l’URL d’une base, comme sqlite:////var/lib/civ/tables.sqlite3 ou postgresql://civ:PASSWORD@localhost/civ
setting-locale = n’est pas une langue, comme en ou pt-BR
setting-address = n’est pas une adresse, comme http://127.0.0.1:8124/api
setting-share-url = n’est pas une adresse du web, comme https://example.org/civ
setting-share = et CIV_SHARE_DIR vont ensemble : règle les deux, ou aucun
setting-contact = doit être une seule ligne d’au plus 200 caractères
setting-days = n’est pas un nombre de jours, comme 365 (0 : pour toujours)
setting-from-one = doit être un nombre entier de 1 à 99999
setting-shards = n’est pas une plage de shards, comme 0-3/8 (les quatre premiers de huit), 5/8 ou 0-7/8 : leurs numéros vont de 0 au nombre total moins un, 10000 au plus
setting-ids = n’est pas une liste d’identifiants d’utilisateurs, comme 80351110224678912, 80351110224678913
setting-choice = doit être l’un de { $choices }
setting-port = doit être un nombre entier de 0 à 65535
setting-other = n’est pas valable : { $why }

cli-stdin = stdin
cli-damaged = { $file }:{ $line } : Le flux gzip est endommagé ici. Envoie le fichier tel que tu l’as reçu. (REPLAY)
cli-unreadable = { $file } : illisible : { $why }
cli-large = { $file } : plus de { $megabytes } Mo ou { $lines } lignes, la limite pour un fichier. Découpe-le.

## civ tournament

cli-tournament = Tire au sort des tournois et vérifie leurs archives.
cli-tournament-draw = Tire au sort les Rondes d’un tournoi et les affiche en JSON.
    {"\u000A"}
    Les joueurs vont de 1 à N dans l’ordre d’inscription. La même graine donne le même tirage ; la Ronde n a pour secret
    SHA-256("civ-tournament/1 seed S round n").
cli-tournament-players = Combien jouent : de 16 à 64, un multiple de 4.
cli-tournament-seed = La graine aléatoire : un nombre entier S.
cli-tournament-winners = Qui a gagné une Ronde terminée, un par table, comme 3,8,9,14 ; une fois par Ronde.
cli-tournament-friendly = Permet une coupe amicale : 4 joueurs, ou de 6 à 64.
cli-tournament-verify = Vérifie l’archive d’un tournoi : sa chaîne d’empreintes, ses tirages et chaque partie.
    {"\u000A"}
    FILE peut être compressé par gzip ; - est stdin. Les contradictions sont signalées avec leur emplacement, et le code de sortie est 1.
cli-tournament-found = { $file } : { $where } : { $why }
cli-tournament-refused = { $file } : { $why }
cli-tournament-more = { $file } : et { $count } autres
cli-tournament-large = { $file } : plus de { $megabytes } Mo : aucune archive de tournoi n’est aussi grosse
cli-tournament-proven = { $file } : prouvé : { $entries } entrées, { $rounds } Rondes tirées, { $games } parties rejouées ; dernière empreinte { $hash }. Compare-la à celle qui a été publiée. Non prouvé : les noms des personnes, et ce que l’exploitant savait d’avance.

## civ doctor

cli-doctor = Vérifie les réglages, le format du jeton, les bases de données, les langues et les polices.
    {"\u000A"}
    Affiche le lien qui ajoute le bot à un serveur. Le code de sortie est 1 si quelque chose ne va pas.
cli-doctor-alive = Vérifie seulement si le bot est en vie : connecté à Discord, base de données qui répond.
cli-doctor-thorough = Rejoue aussi chaque table des bases et la compare à ses sceaux.
cli-doctor-table-damaged =
    la table { $table } est endommagée : { $kind ->
        [store-log-broken] son journal est incohérent à la ligne { $line }
       *[other] sa fiche est incohérente
    } ; elle est mise de côté, les autres continuent
cli-doctor-tables-whole = les { $count } tables se rejouent et correspondent à ce qui est enregistré
cli-doctor-forget-emojis = Retire les émojis du bot de son application ; il les renvoie au prochain démarrage.
# $count (of emojis)
cli-doctor-emojis-forgotten = { $count ->
    [0] Le bot n’avait pas d’émojis
    [one] 1 émoji retiré
   *[other] { $count } émojis retirés
}
cli-mark-well = ok
cli-mark-wrong = !!
cli-mark-note = --
cli-alive = en vie : connecté à Discord, et la base de données répond
cli-alive-never = pas en vie : aucun battement dans { $file }
cli-alive-stale = pas en vie : le battement dans { $file } est ancien
cli-alive-starting = démarre : pas encore connecté à Discord ; le bot continue d’essayer, et son journal dit pourquoi
cli-alive-gateway = ne fonctionne pas bien : la connexion à Discord n’est pas prête
cli-alive-database = ne fonctionne pas bien : impossible d’écrire dans la base de données : { $why }
cli-alive-task = ne fonctionne pas bien : la tâche de fond « { $task } » a échoué, et le journal dit pourquoi ; le bot la relance ou s’arrête
cli-doctor-env = { $found ->
    [yes] réglages de l’environnement et de { $file }
   *[no] réglages de l’environnement ; il n’y a pas de { $file }
}
cli-doctor-setting = { $name } : { $value }
cli-doctor-unknown = { $name } n’est pas un réglage de ce programme : une faute de frappe ?
cli-doctor-no-token = DISCORD_TOKEN n’est pas défini : civ tourne dans le bac à sable
cli-doctor-odd-token = DISCORD_TOKEN { $why }
cli-doctor-token = DISCORD_TOKEN ressemble à un jeton de l’application { $application }
cli-doctor-invite = ajouter le bot à un serveur : { $link }
cli-doctor-permissions = ce lien demande { $scopes } avec ces permissions : { $permissions } ; seul un serveur qui donne des rôles d’honneur se voit demander en plus : { $roles }
cli-doctor-direct-stopped = depuis { $at }, Discord bloque comme spam les messages privés de ce bot (20026) : les joueurs sont mentionnés à la place ; le portail des développeurs dit comment faire appel
cli-doctor-backup = dernière sauvegarde : { $at }, { $file }
cli-doctor-backup-overdue = la prochaine sauvegarde est en retard, la dernière date du { $at } : { $file } ; si le bot tourne, son journal dit pourquoi
cli-doctor-backup-none = pas encore de sauvegarde dans { $folder } : le bot en fait une quand il tourne ; s’il ne peut pas, son journal dit pourquoi
cli-doctor-database-new = n’existe pas encore ; le premier démarrage la crée
cli-doctor-database-old = le prochain démarrage la mettra à jour
cli-doctor-tables = elle s’ouvre et accepte l’écriture (révision { $revision }, { $tables } tables)
cli-doctor-missing = il en manque des parties : { $what } ; restaure une sauvegarde
cli-doctor-locales = langues : { $locales }
cli-doctor-locale-whole = langue { $locale } : complète
cli-doctor-locale-missing = langue { $locale } : { $count ->
    [one] il manque { $count } texte, affiché en anglais : { $keys }
   *[other] il manque { $count } textes, affichés en anglais : { $keys }
}
cli-doctor-locale-untranslated = langue { $locale } : { $count ->
    [one] { $count } texte est encore celui de l’anglais : { $keys }
   *[other] { $count } textes sont encore ceux de l’anglais : { $keys }
}
cli-doctor-locale-superfluous = langue { $locale } : { $count ->
    [one] { $count } texte n’est jamais utilisé : { $keys }
   *[other] { $count } textes ne sont jamais utilisés : { $keys }
}
cli-doctor-locale-flaw = langue { $locale } : { $kind ->
    [unreadable] { $where } n’est pas de l’UTF-8
    [broken] { $where } n’est pas du Fluent : { $found }
    [twice] { $where } existe deux fois, la seconde dans { $found }
    [values] { $where } a les variables { $found }, en anglais { $wanted }
    [commands] { $where } nomme les commandes { $found }, en anglais { $wanted }
    [plurals] { $where } a les formes de pluriel { $found }, mais la langue a { $wanted }
    [forms] { $where } demande { $found }, mais les formes sont { $wanted }
    [unused] { $where } a la forme { $found }, mais les textes demandent { $wanted }
    [unfit] Discord n’accepte pas { $where } pour une commande, qui reste en anglais : { $found }
   *[other] { $where } : { $found } au lieu de { $wanted }
}
cli-doctor-locale-odd = le dossier « { $folder } » n’a pas le nom d’une langue, comme nl ou pt-BR, et est ignoré
cli-doctor-no-locales = aucune langue : { $why }
cli-doctor-no-locale = CIV_LOCALE : { $locale } n’est pas une langue disponible
cli-doctor-fonts = polices : trouvées
cli-doctor-no-fonts = polices : { $why }
cli-doctor-computers = ordinateurs : les poids de tous les niveaux sont là
cli-doctor-no-weights = { $file } manque : à ces tables, « normal » et « expert » jouent sans, et moins bien
cli-doctor-bad-weights = { $file } est inutilisable ({ $why }) : à ces tables, « normal » et « expert » jouent sans, et moins bien
cli-doctor-puzzles = énigmes : les { $count } sont utilisables
cli-doctor-no-puzzles = { $file } ne contient aucune énigme : il n’y a pas d’énigme du jour
cli-doctor-bad-puzzle = { $file } est inutilisable comme énigme ({ $why }) et ignoré

## civ bench, civ train, civ puzzles, civ study

# $command (what to run there)
cli-not-installed = cette commande ne fait pas partie d’un civ installé ; dans une copie du dépôt : { $command }

## civ backup, civ restore, civ drill

cli-settings-from = réglages lus dans { $file }
cli-env-file = Un fichier avec les réglages du bot en service, par exemple /etc/civ.env. Sans lui, et sans réglages dans l’environnement ni dans .env, ce sont ceux de l’unité systemd civ.service.
cli-backup-next = en cours de copie vers { $file }
cli-restore-next = en cours de remplacement par { $file }
cli-backup = Copie la base dans un nouveau fichier avec une somme de contrôle, même quand le bot tourne. Sans jeton dans l’environnement, copie aussi celle du bac à sable dans un second fichier.
cli-backup-playground = La base du bac à sable, même avec un jeton.
cli-backup-done = { $file } : { $database ->
        [playground] la base du bac à sable
       *[discord] la base du bot sur Discord
    }, { $bytes } octets, avec somme de contrôle (civ drill en rejoue les parties)
cli-backup-unwritten = { $file } ne peut pas être écrit : { $why }
cli-backup-trouble = { $trouble ->
    [store-backup-exists] { $file } existe déjà ; indique un nouveau fichier
    [store-backup-missing] { $file } est illisible
    [store-backup-cut] { $file } n’a pas de somme de contrôle à la fin : il est incomplet, ou n’est pas une sauvegarde de civ
    [store-backup-server] civ ne copie que des fichiers SQLite ; sauvegarde une base PostgreSQL avec pg_dump et restaure-la avec pg_restore
   *[other] { $file } a changé depuis son écriture
}
cli-restore = Restaure la base d’une sauvegarde ; la précédente reste à côté. Arrête d’abord le bot. Si une sauvegarde sans jeton a écrit deux fichiers, les deux sont restaurés.
cli-restore-playground = Remplace la base du bac à sable, même avec un jeton.
cli-restore-discord = Remplace la base du bot sur Discord, même sans jeton.
cli-restore-done =
    { $database ->
        [playground] la base du bac à sable
       *[discord] la base du bot sur Discord
    } est maintenant celle de { $file }{ $kept ->
        [yes] {" "}; la précédente est { $old }
       *[no] {""}
    }
cli-restore-which = impossible de savoir si { $file } est pour le bot sur Discord ou pour le bac à sable : utilise --discord ou --playground
cli-drill = Restaure une sauvegarde dans un dossier temporaire, en rejoue toutes les parties et compare chaque position et chaque empreinte.
cli-drill-page = { $file } : une page est endommagée : { $why }
cli-drill-table =
    { $file } : la table { $table } diffère { $line ->
        [row] dans sa fiche
       *[other] à la ligne { $line }
    }
cli-drill-done = { $file } : { $tables } tables, { $positions } positions, toutes telles qu’elles ont été enregistrées
cli-move = Copie toute la base de données vers celle, vide, de l’URL, par exemple un serveur PostgreSQL, y rejoue toutes les parties et compare tout. Arrête d’abord le bot ; en cas d’interruption, relance la commande. « - » lit l’URL sur l’entrée standard, pour qu’aucune liste de processus ne montre son mot de passe.
cli-move-playground = { cli-backup-playground }
cli-move-next = en cours de transfert
cli-move-table = { $table } : { NUMBER($rows, useGrouping: 1) }
cli-move-replayed = { NUMBER($tables, useGrouping: 1) } tables rejouées
cli-move-differs =
    la table { $table } diffère { $line ->
        [row] dans son en-tête
       *[other] à la ligne { $line }
    }
cli-move-done = copie terminée : { NUMBER($rows, useGrouping: 1) } lignes, { NUMBER($tables, useGrouping: 1) } tables, toutes rejouées ; mets maintenant la nouvelle URL dans { $database ->
        [playground] CIV_PLAYGROUND_DATABASE_URL
       *[discord] CIV_DATABASE_URL
    } et démarre le bot (l’ancienne base reste telle quelle)
cli-privacy = Ce qui est enregistré sur une personne qui a quitté Discord et ne peut plus utiliser /privacy.
cli-privacy-show = Affiche en JSON tout ce qui est enregistré sur la personne qui a cet identifiant Discord.
cli-privacy-delete = Supprime tout ce qui est enregistré sur la personne qui a cet identifiant Discord, comme /privacy delete. Aucun bot ne doit tourner pendant ce temps.
cli-privacy-playground = { cli-backup-playground }
cli-privacy-yes = Ne pas demander de confirmation.
cli-privacy-of = données de la personne { $user }
cli-privacy-sure = Cette personne quitte ses parties, et ce qui est supprimé ne peut pas être rétabli. Continuer ?
cli-privacy-done =
    supprimé ; { $count ->
        [one] { $count } table l’a oubliée
       *[other] { $count } tables l’ont oubliée
    }
cli-records = Statistiques et cotes des parties finies.
cli-records-rebuild = Recompte toutes les parties finies, d’après leurs journaux, et recalcule les cotes. Aucun bot ne doit tourner pendant ce temps.
cli-records-playground = { cli-backup-playground }
cli-records-done = { $count ->
    [one] { $count } partie recomptée
   *[other] { $count } parties recomptées
} dans { $database ->
    [playground] la base du bac à sable
   *[discord] la base du bot sur Discord
}

## Faire tourner le bot.

run-playground =
    Aucun DISCORD_TOKEN n’est défini : le bot tourne donc dans son bac à sable, qui imite Discord sur cette machine.
    Ouvre { $address } dans un navigateur. Ctrl-C l’arrête et efface ce qui y a été joué.
run-playground-failed = Le bac à sable ne peut pas démarrer : { $why } Change l’adresse avec --port ou CIV_PLAYGROUND_HOST ; le port 0 choisit un port libre.
run-playground-not-loopback = Il n’écoute que sur cette machine : { $host } n’est pas une adresse de bouclage (essaie 127.0.0.1).
run-playground-in-use = Le port { $port } de { $host } est occupé.
run-playground-cannot-listen = Il ne peut pas écouter sur le port { $port } de { $host } : { $why }.
run-metrics-cannot-listen = CIV_METRICS_PORT : impossible d’écouter sur le port { $port } de { $host } : { $why }
run-token-refused = Discord refuse ce jeton. Crées-en un nouveau dans le Developer Portal (Bot, Reset Token) et mets-le dans DISCORD_TOKEN.
run-no-locale = CIV_LOCALE : { $locale } n’est pas une langue disponible. Disponibles : { $known }.
run-unreachable = Discord est injoignable ({ $why }). Vérifie la connexion de cette machine et réessaie.
playground-server = Bac à sable
playground-channel = table
playground-people = Anne, Bruno, Chloé, Denis
