### Was jede Katastrophe tut: die Seiten des Befehls, der sie erklärt.

explain-title = Die Katastrophen
explain-intro =
    Die zwölf Katastrophen von *Advanced Civilization* in der Reihenfolge, in der sie abgehandelt werden: Stapel für Stapel, in jedem zuerst die, die nicht getauscht werden kann.
    Eine Nation ist je Runde von höchstens zweien das Hauptopfer; als Nebenopfer kann sie beliebig oft verlieren. Wer eine Katastrophe zuletzt weitergegeben hat, wird nicht ihr Nebenopfer. Ein Marker ist 1 Einheitenpunkt, eine Stadt 5.
explain-row = { $number }. **{ $calamity }** · Stapel { $stack } { $tradable ->
    [yes] · tauschbar
   *[no] · nicht tauschbar
}
explain-head = Stapel { $stack }, { $tradable ->
    [yes] tauschbar
   *[no] nicht tauschbar
} ({ $clause })
explain-line = - { $text } ({ $clause })
explain-helps = 🛡️ Hilft: { $cards }
explain-hurts = ⚠️ Schadet: { $cards }
explain-no-cards = Keine Zivilisationskarte hilft oder schadet.
explain-suffers-own = Trifft nur die Nation, die sie hat.
explain-suffers-all = Trifft die Nation, die sie hat, dann andere, aber nie die, die sie weitergegeben hat.
explain-preview = **Bekäme { $nation } sie jetzt**, ohne dass jemand sie weitergegeben hätte:
explain-preview-asked = { $nation } würde dann gefragt: { $question }
explain-pick = Wähle eine Katastrophe
explain-pick-nation = Und wenn diese Nation sie jetzt bekäme …
explain-unknown = Eine Katastrophe „{ $text }“ kenne ich nicht. Wähle eine:
explain-rulings = Hausregeln deines Tisches:

