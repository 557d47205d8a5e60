### Pictures of the calamities, and what they show in words.

map-city = city
map-lost = loss
map-changed = changed
map-limit = population limit
map-over = more tokens than that
map-site-white = white city site
map-site-black = black city site
map-plain = flood plain
map-volcano = volcano
map-crossing = water crossing
sheet-tokens = on the map
sheet-cities = cities
sheet-stock-tokens = in stock
sheet-stock-cities = cities in stock
sheet-treasury = treasury

# The march of the Barbarians, a panel for each step
march-title = Barbarian Hordes against { $nation }
march-step = { $number }. { $area }
march-land = { $count ->
    [one] { $count } lands
   *[other] { $count } land
}
march-enter = { $count ->
    [one] { $count } comes in
   *[other] { $count } come in
}
march-fallen = { $nation } −{ $count }
march-razed = city of { $nation } destroyed
march-died = Barbarians −{ $count }
march-stay = { $count ->
    [one] { $count } stays
   *[other] { $count } stay
}
march-go = { $count ->
    [one] { $count } goes on
   *[other] { $count } go on
}
march-removed = { $count } removed: they can do { $nation } no more damage
march-why-land = Start area with the most damage: { $areas }
march-why-land-empty = No units of { $nation }’s in its start areas: an empty one
march-why-land-any = No start area is empty
march-why-next = The most damage next to it: { $areas }
march-why-beside = { $nation } isn’t alone in any area next to it: the most damage in { $areas }
march-why-way = No damage possible next to it: the shortest way to some
march-why-spread = Nothing of { $nation }’s can be reached: an empty area
march-chosen = Equal areas; { $nation } chose
march-none = The Barbarians spare { $nation }.

# $what: areas with what is there, or with how it was and is
map-alt = The map by areas
map-of = { $nation }: { $what }
map-more = { $count ->
    [one] There’s one more; { COMMAND("calamity positions") } tells everything as text
   *[other] There are { $count } more; { COMMAND("calamity positions") } tells everything as text
}
sheet-row = { $nation }: on the map tokens { $tokens }, cities { $cities }; in stock { $stock }, { $stock_cities }; treasury { $treasury }

outcome-title = { $calamity }: { $nation }
key-cal-outcome = What happened
key-cal-page-back = Back
key-cal-page-next = Next
key-cal-earlier = Earlier calamity
key-cal-later = Later calamity

# The map, larger
key-cal-map = Map
pick-cal-map = Zoom in on…
map-zoom-now = What matters now
map-zoom-all = The whole map
map-part-west = The Iberian Peninsula
map-part-gaul = Gaul and Germany
map-part-italy = Italy and the islands
map-part-africa = The Maghreb
map-part-libya = Libya
map-part-danube = The Danube
map-part-thrace = Thrace and Macedonia
map-part-greece = Greece and Crete
map-part-anatolia = Asia Minor and Cyprus
map-part-egypt = Egypt and Nubia
map-part-levant = Syria and Palestine
map-part-armenia = Armenia
map-part-mesopotamia = Mesopotamia
