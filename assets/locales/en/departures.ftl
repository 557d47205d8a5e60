### Games on a server that has removed the bot.

ping-aside = 📦 **{ $table }** with { $others }: I’m no longer on its server, so the game waits and no clock is running. It goes on when I’m back; after 30 days without me it’s called off.
ping-returned = ▶️ **{ $table }** with { $others }: I’m back on its server, and the game goes on.
ping-public-returned = ▶️ { $who }, I’m back, and the game at **{ $table }** goes on.
ping-forsaken = 🗄️ **{ $table }** with { $others }: I haven’t been on its server for 30 days, so the game is called off. { COMMAND("civ export") } still gives you all of it.
games-aside = I’m no longer on its server, so it’s on hold
board-forsaken = This game was called off: I wasn’t on its server for 30 days.
