### Wovon die Katastrophen von Advanced Civilization handeln.

nation-africa = Afrika
nation-iberia = Iberien
nation-italy = Italien
nation-illyria = Illyrien
nation-thrace = Thrakien
nation-crete = Kreta
nation-asia = Asien
nation-assyria = Assyrien
nation-babylon = Babylon
nation-egypt = Ägypten
nation-barbarians = Barbaren
nation-pirates = Piraten
nation-table = der Tisch

# Zwei Buchstaben für eine Nation auf der Karte; keine zwei gleich.
sign-africa = Af
sign-iberia = Ib
sign-italy = It
sign-illyria = Il
sign-thrace = Th
sign-crete = Kr
sign-asia = As
sign-assyria = Ay
sign-babylon = Ba
sign-egypt = Äg
sign-barbarians = Bb
sign-pirates = Pi

# Die zwölf Katastrophen, und was auf die letzte einer Runde folgt.
calamity-volcano_earthquake = Vulkanausbruch oder Erdbeben
calamity-treachery = Verrat
calamity-famine = Hungersnot
calamity-superstition = Aberglaube
calamity-civil_war = Bürgerkrieg
calamity-slave_revolt = Sklavenaufstand
calamity-flood = Überschwemmung
calamity-barbarian_hordes = Barbarenhorden
calamity-epidemic = Seuche
calamity-civil_disorder = Bürgerunruhen
calamity-iconoclasm_heresy = Bildersturm und Ketzerei
calamity-piracy = Piraterie
calamity-city_support_check = Versorgung der Städte

# Die Zivilisationskarten.
civcard-pottery = Töpferei
civcard-clothmaking = Weberei
civcard-metalworking = Metallverarbeitung
civcard-agriculture = Ackerbau
civcard-engineering = Ingenieurskunst
civcard-roadbuilding = Straßenbau
civcard-mining = Bergbau
civcard-astronomy = Astronomie
civcard-coinage = Münzwesen
civcard-medicine = Medizin
civcard-mathematics = Mathematik
civcard-dramaandpoetry = Drama und Dichtung
civcard-music = Musik
civcard-architecture = Architektur
civcard-literacy = Schriftkunde
civcard-law = Recht
civcard-democracy = Demokratie
civcard-military = Militär
civcard-philosophy = Philosophie
civcard-mysticism = Mystik
civcard-deism = Deismus
civcard-enlightenment = Erleuchtung
civcard-monotheism = Monotheismus
civcard-theology = Theologie

# Vulkane und Überschwemmungsebenen.
volcano-etna = Ätna
volcano-thera = Thera
volcano-vesuvius = Vesuv
plain-danube = Donauebene
plain-nile = Nilebene
plain-po = Poebene
plain-rhone = Rhoneebene
plain-tigris-euphrates = Ebene von Euphrat und Tigris

unit-tokens = { $count ->
    [one] 1 Marker
   *[other] { $count } Marker
}
unit-cities = { $count ->
    [one] 1 Stadt
   *[other] { $count } Städte
}
