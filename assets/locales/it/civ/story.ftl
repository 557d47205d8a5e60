### La storia di una partita finita: l’immagine, il suo testo, che cosa l’ha decisa. Frasi brevi, al presente.

story-title = La storia della partita: { $count ->
        [one] { $count } turno
       *[other] { $count } turni
    }
story-alt-columns = Le carte di ogni Dominio nel corso dei turni, come curve
story-alt-turning = Che cosa ha deciso la partita, turno per turno
story-points = Punti, turno per turno
story-axis-start = Inizio
story-axis-turn = Turno { $turn }
story-left = ritiro
story-need = { $count }/{ $need }
story-turn = Turno { $turn }: { $what }

## Che cosa l’ha decisa

story-attack = { $name } attacca { $domain }: una carta in meno per { $others }.
story-attack-hegemony = { $name } attacca { $domain }. A una carta dall’Egemonia: { $others }.
story-democracy-hegemony = Una Democrazia di { $name } ferma { $others }, a una carta dall’Egemonia in { $domain }.
story-democracy = Una Democrazia di { $name }: { $others } ora ha bisogno di { $count } carte { $domain }.
story-embargo-hegemony = Un Embargo di { $name } ferma { $others }, a una carta dall’Egemonia in { $domain }.
story-inquire = Con un’Inquisizione { $name } prende la mano di { $others } ({ $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }).
story-copy = Con Ispirazione { $name } copia { $effect } (livello 2) di { $others }.
story-eliminate = { $name } lascia la partita.
story-near = { $name } è a una carta dall’Egemonia in { $domain }.
story-lead = { $name } { $many ->
        [one] supera
       *[other] superano
    } { $others } e { $many ->
        [one] va
       *[other] vanno
    } in testa.
story-swing = { $name } { $many ->
        [one] guadagna
       *[other] guadagnano
    } { $count } punti in un turno.
story-level = { $name } arriva prima di tutti al livello 2 in { $domain }.
story-final-round = Il mazzo delle Ere è esaurito: comincia l’ultimo round.
story-won = { $name } completa l’Egemonia in { $domain }, con { $count } carte, e vince.
story-won-card = { $name } gioca { $card } e vince: è l’Egemonia, con { $count } carte.

## Il turno che ha deciso la partita

decided-card = Il turno { $turn } è stato decisivo: { $name } ha giocato { $card } e ha portato il suo totale da { $before } a { $after } carte { $domain }.
decided-cards = Il turno { $turn } è stato decisivo: { $name } ha portato il suo totale da { $before } a { $after } carte { $domain }.
decided-own = { $last ->
    [yes] L’ultimo turno è stato decisivo: { $name } ha superato { $others }.
   *[no] Il turno { $turn } è stato decisivo: { $name } ha superato { $others } e ha conservato il vantaggio.
}
decided-by = { $last ->
    [yes] L’ultimo turno ({ $name }) è stato decisivo: vantaggio per { $winners } su { $others }.
   *[no] Il turno { $turn } ({ $name }) è stato decisivo: vantaggio per { $winners } su { $others }, fino alla fine.
}

## Lo stesso in parole

story-text-points = Punti alla fine: { $points }.
story-text-most = Colonne più grandi: { $columns }.
story-text-column = { $name } { $domain } { $count }
