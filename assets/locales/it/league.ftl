### La lega: stagioni, divisioni, classifiche e regole.

league-title = Stagione { $number }
league-heading = 🪜 { $title }
league-kind = **Stagione di lega**: ognuno gioca una volta contro tutti gli altri della sua divisione
league-when = 📅 Inizia { $at } ({ $left }) e dura { $weeks } settimane
league-until = 📅 Fino a { $at } ({ $left })
league-at-once = 🎲 { $count ->
        [one] Una partita alla volta a testa
       *[other] Al massimo { $count } partite alla volta a testa
    }; la prossima si apre quando una finisce
league-signed-up = { $count ->
        [0] Non si è ancora iscritto nessuno.
        [one] Si è iscritta una persona: { $who }.
       *[other] Si sono iscritte { $count } persone: { $who }.
    }
league-needs = Servono almeno { $need } iscrizioni.
league-stuck = ⚠️ Ci sono troppo poche iscrizioni. La stagione inizia appena ce ne sono abbastanza; altrimenti viene annullata { $at }.
league-on = Partite concluse: { $over } su { $count }.
league-won = 🏆 **{ $who }** vince la stagione!
league-won-nobody = Nessuno vince la stagione: nella divisione 1 non è rimasto nessuno.
league-up = ⬆️ Promozione: { $who }
league-down = ⬇️ Retrocessione: { $who }
league-stays-up = ↔️ Promozione senza cambiare divisione se tutti si iscrivono di nuovo, perché le dimensioni cambiano: { $who }
league-stays-down = ↔️ Retrocessione senza cambiare divisione se tutti si iscrivono di nuovo, perché le dimensioni cambiano: { $who }
league-out = 🚪 Mai presenti, o fuori dalla stagione: { $who }
league-out-now = 🚪 In fondo malgrado i punti, senza una mossa finora o fuori dalla stagione: { $who }
league-place-lost = ⚠️ Il canale della stagione non c’è più: non si aprono altre partite. La moderazione usa { COMMAND("league") } in un altro canale e preme “{ key-league-here }”.
league-restorable = -# Tutte le partite sono ferme. Chi organizza e l’arbitro possono tornare indietro fino alle { $at } con { COMMAND("league") }.
league-nothing = Qui non c’è ancora stata nessuna stagione.
league-direction = Direzione della lega
league-direction-referee = Arbitraggio: { $who }
league-direction-sizes = Con { $people } persone { $count ->
        [one] c’è una divisione
       *[other] ci sono { $count } divisioni ({ $sizes })
    }{ $people ->
        [7] , perché in una divisione da tre ognuno avrebbe solo due partite
       *[other] {""}
    }.
league-late = - ⏳ { $game }: { $who }{ $due ->
        [1] , il tempo scade { $at }
       *[0] {""}
    }
league-late-nobody = Nessuna partita è in attesa.
league-unmoved = - 💤 { $who } ha perso { $count ->
        [one] una partita
       *[other] { $count } partite
    } senza una mossa.
league-warned = ⚠️ Avvertimenti in questa stagione: { $count }
pick-league-member = Avverti, sostituisci o escludi…
pick-league-game = Partita: tempo o decisione…
pick-league-resign = Abbandona una tua partita…
league-own-games = **Le tue partite ora**
league-own-game = - { $game } · { $turn ->
        [1] ⏰ **tocca a te**
       *[0] tocca all’avversario
    }{ $due ->
        [1] , il tempo scade { $at }
       *[0] {""}
    }
league-own-next = **Poi**: { $who }{ $count ->
        [0] {""}
        [one] {" "}(appena non avrete altre partite in corso)
       *[other] {" "}(appena avrete entrambi meno di { $count } partite)
    }
league-own-place = Sei al { $place }º posto della divisione { $division } ({ $points ->
        [one] un punto
       *[other] { $points } punti
    }).
league-own-left = Non fai più parte di questa stagione.
league-own-none = In questa stagione non hai più partite da finire.

key-league-sign-up = Iscriviti
key-league-leave = Ritirati
key-league-table = Classifica
key-league-games = Partite
key-league-rules = Regole
key-league-book = Registro
key-league-open = Apri una stagione
key-league-cancel = Annulla la stagione
key-league-here = Continua qui
key-league-direct = Direzione
key-league-warn = Avverti…
key-league-substitute = Sostituisci…
key-league-remove = Escludi dalla stagione…
key-league-wins = Vince { $name }
key-league-settle-shared = Condivisa
key-league-settle-lost = Persa per entrambi
key-league-settle-annulled = Annulla
key-league-leave-now = Sì, lascia la stagione
key-league-resign = Sì, abbandona la partita

