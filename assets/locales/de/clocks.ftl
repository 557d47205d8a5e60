### Bedenkzeit, Ruhezeiten, Urlaub; Abstimmungen und das Menü „Tisch …“.

## Befehle

name-join-game = platz-übernehmen
name-time-zone = zeitzone
name-quiet-hours = ruhezeiten
name-vacation = urlaub
name-clock = bedenkzeit
name-timeout = zeitablauf
name-zone = stadt
name-span = zeitraum
name-first = erster-tag
name-last = letzter-tag
command-join-game = Um einen Platz bitten, den in einer Partie der Computer hat
command-settings-time-zone = Deine Zeitzone, für Ruhezeiten und Urlaub
command-settings-quiet-hours = Stunden, in denen langsame Uhren für dich nicht laufen
command-settings-vacation = Tage, an denen langsame Uhren für dich nicht laufen
option-new-clock = Wie lange ein Zug dauern darf: eine Vorgabe, 12h, 7d+12h
option-new-timeout = Was nach Ablauf der Zeit geschieht (ohne Angabe: Der Computer spielt den Zug)
option-settings-zone = Eine Stadt in deiner Zeitzone
option-settings-span = Zum Beispiel 22-7; „none“ für keine Ruhezeiten
option-settings-first = Der erste Tag, oder das Ende deines Urlaubs
option-settings-last = Der letzte Tag (ohne Angabe: der erste)
choice-at-zero-turn = Der Computer spielt diesen Zug
choice-at-zero-seat = Der Computer übernimmt den Platz
choice-at-zero-eliminate = Die Person scheidet aus (§9.1)
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
clock-bank = { $span } für die Partie, dazu { $more } mit jedem Zug
clock-bank-only = { $span } für die ganze Partie
clock-at-zero-turn = { $clock }. Läuft die Zeit ab, spielt der Computer diesen Zug.
clock-at-zero-seat = { $clock }. Läuft die Zeit ab, übernimmt der Computer den Platz. Wer zurückkommt, kann ihn wieder einnehmen.
clock-at-zero-eliminate = { $clock }. Wer die Zeit überschreitet, scheidet aus (§9.1).
clock-at-zero-abandon = { $clock }. Überschreitet jemand die Zeit, wird die Partie abgebrochen.
clock-hours = Ruhezeiten und Urlaub zählen nicht mit: { COMMAND("settings quiet-hours") }, { COMMAND("settings vacation") }.

## Auf dem Spielfeld und bei der Hand. $at ist ein Moment, wie Discord ihn nennt: „in 17 Stunden“.

board-time-turn = { $who }: Die Zeit läuft { $at } ab; dann spielt der Computer { $count ->
    [one] diesen Zug.
   *[other] für alle, die noch nicht gewählt haben.
}
board-time-seat = { $who }: Die Zeit läuft { $at } ab; dann übernimmt der Computer { $count ->
    [one] den Platz.
   *[other] die Plätze aller, die noch nicht gewählt haben.
}
board-time-eliminate = { $who }: Die Zeit läuft { $at } ab; wer bis dahin nicht gespielt hat, scheidet aus.
board-time-abandon = { $who }: Die Zeit läuft { $at } ab; dann wird die Partie abgebrochen.
board-vacation = Der Urlaub von { $name } bis zum { $day } zählt nicht.
board-unreached = { $name } sieht diesen Kanal nicht. Die Uhr steht solange; sie läuft spätestens wieder { $at }.
board-paused = Die Partie pausiert: Keine Uhr läuft. Wer mitspielt, kann die Pause mit „{ $button }“ beenden.
hand-time-turn = Deine Zeit läuft { $at } ab; dann spielt der Computer diesen Zug für dich.
hand-time-seat = Deine Zeit läuft { $at } ab; dann übernimmt der Computer deinen Platz, bis du zurückkommst.
hand-time-eliminate = Deine Zeit läuft { $at } ab; dann scheidest du aus.
hand-time-abandon = Deine Zeit läuft { $at } ab; dann wird die Partie abgebrochen.
bank-running = { $name }: Die Zeit läuft { $at } ab.
bank-left = { $name }: { $span } übrig.
bank-empty = keine Zeit
lapse-turn = **{ $name }** hat die Zeit überschritten; darum spielt der Computer diesen Zug.
lapse-seat = **{ $name }** hat die Zeit überschritten; darum hat der Computer den Platz, bis { $name } zurückkommt.
lapse-eliminate = **{ $name }** hat die Zeit überschritten und scheidet aus.
lapse-abandon = **{ $name }** hat die Zeit überschritten; darum wurde die Partie abgebrochen.
lapse-pause = **{ $name }** hat die Zeit noch einmal überschritten, und sonst ist niemand da: Die Partie pausiert.

