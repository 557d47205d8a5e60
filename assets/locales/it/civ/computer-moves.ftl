### Giocatori computer: che cosa hanno cambiato le loro mosse, visto da tutti. Nessuna frase dice a quale scopo.

why-hegemony = { $name } ha { $count } carte { $domain }: è l’Egemonia.
why-democracy = { $name } ha messo una Democrazia su { $domain }, dove { $rival } aveva { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}{ $left ->
    [1] , a una carta dall’Egemonia
    [2] , a due carte dall’Egemonia
    [3] , a tre carte dall’Egemonia
   *[other] {""}
}.
why-embargo = { $name } ha messo un Embargo su { $domain }, dove { $rival } aveva { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}{ $left ->
    [1] , a una carta dall’Egemonia
    [2] , a due carte dall’Egemonia
    [3] , a tre carte dall’Egemonia
   *[other] {""}
}.
why-attack = { $name } ha attaccato { $domain }, dove { $rival } aveva { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}.
why-inquire = { $name } ha preso la mano di { $rival } ({ $count ->
    [one] { $count } carta
   *[other] { $count } carte
}). La sua colonna più grande è { $domain }.
why-search = { $name } ha preso la mano di { $rival } ({ $count ->
    [one] { $count } carta
   *[other] { $count } carte
}).
why-lead = { $name } ha portato { $domain } a { $count }: si stanno per contare le maggioranze, e nessuno ne ha di più.
why-level = { $name } ha portato { $domain } a { $count }: così sblocca { $effect }.
why-most-culture = { $name } ora ha più carte { $domain } di tutti ({ $count }): così sblocca { $effect }.
why-build = { $name } ha portato { $domain } a { $count }: { $left ->
    [one] manca { $left } carta all’Egemonia.
   *[other] mancano { $left } carte all’Egemonia.
}
why-leap = { $name } ha pescato nuove carte. Nessuna sua colonna è più grande di { $domain }, con { $count }.
why-begin = { $name } ha giocato la sua prima carta { $domain }.
why-play = { $name } ha giocato una carta; nessuna sua colonna è più grande di { $domain }, con { $count }.
why-spare = { $name } ha giocato una carta; ora non ha nulla davanti a sé.
why-take = { $name } ha preso { $domain } dal centro.
why-hidden = { $name } non ha fatto nulla che si veda fuori dalla sua mano.
why-nobody = Nessun computer ha ancora giocato.

why-not-yet = { $names } non { $count ->
    [one] ha ancora giocato. Sa
   *[other] hanno ancora giocato. Sanno
} solo quello che vedrebbe una persona a quel posto: la propria mano e ciò che è scoperto. Dopo una mossa, questo pulsante dice che cosa ha cambiato.
