### La mano privata: le novità, le scelte e le conseguenze, i pulsanti, i consigli della prima partita.

## Dall'ultimo turno: una riga per giocatore

turn-since = Dal tuo ultimo turno
turn-so-far = Finora
turn-line = { $name }: { $what }
turn-earlier = { $count ->
        [one] … e prima un altro colpo
       *[other] … e prima altri { $count } colpi
    }
turn-more = e { $count ->
        [one] 1 altra
       *[other] altre { $count }
    }
turn-mate = { $name } (la tua squadra)
turn-team-mate = In squadra con { $name }
turn-for-you = Il computer per te
turn-hit-attack = perdi { $cards } ({ effect-military-sacrifice })
turn-hit-inquire = perdi { $lost }, ricevi { $got } ({ effect-religion-sacrifice })
turn-hit-inquire-same = riprendi le stesse carte ({ effect-religion-sacrifice })
turn-hit-inquire-open = la tua mano è stata presa: ti devono ancora delle carte ({ effect-religion-sacrifice })
turn-hit-embargo = { effect-economy-sacrifice } sul tuo Dominio { $domain }
turn-hit-democracy = { effect-utopia-sacrifice } sul tuo Dominio { $domain } (ora te ne servono { $need })

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
turn-new-alt = Carte nuove: { $cards }.
turn-last-turn = ultimo round
# While the deck isn't empty yet, but may be by the end of the round
turn-maybe-last = forse il tuo ultimo turno
# $told (who would win and why, a sentence), $points (of everyone)
turn-points-now = **Se ora decidessero i punti:** { $told }
# $count (of the players who still have a turn in this round), $names
turn-points-after = { $count ->
        [0] Dopo di te non gioca nessuno.
       *[other] Giocano ancora dopo di te: { $names }.
    }

## Ogni effetto in poche parole

brief-military-1 = scarta 1 carta dalla mano
brief-military-2 = scarta 2 carte dalla mano
brief-military-sacrifice = ognuno perde 1 di un Dominio
brief-religion-1 = limite di mano 5
brief-religion-2 = limite di mano 7
brief-religion-sacrifice = scambia delle carte
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
turn-effects-more = … e altri { $count }: premi “{ key-aid }”.

## One press for two

# $card (its name); at most 34 characters
turn-play-end = Gioca { $card } e fine turno
turn-play-win = Gioca { $card } e vinci
turn-choice-end = { $choice }, fine turno
turn-choice-win = { $choice } e vinci
turn-skip-end = Fine turno senza giocare

## La mano

hand-title = Mano di { $name }
hand-pack = Scegli una carta da tenere
hand-kept = Tenute
hand-empty = Nessuna carta in mano
hand-level = livello { $level }: { $effect }
hand-level-near = a { $missing } dal livello { $level }
# Della Cultura, l’unico livello: più carte di chiunque altro
hand-most = maggioranza: { $effect }
hand-most-told = permette { $effect }: più carte di tutti qui
hand-most-near = a { $missing } dalla maggioranza
hand-hegemony = Egemonia!
hand-hegemony-near = a { $missing } dall’Egemonia
hand-point-won = +1 punto
# The same where another player has that point, too
hand-point-shared = +1 punto, condiviso
hand-point-alone = il punto è solo tuo
hand-embargoed = Embargo: non ora

hand-no-effect = Ora non hai effetti disponibili.
hand-alt = La tua mano: { $cards }.
pack-alt = Il tuo mazzetto: { $cards }.
# What anybody holds, for a tournament’s referee
held-hand = Mano: { $cards }
held-pack = Mazzetto: { $cards }
end-question = Puoi ancora applicare: { $effects }. Finire lo stesso?
end-effect = “{ $effect }”

## Che cosa chiede un elenco

pick-play = Gioca una carta
pick-use = Applica un effetto
pick-copy = Ispirazione: copia un effetto
pick-sacrifice = Scegli un effetto di scarto
pick-keep = Tieni una carta
pick-take = Prendi una carta dal centro
pick-discard = { $count ->
    [one] Scarta { $count } carta dalla tua mano
   *[other] Scarta { $count } carte dalla tua mano
}
pick-give = { $count ->
    [one] Restituisci { $count } carta
   *[other] Restituisci { $count } carte
}
pick-scrap = { $count ->
    [one] Scarta { $count } carta dall’area di gioco
   *[other] Scarta { $count } carte dall’area di gioco
}
pick-recall = { $count ->
    [one] Riprendi in mano { $count } carta
   *[other] Riprendi in mano { $count } carte
}
pick-salvage = { $count ->
    [one] Prendi { $count } carta dagli scarti
   *[other] Prendi { $count } carte dagli scarti
}
pick-attack = Carta del Dominio da attaccare
pick-inquire = La mano di chi?
pick-embargo = Metti l’Embargo su
pick-democracy = Metti la Democrazia su

## Pulsanti

key-cards = Tutte le carte
key-skip = { do-skip }
key-end = { do-end }
key-end-win = Finisci il turno e vinci
key-skip-win = Finisci senza giocare e vinci
key-end-now = Finisci lo stesso
key-end-always = Finisci, non chiedere più
key-stay = Continua il turno

## Prima della primissima mossa di qualcuno, in cima alla mano.

# $need (7 o 8): carte di un solo Dominio
primer-aim = 🎯 **La tua prima partita.** Si vince con { $need } carte di un Dominio; se prima finisce il mazzo, con più Maggioranze.
primer-teams = 👥 { $name } è in squadra con te: se vince uno, vincete entrambi. Ognuno tiene segreta la propria mano.
# $one (2 o 3): carte di un Dominio. Segue una riga per ogni Dominio.
primer-levels = Con { $one } carte di un Dominio, a ogni turno:
primer-culture = più di tutti (basta 1): copia effetti
primer-discard = Scarta una carta in gioco: un effetto in più.

## Che cosa segue da una scelta, nel foglio privato.

choice-keep = { $kind ->
        [give] Restituisci { $gone }, tieni { $count }
       *[discard] Scarta { $gone }, tieni { $count }
    }
choice-discard = Scarta
choice-give = Restituisci
choice-sacrifice = { $effect } ({ $age })
choice-ends = Fine turno
choice-stops = impedisce la vittoria
choice-ends-win = Fine turno, e vinci
choice-costs-win = ⚠️ ti costa una carta con cui vinci
choice-points-more = { $count ->
        [one] +1 punto: { $domains }
       *[other] +{ $count } punti: { $domains }
    }
# The same where other players have those points, too
choice-points-shared = { $count ->
        [one] +1 punto condiviso: { $domains }
       *[other] +{ $count } punti condivisi: { $domains }
    }
# Points that the player has and shared before: $domains
choice-points-denied = punto solo tuo: { $domains }
choice-points-fewer = { $count ->
        [one] −1 punto: { $domains }
       *[other] −{ $count } punti: { $domains }
    }
choice-attack-none = nessun altro perde una carta
choice-attack = { $count ->
        [one] { $names } perde 1
       *[other] { $names } perdono 1 ciascuno
    }
choice-attack-all = tutti gli altri perdono 1
choice-pays = paghi { $told }
choice-hand = { $count ->
        [0] mano vuota
        [one] 1 carta
       *[other] { $count } carte
    }
choice-begin = { $effect } · { $asked }
# Che cosa porterebbe una carta ($told) che si può scartare o prendere
choice-if-played = se giocata: { $told }
# Tutte le carte fra cui scegliere: $count
choice-all = { $count ->
        [2] Entrambe le carte
       *[other] Tutte e { $count } le carte
    }