## Antworten auf /settings

zone-set = Deine Zeitzone ist { $zone }; dort ist es jetzt { $time } Uhr.
zone-hint = Deine Zeitzone kenne ich noch nicht; diese Zeiten gelten darum in UTC. { COMMAND("settings time-zone") } stellt sie ein.
quiet-none-choice = Keine Ruhezeiten
quiet-none = Du hast keine Ruhezeiten: Deine Uhren laufen zu jeder Tageszeit.
quiet-set = Von { $since } bis { $until } ({ $zone }) läuft für dich keine langsame Uhr. Uhren unter einer Stunde laufen weiter, denn solche Partien spielt man am Stück.
vacation-end-choice = Ich bin zurück: Urlaub beenden
vacation-ended = Willkommen zurück: Deine Uhren laufen wieder, und es steht kein Urlaub mehr an.
vacation-set = Vom { $since } bis zum { $until } läuft für dich keine langsame Uhr.
vacation-used = Urlaub { $year }: { $count } von { $most } Tagen genommen.

## Abstimmungen

poll-title = { $table }: Abstimmung
poll-call = { $count ->
    [one] { $who }, eine Abstimmung wartet auf deine Stimme ({ $table }).
   *[other] { $who }, eine Abstimmung wartet auf eure Stimmen ({ $table }).
}
poll-ask-pause = **{ $name }** schlägt eine Pause vor: Die Uhren stehen, bis jemand die Pause beendet.
poll-ask-extend = **{ $name }** bittet um mehr Zeit für alle, auf die der Tisch wartet: noch einmal die Zeit für einen Zug.
poll-ask-undo = **{ $name }** möchte { $count ->
    [one] den letzten Schritt zurücknehmen:
   *[other] die letzten { $count } Schritte zurücknehmen:
}
poll-undo-seen = Auch Karten, die seitdem jemand gesehen hat, gehen zurück.
poll-ask-cancel = **{ $name }** möchte die Partie abbrechen. Niemand würde gewinnen.
poll-ask-move = **{ $name }** möchte diesen Tisch nach { $place } verlegen.
poll-ask-replace = **{ $name }** möchte den Platz von **{ $owner }** übernehmen, den der Computer hat, und würde sehen, was dieser Platz sieht.
poll-owner-asked = **{ $owner }** kann bis dahin ablehnen und behält dann den Platz. Zu zweit braucht es ein Ja, außer nach zwei Zeitüberschreitungen hintereinander und noch einem Zug.
poll-ask-seated = **{ $name }** bat um einen Platz, den der Computer hatte.
poll-ask-automatic = **{ $name }** möchte, dass der Computer für **{ $owner }** spielt. Wer zurückkommt, kann den Platz jederzeit wieder einnehmen.
poll-ask-go-on = **{ $owner }** hat zweimal hintereinander die Zeit überschritten, und der Computer hat den Platz. So weiterspielen? Wenn nicht, werden alle gefragt, ob die Partie abgebrochen wird.
poll-ayes = Dafür: { $who }
poll-noes = Dagegen: { $who }
poll-silent = Noch offen: { $who }
# $left ist ein Moment, wie Discord ihn nennt: „in 3 Tagen“
poll-open = { $agreed } von { $needed } nötigen Stimmen. Offen bis zum { $at } ({ $left }).
poll-moved = Der Tisch ist umgezogen, und diese Abstimmung mit ihm. Hier ist sie.
poll-carried = Angenommen.
poll-refused = Abgelehnt.
poll-lapsed = Die Zeit ist um: nicht angenommen.
poll-moot = Die Partie ist weitergegangen: Es gibt nichts mehr abzustimmen.
poll-carried-pause = Die Partie pausiert.
poll-carried-extend = Es gibt jetzt mehr Zeit.
poll-carried-undo = Es ist zurückgenommen.
poll-carried-cancel = Die Partie ist abgebrochen.
poll-carried-replace = Der Platz ist neu besetzt.
poll-carried-move = Der Tisch zieht dorthin um.
poll-carried-automatic = Der Computer spielt. Wer zurückkommt, drückt auf „{ key-hand }“.
poll-carried-go-on = Die Partie geht weiter.
poll-refused-go-on = Jetzt werden alle gefragt, ob die Partie abgebrochen wird.
poll-lapsed-go-on = Die Partie geht trotzdem weiter.
vote-asked = Die anderen sehen jetzt die Abstimmung unter dem Spielfeld; dort kannst du sie verfolgen.
vote-voted = Deine Stimme ist gezählt.
vote-joined = Darum hat schon jemand gebeten: Deine Stimme dafür ist gezählt.
vote-carried = Das ist angenommen und erledigt.
vote-refused = Das ist abgelehnt.
pause-ended = Die Pause ist vorbei: Die Uhren laufen wieder.
laws-new =
    Neu an allen Tischen, ab jetzt auch an diesem:
    - Um einen Zug zurückzunehmen, braucht es das Ja von allen, auch von Abwesenden.
    - Ebenso für eine Pause oder einen Abbruch der Partie. Schweigen ist nie ein Ja; nur sehr langes zählt irgendwann nicht mehr.
    - Niemand bekommt den Platz von jemandem, der nicht gefragt wurde.
    - Ein Tisch zieht nur nach einer Abstimmung in einen anderen Kanal um, und nie auf einen anderen Server.
    - Ruhezeiten gelten auch für Erwähnungen.

