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
why-plan-win = { $name } hatte { $hand } auf der Hand: „{ $action }“ führte zum sicheren Sieg.
why-plan-only = { $name } hatte { $hand } auf der Hand und gab „{ $action }“ { $chance } % Gewinnchance.
why-plan-other = { $name } hatte { $hand } auf der Hand und gab „{ $action }“ { $chance } % Gewinnchance; danach kam „{ $other }“ mit { $less } %.
why-plan-expert = { $name } hatte { $hand } auf der Hand. Auf den ersten Blick war „{ $other }“ besser ({ $less } % Gewinnchance gegenüber { $chance } %), doch beim Durchspielen schnitt „{ $action }“ besser ab.
why-nothing = Was die Computer zuletzt getan haben, erklärt sich am Tisch von selbst.

## Ein Tipp: was der Computer an deiner Stelle täte

key-hint = Tipp
hint-plan = 💡 **Tipp:** { $plan }.
hint-step = { " → " }
hint-goes-on = { $plan } → … (wie es weitergeht, hängt davon ab, was du dann siehst)
hint-draft = 💡 **Tipp:** { $plan }. Das passt am besten zu dem, was du hast.
hint-wins = Damit gewinnst du, was auch immer die anderen auf der Hand haben.
hint-clear = Deutlich besser als „{ $other }“.
hint-equal = „{ $other }“ ist etwa gleich gut.
hint-why-stop = So kann { $rival } im Bereich { $domain } nicht gewinnen ({ $count } von { $need } Karten).
hint-why-slow = Das bremst { $rival } im Bereich { $domain } ({ $count } von { $need } Karten).
hint-why-lead = Dann hat niemand mehr { $domain } ({ $count }), und bald zählen die Mehrheiten.
hint-why-level = { $count } × { $domain } schaltet { $effect } frei.
hint-why-most-culture = Dann hast du am meisten { $domain } ({ $count }): Das schaltet { $effect } frei.
hint-why-build = Dann hast du { $count } der { $need } Karten im Bereich { $domain }, mit denen man gewinnt.
