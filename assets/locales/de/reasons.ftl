### Warum etwas nicht geht: was nicht stimmt, und was es möglich machen würde.

reason-with-clause = { $text } ({ $clause })
reason-unknown = Das ist jetzt nicht möglich.
reason-missing = { $missing ->
        [one] Mit { $missing } mehr geht es.
       *[other] Mit { $missing } mehr geht es.
    }
reason-instead = { $effect } braucht nur { $need }.

## Aktionen

reason-action-unreadable = „{ $text }“ ist keine Aktion dieses Spiels. Nimm die Buttons, oder schreib sie wie „play M1“.
reason-game-over = Die Partie ist vorbei. Beginne eine neue, um weiterzuspielen.
reason-not-your-turn = { $turn } ist dran. Du kommst nach den Spielern vor dir.
reason-not-your-pick = Jetzt nimmt { $turn } eine Karte aus der Mitte. Du kommst nach den Spielern vor dir.
reason-seat-unknown = Diesen Platz gibt es an diesem Tisch nicht. Seine Plätze sind 0 bis { $last }.
reason-seat-left = { $seat } hat diese Partie verlassen und kommt nicht mehr an die Reihe.
reason-already-kept = Du hast aus diesem Päckchen schon eine Karte behalten. Das nächste kommt, wenn alle gewählt haben.
reason-not-in-pack = { $card } ist nicht in deinem Päckchen. Behalte eine daraus.
reason-not-in-centre = { $card } liegt nicht in der Mitte. Nimm eine Karte, die dort liegt.
reason-only-in-draft = Der Draft ist vorbei. Spiel in deinem Zug eine Handkarte.
reason-not-in-draft = Der Draft läuft noch. Zuerst: { $owed }.
reason-play-first = Spiel zuerst eine Handkarte. Effekte und das Ende des Zuges kommen danach.
reason-skip-first = Du kannst keine deiner Handkarten spielen. Mach zuerst ohne Karte weiter; Effekte und das Ende des Zuges kommen danach.
reason-already-played = Phase 1 ist vorbei. Bis zu deinem nächsten Zug spielst du Karten nur durch Effekte von Wirtschaft und Wissenschaft.
reason-may-not-skip = Du hast eine spielbare Karte, also musst du eine spielen.
reason-not-in-hand = { $card } ist nicht auf deiner Hand. Wähle eine Karte, die du hast.
reason-embargoed = Wegen eines Embargos darfst du in diesem Zug keine Karte im Bereich { $domain } spielen. { $others ->
        [0] Etwas anderes hast du nicht auf der Hand; mach also ohne Karte weiter.
       *[other] Wähle eine Karte eines anderen Bereichs.
    }
reason-effect-running = Ein Effekt läuft noch. Zuerst: { $owed }.
reason-nothing-owed = Das geht jetzt nicht ({ $word }). Es gehört zu einem Effekt: { $effect }.
reason-effect-used = Den dauerhaften Effekt im Bereich { $domain } hast du in diesem Zug schon genutzt. In deinem nächsten Zug geht er wieder.
reason-sacrifice-used = Den Abwurfeffekt im Bereich { $domain } hast du in diesem Zug schon genutzt. In deinem nächsten Zug geht er wieder.
reason-religion-unused = { $effect } wirkt von selbst: Mit { $need } { $need ->
        [one] Karte
       *[other] Karten
    } im Bereich { $domain } ist dein Nachziehlimit { $limit }. Du hast { $have } (Nachziehlimit { $own }).
reason-culture-copies = { $domain } hat keinen eigenen dauerhaften Effekt. { $effect } kopiert einen von einem anderen Spieler.
reason-no-such-level = Diese Stufe gibt es nicht; es gibt die Stufen 1 und 2.
reason-level-not-reached = { $effect } braucht { $need } { $need ->
        [one] Karte
       *[other] Karten
    } im Bereich { $domain } in deiner Auslage, und du hast { $have }.
reason-few-hand-cards = { $effect } braucht { $need } { $need ->
        [one] Handkarte
       *[other] Handkarten
    }, und du hast { $have }.
reason-few-area-cards = { $effect } braucht { $need } { $need ->
        [one] Karte
       *[other] Karten
    } in deiner Auslage, und du hast { $have }.
reason-few-playable-cards = { $effect } braucht { $need } { $need ->
        [one] Karte, die du spielen darfst
       *[other] Karten, die du spielen darfst
    }, und du hast { $have }.
reason-few-discards = { $effect } braucht { $need } { $need ->
        [one] Karte
       *[other] Karten
    } im Ablagestapel, und dort { $have ->
        [one] ist { $have }
       *[other] sind { $have }
    }.
