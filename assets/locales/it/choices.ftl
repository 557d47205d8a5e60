### Che cosa segue da una scelta, nel foglio privato.

choice-keep = Tieni { $count } carte su { $all }
choice-discard = Scarti
choice-give = Restituisci
choice-sacrifice = { $effect } ({ $age })
