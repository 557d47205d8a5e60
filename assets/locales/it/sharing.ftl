### Una partita finita come pagina web: il file di “Condividi” e di `civ render --html`.

## La pagina

web-title = { $names }: una partita a Carta Impera Victoria
web-title-nobody = Una partita a Carta Impera Victoria
web-board = Il tabellone
web-controls = Scorrere la partita
web-play = Riproduci
web-pause = Pausa
web-turns = Tutti i turni
web-noscript = I tabelloni hanno bisogno di JavaScript. Il racconto qui sotto ne fa a meno.
web-keyboard = Tasti: ← e → vanno indietro o avanti di un passo, Inizio e Fine alla distribuzione e alla fine, la barra spaziatrice avvia la riproduzione. Su uno schermo tattile, scorri il tabellone con un dito.
web-footer = Carta Impera Victoria è un gioco di Rémi Amy, edito da Ludonaute. Questa pagina non è loro: l’ha fatta un bot di Discord, con immagini proprie. Mostra ciò che tutti al tavolo hanno visto.
