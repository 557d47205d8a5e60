### L’archive d’un tournoi : sa feuille telle qu’on la lit, et ce qui accompagne ses fichiers.

sheet-official = Tournoi officiel
sheet-friendly = Coupe amicale : ce n’est pas un tournoi officiel
sheet-place = Lieu : { $place }
sheet-starts = Début : { $when }
sheet-clock = Chrono : { $clock }
sheet-organiser = Organisation : { $who }
# On the page to print
print-referee = Arbitre : { $who }
print-room = Salle
sheet-referee-since = Arbitre : { $who }, depuis { $since }
sheet-referee-until = Arbitre : { $who }, de { $since } à { $until }
sheet-referee-also = A aussi arbitré : { $who }
sheet-participants = Participants
sheet-absent = N’ont pas joué, remplacés avant la fin du draft (§9.1) : { $who }
sheet-number = N°
sheet-player = Joueur
sheet-computer = { $who } (ordinateur)
sheet-round = Ronde { $number }
sheet-final = Finale
sheet-commitment = Annoncé : SHA-256 { $commitment }
sheet-secret = Tiré au sort avec le secret { $secret }
sheet-table = Table
sheet-players = Joueurs, dans l’ordre du tour
sheet-first = Premier Joueur
sheet-winner = Vainqueur
sheet-how = Comment
sheet-scores = Points à la fin
sheet-eliminated = { $who } (élimination)
csv-round = Ronde
csv-seat = Place à la table
csv-eliminated = Élimination
sheet-by-lot = { $who } (tirage au sort)
sheet-standings = Classement
sheet-rank = Place
sheet-rounds-won = Rondes gagnées
sheet-incidents = Incidents et décisions
sheet-no-incidents = Aucun.
sheet-when = Quand
sheet-what = Quoi
sheet-where = Où
sheet-who = Qui
sheet-by = Décidé par
# Beside a penalty. $number (of the entry)
sheet-taken-back = annulé avec l’entrée { $number }, §9.3
sheet-why = Raison
sheet-at-table = table { $table } de la Ronde { $round }
sheet-incident = { $kind ->
        [surplus] Pioche excédentaire (§9.2)
        [late-effect] Effet après l’étape 3 (§9.3)
        [forgotten-draw] Oubli de piocher (§9.4)
        [cheating] Triche, élimination (§9.1)
        [absence] Absence, élimination (§9.1)
        [warning] Avertissement (§10.6)
        [replace] Donne abandonnée pendant le draft (§9.1)
        [cast-lot] Tirage au sort d’une victoire partagée (§10.8)
        [pause] Partie arrêtée
        [resume] Partie reprise
        [extend] Temps supplémentaire
        [time-out] Temps écoulé, partie arrêtée
        [give-time] Temps accordé
        [computer] L’ordinateur joue
        [answer] Réponse à un appel
        [look-at-hands] Mains regardées
        [silence] Silence imposé au public (§10.6)
        [removal] Renvoi d’une personne du public (§10.6)
        [appoint] Changement d’arbitre (§10.1)
        [accept-referee] Arbitre désormais (§10.1)
        [resign-referee] N’arbitre plus (§10.1)
        [make-friendly] Devenu coupe amicale (§10.1)
        [move] Déplacement
        [restore] Retour sur l’annulation
       *[cancel] Tournoi annulé
    }
sheet-proof = Preuve
sheet-lots = Tirages au sort : SHA-256 annoncé { $commitment }, secret { $secret }
sheet-deals = Cartes de toutes les parties : SHA-256 annoncé { $commitment }, secret { $secret }
sheet-last = Registre : { $entries } entrées, dernière empreinte { $hash }
sheet-champion = Victoire : { $who }
sheet-cancelled = Annulé : { $why }
sheet-check = `civ tournament verify` vérifie tout cela dans le fichier JSON qui accompagne cette fiche : la chaîne des empreintes, chaque tirage, chaque partie.

## L’archive

tournament-archive-official = L’archive pour l’éditeur : arbitre, participants, tirages avec leurs secrets, tables, transcriptions, résultats, incidents. Un fichier pour les programmes, un à lire, et un pour les tableurs.
tournament-archive-friendly = L’archive de cette coupe amicale, avec tout ce qu’a celle d’un tournoi officiel : un fichier pour les programmes, un à lire, et un pour les tableurs.
tournament-archive-check = `civ tournament verify` vérifie la chaîne des empreintes, chaque tirage et chaque partie du fichier JSON.
tournament-archive-early = Le tournoi n’est pas terminé : voici où il en est.
tournament-print = Places, salles et résultats en une page à afficher : ouvre le fichier dans un navigateur et imprime-le.
