### What the calamities of Advanced Civilization speak of.

nation-africa = Africa
nation-iberia = Iberia
nation-italy = Italy
nation-illyria = Illyria
nation-thrace = Thrace
nation-crete = Crete
nation-asia = Asia
nation-assyria = Assyria
nation-babylon = Babylon
nation-egypt = Egypt
nation-barbarians = Barbarians
nation-pirates = Pirates
nation-table = The table

# Two letters that stand for a nation on the map; no two are alike.
sign-africa = Af
sign-iberia = Ib
sign-italy = It
sign-illyria = Il
sign-thrace = Th
sign-crete = Cr
sign-asia = As
sign-assyria = Ay
sign-babylon = Ba
sign-egypt = Eg
sign-barbarians = Bb
sign-pirates = Pi

# The twelve calamities, and what follows the last of a turn.
calamity-volcano_earthquake = Volcanic Eruption or Earthquake
calamity-treachery = Treachery
calamity-famine = Famine
calamity-superstition = Superstition
calamity-civil_war = Civil War
calamity-slave_revolt = Slave Revolt
calamity-flood = Flood
calamity-barbarian_hordes = Barbarian Hordes
calamity-epidemic = Epidemic
calamity-civil_disorder = Civil Disorder
calamity-iconoclasm_heresy = Iconoclasm and Heresy
calamity-piracy = Piracy
calamity-city_support_check = City support

# The civilization cards.
civcard-pottery = Pottery
civcard-clothmaking = Cloth Making
civcard-metalworking = Metalworking
civcard-agriculture = Agriculture
civcard-engineering = Engineering
civcard-roadbuilding = Roadbuilding
civcard-mining = Mining
civcard-astronomy = Astronomy
civcard-coinage = Coinage
civcard-medicine = Medicine
civcard-mathematics = Mathematics
civcard-dramaandpoetry = Drama and Poetry
civcard-music = Music
civcard-architecture = Architecture
civcard-literacy = Literacy
civcard-law = Law
civcard-democracy = Democracy
civcard-military = Military
civcard-philosophy = Philosophy
civcard-mysticism = Mysticism
civcard-deism = Deism
civcard-enlightenment = Enlightenment
civcard-monotheism = Monotheism
civcard-theology = Theology

# Volcanoes and flood plains.
volcano-etna = Etna
volcano-thera = Thera
volcano-vesuvius = Vesuvius
plain-danube = Danube plain
plain-nile = Nile plain
plain-po = Po plain
plain-rhone = Rhône plain
plain-tigris-euphrates = Tigris and Euphrates plain

unit-tokens = { $count ->
    [one] 1 token
   *[other] { $count } tokens
}
unit-cities = { $count ->
    [one] 1 city
   *[other] { $count } cities
}
