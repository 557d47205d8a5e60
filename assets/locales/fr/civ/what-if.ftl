### Et si : une copie d’un moment d’une partie finie, jouée pour soi contre des ordinateurs.

what-if-title = { key-what-if }
what-if-about = Copie de la partie { $table } à partir du coup { $line } · elle ne compte pas, et personne d’autre ne la voit · { $friend ->
        [yes] quelqu’un d’autre et des ordinateurs jouent pour les autres
       *[no] des ordinateurs jouent pour les autres
    }
what-if-cards = Toutes les mains et la pioche sont comme à ce moment-là ; tu en sais donc peut-être plus qu’alors : la partie revue t’a montré des mains et l’ordre de la pioche. Tu peux tout annuler, autant que tu veux.
what-if-redealt = Les cartes que tu ne pouvais pas voir à ce moment-là ont été redistribuées. Tu peux tout annuler, autant que tu veux.
key-what-if = Et si…
what-if-none = Pour rejouer à partir d’un moment d’une partie finie, va à ce moment avec { COMMAND("civ replay") } et appuie sur **{ key-replay-more }**, puis sur **{ key-what-if }**
what-if-key-own = Ma copie de { $table }, coup { $line }
what-if-key-friend = Copie partagée : { $table }, coup { $line }
what-if-key-share = Partager avec quelqu’un
what-if-key-close = Abandonner la copie
what-if-share = Qui doit jouer une place de ta copie ? Je ne lui dis rien : c’est à toi de le faire.
pick-what-if-friend = Une personne
what-if-shared = { $friend } joue maintenant pour { $seat } dans ta copie, et y arrive avec { COMMAND("civ what-if") }. Je n’ai prévenu personne.
what-if-closed = C’est fini. { COMMAND("civ replay") } te ramène à la partie telle qu’elle était.
reason-copy-unknown = Cette copie n’existe plus, ou tu n’y joues pas. { COMMAND("civ what-if") } montre les tiennes.
reason-copy-unfinished = Seule une partie jouée jusqu’au bout peut se rejouer en copie : avant, les mains ne sont pas ouvertes à tous.
reason-copy-over = Personne ne décide rien à ce moment : recule d’un coup.
reason-copy-full = Cette copie est assez longue. Annule quelque chose, ou commences-en une autre.
reason-copy-friend = Tu ne peux pas partager ta copie avec cette personne.
reason-copy-owner = Cette copie est à quelqu’un d’autre : toi, tu ne peux pas la partager.