league-you-play = ✅ La tua iscrizione è registrata. La stagione inizia { $at } ({ $left }).
league-leave-ask = **Lasciare la stagione?** { $count ->
        [0] Non hai più partite da finire.
        [one] La tua partita in corso va all’avversario.
       *[other] Le tue { $count } partite in corso vanno agli avversari.
    } Le partite finite contano ancora. Non potrai tornare prima della prossima stagione.
league-you-withdrew = Hai lasciato la stagione.
league-resign-ask = **Abbandonare la partita contro { $who }?** Conta come persa. Resti nella stagione, e le tue altre partite continuano.
league-you-resigned = Hai abbandonato questa partita. Sei ancora nella stagione.

form-league-start = Inizio
form-league-start-hint = 20:00, domani alle 20, 2026-12-05 20:00 (il tuo fuso), o fra quanto: 2h, 3g
form-league-weeks = Durata della stagione
form-league-weeks-option = { $weeks } settimane
form-league-clock = Tempo per turno
form-league-clock-hint = Da 1h a 7g, per esempio 24h o 2g; una riserva con aggiunta: 3g+12h
form-league-at-once = Partite alla volta
form-league-at-once-hint = A testa; la prossima si apre quando una finisce.
form-league-at-once-option = { $count }
form-league-settle = Decisione: { $label }
form-league-remove = Esclusione: { $who }
form-league-substitute = Sostituzione: { $who }
form-league-newcomer = Chi prende il suo posto?
form-league-newcomer-hint = Tutte le partite non finite proseguono così come stanno.
form-league-seasons = Per quanto tempo?
form-league-ban = { $count ->
        [0] solo questa stagione
        [one] questa stagione e la prossima
       *[other] questa stagione e le prossime { $count }
    }

league-game = Partita { $number }
league-thread = { $who } · { $title }
league-pair = { $one } – { $other }
league-thread-note = Chi resta senza tempo perde la partita. La stagione finisce { $at }; { COMMAND("league") } ne mostra la classifica e le regole.
league-state-shared = 🤝 condivisa
league-state-lost = ❌ persa per entrambi
league-state-void = non conta
league-state-later = si apre più tardi
league-won-game = 🏆 { $table }: **{ $who }** vince contro { $other }.
league-shared-game = 🤝 { $table }: { $who } si dividono i punti.
league-lost-game = ❌ { $table } ({ $who } – { $other }): persa per entrambi.
league-void-game = { $table } ({ $who } – { $other }) non conta.
league-drawn = **La stagione comincia.** Le partite si aprono da sole nei thread, poche alla volta.
league-drawn-all = **La stagione comincia.** Le partite si aprono da sole tutte insieme, ognuna in un thread.
league-division-line = **Divisione { $number }**: { $who }
league-games-title = **Partite della divisione { $number }**

league-division = Divisione { $number }
league-column-played = Partite
league-column-won = V
league-column-shared = =
league-column-lost = P
league-column-points = Punti
league-column-mutual = Diretti
league-column-strength = SB
league-column-lot = Sorte
league-picture-alt = Classifica di { $title }.
league-row = { $place }. { $who }: { $points ->
        [one] un punto
       *[other] { $points } punti
    } (vittorie: { $won }, condivise: { $shared }, sconfitte: { $lost }{ $ties }){ $movement ->
        [up] { " " }⬆️ sale
        [down] { " " }⬇️ scende
       *[stays] {""}
    }
league-legend = ⬆️ sale nella divisione superiore · ⬇️ scende in quella inferiore
league-legend-mutual = Diretti: punti nelle partite fra chi è a pari punti
league-legend-strength = SB: il doppio dei punti di chi è stato battuto, più i punti di chi ha condiviso
league-legend-lot = Sorte: l’ordine sorteggiato, noto alla fine (fino ad allora “?” e posto condiviso)
league-legend-sizes = Le divisioni della prossima stagione dipendono dalle iscrizioni: chi retrocede può restare, e chi è promosso può non salire.

league-book = Registro: { $count ->
        [one] una voce
       *[other] { $count } voci
    }
league-last-hash = Registro fin qui, ultima impronta: { $hash }
tournament-act-open-season = La stagione è annunciata.
tournament-act-draw-season = Le divisioni sono fatte, e chi comincia ogni partita è stato sorteggiato.
tournament-act-award = La partita { $table } è assegnata, vince { $who } ({ $why }).
tournament-act-award-shared = La vittoria della partita { $table } è condivisa da { $who } ({ $why }).
tournament-act-award-nobody = La partita { $table } è persa per entrambi ({ $why }).
tournament-act-award-void = La partita { $table } non conta ({ $why }).
tournament-act-drop = { $who } è fuori dalla stagione dopo { $count } partite senza una mossa. Le sue altre partite non contano.
tournament-act-concede = { $who } abbandona la partita { $table }.
tournament-act-warn = Avvertimento: { $who }. Motivo: { $why }
tournament-act-remove = { $who } è fuori dalla stagione{ $count ->
        [0] {""}
        [one] {" "}e non può iscriversi alla prossima
       *[other] {" "}e non può iscriversi alle prossime { $count }
    }. Le sue partite non finite non contano. Motivo: { $why }
