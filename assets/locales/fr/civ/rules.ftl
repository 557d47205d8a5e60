### Les règles sous la main : nos propres mots ; chaque ligne se suffit et porte sa clause entre parenthèses.

## Le livre

rules-title = Règles
rules-intro = Comment on joue, en courtes pages : choisis-en une, ou tape { COMMAND("rules") } et un mot. Les numéros entre parenthèses sont les articles des règles. « Règle maison » signale ce que le livret laisse ouvert, ou ce que ses éditions disent différemment.
pick-rules-game = Le jeu : choisir une page
pick-rules-effects = Les effets : choisir une page
pick-rules-more = Fin, équipes, tournois…
pick-rules-glossary = Choisir un mot
rules-line = - { $text } ({ $clause })
rules-line-house = - { $text } ({ $clause }, règle maison)
rules-line-here = - { $text }
rules-shown = Appuie sur « { $button } » pour lire la suite dans ta langue.
rules-effects-seen = Cartes : { $cards }. { $does }
rules-effects-seen-one = { $effect } : { $does }
rules-ignored-words = le, la, les, l, un, une, des, du, de, d, a, au, aux, en, dans, sur, sous, par, pour, avec, sans, et, ou, mais, si, ne, n, pas, ni, que, qu, qui, quoi, quel, quelle, quels, quelles, quand, comment, pourquoi, combien, ou, est, sont, suis, es, etre, ce, c, cet, cette, ces, cela, ca, j, je, tu, il, elle, on, nous, vous, ils, elles, me, m, te, t, se, s, mon, ma, mes, ton, ta, tes, son, sa, ses, leur, leurs, y, fait, faire, fais, sert, veut, dire, peut, peux, puis, doit, dois, ai, as, avoir, va, vais, se, passe, il, y, quand, donc, alors, plus, tres, bien, jeu, quelqu, chose, arrive, marche, jai, cest, jsuis, ya, qqn, svp, stp, maintenant, truc, comprends, sais, question, possible, droit, faut, veux, salut, bonjour, deja, encore, toujours, peu, rien, tout, etait, pk, pq, koi
key-rules-contents = Toutes les pages
key-rules-back = Précédent
key-rules-next = Suivant
key-rules-open = Ouvrir les règles
rules-title-of-effects = { $domain } : { $effects }

## Ce que dit un tableau, une ligne par nombre de joueurs

rules-row-levels = **{ $players } joueurs** : { level-1 } avec { $one } cartes, { level-2 } avec { $two } cartes
rules-row-hegemony = **{ $players } joueurs** : { $need } cartes d’un même Domaine
rules-row-supply = **{ $domain }** : { $ages } ({ $count } cartes)
rules-row-size = **{ $effect }** ({ domain-religion }, niveau { $level }) : { $size } cartes

## But du jeu

rules-goal-title = But du jeu
rules-goal-words = but, gagner, victoire, objectif, comment gagner, résumé, vue d’ensemble, principe, comment on gagne, à quoi sert, débuter, qui gagne, de quoi parle le jeu, en quoi consiste le jeu, collectionner
rules-goal-alt = Les emblèmes des six Domaines, puis une couronne pour l’Hégémonie et un laurier pour le plus grand nombre de points.
rules-goal-domains = Tu bâtis une civilisation avec les cartes de ton Plan de jeu. Chaque carte appartient à l’un des six Domaines : { $domains }.
rules-goal-effects = Plus tu as de cartes d’un Domaine, plus ses effets sont forts.
rules-goal-hegemony = **{ victory-hegemony }** : réunis assez de cartes d’un même Domaine à la fin de ton tour, et tu gagnes tout de suite.
rules-goal-majority = **{ victory-majority }** : si la pioche se vide avant, chaque Domaine où tu as au moins une carte et où personne n’en a plus que toi te donne un point. Le plus grand nombre de points l’emporte.

## Mise en place

rules-setup-title = Mise en place : { setup-classic }
rules-setup-words = début, commencer, distribution, donne, préparation, matériel, cartes, combien de cartes, Âge, boîte, mélanger, main de départ, qui commence, premier joueur, durée d’une partie, combien de joueurs, cartes chacun, cartes au début, distribuer les cartes, mettre en place, âges, combien on peut être, combien peuvent jouer, nombre de joueurs, durée, combien de temps dure une partie, 2 joueurs, 3 joueurs, 4 joueurs, cartes au départ, cartes retirées, commence, à combien on peut jouer, 5 joueurs, cinq joueurs, jouer à 5, plus de quatre, combien de personnes, qui est le premier, en tout, cartes manquantes, se joue à combien, combien de cartes en tout
rules-setup-alt = Les dos des trois Âges : l’Âge I est sur l’Âge II, l’Âge II sur l’Âge III. Puis une main de cartes.
rules-setup-cards = Le jeu a { $cards } cartes de trois Âges. La liste ci-dessous les compte.
rules-setup-players = On joue à deux, trois ou quatre. D’une traite, une partie dure à peu près une demi-heure ; avec un jour par tour, des semaines.
rules-setup-box = Les cartes de chaque Âge sont mélangées à part. À 2 ou 3 joueurs, { $boxed } cartes de chaque Âge retournent dans la boîte. Personne ne les voit.
rules-setup-deck = La pioche est empilée par Âge : l’Âge I au-dessus, l’Âge III en dessous.
rules-setup-first = Le Premier Joueur est tiré au hasard. La Pièce de Majorité en Art est à côté de la pioche, et la défausse est vide.
rules-setup-deal = Dans le sens des aiguilles d’une montre, à partir du Premier Joueur, chacun prend en main les { $dealt } cartes du dessus de la pioche.

