### Le regole a portata di mano: parole nostre; ogni riga sta da sola e porta la sua clausola tra parentesi.

## Il libro

rules-title = Regole
rules-intro = Come si gioca, in pagine brevi: scegline una, o scrivi { COMMAND("rules") } e una parola. I numeri tra parentesi sono i punti delle regole. “Regola della casa” indica ciò che il regolamento stampato lascia aperto, o su cui le edizioni differiscono.
pick-rules-game = Il gioco: scegli una pagina
pick-rules-effects = Gli effetti: scegli una pagina
pick-rules-more = Fine, squadre e altro
pick-rules-glossary = Scegli una parola
rules-line = - { $text } ({ $clause })
rules-line-house = - { $text } ({ $clause }, regola della casa)
rules-line-here = - { $text }
rules-shown = Premi “{ $button }” per continuare a leggere nella tua lingua.
rules-effects-seen = Carte: { $cards }. { $does }
rules-effects-seen-one = { $effect }: { $does }
rules-ignored-words = il, lo, la, i, gli, le, l, un, uno, una, di, del, dello, della, dei, degli, delle, d, a, al, allo, alla, ai, agli, alle, da, dal, dalla, in, nel, nella, nei, con, su, sul, sulla, per, tra, fra, e, ed, o, ma, se, non, che, chi, cosa, cos, come, quando, dove, perche, quale, quali, quanto, quanta, quanti, quante, e, sono, sei, essere, ha, ho, hai, hanno, avere, posso, puo, puoi, possono, devo, deve, devi, devono, io, tu, lui, lei, noi, voi, loro, mi, m, ti, si, ci, c, vi, ne, mio, mia, miei, mie, tuo, tua, tuoi, tue, suo, sua, suoi, sue, questo, questa, questi, quello, quella, succede, serve, servono, fa, fare, faccio, significa, vuol, dire, funziona, gioco, poi, anche, adesso, ora, cose, percio, allora, ciao, scusa, per favore, capisco, capire, domanda, possibile, gia, ancora, mica, sto, sta, stai, voglio, vuole, c'e, cioe, magari, quindi, x, xke, xche, cmq, nn
key-rules-contents = Tutte le pagine
key-rules-back = Indietro
key-rules-next = Avanti
key-rules-open = Apri le regole
rules-title-of-effects = { $domain }: { $effects }

## Che cosa dice una tabella, una riga per ogni numero di giocatori

rules-row-levels = **{ $players } giocatori**: { level-1 } con { $one } carte, { level-2 } con { $two } carte
rules-row-hegemony = **{ $players } giocatori**: { $need } carte di un solo Dominio
rules-row-supply = **{ $domain }**: { $ages } ({ $count } carte)
rules-row-size = **{ $effect }** ({ domain-religion }, livello { $level }): { $size } carte

## Obiettivo del gioco

rules-goal-title = Obiettivo del Gioco
rules-goal-words = scopo, vincere, vittoria, obiettivo, come si vince, riassunto, panoramica, di che si tratta, come vinco, iniziare, chi vince, di cosa parla il gioco, in cosa consiste, tante carte dello stesso tipo, in due parole
rules-goal-alt = Gli emblemi dei sei Domini, poi una corona per l’Egemonia e un alloro per il maggior numero di punti.
rules-goal-domains = Costruisci una civiltà con le carte della tua area di gioco. Ogni carta appartiene a uno dei sei Domini: { $domains }.
rules-goal-effects = Più carte di un Dominio hai, più forti sono i suoi effetti.
rules-goal-hegemony = **{ victory-hegemony }**: se alla fine del tuo turno hai abbastanza carte di un solo Dominio, vinci subito.
rules-goal-majority = **{ victory-majority }**: se prima si esaurisce il mazzo delle Ere, ottieni un punto per ogni Dominio in cui hai almeno una carta e nessuno ne ha più di te. Vince chi ha più punti.

## Preparazione

rules-setup-title = Preparazione: { setup-classic }
rules-setup-words = inizio, cominciare, distribuzione, distribuire, contenuto, carte, quante carte, Era, scatola, quante carte ci sono, mescolare, mano iniziale, chi comincia, chi inizia, primo giocatore, durata di una partita, quanti giocatori, carte a testa, carte all’inizio, distribuire le carte, preparare, ere, in quanti si gioca, quanti possono giocare, numero di giocatori, durata, quanto dura una partita, 2 giocatori, 3 giocatori, 4 giocatori, parte per primo, per primo, carte tolte, 5 giocatori, cinque giocatori, giocare in 5, più di quattro, quante persone, chi è il primo, in tutto, carte mancanti, carte tolte dal mazzo, in tre, si può giocare in, quante carte in tutto
rules-setup-alt = I dorsi delle tre Ere: l’Era I sta sopra l’Era II, e l’Era II sopra l’Era III. Poi una mano di carte.
rules-setup-cards = Il gioco ha { $cards } carte di tre Ere. L’elenco qui sotto le conta.
rules-setup-players = Si gioca in due, tre o quattro. Tutta d’un fiato, una partita dura circa mezz’ora; con un giorno per turno, settimane.
rules-setup-box = Le carte di ogni Era si mescolano a parte. Con 2 o 3 giocatori, { $boxed } carte di ogni Era tornano nella scatola. Nessuno le vede.
rules-setup-deck = Il mazzo delle Ere è ordinato per Era: l’Era I in cima, l’Era III in fondo.
rules-setup-first = Il Primo Giocatore si sorteggia. La Moneta Cultura sta accanto al mazzo, e la pila degli scarti è vuota.
rules-setup-deal = Dal Primo Giocatore, in senso orario, ognuno prende in mano le prime { $dealt } carte del mazzo.

