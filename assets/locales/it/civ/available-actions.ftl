### La scheda di Consultazione di un tavolo: che cosa è possibile in questo momento, che cosa no, e perché.

## Pulsanti

key-moment-again = { key-refresh }
key-to-hand = Torna alla mia mano
key-aid-effects = Tutti gli Effetti
key-aid-now = Che cosa posso fare ora

## Titoli

moment-title = { $table }: Scheda di Consultazione
moment-can = Puoi
moment-cannot = Non puoi, o non ancora
moment-coming = Nel tuo prossimo turno, se nulla cambia
moment-table = È possibile anche: { $what }
moment-snapshot = Situazione attuale. Dopo una mossa premi “{ key-moment-again }”.
moment-more = (Abbreviato: troppo per un messaggio.)

## Una riga ciascuno

moment-line = **{ $what }**: { $does }

## Giocare una carta: che cosa cambia

moment-play = { $before } → { $after } su { $need }.
moment-play-level = Livello { $level }.
moment-play-hegemony = Raggiunge l’Egemonia.
moment-play-limit = Il tuo limite di mano diventa { $limit }.
moment-play-opens = Sblocca { $effects }.
moment-any-opens = Con una qualsiasi di queste carte sblocchi: { $effects }.
moment-skip = Non puoi giocare nessuna carta della tua mano, quindi salti il passo 1.

## Effetti del passo 2

moment-sacrifice = { $does } Costa { $cards }.
moment-leap-short = { $count ->
        [0] Il mazzo delle Ere è esaurito: non succederebbe nulla.
        [one] Nel mazzo delle Ere è rimasta solo { $count } carta.
       *[other] Nel mazzo delle Ere sono rimaste solo { $count } carte.
    }

## La fine del turno

moment-end = { $count ->
        [0] Non peschi nulla: il tuo limite di mano è { $limit }, e hai già { $hand } carte.
        [one] Peschi { $count } carta, fino al tuo limite di mano di { $limit }.
       *[other] Peschi { $count } carte, fino al tuo limite di mano di { $limit }.
    }
moment-end-short = { $count ->
        [0] Il mazzo delle Ere è esaurito, quindi non peschi nulla.
        [one] Peschi l’ultima carta del mazzo.
       *[other] Peschi le ultime { $count } carte del mazzo.
    }
moment-end-embargo = Finisce l’Embargo su { $domains }.
moment-end-hegemony = Poi vinci per Egemonia in { $domain }.
moment-end-majority = Poi la partita è finita, e si contano le maggioranze.
moment-end-next = Poi è il turno di { $name }.

## Il draft

moment-keep = Tienila. I suoi effetti: { $effects }.
moment-take = Va nella tua area di gioco. I suoi effetti: { $effects }.
moment-pass = { $count ->
        [one] L’altra carta va al centro.
       *[other] Le altre { $count } carte passano a sinistra ({ $name }).
    } Tutti scelgono insieme, e nessuno vede che cosa tieni.
moment-centre = Gli altri scelgono dopo di te, e il Primo Giocatore prende ciò che resta.

## Durante un effetto

moment-discard = Scarta dalla tua mano: { $cards }.
moment-give = Carte da restituire ({ $name }): { $cards }.
moment-scrap = Scarta dalla tua area di gioco: { $cards }.
moment-recall = Riprendi in mano dalla tua area di gioco: { $cards }.
moment-salvage = Prendi in mano dalla pila degli scarti: { $cards }.
moment-attack = { $count ->
        [one] Scartala. Anche { $who } scarterebbe una carta { $domain }.
       *[other] Scartala. Scarterebbero una carta { $domain } ciascuno: { $who }.
    }
moment-attack-none = Scartala. Nessun altro ha una carta { $domain }.
moment-inquire = { $count ->
        [0] La mano è vuota: non succede nulla.
        [one] Prendi l’unica carta di questa mano, poi restituiscine { $count }.
       *[other] Prendi le { $count } carte di questa mano, poi restituiscine altrettante.
    }
moment-embargo = Metti l’Embargo su { $domains }.
moment-democracy = Metti la Democrazia su { $domains }.

## Più rifiuti in una riga

moment-no-marks = { $name } non ha carte { $domains } su cui mettere il segnalino. ({ $clause })
moment-brief-use = Usare { $effects }
moment-brief-copy = Copiare { $effects }
moment-brief-sacrifice = Scartando una carta in gioco del loro Dominio: { $effects }
moment-few = Troppo poche carte: { $effects }. (§3.2)
moment-without = Nessuna carta del suo Dominio in gioco: { $effects }. (§3.2, §3.3)
moment-used = Già usati in questo turno: { $effects }. (§3.1)