## Das Menü und freie Plätze

menu-title = { $table }: Worum du bitten kannst
menu-go-on = beendet die Pause sofort.
menu-pause = hält alle Uhren an, bis jemand die Pause beendet; alle müssen einverstanden sein, auch Abwesende. Nur sehr langes Schweigen zählt irgendwann nicht mehr.
menu-extend = gibt allen, auf die der Tisch wartet, noch einmal die Zeit für einen Zug; mehr als die Hälfte der anderen muss einverstanden sein.
menu-take-back = nimmt zurück, was du allein nicht mehr rückgängig machen kannst; alle anderen müssen einverstanden sein, auch Abwesende.
menu-take-back-alone = nimmt zurück, was du sonst nicht mehr rückgängig machen kannst; niemand muss einverstanden sein, und die Partie gilt als eine mit Rücknahmen.
menu-away = überlässt deinen Platz dem Computer, bis du zurückkommst; gefragt wird niemand.
menu-call-off = beendet die Partie, ohne dass jemand gewinnt; alle müssen einverstanden sein, auch Abwesende. Nur sehr langes Schweigen zählt irgendwann nicht mehr.
menu-resign = nimmt dich endgültig aus der Partie.
menu-resign-draft = gibt den Tisch für alle auf, solange der Draft läuft.
seats-title = { $table }: Platz übernehmen
seats-told = Diese Plätze hat zurzeit der Computer. Bitte um einen: Wem er gehört, der kann ablehnen, und die anderen stimmen ab. Dann spielst du von da an weiter und siehst, was dieser Platz sieht.

## Knöpfe

key-aye = Dafür
key-nay = Dagegen
key-menu = Tisch …
key-resume = Partie fortsetzen
key-seats = Platz übernehmen
key-ask-pause = Pause vorschlagen
key-ask-extend = Um mehr Zeit bitten
key-ask-undo = Um Rücknahme bitten
key-ask-undo-decision = Zurücknehmen: meine letzte Entscheidung
key-ask-undo-turn = Zurücknehmen: meinen ganzen letzten Zug
key-ask-cancel = Abbruch vorschlagen
key-ask-seat = Um den Platz von { $name } bitten

## „Was kann ich tun?“

moment-table-pause = **{ key-ask-pause }**, unter „{ key-menu }“, hält alle Uhren an, wenn alle einverstanden sind.
moment-table-go-on = **{ key-resume }**, unter dem Spielfeld, beendet die Pause.
moment-table-extend = **{ key-ask-extend }**, unter „{ key-menu }“, gibt allen, auf die der Tisch wartet, mehr Zeit, wenn mehr als die Hälfte der anderen einverstanden ist.
moment-table-take-back = **{ key-ask-undo }**, unter „{ key-menu }“, führt vor deine letzte Entscheidung oder deinen letzten Zug zurück, wenn alle anderen einverstanden sind.
moment-table-call-off = **{ key-ask-cancel }**, unter „{ key-menu }“, beendet die Partie, ohne dass jemand gewinnt, wenn alle einverstanden sind.

## Was nicht geht

reason-which-game = In mehreren Partien hier lässt sich ein Platz übernehmen. Nenne den Tisch, den du meinst.
reason-no-seat-here = In keiner Partie in diesem Kanal lässt sich ein Platz übernehmen.
