### Ce que /settings répond.

settings-ask = Une fois par partie, je te demanderai confirmation avant de finir un tour avec des effets inutilisés.
settings-one-press = S’il ne te reste rien d’autre à faire, ton choix finit aussi le tour ; le bouton le dit.
settings-two-presses = Tu finis maintenant toujours ton tour toi-même.
settings-display-picture = Ta main et tes plateaux s’affichent maintenant en images.
settings-display-text = Ta main s’affiche maintenant en texte. Un bouton sous chaque plateau en donne le texte.
settings-display-both = Ta main et tes plateaux s’affichent maintenant en images et en texte.
settings-display-server = Ta main et tes plateaux s’affichent maintenant comme sur le serveur.
settings-theme-dark = Les images visibles uniquement pour toi sont maintenant sombres.
settings-theme-light = Les images visibles uniquement pour toi sont maintenant claires.
settings-theme-server = Les images visibles uniquement pour toi ont maintenant les couleurs des plateaux publics.
settings-language = Je te parle désormais dans cette langue : { $language }. Les messages publics gardent celle de la table.
settings-language-discord = Je te parle désormais dans la langue de ton Discord, si je peux : { $language }.
settings-no-ask = Je ne demanderai plus avant de finir ton tour.

settings-guidance-auto = Dans tes cinq premières parties, ta main explique les effets et dit qui pourrait gagner et comment l’empêcher ; ensuite, elle dit seulement qui pourrait gagner.
settings-guidance-full = Ta main dit maintenant qui pourrait gagner au prochain tour, comment l’empêcher et ce que font les effets.
settings-guidance-short = Ta main dit maintenant seulement qui pourrait gagner au prochain tour. Un bouclier marque les choix qui l’empêchent.
settings-guidance-none = Ta main ne dit plus qui pourrait gagner, comme pour tout le monde dans un tournoi. Les boutons proposent toujours tout ce que tu peux faire.

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
}. Quand ton tour vient juste après : { $next ->
    [on] oui
   *[off] non
}.

## La page de /settings : un titre au-dessus de chaque liste, et ce que demandent ses formulaires.

settings-head-language = La langue dans laquelle je te parle
settings-head-display = Ta main et tes plateaux
settings-head-theme = Couleurs de tes images privées
settings-head-notify = Comment je te dis que c’est à toi de jouer
settings-head-hour = L’heure de ce message
settings-head-reminders = Rappels de ton temps
settings-head-turn = À la fin de ton tour
settings-head-guidance = Ce que ta main explique
settings-head-zone = De quelle ville parles-tu ?
settings-head-hours = Quand les chronos lents s’arrêtent pour toi
guidance-auto = Tout dans mes cinq premières parties, puis l’essentiel
guidance-full = Tout : qui pourrait gagner, parades et effets
guidance-short = L’essentiel : qui pourrait gagner
guidance-none = Rien
settings-remind-half = À la moitié de mon temps
settings-remind-soon = À 90 % de mon temps
settings-remind-next = Quand mon tour vient juste après (parties lentes à trois ou plus)
settings-turn-confirm-end = Une fois par partie, me demander avant de finir un tour avec des effets inutilisés
settings-turn-one-press = Finir mon tour automatiquement quand il ne reste rien d’autre à faire
key-settings-times = Fuseau horaire, heures calmes
key-settings-vacation = Vacances
key-settings-block = Bloquer quelqu’un
form-settings-times = Fuseau horaire et heures calmes
form-settings-zone = Une ville de ton fuseau horaire
form-settings-zone-hint = Par exemple Paris ; vide : sans changement
form-settings-quiet = Tes heures calmes (chronos lents arrêtés)
form-settings-quiet-hint = Par exemple 22-7 ; « aucune » pour ne plus en avoir
form-settings-vacation = Vacances
form-settings-first = Le premier jour
form-settings-last = Le dernier jour (vide : le premier)
form-settings-day-hint = Par exemple { $day }