rules-draft-title = Mise en place : { setup-draft }
rules-draft-words = draft, passer, choisir, paquet, centre, passer à gauche, choisir une carte, drafter, choisir ses cartes au début, passer les paquets, choisir les cartes, déjà une carte devant moi, carte avant de jouer, en garder une et passer le reste, se passer les cartes, cartes au début, cartes au milieu
rules-draft-alt = Un paquet de cartes : une va dans ta main, les autres passent à gauche. Les dernières vont au centre.
rules-draft-keep = Chacun prend les { $pack } cartes du dessus de la pioche, en garde une en secret et passe les autres à gauche.
rules-draft-pass = Chacun garde une carte du nouveau paquet et passe les autres, jusqu’à ce qu’il ne reste qu’une carte par paquet.
rules-draft-centre = Ces dernières cartes vont au centre, face visible. À partir de la droite du Premier Joueur et dans le sens inverse des aiguilles d’une montre, chacun en prend une dans son Plan de jeu. Le Premier Joueur est le dernier.
rules-draft-start = Tout le monde commence donc avec { $kept } cartes en main et une carte dans son Plan de jeu. Pendant le draft, il n’y a pas d’effet, et personne ne gagne.
rules-draft-here = Tu choisis avec des boutons. Personne ne voit ton choix avant que tout le monde ait choisi.

## Le tour

rules-turn-title = Le tour : trois étapes
rules-turn-words = ordre du jeu, étape, phase, déroulement, tour de jeu, sens des aiguilles d’une montre, que puis-je faire, phases, fin du tour, à qui le tour, mon tour, piocher ou jouer d’abord, dans quel ordre, deux tours de suite, piocher avant ou après, se passer des pouvoirs, pouvoir avant de poser, joueur suivant, quand c’est à moi, je fais quoi
rules-turn-alt = Trois étapes : une carte de ta main va dans ton Plan de jeu ; les effets ; des cartes de la pioche vont dans ta main.
rules-turn-order = On joue chacun son tour, dans le sens des aiguilles d’une montre, à partir du Premier Joueur. Un tour a trois étapes, toujours dans cet ordre.
rules-turn-play = **1. Jouer une carte** de ta main dans ton Plan de jeu. Cette étape est obligatoire.
rules-turn-effects = **2. Déclencher les effets** disponibles : ceux que tu veux, dans l’ordre de ton choix, ou aucun.
rules-turn-draw = **3. Compléter ta main** jusqu’à ta limite de cartes en main. Cette étape est obligatoire.
rules-turn-hegemony = Après l’étape 3, tu gagnes si tu as l’Hégémonie. Sinon, le tour suivant commence.

rules-playing-title = Jouer une carte
rules-playing-words = étape 1, jouer, poser, obligatoire, passer, impossible de jouer, dois-je jouer, passer son tour, obligé de jouer, dois-je, main vide, je n’ai plus de cartes, aucune carte en main, poser une carte, combien de cartes je peux jouer, jouer une carte, plus d’une carte, rien à jouer, je ne peux rien jouer, forcé de jouer, facultatif, pas envie de jouer, passer sans jouer, sans jouer, ne rien jouer, ne pas jouer, 0 carte en main, zéro carte en main, aucune carte, âge 1 ou âge 3, marche direct, plus rien en main, carte I II III, I ou III, cartes plus fortes, chiffres romains, carte que je viens de mettre
rules-playing-alt = Une carte de ta main va dans ton Plan de jeu.
rules-playing-one = À l’étape 1, tu joues une carte, de n’importe quel Domaine et de n’importe quel Âge. Si tu le peux, tu le dois.
rules-playing-counts = La carte compte tout de suite. Tu peux utiliser ses effets dans le même tour, et même la sacrifier pour son effet de sacrifice.
rules-playing-skip = Tu ne passes cette étape que si ta main est vide, ou si un Embargo interdit toutes tes cartes.
rules-playing-more = Les cartes que tu joues par un effet d’{ domain-economy } ou de { domain-science } sont aussi des cartes jouées. Un Embargo les interdit de même.
rules-playing-age = L’Âge d’une carte ne change pas ses effets. Il décide seulement de la carte que tu perds lors d’une Attaque : une de l’Âge le plus bas.

