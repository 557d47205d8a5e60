### Abstimmungen, das Menü „Tisch …“ und Plätze, die der Computer spielt.

## Abstimmungen

poll-title = { $table }: Abstimmung
poll-call = { $count ->
    [one] { $who }, bitte stimm ab ({ $table }).
   *[other] { $who }, bitte stimmt ab ({ $table }).
}
poll-ask-pause = **{ $name }** schlägt eine Pause vor: Die Zeit steht, bis jemand die Pause beendet.
poll-ask-extend = **{ $name }** bittet um mehr Zeit: noch einmal die Zeit für einen Zug, für alle, die dran sind.
poll-ask-undo = **{ $name }** möchte { $what ->
    [one] den eigenen letzten Schritt zurücknehmen
    [move] alles ab dem eigenen letzten Schritt zurücknehmen ({ $count ->
        [one] 1 Zug: { $whose }
       *[other] { $count } Züge: { $whose }
    })
    [turn] alles ab dem Anfang des eigenen letzten Zuges zurücknehmen ({ $count ->
        [one] 1 Zug: { $whose }
       *[other] { $count } Züge: { $whose }
    })
   *[other] die letzten Schritte zurücknehmen ({ $count ->
        [one] 1 Zug: { $whose }
       *[other] { $count } Züge: { $whose }
    })
}:
poll-undo-seen = Karten, die seitdem jemand gezogen oder gesehen hat, gehen auch zurück; bekannt bleiben sie trotzdem.
poll-ask-cancel = **{ $name }** möchte die Partie abbrechen. Niemand würde gewinnen.
poll-ask-move = **{ $name }** möchte diesen Tisch verlegen: { $place }.
poll-ask-replace = **{ $name }** möchte für den Computer einspringen (Platz: **{ $owner }**) und würde diese Hand sehen.
poll-owner-asked = **{ $owner }** kann bis dahin ablehnen und behält dann den Platz. Zu zweit geht es nur mit diesem Ja, außer nach zwei Zeitüberschreitungen hintereinander und noch einem Zug.
poll-ask-seated = **{ $name }** wollte einen Platz vom Computer übernehmen.
poll-ask-automatic = **{ $name }** möchte, dass der Computer für **{ $owner }** spielt, bis zur Rückkehr; beim zweiten Mal in einem Zug bis zu dessen Ende.
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
poll-lapsed-go-on = { poll-carried-go-on }
vote-asked = Die Abstimmung läuft: Du siehst sie unter dem Spielfeld.
vote-voted = Deine Stimme ist gezählt.
vote-joined = Darum hat schon jemand gebeten; ich habe deine Stimme dafür gezählt.
vote-carried = Das ist schon angenommen und erledigt.
vote-refused = Das wurde abgelehnt.
pause-ended = Die Pause ist vorbei.
pause-ended-clock = Die Pause ist vorbei: Die Zeit läuft wieder.
laws-new = Neu an allen Tischen, ab jetzt auch an diesem: Zurücknehmen, Pause und Abbruch brauchen das Ja von allen, und Platz oder Kanal wechseln nur nach einer Abstimmung. Ruhezeiten gelten auch für Erwähnungen. { COMMAND("rules") } sagt mehr.

## Das Menü und freie Plätze

menu-title = { $table }: Anfragen
menu-referee = An einem Turniertisch wird nicht abgestimmt: Über Zeit, Fehler und Fehlende entscheidet die Spielleitung.
menu-go-on = beendet die Pause sofort.
menu-pause = hält die Zeit für alle an, bis jemand die Pause beendet; alle müssen einverstanden sein, auch Abwesende. Nicht mehr mitgezählt wird nur, wer dran ist und sehr lange schweigt oder den Computer für sich spielen lässt.
menu-extend = gibt allen, die dran sind, noch einmal die Zeit für einen Zug; mehr als die Hälfte der anderen muss einverstanden sein.
menu-take-back = nimmt einen Schritt zurück, den du allein nicht mehr rückgängig machen kannst; alle anderen müssen einverstanden sein, auch Abwesende.
menu-take-back-alone = nimmt einen Schritt zurück, bei dem „{ key-undo }“ nicht mehr geht; ohne Abstimmung, aber die Partie wird als „mit Rücknahmen“ gekennzeichnet.
menu-away = lässt den Computer für dich spielen, bis du zurückkommst; ohne Abstimmung.
menu-call-off = beendet die Partie, ohne dass jemand gewinnt; alle müssen einverstanden sein, auch Abwesende. Nicht mehr gezählt wird nur, wer zweimal hintereinander die Zeit verstreichen lässt und schweigt.
menu-resign = nimmt dich endgültig aus der Partie.
menu-resign-draft = bricht die Partie für alle ab, solange der Draft läuft.
seats-title = { $table }: Platz übernehmen
seats-told = Auf diesen Plätzen spielt gerade der Computer. Frag nach einem: Die Person, der er gehört, kann ablehnen, und die anderen stimmen ab. Dann spielst du von da an weiter und siehst diese Hand.

## Buttons

key-aye = Dafür
key-nay = Dagegen
key-menu = Tisch …
key-follow = Am Ende Bescheid sagen
key-unfollow = Nicht Bescheid sagen
key-note = Meine Notiz
key-resume = Partie fortsetzen
key-seats = Platz übernehmen
key-ask-pause = Pause vorschlagen
key-ask-extend = Um mehr Zeit bitten
key-ask-undo = Um Rücknahme bitten
key-ask-undo-decision = Rücknahme: mein letzter Schritt
key-ask-undo-turn = Rücknahme: mein letzter Zug
key-ask-cancel = Abbruch vorschlagen
key-call-off-now = Partie abbrechen
key-ask-seat = Platz übernehmen: { $name }

## Was nicht geht

reason-which-game = Hier gibt es mehrere Partien mit freiem Platz. Welchen Tisch meinst du?
reason-no-seat-here = In diesem Kanal hat keine Partie einen freien Platz.

key-vote = { key-away }
key-ask-away = Computer spielt für mich

stuck-title = { $table }: hängt’s?
stuck-waiting = Gewartet wird auf { $who }.
# $at: “3 hours ago”
stuck-since = { $name } (Zugbeginn { $at })
stuck-nudge = eine Erinnerung, die alle sehen. Jede Person am Tisch kann sie schicken, einmal in { $minutes } Minuten.
stuck-absent = für alle, die { $hours } Stunden lang nicht spielen oder nicht mehr auf dem Server sind. Wer nicht dran ist, stimmt ab, ob der Computer spielt, und { $votes ->
        [0] gerade ist niemand da, der das könnte
        [one] eine Stimme genügt
       *[other] { $votes } müssen zustimmen
    }. Wer weg war, kann in einem Zug einmal zurückkommen; beim zweiten Mal spielt der Computer diesen Zug zu Ende.

## Plätze, die niemand nehmen kann

poll-gone = Der Computer behält den Platz.
poll-gone-replace = Die Person, die darum gebeten hat, ist nicht mehr da.