reason-not-in-area = { $card } ist nicht in deiner Auslage. Wähle eine Karte, die dort ist.
reason-no-sacrifice-effect = Kultur hat keinen Abwurfeffekt. Wirf eine Karte eines anderen Bereichs ab.
reason-no-sacrifice-card = Für { $effect } musst du eine Karte im Bereich { $domain } aus deiner Auslage abwerfen, und du hast keine. Spiel zuerst eine.
reason-nothing-to-copy = Niemand hat einen dauerhaften Effekt, der besser ist als deiner und den du jetzt nutzen könntest.
reason-no-card-to-attack = { $effect } braucht eine zweite Karte in deiner Auslage: Ihr Bereich wird angegriffen. Spiel zuerst noch eine Karte.
reason-no-target-column = { $effect } kommt auf eine Karte eines anderen Spielers, und bisher hat sonst niemand eine Karte in der Auslage.
reason-would-strand-effect = Dieser Effekt spielt noch { $need ->
        [one] { $need } Karte
       *[other] { $need } Karten
    }. Nimmst du { $card } zurück, hast du zu wenige spielbare Karten. Nimm eine andere zurück.
reason-not-in-discard = { $card } ist nicht im Ablagestapel. Wähle eine Karte, die dort ist.
reason-target-is-self = Wähle einen anderen Spieler, nicht dich selbst.
reason-target-left = { $seat } hat die Partie verlassen. Wähle jemanden, der noch dabei ist.
reason-target-unknown = Diesen Spieler gibt es an diesem Tisch nicht. Wähle einen anderen.
reason-target-without-card = { $seat } hat keine Karten im Bereich { $domain } in der Auslage. Wähle einen anderen Bereich.
reason-inspiration-used = Inspiration hast du in diesem Zug schon genutzt. In deinem nächsten Zug geht sie wieder.
reason-not-most-culture = Inspiration braucht mehr Kulturkarten als alle anderen: Du hast { $have } und brauchst { $need }.
reason-copy-culture = Inspiration selbst lässt sich nicht kopieren. Wähle einen anderen Bereich.
reason-target-level-not-reached = { $effect } lässt sich hier nicht kopieren: { $seat } hat im Bereich { $domain } erst { $have } von { $need } Karten.
reason-copy-not-higher = { $effect } ({ $seat }) ist nicht besser als deine eigene Stufe { $level } im Bereich { $domain }. Kopiere eine höhere Stufe.
reason-copied-effect-used = Der dauerhafte Effekt im Bereich { $domain } wurde in diesem Zug schon genutzt. Kopiere einen anderen Bereich.

## Spielleitung und Tisch

reason-intervention-not-now = { $word } ist eine Aktion für einen Platz, kein Eingriff.
reason-intervention-needs-by = Gib dazu an, wer eingreift und warum.
reason-not-during-draft = Während des Drafts geht das nicht. Warte, bis alle eine Karte aus der Mitte genommen haben.
reason-not-within-effect = Ein Effekt ist noch nicht abgehandelt. Danach geht es.
reason-undo-unknown-line = Zu Zeile { $number } kann man nicht zurück: Es gibt sie nicht. Wähle eine Zeile, die noch gilt.
reason-trim-not-in-hand = { $card } ist nicht auf dieser Hand und lässt sich nicht abwerfen.
reason-nothing-to-undo = Nichts zum Zurücknehmen. Das geht nur mit eigenen Schritten dieses Zuges, die weder Karten gezogen noch eine Hand gezeigt haben.
reason-abandon-only-in-draft = Nur im Draft wird die ganze Partie abgebrochen. Danach scheidet nur aus, wer aufgibt; die anderen spielen weiter.

## Spielaufbau

reason-setup-players = Dieses Spiel ist für 2, 3 oder 4 Spieler. Wähle eine dieser Zahlen.
reason-setup-kind = Der Spielaufbau ist die Basis-Variante oder die Draft-Variante.
reason-setup-teams = Teams gibt es nur mit 4 Spielern. Eröffne den Tisch für 4 oder ohne Teams.
reason-setup-first = Der Startspieler muss mitspielen.
reason-setup-hegemony = Die Vorherrschaft wird am Ende eines Zuges geprüft oder sofort nach jeder gespielten Karte.
reason-setup-turn-cap = Eine Obergrenze für Züge muss mindestens 1 sein. Lass sie weg, um ohne Grenze zu spielen.
reason-setup-deck = Das sind nicht die 104 Karten des Spiels. Schick die Datei so, wie du sie bekommen hast.
reason-setup-box = Das sind nicht die Karten, die in die Schachtel zurückkommen: mit 2 oder 3 Spielern 3 aus jedem Zeitalter, mit 4 keine.
reason-setup-pile-order = Der Zeitalterstapel muss nach Zeitaltern liegen, I oben.

## Mitschriften

