### Les résultats des parties dans un salon choisi par le serveur, par son webhook et une fois par semaine ; et la page qui règle cela.

## Une partie, et une semaine

result-title = { $table } : c’est fini
result-players = La partie a été jouée par { $names }.
result-in-tournament = 🏆 { $title }, Ronde { $round }
result-in-season = 🪜 { $title }, division { $division }
result-over = La partie est terminée.
week-title = Les parties de la semaine dernière
week-games = { $count ->
    [one] Une partie s’est terminée.
   *[other] { $count } parties se sont terminées.
}
week-active-one = { $name } ({ $count })
week-active = Le plus de parties : { $people }.
week-longest = La plus longue : { $table }, avec { $count ->
    [one] un coup
   *[other] { $count } coups
}.
week-upset = La surprise : { $winner } ({ $low }) a battu { $beaten } ({ $high }), { $table }.
results-lost = ⚠️ Je ne peux pas écrire dans { $channel }, où doivent aller les résultats des parties. { COMMAND("server-settings") } › Résultats permet de choisir un autre salon ; toutes les parties restent là avec { COMMAND("civ replay") }.

## La page

key-results = Résultats, trouver une partie
results-title = Résultats et trouver une partie
results-here = Quand se termine une partie que tout le monde peut voir ici, { $channel } reçoit son résultat, avec une image et un bouton pour la revoir.
results-nowhere = Les résultats ne paraissent dans aucun salon à part.
results-pick = Résultats : choisir un salon
results-how = Comment ils sont montrés
results-spoiler = Cachés
results-spoiler-hint = On ne voit qui a gagné qu’en appuyant dessus
results-weekly = Résumé de la semaine
results-weekly-hint = Le lundi : le plus de parties, la plus longue partie
results-publish = Publiés
results-publish-hint = Dans un salon d’annonces, aussi sur les serveurs qui le suivent
results-on = Les parties qui se terminent désormais paraissent dans { $channel }.
results-off = Les résultats ne paraissent plus.
webhook-title = Pour tes propres programmes
webhook-none = Un webhook à toi peut recevoir la même chose en JSON.
webhook-host = Ton webhook chez { $host } reçoit la même chose en JSON.
webhook-discord = Ton webhook Discord montre la même chose.
webhook-trouble = ⚠️ Il n’a pas accepté le dernier message.
webhook-on = Désormais, je signale chaque partie à ton webhook. Il me reconnaît à ce secret, que je ne montre que maintenant : { $secret }
webhook-discord-on = Désormais, ton webhook Discord montre chaque partie.
webhook-off = Je ne signale plus les parties à aucun webhook.
key-webhook = Webhook
form-webhook = Son adresse (vide : aucune)
form-webhook-hint = https://example.org/…
reason-webhook-address = Ce n’est pas l’adresse d’un webhook : elle commence par https://, n’indique aucun port et s’atteint depuis tout Internet.
reason-webhook-form = Cette adresse n’accepte que des messages de sa propre forme, et les miens sont un autre JSON. Indique un webhook de Discord, ou un programme à toi qui lit WEBHOOK.md.
