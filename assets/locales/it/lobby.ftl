# Il tavolo che l’host prepara, e che cosa chiede a chi si è unito.

key-ready = Per me va bene
key-arrange = Prepara
key-form = Tutto in un modulo
key-free = Libera i posti di chi non accetta

lobby-unready = ⏳ non ha ancora accettato
lobby-asked-anew = Il tavolo è cambiato dopo l’arrivo di { $who }. Premi **{ key-ready }** per giocare così; poi l’host può iniziare.
lobby-partners = Compagni di squadra, l’uno di fronte all’altro: **{ $name }**, **{ $other }**.
lobby-over = La partita è finita. Ecco il tavolo.
ready-asked = { $who }: **{ $owner }** ha cambiato { $table }. Dai un’occhiata e premi **{ key-ready }** se vuoi giocare così.

arrange-title = Prepara il tavolo { $table }
arrange-explained = Il tavolo mostra subito ogni scelta. Se cambia il gioco, chi si è unito deve accettare di nuovo.
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
arrange-clock = Tempo a turno
arrange-clock-typed = 12h, o 7g+12h; vuoto: senza limite
arrange-at-zero = Quando il tempo scade
arrange-also = Chi può unirsi, e dove
arrange-invited = Solo su invito
arrange-thread = Un thread per la partita
arrange-talks = Due giocatori possono parlarsi in privato
