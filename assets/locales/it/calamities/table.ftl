### I tavoli a cui si risolvono le calamità di Advanced Civilization.

## Il tavolo

option-cal-descartes = Edizione Descartes
option-cal-avalon-hill = Edizione Avalon Hill
option-cal-west = con l’Espansione Occidentale
option-cal-no-west = senza l’Espansione Occidentale
lobby-cal = Qui si risolvono le calamità di una partita di Advanced Civilization. Ognuno prende una nazione, inserisce la sua posizione e indica in segreto le sue carte.
option-cal-house-rules = { $edition } con { $count ->
    [one] 1 regola della casa
   *[other] { $count } regole della casa
}
cal-house-rules = Regole della casa: { $rules }
cal-clock = { $clock }. Quando scade il tempo, si estrae una risposta a caso.
cal-silent = Se qualcuno tace per { $hours ->
    [one] un’ora
    [24] un giorno
   *[other] { $hours } ore
}, può rispondere l’host del tavolo; per l’host, chiunque altro.
cal-heading-preparing = Turno { $turn }: posizioni e mani
cal-heading-resolving = Turno { $turn }: le calamità
cal-heading-showing = Turno { $turn }: l’esito
cal-heading-over = Il tavolo è chiuso
cal-over = Il tavolo è chiuso dopo { $turns ->
        [one] un turno
       *[other] { $turns } turni
    }.
board-cal-asked = { $who }, serve una risposta: { $table }.
board-cal-prepare = { $who }, è ora di prepararsi: { $table }.
cal-unready = Si aspetta ancora: { $who }.
cal-prepare = Prendi una nazione, inserisci la sua posizione e indica le tue carte. Quando l’hanno fatto tutti, si possono estrarre le calamità.
cal-prepare-position = Inserisci la tua posizione e di’ che cosa hai in mano.
cal-prepare-hand = Di’ che cosa hai in mano: poi si può estrarre.
cal-ready = Tutti hanno indicato le loro carte: si possono estrarre le calamità.
cal-next = Tutte le calamità di questo turno sono risolte. Comincia il prossimo turno o chiudi il tavolo.
cal-proposal = È giusta questa correzione? “{ $text }” La calamità in corso ricomincerebbe.
cal-proposal-prepare = È giusta questa correzione? “{ $text }” Cambia la posizione di chi è già pronto per l’estrazione.
cal-struck = { $calamity } ({ $nation })
cal-struck-from = { $calamity } ({ $nation }, da { $giver })
cal-support = Sostentamento delle città ({ $nation })
cal-no-effect = Non succede nulla.
cal-earlier-more = … { $count ->
        [one] una calamità precedente
       *[other] { $count } calamità precedenti
    }
cal-surplus = ⚠️ Oltre il limite di popolazione: { $areas }.
cal-surplus-area = { $area } { $tokens } (limite { $limit })
cal-no-moves = Non c’è ancora nulla da spostare.
cal-returned = Restituite senza effetto, perché nessuno ne subisce più di due (29.5): { $what }
cal-stock = riserva { $tokens } segnalini, { $cities } città; tesoro { $treasury }
cal-own = La tua nazione: **{ $nation }**
cal-holds = In mano: { $grain } × Grano{ $held ->
        [no] {""}
       *[other] ; { $held }
    }
cal-deputy = rispondere per qualcuno, e tutti lo vedono. Dopo { $hours ->
        [one] un’ora
        [24] un giorno
       *[other] { $hours } ore
    } di silenzio può farlo l’host del tavolo; per l’host, chiunque altro.

## Che cosa dice il registro

cal-line-for = { $who } (per { $whom })
cal-line-nation = { $who } gioca { $what }.
cal-line-position = { $who } inserisce: { $what }
cal-line-hand = { $who } ha indicato le sue carte.{ $what }
cal-line-draw = { $who } estrae le calamità.{ $what }
cal-line-answer = { $who } risponde: { $what }
cal-line-correct = { $who } chiede di correggere: { $what }
cal-line-agree = { $who } è d’accordo.{ $what }
cal-line-refuse = { $who } non è d’accordo.{ $what }
cal-line-next = { $who } comincia il prossimo turno.{ $what }
cal-line-end = { $who } chiude il tavolo.{ $what }

