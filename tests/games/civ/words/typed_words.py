"""What players type into `/rules`, by the page they mean; `|` where two pages are as good."""

from typing import Final

TYPED: Final = {
    "en": """
goal: goal, aim, objective, purpose, how to win
goal: how do i win, win condition, overview, what is this game, basics
setup: setup, deal, start of the game, starting hand, components
setup: how many cards are there, shuffle, box, preparation, opening hand
draft: draft, drafting, pick, pass cards, pass to the left, draft variant, centre, pack
turn: turn, my turn, steps, phases, order of play, clockwise, whose turn, turn order, what can i do
playing: play a card, must i play, step 1, skip, can't play, no card to play, pass my turn, mandatory
effects: effects, level, level 1, level 2, permanent effect
effects: discard effect, sacrifice, how often, once per turn, step 2
handsize: hand size, hand limit, draw, draw cards
handsize: step 3, max hand, how many cards can i hold, refill, too many cards
military: military, assassination, purge, discard from hand, get rid of cards
religion: religion, holy book, divine right, bigger hand, draw more
economy: economy, development, monopoly, swap cards, replace a card
science: science, experiment, research, take back a card, pick up cards
culture: culture, inspiration, copy, coin, culture coin, copy an effect, steal an effect
utopia: utopia, oligarchy, republic, discard pile, get a card back, graveyard, recover
attack: attack, war, destroy, fight, lose a card, military attack, kill
inquisition: inquisition, steal, swap hands, take hand, look at hand
talk: trade, negotiate, alliance, bluff, may we talk
embargo: embargo, forbid, block, ban, prevent playing, can't play a domain
leap: technological leap, leap, draw five, new hand, redraw, mulligan
democracy: democracy, one more card, stop hegemony, raise hegemony
end: end, end of game, game over, last turn, final round, deck empty, no more cards, last round
hegemony: hegemony, seven cards, eight cards, how many cards to win, instant win, crown
points: points, score, scoring, majority, tie, draw game, tiebreaker, tied, who wins a tie
teams: team, teams, partner, team-mate, two against two, teammates
open: hidden, secret, public, what can others see, open information, private, spectator
leaving: resign, quit, leave, give up, eliminated, away, afk, surrender
tournaments: tournament, referee, official rules, competition, rounds, bracket
undo: undo, mistake, misclick, wrong button, oops
aid: player aid, cheat sheet, summary of effects, all effects, reference
glossary: glossary, terms, words, vocabulary, what does it mean
setup|turn: first player
embargo|democracy: marker
science|undo: take back
hegemony: threat, about to win, close to winning, one card away, danger
democracy: stop a win, stop them from winning
leaving: drop out
tournaments: sign up, register, check-in, waiting list, knockout, final, call the referee, no-show, standings
tournaments: draw lots, friendly cup, official tournament, who goes on, podium
calamities: calamity, calamities, famine, flood, advanced civilization, barbarian hordes, civil war
privacy: privacy, my data, delete my data, what do you store
clocks: time limit, timer, how long do i have, vacation
pings: ping, notifications, remind
""",
    "fr": """
goal: but du jeu, but, objectif, comment gagner, comment on gagne, principe, résumé, à quoi sert, débuter
setup: mise en place, distribution, donne, préparation
setup: combien de cartes, matériel, boîte, mélanger, main de départ
draft: draft, variante draft, passer à gauche, paquet, choisir une carte, centre, drafter
turn: tour, mon tour, étapes, phases, ordre du tour, déroulement, fin du tour, à qui le tour
playing: jouer une carte, étape 1, poser une carte
playing: obligatoire, passer son tour, impossible de jouer, dois-je jouer
effects: effets, niveau, niveau 1, niveau 2, effet permanent
effects: effet de sacrifice, sacrifier, combien de fois, étape 2, une fois par tour
handsize: limite de cartes en main, limite, piocher, étape 3
handsize: taille de main, main maximum, trop de cartes, combien en main
military: militaire, assassinat, purge, défausser de sa main, se débarrasser
religion: religion, livre saint, droit divin, plus de cartes en main, piocher plus
economy: économie, développement, monopole, échanger une carte, remplacer
science: science, expérience, recherche, reprendre une carte, reprendre en main
culture: art, inspiration, copier, pièce, copier un effet, pièce de majorité, culture
utopia: utopie, oligarchie, république, défausse, récupérer une carte, reprendre dans la défausse
attack: attaque, attaquer, guerre, détruire, perdre une carte, combat, tuer
inquisition: inquisition, voler, échanger les mains, prendre une main, regarder la main
talk: négocier, commerce, alliance, bluffer, parler en privé
embargo: embargo, interdire, bloquer, empêcher de jouer, interdit
leap: saut technologique, saut, cinq cartes, nouvelle main, repiocher
democracy: démocratie, une carte de plus, empêcher de gagner, contrer l'hégémonie
end: fin de la partie, fin, dernier tour, pioche vide, quand ça finit
hegemony: hégémonie, sept cartes, huit cartes, combien de cartes pour gagner, victoire immédiate, couronne
points: points, score, majorité, égalité, départage, ex aequo, compter les points
teams: équipe, équipes, partenaire, coéquipier, deux contre deux
open: caché, secret, public, ce que les autres voient, spectateur, visible, privé
leaving: abandonner, quitter, partir, éliminé, absent, forfait, arrêter de jouer
tournaments: tournoi, arbitre, officiel, compétition, ronde, rondes
undo: annuler, erreur, revenir en arrière, mauvais bouton, oups, reprendre un coup
aid: aide de jeu, antisèche, mémo, tous les effets, récapitulatif
glossary: lexique, glossaire, vocabulaire, mots, que veut dire
setup|turn: premier joueur
embargo|democracy: marqueur
setup|handsize: pioche
religion|end: plus de cartes
hegemony: menace, sur le point de gagner, presque gagné, à une carte, danger
democracy: empêcher une victoire, l’empêcher de gagner
leaving: se retirer
tournaments: s’inscrire, inscription, pointage, liste d’attente, élimination directe, finale, appeler l’arbitre
tournaments: classement, tirage au sort, coupe amicale, tournoi officiel, qui continue, podium, absent au tournoi
calamities: calamité, calamités, famine, inondations, advanced civilization, hordes barbares, guerre civile
privacy: confidentialité, mes données, effacer mes données, rgpd
clocks: chrono, temps écoulé, combien de temps, vacances
pings: notifications, rappel, mention
""",
    "de": """
goal: ziel, spielziel, wie gewinnt man, wie gewinne ich, gewinnen, worum geht es, überblick, zweck, anleitung
setup: spielaufbau, aufbau, austeilen, vorbereitung, wie viele karten gibt es, schachtel, mischen, starthand
draft: draft, draften, weitergeben, päckchen, auswählen, mitte, draft-variante
turn: zug, mein zug, phasen, ablauf, reihenfolge, zugende, ende des zuges, wer ist dran
playing: karte spielen, ausspielen, phase 1, überspringen, muss ich spielen, kann nicht spielen, pflicht, passen
effects: effekte, stufe, stufe 1, stufe 2, dauerhafter effekt
effects: abwurfeffekt, opfern, wie oft, phase 2, einmal pro zug
handsize: nachziehlimit, handlimit, handkartenlimit, kartenlimit, ziehen
handsize: nachziehen, phase 3, wie viele handkarten, zu viele karten, limit
military: militär, hinrichtung, säuberung, handkarten abwerfen, karten loswerden
religion: religion, heilige schrift, göttliches recht, mehr ziehen, mehr handkarten
economy: wirtschaft, entwicklung, monopol, karte tauschen, ersetzen
science: wissenschaft, experiment, forschung, karte zurücknehmen, auf die hand nehmen
culture: kultur, inspiration, kopieren, münze, kulturmünze, effekt kopieren, nachahmen
utopia: utopia, oligarchie, republik, ablagestapel, karte zurückholen, aus der ablage
attack: angriff, angreifen, krieg, zerstören, karten verlieren, kämpfen
inquisition: inquisition, klauen, karten klauen, stehlen, hände tauschen, hand ansehen
talk: verhandeln, handeln, bündnis, bluffen, absprachen
embargo: embargo, verbieten, blockieren, sperren, darf nicht spielen, verbot
leap: durchbruch, fünf karten, neue hand, neue karten ziehen, mulligan
democracy: demokratie, eine karte mehr, sieg verhindern, vorherrschaft verhindern
end: spielende, ende, schluss, letzte runde, stapel leer, keine karten mehr, wann ist schluss
hegemony: vorherrschaft, sieben karten, acht karten
hegemony: wie viele karten zum gewinnen, siegbedingung, krone, sofort gewinnen
points: punkte, wertung, mehrheit, gleichstand, unentschieden, stichentscheid, punkte zählen
teams: team, teams, partner, teamspiel, mitspieler, zwei gegen zwei
open: geheim, öffentlich, was sehen die anderen, zuschauer, offen, sichtbar
leaving: aufgeben, aussteigen, verlassen, ausscheiden, abwesend, gehen, aufhören
tournaments: turnier, schiedsrichter, offiziell, wettkampf, turnierregeln, spielleitung
undo: rückgängig, fehler, verklickt, ups, falscher knopf, falscher button
aid: übersichtstableau, spickzettel, spielhilfe, alle effekte, übersicht
glossary: glossar, begriffe, wörter, lexikon, was bedeutet
setup|turn: startspieler
embargo|democracy: marker
embargo|open: verdeckt
science|undo: zurücknehmen
hegemony: bedrohung, kurz vor dem sieg, fast gewonnen, eine karte fehlt, gefahr
democracy: sieg aufhalten, am gewinnen hindern
leaving: austreten
tournaments: anmelden, check-in, warteliste, k.-o.-system, finale, schiedsrichter rufen
bot|tournaments: rangliste
tournaments: auslosung, freundschaftsturnier, offizielles turnier, wer kommt weiter, siegertreppchen, nicht erschienen
calamities: katastrophe, katastrophen, hungersnot, überschwemmung, advanced civilization, barbarenhorden, bürgerkrieg
privacy: datenschutz, meine daten, daten löschen, dsgvo
clocks: bedenkzeit, zeitlimit, wie lange habe ich zeit, urlaub
pings: benachrichtigungen, erinnerung, ping
""",
    "it": """
goal: obiettivo, scopo, come si vince, come vinco, vincere, riassunto, panoramica, di che si tratta, iniziare
setup: preparazione, distribuire, distribuzione, quante carte ci sono
setup: scatola, mescolare, mano iniziale, contenuto
draft: draft, variante draft, passare a sinistra, mazzetto, scegliere una carta, centro, pescare a giro
turn: turno, il mio turno, passi, fasi, ordine di gioco, svolgimento, fine turno, a chi tocca
playing: giocare una carta, passo 1, saltare, devo giocare, non posso giocare, obbligatorio, passare il turno
effects: effetti, livello, livello 1, livello 2, effetto permanente
effects: effetto di scarto, sacrificare, quante volte, passo 2, una volta per turno
handsize: limite di mano, limite, pescare, passo 3
handsize: mano massima, quante carte in mano, troppe carte, dimensione della mano
military: esercito, assassino, epurazione, militare, scartare dalla mano, liberarsi di carte
religion: religione, libro sacro, diritto divino, più carte in mano, pescare di più
economy: economia, sviluppo, monopolio, scambiare una carta, sostituire
science: scienza, esperimento, ricerca, riprendere una carta, riprendere in mano
culture: cultura, ispirazione, copiare, moneta, moneta cultura, copiare un effetto, imitare
utopia: utopia, oligarchia, repubblica, pila degli scarti, scarti, recuperare una carta
attack: attacco, attaccare, guerra, distruggere, perdere una carta, combattere
inquisition: inquisizione, rubare, scambiare le mani, prendere la mano, guardare la mano
talk: negoziare, commercio, alleanza, bluff, accordi
embargo: embargo, vietare, bloccare, impedire di giocare, divieto
leap: scoperta rivoluzionaria, scoperta, cinque carte, nuova mano, ripescare
democracy: democrazia, una carta in più, fermare una vittoria, impedire la vittoria
end: fine della partita, fine, ultimo turno, ultimo round
end: mazzo finito, mazzo esaurito, carte finite, quando finisce
hegemony: egemonia, sette carte, otto carte, quante carte per vincere, vittoria immediata, corona
points: punti, punteggio, maggioranza, parità, pareggio, spareggio, contare i punti
teams: squadra, squadre, compagno, due contro due, compagno di squadra
open: nascosto, segreto, pubblico, che cosa vedono gli altri, spettatori, visibile, privato
leaving: abbandonare, lasciare, arrendersi, eliminato, assente, smettere, ritirarsi
tournaments: torneo, arbitro, ufficiale, competizione, regole dei tornei, gara
undo: annullare, errore, tornare indietro, sbaglio, ops, pulsante sbagliato, annulla mossa
aid: scheda di consultazione, promemoria, tutti gli effetti, tabella, schema
glossary: glossario, termini, parole, vocabolario, che cosa significa
setup|turn: primo giocatore
embargo|democracy: segnalino
hegemony: minaccia, sta per vincere, quasi vinto, a una carta, pericolo
democracy: fermare chi vince, impedire di vincere
leaving: uscire
tournaments: iscriversi, iscrizione, conferma della presenza, lista d’attesa, eliminazione diretta, finale
tournaments: chiamare l’arbitro, classifica, sorteggio, coppa amichevole, torneo ufficiale, chi va avanti, podio
calamities: calamità, carestia, inondazione, advanced civilization, orde barbariche, guerra civile
privacy: privacy, i miei dati, cancellare i dati, gdpr
clocks: orologio, tempo scaduto, quanto tempo ho, vacanze
pings: notifiche, avvisi, menzione
""",
}
"""By language, a line a page."""
