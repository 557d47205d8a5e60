### Ce que /settings répond.

settings-ask = Je te demanderai la première fois que tu laisses des effets inutilisés dans une partie.
settings-display-picture = Ta main et tes plateaux s’affichent maintenant en images.
settings-display-text = Ta main s’affiche maintenant en texte. Un bouton sous chaque plateau en donne le texte.
settings-display-both = Ta main et tes plateaux s’affichent maintenant en images et en texte.
settings-display-server = Ta main et tes plateaux s’affichent maintenant comme sur le serveur.
settings-theme-dark = Les images que toi seul vois sont maintenant sombres.
settings-theme-light = Les images que toi seul vois sont maintenant claires.
settings-theme-server = Les images que toi seul vois ont maintenant les couleurs des plateaux publics.
settings-language = Je te parle désormais dans cette langue : { $language }. Les messages publics gardent celle de la table.
settings-language-discord = Je te parle désormais dans la langue de ton Discord, si je peux : { $language }.
settings-no-ask = Je ne demanderai plus avant de finir ton tour.

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