rules-effects-title = Les effets : quand les utiliser
rules-effects-words = étape 2, niveau, niveaux, effets permanents, effets de sacrifice, sacrifier, combien de fois, deux fois, nombre requis, niveau 1, une fois par tour, pouvoir, pouvoirs, capacité, niv, les deux niveaux, niveau 1 et niveau 2 ensemble, combien de cartes pareilles, même couleur, effet en partie, effet complet, activer, quand marchent les effets, réutiliser un effet, combien de fois utiliser, effet plus faible, niveau inférieur, passer au niveau, atteindre un niveau, terminer un effet, finir un effet, obligé d’utiliser, utiliser un effet, utiliser l’effet, effet obligatoire, niveau deux, quand faut-il défausser, quand défausser, débloquer un pouvoir, en plein milieu d’un autre, sacrifice, sacrifices, combien de cartes pour le niveau 2, à partir de combien de cartes
rules-effects-alt = Des emblèmes au niveau 1 et au niveau 2 : il faut de plus en plus de cartes. Puis une carte en route vers la défausse.
rules-effects-permanent = Un **effet permanent** agit dès que tu as assez de cartes de son Domaine dans ton Plan de jeu. Elles y restent.
rules-effects-level = Au niveau 2, tu peux utiliser le niveau 1 à la place, mais jamais les deux à la fois.
rules-effects-sacrifice = Un **effet de sacrifice** te coûte une carte de son Domaine dans ton Plan de jeu.
rules-effects-once = À chaque tour : une fois l’effet permanent de chaque Domaine et une fois son effet de sacrifice, dans l’ordre que tu veux. L’{ domain-culture } n’a pas d’effet de sacrifice.
rules-effects-whole = Termine un effet avant d’en déclencher un autre, même si tu perds son niveau en route.
rules-effects-possible = Ne déclenche un effet que si tu peux le résoudre complètement.

rules-handsize-title = Limite de cartes en main et pioche
rules-handsize-words = étape 3, piocher, limite, maximum, combien de cartes, compléter, taille de main, pioche, trop de cartes, combien en main, cartes en main, combien de cartes en main, combien je pioche, cartes à piocher, main pleine, garder en main, garder des cartes, combien je peux garder, trop de cartes en main, 3 cartes, jeter des cartes en trop, cartes en trop, dois-je en jeter, rien pioché, combien on en tire, repiocher
rules-handsize-alt = Des cartes de la pioche vont dans ta main. La Religion augmente la limite, au niveau 1 et encore au niveau 2.
rules-handsize-draw = À l’étape 3, tu pioches jusqu’à ta limite de cartes en main. Si tu en as autant ou plus, tu ne pioches pas et tu ne défausses pas.
rules-handsize-limit = Ta limite de cartes en main est de { $size }. La { domain-religion } l’augmente, comme le dit la liste ci-dessous.
rules-handsize-maximum = Tu peux avoir en main plus de cartes que ta limite : il n’y a pas de maximum.
rules-handsize-short = S’il n’y a plus assez de cartes dans la pioche, tu pioches ce qui reste.

## Effets permanents

rules-military-words = enlever, main, défausser des cartes de ma main, se débarrasser, armée, soldats, rouge, se débarrasser de cartes, jeter des cartes de sa main, ses propres cartes, à quoi sert d’assassiner
rules-military-one = **{ effect-military-1 }** (niveau 1) : défausse exactement une carte de ta main.
rules-military-two = **{ effect-military-2 }** (niveau 2) : défausse exactement deux cartes de ta main.
rules-military-choose = Tu choisis lesquelles ; il faut les avoir en main.
rules-military-why = Cela fait de la place : à l’étape 3, tu pioches de nouvelles cartes jusqu’à ta limite de cartes en main.

rules-religion-words = limite de cartes en main, limite, plus de cartes, piocher plus, plus de cartes en main, blanc, blanche, église, garder plus de cartes, tenir plus de cartes, 5 cartes en main, 7 cartes en main, activer la religion, perdu une carte religion
rules-religion-one = **{ effect-religion-1 }** (niveau 1) : ta limite de cartes en main passe de { $size } à { $size1 }.
rules-religion-two = **{ effect-religion-2 }** (niveau 2) : ta limite de cartes en main passe à { $size2 }.
rules-religion-always = Cet effet agit tout seul tant que tu en as le niveau. Il n’y a rien à faire, et il ne s’épuise pas.
rules-religion-when = Ton niveau compte au moment où commence l’étape 3.

rules-economy-words = échanger, remplacer, jouer plus de cartes, échanger une carte, jaune, argent, jouer deux cartes, jouer plusieurs cartes, jeter une carte pour en jouer une autre, à quoi servent les cartes économie
rules-economy-one = **{ effect-economy-1 }** (niveau 1) : défausse une carte de ton Plan de jeu, puis joue une carte de ta main.
rules-economy-two = **{ effect-economy-2 }** (niveau 2) : défausse deux cartes de ton Plan de jeu, puis joue deux cartes de ta main.
rules-economy-need = Il te faut ce nombre de cartes dans ton Plan de jeu, et autant de cartes jouables en main.
rules-economy-embargo = Les nouvelles cartes sont des cartes jouées : elles comptent tout de suite, et un Embargo les interdit.

