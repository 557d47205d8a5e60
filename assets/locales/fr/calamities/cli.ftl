### Les textes de la ligne de commande pour les calamités.

cli-calamity = Résout des calamités d’Advanced Civilization à partir de cas écrits en JSON.
    {"\u000A"}
    Un fichier contient un ou plusieurs cas : une position, des choix, et ce qu’on en attend s’il faut le vérifier. - est stdin.
    Pour chaque cas, une ligne de JSON dit ce que devient la carte, ce qui a été demandé et ce qui a été refusé. Le code
    de sortie est 1 si une réponse manque, si une attente n’est pas remplie ou si un cas est impossible.
    {"\u000A"}
    La transcription d’une table est rejouée : ce que chaque calamité a fait, et les positions à la fin.
cli-calamity-no-json = { $file }:{ $line }:{ $column } : ce n’est pas du JSON : { $why }
cli-calamity-no-text = { $file } : ce n’est pas de l’UTF-8.
cli-calamity-empty = { $file } : il n’y a aucun cas dedans.
cli-calamity-refused = { $file } : { $case } : { $why }
cli-calamity-missing = { $file } : { $case } : il manque une réponse : { $who } { $what } { $limits }
cli-calamity-line = { $file } : la ligne { $line } n’est pas possible ici : { $why }
cli-calamity-differs = { $file } : { $case } : { $what }
