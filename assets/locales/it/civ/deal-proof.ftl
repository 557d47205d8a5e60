### Che cosa si può provare di una distribuzione (bot/games/civ/rules/DEAL.md).

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
