### I testi della riga di comando per questo gioco.

## civ simulate

cli-simulate = Gioca partite tra computer e ne scrive le trascrizioni.
    {"\u000A"}
    Escono su stdout, una dopo l’altra. Le stesse opzioni e lo stesso seme danno gli stessi byte.
cli-simulate-games = Quante partite.
cli-simulate-players = Quanti giocatori.
cli-simulate-setup = Come si distribuiscono le carte.
cli-simulate-teams = I posti 1 e 3 contro 2 e 4.
cli-simulate-hegemony = Quando si controlla l’Egemonia.
cli-simulate-turn-cap = Dopo quanti turni decidono le maggioranze.
cli-simulate-policy = Chi gioca.
cli-simulate-seed = Il seme casuale: un numero intero.
cli-option-states = Aggiunge posizioni e azioni permesse.

## civ replay

cli-replay = Rigioca trascrizioni e ne mostra i risultati.
    {"\u000A"}
    I file possono essere compressi con gzip e contenere più partite; - è stdin. Gli errori sono indicati con file e riga,
    e il codice d’uscita è 1. Si leggono al massimo 256 MB (decompressi), 4 milioni di righe e 100.000 righe per
    partita.
cli-result = { $file }: partita { $number }: { $how } ({ $lines ->
    [one] { $lines } riga
   *[other] { $lines } righe
}, { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turni
})
cli-unfinished = { $file }: partita { $number }: non finita ({ $lines ->
    [one] { $lines } riga
   *[other] { $lines } righe
}, { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turni
})
cli-seats = { $count ->
    [one] posto { $seats }
   *[other] posti { $seats }
}
cli-points = {" "}con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
cli-result-hegemony = Egemonia in { $domain }, vittoria: { $winners }
cli-result-majority = maggioranze, vittoria: { $winners }
cli-result-turn-cap = limite di turni, vittoria: { $winners }
cli-result-last-standing = nessun altro in gioco, vittoria: { $winners }
cli-result-abandoned = abbandonata durante il draft
cli-refused = { $file }:{ $line }: { $action }: { $why }
cli-refused-line = { $file }:{ $line }: { $why }

## civ verify

cli-verify = Verifica che nessuno abbia scelto le carte di una partita: la distribuzione si rifà dal segreto.
    {"\u000A"}
    I file possono essere compressi con gzip e contenere più partite; - è stdin. Il codice di uscita è 0 se tutto è
    dimostrato, 1 se qualcosa è smentito o illeggibile, 3 senza sigillo o finché manca il segreto.
cli-verify-game = { $file }: partita { $number }: { $told }

## civ render

cli-render = Disegna una trascrizione: un momento come immagine, o tutta la partita come film.
    {"\u000A"}
    FILE finisce in .png per un’immagine o in .webp per un film. - è stdin. Gli errori di una trascrizione sono indicati
    con la loro riga, e il codice d’uscita è 1.
cli-render-at = Il momento dopo la riga N della partita, 0 per la distribuzione; la fine se non indicato.
cli-render-seat = Mostra ciò che vede questo posto, con la sua mano; i posti si contano da 1.
cli-render-theme = I suoi colori: dark o light.
cli-render-locale = La sua lingua.
cli-render-output = Dove scriverlo.
cli-render-html = Una pagina per il browser, in un solo file: ogni turno con la plancia e il racconto, come l’hanno visto gli spettatori.
cli-render-html-whole = --html fa una pagina di tutta la partita per tutti: togli --at e --seat.
cli-render-kind = { $file } non finisce né in .png (un’immagine) né in .webp (un film).
cli-render-film-at = Un film mostra tutta la partita: togli --at, o scrivi un .png.
cli-render-no-theme = Il tema “{ $theme }” non c’è; ci sono { $themes }.
cli-render-no-locale = La lingua “{ $locale }” non c’è; ci sono { $locales }.
cli-render-no-line = La riga { $at } non c’è: questa partita ha le righe da 0 a { $lines }.
cli-render-no-seat = Il posto { $seat } non c’è: questa partita ha i posti da 1 a { $last }.
cli-render-too-large = Questo film supererebbe 8 MB, anche con le immagini più piccole.
cli-render-unwritable = { $file } non si può scrivere: { $why }
