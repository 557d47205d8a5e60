### Pourquoi une calamité, ou une table d’Advanced Civilization, refuse quelque chose.

reason-calamity-unreadable = « { $text } » n’est pas une réponse. Écris qui répond, à quoi, et la réponse : « Egypt city memphis ».
reason-calamity-nothing-asked = Il n’y a plus rien à répondre ici : la calamité est résolue.
reason-calamity-other-asked = C’est à { $who } de répondre : « { $what } ».
reason-calamity-shape = On ne répond pas ainsi à « { $what } ».
reason-calamity-no-option = « { $found } » n’est pas un choix possible ici. Possible : { $options }.
reason-calamity-twice = « { $found } » y est deux fois.
reason-calamity-how-many = Choisis-en exactement { $need }, pas { $have }.
reason-calamity-one-each = { $nation } ne peut perdre qu’une cité ainsi. Prends l’autre à quelqu’un d’autre.
reason-calamity-amount = Il faut un nombre de { $least } à { $most }, pas { $have } : davantage n’épargnerait rien.
reason-calamity-spared = On ne peut rien faire perdre ici à { $nation }.
reason-calamity-cap = { $nation } peut perdre { $most } au plus, pas { $have }.
reason-calamity-all-of-it = Il faut en répartir { $need } exactement ; ici { $have }.
reason-calamity-not-there = On ne peut rien prendre ici ({ $area }).
reason-calamity-too-many = On peut prendre au plus { $most } ici, pas { $have } ({ $area }).
reason-calamity-city-way = Ce n’est pas possible ainsi ({ $area }). Possible : { $options }.
reason-calamity-exact = Il faut exactement { $need } points ; ici { $have }.
reason-calamity-stock = Il faudrait { $need } pions à la place des cités, mais il n’y en a que { $have } en stock.
reason-calamity-near-first = Les points voisins de l’autre faction partent d’abord : { $need } sont possibles, ici { $have }.
reason-calamity-take-all = Reprends tout ce que tes unités permettent : { $tokens } pions et { $cities } cités.
reason-position-nation-unknown = Il n’y a pas de nation « { $found } » ici.{ $nearest ->
        [no] {""}
       *[other] {" "}Voulais-tu dire « { $nearest } » ?
    }
reason-position-area-unknown = La carte n’a pas de territoire « { $found } ».{ $nearest ->
        [no] {""}
       *[other] {" "}Voulais-tu dire « { $nearest } » ?
    }
reason-position-card-unknown = Il n’y a pas de carte de civilisation « { $found } ».{ $nearest ->
        [no] {""}
       *[other] {" "}Voulais-tu dire « { $nearest } » ?
    }
reason-position-calamity-unknown = Il n’y a pas de calamité « { $found } ».{ $nearest ->
        [no] {""}
       *[other] {" "}Voulais-tu dire « { $nearest } » ?
    }
reason-position-setting-unknown = Il n’y a pas de règle maison « { $found } ».{ $nearest ->
        [no] {""}
       *[other] {" "}Voulais-tu dire « { $nearest } » ?
    }
reason-position-tokens = { $nation } a { $have } pions, { $over } de plus que { $limit } : { $board } sur la carte ({ $where }), { $stock } en stock, { $treasury } au trésor.{ $have ->
        [55] {" "}À 3, 5 ou 8 joueurs, chaque nation en a 47 ; sinon 55.
       *[other] {""}
    }
reason-position-cities = { $nation } a { $have } cités, { $over } de plus que { $limit } : { $board } sur la carte ({ $where }), { $stock } en stock.
reason-position-tokens-few = { $nation } a { $have } pions, { $over } de moins que { $limit } : { $board } sur la carte ({ $where }), { $stock } en stock, { $treasury } au trésor.{ $have ->
        [47] {" "}À 3, 5 ou 8 joueurs, chaque nation en a 47 ; sinon 55.
       *[other] {""}
    }
