### The command line’s texts of the calamities.

cli-calamity = Resolve calamities of Advanced Civilization from cases written as JSON.
    {"\u000A"}
    A file has one case or several: a setup, choices, and what is expected of them if that is to be checked. - is stdin. For
    each case a line of JSON says what becomes of the map, what was asked, and what was refused. The exit code is 1 if
    an answer is missing, an expectation isn’t met, or a case is impossible.
    {"\u000A"}
    A table’s transcript is replayed instead: what each calamity did, and the positions at the end.
cli-calamity-no-json = { $file }:{ $line }:{ $column }: That isn’t JSON: { $why }
cli-calamity-no-text = { $file }: That isn’t UTF-8.
cli-calamity-empty = { $file }: There’s no case in it.
cli-calamity-refused = { $file }: { $case }: { $why }
cli-calamity-missing = { $file }: { $case }: an answer is missing: { $who } { $what } { $limits }
cli-calamity-line = { $file }: line { $line } isn’t possible there: { $why }
cli-calamity-differs = { $file }: { $case }: { $what }
