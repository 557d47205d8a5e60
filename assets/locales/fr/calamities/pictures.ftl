### Les images des calamités, et ce qu’elles montrent en mots.

map-city = cité
map-lost = perte
map-changed = modifié
map-limit = limite de population
map-over = plus de pions que permis
map-site-white = site de cité blanc
map-site-black = site de cité noir
map-plain = plaine inondable
map-volcano = volcan
map-crossing = passage par l’eau
sheet-tokens = sur la carte
sheet-cities = cités
sheet-stock-tokens = en stock
sheet-stock-cities = cités en stock
sheet-treasury = trésor

# La marche des Barbares, un panneau par étape
march-title = Hordes Barbares ({ $nation })
march-step = { $number }. { $area }
march-land = { $count ->
    [one] { $count } arrive
   *[other] { $count } arrivent
}
march-enter = { $count ->
    [one] { $count } entre
   *[other] { $count } entrent
}
march-fallen = { $nation } −{ $count }
march-razed = cité détruite ({ $nation })
march-died = Barbares −{ $count }
march-stay = { $count ->
    [one] { $count } reste
   *[other] { $count } restent
}
march-go = { $count ->
    [one] { $count } poursuit
   *[other] { $count } poursuivent
}
march-removed = { $count ->
    [one] { $count } retiré : plus aucun dégât possible ({ $nation })
   *[other] { $count } retirés : plus aucun dégât possible ({ $nation })
}
march-why-land = Territoire de départ le plus touché : { $areas }
march-why-land-empty = Aucune unité dans les territoires de départ ({ $nation }) : un territoire vide
march-why-land-any = Aucun territoire de départ n’est vide
march-why-next = Le plus de dégâts à côté : { $areas }
march-why-beside = Nulle part seule à côté ({ $nation }) ; le plus de dégâts : { $areas }
march-why-way = Aucun dégât possible à côté : le plus court chemin vers le prochain
march-why-spread = Rien à atteindre ({ $nation }) : un territoire vide
march-chosen = À égalité, { $nation } a choisi
march-none = Les Barbares épargnent cette nation ({ $nation }).

map-alt = La carte par territoires
map-of = { $nation } : { $what }
map-more = { $count ->
    [one] Il y en a encore une ; { COMMAND("calamity positions") } dit tout en mots
   *[other] Il y en a encore { $count } ; { COMMAND("calamity positions") } dit tout en mots
}
sheet-row = { $nation } : sur la carte pions { $tokens }, cités { $cities } ; en stock { $stock }, { $stock_cities } ; trésor { $treasury }

outcome-title = { $calamity } : { $nation }
key-cal-outcome = Ce qui s’est passé
key-cal-page-back = Retour
key-cal-page-next = Suite
key-cal-earlier = Calamité précédente
key-cal-later = Calamité suivante

# The map, larger
key-cal-map = Carte
pick-cal-map = Agrandir…
map-zoom-now = Ce qui compte maintenant
map-zoom-all = Toute la carte
map-part-west = Péninsule Ibérique
map-part-gaul = Gaule et Germanie
map-part-italy = Italie et îles
map-part-africa = Maghreb
map-part-libya = Libye
map-part-danube = Danube
map-part-thrace = Thrace et Macédoine
map-part-greece = Grèce et Crète
map-part-anatolia = Asie Mineure et Chypre
map-part-egypt = Égypte et Nubie
map-part-levant = Syrie et Palestine
map-part-armenia = Arménie
map-part-mesopotamia = Mésopotamie