reason-header-missing = In der ersten Zeile der Datei fehlt „{ $key }“. Schick die Datei so, wie du sie bekommen hast.
reason-header-unreadable = Die erste Zeile der Datei ist nicht der Kopf einer Partie. Schick die Datei so, wie du sie bekommen hast.
reason-line-unreadable = Diese Zeile ist keine Aktion einer Partie. Schick die Datei so, wie du sie bekommen hast.
reason-line-number = Diese Zeile sollte die Nummer { $expected } haben und hat { $found }. Schick die Datei so, wie du sie bekommen hast.
reason-file-cut = Die Datei endet zu früh. Schick sie ganz.
reason-file-empty = Die Datei ist leer. Schick eine, in der eine Partie steht.
reason-after-result = Nach dem Ergebnis der Partie steht noch etwas. Eine Datei enthält eine Partie.
reason-result-too-early = Die Datei nennt ein Ergebnis, aber die Partie ist nicht vorbei. Schick die Datei so, wie du sie bekommen hast.
reason-result-unreadable = Das Ergebnis der Partie ist nicht lesbar. Schick die Datei so, wie du sie bekommen hast.
reason-result-differs = Das Ergebnis in der Datei passt nicht zu diesen Aktionen. Schick die Datei so, wie du sie bekommen hast.
reason-too-many-lines = Eine Partie in dieser Datei hat mehr als { $most } Zeilen; so lang ist keine. Schick die Datei so, wie du sie bekommen hast.

## Tische

reason-table-unknown = Diesen Tisch gibt es hier nicht. Vielleicht wurde er geschlossen; { COMMAND("civ games") } listet deine auf.
reason-not-seated = Du hast an diesem Tisch keinen Platz. Spiel mit, solange er offen ist, oder sieh bei der Partie zu.
reason-seat-automatic = Gerade spielt der Computer für dich. Über „{ key-hand }“ nimmst du deinen Platz wieder ein.
reason-seat-out = Du hast diese Partie verlassen.
reason-stale-decision = { $moves ->
        [0] Dieser Button gehört zu einem früheren Schritt
        [one] Dieser Button ist veraltet (1 Schritt)
       *[other] Dieser Button ist veraltet ({ $moves } Schritte)
    }. Nichts wurde geändert; hier ist der aktuelle Tisch.
reason-table-full = Alle { $players } Plätze an diesem Tisch sind besetzt. { COMMAND("civ new") } eröffnet einen anderen.
reason-too-many-computers = { $seats ->
        [one] Ein Tisch für { $players } hat neben deinem { $seats } Platz
       *[other] Ein Tisch für { $players } hat neben deinem { $seats } Plätze
    }, und du möchtest { $computers } Computer. Nimm weniger, oder eröffne einen größeren Tisch.
reason-no-computer = An diesem Tisch spielt kein Computer. „{ key-add-computer }“ fügt einen hinzu.
reason-seats-taken = { $people } Spieler sind schon da, { $seats } Plätze reichen nicht. Wähl mehr, oder warte, bis jemand geht.
reason-not-ready = { $count ->
    [one] Ein Spieler hat
   *[other] { $count } Spieler haben
} dem geänderten Tisch noch nicht zugestimmt. „{ key-ready }“ genügt dafür, oder mach mit „{ key-arrange }“ ihre Plätze frei.
reason-press-unreadable = Das stand nicht zur Wahl. Öffne die neueste Nachricht und wähle noch einmal.
reason-already-seated = Du sitzt schon an diesem Tisch. „{ key-leave }“ gibt deinen Platz frei.
reason-seat-yours = Du spielst selbst an diesem Tisch. „{ key-hand }“ zeigt deinen Platz.
reason-seat-held = Deinen Platz in dieser Partie hat jemand übernommen; einen anderen kannst du nicht bekommen.
reason-not-invited = Für diesen Tisch brauchst du eine Einladung. Bitte den Host darum.
reason-not-enough-players = Die Partie braucht { $need } Spieler; { $have ->
        [one] { $have } ist
       *[other] { $have } sind
    } da. Warte auf weitere, oder gib Plätze dem Computer.
reason-too-many-tables-user = Du hast { $limit ->
        [one] { $limit } offenen Tisch
       *[other] { $limit } offene Tische
    }, mehr geht nicht. Beende oder schließe zuerst einen.
reason-too-many-tables-channel = Dieser Kanal hat { $limit ->
        [one] { $limit } offenen Tisch
       *[other] { $limit } offene Tische
    }, mehr geht nicht. Beende oder schließe einen, oder nimm einen anderen Kanal.
reason-not-owner = Das darf nur der Host dieses Tisches. Frag <@{ $owner }>.
reason-not-owner-nobody = Das darf nur, wer diesen Tisch leitet, und zurzeit ist das niemand.
reason-not-in-lobby = { $status ->
        [tournament] Das ist ein Turniertisch: Wer dort spielt, ist ausgelost. { COMMAND("tournament tables") } zeigt alle Tische.
       *[other] Das geht nur, bevor die Partie beginnt. { COMMAND("civ new") } eröffnet einen anderen Tisch.
    }
reason-not-playing = { $status ->
        [lobby] Die Partie an diesem Tisch hat noch nicht begonnen. Der Host startet sie, wenn alle Plätze besetzt sind.
        [tournament] Die Partie an diesem Tisch ist zu Ende. { COMMAND("tournament tables") } zeigt die anderen.
       *[other] Die Partie an diesem Tisch ist vorbei. { COMMAND("civ new") } eröffnet einen anderen Tisch.
    }