tournament-act-remove-short = Esclusione
tournament-act-substitute = { $newcomer } prende il posto di { $who } e prosegue tutte le partite non finite, così come stanno. Motivo: { $why }
tournament-act-substitute-short = Sostituzione
tournament-act-settle-short = Partita decisa
tournament-act-settle-annulled = Partita annullata
league-act-report = Partita { $table }: vince { $who }.
league-act-report-shared = Partita { $table }: { $who } condividono la vittoria.
league-act-cancel = La stagione è annullata. Motivo: { $why }
league-act-ask-cancel = { $who } vuole annullare la stagione. Decide chi organizza, o un’altra persona della moderazione o l’arbitro dà il suo accordo entro un’ora, con “{ key-league-cancel }” in { COMMAND("league") }. Motivo: { $why }
league-act-unask-cancel = { $who } non vuole più annullare la stagione. Motivo: { $why }
league-act-restore = La stagione non è più annullata e continua. Motivo: { $why }
league-act-move = La stagione continua in { $place }.
tournament-why-withdrawn = ritiro dalla stagione
tournament-why-season-over = non finita entro l’ultimo giorno
tournament-why-called-off = la partita non poteva continuare
tournament-why-absent = nessuno ha fatto una mossa
tournament-why-removed = qualcuno non fa più parte della stagione
tournament-why-resigned = abbandono durante il draft

sheet-league = Stagione di lega
sheet-replaced = Sostituzione prima della fine di una partita: { $who }
sheet-points = Punti
sheet-out = { $who } (fuori dalla stagione)

table-drawn-league = { $table } della lega
board-left-server-league = { $name } non è più su questo server. Quando il suo tempo scade, { $name } perde questa partita.
league-stopped-off = ⏸️ La stagione è annullata: tutte le partite sono ferme. Motivo: { $why }
menu-league = A un tavolo di lega non ci sono né votazioni né arbitro: { COMMAND("league") } mostra le regole.

league-rules-title = Regole della lega
league-rules-divisions = **Le divisioni** hanno da 4 a 6 persone (7 ne formano una sola), le più forti nella divisione 1: prima nell’ordine che segue le promozioni e retrocessioni dell’ultima stagione, poi le persone nuove secondo la loro valutazione su questo server, poi in ordine di iscrizione. I posti sono al massimo { $most }.
league-rules-games = **Le partite**: giochi una volta contro tutti gli altri della tua divisione, al massimo tante partite alla volta quante ne dice l’annuncio (da 1 a 3). La prossima si apre da sola appena avete posto entrambi; una partita non aperta entro l’ultimo giorno non conta. Chi comincia è estratto a sorte. Non ci sono votazioni, né mosse annullate, né consigli.
league-rules-games-all = **Le partite**: giochi una volta contro tutti gli altri della tua divisione, e tutte le partite cominciano insieme. Chi comincia è estratto a sorte. Non ci sono votazioni, né mosse annullate, né consigli.
league-rules-points = **I punti**: 2 per una vittoria, 1 per una vittoria condivisa.
league-rules-ties = **A parità di punti** contano i punti delle partite tra chi è in parità, poi il doppio dei punti di tutte le persone battute più quelli delle persone con cui si è condivisa la vittoria, poi un sorteggio il cui segreto è stato fissato all’annuncio della stagione.
league-rules-moves = **Promozione e retrocessione**: tra due divisioni due persone salgono e due scendono; una sola se una delle due ha quattro persone. Chi sale va in fondo alla nuova divisione, chi scende va in testa.
league-rules-time = **Il tempo**: chi resta senza tempo è eliminato e perde la partita, anche durante il draft. Se fino ad allora nessuno ha fatto una mossa, perdono entrambi.
league-rules-absence = **L’assenza**: chi ha perso due partite senza una mossa, e non ha mosso in nessun’altra, è fuori dalla stagione. Le sue altre partite non contano per nessuno; finisce in fondo, non sale e non conserva un posto per la stagione dopo.
league-rules-leaving = **Abbandono e ritiro**: con { COMMAND("league") } puoi abbandonare una sola partita; conta come persa, e resti nella stagione. Con il ritiro dalla stagione le partite finite contano ancora, le altre vanno agli avversari; se si sono ritirati entrambi, perdono entrambi.
league-rules-end = **L’ultimo giorno**: chi fa attendere da almeno un giorno una partita non finita la perde. Altrimenti è condivisa se entrambi vi hanno mosso; se no, non conta. Lo stesso vale per una partita che non può continuare per un altro motivo.
