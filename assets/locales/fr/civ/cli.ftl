### Les textes de la ligne de commande pour ce jeu.

## civ simulate

cli-simulate = Joue des parties entre ordinateurs et en écrit les transcriptions.
    {"\u000A"}
    Elles sortent sur stdout, l’une après l’autre. Les mêmes options et la même graine donnent les mêmes octets.
cli-simulate-games = Combien de parties.
cli-simulate-players = Combien de joueurs.
cli-simulate-setup = Comment les cartes sont distribuées.
cli-simulate-teams = Les places 1 et 3 contre 2 et 4.
cli-simulate-hegemony = Quand l’Hégémonie est vérifiée.
cli-simulate-turn-cap = Après combien de tours les majorités décident.
cli-simulate-policy = Qui joue.
cli-simulate-seed = La graine aléatoire : un nombre entier.
cli-option-states = Ajoute les positions et les actions permises.

## civ replay

cli-replay = Rejoue des transcriptions et affiche leurs résultats.
    {"\u000A"}
    Les fichiers peuvent être compressés par gzip et contenir plusieurs parties ; - est stdin. Les erreurs sont signalées
    avec leur fichier et leur ligne, et le code de sortie est 1. On lit au plus 256 Mo (décompressés), 4 millions de lignes,
    et 100 000 lignes par partie.
cli-result = { $file } : partie { $number } : { $how } ({ $lines ->
    [one] { $lines } ligne
   *[other] { $lines } lignes
}, { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
})
cli-unfinished = { $file } : partie { $number } : inachevée ({ $lines ->
    [one] { $lines } ligne
   *[other] { $lines } lignes
}, { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
})
cli-seats = { $count ->
    [one] place { $seats }
   *[other] places { $seats }
}
cli-points = {" "}avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cli-result-hegemony = Hégémonie en { $domain }, pour { $winners }
cli-result-majority = Majorités, pour { $winners }
cli-result-turn-cap = limite de tours, pour { $winners }
cli-result-last-standing = plus personne d’autre, pour { $winners }
cli-result-abandoned = abandonnée pendant le draft
cli-refused = { $file }:{ $line } : { $action } : { $why }
cli-refused-line = { $file }:{ $line } : { $why }

## civ verify

cli-verify = Vérifie que personne n’a choisi les cartes d’une partie : la donne est refaite à partir du secret.
    {"\u000A"}
    Les fichiers peuvent être compressés avec gzip et contenir plusieurs parties ; - est stdin. Le code de sortie est 0
    si tout est prouvé, 1 si quelque chose est démenti ou illisible, 3 sans sceau, ou tant que le secret manque.
cli-verify-game = { $file } : partie { $number } : { $told }

## civ render

cli-render = Dessine une transcription : un moment en image, ou toute la partie en film.
    {"\u000A"}
    FILE finit par .png pour une image ou par .webp pour un film. - est stdin. Les erreurs d’une transcription sont
    signalées avec leur ligne, et le code de sortie est 1.
cli-render-at = Le moment après la ligne N de la partie, 0 pour la donne ; la fin par défaut.
cli-render-seat = Montre ce que voit cette place, avec sa main ; les places comptent à partir de 1.
cli-render-theme = Ses couleurs : dark ou light.
cli-render-locale = Sa langue.
cli-render-output = Où l’écrire.
cli-render-html = Une page pour le navigateur, en un seul fichier : chaque tour avec son plateau et son récit, tel que les spectateurs l’ont vu.
cli-render-html-whole = --html fait une page de toute la partie pour tout le monde : enlève --at et --seat.
cli-render-kind = { $file } ne finit ni par .png (une image) ni par .webp (un film).
cli-render-film-at = Un film montre toute la partie : enlève --at, ou écris un .png.
cli-render-no-theme = Il n’y a pas de thème « { $theme } » ; il y a { $themes }.
cli-render-no-locale = Il n’y a pas de langue « { $locale } » ; il y a { $locales }.
cli-render-no-line = Il n’y a pas de ligne { $at } : cette partie a les lignes 0 à { $lines }.
cli-render-no-seat = Il n’y a pas de place { $seat } : cette partie a les places 1 à { $last }.
cli-render-too-large = Ce film dépasserait 8 Mo, même avec les images les plus petites.
cli-render-unwritable = { $file } ne peut pas être écrit : { $why }
