### La console dell’arbitro, e ciò che si decide a un tavolo.

## La postazione dell’arbitro

tournament-calls = { $count ->
        [0] Nessuna chiamata aperta
        [one] Una chiamata aperta
       *[other] { $count } chiamate aperte
    }
tournament-undecided = { $count ->
        [one] Una decisione da prendere
       *[other] { $count } decisioni da prendere
    }
tournament-call = 🔔 { $number } · tavolo { $table } · { $who } · { $at }
tournament-call-time = ⌛ { $number } · tavolo { $table } · tempo scaduto per { $who } ({ $span }) · { $at }
tournament-call-absent = 🪑 { $number } · tavolo { $table } · { $who } non ha iniziato · { $at }
tournament-call-left = 🚪 { $number } · tavolo { $table } · { $who } non tornerà più · { $at }
choice-table-call = Chiamata { $number } · tavolo { $table } · { $name }
choice-table-call-time = N. { $number } · tempo scaduto · tavolo { $table } · { $name }
choice-table-call-absent = N. { $number } · non iniziato · tavolo { $table } · { $name }
choice-table-call-left = N. { $number } · via · tavolo { $table } · { $name }
tournament-call-line = Chiamata dopo la riga { $line } della partita.
tournament-call-about = “{ $about }”
tournament-called = { $referee }: { $who } ti chiama al tavolo { $table }, dopo la riga { $line } della partita. Di che si tratta?
# $about (the player’s words)
tournament-called-about = { $referee }: { $who } ti chiama al tavolo { $table }, dopo la riga { $line } della partita: “{ $about }”
tournament-called-without = Non c’è un arbitro. Chiedilo a qualcuno nella console dell’arbitro, o scegli te per decidere.
tournament-called-time = { $referee }: ⌛ il tempo di { $who } al tavolo { $table } è scaduto dopo la riga { $line } della partita; era di { $span }. La partita è ferma finché non decidi.
tournament-called-absent = { $referee }: { $who } non ha iniziato al tavolo { $table }. Se non arriva, “{ key-tournament-missing }” sulla pagina del tavolo, nella console, annulla la distribuzione.
tournament-called-left = { $referee }: { $who } ha lasciato per sempre il tavolo { $table }, e nessuno gioca al suo posto. La partita è ferma finché non decidi.
tournament-time-once-resumed = Se fai semplicemente riprendere la partita, { $who } ha { $span } da quel momento.
key-tournament-give = Dai tempo
pick-tournament-time = Scegli quanto tempo dare
key-tournament-computer = Continua il computer
key-tournament-eliminate = Elimina ({ $clause })
form-tournament-give = Tempo per { $who }
form-tournament-time = Quanto tempo, da adesso?
form-tournament-more = Quanto in più?
form-tournament-typed = O scrivi tu
form-tournament-typed-hint = 6h, 90m, o fino alle 20:00 (il tuo fuso orario)
tournament-absent = ⚠️ non ha iniziato: { $who }
pick-tournament-call = Scegli una chiamata
pick-tournament-judged = Scegli il tavolo dove intervenire
key-tournament-pause-all = Ferma tutte le partite
key-tournament-resume-all = Riprendi tutte le partite
key-tournament-extend-all = Più tempo per tutti
key-tournament-pause = Ferma la partita
key-tournament-resume = Riprendi la partita
key-tournament-extend = Più tempo
key-tournament-look = Guarda le mani
key-tournament-spectators = Spettatore invadente
key-tournament-silence = Imponi il silenzio
key-tournament-removal = Togli dal thread
tournament-spectators = Chi si è intromesso?
pick-tournament-spectator = Scegli uno spettatore
tournament-spectator = { $who }: il silenzio è un ordine pubblico; Discord lascia scrivere lo stesso. Con la rimozione esce anche dal thread, ma in un thread pubblico può rientrare. Solo la moderazione può impedire di scrivere.
# $permission
tournament-not-removed = È nel registro, ma non ho potuto togliere la persona dal thread: mi manca il permesso { $permission }. La moderazione può farlo a mano, o un admin può darmi il permesso.
key-tournament-move-here = Sposta qui il torneo
key-tournament-move-table = Sposta qui il tavolo
key-tournament-move-lost = Sposta qui i tavoli persi
tournament-lost-tables = ⚠️ { $count ->
        [one] Un tavolo non ha più un posto
       *[other] { $count } tavoli non hanno più un posto
    }
tournament-tables-moved = { $count ->
        [0] Nessun tavolo era da spostare.
        [one] Un tavolo ha un altro posto.
       *[other] { $count } tavoli hanno un altro posto.
    }
