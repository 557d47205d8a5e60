### Comment chacun apprend que c’est son tour, et quoi d’autre.

ping-turn = 🔔 **{ $table }** avec { $others } : à toi de jouer.{ $due }
ping-half = ⏳ **{ $table }** avec { $others } : la moitié de ton temps est passée.{ $due }
ping-soon = ⏰ **{ $table }** avec { $others } : ton temps est presque écoulé.{ $due }
ping-next = 👀 **{ $table }** avec { $others } : c’est bientôt ton tour. Celui d’avant vient de commencer.
ping-public-next = 👀 { $who }, c’est bientôt ton tour : **{ $table }**.
ping-next-over = { $table } : ton tour venait juste après
ping-due = Tu as jusqu’au <t:{ $at }:f> (<t:{ $at }:R>).
ping-left = Il te reste { $span }.
ping-lapsed-turn = ⌛ **{ $table }** avec { $others } : ton temps est écoulé, l’ordinateur joue ce tour pour toi.
ping-lapsed-seat = ⌛ **{ $table }** avec { $others } : ton temps est écoulé, l’ordinateur joue pour toi jusqu’à ton retour.
ping-lapsed-eliminate = ⌛ **{ $table }** avec { $others } : ton temps est écoulé, et tu es hors de la partie.
ping-lapsed-abandon = ⌛ **{ $table }** avec { $others } : ton temps est écoulé, et la partie est finie, sans vainqueur.
ping-lapsed-pause = ⌛ **{ $table }** avec { $others } : ton temps est de nouveau écoulé et personne d’autre n’est là, la partie est donc en pause.
ping-public-turn = 🔔 { $who }, à toi de jouer à la **{ $table }**.{ $due }
ping-public-half = ⏳ { $who }, la moitié de ton temps à la **{ $table }** est passée.{ $due }
ping-public-soon = ⏰ { $who }, ton temps à la **{ $table }** est presque écoulé.{ $due }
ping-over = { $table } : ce n’est plus à toi de jouer
ping-over-public = { $table } : ce n’est plus à { $who } de jouer
ping-list = { $count ->
    [one] Une table t’attend
   *[other] { $count } tables t’attendent
}
ping-list-done = Plus aucune table ne t’attend
ping-more = { $count ->
    [one] … et une autre : { COMMAND("civ games") }
   *[other] … et { $count } autres : { COMMAND("civ games") }
}
ping-closed = Discord ne me laisse pas t’envoyer de messages privés : je t’appelle donc ici désormais. Pour réessayer : { COMMAND("settings") }.

## Outre les tours

ping-vote = 🗳️ **{ $table }** avec { $others } : à toi de voter.{ $due }
ping-public-vote = 🗳️ { $who }, à toi de voter à la **{ $table }**.{ $due }
ping-seat = 🪑 **{ $table }** avec { $others } : quelqu’un demande ta place. Refuse dans le vote si tu veux la garder.{ $due }
ping-public-seat = 🪑 { $who }, quelqu’un demande ta place à la **{ $table }**. Refuse dans le vote si tu veux la garder.{ $due }
ping-replaced = 🪑 **{ $table }** avec { $others } : quelqu’un d’autre joue à ta place maintenant.
ping-public-replaced = 🪑 { $who }, quelqu’un d’autre joue maintenant à ta place à la **{ $table }**.
ping-invited = ✉️ Tu as une invitation à jouer (**{ $table }**). Hôte : **{ $by }** (déjà là : { $others }).
ping-public-invited = ✉️ { $who }, tu as une invitation à jouer (**{ $table }**). Hôte : **{ $by }**.
ping-lobby-link = Vers la table
ping-full = 🪑 **{ $table }** avec { $others } : toutes les places sont prises et tout le monde est prêt. Tu peux lancer la partie.
ping-public-full = 🪑 { $who }, toutes les places de **{ $table }** sont prises et tout le monde est prêt. Tu peux lancer la partie.
ping-unreached = 🚪 **{ $table }** : { $who } ne voit pas le salon de la table : je ne peux pas l’appeler. Son chrono est arrêté, au plus tard jusqu’au <t:{ $at }:f>.
ping-silenced = 🚪 **{ $table }** : la modération m’a exclu temporairement du serveur jusqu’à { $until } ; je ne peux donc pas y écrire.{ $clock ->
    [yes] {" "}Les chronos sont arrêtés, au plus tard jusqu’au <t:{ $at }:f>.
   *[no] {""}
} Je reprendrai ensuite de moi-même ; en attendant, { COMMAND("civ hand") } te montre ta main.
ping-unreached-lost = 🚪 **{ $table }** : son salon a disparu, ou je n’y ai plus accès.{ $clock ->
    [yes] {" "}Les chronos sont arrêtés, au plus tard jusqu’au <t:{ $at }:f>.
   *[no] {""}
} { COMMAND("civ table") } dans un autre salon du serveur y déplace la table.
ping-unreached-lost-drawn = 🚪 **{ $table }** : son salon a disparu, ou je n’y ai plus accès.{ $clock ->
    [yes] {" "}Les chronos sont arrêtés jusqu’au <t:{ $at }:f> au plus tard.
   *[no] {""}
} L’organisation ou l’arbitre donne un autre lieu à la table.
ping-unreached-lost-league = 🚪 **{ $table }** : son salon a disparu, ou je n’y ai plus accès.{ $clock ->
    [yes] {" "}Les chronos sont arrêtés jusqu’au <t:{ $at }:f> au plus tard.
   *[no] {""}
} J’ouvre un nouveau fil pour la partie dès que je peux.
ping-left-server = 🚪 **{ $table }** : { $who } a quitté le serveur, je ne peux donc pas l’appeler. Le plateau dit ce que vous pouvez faire.
ping-timed-out = 🔇 **{ $table }** avec { $others } : la modération a prononcé ton exclusion temporaire de son serveur : là-bas, tu ne peux appuyer sur rien. Tu peux continuer à jouer ici même, avec { COMMAND("civ hand") }.
ping-timed-out-other = 🔇 **{ $table }** : { $who } est en exclusion temporaire sur le serveur jusqu’au <t:{ $at }:f>, et peut continuer à jouer par message privé.
ping-vote-over = { $table } : le vote est clos
ping-vote-over-public = { $table } : le vote est clos ({ $who })
ping-ended = 🏁 **{ $table }** avec { $others } : la partie est terminée.
ping-public-ended = 🏁 { $who }, la partie de la **{ $table }** est terminée.
ping-reviewed = 🔎 **{ $table }** avec { $others } : l’analyse de ta partie est prête.
ping-list-news = Des nouvelles de tes tables

## Les parties d’un serveur qui a retiré le bot.

ping-aside = 📦 **{ $table }** avec { $others } : je ne suis plus sur son serveur, la partie attend et aucun chrono ne tourne. Elle reprendra à mon retour ; après 30 jours sans moi, elle est annulée.
ping-returned = ▶️ **{ $table }** avec { $others } : je suis de retour sur son serveur, et la partie reprend.
ping-public-returned = ▶️ { $who }, je suis de retour, et la partie de la **{ $table }** reprend.
ping-forsaken = 🗄️ **{ $table }** avec { $others } : je ne suis plus sur son serveur depuis 30 jours, la partie est donc annulée. { COMMAND("civ replay") } te la donne toujours en entier.
