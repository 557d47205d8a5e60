### Ein Tipp: was an deiner Stelle am besten aussieht, und warum.

key-hint = Tipp
hint-plan = 💡 **Tipp:** { $plan }.
hint-step = { " → " }
hint-goes-on = { $plan } → … (wie es weitergeht, hängt davon ab, was du dann siehst)
hint-more = { $plan } → …
hint-then = … → { $plan }
hint-draft = 💡 **Tipp:** { $plan }. Das passt am besten zu dem, was du hast.
hint-wins = Damit gewinnst du, was auch immer die anderen auf der Hand haben.
hint-clear = Deutlich besser als „{ $other }“.
hint-slight = Etwas besser als „{ $other }“.
hint-equal = „{ $other }“ ist etwa gleich gut.
hint-why-stop = So kann { $rival } im Bereich { $domain } nicht gewinnen ({ $count } von { $need } Karten).
hint-why-slow = Das bremst { $rival } im Bereich { $domain } ({ $count } von { $need } Karten).
hint-why-lead = Dann hat niemand mehr { $domain } ({ $count }), und vielleicht zählen bald die Mehrheiten.
hint-why-level = { $count } × { $domain } schaltet { $effect } frei.
hint-why-most-culture = Dann hast du am meisten { $domain } ({ $count }): Das schaltet { $effect } frei.
hint-why-build = Dann hast du { $count } der { $need } Karten im Bereich { $domain }, mit denen man gewinnt.
hint-why-grow = Dann hast du { $count } × { $domain }.
hint-why-keep = Du behältst { $count } × { $domain }.
hint-why-hand = Du hast dann noch { $count } × { $domain } auf der Hand.
hint-why-take-hand = { $rival } hat dann weniger Karten auf der Hand.
hint-why-take = Du siehst zuerst die Hand von { $rival } und behältst, was dir am meisten nützt.
hint-why-see = Du siehst zuerst neue Karten und entscheidest dann.
hint-why-lose = { $rival } verliert { $count } × { $domain }.
hint-why-draw = Dann ziehst du { $count ->
    [one] eine neue Karte
   *[other] { $count } neue Karten
}.
hint-why-take-chance = Du siehst zuerst die Hand von { $rival }: zu { $percent } % ist { $domain } dabei.
hint-why-take-sure = Du nimmst die Hand von { $rival }, in der { $domain } ist.
hint-why-see-chance = Du siehst zuerst { $count ->
    [one] eine neue Karte
   *[other] { $count } neue Karten
}: zu { $percent } % ist { $domain } dabei.
hint-why-see-sure = Du siehst zuerst { $count ->
    [one] eine neue Karte, und sie ist { $domain }.
   *[other] { $count } neue Karten, und { $domain } ist dabei.
}
hint-why-draw-chance = Dann ziehst du { $count ->
    [one] eine neue Karte
   *[other] { $count } neue Karten
}: zu { $percent } % ist { $domain } dabei.
hint-why-draw-sure = Dann ziehst du { $count ->
    [one] eine neue Karte, und sie ist { $domain }.
   *[other] { $count } neue Karten, und { $domain } ist dabei.
}
hint-why-most = Dann hast du am meisten { $domain } ({ $count }).
hint-why-first = Sonst hat niemand { $domain } im Spiel.
hint-why-follow = Du hast dafür noch { $count } × { $domain } auf der Hand.
hint-why-begin = Mit beidem beginnst du einen neuen Bereich.
