### Che cosa fa un pulsante. Al massimo 80 caratteri.

do-keep = Tieni { $card }
do-take = Prendi { $card }
do-play = Gioca { $card }
do-discard = Scarta { $card }
do-scrap = Scarta { $card } (in gioco)
do-recall = Riprendi { $card }
do-salvage = Prendi { $card }
do-sacrifice = { $effect } ({ $card })
do-sacrifice-attack = { effect-military-sacrifice }: { $domain } ({ $age })
do-sacrifice-inquire = { effect-religion-sacrifice }: { $name }{ $paid }
do-sacrifice-embargo = { effect-economy-sacrifice }: { $name }, { $domain }{ $paid }
do-sacrifice-democracy = { effect-utopia-sacrifice }: { $name }, { $domain }{ $paid }
do-attack = Attacca ({ $card })
do-give = Restituisci { $card }
do-use = { $effect }
do-copy = { $effect } ({ $name })
do-inquire = Mano: { $name } ({ $count ->
        [one] { $count } carta
       *[other] { $count } carte
    })
do-embargo = { $name }: { $domain }
do-democracy = { $name }: { $domain }
do-skip = Continua senza giocare
do-end = Fine turno
do-end-draw = Fine turno, pesca { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
do-eliminate = Lascia la partita
do-trim = Scarta { $cards } dalla mano
do-refill = Pesca le carte mancanti
do-undo = Annulla mossa

## Lo stesso come istruzione, dopo “Prima …”

order-keep = tieni una carta
order-take = prendi una carta dal centro
order-play = gioca una carta
order-discard = scarta una carta dalla tua mano
order-scrap = scarta una carta dalla tua area di gioco
order-recall = riprendi in mano una carta dalla tua area di gioco
order-salvage = prendi una carta dalla pila degli scarti
order-sacrifice = applica un effetto di scarto
order-attack = scarta una carta del Dominio che attacchi
order-give = restituisci una carta
order-use = applica un effetto
order-copy = copia un effetto
order-inquire = scegli la mano da prendere
order-embargo = scegli dove mettere l’Embargo
order-democracy = scegli dove mettere la Democrazia
order-skip = continua senza giocare
order-end = finisci il turno
order-other = finisci ciò che hai cominciato

## Il passo del turno

phase-draft-keep = Draft, giro { $round } di 3: ognuno tiene una carta
phase-draft-take = Draft: prendere una carta dal centro
phase-play = Passo 1: giocare una carta
phase-effects = Passo 2: applicare gli effetti
phase-over = Partita finita
phase-running = { $effect }: { $owed }
phase-owing = Passo 2: { $owed }
owed-then = { $first }, poi { $then }

owed-discard = { $count ->
        [one] scartare { $count } carta
       *[other] scartare { $count } carte
    }
owed-discard-more = { $count ->
        [one] scartare ancora { $count } carta
       *[other] scartare ancora { $count } carte
    }
owed-scrap = { $count ->
        [one] scartare { $count } carta in gioco
       *[other] scartare { $count } carte in gioco
    }
owed-recall = { $count ->
        [one] riprendere in mano { $count } carta
       *[other] riprendere in mano { $count } carte
    }
owed-salvage = { $count ->
        [one] prendere { $count } carta dalla pila degli scarti
       *[other] prendere { $count } carte dalla pila degli scarti
    }
owed-play = { $count ->
        [one] giocare { $count } carta
       *[other] giocare { $count } carte
    }
owed-give = { $count ->
        [one] restituire { $count } carta
       *[other] restituire { $count } carte
    }
owed-attack = scartare una carta del Dominio da attaccare
owed-inquire = scegliere la mano da prendere
owed-embargo = scegliere un Dominio di un altro giocatore
owed-democracy = { owed-embargo }
