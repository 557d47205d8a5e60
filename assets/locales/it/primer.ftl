### Prima della primissima mossa di qualcuno, in cima alla mano.

# $need (7 o 8): carte di un solo Dominio
primer-aim = 🎯 **La tua prima partita.** { $need } carte di un solo Dominio alla fine del tuo turno e vinci subito; se il mazzo delle Ere si esaurisce, vince chi ha la maggioranza in più Domini.
# $one (2 o 3): carte di un Dominio. Segue una riga per ogni Dominio.
primer-levels = Con { $one } carte di un Dominio in gioco, ecco che cosa puoi fare a ogni turno:
primer-culture = Copia un effetto di qualcun altro se hai più carte Cultura di ciascuno degli altri.
primer-more = { COMMAND("civ help") } mostra di più, { COMMAND("rules") } spiega tutto.