# $channel
tournament-moved = Il torneo continua in { $channel }.
tournament-table-moved = Il tavolo ora è in { $channel }.
# To organiser and referee, and to players: a channel or thread is gone. $title, $table (seating_name), $officials and
# $players (mentions), $count (of the players)
tournament-lost-officials = ⚠️ **{ $title }**: il canale del torneo non c’è più. Nessun sorteggio finché non ne ha un altro: usa { COMMAND("referee console") } nel canale in cui deve continuare e premi “{ key-tournament-move-here }”.
tournament-lost-players = ⚠️ **{ $title }**: il canale del torneo non c’è più. Chi organizza e l’arbitro lo sanno; si continua appena ne ha un altro.
tournament-lost-table = ⚠️ { $table } non ha più il suo thread.{ $count ->
        [0] { "" }
       *[other] {" "}{ $players }: la vostra partita continua appena ha un altro posto.
    } { $officials }: premete “{ key-tournament-move-lost }” nella console dell’arbitro.
key-tournament-step-check = Apri le presenze
key-tournament-step-close = Chiudi le presenze
key-tournament-step-reopen = Concedi un altro giorno
key-tournament-step-draw = Sorteggia la prossima fase
key-tournament-step-now = Avvia la fase ora
key-tournament-break = Pausa tra le fasi
key-tournament-step-friendly = Trasforma in coppa amichevole
key-tournament-cancel = Annulla il torneo
key-tournament-unask = Non annullare più
key-tournament-restore = Revoca l’annullamento
tournament-cancel-wanted = ⚠️ { $who } vuole annullare il torneo. Succede se entro { $at } anche chi organizza, o un’altra persona responsabile, preme “{ key-tournament-cancel }”.
key-tournament-appoint = Cerca un arbitro
key-tournament-step-in = Fai da arbitro
key-tournament-resign = Lascia l’arbitraggio
key-tournament-word = Messaggio a tutti
form-tournament-word = Che cosa vuoi dire a tutti?
form-tournament-word-read = Tutti possono leggerlo, nel canale e ai tavoli.
form-tournament-word-calls = Chiamare chi gioca?
choice-tournament-call = Sì, avvisali
choice-tournament-none = No, scrivilo e basta
key-tournament-people = Aggiungi persone
key-tournament-roster = Incolla un elenco
key-tournament-roster-again = Correggi l’elenco
form-tournament-roster = Nomi o menzioni, uno per riga
tournament-people = Iscrivo chi scegli, se non lo è ancora, e ne segno la presenza finché la conferma delle presenze è aperta.
pick-tournament-people = Scegli chi c’è
tournament-people-in = ✅ In elenco: { $who }.
tournament-people-before = Già nell’elenco: { $who }.
tournament-people-refused = ⚠️ { $who }: { $why }
tournament-roster-empty = ⚠️ Nel tuo elenco non c’è nessun nome.
tournament-roster-many = Cerco { $count } nomi alla volta. Gli altri restano nel tuo elenco qui sotto.
# $count (how many), $name (the first of them)
tournament-roster-lost = ⚠️ { $count ->
        [one] Il tuo elenco è troppo lungo per me: qui sotto manca l’ultimo nome. Incolla di nuovo “{ $name }” quando avrai finito questa parte.
       *[other] Il tuo elenco è troppo lungo per me: qui sotto mancano gli ultimi { $count } nomi. Incollali di nuovo a partire da “{ $name }” quando avrai finito questa parte.
    }
tournament-roster-twice = { $name } compare più volte.
tournament-roster-unknown = “{ $name }”: su questo server nessuno si chiama così.
tournament-roster-near = “{ $name }”: su questo server nessuno si chiama così. Forse “{ $nearest }”?
tournament-roster-several = “{ $name }”: qui si chiamano così in tanti.
tournament-roster-bot = { $name } è un bot e non può giocare.
tournament-roster-unclear = ❓ Scegli qui sotto di chi si tratta, o correggi l’elenco:
tournament-roster-beside = Letti come altri nomi di chi sta accanto: { $who }.
pick-tournament-meant = Chi è “{ $name }”?
choice-tournament-nobody = Nessuno: tralascia
key-tournament-accept = Accetta
key-tournament-decline = Rifiuta
tournament-appoint-whom = La persona riceve un messaggio e deve accettare. Se scegli te, sei subito l’arbitro, purché tu non giochi.
pick-tournament-referee = Scegli una persona
key-tournament-answer = Rispondi
key-tournament-talk = Alla conversazione
tournament-step-check = Da ora e fino all’inizio tutti possono confermare la presenza.
tournament-step-close = La lista d’attesa prende il posto degli assenti. Se il numero non va bene, gli ultimi iscritti aspettano come riserve.
# On the page before check-in closes. $who (a list), $count (who play), $waiting (substitutes)
tournament-closing-absent = Assenti, tolti se si chiude ora: { $who }.
tournament-closing = { $count ->
        [0] Sono troppo pochi: nessuno potrebbe giocare.
       *[other] Allora giocano in { $count }{ $waiting ->
            [0] .
           *[other] , e { $waiting } aspettano come riserve.
        }
    }
