### Bilanzen beendeter Partien, Wertungen, und was dazu eingestellt ist.

record-title = { $name }
record-everywhere = Auf allen Servern
record-here = Auf diesem Server
record-none-own = Nach deiner ersten beendeten Partie steht hier deine Statistik.
record-none = Für { $name } ist hier nichts gezählt.
record-off-own = Über deine Partien wird nichts gezählt. { COMMAND("settings") } ändert das.
record-off-server = Auf diesem Server wird nichts gezählt.
record-bot = Bilanzen haben nur Menschen.

## Beschriftungen im Bild, kurz

record-label-games = { $count ->
    [one] Partie
   *[other] Partien
}
record-label-won = { $count ->
    [one] Sieg
   *[other] Siege
}
record-label-share = Siegquote
record-percent = { $percent } %
record-label-row = Siege in Folge
record-label-best = beste Serie
record-label-favourite = { $heading }: { $what }
record-label-victories = Gewonnen durch
record-label-players = Zu { $count ->
    [2] zweit
    [3] dritt
    [4] viert
   *[other] { $count }
}
record-label-teams = In Teams
record-label-last = Letzte Partien
record-label-nothing = noch nichts
record-of = { $won } von { $games }

## Dasselbe in Worten

record-sum = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
}, { $won } gewonnen ({ $percent } %).
record-run = { $count } Siege in Folge, höchstens { $best }.
record-run-lost = Beste Serie: { $best } Siege in Folge.
record-victories = Gewonnen durch: { $list }.
record-counted = { $what } { $count }
record-sizes = Siege: { $list }.
record-size = { $what } { $won } von { $games }
record-favourite = { $heading }: { $what } ({ $count } Karten).
record-effects = Am häufigsten benutzt: { $list }.
record-duels = Gegen: { $list }.
record-duel = { $name } { $ahead }:{ $behind }
record-pace = Die Hälfte der Züge dauert weniger als { $time }.
record-pace-own = Die Hälfte deiner Züge dauert weniger als { $time }. { $seen ->
    [yes] Das sehen auch andere.
   *[no] Das siehst nur du.
}
record-left = Vorzeitig verlassen: { $count }.
record-called-off = Abgebrochen und nicht gezählt: { $count }.
record-outcome = { $outcome ->
    [won] Gewonnen
    [left] Verlassen
    [open] Abgebrochen
   *[lost] Verloren
}
record-last-head = **Letzte Partien**, mit Rückblick:
key-record-everywhere = { record-everywhere }
key-record-here = { record-here }
key-record-board = Rangliste

key-show-here = Hier zeigen
key-record-rules = Wie Partien zählen
record-rules =
    ### Wie Partien zählen
    - Aufgeben, Zeit ablaufen lassen, wo das die Partie beendet, den Platz abgeben oder den letzten Zug dem Computer überlassen: vorzeitig verlassen, letzter Platz.
    - Nicht gewertet: Partien mit Tipps oder zurückgenommenen Schritten, unter { $turns } Zügen, mit jemandem ohne Bilanz, gegen Computer allein, in Teams mit einem Computer, und am Tag mehr als { $pair } zwischen denselben zwei. Abgebrochene zählen gar nicht.
    - Eine Partie zählt ganz, wenn alle anderen am Tisch schon gegen { $least } Leute gespielt haben, die nicht an diesem Tisch sitzen, und gar nicht, wenn jemand von ihnen gegen niemanden sonst gespielt hat. Die zweite Partie derselben zwei in einer Saison zählt halb, die dritte zu einem Drittel und so fort.
    - Eine Wertung ist vorläufig bis { $most } Partien und { $least } eingespielte Gegner: Leute mit { $most } gewerteten Partien gegen mindestens { $least } andere. Nach { $days } Tagen ohne gewertete Partie hast du keinen Rang, behältst aber deine Punkte; auch wer den Server verlassen hat, hat keinen.
    - Gleich viele Punkte teilen sich einen Rang. Mit jeder Saison rücken die Wertungen etwas näher zusammen.
    - { COMMAND("settings") } schaltet alles für dich aus und löscht es.

## Wertungen

