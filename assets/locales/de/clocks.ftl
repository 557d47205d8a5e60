### Bedenkzeit, Ruhezeiten und Urlaub.

## Befehle

choice-at-zero-turn = Der Computer spielt diesen Zug
choice-at-zero-seat = Der Computer übernimmt den Platz
choice-at-zero-eliminate = Die Person scheidet aus
choice-at-zero-abandon = Die Partie wird abgebrochen

## Wie eine Bedenkzeit heißt

preset-none = Ohne Zeitlimit
preset-live = Live
preset-day = Ein Tag
preset-correspondence = Fernpartie
# $name (eine Vorgabe), $clock (was sie bedeutet)
preset-told = { $name }: { $clock }
clock-none = ohne Zeitlimit
# $span (eine Zeitspanne: „24 Stunden“)
clock-turn = { $span } pro Zug
clock-bank = { $span } pro Person, plus { $more } pro Zug
clock-bank-only = { $span } pro Person für die ganze Partie
clock-at-zero-turn = { $clock }. Läuft die Zeit ab, spielt der Computer diesen Zug.
clock-at-zero-seat = { $clock }. Läuft die Zeit ab, übernimmt der Computer. Wer zurückkommt, spielt selbst weiter.
clock-at-zero-eliminate = { $clock }. Wer die Zeit überschreitet, scheidet aus.
clock-at-zero-abandon = { $clock }. Überschreitet jemand die Zeit, wird die Partie abgebrochen.
clock-at-zero-referee = { $clock }. Überschreitet jemand die Zeit, wird die Partie angehalten und die Spielleitung gerufen.
clock-hours = Ruhezeiten und Urlaub zählen nicht mit: { COMMAND("settings") }.
clock-hours-without-vacations = Ruhezeiten zählen nicht mit: { COMMAND("settings") }. Urlaub schon: Er hält die Zeit hier für niemanden an.
clock-weekends = Wochenenden zählen nicht mit, für alle nach ihrer eigenen Zeitzone: { COMMAND("settings") }.
# $span (whole days)
clock-longest = Kein Zug dauert länger als { $span }, außer die anderen geben mehr Zeit, die Partie pausiert oder der Bot ist nicht da.
clock-none-longest = Ohne Zeitlimit: Dauert ein Zug länger als { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
}, können die anderen abstimmen, dass der Computer ihn spielt.
option-no-vacations = ohne Urlaub
option-no-weekends = Wochenenden zählen nicht
board-time-referee = { $who }: Die Zeit läuft { $at } ab, dann wird die Spielleitung gerufen.

## Auf dem Spielfeld und bei der Hand. $at ist ein Moment, wie Discord ihn nennt: „in 17 Stunden“.

board-time-turn = { $who }: Die Zeit läuft { $at } ab, dann spielt der Computer { $count ->
    [one] diesen Zug.
   *[other] für alle, die noch nicht gewählt haben.
}
board-time-seat = { $who }: Die Zeit läuft { $at } ab, dann übernimmt der Computer { $count ->
    [one] den Platz.
   *[other] die Plätze aller, die noch nicht gewählt haben.
}
board-time-eliminate = { $who }: Die Zeit läuft { $at } ab; wer bis dahin nicht gespielt hat, scheidet aus.
board-time-abandon = { $who }: Die Zeit läuft { $at } ab, dann wird die Partie abgebrochen.
board-vacation = Urlaub ({ $name }) bis zum { $day }: Er zählt nicht mit.
board-unreached = { $name } sieht diesen Kanal nicht. Die Zeit steht; spätestens { $at } läuft sie wieder.
board-timed-out = { $name } ist auf diesem Server im Timeout bis { $at } und kann per Direktnachricht weiterspielen.
board-timed-out-clock = { $name } ist auf diesem Server im Timeout bis { $at } und kann per Direktnachricht weiterspielen. Bis dahin steht die Zeit, höchstens drei Tage.
board-left-server = { $name } ist nicht mehr auf diesem Server. { $votes ->
    [1] Mit „{ key-stuck }“ spielt sofort der Computer
   *[other] Mit „{ key-stuck }“ könnt ihr abstimmen, ob der Computer spielt
  }; danach kann jemand anderes um den Platz bitten.
