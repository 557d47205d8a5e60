### Les tables où l’on résout les calamités d’Advanced Civilization.

## La table

option-cal-descartes = Édition Descartes
option-cal-avalon-hill = Édition Avalon Hill
option-cal-west = avec l’extension occidentale
option-cal-no-west = sans l’extension occidentale
lobby-cal = Ici, on résout les calamités d’une partie d’Advanced Civilization. Chacun prendra une nation, saisira sa position et indiquera ses cartes en secret.
option-cal-house-rules = { $edition } avec { $count ->
    [one] { $count } règle maison
   *[other] { $count } règles maison
}
cal-house-rules = Règles maison : { $rules }
cal-clock = { $clock }. Quand le temps est écoulé, une réponse est tirée au hasard.
cal-silent = Si quelqu’un se tait pendant { $hours ->
    [1] une heure
    [24] un jour
   *[other] { $hours } heures
}, l’hôte de la table peut répondre à sa place ; pour l’hôte, n’importe qui d’autre.
cal-heading-preparing = Tour { $turn } : positions et mains
cal-heading-resolving = Tour { $turn } : les calamités
cal-heading-showing = Tour { $turn } : le bilan
cal-heading-over = La table est fermée
cal-over = La table est fermée après { $turns ->
        [one] un tour
       *[other] { $turns } tours
    }.
board-cal-asked = { $who }, une réponse est attendue : { $table }.
board-cal-prepare = { $who }, place aux préparatifs : { $table }.
cal-unready = On attend encore : { $who }.
cal-prepare = Prends une nation, saisis sa position et indique tes cartes. Quand tous l’auront fait, on pourra tirer les calamités.
cal-prepare-position = Saisis ta position et indique ce que tu as en main.
cal-prepare-hand = Indique ce que tu as en main ; on pourra ensuite tirer.
cal-ready = Tout le monde a indiqué ses cartes : on peut tirer les calamités.
cal-next = Toutes les calamités de ce tour sont résolues. Commence le tour suivant ou ferme la table.
cal-proposal = Cette correction est-elle juste ? « { $text } » La calamité en cours recommencerait.
cal-proposal-prepare = Cette correction est-elle juste ? « { $text } » Elle change la position d’une personne déjà prête pour le tirage.
cal-struck = { $calamity } ({ $nation })
cal-struck-from = { $calamity } ({ $nation }, transmise par { $giver })
cal-support = Soutien des cités ({ $nation })
cal-no-effect = Il ne se passe rien.
cal-earlier-more = … { $count ->
        [one] une calamité plus tôt
       *[other] { $count } calamités plus tôt
    }
cal-surplus = ⚠️ Au-delà de la limite de population : { $areas }.
cal-surplus-area = { $area } { $tokens } (limite { $limit })
cal-no-moves = Il n’y a encore rien à déplacer.
cal-returned = Rendues sans effet, car personne n’en subit plus de deux (29.5) : { $what }
cal-stock = stock { $tokens } pions, { $cities } cités ; trésor { $treasury }
cal-own = Ta nation : **{ $nation }**
cal-holds = En main : { $grain } × Grain{ $held ->
        [no] {""}
       *[other]  ; { $held }
    }
cal-deputy = répondre à la place de quelqu’un, au vu de tous. Après { $hours ->
        [1] une heure
        [24] un jour
       *[other] { $hours } heures
    } de silence, l’hôte de la table le peut ; si c’est l’hôte qui se tait, n’importe qui d’autre.

## Ce que dit le journal

cal-line-for = { $who } (pour { $whom })
cal-line-nation = { $who } joue { $what }.
cal-line-position = { $who } saisit : { $what }
cal-line-hand = { $who } a indiqué ses cartes.{ $what }
cal-line-draw = { $who } tire les calamités.{ $what }
cal-line-answer = { $who } répond : { $what }
cal-line-correct = { $who } demande à corriger : { $what }
cal-line-agree = { $who } est d’accord.{ $what }
cal-line-refuse = { $who } n’est pas d’accord.{ $what }
cal-line-next = { $who } commence le tour suivant.{ $what }
cal-line-end = { $who } ferme la table.{ $what }

## Territoires

