### Vor dem allerersten Zug von jemandem, oben auf der Hand.

# $need (7 oder 8): Karten eines Bereichs
primer-aim = 🎯 **Deine erste Partie.** { $need } Karten eines Bereichs am Ende deines Zuges gewinnen sofort; ist vorher der Zeitalterstapel leer, gewinnt, wer in den meisten Bereichen vorn liegt.
# $one (2 oder 3): Karten eines Bereichs. Es folgt eine Zeile für jeden Bereich.
primer-levels = Mit { $one } ausliegenden Karten eines Bereichs kannst du das in jedem Zug:
primer-culture = Kopiere einen Effekt von jemand anderem, wenn du mehr Kulturkarten hast als jeder andere.
primer-more = { COMMAND("civ help") } zeigt mehr, { COMMAND("rules") } erklärt alles.
