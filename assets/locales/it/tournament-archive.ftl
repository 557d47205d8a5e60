### L’archivio di un torneo: il suo foglio come lo si legge, e ciò che accompagna i file.

sheet-official = Torneo ufficiale
sheet-friendly = Coppa amichevole: non è un torneo ufficiale
sheet-place = Luogo: { $place }
sheet-starts = Inizio: { $when }
sheet-clock = Tempo: { $clock }
sheet-organiser = Organizzazione: { $who }
# On the page to print
print-referee = Arbitro: { $who }
print-room = Stanza
sheet-referee-since = Arbitro: { $who }, dal { $since }
sheet-referee-until = Arbitro: { $who }, dal { $since } al { $until }
sheet-referee-also = Ha arbitrato anche: { $who }
sheet-participants = Partecipanti
sheet-absent = Non hanno giocato, sostituiti prima della fine del draft (§9.1): { $who }
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
sheet-how = Come
sheet-scores = Punti alla fine
sheet-eliminated = { $who } (eliminazione)
csv-round = Fase
csv-seat = Posto al tavolo
csv-eliminated = Eliminazione
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
sheet-by = Deciso da
# Beside a penalty. $number (of the entry)
sheet-taken-back = annullato con la voce { $number }, §9.3
sheet-why = Motivo
sheet-at-table = tavolo { $table } della fase { $round }
sheet-incident = { $kind ->
        [surplus] Carte pescate in eccesso (§9.2)
        [late-effect] Effetto dopo il passo 3 (§9.3)
        [forgotten-draw] Pescata dimenticata (§9.4)
        [cheating] Gioco scorretto, eliminazione (§9.1)
        [absence] Assenza, eliminazione (§9.1)
        [warning] Avvertimento (§10.6)
        [replace] Distribuzione annullata durante il draft (§9.1)
        [cast-lot] Sorteggio di una vittoria condivisa (§10.8)
        [pause] Partita fermata
        [resume] Partita ripresa
        [extend] Tempo supplementare
        [time-out] Tempo scaduto, partita fermata
        [give-time] Tempo concesso
        [computer] Continua il computer
        [answer] Risposta a una chiamata
        [look-at-hands] Mani guardate
        [silence] Silenzio imposto a chi guarda (§10.6)
        [removal] Spettatore rimosso (§10.6)
        [appoint] Nuovo arbitro (§10.1)
        [accept-referee] Arbitro da ora (§10.1)
        [resign-referee] Non è più l’arbitro (§10.1)
        [make-friendly] Diventato coppa amichevole (§10.1)
        [move] Spostamento
        [restore] Annullamento revocato
       *[cancel] Torneo annullato
    }
sheet-proof = Verifica
sheet-lots = Sorteggi: SHA-256 annunciato { $commitment }, segreto { $secret }
sheet-deals = Carte di tutte le partite: SHA-256 annunciato { $commitment }, segreto { $secret }
sheet-last = Registro: { $entries } voci, ultima impronta { $hash }
sheet-champion = Vittoria: { $who }
sheet-cancelled = Annullato: { $why }
sheet-check = `civ tournament verify` controlla tutto questo nel file JSON che accompagna questo foglio: la catena delle impronte, ogni sorteggio, ogni partita.

## L’archivio

tournament-archive-official = L’archivio per l’editore: arbitro, partecipanti, sorteggi con i loro segreti, tavoli, trascrizioni, risultati, incidenti. Un file per i programmi, uno da leggere e uno per i fogli di calcolo.
tournament-archive-friendly = L’archivio di questa coppa amichevole, con tutto ciò che ha quello di un torneo ufficiale: un file per i programmi, uno da leggere e uno per i fogli di calcolo.
tournament-archive-check = `civ tournament verify` controlla la catena delle impronte, ogni sorteggio e ogni partita del file JSON.
tournament-archive-early = Il torneo non è finito: ecco a che punto è.
tournament-print = Posti, stanze e risultati in una pagina da appendere: apri il file in un browser e stampalo.