cal-area-limit = limite de population { $count }
cal-area-site-white = site de cité (blanc)
cal-area-site-black = site de cité (noir)
cal-area-volcano = près du volcan { $name }
cal-area-plain = plaine inondable : { $name }
cal-area-coast-yes = côtier
cal-area-coast-no = à l’intérieur des terres
cal-area-coast-uncertain = les cartes divergent sur sa côte
cal-area-start = territoire de départ : { $nation }
cal-area-land = Par terre :
cal-area-water = Par l’eau :

## Boutons, listes et formulaires

key-cal-draw = Tirer les calamités
key-cal-position = Saisir ma position…
key-cal-replace = Tout remplacer…
key-cal-replace-sure = Oui, tout remplacer
cal-replace-ask = Cela retire : { $lost }. Tout remplacer ?
key-cal-hand = Indiquer mes cartes…
key-cal-nothing = Rien en main
key-cal-answer = Répondre…
key-cal-any = Réponse au hasard
key-cal-any-sure = Oui, au hasard
cal-any-ask = Tirer une réponse au hasard pour toi ? Tout le monde la lira comme la tienne.
key-cal-type = Écrire…
key-cal-confirm = Confirmer
key-cal-back = Retour
pick-cal-where = Choisir où
pick-cal-nations = Choisir qui perd
share-sum = Points choisis : { $have } sur { $need }
share-left = encore { $count }
share-tokens = Pions : { $have } sur { $need }
share-cities = Cités : { $have } sur { $need }
share-stays = la cité reste
key-cal-for-any = Tirer une réponse
key-cal-correct = Corriger une position…
key-cal-agree = C’est juste
key-cal-refuse = C’est faux
key-cal-next = Tour suivant
key-cal-end = Fermer la table
key-cal-moves = Déplacements
key-cal-deputy = Agir pour…
key-cal-undo-step = Annuler le dernier coup
key-cal-undo-draw = Annuler tout depuis le tirage
pick-cal-nation = Ta nation
pick-cal-nations-own = Tes { $count } nations
pick-cal-one = Choisis
pick-cal-some = Choisis-en { $count }
form-cal-position = Ta position
form-cal-replace = Tout ce que tu as
form-cal-correct = Une correction
form-cal-hand = Tes cartes
form-cal-answer = { form-tournament-answer }
position-words-stock = stock, réserve
position-words-treasury = trésor, trésorerie
position-words-cards = cartes, cartes de civilisation
position-words-board = plateau, carte
position-words-city = cité, cités, ville, villes
# Words that mean nothing in a position, and words before what is not there
position-words-noise = et, à, en, avec
position-words-tokens = pions, pion, jetons, population
# Headings of a table’s columns
position-words-nation-column = nation, joueur, civilisation
position-words-area-column = zone, région, province, territoire
position-words-without = sans
form-cal-position-label = Ce qui change ; le reste ne bouge pas
form-cal-replace-label = Ce qui n’est pas dans ce texte disparaît
form-cal-position-hint = Par exemple Memphis cité, Fayoum -2; cartes: Poterie
form-cal-answer-label = Un nom, puis un nombre ou un mot par ligne
form-cal-grain = Cartes Grain
form-cal-held = Calamités, une par ligne
form-cal-held-hint = Par exemple « Traîtrise de Crète »

## Commandes (100 caractères au plus)

choice-descartes = Descartes
choice-avalon-hill = Avalon Hill

## Noms des commandes et des options

cal-typed-from = transmise par, de la, de l’, du, des, de, d’
cal-typed-nothing = rien, aucune
cal-held-from = { $calamity } (transmise par { $giver })

# What people type of their own map: the first word is shown in examples, all are understood
map-words-coast = côte, littoral
map-words-land = terre
map-words-water = mer, eau
map-fact-coast-yes = { $area } touche la mer
map-fact-coast-no = { $area } ne touche pas la mer
map-fact-land-yes = { $area } et { $other } se touchent par terre
map-fact-land-no = { $area } et { $other } ne se touchent pas par terre
map-fact-water-yes = { $area } et { $other } sont voisins par mer
map-fact-water-no = { $area } et { $other } ne sont pas voisins par mer
