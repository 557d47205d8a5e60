### Perché le regole, o una trascrizione, rifiutano qualcosa.

## Azioni

reason-action-unreadable = “{ $text }” non è un’azione di questo gioco. Usa i pulsanti.
reason-game-over = La partita è finita. Cominciane un’altra per giocare ancora.
reason-not-your-turn = È il turno di { $turn }. Il tuo viene dopo chi ti precede.
reason-not-your-pick = Ora { $turn } prende una carta dal centro. Poi toccherà a te, dopo chi ti precede.
reason-seat-unknown = Questo posto non esiste a questo tavolo. I posti vanno da 0 a { $last }.
reason-seat-left = { $seat } ha lasciato questa partita e non ha più turni.
reason-already-kept = Hai già tenuto una carta di questo mazzetto. Il prossimo arriva quando tutti hanno scelto.
reason-not-in-pack = La carta { $card } non è nel mazzetto davanti a te. Scegline una tra quelle del mazzetto.
reason-not-in-centre = La carta { $card } non è al centro. Scegline una tra quelle al centro.
reason-only-in-draft = Il draft è finito. Nel tuo turno gioca una carta dalla mano.
reason-not-in-draft = Il draft è ancora in corso. Prima { $owed }.
reason-play-first = Prima gioca una carta dalla mano. Gli effetti e la fine del turno vengono dopo.
reason-skip-first = Non puoi giocare nessuna carta della tua mano. Prima continua senza giocare; gli effetti e la fine del turno vengono dopo.
reason-already-played = Il passo 1 è finito. Fino al tuo prossimo turno puoi giocare carte solo con effetti di Economia e Scienza.
reason-may-not-skip = Hai in mano una carta giocabile, quindi devi giocarne una.
reason-not-in-hand = La carta { $card } non è nella tua mano. Scegline un’altra.
reason-embargoed = Un Embargo ti impedisce di giocare carte { $domain } in questo turno. { $others ->
        [0] Non hai altro in mano, quindi continua senza giocare.
       *[other] Scegli una carta di un altro Dominio.
    }
reason-effect-running = Un effetto è in corso. Prima { $owed }.
reason-nothing-owed = Ora non si può ({ $word }). Fa parte di un effetto: { $effect }.
reason-effect-used = Hai già applicato l’effetto permanente di { $domain } in questo turno. Torna disponibile nel prossimo.
reason-sacrifice-used = Hai già applicato l’effetto di scarto di { $domain } in questo turno. Torna disponibile nel prossimo.
reason-religion-unused = { $effect } agisce da sé: con { $need } { $need ->
        [one] carta
       *[other] carte
    } { $domain } il tuo limite di mano è { $limit }. Ne hai { $have } (limite di mano { $own }).
reason-culture-copies = { $domain } non ha un effetto permanente proprio. { $effect } ne copia uno di un altro giocatore.
reason-no-such-level = Questo livello non esiste; ci sono i livelli 1 e 2.
reason-level-not-reached = Per { $effect } { $need ->
        [one] serve { $need } carta
       *[other] servono { $need } carte
    } { $domain } nella tua area di gioco, { $have ->
        [0] e non ne hai
       *[other] e ne hai { $have }
    }.
reason-few-hand-cards = Per { $effect } { $need ->
        [one] serve { $need } carta
       *[other] servono { $need } carte
    } in mano, { $have ->
        [0] e non ne hai
       *[other] e ne hai { $have }
    }.
reason-few-area-cards = Per { $effect } { $need ->
        [one] serve { $need } carta
       *[other] servono { $need } carte
    } nella tua area di gioco, { $have ->
        [0] e non ne hai
       *[other] e ne hai { $have }
    }.
reason-few-playable-cards = Per { $effect } { $need ->
        [one] serve { $need } carta
       *[other] servono { $need } carte
    } che puoi giocare, { $have ->
        [0] e non ne hai
       *[other] e ne hai { $have }
    }.
reason-few-discards = Per { $effect } { $need ->
        [one] serve { $need } carta
       *[other] servono { $need } carte
    } nella pila degli scarti, { $have ->
        [0] ed è vuota
        [one] e ce n’è { $have }
       *[other] e ce ne sono { $have }
    }.
reason-not-in-area = La carta { $card } non è nella tua area di gioco. Scegline un’altra.
reason-no-sacrifice-effect = Cultura non ha un effetto di scarto. Scarta una carta di un altro Dominio.
reason-no-sacrifice-card = Per { $effect } devi scartare una carta { $domain } dalla tua area di gioco, e non ne hai. Prima giocane una.
reason-nothing-to-copy = Nessuno ha un effetto permanente migliore del tuo che tu possa applicare ora.
reason-no-card-to-attack = Per { $effect } serve una seconda carta nella tua area di gioco: il suo Dominio è quello attaccato. Prima gioca un’altra carta.
reason-no-target-column = { $effect } si mette sulle carte di un altro giocatore, e nessun altro ha ancora carte in gioco.
reason-would-strand-effect = Per questo effetto devi ancora giocare { $need ->
        [one] { $need } carta
       *[other] { $need } carte
    }. Se riprendi { $card }, ti restano troppo poche carte giocabili. Riprendine un’altra.
reason-not-in-discard = La carta { $card } non è nella pila degli scarti. Scegline un’altra.
reason-target-is-self = Scegli un altro giocatore, non te.
reason-target-left = { $seat } ha lasciato la partita. Scegli chi è ancora in gioco.
reason-target-unknown = Questo giocatore non c’è a questo tavolo. Scegline un altro.
reason-target-without-card = { $seat } non ha carte { $domain } in gioco. Scegli un altro Dominio.
reason-inspiration-used = Hai già applicato Ispirazione in questo turno. Torna disponibile nel prossimo.
reason-not-most-culture = Per Ispirazione servono più carte Cultura di ogni altro giocatore: ne hai { $have } e ne servono { $need }.
reason-copy-culture = Ispirazione non si può copiare. Scegli un altro Dominio.
reason-target-level-not-reached = Non puoi copiare { $effect } di { $seat }: ha { $have } carte { $domain } su { $need }.
reason-copy-not-higher = { $effect } di { $seat } non è meglio del tuo livello { $level } di { $domain }. Copia un livello più alto.
reason-copied-effect-used = Hai già applicato l’effetto permanente di { $domain } in questo turno. Copia un altro Dominio.

## Arbitro e tavolo

reason-intervention-not-now = “{ $word }” è l’azione di un giocatore, non un intervento.
reason-intervention-needs-by = Serve il nome di chi interviene, e il motivo.
reason-not-during-draft = Durante il draft non è possibile. Aspetta che tutti abbiano preso una carta dal centro.
reason-not-within-effect = Un effetto è in corso. Sarà possibile quando è risolto.
reason-undo-unknown-line = Non si può tornare alla riga { $number }: non c’è. Scegli una riga ancora valida.
reason-trim-not-in-hand = La carta { $card } non è in quella mano. Si possono scartare solo carte di quella mano.
reason-abandon-only-in-draft = Un tavolo si abbandona solo durante il draft. Dopo, chi lascia la partita è eliminato e gli altri continuano.

## Preparazione

reason-setup-players = Questo gioco è per 2, 3 o 4 giocatori. Scegli uno di questi numeri.
reason-setup-kind = La preparazione è la Variante Base o la Variante Draft.
reason-setup-teams = Per le squadre servono 4 giocatori. Apri il tavolo per 4, o senza squadre.
reason-setup-first = Il Primo Giocatore deve essere uno dei giocatori.
reason-setup-hegemony = L’Egemonia si controlla alla fine del turno, o subito dopo ogni carta giocata.
reason-setup-turn-cap = Il massimo di turni deve essere 1 o più. Lascialo vuoto per giocare senza.
reason-setup-deck = Queste non sono le 104 carte del gioco. Invia il file così come l’hai scaricato.
reason-setup-box = Queste non sono le carte che tornano nella scatola: 3 di ogni Era con 2 o 3 giocatori, nessuna con 4.
reason-setup-pile-order = Il mazzo deve essere ordinato per Era, con l’Era I in cima.

## Trascrizioni

reason-header-missing = Nella prima riga del file manca “{ $key }”. Invia il file così come l’hai scaricato.
reason-header-unreadable = La prima riga del file non è l’intestazione di una partita. Invia il file così come l’hai scaricato.
reason-line-unreadable = Questa riga non è un’azione di una partita. Invia il file così come l’hai scaricato.
reason-line-number = Questa riga dovrebbe avere il numero { $expected } e ha { $found }. Invia il file così come l’hai scaricato.
reason-file-cut = Il file finisce troppo presto. Invialo intero.
reason-file-empty = Il file è vuoto. Inviane uno che contenga una partita.
reason-after-result = C’è qualcosa dopo il risultato della partita. Un file contiene una sola partita.
reason-result-too-early = Il file dà un risultato, ma la partita non è finita. Invia il file così come l’hai scaricato.
reason-result-unreadable = Il risultato della partita non si può leggere. Invia il file così come l’hai scaricato.
reason-result-differs = Il risultato nel file non è quello a cui portano queste azioni. Invia il file così come l’hai scaricato.
reason-too-many-lines = Una partita in questo file ha più di { $most } righe: nessuna è così lunga. Invia il file così come l’hai scaricato.

## Server, chi segue e conversazioni

reason-another-game = Questo non fa parte del gioco di questo tavolo.

## Tournaments and their archives

reason-trim-count = In quella mano ci sono solo { $have } carte.

## La distribuzione (bot/games/civ/rules/DEAL.md)

reason-deal-unreadable = Ciò che il file dice della distribuzione non si può leggere. Invia il file così come l’hai scaricato.
reason-deal-withheld = La partita è finita, ma il segreto non è stato rivelato.
reason-deal-commitment = Il segreto non è quello sigillato per questa partita.
reason-deal-cards = Non sono le carte che derivano dal segreto e dalle parole.
reason-deal-first = Il Primo Giocatore sarebbe stato un altro.
reason-deal-seats = I giocatori si sarebbero seduti in un altro ordine.
