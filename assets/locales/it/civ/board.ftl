### La plancia, in immagine e in parole.

board-turn = Turno di { $name }
board-waiting = In attesa di { $names }
board-wins = { $winners } { $many ->
        [one] vince
       *[other] vincono
    }
board-called-off = Partita interrotta
board-turn-number = Turno { $number }
board-turn-number-of = Turno { $number } di { $cap }
board-final-round = Ultimo round
board-first-player = 1° giocatore
board-left = Ha lasciato la partita
board-winner = Vittoria
board-choosing = sceglie…
board-chosen = ha scelto
board-level = L{ $level }
board-need = /{ $need }
# $one, $two, $need: cards of one Domain
board-legend = Livello 1: { $one } · 2: { $two } · vittoria: { $need }
# After the sign for most cards of a Domain, very short
board-laurel = punto
board-times = ×{ $count }
board-came = +{ $count }
board-went = −{ $count }
board-hand = Mano { $count } / { $limit }
board-points = { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
board-deck = Mazzo delle Ere
board-discard = Scarti
board-centre = Centro
board-coin-beside = Moneta Cultura accanto al mazzo
board-coin-laid = { $name } ha copiato { $effect } di { $owner }
board-used-permanent = Effetti applicati
board-used-sacrifice = Effetti di scarto
board-embargo = { $count ->
        [one] Embargo
       *[other] Embargo ×{ $count }
    }
board-embargo-short = { $count ->
        [one] Embargo
       *[other] Emb. ×{ $count }
    }
board-embargo-sign = E×
board-democracy = { $count ->
        [one] Democrazia
       *[other] Democrazia +{ $count }
    }
board-democracy-short = +{ $count }
board-democracy-sign = +{ $count }

## Lo stesso in parole: testo alternativo e plancia in testo. Un fatto per riga o per frase.

text-title = Carta Impera Victoria: { $setup }, { $players } giocatori
text-title-teams = Carta Impera Victoria: { $setup }, Partita a Squadre, { $players } giocatori
text-final-round = Il mazzo delle Ere è esaurito: questo è l’ultimo round.
text-threat = { $name } ha { $count } carte { $domain } su { $need } per l’Egemonia.
text-changed = Cambiato di recente: { $columns }.
text-changed-column = { $domain } di { $name }
text-came = in più: { $ages }
text-went = in meno: { $ages }
text-name-marked = { $name } ({ $marks })
text-on-turn = di turno
text-awaited = deve scegliere
text-left = ha lasciato la partita
text-no-cards = nessuna carta in gioco
text-column = { $domain } { $count }
text-column-level = { $domain } { $count } (livello { $level })
text-column-full = { $domain } { $count } su { $need }{ $level ->
        [0] {""}
       *[other] , livello { $level }
    }: { $ages }
text-column-none = { $domain } { $count } su { $need }{ $level ->
        [0] {""}
       *[other] , livello { $level }
    }
text-columns-bare = Ancora vuoti ({ $need } per vincere): { $domains }
text-leads = maggioranza
text-coin-here = la Moneta Cultura, per il livello { $level }
text-embargo = Embargo su { $domain } ({ $cards })
text-democracy = Democrazia su { $domain } ({ $cards })
text-embargo-short = Embargo su { $domain }
text-democracy-short = Democrazia su { $domain }
text-hand = mano: { $count ->
        [0] nessuna carta
        [one] { $count } carta
       *[other] { $count } carte
    }, limite di mano { $limit }
text-hand-ages = mano: { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } ({ $ages }), limite di mano { $limit }
text-points = { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    } per ora
text-deck = Mazzo delle Ere: { $count ->
        [0] esaurito
        [one] { $count } carta ({ $ages })
       *[other] { $count } carte ({ $ages })
    }.
text-age-count = { $count } dell’Era { $age }
text-discard-none = Pila degli scarti: vuota.
text-discard = Pila degli scarti, { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }: { $cards }.
text-centre = Centro: { $cards }.
text-coin = { $coin }.
text-coin-laid = Moneta Cultura: { $coin }.
text-used = Effetti applicati in questo turno: { $effects }.
text-used-permanent = { $domain } (effetto permanente)
text-used-inspiration = Ispirazione
text-used-sacrifice = { $domain } (effetto di scarto)
text-inquired = Mano presa: { $name }.
text-hegemony-turn-end = Egemonia: { $need } carte di un Dominio alla fine del tuo turno.
text-hegemony-immediate = Egemonia: { $need } carte di un Dominio, appena si gioca una carta.
text-levels = Livello 1: { $one } carte di un Dominio; livello 2: { $two }.
text-own-hand = La tua mano, { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } (limite di mano { $limit }):
text-own-hand-none = La tua mano è vuota (limite di mano { $limit }).
text-own-pack = Il tuo mazzetto, di cui tieni una carta:
text-own-kept = Hai tenuto: { $cards }.
text-own-kept-title = Hai tenuto:
text-card = { $card }: da { $before } a { $after } su { $need }{ $added ->
        [0] {""}
       *[other] , di cui { $added } in più per la Democrazia
    }

final-round-begun = **Ultimo round:** il mazzo delle Ere è esaurito. Chi in questo round non ha ancora giocato ha ancora un turno, senza pescare.
board-all-choose = { $count ->
    [one] { $who }, scegli una carta ({ $table }): premi “{ key-hand }”.
   *[other] { $who }, scegliete una carta ({ $table }): premete “{ key-hand }”.
}
