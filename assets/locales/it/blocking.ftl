### Con chi non si vuole avere a che fare.

name-block = blocca
command-settings-block = Tieni qualcuno lontano dai tuoi tavoli, o non più; senza nome: il tuo elenco
option-settings-block = Chi; indicarlo di nuovo lo toglie dal tuo elenco
# $who (una persona, come menzione)
blocked = Hai bloccato { $who }.
unblocked = { $who } non è più nel tuo elenco.
# $tables (per esempio Tavolo 3 e Tavolo 5)
blocked-left = Hai lasciato { $tables }, dove aspettavate entrambi l’inizio della partita.
blocking-title = Chi hai bloccato
blocking-nobody = Nessuno.
blocking-told = Non avrete più nuovi tavoli insieme, né inviti, né thread privati, né posti nelle partite l’uno dell’altro. Le partite cominciate continuano. Chi è bloccato non lo viene a sapere.
pick-block = Blocca o sblocca qualcuno con cui hai giocato
