### Ciò di cui parlano le calamità di Advanced Civilization.

nation-africa = Africa
nation-iberia = Iberia
nation-italy = Italia
nation-illyria = Illiria
nation-thrace = Tracia
nation-crete = Creta
nation-asia = Asia
nation-assyria = Assiria
nation-babylon = Babilonia
nation-egypt = Egitto
nation-barbarians = Barbari
nation-pirates = Pirati
nation-table = il tavolo

# Due lettere per una nazione sulla mappa; tutte diverse.
sign-africa = Af
sign-iberia = Ib
sign-italy = It
sign-illyria = Il
sign-thrace = Tr
sign-crete = Cr
sign-asia = As
sign-assyria = Ar
sign-babylon = Ba
sign-egypt = Eg
sign-barbarians = Bb
sign-pirates = Pi

# Le dodici calamità, e ciò che segue l’ultima di un turno.
calamity-volcano_earthquake = Eruzione vulcanica o terremoto
calamity-treachery = Tradimento
calamity-famine = Carestia
calamity-superstition = Superstizione
calamity-civil_war = Guerra civile
calamity-slave_revolt = Rivolta degli schiavi
calamity-flood = Inondazione
calamity-barbarian_hordes = Orde barbariche
calamity-epidemic = Epidemia
calamity-civil_disorder = Disordini civili
calamity-iconoclasm_heresy = Iconoclastia ed eresia
calamity-piracy = Pirateria
calamity-city_support_check = Sostentamento delle città

# Le carte civiltà.
civcard-pottery = Ceramica
civcard-clothmaking = Tessitura
civcard-metalworking = Metallurgia
civcard-agriculture = Agricoltura
civcard-engineering = Ingegneria
civcard-roadbuilding = Costruzione di strade
civcard-mining = Miniere
civcard-astronomy = Astronomia
civcard-coinage = Monetazione
civcard-medicine = Medicina
civcard-mathematics = Matematica
civcard-dramaandpoetry = Teatro e poesia
civcard-music = Musica
civcard-architecture = Architettura
civcard-literacy = Scrittura
civcard-law = Legge
civcard-democracy = Democrazia
civcard-military = Arte militare
civcard-philosophy = Filosofia
civcard-mysticism = Misticismo
civcard-deism = Deismo
civcard-enlightenment = Illuminazione
civcard-monotheism = Monoteismo
civcard-theology = Teologia

# Vulcani e pianure alluvionali.
volcano-etna = Etna
volcano-thera = Tera
volcano-vesuvius = Vesuvio
plain-danube = pianura del Danubio
plain-nile = pianura del Nilo
plain-po = pianura del Po
plain-rhone = pianura del Rodano
plain-tigris-euphrates = pianura del Tigri e dell’Eufrate

unit-tokens = { $count ->
    [one] 1 segnalino
   *[other] { $count } segnalini
}
unit-cities = { $count ->
    [one] 1 città
   *[other] { $count } città
}
