### Che cosa fa ogni calamità: le pagine del comando che le spiega.

explain-title = Le calamità
explain-intro =
    Le dodici calamità di *Advanced Civilization* nell’ordine in cui si risolvono: per mazzetto, e in ogni mazzetto prima quella che non si scambia.
    Una nazione è vittima principale di due al massimo per turno; le perdite secondarie non hanno limite. Chi ha passato per ultimo una calamità è al riparo dalle sue perdite secondarie. Un segnalino vale 1 punto unità, una città 5.
explain-row = { $number }. **{ $calamity }** · mazzetto { $stack } { $tradable ->
    [yes] · scambiabile
   *[no] · non scambiabile
}
explain-head = Mazzetto { $stack }, { $tradable ->
    [yes] scambiabile
   *[no] non scambiabile
} ({ $clause })
explain-line = - { $text } ({ $clause })
explain-helps = 🛡️ Carte utili: { $cards }
explain-hurts = ⚠️ Carte dannose: { $cards }
explain-no-cards = Nessuna carta civiltà cambia qualcosa.
explain-suffers-own = Colpisce solo chi ce l’ha.
explain-suffers-all = Colpisce chi ce l’ha, poi altri, ma mai chi l’ha passata.
explain-preview = **Se ora toccasse a questa nazione ({ $nation })**, senza che nessuno l’abbia passata:
explain-preview-asked = Poi la domanda ({ $nation }): { $question }
explain-pick = Scegli una calamità
explain-pick-nation = E se ora toccasse a…
explain-unknown = Non conosco una calamità “{ $text }”. Scegline una:
explain-rulings = Le regole della casa al tuo tavolo:

explain-volcano_earthquake-eruption = Una città della vittima accanto a un vulcano: il vulcano erutta, e tutte le unità di tutti i giocatori nei suoi territori vanno perse.
explain-volcano_earthquake-units = Tra più vulcani è quello che distrugge più unità, comprese quelle degli altri; a parità sceglie la vittima.
explain-volcano_earthquake-points = Tra più vulcani accanto alle città della vittima è quello che distrugge più punti; a parità sceglie la vittima.
explain-volcano_earthquake-quake = Altrimenti un terremoto elimina una città della vittima, e una città altrui in un territorio vicino viene ridotta, anche oltre l’acqua. Colpisce dove fa più danni.
explain-volcano_earthquake-engineering = Ingegneria: il terremoto riduce soltanto la città, e chi ce l’ha non ne è mai vittima secondaria. Contro un vulcano non serve.
explain-treachery-traded = Chi l’ha passata sceglie una città della vittima e ci mette una delle sue; se non ne ha in riserva, quella della vittima viene solo eliminata.
explain-treachery-kept = Pescata e tenuta: una città della vittima viene ridotta, e nessuno ci guadagna.
explain-famine-own = La vittima perde 10 punti.
explain-famine-others = Ne ripartisce altri 20 tra gli altri, al massimo 8 a testa; le unità le scelgono loro.
explain-famine-pottery = Ceramica: ogni carta Grano mostrata risparmia 4 punti. Non si scarta, ma non compra nulla fino al prossimo turno.
explain-superstition-own = Tre città della vittima vengono ridotte, a sua scelta.
explain-superstition-religion = Due con Misticismo, una con Deismo, nessuna con Illuminazione; conta solo la migliore.
explain-civil_war-who = Ne approfitta chi ha più punti in riserva. Se è la vittima, non c’è guerra civile.
explain-civil_war-first = La vittima sceglie 15 punti di unità per una prima fazione, il beneficiario altri 20. Il resto è la seconda; senza seconda niente guerra civile.
explain-civil_war-more = “Musica” e “Teatro e poesia” danno alla vittima 5 punti in più ciascuna, “Democrazia” 10; si sommano.
explain-civil_war-philosophy = Filosofia: il beneficiario sceglie da solo una prima fazione di 15 punti, quali che siano le altre carte.
explain-civil_war-military = Arte militare: ogni fazione perde prima 5 punti, se possibile accanto all’altra.
explain-civil_war-keep = La vittima tiene una fazione. Il beneficiario sostituisce l’altra con le sue unità; quel che gli manca lo prende il prossimo per punti in riserva.
explain-slave_revolt-own = Per questa volta quindici segnalini della vittima non sostengono città.
explain-slave_revolt-one = Le città senza sostegno (due segnalini l’una) vengono ridotte una alla volta; i nuovi segnalini contano subito.
explain-slave_revolt-cards = Venti segnalini con Miniere, dieci con Illuminazione; insieme si annullano.
explain-flood-own = La vittima perde fino a 17 punti nella pianura alluvionale dove ne ha di più. Le città su sito nero sono al sicuro.
explain-flood-others = Gli altri ne perdono lì 10, ripartiti dalla vittima; se insieme ne hanno 10 o meno, perdono tutto ciò che vi hanno.
explain-flood-storm = Nessuna unità su una pianura alluvionale: una città costiera della vittima, a sua scelta, viene eliminata. Se non ne ha, nulla. Una città su sito nero è un’unità nella sua pianura: allora non si perde nessuna città costiera.
explain-flood-engineering = Ingegneria: al massimo 7 punti, vittima principale o secondaria; sulla costa la città viene solo ridotta.
explain-barbarian_hordes-landing = Quindici Barbari sbarcano in un territorio di partenza della vittima, dove le fanno più danni, e combattono contro chi vi si trova.
explain-barbarian_hordes-march = Chi supera il limite prosegue nel territorio adiacente dove fa subito più danni alla vittima, e così via finché non ne avanza nessuno.
explain-barbarian_hordes-way = Li attirano solo i territori dove la vittima è sola; se non ce n’è di adiacenti, prendono la via più breve verso uno dove danneggiarla e combattono contro chi vi si trova.
explain-barbarian_hordes-tie = Tra territori uguali decide chi ha passato la calamità, altrimenti chi ha più unità in riserva.
explain-barbarian_hordes-cities = Sette bastano ad attaccare una città, otto contro Ingegneria. Per una città che distruggono non si pesca nessuna carta commercio.
explain-barbarian_hordes-crete = Creta non ne è mai la vittima principale.
explain-epidemic-own = La vittima perde 16 punti.
explain-epidemic-others = Ne ripartisce altri 25 tra gli altri, al massimo 10 a testa, mai a chi l’ha passata.
explain-epidemic-left = Un segnalino resta in ogni territorio; una città ne lascia almeno uno, quindi vale al massimo 4 punti.
explain-epidemic-to = Medicina: al massimo 8 punti per la vittima principale, 5 per una secondaria.
explain-epidemic-by = Medicina: 8 punti in meno per la vittima principale, 5 in meno per una secondaria.
explain-epidemic-roads = Costruzione di strade: 5 punti in più, principale o secondaria, aggiunti dopo Medicina.
explain-civil_disorder-own = Tutte le città della vittima tranne tre vengono ridotte, a sua scelta.
explain-civil_disorder-fewer = Musica, Teatro e poesia, Legge e Democrazia: una città in meno ciascuna.
explain-civil_disorder-more = Arte militare e Costruzione di strade: una città in più ciascuna.
explain-iconoclasm_heresy-own = Quattro città della vittima vengono ridotte, a sua scelta.
explain-iconoclasm_heresy-fewer = Legge e Filosofia: una città in meno ciascuna; Teologia: tre in meno.
explain-iconoclasm_heresy-more = Monoteismo e Costruzione di strade: una città in più ciascuna.
explain-iconoclasm_heresy-others = La vittima fa ridurre due città altrui, mai di chi l’ha passata.
explain-iconoclasm_heresy-spared = Una vittima secondaria ne perde al massimo una con Filosofia, nessuna con Teologia.
explain-piracy-own = I pirati prendono due città costiere della vittima, scelte da chi l’ha passata.
explain-piracy-others = La vittima ne indica loro due di altri due giocatori, anche se non ne ha persa nessuna; mai di chi l’ha passata.
explain-piracy-stay = Le città pirata non vanno sostenute e restano finché qualcuno non le attacca e distrugge.

