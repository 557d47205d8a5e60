### Statistiques des parties finies, cotes, et les réglages qui vont avec.

record-title = { $name }
record-everywhere = Sur tous les serveurs
record-here = Sur ce serveur
record-none-own = Tes statistiques apparaîtront ici après ta première partie finie.
record-none = Rien n’est compté ici pour { $name }.
record-off-own = Rien n’est compté de tes parties. { COMMAND("settings") } permet d’en changer.
record-off-server = Rien n’est compté sur ce serveur.
record-bot = Seuls les humains ont des statistiques.

## Légendes de l’image, courtes

record-label-games = { $count ->
    [one] partie
   *[other] parties
}
record-label-won = { $count ->
    [one] gagnée
   *[other] gagnées
}
record-label-share = de victoires
record-percent = { $percent } %
record-label-row = gagnées de suite
record-label-best = meilleure série
record-label-favourite = { $heading } : { $what }
record-label-victories = Victoires par
record-label-players = À { $count }
record-label-teams = En équipes
record-label-last = Dernières parties
record-label-nothing = rien pour l’instant
record-of = { $won } sur { $games }

## La même chose en mots

record-sum = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
} ({ $percent } %).
record-run = { $count } victoires de suite, { $best } au mieux.
record-run-lost = Meilleure série : { $best } victoires de suite.
record-victories = Victoires par : { $list }.
record-counted = { $what } { $count }
record-sizes = Victoires : { $list }.
record-size = { $what } { $won } sur { $games }
record-favourite = { $heading } : { $what } ({ $count ->
    [one] { $count } jouée
   *[other] { $count } jouées
}).
record-effects = Les plus utilisés : { $list }.
record-duels = Contre : { $list }.
record-duel = { $name } { $ahead }-{ $behind }
record-pace = La moitié des tours dure moins de { $time }.
record-pace-own = La moitié de tes tours dure moins de { $time }. { $seen ->
    [yes] Les autres le voient.
   *[no] Personne d’autre ne le voit.
}
record-left = Quittées avant la fin : { $count }.
record-called-off = Annulées, et non comptées : { $count }.
record-outcome = { $outcome ->
    [won] Gagnée
    [left] Quittée
    [open] Annulée
   *[lost] Perdue
}
record-last-head = **Dernières parties**, à revoir :
key-record-everywhere = { record-everywhere }
key-record-here = { record-here }
key-record-board = Classement

key-show-here = Montrer ici
key-record-rules = Ce qui compte
record-rules =
    ### Ce qui compte
    - Abandonner, perdre au temps là où cela met hors jeu, céder sa place ou laisser son dernier tour à l’ordinateur : quittée avant la fin, dernière place.
    - Pas de cote pour les parties avec des conseils ou des coups annulés, de moins de { $turns } tours, avec quelqu’un sans statistiques, contre les seuls ordinateurs, en équipes avec un ordinateur, ni, par jour, plus de { $pair } entre les deux mêmes personnes. Les parties annulées ne comptent pas.
    - Une partie compte entièrement quand chaque adversaire a déjà joué contre { $least } personnes absentes de cette table, et pas du tout s’il n’a joué contre personne d’autre. La deuxième partie entre les deux mêmes dans une saison compte pour moitié, la troisième pour un tiers, et ainsi de suite.
    - Une cote est provisoire jusqu’à { $most } parties et { $least } adversaires confirmés : des gens qui ont { $most } parties cotées, contre au moins { $least } autres. Après { $days } jours sans partie cotée, tu n’as plus de rang, mais tu gardes tes points ; pas de rang non plus pour qui a quitté le serveur.
    - À égalité de points, le rang est le même. À chaque saison, les cotes se rapprochent un peu.
    - { COMMAND("settings") } arrête tout pour toi, et l’efface.

## Cotes

