### Games on a server that has removed the bot.

ping-aside = 📦 **{ $table }** with { $others }: I am no longer on its server, so the game waits and no clock runs. It goes on when I am back there; after 30 days without me it is called off.
ping-returned = ▶️ **{ $table }** with { $others }: I am back on its server, and the game goes on.
ping-public-returned = ▶️ { $who }, I am back, and the game at **{ $table }** goes on.
ping-forsaken = 🗄️ **{ $table }** with { $others }: I have not been on its server for 30 days, so the game is called off. { COMMAND("civ transcript") } still gives you the whole of it.
games-aside = I am no longer on its server, so it waits
board-forsaken = This game was called off: I was not on its server for 30 days.
