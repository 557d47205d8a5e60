"""What newcomers ask `/rules`, and the pages that answer it; `|` where several do."""

from typing import Final

ASKED: Final = {  # the search was tuned on these
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
NEWCOMERS: Final = {  # by people who knew the rules alone; what the last 25 of each showed was mended last
    "en": """
how do i win: goal|end|hegemony|points
whats the point of this game: goal
how many cards do we start with: setup|draft
can you play with 2 people: setup
why are some cards taken out at the start: setup|open
how does picking cards at the beginning work: draft
which way do we pass the cards: draft
who gets first pick of the middle cards: draft
what do i do on my go: turn
all effects on one page pls: aid
do i have to put a card down: playing|turn
can i skip my turn: playing|turn
i have nothing i can play what now: playing|embargo
whats a hegemony: glossary|hegemony
how many of the same color do i need for the power: effects
diff between level 1 and 2: effects
what happens if i cant do the whole effect: effects
max cards in hand: handsize
do i have to throw away if i got too many cards: handsize
how many cards do i draw at the end of my turn: handsize|turn
what do the army cards do: military
get rid of cards from my hand: military
how do i hold 5 cards: religion|handsize
does the church power count if i lose the cards mid turn: religion
oops wrong card, undo?: undo
can i play two cards in one turn: economy|science
pick a card back up from the table: science
can i replay the same card i just took back: science
how do i copy somebody elses power: culture
what is the coin for: culture
do i need the most art cards or is a tie ok: culture
get card back from the discards: utopia
what do utopia cards do: utopia|democracy
make everyone lose a card: attack
does my attack hit my own partner: attack|teams
which card do i lose when attacked: attack
steal someones hand: inquisition
can i look at his cards and swap: inquisition
how to block a player from playing a color: embargo
someone is cheating what do we do: fair|leaving
draw 5 cards thing: leap
are alliances allowed: talk
whats the face down card infront of me: democracy|embargo
how do i stop someone whos about to win: democracy|embargo|attack
what happens when the deck runs out: end
does everyone get the same number of turns: end
is it 7 or 8 cards to win instantly: hegemony
whos the judge in a tourney and what can he do: tournaments|refereeing
who wins if its a tie: points
how is scoring done: points
2v2 rules: teams
can i see my teammates cards: teams|open
can i look thru the discard pile: open
can i lie about whats in my hand: talk
my friend had to go what happens to his cards: leaving
how do the brackets work for 32 ppl: tournaments
is the bot shuffle really random: fair
misclicked can i take it back: undo
cheat sheet: aid
what does domain mean: glossary
can i play 2 cards in one turn: turn|playing|economy|science
do i have to put down a card if i dont like any: playing|turn
what does monopoly do: economy
can i use the weaker effect when i have the stronger one: effects
can i look thru the discards: open|utopia
same points who wins: points
how do i get a better rating: bot
going on vacation for 2 weeks: clocks
just me vs the computer: bot
sacrificing science what happens: leap
stealing someones whole hand: inquisition
why would i want utopia: utopia|democracy
weekly deal how is it scored: bot
is the shuffling rigged: fair
2v2 how does it work: teams
whats the coin good for: culture
how do i get to hold more cards: religion|handsize
my buddy left mid game now what: leaving|clocks
who gets to go first: setup|turn|tournaments
game over but nobody got 7, who won: points|end
does attack hurt my own teammate: attack|teams
oops wrong button take it back: undo
too many pings: pings
an embargo is on my science, can i still sacrifice it: embargo
watch an old game again: bot
sacrifice the card i just put down: effects|playing
opponent is cheating: fair|refereeing
can people spectate our match: open|bot
what happens with my cards if i quit: leaving
someone else wants my seat: fair
what if i run out of cards to play: playing|effects|handsize
do i draw before or after i play: turn|handsize
am i allowed to show someone my hand: talk|open
is it ok to lie about my cards: talk
how many wonders of one type to win instantly: hegemony
the player before me blocked my military, for how long: embargo|clocks
can i discard from my hand: military
my partner and i both lead in science, how many points: teams|points
where did the used embargo card go: embargo|open
what do i need for republic: utopia|effects
can i copy divine right: culture|religion
can i get two turns in a row: turn
can a mod kick me out of a game: fair|leaving
how do tournaments pick who goes first: tournaments|setup
who sees what i took with the inquisition: inquisition|open
my friend has not moved for 2 days: leaving|clocks|fair
how to see the last turns again: bot
do i have to use the effect: effects
whats the point of the coin thing: culture
can i look at my opponents hand: open|inquisition
bob hasnt played since yesterday what do i do: leaving|clocks|fair
i clicked the wrong card help: undo
is it allowed to pass without playing: playing
how many ppl can play this: setup
does the attack card hit everyone: attack
why am i not allowed to play science cards this turn: embargo
do i have to throw away cards if i have too many: handsize
we both have 3 majorities who wins: points
how long till they kick me for not playing: clocks|leaving|fair
can my team mate see my hand: teams|open
how do i get back a card i threw away: utopia
where do i turn off the pings: pings
can you use level 1 and level 2 both: effects
my mate went afk mid game: leaving
is there a way to see my old games: bot
do embargos stack: embargo
can i give a card to my friend: talk
what do i do with 0 cards in hand: playing
who decides who starts: setup|turn
can u copy the holy book: culture|religion
does democracy go away: democracy
i dont wanna get pinged at night: pings|clocks
whats a sacrifice: effects|glossary
what if i miss my turn because i am asleep: clocks|pings|leaving
where can i read the log of a game: bot
how many points for most culture: points
copy someone elses ability: culture
change language to spanish: bot
experiment: science
stop someone whos about to win: democracy|attack|embargo
how is scoring done: points
i have 9 cards, must i throw some away: handsize
how many cards do we get at the beginning: setup|draft
can i skip playing a card: playing
what does the volcano do: calamities
my hand is empty now what: playing
do i have to use my powers or can i just end: turn
leaderboard?: bot
what does devine right do: religion|handsize
set my timezone: clocks
i have 3 culture cards but no power??: culture
what does culture do: culture
he promised not to attack me and did it anyway: talk
shared win in the tournament, who advances: refereeing
why did my teammate lose a card when i attacked: attack|teams
Can the others see what I picked at the start?: draft|open
holy book: religion|handsize
embargo: embargo
insparation: culture
i want all my data deleted: privacy
i had 7 religion cards and ended my turn but the game just went on, why: hegemony
""",
    "fr": """
comment on gagne: goal|end|hegemony|points
c'est quoi le but: goal
combien de cartes au debut: setup|draft
on peut jouer a 3 ?: setup
qui commence: setup
comment on choisit ses cartes au départ: draft
je me suis fait virer de ma place pourquoi: fair|leaving
comment se passe un tour: turn
j'ai cliqué sur la mauvaise carte: undo
je suis obligé de poser une carte ?: playing|turn
j'ai plus de cartes en main je fais quoi: playing|turn
qui va en finale du tournoi: tournaments
combien de pouvoirs je peux utiliser par tour: effects
il faut combien de cartes pareilles pour avoir le pouvoir: effects
je peux faire le niv 1 et le niv 2 ensemble: effects
quelle diff entre effet permanent et sacrifice: effects|glossary
nombre max de cartes en main: handsize
j'ai trop de cartes faut en jeter ?: handsize
ca sert a quoi les militaires: military|attack
se debarasser de cartes de sa main: military
comment avoir 7 cartes en main: religion|handsize
les cartes religion ca fait quoi: religion|inquisition
jouer plusieurs cartes dans le meme tour: economy|science
a quoi sert l'economie: economy|embargo
plan de jeu c'est quoi: glossary
reprendre une carte posée sur la table: science
je peux rejouer celle que je viens de reprendre ?: science
copier le pouvoir d'un autre joueur: culture
je peux mentir sur ma main: talk
quand est ce que je perd la pièce: culture
recuperer une carte de la defausse: utopia
a quoi ca sert utopie: utopia|democracy
faire perdre une carte a tout le monde: attack
si j'attaque mon pote perd aussi une carte ?: attack|teams
voler la main d'un autre: inquisition
je lui rend combien de cartes: inquisition
empecher qqn de jouer une couleur: embargo
l'embargo dure combien de tps: embargo
antisèche: aid
piocher 5 cartes: leap
plus assez de cartes dans la pioche pour en tirer 5: leap
democratie ca marche comment: democracy
la carte retournée reste jusqu'a quand: democracy|embargo
y a plus de pioche c'est fini ?: end
dernier tour comment ca marche: end
combien de cartes pareilles pour gagner direct: hegemony
a deux c'est 7 ou 8: hegemony
comment compter les points: points
egalité a la fin qui gagne: points
jouer en equipe 2 contre 2: teams
je peux montrer mes cartes a mon coequipier: teams|talk
on a le droit de regarder la defausse: open
les autres voient quoi de mes cartes: open
on peut faire des alliances: talk
mon pote a quitté la partie on fait quoi: leaving
j'abandonne comment: leaving
tournoi a combien de joueurs: tournaments
le mélange est truqué ??: fair
annuler mon coup je me suis trompé: undo
resumé des pouvoirs sur une page: aid
cest qui qui commence: setup|turn
jai appuyé sur le mauvais bouton: undo
7 cartes de la meme couleur jai gagné ?: hegemony
pioche vide la partie s'arrete ?: end
embargo ça reste combien de tours: embargo
c'est quoi l'oligarchie: utopia
combien d'heures pour jouer son tour: clocks
niveau 2 mais je veux faire niveau 1: effects
revoir une vieille partie: bot
quelqu'un triche: fair|refereeing
démocratie ça sert a quoi: democracy
le mélange est truqué non ?: fair
marre des notifs la nuit: pings|clocks
qui perd une carte quand j'attaque: attack
le saut technologique si ya plus assez de cartes: leap
je peux garder 6 cartes en main ?: handsize|religion
la piece elle sert a quoi: culture
on a autant de points tous les deux: points
mon pote repond plus depuis 3 jours: leaving|clocks
piquer les cartes de quelquun: inquisition|utopia
je pars 2 semaines en voyage: clocks
à deux contre deux: teams
regarder jouer des potes: open|bot
comment ils calculent la cote: bot
il faut combien de cartes pour un effet permanent: effects
reprendre une carte défaussée: utopia
filer ma place a un copain: fair
faire une partie tout seul: bot
je veux quitter la partie: leaving
copier l'effet d'un autre: culture
on pioche avant ou apres avoir joué: turn|handsize
jai le droit de montrer mes cartes: talk|open
mentir sur sa main c'est permis: talk
mon voisin m'a bloqué les sciences: embargo
se débarrasser de cartes de sa main: military
coequipiers a egalité dans un domaine: teams|points
la république il faut combien de cartes: utopia|effects
copier le droit divin: culture|religion
comment on choisit le premier joueur en tournoi: tournaments|setup
qui voit ce que j'ai pris avec l'inquisition: inquisition|open
est-ce que l'attaque touche aussi celui qui attaque: attack
changer toutes mes cartes: leap
poser deux cartes d'un coup: economy|science|playing
faut-il finir l'effet quand on le commence: effects
si je quitte mes cartes vont ou: leaving|open
mon adversaire ne joue plus: leaving|clocks|fair
c koi la piece: culture
jai cliqué sur la mauvaise carte: undo
paul joue pas depuis 3 jours on fait quoi: leaving|clocks|fair
on peut jouer a 5 ?: setup
je suis obligé d'utiliser l'effet: effects
pk je peux pas jouer mes cartes religion: embargo
comment avoir plus de cartes en main: religion|handsize
égalité au nombre de majorités: points
on peut regarder ce qui reste dans la pioche: open
comment j'attaque un joueur: attack
l'autre a 6 cartes il va gagner comment faire: democracy|hegemony
comment desactiver les notifs: pings
mon pote de l'équipe peut voir mes cartes: teams|open
jeter des cartes de ma main: military
ça se finit quand: end|goal
mon pote est parti en pleine partie: leaving
ou voir mes anciennes parties: bot
2 embargos en meme temps c possible: embargo
je peux donner une carte a un ami: talk
j'ai 0 carte en main: playing
c'est qui le premier: setup|turn
copier livre saint: culture|religion
la démocratie elle part quand: democracy
pas de messages la nuit svp: pings|clocks
ça veut dire quoi sacrifier: effects|glossary
quand faut-il défausser: effects|handsize
que se passe-t-il si je dors quand c’est mon tour: clocks|pings|leaving
comment regarder une partie: open|bot
qui gagne si le paquet est épuisé: end|points
qui tranche en cas de dispute: refereeing|tournaments
le mélange est-il aléatoire: fair
comment compte-t-on à la fin: points
y a combien de cartes dans le jeu en tout: setup
recherche j'ai le droit de reposer exactement les memes ?: science
comment compter les points quand on joue par deux: teams
j'ai rien pioché ce tour ci c'est normal?: handsize
pioche vide on fait quoi: end
en équipe on gagne ensemble?: teams
livre saint: religion
je suis pas là ce week end, y a moyen qu'on joue à ma place: leaving|clocks
on est 4, cb de cartes pour passer niveau 2: effects
parler en secret avec un autre joueur pour comploter: talk
comment empecher qqn de gagner: attack|democracy|embargo
qu'est ce qui m'arrive si je joue trop tard: clocks
dernier tour est ce que tout le monde rejoue: end
comment on compte les points: points
inquisision comment ça marche: inquisition
j'attaque tout le monde ou un seul joueur: attack
reprendre une carte que j'ai déjà posée: science
egalitée: points
pk j'ai deja une carte devant moi alors que personne a joué: draft
mon partenaire il est à coté de moi ou en face: teams
comment on enlève une démocracie posée sur moi: democracy
experiance: science
qu'est ce que mes adversaires voient de mon jeu: open
objectif ?: goal
vocabulaire: glossary
""",
    "de": """
wie gewinnt man: goal|end|hegemony|points
worum gehts in dem spiel: goal
wieviele karten am anfang: setup|draft
geht das auch zu zweit: setup
wer fängt an: setup
karten aussuchen am start wie geht das: draft
was bedeutet auslage: glossary
was mach ich wenn ich dran bin: turn
erst ziehen oder erst legen: turn
falsche karte erwischt, zurück bitte: undo
muss ich eine karte legen: playing|turn
was heisst vorherrschaft: glossary|hegemony
keine karte spielbar was nun: playing|embargo
wie oft darf ich einen effekt pro runde nutzen: effects
wieviele gleiche karten brauch ich für stufe 2: effects
darf ich die karte die ich grad gelegt hab gleich wieder opfern: effects
mischt der bot fair: fair
handkarten limit: handsize
muss ich abwerfen wenn ich zu viele karten hab: handsize
wieviel karten zieh ich nach: handsize|turn
was bringt mir militär: military|attack
handkarten loswerden: military
mehr karten auf der hand haben: religion|handsize
was können die religionskarten: religion|inquisition
zwei karten in einem zug spielen: economy|science
wofür ist wirtschaft gut: economy|embargo
karte vom tisch wieder auf die hand: science
muss ich bei wissenschaft ne andere karte spielen: science
fähigkeit von nem anderen klauen: culture
was macht die münze: culture
gleichviele kulturkarten geht das auch: culture
karte aus dem müll zurückholen: utopia
ab wann gibts die utopia karten: utopia|setup
wie greife ich an: attack
muss ich bei angriff selber auch was abgeben: attack
hand von jemand klauen: inquisition
darf man bluffen: talk
gegner eine farbe verbieten: embargo
wie komm ich ins finale: tournaments
5 karten ziehen 5 weg: leap
spickzettel: aid
verdeckte karte auf meinem stapel was heisst das: democracy|embargo
kann demokratie mehrmals auf den gleichen: democracy
wann ist schluss: end
stapel leer was passiert: end
wie viele runden noch wenn keine karten mehr da sind: end
7 gleiche karten sofort gewonnen?: hegemony
sieg wird wann geprüft: hegemony
wie zählt man punkte: points
gleichstand am ende: points
teams 2 gegen 2 wie geht das: teams
gewinnt mein partner mit: teams
darf ich den ablagestapel anschauen: open
weiss man welche karten der andere hat: open
darf man absprachen machen: talk
einer ist einfach abgehauen: leaving|fair
aufgeben: leaving
turnier mit 24 leuten: tournaments
zug rückgängig machen verklickt: undo
übersicht aller karten: aid
wer darf anfangen: setup|turn
verklickt, kann ich das zurücknehmen: undo
wie viele militärkarten brauch ich zum sieg: hegemony
stapel leer und jetzt: end
darf ich trotz embargo opfern: embargo
was bringt göttliches recht: religion
wieviel bedenkzeit gibts: clocks
stufe 1 statt stufe 2 benutzen: effects
altes spiel nochmal ansehen: bot
mitspieler schummelt: fair|refereeing
wozu demokratie: democracy
werden die karten ehrlich gemischt: fair
bitte nachts keine pings: pings|clocks
verliert mein partner auch was beim angriff: attack|teams
technologiesprung bei leerem stapel: leap
hab 8 handkarten muss ich welche abwerfen: handsize|leap
wozu liegt die münze da: culture
beide gleich viele punkte: points
kumpel meldet sich seit tagen nicht: leaving|clocks
gegner die ganze hand wegnehmen: inquisition
bin im urlaub: clocks
zu viert in teams: teams
freunden beim spielen zugucken: open|bot
wie kommt die wertungszahl zustande: bot
ab wann gilt ein dauerhafter effekt: effects
karte vom ablagestapel zurückholen: utopia
jemand will meinen platz haben: fair
alleine gegen den computer: bot
ich mag nicht mehr, aufhören: leaving
kann man zwei karten pro zug spielen: economy|science|playing
zieht man vor oder nach dem ausspielen: turn|handsize
darf ich meine hand herzeigen: talk|open
darf man lügen: talk
mein nachbar hat mir wissenschaft gesperrt: embargo
handkarten loswerden: military
partner und ich führen beide im bereich: teams|points
was braucht man für die republik: utopia|effects
kann ich göttliches recht kopieren: culture|religion
wer beginnt beim turnier: tournaments|setup
wer sieht was ich mit der inquisition genommen hab: inquisition|open
verliert der angreifer auch was: attack
alle handkarten auf einmal austauschen: leap|inquisition
zählt eine umgedrehte karte für die mehrheit: democracy|points
muss man einen angefangenen effekt zu ende bringen: effects
was wird aus meinen karten wenn ich aussteige: leaving
wie stoppe ich jemanden der gleich gewinnt: democracy|hegemony
was bringt mir die münze eig: culture
wie viele karten brauch ich zum gewinnen: hegemony|goal
lisa ist seit gestern dran und macht nix: leaving|clocks|fair
hab mich verklickt: undo
kann ich auch nix spielen: playing
darf ich die karten vom gegner sehn: open|inquisition
wann ist vorbei wenn keine karten mehr da sind: end
wieso darf ich keine kultur legen: embargo
wie krieg ich mehr handkarten: religion|handsize
unentschieden was dann: points
kann man zu fünft spielen: setup
muss ich den effekt benutzen: effects
karte aus dem ablagestapel holen: utopia
wie mach ich dass der bot mich nicht mehr anpingt: pings
was passiert mit den karten wenn einer aufgibt: leaving
mein kumpel antwortet seit 2 tagen nicht: leaving|clocks
wo seh ich meine alten partien: bot
kann man zwei embargos gleichzeitig haben: embargo
darf ich ne karte verschenken: talk
hab keine karten mehr auf der hand: playing
wer darf zuerst: setup|turn
göttliches recht kopieren geht das: culture|religion
bleibt die demokratie liegen: democracy
will nachts keine nachrichten: pings|clocks
was heißt opfern: effects|glossary
was bedeutet stufe zwei: effects
was sieht der gegner von meinen karten: open
was heißt hegemonie: hegemony
ist das mischen zufällig: fair
wie wird am ende gezählt: points
alle effekte auf einen blick: aid
läuft die uhr auch nachts: clocks
durchbruch wenn fast keine karten mehr da sind: leap
handlimit: handsize
kann ich sehen was die anderen haben: open
was wird über mich gespeichert: privacy
welche kartensorten gibt es: goal|setup
zug schon beendet, kann ich nochmal zurueck: undo
jemandem die handkarten wegnehmen: inquisition
muss ich abwerfen wenn ich 8 karten hab: handsize
auf dem tisch was austauschen: economy|science
schlechte handkarten loswerden: military|leap
ich bin dran, was jetzt: turn
was macht der bürgerkrieg: calamities
säuberung: military
entwicklung: economy
rätsel: bot
worum gehts hier eigentlich: goal
wie viele gleiche zum sieg: hegemony
beide teams haben gleich viele punkte: teams
wie verhinder ich dass der gleich gewinnt: democracy|attack|embargo
zeit abgelaufen: clocks
gegner am legen hindern: embargo
heilige schrift: religion|handsize
republik was kann das: utopia
""",
    "it": """
come si vince: goal|end|hegemony|points
qual è lo scopo del gioco: goal
quante carte all'inizio: setup|draft
si può giocare in 2?: setup
che significa egemonia: glossary|hegemony
come si scelgono le carte all inizio: draft
a chi passo le carte: draft
cosa devo fare nel mio turno: turn
cosa vuol dire dominio: glossary
devo per forza giocare una carta: playing|turn
quanti giocatori servono per fare un torneo: tournaments
non ho carte da giocare: playing|embargo
quanti poteri posso usare x turno: effects
quante carte uguali servono per il potere: effects
posso dire bugie sulle mie carte: talk
se ho 5 carte faccio liv 1 + liv 2?: effects
quante carte posso tenere in mano: handsize
ho troppe carte devo buttarle?: handsize
a cosa servono i soldati: military|attack
buttare carte dalla mano: military
come faccio ad avere piu carte in mano: religion|handsize
religione che fa: religion|inquisition
giocare due carte insieme: economy|science
tabella con tutti gli effetti: aid
buttare una carta sul tavolo per giocarne un altra: economy
riprendere in mano una carta gia giocata: science
scienza cosa fa: science|leap
copiare l'abilità di un altro: culture
la moneta a cosa serve: culture
si puo copiare anche la religione: culture
prendere carte dagli scarti: utopia
le carte dell'ultima era che fanno: utopia|democracy
come si attacca: attack
se mi attaccano quale carta perdo: attack
rubare le carte a uno: inquisition
posso rubare la mano se l'altro non ha carte: inquisition
bloccare un colore a un avversario: embargo
annulla ultima mossa: undo
pescare 5 carte e scartarne 5: leap
le carte sono mescolate a caso davvero: fair
democrazia come funziona: democracy
come impedisco a uno di arrivare a 7: democracy|embargo|attack
carta coperta sopra le mie cosa vuol dire: democracy|embargo
quando finisce la partita: end
finito il mazzo che succede: end
quante carte uguali per vincere subito: hegemony
ho 7 carte ho vinto?: hegemony
come si contano i punti: points
pareggio chi vince: points
si gioca a coppie?: teams
posso vedere le carte del compagno: teams|open
posso guardare le carte scartate: open
il retro delle carte si vede?: open
si puo parlare e mettersi d'accordo: talk
uno se ne è andato come facciamo: leaving
regole torneo: tournaments
qualcuno bara cosa faccio: fair|leaving
non gioca da ore posso mandargli un avviso: fair|leaving
ho sbagliato mossa si può tornare indietro: undo
riassunto veloce: aid
chi parte per primo: setup|turn
ho premuto il tasto sbagliato: undo
quante carte uguali servono per vincere: hegemony
mazzo vuoto e adesso: end
con l'embargo posso sacrificare: embargo
diritto divino cosa fa: religion
quanto tempo ho per il mio turno: clocks
ho il livello 2 ma voglio usare l'1: effects
rivedere una vecchia partita: bot
uno imbroglia che faccio: fair|refereeing
democrazia cosa cambia: democracy
le carte sono mescolate davvero a caso: fair
basta notifiche di notte: pings|clocks
attacco: chi ci rimette: attack
copiare un effetto altrui: culture
posso tenere 6 carte in mano: handsize|religion
la moneta a che serve: culture
siamo pari, chi vince: points
un amico non gioca da giorni: leaving|clocks
rubare la mano a un avversario: inquisition
vado in ferie due settimane: clocks
si gioca anche due contro due: teams
guardare la partita di altri: open|bot
il punteggio elo come funziona: bot
da quante carte parte l'effetto permanente: effects
riprendere una carta dagli scarti: utopia
voglio cedere il posto: fair
posso giocare da solo: bot
mi arrendo: leaving
che succede alla fine del mazzo: end
si pesca prima o dopo aver giocato: turn|handsize
posso far vedere la mia mano: talk|open
si può mentire: talk
il vicino mi ha bloccato la scienza: embargo
liberarmi di carte in mano: military
io e il compagno siamo primi tutti e due in un dominio: teams|points
cosa serve per la repubblica: utopia|effects
copiare il diritto divino: culture|religion
come si sceglie chi comincia nei tornei: tournaments|setup
chi vede cosa ho preso con l'inquisizione: inquisition|open
chi attacca perde anche lui qualcosa: attack
cambiare tutte le carte in mano: leap|inquisition
una carta girata conta per la maggioranza: democracy|points
devo finire un effetto iniziato: effects
se esco dove vanno le mie carte: leaving|open
a che serve la moneta: culture
ho premuto la carta sbagliata: undo
marco non gioca da due giorni: leaving|clocks|fair
posso non giocare niente: playing
devo usare per forza l'effetto: effects
si puo giocare in 5: setup
finite le carte che succede: end
pari chi vince: points
come prendo una carta dagli scarti: utopia
perche non posso giocare carte scienza: embargo
come fermo uno che sta x vincere: democracy|hegemony
dove disattivo le notifiche: pings
il mio compagno vede le mie carte: teams|open
posso rubare le carte a un altro: inquisition
il mio amico è uscito a metà partita: leaving
dove vedo le vecchie partite: bot
due embarghi insieme si puo: embargo
posso regalare una carta: talk
non ho piu carte in mano: playing
chi è il primo: setup|turn
copiare diritto divino: culture|religion
la democrazia quando va via: democracy
niente messaggi di notte: pings|clocks
cosa vuol dire sacrificare: effects|glossary
cosa succede se dormo quando tocca a me: clocks|pings|leaving
come guardo una partita: open|bot
qualcuno può prendermi carte dalla mano: inquisition
il mescolamento è casuale: fair
come si conta alla fine: points
lista comandi: bot
due democrazie sullo stesso tizio valgono doppio?: democracy
epidemia e carestia di advanced civilization: calamities
egemonia: hegemony
come rallento uno che sta per fare egemonia: democracy|embargo|attack
chi ha la maggioranza cosa prende: points|goal
dati personali: privacy
ho il secondo livello, posso fare anche il primo?: effects
al torneo minimo quanti bisogna essere: tournaments
l'embargo vale anche se calo la carta con un potere?: embargo|playing
egmonia in tre: hegemony
se attacco ci rimetto anch'io qualcosa: attack
abbiamo tutti e due 3 punti, chi ha vinto?: points
c'è un bigino delle regole da tenere sott'occhio: aid
in squadra le carte mie e sue si contano insieme?: teams
ma l'attacco colpisce tutti o uno solo: attack
ho toccato il bottone sbagliato: undo
con cosa parto se facciamo il draft: draft
uno se n'è andato che succede alle sue robe: leaving
fuso orario sbagliato: clocks
prima pesco o prima gioco: turn
draft?: draft
in che ordine si attivano le abilità: effects|turn
se uso un potere poi perdo le carte?: effects
ho una sola carta in mano, posso usare lo stesso il livello 2 di economia: economy
""",
}