rating-points = { $points } pts
rating-rank = n° { $rank } sur { $of }
rating-provisional = Provisoire, { $text }
rating-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} sur { $most }
rating-opponents = { $opponents ->
    [one] { $opponents } adversaire confirmé
   *[other] { $opponents } adversaires confirmés
} sur { $least }
rating-inactive = Sans rang : aucune partie cotée depuis { $days } jours
rating-left = Sans rang : n’est plus sur ce serveur
rating-line = Cote, { $season } : { $text }.
season-month = { $month } { $year }
season-quarter = { $number ->
    [1] 1er
   *[other] { $number }e
} trimestre { $year }
season-half = { $number ->
    [1] 1er
   *[other] 2e
} semestre { $year }
season-year = { $year }

board-title = Classement
board-nobody = Personne n’a encore de rang.
board-line = { $rank }. { $name } : { $points } ({ $games ->
    [one] { $games } partie
   *[other] { $games } parties
})
board-newcomer = – { $name } : { $text }
board-own = Toi · { $text }.
board-own-none = Toi : encore aucune partie cotée cette saison.
board-off = Tu n’as pas de cote. { COMMAND("settings") } permet d’en changer.
board-how = Une cote compte à partir de { $most } parties et de { $least } adversaires confirmés.
board-pick-season = Saison
key-board-before = Avant
key-board-after = Après
key-board-here = Ce serveur
key-board-everywhere = Tous les serveurs
rating-moved = 📈 Cote : { $list }
rating-moved-one = { $name } { $points } ({ $change })
rating-moved-provisional = { $name } (provisoire, { $text })

## /settings et /server-settings

key-settings-records = Statistiques
record-own-head = Statistiques de tes parties
record-own-what = Ce que je compte des parties finies : résultats, cartes, effets, durée des tours et cotes. Si tu arrêtes, tout est effacé, et les autres gardent les leurs.
record-own-keep = Tenir des statistiques de mes parties
record-own-keep-hint = Profil, cotes, classements, et mon nom dans celui de la donne de la semaine
record-own-global = Me coter aussi sur l’ensemble des serveurs
record-own-global-hint = Sinon, seulement serveur par serveur
record-own-pace = Les autres peuvent voir la durée de mes tours
record-own-pace-hint = Dans mon profil, en médiane
record-own-saved = C’est fait.
key-server-records = Statistiques et classement
record-server-head = Statistiques et classement de ce serveur
record-server-what = Si tu arrêtes, tout est effacé pour ce serveur ; ses parties restent.
record-server-keep = Tenir statistiques et cotes des parties d’ici
record-server-off = N’en tenir aucun
record-server-season = Durée d’une saison
choice-month = Un mois
choice-quarter = Un trimestre
choice-half = Six mois
choice-year = Un an
record-server-podium = Rôles d’honneur
record-podium-what = Pour les trois premières places de la saison et la victoire au dernier tournoi : je les donne tant que c’est vrai, et les reprends ensuite. Seulement des rôles sous le mien.
record-pick-first = Premier
record-pick-second = Deuxième
record-pick-third = Troisième
record-pick-champion = Qui a gagné le dernier tournoi
podium-two-factor = 🏆 Je ne peux pas donner les rôles d’honneur : ce serveur exige l’authentification à deux facteurs de quiconque gère les rôles, et le compte dont je dépends ne l’a pas activée. La personne qui gère le bot peut le faire dans **Paramètres utilisateur** › **Mon compte** ; sinon, le serveur peut lever la règle dans **Paramètres du serveur** › **Configuration de la sécurité**.
podium-no-permission = 🏆 Je ne peux pas donner les rôles d’honneur : il me manque la permission **Gérer les rôles**. { COMMAND("server-settings") } a un lien pour ça.
podium-role-above = 🏆 Je ne peux pas donner les rôles d’honneur : un rôle doit être sous le mien, et n’appartenir à aucun bot.
podium-role-gone = 🏆 Je ne peux pas donner les rôles d’honneur : l’un d’eux n’existe plus. { COMMAND("server-settings") } permet d’en choisir un autre.
podium-role-powerful = 🏆 Je ne peux pas donner les rôles d’honneur : l’un d’eux permet de gérer ou de modérer. { COMMAND("server-settings") } permet d’en choisir un autre.
