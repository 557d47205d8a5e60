### E se: una copia di un momento di una partita finita, giocata per conto proprio contro i computer.

what-if-title = { key-what-if }
what-if-about = Copia della partita { $table } dalla mossa { $line } in poi · non conta, e nessun altro la vede · { $friend ->
        [yes] per gli altri giocano un’altra persona e i computer
       *[no] per gli altri giocano i computer
    }
what-if-cards = Tutte le mani e il mazzo sono come allora, quindi forse ne sai più di allora: la partita rivista ti ha mostrato le mani e l’ordine del mazzo. Puoi annullare quanto vuoi.
what-if-redealt = Le carte che in quel momento non potevi vedere sono state ridistribuite. Puoi annullare quanto vuoi.
key-what-if = E se…
what-if-none = Per continuare da un momento di una partita finita, vacci con { COMMAND("civ replay") } e premi **{ key-replay-more }**, poi **{ key-what-if }**
what-if-key-own = La mia copia di { $table }, mossa { $line }
what-if-key-friend = Copia condivisa: { $table }, mossa { $line }
what-if-key-share = Condividi con qualcuno
what-if-key-close = Lascia la copia
what-if-share = Chi deve giocare un posto della tua copia? Io non dico niente: lo fai tu.
pick-what-if-friend = Una persona
what-if-shared = { $friend } ha ora il posto di { $seat } nella tua copia e ci arriva con { COMMAND("civ what-if") }. Non ho avvisato nessuno.
what-if-closed = Copia chiusa. { COMMAND("civ replay") } ti riporta alla partita com’era.
reason-copy-unknown = Questa copia non c’è più, o non ci giochi. { COMMAND("civ what-if") } mostra le tue.
reason-copy-unfinished = Solo una partita giocata fino alla fine si può continuare in una copia: prima, le mani non sono visibili a tutti.
reason-copy-over = In quel momento nessuno decide niente: torna indietro di una mossa.
reason-copy-full = Questa copia è già abbastanza lunga. Annulla qualcosa, o cominciane un’altra.
reason-copy-friend = Non puoi condividere la tua copia con questa persona.
reason-copy-owner = Questa copia è di un’altra persona: tu non puoi condividerla.
