### Che cosa è successo, al passato.
### told-… segue il nome di un giocatore; seen-… è una frase intera.

told = { $name } { $what }.

told-keep = ha tenuto { $cards }
told-keep-hidden = ha tenuto una carta
told-take = ha preso { $cards } dal centro
told-play = ha giocato { $cards }
told-skip = non aveva carte giocabili
told-discard = ha scartato { $cards }
told-scrap = ha scartato { $cards } dall’area di gioco
told-recall = ha ripreso { $cards }
told-salvage = ha preso { $cards } dalla pila degli scarti
told-sacrifice = ha scartato { $cards } per { $effect }
told-attack = ha attaccato { $domain } con { $cards }
told-inquire = { $count ->
        [0] ha trovato vuota la mano di { $target }
        [one] ha preso la mano di { $target } ({ $count } carta)
       *[other] ha preso la mano di { $target } ({ $count } carte)
    }
told-give = ha restituito { $cards } ({ $target })
told-give-hidden = ha restituito { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } ({ $target })
told-use = ha applicato { $effect }
told-copy = ha copiato { $effect } di { $target }
told-embargo = ha messo un Embargo su { $domain } di { $target }
told-democracy = ha messo una Democrazia su { $domain } di { $target }
told-end = ha finito il turno
told-drew = ha pescato { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } ({ $ages })
told-lost = ha perso { $cards }
told-lifted = non ha più l’Embargo su { $domain }
told-undo = ha annullato l’ultima mossa
told-eliminate = ha lasciato la partita

seen-passed = I mazzetti sono passati a sinistra.
seen-revealed = Al centro: { $cards }.
seen-returned = La Moneta Cultura ha lasciato { $domain } di { $target }.
seen-final-round = Il mazzo delle Ere è esaurito: è cominciato l’ultimo round.

seen-over-hegemony = { $winners } { $many ->
        [one] vince
       *[other] vincono
    } per Egemonia in { $domain }.
seen-over-majority = { $winners } { $many ->
        [one] vince
       *[other] vincono
    } per Maggioranza.
seen-over-turn-cap = { $winners } { $many ->
        [one] vince
       *[other] vincono
    } per Maggioranza (limite di turni raggiunto).
seen-over-last-standing = { $winners } { $many ->
        [one] vince
       *[other] vincono
    }: non resta nessun altro in gioco.
seen-over-abandoned = { over-abandoned }

## Interventi

by-table = Il tavolo
by-referee = L’arbitro { $name }
by-unnamed-referee = L’arbitro
by-seat = { $name }
seen-eliminate = { $by } ha fatto uscire { $name } dalla partita: “{ $why }”.
seen-trim = { $by } ha fatto scartare a caso ({ $name }): { $cards }. Motivo: “{ $why }”.
seen-refill = { $by } ha fatto pescare le carte mancanti ({ $name }): “{ $why }”.
seen-undo = { $by } ha fatto annullare le ultime mosse ({ $name }): “{ $why }”.
# At a tournament, where a message names the referee and gives the reason
seen-eliminate-decided = L’arbitro ha fatto uscire { $name } dalla partita.
seen-trim-decided = { $name } scarta a caso, per decisione dell’arbitro: { $cards }.
seen-refill-decided = { $name } pesca le carte mancanti, per decisione dell’arbitro.
seen-undo-decided = { $name } annulla le ultime mosse, per decisione dell’arbitro.
seen-undo-agreed = { $name } ha annullato le ultime mosse. Tutti erano d’accordo.
seen-undo-agreed-by = { $name } ha annullato le ultime mosse. D’accordo: { $others }.
seen-undo-alone = { $name } ha annullato le ultime mosse.

## Abbreviato

told-earlier = … e { $count ->
        [one] { $count } altra riga
       *[other] altre { $count } righe
    } prima di questo

## La fine

over-hegemony = { $winners } { $many ->
        [one] vince
       *[other] vincono
    } per Egemonia in { $domain }, con { $count } carte.
over-hegemony-team = { $winners } vincono per Egemonia in { $domain }, con { $count } carte di { $name }.
over-majority = { $winners } { $many ->
        [one] vince
       *[other] vincono
    } per Maggioranza, con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
over-majority-tie = { $winners } { $many ->
        [one] vince
       *[other] vincono
    } per Maggioranza: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } come { $others }, ma con più carte { $domain }.
over-majority-shared = { $winners } condividono la vittoria: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } ciascuno, in parità in tutti i Domini.
over-turn-cap = Limite di turni raggiunto. { $text }
over-last-standing = { $winners } { $many ->
        [one] vince
       *[other] vincono
    }: non resta nessun altro in gioco.
over-abandoned = La partita è stata interrotta durante il draft.
over-called-off = La partita è stata interrotta.

## Punti per Dominio

points-row = { $domain }: { $counts } → { $leaders }
points-none = { $domain }: nessuna carta
points-count = { $name } ({ $count })
points-sum = { $name }: { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
