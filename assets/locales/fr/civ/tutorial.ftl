### Le tutoriel : six courtes leçons contre un ordinateur, visibles d’une seule personne.

## La page qui liste les leçons

tutorial-title = Apprendre à jouer
tutorial-welcome = { $count ->
    [one] { $count } courte leçon
   *[other] { $count } courtes leçons
} contre { $computer }, dix minutes environ en tout. Personne d’autre ne les voit. Rien ne peut mal tourner : tout ce que tu essaies peut s’annuler.
tutorial-line = { $number }. **{ $title }** : { $about }
tutorial-line-done = { $number }. ✅ **{ $title }** : { $about }
tutorial-line-here = { $number }. 👉 **{ $title }** : { $about }
tutorial-all-done = Et voilà, tu sais jouer ! { COMMAND("civ play") } demande qui joue ; { COMMAND("civ new") } ouvre une partie, contre l’ordinateur si tu veux.
tutorial-key-continue = Reprendre à la leçon { $number }
tutorial-key-lesson = { $number }. { $title }

## Une page d’une leçon

tutorial-place = Leçon { $lesson } sur { $lessons }, étape { $step } sur { $steps }
tutorial-place-done = Leçon { $lesson } sur { $lessons } : finie
tutorial-key-show = Montre-moi
tutorial-key-back = Retour
tutorial-key-contents = Leçons
tutorial-key-next = Leçon suivante
tutorial-key-again = Réessayer
tutorial-key-learn = Apprendre à jouer
tutorial-hint = C’est ta première fois ? { COMMAND("civ tutorial") } t’apprend le jeu en dix minutes.

## Quand on fait autre chose que demandé

tutorial-other-play = Tu pourrais jouer n’importe quelle carte de ta main. Cette leçon en demande une autre.
tutorial-other-use = Tu pourrais aussi utiliser cet effet. Cette leçon parle d’un autre.
tutorial-other-copy = Tu pourrais aussi copier cet effet. Cette leçon parle d’un autre.
tutorial-other-sacrifice = Tu peux aussi sacrifier cette carte. Cette leçon demande autre chose.
tutorial-other-card = Toutes ces cartes conviendraient. Cette leçon continue avec un autre choix.
tutorial-other-target = Tu peux aussi faire ce choix. Cette leçon continue avec un autre.
tutorial-other-end = Tu peux finir ton tour dès que tu as joué une carte. Mais il reste quelque chose à essayer dans ce tour.
tutorial-undo = Appuie sur **{ key-undo }** pour revenir. C’est possible aussi dans une vraie partie, tant que ton coup n’a rien révélé de caché.
tutorial-undo-hidden = Appuie sur **{ key-undo }** pour revenir. Dans une vraie partie, ce serait impossible : tu as vu des cartes cachées.
tutorial-go-on = Il reste à choisir **{ $choice }**.
tutorial-tries = Ou découvre pourquoi c’est impossible :
reason-tutorial-place = Cette étape du tutoriel n’existe pas. { COMMAND("civ tutorial") } montre toutes les leçons.

## Leçon 1 : un tour

lesson-turn = Ton tour
lesson-turn-about = Jouer, déclencher un effet, piocher.
lesson-turn-begin = Bienvenue ! En haut, le plateau, que tout le monde voit ; au-dessous, ta main, que personne d’autre ne voit. C’est ainsi dans chaque partie.
lesson-turn-play = Un tour a trois étapes : jouer une carte, déclencher des effets, piocher. Tu n’as pas encore d’effet, alors un seul bouton suffit : **{ $choice }**.
lesson-turn-play-then = { $card } est maintenant dans ton Plan de jeu, tu as pioché une carte, et { $computer } a joué son tour. Avec trois cartes d’un Domaine (deux si vous jouez à quatre), tu atteins le { level-1 } et tu as droit à son effet ; pour l’instant, tu en as une.
lesson-turn-grow = Joue **{ $card }** : ta colonne grandit.
lesson-turn-grow-then = Deux sur trois. Sous chaque carte de ta main, tu vois ce que deviendrait sa colonne.
lesson-turn-rest = Cette fois, tu pourrais faire autre chose ; une autre leçon te montrera quoi. C’est donc toi qui finis le tour : appuie sur **{ key-end }** et pioche jusqu’à avoir de nouveau trois cartes.
lesson-turn-rest-then = Les cartes de l’Âge I viennent d’abord ; les Âges suivants en apportent d’autres. Regarde ta main : la ligne dorée dit quelle carte donne accès à un effet.
lesson-turn-reach = Joue **{ $card }** et atteins le { level-1 }.
lesson-turn-reach-then = Trois cartes en { domain-military } ! Tu peux maintenant utiliser son effet { effect-military-1 }, une fois par tour.
lesson-turn-use = Déclenche **{ effect-military-1 }** : défausse une carte qui ne va pas avec ce que tu as, pour en piocher une autre. L’effet et la carte ne font qu’un choix : dans sa liste, choisis **{ $choice }**.
lesson-turn-use-then = La carte est dans la défausse, où tout le monde peut la voir.
lesson-turn-draw = Finis ton tour.
lesson-turn-draw-then = Deux nouvelles cartes au lieu d’une. Voilà un tour entier : jouer une carte, déclencher des effets, piocher.

