### Le calamità al tavolo: che cosa si chiede e a chi, che cosa si muove sulla mappa e da dove vengono i numeri.

# $who (una nazione) decide, secondo $clause; $victim è la vittima principale
ask-who = Decide { $who } ({ $clause })
ask-who-table = Decide il tavolo ({ $clause })
ask-eruption = Questi vulcani farebbero gli stessi danni. Quale erutta?
ask-quake = Terremoto: quale città viene colpita ({ $victim })? Queste sono quelle dove fa più danni.
ask-quake-neighbour = Quale città vicina viene anch’essa ridotta?
ask-treachery = Quale città cambia padrone ({ $victim } → { $who })?
ask-treachery-untraded = Nessuno ha passato il Tradimento. Quale città viene ridotta ({ $victim })?
ask-storm = { $victim } non ha unità su una pianura alluvionale. Quale città costiera viene colpita?
ask-reduce = Troppo pochi segnalini sostengono le città. Quale viene ridotta ora?
ask-keep = Quale fazione resta ({ $victim })? L’altra viene annessa.
ask-start = Dove sbarcano i 15 Barbari? Questi territori si equivalgono.
ask-march = Dove vanno i Barbari? Questi territori si equivalgono.
ask-plain = { $victim } ha lo stesso numero di punti su queste pianure. Quale si allaga?
ask-coast = Qui le mappe non concordano: sulla vostra { $area } tocca il mare?
ask-cities = Quali città vengono ridotte ({ $victim })?
ask-cities-heresy = { $victim } ha scelto una vittima secondaria. Quali città vengono ridotte ({ $who })?
ask-cities-heretics = Quali di queste città vengono ridotte?
ask-cities-pirates = Quali città costiere prendono i pirati ({ $victim })?
ask-cities-pirates-others = Quali città costiere di altre nazioni prendono i pirati?
ask-grain = Quante carte Grano mostrare ({ $who })? Ognuna risparmia 4 punti e resta scoperta fino alla fine del turno.
ask-allocation = Quanti punti perde ciascuna delle altre nazioni?
ask-allocation-cities = Quante città di ciascuna delle altre nazioni vengono ridotte?
ask-losses = Quali unità vanno perse ({ $who })?
ask-faction-own = Quali unità entrano nella prima fazione ({ $victim })?
ask-faction-philosophy = Filosofia: quali unità prende { $who } per la prima fazione ({ $victim })?
ask-faction-added = Quali unità aggiunge { $who } alla prima fazione ({ $victim })?
ask-military = Arte militare: quali unità cadono negli scontri ({ $victim })?
ask-take-over = Mancano unità ({ $who }). Che cosa prendere della fazione perduta?

# Come si chiama una decisione, quando qualcuno risponde a un’altra
what-eruption_site = il vulcano
what-city = la città
what-secondary = la città vicina
what-reduce = la città da ridurre
what-keep = la fazione da tenere
what-start_area = lo sbarco
what-march = la marcia
what-flood_plain = la pianura allagata
what-coast = la costa
what-cities = le città
what-grain_shown = le carte Grano mostrate
what-allocation = le perdite secondarie
what-own_losses = le perdite della vittima principale
what-losses = le perdite
what-first_faction_15 = la prima fazione
what-first_faction_20 = l’aggiunta alla prima fazione
what-military_losses = le perdite negli scontri
what-take_over = le unità da prendere

# I limiti di una risposta
limit-one = Una scelta su { $count }.
limit-some = { $count ->
    [one] Esattamente una città.
   *[other] Esattamente { $count } città.
}
limit-order = In riserva mancano segnalini: le città vengono ridotte nell’ordine in cui le indichi.
limit-each = Al massimo una città per nazione.
limit-amount = Un numero da 0 a { $most }.
limit-total = { $count ->
    [one] Esattamente 1 punto in tutto.
   *[other] Esattamente { $count } punti in tutto.
}
limit-total-cities = { $count ->
    [one] Esattamente 1 città in tutto.
   *[other] Esattamente { $count } città in tutto.
}
limit-share = { $nation }: al massimo { $most }
limit-points = Un segnalino vale 1 punto, una città 5{ $replaced ->
    [no] .
   *[other] {" "}meno i segnalini che la sostituiscono.
}
limit-surplus = I segnalini che sostituiscono una città possono superare il limite del territorio (30.612).
limit-near = { $count ->
    [one] 1 di questi punti si toglie accanto all’altra fazione.
   *[other] { $count } di questi punti si tolgono accanto all’altra fazione.
}
limit-area = { $area }: { $what }
limit-take-over = Esattamente { $tokens } e { $cities }.
answer-first = la prima fazione
answer-second = la seconda fazione
answer-first-points = Prima fazione ({ $count } punti)
answer-second-points = Seconda fazione ({ $count } punti)
answer-yes = sì, tocca il mare
answer-no = no
answer-owned = { $area } ({ $nation })
way-city = città: 5 punti
way-eliminate = città eliminata: 5 punti
way-reduce = città ridotta a { $tokens }: { $count ->
    [one] 1 punto
   *[other] { $count } punti
}
way-points = città sostituita da { $tokens }: { $count ->
    [one] 1 punto
   *[other] { $count } punti
}
way-range = città sostituita da { $fewest } fino a { $tokens }: da { $most } a { $least } punti
way-or = { $way } o { $other }

