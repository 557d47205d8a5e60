### Les tournois en cours : commandes, réponses, ce que le bot dit de lui-même, pourquoi il refuse.

## Commandes

name-tournament = tournoi
name-tournament-new = nouveau
name-register = inscription
name-withdraw = retrait
name-check-in = pointer
name-remove = retirer
name-appoint = nommer
name-draw = tirage
name-standings = classement
name-bracket = tableau
name-book = registre
name-archive = archive
name-forget = oublier
name-referee = arbitre
name-console = console
name-call = appel

name-title = titre
name-start = début
name-official = officiel
name-without = sans
name-minutes = minutes
name-count = nombre

command-tournament = Les tournois de ce serveur
command-tournament-new = Annoncer un tournoi dans ce salon
option-tournament-title = Son nom
option-tournament-start = Quand : 2026-05-02 14:30 (à ton heure), ou dans combien de temps : 45m, 2h, 1j
option-tournament-referee = L’arbitre, qui ne joue pas
option-tournament-official = Officiel (16 à 64 personnes, multiple de 4), sinon coupe amicale
option-tournament-players = Nombre maximal de joueurs ; les suivants vont sur la liste d’attente
option-tournament-role = Un rôle qui peut aussi arbitrer
option-tournament-without = Quelqu’un qui ne jouera pas
option-tournament-minutes = Combien de minutes avant le début s’ouvre le pointage (30 par défaut)
option-tournament = Quel tournoi (le plus récent de ce serveur par défaut)
command-tournament-register = S’inscrire à un tournoi, ou sur sa liste d’attente
command-tournament-withdraw = Quitter un tournoi avant le tirage de la première Ronde
command-tournament-check-in = Pointer : dire que tu es là
command-tournament-computers = Ajouter des ordinateurs à une coupe amicale que tu organises
option-tournament-count = Combien
command-tournament-remove = Retirer quelqu’un de la liste avant le tirage de la première Ronde
option-tournament-person = Qui
command-tournament-appoint = Nommer un autre arbitre
command-tournament-draw = Tirer au sort la Ronde suivante
command-tournament-standings = Qui joue, et le classement
command-tournament-bracket = Le tableau du tournoi
command-tournament-tables = Toutes les tables, avec leurs liens
command-tournament-book = Le registre de l’arbitre
command-tournament-archive = L’archive pour l’éditeur, en fichiers
command-tournament-forget = Retirer un nom de la liste d’un tournoi terminé
command-tournament-cancel = Annuler un tournoi
option-tournament-reason = Pourquoi : tout le monde peut le lire
command-referee = L’arbitre d’un tournoi
command-referee-console = La console de l’arbitre et de l’organisateur
command-referee-call = Appeler l’arbitre à ta table

## Réponses

tournament-you-play = ✅ Ton inscription est notée. Début : { $at } ({ $left }).
tournament-you-wait = ✅ Tu es sur la liste d’attente. Début : { $at } ({ $left }).
tournament-you-left = Tu n’es plus sur la liste.
tournament-you-are-there = ✅ Pointage noté. Ta table s’ouvrira toute seule après le tirage.
tournament-computers-added = { $count ->
        [one] Un ordinateur s’ajoute
       *[other] { $count } ordinateurs s’ajoutent
    } ; inscrits jusqu’ici : { $total }.
tournament-done = ✅ C’est fait, et c’est dans le registre.
tournament-call-open = 🔔 L’arbitre est appelé : { $channel }
tournament-call-made = 🔔 L’arbitre est appelé. Je n’ai pas pu ouvrir de fil privé : je l’ai annoncé à ta table.

## De lui-même

key-tournament-call = Appeler l’arbitre
tournament-no-clock = sans chrono
tournament-thread = { $table } · { $title }
tournament-call-thread = Appel { $number } · table { $table }
tournament-check-in-call = 📣 { $who } : dis que tu es là avec « { key-tournament-check-in } ». Il reste { $span }.
tournament-left-waiting = { $who } : pas de place pour toi à la ronde 1. Quand le nombre ne convient pas, les derniers à s’inscrire attendent (§10.1). Tu peux encore remplacer quelqu’un jusqu’à la fin du draft.
tournament-left-dropped = { $who } : sans pointage, tu ne joues pas.
tournament-left-again = Jusqu’au tirage, « { key-tournament-register } » ci-dessus te remet en fin de liste.
lapse-referee = **{ $name }** a dépassé son temps : la partie s’arrête, et l’arbitre est appelé.
ping-lapsed-referee = ⌛ **{ $table }** avec { $others } : ton temps est écoulé, la partie s’arrête donc jusqu’à la décision de l’arbitre.