rules-draft-title = Preparazione: { setup-draft }
rules-draft-words = draft, passare, scegliere, mazzetto, centro, passare a sinistra, scegliere una carta, pescare a giro, scegliere le carte all’inizio, passare i pacchetti, scegliere le carte, a chi passo le carte, passo le carte, si scelgono le carte, scoperte in mezzo, scegliere una e dare via il resto
rules-draft-alt = Un mazzetto di carte: una va nella tua mano, le altre passano al prossimo giocatore. Le ultime vanno al centro.
rules-draft-keep = Ognuno prende le prime { $pack } carte del mazzo delle Ere, ne tiene una in segreto e passa le altre a sinistra.
rules-draft-pass = Ognuno tiene una carta del nuovo mazzetto e passa le altre, finché in ogni mazzetto resta una sola carta.
rules-draft-centre = Queste ultime carte vanno al centro, a faccia in su. Dal giocatore alla destra del Primo Giocatore, in senso antiorario, ognuno ne prende una nella propria area di gioco. Il Primo Giocatore è l’ultimo.
rules-draft-start = Così si comincia con { $kept } carte in mano e una carta nell’area di gioco. Durante il draft non ci sono effetti, e non vince nessuno.
rules-draft-here = Scegli con i pulsanti. Nessuno vede la tua scelta prima che tutti abbiano scelto.

## Il turno

rules-turn-title = Il turno: tre passi
rules-turn-words = svolgimento, fase, passo, sequenza, senso orario, Primo Giocatore, che cosa posso fare, il mio turno, fasi, ordine di gioco, fine turno, a chi tocca, prima pescare o giocare, in che ordine, due turni di fila, pescare prima o dopo, chiudere senza effetti, gioca dopo di me, che faccio quando tocca a me
rules-turn-alt = Tre passi: una carta della tua mano va nella tua area di gioco; gli effetti; carte del mazzo vanno nella tua mano.
rules-turn-order = Si gioca a turno in senso orario, cominciando dal Primo Giocatore. Un turno ha tre passi, sempre in quest’ordine.
rules-turn-play = **1. Giocare una carta** dalla mano nella propria area di gioco. Questo passo è obbligatorio.
rules-turn-effects = **2. Applicare gli effetti** disponibili: quelli che vuoi, nell’ordine che vuoi, o nessuno.
rules-turn-draw = **3. Pescare carte** fino al limite di mano. Questo passo è obbligatorio.
rules-turn-hegemony = Dopo il passo 3 vinci se hai l’Egemonia. Altrimenti comincia il turno successivo.

rules-playing-title = Giocare una carta
rules-playing-words = passo 1, giocare, obbligatorio, saltare, non posso giocare, devo giocare, passare il turno, obbligato a giocare, devo per forza, mano vuota, non ho carte in mano, posare una carta, mettere giù una carta, quante carte posso giocare, giocare una carta, più di una carta, niente da giocare, non posso giocare niente, costretto a giocare, facoltativo, per forza, passare senza giocare, senza giocare, non giocare niente, non giocare, non ho più carte, 0 carte in mano, senza carte in mano, era 3, usare subito, niente in mano, carte I II III, I o III, saltare il turno, numeri romani
rules-playing-alt = Una carta della tua mano va nella tua area di gioco.
rules-playing-one = Nel passo 1 giochi una carta, di qualsiasi Dominio e di qualsiasi Era. Se puoi giocare, devi.
rules-playing-counts = La carta conta subito. Puoi usarne gli effetti nello stesso turno, e persino scartarla per il suo effetto di scarto.
rules-playing-skip = Salti questo passo solo se la tua mano è vuota, o se un Embargo vieta tutte le tue carte.
rules-playing-more = Anche le carte che giochi con effetti di { domain-economy } o { domain-science } sono carte giocate. Un Embargo vieta anche quelle.
rules-playing-age = L’Era di una carta non cambia i suoi effetti. Decide solo quale carta perdi per un Attacco: una dell’Era più bassa.

