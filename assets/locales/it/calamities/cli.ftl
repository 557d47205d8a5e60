### I testi della riga di comando per le calamità.

cli-calamity = Risolve calamità di Advanced Civilization da casi scritti in JSON.
    {"\u000A"}
    Un file contiene uno o più casi: una posizione, delle scelte, e che cosa ci si aspetta se va verificato. - è stdin. Per
    ogni caso una riga di JSON dice che cosa diventa la mappa, che cosa è stato chiesto e che cosa rifiutato. Il codice
    d’uscita è 1 se manca una risposta, se un’attesa non è soddisfatta o se un caso è impossibile.
    {"\u000A"}
    La trascrizione di un tavolo viene rigiocata: che cosa ha fatto ogni calamità, e le posizioni alla fine.
cli-calamity-no-json = { $file }:{ $line }:{ $column }: non è JSON: { $why }
cli-calamity-no-text = { $file }: non è UTF-8.
cli-calamity-empty = { $file }: non c’è alcun caso.
cli-calamity-refused = { $file }: { $case }: { $why }
cli-calamity-missing = { $file }: { $case }: manca una risposta: { $who } { $what } { $limits }
cli-calamity-line = { $file }: la riga { $line } qui non è possibile: { $why }
cli-calamity-differs = { $file }: { $case }: { $what }
