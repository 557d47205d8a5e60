### Bedenkzeit, Ruhezeiten, Urlaub; Abstimmungen und das Menü „Tisch“.

## Befehle

name-join-game = platz-übernehmen
name-time-zone = zeitzone
name-quiet-hours = ruhezeiten
name-vacation = urlaub
name-clock = bedenkzeit
name-timeout = zeitablauf
name-zone = stadt
name-hours = zeitraum
name-first = erster-tag
name-last = letzter-tag
command-join-game = Den Platz eines Computers übernehmen (die anderen stimmen ab)
command-settings-time-zone = Deine Zeitzone, für Ruhezeiten und Urlaub
command-settings-quiet-hours = Stunden, in denen langsame Uhren für dich stehen
command-settings-vacation = Tage, an denen langsame Uhren für dich stehen
option-new-clock = Bedenkzeit pro Zug: eine Vorgabe, 12h oder ein Vorrat wie 7t+12h
option-new-timeout = Was nach Ablauf der Zeit geschieht (Standard: Der Computer spielt den Zug)
option-settings-zone = Eine Stadt in deiner Zeitzone
option-settings-span = Zum Beispiel 22-7; „keine“ für keine Ruhezeiten
option-settings-first = Der erste Tag, oder das Ende deines Urlaubs
option-settings-last = Der letzte Tag (Standard: der erste)
choice-at-zero-turn = Der Computer spielt diesen Zug
choice-at-zero-seat = Der Computer übernimmt den Platz
choice-at-zero-eliminate = Der Spieler scheidet aus (§9.1)
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
clock-at-zero-eliminate = { $clock }. Wer die Zeit überschreitet, scheidet aus (§9.1).
clock-at-zero-abandon = { $clock }. Überschreitet jemand die Zeit, wird die Partie abgebrochen.
clock-at-zero-referee = { $clock }. Überschreitet jemand die Zeit, wird die Partie angehalten und die Spielleitung gerufen.
clock-hours = Ruhezeiten und Urlaub zählen nicht mit: { COMMAND("settings quiet-hours") }, { COMMAND("settings vacation") }.
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
board-unreached = { $name } sieht diesen Kanal nicht. Die Uhr steht und läuft spätestens wieder { $at }.
board-paused = Die Partie pausiert, keine Uhr läuft. Alle, die mitspielen, können die Pause mit „{ $button }“ beenden.
board-paused-referee = Die Partie ist angehalten, keine Uhr läuft. Die Spielleitung entscheidet, wann es weitergeht.
board-paused-moderated = Die Moderation hat die Partie angehalten: Keine Uhr läuft. Sie kann das mit { COMMAND("moderate resume") } beenden; ab { $at } können es auch alle, die mitspielen, mit „{ $button }“.
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
zone-hint = Deine Zeitzone kenne ich noch nicht, deshalb gelten diese Zeiten in UTC. { COMMAND("settings time-zone") } stellt sie ein.
quiet-none-choice = Keine Ruhezeiten
quiet-none = Du hast keine Ruhezeiten: Deine Uhren laufen zu jeder Tageszeit.
quiet-set = Von { $since } bis { $until } ({ $zone }) stehen langsame Uhren für dich. Uhren unter einer Stunde laufen weiter.
vacation-end-choice = Ich bin zurück: Urlaub beenden
vacation-ended = Willkommen zurück! Deine Uhren laufen wieder, und es steht kein Urlaub mehr an.
vacation-set = Vom { $since } bis zum { $until } stehen langsame Uhren für dich.
vacation-used = Urlaub { $year }: { $count } von { $most } Tagen genommen.

## Abstimmungen

