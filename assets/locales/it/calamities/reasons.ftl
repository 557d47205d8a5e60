### Perché una calamità, o un tavolo di Advanced Civilization, rifiuta qualcosa.

reason-calamity-unreadable = “{ $text }” non è una risposta. Scrivi chi risponde, a che cosa, e la risposta: “Egypt city memphis”.
reason-calamity-nothing-asked = Qui non si chiede più nulla: la calamità è risolta.
reason-calamity-other-asked = Ora deve rispondere { $who }: “{ $what }”.
reason-calamity-shape = A “{ $what }” non si risponde così.
reason-calamity-no-option = Qui “{ $found }” non si può scegliere. Possibile: { $options }.
reason-calamity-twice = “{ $found }” compare due volte.
reason-calamity-how-many = Scegline esattamente { $need }, non { $have }.
reason-calamity-one-each = { $nation } può perdere così una sola città. Prendi l’altra a qualcun altro.
reason-calamity-amount = Dev’essere un numero da { $least } a { $most }, non { $have }: di più non risparmierebbe nulla.
reason-calamity-spared = A { $nation } qui non si può far perdere nulla.
reason-calamity-cap = A { $nation } si possono far perdere al massimo { $most }, non { $have }.
reason-calamity-all-of-it = In tutto bisogna ripartirne esattamente { $need }; qui sono { $have }.
reason-calamity-not-there = Qui non si può prendere nulla ({ $area }).
reason-calamity-too-many = Qui se ne possono prendere al massimo { $most }, non { $have } ({ $area }).
reason-calamity-city-way = Così non si può ({ $area }). Possibile: { $options }.
reason-calamity-exact = Servono esattamente { $need } punti; qui sono { $have }.
reason-calamity-stock = Al posto delle città servirebbero { $need } segnalini, ma in riserva ce ne sono solo { $have }.
reason-calamity-near-first = Prima i punti vicini all’altra fazione: se ne possono togliere { $need }, qui sono { $have }.
reason-calamity-take-all = Prendi tutto ciò per cui hai unità: { $tokens } segnalini e { $cities } città.
reason-position-nation-unknown = Qui non c’è una nazione “{ $found }”.{ $nearest ->
        [no] {""}
       *[other] {" "}Intendevi “{ $nearest }”?
    }
reason-position-area-unknown = La mappa non ha un territorio “{ $found }”.{ $nearest ->
        [no] {""}
       *[other] {" "}Intendevi “{ $nearest }”?
    }
reason-position-card-unknown = Non c’è una carta civiltà “{ $found }”.{ $nearest ->
        [no] {""}
       *[other] {" "}Intendevi “{ $nearest }”?
    }
reason-position-calamity-unknown = Non c’è una calamità “{ $found }”.{ $nearest ->
        [no] {""}
       *[other] {" "}Intendevi “{ $nearest }”?
    }
reason-position-setting-unknown = Non c’è una regola della casa “{ $found }”.{ $nearest ->
        [no] {""}
       *[other] {" "}Intendevi “{ $nearest }”?
    }
reason-position-tokens = { $nation } ha { $have } segnalini, { $over } più di { $limit }: { $board } sulla mappa ({ $where }), { $stock } in riserva, { $treasury } nel tesoro.{ $have ->
        [55] {" "}In 3, 5 o 8 giocatori ogni nazione ne ha 47, altrimenti 55.
       *[other] {""}
    }
reason-position-cities = { $nation } ha { $have } città, { $over } più di { $limit }: { $board } sulla mappa ({ $where }), { $stock } in riserva.
reason-position-tokens-few = { $nation } ha { $have } segnalini, { $over } meno di { $limit }: { $board } sulla mappa ({ $where }), { $stock } in riserva, { $treasury } nel tesoro.{ $have ->
        [47] {" "}In 3, 5 o 8 giocatori ogni nazione ne ha 47, altrimenti 55.
       *[other] {""}
    }