reason-position-cities-few = { $nation } a { $have } cités, { $over } de moins que { $limit } : { $board } sur la carte ({ $where }), { $stock } en stock.
reason-position-negative = { $nation } ne peut pas avoir { $have } en « { $found } ».
reason-position-two-cities = { $area } a deux cités : { $nation } et { $other }.
reason-position-not-playing = { $nation } n’a pas de joueur : aucune calamité ne peut la frapper.
reason-position-own-giver = { $nation } ne peut pas se transmettre une calamité à elle-même.
reason-position-shape = « { $place } » n’est pas écrit comme il faut : { $need }.
reason-position-trade = { $nation } ne peut pas transmettre « { $found } » : cette carte ne s’échange pas, ou une autre nation l’a.
reason-position-one-sided = { $area } et { $other } se contredisent : sont-ils adjacents ou non ?
reason-map-unreadable = La ligne { $line } de la carte est illisible : { $text }

## Pourquoi une ligne ne peut pas suivre

reason-calamity-line-unreadable = Je ne comprends pas « { $text } » ici.
reason-calamity-not-now = Ce n’est pas possible en ce moment.
reason-calamity-corrections-agreed = Les calamités sont tirées : une position ne change plus qu’avec l’accord de tous. Utilise « { key-cal-correct } » dans ta main.
reason-calamity-corrections-enough = Tu as proposé { $most } corrections pendant ce tour, le maximum. La position reste comme elle est ; les autres peuvent encore la corriger.
reason-calamity-nation-taken = { $nation } a déjà un joueur.
reason-calamity-nation-yours = Tu joues { $nation } et tu la gardes.
reason-calamity-nation-first = Il faut d’abord une nation à chaque joueur.
reason-calamity-not-your-nation = { $nation } n’est pas à toi : seul son joueur ou l’hôte de la table peut la saisir.
reason-calamity-not-your-answer = C’est à { $nation } de répondre.
reason-calamity-hand-unreadable = Je ne comprends pas « { $text } ». Écris par exemple « Traîtrise de Crète ».
reason-calamity-part-unreadable = Je ne comprends pas « { $text } » : donne un nom, puis un nombre ou un mot.
reason-calamity-grain = Il n’y a que { $most } cartes Grain, pas { $have }.
reason-calamity-held-twice = Il n’y a qu’une carte « { $found } », mais { $nation } et { $other } l’ont toutes les deux.
reason-calamity-hands-missing = N’ont pas encore indiqué leurs cartes : { $nations }.
reason-calamity-no-player = Personne ne joue { $nation } à cette table.
reason-calamity-owner-draws = Seul l’hôte peut indiquer les cartes de tout le monde.
reason-calamity-other-game = Cette table joue à un autre jeu.
reason-calamity-file-size = Ce fichier est trop gros : { $most } octets au plus.
reason-calamity-file-unreadable = Ce fichier n’est pas un texte que je puisse lire. Pour un tableur, copie les lignes en texte ou enregistre-les en .csv.
reason-calamity-none-over = Aucune calamité de ce tour n’est encore terminée.
reason-calamity-players = Il faut de { $least } à { $most } joueurs.
reason-calamity-choice = Je ne comprends pas « { $found } ». Écris « côte Sparte oui » ou « Palerme mer Carthage non ».
reason-position-no-colon = « { $text } » ne commence pas par une nation et deux-points. Écris par exemple « Égypte : Memphis cité, Fayoum 5 ».
reason-position-part-unreadable = { $nation } : je ne comprends pas « { $text } ». Écris « Memphis cité » ou « Fayoum 5 ».
reason-position-area-twice = { $nation } : « { $area } » y est deux fois.
reason-position-word-twice = { $nation } : « { $word } » y est deux fois.
reason-position-stock-unreadable = { $nation } : je ne comprends pas le stock « { $text } ». Écris pions/cités : « stock 43/6 ».
reason-calamity-name-near = Je ne connais pas « { $found } ». Tu voulais dire « { $nearest } » ?
reason-calamity-parts-many = C’est trop à la fois : { $most } entrées au plus.
reason-calamity-names-unknown = Ces noms sont inconnus :
    { $wrong }
# A line of that list. $found (what was typed), $nearest (a name, or no)
typed-unknown = « { $found } »{ $nearest ->
        [no] {""}
       *[other]  : tu voulais dire « { $nearest } » ?
    }
reason-position-nation-twice = { $nation } y est deux fois.
reason-position-empty = Ce texte ne contient aucune position.
reason-position-overfull = { $nation } a { $have } pions sur la carte et au trésor, { $over } de plus que { $limit } : { $where }.
