### Was aus einer Wahl folgt, auf dem eigenen Blatt.

choice-keep = { $count } von { $all } behalten
choice-discard = Abgeworfen:
choice-give = Zurückgegeben:
choice-sacrifice = { $effect } ({ $age })
