### Che cosa segue da una scelta, nel foglio privato.

choice-keep = Tieni { $count } carte su { $all }
choice-discard = Scarti
choice-give = Restituisci
choice-sacrifice = { $effect } ({ $age })
choice-ends = poi il tuo turno finisce
choice-hand = { $count ->
        [0] mano vuota
        [one] 1 carta
       *[other] { $count } carte
    }
choice-begin = { $effect } · { $asked }
choice-cards = { $count ->
        [one] scegli una carta
       *[other] scegli { $count } carte
    }
