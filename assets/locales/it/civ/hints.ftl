### Un consiglio: che cosa farebbe il computer al tuo posto.

key-hint = Consiglio
hint-plan = 💡 **Consiglio:** { $plan }.
hint-step = { " → " }
hint-goes-on = { $plan } → … (il seguito dipende da ciò che vedrai)
hint-draft = 💡 **Consiglio:** { $plan }. È ciò che va meglio con le tue carte.
hint-wins = Così vinci, qualunque cosa abbiano in mano gli altri.
hint-clear = Decisamente meglio di “{ $other }”.
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
