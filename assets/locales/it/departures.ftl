### Le partite di un server che ha tolto il bot.

ping-aside = 📦 **{ $table }** con { $others }: non sono più sul suo server, quindi la partita aspetta e gli orologi sono fermi. Riprende quando torno; dopo 30 giorni senza di me viene interrotta.
ping-returned = ▶️ **{ $table }** con { $others }: sono di nuovo sul suo server, e la partita riprende.
ping-public-returned = ▶️ { $who }, sono di nuovo qui, e la partita al **{ $table }** riprende.
ping-forsaken = 🗄️ **{ $table }** con { $others }: non sono sul suo server da 30 giorni, quindi la partita è interrotta. { COMMAND("civ export") } te la dà ancora per intero.
games-aside = non sono più sul suo server, la partita aspetta
board-forsaken = Questa partita è stata interrotta: non ero sul suo server da 30 giorni.
