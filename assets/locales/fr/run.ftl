# Faire tourner le bot.

run-playground =
    Aucun DISCORD_TOKEN n’est défini : le bot joue donc dans son bac à sable, qui imite Discord sur cette machine.
    Ouvre { $address } dans un navigateur. Ctrl-C l’arrête, et ce qui y a été joué disparaît.
run-playground-failed = Le bac à sable ne peut pas démarrer : { $why } --port et CIV_PLAYGROUND_HOST disent où il est ; le port 0 prend n’importe quel port libre.
run-playground-not-loopback = Il ne sert que cette machine, et { $host } n’est pas une adresse de cette seule machine.
run-playground-in-use = Le port { $port } de { $host } est occupé.
run-playground-cannot-listen = Il ne peut pas écouter sur le port { $port } de { $host } : { $why }.
run-token-refused = Discord refuse ce jeton. Prends-en un nouveau dans le Developer Portal (Bot, Reset Token) et mets-le dans DISCORD_TOKEN.
run-no-locale = CIV_LOCALE : il n’y a pas de textes en { $locale }. Il y en a en : { $known }.
run-unreachable = Discord est injoignable ({ $why }). Vérifie la connexion de cette machine et réessaie.
playground-server = Bac à sable
playground-channel = table
playground-people = Anne, Bruno, Chloé, Denis
