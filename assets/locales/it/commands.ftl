### Comandi: nomi, descrizioni, scelte.

## Gruppi

name-settings = impostazioni
name-server-settings = impostazioni-server

## Comandi

name-new = nuovo-tavolo
name-hand = mano
name-table = tavolo
name-games = partite
name-away = assenza
name-resign = abbandona
name-cancel = annulla
name-export = esporta
name-verify = verifica
name-help = aiuto
name-tutorial = tutorial
name-replay = rivedi
name-history = cronologia
name-confirm-end = conferma-fine
name-one-press = un-tocco
name-display = visualizzazione
name-threads = thread
name-theme = tema
name-language = lingua

## Opzioni

name-players = giocatori
# The option of /civ new, in the game’s words
name-setup = preparazione
name-teams = squadre
name-hegemony = egemonia
name-access = accesso
name-thread = thread
name-computers = computer
name-code = codice
name-seat = posto
name-public = pubblico
name-ask = chiedi
name-on = attivo
name-show = mostra
name-colours = colori

## Descrizioni e scelte (al massimo 100 caratteri)

command-civ = Carta Impera Victoria: tavoli e partite
command-new = Apri un tavolo
option-new-players = Quanti giocatori (predefinito: 2; “{ key-arrange }” lo cambia al tavolo)
option-new-setup = Come si prepara la partita (predefinito: Variante Base)
option-new-teams = Gioca in due squadre; servono 4 giocatori
option-new-hegemony = Quando si controlla l’Egemonia (predefinito: alla fine del turno)
option-new-access = Chi può unirsi (predefinito: chiunque)
option-new-thread = Dai alla partita un thread tutto suo
option-new-computers = Quanti computer giocano; se il tavolo è pieno, si comincia subito
choice-classic = Variante Base
choice-draft = Variante Draft
choice-turn-end = Alla fine del turno
choice-immediate = Dopo ogni carta giocata (tornei)
choice-open = Chiunque
choice-invited = Solo su invito
command-hand = Mostra la tua mano e ciò che puoi fare
command-table = Mostra il tabellone di un tavolo
command-games = Elenca i tuoi tavoli
command-away = Lascia giocare il computer al tuo posto finché non torni
command-resign = Lascia una partita definitivamente
command-cancel = Annulla il tuo tavolo prima dell’inizio, o proponi di interrompere una partita
command-transcript = Scarica una tua partita come file
command-verify = Verifica che nessuno abbia scelto le carte di una partita finita
command-help = Come si gioca qui
command-tutorial = Impara il gioco in dieci minuti, giocando
option-table = Il numero del tavolo
command-settings = Le tue impostazioni
command-settings-end-turn = Chiedere conferma la prima volta che in una partita lasci effetti non usati?
option-settings-ask = Chiedere prima? (sì o no)
command-settings-one-press = Finire anche il turno quando non resta altro da fare?
option-settings-one-press = Una sola pressione? (sì o no)
command-settings-display = Come ti mostro la tua mano e i tabelloni
command-settings-theme = I colori delle immagini che vedi solo tu
command-settings-language = La lingua in cui ti parlo
command-server-settings = Le impostazioni di questo server
command-server-display = Come mostrare i tabelloni di questo server
command-server-threads = Se ogni partita ha un thread tutto suo
command-server-language = La lingua dei nuovi tavoli di questo server
option-display = Come immagine, come testo, o entrambi
option-theme = Scuro o chiaro
option-server-threads = Dove si gioca
option-language = La lingua
choice-discord = Come su Discord
choice-picture = Immagine (con la sua descrizione)
choice-text = Testo
choice-both = Immagine e testo
choice-own-thread = In un thread tutto loro
choice-channel = Nel canale
choice-dark = Scuro
choice-light = Chiaro
choice-server = Come sul server