## Leçon 2 : les effets permanents

lesson-effects = { effects-permanent }
lesson-effects-about = Ce que peuvent plusieurs cartes d’un Domaine.
lesson-effects-begin = Quelques tours plus tard. Tu as le { level-1 } en { domain-economy } et en { domain-science }, et quatre cartes en { domain-military }. Cinq cartes d’un Domaine (quatre si vous jouez à quatre) atteignent le { level-2 }.
lesson-effects-believe = La { domain-religion } agit toute seule : avec trois cartes, tu pioches jusqu’à cinq cartes au lieu de trois. Joue **{ $card }**.
lesson-effects-believe-then = { effect-religion-1 } est à toi tant que tu as trois cartes { domain-religion } devant toi. Tu le verras en piochant.
lesson-effects-experiment = Déclenche **{ effect-science-1 }** : une carte de ton Plan de jeu revient dans ta main, et tu en joues une autre. Dans sa liste, choisis **{ $choice }** : cette carte ne te sert pas à grand-chose.
lesson-effects-swap = Joue **{ $card }** à la place.
lesson-effects-swap-then = Cinq cartes en { domain-military } : { level-2 }, utilisable tout de suite.
lesson-effects-purge = Déclenche **{ effect-military-2 }** pour défausser les deux cartes de ta main : dans sa liste, choisis **{ $choice }**. Tu vas voir pourquoi. Tu peux utiliser un effet permanent de chaque Domaine par tour, dans l’ordre de ton choix.
lesson-effects-purge-then = Ta main est vide, et ta limite de cartes en main est de cinq.
lesson-effects-draw = Finis ton tour.
lesson-effects-draw-then = Cinq nouvelles cartes ! Avec cinq cartes { domain-religion }, ce serait jusqu’à sept : c’est { effect-religion-2 }.
lesson-effects-play = C’est de nouveau ton tour. Joue **{ $card }**.
lesson-effects-play-then = Quatre cartes en { domain-science }. Une de plus, et c’est le { level-2 }.
lesson-effects-develop = Déclenche **{ effect-economy-1 }** : défausse une carte de ton Plan de jeu, puis joues-en une de ta main. Quand tu as autant d’effets, la carte se choisit dans un second temps.
lesson-effects-scrap = Défausse **{ $card }** de ton Plan de jeu. Elle y est seule.
lesson-effects-build = Joue **{ $card }** à sa place.
lesson-effects-build-then = { level-2 } en { domain-science }. Les effets permanents ne coûtent rien et reviennent à chaque tour : regarde-les avant de finir le tien.

## Leçon 3 : les effets de sacrifice

lesson-discards = { effects-sacrifice }
lesson-discards-about = Sacrifier une carte pour un effet puissant.
lesson-discards-begin = { $computer } a six cartes en { domain-military }, et il en faut huit d’un même Domaine pour gagner. Empêche cela : chaque carte de ton Plan de jeu peut être sacrifiée pour son effet.
lesson-discards-play = D’abord, joue **{ $card }**.
lesson-discards-play-then = Tu peux sacrifier une carte dans le tour même où tu l’as jouée.
lesson-discards-embargo = Sacrifie **{ $card }** pour un { effect-economy-sacrifice } : il interdit à un autre joueur de jouer un Domaine à son prochain tour. Choisis **{ $choice }** ; au-dessous, tu vois quelle carte cela coûte.
lesson-discards-embargo-then = Ta carte reste en { domain-military }, face cachée, le temps d’un tour joué par { $computer }.
lesson-discards-attack = Maintenant, une { effect-military-sacrifice }. Elle coûte deux cartes : une carte { domain-military }, et une autre, dont tu attaques le Domaine. Ici, les deux sont des cartes { domain-military } : choisis **{ $choice }**.
lesson-discards-attack-then = Tous les autres perdent une carte de ce Domaine. { $computer } n’en a plus que cinq.
lesson-discards-end = Finis ton tour et regarde ce que fait { $computer }.
lesson-discards-end-then = Le Domaine { domain-military } était interdit. L’{ effect-economy-sacrifice } est fini maintenant : cherche un autre moyen.
lesson-discards-next = Joue **{ $card }**.
lesson-discards-next-then = Par tour, tu peux utiliser un effet de sacrifice de chaque Domaine, et son effet permanent aussi.
lesson-discards-inquisition = Sacrifie **{ $card }** pour une { effect-religion-sacrifice } : tu prends toute la main d’un autre joueur et tu décides de ce que tu rends. Choisis **{ $choice }**.
lesson-discards-give = Tu as maintenant toutes les cartes de l’autre main. Garde ce qui t’aide, surtout la carte { domain-military } : choisis **{ $choice }**. Le reste revient à { $computer }.
lesson-discards-give-then = Tu connais maintenant la main adverse, et tu as la carte qui manquait à { $computer }.
lesson-discards-leap = Encore un : sacrifie **{ $card }** pour un { effect-science-sacrifice }. Tu pioches cinq cartes, puis tu en défausses cinq. Choisis **{ $choice }**.
lesson-discards-sort = Choisis les deux cartes que tu gardes : **{ $choice }**. Les cinq autres sont défaussées.
lesson-discards-sort-then = Chacun de ces effets coûte une carte en jeu : utilise-les au bon moment. L’{ domain-culture } n’en a pas, et l’{ domain-utopia } vient plus tard.

