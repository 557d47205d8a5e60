### Le tutoriel : six courtes leçons contre un ordinateur, visibles d’une seule personne.

## La page qui liste les leçons

tutorial-title = { key-learn }
tutorial-welcome = { $count ->
    [one] { $count } courte leçon
   *[other] { $count } courtes leçons
} contre { $computer }, dix minutes environ en tout. Tout ce que tu essaies peut s’annuler.
tutorial-line = { $number }. **{ $title }** : { $about }
tutorial-line-done = { $number }. ✅ **{ $title }** (finie) : { $about }
tutorial-line-here = { $number }. 👉 **{ $title }** (à suivre) : { $about }
tutorial-all-done = Et voilà, tu sais jouer ! { COMMAND("civ play") } demande qui joue ; { COMMAND("civ new") } ouvre une partie, contre l’ordinateur si tu veux.
tutorial-key-continue = Reprendre à la leçon { $number }
tutorial-key-lesson = { $number }. { $title }

## Une page d’une leçon

tutorial-place = { $title } · { $step }/{ $steps }
tutorial-place-done = Leçon { $lesson } sur { $lessons } : finie
tutorial-key-show = Montre-moi
tutorial-key-back = Retour
tutorial-key-contents = Leçons
tutorial-key-next = Leçon suivante
tutorial-key-again = Réessayer

## Quand on fait autre chose que demandé

tutorial-other-play = N’importe quelle carte peut se jouer. Cette leçon en demande une autre.
tutorial-other-use = Tu pourrais aussi utiliser cet effet. Cette leçon parle d’un autre.
tutorial-other-copy = Tu pourrais aussi copier cet effet. Cette leçon parle d’un autre.
tutorial-other-sacrifice = Tu peux aussi sacrifier cette carte. Cette leçon demande autre chose.
tutorial-other-card = Toutes ces cartes conviendraient. Cette leçon continue avec une autre.
tutorial-other-target = Tu peux aussi faire ce choix. Cette leçon continue avec un autre.
tutorial-other-end = Tu peux finir ton tour dès que tu as joué une carte. Mais il reste quelque chose à essayer.
tutorial-undo = Appuie sur **{ key-undo }** pour revenir. C’est possible aussi dans une vraie partie, tant que ton coup n’a rien révélé de caché.
tutorial-undo-hidden = Appuie sur **{ key-undo }** pour revenir. Dans une vraie partie, ce serait impossible : tu as vu des cartes cachées.
tutorial-go-on = Il reste à choisir **{ $choice }**.
tutorial-tries = Pas permis ici. Pourquoi ?
reason-tutorial-place = Cette étape du tutoriel n’existe pas. { COMMAND("civ tutorial") } montre toutes les leçons.

## Leçon 1 : un tour

lesson-turn = Ton tour
lesson-turn-about = Jouer, déclencher un effet, piocher.
lesson-turn-begin = Tout le monde voit le plateau ; ta main, personne d’autre ne la voit.
lesson-turn-play = Un tour : jouer une carte, déclencher des effets, piocher. Tu n’as pas encore d’effet, alors un seul bouton suffit : **{ $choice }**.
lesson-turn-play-then = Trois cartes d’un Domaine (deux dans une partie à quatre) donnent droit à son effet : { level-1 }.
lesson-turn-grow = Joue **{ $card }**.
lesson-turn-grow-then = Deux sur trois. Sous chaque carte, tu vois ce que deviendrait sa colonne.
lesson-turn-rest = Appuie sur **{ key-end }** : tu pioches jusqu’à avoir trois cartes.
lesson-turn-rest-then = Une ligne dorée dit quelle carte donne accès à un effet.
lesson-turn-reach = Joue **{ $card }** et atteins le { level-1 }.
lesson-turn-reach-then = { effect-military-1 } est à toi, une fois par tour : défausser une carte, en piocher une autre.
lesson-turn-use = Dans la liste « **{ effect-military-1 }** », choisis **{ $choice }**.
lesson-turn-use-then = Tout le monde voit la défausse.
lesson-turn-draw = Finis ton tour.
lesson-turn-draw-then = Deux nouvelles cartes au lieu d’une : voilà un tour entier.

## Leçon 2 : les effets permanents

lesson-effects = { effects-permanent }
lesson-effects-about = Ce que peuvent plusieurs cartes d’un Domaine.
lesson-effects-begin = Quelques tours plus tard. Cinq cartes d’un Domaine (quatre dans une partie à quatre) atteignent le { level-2 }.
lesson-effects-believe = Trois cartes { domain-religion } portent ta limite de cartes en main de trois à cinq. Joue **{ $card }**.
lesson-effects-believe-then = { effect-religion-1 } agit tout seul.
lesson-effects-experiment = **{ effect-science-1 }** reprend une carte de ton Plan de jeu, puis tu en joues une. Dans sa liste, choisis **{ $choice }**.
lesson-effects-swap = Joue **{ $card }** à la place.
lesson-effects-swap-then = { level-2 } ! Par tour : un effet permanent de chaque Domaine.
lesson-effects-purge = **{ effect-military-2 }** défausse deux cartes de ta main, pour en piocher plus. Dans sa liste, choisis **{ $choice }**.
lesson-effects-purge-then = Ta main est vide, et ta limite est de cinq cartes.
lesson-effects-draw = { lesson-turn-draw }
lesson-effects-draw-then = Cinq nouvelles cartes ! Avec cinq cartes { domain-religion }, ce serait sept.
lesson-effects-play = Joue **{ $card }**.
lesson-effects-play-then = Encore une carte { domain-science }, et c’est le { level-2 }.
lesson-effects-develop = Déclenche **{ effect-economy-1 }** : défausse une carte de ton Plan de jeu, puis joues-en une.
lesson-effects-scrap = Défausse **{ $card }** : elle est seule.
lesson-effects-build = Joue **{ $card }** à sa place.
lesson-effects-build-then = { level-2 }. Les effets permanents ne coûtent rien et reviennent à chaque tour.

