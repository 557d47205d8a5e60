### Le stesse carte per tutti: una volta alla settimana, da ogni posto, contro lo stesso computer.

duplicate-title = Le carte della settimana { $week }
duplicate-how = Tutti ricevono le stesse carte, due volte: una da ogni posto, contro lo stesso computer. Alle stesse mosse dà la stessa risposta. Niente si può annullare, e fino alla mezzanotte di domenica (UTC) nessuno vede la partita di un altro.
duplicate-board = { $state ->
        [begun] Posto { $board }: cominciato
        [won] Posto { $board }: vinto dopo { $turns } { $turns ->
            [one] turno
           *[other] turni
        }
        [shared] Posto { $board }: vittoria condivisa
        [lost] Posto { $board }: perso dopo { $turns } { $turns ->
            [one] turno
           *[other] turni
        }
       *[open] Posto { $board }: non ancora giocato
    }
duplicate-score = Rispetto a tutti finora: **{ $percent }%**
duplicate-names = Se vuoi, il tuo nome sta nella classifica della settimana di questo server e di tutti i server. Altrimenti le tue partite contano senza nome.
duplicate-key-begin = Gioca il posto { $board }
duplicate-key-go-on = Continua il posto { $board }
duplicate-key-look = Guarda il posto { $board }
duplicate-key-named = Gioca, con il mio nome
duplicate-key-unnamed = Gioca senza il mio nome
duplicate-key-here = Classifica di questo server
duplicate-key-all = Classifica di tutti i server
duplicate-key-last = Partite della scorsa settimana
duplicate-key-week = La settimana
duplicate-commitment = Il sigillo di { $week }: `{ $commitment }`
duplicate-board-title = Le carte della settimana { $week }, posto { $board }
duplicate-about = Le carte della settimana · niente si può annullare
duplicate-cut-short = Questa settimana è finita e questa partita no: conta come persa.
duplicate-table-here = Le carte della settimana { $week } su questo server
duplicate-table-all = Le carte della settimana { $week } su tutti i server
duplicate-line = { $place }. { $name }: { $compared ->
        [no] non ancora confrontato
       *[yes] { $percent }%
    } ({ $finished } partite su { $boards })
duplicate-line-none = Ancora nessuno.
duplicate-scoring = Ogni partita si confronta con quelle di tutti gli altri dallo stesso posto: 2 punti per un risultato migliore, 1 per uno uguale. Una vittoria vale più di una condivisa, e questa più di una sconfitta; di due vittorie vale di più la più rapida, di due sconfitte la più tarda. Una partita interrotta dalla fine della settimana è una sconfitta dopo nessun turno. C’è il nome solo di chi lo desidera.
duplicate-file = Le tue partite di { $week }. `civ verify` confronta le carte con ciò che era stato pubblicato prima di quella settimana.
reason-duplicate-over = Quella settimana è finita. { COMMAND("civ duplicate") } mostra le carte di questa.
reason-duplicate-unplayed = Non hai giocato quelle carte. { COMMAND("civ duplicate") } mostra quelle di questa settimana.
reason-duplicate-early = Quelle carte restano segrete finché la loro settimana non è finita.
