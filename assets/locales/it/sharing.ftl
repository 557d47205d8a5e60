### Una partita finita come pagina web: il file di “Condividi” e di `civ render --html`.

## La pagina

web-title = { $names }: una partita a Carta Impera Victoria
web-title-nobody = Una partita a Carta Impera Victoria
web-board = La plancia
web-controls = Scorrere la partita
web-play = Riproduci
web-pause = Pausa
web-turns = Tutti i turni
web-noscript = Le plance hanno bisogno di JavaScript. Il racconto qui sotto ne fa a meno.
web-keyboard = Tasti: ← e → vanno indietro o avanti di una pagina, Inizio e Fine alla distribuzione e alla fine, la barra spaziatrice avvia la riproduzione. Su uno schermo tattile, scorri la plancia con un dito.
web-footer = Carta Impera Victoria è un gioco di Rémi Amy, edito da Ludonaute. Questa pagina non è loro: l’ha fatta un bot di Discord, con immagini proprie. Mostra ciò che tutti al tavolo hanno visto.

## Che cosa risponde “Condividi”, sotto il codice del momento

shared-file = E tutta la partita per chi non ha Discord: questo file si apre in qualsiasi browser e mostra ciò che tutti hanno visto.
shared-link = E tutta la partita per chi non ha Discord; la può vedere chiunque abbia questo link:
shared-yours = Hai giocato qui: puoi far togliere la pagina in qualsiasi momento, per sempre.
key-open-page = Apri la pagina
key-unshare = Togli la pagina
unshared = La pagina è tolta: i suoi link non portano più da nessuna parte, e per questa partita non ce ne saranno altri.
reason-share-not-yours = Solo chi ha giocato in questa partita può farne togliere la pagina.
reason-share-none = Questa partita non ha una pagina sul web.
reason-share-unwritable = Adesso non riesco a mettere la pagina sul web. Chi mi gestisce può leggerne il motivo nel mio log.
