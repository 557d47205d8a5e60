### Vor dem allerersten Zug von jemandem, oben auf der Hand.

# $need (7 oder 8): Karten eines Bereichs
primer-aim = 🎯 **Deine erste Partie.** { $need } Karten eines Bereichs gewinnen; ist vorher der Stapel leer, gewinnen die meisten Mehrheiten.
# $one (2 oder 3): Karten eines Bereichs. Es folgt eine Zeile für jeden Bereich.
primer-levels = Ab { $one } Karten eines Bereichs, in jedem Zug:
primer-culture = die meisten (auch 1): kopiere Effekte
primer-discard = Wirf eine Karte der Auslage ab: noch ein Effekt.
primer-more = { COMMAND("civ help") } zeigt mehr, { COMMAND("rules") } erklärt alles.
