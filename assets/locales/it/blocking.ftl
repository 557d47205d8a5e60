### Con chi non si vuole avere a che fare.

name-block = blocca
command-settings-block = Tieni qualcuno lontano dai tuoi tavoli, o riammettilo (vuoto: il tuo elenco)
option-settings-block = Chi; scegli di nuovo la persona per sbloccarla
# $who (una persona, come menzione)
blocked = Hai bloccato { $who }.
unblocked = { $who } non è più nel tuo elenco.
# $tables (per esempio Tavolo 3 e Tavolo 5)
blocked-left = Hai lasciato { $tables }, dove aspettavate entrambi l’inizio della partita.
blocking-title = Chi hai bloccato
blocking-nobody = Nessuno.
blocking-told = Niente più nuovi tavoli insieme, inviti, thread privati o posti nelle partite dell’altro. Le partite già cominciate continuano. Non dico a nessuno chi hai bloccato.
pick-block = Blocca o sblocca qualcuno