explain-volcano_earthquake-eruption = Eine Stadt des Opfers an einem Vulkan: Er bricht aus, und in seinen Gebieten gehen alle Einheiten verloren, auch die der anderen.
explain-volcano_earthquake-units = Von mehreren Vulkanen ist es der, der die meisten Einheiten vernichtet, die der anderen mitgezählt; bei Gleichstand wählt das Opfer.
explain-volcano_earthquake-points = Von mehreren Vulkanen an Städten des Opfers ist es der, der die meisten Punkte vernichtet; bei Gleichstand wählt das Opfer.
explain-volcano_earthquake-quake = Sonst entfernt ein Erdbeben eine Stadt des Opfers und reduziert eine fremde in einem Nachbargebiet, auch über Wasser. Es trifft, wo der Schaden am größten ist.
explain-volcano_earthquake-engineering = Ingenieurskunst: Das Erdbeben reduziert die Stadt nur, und wer die Karte hat, wird nie Nebenopfer. Gegen Vulkane hilft sie nicht.
explain-treachery-traded = Wer sie weitergegeben hat, wählt eine Stadt des Opfers und ersetzt sie durch eine eigene; ist keine im Vorrat, wird die Stadt nur entfernt.
explain-treachery-kept = Gezogen und behalten: Eine Stadt des Opfers wird reduziert, und niemand gewinnt dabei.
explain-famine-own = Das Opfer verliert 10 Punkte.
explain-famine-others = Es verteilt 20 weitere auf die anderen, höchstens 8 auf jede Nation; welche Einheiten, wählen sie selbst.
explain-famine-pottery = Töpferei: Jede gezeigte Getreidekarte erspart 4 Punkte. Sie wird nicht abgelegt, kauft aber bis zur nächsten Runde nichts.
explain-superstition-own = Drei Städte des Opfers werden reduziert, nach seiner Wahl.
explain-superstition-religion = Mit Mystik zwei, mit Deismus eine, mit Erleuchtung keine; nur die beste zählt.
explain-civil_war-who = Nutznießer ist, wer die meisten Punkte im Vorrat hat. Ist es das Opfer, gibt es keinen Bürgerkrieg.
explain-civil_war-first = Das Opfer wählt 15 Punkte seiner Einheiten für eine erste Partei, der Nutznießer 20 weitere. Der Rest ist die zweite; ohne zweite kein Bürgerkrieg.
explain-civil_war-more = „Musik“ und „Drama und Dichtung“ geben dem Opfer je 5 Punkte mehr, „Demokratie“ 10; sie zählen zusammen.
explain-civil_war-philosophy = Philosophie: Der Nutznießer wählt allein eine erste Partei von 15 Punkten, welche anderen Karten das Opfer auch hat.
explain-civil_war-military = Militär: Zuerst verliert jede Partei 5 Punkte, wenn möglich neben der anderen.
explain-civil_war-keep = Das Opfer behält eine Partei. Der Nutznießer ersetzt die andere durch eigene Einheiten; was ihm fehlt, übernimmt der Nächste nach Punkten im Vorrat.
explain-slave_revolt-own = Fünfzehn Marker des Opfers versorgen diesmal keine Städte.
explain-slave_revolt-one = Städte ohne Versorgung (je zwei Marker) werden eine nach der anderen reduziert; ihre neuen Marker zählen sofort.
explain-slave_revolt-cards = Mit Bergbau 20 Marker, mit Erleuchtung 10; zusammen heben sie sich auf.
explain-flood-own = Das Opfer verliert bis zu 17 Punkte in der Überschwemmungsebene, in der es die meisten hat. Städte auf schwarzen Stadtplätzen sind sicher.
explain-flood-others = Andere verlieren dort 10 Punkte, die das Opfer verteilt; alles, wenn sie dort zusammen höchstens 10 haben.
explain-flood-storm = Keine Einheiten in einer Überschwemmungsebene: Eine Küstenstadt des Opfers, nach seiner Wahl, wird entfernt; hat es keine, geschieht nichts. Eine Stadt auf schwarzem Stadtplatz zählt als Einheit in ihrer Ebene: Dann geht keine Küstenstadt verloren.
explain-flood-engineering = Ingenieurskunst: höchstens 7 Punkte, als Haupt- wie als Nebenopfer; an der Küste wird die Stadt nur reduziert.
explain-barbarian_hordes-landing = Fünfzehn Barbaren landen in einem Startgebiet des Opfers, wo sie ihm am meisten schaden, und kämpfen gegen alle, die dort sind.
explain-barbarian_hordes-march = Wer über der Grenze des Gebiets ist, zieht weiter ins Nachbargebiet, wo er dem Opfer sofort am meisten schadet, und so fort, bis keiner übrig ist.
explain-barbarian_hordes-way = Nur Gebiete ziehen sie an, in denen das Opfer allein ist; liegt keines daneben, nehmen sie den kürzesten Weg zu einem, wo sie ihm schaden, und kämpfen gegen alle dort.
explain-barbarian_hordes-tie = Zwischen gleichwertigen Gebieten entscheidet, wer die Katastrophe weitergegeben hat, sonst wer die meisten Einheiten im Vorrat hat.
explain-barbarian_hordes-cities = Sieben genügen für den Angriff auf eine Stadt, acht gegen Ingenieurskunst. Für eine zerstörte Stadt wird keine Handelskarte gezogen.
explain-barbarian_hordes-crete = Kreta ist nie ihr Hauptopfer.
explain-epidemic-own = Das Opfer verliert 16 Punkte.
explain-epidemic-others = Es verteilt 25 weitere auf die anderen, höchstens 10 auf jede Nation, nie auf die, die sie weitergegeben hat.
explain-epidemic-left = In jedem Gebiet bleibt ein Marker; eine Stadt wird durch mindestens einen ersetzt, zählt also höchstens 4 Punkte.
explain-epidemic-to = Medizin: höchstens 8 Punkte für das Hauptopfer, 5 für ein Nebenopfer.
explain-epidemic-by = Medizin: 8 Punkte weniger für das Hauptopfer, 5 weniger für ein Nebenopfer.
explain-epidemic-roads = Straßenbau: 5 Punkte mehr, als Haupt- wie als Nebenopfer, nach Medizin dazugezählt.
explain-civil_disorder-own = Alle Städte des Opfers bis auf drei werden reduziert, nach seiner Wahl.
explain-civil_disorder-fewer = Musik, Drama und Dichtung, Recht und Demokratie: je eine Stadt weniger.
explain-civil_disorder-more = Militär und Straßenbau: je eine Stadt mehr.
explain-iconoclasm_heresy-own = Vier Städte des Opfers werden reduziert, nach seiner Wahl.
explain-iconoclasm_heresy-fewer = Recht und Philosophie: je eine Stadt weniger; Theologie: drei weniger.
explain-iconoclasm_heresy-more = Monotheismus und Straßenbau: je eine Stadt mehr.
explain-iconoclasm_heresy-others = Das Opfer lässt zwei Städte anderer reduzieren, nie eine der Nation, die sie weitergegeben hat.
explain-iconoclasm_heresy-spared = Ein Nebenopfer verliert mit Philosophie höchstens eine, mit Theologie keine.
explain-piracy-own = Piraten nehmen zwei Küstenstädte des Opfers; wer sie weitergegeben hat, wählt sie aus.
explain-piracy-others = Das Opfer liefert ihnen zwei Küstenstädte zweier anderer aus, auch wenn es selbst keine verloren hat; nie eine der Nation, die sie weitergegeben hat.
explain-piracy-stay = Piratenstädte brauchen keine Versorgung und bleiben, bis jemand sie angreift und zerstört.