tournament-step-reopen = Iscrizioni e conferme restano aperte per un altro giorno. Il torneo comincia quando la conferma è chiusa e ci sono abbastanza giocatori.
tournament-step-draw = La prossima fase viene sorteggiata, e con il sorteggio si svela il suo segreto. Nessuno può tornare indietro.
tournament-step-friendly = Possono giocare da 6 a 64 giocatori, o 4, anche computer. Non potrà tornare ufficiale.

## A un tavolo

tournament-judging = Qui tutto è pubblico, con il tuo motivo, e nulla si annulla in silenzio.
tournament-hand-size = { $who } ha in mano { $have } carte su un massimo di { $limit }.
key-tournament-surplus = Troppe carte pescate
key-tournament-late-effect = Effetto dopo il passo 3
key-tournament-forgotten-draw = Pescata dimenticata
key-tournament-cheating = Gioco scorretto
key-tournament-absence = Ha lasciato la partita
key-tournament-warning = Avvertimento
key-tournament-missing = Manca qualcuno
key-tournament-lot = Sorteggia
key-tournament-confirm = Conferma, con un motivo
tournament-whom = Di chi si tratta?
tournament-missing-substitute = Il draft non è finito, quindi nessuno è eliminato: la distribuzione è annullata, { $who } arriva dalla lista d’attesa, e se ne fa un’altra. Chi manca?
tournament-missing-without = Il draft non è finito, quindi nessuno è eliminato: la distribuzione è annullata, e se ne fa un’altra senza chi manca, perché nessuno aspetta il posto. Chi è?
tournament-surplus-count = Quante carte di troppo ha pescato { $who }?
choice-tournament-cards = { $count ->
        [one] una carta
       *[other] { $count } carte
    }
pick-tournament-count = Scegli quante
tournament-late-which = Quale effetto di { $who } è iniziato dopo il passo 3? Viene annullato con tutto ciò che è seguito.
pick-tournament-late = Scegli l’effetto
choice-tournament-line = Riga { $number }
tournament-penalty-surplus = { $count ->
        [one] Una carta, presa a caso dalla mano di { $who }, è scartata.
       *[other] { $count } carte, prese a caso dalla mano di { $who }, sono scartate.
    }
tournament-penalty-late-effect = L’effetto di { $who } non conta: la partita torna a com’era dopo la riga { $count }. In quel turno non può essere iniziato di nuovo.
tournament-penalty-forgotten-draw = { $who } pesca ora le carte mancanti, fino al suo limite di mano attuale.
tournament-penalty-cheating = { $who } è fuori dal gioco: la mano e l’area di gioco vengono scartate. Per gli altri le carte richieste per i livelli restano le stesse.
tournament-penalty-absence = { $who } ha lasciato la partita ed è fuori dal gioco: la mano e l’area di gioco vengono scartate. Per gli altri le carte richieste per i livelli restano le stesse.
tournament-penalty-warning = { $who } riceve un avvertimento. Nella partita non cambia nulla.
# About the referee’s own decisions that a late effect takes back. $penalties (a list)
tournament-decisions-again = Le tue decisioni fra queste restano valide e si applicano subito di nuovo: { $penalties }.
tournament-decisions-lost = Nella partita riportata a quel punto questo non si può più applicare: { $penalties }. Se vale ancora, decidi di nuovo.
# Below all hands of a table, as the referee looks at them
tournament-hands-seen = Al tavolo è stato detto che hai guardato, e perché; se guardi ancora, sarà detto di nuovo.
tournament-after = Il tavolo dopo
tournament-public = È annunciato al tavolo con il tuo nome, e annotato nel registro.
form-tournament-why = Perché?
form-tournament-answer = La tua risposta
form-tournament-why-read = Tutti possono leggerlo, al tavolo e nell’archivio. Non nominare nessuno.
form-tournament-call = Di che si tratta?
form-tournament-call-read = Per l’arbitro. Se non riesco ad aprire un thread privato, lo legge tutto il tavolo.
form-tournament-break = Quanto, o a che ora?
form-tournament-break-hint = 30m, 2h; la prossima fase alle 20:00 o 2026-05-02 20:00 (il tuo fuso); vuoto: niente pausa
