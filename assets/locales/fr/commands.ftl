### Commandes : noms, descriptions, choix.

## Groupes

name-settings = paramètres
name-server-settings = paramètres-serveur

## Commandes

name-play = chercher-partie
name-speed = rythme
name-hours = heures
name-new = nouvelle-table
name-hand = main
name-table = table
name-games = parties
name-away = absence
name-resign = abandonner
name-cancel = annuler
name-export = exporter
name-help = aide
name-tutorial = tutoriel
name-puzzle = énigme
name-what-if = et-si
name-duplicate = même-donne
name-replay = revoir

## Options

name-players = joueurs
name-access = accès
name-thread = fil
name-computers = ordinateurs
name-code = code
name-seat = place
name-public = public
name-show = montrer

## Descriptions et choix (100 caractères au plus)

command-civ-play = Trouver avec qui jouer
option-civ-play-speed = À quel rythme (par défaut, comme dans ta dernière partie)
option-civ-play-players = À combien (par défaut, comme les autres ici, sinon comme dans ta dernière partie)
option-civ-play-hours = Dans le salon prévu : durée de la recherche en heures (par défaut 1 en direct, sinon 24)
command-civ-new = Ouvrir une table
option-civ-new-players = Nombre de joueurs (2 par défaut ; « { key-arrange } » le change à la table)
option-any-access = Qui peut rejoindre (tout le monde par défaut)
option-any-thread = Donner à la partie son propre fil
option-civ-new-computers = Nombre d’ordinateurs ; si la table est complète, la partie commence
choice-open = Tout le monde
choice-invited = Sur invitation seulement
command-civ-hand = Montrer ta main et ce que tu peux faire
command-civ-table = Montrer une table : son plateau et son menu
command-civ-games = Lister tes tables
command-civ-away = Laisser l’ordinateur jouer pour toi jusqu’à ton retour
command-civ-resign = Quitter une partie pour de bon
command-civ-cancel = Annuler ta table avant le début, ou proposer d’annuler la partie
command-civ-help = Comment on joue ici
command-civ-tutorial = Apprendre le jeu en dix minutes, en y jouant
command-civ-puzzle = Une énigme par jour : trouve la seule façon de gagner, ou d’arrêter l’adversaire
command-civ-what-if = Continuer de ton côté à partir d’un moment d’une partie finie
command-civ-duplicate = La donne de la semaine : les mêmes cartes pour tout le monde, une fois de chaque place
option-any-table = Le numéro de la table
command-settings = Tes propres paramètres
command-server-settings = Les paramètres de ce serveur
choice-discord = Comme sur Discord
choice-picture = Image (avec sa description)
choice-text = Texte
choice-both = Image et texte
choice-ready = D’elle-même, en dix minutes au plus
choice-owner = Quand l’hôte la lance
choice-own-thread = Dans leur propre fil
choice-channel = Dans le salon
choice-dark = Sombre
choice-light = Clair
choice-server = Comme sur le serveur

## Pendules, heures et places

name-join-game = rejoindre-partie
name-clock = chrono
name-vacations = vacances
name-weekends = week-ends
command-civ-join-game = Demander à remplacer l’ordinateur dans une partie
option-any-clock = Temps par tour : un modèle, 12h, 7j+12h
option-any-vacations = Les vacances arrêtent-elles le chrono ? (oui par défaut ; chronos lents seulement)
option-any-weekends = Les week-ends comptent-ils ? (oui par défaut ; chronos lents seulement)

## Notifications

choice-mention = Me mentionner à la table
choice-direct = Message privé
choice-digest = Un message privé par jour
choice-none = Pas du tout

## Paramètres d’un serveur

name-role = rôle
name-tables = tables

## Fils à deux, invitations, blocages

name-talk = discuter
name-player = joueur
command-civ-talk = Ouvrir un fil privé avec quelqu’un de ta table
option-civ-talk-player = Avec qui

# Le menu que Discord ouvre sur une personne : 32 caractères au plus
person-menu-invite = Inviter à ma table


name-next = suivante
command-civ-next = Aller à la prochaine table où c’est à toi de jouer

## Modération

name-moderate = modérer
name-close = fermer
name-pause = pause
name-resume = reprendre
name-hide = masquer
name-bar = exclure
name-unbar = réadmettre
name-reason = motif
name-person = personne
command-moderate = Veiller sur les tables de ce serveur (pour ses modérateurs)
command-moderate-close = Fermer une table : personne ne gagne
command-moderate-pause = Mettre une partie en pause pour une semaine, sauf reprise par la modération
command-moderate-resume = Faire reprendre une partie que la modération a mise en pause
command-moderate-hide = Retirer tous les messages publics d’une table
command-moderate-talk = Fermer les fils privés d’un joueur à une table, et ne plus en permettre
command-moderate-bar = Exclure quelqu’un des tables de ce serveur
command-moderate-unbar = Laisser quelqu’un jouer de nouveau sur ce serveur
option-moderate-reason = Pourquoi ; toute la table le lit
option-moderate-bar-reason = Pourquoi ; seuls les modérateurs le voient
option-moderate-unbar-reason = { option-moderate-bar-reason }
option-moderate-player = Le joueur dont on ferme les fils privés
option-moderate-person = Qui

## Confidentialité

name-privacy = confidentialité
name-delete = effacer

command-privacy = Ce que je garde sur toi, et comment l’obtenir ou le faire effacer
command-privacy-show = Voir ce que je garde sur toi
command-privacy-export = Obtenir tout ce que je garde sur toi dans un fichier
command-privacy-delete = Faire effacer ce que je sais de toi

## Replays

command-civ-replay = Revoir une partie tour par tour, finie ou encore en cours
option-civ-replay-table = Quelle table (par défaut : la partie en cours ici, sinon la dernière)
option-civ-replay-code = Un moment partagé, comme 12-34
option-civ-replay-seat = Partie finie : de qui montrer la main avec le plateau
option-civ-replay-public = Partie finie : montrer le replay à tout le monde ici ? (non par défaut)

## Règles

command-rules = Chercher une règle, un effet ou un mot du jeu
option-rules-topic = Ce que tu cherches (un mot suffit)
option-rules-players = Pour l’Aide de jeu : nombre de joueurs (par défaut, comme à ta table)

name-rules = règles
name-topic = sujet

## Records

name-profile = profil
command-civ-profile = Parties, victoires, préférences, cote : les tiennes ou celles de quelqu’un d’autre
option-civ-profile-person = De qui (le tien par défaut)
option-civ-profile-public = Le montrer à tout le monde ici ? (non par défaut)

name-leaderboard = classement
command-civ-leaderboard = Qui en est où : les cotes de ce serveur, ou de tous
option-civ-leaderboard-public = Le montrer à tout le monde ici ? (non par défaut)

name-unrate = écarter
name-rate = compter
name-pairs = paires
command-moderate-unrate = Écarter des cotes une partie finie, publiquement
command-moderate-rate = Compter de nouveau une partie écartée
command-moderate-pairs = Les paires et les groupes aux résultats improbables