rules-effects-title = Effetti: quando puoi usarli
rules-effects-words = passo 2, livello, livelli, effetti permanenti, effetti di scarto, sacrificare, quante volte, due volte, numero di carte, livello 1, effetto permanente, effetto di scarto, una volta per turno, potere, poteri, abilità, quante carte uguali, stesso colore, entrambi i livelli, effetto a metà, effetto completo, attivare, quando funzionano gli effetti, riusare un effetto, quante volte usare, effetto più debole, livello più basso, raggiungere il livello, finire un effetto, completare un effetto, devo usare, obbligato a usare, usare un effetto, usare l’effetto, effetto obbligatorio, livello due, quante per il livello, in mezzo a un altro effetto
rules-effects-alt = Emblemi con il livello 1 e il livello 2: servono sempre più carte. Poi una carta che va nella pila degli scarti.
rules-effects-permanent = Un **effetto permanente** funziona appena hai abbastanza carte del suo Dominio nella tua area di gioco. Restano lì.
rules-effects-level = Con il livello 2 puoi usare invece il livello 1, ma mai entrambi.
rules-effects-sacrifice = Un **effetto di scarto** ti costa una carta del suo Dominio della tua area di gioco.
rules-effects-once = In ogni turno: una volta l’effetto permanente di ogni Dominio e una volta il suo effetto di scarto, nell’ordine che vuoi. { domain-culture } non ha un effetto di scarto.
rules-effects-whole = Finisci un effetto prima di cominciarne un altro, anche se intanto ne perdi il livello.
rules-effects-possible = Comincia un effetto solo se puoi risolverlo completamente.

rules-handsize-title = Limite di mano e pescata
rules-handsize-words = passo 3, pescare, limite, massimo, quante carte, rifornire, dimensione della mano, mano massima, quante carte in mano, troppe carte, quante ne pesco, carte da pescare, mano piena, tenere in mano, quante ne posso tenere, tenere carte, troppe carte in mano, 3 carte, buttare le carte in più, carte in più, nessuna carta nuova, non ho pescato, pescare fino a
rules-handsize-alt = Carte del mazzo vanno nella tua mano. Religione aumenta il limite di mano, con il livello 1 e ancora con il livello 2.
rules-handsize-draw = Nel passo 3 peschi fino al tuo limite di mano. Se hai già quel numero di carte o più, non peschi e non scarti nulla.
rules-handsize-limit = Il tuo limite di mano è { $size }. { domain-religion } lo aumenta, come dice l’elenco qui sotto.
rules-handsize-maximum = Non c’è un massimo di carte che puoi avere in mano.
rules-handsize-short = Se nel mazzo non bastano le carte, peschi quelle che restano.

## Effetti permanenti

rules-military-words = togliere, mano, scartare carte dalla mano, liberarsi di carte, militare, soldati, armata, rosso, rossa, buttare carte dalla mano, liberarsi di carte in mano, proprie carte
rules-military-one = **{ effect-military-1 }** (livello 1): scarta esattamente una carta dalla tua mano.
rules-military-two = **{ effect-military-2 }** (livello 2): scarta esattamente due carte dalla tua mano.
rules-military-choose = Scegli tu quali. Devi averne altrettante in mano.
rules-military-why = Così fai posto: nel passo 3 peschi nuove carte fino al tuo limite di mano.

rules-religion-words = limite di mano, limite, più carte, pescare di più, bianco, bianca, chiesa, più carte in mano, tenere più carte, più di tre carte, 5 carte in mano, 7 carte in mano, attivare la religione, persa una carta religione
rules-religion-one = **{ effect-religion-1 }** (livello 1): il tuo limite di mano è { $size1 } invece di { $size }.
rules-religion-two = **{ effect-religion-2 }** (livello 2): il tuo limite di mano è { $size2 }.
rules-religion-always = Questo effetto agisce da sé finché ne hai il livello. Non c’è nulla da premere, e non si esaurisce mai.
rules-religion-when = Conta il tuo livello nel momento in cui comincia il passo 3.

rules-economy-words = scambiare, cambiare, sostituire, giocare più carte, scambiare una carta, giallo, gialla, soldi, giocare due carte, due carte insieme, buttare una carta per giocarne un’altra, buttare una carta, a che serve economia
rules-economy-one = **{ effect-economy-1 }** (livello 1): scarta una carta dalla tua area di gioco, poi gioca una carta dalla tua mano.
rules-economy-two = **{ effect-economy-2 }** (livello 2): scarta due carte dalla tua area di gioco, poi gioca due carte dalla tua mano.
rules-economy-need = Ti serve quel numero di carte nell’area di gioco e altrettante carte giocabili in mano.
rules-economy-embargo = Le nuove carte sono carte giocate: contano subito, e un Embargo le vieta.

rules-science-words = scambiare, cambiare, riprendere, giocare più carte, riprendere una carta, riprendere in mano, verde, invenzioni, giocare due carte, due carte insieme, riprendere una carta dal tavolo, scienza lv 2
rules-science-one = **{ effect-science-1 }** (livello 1): riprendi in mano una carta dalla tua area di gioco, poi gioca una carta dalla tua mano.
rules-science-two = **{ effect-science-2 }** (livello 2): riprendi in mano due carte dalla tua area di gioco, poi gioca due carte dalla tua mano.
rules-science-again = Puoi giocare proprio le carte che hai appena ripreso.
rules-science-enough = In mano devono restarti abbastanza carte giocabili. Non puoi riprendere carte che ti bloccherebbero.
rules-science-embargo = { rules-economy-embargo }

