### Computerspieler: wozu ihre Züge gut waren, nach dem, was alle sahen.

why-hegemony = { $name } hat { $count } Karten im Bereich { $domain }: Das ist die Vorherrschaft.
why-democracy = { $name } legte eine Demokratie auf { $domain } bei { $whose ->
    [yours] dir
   *[theirs] { $rival }
}{ $left ->
    [1] , um die { $need }. Karte dort zu verhindern: Sie hätte gewonnen.
   *[other] : Dort lagen { $count } der { $need } Karten zum Sieg.
}
why-embargo = { $name } legte ein Embargo auf { $domain } bei { $whose ->
    [yours] dir
   *[theirs] { $rival }
}{ $left ->
    [1] , um die { $need }. Karte dort zu verhindern: Sie hätte gewonnen.
   *[other] : Dort lagen { $count } der { $need } Karten zum Sieg.
}
why-attack = { $name } griff { $domain } an, vor allem bei { $whose ->
    [yours] dir
   *[theirs] { $rival }
}{ $left ->
    [1] , um die { $need }. Karte dort zu verhindern: Sie hätte gewonnen.
   *[other] : Dort lagen { $count } der { $need } Karten zum Sieg.
}
why-lead = { $name } hat nun { $count } × { $domain }: Bald zählen die Mehrheiten, und niemand hat dort mehr.
why-level = { $name } hat nun { $count } × { $domain }: Das schaltet { $effect } frei.
why-most-culture = { $name } hat nun { $count } × { $domain }, mehr als alle anderen: Das schaltet { $effect } frei.
why-build = { $name } hat nun { $count } × { $domain }: { $left ->
    [one] Noch { $left } Karte, und es ist die Vorherrschaft.
   *[other] Noch { $left } Karten, und es ist die Vorherrschaft.
}
why-nothing = Was die Computer zuletzt getan haben, erklärt sich am Tisch von selbst.
