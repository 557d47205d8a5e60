### I tavoli di una persona: /civ games e /civ next.

games-ready = 👉 **[{ $table }]({ $link })**: tutti i posti sono presi, puoi iniziare. { $names }
# $when: “tra 17 ore”, come lo mostra Discord
games-left = il tempo scade { $when }
games-paused = in pausa
games-take-backs = con mosse annullate
games-server = su { $server }
games-placeless = il suo canale non c’è più o non lo vedo; { COMMAND("civ table") } lo sposta qui
# Un pulsante che porta a un tavolo. $table: “Tavolo 7”
games-next = Vai al { $table }
games-back = Indietro
games-more = Altri
next-none = Nessun tavolo ti aspetta. { COMMAND("civ games") } elenca i tuoi.

games-title = { $count ->
    [0] I tuoi tavoli
    [one] Il tuo tavolo
   *[other] I tuoi { $count } tavoli
}
games-lobbies = Tavoli aperti qui
games-none = Non hai posto a nessun tavolo. { COMMAND("civ new") } ne apre uno.
games-yours = 👉 **[{ $table }]({ $link })**: tocca a te. { $names }
games-waiting = [{ $table }]({ $link }): in attesa di { $who }. { $names }
games-lobby = [{ $table }]({ $link }): non ancora cominciato. { $names }
games-over = [{ $table }]({ $link }): { $names } · { $day }
games-on = in corso
games-over-title = { $count ->
    [0] Le tue partite finite
    [one] La tua partita finita
   *[other] Le tue { $count } partite finite
}
games-over-none = Ancora nessuna.
games-key-over = Partite finite
games-key-open = Tavoli aperti
pick-replay-table = Rivedi una partita
games-key = Tavolo { $table }: la mia mano
games-join = Unisciti al tavolo { $table }
choice-table = Tavolo { $table }: { $names }

games-set-aside = ⚠️ Danneggiati sul mio disco e messi da parte per ora: { $tables }. Avvisa chi gestisce il bot.

games-aside = non sono più sul suo server, la partita aspetta
