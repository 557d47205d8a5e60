### Un consiglio: che cosa sembra meglio al tuo posto, e perché.

key-hint = Consiglio
hint-plan = 💡 **Consiglio:** { $plan }.
hint-step = { " → " }
hint-goes-on = { $plan } → … (il seguito dipende da ciò che vedrai)
hint-more = { $plan } → …
hint-then = … → { $plan }
hint-draft = 💡 **Consiglio:** { $plan }. È ciò che va meglio con le tue carte.
hint-wins = Così vinci, qualunque cosa abbiano in mano gli altri.
hint-clear = Decisamente meglio di “{ $other }”.
hint-slight = Un po’ meglio di “{ $other }”.
hint-equal = “{ $other }” vale più o meno lo stesso.
hint-aim = { $domain } (ne hai { $count } su { $need })
hint-threat = { $domain }, { $count } carte su { $need }
hint-why-stop = { $rival } potrebbe vincere al prossimo turno ({ $way }): così lo impedisci.
hint-why-slow = { $rival } potrebbe vincere al prossimo turno ({ $way }): dopo { $many ->
    [one] manca ancora una carta
   *[other] mancano { $many } carte
}.
hint-why-block = { $rival } potrebbe vincere al prossimo turno ({ $way }): così non può giocare { $domain }, anche se forse ha altre vie.
hint-why-choose = { $rival } potrebbe vincere al prossimo turno ({ $way }): prendi la sua mano e scegli quali carte restituire.
hint-why-open = { $rival } potrebbe vincere al prossimo turno ({ $way }), e nessuna azione da sola lo impedisce di sicuro.
hint-why-open-chance = { $rival } vince con un’altra carta { $domain } ({ $percent }% di probabilità che l’abbia in mano), e nessuna azione da sola lo impedisce di sicuro.
hint-why-risk = { $rival } potrebbe vincere al prossimo turno ({ $way }).
hint-why-risk-chance = { $rival } vince con un’altra carta { $domain }: { $percent }% di probabilità che l’abbia in mano.
hint-why-risk-sure = { $rival } ha già in mano la carta { $domain } che manca per vincere.
# $names (chi gioca prima), $many (quanti sono)
hint-why-before = Prima { $many ->
    [one] gioca { $names }, che può
   *[other] giocano { $names }, che possono
} ancora impedirlo.
hint-why-end = La partita sta per finire: così come stanno le cose, { $rival } vince per maggioranza.
hint-why-end-stop = La partita sta per finire, per maggioranza vincerebbe { $rival }: così le cose cambiano.
hint-why-democracy = Così { $rival } deve avere { $need } carte { $domain } per vincere: per ora { $count }.
hint-why-embargo = { $rival } non può giocare { $domain } nel prossimo turno (ne ha { $count } su { $need }).
hint-why-lose = { $rival } resta { $count ->
    [0] senza carte { $domain }
    [one] con una delle { $need } carte { $domain } che fanno vincere
   *[other] con { $count } delle { $need } carte { $domain } che fanno vincere
}.
hint-why-lose-level = { $rival } resta con { $count ->
    [one] una carta
   *[other] { $count } carte
} { $domain }, e non { $count ->
    [one] basta
   *[other] bastano
} più per { $effect } ({ $does }).
hint-why-lose-last = { $rival } perde la sua unica carta { $domain }, e con essa { $effect } ({ $does }).
hint-why-build = Così hai { $count } delle { $need } carte { $domain } che fanno vincere{ $held ->
    [0] .
    [one] , e un’altra in mano.
   *[other] , e altre { $held } in mano.
}
hint-why-ready = Allora potresti vincere al prossimo turno: { $count } carte { $domain } su { $need } in gioco, e la prossima in mano.
hint-why-level = Così hai { $count } carte { $domain } su { $need }, e sblocchi { $effect } ({ $does }).
hint-why-lead = Allora sei in testa in { $domain } ({ $count }), forse alla pari: un punto se decidono le maggioranze, e può succedere presto.
hint-why-follow = Inizi { $domain }, con { $held ->
    [one] un’altra carta
   *[other] altre { $held } carte
} in mano per continuare.
hint-why-begin = Con { $domain } in gioco potrai usare { $effect } ({ $does }).
hint-why-more-left = Inizi { $domain }, di cui restano più carte in arrivo ({ $many } ancora coperte).
hint-why-keep = Tieni { $count } delle { $need } carte { $domain } che fanno vincere.
hint-why-keep-level = Tieni le tue { $count } carte { $domain }, e con loro { $effect } ({ $does }).
hint-why-spare = Conservi { $effect } per dopo ({ $does }).
hint-why-culture-copy = Allora hai più carte { $domain } di tutti ({ $count }) e puoi copiare { $effects }.
hint-why-culture-deny = { $rival } non ha più la maggioranza di carte { $domain } e non può copiare da te { $effects }.
hint-why-culture-keep = Resti chi ha più carte { $domain } ({ $count }) e puoi ancora copiare { $effects }.
hint-why-hand = Ti { $held ->
    [one] resta una carta
   *[other] restano { $held } carte
} { $domain } in mano{ $count ->
    [0] .
    [one] , da unire a quella in gioco.
   *[other] , da unire alle { $count } in gioco.
}
hint-why-fetch = Prendi { $held ->
    [one] una carta
   *[other] { $held } carte
} { $domain } dagli scarti{ $count ->
    [0] .
    [one] , da unire a quella in gioco.
   *[other] , da unire alle { $count } in gioco.
}
hint-why-take = Prima vedi la mano di { $rival } e tieni le carte che ti servono di più.
hint-why-take-chance = Prima vedi la mano di { $rival } e tieni ciò che ti serve di più: { $percent }% di probabilità che ci sia { $domain }.
hint-why-take-sure = Prendi la mano di { $rival }, in cui c’è { $domain }.
hint-why-see = Prima vedi { $many ->
    [one] una carta nuova
   *[other] { $many } carte nuove
}, poi decidi.
hint-why-see-chance = Prima vedi { $many ->
    [one] una carta nuova
   *[other] { $many } carte nuove
}: { $percent }% di probabilità che ci sia { $domain }.
hint-why-see-sure = Prima vedi { $many ->
    [one] una carta nuova, ed è { $domain }.
   *[other] { $many } carte nuove, tra cui { $domain }.
}
hint-why-draw = Allora peschi { $many ->
    [one] una carta nuova
   *[other] { $many } carte nuove
}.
hint-why-draw-chance = Allora peschi { $many ->
    [one] una carta nuova
   *[other] { $many } carte nuove
}: { $percent }% di probabilità che ci sia { $domain }.
hint-why-draw-sure = Allora peschi { $many ->
    [one] una carta nuova, ed è { $domain }.
   *[other] { $many } carte nuove, tra cui { $domain }.
}