rules-science-words = échanger, reprendre, remplacer, jouer plus de cartes, reprendre une carte, reprendre en main, vert, verte, inventions, reprendre une carte en jeu, jouer deux cartes, jouer plusieurs cartes, reprendre une carte posée, pouvoir des cartes science, ramasser une carte sur la table
rules-science-one = **{ effect-science-1 }** (niveau 1) : reprends en main une carte de ton Plan de jeu, puis joue une carte de ta main.
rules-science-two = **{ effect-science-2 }** (niveau 2) : reprends en main deux cartes de ton Plan de jeu, puis joue deux cartes de ta main.
rules-science-again = Tu peux rejouer les cartes mêmes que tu viens de reprendre.
rules-science-enough = Il doit te rester assez de cartes jouables en main. Tu ne peux pas reprendre des cartes qui te bloqueraient.
rules-science-embargo = { rules-economy-embargo }

rules-culture-words = copier, copie, pièce, Pièce de Majorité en Art, imiter, culture, copier un effet, bleu, bleue, le plus de cartes art, égalité en art, pouvoir d’un autre, copier quelqu’un, effet d’un autre, effet d’un adversaire, à quoi sert la pièce, copier religion
rules-culture-who = As-tu plus de cartes Art dans ton Plan de jeu que chacun des autres joueurs ? Alors tu peux utiliser **{ effect-culture }** une fois par tour. Une carte suffit quand personne d’autre n’en a.
rules-culture-what = Copie un effet permanent de niveau 1 ou de niveau 2 qu’un autre joueur a maintenant. L’{ domain-culture } ne se copie pas.
rules-culture-better = Il doit être meilleur que le tien dans ce Domaine, et il compte comme l’effet permanent de ce Domaine pour ce tour.
rules-culture-yours = L’effet agit comme s’il était à toi : avec ta main et ton Plan de jeu.
rules-culture-coin = La Pièce de Majorité en Art le marque. Elle repart quand un autre joueur a autant de cartes Art que toi, ou quand l’un de vous deux quitte la partie.
rules-culture-religion = Une { domain-religion } copiée compte quand tu pioches, si la Pièce est encore là et si ce joueur a encore le niveau.
rules-culture-again = La Pièce ne te donne rien aux tours suivants : copie de nouveau.

rules-utopia-words = défausse, prendre, récupérer, piocher dans la défausse, récupérer une carte, reprendre dans la défausse, violet, violette, carte défaussée, reprendre une carte défaussée, récupérer une défaussée, carte jetée, carte que j’ai jetée, carte que j’ai défaussée, cimetière
rules-utopia-one = **{ effect-utopia-1 }** (niveau 1) : prends en main une carte de la défausse.
rules-utopia-two = **{ effect-utopia-2 }** (niveau 2) : prends en main deux cartes de la défausse.
rules-utopia-any = Tu peux prendre n’importe quelle carte de la défausse. Tout le monde voit laquelle.
rules-utopia-need = La défausse doit contenir au moins ce nombre de cartes.

## Effets de sacrifice

# Further words for each of the discard effects below
rules-discard-effect-words = sacrifier, sacrifice

rules-attack-words = détruire, guerre, attaquer, perdre des cartes, tout le monde défausse, perdre une carte, combat, tuer, armée, soldats, rouge, faire perdre des cartes, qui perd une carte, qui est touché, carte la plus faible, celui qui attaque, attaquer un domaine que je n’ai pas
rules-attack-do = Sacrifie une carte { domain-military } de ton Plan de jeu, puis défausse une autre carte de ton Plan de jeu, de n’importe quel Domaine. C’est le Domaine de cette deuxième carte qui est attaqué.
rules-attack-need = Il te faut donc au moins deux cartes dans ton Plan de jeu.
rules-attack-others = Tous les autres joueurs défaussent de leur Plan de jeu une carte du Domaine attaqué. Ceux qui n’en ont pas ne perdent rien.
rules-attack-lowest = C’est toujours, chez chacun, une carte de l’Âge le plus bas de ce Domaine. Personne ne choisit : on n’attend personne.
rules-attack-mate = Ton partenaire n’est pas épargné.

rules-inquisition-words = voler, échanger les mains, prendre une main, regarder une main, regarder la main, blanc, blanche, voir la main de quelqu’un, échanger sa main, piquer des cartes, prendre les cartes de quelqu’un, prendre toute la main, voler les cartes, voler la main, rendre, rendre des cartes, redonner, ce que j’ai piqué
rules-inquisition-do = Sacrifie une carte { domain-religion } de ton Plan de jeu et choisis un autre joueur.
rules-inquisition-take = Prends toute sa main dans la tienne. Rends ensuite exactement autant de cartes, celles que tu veux.
rules-inquisition-empty = Tu peux choisir un joueur sans cartes. Il ne se passe alors rien.
rules-inquisition-secret = Personne d’autre que vous deux ne sait quelles cartes ont bougé. Les autres n’en voient que les Âges.