rules-culture-words = copiare, copia, moneta, Moneta Cultura, imitare, copiare un effetto, blu, azzurro, arte, più carte cultura, parità in cultura, potere di un altro, copiare un altro, effetto di un altro, effetto altrui, effetto degli altri, copiare religione
rules-culture-who = Hai nella tua area di gioco più carte Cultura di ogni altro giocatore? Allora puoi usare **{ effect-culture }** una volta nel tuo turno. Ne basta una se nessun altro ne ha.
rules-culture-what = Copia un effetto permanente di livello 1 o di livello 2 che un altro giocatore ha ora. { domain-culture } non si può copiare.
rules-culture-better = Dev’essere migliore del tuo in quel Dominio, e vale come il suo effetto permanente per questo turno.
rules-culture-yours = L’effetto agisce come se fosse tuo: con la tua mano e la tua area di gioco.
rules-culture-coin = La Moneta Cultura lo segna. Torna indietro quando un altro giocatore ha tante carte Cultura quante ne hai tu, o quando uno di voi due lascia la partita.
rules-culture-religion = Una { domain-religion } copiata conta quando peschi, se la moneta è ancora lì e quel giocatore ha ancora il livello.
rules-culture-again = Nei turni successivi la moneta non ti dà nulla: copia di nuovo.

rules-utopia-words = pila degli scarti, prendere, recuperare, pescare dagli scarti, recuperare una carta, viola, riprendere dagli scarti, carta scartata, riprendere una carta scartata, recuperare dagli scarti, carta buttata, carta che ho buttato, carta che ho scartato, cimitero, ripescare una carta buttata
rules-utopia-one = **{ effect-utopia-1 }** (livello 1): prendi in mano una carta dalla pila degli scarti.
rules-utopia-two = **{ effect-utopia-2 }** (livello 2): prendi in mano due carte dalla pila degli scarti.
rules-utopia-any = Puoi prendere qualsiasi carta della pila. Tutti vedono quale.
rules-utopia-need = Nella pila degli scarti deve esserci almeno quel numero di carte.

## Effetti di scarto

# Further words for each of the discard effects below
rules-discard-effect-words = sacrificare, sacrificio

rules-attack-words = distruggere, guerra, colpire, perdere carte, tutti scartano, attaccare, perdere una carta, combattere, soldati, armata, rosso, rossa, far perdere carte agli altri, chi perde una carta, chi viene colpito, carta più debole, chi attacca, attaccare un dominio che non ho
rules-attack-do = Scarta una carta { domain-military } dalla tua area di gioco, poi un’altra carta dalla tua area di gioco, di qualsiasi Dominio. Il Dominio di questa seconda carta è quello attaccato.
rules-attack-need = Ti servono dunque almeno due carte nella tua area di gioco.
rules-attack-others = Ogni altro giocatore scarta dalla propria area di gioco una carta del Dominio attaccato. Chi non ne ha non perde nulla.
rules-attack-lowest = È sempre una carta dell’Era più bassa in quel Dominio. Non c’è nulla da scegliere, quindi nessuno deve aspettare.
rules-attack-mate = Colpisce anche il tuo compagno di squadra.

rules-inquisition-words = rubare, scambiare le mani, prendere una mano, guardare una mano, prendere la mano, guardare la mano, bianco, bianca, vedere la mano di qualcuno, scambiare la mano, rubare le carte, rubare la mano, prendere tutta la mano, fregare le carte, prendermi le carte dalla mano, prendermi carte dalla mano, prendere carte dalla mano, non aveva carte
rules-inquisition-do = Scarta una carta { domain-religion } dalla tua area di gioco e scegli un altro giocatore.
rules-inquisition-take = Prendi tutta la sua mano nella tua. Poi restituisci esattamente tante carte quante ne hai prese, quelle che vuoi.
rules-inquisition-empty = Puoi scegliere un giocatore senza carte. In quel caso non succede nulla.
rules-inquisition-secret = Solo voi due sapete quali carte si sono spostate. Gli altri ne vedono le Ere.

rules-embargo-words = vietare, bloccare, segnalino, non può giocare, impedire, divieto, giallo, gialla, carta coperta, carta sopra le mie, impedire a qualcuno di giocare, vietare un colore, quanto dura un embargo, perché non posso giocare, non posso giocare carte, non mi fa giocare, carta vietata, embarghi, due embarghi, più embarghi, nonostante l’embargo, perché non posso giocare una carta, usare un effetto con l’embargo
rules-embargo-do = Metti una carta { domain-economy } dalla tua area di gioco, a faccia in giù, su un Dominio di un altro giocatore che vi ha almeno una carta. Ora è un segnalino.
rules-embargo-forbids = Nel suo prossimo turno quel giocatore non può giocare carte di quel Dominio, né nel passo 1 né con effetti.
rules-embargo-allows = Gli effetti di quel Dominio restano permessi, anche quello di scarto.
rules-embargo-ends = Dopo il passo 3 di quel turno il segnalino va nella pila degli scarti. Più Embarghi possono valere nello stesso turno.