reason-not-over = Das geht erst, wenn die Partie vorbei ist.
reason-rematch-begun = Die Revanche hat ohne dich begonnen. Eröffne einen neuen Tisch, um wieder zu spielen.
reason-no-actions = Es wurde nichts gewählt. Wähle mindestens eine Karte.
reason-nudged-recently = Vor Kurzem wurde schon erinnert. Das geht <t:{ $at }:R> wieder.
reason-invited-recently = Jemanden davon hast du vor Kurzem schon eingeladen. Das geht <t:{ $at }:R> wieder.
reason-seat-asked-recently = An diesem Tisch hast du vor Kurzem schon um einen Platz gebeten. Das geht <t:{ $at }:R> wieder.
reason-proposed-recently = Das hast du vor Kurzem vorgeschlagen, und es wurde abgelehnt. Du kannst es <t:{ $at }:R> wieder vorschlagen.
reason-moved-recently = Du bist vor Kurzem schon mit einem Tisch umgezogen. Das geht <t:{ $at }:R> wieder.
reason-only-you-awaited = Alle warten auf dich. „{ key-hand }“ zeigt, was du tun kannst.
reason-nobody-awaited = Gerade ist niemand dran, also gibt es niemanden zu erinnern.
reason-too-early = Dafür ist es zu früh. Möglich wird es <t:{ $at }:R>.
reason-clock-decides = An diesem Tisch läuft eine Uhr, und sie entscheidet, wann jemand fehlt: <t:{ $at }:R>, außer die Person spielt vorher.
reason-voter-awaited = Auch du bist dran, deshalb stimmst du über Abwesende noch nicht ab. Spiel zuerst selbst.
reason-last-person = Außer dir ist niemand mehr an diesem Tisch, die Partie wartet auf dich. { COMMAND("civ resign") } verlässt sie endgültig.
reason-seat-not-automatic = Du spielst auf diesem Platz schon selbst.
reason-transcript-unfinished = Herunterladen kannst du eine Partie erst, wenn sie vorbei ist, damit keine Hand verraten wird.
reason-transcript-not-yours = Nur wer mitgespielt hat, darf diese Partie herunterladen. Bitte jemanden aus der Partie um die Datei.
reason-preference-unknown = Die Einstellung „{ $name }“ gibt es nicht.
reason-server-only = Servereinstellungen gehören zu einem Server. Nutze diesen Befehl in einem seiner Kanäle.
reason-server-managers-only = Das darf nur ändern, wer die Berechtigung „Server verwalten“ hat. Deine eigenen Einstellungen: { COMMAND("settings language") }, { COMMAND("settings display") } und { COMMAND("settings theme") }.
reason-preference-value = { $choices ->
        [none] Diesen Wert kann die Einstellung „{ $name }“ nicht haben.
       *[other] Die Einstellung „{ $name }“ nimmt einen dieser Werte: { $choices }.
    }
reason-shutting-down = Ich starte gleich neu. Dein Tisch ist sicher; versuch es in einer Minute noch einmal.

## Uhren, Zeiten und Abstimmungen

# $text (was eingetippt wurde)
reason-clock-unreadable = „{ $text }“ verstehe ich nicht als Bedenkzeit. Schreib die Zeit für einen Zug (12h, 1t 6h) oder einen Vorrat und was jeder Zug dazugibt (7t+12h), von 1 Minute bis 30 Tage; oder { preset-live }, { preset-day }, { preset-correspondence }, { preset-none }.
reason-clock-range = Eine Bedenkzeit liegt zwischen { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    } und { $days } Tagen.
reason-clock-increment = In „{ $text }“ gibt ein Zug mehr dazu, als der ganze Vorrat hat. Schreib das Größere zuerst: 7t+12h.
reason-clock-missing = Was nach Ablauf der Zeit geschieht, zählt nur mit einer Bedenkzeit. Wähle auch eine Bedenkzeit.
reason-zone-unknown = Eine Zeitzone „{ $text }“ kenne ich nicht. Tipp den Namen einer großen Stadt ein, die darin liegt, und wähle aus der Liste. Nichts wurde geändert.
reason-quiet-unreadable = „{ $text }“ verstehe ich nicht als Ruhezeiten. Schreib sie wie 22-7 oder 22:30-07:00, oder „keine“. Nichts wurde geändert.
reason-quiet-too-long = Ruhezeiten dauern höchstens { $hours } Stunden, damit jeder Tag Zeit zum Spielen lässt. Nichts wurde geändert.
reason-vacation-unreadable = „{ $text }“ verstehe ich nicht als Tag. Schreib ihn wie 2026-12-24, oder wähle aus der Liste. Nichts wurde geändert.
reason-vacation-days = Ein Urlaub beginnt frühestens heute, endet nicht vor seinem ersten Tag und liegt in diesem oder im nächsten Jahr. Nichts wurde geändert.
reason-vacation-too-long = Das wären mehr als { $days } Tage Urlaub in einem Jahr. Nichts wurde geändert.
reason-no-clock = Dieser Tisch hat kein Zeitlimit: Nimm dir so viel Zeit, wie du möchtest.
reason-vote-unknown = Darüber lässt sich nicht abstimmen.
reason-vote-over = Diese Abstimmung ist vorbei.
reason-vote-open = Eine solche Abstimmung läuft schon. Stimm zuerst dort ab, oder warte, bis sie vorbei ist.
reason-not-asked = Diese Abstimmung ist für die anderen.
reason-place-same = Der Tisch ist schon hier.
reason-move-server = Ein Tisch bleibt auf seinem Server. Dort kann er in einen anderen Kanal umziehen.
reason-move-lobby = An diesem Tisch sitzen schon andere; bis die Partie beginnt, bleibt er, wo er ist.
reason-move-hidden = { $who } würde den Tisch hier nicht sehen. Nimm einen Kanal, den alle am Tisch sehen.
reason-move-asked = Über einen Umzug dieses Tisches nach <#{ $channel }> wird gerade abgestimmt. Warte, bis das vorbei ist.
reason-move-meanwhile = An diesem Tisch hat sich etwas geändert: Jetzt müssen die anderen dem Umzug zustimmen. Drück noch einmal, um sie zu fragen.
reason-asked-already = Du hast schon darum gebeten; jetzt stimmen die anderen ab.
reason-already-paused = Die Partie pausiert schon.
reason-not-paused = Die Partie pausiert nicht.
reason-paused-by-moderator = Die Moderation hat diese Partie angehalten, und nur sie kann sie fortsetzen, mit { COMMAND("moderate resume") }. Alle, die mitspielen, können es <t:{ $at }:R>.
# $seat (seine Nummer, ab 0 gezählt)
reason-seat-taken = Auf diesem Platz spielt jemand. Übernehmen lässt sich nur ein Platz, auf dem der Computer spielt.
reason-seat-kept = Hier wurde erst ein Zug verpasst; der Platz bleibt vergeben. Frei wird er nach zwei verpassten Zügen hintereinander, oder wenn er dem Computer überlassen wird.
reason-nobody-to-ask = An diesem Tisch ist niemand mehr, den man fragen könnte.
reason-no-seat-free = An diesem Tisch spielt der Computer auf keinem Platz, also lässt sich keiner übernehmen.
reason-seat-asked = Über einen Platz an diesem Tisch wird schon abgestimmt. Warte, bis das vorbei ist.
reason-undo-nothing = Du hast nichts zurückzunehmen.

