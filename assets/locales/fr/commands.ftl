### Commandes : noms, descriptions, choix.

## Groupes

name-settings = paramètres
name-server-settings = paramètres-serveur

## Commandes

name-new = nouvelle-table
name-hand = main
name-table = table
name-games = parties
name-away = absence
name-resign = abandonner
name-cancel = annuler
name-export = exporter
name-verify = vérifier
name-help = aide
name-tutorial = tutoriel
name-replay = revoir
name-history = historique
name-confirm-end = confirmer-fin
name-one-press = une-touche
name-display = affichage
name-threads = fils
name-theme = thème
name-language = langue

## Options

name-players = joueurs
# The option of /civ new, in the game’s words
name-setup = mise-en-place
name-teams = équipes
name-hegemony = hégémonie
name-access = accès
name-thread = fil
name-computers = ordinateurs
name-code = code
name-seat = place
name-public = public
name-ask = demander
name-on = activé
name-show = montrer
name-colours = couleurs

## Descriptions et choix (100 caractères au plus)

command-civ = Carta Impera Victoria : tables et parties
command-new = Ouvrir une table
option-new-players = Nombre de joueurs (2 par défaut ; « { key-arrange } » le change à la table)
option-new-setup = La mise en place (Variante classique par défaut)
option-new-teams = Jouer en deux équipes ; il faut 4 joueurs
option-new-hegemony = Quand vérifier l’Hégémonie (à la fin du tour par défaut)
option-new-access = Qui peut rejoindre (tout le monde par défaut)
option-new-thread = Donner à la partie son propre fil
option-new-computers = Nombre d’ordinateurs ; si la table est complète, la partie commence
choice-classic = Variante classique
choice-draft = Variante Draft
choice-turn-end = À la fin du tour
choice-immediate = Après chaque carte jouée (tournois)
choice-open = Tout le monde
choice-invited = Sur invitation seulement
command-hand = Montrer ta main et ce que tu peux faire
command-table = Montrer le plateau d’une table
command-games = Lister tes tables
command-away = Laisser l’ordinateur jouer pour toi jusqu’à ton retour
command-resign = Quitter une partie pour de bon
command-cancel = Annuler ta table avant le début, ou proposer d’arrêter une partie
command-transcript = Télécharger une de tes parties
command-verify = Vérifier que personne n’a choisi les cartes d’une partie finie
command-help = Comment on joue ici
command-tutorial = Apprendre le jeu en dix minutes, en y jouant
option-table = Le numéro de la table
command-settings = Tes propres paramètres
command-settings-end-turn = Demander la première fois que tu laisses des effets inutilisés dans une partie ?
option-settings-ask = Me demander d’abord ? (oui ou non)
command-settings-one-press = Finir ton tour en même temps quand il ne reste rien d’autre à faire ?
option-settings-one-press = Une seule pression ? (oui ou non)
command-settings-display = Comment te montrer ta main et tes plateaux
command-settings-theme = Les couleurs des images que toi seul vois
command-settings-language = La langue dans laquelle je te parle
command-server-settings = Les paramètres de ce serveur
command-server-display = Comment montrer les plateaux de ce serveur
command-server-threads = Donner ou non à chaque partie son propre fil
command-server-language = La langue des nouvelles tables de ce serveur
option-display = En image, en texte, ou les deux
option-theme = Sombre ou clair
option-server-threads = Où les parties se jouent
option-language = La langue
choice-discord = Comme sur Discord
choice-picture = Image (avec sa description)
choice-text = Texte
choice-both = Image et texte
choice-own-thread = Dans leur propre fil
choice-channel = Dans le salon
choice-dark = Sombre
choice-light = Clair
choice-server = Comme sur le serveur
