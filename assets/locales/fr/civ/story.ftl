### L’histoire d’une partie finie : son image, son texte, ce qui l’a fait tourner. Une phrase courte, au présent.

story-title = L’histoire de la partie : { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }
story-alt-columns = Les cartes de chaque Domaine au fil des tours, en courbes
story-alt-turning = Ce qui a fait basculer la partie, tour par tour
story-points = Points, tour par tour
story-axis-start = Début
story-axis-turn = Tour { $turn }
story-left = a quitté
story-need = { $count }/{ $need }
story-turn = Tour { $turn } : { $what }

## Ce qui l’a fait tourner

story-attack = { $name } attaque le Domaine { $domain } : une carte de moins pour { $others }.
story-attack-hegemony = { $name } attaque le Domaine { $domain }. À une carte de l’Hégémonie : { $others }.
story-democracy-hegemony = Une Démocratie posée par { $name } retient { $others }, à une carte de l’Hégémonie en { $domain }.
story-democracy = { $name } pose une Démocratie : { $others } doit désormais réunir { $count } cartes en { $domain }.
story-embargo-hegemony = Un Embargo posé par { $name } retient { $others }, à une carte de l’Hégémonie en { $domain }.
story-inquire = { $name } prend toute une main par Inquisition : { $others } ({ $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }).
story-copy = { $name } copie { $effect } (niveau 2) chez { $others }.
story-eliminate = { $name } quitte la partie.
story-near = { $name } est à une carte de l’Hégémonie en { $domain }.
story-lead = { $name } { $many ->
        [one] prend
       *[other] prennent
    } la tête devant { $others }.
story-swing = { $name } { $many ->
        [one] gagne
       *[other] gagnent
    } { $count } points en un tour.
story-level = { $name } atteint en premier le niveau 2 en { $domain }.
story-final-round = La pioche est vide : le dernier tour commence.
story-won = { $name } réalise l’Hégémonie en { $domain }, avec { $count } cartes, et gagne.
story-won-card = { $name } joue { $card } et gagne : l’Hégémonie, avec { $count } cartes.

## Le tour qui a décidé de la partie

decided-card = Le tour { $turn } a tout décidé : { $name } a joué { $card }, portant son total de { $before } à { $after } cartes en { $domain }.
decided-cards = Le tour { $turn } a tout décidé : { $name } a porté son total de { $before } à { $after } cartes en { $domain }.
decided-own = { $last ->
    [yes] Le dernier tour a tout décidé : { $name } a pris l’avantage sur { $others }.
   *[no] Le tour { $turn } a tout décidé : { $name } a pris l’avantage sur { $others } et l’a gardé.
}
decided-by = { $last ->
    [yes] Le dernier tour ({ $name }) a tout décidé : avantage à { $winners } sur { $others }.
   *[no] Le tour { $turn } ({ $name }) a tout décidé : avantage à { $winners } sur { $others }, jusqu’à la fin.
}

## Le même en mots

story-text-points = Points à la fin : { $points }.
story-text-most = Plus grandes colonnes : { $columns }.
story-text-column = { $name } { $domain } { $count }