## Leçon 3 : les effets de sacrifice

lesson-discards = { effects-sacrifice }
lesson-discards-about = Sacrifier une carte pour un effet puissant.
lesson-discards-begin = { $computer } a six cartes en { domain-military } ; huit font gagner. Empêche-le par des effets de sacrifice, qui coûtent des cartes en jeu.
lesson-discards-play = D’abord, joue **{ $card }**.
lesson-discards-play-then = Tu peux sacrifier une carte dans le tour même où tu l’as jouée.
lesson-discards-embargo = Un { effect-economy-sacrifice } bloque un Domaine d’un autre joueur à son prochain tour. Choisis **{ $choice }**.
lesson-discards-embargo-then = Ta carte y reste le temps d’un tour joué par { $computer }.
lesson-discards-attack = Une { effect-military-sacrifice } coûte deux cartes : une carte { domain-military }, et une du Domaine que tu attaques. Choisis **{ $choice }**.
lesson-discards-attack-then = Tous les autres perdent une carte de ce Domaine.
lesson-discards-end = { lesson-turn-draw }
lesson-discards-end-then = Le Domaine { domain-military } était interdit. L’{ effect-economy-sacrifice } est fini maintenant.
lesson-discards-next = Joue **{ $card }**.
lesson-discards-next-then = Par tour : un effet de sacrifice de chaque Domaine, et son effet permanent aussi.
lesson-discards-inquisition = Une { effect-religion-sacrifice } prend la main d’un autre joueur ; tu décides de ce que tu rends. Choisis **{ $choice }**.
lesson-discards-give = Garde **{ $choice }**.
lesson-discards-give-then = Tu as la carte qui manquait à { $computer }.
lesson-discards-leap = Avec un { effect-science-sacrifice }, tu pioches cinq cartes, puis tu en défausses cinq. Choisis **{ $choice }**.
lesson-discards-sort = Garde **{ $choice }**.
lesson-discards-sort-then = Les effets de sacrifice coûtent des cartes : utilise-les au bon moment. L’{ domain-culture } n’en a pas.

## Leçon 4 : Inspiration

lesson-inspiration = { effect-culture }
lesson-inspiration-about = Emprunter un effet à un autre joueur.
lesson-inspiration-begin = L’{ domain-culture } copie des effets. { $computer } a cinq cartes { domain-religion } : sa limite de cartes en main est de sept.
lesson-inspiration-play = Si personne n’a autant de cartes { domain-culture } que toi, tu peux copier une fois par tour. Joue **{ $card }**.
lesson-inspiration-play-then = Deux contre une : tu as la majorité.
lesson-inspiration-copy = Copie **{ effect-religion-2 }** chez { $computer } : il faut que ce soit mieux que ce que tu as.
lesson-inspiration-copy-then = La { culture-coin } montre ce que tu as copié : une limite de sept cartes, pour ce tour.
lesson-inspiration-end = Finis ton tour et pioche.
lesson-inspiration-end-then = Sept cartes ! Mais { $computer } a aussi joué { domain-culture } : la majorité n’est plus à toi.

## Leçon 5 : l’Hégémonie

lesson-hegemony = { victory-hegemony }
lesson-hegemony-about = Gagner tout de suite, ou empêcher un autre de gagner.
lesson-hegemony-begin = Huit cartes d’un même Domaine à la fin de ton tour font gagner (sept à plus de deux joueurs). Tu en as sept en { domain-culture }, { $computer } sept en { domain-military } !
lesson-hegemony-play = L’{ domain-utopia } vient à l’Âge III. Joue **{ $card }**.
lesson-hegemony-play-then = { level-1 } : tu peux prendre une carte de la défausse.
lesson-hegemony-oligarchy = Dans la liste « **{ effect-utopia-1 }** », choisis **{ $choice }**.
lesson-hegemony-oligarchy-then = Tu gagnerais au prochain tour, mais { $computer } joue avant.
lesson-hegemony-democracy = Avec une { effect-utopia-sacrifice }, un autre joueur a besoin d’une carte de plus dans un Domaine, jusqu’à la fin. Choisis **{ $choice }**.
lesson-hegemony-democracy-then = Il faut maintenant à { $computer } neuf cartes en { domain-military }.
lesson-hegemony-end = { lesson-turn-draw }
lesson-hegemony-end-then = Huit cartes, pas de victoire : ta { effect-utopia-sacrifice } a tenu.
lesson-hegemony-win = Joue **{ $card }**.
lesson-hegemony-win-then = Huit cartes ! Elles comptent à la fin de ton tour.
lesson-hegemony-finish = { lesson-turn-draw }
lesson-hegemony-finish-then = Tu as gagné ! Surveille aussi les colonnes des autres.

## Leçon 6 : les Majorités

lesson-majority = { victory-majority }
lesson-majority-about = Ce qui compte quand la pioche est vide.
lesson-majority-begin = Une fois la dernière carte piochée, chacun finit avec le même nombre de tours. Puis chaque Domaine donne 1 point à qui y a le plus de cartes (1 chacun à égalité). On en est à quatre partout.
lesson-majority-play = En { domain-economy }, il y a égalité. Joue **{ $card }**, et le point n’est qu’à toi.
lesson-majority-play-then = Quatre points à trois.
lesson-majority-end = Finis ton tour. Tu pioches la dernière carte.
lesson-majority-end-then = Tu gagnes quatre à trois. À égalité, on compare les cartes { domain-utopia }, puis { domain-culture }, { domain-science }, { domain-economy }, { domain-religion }, { domain-military }.