reason-position-cities-few = { $nation } ha { $have } città, { $over } meno di { $limit }: { $board } sulla mappa ({ $where }), { $stock } in riserva.
reason-position-negative = { $nation } non può avere { $have } in “{ $found }”.
reason-position-two-cities = { $area } ha due città: { $nation }, { $other }.
reason-position-not-playing = { $nation } non ha un giocatore: nessuna calamità può colpirla.
reason-position-own-giver = { $nation } non può aver passato una calamità a sé stessa.
reason-position-shape = “{ $place }” non è scritto nella forma giusta: { $need }.
reason-position-trade = { $nation } non può passare “{ $found }”: la carta non si scambia, o ce l’ha un’altra nazione.
reason-position-one-sided = { $area }, { $other }: si contraddicono. Sono adiacenti o no?
reason-map-unreadable = La riga { $line } della mappa è illeggibile: { $text }

## Perché una riga non può seguire

reason-calamity-line-unreadable = Non capisco “{ $text }” qui.
reason-calamity-not-now = Adesso non si può fare.
reason-calamity-corrections-agreed = Le calamità sono state estratte: una posizione cambia solo se tutti sono d’accordo. Usa “{ key-cal-correct }” nella tua mano.
reason-calamity-corrections-enough = In questo turno hai proposto { $most } correzioni, il massimo. La posizione resta com’è; gli altri possono ancora correggerla.
reason-calamity-nation-taken = { $nation } ha già un giocatore.
reason-calamity-nation-yours = Giochi { $nation } e la tieni.
reason-calamity-nation-first = Prima ogni giocatore deve avere una nazione.
reason-calamity-not-your-nation = { $nation } non è tua: possono inserirla solo il suo giocatore o l’host del tavolo.
reason-calamity-not-your-answer = Deve rispondere { $nation }.
reason-calamity-hand-unreadable = Non capisco “{ $text }”. Scrivi per esempio “Tradimento da Creta”.
reason-calamity-part-unreadable = Non capisco “{ $text }”: scrivi un nome e poi un numero o una parola.
reason-calamity-grain = Ci sono solo { $most } carte Grano, non { $have }.
reason-calamity-held-twice = C’è una sola carta “{ $found }”, ma ce l’hanno sia { $nation } sia { $other }.
reason-calamity-hands-missing = Non hanno ancora indicato le loro carte: { $nations }.
reason-calamity-no-player = Nessuno gioca { $nation } a questo tavolo.
reason-calamity-owner-draws = Solo l’host può indicare le carte di tutti.
reason-calamity-other-game = A questo tavolo si gioca un altro gioco.
reason-calamity-file-size = Questo file è troppo grande: al massimo { $most } byte.
reason-calamity-file-unreadable = Questo file non è un testo che so leggere. Da un foglio di calcolo, copia le righe come testo o salvale in .csv.
reason-calamity-none-over = Nessuna calamità di questo turno è ancora finita.
reason-calamity-players = Servono da { $least } a { $most } giocatori.
reason-calamity-choice = Non capisco “{ $found }”. Scrivi “costa Sparta sì” oppure “Palermo mare Cartagine no”.
reason-position-no-colon = “{ $text }” non comincia con una nazione e i due punti. Scrivi per esempio “Egitto: Menfi città, Fayyum 5”.
reason-position-part-unreadable = { $nation }: non capisco “{ $text }”. Scrivi “Menfi città” oppure “Fayyum 5”.
reason-position-area-twice = { $nation }: “{ $area }” compare due volte.
reason-position-word-twice = { $nation }: “{ $word }” compare due volte.
reason-position-stock-unreadable = { $nation }: non capisco la riserva “{ $text }”. Scrivi segnalini/città: “riserva 43/6”.
reason-calamity-name-near = Non conosco “{ $found }”. Intendevi “{ $nearest }”?
reason-calamity-parts-many = È troppo in una volta: al massimo { $most } voci.
reason-calamity-names-unknown = Questi nomi sono sconosciuti:
    { $wrong }
# A line of that list. $found (what was typed), $nearest (a name, or no)
typed-unknown = “{ $found }”{ $nearest ->
        [no] {""}
       *[other] : intendevi “{ $nearest }”?
    }
reason-position-nation-twice = { $nation } compare due volte.
reason-position-empty = In questo testo non c’è nessuna posizione.
reason-position-overfull = { $nation } ha { $have } segnalini sulla mappa e nel tesoro, { $over } più di { $limit }: { $where }.
