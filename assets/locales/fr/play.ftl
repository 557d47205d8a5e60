### Trouver avec qui jouer : `/civ play`, ses lignes dans un salon du serveur, et où un serveur règle cela.

play-looking = 🔎 Tu cherches une partie : { $wish }. Tu auras une place dès qu’il y aura du monde, jusqu’à { $until } au plus tard, et je te préviendrai comme pour tes tours.
play-servers = { $count ->
    [one] Cela vaut pour ce serveur. { COMMAND("civ play") } sur un autre l’ajoute.
   *[other] Cela vaut pour { $count } serveurs.
}
play-wish = { $clock }, à { $count }
play-wish-any = { $clock }, à n’importe combien
play-trace = 🔎 { $name } cherche une partie : { $wish }.
play-trace-found = { $name } a trouvé une partie : { $table }.
play-trace-over = { $name } ne cherche plus de partie.
play-elsewhere = 🔎 La ligne à ton sujet dans { $channel } dit si tu cherches encore une partie.
play-seated = Tu as une place : { $table }.
play-stopped = Tu ne cherches plus cette partie.
key-play-also = Je joue
key-play-stop = Ne plus chercher
key-play-alone = Un ordinateur, en attendant
play-server-title = Trouver une partie
play-server-hint = { COMMAND("civ play") } dit en une ligne dans ce salon qui cherche, et y ouvre les tables. Le rôle en est averti, une fois par heure au plus : laisse chacun le choisir, sous « Salons et rôles ». Sans salon, « Qui joue ? » est demandé là où la commande est utilisée.
play-server-pick = Trouver une partie : choisir un salon
play-server-role = Qui avertir : choisir un rôle
play-server-on = On se trouve désormais dans ce salon pour une partie.
play-server-off = Il n’y a plus de salon pour trouver une partie. { COMMAND("civ play") } demande « Qui joue ? » là où on l’utilise.
play-role-gone = Personne n’est mentionné quand quelqu’un cherche une partie.
play-role-silent = ⚠️ { $role } n’est pas averti : dans ses paramètres, laisse tout le monde le mentionner.
reason-play-none = Tu ne cherches plus cette partie.