rules-leap-words = cinque carte, nuova mano, cambiare, ripescare, verde, pescare cinque carte, scartare cinque carte, cambiare tutta la mano, pescare 5 carte, scartare 5 carte, scartarne 5, salto tecnologico, tenere quelle pescate, 
rules-leap-do = Scarta una carta { domain-science } dalla tua area di gioco. Pesca { $leap } carte, poi scarta { $leap } carte dalla tua mano.
rules-leap-any = Puoi scartare qualsiasi carta della tua mano, nuova o vecchia.
rules-leap-short = Se nel mazzo ci sono meno carte, pesca quelle che restano e scartane altrettante.
rules-leap-end = Se così il mazzo si esaurisce, comincia l’ultimo round.

rules-democracy-words = segnalino, una carta in più, bloccare, impedire, fermare una vittoria, impedire la vittoria, fermare chi vince, impedire di vincere, viola, carta coperta, carta sopra le mie, impedire a qualcuno di vincere, fermare qualcuno, fermare uno, fermare chi sta per vincere, sta vincendo, quanto dura una democrazia, ne serve una in più, bloccare chi sta per vincere, frenare
rules-democracy-do = Metti una carta { domain-utopia } dalla tua area di gioco, a faccia in giù, su un Dominio di un altro giocatore che vi ha almeno una carta. Ora è un segnalino.
rules-democracy-more = A quel giocatore serve una carta in più in quel Dominio per l’Egemonia, fino alla fine della partita. Più segnalini si sommano.
rules-democracy-marker = Un segnalino non conta come carta in nessuna area di gioco. Resta anche quando le carte intorno se ne vanno.

## La fine e altro

rules-end-title = Fine della Partita
rules-end-words = fine, finire, ultimo round, ultimo turno, mazzo esaurito, carte finite, mazzo finito, quando finisce, mazzo vuoto, finiscono le carte, come finisce, ultimo giro, finisce il mazzo, niente da pescare, non ci sono più carte, fine del mazzo, finite le carte, nessuno ha vinto, ancora un turno, modi di vincere
rules-end-alt = Un mazzo esaurito apre l’ultimo round; poi decidono i punti. Una corona sta per l’Egemonia.
rules-end-hegemony = L’**Egemonia** fa finire subito la partita.
rules-end-deck = **Il mazzo delle Ere è esaurito**: il turno continua. Poi chi in questo round non ha ancora giocato ha un ultimo turno, senza pescare. Così tutti hanno giocato lo stesso numero di turni.
rules-end-still = Anche in questi ultimi turni si vince per Egemonia.
rules-end-points = Dopo l’ultimo turno vince chi ha più punti.
rules-end-alone = La partita finisce anche quando tutti gli altri l’hanno lasciata: vince l’ultimo giocatore, o l’ultima squadra.

rules-hegemony-title = { hegemony }: quante carte servono
rules-hegemony-words = vincere, vittoria, sette, otto, quante carte, corona, carte richieste, quante carte per vincere, vittoria immediata, minaccia, sta per vincere, quasi vinto, a una carta, pericolo, 7 o 8, 7 carte, 8 carte, quante carte di un dominio, carte per vincere, carte uguali per vincere, egemonia in tre, egemonia in due, vinto subito o a fine turno
rules-hegemony-alt = Una fila di carte di un solo Dominio, quante ne servono in due, e dietro una corona.
rules-hegemony-win = Vinci se alla fine del tuo turno, dopo il passo 3, hai abbastanza carte di un solo Dominio nella tua area di gioco. L’elenco qui sotto dice quante.
rules-hegemony-start = Conta il numero di giocatori all’inizio, anche se qualcuno ha lasciato la partita.
rules-hegemony-democracy = Ogni Democrazia su un tuo Dominio vi richiede una carta in più.
rules-hegemony-tournament = I tavoli con la regola dei tornei controllano subito dopo ogni carta giocata.

rules-points-title = Punti e parità
rules-points-words = punteggio, contare, maggioranza, maggioranze, pareggio, parità, spareggio, vincitore, chi ha più punti, contare i punti, stessi punti, pari, siamo pari, stesso numero di punti, punteggio uguale, conteggio, punti per la maggioranza, quanti punti dà, conta alla fine, contare alla fine, come si conta, quanti punti per carta
rules-points-alt = Gli emblemi dei sei Domini, e un alloro per il maggior numero di punti.
rules-points-score = Ottieni un punto per ogni Dominio in cui hai una carta e nessuno ne ha più di te. Se più giocatori sono in parità in testa, ottengono un punto ciascuno.
rules-points-most = Vince chi ha più punti.
rules-points-tie = In caso di parità si confrontano le carte dei giocatori coinvolti, un Dominio dopo l’altro: { $order }. Chi ne ha meno è fuori dal confronto.
rules-points-shared = Se la parità resta in tutti, la vittoria è condivisa.