feature-calamities = Calamità di Advanced Civilization
feature-calamities-hint = Aggiunge /{ name-calamity }
help-calamities = 🌋 { COMMAND("calamity table") } risolve calamità di *Advanced Civilization*.
calamities-elsewhere = Cerchi le calamità di Advanced Civilization? { COMMAND("calamity explain") }

# Le regole di un tavolo diverse da quelle abituali
ruling-edition-avalon_hill = Edizione Avalon Hill: le eruzioni si confrontano in punti, e Medicina toglie 8 o 5 (30.211, 30.613)
ruling-chooser_untraded-most_stock = Se nessuno ha passato la carta, sceglie chi ha più unità in riserva (30.222, 30.911)
ruling-earthquake_tie-most_stock = Tra terremoti uguali sceglie chi ha più unità in riserva (30.212)
ruling-iconoclasm_city-primary = La vittima principale sceglie quale città di una vittima secondaria viene ridotta (30.818)
ruling-short_pool-nothing = Se gli altri non reggono tutta la perdita secondaria, non perdono nulla (30.311, 30.611)
ruling-partial_city_loss-no = Una perdita non si paga riducendo una città
ruling-civil_war_military-after = Le perdite di Arte militare vengono dopo la scelta delle fazioni (30.414)
ruling-civil_war_shortfall-removed = Le unità che il beneficiario non può sostituire vengono tolte (30.415)
ruling-civil_disorder_count-excess_only = Nei Disordini civili le carte che aiutano valgono solo per le città oltre la terza (30.715)
ruling-flood_cap-passed_on = I punti che Ingegneria risparmia in un’inondazione passano agli altri (30.515)
ruling-barbarian_stop-spread = I Barbari senza nulla da raggiungere si spargono nei territori vuoti (30.5222)
ruling-eruption_neutral-removed = Un’eruzione elimina anche i Barbari e le città pirata (30.211)
ruling-pirates-spared = Quando non restano città pirata, la città è risparmiata (30.911)

## Ciò che si cerca nelle regole e si trova in un comando.

calamities-elsewhere-words = calamità, catastrofe, disastro, advanced civilization, terremoto, vulcano, barbari, eresia, carte commercio
