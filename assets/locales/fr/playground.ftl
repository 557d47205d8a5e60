### La page du bac à sable. Des variables seulement : la page les remplit elle-même.

page-title = { $badge }{ $place } · { $name } · bac à sable CIV
page-offer-computer = Jouer une partie contre l’ordinateur
page-offer-computer-hint = La partie a commencé, et tu y es la personne nommée en haut. Quand c’est ton tour, appuie sur le bouton de ta main, sous le plateau.
page-offer-two = Jouer une partie à deux
page-offer-two-hint = La partie a commencé, et tu joues les deux côtés. Un nombre rouge sur un nom, en haut, dit à qui c’est de jouer : appuie sur ce nom pour être cette personne, puis sur le bouton de sa main, sous le plateau.
page-offer-tutorial = Apprendre le jeu en dix minutes
page-offer-tutorial-hint = Personne d’autre ne voit les leçons. Appuie sur la première ; chaque étape dit quoi essayer.

## Première visite

page-game = Carta Impera Victoria
page-game-text = Un jeu de cartes sur les civilisations, pour deux à quatre personnes. Joue des cartes dans six Domaines et sers-toi de leurs effets. Sept cartes d’un même Domaine à la fin de ton tour, et tu gagnes tout de suite (huit dans une partie à deux) ; si la pioche se vide, la personne qui a le plus de majorités gagne.
page-emblem = Une carte du premier âge : un feu de camp et une roue
page-welcome = Bienvenue sur { $place }.
page-welcome-text = Voici un chat sur ta propre machine, comme Discord le montrerait. Rien de ce que tu fais ici n’en sort. Plusieurs personnes sont là, et tu peux être chacune d’elles.
page-welcome-command = Ou tape / ci-dessous pour voir toutes les commandes.
page-quiet = Rien n’a encore été dit ici.
page-start = Voici le début de { $place }.

## Lieux et personnes

page-channels = Salons
page-direct = Message privé avec { $name }
page-open-places = Montrer les salons
page-close-places = Fermer
page-people = Qui tu es
page-you-are = Tu es { $name }
page-you-are-label = Tu es
page-be = Être { $name }
page-be-called = Être { $name }, appels : { $count }
page-client-language = Langue de Discord pour { $name }
page-server-language = Langue de ce serveur
page-second-window = Ouvrir une deuxième fenêtre pour
page-second-window-as = Ouvrir une deuxième fenêtre pour { $name }
page-timeouts = Exclusions temporaires
page-timeout = Exclusion temporaire de { $name }
page-timeout-none = Aucune
page-timeout-minutes = Minutes : { $count }
page-timeout-end = Y mettre fin
page-timed-out = Exclusion en cours
page-menu-at = { $command } : { $name }
page-unread = { $place }, non lu
page-mentioned = { $place }, mentions : { $count }
page-thread = Fil { $place }
page-skip = Aller aux messages

## Avis

page-bot-offline = { $name } est hors ligne et ne peut pas répondre. Appuie de nouveau quand il sera de retour.
page-lost = Le bac à sable ne répond pas. Tourne-t-il encore ? Nouvel essai…
page-dismiss-hint = Fermer le conseil
page-refused = Ce n’est pas possible : { $why }
page-overtaken = Cela vient de changer. Regarde encore avant d’appuyer.

## Messages

page-messages = Messages dans { $place }
page-older = Montrer des messages plus anciens
page-newest = Nouveaux messages
page-latest = Aller aux derniers messages
page-app = APP
page-edited = (modifié)
page-only-you = Visible pour toi uniquement
page-notification = Sur ton téléphone : « { $text } »
page-notification-empty = Sur ton téléphone : une notification vide, car seuls les composants de ce message te mentionnent
page-dismiss = Ignorer le message
page-thinking = { $name } réfléchit…
page-failed = Échec de l’interaction
page-no-answer = L’application ne répond plus
page-reply = Répondre
page-reply-to = Répondre à { $name }
page-replying = Réponse à { $name }
page-reply-gone = Le message d’origine a été supprimé.
page-delete = Supprimer
page-delete-label = Supprimer ce message
page-stop-reply = Ne plus répondre
page-thread-started = { $name } a ouvert un fil : { $thread }
page-pinned = { $name } a épinglé un message
page-open-thread = Ouvrir le fil { $thread }
page-enlarge = Agrandir : { $what }
page-picture = Image
page-close = Fermer
page-open-original = Ouvrir l’original
page-download = Télécharger { $file }
page-bytes = { $size } Ko
page-unknown-user = @inconnu
page-unknown-channel = #inconnu
page-spoiler = Montrer le texte caché
page-from-to = { $name } : { $text }
page-not-here = Ce message n’est plus ici.

## Menus et formulaires

page-choose = Choisir
page-choose-count = { $chosen } sur { $most }
page-choose-range = Choisir de { $least } à { $most }
page-choose-exactly = Choisir { $count }
page-confirm = Valider
page-nobody = Personne à choisir
page-submit = Envoyer
page-cancel = Annuler
page-form-failed = Une erreur est survenue. Réessaie.
page-unsupported = Ce genre de champ ne peut pas être rempli ici.

## Écrire

page-write = Écrire dans { $place } ({ $name })
page-write-thread = Écrire dans { $place } ({ $name })
page-cannot-write = { $name } ne peut pas écrire ici.
page-send = Envoyer
page-commands = Commandes
page-commands-button = Montrer les commandes
page-no-commands = Cette commande n’existe pas.
page-bot-commands-missing = { $name } n’a pas encore enregistré de commandes.
page-stop-command = Fermer { $command }
page-optional = facultatif
page-default = Par défaut
page-yes = Vrai
page-no = Faux
page-suggestions = Suggestions
page-no-suggestions = Aucune suggestion
page-characters = Caractères restants : { $left }
