### Comandi: nomi, descrizioni, scelte.

## Gruppi

name-settings = impostazioni
name-server-settings = impostazioni-server

## Comandi

name-play = cerca-partita
name-speed = ritmo
name-hours = ore
name-new = nuovo-tavolo
name-hand = mano
name-table = tavolo
name-games = partite
name-away = assenza
name-resign = abbandona
name-cancel = annulla
name-export = esporta
name-help = aiuto
name-tutorial = tutorial
name-puzzle = rompicapo
name-what-if = e-se
name-duplicate = stesse-carte
name-replay = rivedi

## Opzioni

name-players = giocatori
name-access = accesso
name-thread = thread
name-computers = computer
name-code = codice
name-seat = posto
name-public = pubblico
name-show = mostra

## Descrizioni e scelte (al massimo 100 caratteri)

command-civ-play = Trova con chi giocare
option-civ-play-speed = A che ritmo (predefinito: come nella tua ultima partita)
option-civ-play-players = In quanti (predefinito: come gli altri qui, o come nella tua ultima partita)
option-civ-play-hours = Nel canale apposito: ore di ricerca al massimo (predefinito: 1 in tempo reale, altrimenti 24)
command-civ-new = Apri un tavolo
option-civ-new-players = Quanti giocatori (predefinito: 2; “{ key-arrange }” lo cambia al tavolo)
option-any-access = Chi può unirsi (predefinito: chiunque)
option-any-thread = Dai alla partita un thread tutto suo
option-civ-new-computers = Quanti computer giocano; se il tavolo è pieno, si comincia subito
choice-open = Chiunque
choice-invited = Solo su invito
command-civ-hand = Mostra la tua mano e ciò che puoi fare
command-civ-table = Mostra un tavolo: plancia e menu
command-civ-games = Elenca i tuoi tavoli
command-civ-away = Lascia giocare il computer al tuo posto finché non torni
command-civ-resign = Lascia una partita definitivamente
command-civ-cancel = Annulla il tuo tavolo prima dell’inizio, o proponi di interrompere una partita
command-civ-help = Come si gioca qui
command-civ-tutorial = Impara il gioco in dieci minuti, giocando
command-civ-puzzle = Un rompicapo al giorno: trova l’unico modo di vincere, o di fermare chi gioca dopo
command-civ-what-if = Continua per conto tuo da un momento di una partita finita
command-civ-duplicate = Le carte della settimana: le stesse per tutti, una volta da ogni posto
option-any-table = Il numero del tavolo
command-settings = Le tue impostazioni
command-server-settings = Le impostazioni di questo server
choice-discord = Come su Discord
choice-picture = Immagine (con la sua descrizione)
choice-text = Testo
choice-both = Immagine e testo
choice-ready = Da solo, entro dieci minuti
choice-owner = Quando l’host lo inizia
choice-own-thread = In un thread tutto loro
choice-channel = Nel canale
choice-dark = Scuro
choice-light = Chiaro
choice-server = Come sul server

## Orologi, orari e posti

name-join-game = entra-in-partita
name-clock = orologio
name-vacations = vacanze
name-weekends = weekend
command-civ-join-game = Chiedi di sostituire il computer in una partita
option-any-clock = Tempo per turno: un modello, 12h, o una riserva come 7g+12h
option-any-vacations = Le vacanze fermano l’orologio? (predefinito: sì; solo orologi lenti)
option-any-weekends = I fine settimana contano? (predefinito: sì; solo orologi lenti)

## Notifiche

choice-mention = Menzionami al tavolo
choice-direct = Messaggio diretto
choice-digest = Un messaggio diretto al giorno
choice-none = Non avvisarmi

## Impostazioni di un server

name-role = ruolo
name-tables = tavoli

## Thread in due, inviti, blocchi

name-talk = parla
name-player = giocatore
command-civ-talk = Apri un thread privato con un altro giocatore del tuo tavolo
option-civ-talk-player = Con chi

# Il menu che Discord apre su una persona: al massimo 32 caratteri
person-menu-invite = Invita al mio tavolo


name-next = prossimo
command-civ-next = Vai al prossimo tavolo dove tocca a te

## Moderazione

name-moderate = modera
name-close = chiudi
name-pause = pausa
name-resume = riprendi
name-hide = nascondi
name-bar = escludi
name-unbar = riammetti
name-reason = motivo
name-person = persona
command-moderate = Tieni d’occhio i tavoli di questo server (per i suoi moderatori)
command-moderate-close = Chiudi un tavolo: non vince nessuno
command-moderate-pause = Metti in pausa una partita per una settimana, salvo ripresa della moderazione
command-moderate-resume = Fai riprendere una partita che la moderazione ha messo in pausa
command-moderate-hide = Togli tutti i messaggi pubblici di un tavolo
command-moderate-talk = Chiudi i thread privati di un giocatore a un tavolo, e non permetterne altri
command-moderate-bar = Escludi qualcuno dai tavoli di questo server
command-moderate-unbar = Riammetti qualcuno ai tavoli di questo server
option-moderate-reason = Perché; lo legge tutto il tavolo
option-moderate-bar-reason = Perché; lo vedono solo i moderatori
option-moderate-unbar-reason = { option-moderate-bar-reason }
option-moderate-player = Di chi chiudere i thread privati
option-moderate-person = Chi

## Privacy

name-privacy = privacy
name-delete = cancella

command-privacy = Che cosa conservo di te, e come averlo o farlo cancellare
command-privacy-show = Vedi che cosa conservo di te
command-privacy-export = Ricevi in un file tutto quel che conservo di te
command-privacy-delete = Fai cancellare ciò che so di te

## Replay

command-civ-replay = Rivedi una partita turno per turno, finita o ancora in corso
option-civ-replay-table = Quale tavolo (predefinito: la partita in corso qui, se no l’ultima)
option-civ-replay-code = Un momento condiviso, come 12-34
option-civ-replay-seat = A partita finita: di chi mostrare la mano, oltre alla plancia
option-civ-replay-public = A partita finita: mostrare il replay a tutti qui? (predefinito: no)

## Regole

command-rules = Cerca una regola, un effetto o una parola del gioco
option-rules-topic = Che cosa cerchi (basta una parola)
option-rules-players = Per la Scheda di Consultazione: numero di giocatori (predefinito: come al tuo tavolo)

name-rules = regole
name-topic = argomento

## Records

name-profile = profilo
command-civ-profile = Partite, vittorie, preferenze, valutazione: le tue o di qualcun altro
option-civ-profile-person = Di chi (predefinito: il tuo)
option-civ-profile-public = Mostrarlo a tutti qui? (predefinito: no)

name-leaderboard = classifica
command-civ-leaderboard = La classifica: le valutazioni di questo server, o di tutti
option-civ-leaderboard-public = Mostrarla a tutti qui? (predefinito: no)

name-unrate = non-valutare
name-rate = valuta
name-pairs = coppie
command-moderate-unrate = Escludi pubblicamente una partita finita dalle valutazioni
command-moderate-rate = Fai contare di nuovo per le valutazioni una partita esclusa
command-moderate-pairs = Coppie e gruppi di giocatori con risultati improbabili
