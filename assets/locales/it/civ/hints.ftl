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
hint-why-stop = Così { $rival } non può vincere in { $domain } ({ $count } carte su { $need }).
hint-why-slow = Così freni { $rival } in { $domain } ({ $count } carte su { $need }).
hint-why-lead = Allora nessuno ha più carte { $domain } di te ({ $count }), e forse presto si contano le maggioranze.
hint-why-level = { $count } carte { $domain } sbloccano { $effect }.
hint-why-most-culture = Allora hai più carte { $domain } di tutti ({ $count }): così sblocchi { $effect }.
hint-why-build = Allora hai { $count } delle { $need } carte { $domain } che fanno vincere.
hint-why-grow = Allora hai { $count } carte { $domain }.
hint-why-keep = Tieni { $count ->
    [one] la tua carta { $domain }
   *[other] le tue { $count } carte { $domain }
}.
hint-why-hand = Ti { $count ->
    [one] resta { $count } carta { $domain }
   *[other] restano { $count } carte { $domain }
} in mano.
hint-why-take-hand = { $rival } ha allora meno carte in mano.
hint-why-take = Prima vedi la mano di { $rival } e tieni le carte che ti servono di più.
hint-why-see = Prima vedi carte nuove, poi decidi.
hint-why-lose = { $rival } perde { $count ->
    [one] { $count } carta
   *[other] { $count } carte
} { $domain }.
hint-why-draw = Allora peschi { $count ->
    [one] una carta nuova
   *[other] { $count } carte nuove
}.
hint-why-take-chance = Prima vedi la mano di { $rival }: { $percent }% di probabilità che ci sia { $domain }.
hint-why-take-sure = Prendi la mano di { $rival }, in cui c’è { $domain }.
hint-why-see-chance = Prima vedi { $count ->
    [one] { $count } carta nuova
   *[other] { $count } carte nuove
}: { $percent }% di probabilità che ci sia { $domain }.
hint-why-see-sure = Prima vedi { $count ->
    [one] { $count } carta nuova, ed è { $domain }.
   *[other] { $count } carte nuove, tra cui { $domain }.
}
hint-why-draw-chance = Allora peschi { $count ->
    [one] una carta nuova
   *[other] { $count } carte nuove
}: { $percent }% di probabilità che ci sia { $domain }.
hint-why-draw-sure = Allora peschi { $count ->
    [one] una carta nuova, ed è { $domain }.
   *[other] { $count } carte nuove, tra cui { $domain }.
}
hint-why-most = Allora hai più carte { $domain } di tutti ({ $count }).
hint-why-first = Nessun altro ha carte { $domain } in gioco.
hint-why-follow = Hai in mano { $count ->
    [one] un’altra carta { $domain }
   *[other] altre { $count } carte { $domain }
} per continuare.
hint-why-begin = In entrambi i casi inizi un nuovo Dominio.
