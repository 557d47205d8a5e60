### Pourquoi les règles, ou une transcription, refusent quelque chose.

## Actions

reason-action-unreadable = « { $text } » n’est pas une action de ce jeu. Utilise les boutons.
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
reason-would-strand-effect = Pour cet effet, tu dois encore jouer { $need ->
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
reason-target-level-not-reached = Tu ne peux pas copier { $effect } chez { $seat } : il y a { $have } cartes { $domain } sur { $need }.
reason-copy-not-higher = { $effect } chez { $seat } n’est pas mieux que ton propre niveau { $level } en { $domain }. Copie un niveau plus haut.
reason-copied-effect-used = L’effet permanent du Domaine { $domain } a déjà servi ce tour-ci. Copie un autre Domaine.

## Arbitre et table

reason-intervention-not-now = Ce n’est pas une intervention, mais une action de joueur : { $word }.
reason-intervention-needs-by = Il faut un nom et un motif.
reason-not-during-draft = Ce n’est pas possible pendant le draft. Attends que tout le monde ait pris une carte du centre.
reason-not-within-effect = Un effet est en cours. Ce sera possible quand il sera résolu.
reason-undo-unknown-line = On ne peut pas revenir à la ligne { $number } : elle n’existe pas. Choisis une ligne encore valable.
reason-trim-not-in-hand = { $card } n’est pas dans cette main. On ne peut en défausser que les cartes qu’elle contient.
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
reason-too-many-lines = Une partie de ce fichier a plus de { $most } lignes, ce qui n’arrive jamais. Envoie le fichier tel que tu l’as reçu.

## Serveurs, public et fils privés

reason-another-game = Cela ne fait pas partie du jeu de cette table.

## Tournaments and their archives

reason-trim-count = Cette main n’a que { $have } cartes.

## La donne (bot/games/civ/rules/DEAL.md)

reason-deal-unreadable = Ce que le fichier dit de la donne est illisible. Envoie le fichier tel que tu l’as reçu.
reason-deal-withheld = La partie est finie, mais le secret n’a pas été révélé.
reason-deal-commitment = Le secret n’est pas celui qui a été scellé pour cette partie.
reason-deal-cards = Ce ne sont pas les cartes qui découlent du secret et des mots.
reason-deal-first = Quelqu’un d’autre aurait été Premier Joueur.
reason-deal-seats = Les joueurs auraient été placés autrement.
