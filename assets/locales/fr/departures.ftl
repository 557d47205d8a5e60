### Les parties d’un serveur qui a retiré le bot.

ping-aside = 📦 **{ $table }** avec { $others } : je ne suis plus sur son serveur, la partie attend et aucun chrono ne tourne. Elle reprendra à mon retour ; après 30 jours sans moi, elle est arrêtée.
ping-returned = ▶️ **{ $table }** avec { $others } : je suis de retour sur son serveur, et la partie reprend.
ping-public-returned = ▶️ { $who }, je suis de retour, et la partie de la **{ $table }** reprend.
ping-forsaken = 🗄️ **{ $table }** avec { $others } : je ne suis plus sur son serveur depuis 30 jours, la partie est donc arrêtée. { COMMAND("civ export") } te la donne toujours en entier.
games-aside = je ne suis plus sur son serveur : elle attend
board-forsaken = Cette partie a été arrêtée : je n’étais plus sur son serveur depuis 30 jours.
