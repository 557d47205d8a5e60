### Le plateau, en image et en mots.

board-turn = À { $name } de jouer
board-waiting = On attend { $names }
board-wins = { $winners } { $many ->
        [one] gagne
       *[other] gagnent
    }
board-called-off = Partie annulée
board-turn-number = Tour { $number }
board-turn-number-of = Tour { $number } sur { $cap }
board-final-round = Dernier tour
board-first-player = 1er joueur
board-left = A quitté la partie
board-winner = Victoire
board-choosing = choisit…
board-chosen = a choisi
board-level = N{ $level }
board-need = /{ $need }
# $one, $two, $need: cards of one Domain
board-legend = Niveau 1 : { $one } · 2 : { $two } · victoire : { $need }
# After the sign for most cards of a Domain, very short
board-laurel = point
board-times = ×{ $count }
board-came = +{ $count }
board-went = −{ $count }
board-hand = En main : { $count } / { $limit }
board-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
board-deck = Pioche
board-discard = Défausse
board-centre = Centre
board-coin-beside = Pièce de Majorité en Art à la pioche
board-coin-laid = { $name } a copié { $effect } chez { $owner }
board-used-permanent = Effets utilisés
board-used-sacrifice = Effets de sacrifice
board-embargo = { $count ->
        [one] Embargo
       *[other] Embargo ×{ $count }
    }
board-embargo-short = { $count ->
        [one] Embargo
       *[other] Emb. ×{ $count }
    }
board-embargo-sign = E×
board-democracy = { $count ->
        [one] Démocratie
       *[other] Démocratie +{ $count }
    }
board-democracy-short = +{ $count }
board-democracy-sign = +{ $count }

## Le même en mots : texte de remplacement et plateau en texte. Un fait par ligne ou par phrase.

text-title = Carta Impera Victoria : { $setup }, { $players } joueurs
text-title-teams = Carta Impera Victoria : { $setup }, Jeu par équipes, { $players } joueurs
text-final-round = La pioche est vide : c’est le dernier tour.
text-threat = { $name } a { $count } cartes { $domain } sur les { $need } de l’Hégémonie.
text-changed = Changements récents : { $columns }.
text-changed-column = { $domain } chez { $name }
text-came = en plus : { $ages }
text-went = en moins : { $ages }
text-name-marked = { $name } ({ $marks })
text-on-turn = joue maintenant
text-awaited = doit choisir
text-left = a quitté la partie
text-no-cards = aucune carte en jeu
text-column = { $domain } { $count }
text-column-level = { $domain } { $count } (niveau { $level })
text-column-full = { $domain } { $count } sur { $need }{ $level ->
        [0] {""}
       *[other] , niveau { $level }
    } : { $ages }
text-column-none = { $domain } { $count } sur { $need }{ $level ->
        [0] {""}
       *[other] , niveau { $level }
    }
text-columns-bare = Encore vides ({ $need } pour gagner) : { $domains }
text-leads = majorité
text-coin-here = la Pièce de Majorité en Art, pour le niveau { $level }
text-embargo = Embargo en { $domain } ({ $cards })
text-democracy = Démocratie en { $domain } ({ $cards })
text-embargo-short = Embargo en { $domain }
text-democracy-short = Démocratie en { $domain }
text-hand = main : { $count ->
        [0] aucune carte
        [one] { $count } carte
       *[other] { $count } cartes
    }, limite de cartes en main : { $limit }
text-hand-ages = main : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } ({ $ages }), limite de cartes en main : { $limit }
text-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    } pour l’instant
text-deck = Pioche : { $count ->
        [0] vide
        [one] { $count } carte ({ $ages })
       *[other] { $count } cartes ({ $ages })
    }.
text-age-count = { $count } d’Âge { $age }
text-discard-none = Défausse : vide.
text-discard = Défausse, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } : { $cards }.
text-centre = Centre : { $cards }.
text-coin = { $coin }.
text-coin-laid = Pièce de Majorité en Art : { $coin }.
text-used = Effets utilisés ce tour-ci : { $effects }.
text-used-permanent = { $domain } (effet permanent)
text-used-inspiration = Inspiration
text-used-sacrifice = { $domain } (effet de sacrifice)
text-inquired = Main prise : { $name }.
text-hegemony-turn-end = Hégémonie : { $need } cartes d’un Domaine à la fin de ton tour.
text-hegemony-immediate = Hégémonie : { $need } cartes d’un Domaine, dès qu’une carte est jouée.
text-levels = Niveau 1 : { $one } cartes d’un Domaine ; niveau 2 : { $two }.
text-own-hand = Ta main, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } (limite de cartes en main : { $limit }) :
text-own-hand-none = Ta main est vide (limite de cartes en main : { $limit }).
text-own-pack = Ton paquet, dont tu gardes une carte :
text-own-kept = Tu as gardé : { $cards }.
text-own-kept-title = Tu as gardé :
text-card = { $card } : de { $before } à { $after } sur { $need }{ $added ->
        [0] {""}
       *[other] , dont { $added } de plus à cause de la Démocratie
    }

final-round-begun = **Dernier tour :** la pioche est vide. Chaque joueur qui n’a pas encore joué ce tour-ci joue une dernière fois, sans piocher.
board-all-choose = { $count ->
    [one] { $who }, choisis une carte ({ $table }) : appuie sur « { key-hand } ».
   *[other] { $who }, choisissez une carte ({ $table }) : appuyez sur « { key-hand } ».
}
