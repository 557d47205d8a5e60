# Il tavolo che l’host prepara, e che cosa chiede a chi si è unito.

key-ready = Per me va bene
key-arrange = Prepara
key-form = Tutto in un modulo
key-free = Libera i posti di chi non ha risposto

lobby-unready = ⏳ non ha ancora accettato
lobby-asked-anew = Il tavolo è cambiato dopo l’arrivo di { $who }. Per giocare così basta premere **{ key-ready }**; poi l’host può iniziare.
lobby-partners = **{ $name }** e **{ $other }** giocano insieme e siedono di fronte.
lobby-over = La partita è finita. Ecco il tavolo.
ready-asked = { $who }: **{ $owner }** ha cambiato { $table }. Dai un’occhiata e premi **{ key-ready }** se vuoi giocare così.

arrange-title = Prepara il tavolo { $table }
arrange-explained = Ogni scelta si vede subito al tavolo. Se cambia la partita, chi si è unito deve accettare di nuovo.
arrange-players = Posti
arrange-computers = Giocatori computer
arrange-computers-count = { $count ->
    [0] Nessun computer
    [one] 1 computer
   *[other] { $count } computer
}
arrange-rules = Regole
arrange-partner = Chi gioca con { $name }
arrange-partner-drawn = Squadre a sorte
arrange-clock = Tempo per un turno
arrange-clock-typed = 12h, o 7g+12h; vuoto: senza orologio
arrange-at-zero = Quando il tempo scade
arrange-also = Chi può unirsi, e dove
arrange-invited = Solo su invito
arrange-thread = Un thread tutto suo
arrange-talks = Due giocatori possono parlarsi in privato