rules-embargo-words = interdire, bloquer, marqueur, ne pas jouer, empêcher, empêcher de jouer, interdit, jaune, carte sur mes cartes, carte face cachée devant moi, empêcher quelqu’un de jouer, interdire une couleur, combien de temps dure un embargo, pourquoi je ne peux pas jouer, je peux pas jouer, carte interdite, domaine interdit, embargos, deux embargos, plusieurs embargos, pouvoir sous embargo, m’a bloqué, bloqué pendant combien de tours, utiliser un effet sous embargo, carte à l’envers
rules-embargo-do = Pose une carte { domain-economy } de ton Plan de jeu, face cachée, sur un Domaine d’un autre joueur où il y a au moins une carte. Elle devient un marqueur.
rules-embargo-forbids = À son prochain tour, ce joueur ne peut pas jouer de carte de ce Domaine, ni à l’étape 1 ni par un effet.
rules-embargo-allows = Les effets de ce Domaine restent permis, son effet de sacrifice aussi.
rules-embargo-ends = Après l’étape 3 de ce tour, le marqueur va à la défausse. Plusieurs Embargos peuvent agir au même tour.

rules-leap-words = cinq cartes, nouvelle main, échanger, repiocher, vert, verte, tirer cinq cartes, pas assez de cartes dans la pioche pour cinq, changer toute sa main, piocher 5 cartes, tirer 5 cartes, défausser 5 cartes, d’un coup
rules-leap-do = Sacrifie une carte { domain-science } de ton Plan de jeu. Pioche { $leap } cartes, puis défausse { $leap } cartes de ta main.
rules-leap-any = Tu peux défausser n’importe quelles cartes de ta main, nouvelles ou anciennes.
rules-leap-short = S’il y en a moins dans la pioche, pioche ce qui reste et défausse autant de cartes.
rules-leap-end = Si cela vide la pioche, le dernier tour commence.

rules-democracy-words = marqueur, une carte de plus, bloquer, empêcher, arrêter une victoire, empêcher de gagner, contrer l’hégémonie, empêcher une victoire, l’empêcher de gagner, violet, violette, carte sur mes cartes, carte face cachée devant moi, stopper, stopper quelqu’un, va gagner, quelqu’un va gagner, combien de temps dure une démocratie, il m’en faut plus, carte à l’envers, freiner
rules-democracy-do = Pose une carte { domain-utopia } de ton Plan de jeu, face cachée, sur un Domaine d’un autre joueur où il y a au moins une carte. Elle devient un marqueur.
rules-democracy-more = Il faut à ce joueur une carte de plus dans ce Domaine pour l’Hégémonie, jusqu’à la fin de la partie. Plusieurs marqueurs s’ajoutent.
rules-democracy-marker = Un marqueur n’est une carte d’aucun Plan de jeu. Il reste même quand les cartes autour de lui s’en vont.

## La fin et le reste

rules-end-title = Fin de la partie
rules-end-words = finir, terminer, dernier tour, pioche vide, plus de cartes, fin, quand ça finit, plus de pioche, comment ça finit, dernière manche, fin de la pioche, plus rien à piocher, plus de cartes à piocher, pioche finie, personne n’a gagné, il n’y a plus de cartes, arrêt de la partie, paquet épuisé, paquet vide, pioche épuisée, plus de paquet, tout le monde rejoue, plus de cartes à tirer, façons de gagner
rules-end-alt = Une pioche vide ouvre le dernier tour ; puis les points décident. Une couronne représente l’Hégémonie.
rules-end-hegemony = **L’Hégémonie** met tout de suite fin à la partie.
rules-end-deck = **La pioche est vide** : le tour continue. Puis chaque joueur qui n’a pas encore joué ce tour de table joue une dernière fois, sans piocher. Tout le monde a ainsi joué le même nombre de tours.
rules-end-still = On peut encore gagner par Hégémonie pendant ces derniers tours.
rules-end-points = Après le dernier tour, le plus grand nombre de points l’emporte.
rules-end-alone = La partie finit aussi quand tous les autres l’ont quittée : le dernier joueur gagne, ou la dernière équipe.

rules-hegemony-title = { hegemony } : nombre de cartes requis
rules-hegemony-words = gagner, victoire, sept, huit, combien de cartes, couronne, nombre requis, combien de cartes pour gagner, victoire immédiate, menace, sur le point de gagner, presque gagné, à une carte, danger, 7 ou 8, 7 cartes, 8 cartes, combien d’un domaine, cartes pareilles pour gagner, pas gagné pourtant, à deux l’hégémonie, victoire directe ou fin du tour, j’ai 7 cartes et pas gagné, à trois combien de cartes pareilles, se vérifie quand
rules-hegemony-alt = Une rangée de cartes d’un même Domaine, autant qu’il en faut à deux joueurs, et une couronne derrière elles.
rules-hegemony-win = Tu gagnes si tu as assez de cartes d’un même Domaine dans ton Plan de jeu à la fin de ton tour, après l’étape 3. La liste ci-dessous dit combien.
rules-hegemony-start = Le nombre de joueurs au début compte, même quand quelqu’un est parti.
rules-hegemony-democracy = Chaque Démocratie sur un de tes Domaines y demande une carte de plus.
rules-hegemony-tournament = Aux tables en règle de tournoi, on vérifie juste après chaque carte jouée.

