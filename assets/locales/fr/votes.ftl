### Votes, le menu « Table… » et les places jouées par l’ordinateur.

## Votes

poll-title = { $table } : un vote
poll-call = { $count ->
    [one] { $who }, un vote attend ta voix ({ $table }).
   *[other] { $who }, un vote attend vos voix ({ $table }).
}
poll-ask-pause = **{ $name }** demande une pause : les chronos s’arrêtent jusqu’à ce que quelqu’un y mette fin.
poll-ask-extend = **{ $name }** demande plus de temps : le temps d’un tour en plus pour tous ceux qui doivent jouer.
poll-ask-undo = **{ $name }** demande d’annuler { $what ->
    [one] son dernier coup
    [move] tout à partir de son dernier coup ({ $count ->
        [one] 1 tour : { $whose }
       *[other] { $count } tours : { $whose }
    })
    [turn] tout depuis le début de son dernier tour ({ $count ->
        [one] 1 tour : { $whose }
       *[other] { $count } tours : { $whose }
    })
   *[other] les derniers coups ({ $count ->
        [one] 1 tour : { $whose }
       *[other] { $count } tours : { $whose }
    })
} :
poll-undo-seen = Les cartes piochées ou vues depuis reviennent aussi à leur place, mais qui les a vues les connaît.
poll-ask-cancel = **{ $name }** propose d’annuler la partie. Personne ne gagnerait.
poll-ask-move = **{ $name }** propose de déplacer cette table vers { $place }.
poll-ask-replace = **{ $name }** aimerait prendre la place tenue par l’ordinateur (**{ $owner }**), et verrait sa main.
poll-owner-asked = **{ $owner }** peut refuser jusque-là, et garde alors sa place. À deux, il faut son accord, sauf après deux dépassements de temps de suite, puis un tour de plus.
poll-ask-seated = **{ $name }** a demandé à remplacer l’ordinateur.
poll-ask-automatic = **{ $name }** propose que l’ordinateur joue pour **{ $owner }** jusqu’à son retour ; la deuxième fois dans un même tour, jusqu’à la fin de ce tour.
poll-ask-go-on = **{ $owner }** a dépassé son temps deux fois de suite, et l’ordinateur joue. Continuer ainsi ? Voter « { key-nay } », c’est faire demander à tous s’il faut annuler la partie.
poll-ayes = Pour : { $who }
poll-noes = Contre : { $who }
poll-silent = Pas encore : { $who }
poll-open = { $agreed } voix sur { $needed } nécessaires. Ouvert jusqu’au { $at } ({ $left }).
poll-moved = La table a changé de salon. Voici le vote.
poll-carried = Accepté.
poll-refused = Refusé.
poll-lapsed = Délai passé : ce n’est pas accepté.
poll-moot = La partie a avancé : ce vote n’a plus d’objet.
poll-carried-pause = La partie est en pause.
poll-carried-extend = Tout le monde a plus de temps.
poll-carried-undo = Les coups sont annulés.
poll-carried-cancel = La partie est annulée.
poll-carried-replace = La place a changé de mains.
poll-carried-move = La table change de salon.
poll-carried-automatic = L’ordinateur joue. Pour revenir : « { key-hand } ».
poll-carried-go-on = La partie continue.
poll-refused-go-on = On demande maintenant à tous s’il faut annuler la partie.
poll-lapsed-go-on = { poll-carried-go-on }
vote-asked = Le vote est ouvert : il est sous le plateau.
vote-voted = Ta voix est comptée.
vote-joined = Quelqu’un l’a déjà demandé : j’ai compté ta voix pour.
vote-carried = C’est déjà accepté, et fait.
vote-refused = C’est refusé.
pause-ended = La pause est finie.
pause-ended-clock = La pause est finie : les chronos tournent de nouveau.
laws-new = Nouveau à toutes les tables, et à celle-ci dès maintenant : revenir en arrière, faire une pause ou annuler la partie demande l’accord de tous, et une place ou un salon ne change que par un vote. Les heures calmes valent aussi pour les mentions. { COMMAND("rules") } en dit plus.

## Le menu et les places libres

menu-title = { $table } : demandes
menu-referee = À une table de tournoi, il n’y a pas de vote : l’arbitre décide du temps, des erreurs et des absences.
menu-go-on = met fin à la pause tout de suite.
menu-pause = arrête tous les chronos jusqu’à ce que quelqu’un y mette fin. Il faut l’accord de tous, même des absents ; sans compter seulement qui ne répond pas pendant très longtemps à son tour, ou laisse jouer l’ordinateur.
menu-extend = donne le temps d’un tour en plus à tous ceux qui doivent jouer ; il faut l’accord de plus de la moitié des autres.
menu-take-back = annule un coup que tu ne peux plus annuler toi-même ; tous les autres doivent être d’accord, même les absents.
menu-take-back-alone = annule un coup que « { key-undo } » ne peut plus annuler ; sans vote, mais la partie est notée comme jouée avec retours en arrière.
menu-away = laisse l’ordinateur jouer pour toi jusqu’à ton retour ; sans vote.
menu-call-off = annule la partie, sans vainqueur ; tous doivent être d’accord, même les absents. On ne compte plus un joueur qui laisse passer deux tours de suite sans répondre.
menu-resign = te fait quitter la partie pour de bon.
menu-resign-draft = met fin à la partie pour tout le monde, tant que dure le draft.
seats-title = { $table } : prendre une place
seats-told = L’ordinateur joue ces places. Demandes-en une : le joueur à qui elle appartient peut refuser, et les autres votent. Tu joues ensuite à partir de là, et tu vois cette main.

## Boutons

key-aye = Pour
key-nay = Contre
key-menu = Table…
key-follow = Me prévenir de la fin
key-unfollow = Ne plus me prévenir
key-note = Ma note
key-resume = Reprendre la partie
key-seats = Prendre une place
key-ask-pause = Demander une pause
key-ask-extend = Demander plus de temps
key-ask-undo = Demander d’annuler un coup
key-ask-undo-decision = Annuler mon dernier coup
key-ask-undo-turn = Annuler tout mon dernier tour
key-ask-cancel = Proposer d’annuler la partie
key-call-off-now = Annuler la partie
key-ask-seat = Demander la place : { $name }

## Refus

reason-which-game = Plusieurs parties ici ont une place libre. Dis de quelle table tu parles.
reason-no-seat-here = Aucune partie de ce salon n’a de place libre.

key-vote = { key-away }
key-ask-away = L’ordinateur joue pour moi

stuck-title = { $table } : ça bloque ?
stuck-waiting = On attend { $who }.
# $at: “3 hours ago”
stuck-since = { $name } (tour commencé { $at })
stuck-nudge = un rappel que tout le monde voit. Toute personne à la table peut l’envoyer, une fois toutes les { $minutes } minutes.
stuck-absent = pour quiconque se tait depuis { $hours } heures ou a quitté le serveur. Les personnes qu’on n’attend pas votent pour que l’ordinateur joue, et { $votes ->
        [0] personne ne le peut pour l’instant
        [1] une voix suffit
       *[other] il faut { $votes } voix
    }. Une personne absente peut revenir une fois par tour ; la deuxième fois, l’ordinateur joue ce tour jusqu’au bout.

## Places qu’on ne peut pas prendre

poll-gone = L’ordinateur garde la place.
poll-gone-replace = La personne qui l’avait demandée n’est plus là.
