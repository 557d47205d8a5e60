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
hint-aim = { $domain } (du hast { $count } von { $need })
hint-threat = { $domain }, { $count } von { $need } Karten
hint-why-stop = { $rival } könnte im nächsten Zug gewinnen ({ $way }): Das verhindert es.
hint-why-slow = { $rival } könnte im nächsten Zug gewinnen ({ $way }): Danach { $many ->
    [one] fehlt noch eine Karte
   *[other] fehlen noch { $many } Karten
}.
hint-why-block = { $rival } könnte im nächsten Zug gewinnen ({ $way }): Das verbietet es, { $domain } auszuspielen, auch wenn andere Wege offen sein mögen.
hint-why-choose = { $rival } könnte im nächsten Zug gewinnen ({ $way }): Du nimmst die Hand und bestimmst, welche Karten zurückgehen.
hint-why-open = { $rival } könnte im nächsten Zug gewinnen ({ $way }), und keine einzelne Aktion verhindert es sicher.
hint-why-open-chance = { $rival } fehlt zum Sieg noch eine Karte im Bereich { $domain }, die mit { $percent } % Wahrscheinlichkeit auf der Hand ist; keine einzelne Aktion verhindert es sicher.
hint-why-risk = { $rival } könnte im nächsten Zug gewinnen ({ $way }).
hint-why-risk-chance = { $rival } fehlt zum Sieg noch eine Karte im Bereich { $domain }: Mit { $percent } % Wahrscheinlichkeit ist eine auf der Hand.
hint-why-risk-sure = { $rival } hat die Karte im Bereich { $domain }, die zum Sieg noch fehlt, auf der Hand.
# $names (wer vorher am Zug ist), $many (wie viele das sind)
hint-why-before = Vorher { $many ->
    [one] ist { $names } am Zug und kann
   *[other] sind { $names } am Zug und können
} es noch verhindern.
hint-why-end = Die Partie ist bald zu Ende, und nach jetzigem Stand gewinnt { $rival } durch Mehrheiten.
hint-why-end-stop = Die Partie ist bald zu Ende, und { $rival } würde durch Mehrheiten gewinnen: Das ändert es.
hint-why-democracy = { $rival } braucht dann { $need } Karten im Bereich { $domain }, um zu gewinnen, und hat { $count }.
hint-why-embargo = { $rival } kann im nächsten Zug keine Karte im Bereich { $domain } ausspielen (dort: { $count } von { $need }).
hint-why-lose = { $rival } hat dann { $count ->
    [0] keine
   *[other] nur noch { $count }
} der { $need } Karten im Bereich { $domain }, mit denen man gewinnt.
hint-why-lose-level = { $rival } hat dann nur noch { $count } × { $domain }, zu wenig für { $effect } ({ $does }).
hint-why-lose-last = { $rival } verliert die einzige Karte im Bereich { $domain } und damit { $effect } ({ $does }).
hint-why-build = Dann hast du { $count } der { $need } Karten im Bereich { $domain }, mit denen man gewinnt{ $held ->
    [0] .
    [one] , und eine weitere auf der Hand.
   *[other] , und { $held } weitere auf der Hand.
}
hint-why-ready = Dann könntest du im nächsten Zug gewinnen: { $count } von { $need } Karten im Bereich { $domain } liegen, die nächste hast du auf der Hand.
hint-why-level = Dann hast du { $count } von { $need } Karten im Bereich { $domain }: Das schaltet { $effect } frei ({ $does }).
hint-why-lead = Dann liegst du in { $domain } vorn ({ $count }), allein oder gleichauf: ein Punkt, falls Mehrheiten entscheiden, und das kann bald sein.
hint-why-follow = Du beginnst { $domain } und hast dafür noch { $held ->
    [one] eine Karte
   *[other] { $held } Karten
} auf der Hand.
hint-why-begin = Mit { $domain } im Spiel kannst du später { $effect } nutzen ({ $does }).
hint-why-more-left = Du beginnst { $domain }: Davon ist noch mehr zu erwarten ({ $many } Karten sind noch verdeckt).
hint-why-keep = Du behältst { $count } der { $need } Karten im Bereich { $domain }, mit denen man gewinnt.
hint-why-keep-level = Du behältst { $count } × { $domain } und damit { $effect } ({ $does }).
hint-why-spare = Du sparst dir { $effect } für später auf ({ $does }).
hint-why-culture-copy = Dann hast du am meisten { $domain } ({ $count }) und kannst { $effects } kopieren.
hint-why-culture-deny = { $rival } hat dann nicht mehr am meisten { $domain } und kann { $effects } von dir nicht mehr kopieren.
hint-why-culture-keep = Du hast weiter am meisten { $domain } ({ $count }) und kannst { $effects } kopieren.
hint-why-hand = Du hast dann noch { $held } × { $domain } auf der Hand{ $count ->
    [0] .
    [one] , passend zu der Karte im Spiel.
   *[other] , passend zu den { $count } im Spiel.
}
hint-why-fetch = Du nimmst { $held } × { $domain } vom Ablagestapel{ $count ->
    [0] .
    [one] , passend zu der Karte im Spiel.
   *[other] , passend zu den { $count } im Spiel.
}
hint-why-take = Du siehst zuerst die Hand von { $rival } und behältst, was dir am meisten nützt.
hint-why-take-chance = Du siehst zuerst die Hand von { $rival } und behältst, was dir am meisten nützt: Zu { $percent } % ist { $domain } dabei.
hint-why-take-sure = Du nimmst die Hand von { $rival }; { $domain } ist dabei.
hint-why-see = Du siehst zuerst { $many ->
    [one] eine neue Karte
   *[other] { $many } neue Karten
} und entscheidest dann.
hint-why-see-chance = Du siehst zuerst { $many ->
    [one] eine neue Karte
   *[other] { $many } neue Karten
}: Zu { $percent } % ist { $domain } dabei.
hint-why-see-sure = Du siehst zuerst { $many ->
    [one] eine neue Karte
   *[other] { $many } neue Karten
}: { $domain } ist sicher dabei.
hint-why-draw = Dann ziehst du { $many ->
    [one] eine neue Karte
   *[other] { $many } neue Karten
}.
hint-why-draw-chance = Dann ziehst du { $many ->
    [one] eine neue Karte
   *[other] { $many } neue Karten
}: Zu { $percent } % ist { $domain } dabei.
hint-why-draw-sure = Dann ziehst du { $many ->
    [one] eine neue Karte
   *[other] { $many } neue Karten
}: { $domain } ist sicher dabei.
