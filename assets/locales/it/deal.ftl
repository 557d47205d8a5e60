# Come è stata distribuita una partita: che cosa pubblica il tavolo prima, e che cosa si può dimostrare dopo.

key-word = Aggiungi una parola
lobby-commitment = 🔒 Distribuzione sigillata: `{ $commitment }`
lobby-words = Parole: { $words }
lobby-word = **{ $name }** “{ $word }”
word-title = Una parola per il tavolo { $table }
word-label = La tua parola: la vedono tutti
word-hint = Qualcosa che solo tu potevi pensare; vuoto per togliere la tua

deal-proven = { $seats ->
    [drawn] Dimostrato: carte, posti e Primo Giocatore derivano dal segreto sigillato prima della partita.
   *[fixed] Dimostrato: le carte derivano dal segreto sigillato prima della partita. Posti e Primo Giocatore erano fissati, non sorteggiati.
}
deal-words = { $have ->
    [yes] Hanno contribuito parole dei giocatori.
   *[no] Nessuno ha aggiunto una parola.
}
deal-compare = Il sigillo è { $commitment }. Confrontalo con quello che hai visto prima della partita.
deal-open = Non dimostrato: che nessuno abbia guardato. Chi gestisce il bot poteva leggere il segreto, provare per ultimo parole sue o abbandonare tavoli con carte sgradite.
deal-contradicted = Smentito: { $why }
deal-uncommitted = Nessun sigillo: prima di questa partita non è stato pubblicato nulla, quindi la distribuzione non si può dimostrare.
deal-secret = Non ancora: il segreto si rivela a partita finita.
deal-compare-cup = Il sigillo è { $commitment }. Confrontalo con quello nell’annuncio del torneo, “Carte di tutte le partite”.
deal-partial = Non ancora del tutto: le carte derivano dal segreto di questo tavolo. Che sia quello promesso si dimostra quando il torneo è finito e il suo segreto è rivelato: scarica allora di nuovo la partita, o verifica l’archivio.
deal-open-cup = Non dimostrato: che nessuno abbia guardato. Chi gestisce il bot poteva leggere il segreto, e poi iscriversi, escludere qualcuno o parlarne.
