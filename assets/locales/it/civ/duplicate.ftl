### Le stesse carte per tutti: una volta alla settimana, da ogni posto contro un computer.

duplicate-title = Le carte della settimana { $week }
duplicate-how = Questa settimana tutti ricevono le stesse carte (fine: { $until }). Giocale una volta da ogni posto contro il computer{ $level ->
        [expert] { " " }esperto
       *[normal] {""}
    }: le tue partite si confrontano con quelle di tutti.
duplicate-board = { $state ->
       *[begun] Posto { $board }: cominciato
        [won] Posto { $board }: vittoria dopo { $turns } { $turns ->
            [one] turno
           *[other] turni
        }
        [shared] Posto { $board }: vittoria condivisa
        [lost] Posto { $board }: sconfitta dopo { $turns } { $turns ->
            [one] turno
           *[other] turni
        }
    }
duplicate-score = Rispetto a tutti finora: **{ $percent }%**
duplicate-too-new = Il tuo account è stato creato dopo l’inizio di questa settimana, quindi le tue partite non entrano nel confronto.
duplicate-key-play = Gioca
duplicate-key-other = Gioca l’altro posto
duplicate-key-go-on = Continua il posto { $board }
duplicate-key-look = Guarda il posto { $board }
duplicate-key-table = La classifica della settimana
duplicate-key-how = Come funziona
duplicate-key-expert = Contro l’esperto
duplicate-key-here = { key-board-here }
duplicate-key-all = { key-board-everywhere }
duplicate-key-before = La settimana prima
duplicate-key-after = La settimana dopo
duplicate-key-last = Partite della scorsa settimana
duplicate-key-games = Le mie partite
duplicate-key-week = La settimana
duplicate-key-replay = Rivedi la partita { $number }
duplicate-key-level = { $level ->
        [expert] Contro l’esperto
       *[normal] Contro il computer
    }
duplicate-rules = Il secondo posto si apre quando la tua partita dal primo è finita. Alle stesse mosse il computer dà sempre la stessa risposta, niente si può annullare, e nessuno vede le partite degli altri prima della fine della settimana. Il tuo nome compare nelle classifiche di questo server e di tutti i server, a meno che tu non abbia disattivato i bilanci ({ COMMAND("settings") }).
duplicate-own-cards = Ogni posto ha carte proprie.
duplicate-scoring = 2 punti per ogni risultato peggiore dallo stesso posto, 1 per ogni risultato uguale. La vittoria batte quella condivisa, e questa la sconfitta; meglio vincere presto e perdere tardi. Una partita interrotta dalla fine della settimana è una sconfitta dopo zero turni. Gli account creati dopo l’inizio della settimana non entrano nel confronto.
duplicate-doubt = Non si può escludere che qualcuno abbia prima provato un posto con un secondo account.
duplicate-commitment = Il sigillo di { $week }{ $when ->
        [early] , apposto il { $at }
        [late] , apposto solo il { $at }, a settimana iniziata
       *[unknown] {""}
    }: `{ $commitment }`
duplicate-board-title = Le carte della settimana { $week }, posto { $board }
duplicate-about = Le carte della settimana · niente si può annullare
duplicate-counts = { $state ->
        [won] Vittoria dopo { $turns } { $turns ->
            [one] turno
           *[other] turni
        }
        [shared] Vittoria condivisa
       *[lost] Sconfitta dopo { $turns } { $turns ->
            [one] turno
           *[other] turni
        }
    }: si confronta con le partite di tutti da questo posto.
duplicate-cut-short = La settimana è finita prima di questa partita, che quindi conta come persa.
duplicate-table-here = Le carte della settimana { $week } su questo server
duplicate-table-all = Le carte della settimana { $week } su tutti i server
duplicate-line = { $place }. { $name }: { $compared ->
        [no] non ancora confrontato
       *[yes] { $percent }%
    } ({ $finished } { $finished ->
        [one] partita
       *[other] partite
    } su { $boards })
duplicate-line-none = { tournament-nobody }
duplicate-games = Le tue partite della settimana { $week }
duplicate-file = Le tue partite di { $week }. `civ verify` confronta le carte con ciò che era stato pubblicato prima di quella settimana.
reason-duplicate-over = Quella settimana è finita. { COMMAND("civ duplicate") } mostra le carte di questa.
reason-duplicate-unplayed = Non hai giocato quelle carte. { COMMAND("civ duplicate") } mostra quelle di questa settimana.
reason-duplicate-early = Quelle carte restano segrete finché la loro settimana non è finita.
reason-duplicate-level = Hai cominciato a giocare le carte di questa settimana contro un altro computer. { COMMAND("civ duplicate") } riporta lì.
reason-duplicate-first = Questo posto si apre quando la tua partita dall’altro è finita. { COMMAND("civ duplicate") } porta lì.
reason-duplicate-forgotten = Hai già giocato le carte di questa settimana, prima che i tuoi dati fossero cancellati: ognuno le gioca una volta sola. Le prossime arrivano lunedì.