rules-teams-title = { team-game }
rules-teams-words = squadra, squadre, compagno, compagna, insieme, due contro due, compagno di squadra, attaccare il compagno, 2 contro 2, a coppie, parlare con il compagno, vincere insieme, a squadre, in coppia, due squadre, il mio compagno, punti di squadra, punti a coppie
rules-teams-alt = Due squadre di due giocatori, e un alloro per la squadra che vince.
rules-teams-seats = Quattro giocatori formano due squadre. I compagni di squadra siedono l’uno di fronte all’altro.
rules-teams-hegemony = L’Egemonia di un giocatore vale per entrambi.
rules-teams-points = Una squadra ottiene un punto per ogni Dominio in cui uno dei suoi giocatori è in testa, anche in parità. Se in testa ci sono giocatori di entrambe, ottengono un punto entrambe.
rules-teams-tie = In caso di parità si sommano le carte di tutta la squadra.
rules-teams-hidden = Non vedi la mano del tuo compagno di squadra.
rules-teams-others = Per un Attacco e per Ispirazione, il tuo compagno di squadra conta come ogni altro giocatore.

rules-open-title = Che cosa vedono tutti
rules-open-words = pubblico, segreto, nascosto, aperto, privato, spettatori, dorso delle carte, che cosa vedono gli altri, visibile, guardare gli scarti, guardare la pila degli scarti, contare le carte, gli altri vedono, dove finiscono le carte scartate, dove vanno le carte scartate, carte scartate, guardare giocare, assistere, carte dell’avversario, carte degli altri, vedere le carte, guardare una partita, vedere una partita, che cosa vede l’avversario, vede delle mie carte, tornano nel mazzo, sapere delle carte altrui
rules-open-alt = Le carte in gioco sono a faccia in su. Di una mano si vedono i dorsi, con le loro Ere.
rules-open-public = Tutti vedono le aree di gioco, i segnalini, la Moneta Cultura, la pila degli scarti, e quante carte hanno ogni mano e il mazzo.
rules-open-discards = Le carte scartate vanno a faccia in su nella pila degli scarti. Non tornano mai nel mazzo; solo gli effetti di { domain-utopia } ne riprendono.
rules-open-ages = Anche i dorsi sono visibili: tutti vedono l’Era di ogni carta in una mano, e delle carte rimaste nel mazzo.
rules-open-secret = Nessun altro vede i Domini delle carte nella tua mano, né ciò che scegli nel draft. L’ordine del mazzo e le carte nella scatola restano ignoti a tutti.

rules-talk-title = Parlare e trattare
rules-talk-words = parlare, chiacchierare, accordo, accordi, alleanza, alleato, negoziare, trattare, commercio, scambiare carte, promessa, bluff, bluffare, mentire, diplomazia, allearsi, parlare in privato, bugia, bugie, dire la verità, far vedere la mano, mostrare le carte, regalare, regalare una carta, dare una carta, promesso, scrivere di nascosto, promettere e non farlo, promettere, mettersi d’accordo, tradire, messaggio segreto
rules-talk-alt = Giocatori da una parte e dall’altra: gli uni chiedono, gli altri rispondono.
rules-talk-free = Parla, prometti e bluffa quanto vuoi, davanti a tutti o in privato. Puoi dire che cosa hai in mano, vero o falso che sia.
rules-talk-binding = Nessun accordo è vincolante: chiunque può cambiare idea.
rules-talk-cards = Le carte cambiano mano solo con gli effetti. Non si possono regalare, scambiare né mostrare.
rules-talk-mates = Nemmeno i compagni di squadra vedono le rispettive mani, ma possono parlarsi.
rules-talk-here = { COMMAND("civ talk") } apre un thread privato con un altro giocatore. Un tavolo può vietarlo nelle impostazioni, e la moderazione può chiuderlo.

rules-leaving-title = Abbandono ed eliminazione
rules-leaving-words = abbandonare, arrendersi, smettere, eliminato, assente, assenza, lasciare, ritirarsi, uscire, qualcuno se n’è andato, giocatore uscito, lascia la partita, è dovuto andare, carte di chi esce, disconnesso, smettere di giocare, lasciare la partita, fermo, bloccato, nessuno gioca, non risponde, non risponde più, non torna, non è tornato, non gioca più, sparito, è sparito, inattivo, andato via, aspettare qualcuno, mi arrendo, mollare, ritiro, non gioca, non gioca da, non ha giocato, non muove, da ieri, da giorni, ci mette troppo, troppo lento, avversario assente, avversario sparito, è uscito, uscito a metà, chi esce conta, se n’è andato
rules-leaving-alt = Un giocatore ha lasciato la partita; le carte vanno nella pila degli scarti.
rules-leaving-cards = Chi lascia la partita, o è eliminato, non gioca più. La mano, l’area di gioco e i segnalini che vi si trovano vanno nella pila degli scarti. Un effetto ancora in corso viene prima annullato.
rules-leaving-same = Livelli, Egemonia e posti restano quelli dell’inizio, con le carte che servono. Restano anche i segnalini messi sugli altri da quel giocatore.
rules-leaving-last = Vince l’ultimo giocatore rimasto, o l’ultima squadra. Chi ha lasciato la partita non ha punti.
rules-leaving-draft = Se un giocatore lascia durante il draft, il tavolo è abbandonato e non vince nessuno.
rules-leaving-here = Con { COMMAND("civ resign") } lasci una partita definitivamente. Se manchi solo per un po’, { COMMAND("civ away") } fa giocare il computer per te. Se qualcun altro tace, “{ key-stuck }” sotto la plancia dice che cosa puoi fare.

