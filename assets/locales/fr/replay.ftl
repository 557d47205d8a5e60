### Revoir une partie : `/civ replay` et le film.

step-deal = La donne
step-round = Draft, tour { $count }
step-take = Draft : { $name } prend une carte au centre
step-turn = Tour { $count } : { $name }

## Une page

replay-title = Replay de la partie { $table }
history-title = Table { $table } jusqu’ici
replay-where = page { $step } sur { $steps }
replay-hand = { $name } a en main : { $cards }.
replay-pack = { $name } choisit parmi { $cards }.
replay-hand-empty = { $name } n’a aucune carte en main.
replay-link = { ping-lobby-link }
replay-public = Seule la personne qui a ouvert ce replay tourne les pages. Appuie sur un bouton pour avoir le tien.
replay-earlier = Plus tôt : { $step }…
replay-later = Plus tard : { $step }…
pick-step = Aller à un tour
pick-view = Vue de qui ?
view-gallery = Vue publique
view-seat = Vue : { $name }, avec sa main
key-first = Début
key-back = Précédent
key-next = Suivant
key-last = Fin
key-now = Maintenant
key-move-back = Un coup en arrière
key-move-on = Un coup en avant
key-replay-more = Plus…
key-replay-less = Moins
key-film = Animation
key-share = Partager
key-export = Télécharger
key-verify = Vérifier la donne
key-story = Récit
story-none = Je ne peux pas raconter cette partie.
key-replay = Revoir

## Réponses

shared = `{ $code }` désigne ce moment. Sur ce serveur, tout le monde peut le voir : { COMMAND("civ replay") } avec ce code.
replay-unshown = Cette partie ne peut pas être revue ici, mais tu peux la télécharger.
film-waiting = 🎞️ Une autre animation est en cours. La tienne vient ensuite.
film-begins = 🎞️ L’animation se prépare…
film-progress = 🎞️ Animation en cours : { $done } sur { $total } images.
film-title = Table { $table } : l’animation
film-alt = Toute la partie de la table { $table }, une image par page. Le replay raconte chaque page en mots.
film-too-large = Cette animation dépasserait ce que ce serveur accepte. `civ render` en fait de toute longueur à partir d’une partie téléchargée.

## Refus

reason-replay-unfinished = La partie de cette table est encore en cours : { COMMAND("civ replay") } te la montre en privé, telle que tu peux la voir. Les mains de tous viennent après la fin.
reason-replay-lobby = La partie de cette table n’a pas commencé.
reason-replay-none = Tu n’as pas de partie à revoir, et ce salon non plus.
replay-none-which = Tu n’as pas de partie à revoir, et ce salon non plus. Les autres de ce serveur :
reason-replay-not-here = Cette table est dans un salon ou sur un serveur que tu ne vois pas.
reason-replay-code = « { $text } » n’est pas le code d’un moment. Un code est une table et un coup, comme 12-34.
reason-replay-seat = Cette table n’a pas cette place. Ses places vont de 1 à { $players }.
reason-replay-hands = Cette partie a été annulée avant la fin : les mains restent cachées à ceux qui ne l’ont pas jouée.
replay-several-which = Plusieurs parties sont en cours. Laquelle ?
