# Comment on est appelé à jouer. $due est vide, ou dit jusqu’à quand, après une espace.

ping-turn = 🔔 **{ $table }** avec { $others } : à toi de jouer.{ $due }
ping-half = ⏳ **{ $table }** avec { $others } : la moitié de ton temps est passée.{ $due }
ping-soon = ⏰ **{ $table }** avec { $others } : ton temps est presque écoulé.{ $due }
ping-due = Tu as jusqu’au <t:{ $at }:f> (<t:{ $at }:R>).
ping-left = Il te reste { $span }.
ping-lapsed-turn = ⌛ **{ $table }** avec { $others } : ton temps est écoulé, l’ordinateur joue ce tour pour toi.
ping-lapsed-seat = ⌛ **{ $table }** avec { $others } : ton temps est écoulé, l’ordinateur joue pour toi jusqu’à ton retour.
ping-lapsed-eliminate = ⌛ **{ $table }** avec { $others } : ton temps est écoulé, et tu es hors de la partie (§9.1).
ping-lapsed-abandon = ⌛ **{ $table }** avec { $others } : ton temps est écoulé, et la partie s’est arrêtée sans vainqueur.
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
   *[other] … et { $count } autres : { COMMAND("civ games") }
}
ping-closed = Discord ne me laisse pas t’envoyer de messages privés : je t’appelle donc ici désormais. Pour réessayer : { COMMAND("settings notify") }.

# Réglages

name-notify = notifications
name-how = comment
name-hour = heure
name-reminders = rappels
name-half = moitié
name-nearly-over = presque-écoulé
command-settings-notify = Comment je te dis que c’est à toi de jouer
command-settings-reminders = Te rappeler que ton temps s’écoule ?
option-notify = Comment je te le dis
option-notify-hour = L’heure du résumé quotidien, dans ton fuseau horaire (0 à 23)
option-remind-half = Quand la moitié de ton temps est passée
option-remind-soon = Quand les neuf dixièmes de ton temps sont passés
choice-mention = Me mentionner à la table
choice-direct = Message privé
choice-digest = Un message privé par jour
choice-none = Pas du tout
settings-notify-mention = Je te mentionnerai à la table quand ce sera à toi de jouer.
settings-notify-direct = Je t’enverrai un message privé quand ce sera à toi de jouer. Dans Discord, autorise les messages privés des membres de ce serveur.
settings-notify-digest = Une fois par jour, à { $hour } ({ $zone }), je t’enverrai un message privé avec les tables où c’est à toi de jouer. Dans Discord, autorise les messages privés des membres de ce serveur.
settings-notify-none = Je ne te préviendrai pas. { COMMAND("civ games") } montre les tables où c’est à toi de jouer.
settings-reminders = Rappel quand la moitié de ton temps est passée : { $half ->
    [on] oui
   *[off] non
}. Quand il est presque écoulé : { $soon ->
    [on] oui
   *[off] non
}.
