# Giocatori computer: perché hanno giocato così.

why-hegemony = { $name } ha { $count } carte { $domain }: è l’Egemonia.
why-democracy = { $name } ha messo una Democrazia su { $domain } perché { $rival } vi aveva { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}{ $left ->
    [1] , a una carta dall’Egemonia
    [2] , a due carte dall’Egemonia
    [3] , a tre carte dall’Egemonia
   *[other] {""}
}.
why-embargo = { $name } ha messo un Embargo su { $domain } perché { $rival } vi aveva { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}{ $left ->
    [1] , a una carta dall’Egemonia
    [2] , a due carte dall’Egemonia
    [3] , a tre carte dall’Egemonia
   *[other] {""}
}.
why-attack = { $name } ha attaccato { $domain } perché { $rival } vi aveva { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}.
why-inquire = { $name } ha preso la mano di { $rival } ({ $count ->
    [one] { $count } carta
   *[other] { $count } carte
}) per cercarvi { $domain }: nessuna sua colonna è più grande.
why-search = { $name } ha preso la mano di { $rival } ({ $count ->
    [one] { $count } carta
   *[other] { $count } carte
}) per cercarvi carte migliori delle sue.
why-lead = { $name } ha portato { $domain } a { $count }: si stanno per contare le maggioranze, e nessuno ne ha di più.
why-level = { $name } ha portato { $domain } a { $count }: così si apre { $effect }.
why-most-culture = { $name } ora ha più carte { $domain } di tutti ({ $count }): così si apre { $effect }.
why-build = { $name } ha portato { $domain } a { $count }: { $left ->
    [one] manca { $left } carta all’Egemonia.
   *[other] mancano { $left } carte all’Egemonia.
}
why-leap = { $name } ha guardato nuove carte in cerca di { $domain }: con { $count }, nessuna sua colonna è più grande.
why-begin = { $name } ha giocato la sua prima carta { $domain }.
why-play = { $name } ha giocato ciò che non serviva; nessuna sua colonna è più grande di { $domain }, con { $count }.
why-spare = { $name } ha giocato ciò che non serviva.
why-take = { $name } ha preso { $domain } dal centro perché va bene con la sua mano.
why-hidden = { $name } non ha fatto nulla che si possa spiegare senza dire che cosa ha in mano.
why-nobody = Nessun computer ha giocato di recente.

why-not-yet = { $names } non { $count ->
    [one] ha ancora giocato. Sa
   *[other] hanno ancora giocato. Sanno
} solo quello che vedrebbe una persona a quel posto: la propria mano e ciò che è scoperto. Dopo una mossa, questo pulsante dice a che cosa serviva.
