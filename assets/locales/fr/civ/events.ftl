### Ce qui s’est passé.
### told-… suit le nom de qui a joué ; seen-… est une phrase entière.

told = { $name } { $what }.

told-keep = a gardé { $cards }
told-keep-hidden = a gardé une carte
told-take = a pris { $cards } au centre
told-play = a joué { $cards }
told-skip = n’avait aucune carte jouable
told-discard = a défaussé { $cards }
told-scrap = a défaussé { $cards } de son Plan de jeu
told-recall = a repris { $cards }
told-salvage = a pris { $cards } dans la défausse
told-sacrifice = a sacrifié { $cards } pour { $effect }
told-attack = a attaqué le Domaine { $domain } avec { $cards }
told-inquire = { $count ->
        [0] n’a trouvé aucune carte en main chez { $target }
        [one] a pris à { $target } toute sa main ({ $count } carte)
       *[other] a pris à { $target } toute sa main ({ $count } cartes)
    }
told-give = a rendu { $cards } à { $target }
told-give-hidden = a rendu { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } à { $target }
told-use = a déclenché { $effect }
told-copy = a copié { $effect } chez { $target }
told-embargo = a posé un Embargo chez { $target } en { $domain }
told-democracy = a posé une Démocratie chez { $target } en { $domain }
told-end = a fini son tour
told-drew = a pioché { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } ({ $ages })
told-lost = a perdu { $cards }
told-lifted = n’a plus d’Embargo en { $domain }
told-undo = a annulé son dernier coup
told-eliminate = a quitté la partie

seen-passed = Les paquets sont passés à gauche.
seen-revealed = Au centre : { $cards }.
seen-returned = La Pièce de Majorité en Art est revenue ({ $domain }, { $target }).
seen-final-round = La pioche est vide : le dernier tour a commencé.

seen-over-hegemony = { $winners } { $many ->
        [one] gagne
       *[other] gagnent
    } par Hégémonie en { $domain }.
seen-over-majority = { $winners } { $many ->
        [one] gagne
       *[other] gagnent
    } aux Majorités.
seen-over-turn-cap = { $winners } { $many ->
        [one] gagne
       *[other] gagnent
    } aux Majorités (limite de tours atteinte).
seen-over-last-standing = { $winners } { $many ->
        [one] gagne
       *[other] gagnent
    } : il ne reste personne d’autre.
seen-over-abandoned = { over-abandoned }

## Interventions

by-table = La table
by-referee = L’arbitre { $name }
by-unnamed-referee = L’arbitre
by-seat = { $name }
seen-eliminate = { $by } a sorti { $name } de la partie : « { $why } ».
seen-trim = { $by } a fait défausser à { $name } au hasard : { $cards }. Motif : « { $why } ».
seen-refill = { $by } a fait compléter sa main à { $name } : « { $why } ».
seen-undo = { $by } a fait annuler ses derniers coups à { $name } : « { $why } ».
# At a tournament, where a message names the referee and gives the reason
seen-eliminate-decided = L’arbitre a sorti { $name } de la partie.
seen-trim-decided = L’arbitre a fait défausser à { $name } au hasard : { $cards }.
seen-refill-decided = L’arbitre a fait compléter sa main à { $name }.
seen-undo-decided = L’arbitre a fait annuler ses derniers coups à { $name }.
seen-undo-agreed = { $name } a annulé ses derniers coups. Tout le monde était d’accord.
seen-undo-agreed-by = { $name } a annulé ses derniers coups. D’accord : { $others }.
seen-undo-alone = { $name } a annulé ses derniers coups.

## Abrégé

told-earlier = … et { $count ->
        [one] { $count } ligne de plus
       *[other] { $count } lignes de plus
    } avant cela

## La fin

over-hegemony = { $winners } { $many ->
        [one] gagne
       *[other] gagnent
    } par Hégémonie en { $domain }, avec { $count } cartes.
over-hegemony-team = { $winners } gagnent par Hégémonie en { $domain }, avec { $count } cartes chez { $name }.
over-majority = { $winners } { $many ->
        [one] gagne
       *[other] gagnent
    } aux Majorités, avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
over-majority-tie = { $winners } { $many ->
        [one] gagne
       *[other] gagnent
    } aux Majorités : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } comme { $others }, mais devant en { $domain }.
over-majority-shared = { $winners } partagent la victoire : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } chacun, à égalité dans tous les Domaines.
over-turn-cap = Limite de tours atteinte. { $text }
over-last-standing = { $winners } { $many ->
        [one] gagne
       *[other] gagnent
    } : il ne reste personne d’autre.
over-abandoned = La partie a été annulée pendant le draft.
over-called-off = La partie a été annulée.

## Points par Domaine

points-row = { $domain } : { $counts } → { $leaders }
points-none = { $domain } : aucune carte
points-count = { $name } ({ $count })
points-sum = { $name } : { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
