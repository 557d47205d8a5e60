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
why-lead = { $name } ha portato { $domain } a { $count }: si stanno per contare le maggioranze, e nessuno ne ha di più.
why-level = { $name } ha portato { $domain } a { $count }: così sblocca { $effect }.
why-most-culture = { $name } ora ha più carte { $domain } di tutti ({ $count }): così sblocca { $effect }.
why-build = { $name } ha portato { $domain } a { $count }: { $left ->
    [one] manca { $left } carta all’Egemonia.
   *[other] mancano { $left } carte all’Egemonia.
}
why-nothing = Sulle ultime mosse dei computer non c’è nulla da spiegare che il tavolo non mostri.