## Die Datenbank

reason-store-locked = Meine Datenbank ist beschäftigt. Nichts wurde geändert; versuch es gleich noch einmal.
reason-store-read-only = Ich darf nicht in meine Datenbank schreiben. Nichts wurde geändert; bitte sag es der Person, die den Bot betreibt.
reason-store-full = Mein Speicher ist voll. Nichts wurde geändert; bitte sag es der Person, die den Bot betreibt.
reason-store-newer = Meine Datenbank stammt von einer neueren Version dieses Bots. Bitte sag es der Person, die den Bot betreibt.
reason-store-not-a-database = Meine Datenbank ist nicht lesbar. Bitte sag es der Person, die den Bot betreibt.
reason-store-foreign = Meine Datenbank gehört zu einem anderen Programm. Bitte sag es der Person, die den Bot betreibt.
reason-store-damaged = Meine Datenbank ist beschädigt. Nichts wurde geändert; bitte sag es der Person, die den Bot betreibt.
reason-store-no-directory = Der Ordner für meine Datenbank ist nicht nutzbar. Bitte sag es der Person, die den Bot betreibt.
reason-store-cannot-open = Meine Datenbank lässt sich nicht öffnen. Bitte sag es der Person, die den Bot betreibt.
reason-store-unavailable = Meine Datenbank antwortet nicht. Nichts wurde geändert; versuch es gleich noch einmal.
reason-store-log-broken = Die Aufzeichnung dieses Tisches ist in Zeile { $line } nicht lesbar. Bitte sag es der Person, die den Bot betreibt.
reason-store-row-broken = Tisch { $table } ist auf dem Datenträger des Bots beschädigt und beiseitegelegt: Dort geht vorerst nichts. Alle anderen Tische laufen weiter. Bitte sag es der Person, die den Bot betreibt.
reason-store-set-aside = Tisch { $table } ist auf dem Datenträger des Bots beschädigt und beiseitegelegt: Dort geht vorerst nichts. Alle anderen Tische laufen weiter. Bitte sag es der Person, die den Bot betreibt.
reason-store-backup-exists = Eine Sicherung mit diesem Namen gibt es schon. Wähle einen anderen Namen.
reason-store-backup-missing = Diese Sicherung gibt es nicht.
reason-store-backup-cut = Diese Sicherung ist unvollständig oder gar keine.
reason-store-backup-altered = Diese Sicherung wurde nachträglich verändert.
reason-store-held = Auf dieser Datenbank läuft ein anderer Bot.

## Server, Zuschauen und Threads zu zweit

