### Die Texte der Kommandozeile zu den Katastrophen.

cli-calamity = Katastrophen von Advanced Civilization aus Fällen in JSON abhandeln.
    {"\u000A"}
    Eine Datei hat einen oder mehrere Fälle: eine Stellung, Entscheidungen und, wenn es geprüft werden soll, was zu erwarten
    ist. - ist stdin. Zu jedem Fall sagt eine Zeile JSON, was aus der Karte wird, was gefragt und was abgelehnt wurde. Der
    Exit-Code ist 1, wenn eine Antwort fehlt, eine Erwartung nicht erfüllt ist oder ein Fall nicht sein kann.
    {"\u000A"}
    Die Mitschrift eines Tisches wird nachgespielt: was jede Katastrophe getan hat, und die Stellungen am Ende.
cli-calamity-no-json = { $file }:{ $line }:{ $column }: Das ist kein JSON: { $why }
cli-calamity-no-text = { $file }: Das ist kein UTF-8.
cli-calamity-empty = { $file }: Es steht kein Fall darin.
cli-calamity-refused = { $file }: { $case }: { $why }
cli-calamity-missing = { $file }: { $case }: Eine Antwort fehlt: { $who } { $what } { $limits }
cli-calamity-line = { $file }: Zeile { $line } ist so nicht möglich: { $why }
cli-calamity-differs = { $file }: { $case }: { $what }