poll-title = { $table }: Abstimmung
poll-call = { $count ->
    [one] { $who }, bitte stimm ab ({ $table }).
   *[other] { $who }, bitte stimmt ab ({ $table }).
}
poll-ask-pause = **{ $name }** schlägt eine Pause vor: Die Uhren stehen, bis jemand die Pause beendet.
poll-ask-extend = **{ $name }** bittet um mehr Zeit: noch einmal die Zeit für einen Zug, für alle, die dran sind.
poll-ask-undo = **{ $name }** möchte { $count ->
    [one] den letzten Schritt zurücknehmen:
   *[other] die letzten { $count } Schritte zurücknehmen:
}
poll-undo-seen = Auch Karten, die seitdem jemand gesehen hat, gehen zurück.
poll-ask-cancel = **{ $name }** möchte die Partie abbrechen. Niemand würde gewinnen.
poll-ask-move = **{ $name }** möchte diesen Tisch verlegen: { $place }.
poll-ask-replace = **{ $name }** möchte für den Computer einspringen (Platz: **{ $owner }**) und sähe dann dessen Hand.
poll-owner-asked = **{ $owner }** kann bis dahin ablehnen und behält dann den Platz. Zu zweit geht es nur mit diesem Ja, außer nach zwei Zeitüberschreitungen hintereinander und noch einem Zug.
poll-ask-seated = **{ $name }** wollte einen Platz vom Computer übernehmen.
poll-ask-automatic = **{ $name }** möchte, dass der Computer für **{ $owner }** spielt. Zurückkommen geht jederzeit.
poll-ask-go-on = **{ $owner }** hat zweimal hintereinander die Zeit überschritten, und der Computer spielt. So weiterspielen? Bei „{ key-nay }“ werden alle gefragt, ob die Partie abgebrochen wird.
poll-ayes = Dafür: { $who }
poll-noes = Dagegen: { $who }
poll-silent = Noch offen: { $who }
# $left ist ein Moment, wie Discord ihn nennt: „in 3 Tagen“
poll-open = { $agreed } von { $needed } nötigen Stimmen. Offen bis zum { $at } ({ $left }).
poll-moved = Der Tisch ist umgezogen. Hier ist die Abstimmung.
poll-carried = Angenommen.
poll-refused = Abgelehnt.
poll-lapsed = Die Zeit ist um: nicht angenommen.
poll-moot = Die Abstimmung hat sich erledigt: Die Partie ist weiter.
poll-carried-pause = Die Partie pausiert.
poll-carried-extend = Alle haben jetzt mehr Zeit.
poll-carried-undo = Zurückgenommen.
poll-carried-cancel = Die Partie ist abgebrochen.
poll-carried-replace = Der Platz ist neu besetzt.
poll-carried-move = Der Tisch zieht um.
poll-carried-automatic = Der Computer spielt. Zurück geht es mit „{ key-hand }“.
poll-carried-go-on = Die Partie geht weiter.
poll-refused-go-on = Jetzt werden alle gefragt, ob die Partie abgebrochen wird.
poll-lapsed-go-on = Die Partie geht weiter.
vote-asked = Die Abstimmung läuft: Du siehst sie unter dem Spielfeld.
vote-voted = Deine Stimme ist gezählt.
vote-joined = Darum hat schon jemand gebeten; ich habe deine Stimme dafür gezählt.
vote-carried = Das ist schon angenommen und erledigt.
vote-refused = Das wurde abgelehnt.
pause-ended = Die Pause ist vorbei: Die Uhren laufen wieder.
laws-new =
    Neu an allen Tischen, ab jetzt auch an diesem:
    - Um einen Zug zurückzunehmen, braucht es das Ja von allen, auch von Abwesenden.
    - Ebenso für eine Pause oder einen Abbruch der Partie. Schweigen ist nie ein Ja; nur sehr langes Schweigen zählt irgendwann nicht mehr.
    - Niemand bekommt den Platz von jemandem, der nicht gefragt wurde.
    - Ein Tisch zieht nur nach einer Abstimmung in einen anderen Kanal um, und nie auf einen anderen Server.
    - Ruhezeiten gelten auch für Erwähnungen.

## Das Menü und freie Plätze

menu-title = { $table }: Anfragen
menu-referee = An einem Turniertisch wird nicht abgestimmt: Über Zeit, Fehler und Fehlende entscheidet die Spielleitung.
menu-go-on = beendet die Pause sofort.
menu-pause = hält alle Uhren an, bis jemand die Pause beendet; alle müssen einverstanden sein, auch Abwesende. Nur sehr langes Schweigen zählt irgendwann nicht mehr.
menu-extend = gibt allen, die dran sind, noch einmal die Zeit für einen Zug; mehr als die Hälfte der anderen muss einverstanden sein.
menu-take-back = nimmt einen Schritt zurück, den du allein nicht mehr rückgängig machen kannst; alle anderen müssen einverstanden sein, auch Abwesende.
menu-take-back-alone = nimmt einen Schritt zurück, bei dem „{ key-undo }“ nicht mehr geht; ohne Abstimmung, aber die Partie gilt als eine mit Rücknahmen.
menu-away = lässt den Computer für dich spielen, bis du zurückkommst; ohne Abstimmung.
menu-call-off = beendet die Partie, ohne dass jemand gewinnt; alle müssen einverstanden sein, auch Abwesende. Nur sehr langes Schweigen zählt irgendwann nicht mehr.
menu-resign = nimmt dich endgültig aus der Partie.
menu-resign-draft = bricht die Partie für alle ab, solange der Draft läuft.
seats-title = { $table }: Platz übernehmen
seats-told = Auf diesen Plätzen spielt gerade der Computer. Frag nach einem: Der Spieler, dem er gehört, kann ablehnen, und die anderen stimmen ab. Dann spielst du von da an weiter und siehst diese Hand.

## Buttons

key-aye = Dafür
key-nay = Dagegen
key-menu = Tisch
key-resume = Partie fortsetzen
key-seats = Platz übernehmen
key-ask-pause = Pause vorschlagen
key-ask-extend = Um mehr Zeit bitten
key-ask-undo = Um Rücknahme bitten
key-ask-undo-decision = Meinen letzten Schritt zurück
key-ask-undo-turn = Meinen letzten Zug zurück
key-ask-cancel = Abbruch vorschlagen
key-ask-seat = Platz übernehmen: { $name }

## „Was kann ich tun?“


## Was nicht geht

reason-which-game = Hier gibt es mehrere Partien mit freiem Platz. Welchen Tisch meinst du?
reason-no-seat-here = In diesem Kanal hat keine Partie einen freien Platz.