reason-server-channel = { $more ->
    [0] Auf diesem Server werden Tische in <#{ $channel }> eröffnet.
    [one] Auf diesem Server werden Tische in <#{ $channel }> oder einem weiteren Kanal eröffnet.
   *[other] Auf diesem Server werden Tische in <#{ $channel }> oder { $more } weiteren Kanälen eröffnet.
} Die Serververwaltung kann das ändern: { COMMAND("server-settings channel") }.
reason-server-role = Auf diesem Server brauchst du zum Eröffnen die Rolle <@&{ $role }>. Die Serververwaltung kann sie dir geben oder das ändern: { COMMAND("server-settings role") }.
reason-server-channels-full = Das wären mehr als { $limit } Kanäle. Nenne stattdessen eine Kategorie: Sie gilt für alle Kanäle darin.
reason-too-many-tables-server = { $limit ->
    [one] Auf diesem Server ist schon ein Tisch offen, mehr sind nicht erlaubt.
   *[other] Auf diesem Server sind schon { $limit } Tische offen, mehr sind nicht erlaubt.
} Beende einen, oder bitte die Serververwaltung, das zu ändern: { COMMAND("server-settings limit") }.
reason-watch-seated = Du spielst an diesem Tisch mit: Vom Ende der Partie erfährst du ohnehin.
reason-watch-over = Die Partie an diesem Tisch ist vorbei. { COMMAND("civ replay") } zeigt sie noch einmal.
reason-talk-off = Private Threads sind an diesem Tisch aus. Schreib es für alle sichtbar.
reason-talk-partner = Mit dieser Person kannst du hier nicht privat reden. Wähle einen anderen Spieler vom Tisch.
reason-seat-far = Du bist nicht auf dem Server dieses Tisches. Tritt ihm zuerst bei.
reason-bot-player = Bots können nicht mitspielen. „{ key-add-computer }“ fügt einen Computer hinzu.
reason-move-not-possible = Dieser Zug ist jetzt nicht möglich.
reason-intervention-not-possible = Das ist in dieser Partie jetzt nicht möglich.
reason-another-game = Das gehört nicht zum Spiel an diesem Tisch.

## Moderation, Blockaden und wartende Partien

# $role (ihre Nummer; 0, wenn der Server keine nennt)
reason-moderators-only = { $role ->
        [0] Das darf nur die Serververwaltung. Sie kann es auch einer Rolle erlauben
       *[other] Das dürfen nur die Serververwaltung und <@&{ $role }>. Sie kann eine andere Rolle nennen
    }: { COMMAND("server-settings moderators") }.
reason-moderators-everybody = Nicht alle können moderieren. Wähle eine andere Rolle.
reason-moderate-over = Dieser Tisch ist vorbei: Es gibt nichts mehr zu schließen.
reason-moderate-unpaused = Die Moderation hat diesen Tisch nicht angehalten.
reason-moderate-hidden = Dieser Tisch ist schon verborgen.
reason-moderate-nobody = Diese Person spielt nicht an Tisch { $table }.
reason-moderate-reason = Gib einen Grund an, den man lesen kann.
reason-talk-closed = Die Moderation dieses Servers hat private Gespräche hier beendet. Schreib es für alle sichtbar.
reason-talk-impossible = Ein privater Thread mit dieser Person ist hier nicht möglich. Schreib es für alle sichtbar.
reason-barred = Die Moderation dieses Servers hat dich von seinen Tischen ausgeschlossen. Frag dort nach, wenn du das für einen Irrtum hältst.
reason-barred-full = Ein Server kann höchstens { $limit } Personen von seinen Tischen ausschließen. Lass erst jemanden wieder mitspielen: { COMMAND("moderate unbar") }.
reason-too-many-lobbies = Du hast { $limit ->
        [one] 1 Tisch
       *[other] { $limit } Tische
    }, die auf Mitspieler warten; mehr geht nicht. Starte erst einen davon oder sag ihn ab.
# $limit (Tische), $minutes (in so vielen Minuten)
reason-opening-pace = Du hast in { $minutes } Minuten { $limit ->
        [one] 1 Tisch
       *[other] { $limit } Tische
    } eröffnet; das reicht fürs Erste. Den nächsten kannst du <t:{ $at }:R> eröffnen.
# $who (die Nummer einer Person, für eine Erwähnung)
reason-blocked-there = <@{ $who }> ist an diesem Tisch, und du hast diese Person blockiert. Mit { COMMAND("settings block") } änderst du das.
reason-blocked-talk = Du hast <@{ $who }> blockiert. Mit { COMMAND("settings block") } änderst du das.
reason-blocked-invite = Du hast <@{ $who }> blockiert und kannst diese Person deshalb nicht einladen. Mit { COMMAND("settings block") } änderst du das.
reason-blocked-self = Dich selbst kannst du nicht blockieren.
reason-blocked-bot = Bots sitzen an keinem Tisch: Da gibt es nichts zu blockieren.
reason-blocked-full = Du hast { $limit } Personen blockiert; mehr geht nicht. Nimm erst jemanden von deiner Liste.
reason-table-aside = Ich bin nicht mehr auf dem Server dieses Tisches: Die Partie wartet, und keine Uhr läuft. Sie geht weiter, sobald ich wieder dort bin.

## Tournaments and their archives

