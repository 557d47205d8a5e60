### Prima della primissima mossa di qualcuno, in cima alla mano.

# $need (7 o 8): carte di un solo Dominio
primer-aim = 🎯 **La tua prima partita.** Si vince con { $need } carte di un Dominio; se prima finisce il mazzo, con più Maggioranze.
# $one (2 o 3): carte di un Dominio. Segue una riga per ogni Dominio.
primer-levels = Con { $one } carte di un Dominio, a ogni turno:
primer-culture = più di tutti (basta 1): copia effetti
primer-discard = Scarta una carta in gioco: un effetto in più.
primer-more = { COMMAND("civ help") } mostra di più, { COMMAND("rules") } spiega tutto.
