### Il foglio d’archivio di un torneo, come lo si legge.

sheet-official = Torneo ufficiale
sheet-friendly = Coppa amichevole: non è un torneo ufficiale
sheet-place = Luogo: { $place }
sheet-starts = Inizio: { $when }
sheet-clock = Tempo: { $clock }
sheet-organiser = Organizzazione: { $who }
sheet-referee = Arbitro: { $who }
sheet-participants = Partecipanti
sheet-number = N.
sheet-player = Giocatore
sheet-computer = { $who } (computer)
sheet-round = Fase { $number }
sheet-final = Finale
sheet-commitment = Annunciato: SHA-256 { $commitment }
sheet-secret = Sorteggiato con il segreto { $secret }
sheet-table = Tavolo
sheet-players = Giocatori, in ordine di turno
sheet-first = Primo Giocatore
sheet-winner = Vincitore
sheet-by-lot = { $who } (per sorteggio)
sheet-standings = Classifica
sheet-rank = Posto
sheet-rounds-won = Fasi vinte
sheet-incidents = Incidenti e decisioni
sheet-no-incidents = Nessuno.
sheet-when = Quando
sheet-what = Che cosa
sheet-where = Dove
sheet-who = Chi
sheet-why = Motivo
sheet-at-table = fase { $round }, tavolo { $table }
sheet-incident = { $kind ->
        [surplus] Carte pescate in eccesso (§9.2)
        [late-effect] Effetto dopo la fase 3 (§9.3)
        [forgotten-draw] Pescata dimenticata (§9.4)
        [cheating] Imbroglio: eliminazione (§9.1)
        [absence] Assenza: eliminazione (§9.1)
        [warning] Avvertimento (§10.6)
        [replace] Distribuzione annullata durante il draft (§9.1)
        [cast-lot] Sorteggio di una vittoria condivisa (§10.8)
        [pause] Tempo fermato
        [resume] Tempo ripreso
        [extend] Tempo supplementare
        [answer] Risposta a una chiamata
        [appoint] Nuovo arbitro (§10.1)
        [make-friendly] Diventato coppa amichevole (§10.1)
       *[cancel] Torneo annullato
    }
sheet-proof = Prova
sheet-lots = Sorteggi: SHA-256 annunciato { $commitment }, segreto { $secret }
sheet-last = Registro: { $entries } voci, ultima impronta { $hash }