reason-tournament-official-number = An einem offiziellen Turnier nehmen 16 bis 64 Personen teil, immer ein Vielfaches von 4: { $players } passt nicht. Ein Freundschaftsturnier geht auch mit anderen Zahlen.
reason-tournament-friendly-number = Ein Freundschaftsturnier hat 4 oder 6 bis 64 Teilnehmende, an Tischen zu dritt und zu viert: { $players } passt nicht.
reason-tournament-too-few = Mindestens { $need } müssen da sein, und { $have } sind es. Verlängere den Check-in, mach ein Freundschaftsturnier daraus oder sag ab.
reason-tournament-referee-plays = Wer ein Turnier leitet, spielt nicht mit. Eines von beiden muss jemand anders übernehmen.
reason-tournament-computer = Computer spielen nur bei Freundschaftsturnieren mit: Ein offizielles Turnier ist für Menschen da.
reason-tournament-commitments = Zu einer Ankündigung gehören vier verschiedene Festlegungen, eine je Runde und eine für die Lose, jede ein SHA-256.
reason-tournament-secret = Das ist nicht das Geheimnis, auf das die Ankündigung Runde { $number } festgelegt hat.
reason-tournament-lot-secret = Das folgt nicht aus dem Geheimnis, auf das die Ankündigung die Lose festgelegt hat.
reason-tournament-text = { $name ->
        [title] Der Name des Turniers
        [place] Der Ort
        [clock] Das Zeitlimit
       *[why] Der Grund
    } fehlt oder ist nicht lesbar: eine Zeile, ohne unsichtbare Zeichen.
reason-tournament-pseudonym = „{ $text }“ ist kein Pseudonym, wie p-7k2m9xqd. Anders nennt das Turnierbuch niemanden.
reason-tournament-not-yours = { $role ->
        [organiser] Das darf nur, wer das Turnier veranstaltet.
        [referee] Das darf nur die Spielleitung. Ruf sie an deinen Tisch.
        [player] Das darf nur, wer mitspielt, und nur für sich selbst.
       *[system] Das macht niemand: Es geschieht von selbst.
    }
reason-tournament-begin = Ein Turnier beginnt mit seiner Ankündigung und hat nur eine.
reason-tournament-registered = Diese Person ist schon angemeldet.
reason-tournament-not-registered = Diese Person ist für das Turnier nicht angemeldet.
reason-tournament-barred = Laut Ankündigung spielt diese Person bei diesem Turnier nicht mit.
reason-tournament-full = { $limit } sind angemeldet oder warten schon. Mehr geht nicht.
reason-tournament-drawn = Die erste Runde ist ausgelost. Wer mitspielt, lässt sich so nicht mehr ändern; über Ausfälle entscheidet die Spielleitung.
reason-tournament-early = Noch ist nichts ausgelost: Erst muss der Check-in beendet sein.
reason-tournament-late = Das Turnier ist vorbei und sein Buch geschlossen.
reason-tournament-check-in-off = Der Check-in läuft gerade nicht.
reason-tournament-check-in-wait = { $missing ->
        [one] 1 Person hat
       *[other] { $missing } haben
    } noch nicht eingecheckt. Schließen geht <t:{ $at }:R>, oder wenn alle da sind.
reason-tournament-deadline = Diese Frist ist schon vorbei. Wähle eine spätere.
reason-tournament-present = Diese Person hat schon eingecheckt.
reason-tournament-friendly-already = Das ist schon ein Freundschaftsturnier.
reason-tournament-round-open = Die nächste Runde wird ausgelost, wenn diese vorbei ist. { $tables ->
        [one] An 1 Tisch
       *[other] An { $tables } Tischen
    } steht noch nicht fest, wer gewinnt.
