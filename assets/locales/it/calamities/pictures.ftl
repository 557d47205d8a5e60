### Le immagini delle calamità, e ciò che mostrano in parole.

map-city = città
map-lost = perdita
map-changed = cambiato
map-limit = limite di popolazione
map-over = più segnalini del limite
map-site-white = sito di città bianco
map-site-black = sito di città nero
map-plain = pianura alluvionale
map-volcano = vulcano
map-crossing = passaggio via acqua
sheet-tokens = sulla mappa
sheet-cities = città
sheet-stock-tokens = in riserva
sheet-stock-cities = città in riserva
sheet-treasury = tesoro

# La marcia dei Barbari, un riquadro per ogni passo
march-title = Orde barbariche ({ $nation })
march-step = { $number }. { $area }
march-land = { $count ->
    [one] { $count } sbarca
   *[other] { $count } sbarcano
}
march-enter = { $count ->
    [one] { $count } entra
   *[other] { $count } entrano
}
march-fallen = { $nation } −{ $count }
march-razed = città distrutta ({ $nation })
march-died = Barbari −{ $count }
march-stay = { $count ->
    [one] { $count } resta
   *[other] { $count } restano
}
march-go = { $count ->
    [one] { $count } prosegue
   *[other] { $count } proseguono
}
march-removed = { $count ->
    [one] { $count } tolto: nessun altro danno possibile ({ $nation })
   *[other] { $count } tolti: nessun altro danno possibile ({ $nation })
}
march-why-land = Territorio di partenza con più danni: { $areas }
march-why-land-empty = Nessuna unità nei territori di partenza ({ $nation }): uno vuoto
march-why-land-any = Nessun territorio di partenza è vuoto
march-why-next = Più danni lì accanto: { $areas }
march-why-beside = Accanto non è mai sola ({ $nation }); più danni: { $areas }
march-why-way = Accanto nessun danno possibile: la via più breve verso il prossimo
march-why-spread = Nulla da raggiungere ({ $nation }): un territorio vuoto
march-chosen = A parità ha scelto { $nation }
march-none = I Barbari risparmiano questa nazione ({ $nation }).

map-alt = La mappa per territori
map-of = { $nation }: { $what }
map-more = { $count ->
    [one] Ce n’è ancora una; { COMMAND("calamity positions") } dice tutto a parole
   *[other] Ce ne sono altre { $count }; { COMMAND("calamity positions") } dice tutto a parole
}
sheet-row = { $nation }: sulla mappa segnalini { $tokens }, città { $cities }; in riserva { $stock }, { $stock_cities }; tesoro { $treasury }

outcome-title = { $calamity }: { $nation }
key-cal-outcome = Che cosa è successo
key-cal-page-back = Indietro
key-cal-page-next = Avanti
key-cal-earlier = Calamità precedente
key-cal-later = Calamità successiva

# The map, larger
key-cal-map = Mappa
pick-cal-map = Ingrandisci…
map-zoom-now = Quello che conta ora
map-zoom-all = Tutta la mappa
map-part-west = Penisola iberica
map-part-gaul = Gallia e Germania
map-part-italy = Italia e isole
map-part-africa = Maghreb
map-part-libya = Libia
map-part-danube = Danubio
map-part-thrace = Tracia e Macedonia
map-part-greece = Grecia e Creta
map-part-anatolia = Asia Minore e Cipro
map-part-egypt = Egitto e Nubia
map-part-levant = Siria e Palestina
map-part-armenia = Armenia
map-part-mesopotamia = Mesopotamia
