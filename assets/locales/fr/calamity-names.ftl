### Ce dont parlent les calamités d’Advanced Civilization.

nation-africa = Afrique
nation-iberia = Ibérie
nation-italy = Italie
nation-illyria = Illyrie
nation-thrace = Thrace
nation-crete = Crète
nation-asia = Asie
nation-assyria = Assyrie
nation-babylon = Babylone
nation-egypt = Égypte
nation-barbarians = Barbares
nation-pirates = Pirates
nation-table = la table

# Deux lettres pour une nation sur la carte ; toutes différentes.
sign-africa = Af
sign-iberia = Ib
sign-italy = It
sign-illyria = Il
sign-thrace = Th
sign-crete = Cr
sign-asia = As
sign-assyria = Ay
sign-babylon = Ba
sign-egypt = Ég
sign-barbarians = Bb
sign-pirates = Pi

# Les douze calamités, et ce qui suit la dernière d’un tour.
calamity-volcano_earthquake = Éruption volcanique ou Séisme
calamity-treachery = Traîtrise
calamity-famine = Famine
calamity-superstition = Superstition
calamity-civil_war = Guerre Civile
calamity-slave_revolt = Révolte d’esclaves
calamity-flood = Inondations
calamity-barbarian_hordes = Hordes Barbares
calamity-epidemic = Épidémie
calamity-civil_disorder = Désordre Civil
calamity-iconoclasm_heresy = Iconoclasme et Hérésie
calamity-piracy = Piraterie
calamity-city_support_check = Soutien des cités

# Les cartes de civilisation.
civcard-pottery = Poterie
civcard-clothmaking = Tissage
civcard-metalworking = Métallurgie
civcard-agriculture = Agriculture
civcard-engineering = Génie Civil
civcard-roadbuilding = Construction de Routes
civcard-mining = Exploitation Minière
civcard-astronomy = Astronomie
civcard-coinage = Monnaie
civcard-medicine = Médecine
civcard-mathematics = Mathématiques
civcard-dramaandpoetry = Théâtre et Poésie
civcard-music = Musique
civcard-architecture = Architecture
civcard-literacy = Écriture
civcard-law = Loi
civcard-democracy = Démocratie
civcard-military = Militarisme
civcard-philosophy = Philosophie
civcard-mysticism = Mysticisme
civcard-deism = Déisme
civcard-enlightenment = Illumination
civcard-monotheism = Monothéisme
civcard-theology = Théologie

# Volcans et plaines inondables.
volcano-etna = Etna
volcano-thera = Théra
volcano-vesuvius = Vésuve
plain-danube = plaine du Danube
plain-nile = plaine du Nil
plain-po = plaine du Pô
plain-rhone = plaine du Rhône
plain-tigris-euphrates = plaine du Tigre et de l’Euphrate

unit-tokens = { $count ->
    [one] { $count } pion
   *[other] { $count } pions
}
unit-cities = { $count ->
    [one] { $count } cité
   *[other] { $count } cités
}