rules-tournaments-title = Tornei
rules-tournaments-words = torneo, regole dei tornei, gara, ufficiale, arbitro, competizione, turni di torneo, fasi, tabellone, coppa amichevole, presenze, Egemonia immediata, iscriversi, iscrizione, conferma della presenza, lista d’attesa, eliminazione diretta, finale, chiamare l’arbitro, classifica del torneo, sorteggio, torneo ufficiale, chi va avanti, podio, quanti giocatori per un torneo
rules-tournaments-alt = Un alloro per chi vince. Poi le carte con cui si sorteggia il Primo Giocatore: comincia chi riceve Esercito I.
rules-tournaments-size = Partecipano da 16 a 64 giocatori, un multiplo di 4. Va avanti solo chi vince.
rules-tournaments-rounds = La prima fase ha tavoli da 4. Chi vince è sorteggiato ai tavoli della seconda, e chi vince lì va in finale. Con 16 giocatori, chi vince la prima fase gioca la finale.
rules-tournaments-first = L’arbitro distribuisce, a faccia in giù, una carta Esercito I tra carte Religione I. Chi riceve Esercito I è il Primo Giocatore.
rules-tournaments-draft = La Variante Draft è obbligatoria. L’Egemonia si controlla subito dopo ogni carta giocata.
rules-tournaments-talk = Gli spettatori vedono ciò che è pubblico e non intervengono. Negoziare fa parte del gioco, gli attacchi personali no.
rules-tournaments-table = A un tavolo di torneo non ci sono votazioni, mosse annullate, subentri o consigli. Quando il tempo di qualcuno scade, la partita si ferma finché l’arbitro non decide.
rules-tournaments-here = Su un server che li ha attivati ({ COMMAND("server-settings") }), { COMMAND("tournament new") } annuncia un torneo con il suo arbitro; { COMMAND("referee call") } chiama l’arbitro al tuo tavolo.

rules-refereeing-title = Tornei: l’arbitro
rules-refereeing-words = arbitro, decide l’arbitro, penalità, disputa, carte di troppo, troppe carte pescate, dimenticato di pescare, pescata dimenticata, vittoria condivisa, sorteggio, prova, prova del sorteggio, disposizione, che cosa fa l’arbitro, sorteggio onesto, giudice, chi decide nel torneo
rules-refereeing-alt = Due carte di troppo vanno nella pila degli scarti.
rules-refereeing-referee = Un arbitro dirige il torneo e non gioca. Ogni decisione ha un motivo ed è pubblica.
rules-refereeing-mistakes = L’arbitro rimedia agli errori: le carte pescate di troppo si scartano a caso, e una pescata dimenticata si recupera.
rules-refereeing-shared = Se la vittoria è condivisa, l’arbitro sorteggia davanti a tutti.
rules-refereeing-layout = Tutti dispongono i propri Domini nello stesso ordine: { $layout }. I dorsi delle mani restano visibili.
rules-refereeing-chance = Ogni sorteggio deriva da un segreto. Il suo SHA-256 è annunciato prima di ogni iscrizione, e il segreto è pubblicato con il sorteggio: così chiunque può verificarlo.

rules-fair-title = Regole di tutti i tavoli
rules-fair-words = equo, correttezza, barare, imbrogliare, onesto, mescolato, a caso, prendere il mio posto, regole del tavolo, troppe menzioni, truccato, caso, mescolato onestamente, qualcuno può barare, cedere il posto, dare il mio posto, il mio posto, sostituire, sostituto, perso il posto, cacciato, imbroglione, imbroglia, bara, mandare un avviso, mescolamento, casuale, caso, mescolate a caso, annullare la partita, pausa, mazzo truccato, bloccare un giocatore
rules-fair-alt = Un mazzo sigillato, e le carte di ciascuno.
rules-fair-cards = Le carte derivano da un segreto sigillato prima della partita e dalle vostre parole: “{ key-verify }” in { COMMAND("civ replay") } lo controlla.
rules-fair-seat = Il tuo posto e la tua mano sono tuoi. Se qualcuno chiede il tuo posto, hai mezza giornata per dire di no (due turni ai tavoli veloci); in due serve il tuo sì, oppure il tempo scaduto due volte di seguito e un altro turno.
rules-fair-votes = Per tornare indietro, per una pausa o per interrompere la partita serve il sì di tutti. Dopo tre giorni di silenzio (dieci minuti ai tavoli veloci) non si aspetta più chi ha lasciato scadere due turni; per una pausa, nemmeno chi era di turno per tutto quel tempo. Le vacanze non contano.
rules-fair-place = Un tavolo cambia canale solo con una votazione, e mai server.
rules-fair-pings = Nessuno può chiamarti due volte per la stessa cosa in mezz’ora (due minuti ai tavoli veloci). Le ore di riposo valgono anche per le menzioni, tranne ai tavoli veloci.
rules-fair-channel = Se il canale non c’è più o ti è nascosto, il tuo orologio si ferma, al massimo per tre giorni.
rules-fair-more = { COMMAND("settings") } tiene lontano qualcuno, { COMMAND("moderate close") } è per chi modera, { COMMAND("privacy show") } dice che cosa conservo di te.