rules-points-title = Points et égalités
rules-points-words = score, compter, majorité, majorités, égalité, départage, départager, ex aequo, vainqueur, compter les points, qui a plus de points, mêmes points, autant de points, même nombre de points, points égaux, même score, décompte, points pour la majorité, combien de points rapporte, compter à la fin, compte à la fin, comment compte-t-on, on compte à la fin, match nul, tous les deux autant
rules-points-alt = Les emblèmes des six Domaines, et un laurier pour le plus grand nombre de points.
rules-points-score = Tu marques un point pour chaque Domaine où tu as une carte et où personne n’en a plus que toi. À égalité en tête, chacun marque un point.
rules-points-most = Le plus grand nombre de points l’emporte.
rules-points-tie = En cas d’égalité, on compare les cartes des ex aequo, un Domaine après l’autre : { $order }. En avoir moins, c’est sortir du départage.
rules-points-shared = Si l’égalité subsiste dans tous les Domaines, la victoire est partagée.

rules-teams-title = { team-game }
rules-teams-words = équipe, équipes, partenaire, ensemble, deux contre deux, coéquipier, attaquer mon partenaire, équipier, 2 contre 2, par deux, parler à son partenaire, gagner ensemble, à deux contre deux, par équipe, par équipes, à 4 en équipe, mon équipier, points par deux, compter les points en équipe, jeu de mon coéquipier
rules-teams-alt = Deux équipes de deux joueurs, et un laurier pour l’équipe qui gagne.
rules-teams-seats = À quatre, on forme deux équipes. Les partenaires sont face à face.
rules-teams-hegemony = L’Hégémonie d’une seule personne fait gagner les deux partenaires.
rules-teams-points = Une équipe marque un point pour chaque Domaine où l’un des siens est en tête, seul ou à égalité. Si les deux équipes sont à égalité en tête, les deux marquent.
rules-teams-tie = En cas d’égalité, les cartes des deux partenaires s’additionnent.
rules-teams-hidden = Entre partenaires, on ne voit pas la main de l’autre.
rules-teams-others = Pour une Attaque et pour l’Inspiration, les partenaires comptent comme tous les autres.

rules-open-title = Ce que tout le monde voit
rules-open-words = public, secret, caché, ouvert, privé, spectateurs, dos des cartes, ce que les autres voient, visible, regarder la défausse, fouiller la défausse, compter les cartes, les autres voient, où vont les cartes défaussées, cartes jetées, cartes défaussées vont, regarder les cartes jouées, regarder jouer, cartes de l’adversaire, cartes des autres, voir les cartes, regarder une partie, regarder la partie, que voit l’adversaire, voit de mes cartes, remélanger, combien il reste de cartes, jeu de mon coéquipier, ce qui est dans la défausse, parti à la défausse, l’adversaire sait, ce que j’ai en main
rules-open-alt = Les cartes en jeu sont face visible. D’une main on voit les dos, avec leurs Âges.
rules-open-public = Tout le monde voit les Plans de jeu, les marqueurs, la Pièce de Majorité en Art, la défausse, et combien de cartes ont chaque main et la pioche.
rules-open-discards = Les cartes défaussées vont face visible dans la défausse. Elles ne retournent jamais dans la pioche ; seuls les effets d’{ domain-utopia } en reprennent.
rules-open-ages = Les dos aussi sont visibles : tout le monde voit l’Âge de chaque carte d’une main, et des cartes qui restent dans la pioche.
rules-open-secret = Personne d’autre ne voit les Domaines de ta main, ni ce que tu choisis au draft. L’ordre de la pioche et les cartes de la boîte restent inconnus de tous.

rules-talk-title = Parler et négocier
rules-talk-words = parler, discuter, accord, alliance, allié, négocier, négociation, commerce, échanger des cartes, promesse, bluff, bluffer, mentir, diplomatie, s’allier, parler en privé, mensonge, dire la vérité, montrer sa main, montrer mes cartes, donner une carte, donner des cartes, offrir, promis, filer une carte, écrire en privé, tenir sa promesse
rules-talk-alt = Des joueurs de part et d’autre : les uns demandent, les autres répondent.
rules-talk-free = Parle, promets et bluffe autant que tu veux, devant tout le monde ou en privé. Tu peux dire ce que tu as en main, vrai ou faux.
rules-talk-binding = Aucun accord n’engage : chacun peut changer d’avis.
rules-talk-cards = Les cartes ne changent de main que par les effets. On ne peut ni en donner, ni en échanger, ni montrer sa main.
rules-talk-mates = Les coéquipiers ne voient pas non plus leurs mains, mais ils peuvent se parler.
rules-talk-here = { COMMAND("civ talk") } ouvre un fil privé avec un autre joueur. Une table peut l’interdire dans ses réglages, et la modération peut y mettre fin.

rules-leaving-title = Départ et élimination
rules-leaving-words = abandonner, quitter, éliminé, absent, absence, partir, arrêter, forfait, arrêter de jouer, se retirer, quelqu’un est parti, joueur parti, quitte la partie, a dû partir, cartes de celui qui part, déconnecté, abandonner la partie, bloqué, relancer, personne ne joue, ne répond plus, répond plus, ne revient pas, n’est pas revenu, ne joue plus, disparu, a disparu, inactif, parti, attendre quelqu’un, rage quit, laisser tomber, me retirer, joue pas, ne joue pas, joue plus, n’a pas joué, pas joué depuis, depuis hier, depuis des jours, met trop de temps, trop lent, traîne, adversaire absent, adversaire parti, est parti, sont partis, parti au milieu, ragequit, s’est barré, s’est tiré, arrêter ma partie, en plein milieu
rules-leaving-alt = Un joueur a quitté la partie ; ses cartes vont à la défausse.
rules-leaving-cards = Un joueur qui part, ou qui est éliminé, ne joue plus. Sa main, son Plan de jeu et les marqueurs posés dessus vont à la défausse. Un effet encore en cours est d’abord annulé.
rules-leaving-same = Les niveaux, l’Hégémonie et les places restent ceux du début, avec le nombre de cartes qu’il leur faut. Les marqueurs que ce joueur a posés chez les autres restent.
rules-leaving-last = Le dernier joueur en jeu gagne, ou la dernière équipe. Ceux qui sont partis n’ont aucun point.
rules-leaving-draft = Si quelqu’un part pendant le draft, la table est abandonnée et personne ne gagne.
rules-leaving-here = Avec { COMMAND("civ resign") }, tu quittes une partie pour de bon. Pour une simple absence, { COMMAND("civ away") } laisse l’ordinateur jouer pour toi. Si quelqu’un d’autre ne joue pas, « { key-stuck } » sous le plateau dit ce que tu peux faire.

rules-tournaments-title = Tournois
rules-tournaments-words = tournoi, officiel, arbitre, compétition, ronde, rondes, manches, tableau, coupe amicale, pointage, Hégémonie immédiate, s’inscrire, inscription, liste d’attente, élimination directe, finale, appeler l’arbitre, classement du tournoi, tirage au sort, tournoi officiel, qui continue, podium, absent au tournoi, combien de joueurs pour un tournoi
rules-tournaments-alt = Un laurier pour le vainqueur. Puis les cartes qui désignent le Premier Joueur : celui qui reçoit Militaire I commence.
rules-tournaments-size = De 16 à 64 joueurs participent, un multiple de 4. Seuls les vainqueurs continuent.
rules-tournaments-rounds = La première Ronde a des tables de 4. Ses vainqueurs sont tirés au sort sur les tables de la deuxième, dont les vainqueurs se retrouvent en finale. À 16 joueurs, les vainqueurs de la première Ronde jouent la finale.
rules-tournaments-first = L’arbitre distribue, face cachée, une carte Militaire I parmi des cartes Religion I. Celui qui reçoit la carte Militaire est Premier Joueur.
rules-tournaments-draft = La Variante Draft est obligatoire. L’Hégémonie se vérifie juste après chaque carte jouée.
rules-tournaments-talk = Les spectateurs voient ce qui est public et n’interviennent pas. Négocier fait partie du jeu, les attaques personnelles non.
rules-tournaments-table = À une table de tournoi, il n’y a ni vote, ni retour en arrière, ni reprise de place, ni conseil. Quand le temps de quelqu’un est écoulé, la partie s’arrête jusqu’à la décision de l’arbitre.
rules-tournaments-here = Sur un serveur qui les a activés ({ COMMAND("server-settings") }), { COMMAND("tournament new") } annonce un tournoi avec son arbitre ; { COMMAND("referee call") } appelle l’arbitre à ta table.

rules-refereeing-title = Tournois : l’arbitre
rules-refereeing-words = arbitre, l’arbitre décide, pénalité, litige, cartes en trop, trop pioché, oublié de piocher, pioche oubliée, victoire partagée, tirage au sort, preuve, preuve du tirage, disposition, dispute, litige, qui tranche, trancher, que fait l’arbitre, carte de trop en tournoi, deux vainqueurs en tournoi, juge
rules-refereeing-alt = Deux cartes de trop vont à la défausse.
rules-refereeing-referee = Un arbitre dirige le tournoi et ne joue pas. Chaque décision a une raison et elle est publique.
rules-refereeing-mistakes = L’arbitre corrige les erreurs : les cartes piochées en trop sont défaussées au hasard, et une pioche oubliée est rattrapée.
rules-refereeing-shared = Si une victoire est partagée, l’arbitre tire au sort devant tous.
rules-refereeing-layout = Tout le monde dispose ses Domaines dans le même ordre : { $layout }. Les dos des mains restent visibles.
rules-refereeing-chance = Chaque tirage découle d’un secret. Son SHA-256 est annoncé avant toute inscription, et le secret est publié avec le tirage : tout le monde peut donc vérifier.

