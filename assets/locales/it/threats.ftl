### Chi potrebbe vincere al prossimo turno, e che cosa lo ferma. Nel foglio privato, quindi breve.

threat-near = **A { $name } manca una carta** per vincere: { $columns }.
# The same, of somebody whose turn only has to end
threat-whole = **{ $name } ha abbastanza carte per vincere** alla fine del suo turno: { $columns }.
threat-could-next = **{ $name }** potrebbe vincere al prossimo turno: { $columns }.
threat-could-now = **{ $name }** potrebbe vincere in questo turno: { $columns }.
threat-could-too = Potrebbe vincere anche con { $columns }.
threat-majority-next = **{ $name }** potrebbe finire la partita al prossimo turno e vincere per Maggioranza.
threat-majority-now = **{ $name }** potrebbe finire la partita in questo turno e vincere per Maggioranza.
threat-ends-own = Il tuo turno chiude la partita: per come stanno le cose, **{ $name }** vince per Maggioranza.
threat-ends-soon = La partita sta per finire: per come stanno le cose, **{ $name }** vince per Maggioranza.
threat-stops = Lo impedisce: { $stops }
threat-unstopped = Niente di ciò che puoi fare ora basta da solo a impedirlo.

## Che cosa lo impedisce

threat-stop-attack = Attacco: { $domain }
threat-stop-embargo = Embargo: { $domain }
threat-stop-democracy = Democrazia: { $domain }
threat-stop-play = giocare { $card }
threat-stop-copy = copiare { $effect }
threat-stop-after = { $stop } (giocando prima { $domain })
