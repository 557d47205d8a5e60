# I tavoli di una persona: /civ games e /civ next. Ciò che dicono di ognuno comincia in ui.ftl.

name-next = prossimo
command-next = Vai al prossimo tavolo dove tocca a te
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