rating-points = { $points } Punkte
rating-rank = Platz { $rank } von { $of }
rating-provisional = Vorläufig, { $text }
rating-games = { $games } von { $most } Partien
rating-opponents = { $opponents } von { $least } eingespielten Gegnern
rating-inactive = Kein Rang: seit { $days } Tagen keine gewertete Partie
rating-left = Kein Rang: nicht mehr auf diesem Server
rating-line = Wertung, { $season }: { $text }.
season-month = { $month } { $year }
season-quarter = { $number }. Quartal { $year }
season-half = { $number }. Halbjahr { $year }
season-year = { $year }

board-title = Rangliste
board-nobody = Noch hat niemand einen Rang.
board-line = { $rank }. { $name }: { $points } ({ $games ->
    [one] eine Partie
   *[other] { $games } Partien
})
board-newcomer = – { $name }: { $text }
board-own = Du: { $text }.
board-own-none = Du: in dieser Saison noch keine gewertete Partie.
board-off = Du wirst nicht gewertet. { COMMAND("settings") } ändert das.
board-how = Eine Wertung gilt ab { $most } Partien und { $least } eingespielten Gegnern.
board-pick-season = Saison
key-board-before = Davor
key-board-after = Danach
key-board-here = Dieser Server
key-board-everywhere = Alle Server
rating-moved = 📈 Wertung: { $list }
rating-moved-one = { $name } { $points } ({ $change })
rating-moved-provisional = { $name } (vorläufig, { $text })

## /settings und /server-settings

key-settings-records = Bilanzen
record-own-head = Bilanzen deiner Partien
record-own-what = Was ich von beendeten Partien zähle: Ergebnisse, Karten, Effekte, Zugzeiten und Wertungen. Ausgeschaltet wird das alles gelöscht, und die anderen behalten ihres.
record-own-keep = Bilanzen meiner Partien führen
record-own-keep-hint = Profil, Wertungen, Ranglisten und mein Name in den Wochentabellen
record-own-global = Mich auch über alle Server werten
record-own-global-hint = Sonst nur auf jedem Server für sich
record-own-pace = Andere dürfen sehen, wie lange meine Züge dauern
record-own-pace-hint = In meinem Profil, als Median
record-own-saved = Erledigt.
key-server-records = Bilanzen und Ränge
record-server-head = Bilanzen und Ränge auf diesem Server
record-server-what = Ausgeschaltet wird das alles für diesen Server gelöscht; seine Partien bleiben.
record-server-keep = Bilanzen und Wertungen der Partien hier führen
record-server-off = Keine führen
record-server-season = Wie lange eine Saison dauert
choice-month = Einen Monat
choice-quarter = Ein Vierteljahr
choice-half = Ein halbes Jahr
choice-year = Ein Jahr
record-server-podium = Ehrenrollen
record-podium-what = Für die ersten drei Plätze der Saison und für den Sieg im letzten Turnier: Ich vergebe sie, solange es stimmt, und nehme sie danach zurück. Nur Rollen unter meiner.
record-pick-first = Platz 1
record-pick-second = Platz 2
record-pick-third = Platz 3
record-pick-champion = Wer das letzte Turnier gewonnen hat
podium-two-factor = 🏆 Ich kann die Ehrenrollen nicht vergeben: Dieser Server verlangt von allen, die Rollen verwalten, Zwei-Faktor-Authentifizierung, und das Konto, zu dem ich gehöre, hat sie nicht eingeschaltet. Wer mich betreibt, kann das unter **Benutzereinstellungen** › **Mein Account** nachholen; oder der Server verzichtet darauf unter **Servereinstellungen** › **Sicherheitseinrichtung**.
podium-no-permission = 🏆 Ich kann die Ehrenrollen nicht vergeben: Mir fehlt die Berechtigung **Rollen verwalten**. { COMMAND("server-settings") } hat einen Link dafür.
podium-role-above = 🏆 Ich kann die Ehrenrollen nicht vergeben: Eine Rolle muss unter meiner stehen und darf keinem Bot gehören.
podium-role-gone = 🏆 Ich kann die Ehrenrollen nicht vergeben: Eine davon gibt es nicht mehr. { COMMAND("server-settings") } wählt eine andere.
podium-role-powerful = 🏆 Ich kann die Ehrenrollen nicht vergeben: Eine davon hat Rechte zum Verwalten oder Moderieren. { COMMAND("server-settings") } wählt eine andere.
