### Partien auf einem Server, der den Bot entfernt hat.

ping-aside = 📦 **{ $table }** mit { $others }: Ich bin nicht mehr auf dem Server. Die Partie wartet, und keine Uhr läuft. Sie geht weiter, sobald ich wieder dort bin; nach 30 Tagen ohne mich wird sie abgebrochen.
ping-returned = ▶️ **{ $table }** mit { $others }: Ich bin wieder auf dem Server, und die Partie geht weiter.
ping-public-returned = ▶️ { $who }, ich bin wieder da, und die Partie an **{ $table }** geht weiter.
ping-forsaken = 🗄️ **{ $table }** mit { $others }: Ich war 30 Tage nicht auf dem Server, deshalb ist die Partie abgebrochen. Mit { COMMAND("civ export") } bekommst du sie weiterhin als Ganzes.
games-aside = ich bin nicht mehr auf dem Server, die Partie wartet
board-forsaken = Diese Partie wurde abgebrochen: Ich war 30 Tage nicht auf dem Server.
