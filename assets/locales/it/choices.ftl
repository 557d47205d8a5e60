### Che cosa segue da una scelta, nel foglio privato.

choice-keep = { $count ->
        [one] Tieni 1 carta su { $all }
       *[other] Tieni { $count } carte su { $all }
    }
choice-discard = Scarti
choice-give = Restituisci
choice-sacrifice = { $effect } ({ $age })
choice-ends = Fine turno
choice-attack-none = nessun altro perde una carta
choice-attack-all = tutti { $loses }
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
