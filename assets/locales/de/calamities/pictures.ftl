### Die Bilder der Katastrophen, und was sie in Worten zeigen.

map-city = Stadt
map-lost = Verlust
map-changed = geändert
map-limit = Bevölkerungsgrenze
map-over = mehr Marker als erlaubt
map-site-white = weißer Stadtplatz
map-site-black = schwarzer Stadtplatz
map-plain = Überschwemmungsebene
map-volcano = Vulkan
map-crossing = Überfahrt
sheet-tokens = auf dem Spielplan
sheet-cities = Städte
sheet-stock-tokens = im Vorrat
sheet-stock-cities = Städte im Vorrat
sheet-treasury = Kasse

# Der Marsch der Barbaren, ein Feld für jeden Schritt
march-title = Barbarenhorden gegen { $nation }
march-step = { $number }. { $area }
march-land = { $count ->
    [one] { $count } landet
   *[other] { $count } landen
}
march-enter = { $count ->
    [one] { $count } kommt
   *[other] { $count } kommen
}
march-fallen = { $nation } −{ $count }
march-razed = Stadt zerstört ({ $nation })
march-died = Barbaren −{ $count }
march-stay = { $count ->
    [one] { $count } bleibt
   *[other] { $count } bleiben
}
march-go = { $count ->
    [one] { $count } zieht weiter
   *[other] { $count } ziehen weiter
}
march-removed = { $count } entfernt: kein weiterer Schaden an { $nation } möglich
march-why-land = Startgebiet mit dem größten Schaden: { $areas }
march-why-land-empty = Keine Einheiten von { $nation } in Startgebieten: ein leeres
march-why-land-any = Kein Startgebiet ist leer
march-why-next = Größter Schaden nebenan: { $areas }
march-why-beside = Nebenan ist { $nation } nirgends allein; größter Schaden: { $areas }
march-why-way = Nebenan kein Schaden möglich: der kürzeste Weg zum nächsten
march-why-spread = Von { $nation } ist nichts erreichbar: ein leeres Gebiet
march-chosen = Gleichwertig; Wahl: { $nation }
march-none = Die Barbaren verschonen { $nation }.

map-alt = Der Spielplan nach Gebieten
map-of = { $nation }: { $what }
map-more = { $count ->
    [one] Es gibt noch eine; { COMMAND("calamity positions") } sagt alles in Worten
   *[other] Es gibt noch { $count } weitere; { COMMAND("calamity positions") } sagt alles in Worten
}
sheet-row = { $nation }: auf dem Spielplan Marker { $tokens }, Städte { $cities }; im Vorrat { $stock }, { $stock_cities }; Kasse { $treasury }

outcome-title = { $calamity }: { $nation }
key-cal-outcome = Was geschehen ist
key-cal-page-back = Zurück
key-cal-page-next = Weiter
key-cal-earlier = Frühere Katastrophe
key-cal-later = Spätere Katastrophe

# The map, larger
key-cal-map = Spielplan
pick-cal-map = Ausschnitt …
map-zoom-now = Worum es jetzt geht
map-zoom-all = Der ganze Spielplan
map-part-west = Iberische Halbinsel
map-part-gaul = Gallien und Germanien
map-part-italy = Italien und die Inseln
map-part-africa = Maghreb
map-part-libya = Libyen
map-part-danube = An der Donau
map-part-thrace = Thrakien und Makedonien
map-part-greece = Griechenland und Kreta
map-part-anatolia = Kleinasien und Zypern
map-part-egypt = Ägypten und Nubien
map-part-levant = Syrien und Palästina
map-part-armenia = Armenien
map-part-mesopotamia = Mesopotamien
