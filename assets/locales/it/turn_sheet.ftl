### Il foglio privato: le novità, ogni effetto in poche parole, e una pressione invece di due.

## Dall'ultimo turno: una riga per giocatore

turn-since = Dal tuo ultimo turno
turn-so-far = Finora
turn-line = { $name }: { $what }
turn-earlier = { $count ->
        [one] 1 colpo subito prima
       *[other] { $count } colpi subiti prima
    }
turn-mate = { $name } (la tua squadra)
turn-team-mate = In squadra con { $name }
turn-for-you = Il computer per te
turn-hit-attack = perdi { $cards } ({ effect-military-sacrifice })
turn-hit-inquire = perdi { $lost }, ricevi { $got } ({ effect-religion-sacrifice })
turn-hit-inquire-same = riprendi le stesse carte ({ effect-religion-sacrifice })
turn-hit-inquire-open = la tua mano è presa, ti devono ancora delle carte ({ effect-religion-sacrifice })
turn-hit-embargo = { effect-economy-sacrifice } sul tuo Dominio { $domain }
turn-hit-democracy = { effect-utopia-sacrifice } sul tuo Dominio { $domain }

## La mano

turn-new = nuova
# Lo stesso su più carte uguali, di cui solo $count sono nuove; molto breve.
turn-new-count = { $count ->
        [one] 1 nuova
       *[other] { $count } nuove
    }
turn-new-told = { $card } (nuova)
# $count (of several alike, how many)
turn-new-some = { $card } ({ $count ->
        [one] 1 nuova
       *[other] { $count } nuove
    })
turn-new-alt = Nuove: { $cards }.
turn-last-turn = ultimo round
turn-as-of = Situazione: { $at }.

## Ogni effetto in poche parole

brief-military-1 = scarta 1 carta dalla mano
brief-military-2 = scarta 2 carte dalla mano
brief-military-sacrifice = ognuno perde 1 di un Dominio
brief-religion-1 = limite di mano 5
brief-religion-2 = limite di mano 7
brief-religion-sacrifice = scambia con mano altrui
brief-economy-1 = cambia 1 carta in gioco
brief-economy-2 = cambia 2 carte in gioco
brief-economy-sacrifice = blocca 1 Dominio per 1 turno
brief-science-1 = riprendi 1, gioca 1
brief-science-2 = riprendi 2, gioca 2
brief-science-sacrifice = pesca 5, scarta 5
brief-utopia-1 = prendi 1 carta scartata
brief-utopia-2 = prendi 2 carte scartate
brief-utopia-sacrifice = un Dominio esige +1 carta
turn-effect = **{ $effect }**: { $does }
turn-effect-copied = **{ $effect }** (copia): { $does }
turn-effects-more = … e altri { $count }: premi “{ key-moment }”.

## One press for two

# $card (its name); at most 34 characters
turn-play-end = Gioca { $card } e fine turno
turn-choice-end = { $choice }, fine turno
turn-skip-end = Fine turno senza giocare
turn-one-press = Una scelta dopo la quale non resta altro da fare finisce anche il tuo turno; lo dice prima.
turn-two-presses = Ora finisci sempre tu il turno, con “{ do-end }”.
# A short button: the same in words
turn-key-text = Testo