rules-undo-title = Annullare una mossa
rules-undo-words = annullare, errore, sbaglio, tornare indietro, pulsante sbagliato, ops, ho sbagliato, carta sbagliata, annullare una mossa, sbagliato a premere, tasto sbagliato, cliccato male, tornare sui propri passi, cambiare idea, ripensarci, annullare dopo aver pescato
rules-undo-alt = Una carta dell’area di gioco torna nella mano.
rules-undo-what = “{ key-undo }”, sotto la tua mano, annulla la tua ultima mossa di questo turno, poi quella precedente.
rules-undo-hidden = Non si annulla ciò che ha rivelato carte nascoste: una pescata, o la mano presa con un’Inquisizione.
rules-undo-end = Un turno finito non si può annullare, e nemmeno una scelta nel draft.
rules-undo-void = L’arbitro di un torneo può annullare un effetto cominciato troppo tardi.

rules-aid-title = Scheda di Consultazione
rules-aid-words = riassunto, panoramica, livelli, promemoria, tutti gli effetti, tabella, schema, riassunto veloce, su una pagina, in breve

rules-glossary-title = Glossario
rules-glossary-words = parole, termini, vocabolario, dizionario, che cosa significa, vuol dire, significa, che cos’è, cos’è, cosa significa
rules-glossary-intro = Scegliendo una parola si apre la sua pagina.

## Glossario: le parole ufficiali e il loro significato, al massimo 110 caratteri

term-age = Era
term-box = Scatola
term-domain = Dominio
term-face-down = A faccia in giù
term-level = Livello
term-majority = Maggioranza
term-marker = Segnalino
term-player-aid = Scheda di Consultazione
term-point = Punto
term-round = Round
term-step = Passo
term-tie = Parità
term-turn = Turno
glossary-age = uno dei tre periodi, da I a III. Lo mostra il dorso di una carta.
glossary-box = dove con 2 o 3 giocatori alcune carte restano nascoste.
glossary-classic = la preparazione in cui ognuno riceve una mano.
glossary-coin = mostra quale effetto è stato copiato con Ispirazione.
glossary-deck = le carte ancora da pescare, con l’Era I in cima.
glossary-sacrifice = un effetto che costa una carta del suo Dominio.
glossary-discard-pile = le carte scartate, a faccia in su. Utopia ne riprende.
glossary-domain = il tipo di una carta: ce ne sono sei.
glossary-draft = la preparazione in cui le mani si scelgono da mazzetti che girano.
glossary-face-down = come sta una carta quando è un segnalino.
glossary-first-player = chi gioca il primo turno della partita.
glossary-hand = le carte che vedi solo tu.
glossary-hand-size = fino a quante carte peschi alla fine del tuo turno.
glossary-hegemony = abbastanza carte di un solo Dominio per vincere subito.
glossary-level = ciò che serve per un effetto permanente: abbastanza carte del suo Dominio.
glossary-majority = avere il maggior numero di carte in un Dominio, anche in parità.
glossary-marker = una carta che un Embargo o una Democrazia mette su un altro giocatore.
glossary-permanent = un effetto per cui serve un livello e che non costa carte del suo Dominio.
glossary-play-area = le carte davanti a te, a faccia in su, per Dominio.
glossary-player-aid = tutti gli effetti e i livelli in una pagina.
glossary-point = quanto vale una maggioranza quando il mazzo è esaurito.
glossary-round = un turno di ogni giocatore, cominciando dal Primo Giocatore.
glossary-step = una parte del turno: giocare una carta, applicare gli effetti, pescare carte.
glossary-tie = quando più giocatori hanno il maggior numero di punti.
glossary-turn = ciò che fa un giocatore prima che cominci il successivo.

## Che cosa non si trova

reason-rules-unknown = Non c’è una pagina su “{ $text }”. { COMMAND("rules") } elenca tutte le pagine.
rules-perhaps = Forse una di queste pagine risponde a “{ $text }”:
rules-nearest = Le pagine più vicine:
