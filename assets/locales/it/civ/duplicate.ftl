### Le stesse carte per tutti: una volta alla settimana, da ogni posto contro un computer, o con altri.

duplicate-title = Le carte della settimana { $week }
duplicate-how = Tutti ricevono le stesse carte. Niente si può annullare, e nessuno vede le partite degli altri prima della fine ({ $until }).
duplicate-alone = { $field ->
        [expert] **In solitario**, una volta da ogni posto, contro il computer esperto
       *[normal] **In solitario**, una volta da ogni posto, contro il computer: alle stesse mosse dà la stessa risposta
    }
duplicate-board = { $state ->
        [begun] Posto { $board }: cominciato
        [won] Posto { $board }: vittoria dopo { $turns } { $turns ->
            [one] turno
           *[other] turni
        }
        [shared] Posto { $board }: vittoria condivisa
        [lost] Posto { $board }: sconfitta dopo { $turns } { $turns ->
            [one] turno
           *[other] turni
        }
       *[open] Posto { $board }: non ancora giocato
    }
duplicate-tables = Con altri
duplicate-tables-how = Da due a quattro persone allo stesso tavolo hanno carte proprie per la settimana. Per ogni numero di giocatori si gioca una volta. Hai 24 ore per ogni turno: poi il computer continua al tuo posto e la tua partita è persa. I posti ruotano da un tavolo all’altro, e il confronto è con tutti quelli che hanno avuto il tuo posto.
duplicate-table-line = Tavolo da { $players } ({ $who }): { $state ->
        [waiting] { $free ->
            [one] un posto è libero
           *[other] { $free } posti sono liberi
        }
        [turn] tocca a te
        [replaced] tempo scaduto, sconfitta dopo { $turns } { $turns ->
            [one] turno
           *[other] turni
        }
        [won] vittoria dopo { $turns } { $turns ->
            [one] turno
           *[other] turni
        }
        [shared] vittoria condivisa
        [lost] sconfitta dopo { $turns } { $turns ->
            [one] turno
           *[other] turni
        }
       *[begun] tocca ad altri
    }
duplicate-score = Rispetto a tutti finora: **{ $percent }%**
duplicate-names = Se vuoi, il tuo nome compare nelle classifiche della settimana di questo server e di tutti i server. Altrimenti le tue partite contano senza nome.
duplicate-too-new = Il tuo account è stato creato dopo l’inizio di questa settimana: puoi giocare da solo, ma le tue partite non entrano nel confronto e non puoi prendere posto a un tavolo.
duplicate-key-begin = Gioca il posto { $board }
duplicate-key-go-on = Continua il posto { $board }
duplicate-key-look = Guarda il posto { $board }
duplicate-key-named = Gioca, con il mio nome
duplicate-key-unnamed = Gioca senza il mio nome
duplicate-key-expert = Contro l’esperto
duplicate-key-open = Apri un tavolo da { $players }
duplicate-key-seat = La mia mano, tavolo da { $players }
duplicate-key-leave = Lascia il tavolo da { $players }
duplicate-key-name = Mostra il mio nome
duplicate-key-unname = Nascondi il mio nome
duplicate-key-table = La classifica della settimana
duplicate-key-here = Questo server
duplicate-key-all = Tutti i server
duplicate-key-before = La settimana prima
duplicate-key-after = La settimana dopo
duplicate-key-last = Partite della scorsa settimana
duplicate-key-games = Le mie partite
duplicate-key-week = La settimana
duplicate-key-replay = Rivedi la partita { $number }
duplicate-key-field = { $field ->
        [normal] In solitario
        [expert] Esperto
       *[table] Tavoli da { $players }
    }
duplicate-field = { $field ->
        [normal] In solitario contro il computer
        [expert] In solitario contro l’esperto
       *[table] Ai tavoli da { $players }
    }
duplicate-commitment = Il sigillo di { $week }{ $when ->
        [early] , apposto il { $at }
        [late] , apposto solo il { $at }, a settimana iniziata
       *[unknown] {""}
    }: `{ $commitment }`
duplicate-board-title = Le carte della settimana { $week }, posto { $board }
duplicate-seat-title = Le carte della settimana { $week }: { $who }
duplicate-until = Scadenza: { $at } ({ $left }). Poi il computer continua al tuo posto e la tua partita è persa.
duplicate-replaced = Il tuo tempo è scaduto: la tua partita è persa e il computer ha preso il tuo posto. Puoi guardare, ma non più giocare.
duplicate-replaced-others = Tempo scaduto per { $who }: il computer ha preso { $count ->
        [one] il suo posto
       *[other] i loro posti
    }.
