### I tavoli danneggiati.

games-set-aside = ⚠️ Danneggiati sul mio disco e messi da parte per ora: { $tables }. Avvisa chi gestisce il bot.
