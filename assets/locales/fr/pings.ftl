# How people are called to their turns. $due is empty, or says until when, with a space before it.

ping-turn = 🔔 **{ $table }** avec { $others } : c’est à vous.{ $due }
ping-half = ⏳ **{ $table }** avec { $others } : la moitié de votre temps est passée.{ $due }
ping-soon = ⏰ **{ $table }** avec { $others } : votre temps est presque écoulé.{ $due }
ping-due = Vous avez jusqu’au <t:{ $at }:f>, <t:{ $at }:R>.
ping-lapsed-turn = ⌛ **{ $table }** avec { $others } : votre temps est écoulé, l’ordinateur joue ce tour pour vous.
ping-lapsed-seat = ⌛ **{ $table }** avec { $others } : votre temps est écoulé, l’ordinateur joue pour vous jusqu’à ce que vous repreniez votre place.
ping-lapsed-eliminate = ⌛ **{ $table }** avec { $others } : votre temps est écoulé, et avec lui votre partie (§9.1).
ping-lapsed-abandon = ⌛ **{ $table }** avec { $others } : votre temps est écoulé, et la partie a été abandonnée.
ping-public-turn = 🔔 { $who }, c’est à vous à la **{ $table }**.{ $due }
ping-public-half = ⏳ { $who }, la moitié de votre temps à la **{ $table }** est passée.{ $due }
ping-public-soon = ⏰ { $who }, votre temps à la **{ $table }** est presque écoulé.{ $due }
ping-over = { $table } : ce n’est plus à vous
ping-over-public = { $table } : ce n’est plus à { $who }
ping-list = { $count ->
    [one] Une table vous attend
   *[other] { $count } tables vous attendent
}
ping-list-done = Plus aucune table ne vous attend
ping-more = { $count ->
    [one] … et une autre : { COMMAND("civ games") }
   *[other] … et { $count } autres : { COMMAND("civ games") }
}
ping-closed = Discord ne me laisse pas vous envoyer de messages privés : je vous appelle donc ici désormais. Pour réessayer : { COMMAND("settings notify") }.

# Settings

name-notify = avertir
name-how = comment
name-hour = heure
name-reminders = rappels
name-half = moitié
name-soon = bientôt
command-settings-notify = Comment je vous dis que c’est à vous
command-settings-reminders = Vous rappeler que votre temps s’écoule ?
option-notify = Comment je vous le dis
option-notify-hour = L’heure du résumé quotidien, dans votre fuseau horaire (0 à 23)
option-remind-half = Quand la moitié de votre temps est passée
option-remind-soon = Quand les neuf dixièmes de votre temps sont passés
choice-mention = Me mentionner à la table
choice-direct = Message privé
choice-digest = Un message privé par jour
choice-none = Pas du tout
settings-notify-mention = Je vous mentionnerai à la table quand ce sera à vous.
settings-notify-direct = Je vous enverrai un message privé quand ce sera à vous. Discord doit me laisser faire : autorisez les messages privés des membres de ce serveur.
settings-notify-digest = Une fois par jour, à { $hour } dans votre fuseau horaire ({ $zone }), je vous enverrai un message privé si des tables vous attendent. Discord doit me laisser faire : autorisez les messages privés des membres de ce serveur.
settings-notify-none = Je ne vous dirai pas que c’est à vous. { COMMAND("civ games") } montre où l’on vous attend.
settings-reminders = Rappel quand la moitié de votre temps est passée : { $half ->
    [on] oui
   *[off] non
}. Quand il est presque écoulé : { $soon ->
    [on] oui
   *[off] non
}.
