### Les tables abîmées.

games-set-aside = ⚠️ Abîmées sur mon disque et mises de côté pour l’instant : { $tables }. Préviens la personne qui gère le bot.