## Territori

cal-area-limit = limite di popolazione { $count }
cal-area-site-white = sito di città (bianco)
cal-area-site-black = sito di città (nero)
cal-area-volcano = accanto al vulcano { $name }
cal-area-plain = pianura alluvionale: { $name }
cal-area-coast-yes = costiero
cal-area-coast-no = nell’entroterra
cal-area-coast-uncertain = le mappe non concordano sulla costa
cal-area-start = territorio di partenza: { $nation }
cal-area-land = Via terra:
cal-area-water = Via acqua:

## Pulsanti, elenchi e moduli

key-cal-draw = Estrai le calamità
key-cal-position = Inserisci la posizione…
key-cal-replace = Sostituisci tutto…
key-cal-replace-sure = Sì, sostituisci tutto
cal-replace-ask = Così perdi: { $lost }. Sostituire tutto?
key-cal-hand = Indica le tue carte…
key-cal-nothing = Niente in mano
key-cal-answer = Rispondi…
key-cal-any = Risposta a caso
key-cal-any-sure = Sì, a caso
cal-any-ask = Estrarre una risposta a caso per te? Tutti la leggeranno come tua.
key-cal-type = Scrivi…
key-cal-confirm = Conferma
key-cal-back = Indietro
pick-cal-where = Scegli dove
pick-cal-nations = Scegli chi perde
share-sum = Punti scelti: { $have } su { $need }
share-left = ancora { $count }
share-tokens = Segnalini: { $have } su { $need }
share-cities = Città: { $have } su { $need }
share-stays = la città resta
key-cal-for-any = Estrai una risposta
key-cal-correct = Correggi una posizione…
key-cal-agree = È giusto
key-cal-refuse = È sbagliato
key-cal-next = Prossimo turno
key-cal-end = Chiudi il tavolo
key-cal-moves = Spostamenti
key-cal-deputy = Agisci per…
key-cal-undo-step = Annulla l’ultima mossa
key-cal-undo-draw = Annulla tutto dall’estrazione
pick-cal-nation = La tua nazione
pick-cal-nations-own = Le tue { $count } nazioni
pick-cal-one = Scegli
pick-cal-some = Scegline { $count }
form-cal-position = La tua posizione
form-cal-replace = Tutto quello che hai
form-cal-correct = Una correzione
form-cal-hand = Le tue carte
form-cal-answer = { form-tournament-answer }
position-words-stock = riserva, scorta
position-words-treasury = tesoro, tesoreria
position-words-cards = carte, carte civiltà
position-words-board = mappa, plancia, tabellone
position-words-city = città
# Words that mean nothing in a position, and words before what is not there
position-words-noise = e, a, con
position-words-tokens = segnalini, segnalino, popolazione
# Headings of a table’s columns
position-words-nation-column = nazione, giocatore, civiltà
position-words-area-column = territorio, area, regione, provincia, zona
position-words-without = senza
form-cal-position-label = Che cosa cambia; il resto rimane
form-cal-replace-label = Ciò che non è nel testo sparisce
form-cal-position-hint = Per esempio Menfi città, Fayyum -2; carte: Ceramica
form-cal-answer-label = Ogni riga: un nome e un numero o una parola
form-cal-grain = Carte Grano
form-cal-held = Calamità, una per riga
form-cal-held-hint = Per esempio “Tradimento da Creta”

## Comandi (100 caratteri al massimo)

choice-descartes = Descartes
choice-avalon-hill = Avalon Hill

## Nomi dei comandi e delle opzioni

cal-typed-from = dalla, dall’, dagli, dalle, dal, dai, da
cal-typed-nothing = niente, nulla, nessuna
cal-held-from = { $calamity } (da { $giver })

# What people type of their own map: the first word is shown in examples, all are understood
map-words-coast = costa
map-words-land = terra
map-words-water = mare, acqua
map-fact-coast-yes = { $area } tocca il mare
map-fact-coast-no = { $area } non tocca il mare
map-fact-land-yes = { $area } confina per terra con { $other }
map-fact-land-no = { $area } non confina per terra con { $other }
map-fact-water-yes = { $area } confina per mare con { $other }
map-fact-water-no = { $area } non confina per mare con { $other }
