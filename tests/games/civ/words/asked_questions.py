"""What newcomers ask `/rules`, and the pages that answer it; `|` where several do."""

from typing import Final

ASKED: Final = {
    "en": """
what happens when the deck is empty: end
what does embargo do: embargo
can i attack my teammate: teams|attack
how do teams work: teams
someone left, what now: leaving
what does the coin do: culture
who goes first: setup|turn
how many cards do i need to win: hegemony
when does the game end: end
how many cards do i draw: handsize|turn
can i skip playing a card: playing
what is hegemony: hegemony
how do i get to level 2: effects
can i use an effect twice in a turn: effects
do effects cost a card: effects
what are the ages for: open|setup
can the others see my cards: open
how does the draft work: draft
what happens if two players have the same points: points
can i take back my move: undo
which effects can culture copy: culture
can i block somebody from winning: democracy
how long is an embargo active: embargo
what is a sacrifice effect: effects
how do i get cards out of the discard pile: utopia
can i see another player's hand: open|inquisition
what happens if i can't play any card: playing
how many cards does each player start with: setup
does a democracy stay forever: democracy
what is the maximum hand size: handsize|religion
""",
    "fr": """
que se passe-t-il quand la pioche est vide: end
que fait l’embargo: embargo
c’est quoi un domaine: goal|glossary|effects
est-ce que je suis obligé de jouer: playing
c’est quoi l’hégémonie: hegemony
à quoi sert la pièce: culture
est-ce que je peux attaquer mon équipier: teams|attack
qui commence: setup|turn
combien de cartes faut-il pour gagner: hegemony
comment se termine la partie: end
combien de cartes je pioche: handsize|turn
comment passer au niveau 2: effects
puis-je utiliser deux fois le même effet: effects
est-ce que les autres voient mes cartes: open
comment marche le draft: draft
que se passe-t-il en cas d’égalité: points
puis-je annuler mon coup: undo
comment bloquer un adversaire qui va gagner: democracy|hegemony
combien de temps dure un embargo: embargo
comment récupérer une carte de la défausse: utopia
peut-on voir la main d’un autre joueur: open|inquisition
à quoi servent les âges: open|setup
comment on compte les points: points
que faire si un joueur abandonne: leaving
combien de cartes au départ: setup
""",
    "de": """
was passiert wenn der stapel leer ist: end
wer fängt an: setup|turn
was ist ein bereich: goal|glossary|effects
wofür ist die münze: culture
kann ich meinen partner angreifen: teams|attack
was macht das embargo: embargo
wie gewinnt man: goal|hegemony
wie viele karten brauche ich zum sieg: hegemony
wann endet das spiel: end
wie viele karten darf ich auf der hand haben: handsize|religion
muss ich eine karte spielen: playing
wie komme ich auf stufe 2: effects
kann ich einen effekt zweimal benutzen: effects
sehen die anderen meine karten: open
wie funktioniert der draft: draft
was passiert bei gleichstand: points
kann ich meinen zug zurücknehmen: undo
wie verhindere ich dass jemand gewinnt: democracy|hegemony
wie lange gilt ein embargo: embargo
wie bekomme ich eine karte aus dem ablagestapel: utopia
wie funktionieren teams: teams
jemand hat das spiel verlassen: leaving
wozu sind die zeitalter da: open|setup
wie werden punkte gezählt: points
wie viele karten bekommt man am anfang: setup
""",
    "it": """
cosa succede quando il mazzo è finito: end
a cosa serve la moneta: culture
posso attaccare il mio compagno: teams|attack
cosa fa l’embargo: embargo
cos’è un dominio: goal|glossary|effects
chi comincia: setup|turn
quante carte servono per vincere: hegemony
quando finisce la partita: end
quante carte pesco: handsize|turn
devo per forza giocare una carta: playing
come arrivo al livello 2: effects
posso usare un effetto due volte: effects
gli altri vedono le mie carte: open
come funziona il draft: draft
cosa succede in caso di pareggio: points
posso annullare una mossa: undo
come impedisco a qualcuno di vincere: democracy|hegemony
quanto dura un embargo: embargo
come prendo una carta dagli scarti: utopia
posso vedere la mano di un altro: open|inquisition
come funzionano le squadre: teams
un giocatore se n’è andato: leaving
a cosa servono le ere: open|setup
come si contano i punti: points
quante carte all’inizio: setup
""",
}