board-left-server-later = { $name } ist nicht mehr auf diesem Server. Sobald die anderen gezogen haben, kann mit „{ key-stuck }“ der Computer spielen.
board-left-server-alone = { $name } ist nicht mehr auf diesem Server. Hol zuerst deinen eigenen Platz vom Computer zurück („{ key-hand }“). Danach kannst du ihn auch für { $name } spielen lassen.
board-left-server-referee = { $name } ist nicht mehr auf diesem Server. Mit „{ key-tournament-call }“ könnt ihr die Spielleitung entscheiden lassen.
board-paused = Die Partie pausiert, die Zeit steht. Alle, die mitspielen, können die Pause mit „{ $button }“ beenden.
board-paused-referee = Die Partie ist angehalten, die Zeit steht. Die Spielleitung entscheidet, wann es weitergeht.
board-paused-league = Die Partie ist angehalten, die Zeit steht: Die Saison ist abgesagt. Organisation und Spielleitung können das zurücknehmen.
board-paused-moderated = { $name } von der Moderation hat die Partie am { $since } angehalten: Die Zeit steht. Die Pause endet von selbst am { $at } oder früher, wenn die Moderation { COMMAND("moderate resume") } benutzt.
hand-time-turn = Deine Zeit endet { $at }, dann spielt der Computer.
hand-time-seat = Deine Zeit endet { $at }, dann spielt der Computer bis zu deiner Rückkehr.
hand-time-eliminate = Deine Zeit endet { $at }, dann scheidest du aus.
hand-time-abandon = Deine Zeit endet { $at }, dann wird die Partie abgebrochen.
hand-time-referee = Deine Zeit endet { $at }, dann wird die Spielleitung gerufen.
bank-running = { $name }: Die Zeit läuft { $at } ab.
bank-left = { $name }: { $span } übrig.
bank-empty = keine Zeit mehr
lapse-turn = **{ $name }** hat die Zeit überschritten. Der Computer spielt diesen Zug.
lapse-seat = **{ $name }** hat die Zeit überschritten. Der Computer spielt bis zur Rückkehr.
lapse-eliminate = **{ $name }** hat die Zeit überschritten und scheidet aus.
lapse-abandon = **{ $name }** hat die Zeit überschritten. Die Partie wurde abgebrochen.
lapse-pause = **{ $name }** hat die Zeit noch einmal überschritten, und sonst ist niemand da: Die Partie pausiert.

## Antworten auf /settings

zone-set = Deine Zeitzone ist { $zone }; dort ist es jetzt { $time } Uhr.
zone-hint = Deine Zeitzone kenne ich noch nicht, deshalb gelten diese Zeiten in UTC. { COMMAND("settings") } stellt sie ein.
quiet-none-choice = Keine Ruhezeiten
quiet-none = Du hast keine Ruhezeiten: Deine Zeit läuft rund um die Uhr.
quiet-set = Von { $since } bis { $until } ({ $zone }) stehen lange Bedenkzeiten für dich still. Bedenkzeiten unter einer Stunde laufen weiter.
vacation-end-choice = Ich bin zurück: Urlaub beenden
vacation-ended = Willkommen zurück! Es steht kein Urlaub mehr an. War heute ein Urlaubstag, bleibt er einer, und lange Bedenkzeiten laufen für dich ab morgen wieder.
vacation-set = Vom { $since } bis zum { $until } stehen lange Bedenkzeiten für dich still.
vacation-used = Urlaub { $year }: { $count } von { $most } Tagen genommen.
vacation-law = Wo Urlaub erlaubt ist, hält er einen Zug höchstens { $days } Tage lang auf. Danach zählt in diesem Zug jede Stunde. Die Tage bleiben, wie sie sind, wenn du deine Zeitzone änderst.
