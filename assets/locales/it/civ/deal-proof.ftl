### Che cosa si può provare di una distribuzione (bot/games/civ/rules/DEAL.md).

deal-proven = { $seats ->
    [drawn] Dimostrato: carte, posti e Primo Giocatore derivano dal segreto sigillato prima della partita.
   *[fixed] Dimostrato: le carte derivano dal segreto sigillato prima della partita. Posti e Primo Giocatore erano fissati, non sorteggiati.
}
deal-words = { $have ->
    [yes] Hanno contribuito parole dei giocatori: { $words }.
   *[no] Nessuno ha aggiunto una parola.
}
deal-word = { $place } “{ $word }”
deal-compare = Il sigillo è { $commitment }. Confrontalo con quello che hai visto prima della partita.
deal-open = Ciò che non dimostra: che chi gestisce il bot non abbia guardato, aggiunto per ultimo una parola per cambiare le carte, o abbandonato tavoli con carte sgradite.
# $message (the id of a message)
deal-closed = Nessuno ha potuto scegliere una parola per le sue carte: derivano anche dal numero del messaggio dopo il quale non si aggiungevano più parole, { $message }. Confrontalo con la fine del link di quel messaggio, e le parole che contiene, nel loro ordine, con quelle qui.
deal-open-closed = Ciò che non dimostra: che chi gestisce il bot non abbia guardato, o mandato quel messaggio più volte tenendo quello che preferiva.
deal-contradicted = Smentito: { $why }
deal-uncommitted = Nessun sigillo: prima di questa partita non è stato pubblicato nulla, quindi la distribuzione non si può dimostrare.
deal-secret = Non ancora: il segreto si rivela a partita finita.
deal-compare-cup = Il sigillo è { $commitment }. Confrontalo con quello nell’annuncio del torneo, “Carte di tutte le partite”.
deal-partial = Dimostrato a metà: le carte derivano dal segreto di questo tavolo. A torneo finito, scarica di nuovo la partita (o verifica l’archivio) per vedere se è quello promesso.
deal-open-cup = Ciò che non dimostra: che chi gestisce il bot non abbia letto il segreto per poi iscriversi, escludere qualcuno o parlarne.
deal-proven-week = Dimostrato: carte e Primo Giocatore derivano dal segreto della settimana, sigillato per tutti quelli che hanno giocato queste carte.
deal-compare-week = Il sigillo è { $commitment }. Confrontalo con quello che la pagina delle carte mostrava prima di quella settimana.
deal-open-week = Ciò che non dimostra: che chi gestisce il bot non abbia guardato le carte per poi giocarle o parlarne.
