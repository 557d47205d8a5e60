### Computerspieler: was ihre Züge geändert haben, wie alle es sahen. Kein Satz sagt, wozu: Das kann niemand prüfen.

why-hegemony = { $name } hat { $count } Karten im Bereich { $domain }: Das ist die Vorherrschaft.
why-democracy = { $name } legte eine Demokratie auf { $domain }; { $rival } hatte dort { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}{ $left ->
    [1] , eine zu wenig für die Vorherrschaft
    [2] , zwei zu wenig für die Vorherrschaft
    [3] , drei zu wenig für die Vorherrschaft
   *[other] {""}
}.
why-embargo = { $name } legte ein Embargo auf { $domain }; { $rival } hatte dort { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}{ $left ->
    [1] , eine zu wenig für die Vorherrschaft
    [2] , zwei zu wenig für die Vorherrschaft
    [3] , drei zu wenig für die Vorherrschaft
   *[other] {""}
}.
why-attack = { $name } griff { $domain } an; { $rival } hatte dort { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
why-inquire = { $name } nahm { $count ->
    [one] die einzige Handkarte
   *[other] alle { $count } Handkarten
} von { $rival }. Der eigene größte Bereich ist { $domain }.
why-search = { $name } nahm { $count ->
    [one] die einzige Handkarte
   *[other] alle { $count } Handkarten
} von { $rival }.
why-lead = { $name } hat nun { $count } × { $domain }: Bald zählen die Mehrheiten, und niemand hat dort mehr.
why-level = { $name } hat nun { $count } × { $domain }: Das schaltet { $effect } frei.
why-most-culture = { $name } hat nun { $count } × { $domain }, mehr als alle anderen: Das schaltet { $effect } frei.
why-build = { $name } hat nun { $count } × { $domain }: { $left ->
    [one] Noch { $left } Karte, und es ist die Vorherrschaft.
   *[other] Noch { $left } Karten, und es ist die Vorherrschaft.
}
why-leap = { $name } zog neue Karten. Der eigene größte Bereich ist { $domain } mit { $count }.
why-begin = { $name } legte die erste Karte im Bereich { $domain }.
why-play = { $name } spielte eine Karte; der eigene größte Bereich ist { $domain } mit { $count }.
why-spare = { $name } spielte eine Karte; die eigene Auslage ist jetzt leer.
why-take = { $name } nahm { $domain } aus der Mitte.
why-hidden = { $name } tat nichts, was sich außerhalb der Hand zeigt.
why-nobody = Bisher hat kein Computer gespielt.

why-not-yet = { $names } { $count ->
    [one] hat noch nicht gespielt und weiß
   *[other] haben noch nicht gespielt und wissen
} nicht mehr, als ein Mensch auf diesem Platz wüsste: die eigene Hand und was offen liegt. Nach einem Zug sagt dieser Button, was er geändert hat.