duplicate-given-up = Il tempo è scaduto per tutti: la partita finisce qui.
duplicate-about = Le carte della settimana · niente si può annullare
duplicate-cut-short = { $lost ->
        [yes] Questa settimana è finita e questa partita no: toccava a te, quindi conta come persa.
       *[no] Questa settimana è finita e questa partita no: toccava ad altri, quindi per te non conta.
    }
duplicate-open-title = Le carte della settimana { $week }, un tavolo da { $players }
duplicate-open-who = { $who } { $free ->
        [0] · tutti i posti sono presi, le carte sono distribuite
        [one] · un posto è libero
       *[other] · { $free } posti sono liberi
    }
duplicate-open-how = Ognuno gioca in privato: qui non si vede nessuna carta. Quando tocca a te ricevi un avviso qui e hai 24 ore. La partita comincia quando è preso l’ultimo posto; con questo numero di giocatori ognuno può giocare queste carte una volta sola.
duplicate-open-turn = In attesa di { $who }. Scadenza: { $at } ({ $left }).
duplicate-open-over = La partita è finita.
duplicate-open-week-over = La settimana è finita.
duplicate-call = 🔔 { $who }, tocca a te: le carte della settimana { $week }, tavolo da { $players }. Scadenza: { $at } ({ $left }).
duplicate-open-gone = Tutti hanno lasciato questo tavolo.
duplicate-joined = Hai un posto. { $free ->
        [one] Manca ancora una persona.
       *[other] Mancano ancora { $free } persone.
    } { COMMAND("civ duplicate") } riporta qui.
duplicate-begun = Tutti i { $players } posti sono presi: la partita è cominciata. { COMMAND("civ duplicate") } riporta lì.
duplicate-table-here = Le carte della settimana { $week } su questo server
duplicate-table-all = Le carte della settimana { $week } su tutti i server
duplicate-line = { $place }. { $name }: { $compared ->
        [no] non ancora confrontato
       *[yes] { $percent }%
    } ({ $finished } { $finished ->
        [one] partita
       *[other] partite
    } su { $boards })
duplicate-line-none = Ancora nessuno.
duplicate-scoring = Ogni partita si confronta con quelle di tutti gli altri dallo stesso posto: 2 punti per un risultato migliore, 1 per uno uguale. Una vittoria vale più di una condivisa, e questa più di una sconfitta; tra due vittorie vale di più quella più rapida, tra due sconfitte quella più tardiva. Se a un tavolo il tuo tempo scade, è una sconfitta dopo i turni che avevi cominciato. Una partita interrotta dalla fine della settimana è una sconfitta dopo zero turni per chi era di turno, e per gli altri non conta. Gli account creati dopo l’inizio della settimana non entrano nel confronto e non hanno posto ai tavoli. Compare solo il nome di chi lo desidera.
duplicate-games = Le tue partite della settimana { $week }
duplicate-file = Le tue partite di { $week }. `civ verify` confronta le carte con ciò che era stato pubblicato prima di quella settimana.
reason-duplicate-over = Quella settimana è finita. { COMMAND("civ duplicate") } mostra le carte di questa.
reason-duplicate-unplayed = Non hai giocato quelle carte. { COMMAND("civ duplicate") } mostra quelle di questa settimana.
reason-duplicate-early = Quelle carte restano segrete finché la loro settimana non è finita.
reason-duplicate-level = Hai cominciato a giocare le carte di questa settimana contro un altro computer. { COMMAND("civ duplicate") } riporta lì.
reason-duplicate-seated = Questa settimana hai già un posto a un altro tavolo da { $players }: ognuno gioca quelle carte una volta sola. { COMMAND("civ duplicate") } porta lì.
reason-duplicate-full = A questo tavolo la partita è già cominciata. { COMMAND("civ duplicate") } mostra che cosa puoi giocare.
reason-duplicate-forgotten = Hai già giocato le carte di questa settimana, prima che i tuoi dati fossero cancellati: ognuno le gioca una volta sola. Le prossime arrivano lunedì.
reason-duplicate-new-account = Il tuo account è stato creato dopo l’inizio di questa settimana, quindi non puoi prendere posto a un tavolo: altrimenti con due account si potrebbe giocare contro sé stessi. Puoi giocare da solo, e dalla prossima settimana anche ai tavoli.
reason-duplicate-replaced = A questo tavolo il tuo tempo è scaduto: il computer ha preso il tuo posto. Puoi ancora guardare la partita.
reason-duplicate-closed = A questo tavolo non c’è posto per te. { COMMAND("civ duplicate") } ne apre un altro.