## Leçon 4 : Inspiration

lesson-inspiration = { effect-culture }
lesson-inspiration-about = Emprunter un effet à un autre joueur.
lesson-inspiration-begin = L’{ domain-culture } n’a pas d’effet à lui : il copie. { $computer } a cinq cartes { domain-religion } : sa limite de cartes en main est de sept.
lesson-inspiration-play = Si personne n’a autant de cartes { domain-culture } que toi, tu peux copier. Joue **{ $card }**.
lesson-inspiration-play-then = Deux contre une : tu as la majorité.
lesson-inspiration-copy = Copie **{ effect-religion-2 }** chez { $computer }. Ce que tu copies doit être meilleur que ce que tu as.
lesson-inspiration-copy-then = La { culture-coin } est sur la colonne copiée. Pour ce tour, ta limite de cartes en main est de sept.
lesson-inspiration-end = Finis ton tour et pioche.
lesson-inspiration-end-then = Sept cartes ! Puis { $computer } a aussi joué { domain-culture }. Personne n’a plus la majorité, et la Pièce est revenue. On peut copier une fois par tour, et cela vaut pour ce tour.

## Leçon 5 : l’Hégémonie

lesson-hegemony = { victory-hegemony }
lesson-hegemony-about = Gagner tout de suite, ou empêcher un autre de gagner.
lesson-hegemony-begin = Avec huit cartes d’un même Domaine à la fin de ton tour, tu gagnes tout de suite (sept à plus de deux joueurs). Tu as sept cartes { domain-culture }, mais aucune en main. { $computer } en a sept en { domain-military } !
lesson-hegemony-play = L’{ domain-utopia } vient tard, à l’Âge III. Joue **{ $card }**, ta troisième.
lesson-hegemony-play-then = { level-1 } en { domain-utopia } : tu peux prendre une carte de la défausse.
lesson-hegemony-oligarchy = Déclenche **{ effect-utopia-1 }** et prends la carte qu’il te faut : dans sa liste, choisis **{ $choice }**.
lesson-hegemony-oligarchy-then = Tu gagnerais à ton prochain tour. Mais { $computer } joue avant.
lesson-hegemony-democracy = Sacrifie **{ $card }** pour une { effect-utopia-sacrifice } : un autre joueur aura besoin d’une carte de plus dans un Domaine, jusqu’à la fin de la partie. Choisis **{ $choice }**.
lesson-hegemony-democracy-then = Il faut maintenant à { $computer } neuf cartes en { domain-military }.
lesson-hegemony-end = Finis ton tour.
lesson-hegemony-end-then = Huit cartes, et pas de victoire : ta { effect-utopia-sacrifice } a tenu.
lesson-hegemony-win = Maintenant, joue **{ $card }**.
lesson-hegemony-win-then = Huit cartes en { domain-culture }. Cela compte à la fin de ton tour.
lesson-hegemony-finish = Finis ton tour.
lesson-hegemony-finish-then = Tu as gagné ! Surveille les cartes des autres : le plateau les montre dans chaque colonne.

## Leçon 6 : les Majorités

lesson-majority = { victory-majority }
lesson-majority-about = Ce qui compte quand la pioche est vide.
lesson-majority-begin = Il reste une carte dans la pioche. Une fois piochée, chacun finit avec le même nombre de tours. Puis chaque Domaine donne 1 point à celui qui y a le plus de cartes (1 chacun à égalité). On en est à quatre partout.
lesson-majority-play = En { domain-economy }, il y a égalité. Joue **{ $card }**, et le point n’est qu’à toi.
lesson-majority-play-then = Quatre points à trois.
lesson-majority-end = Finis ton tour. Tu pioches la dernière carte.
lesson-majority-end-then = { $computer } a joué son dernier tour sans piocher, et tu gagnes quatre points à trois. À égalité, on compare les cartes { domain-utopia }, puis { domain-culture }, { domain-science }, { domain-economy }, { domain-religion }, { domain-military }.