reason-tournament-no-table = Tisch { $number } gibt es in dieser Runde nicht: Sie hat die Tische 1 bis { $tables }.
reason-tournament-table-over = Die Partie an Tisch { $number } ist vorbei. An ihr lässt sich nichts mehr ändern.
reason-tournament-not-at-table = Nummer { $player } spielt nicht an Tisch { $number }.
reason-tournament-not-in-round = Nummer { $player } spielt in Runde { $number } nicht mit und kann dort keinen Tisch gewinnen.
reason-tournament-player-out = Nummer { $player } ist aus dieser Partie ausgeschieden. Ihr Draft ist vorbei, und sie wird zu Ende gespielt.
reason-tournament-winners = An Tisch { $number } gewinnt genau eine Person und kommt weiter. Nenne genau eine Nummer von diesem Tisch.
reason-tournament-winner-count = Runde { $number } hat { $need } Tische und damit ebenso viele Siege, einen je Tisch. Angegeben sind { $have }.
reason-tournament-final-drawn = Das Finale ist ausgelost, und danach kommt keine Runde mehr.
reason-tournament-tied = Der Sieg an Tisch { $number } ist geteilt: Die Spielleitung lost, und etwas anderes geht dort nicht.
reason-tournament-no-tie = An Tisch { $number } wird nicht gelost: Dort teilt niemand einen Sieg.
reason-tournament-transcript = Eine Partie wird mit dem SHA-256 ihrer Mitschrift benannt.
reason-tournament-line = Eine Strafe nennt ihre Zeile in der Partie, hinter den früheren, und ein verspäteter Effekt die Zeile, zu der es zurückgeht. Eine Verwarnung hat keine.
reason-tournament-paused = Dort steht die Zeit schon.
reason-tournament-running = Dort läuft die Zeit schon.
reason-tournament-seconds = Mehr Zeit heißt eine Sekunde bis sieben Tage; eine Pause hat keine Länge.
reason-tournament-called = Du hast die Spielleitung schon gerufen. Warte auf ihre Antwort.
reason-tournament-no-call = Der Ruf { $number } ist nicht offen: Er ist beantwortet, oder die Partie ist vorbei.
reason-tournament-same-referee = Diese Person hat die Spielleitung schon.
reason-tournament-revealed = Das Geheimnis der Lose ist schon aufgedeckt.
reason-tournament-unfinished = Das Geheimnis der Lose wird aufgedeckt, wenn nichts mehr zu losen ist: nach dem Finale.
reason-archive-unreadable = Das ist kein Turnierarchiv: Zeile { $line } ist kein JSON.
reason-archive-foreign = Das ist kein Turnierarchiv.
reason-archive-version = Dieses Archiv hat eine Form, die diese Version des Programms nicht kennt.
reason-archive-bytes = Diese Zeile steht nicht so da, wie sie geschrieben wurde.
reason-archive-shape = Was ein Archiv hier hat, fehlt oder ist etwas anderes.
reason-archive-number = Hier müsste Eintrag { $need } stehen, nicht Eintrag { $have }.
reason-archive-previous = Dieser Eintrag schließt nicht an den vorigen an: Er nennt einen anderen Hashwert.
reason-archive-hash = Dieser Eintrag wurde geändert: Sein Hashwert passt nicht.
reason-archive-act = Dieser Eintrag enthält nichts, was bei einem Turnier geschehen kann.
reason-archive-summary = Aus dem Turnierbuch ergibt sich hier etwas anderes.
reason-archive-person = Das Turnierbuch kennt niemanden mit diesem Pseudonym.
reason-archive-name = Das ist kein Name, wie er gezeigt wird.
reason-archive-checksum = Das Archiv wurde geändert: Der Hashwert des Ganzen passt nicht.
reason-archive-missing = Die Mitschrift der Partie, die dieser Eintrag beendet, fehlt.
reason-archive-unasked = Das Turnierbuch kennt keine solche Partie.
reason-archive-transcript-hash = Diese Mitschrift wurde geändert: Das Turnierbuch nennt einen anderen Hashwert.
reason-archive-seats = Diese Partie hat eine andere Zahl von Plätzen als ihr Tisch.
reason-archive-first = Diese Partie begann ein anderer Platz, als die Karten für den Startspieler sagen.
reason-archive-choices = Diese Partie wurde nicht mit Draft, einzeln und mit Vorherrschaft nach jeder Karte gespielt.
reason-archive-deal = Die Karten folgen nicht aus dem, was das Turnier für diese Partie angekündigt hat.
reason-archive-winners = Diese Partie endete anders, als das Turnierbuch sagt.
reason-archive-lots = Es wurde gelost, und das Geheimnis der Lose ist hier nicht aufgedeckt.
reason-archive-interventions = Die Eingriffe der Spielleitung in diese Partie sind nicht die des Turnierbuchs.

# Tournaments as they are run

reason-referee-decides = An einem Turniertisch entscheidet das die Spielleitung. Ruf sie mit { COMMAND("referee call") }.
reason-tournament-rematch = Diese Partie gehörte zu einem Turnier, da gibt es keine Revanche. { COMMAND("tournament standings") } zeigt, wer noch dabei ist.
reason-tournament-drafted = Der Draft ist fertig: Ab jetzt lässt die Spielleitung ausscheiden, wer gegangen ist.
reason-trim-count = Auf dieser Hand sind nur { $have } Karten.
reason-tournament-none = Ein solches Turnier gibt es hier nicht.
reason-tournament-start = Der Beginn eines Turniers muss in der Zukunft liegen.
reason-tournament-start-unreadable = Die Zeit „{ $text }“ kann ich nicht lesen. Schreib 2026-05-02 14:30, oder in welcher Zeit: 45m, 2h, 1t.
reason-tournament-moved-on = Die Partie ist inzwischen weitergegangen. Schau noch einmal, dann entscheide.
reason-tournament-no-effect = Nummer { $player } hat im letzten Zug keinen Effekt begonnen, der zurückgenommen werden könnte.
reason-tournament-no-game = Tisch { $number } wird noch vorbereitet.
reason-tournament-elsewhere = Du spielst an keinem Tisch dieser Runde.
reason-tournament-many = Auf diesem Server sind { $limit } Turniere offen. Erst muss eines enden.
reason-store-book-broken = Das Buch dieses Turniers ist beim Eintrag { $entry } nicht lesbar. Bitte sag es der Person, die den Bot betreibt.
reason-deputy-not-awaited = Auf diese Person wartet gerade niemand.
reason-deputy-too-early = Diese Person hat noch Zeit bis <t:{ $at }:f>; danach kannst du handeln.