rules-fair-title = Équitable à chaque table
rules-fair-words = équitable, fair-play, équité, triche, tricher, honnête, mélangé, hasard, prendre ma place, règles de la table, appelé trop souvent, truqué, mélange honnête, quelqu’un peut tricher, donner ma place, remplacer, remplaçant, perdu ma place, exclu, virer, tricheur, ma place, mélange aléatoire, mélange des cartes, aléatoire, hasard, au hasard, annuler la partie, pause, mélange truqué
rules-fair-alt = Une pioche scellée, et les cartes de chacun.
rules-fair-cards = Les cartes découlent d’un secret scellé avant la partie et de vos mots : « { key-verify } », dans { COMMAND("civ replay") }, le vérifie.
rules-fair-seat = Ta place et ta main sont à toi. Si quelqu’un demande ta place, tu as une demi-journée pour refuser (deux tours aux tables rapides) ; à deux, il faut ton accord, ou deux temps dépassés de suite et un autre tour.
rules-fair-votes = Revenir en arrière, une pause ou une annulation demandent l’accord de tous. Après trois jours de silence (dix minutes aux tables rapides), on se passe de l’accord d’une personne qui a laissé passer deux tours ; pour une pause, aussi si c’était son tour tout ce temps. Les vacances ne comptent pas.
rules-fair-place = Une table change de salon par un vote, jamais de serveur.
rules-fair-pings = Personne ne peut t’appeler deux fois pour la même chose en une demi-heure (deux minutes aux tables rapides). Les heures calmes valent aussi pour les mentions, sauf aux tables rapides.
rules-fair-channel = Si le salon a disparu ou t’est caché, ton chrono s’arrête, trois jours au plus.
rules-fair-more = { COMMAND("settings") } écarte quelqu’un, { COMMAND("moderate close") } est pour la modération, { COMMAND("privacy show") } dit ce que je garde sur toi.

rules-undo-title = Annuler un coup
rules-undo-words = annuler, erreur, reprendre un coup, mauvais bouton, faute, oups, retour, revenir en arrière, mauvais clic, mauvaise carte, annuler un coup, trompé, je me suis trompé, appuyé sur le mauvais bouton, revenir sur son coup, mauvaise touche, refaire mon tour, missclick
rules-undo-alt = Une carte du Plan de jeu retourne dans la main.
rules-undo-what = « { key-undo } », sous ta main, annule ton dernier coup de ce tour, puis celui d’avant.
rules-undo-hidden = On n’annule ni une pioche, ni la main prise par une Inquisition : tu as vu des cartes cachées.
rules-undo-end = Un tour fini ne s’annule pas, un choix du draft non plus.
rules-undo-void = L’arbitre d’un tournoi peut annuler un effet déclenché trop tard.

rules-aid-title = Aide de jeu
rules-aid-words = résumé, vue d’ensemble, niveaux, mémo, antisèche, tous les effets, tableau, récapitulatif, sur une page, pouvoirs

rules-glossary-title = Lexique
rules-glossary-words = mots, termes, vocabulaire, glossaire, dictionnaire, que veut dire, veut dire, c’est quoi, signifie, définition, veut dire quoi
rules-glossary-intro = Choisir un mot ouvre sa page.

## Lexique : les mots officiels et ce qu’ils veulent dire, en 110 caractères au plus

term-age = Âge
term-box = Boîte
term-domain = Domaine
term-face-down = Face cachée
term-level = Niveau
term-majority = Majorité
term-marker = Marqueur
term-player-aid = Aide de jeu
term-point = Point
term-round = Tour
term-step = Étape
term-tie = Égalité
term-turn = Tour
glossary-age = une des trois époques, de I à III. Le dos d’une carte la montre.
glossary-box = où, à 2 ou 3 joueurs, quelques cartes restent cachées.
glossary-classic = la mise en place où chacun reçoit sa main.
glossary-coin = montre quel effet a été copié par Inspiration.
glossary-deck = les cartes qui restent à piocher, l’Âge I au-dessus.
glossary-sacrifice = un effet qui coûte une carte de son Domaine.
glossary-discard-pile = les cartes défaussées, face visible. L’Utopie en reprend.
glossary-domain = le type d’une carte : il y en a six.
glossary-draft = la mise en place où les mains se choisissent dans des paquets qui tournent.
glossary-face-down = comment est posée une carte devenue marqueur.
glossary-first-player = le joueur qui joue le premier tour de la partie.
glossary-hand = les cartes que personne d’autre ne voit.
glossary-hand-size = jusqu’où tu pioches à la fin de ton tour.
glossary-hegemony = assez de cartes d’un même Domaine pour gagner tout de suite.
glossary-level = ce que demande un effet permanent : assez de cartes de son Domaine.
glossary-majority = avoir le plus de cartes d’un Domaine, seul ou à égalité.
glossary-marker = une carte posée chez quelqu’un par un Embargo ou une Démocratie.
glossary-permanent = un effet qui demande un niveau et ne coûte aucune carte de son Domaine.
glossary-play-area = les cartes devant toi, face visible, par Domaine.
glossary-player-aid = tous les effets et niveaux sur une page.
glossary-point = ce que vaut une majorité quand la pioche est vide.
glossary-round = un tour de chacun, à partir du Premier Joueur.
glossary-step = une partie d’un tour : jouer une carte, déclencher les effets, compléter sa main.
glossary-tie = quand plusieurs joueurs ont le plus de points.
glossary-turn = les trois étapes d’un joueur, avant que le suivant commence.

## Ce qu’on ne trouve pas

reason-rules-unknown = Il n’y a pas de page sur « { $text } ». { COMMAND("rules") } liste toutes les pages.
rules-perhaps = Une de ces pages répond peut-être à « { $text } » :
rules-nearest = Les pages les plus proches :
