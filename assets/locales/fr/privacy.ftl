### Ce qui est gardé de quelqu’un, et comment l’oublier.

privacy-title = Ce que je garde sur toi
privacy-what = Ton identifiant Discord, le nom sous lequel tu as pris place, et tes choix : coups, votes, paramètres, notes. Ainsi les parties continuent et peuvent être revues. Je ne lis aucun message et je ne transmets rien, sauf ceci :
    - Une partie terminée peut être partagée en page web, avec les noms, par quiconque la voit.
    - Un serveur peut faire envoyer les résultats à un programme à lui.
    - L’archive d’un tournoi, avec noms, résultats et décisions, va à l’organisation et, s’il est officiel, à l’éditeur.
privacy-count = { $what ->
    [tables] { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }
    [choices] { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
    [settings] { $count ->
        [one] { $count } paramètre
       *[other] { $count } paramètres
    }
    [results] { $count ->
        [one] { $count } partie finie, telle qu’elle est comptée
       *[other] { $count } parties finies, telles qu’elles sont comptées
    }
    [notes] { $count ->
        [one] { $count } note privée
       *[other] { $count } notes privées
    }
    [duplicates] { $count ->
        [one] { $count } partie de la donne de la semaine
       *[other] { $count } parties de la donne de la semaine
    }
    [copies] { $count ->
        [one] { $count } copie que tu joues
       *[other] { $count } copies que tu joues
    }
    [reviews] { $count ->
        [one] { $count } analyse de partie
       *[other] { $count } analyses de parties
    }
    [puzzles] { $count ->
        [one] { $count } jour avec l’énigme du jour
       *[other] { $count } jours avec l’énigme du jour
    }
    [votes] { $count ->
        [one] { $count } vote en cours
       *[other] { $count } votes en cours
    }
    [notices] { $count } notifications, par exemple que c’était ton tour
   *[other] { $count ->
        [one] { $count } note de la modération d’un serveur
       *[other] { $count } notes de la modération de serveurs
    }
}
privacy-nothing = Rien.
privacy-operator = { $known ->
        [both] Ce bot est géré par { $name }. Questions sur tes données : { $contact }
        [name] Ce bot est géré par { $name }.
       *[contact] Questions sur tes données : { $contact }
    }
key-privacy-note = Note de confidentialité
key-privacy-terms = Conditions
privacy-question =
    🧹 **Dois-je t’oublier ?** C’est sans retour.
    - Tu quittes toutes les tables ouvertes ; là où d’autres continuent, un ordinateur prend tes places. En tournoi, l’arbitre te retire de la partie. Dans une ligue, tu quittes la saison, et tes parties en cours reviennent à tes adversaires.
    - Dans les parties finies, tu deviens « N. N. », et une donne à laquelle ton mot a servi ne peut plus être vérifiée.
    - Tes paramètres, tes notes et tes votes sont effacés. Si quelqu’un bloque ton compte ou si un serveur t’exclut, je le garde, sous forme de code.
    - Les messages de Discord restent.
privacy-deleted = C’est fait : je ne sais plus rien de toi. Si tu te sers encore de moi, nous repartirons de zéro.
privacy-kept = Rien n’a changé.
key-privacy-export = Obtenir le fichier
key-privacy-ask = M’oublier…
key-privacy-delete = M’oublier pour de bon
key-privacy-keep = Tout garder
# $user: l’identifiant d’une personne qui a quitté Discord, dont décide le propriétaire du bot
key-privacy-person = Quelqu’un qui est parti…
form-privacy-person = Son identifiant Discord
privacy-person-title = Ce que je garde sur { $user }
privacy-person-question =
    🧹 **Dois-je oublier { $user } ?** C’est sans retour.
    - Cette personne quitte toutes les tables ouvertes ; là où d’autres continuent, un ordinateur prend ses places. En tournoi, l’arbitre la retire de la partie. Dans une ligue, elle quitte la saison, et ses parties en cours reviennent à ses adversaires.
    - Dans les parties finies, elle devient « N. N. », et une donne à laquelle son mot a servi ne peut plus être vérifiée.
    - Ses paramètres, ses notes et ses votes sont effacés. Si quelqu’un l’a bloquée ou si un serveur l’exclut, je le garde, sous forme de code.
    - Les messages de Discord restent.
privacy-person-deleted = C’est fait : je ne sais plus rien de { $user }.
key-privacy-person-ask = Oublier cette personne…
key-privacy-person-delete = L’oublier pour de bon
reason-privacy-person = Ce n’est pas un identifiant Discord : c’est un nombre d’environ 18 chiffres.