feature-calamities = Katastrophen von Advanced Civilization
feature-calamities-hint = Bringt /{ name-calamity }
help-calamities = 🌋 { COMMAND("calamity table") } ist für Katastrophen von *Advanced Civilization*.
calamities-elsewhere = Du suchst die Katastrophen von Advanced Civilization? { COMMAND("calamity explain") }

# Regeln eines Tisches, die von den üblichen abweichen
ruling-edition-avalon_hill = Ausgabe von Avalon Hill: Ausbrüche werden nach Punkten verglichen, und Medizin zieht 8 oder 5 ab (30.211, 30.613)
ruling-chooser_untraded-most_stock = Hat niemand die Karte weitergegeben, wählt, wer die meisten Einheiten im Vorrat hat (30.222, 30.911)
ruling-earthquake_tie-most_stock = Zwischen gleichwertigen Erdbeben wählt, wer die meisten Einheiten im Vorrat hat (30.212)
ruling-iconoclasm_city-primary = Das Hauptopfer wählt, welche Stadt eines Nebenopfers reduziert wird (30.818)
ruling-short_pool-nothing = Können die anderen den ganzen Verlust nicht tragen, verlieren sie nichts (30.311, 30.611)
ruling-partial_city_loss-no = Ein Verlust kann nicht durch das Reduzieren einer Stadt bezahlt werden
ruling-civil_war_military-after = Die Verluste durch Militär kommen nach der Wahl der Partei (30.414)
ruling-civil_war_shortfall-removed = Einheiten, die der Nutznießer nicht ersetzen kann, werden entfernt (30.415)
ruling-civil_disorder_count-excess_only = Bei Bürgerunruhen helfen Karten nur gegen Städte über die dritte hinaus (30.715)
ruling-flood_cap-passed_on = Punkte, die Ingenieurskunst bei einer Überschwemmung erspart, gehen an andere über (30.515)
ruling-barbarian_stop-spread = Barbaren, die nichts erreichen, breiten sich in leere Gebiete aus (30.5222)
ruling-eruption_neutral-removed = Ein Ausbruch entfernt auch Barbaren und Piratenstädte (30.211)
ruling-pirates-spared = Ist keine Piratenstadt mehr da, bleibt die Stadt verschont (30.911)

## Was man in den Regeln sucht und in einem Befehl findet.

calamities-elsewhere-words = katastrophe, katastrophen, advanced civilization, erdbeben, vulkan, barbaren, ketzerei, handelskarten, unglück
