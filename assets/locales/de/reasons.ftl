### Warum ein Tisch, ein Server oder die Datenbank etwas ablehnt: was nicht stimmt, und was es möglich machte.

reason-with-clause = { $text } ({ $clause })
reason-unknown = Das ist jetzt nicht möglich.
reason-missing = Mit { $missing } mehr geht es.
reason-instead = { $effect } braucht nur { $need }.

## Spielleitung und Tisch

reason-nothing-to-undo = Nichts zum Zurücknehmen. Das geht nur mit eigenen Schritten dieses Zuges, die weder Karten gezogen noch eine Hand gezeigt haben.
reason-nothing-to-decide = Gerade hast du nichts zu entscheiden.
reason-no-hints = Hier gibt es keine Tipps: nur, wo der Tisch sie für alle erlaubt oder wo du allein und ohne Zeitlimit spielst. Bei Turnieren nie.

## Tische

reason-table-unknown = Diesen Tisch gibt es hier nicht. Vielleicht wurde er geschlossen; { COMMAND("civ games") } listet deine auf.
reason-not-seated = Du hast an diesem Tisch keinen Platz. Spiele mit, solange er offen ist, oder sieh bei der Partie zu.
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
reason-seats-taken = { $people } Leute sind schon da, { $seats } Plätze reichen nicht. Wähle mehr, oder warte, bis jemand geht.
reason-not-ready = { $count ->
    [one] Eine Person hat
   *[other] { $count } Personen haben
} dem geänderten Tisch noch nicht zugestimmt. „{ key-ready }“ genügt dafür, oder mach mit „{ key-arrange }“ ihre Plätze frei.
reason-press-unreadable = Das stand nicht zur Wahl. Öffne die neueste Nachricht und wähle noch einmal.
reason-already-seated = Du sitzt schon an diesem Tisch. „{ key-leave }“ gibt deinen Platz frei.
reason-seat-yours = Du spielst selbst an diesem Tisch. „{ key-hand }“ zeigt deinen Platz.
reason-seat-held = Deinen Platz in dieser Partie hat jemand übernommen; einen anderen kannst du nicht bekommen.
reason-not-invited = Für diesen Tisch brauchst du eine Einladung. Bitte den Host darum.
reason-not-enough-players = Die Partie braucht { $need } Leute; { $have ->
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
reason-not-owner-nobody = Das darf nur der Host dieses Tisches, und zurzeit gibt es keinen.
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
reason-awaited-left = Hier lässt sich niemand erinnern: Die Person, auf die ihr wartet, hat den Server verlassen. „{ key-stuck }“ zeigt, was ihr tun könnt.
reason-nobody-awaited = Gerade ist niemand dran, also gibt es niemanden zu erinnern.
reason-too-early = Dafür ist es zu früh. Möglich wird es <t:{ $at }:R>.
reason-clock-decides = An diesem Tisch läuft eine Bedenkzeit, und sie entscheidet, wann jemand fehlt: <t:{ $at }:R>, außer die Person spielt vorher.
reason-voter-awaited = Auch du bist dran, deshalb stimmst du über Abwesende noch nicht ab. Spiele zuerst selbst.
reason-last-person = Außer dir ist niemand mehr an diesem Tisch, die Partie wartet auf dich. { COMMAND("civ resign") } verlässt sie endgültig.
reason-seat-not-automatic = Du spielst auf diesem Platz schon selbst.
reason-transcript-unfinished = Herunterladen kannst du eine Partie erst, wenn sie vorbei ist, damit keine Hand verraten wird.
reason-transcript-not-yours = Nur wer mitgespielt hat, darf diese Partie herunterladen. Bitte jemanden aus der Partie um die Datei.
reason-preference-unknown = Die Einstellung „{ $name }“ gibt es nicht.
reason-server-only = Servereinstellungen gehören zu einem Server. Nutze diesen Befehl in einem seiner Kanäle.
reason-server-managers-only = Das darf nur ändern, wer die Berechtigung „Server verwalten“ hat. Deine eigenen Einstellungen: { COMMAND("settings") }.
reason-preference-value = { $choices ->
        [none] Diesen Wert kann die Einstellung „{ $name }“ nicht haben.
       *[other] Die Einstellung „{ $name }“ nimmt einen dieser Werte: { $choices }.
    }
reason-shutting-down = Ich starte gleich neu. Dein Tisch ist sicher; versuch es in einer Minute noch einmal.

## Bedenkzeit, Zeiten und Abstimmungen

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
reason-move-meanwhile = An diesem Tisch hat sich etwas geändert: Jetzt müssen die anderen dem Umzug zustimmen. Klick noch einmal, um sie zu fragen.
reason-asked-already = Du hast schon darum gebeten; jetzt stimmen die anderen ab.
reason-already-paused = Die Partie pausiert schon.
reason-not-paused = Die Partie pausiert nicht.
reason-paused-by-moderator = Die Moderation hat diese Partie angehalten, und nur sie kann sie fortsetzen, mit { COMMAND("moderate resume") }. Die Pause endet von selbst <t:{ $at }:R>.
# $seat (seine Nummer, ab 0 gezählt)
reason-seat-taken = Auf diesem Platz spielt jemand. Übernehmen lässt sich nur ein Platz, auf dem der Computer spielt.
reason-seat-kept = Hier wurde erst ein Zug verpasst; der Platz bleibt vergeben. Frei wird er nach zwei verpassten Zügen hintereinander, oder wenn er dem Computer überlassen wird.
reason-nobody-to-ask = An diesem Tisch ist niemand mehr, den man fragen könnte.
reason-no-seat-free = An diesem Tisch spielt der Computer auf keinem Platz, also lässt sich keiner übernehmen.
reason-seat-asked = Über einen Platz an diesem Tisch wird schon abgestimmt. Warte, bis das vorbei ist.
reason-undo-nothing = Du hast nichts zurückzunehmen.
reason-undo-too-far = Mehr als den eigenen letzten Zug kann niemand zurücknehmen, einen Draft gar nicht.

## Die Datenbank

reason-store-locked = Meine Datenbank ist beschäftigt, nichts wurde geändert; versuch es gleich noch einmal.
reason-store-read-only = Ich darf nicht in meine Datenbank schreiben; bitte sag es der Person, die den Bot betreibt.
reason-store-full = Mein Speicher ist voll; bitte sag es der Person, die den Bot betreibt.
reason-store-moved = Ich kann meine Datenbank nicht benutzen; bitte sag es der Person, die den Bot betreibt.
reason-store-replaced = { reason-store-moved }
reason-store-newer = { reason-store-moved }
reason-store-not-a-database = { reason-store-moved }
reason-store-foreign = { reason-store-moved }
reason-store-damaged = Meine Datenbank ist beschädigt; bitte sag es der Person, die den Bot betreibt.
reason-store-no-directory = { reason-store-moved }
reason-store-cannot-open = { reason-store-moved }
reason-store-no-driver = { reason-store-moved }
reason-store-no-login = { reason-store-moved }
reason-store-no-database = { reason-store-moved }
reason-store-unavailable = Meine Datenbank antwortet nicht, nichts wurde geändert; versuch es gleich noch einmal.
reason-store-server-read-only = { reason-store-read-only }
reason-store-server-old = { reason-store-moved }
reason-store-url-option = { reason-store-moved }
reason-store-unstorable = Der Text enthält ein Steuerzeichen, das ich nicht aufbewahren kann; schreib ihn noch einmal von Hand.
reason-store-log-broken = Die Aufzeichnung dieses Tisches ist in Zeile { $line } nicht lesbar; bitte sag es der Person, die den Bot betreibt.
reason-store-row-broken = Tisch { $table } ist auf meinem Datenträger beschädigt und beiseitegelegt; bitte sag es der Person, die den Bot betreibt.
reason-store-set-aside = Tisch { $table } ist auf meinem Datenträger beschädigt und beiseitegelegt; bitte sag es der Person, die den Bot betreibt.
reason-store-backup-exists = Eine Sicherung mit diesem Namen gibt es schon. Wähle einen anderen Namen.
reason-store-backup-missing = Diese Sicherung gibt es nicht.
reason-store-backup-cut = Diese Sicherung ist unvollständig oder gar keine.
reason-store-backup-altered = Diese Sicherung wurde nachträglich verändert.
reason-store-backup-server = Eine PostgreSQL-Datenbank sicherst du mit pg_dump und spielst sie mit pg_restore zurück.
reason-store-move-taken = Die Datenbank, in die diese umziehen sollte, ist nicht leer.
reason-store-move-unfinished = Meine Datenbank zieht gerade um; bitte sag es der Person, die den Bot betreibt.
reason-store-move-row = Eine Zeile meiner Datenbank lässt sich nicht übertragen.
reason-store-move-differs = In der anderen Datenbank ist nicht das angekommen, was hier war.
reason-store-held = Auf dieser Datenbank läuft ein anderer Bot.
reason-store-range-held = Die Shards { $shards } hält ein anderer Prozess dieses Bots.

## Server, Zuschauen und Threads zu zweit

reason-server-channel = { $more ->
    [0] Auf diesem Server werden Tische in <#{ $channel }> eröffnet.
    [one] Auf diesem Server werden Tische in <#{ $channel }> oder einem weiteren Kanal eröffnet.
   *[other] Auf diesem Server werden Tische in <#{ $channel }> oder { $more } weiteren Kanälen eröffnet.
} Die Serververwaltung kann das ändern: { COMMAND("server-settings") }.
reason-server-role = Auf diesem Server brauchst du zum Eröffnen die Rolle <@&{ $role }>. Die Serververwaltung kann sie dir geben oder das ändern: { COMMAND("server-settings") }.
reason-podium-not-yours = Das darf hier nur wählen, wem der Server gehört, oder wer „Rollen verwalten“ hat und über <@&{ $role }> steht.
reason-podium-powerful = <@&{ $role }> hat Rechte zum Verwalten oder Moderieren, die ein Sieg nicht geben soll. Wähle eine Rolle ohne sie.
reason-feature-off = Das ist auf diesem Server ausgeschaltet: { $feature }. Die Serververwaltung kann es einschalten: { COMMAND("server-settings") }.
reason-limit-unreadable = Das ist keine Zahl von Tischen von 0 bis { $limit }.
reason-too-many-tables-server = { $limit ->
    [one] Auf diesem Server ist schon ein Tisch offen, mehr sind nicht erlaubt.
   *[other] Auf diesem Server sind schon { $limit } Tische offen, mehr sind nicht erlaubt.
} Beende einen, oder bitte die Serververwaltung, das zu ändern: { COMMAND("server-settings") }.
reason-watch-seated = Du spielst an diesem Tisch mit: Vom Ende der Partie erfährst du ohnehin.
reason-watch-over = Die Partie an diesem Tisch ist vorbei. { COMMAND("civ replay") } zeigt sie noch einmal.
reason-talk-off = Private Threads sind an diesem Tisch aus. Schreib es für alle sichtbar.
reason-talk-partner = Mit dieser Person kannst du hier nicht privat reden. Wähle jemand anderen vom Tisch.
reason-seat-far = Du bist nicht auf dem Server dieses Tisches. Tritt ihm zuerst bei.
reason-bot-player = Bots können nicht mitspielen. „{ key-add-computer }“ fügt einen Computer hinzu.
reason-move-not-possible = Dieser Schritt ist jetzt nicht möglich.
reason-intervention-not-possible = Das ist in dieser Partie jetzt nicht möglich.

## Moderation, Blockaden und wartende Partien

# $role (ihre Nummer; 0, wenn der Server keine nennt)
reason-moderators-only = { $role ->
        [0] Das darf nur die Serververwaltung. Sie kann es auch einer Rolle erlauben
       *[other] Das dürfen nur die Serververwaltung und <@&{ $role }>. Sie kann eine andere Rolle nennen
    }: { COMMAND("server-settings") }.
reason-moderators-everybody = Nicht alle können moderieren. Wähle eine andere Rolle.
reason-moderate-over = Dieser Tisch ist vorbei: Es gibt nichts mehr zu schließen.
reason-moderate-unpaused = Die Moderation hat diesen Tisch nicht angehalten.
reason-moderate-own = Du spielst an Tisch { $table } mit und kannst ihn deshalb nicht als Moderation schließen, anhalten oder fortsetzen. Bitte jemand anderen aus der Moderation darum, oder lass alle abstimmen: „{ key-menu }“ unter deiner Hand.
reason-moderate-hidden = Dieser Tisch ist schon verborgen.
reason-moderate-nobody = Diese Person spielt nicht an Tisch { $table }.
reason-moderate-own-rating = Du hast an Tisch { $table } gespielt und entscheidest deshalb nicht, ob er zählt. Bitte jemand anderen aus der Moderation darum.
reason-moderate-unrated = Die Partie von Tisch { $table } zählt ohnehin nicht für die Wertung.
reason-moderate-aside = Die Partie von Tisch { $table } ist schon aus der Wertung genommen.
reason-moderate-counts = Die Partie von Tisch { $table } zählt schon.
reason-moderate-reason = Gib einen Grund an, den man lesen kann.
reason-talk-closed = Die Moderation dieses Servers hat private Gespräche hier beendet. Schreib es für alle sichtbar.
reason-talk-impossible = Ein privater Thread mit dieser Person ist hier nicht möglich. Schreib es für alle sichtbar.
reason-barred = Die Moderation dieses Servers hat dich von seinen Tischen ausgeschlossen. Frag dort nach, wenn du das für einen Irrtum hältst.
reason-barred-full = Ein Server kann höchstens { $limit } Personen von seinen Tischen ausschließen. Lass erst jemanden wieder mitspielen: { COMMAND("moderate unbar") }.
reason-too-many-lobbies = Du hast { $limit ->
        [one] 1 Tisch
       *[other] { $limit } Tische
    }, die auf Mitspieler warten; mehr geht nicht. Starte erst einen davon oder sag ihn ab.
# $limit (Anmeldungen), $minutes (in so vielen Minuten), $at
reason-registration-pace = Du hast dich in { $minutes } Minuten { $limit }-mal für Turniere angemeldet; mehr geht im Moment nicht. Wieder anmelden kannst du dich <t:{ $at }:R>.
reason-search-pace = Du hast in { $minutes } Minuten { $limit }-mal eine Partie gesucht; mehr geht im Moment nicht. Wieder suchen kannst du <t:{ $at }:R>.
reason-invitation-pace = Du hast in { $minutes } Minuten { $limit }-mal eingeladen; mehr geht im Moment nicht. Wieder einladen kannst du <t:{ $at }:R>.
reason-closing-pace = In { $minutes } Minuten hat sich dieser Tisch oder ein anderer derselben Person { $limit }-mal geändert, nachdem keine Wörter mehr dazukommen sollten. Beginnen kann er <t:{ $at }:R>.
# $limit (Seiten), $minutes (in so vielen Minuten), $at
reason-public-pace = Du hast in { $minutes } Minuten { $limit } Seiten für alle gezeigt; mehr geht im Moment nicht. Die nächste kannst du <t:{ $at }:R> zeigen.
reason-public-pace-here = In diesem Kanal wurden in { $minutes } Minuten { $limit } Seiten für alle gezeigt; mehr geht im Moment nicht. Die nächste lässt sich <t:{ $at }:R> zeigen.
# $limit (Tische), $minutes (in so vielen Minuten)
reason-opening-pace = Du hast in { $minutes } Minuten { $limit ->
        [one] 1 Tisch
       *[other] { $limit } Tische
    } eröffnet; mehr geht im Moment nicht. Den nächsten kannst du <t:{ $at }:R> eröffnen.
# $who (die Nummer einer Person, für eine Erwähnung)
reason-blocked-there = <@{ $who }> ist an diesem Tisch, und du hast diese Person blockiert. Mit { COMMAND("settings") } änderst du das.
reason-blocked-talk = Du hast <@{ $who }> blockiert. Mit { COMMAND("settings") } änderst du das.
reason-blocked-invite = Du hast <@{ $who }> blockiert und kannst diese Person deshalb nicht einladen. Mit { COMMAND("settings") } änderst du das.
reason-blocked-self = Dich selbst kannst du nicht blockieren.
reason-blocked-bot = Bots sitzen an keinem Tisch: Da gibt es nichts zu blockieren.
reason-blocked-full = Du hast { $limit } Personen blockiert; mehr geht nicht. Nimm erst jemanden von deiner Liste.
reason-table-aside = Ich bin nicht mehr auf dem Server dieses Tisches: Die Partie wartet, und die Zeit steht. Sie geht weiter, sobald ich wieder dort bin.

reason-no-commitment = Dieser Tisch wurde eröffnet, bevor es Wörter gab. Seine Karten werden ohne sie ausgelost.