# Le due fazioni di una guerra civile una accanto all’altra, e che cosa segue tenendo l’una o l’altra
faction-first = Prima
faction-second = Seconda
faction-tokens = Segnalini
faction-cities = Città
faction-points = Punti
faction-kept = In ogni caso { $nation } tiene riserva, navi, tesoro e carte civiltà.
choice-points = { $nation } { $before } → { $after } punti
choice-support = ⚠️ { $count ->
    [one] manca 1 segnalino
   *[other] mancano { $count } segnalini
} per sostenere le sue città (29.8)
choice-removed = { $count ->
    [one] 1 punto che nessuno può prendere viene tolto
   *[other] { $count } punti che nessuno può prendere vengono tolti
}
choice-added = Poi { $nation } aggiunge { $points } punti; la seconda fazione è il resto, { $count ->
    [one] 1 punto.
   *[other] { $count } punti.
}
choice-rest = Il resto è la seconda fazione: { $count ->
    [one] 1 punto.
   *[other] { $count } punti.
}
choice-take-over-next = Il resto va alla nazione che segue per punti in riserva: { $nation }.
choice-take-over-removed = Il resto viene tolto.
# $shown (carte Grano), $count (punti)
choice-grain = { $shown }: { $count ->
    [one] resta 1 punto
   *[other] restano { $count } punti
} da perdere
choice-supported = Segnalini che sostengono le città: { $have }; ne servono { $need }, due per città.
choice-near = { $what } (accanto all’altra fazione)
choice-bears = { $what } (ha { $units })

# Che cosa si muove sulla mappa: gli effetti, in ordine
move-remove = { $nation }, { $area }: rimetti { $tokens } in riserva
move-place = { $nation }, { $area }: metti { $tokens }
move-eliminate = { $nation }, { $area }: rimetti la città in riserva
move-reduce = { $nation }, { $area }: sostituisci la città con { $tokens }
move-reduce-bare = { $nation }, { $area }: togli la città; nulla la sostituisce
move-replace-tokens = { $nation } → { $by }, { $area }: sostituisci { $tokens }
move-replace-city = { $nation } → { $by }, { $area }: sostituisci la città
move-pirates = { $nation }, { $area }: sostituisci la città con una città pirata
move-march = { $nation }: sposta { $tokens }, { $area } → { $to }
move-show = { $nation }: mostra { $count ->
    [one] 1 carta Grano
   *[other] { $count } carte Grano
} fino alla fine del turno
# La ragione di un numero, o perché non si muove nulla
note-plain = { $nation }: { $sum }
note-cities = { $nation }: città da ridurre: { $sum }
note-revolt = { $nation }: segnalini che non sostengono città: { $sum }
note-faction = { $nation }: punti per la prima fazione: { $sum }
note-ordered = { $nation }: da imporre agli altri: { $sum }
move-because = { $move } ({ $sum }; { $clause })
move-by = { $move } ({ $clause })
moves-none = Sulla mappa non si muove nulla.
moves-more = … e altri { $count } spostamenti

# Da dove viene un numero
sum-no-city = { $nation } non ha città in riserva
sum-nothing-ordered = gli altri ne reggono { $have } su { $need }: non si impone nulla
sum-no-faction = { $have } punti, e la prima fazione ne prende { $need }: niente seconda fazione
sum-no-cities-left = nessuno ha più città
sum-no-tokens-left = nessuno ha più segnalini
sum-no-pirates-left = non ci sono più città pirata
sum-spared = mai colpita
sum-most = punti in riserva: { $ranking }; { $nation } ne ha di più
sum-ranking = punti in riserva: { $ranking }
sum-volcanoes = danni: { $ranking }
sum-battle = { $tokens } contro { $there }: ne restano { $left }
sum-cities = { $sum }, su { $cities } città
sum-religion = { $count }, con { $card } { $left }
sum-damage = danni di entrambe: { $count }
sum-plain = { $plain }: lì { $have } punti, al massimo { $most }
sum-can-bear = gli altri possono sopportare { $have } su { $need }
sum-only-stock = solo { $count } nella riserva
sum-room = posto per { $count }
sum-only-board = { $sum }, ma solo { $count } sulla mappa
sum-capped = { $count }, con { $card } al massimo { $most }
sum-due = { $count ->
    [one] 1 punto dovuto
   *[other] { $count } punti dovuti
}
sum-grain = Grano

# Come può andarsene una città, come lo dice una risposta
way-word-eliminate = eliminare
way-word-reduce = ridurre
way-word-city = città
# What people type for it, too
way-words-eliminate = eliminata, città eliminata, persa, tolta
way-words-reduce = ridotta, città ridotta, sostituita, città sostituita
# Other words in a line such as “Memphis: city replaced by 1 to 4 tokens: 4 to 1 points”, “Crete: 8 at most”
answer-words-points = punti, punto
answer-words-or = o
answer-words-noise = da, dal, a, al, fino, massimo, di, la, il, le, l

# An answer in the log
answer-told = { $nation }, { $what }: { $value }
# What people type for an option that is no name: the first word is shown, all are understood
choice-words-yes = sì, s
choice-words-no = no, n
choice-words-first = prima, la prima fazione, 1
choice-words-second = seconda, la seconda fazione, 2
