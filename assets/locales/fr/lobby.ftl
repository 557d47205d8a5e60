### Une table avant la partie : salon, réglages, invitations, mots pour la donne.

key-ready = Je suis d’accord
key-wait = Attendre
key-arrange = Préparer
key-form = Tout en un formulaire
key-free = Libérer les places sans réponse

lobby-unready = ⏳ pas encore d’accord
lobby-asked-anew = { $who } : les réglages ont changé. On joue quand même ? Appuie sur **{ key-ready }**, puis l’hôte pourra commencer.
lobby-partners = **{ $name }** et **{ $other }** font équipe et se font face.
lobby-over = La partie est terminée. Voici la table.
ready-asked = { $who } : **{ $owner }** a modifié { $table }. On joue quand même ? Appuie là-bas sur **{ key-ready }**.

arrange-title = Préparer la table { $table }
arrange-explained = Si le jeu change, ceux qui sont déjà là doivent redonner leur accord.
arrange-players = Places
arrange-computers = Ordinateurs
arrange-computers-count = { $count ->
    [0] Aucun ordinateur
    [one] { $count } ordinateur
   *[other] { $count } ordinateurs
}
arrange-computers-level = { $computers } : { $level }
arrange-computers-kept = { $computers }, niveaux inchangés
arrange-level = { $name } : niveau
arrange-level-of = { $name } : { $level }
computer-level = { $level ->
    [expert] expert, avec un temps d’avance
    [normal] normal, un œil sur les autres
   *[easy] facile, sans regarder les autres
}
computer-level-meaning = { $level ->
    [expert] essaie d’avance ce qui peut suivre ; prend quelques secondes
    [normal] surveille ce que les autres préparent ; bien plus difficile
   *[easy] joue dans son coin, sans voir ce que tu prépares ; pour les premières parties
}
arrange-rules = Règles
arrange-partner = Qui joue avec { $name }
arrange-partner-drawn = Équipes tirées au sort
arrange-clock = Temps par tour
arrange-clock-typed = 12h, ou 7j+12h ; vide : sans chrono
arrange-at-zero = { form-server-timeout }
arrange-also = Accès et fil
arrange-also-hints = Accès, fil, conseils
arrange-invited = Sur invitation seulement
arrange-thread = Un fil pour la partie
arrange-talks = Deux joueurs peuvent parler en privé
arrange-hints = Conseils pour tout le monde
# At most 100 characters
arrange-hints-meaning = La partie ne change alors pas la cote
arrange-no-vacations = Sans vacances : elles n’arrêtent pas le chrono
arrange-no-weekends = Les week-ends ne comptent pas

## La salle d’attente

option-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
option-open = ouverte à tous
option-invited = sur invitation
option-own-thread = on joue dans un fil à part
lobby-who-plays = Qui joue ?
lobby-owner = **{ $name }** (hôte)
lobby-player = **{ $name }**
lobby-free = *place libre*
lobby-missing = { $count ->
    [one] Encore { $count } personne, et l’hôte pourra commencer.
   *[other] Encore { $count } personnes, et l’hôte pourra commencer.
}
lobby-missing-players = { $count ->
    [one] Encore une personne, et la partie commence.
   *[other] Encore { $count } personnes, et la partie commence.
}
lobby-ready = La table est complète. L’hôte peut commencer.
# $at: a time, as in “in 5 minutes”
lobby-begins = La table est complète. L’hôte peut commencer ; sinon, la partie commence { $at }.
lobby-begins-at-once = Tout le monde est là : la partie commence { $at }.
lobby-invited = Invitations : { $who }
lobby-begun = Aller à la partie
lobby-cancelled = Cette table a été annulée.
lobby-moved = Cette table a changé de salon. Elle est ici.
lobby-digest-late = 🔔 Ton message quotidien risque d’arriver trop tard ici ({ $clock }) : à cette table, je te mentionnerai. { COMMAND("settings") } permet d’en changer.
lobby-digest-direct = 🔔 Ton message quotidien risque d’arriver trop tard ici ({ $clock }) : à cette table, je t’enverrai des messages privés. { COMMAND("settings") } permet d’en changer.
key-call-direct = Messages privés à cette table
key-call-mention = Mentions à cette table
lobby-expired = La partie n’a pas commencé à temps : la table est fermée. { COMMAND("civ new") } en ouvre une autre.
invited = { $who } : **{ $by }** invite à jouer ([{ $table }]({ $link })). Appuie là-bas sur « { key-join } ».
pick-invite = Inviter des joueurs
thread-name = Table { $table } : { $names }
thread-failed = Je ne peux pas ouvrir de fil ici ; la partie reste donc dans ce salon.

## Boutons

key-join = Rejoindre
key-im-in = J’en suis
key-leave = Quitter
key-start = Commencer
key-add-computer = Ajouter un ordinateur
key-remove-computer = Retirer un ordinateur
key-cancel = Annuler la table

option-no-talks = sans fils privés
option-hints = conseils permis

## Une revanche, dans son salon

rematch-order = Chacun garde sa place, et c’est au suivant d’être Premier Joueur.
rematch-order-first = Chacun garde sa place ; **{ $name }** est maintenant Premier Joueur.

## La donne scellée et les mots des joueurs

key-fair-deal = Donne vérifiable
fair-deal-explained = J’ai créé un secret avant que quiconque ne rejoigne la table ; voici son sceau. Les cartes et les places découlent de ce secret, d’un mot que chacun peut ajouter, et du numéro du message après lequel on n’ajoute plus de mots, que personne ne peut choisir. Après la partie, le secret est publié et tout le monde peut vérifier la donne.
key-word = Aider à mélanger
lobby-commitment = 🔒 Sceau des cartes : `{ $commitment }`. Après la partie, il montre que personne ne les a choisies.
fair-deal-seal = 🔒 Le sceau entier : `{ $commitment }`
lobby-words = Mots : { $words }
# $table (its number)
words-closed = Table { $table } : on n’ajoute plus de mots. Les cartes découlent de ces mots, du secret et du numéro de ce message.
lobby-no-words = Personne n’en a ajouté.
words-order = Ordre : { $people }
lobby-word = **{ $name }** « { $word } »
word-title = Aider à mélanger la table { $table }
word-label = Ce que tu veux ; visible de tous
word-hint = C’est mélangé aux cartes, pour que personne ne puisse les choisir. Vide : tu retires le tien.
