### Giocatori computer: a che cosa servivano le loro mosse, da ciò che tutti hanno visto.

why-hegemony = { $name } ha { $count } carte { $domain }: è l’Egemonia.
why-democracy = { $name } ha messo una Democrazia su { $domain } { $whose ->
    [yours] contro di te
   *[theirs] contro { $rival }
}{ $left ->
    [1] , per fermare la { $need }ª carta: avrebbe vinto.
   *[other] : lì c’erano { $count } delle { $need } carte che fanno vincere.
}
why-embargo = { $name } ha messo un Embargo su { $domain } { $whose ->
    [yours] contro di te
   *[theirs] contro { $rival }
}{ $left ->
    [1] , per fermare la { $need }ª carta: avrebbe vinto.
   *[other] : lì c’erano { $count } delle { $need } carte che fanno vincere.
}
why-attack = { $name } ha attaccato { $domain }, soprattutto { $whose ->
    [yours] contro di te
   *[theirs] contro { $rival }
}{ $left ->
    [1] , per fermare la { $need }ª carta: avrebbe vinto.
   *[other] : lì c’erano { $count } delle { $need } carte che fanno vincere.
}
why-lead = { $name } ha portato { $domain } a { $count }: si stanno per contare le maggioranze, e nessun altro ne ha di più.
why-level = { $name } ha portato { $domain } a { $count }: così sblocca { $effect }.
why-most-culture = { $name } ora ha più carte { $domain } di tutti ({ $count }): così sblocca { $effect }.
why-build = { $name } ha portato { $domain } a { $count }: { $left ->
    [one] manca { $left } carta all’Egemonia.
   *[other] mancano { $left } carte all’Egemonia.
}
why-plan-win = { $name } aveva in mano { $hand }: “{ $action }” portava a una vittoria certa.
why-plan-only = { $name } aveva in mano { $hand }. Probabilità di vincere con “{ $action }”: { $chance }%.
why-plan-other = { $name } aveva in mano { $hand }. Probabilità di vincere con “{ $action }”: { $chance }%; subito dopo veniva “{ $other }” ({ $less }%).
why-plan-expert = { $name } aveva in mano { $hand }. A prima vista “{ $other }” era meglio (probabilità di vincere { $less }%, contro { $chance }%), ma provando il seguito si è imposto “{ $action }”.
why-nothing = Sulle ultime mosse dei computer non c’è nulla da spiegare che il tavolo non mostri.

## Un consiglio: che cosa farebbe il computer al tuo posto

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
hint-why-lead = Allora nessuno ha più carte { $domain } di te ({ $count }), e si stanno per contare le maggioranze.
hint-why-level = { $count } carte { $domain } sbloccano { $effect }.
hint-why-most-culture = Allora hai più carte { $domain } di tutti ({ $count }): così sblocchi { $effect }.
hint-why-build = Allora hai { $count } delle { $need } carte { $domain } che fanno vincere.
