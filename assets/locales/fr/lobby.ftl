# La table que son hôte prépare, et ce que cela demande à ceux qui l’ont rejointe.

key-ready = Je suis d’accord
key-arrange = Préparer
key-form = Tout en un formulaire
key-free = Libérer les places sans réponse

lobby-unready = ⏳ pas encore d’accord
lobby-asked-anew = La table a changé depuis l’arrivée de joueurs : { $who }. Appuie sur **{ key-ready }** pour jouer ainsi ; l’hôte pourra ensuite commencer.
lobby-partners = **{ $name }** et **{ $other }** font équipe et se font face.
lobby-over = La partie est terminée. Voici la table.
ready-asked = { $who } : **{ $owner }** a modifié { $table }. Regarde, et appuie sur **{ key-ready }** si tu veux jouer ainsi.

arrange-title = Préparer la table { $table }
arrange-explained = La table montre chaque choix tout de suite. Si le jeu change, ceux qui sont déjà là doivent redonner leur accord.
arrange-players = Places
arrange-computers = Joueurs ordinateurs
arrange-computers-count = { $count ->
    [0] Aucun ordinateur
    [one] { $count } ordinateur
   *[other] { $count } ordinateurs
}
arrange-rules = Règles
arrange-partner = Qui joue avec { $name }
arrange-partner-drawn = Équipes tirées au sort
arrange-clock = Temps par tour
arrange-clock-typed = 12h, ou 7j+12h ; vide : sans chrono
arrange-at-zero = Quand le temps est écoulé
arrange-also = Qui peut rejoindre, et où
arrange-invited = Sur invitation seulement
arrange-thread = Un fil pour la partie
arrange-talks = Deux joueurs peuvent parler en privé
